// The finished picture, enlarged where the inner one is smaller, as I420 or as RGBA.
#pragma once
#include "finish.h"

// Rows of the output, in turn: Catmull-Rom down the columns, then across.
struct Enlarger {
  const Lens& L;
  i32 width, height;
  f4* columns;  // four rows of the source as floats, and one that is mixed of them
  i32 loaded;
};
INLINE void enlargeRow(Enlarger& E, i32 y, u32* out) {
  const Lens& L = E.L;
  i32 W = L.width, H = L.height, room = W + 8;
  const u32* source = (const u32*)L.picture;
  float sx = (float)W / E.width, sy = (float)H / E.height;
  float fy = (y + 0.5f) * sy - 0.5f;
  i32 iy = (i32)__builtin_floorf(fy);
  float t = fy - iy;
  f4 w0 = all(t * (-0.5f + t * (1 - 0.5f * t))), w1 = all(1 + t * t * (-2.5f + 1.5f * t)), w2 = all(t * (0.5f + t * (2 - 1.5f * t))), w3 = all(t * t * (-0.5f + 0.5f * t));
  for (; E.loaded < iy + 2;) {
    E.loaded++;
    i32 row = E.loaded < 0 ? 0 : E.loaded > H - 1 ? H - 1 : E.loaded;
    f4* o = E.columns + room * (1 + ((E.loaded + 4) & 3));
    for (i32 x = 0; x < W; x++) o[x] = bytesToFloats(source[row * W + x]);
  }
  f4 *a = E.columns + room * (1 + ((iy + 3) & 3)), *b = E.columns + room * (1 + ((iy + 4) & 3)), *c = E.columns + room * (1 + ((iy + 5) & 3)), *d = E.columns + room * (1 + ((iy + 6) & 3));
  f4* mixed = E.columns + 1;
  for (i32 x = 0; x < W; x++) mixed[x] = a[x] * w0 + b[x] * w1 + c[x] * w2 + d[x] * w3;
  mixed[-1] = mixed[0];
  mixed[W] = mixed[W + 1] = mixed[W - 1];
  float fx = 0.5f * sx - 0.5f;
  for (i32 x = 0; x < E.width; x++, fx += sx) {
    float whole = __builtin_floorf(fx);
    i32 ix = (i32)whole;
    float u = fx - whole;
    if (ix < 0) { ix = 0; u = 0; }
    f4* p = mixed + ix;
    f4 s = p[-1] * all(u * (-0.5f + u * (1 - 0.5f * u))) + p[0] * all(1 + u * u * (-2.5f + 1.5f * u)) + p[1] * all(u * (0.5f + u * (2 - 1.5f * u))) + p[2] * all(u * u * (-0.5f + 0.5f * u));
    out[x] = floatsToBytes(most(s + EVERY(0.5f), all(0)))[0];
  }
}

struct Channels { i4 r, g, b; };
INLINE Channels channelsOf(const u32* pixels) {
  v128_t c = wasm_v128_load(pixels), low = wasm_i32x4_splat(255);
  return {(i4)wasm_v128_and(c, low), (i4)wasm_v128_and(wasm_u32x4_shr(c, 8), low), (i4)wasm_v128_and(wasm_u32x4_shr(c, 16), low)};
}
INLINE v128_t lumaOf(const Channels& C) { return (v128_t)((C.r * 11966 + C.g * 40254 + C.b * 4064 + ((16 << 16) + 32768)) >> 16); }
INLINE u64 toBytes(v128_t low, v128_t high) {
  v128_t words = wasm_i16x8_narrow_i32x4(low, high);
  return (u64)wasm_i64x2_extract_lane(wasm_u8x16_narrow_i16x8(words, words), 0);
}
// Sums of two rows, of each pixel and its neighbour.
INLINE i4 sumPairs(i4 a, i4 b) { return __builtin_shufflevector(a, b, 0, 2, 4, 6) + __builtin_shufflevector(a, b, 1, 3, 5, 7); }

