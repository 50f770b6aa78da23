// Which way what a picture shows is turned, from its depths alone.
#pragma once
#include "rooms.h"

// Where a pixel of half size lies, and which way its surface faces.
struct Facet { float x, y, z, nx, ny, nz, far; };

INLINE float smaller(float a, float b) { return magnitude(a) < magnitude(b) ? a : b; }
// One over depth is straight along a plane: its steps to the neighbours, those to the side where the surface goes on, tell how it is turned.
INLINE Facet facetAt(const Lens& L, const float* depth, i32 w, i32 h, i32 x, i32 y) {
  const float* here = depth + y * w + x;
  float iz = *here, left = x > 0 ? iz - here[-1] : 1e9f, right = x + 1 < w ? here[1] - iz : 1e9f, up = y > 0 ? iz - here[-w] : 1e9f, down = y + 1 < h ? here[w] - iz : 1e9f;
  float stepX = smaller(left, right) * .5f, stepY = smaller(up, down) * .5f, px = x * 2 + 1 - L.width * .5f, py = y * 2 + 1 - L.height * .5f;
  float far = 1 / most(iz, 1 / 900.f), qx = px / L.scaleX * far, qy = -py / L.scaleY * far;
  float a = stepX * L.scaleX, b = -stepY * L.scaleY, c = iz - stepX * px - stepY * py;
  float over = -1 / root(a * a + b * b + c * c + 1e-12f);
  const float *e = L.eye, *r = L.right, *u = L.up, *f = L.forward;
  return {e[0] + f[0] * far + r[0] * qx + u[0] * qy, e[1] + f[1] * far + r[1] * qx + u[1] * qy, e[2] + f[2] * far + r[2] * qx + u[2] * qy,
          (r[0] * a + u[0] * b + f[0] * c) * over, (r[1] * a + u[1] * b + f[1] * c) * over, (r[2] * a + u[2] * b + f[2] * c) * over, far};
}

// What is round is made of flat triangles, and depth shows them: each way of facing is the mean of those beside it on the same surface, unless that has an edge there.
// Above it stands how far it can be trusted: where a surface ends, its depth leaps, and those farther in tell better. First along rows, then down columns; `rows` has room for nine.
#define LEAPS .05f
INLINE f4 trustedWay(const Lens& L, const float* depth, i32 w, i32 h, i32 x, i32 y) {
  float iz = depth[y * w + x], leap = iz * LEAPS;
  if (iz <= 1 / 800.f) return (f4){0, 1, 0, 1};
  Facet at = facetAt(L, depth, w, h, x, y);
  auto leaps = [&](i32 i, i32 j) __attribute__((always_inline)) { return magnitude(depth[within(j, h) * w + within(i, w)] - iz) > leap; };
  bool ends = leaps(x - 1, y) || leaps(x + 1, y) || leaps(x, y - 1) || leaps(x, y + 1);
  return (f4){at.nx, at.ny, at.nz, ends ? .04f : 1};
}
APART void roundOff(f4* ways, const float* depth, i32 w, i32 h, i32 step, f4* rows) {
  auto share = [](f4 own, f4 other, float to, float from) __attribute__((always_inline)) {
    f4 product = own * other;
    float alike = own[3] < 1 ? 1 : (product[0] + product[1] + product[2]) * 3 - 2;
    return alike > 0 && magnitude(from - to) < .03f * to ? alike * other[3] : 0.f;
  };
  auto mean = [](f4 sum, f4 own) __attribute__((always_inline)) {
    f4 way = sum * all(1 / root(sum[0] * sum[0] + sum[1] * sum[1] + sum[2] * sum[2] + 1e-12f));
    way[3] = own[3];
    return way;
  };
  for (i32 y = 0; y < h; y++) {
    f4* row = ways + y * w;
    const float* d = depth + y * w;
    for (i32 x = 0; x < w; x++) rows[x] = row[x];
    for (i32 x = 0; x < w; x++) {
      f4 own = rows[x], sum = own * all(own[3]);
      if (d[x] <= 1 / 60.f) continue;
      for (i32 k = -2; k <= 2; k++) {
        i32 i = within(x + k * step, w);
        if (k) sum += rows[i] * all(share(own, rows[i], d[x], d[i]));
      }
      row[x] = mean(sum, own);
    }
  }
  // Rows above are kept as they were.
  i32 kept = 2 * step + 1;
  for (i32 y = 0; y < h; y++) {
    f4 *row = ways + y * w, *copy = rows + (y % kept) * w;
    const float* d = depth + y * w;
    for (i32 x = 0; x < w; x++) copy[x] = row[x];
    for (i32 x = 0; x < w; x++) {
      f4 own = copy[x], sum = own * all(own[3]);
      if (d[x] <= 1 / 60.f) continue;
      for (i32 k = 1; k <= 2; k++) {
        i32 up = y - k * step, down = within(y + k * step, h);
        if (up >= 0) sum += rows[(up % kept) * w + x] * all(share(own, rows[(up % kept) * w + x], d[x], depth[up * w + x]));
        sum += ways[down * w + x] * all(share(own, ways[down * w + x], d[x], depth[down * w + x]));
      }
      row[x] = mean(sum, own);
    }
  }
}
