// Made from ../layout.ts by `npm run kernels`: do not edit.
#pragma once
#include "simd.h"

struct Layer {
  u32 from;  // u32: addresses of the planes that are read
  i32 fromCount;
  i32 fromWidth;
  i32 fromHeight;
  u32 to;  // planes that are written, one after another
  i32 toCount;
  i32 toWidth;
  i32 toHeight;
  u32 plus;  // planes of the same size that are added to the outcome, 0 for none
  u32 weights;  // f32: see net-file.ts
  u32 bias;  // f32: one for each channel that is written
  i32 size;  // of the window, in pixels
  i32 stride;
  i32 dilation;  // pixels from one place of the window to the next
  float low;  // the outcome is held within these two, before plus
  float high;
  u32 room;  // scratch, as much as the measuring function of the layer says
  u32 pad[3];
};
static_assert(sizeof(Layer) == 80, "Layer");

struct Blur {
  u32 from;  // f32: all numbers of a pixel side by side
  u32 to;
  u32 passed;  // scratch, as large as either
  u32 sums;  // f64: scratch, one for each number of a row
  i32 width;
  i32 height;
  i32 each;  // numbers of a pixel
  i32 radius;  // pixels on each side
};
static_assert(sizeof(Blur) == 32, "Blur");