// Two rows of RGBA as BT.709 in the narrow range, which every player expects of HD; eight pixels at a time, and what is left one by one.
INLINE void writeTwoRows(const u32* top, const u32* bottom, i32 width, u8* yTop, u8* yBottom, u8* u, u8* v) {
  i32 x = 0;
  for (; x + 8 <= width; x += 8) {
    Channels a = channelsOf(top + x), b = channelsOf(top + x + 4), c = channelsOf(bottom + x), d = channelsOf(bottom + x + 4);
    u64 upper = toBytes(lumaOf(a), lumaOf(b)), lower = toBytes(lumaOf(c), lumaOf(d));
    __builtin_memcpy(yTop + x, &upper, 8);
    __builtin_memcpy(yBottom + x, &lower, 8);
    i4 red = sumPairs(a.r + c.r, b.r + d.r), green = sumPairs(a.g + c.g, b.g + d.g), blue = sumPairs(a.b + c.b, b.b + d.b);
    v128_t blueness = (v128_t)((red * -6596 + green * -22189 + blue * 28784 + ((128 << 18) + 131072)) >> 18);
    v128_t redness = (v128_t)((red * 28784 + green * -26145 + blue * -2639 + ((128 << 18) + 131072)) >> 18);
    u64 both = toBytes(blueness, redness);
    u32 first = (u32)both, second = (u32)(both >> 32);
    __builtin_memcpy(u + (x >> 1), &first, 4);
    __builtin_memcpy(v + (x >> 1), &second, 4);
  }
  for (; x < width; x += 2) {
    i32 sums[3] = {0, 0, 0};
    const u32* rows[2] = {top, bottom};
    u8* luma[2] = {yTop, yBottom};
    for (int k = 0; k < 2; k++)
      for (int j = 0; j < 2; j++) {
        u32 p = rows[k][x + j];
        i32 r = p & 255, g = (p >> 8) & 255, b = (p >> 16) & 255;
        luma[k][x + j] = (u8)((r * 11966 + g * 40254 + b * 4064 + (16 << 16) + 32768) >> 16);
        sums[0] += r; sums[1] += g; sums[2] += b;
      }
    u[x >> 1] = (u8)((sums[0] * -6596 + sums[1] * -22189 + sums[2] * 28784 + (128 << 18) + 131072) >> 18);
    v[x >> 1] = (u8)((sums[0] * 28784 + sums[1] * -26145 + sums[2] * -2639 + (128 << 18) + 131072) >> 18);
  }
}

