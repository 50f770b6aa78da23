// Layers of small nets. Maps lie in planes of four channels: see ../layout.ts.
#include "winograd.h"
#include "maps.h"
#include "memory.h"

// The largest of 2 x 2, half as large; a last row or column of its own counts as one.
EXPORT void poolMost(const Layer& L) {
  for (i32 p = 0; p < L.fromCount; p++) {
    const f4* from = (const f4*)((const u32*)L.from)[p];
    f4* to = (f4*)L.to + p * L.toWidth * L.toHeight;
    for (i32 y = 0; y < L.toHeight; y++) {
      const f4* upper = from + y * 2 * L.fromWidth;
      const f4* lower = y * 2 + 1 < L.fromHeight ? upper + L.fromWidth : upper;
      for (i32 x = 0; x < L.toWidth; x++) {
        i32 left = x * 2, right = left + 1 < L.fromWidth ? left + 1 : left;
        to[y * L.toWidth + x] = most(most(upper[left], upper[right]), most(lower[left], lower[right]));
      }
    }
  }
}

// Columns whose places are worked out at once, for all rows and planes.
enum { COLUMNS = 320 };

// Another size, smoothly.
EXPORT void resizeSmooth(const Layer& L) {
  Between places[COLUMNS];
  for (i32 first = 0; first < L.toWidth; first += COLUMNS) {
    i32 count = L.toWidth - first < COLUMNS ? L.toWidth - first : (i32)COLUMNS;
    for (i32 i = 0; i < count; i++) places[i] = findBetween(first + i, L.fromWidth, L.toWidth);
    for (i32 p = 0; p < L.fromCount; p++) {
      const f4* from = (const f4*)((const u32*)L.from)[p];
      f4* to = (f4*)L.to + p * L.toWidth * L.toHeight + first;
      for (i32 y = 0; y < L.toHeight; y++) {
        Between down = findBetween(y, L.fromHeight, L.toHeight);
        const f4* upper = from + down.from * L.fromWidth;
        const f4* lower = from + down.next * L.fromWidth;
        for (i32 i = 0; i < count; i++) {
          const Between& across = places[i];
          f4 share = all(across.share);
          f4 a = blend(upper[across.from], upper[across.next], share), b = blend(lower[across.from], lower[across.next], share);
          to[y * L.toWidth + i] = blend(a, b, all(down.share));
        }
      }
    }
  }
}

// Twice as large, each pixel four times, plus another map.
EXPORT void doubleUp(const Layer& L) {
  i32 pixels = L.toWidth * L.toHeight;
  for (i32 p = 0; p < L.fromCount; p++) {
    const f4* from = (const f4*)((const u32*)L.from)[p];
    const f4* plus = L.plus ? (const f4*)L.plus + p * pixels : 0;
    f4* to = (f4*)L.to + p * pixels;
    for (i32 y = 0; y < L.toHeight; y++)
      for (i32 x = 0; x < L.toWidth; x++) {
        i32 at = y * L.toWidth + x;
        f4 value = from[(y >> 1) * L.fromWidth + (x >> 1)];
        to[at] = plus ? value + plus[at] : value;
      }
  }
}
