// Sky, noise, height of the land, and shadow maps: what shading looks up.
#pragma once
#include "layout.h"
#include "simd.h"

// A dome lies in a square: an octahedron's upper half, unfolded. The direction needs no unit length.
INLINE f4 domeAt(const u16* texels, i32 size, float sine, float cosine, float dx, float dy, float dz) {
  if (dy < 0) dy = 0;
  float rx = dx * cosine - dz * sine, rz = dx * sine + dz * cosine;
  float s = 1 / (magnitude(rx) + dy + magnitude(rz) + 1e-9f);
  float px = rx * s, pz = rz * s;
  float u = ((px + pz) * .5f + .5f) * (size - 1), v = ((px - pz) * .5f + .5f) * (size - 1);
  i32 iu = (i32)u, iv = (i32)v;
  if (iu < 0) iu = 0;
  if (iv < 0) iv = 0;
  if (iu > size - 2) iu = size - 2;
  if (iv > size - 2) iv = size - 2;
  float fu = u - iu, fv = v - iv;
  const u16* p = texels + (iv * size + iu) * 4;
  #define TEXEL(q) (f4)wasm_f32x4_convert_u32x4(wasm_u32x4_load16x4(q))
  f4 a = TEXEL(p), b = TEXEL(p + 4), c = TEXEL(p + size * 4), d = TEXEL(p + size * 4 + 4);
  #undef TEXEL
  f4 top = a + (b - a) * all(fu), bottom = c + (d - c) * all(fu);
  // Stored as square roots of a range of 0 to 16.
  f4 t = (top + (bottom - top) * all(fv)) * EVERY(4.0f / 65535.f);
  return t * t;
}
// Four directions at once.
INLINE void domeFour(const u16* texels, i32 size, float sine, float cosine, f4 dx, f4 dy, f4 dz, f4* out) {
  f4 rx = dx * all(cosine) - dz * all(sine), rz = dx * all(sine) + dz * all(cosine), last = all((float)(size - 1)), y = most(dy, all(0));
  f4 s = EVERY(.5f) / (magnitude(rx) + y + magnitude(rz) + all(1e-9f));
  f4 u = ((rx + rz) * s + EVERY(.5f)) * last, v = ((rx - rz) * s + EVERY(.5f)) * last;
  f4 iu = least(most(floor4(u), all(0)), last - EVERY(1)), iv = least(most(floor4(v), all(0)), last - EVERY(1));
  f4 fu = u - iu, fv = v - iv;
  i4 at = toInt(iv) * size + toInt(iu);
  for (int k = 0; k < 4; k++) {
    const u16* p = texels + at[k] * 4;
    #define TEXEL(q) (f4)wasm_f32x4_convert_u32x4(wasm_u32x4_load16x4(q))
    f4 a = TEXEL(p), b = TEXEL(p + 4), c = TEXEL(p + size * 4), d = TEXEL(p + size * 4 + 4);
    #undef TEXEL
    f4 top = a + (b - a) * all(fu[k]), bottom = c + (d - c) * all(fu[k]);
    f4 t = (top + (bottom - top) * all(fv[k])) * EVERY(4.0f / 65535.f);
    out[k] = t * t;
  }
}
INLINE f4 skyAt(const Lens& L, float dx, float dy, float dz) {
  const Scene& S = *(const Scene*)L.scene;
  return domeAt((const u16*)S.sky, S.skySize, L.skyTurnSine, L.skyTurnCosine, dx, dy, dz);
}

INLINE float noiseAt(const Scene& S, float x, float y) {
  const u8* n = (const u8*)S.noise;
  float fx = __builtin_floorf(x), fy = __builtin_floorf(y);
  i32 ix = (i32)fx & 255, iy = (i32)fy & 255;
  float tx = x - fx, ty = y - fy;
  i32 jx = (ix + 1) & 255, jy = ((iy + 1) & 255) << 8;
  iy <<= 8;
  float a = n[iy + ix], b = n[iy + jx], c = n[jy + ix], d = n[jy + jx];
  a += (b - a) * tx;
  c += (d - c) * tx;
  return (a + (c - a) * ty) * (1 / 255.f);
}