// Luma and colour of an enlarged picture, each by itself: of colour only a quarter is asked for.
struct Planes {
  const Lens& L;
  i32 width, height, stride;
  float* rows;   // four rows of the source, of three planes each
  float* mixed;  // one row, mixed of four
  i32 loaded;
};
enum { PLANE_PAD = 8 };
// Catmull-Rom: where each point of a row of `count` begins, and how much of four neighbours it takes.
struct Row { f4* weights; i32* first; i32 count; };
INLINE f4 catmullRom(float t) {
  return (f4){t * (-0.5f + t * (1 - 0.5f * t)), 1 + t * t * (-2.5f + 1.5f * t), t * (0.5f + t * (2 - 1.5f * t)), t * t * (-0.5f + 0.5f * t)};
}
INLINE void fillRow(Row& R, float step, i32 last) {
  for (i32 x = 0; x < ((R.count + 3) & ~3); x++) {
    float at = least((x + 0.5f) * step - 0.5f, (float)last), whole = __builtin_floorf(at);
    R.first[x] = (i32)whole - 1;
    R.weights[x] = catmullRom(at - whole);
  }
}
APART void loadPlanes(Planes& P, i32 upTo) {
  i32 W = P.L.width, H = P.L.height;
  for (; P.loaded < upTo;) {
    P.loaded++;
    i32 row = P.loaded < 0 ? 0 : P.loaded > H - 1 ? H - 1 : P.loaded;
    const u32* from = (const u32*)P.L.picture + row * W;
    float* to = P.rows + ((P.loaded + 4) & 3) * P.stride;
    for (i32 x = 0; x < W; x += 4) {
      v128_t c = wasm_v128_load(from + x), low = wasm_i32x4_splat(255);
      f4 r = toFloat((i4)wasm_v128_and(c, low)), g = toFloat((i4)wasm_v128_and(wasm_u32x4_shr(c, 8), low)), b = toFloat((i4)wasm_v128_and(wasm_u32x4_shr(c, 16), low));
      *(f4*)(to + x) = r * EVERY(11966 / 65536.f) + g * EVERY(40254 / 65536.f) + b * EVERY(4064 / 65536.f) + EVERY(16.5f);
      *(f4*)(to + x + 4 * P.stride) = b * EVERY(28784 / 65536.f) - r * EVERY(6596 / 65536.f) - g * EVERY(22189 / 65536.f) + EVERY(128.5f);
      *(f4*)(to + x + 8 * P.stride) = r * EVERY(28784 / 65536.f) - g * EVERY(26145 / 65536.f) - b * EVERY(2639 / 65536.f) + EVERY(128.5f);
    }
  }
}
APART void enlargePlane(Planes& P, i32 plane, float fy, const Row& R, u8* out) {
  i32 W = P.L.width, iy = (i32)__builtin_floorf(fy);
  loadPlanes(P, iy + 2);
  f4 down = catmullRom(fy - iy), w0 = LANE(down, 0), w1 = LANE(down, 1), w2 = LANE(down, 2), w3 = LANE(down, 3);
  const float* rows = P.rows + plane * 4 * P.stride;
  const f4 *a = (const f4*)(rows + ((iy + 3) & 3) * P.stride), *b = (const f4*)(rows + ((iy + 4) & 3) * P.stride);
  const f4 *c = (const f4*)(rows + ((iy + 5) & 3) * P.stride), *d = (const f4*)(rows + ((iy + 6) & 3) * P.stride);
  float* mixed = P.mixed;
  for (i32 x = 0; x < W / 4; x++) ((f4*)mixed)[x] = a[x] * w0 + b[x] * w1 + c[x] * w2 + d[x] * w3;
  mixed[-1] = mixed[-2] = mixed[0];
  mixed[W] = mixed[W + 1] = mixed[W + 2] = mixed[W - 1];
  i32 x = 0;
  auto write = [&](f4 low, f4 high) __attribute__((always_inline)) {
    u64 bytes = toBytes((v128_t)toInt(low), (v128_t)toInt(high));
    __builtin_memcpy(out + x, &bytes, 8);
  };
  // Twice as wide, as the fast finish enlarges: points alternate between two places, and colour stays as wide as it is. The last ones are left to the rest.
  if (R.count == W)
    for (; x + 8 <= W; x += 8) write(*(const f4*)(mixed + x), *(const f4*)(mixed + x + 4));
  else if (R.count == W * 2) {
    const f4 before = catmullRom(.75f), behind = catmullRom(.25f);
    for (; x + 16 <= R.count; x += 8) {
      const float* p = mixed + x / 2;
      f4 m0 = (f4)wasm_v128_load(p - 2), m1 = (f4)wasm_v128_load(p - 1), m2 = (f4)wasm_v128_load(p), m3 = (f4)wasm_v128_load(p + 1), m4 = (f4)wasm_v128_load(p + 2);
      f4 even = m0 * LANE(before, 0) + m1 * LANE(before, 1) + m2 * LANE(before, 2) + m3 * LANE(before, 3);
      f4 odd = m1 * LANE(behind, 0) + m2 * LANE(behind, 1) + m3 * LANE(behind, 2) + m4 * LANE(behind, 3);
      write(ZIP_LOW(even, odd), ZIP_HIGH(even, odd));
    }
  }
  for (; x < R.count; x += 4) {
    f4 s0 = (f4)wasm_v128_load(mixed + R.first[x]) * R.weights[x], s1 = (f4)wasm_v128_load(mixed + R.first[x + 1]) * R.weights[x + 1];
    f4 s2 = (f4)wasm_v128_load(mixed + R.first[x + 2]) * R.weights[x + 2], s3 = (f4)wasm_v128_load(mixed + R.first[x + 3]) * R.weights[x + 3];
    TRANSPOSE(s0, s1, s2, s3)
    u32 bytes = floatsToBytes(s0 + s1 + s2 + s3)[0];
    if (x + 4 <= R.count) __builtin_memcpy(out + x, &bytes, 4);
    else for (i32 k = 0; x + k < R.count; k++) out[x + k] = (u8)(bytes >> (8 * k));
  }
}
// Bytes of room that `writeI420` needs to enlarge to this width.
EXPORT i32 outputBytes(const Lens* L, i32 width) { return ((L->width + 2 * PLANE_PAD) * 13 + (width + 4) * 5 + (width / 2 + 4) * 5) * 4 + 256; }

