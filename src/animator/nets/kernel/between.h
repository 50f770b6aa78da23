// Where a pixel of another size lies among those of a map.
#pragma once
#include "simd.h"

struct Between { i32 from, next; float share; };

// Between which two of `length` the middle of one of `wanted` lies.
INLINE Between findBetween(i32 at, i32 length, i32 wanted) {
  float place = most((at + .5f) * length / wanted - .5f, 0.f);
  i32 from = (i32)place;
  if (from > length - 1) from = length - 1;
  return {from, from + 1 < length ? from + 1 : from, place - from};
}
