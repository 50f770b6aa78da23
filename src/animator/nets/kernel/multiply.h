// The one loop in which most of the time goes: planes of four channels times weights.
#pragma once
#include "layout.h"

// Eight or four channels of this many pixels are summed up in registers: 12 sums, two weights and the number they are multiplied with are the 15 registers that V8 has on x64.
enum { BLOCK = 6 };

struct Product {
  const f4* planes;      // the first pixel of the first one
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

// One channel in each round, the first of all planes before the second: so a round takes nothing but loads and sums, and its places are known when it is compiled. All four channels of
// a plane in one round are put in an order that needs more registers than there are, which took half as long again. STRIDE: pixels from plane to plane.
template <int WIDE, int COUNT, int STRIDE, class Finish>
INLINE void multiplyBlock(const Product& P, const Finish& F, const float* weights, i32 plane, i32 pixel) {
  f4 sums[COUNT][WIDE];
#pragma unroll
  for (int n = 0; n < COUNT; n++)
#pragma unroll
    for (int k = 0; k < WIDE; k++) sums[n][k] = all(0);
#pragma clang loop unroll(disable)
  for (i32 channel = 0; channel < 4; channel++) {
    const float* x = (const float*)(P.planes + pixel) + channel;
    const float* from = weights + channel * WIDE * 4;
    const float* end = from + P.planeCount * WIDE * 16;
#pragma clang loop unroll(disable)
    for (; from < end; from += WIDE * 16, x += STRIDE * 4) {
      f4 w[WIDE];
#pragma unroll
      for (int k = 0; k < WIDE; k++) w[k] = *(const f4*)(from + k * 4);
#pragma unroll
      for (int n = 0; n < COUNT; n++) {
        f4 one = (f4)wasm_v128_load32_splat(x + n * 4);
#pragma unroll
        for (int k = 0; k < WIDE; k++) sums[n][k] = fused(w[k], one, sums[n][k]);
      }
    }
  }
#pragma unroll
  for (int k = 0; k < WIDE; k++) {
    f4* to = (f4*)(P.to + (plane + k) * P.toStride + pixel * 4);
#pragma unroll
    for (int n = 0; n < COUNT; n++) to[n] = finish(F, sums[n][k], plane + k, pixel + n);
  }
}

template <int WIDE, int STRIDE, class Finish>
APART void multiplyPlanes(const Product& P, const Finish& F, const float* weights, i32 plane) {
  i32 pixel = 0;
  for (; pixel + BLOCK <= P.pixels; pixel += BLOCK) multiplyBlock<WIDE, BLOCK, STRIDE>(P, F, weights, plane, pixel);
  // Most maps leave over four of them, or one.
  if (pixel + 4 <= P.pixels) multiplyBlock<WIDE, 4, STRIDE>(P, F, weights, plane, pixel), pixel += 4;
  for (; pixel < P.pixels; pixel++) multiplyBlock<WIDE, 1, STRIDE>(P, F, weights, plane, pixel);
}

template <int STRIDE, class Finish>
INLINE void multiply(const Product& P, const Finish& F) {
  const float* weights = P.weights;
  i32 plane = 0;
  for (; plane + 2 <= P.toCount; plane += 2, weights += P.planeCount * 32) multiplyPlanes<2, STRIDE>(P, F, weights, plane);
  if (plane < P.toCount) multiplyPlanes<1, STRIDE>(P, F, weights, plane);
}
