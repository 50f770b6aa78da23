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

