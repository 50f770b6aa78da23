// Rows of a finished picture as PNG wants them: packed, filtered, summed.
#pragma once
#include "surroundings.h"

// Three bytes a pixel; the output needs 16 spare bytes.
EXPORT void packRgb(const u32* from, i32 count, u8* to) {
  for (i32 i = 0; i < count; i += 4, to += 12) {
    v128_t p = wasm_v128_load(from + i);
    wasm_v128_store(to, wasm_i8x16_shuffle(p, p, 0, 1, 2, 4, 5, 6, 8, 9, 10, 12, 13, 14, 15, 15, 15, 15));
  }
}

INLINE v128_t sizesOf(v128_t v) { return wasm_u32x4_extadd_pairwise_u16x8(wasm_u16x8_extadd_pairwise_u8x16(wasm_i8x16_abs(v))); }
INLINE i32 totalOf(v128_t v) {
  return wasm_i32x4_extract_lane(v, 0) + wasm_i32x4_extract_lane(v, 1) + wasm_i32x4_extract_lane(v, 2) + wasm_i32x4_extract_lane(v, 3);
}
INLINE v128_t apart(v128_t a, v128_t b) { return wasm_v128_or(wasm_u8x16_sub_sat(a, b), wasm_u8x16_sub_sat(b, a)); }
// PNG's predictor: whichever of left, above and upper left is nearest to left + above - upper left. In bytes: |p - left| = |above - upper left|.
INLINE v128_t paeth(v128_t a, v128_t b, v128_t c) {
  v128_t pa = apart(b, c), pb = apart(a, c);
  // The third distance is |(a - c) + (b - c)|: the sum of the other two when both point the same way, else their difference.
  v128_t same = wasm_v128_not(wasm_v128_xor(wasm_u8x16_ge(a, c), wasm_u8x16_ge(b, c)));
  v128_t pc = wasm_v128_bitselect(wasm_u8x16_add_sat(pa, pb), apart(pa, pb), same);
  v128_t useA = wasm_v128_and(wasm_u8x16_le(pa, pb), wasm_u8x16_le(pa, pc));
  return wasm_v128_bitselect(a, wasm_v128_bitselect(b, c, wasm_u8x16_le(pb, pc)), useA);
}

// Rows of `bytes` bytes: each row of `out` begins with the filter's number. Of sub, up and Paeth the one that leaves least is taken. Before the
// first row `source` holds the row above it, and both ends 16 spare bytes.
EXPORT void filterRows(const u8* source, i32 bytes, i32 count, u8* out) {
  for (i32 y = 0; y < count; y++) {
    const u8 *row = source + (y + 1) * bytes, *above = row - bytes;
    v128_t sub = wasm_i32x4_splat(0), up = sub, both = sub;
    for (i32 i = 16; i + 16 <= bytes; i += 16) {
      v128_t x = wasm_v128_load(row + i), a = wasm_v128_load(row + i - 3), b = wasm_v128_load(above + i), c = wasm_v128_load(above + i - 3);
      sub = wasm_i32x4_add(sub, sizesOf(wasm_i8x16_sub(x, a)));
      up = wasm_i32x4_add(up, sizesOf(wasm_i8x16_sub(x, b)));
      both = wasm_i32x4_add(both, sizesOf(wasm_i8x16_sub(x, paeth(a, b, c))));
    }
    i32 s = totalOf(sub), u = totalOf(up), t = totalOf(both), kind = t < s && t < u ? 4 : s <= u ? 1 : 2;
    u8* o = out + y * (bytes + 1);
    *o++ = (u8)kind;
    for (i32 i = 0; i < 3; i++) o[i] = (u8)(row[i] - (kind == 1 ? 0 : above[i]));
    for (i32 i = 3; i < bytes; i += 16) {
      v128_t x = wasm_v128_load(row + i), a = wasm_v128_load(row + i - 3), b = wasm_v128_load(above + i), c = wasm_v128_load(above + i - 3);
      wasm_v128_store(o + i, wasm_i8x16_sub(x, kind == 1 ? a : kind == 2 ? b : paeth(a, b, c)));
    }
  }
}

// Adler-32, as zlib ends a stream with it: carries on from `state`.
EXPORT u32 adler32(const u8* source, i32 bytes, u32 state) {
  u32 a = state & 0xffff, b = state >> 16;
  const v128_t high = wasm_i16x8_make(16, 15, 14, 13, 12, 11, 10, 9), low = wasm_i16x8_make(8, 7, 6, 5, 4, 3, 2, 1);
  const u8* end = source + bytes;
  while (source < end) {
    // So many bytes fit before a sum can pass 32 bits.
    const u8* stop = end - source > 5536 ? source + 5536 : end;
    for (; source + 16 <= stop; source += 16) {
      v128_t x = wasm_v128_load(source);
      v128_t weighed = wasm_i32x4_add(wasm_i32x4_dot_i16x8(wasm_u16x8_extend_low_u8x16(x), high), wasm_i32x4_dot_i16x8(wasm_u16x8_extend_high_u8x16(x), low));
      b += (a << 4) + (u32)totalOf(weighed);
      a += (u32)totalOf(wasm_u32x4_extadd_pairwise_u16x8(wasm_u16x8_extadd_pairwise_u8x16(x)));
    }
    for (; source < stop; source++) { a += *source; b += a; }
    a %= 65521;
    b %= 65521;
  }
  return b << 16 | a;
}
