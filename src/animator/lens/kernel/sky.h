// Paints the sky of a film once: a gradient, a glow around the sun, two kinds of clouds, stars by their own pass.
#pragma once
#include "surroundings.h"

INLINE u4 scramble(u4 h) {
  h = (h ^ (h >> 13)) * 1274126177u;
  return (h ^ (h >> 16)) & 0xffff;
}
// Value noise of four points in one plane: y is the same for all, so its two layers are mixed at the corners.
APART f4 valueNoise(f4 x, float y, f4 z) {
  f4 fx = floor4(x), fz = floor4(z);
  float fy = __builtin_floorf(y);
  u4 hx = (u4)toInt(fx) * 374761393u + (u32)(i32)fy * 668265263u, hz = (u4)toInt(fz) * 2147483647u;
  x -= fx; y -= fy; z -= fz;
  x = x * x * (EVERY(3) - EVERY(2) * x); y = y * y * (3 - 2 * y); z = z * z * (EVERY(3) - EVERY(2) * z);
  f4 upper = all(y * (1 / 65535.f)), lower = all((1 - y) * (1 / 65535.f));
  #define CORNER(h) (toFloat((i4)scramble(h)) * lower + toFloat((i4)scramble((h) + 668265263u)) * upper)
  f4 a = CORNER(hx + hz), b = CORNER(hx + hz + 374761393u), c = CORNER(hx + hz + 2147483647u), d = CORNER(hx + hz + (374761393u + 2147483647u));
  #undef CORNER
  a += (b - a) * x;
  c += (d - c) * x;
  return a + (c - a) * z;
}
INLINE f4 fractalNoise(f4 x, float y, f4 z, int octaves) {
  f4 sum = all(0);
  float amplitude = 0.5f, total = 0;
  for (int i = 0; i < octaves; i++) {
    sum += all(amplitude) * valueNoise(x, y, z);
    total += amplitude;
    x = x * EVERY(2.03f) + EVERY(17.1f); y = y * 2.01f + 3.7f; z = z * EVERY(2.02f) + EVERY(9.2f);
    amplitude *= 0.52f;
  }
  return sum * all(1 / total);
}
INLINE f4 smoothStep(float from, float to, f4 x) {
  f4 t = clamp01((x - all(from)) * all(1 / (to - from)));
  return t * t * (EVERY(3) - EVERY(2) * t);
}

