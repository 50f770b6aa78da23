// Convolutions over windows of any size, stride and dilation: the pixels under the window are laid out beside each other, then multiplied.
#pragma once
#include "multiply.h"

INLINE Finished finishOf(const Layer& L, i32 firstPixel) {
  i32 stride = L.toWidth * L.toHeight * 4;
  return {(const float*)L.bias, L.plus ? (const float*)L.plus + firstPixel * 4 : 0, stride, L.low, L.high};
}

// One place of the window for some pixels of the outcome, in their order; beyond the edge there is nothing.
INLINE void gather(const Layer& L, const f4* plane, f4* to, i32 dx, i32 dy, i32 first, i32 count) {
  i32 y = first / L.toWidth, x = first - y * L.toWidth;
  for (i32 i = 0; i < count; i++) {
    i32 fx = x * L.stride + dx, fy = y * L.stride + dy;
    to[i] = (u32)fx < (u32)L.fromWidth && (u32)fy < (u32)L.fromHeight ? plane[fy * L.fromWidth + fx] : all(0);
    if (++x == L.toWidth) x = 0, y++;
  }
}

// Pixels that are laid out at once: their planes stay in the nearest cache but one. A multiple of BLOCK.
enum { LAID_OUT = 96 };

// Bytes of room that `convolve` needs: an address and LAID_OUT pixels for each place of the window and plane.
EXPORT u32 measureConvolve(const Layer& L) { return L.size * L.size * L.fromCount * (4 + LAID_OUT * 16) + 16; }

EXPORT void convolve(const Layer& L) {
  const u32* planes = (const u32*)L.from;
  i32 pixels = L.toWidth * L.toHeight, taps = L.size * L.size;
  Product P = {planes, 0, L.fromCount, (const float*)L.weights, (float*)L.to, pixels * 4, L.toCount, pixels};
  if (L.size == 1 && L.stride == 1) return multiply(P, finishOf(L, 0));
  u32* laid = (u32*)L.room;
  f4* values = (f4*)(L.room + ((taps * L.fromCount * 4 + 15) & ~15));
  for (i32 i = 0; i < taps * L.fromCount; i++) laid[i] = (u32)(values + i * LAID_OUT);
  P.planes = laid;
  P.planeCount = taps * L.fromCount;
  for (i32 first = 0; first < pixels; first += LAID_OUT) {
    i32 count = pixels - first < LAID_OUT ? pixels - first : (i32)LAID_OUT;
    for (i32 tap = 0; tap < taps; tap++) {
      i32 dx = (tap % L.size - L.size / 2) * L.dilation, dy = (tap / L.size - L.size / 2) * L.dilation;
      for (i32 p = 0; p < L.fromCount; p++) gather(L, (const f4*)planes[p], (f4*)laid[tap * L.fromCount + p], dx, dy, first, count);
    }
    P.to = (float*)L.to + first * 4;
    P.pixels = count;
    multiply(P, finishOf(L, first));
  }
}

template <int SIZE>
INLINE void convolveEachOf(const Layer& L) {
  i32 pixels = L.toWidth * L.toHeight;
  for (i32 p = 0; p < L.fromCount; p++) {
    const f4* plane = (const f4*)((const u32*)L.from)[p];
    const f4* weights = (const f4*)L.weights + p * SIZE * SIZE;
    const f4 bias = ((const f4*)L.bias)[p];
    f4* to = (f4*)L.to + p * pixels;
    for (i32 y = 0; y < L.toHeight; y++)
      for (i32 x = 0; x < L.toWidth; x++) {
        i32 fx = x * L.stride - SIZE / 2, fy = y * L.stride - SIZE / 2;
        f4 sum = bias;
        const f4* from = plane + fy * L.fromWidth + fx;
        if (fx >= 0 && fy >= 0 && fx + SIZE <= L.fromWidth && fy + SIZE <= L.fromHeight) {
#pragma unroll
          for (int j = 0; j < SIZE; j++)
#pragma unroll
            for (int i = 0; i < SIZE; i++) sum += weights[j * SIZE + i] * from[j * L.fromWidth + i];
        } else {
          for (int j = 0; j < SIZE; j++)
            for (int i = 0; i < SIZE; i++)
              if ((u32)(fx + i) < (u32)L.fromWidth && (u32)(fy + j) < (u32)L.fromHeight) sum += weights[j * SIZE + i] * from[j * L.fromWidth + i];
        }
        to[y * L.toWidth + x] = least(most(sum, all(L.low)), all(L.high));
      }
  }
}
APART void convolveEach3(const Layer& L) { convolveEachOf<3>(L); }
APART void convolveEach5(const Layer& L) { convolveEachOf<5>(L); }

// Each channel by itself.
EXPORT void convolveEach(const Layer& L) {
  if (L.size == 3) convolveEach3(L);
  else convolveEach5(L);
}
