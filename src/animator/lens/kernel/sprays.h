// Sprays of leaves and needles, and locks of hair: one triangle shows several, cut out of it where its samples lie. A crown of single leaves would take ten times the triangles.
#pragma once
#include "patches.h"

// One leaf from its foot on the stem, so far up, in its direction: as wide as its length lets it be, pointed at both ends. A macro, since `EVERY` takes constants alone.
#define LEAF(foot, right, up, length, width)                                                                              \
  ([&]() __attribute__((always_inline)) {                                                                                 \
    f4 above = tip - EVERY(foot), out = fused(above, EVERY(up), x * EVERY(right)), aside = magnitude(fused(x, EVERY(up), above * EVERY(-(right)))); \
    return aside < out * fusedMinus(out, EVERY(width), EVERY((width) * (length)));                                        \
  }())

// Half a spray: its first corner is the tip, the other two are the ends of the middle line it shares with its other half. Leaves stand in pairs along
// its stem, the last at the tip.
INLINE i4 leavesAt(f4 tip, f4 across) {
  f4 x = magnitude(across), out = tip - EVERY(.5f);
  return LEAF(.02f, .985f, .17f, .88f, .8f) | LEAF(.24f, .82f, .57f, .54f, 1.75f) | LEAF(.48f, .62f, .78f, .38f, 2.4f) | (x < out * fusedMinus(out, EVERY(1.5f), EVERY(.75f)));
}
#undef LEAF

// One side of a twig, or a lock of hair: the first corner lies out where needles and hairs end, the other two where they grow. They stand side by side and taper.
template <int COUNT> INLINE i4 teethAt(f4 out, f4 along) {
  f4 at = (along + out * EVERY(.5f)) * EVERY((float)COUNT);
  return magnitude(at - floor4(at) - EVERY(.5f)) < EVERY(.56f) - out * EVERY(.5f);
}