EXPORT void writeI420(Lens* L, u8* out, i32 width, i32 height) {
  u8 *lumaOut = out, *uOut = out + width * height, *vOut = uOut + (width / 2) * (height / 2);
  if (width == L->width && height == L->height) {
    for (i32 y = 0; y < height; y += 2) {
      const u32* top = (const u32*)L->picture + y * width;
      writeTwoRows(top, top + width, width, lumaOut + y * width, lumaOut + (y + 1) * width, uOut + (y / 2) * (width / 2), vOut + (y / 2) * (width / 2));
    }
    return;
  }
  i32 stride = (L->width + 3 + 2 * PLANE_PAD) & ~3, lumaCount = (width + 3) & ~3, colourCount = (width / 2 + 3) & ~3;
  float* room = (float*)L->rows;
  Planes P = {*L, width, height, stride, room, room + 12 * stride + PLANE_PAD, -3};
  f4* weights = (f4*)(room + 13 * stride);
  i32* first = (i32*)(weights + lumaCount + colourCount);
  Row luma = {weights, first, width}, colour = {weights + lumaCount, first + lumaCount, width / 2};
  float sx = (float)L->width / width, sy = (float)L->height / height;
  fillRow(luma, sx, L->width);
  fillRow(colour, sx * 2, L->width);
  for (i32 y = 0; y < height; y += 2) {
    enlargePlane(P, 0, (y + 0.5f) * sy - 0.5f, luma, lumaOut + y * width);
    enlargePlane(P, 1, (y + 1) * sy - 0.5f, colour, uOut + (y / 2) * (width / 2));
    enlargePlane(P, 2, (y + 1) * sy - 0.5f, colour, vOut + (y / 2) * (width / 2));
    enlargePlane(P, 0, (y + 1.5f) * sy - 0.5f, luma, lumaOut + (y + 1) * width);
  }
}
EXPORT void writeRgba(Lens* L, u32* out, i32 width, i32 height, i32 rowFrom, i32 rowTo) {
  bool same = width == L->width && height == L->height;
  Enlarger E = {*L, width, height, (f4*)L->rows, -3};
  if (!same && rowFrom > 0) {
    // Rows are loaded in order: begin where this stretch does.
    float fy = (rowFrom + 0.5f) * L->height / height - 0.5f;
    E.loaded = (i32)__builtin_floorf(fy) - 2;
  }
  for (i32 y = rowFrom; y < rowTo; y++) {
    u32* row = out + (y - rowFrom) * width;
    if (same) for (i32 x = 0; x < width; x++) row[x] = ((const u32*)L->picture)[y * width + x];
    else {
      enlargeRow(E, y, row);
      for (i32 x = 0; x < width; x++) row[x] |= 0xff000000u;
    }
  }
}

// Mixes another picture of the same size into the finished one: 0 leaves it as it is, 256 takes the other's place.
EXPORT void mixPicture(Lens* L, const u32* other, i32 share) {
  u32* to = (u32*)L->picture;
  i32 count = L->width * L->height;
  v128_t part = wasm_i16x8_splat((short)(share >> 1)), half = wasm_i16x8_splat(64);
  for (i32 i = 0; i < count; i += 2) {
    v128_t a = wasm_u16x8_load8x8(to + i), b = wasm_u16x8_load8x8(other + i);
    v128_t mixed = wasm_i16x8_add(a, wasm_i16x8_shr(wasm_i16x8_add(wasm_i16x8_mul(wasm_i16x8_sub(b, a), part), half), 7));
    v128_t bytes = wasm_u8x16_narrow_i16x8(mixed, mixed);
    *(u64*)(to + i) = (u64)wasm_i64x2_extract_lane(bytes, 0);
  }
}