// Four texels of row j: what is stored of them, square roots of light.
APART void skyTexels(const Scene& S, const SkyColours& K, f4 i, float j, f4* out) {
  float n = S.skySize - 1, seed = K.seed, Lx = S.sunDirection[0], Lz = S.sunDirection[2];
  f4 u = i * all(2 / n) - EVERY(1), v = all(2 * j / n - 1);
  f4 x = (u + v) * EVERY(.5f), z = (u - v) * EVERY(.5f), y = most(EVERY(1) - magnitude(x) - magnitude(z), all(0));
  f4 l = EVERY(1) / root(x * x + y * y + z * z);
  x *= l; y *= l; z *= l;
  f4 toward = x * all(Lx) + y * all(S.sunDirection[1]) + z * all(Lz), c = clamp01(toward * EVERY(.5f) + EVERY(.5f));
  // From horizon through middle to zenith.
  f4 low = exponential(-y * EVERY(9.f)), high = smoothStep(0.05f, 0.75f, y);
  f4 c4 = c * c * c * c, c12 = c4 * c4 * c4;
  f4 glow = c12 * EVERY(0.55f) * (EVERY(0.35f) + EVERY(0.65f) * exponential(-y * EVERY(3.f))) + c12 * c12 * EVERY(0.6f);
  f4 colour[3];
  for (int k = 0; k < 3; k++) {
    f4 base = all(K.middle[k]) + all(K.zenith[k] - K.middle[k]) * high;
    base += (all(K.horizon[k]) - base) * low;
    colour[k] = base + all(K.glow[k]) * glow;
  }
  if (K.cover > 0 && any(y > EVERY(0.004f))) {
    // A layer of heaps, seen from below: lit where they are thin toward the sun.
    f4 t = EVERY(1.15f) / (y + EVERY(0.12f)), px = x * t + all(seed), pz = z * t;
    f4 warp = fractalNoise(px * EVERY(0.8f), seed, pz * EVERY(0.8f), 3) - EVERY(.5f);
    f4 hx = px * EVERY(1.6f) + warp * EVERY(1.2f), hz = pz * EVERY(1.6f) + warp;
    f4 d = fractalNoise(hx, seed * 1.7f, hz, 6);
    float edge = 1 - K.cover * 0.62f;
    f4 dense = smoothStep(edge - 0.10f, edge + 0.16f, d) * smoothStep(0.004f, 0.09f, y);
    dense = choose(dense > EVERY(0.003f), dense, all(0));
    if (any(dense > all(0))) {
      f4 d2 = fractalNoise(hx + all(Lx * 0.16f), seed * 1.7f, hz + all(Lz * 0.16f), 5);
      f4 lit = clamp01(EVERY(0.62f) + (d - d2) * EVERY(3.2f)) * (EVERY(1) - EVERY(0.5f) * smoothStep(edge + 0.05f, edge + 0.34f, d));
      f4 silver = c4 * c4 * (EVERY(1) - dense) * EVERY(1.2f);
      for (int k = 0; k < 3; k++) {
        f4 cloud = all(K.cloudShade[k]) + all(K.cloudLit[k] - K.cloudShade[k]) * clamp01(lit + silver);
        colour[k] += (cloud - colour[k]) * dense * EVERY(0.96f);
      }
    }
  }
  if (K.cirrus > 0 && any(y > EVERY(0.02f))) {
    f4 t = EVERY(1) / (y + EVERY(0.25f)), px = x * t, pz = z * t;
    f4 w = fractalNoise(px * EVERY(0.9f) + all(seed), 4.f, pz * EVERY(0.9f), 3);
    f4 streak = fractalNoise(px * EVERY(1.1f) + w * EVERY(1.5f), seed + 9.f, pz * EVERY(6.5f) + w * EVERY(3.f), 4);
    f4 veil = smoothStep(0.5f, 0.85f, streak) * smoothStep(0.02f, 0.25f, y) * all(K.cirrus * 0.55f);
    for (int k = 0; k < 3; k++) colour[k] += (all(K.cloudLit[k]) - colour[k]) * veil;
  }
  // A storm far off: a bank of cloud over the horizon, heaped and lit at its top, black below, with rain hanging from it.
  if (K.front > 0) {
    f4 level = EVERY(1) / root(most(x * x + z * z, EVERY(1e-4f))), ahead = (x * all(K.frontX) + z * all(K.frontZ)) * level, across = (x * all(K.frontZ) - z * all(K.frontX)) * level;
    f4 turn = across * (EVERY(1.5f) - ahead * EVERY(.5f));
    f4 heaps = fractalNoise(turn * EVERY(5.5f) + all(seed), 2.5f, y * EVERY(9.f), 5), towers = fractalNoise(turn * EVERY(2.2f) + all(seed * 3), 7.f, all(0), 2);
    f4 top = smoothStep(-0.15f, 0.85f, ahead) * (EVERY(0.14f) + EVERY(0.34f) * towers + EVERY(0.2f) * (heaps - EVERY(.5f)));
    f4 billows = fractalNoise(turn * EVERY(13.f) + heaps * EVERY(2.f) + all(seed), 4.5f, y * EVERY(26.f), 4);
    f4 bank = smoothStep(-0.012f, 0.035f, top - y);
    f4 deep = smoothStep(0.f, 0.15f, top - y), shown = clamp01(EVERY(0.75f) - deep * EVERY(0.95f) + (heaps - EVERY(.5f)) * EVERY(1.9f) + (billows - EVERY(.5f)) * EVERY(1.1f));
    // Rain: streaks that lean a little, paler than what they hang from, down to a band of light along the horizon.
    f4 streaks = fractalNoise((turn + y * EVERY(.35f)) * EVERY(26.f) + all(seed), 3.f, y * EVERY(1.5f), 3), under = smoothStep(-0.13f, -0.02f, -y);
    f4 rains = under * smoothStep(0.4f, 0.62f, fractalNoise(turn * EVERY(3.f) + all(seed * 5), 1.f, all(0), 2)) * (EVERY(0.35f) + EVERY(0.65f) * streaks), pale = smoothStep(-0.05f, 0.f, -y) * (EVERY(1) - rains) * EVERY(0.55f);
    for (int k = 0; k < 3; k++) {
      float blue = k == 2 ? 1.2f : k == 1 ? 1.04f : .94f;
      f4 dark = all(K.cloudShade[k] * .13f * blue), cloud = dark + (all(K.cloudLit[k] * .6f) - dark) * shown * shown;
      cloud += all(K.cloudShade[k] * .5f * blue) * clamp01((heaps + billows - EVERY(.98f)) * EVERY(1.4f));
      cloud += (all(K.horizon[k] * .5f) - cloud) * pale;
      cloud += (all(K.cloudShade[k] * .26f * blue) - cloud) * rains * EVERY(.8f);
      colour[k] += (cloud - colour[k]) * bank;
    }
  }
  for (int k = 0; k < 3; k++) out[k] = least(root(most(colour[k], all(0))) * EVERY(65535.f / 4.f) + EVERY(.5f), EVERY(65535.f));
}

