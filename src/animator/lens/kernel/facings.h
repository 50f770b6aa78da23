// Which way walls face: how a grain runs along them.
#pragma once
#include "bins.h"

// One step of the direction a wall faces: how it runs is taken from a table, since the exact one would tremble far from the origin.
enum { FACINGS = 32 };
struct Facings { float x[FACINGS], z[FACINGS]; };
INLINE Facings makeFacings() {
  Facings F;
  for (int k = 0; k < FACINGS; k++) {
    // Around a square on its corner: quarters, each of straight steps.
    float t = (float)(k & 7) / 8, x = 1 - t, z = t;
    for (int quarter = k >> 3; quarter > 0; quarter--) { float was = x; x = -z; z = was; }
    float over = 1 / root(x * x + z * z);
    F.x[k] = x * over;
    F.z[k] = z * over;
  }
  return F;
}
INLINE i32 facingOf(float x, float z) {
  float over = 8 / (magnitude(x) + magnitude(z) + 1e-9f), across = magnitude(x) * over, t;
  if (x >= 0) t = z >= 0 ? 8 - across : 24 + across;
  else t = z >= 0 ? 8 + across : 24 - across;
  return (i32)(t + .5f) & (FACINGS - 1);
}
// Which way a wall faces, 0 to 4: straight within each quarter, as the table is.
INLINE float quarterTurnsOf(float x, float z) {
  float across = magnitude(x) / (magnitude(x) + magnitude(z) + 1e-9f);
  if (x >= 0) return z >= 0 ? 1 - across : 3 + across;
  return z >= 0 ? 1 + across : 3 - across;
}
