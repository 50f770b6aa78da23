// What a film does to light: blur and glow come together, exposure, tone, colour, grain.
#pragma once
#include "glow.h"

// Row `y` of the half picture: blurred part, glow, vignette and exposure come together, so that a pixel is  light * a + rgb. Four at a time, of which the
// last may lie beyond its end; a pixel of the glow is two of them wide.
INLINE void joinRow(const Lens& L, const BloomLevel& B, i32 levels, i32 y, f4* out) {
  i32 halfWidth = (L.width + 1) / 2, halfHeight = (L.height + 1) / 2, last = B.width - 1;
  float cx = L.width * .5f, cy = L.height * .5f;
  const f4* h = (const f4*)L.halfBlur + y * halfWidth;
  float by = (y + 0.5f) * B.height / halfHeight - 0.5f;
  by = least(most(by, 0), B.height - 1.001f);
  i32 jy = (i32)by;
  f4 gy = all(by - jy), *b0 = B.pixels + jy * B.width, *b1 = b0 + B.width, strength = all(L.bloomStrength / levels);
  auto glowAt = [&](i32 j) __attribute__((always_inline)) {
    j = j < last ? j : last;
    return fused(b1[j] - b0[j], gy, b0[j]) * strength;
  };
  float dy = (y * 2 + 1 - cy) / cy;
  f4 q0 = glowAt(0), q1 = q0, exposed = all(L.exposure * FULL_SCALE), vignette = all(-L.vignette);
  for (i32 x = 0; x < halfWidth; x += 4) {
    f4 q2 = glowAt((x >> 1) + 1), q3 = glowAt((x >> 1) + 2);
    f4 dx = ((f4){1, 3, 5, 7} + all(x * 2 - cx)) * all(1 / cx), rr = fused(dx, dx, all(dy * dy));
    f4 light = fused(vignette * rr, fused(rr, EVERY(0.4f), EVERY(0.6f)), EVERY(1)) * exposed;
    // As light in 16 bits is counted, but for the share that is left of it.
    auto join = [&](f4 blurred, f4 glow, f4 times, f4* to) __attribute__((always_inline)) {
      f4 share = LANE(blurred, 3), o = fused(blurred, share, glow) * times, left = (EVERY(1) - share) * times * EVERY(1 / FULL_SCALE);
      *to = __builtin_shufflevector(o, left, 0, 1, 2, 7);
    };
    join(h[x], fused(q1 - q0, EVERY(.75f), q0), LANE(light, 0), out + x);
    join(h[x + 1], fused(q2 - q1, EVERY(.25f), q1), LANE(light, 1), out + x + 1);
    join(h[x + 2], fused(q2 - q1, EVERY(.75f), q1), LANE(light, 2), out + x + 2);
    join(h[x + 3], fused(q3 - q2, EVERY(.25f), q2), LANE(light, 3), out + x + 3);
    q0 = q2;
    q1 = q3;
  }
}