// Noise at four spots.
INLINE f4 noiseFour(const Scene& S, f4 x, f4 y) {
  const u8* n = (const u8*)S.noise;
  f4 fx = floor4(x), fy = floor4(y), tx = x - fx, ty = y - fy;
  i4 ix = toInt(fx) & 255, iy = (toInt(fy) & 255) << 8, jx = (ix + 1) & 255, jy = (iy + 256) & 65280;
  i4 at = iy | ix, bt = iy | jx, ct = jy | ix, dt = jy | jx;
  f4 a = toFloat((i4){n[at[0]], n[at[1]], n[at[2]], n[at[3]]}), b = toFloat((i4){n[bt[0]], n[bt[1]], n[bt[2]], n[bt[3]]});
  f4 c = toFloat((i4){n[ct[0]], n[ct[1]], n[ct[2]], n[ct[3]]}), d = toFloat((i4){n[dt[0]], n[dt[1]], n[dt[2]], n[dt[3]]});
  a = fused(b - a, tx, a);
  c = fused(d - c, tx, c);
  return fused(c - a, ty, a) * EVERY(1 / 255.f);
}

INLINE float heightBetween(const Scene& S, float hx, float hz) {
  i32 ix = (i32)hx, iz = (i32)hz;
  float fx = hx - ix, fz = hz - iz;
  const float* p = (const float*)S.heights + iz * S.heightSize + ix;
  float a = p[0] + (p[1] - p[0]) * fx, b = p[S.heightSize] + (p[S.heightSize + 1] - p[S.heightSize]) * fx;
  return a + (b - a) * fz;
}
// Height of the land, or `outside` beyond what is known of it.
INLINE float heightAt(const Scene& S, float x, float z, float outside) {
  float hx = (x - S.heightX) * S.heightScale, hz = (z - S.heightZ) * S.heightScale;
  if (!(hx >= 0 && hz >= 0 && hx < S.heightSize - 1.01f && hz < S.heightSize - 1.01f)) return outside;
  return heightBetween(S, hx, hz);
}
// How deep water is: beyond what is known the bottom goes on as it is at the edge, and falls off, since water is seen there only where no land is.
INLINE float depthAt(const Scene& S, float x, float z) {
  float hx = (x - S.heightX) * S.heightScale, hz = (z - S.heightZ) * S.heightScale, last = S.heightSize - 1.02f;
  float nx = least(most(hx, 0.f), last), nz = least(most(hz, 0.f), last);
  float out = (magnitude(hx - nx) + magnitude(hz - nz)) / S.heightScale;
  float known = S.waterLevel - heightBetween(S, nx, nz);
  return out > 0 ? most(known, least(out * 0.5f, 8.f)) : known;
}

