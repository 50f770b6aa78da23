// What is woven at a spot of a surface.
#pragma once
#include "raster.h"

// Tone, tint and slopes at four spots of a square, in texels, -1 to 1. A pixel covers `texels` of them.
struct FourGrains { f4 tone, tint, across, along; };
INLINE FourGrains grainAt(const Grain& G, f4 u, f4 v, float texels) {
  i32 level = (i32)((__builtin_bit_cast(u32, texels) >> 23) & 255) - 127;
  level = level < 0 ? 0 : level > GRAIN_LEVELS - 1 ? GRAIN_LEVELS - 1 : level;
  i32 size = GRAIN_SIZE >> level;
  f4 shrink = all(1.f / (1 << level)), x = u * shrink, y = v * shrink, fx = floor4(x), fy = floor4(y);
  v128_t last = wasm_i32x4_splat(size - 1);
  i4 i = (i4)wasm_v128_and((v128_t)toInt(fx), last), j = (i4)wasm_v128_and((v128_t)toInt(fy), last), at = j * (size + 1) + i;
  v128_t fu = (v128_t)toInt((x - fx) * EVERY(128)), fv = (v128_t)toInt((y - fy) * EVERY(128));
  const u32* texel = (const u32*)G.levels[level];
  f4 a = lowToFloats(between(texel + at[0], size + 1, WORD(fu, 0), WORD(fv, 0))), b = lowToFloats(between(texel + at[1], size + 1, WORD(fu, 1), WORD(fv, 1)));
  f4 c = lowToFloats(between(texel + at[2], size + 1, WORD(fu, 2), WORD(fv, 2))), d = lowToFloats(between(texel + at[3], size + 1, WORD(fu, 3), WORD(fv, 3)));
  TRANSPOSE(a, b, c, d)
  f4 half = EVERY(-128.f / 127), over = EVERY(1 / 127.f);
  return {fused(a, over, half), fused(b, over, half), fused(c, over, half), fused(d, over, half)};
}