INLINE void storeTexel(u16* p, f4 t) {
  v128_t q = (v128_t)toInt(t);
  wasm_v128_store64_lane(p, wasm_u16x8_narrow_i32x4(q, q), 0);
}

enum { SKY_BLOCK = 16, SKY_STEP = 5 };
// Rows of blocks `from` to `to` of the dome. Blocks that no camera sees, 0 in `seen`, only shine on things: every fifth texel, and the way between.
EXPORT void paintSky(const Scene* S, const SkyColours* K, const u8* seen, i32 from, i32 to) {
  i32 n = S->skySize, across = n / SKY_BLOCK;
  u16* out = (u16*)S->sky;
  const f4 lane = {0, 1, 2, 3};
  for (i32 by = from; by < to; by++)
    for (i32 bx = 0; bx < across; bx++) {
      i32 x0 = bx * SKY_BLOCK, y0 = by * SKY_BLOCK;
      if (seen[by * across + bx]) {
        for (i32 y = y0; y < y0 + SKY_BLOCK; y++)
          for (i32 x = x0; x < x0 + SKY_BLOCK; x += 4) {
            f4 t[4] = {all(0), all(0), all(0), all(0)};
            skyTexels(*S, *K, all((float)x) + lane, y, t);
            TRANSPOSE(t[0], t[1], t[2], t[3])
            for (int k = 0; k < 4; k++) storeTexel(out + (y * n + x + k) * 4, t[k]);
          }
        continue;
      }
      f4 grid[4][4];
      for (int j = 0; j < 4; j++) {
        f4* t = grid[j];
        t[3] = all(0);
        skyTexels(*S, *K, all((float)x0) + lane * all((float)SKY_STEP), y0 + j * SKY_STEP, t);
        TRANSPOSE(t[0], t[1], t[2], t[3])
      }
      for (i32 y = 0; y < SKY_BLOCK; y++) {
        i32 j = y / SKY_STEP < 2 ? y / SKY_STEP : 2;
        f4 down = all((y - j * SKY_STEP) * (1.f / SKY_STEP)), row[4];
        for (int k = 0; k < 4; k++) row[k] = grid[j][k] + (grid[j + 1][k] - grid[j][k]) * down;
        for (i32 x = 0; x < SKY_BLOCK; x++) {
          i32 i = x / SKY_STEP < 2 ? x / SKY_STEP : 2;
          storeTexel(out + ((y0 + y) * n + x0 + x) * 4, row[i] + (row[i + 1] - row[i]) * all((x - i * SKY_STEP) * (1.f / SKY_STEP)));
        }
      }
    }
}
