// The instance at hand: how the wind sways it, and where its vertices are, in the world and on the screen.
#pragma once
#include "seen.h"

struct Sway { float x, y, z, flutter, acrossX, acrossY, acrossZ; };
INLINE Sway swayOf(const Lens& L, const Instance& I, float scale) {
  const Scene& S = *(const Scene*)L.scene;
  float along = I.matrix[3] * S.windX + I.matrix[11] * S.windZ;
  float gust = 0.55f + 0.45f * sineOfTurns(L.time * 0.11f - along * 0.021f);
  float lean = S.windStrength * gust * (0.45f + 0.55f * sineOfTurns(L.time * 0.37f + I.phase - along * 0.05f)) * scale;
  return {S.windX * lean, -0.25f * lean, S.windZ * lean, S.windStrength * gust * 0.35f, -S.windZ * scale, 0.4f * scale, S.windX * scale};
}

// The instance at hand.
struct Placing {
  const Instance& I;
  const Mesh& M;
  bool mover, coarse;
  float scale;
  // Address of its first vertex among all that are placed.
  u32 base;
  // How its triangles are coloured.
  bool ground, patched, carded, printed;
  // Whether what moves may shade it, and whether its ground must look that up.
  bool nearMover, shadedGround;
  // Whether a part of it lies behind the near plane.
  bool cut;
  // Before what is small and far away the air is everywhere the same.
  bool far;
  f4 through, glow;
  i32 lamps[8], lampCount;
  Contacts contacts;
  // Mark of its grain where it moves as a whole; 0 for none.
  u32 grainMark;
};

struct Spot { float x, y, z; };
INLINE Spot middleOf(const Instance& I, const Mesh& M) {
  const float *m = I.matrix, *c = M.centre;
  return {m[0] * c[0] + m[1] * c[1] + m[2] * c[2] + m[3], m[4] * c[0] + m[5] * c[1] + m[6] * c[2] + m[7], m[8] * c[0] + m[9] * c[1] + m[10] * c[2] + m[11]};
}

APART void preparePlacing(const Lens& L, Placing& P) {
  const Scene& S = *(const Scene*)L.scene;
  const Instance& I = P.I;
  const Mesh& M = P.M;
  const float *m = I.matrix, *e = L.viewEye;
  Spot middle = middleOf(I, M);
  float radius = M.radius * P.scale;
  P.base = L.vertexCount;
  P.ground = (M.flags & 4) && I.ground >= 0 && !L.viewMirrored;
  P.patched = M.patches != 0;
  P.carded = M.texture != 0;
  // A given picture shows its own light; only what moves before it may shade it.
  P.printed = P.carded && ((const float*)S.materials)[(i32)vertexPart(M, 0, 11) * 8 + 4] > 3.5f;
  P.nearMover = P.shadedGround = P.cut = false;
  if (L.moverRadius > 0 && !L.viewMirrored && !P.mover) {
    float x = M.flags & 4 ? M.centre[0] : m[3], z = M.flags & 4 ? M.centre[2] : m[11];
    float dx = x - L.moverCentre[0], dz = z - L.moverCentre[2], reach = L.moverRadius * 1.6f + radius;
    P.nearMover = dx * dx + dz * dz < reach * reach;
    if (P.ground) {
      float halfSide = M.side * 0.5f, texel = 1 / L.moverGroundScale;
      P.shadedGround = M.centre[0] + halfSide > L.moverGroundX + L.moverGroundFrom[0] * texel && M.centre[0] - halfSide < L.moverGroundX + (L.moverGroundTo[0] + 1) * texel &&
                       M.centre[2] + halfSide > L.moverGroundZ + L.moverGroundFrom[1] * texel && M.centre[2] - halfSide < L.moverGroundZ + (L.moverGroundTo[1] + 1) * texel;
    }
  }
  if (P.nearMover && !P.ground) chooseContacts(L, middle.x, middle.z, radius, P.contacts);
  P.lampCount = P.mover && S.lampCount > 0 ? chooseLamps(S, middle.x, middle.y, middle.z, P.lamps) : 0;
  float x = middle.x - e[0], up = middle.y - e[1], z = middle.z - e[2], distance = root(x * x + up * up + z * z);
  P.far = radius < distance * 0.04f;
  if (P.far) airAt(L, all(distance), all(middle.y), all((x * S.sunDirection[0] + up * S.sunDirection[1] + z * S.sunDirection[2]) / distance), &P.through, &P.glow);
}

// Where the vertices are, in the world and on the screen.
APART void moveVertices(const Lens& L, Placing& P) {
  const Scene& S = *(const Scene*)L.scene;
  const Instance& I = P.I;
  const Mesh& M = P.M;
  const float *m = I.matrix, *e = L.viewEye, *f = L.viewForward;
  float cx = L.viewWidth * 0.5f, cy = L.viewHeight * 0.5f, rows[2][3];
  for (int k = 0; k < 3; k++) {
    rows[0][k] = L.viewScaleX * L.viewRight[k] + cx * f[k];
    rows[1][k] = -L.viewScaleY * L.viewUp[k] + cy * f[k];
  }
  bool sways = (M.flags & 2) && S.windStrength > 0;
  Sway sway = sways ? swayOf(L, I, P.scale) : Sway{};
  f4 near = all(L.near), *screen = (f4*)L.screen + P.base, *placed = (f4*)L.placed;
  const f4* v = (const f4*)M.vertices;
  for (i32 k = 0; k < M.vertexCount; k += 4, v += 12, screen += 4, placed += 3) {
    f4 x = v[0], y = v[1], z = v[2];
    f4 px = all(m[0]) * x + all(m[1]) * y + all(m[2]) * z + all(m[3]);
    f4 py = all(m[4]) * x + all(m[5]) * y + all(m[6]) * z + all(m[7]);
    f4 pz = all(m[8]) * x + all(m[9]) * y + all(m[10]) * z + all(m[11]);
    if (sways) {
      f4 amount = v[3];
      f4 flutter = sineOfTurns(all(L.time * 1.1f + I.phase) + x * EVERY(0.7f) + z * EVERY(0.9f)) * amount * all(sway.flutter);
      px += amount * all(sway.x) + flutter * all(sway.acrossX);
      py += amount * all(sway.y) + flutter * all(sway.acrossY);
      pz += amount * all(sway.z) + flutter * all(sway.acrossZ);
    }
    placed[0] = px; placed[1] = py; placed[2] = pz;
    f4 dx = px - all(e[0]), dy = py - all(e[1]), dz = pz - all(e[2]);
    f4 X = dx * all(rows[0][0]) + dy * all(rows[0][1]) + dz * all(rows[0][2]);
    f4 Y = dx * all(rows[1][0]) + dy * all(rows[1][1]) + dz * all(rows[1][2]);
    f4 depth = dx * all(f[0]) + dy * all(f[1]) + dz * all(f[2]);
    i4 behind = depth < near;
    f4 over = EVERY(1) / most(depth, near);
    f4 sx = X * over, sy = Y * over;
    if (any(behind)) {
      P.cut = true;
      sx = choose(behind, X, sx);
      sy = choose(behind, Y, sy);
      over = choose(behind, EVERY(-1), over);
    }
    TRANSPOSE(sx, sy, over, depth)
    screen[0] = sx; screen[1] = sy; screen[2] = over; screen[3] = depth;
  }
}
