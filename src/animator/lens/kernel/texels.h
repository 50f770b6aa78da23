// Samples, rows and texels: what the raster needs before it draws a triangle.
#pragma once
#include "geometry.h"

static const f4 BARELY_LIT = {1e-6f, 1e-6f, 1e-6f, 0};
// As encode, 0 to 255; the fourth lane stays 0 where it is.
INLINE f4 encodeBytes(f4 c) {
  c = most(c, BARELY_LIT);
  f4 x = c + c * c, y = (f4)(0x5f3759df - ((i4)x >> 1));
  return c * y * (EVERY(1.5f * 255.f) - EVERY(.5f * 255.f) * x * y * y);
}

struct Tile {
  f4 depth[TILE_WIDTH * TILE_HEIGHT];
  u4 colour[TILE_WIDTH * TILE_HEIGHT];
  // Of the triangle at hand: the stretch of each row that may be hit, and the one in which all samples are.
  i32 first[TILE_HEIGHT], last[TILE_HEIGHT], sureFirst[TILE_HEIGHT], sureLast[TILE_HEIGHT];
  // Its pixels that are seen and not yet coloured, and which of their samples it hits.
  i4 hits[TILE_WIDTH * TILE_HEIGHT + 4];
  i32 spots[TILE_WIDTH * TILE_HEIGHT + 4];
};

static const f4 SAMPLE_X = {-0.125f, 0.375f, -0.375f, 0.125f}, SAMPLE_Y = {-0.375f, -0.125f, 0.125f, 0.375f};
// Ordered dither of what is cut to eight bits.
#define SIXTEENTHS(a, b, c, d) a / 16.f, b / 16.f, c / 16.f, d / 16.f
static const float DITHER[16] __attribute__((aligned(16))) = {SIXTEENTHS(.5f, 8.5f, 2.5f, 10.5f), SIXTEENTHS(12.5f, 4.5f, 14.5f, 6.5f), SIXTEENTHS(3.5f, 11.5f, 1.5f, 9.5f), SIXTEENTHS(15.5f, 7.5f, 13.5f, 5.5f)};
INLINE f4 ditherAt(i32 x, i32 y) { return (f4)wasm_v128_load32_splat(&DITHER[(y & 3) << 2 | (x & 3)]); }
// Of four neighbours, the first at a multiple of four.
INLINE f4 ditherFour(i32 y) { return *(const f4*)(DITHER + ((y & 3) << 2)); }

#define SWAP(v) __builtin_shufflevector(v, v, 1, 0, 3, 2)

// Edges of a triangle as a x + b y + c, positive inside, in three lanes.
struct Edges { f4 a, b, c, overA; };
enum { ROWS_AT_ONCE = 4 };
// Pixels by which a stretch is longer than it must be, for what rounding does to edges that end far outside the picture.
#define STRETCH_SLACK 0.02f
// Where each row enters and leaves a triangle, `reach` being how far inside its edges reach: from row to row an edge is crossed a fixed step further on.
INLINE void findStretches(const Edges& E, f4 reach, float slack, i32 rows, i32 width, i32* first, i32* last) {
  f4 at = -(E.c + reach) * E.overA, step = -E.b * E.overA;
  i4 enters = E.a > all(0);
  f4 low = choose(enters, at, all(-1e9f)), high = choose(enters, all(1e9f), at), lowStep = choose(enters, step, all(0)), highStep = choose(enters, all(0), step);
  // Edges that are almost level are crossed further away than a number of pixels can tell.
  const f4 row = {0, 1, 2, 3}, begin = all(slack), end = all(width - slack), beyond = all(1e6f);
  f4 l0 = LANE(low, 0) + LANE(lowStep, 0) * row, l1 = LANE(low, 1) + LANE(lowStep, 1) * row, l2 = LANE(low, 2) + LANE(lowStep, 2) * row;
  f4 h0 = LANE(high, 0) + LANE(highStep, 0) * row, h1 = LANE(high, 1) + LANE(highStep, 1) * row, h2 = LANE(high, 2) + LANE(highStep, 2) * row;
  lowStep *= all(ROWS_AT_ONCE);
  highStep *= all(ROWS_AT_ONCE);
  for (i32 y = 0; y < rows; y += ROWS_AT_ONCE) {
    f4 from = most(most(l0, l1), most(l2, begin)) - begin, to = least(least(h0, h1), least(h2, end)) + begin;
    *(i4*)(first + y) = toInt((f4)wasm_f32x4_ceil((v128_t)least(from, beyond)));
    *(i4*)(last + y) = toInt(floor4(most(to, -beyond)));
    l0 += LANE(lowStep, 0); l1 += LANE(lowStep, 1); l2 += LANE(lowStep, 2);
    h0 += LANE(highStep, 0); h1 += LANE(highStep, 1); h2 += LANE(highStep, 2);
  }
}

// One of four whole numbers, as eight small ones.
#define WORD(v, k) wasm_i16x8_shuffle(v, v, 2 * k, 2 * k, 2 * k, 2 * k, 2 * k, 2 * k, 2 * k, 2 * k)
// Four bytes between four texels of a row and the next, in parts of 128.
INLINE v128_t betweenRows(const u32* p, const u32* q, v128_t fu, v128_t fv) {
  v128_t a = wasm_u16x8_load8x8(p), b = wasm_u16x8_load8x8(q);
  v128_t r = wasm_i16x8_add(a, wasm_i16x8_shr(wasm_i16x8_mul(wasm_i16x8_sub(b, a), fv), 7));
  v128_t h = wasm_i64x2_shuffle(r, r, 1, 1);
  return wasm_i16x8_add(r, wasm_i16x8_shr(wasm_i16x8_mul(wasm_i16x8_sub(h, r), fu), 7));
}
INLINE v128_t between(const u32* p, i32 stride, v128_t fu, v128_t fv) { return betweenRows(p, p + stride, fu, fv); }
INLINE f4 lowToFloats(v128_t words) { return (f4)wasm_f32x4_convert_i32x4(wasm_i32x4_extend_low_i16x8(words)); }

// Four bytes of a texture between four texels; `stride` texels a row.
INLINE f4 bilinear(const u32* texels, i32 stride, i32 width, i32 height, float u, float v) {
  if (u < 0) u = 0;
  if (v < 0) v = 0;
  if (u > width - 0.01f) u = width - 0.01f;
  if (v > height - 0.01f) v = height - 0.01f;
  i32 iu = toInt(u), iv = toInt(v);
  i32 fu = toInt((u - iu) * 128.f), fv = toInt((v - iv) * 128.f);
  const u32* p = texels + iv * stride + iu;
  return lowToFloats(between(p, stride, wasm_i16x8_splat(fu), wasm_i16x8_splat(fv)));
}