// Share of the light that reaches four points, by the two moments of depth (variance shadow map); outside it is lit.
APART f4 shadowAt(const ShadowMap& M, f4 u, f4 v, f4 z) {
  i32 n = M.size;
  f4 x = u * all((float)n) - EVERY(0.5f), y = v * all((float)n) - EVERY(0.5f);
  f4 limit = all((float)(n - 2));
  f4 cx = least(most(x, all(0)), limit), cy = least(most(y, all(0)), limit);
  i4 inside = (x == cx) & (y == cy);
  f4 ix = floor4(cx), iy = floor4(cy);
  f4 fx = cx - ix, fy = cy - iy;
  i4 at = toInt(iy * all((float)n) + ix);
  const float* m = (const float*)M.moments;
  #define ROW(k)                                       \
    f4 r##k = (f4)wasm_v128_load(m + at[k] * 2);       \
    f4 s##k = (f4)wasm_v128_load(m + at[k] * 2 + n * 2);
  ROW(0) ROW(1) ROW(2) ROW(3)
  #undef ROW
  TRANSPOSE(r0, r1, r2, r3)
  TRANSPOSE(s0, s1, s2, s3)
  f4 a = r0 + (r2 - r0) * fx, b = s0 + (s2 - s0) * fx, c = r1 + (r3 - r1) * fx, d = s1 + (s3 - s1) * fx;
  f4 first = a + (b - a) * fy, second = c + (d - c) * fy;
  f4 behind = z - first;
  f4 variance = most(second - first * first, all(2e-6f));
  f4 chance = variance / (variance + behind * behind);
  // The lowest chances are light that leaks between two casters.
  f4 lit = clamp01((chance - EVERY(0.22f)) * EVERY(1 / 0.78f));
  return choose(inside & (behind > all(0)), lit, EVERY(1));
}
INLINE f4 dotRow(const float* row, f4 x, f4 y, f4 z) {
  return x * all(row[0]) + y * all(row[1]) + z * all(row[2]) + all(row[3]);
}
// The sun on what does not move: a fine map near the action fades into a coarse one.
APART f4 sunAt(const Scene& S, f4 x, f4 y, f4 z) {
  const ShadowMap& near = *(const ShadowMap*)S.nearShadow;
  const ShadowMap& far = *(const ShadowMap*)S.farShadow;
  f4 u = dotRow(near.rows, x, y, z), v = dotRow(near.rows + 4, x, y, z);
  f4 edge = most(magnitude(u - EVERY(0.5f)), magnitude(v - EVERY(0.5f)));
  f4 weight = clamp01((EVERY(0.495f) - edge) * EVERY(20.f));
  f4 lit = EVERY(1);
  if (any(weight > all(0))) lit = shadowAt(near, u, v, dotRow(near.rows + 8, x, y, z));
  if (any(weight < EVERY(1))) {
    f4 u2 = dotRow(far.rows, x, y, z), v2 = dotRow(far.rows + 4, x, y, z);
    f4 z2 = dotRow(far.rows + 8, x, y, z) - EVERY(0.0012f);
    lit = blend(shadowAt(far, u2, v2, z2), lit, weight);
  }
  return lit;
}
// The shadow of what moves, on points `off` metres above their surface.
INLINE f4 moverSunAt(const Lens& L, f4 x, f4 y, f4 z) {
  const ShadowMap& M = *(const ShadowMap*)L.moverShadow;
  f4 u = dotRow(M.rows, x, y, z), v = dotRow(M.rows + 4, x, y, z);
  f4 edge = most(magnitude(u - EVERY(0.5f)), magnitude(v - EVERY(0.5f)));
  if (!any(edge < EVERY(0.5f))) return EVERY(1);
  return shadowAt(M, u, v, dotRow(M.rows + 8, x, y, z));
}
// Spheres take away the light of that part of the sky they cover.
INLINE f4 contactAt(const float* sphere, i32 count, f4 x, f4 y, f4 z, f4 nx, f4 ny, f4 nz) {
  f4 open = EVERY(1);
  for (i32 k = 0; k < count; k++, sphere += 4) {
    f4 sx = all(sphere[0]) - x, sy = all(sphere[1]) - y, sz = all(sphere[2]) - z;
    f4 l = inverseRoot(sx * sx + sy * sy + sz * sz + all(1e-4f));
    f4 facing = (sx * nx + sy * ny + sz * nz) * l;
    open *= EVERY(1) - clamp01(facing * EVERY(0.8f) + EVERY(0.2f)) * least(all(sphere[3] * sphere[3]) * l * l, EVERY(0.9f));
  }
  return open;
}
// Those spheres that are felt within `radius` of a spot of the ground: beyond nine times their size they take less than a hundredth.
enum { MOST_CONTACTS = 48 };
struct Contacts { float spheres[MOST_CONTACTS * 4]; i32 count; };
APART void chooseContacts(const Lens& L, float x, float z, float radius, Contacts& chosen) {
  const float* sphere = (const float*)L.contacts;
  chosen.count = 0;
  for (i32 k = 0; k < L.contactCount; k++, sphere += 4) {
    float dx = sphere[0] - x, dz = sphere[2] - z, reach = sphere[3] * 9 + radius;
    if (dx * dx + dz * dz > reach * reach) continue;
    float* to = chosen.spheres + chosen.count++ * 4;
    for (int j = 0; j < 4; j++) to[j] = sphere[j];
  }
}
// How much of what lies `distance` away comes through the air, and how much the air glows toward the sun.
INLINE void airAt(const Lens& L, f4 distance, f4 y, f4 towardSun, f4* through, f4* glow) {
  const Scene& S = *(const Scene*)L.scene;
  f4 h1 = (y - all(S.fogFloor)) * all(S.fogFall);
  float h0 = (L.viewEye[1] - S.fogFloor) * S.fogFall;
  f4 e1 = power2(-most(h1, EVERY(-1.f)) * EVERY(1.442695f));
  f4 rise = h1 - all(h0);
  i4 level = magnitude(rise) < EVERY(0.01f);
  f4 average = choose(level, all(L.fogAtEye), (all(L.fogAtEye) - e1) / choose(level, EVERY(1), rise));
  f4 depth = distance * fused(all(S.fogDensity * 1.442695f), average, all(S.haze * 1.442695f));
  *through = power2(-depth);
  f4 c = clamp01(fused(towardSun, EVERY(0.5f), EVERY(0.5f)));
  f4 c2 = c * c, c4 = c2 * c2, c8 = c4 * c4;
  *glow = c8 * fused(c8 * c8, EVERY(0.4f), EVERY(0.6f));
}
