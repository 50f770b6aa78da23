// Bright light spreads, and is drawn out where the air is thick.
#pragma once
#include "blur.h"

enum { MOST_BLOOM_LEVELS = 6 };
struct BloomLevel { f4* pixels; i32 width, height; };

// Bright light spreads: a pyramid, each level blurred and added to the one above.
APART i32 makeBloom(Lens& L, BloomLevel* levels) {
  i32 halfWidth = (L.width + 1) / 2, halfHeight = (L.height + 1) / 2;
  i32 w = halfWidth / 2, h = halfHeight / 2, sourceWidth = halfWidth, count = 0;
  f4 *source = (f4*)L.halfBlur, *next = (f4*)L.bloom, *room = (f4*)L.bloomRoom;
  for (; count < MOST_BLOOM_LEVELS && (count == 0 || (w > 4 && h > 4)); count++) {
    levels[count] = {next, w, h};
    for (i32 y = 0; y < h; y++) {
      f4 *a = source + y * 2 * sourceWidth, *b = a + sourceWidth;
      for (i32 x = 0; x < w; x++) {
        f4 s = (a[x * 2] + a[x * 2 + 1] + b[x * 2] + b[x * 2 + 1]) * EVERY(0.25f);
        if (count == 0) {
          float bright = most(s[0], most(s[1], s[2]));
          s = least(s * all(most(0, bright - L.bloomFrom) / (bright + 1e-4f)), EVERY(9.f));
          s[3] = 0;
        }
        next[y * w + x] = s;
      }
    }
    source = next;
    sourceWidth = w;
    next += (w + 2) * (h + 2);
    w /= 2;
    h /= 2;
  }
  for (int l = count - 1; l >= 0; l--) {
    BloomLevel& B = levels[l];
    for (i32 y = 0; y < B.height; y++) {
      f4 *p = B.pixels + y * B.width, *o = room + y * B.width;
      i32 last = B.width - 1;
      for (i32 x = 0; x < B.width; x++)
        o[x] = p[x] * EVERY(0.375f) + (p[x > 0 ? x - 1 : 0] + p[x < last ? x + 1 : last]) * EVERY(0.25f) + (p[x > 1 ? x - 2 : 0] + p[x < last - 1 ? x + 2 : last]) * EVERY(0.0625f);
    }
    for (i32 y = 0; y < B.height; y++) {
      i32 last = B.height - 1;
      f4 *p0 = room + (y > 1 ? y - 2 : 0) * B.width, *p1 = room + (y > 0 ? y - 1 : 0) * B.width, *p2 = room + y * B.width;
      f4 *p3 = room + (y < last ? y + 1 : last) * B.width, *p4 = room + (y < last - 1 ? y + 2 : last) * B.width, *o = B.pixels + y * B.width;
      for (i32 x = 0; x < B.width; x++) o[x] = p2[x] * EVERY(0.375f) + (p1[x] + p3[x]) * EVERY(0.25f) + (p0[x] + p4[x]) * EVERY(0.0625f);
    }
    if (l < count - 1) {
      const BloomLevel& U = levels[l + 1];
      for (i32 y = 0; y < B.height; y++)
        for (i32 x = 0; x < B.width; x++)
          B.pixels[y * B.width + x] += pictureAt(U.pixels, U.width, U.height, (x + 0.5f) * U.width / B.width, (y + 0.5f) * U.height / B.height) * EVERY(0.95f);
    }
  }
  return count;
}

// Shafts: what glows around the sun is drawn out away from it, where the air is thick enough to show it.
APART void addShafts(Lens& L, const BloomLevel& B) {
  const Scene& S = *(const Scene*)L.scene;
  const float* d = S.sunDirection;
  float depth = d[0] * L.forward[0] + d[1] * L.forward[1] + d[2] * L.forward[2];
  if (depth < 0.1f) return;
  float sx = (d[0] * L.right[0] + d[1] * L.right[1] + d[2] * L.right[2]) / depth * L.scaleX + L.width * .5f;
  float sy = -(d[0] * L.up[0] + d[1] * L.up[1] + d[2] * L.up[2]) / depth * L.scaleY + L.height * .5f;
  float ux = sx * B.width / L.width, uy = sy * B.height / L.height;
  if (ux < -B.width || ux > 2 * B.width || uy < -B.height || uy > 2 * B.height) return;
  f4* room = (f4*)L.bloomRoom;
  for (i32 y = 0; y < B.height; y++)
    for (i32 x = 0; x < B.width; x++) {
      f4 sum = all(0);
      for (int k = 1; k <= 12; k++) {
        float t = k / 13.f;
        sum += pictureAt(B.pixels, B.width, B.height, x + .5f + (ux - x) * t, y + .5f + (uy - y) * t) * all(1 - t * .6f);
      }
      room[y * B.width + x] = sum * all(L.shafts / 12);
    }
  for (i32 i = 0; i < B.width * B.height; i++) B.pixels[i] += room[i];
}
