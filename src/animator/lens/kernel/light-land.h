// A land of light, and writing over the picture.
#pragma once
#include "odd-prints.h"

// A land of light: the sky in bands of colour with a striped sun, lines of light along the ground, and everything in the colours of both.
APART void drawGrid(Rooms& P, const Style& S) {
  const Lens& L = P.L;
  i32 w = P.w, h = P.h;
  float* lines = P.plane(0);
  for (i32 y = 0; y < h; y++)
    for (i32 x = 0; x < w; x++) {
      float d = P.depth()[y * w + x], out = 0;
      if (d > .004f && d < 3) {
        Weave W = weaveAt(P, x, y, 1);
        float far = 1 / d, Y = L.eye[1] + far * (L.forward[1] + L.right[1] * (x * 2 + 1 - L.width * .5f) / L.scaleX - L.up[1] * (y * 2 + 1 - L.height * .5f) / L.scaleY);
        // On the ground alone: neither on roofs nor on whom it bears.
        if (W.up > 0 && magnitude(Y - S.floor) < .12f + far * .02f) {
          float X = W.u * W.cell, Z = W.v * W.cell, foot = 2.6f / (d * L.scaleX);
          float fx = magnitude(X - __builtin_rintf(X)), fz = magnitude(Z - __builtin_rintf(Z)) * .7f;
          out = (clamp01(1 - fx / (foot + .012f)) + clamp01(1 - fz / (foot * 1.6f + .012f)) + .25f * clamp01(1 - fx * 7) + .25f * clamp01(1 - fz * 7)) * clamp01(d * 34 - .35f);
        }
      }
      lines[y * w + x] = out;
    }
  f4 low = {S.darkTint[0], S.darkTint[1], S.darkTint[2], 0}, high = {S.lightTint[0], S.lightTint[1], S.lightTint[2], 0}, glow = {S.ink[0], S.ink[1], S.ink[2], 0};
  f4 zenith = {S.skyTop[0], S.skyTop[1], S.skyTop[2], 255}, horizon = {S.skyLow[0], S.skyLow[1], S.skyLow[2], 255}, middle = {S.skyMiddle[0], S.skyMiddle[1], S.skyMiddle[2], 255};
  float* row = rowRoom(P, 0);
  for (i32 y = 0; y < P.H; y++) {
    widen(lines, w, h, y, row);
    const float* depth = P.depth() + (y / 2) * w;
    float qy = -(y + .5f - L.height * .5f) / L.scaleY;
    for (i32 x = 0; x < P.W; x++) {
      u32* to = P.picture + y * P.W + x;
      f4 c = bytesToFloats(*to);
      float luma = lumaOf(c) * (1 / 255.f);
      if (depth[x / 2] < .0016f) {
        float qx = (x + .5f - L.width * .5f) / L.scaleX, dx = L.forward[0] + L.right[0] * qx + L.up[0] * qy, dy = L.forward[1] + L.right[1] * qx + L.up[1] * qy, dz = L.forward[2] + L.right[2] * qx + L.up[2] * qy;
        float il = 1 / root(dx * dx + dy * dy + dz * dz), e = clamp01(dy * il * 1.9f);
        c = e < .3f ? mixTo(horizon, middle, e / .3f) : mixTo(middle, zenith, clamp01((e - .3f) / .5f));
        // The sun stands where the film looks first.
        float across = (dx * S.sunZ - dz * S.sunX) * il, up = dy * il - .13f, r = root(across * across + up * up), ahead = dx * S.sunX + dz * S.sunZ;
        if (ahead > 0) {
          float stripe = up * 46, gap = stripe - __builtin_floorf(stripe), open = up < .06f ? smoothStep(.04f + clamp01(.1f - up) * 2.6f, .12f + clamp01(.1f - up) * 2.6f, gap) : 1;
          float disc = smoothStep(.2f, .196f, r) * open;
          c = mixTo(c, mixTo((f4){255, 60, 150, 255}, (f4){255, 226, 90, 255}, clamp01(up * 3 + .45f)), disc);
          c += (f4){120, 30, 80, 0} * all(exponential(-r * r * 12) * .6f);
        }
      } else {
        f4 mapped = low + (high - low) * all(luma);
        c = mixTo(c * EVERY(.85f), mapped, S.duotone);
        c += glow * all(least(row[x], 1.2f));
      }
      layPixel(to, c);
    }
  }
}

// Writing of dots over the picture: `bits` has a byte a dot.
EXPORT void stampText(Lens* L, const u8* bits, i32 columns, i32 rows, i32 x, i32 y, i32 side, u32 colour) {
  for (i32 j = -1; j <= rows * side; j++)
    for (i32 i = -1; i <= columns * side; i++) {
      i32 X = x + i, Y = y + j;
      if (X < 0 || Y < 0 || X >= L->width || Y >= L->height) continue;
      auto on = [&](i32 a, i32 b) { return a >= 0 && b >= 0 && a < columns * side && b < rows * side && bits[(b / side) * columns + a / side] != 0; };
      u32* to = (u32*)L->picture + Y * L->width + X;
      if (on(i, j)) layPixel(to, mixTo(bytesToFloats(*to), bytesToFloats(colour), .92f));
      else if (on(i - 1, j - 1) || on(i + 1, j + 1)) layPixel(to, bytesToFloats(*to) * EVERY(.45f));
    }
}
