// Paints the sky of a film once: a gradient, a glow around the sun, two kinds of clouds, stars by their own pass.
#pragma once
#include "surroundings.h"

INLINE u32 hash3(i32 x, i32 y, i32 z) {
  u32 h = (u32)x * 374761393u + (u32)y * 668265263u + (u32)z * 2147483647u;
  h = (h ^ (h >> 13)) * 1274126177u;
  return h ^ (h >> 16);
}
APART float valueNoise(float x, float y, float z) {
  float fx = __builtin_floorf(x), fy = __builtin_floorf(y), fz = __builtin_floorf(z);
  i32 ix = (i32)fx, iy = (i32)fy, iz = (i32)fz;
  x -= fx; y -= fy; z -= fz;
  x = x * x * (3 - 2 * x); y = y * y * (3 - 2 * y); z = z * z * (3 - 2 * z);
  #define CORNER(a, b, c) ((float)(hash3(ix + a, iy + b, iz + c) & 0xffff) * (1 / 65535.f))
  float a = CORNER(0, 0, 0), b = CORNER(0, 1, 0), c = CORNER(0, 0, 1), d = CORNER(0, 1, 1);
  a += (CORNER(1, 0, 0) - a) * x;
  b += (CORNER(1, 1, 0) - b) * x;
  c += (CORNER(1, 0, 1) - c) * x;
  d += (CORNER(1, 1, 1) - d) * x;
  #undef CORNER
  a += (b - a) * y;
  c += (d - c) * y;
  return a + (c - a) * z;
}
INLINE float fractalNoise(float x, float y, float z, int octaves) {
  float sum = 0, amplitude = 0.5f, total = 0;
  for (int i = 0; i < octaves; i++) {
    sum += amplitude * valueNoise(x, y, z);
    total += amplitude;
    x = x * 2.03f + 17.1f; y = y * 2.01f + 3.7f; z = z * 2.02f + 9.2f;
    amplitude *= 0.52f;
  }
  return sum / total;
}

// Rows `from` to `to` of the dome; colours are those of SkyColours.
EXPORT void paintSky(const Scene* S, const SkyColours* K, i32 from, i32 to) {
  i32 n = S->skySize;
  u16* out = (u16*)S->sky;
  float Lx = S->sunDirection[0], Ly = S->sunDirection[1], Lz = S->sunDirection[2];
  float seed = K->seed;
  for (i32 j = from; j < to; j++)
    for (i32 i = 0; i < n; i++) {
      float u = 2.f * i / (n - 1) - 1, v = 2.f * j / (n - 1) - 1;
      float x = (u + v) * .5f, z = (u - v) * .5f, y = 1 - magnitude(x) - magnitude(z);
      if (y < 0) y = 0;
      float l = 1 / root(x * x + y * y + z * z);
      x *= l; y *= l; z *= l;
      float toward = x * Lx + y * Ly + z * Lz, c = clamp01(toward * .5f + .5f);
      // From horizon through middle to zenith.
      float low = exponential(-y * 9.f), high = smoothStep(0.05f, 0.75f, y);
      f4 colour;
      for (int k = 0; k < 3; k++) {
        float base = K->middle[k] + (K->zenith[k] - K->middle[k]) * high;
        base += (K->horizon[k] - base) * low;
        float c4 = c * c * c * c;
        colour[k] = base + K->glow[k] * (c4 * c4 * c4 * 0.55f * (0.35f + 0.65f * exponential(-y * 3.f)) + c4 * c4 * c4 * c4 * c4 * c4 * 0.6f);
      }
      colour[3] = 0;
      if (K->cover > 0 && y > 0.004f) {
        // A layer of heaps, seen from below: lit where they are thin toward the sun.
        float t = 1 / (y + 0.12f), px = x * t * 1.15f + seed, pz = z * t * 1.15f;
        float warp = fractalNoise(px * 0.8f, seed, pz * 0.8f, 3) - .5f;
        float d = fractalNoise(px * 1.6f + warp * 1.2f, seed * 1.7f, pz * 1.6f + warp, 6);
        float edge = 1 - K->cover * 0.62f;
        float dense = smoothStep(edge - 0.10f, edge + 0.16f, d) * smoothStep(0.004f, 0.09f, y);
        if (dense > 0.003f) {
          float d2 = fractalNoise(px * 1.6f + warp * 1.2f + Lx * 0.16f, seed * 1.7f, pz * 1.6f + warp + Lz * 0.16f, 5);
          float lit = clamp01(0.62f + (d - d2) * 3.2f) * (1 - 0.5f * smoothStep(edge + 0.05f, edge + 0.34f, d));
          float silver = c * c * c * c;
          silver = silver * silver * (1 - dense) * 1.2f;
          for (int k = 0; k < 3; k++) {
            float cloud = K->cloudShade[k] + (K->cloudLit[k] - K->cloudShade[k]) * clamp01(lit + silver);
            colour[k] += (cloud - colour[k]) * dense * 0.96f;
          }
        }
      }
      if (K->cirrus > 0 && y > 0.02f) {
        float t = 1 / (y + 0.25f), px = x * t, pz = z * t;
        float w = fractalNoise(px * 0.9f + seed, 4.f, pz * 0.9f, 3);
        float streak = fractalNoise(px * 1.1f + w * 1.5f, seed + 9.f, pz * 6.5f + w * 3.f, 4);
        float veil = smoothStep(0.5f, 0.85f, streak) * K->cirrus * smoothStep(0.02f, 0.25f, y) * 0.55f;
        for (int k = 0; k < 3; k++) colour[k] += (K->cloudLit[k] - colour[k]) * veil;
      }
      u16* p = out + (j * n + i) * 4;
      for (int k = 0; k < 3; k++) {
        float v16 = root(most(colour[k], 0)) * (65535.f / 4.f) + .5f;
        p[k] = v16 > 65535 ? 65535 : (u16)v16;
      }
      p[3] = 0;
    }
}
