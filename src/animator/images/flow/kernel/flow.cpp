// Where each place of a picture is in another: patches of seven by seven are compared by their features.
#include "layout.h"
#include "memory.h"

enum { REACH = 3, ROWS = 2 * REACH + 1 };

INLINE v128_t apart(v128_t a, v128_t b) { return wasm_v128_or(wasm_u8x16_sub_sat(a, b), wasm_u8x16_sub_sat(b, a)); }

// The sum of differences. A row is 21 bytes: 16, and 8 of which three were counted already; one pixel counts twice.
INLINE i32 costOf(const Search& S, i32 x, i32 y, i32 u, i32 v) {
  i32 stride = (S.width + 2 * REACH) * 3;
  const u8 *a = (const u8*)S.from + y * stride + x * 3, *b = (const u8*)S.to + v * stride + u * 3;
  v128_t sum = wasm_i16x8_splat(0);
  for (int row = 0; row < ROWS; row++, a += stride, b += stride) {
    sum = wasm_i16x8_add(sum, wasm_u16x8_extadd_pairwise_u8x16(apart(wasm_v128_load(a), wasm_v128_load(b))));
    sum = wasm_i16x8_add(sum, wasm_u16x8_extadd_pairwise_u8x16(apart(wasm_v128_load64_zero(a + 13), wasm_v128_load64_zero(b + 13))));
  }
  v128_t four = wasm_u32x4_extadd_pairwise_u16x8(sum);
  return wasm_i32x4_extract_lane(four, 0) + wasm_i32x4_extract_lane(four, 1) + wasm_i32x4_extract_lane(four, 2) + wasm_i32x4_extract_lane(four, 3);
}

EXPORT i32 measureApart(const Search& S, i32 x, i32 y, i32 u, i32 v) { return costOf(S, x, y, u, v); }

INLINE i32 held(i32 at, i32 length) { return at < 0 ? 0 : at >= length ? length - 1 : at; }

// Takes another place for a pixel if it is more like it.
INLINE void attempt(Search& S, i32 x, i32 y, i32 u, i32 v) {
  u = held(u, S.width);
  v = held(v, S.height);
  i32 at = y * S.width + x;
  float *right = (float*)S.right + at, *down = (float*)S.down + at;
  i32* cost = (i32*)S.costs + at;
  if (u - x == (i32)*right && v - y == (i32)*down && *cost < 0x7fffffff) return;
  i32 found = costOf(S, x, y, u, v);
  if (found >= *cost) return;
  *cost = found;
  *right = (float)(u - x);
  *down = (float)(v - y);
}

// Each place with each: of the smallest pictures. Where it is already wins among equals.
EXPORT void compareAll(Search& S) {
  for (i32 y = 0; y < S.height; y++) {
    for (i32 x = 0; x < S.width; x++) {
      attempt(S, x, y, x, y);
      for (i32 v = 0; v < S.height; v++) for (i32 u = 0; u < S.width; u++) attempt(S, x, y, u, v);
    }
  }
}

// What was found in pictures of half the size.
EXPORT void takeOver(Search& S, const Search& half) {
  for (i32 y = 0; y < S.height; y++) {
    for (i32 x = 0; x < S.width; x++) {
      i32 at = held(y >> 1, half.height) * half.width + held(x >> 1, half.width);
      attempt(S, x, y, x + (i32)((float*)half.right)[at] * 2, y + (i32)((float*)half.down)[at] * 2);
    }
  }
}

INLINE u32 next(Search& S) {
  u32 c = S.chance;
  c ^= c << 13; c ^= c >> 17; c ^= c << 5;
  return S.chance = c;
}
INLINE i32 around(Search& S, i32 radius) { return (i32)(next(S) % (u32)(2 * radius + 1)) - radius; }

// Neighbours hand on what they found, and each looks around by chance (PatchMatch, Barnes et al. 2009): within `radius`, half of it and so on; and
// anywhere at all if `far`.
EXPORT void handOn(Search& S, i32 radius, i32 far) {
  const float *right = (const float*)S.right, *down = (const float*)S.down;
  i32 count = S.width * S.height;
  for (i32 sense = 1; sense >= -1; sense -= 2) {
    for (i32 step = 0; step < count; step++) {
      i32 at = sense > 0 ? step : count - 1 - step, x = at % S.width, y = at / S.width;
      i32 beside = x - sense, above = y - sense;
      if (beside >= 0 && beside < S.width) attempt(S, x, y, x + (i32)right[at - sense], y + (i32)down[at - sense]);
      if (above >= 0 && above < S.height) attempt(S, x, y, x + (i32)right[at - sense * S.width], y + (i32)down[at - sense * S.width]);
      for (i32 r = radius; r >= 1; r >>= 1) {
        i32 i = around(S, r), j = around(S, r);
        attempt(S, x, y, x + (i32)right[at] + i, y + (i32)down[at] + j);
      }
      if (far) {
        i32 u = (i32)(next(S) % (u32)S.width), v = (i32)(next(S) % (u32)S.height);
        attempt(S, x, y, u, v);
      }
    }
  }
}

INLINE float lowest(i32 before, i32 own, i32 behind) {
  i32 bend = before + behind - 2 * own;
  if (bend <= 0) return 0;
  float to = .5f * (before - behind) / bend;
  return to < -.5f ? -.5f : to > .5f ? .5f : to;
}

// Between pixels: where a parabola through the costs of three is least.
EXPORT void betweenPixels(Search& S) {
  for (i32 y = 0; y < S.height; y++) {
    for (i32 x = 0; x < S.width; x++) {
      i32 at = y * S.width + x;
      float *right = (float*)S.right + at, *down = (float*)S.down + at;
      i32 u = x + (i32)*right, v = y + (i32)*down, own = ((const i32*)S.costs)[at];
      if (u < 1 || v < 1 || u > S.width - 2 || v > S.height - 2) continue;
      *right += lowest(costOf(S, x, y, u - 1, v), own, costOf(S, x, y, u + 1, v));
      *down += lowest(costOf(S, x, y, u, v - 1), own, costOf(S, x, y, u, v + 1));
    }
  }
}