// The tone curve is a film's: toe, straight part and a shoulder that never clips.
APART void printPicture(Lens& L, const BloomLevel& glow, i32 levels) {
  i32 W = L.width, H = L.height, halfWidth = (W + 1) / 2, halfHeight = (H + 1) / 2;
  const float luma[3] = {0.25f, 0.62f, 0.13f};
  float M[3][3];
  for (int i = 0; i < 3; i++)
    for (int j = 0; j < 3; j++) M[i][j] = (luma[j] * (1 - L.saturation) + (i == j ? L.saturation : 0)) * L.gain[i] / FULL_SCALE;
  f4 l0 = all(L.lift[0] - 0.004f), l1 = all(L.lift[1] - 0.004f), l2 = all(L.lift[2] - 0.004f), steep = all(6.2f * 255.f * L.white), low = all(.5f * 255.f * L.white);
  u32 seed = L.grainSeed * 747796405u + 2891336453u;
  i4 noise = {(i32)seed, (i32)(seed * 747796405u + 1u), (i32)(seed * 2891336453u + 7u), (i32)(seed * 1664525u + 99u)};
  f4 grain = all(L.grain / 2147483648.f);
  // Two rows of the half picture, joined when they are needed: what was blurred lies elsewhere by now.
  f4* joined[2] = {(f4*)L.half, (f4*)L.half + halfWidth + 4};
  i32 known = 0;
  for (i32 y = 0; y < H; y++) {
    const u16* c = (const u16*)L.full + y * W * 4;
    u32* o = (u32*)L.picture + y * W;
    float hy = most((y - 0.5f) * 0.5f, 0);
    i32 iy = (i32)hy;
    if (iy > halfHeight - 2) iy = halfHeight - 2;
    f4 part = all(hy - iy);
    for (; known <= iy + 1; known++) joinRow(L, glow, levels, known, joined[known & 1]);
    const f4 *h0 = joined[iy & 1], *h1 = joined[(iy + 1) & 1];
    f4 q3 = EVERY(.75f), q1 = EVERY(.25f), before = h0[0] + (h1[0] - h0[0]) * part, here = before;
    for (i32 x = 0; x < W; x += 4, c += 16) {
      i32 hx = x >> 1, at1 = hx + 1 < halfWidth ? hx + 1 : halfWidth - 1, at2 = hx + 2 < halfWidth ? hx + 2 : halfWidth - 1;
      f4 next = fused(h1[at1] - h0[at1], part, h0[at1]), after = fused(h1[at2] - h0[at2], part, h0[at2]);
      f4 hr = fused(here, q3, before * q1), hg = fused(here, q3, next * q1), hb = fused(next, q3, here * q1), ha = fused(next, q3, after * q1);
      before = next;
      here = after;
      TRANSPOSE(hr, hg, hb, ha)
      v128_t a = wasm_v128_load(c), b = wasm_v128_load(c + 8);
      v128_t even = ZIP_WORDS_LOW(a, b), odd = ZIP_WORDS_HIGH(a, b), rg = ZIP_WORDS_LOW(even, odd), bb = ZIP_WORDS_HIGH(even, odd);
      f4 r = fused((f4)wasm_f32x4_convert_i32x4(wasm_u32x4_extend_low_u16x8(rg)), ha, hr);
      f4 g = fused((f4)wasm_f32x4_convert_i32x4(wasm_u32x4_extend_high_u16x8(rg)), ha, hg);
      f4 bl = fused((f4)wasm_f32x4_convert_i32x4(wasm_u32x4_extend_low_u16x8(bb)), ha, hb);
      f4 R = most(fused(all(M[0][0]), r, fused(all(M[0][1]), g, fused(all(M[0][2]), bl, l0))), all(0));
      f4 G = most(fused(all(M[1][0]), r, fused(all(M[1][1]), g, fused(all(M[1][2]), bl, l1))), all(0));
      f4 B = most(fused(all(M[2][0]), r, fused(all(M[2][1]), g, fused(all(M[2][2]), bl, l2))), all(0));
      // Times the white it prints as.
      #define TONE(v) fused(v * fused(v, steep, low), fusedInverse(least(fused(v, fused(v, EVERY(6.2f), EVERY(1.7f)), EVERY(.06f)), all(1e6f))), speck)
      noise = noise * 1664525 + 1013904223;
      f4 speck = fused(toFloat(noise), grain, EVERY(.5f));
      R = TONE(R);
      G = TONE(G);
      B = TONE(B);
      #undef TONE
      v128_t words = wasm_u8x16_narrow_i16x8(wasm_i16x8_narrow_i32x4((v128_t)toInt(R), (v128_t)toInt(G)), wasm_i16x8_narrow_i32x4((v128_t)toInt(B), wasm_i32x4_splat(255)));
      wasm_v128_store(o + x, zipHalves(zipHalves(words)));
    }
  }
}

EXPORT void finish(Lens* L) {
  blurHalf(*L);
  BloomLevel levels[MOST_BLOOM_LEVELS];
  i32 count = makeBloom(*L, levels);
  L->bloomLevels = count;
  if (L->shafts > 0) addShafts(*L, levels[0]);
  printPicture(*L, levels[0], count);
}
