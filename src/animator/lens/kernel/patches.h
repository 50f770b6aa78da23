// The colour of a body: pixels of one triangle, collected while it is drawn, four at a time. One by one each waits for the other's texels.
#pragma once
#include "texels.h"

// What changes evenly over a triangle on the screen: at its first pixel, and its steps.
struct Planes3 { f4 at, x, y; };
struct PatchPlanes {
  // Light that multiplies the texels, light that is added, and where on the patch, in the first lanes.
  Planes3 times, plus, place;
  // One over depth.
  float inverse, inverseX, inverseY;
  const u32* texels;
  u32 mark;
};
#define EVENLY(P, k) fused(LANE(P.y, k), dy, fused(LANE(P.x, k), dx, LANE(P.at, k)))

// Ordered dither as DITHER has it, in sixteenths: the first is 0, and so are the bytes above it.
static const u8 DITHER_BYTES[16] __attribute__((aligned(16))) = {0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5};

// The rows of a patch become shorter toward the third corner: 8, 8, 7, 6, 5, 4, 3.
INLINE i4 patchRowAt(i4 j) { return j * 8 - ((j - 1) * (j - 2) >> 1) - (j == 0); }

// `x` and `y`: of the first pixel, in the tile.
template <bool PERSPECTIVE_TOO>
APART void shadePatch(Tile& tile, const PatchPlanes& P, i32 x, i32 y, i32 count) {
  v128_t table = wasm_v128_load(DITHER_BYTES), three = wasm_i32x4_splat(3), twelve = wasm_i32x4_splat(12), marks = wasm_i32x4_splat((int)P.mark);
  i4 left = {x, x, x, x}, top = {y, y, y, y};
  const f4 over = EVERY(1 / 65025.f), seven = EVERY(7);
  for (i32 n = count; n & 3; n++) tile.spots[n] = tile.spots[count - 1];
  for (i32 n = 0; n < count; n += 4) {
    v128_t spot = wasm_v128_load(tile.spots + n);
    f4 dx = toFloat((i4)wasm_v128_and(spot, wasm_i32x4_splat(TILE_WIDTH - 1)) - left), dy = toFloat((i4)wasm_u32x4_shr(spot, 6) - top);
    f4 u = EVENLY(P.place, 0), v = EVENLY(P.place, 1), w = EVERY(1);
    if (PERSPECTIVE_TOO) {
      w = fusedInverse(fused(all(P.inverseY), dy, fused(all(P.inverseX), dx, all(P.inverse))));
      u *= w;
      v *= w;
    }
    // Beyond the edge of a triangle its plane runs on: not further than its corners.
    u = most(u, all(0));
    v = most(v, all(0));
    f4 shrink = seven * fusedInverse(most(u + v, seven));
    u = least(u * shrink, EVERY(6.99f));
    v = least(v * shrink, EVERY(6.99f));
    i4 i = toInt(u), j = toInt(v), at = patchRowAt(j) + i, below = at + (i4)wasm_i32x4_min(wasm_i32x4_splat(8), (v128_t)(9 - j));
    v128_t fu = (v128_t)toInt((u - toFloat(i)) * EVERY(128)), fv = (v128_t)toInt((v - toFloat(j)) * EVERY(128));
    v128_t a = betweenRows(P.texels + at[0], P.texels + below[0], WORD(fu, 0), WORD(fv, 0)), b = betweenRows(P.texels + at[1], P.texels + below[1], WORD(fu, 1), WORD(fv, 1));
    v128_t c = betweenRows(P.texels + at[2], P.texels + below[2], WORD(fu, 2), WORD(fv, 2)), d = betweenRows(P.texels + at[3], P.texels + below[3], WORD(fu, 3), WORD(fv, 3));
    v128_t ab = ZIP_WORDS_LOW(a, b), cd = ZIP_WORDS_LOW(c, d), rg = wasm_i32x4_shuffle(ab, cd, 0, 4, 1, 5), bb = wasm_i32x4_shuffle(ab, cd, 2, 6, 3, 7);
    f4 r = (f4)wasm_f32x4_convert_i32x4(wasm_i32x4_extend_low_i16x8(rg)), g = (f4)wasm_f32x4_convert_i32x4(wasm_i32x4_extend_high_i16x8(rg));
    f4 blue = (f4)wasm_f32x4_convert_i32x4(wasm_i32x4_extend_low_i16x8(bb));
    v128_t sixteenths = wasm_i8x16_relaxed_swizzle(table, wasm_v128_or(wasm_v128_and(spot, three), wasm_v128_and(wasm_u32x4_shr(spot, 4), twelve)));
    f4 dither = fused((f4)wasm_f32x4_convert_i32x4(sixteenths), EVERY(1 / 16.f), EVERY(.5f / 16));
    auto code = [&](f4 texel, f4 times, f4 plus) __attribute__((always_inline)) -> v128_t {
      if (PERSPECTIVE_TOO) { times *= w; plus *= w; }
      f4 light = most(fused(texel * texel * over, times, plus), EVERY(1e-6f)), sum = fused(light, light, light), guess = (f4)(0x5f3759df - ((i4)sum >> 1));
      return (v128_t)toInt(least(fused(light * guess, fusedMinus(EVERY(.5f * 255.f) * sum * guess, guess, EVERY(1.5f * 255.f)), dither), EVERY(255)));
    };
    v128_t red = code(r, EVENLY(P.times, 0), EVENLY(P.plus, 0)), green = code(g, EVENLY(P.times, 1), EVENLY(P.plus, 1)), third = code(blue, EVENLY(P.times, 2), EVENLY(P.plus, 2));
    v128_t words = wasm_v128_or(wasm_v128_or(red, wasm_i32x4_shl(green, 8)), wasm_v128_or(wasm_i32x4_shl(third, 16), marks));
    auto lay = [&](i32 k, v128_t word) __attribute__((always_inline)) {
      f4* to = (f4*)(tile.colour + tile.spots[n + k]);
      *to = choose(tile.hits[n + k], (f4)word, *to);
    };
    lay(0, wasm_i32x4_shuffle(words, words, 0, 0, 0, 0));
    if (n + 1 < count) lay(1, wasm_i32x4_shuffle(words, words, 1, 1, 1, 1));
    if (n + 2 < count) lay(2, wasm_i32x4_shuffle(words, words, 2, 2, 2, 2));
    if (n + 3 < count) lay(3, wasm_i32x4_shuffle(words, words, 3, 3, 3, 3));
  }
}
#undef EVENLY
