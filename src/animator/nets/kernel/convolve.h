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
  for (const f4* end = to + count; to < end; x = 0, y++) {
    i32 fy = y * L.stride + dy, fx = x * L.stride + dx, wide = L.toWidth - x < end - to ? L.toWidth - x : (i32)(end - to);
    bool isInside = (u32)fy < (u32)L.fromHeight;
    const f4* row = plane + fy * L.fromWidth;
    for (const f4* last = to + wide; to < last; fx += L.stride) *to++ = isInside && (u32)fx < (u32)L.fromWidth ? row[fx] : all(0);
  }
}

// Pixels that are laid out at once: their planes stay in the nearest cache but one. A multiple of BLOCK.
enum { LAID_OUT = 96 };
// From one plane of them to the next: an odd number of cache lines, so that they do not fall on the same few sets of the cache.
enum { LAID_STRIDE = LAID_OUT + 4 };

// Bytes of room that `convolve` needs: LAID_OUT pixels for each place of the window and plane.
EXPORT u32 measureConvolve(const Layer& L) { return L.size * L.size * L.fromCount * LAID_STRIDE * 16; }

EXPORT void convolve(const Layer& L) {
  const u32* planes = (const u32*)L.from;
  i32 pixels = L.toWidth * L.toHeight, taps = L.size * L.size;
  f4* laid = (f4*)L.room;
  Product P = {laid, taps * L.fromCount, (const float*)L.weights, 0, pixels * 4, L.toCount, 0};
  for (i32 first = 0; first < pixels; first += LAID_OUT) {
    i32 count = pixels - first < LAID_OUT ? pixels - first : (i32)LAID_OUT;
    f4* to = laid;
    for (i32 tap = 0; tap < taps; tap++) {
      i32 dx = (tap % L.size - L.size / 2) * L.dilation, dy = (tap / L.size - L.size / 2) * L.dilation;
      for (i32 p = 0; p < L.fromCount; p++, to += LAID_STRIDE) {
        const f4* plane = (const f4*)planes[p];
        if (L.size == 1 && L.stride == 1) __builtin_memcpy(to, plane + first, count * 16);
        else gather(L, plane, to, dx, dy, first, count);
      }
    }
    P.to = (float*)L.to + first * 4;
    P.pixels = count;
    multiply<LAID_STRIDE>(P, finishOf(L, first));
  }
}

// Lanes added up.
INLINE float addUp(f4 a) { return (a[0] + a[1]) + (a[2] + a[3]); }

// Bytes of room that `convolveToOne` needs: a row of sums, one of nothing, and a weight for each place of the window and channel that is read.
EXPORT u32 measureConvolveToOne(const Layer& L) { return (L.toWidth * 2 + L.fromCount * 9) * 16; }

// A window of 3 x 3 over many channels that gives one: lanes are summed up by themselves and only then added up. By tiles nearly all of the work would be to turn them.
EXPORT void convolveToOne(const Layer& L) {
  i32 width = L.toWidth, channels = L.fromCount * 4;
  f4* sums = (f4*)L.room;
  f4* nothing = sums + width;
  f4* weights = nothing + width;
  for (i32 x = 0; x < width; x++) nothing[x] = all(0);
  for (i32 c = 0; c < channels; c++)
    for (i32 tap = 0; tap < 9; tap++) ((float*)(weights + (c / 4) * 9 + tap))[c % 4] = ((const float*)L.weights)[(tap * channels + c) * 4];
  for (i32 y = 0; y < L.toHeight; y++) {
    for (i32 x = 0; x < width; x++) sums[x] = all(0);
    for (i32 p = 0; p < L.fromCount; p++) {
      const f4* middle = (const f4*)((const u32*)L.from)[p] + y * width;
      const f4* upper = y > 0 ? middle - width : nothing;
      const f4* lower = y + 1 < L.fromHeight ? middle + width : nothing;
      const f4* w = weights + p * 9;
      for (i32 x = 0; x < width; x++) {
        f4 a = fused(upper[x], w[1], sums[x]), b = middle[x] * w[4], c = lower[x] * w[7];
        if (x > 0) a = fused(upper[x - 1], w[0], a), b = fused(middle[x - 1], w[3], b), c = fused(lower[x - 1], w[6], c);
        if (x + 1 < width) a = fused(upper[x + 1], w[2], a), b = fused(middle[x + 1], w[5], b), c = fused(lower[x + 1], w[8], c);
        sums[x] = a + b + c;
      }
    }
    f4* to = (f4*)L.to + y * width;
    float bias = *(const float*)L.bias;
    for (i32 x = 0; x < width; x++) to[x] = (f4){least(most(addUp(sums[x]) + bias, L.low), L.high), 0, 0, 0};
  }
}

