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
    out[x] = floatsToBytes(most(s + all(0.5f), all(0)))[0];
  }
}

// Two rows of RGBA as BT.709 in the narrow range, which every player expects of HD.
INLINE void writeTwoRows(const u32* top, const u32* bottom, i32 width, u8* yTop, u8* yBottom, u8* u, u8* v) {
  for (i32 x = 0; x < width; x += 2) {
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

EXPORT void writeI420(Lens* L, u8* out, i32 width, i32 height) {
  u8 *lumaOut = out, *uOut = out + width * height, *vOut = uOut + (width / 2) * (height / 2);
  bool same = width == L->width && height == L->height;
  Enlarger E = {*L, width, height, (f4*)L->rows, -3};
  u32* room = (u32*)((f4*)L->rows + (L->width + 8) * 5);
  for (i32 y = 0; y < height; y += 2) {
    const u32 *top = (const u32*)L->picture + y * width, *bottom = top + width;
    if (!same) {
      enlargeRow(E, y, room);
      enlargeRow(E, y + 1, room + width);
      top = room;
      bottom = room + width;
    }
    writeTwoRows(top, bottom, width, lumaOut + y * width, lumaOut + (y + 1) * width, uOut + (y / 2) * (width / 2), vOut + (y / 2) * (width / 2));
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
