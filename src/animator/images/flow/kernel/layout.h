// Made from ../layout.ts by `npm run kernels`: do not edit.
#pragma once
#include "simd.h"

struct Search {
  i32 width;  // of both pictures
  i32 height;
  u32 from;  // u8: features of the picture whose places are looked for
  u32 to;  // u8: features of the one they are looked for in
  u32 right;  // f32: how far to the right each place was found
  u32 down;  // f32: how far down
  u32 costs;  // i32: how unlike it is there
  u32 chance;  // state of the chance by which is looked around, never 0
};
static_assert(sizeof(Search) == 32, "Search");