// Bytes of room that `convolveEach` needs: a plane with nothing around it as far as the window reaches.
EXPORT u32 measureConvolveEach(const Layer& L) { return (L.fromWidth + L.size - 1) * (L.fromHeight + L.size - 1) * 16; }

// Each place of the window is multiplied with several pixels of the outcome, so that each number is loaded for several sums.
template <int SIZE, int STRIDE, int COUNT>
INLINE void sumEach(const f4* from, i32 line, const f4* weights, f4 bias, f4 low, f4 high, f4* to) {
  f4 sums[COUNT];
#pragma unroll
  for (int n = 0; n < COUNT; n++) sums[n] = bias;
#pragma clang loop unroll(disable)
  for (const f4* end = weights + SIZE * SIZE; weights < end; weights += SIZE, from += line)
#pragma unroll
    for (int n = 0; n < COUNT; n++)
#pragma unroll
      for (int i = 0; i < SIZE; i++) sums[n] = fused(weights[i], from[n * STRIDE + i], sums[n]);
#pragma unroll
  for (int n = 0; n < COUNT; n++) to[n] = least(most(sums[n], low), high);
}

template <int SIZE, int STRIDE>
APART void convolveEachOf(const Layer& L) {
  enum { TOGETHER = 4, REACH = SIZE / 2 };
  i32 line = L.fromWidth + SIZE - 1, width = L.toWidth;
  f4* wide = (f4*)L.room;
  for (i32 i = line * (L.fromHeight + SIZE - 1); i-- > 0;) wide[i] = all(0);
  f4 low = all(L.low), high = all(L.high);
  for (i32 p = 0; p < L.fromCount; p++) {
    const f4* plane = (const f4*)((const u32*)L.from)[p];
    for (i32 y = 0; y < L.fromHeight; y++) __builtin_memcpy(wide + (y + REACH) * line + REACH, plane + y * L.fromWidth, L.fromWidth * 16);
    const f4* weights = (const f4*)L.weights + p * SIZE * SIZE;
    f4 bias = ((const f4*)L.bias)[p];
    for (i32 y = 0; y < L.toHeight; y++) {
      const f4* from = wide + y * STRIDE * line;
      f4* to = (f4*)L.to + (p * L.toHeight + y) * width;
      i32 x = 0;
      for (; x + TOGETHER <= width; x += TOGETHER) sumEach<SIZE, STRIDE, TOGETHER>(from + x * STRIDE, line, weights, bias, low, high, to + x);
      for (; x < width; x++) sumEach<SIZE, STRIDE, 1>(from + x * STRIDE, line, weights, bias, low, high, to + x);
    }
  }
}

// Each channel by itself.
EXPORT void convolveEach(const Layer& L) {
  if (L.size == 3 && L.stride == 1) convolveEachOf<3, 1>(L);
  else if (L.size == 3) convolveEachOf<3, 2>(L);
  else if (L.stride == 1) convolveEachOf<5, 1>(L);
  else convolveEachOf<5, 2>(L);
}

// Weights of 16 bits become what they are multiplied with: blocks of channels, in each `count` times one of each.
EXPORT void unpackWeights(const short* from, const float* scales, float* to, i32 channels, i32 block, i32 count) {
  for (i32 first = 0; first < channels; first += block) {
    i32 wide = channels - first < block ? channels - first : block;
    for (i32 i = 0; i < count; i++)
      for (i32 k = 0; k < wide; k += 4, from += 4, to += 4)
        *(f4*)to = (f4)wasm_f32x4_convert_i32x4(wasm_i32x4_load16x4(from)) * *(const f4*)(scales + first + k);
  }
}
