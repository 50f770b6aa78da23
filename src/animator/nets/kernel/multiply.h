// The one loop in which nearly all of the time goes: planes of four channels times weights.
#pragma once
#include "layout.h"

// Eight or four channels of this many pixels are summed up in registers: 12 sums leave room for what they are made of in the 16 registers of x64.
enum { BLOCK = 6 };

struct Product {
  const u32* planes;   // addresses; `from` bytes behind each the pixels begin
  u32 from;
  i32 planeCount;
  const float* weights;  // blocks of eight channels (a last one of four): for each channel that is read, a weight for each of the block
  float* to;             // first plane
  i32 toStride;          // floats from plane to plane
  i32 toCount;           // planes
  i32 pixels;
};

// What becomes of a sum.
struct AsIs {};
INLINE f4 finish(const AsIs&, f4 sum, i32, i32) { return sum; }

struct Finished {
  const float* bias;
  const float* plus;
  i32 plusStride;
  float low, high;
};
INLINE f4 finish(const Finished& F, f4 sum, i32 plane, i32 pixel) {
  f4 held = least(most(sum + *(const f4*)(F.bias + plane * 4), all(F.low)), all(F.high));
  return F.plus ? held + *(const f4*)(F.plus + plane * F.plusStride + pixel * 4) : held;
}

template <int WIDE, int COUNT, class Finish>
INLINE void multiplyBlock(const Product& P, const Finish& F, const float* weights, i32 plane, i32 pixel) {
  f4 sums[COUNT][WIDE];
#pragma unroll
  for (int n = 0; n < COUNT; n++)
#pragma unroll
    for (int k = 0; k < WIDE; k++) sums[n][k] = all(0);
  u32 offset = P.from + pixel * 16;
  for (i32 p = 0; p < P.planeCount; p++, weights += WIDE * 16) {
    const f4* x = (const f4*)(P.planes[p] + offset);
    f4 v[COUNT];
#pragma unroll
    for (int n = 0; n < COUNT; n++) v[n] = x[n];
#define CHANNEL(c)                                                                     \
  {                                                                                    \
    f4 w[WIDE];                                                                        \
    _Pragma("unroll") for (int k = 0; k < WIDE; k++) w[k] = *(const f4*)(weights + (c) * WIDE * 4 + k * 4); \
    _Pragma("unroll") for (int n = 0; n < COUNT; n++) {                                \
      f4 one = LANE(v[n], c);                                                          \
      _Pragma("unroll") for (int k = 0; k < WIDE; k++) sums[n][k] = fused(w[k], one, sums[n][k]); \
    }                                                                                  \
  }
    CHANNEL(0)
    CHANNEL(1)
    CHANNEL(2)
    CHANNEL(3)
#undef CHANNEL
  }
#pragma unroll
  for (int k = 0; k < WIDE; k++) {
    f4* to = (f4*)(P.to + (plane + k) * P.toStride + pixel * 4);
#pragma unroll
    for (int n = 0; n < COUNT; n++) to[n] = finish(F, sums[n][k], plane + k, pixel + n);
  }
}

template <int WIDE, class Finish>
APART void multiplyPlanes(const Product& P, const Finish& F, const float* weights, i32 plane) {
  i32 pixel = 0;
  for (; pixel + BLOCK <= P.pixels; pixel += BLOCK) multiplyBlock<WIDE, BLOCK>(P, F, weights, plane, pixel);
  for (; pixel < P.pixels; pixel++) multiplyBlock<WIDE, 1>(P, F, weights, plane, pixel);
}

template <class Finish>
INLINE void multiply(const Product& P, const Finish& F) {
  const float* weights = P.weights;
  i32 plane = 0;
  for (; plane + 2 <= P.toCount; plane += 2, weights += P.planeCount * 32) multiplyPlanes<2>(P, F, weights, plane);
  if (plane < P.toCount) multiplyPlanes<1>(P, F, weights, plane);
}
