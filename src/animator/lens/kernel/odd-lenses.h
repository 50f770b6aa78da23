// Lenses that are no plain ones: tilted, and round.
#pragma once
#include "footage.h"

// A tilted lens: sharp in a band alone, as if all of it were a small model.
APART void tiltLens(Rooms& P, const Style& S) {
  i32 w = P.w, h = P.h;
  shrink(P);
  f4 *sums = (f4*)P.plane(0), *to = P.flat, *from = P.small;
  auto reachAt = [&](i32 y) {
    float away = magnitude((y + .5f) / h - S.bandAt) - S.band;
    return away <= 0 ? 0.f : least(away * 3.4f, 1.f) * S.tilt * P.scale * .5f;
  };
  for (int pass = 0; pass < 2; pass++) {
    for (i32 y = 0; y < h; y++) {
      i32 r = (i32)(reachAt(y) + .5f);
      f4 *row = from + y * w, *out = to + y * w, sum = all(0), over = all(1.f / (2 * r + 1));
      for (i32 x = -r; x <= r; x++) sum += row[within(x, w)];
      for (i32 x = 0; x < w; x++) {
        out[x] = sum * over;
        sum += row[x + r + 1 < w ? x + r + 1 : w - 1] - row[x - r < 0 ? 0 : x - r];
      }
    }
    for (i32 y = 0; y < h; y++)
      for (i32 x = 0; x < w; x++) sums[y * w + x] = to[y * w + x] + (y ? sums[(y - 1) * w + x] : all(0));
    for (i32 y = 0; y < h; y++) {
      i32 r = (i32)(reachAt(y) + .5f), a = y - r < 0 ? 0 : y - r, b = y + r > h - 1 ? h - 1 : y + r;
      f4* out = from + y * w;
      for (i32 x = 0; x < w; x++) out[x] = (sums[b * w + x] - (a ? sums[(a - 1) * w + x] : all(0))) * all(1.f / (b - a + 1));
    }
  }
  f4* row = colourRow(P);
  for (i32 y = 0; y < P.H; y++) {
    float share = clamp01(reachAt(y / 2) * 1.2f);
    if (share <= 0) continue;
    widenColours(P.small, w, h, y, row);
    for (i32 x = 0; x < P.W; x++) {
      u32* at = P.picture + y * P.W + x;
      layPixel(at, mixTo(bytesToFloats(*at), row[x], share));
    }
  }
}

// A round lens: what was drawn with a wide angle bulges in the middle, and beyond its circle there is nothing.
APART void bulge(Rooms& P, float amount, float rim) {
  u32* copy = copyPicture(P);
  float cx = P.W * .5f, cy = P.H * .5f, over = 1 / (rim > 0 ? most(cx, cy) * rim : root(cx * cx + cy * cy));
  for (i32 y = 0; y < P.H; y++)
    for (i32 x = 0; x < P.W; x++) {
      float dx = (x + .5f - cx) * over, dy = (y + .5f - cy) * over, r = dx * dx + dy * dy;
      u32* to = P.picture + y * P.W + x;
      if (rim > 0 && r > 1.02f) { *to = 0xff050404u; continue; }
      // Straight in the middle, squeezed toward the rim.
      float k = (1 - amount + amount * r) / over;
      float sx = cx + dx * k - .5f, sy = cy + dy * k - .5f;
      i32 i = within((i32)sx, P.W - 1), j = within((i32)sy, P.H - 1);
      float u = clamp01(sx - i), v = clamp01(sy - j);
      const u32* p = copy + j * P.W + i;
      f4 top = mixTo(bytesToFloats(p[0]), bytesToFloats(p[1]), u), low = mixTo(bytesToFloats(p[P.W]), bytesToFloats(p[P.W + 1]), u), c = mixTo(top, low, v);
      if (rim > 0) c = c * all(clamp01((1.01f - root(r)) * 28) * (1 - .35f * r * r));
      layPixel(to, c);
    }
}
