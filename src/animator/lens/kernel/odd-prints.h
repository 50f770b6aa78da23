// Prints of another kind: infrared film, a negative exposed twice, panes of coloured glass, light lines on a dark board.
#pragma once
#include "wet-glass.h"

// Infrared film: leaves and grass are as white as snow, the sky and water nearly black, skin is pale.
APART void showInfrared(Rooms& P, const Style& S) {
  for (i32 y = 0; y < P.H; y++)
    for (i32 x = 0; x < P.W; x++) {
      u32* to = P.picture + y * P.W + x;
      f4 c = bytesToFloats(*to);
      float luma = lumaOf(c) * (1 / 255.f), over = 1 / (most(most(c[0], c[1]), c[2]) + 1);
      float leaf = clamp01(((c[1] - c[2]) * over - .12f) * 3.4f) * clamp01((c[1] * 1.12f - c[0]) * over * 7 + .35f), blue = clamp01(((c[2] - c[0]) * over - .06f) * 3.2f);
      float t = clamp01(luma * 1.06f + leaf * (.34f + .55f * luma)) * (1 - blue * .78f);
      t = t + .55f * t * (1 - t) * (2 * t - 1);
      f4 tint = (f4){255, 250, 246, 255} * all(clamp01(t));
      layPixel(to, mixTo(c, tint, S.infra));
    }
}

// A negative that was exposed twice: the picture, and over it itself turned about, nearer, and drifting. What is dark in the one shows the other.
APART void exposeTwice(Rooms& P, const Style& S, float seconds) {
  shrink(P);
  i32 w = P.w, h = P.h;
  float drift = seconds * .012f, near = .62f;
  for (i32 y = 0; y < P.H; y++)
    for (i32 x = 0; x < P.W; x++) {
      u32* to = P.picture + y * P.W + x;
      f4 c = bytesToFloats(*to);
      float u = clamp01(.5f - ((float)x / P.W - .5f) * near - .06f + drift), v = clamp01(.34f + ((float)y / P.H - .5f) * near);
      float sx = u * (w - 1.001f), sy = v * (h - 1.001f);
      i32 i = (i32)sx, j = (i32)sy;
      const f4* q = P.small + j * w + i;
      f4 other = mixTo(mixTo(q[0], q[1], sx - i), mixTo(q[w], q[w + 1], sx - i), sy - j);
      // The second is laid where the first leaves room for it, as light adds up on film.
      f4 both = EVERY(255) - (EVERY(255) - c * EVERY(.7f)) * (EVERY(255) - other * all(.55f * S.doubled)) * EVERY(1 / 255.f);
      layPixel(to, both);
    }
}

// Panes of glass in lead: each of one colour, with the light of a window behind it; lead lies between them and along what is near.
APART void leadGlass(Rooms& P, const Style& S) {
  i32 w = P.w, h = P.h;
  shrink(P);
  flatten(P, (i32)(4 * P.scale + .5f) + 1);
  float *lines = P.plane(0), *line = rowRoom(P, 0);
  findEdges(P, 2, lines, nullptr);
  float side = most(9, S.panes * P.scale), over = 1 / side, lead = most(1.1f, 2.3f * P.scale) * over;
  for (i32 y = 0; y < P.H; y++) {
    widen(lines, w, h, y, line);
    for (i32 x = 0; x < P.W; x++) {
      float u = x * over, v = y * over, first = 9, second = 9, px = u, py = v;
      i32 ci = (i32)u, cj = (i32)v, own = 0;
      for (i32 j = cj - 1; j <= cj + 1; j++)
        for (i32 i = ci - 1; i <= ci + 1; i++) {
          float qx = i + .15f + .7f * chanceAt(i + 64, j + 9), qy = j + .15f + .7f * chanceAt(i + 31, j + 77), dx = qx - u, dy = qy - v, d = root(dx * dx + dy * dy);
          if (d < first) { second = first; first = d; px = qx; py = qy; own = i * 7 + j * 31; }
          else if (d < second) second = d;
        }
      i32 sx = within((i32)(px * side * .5f), w), sy = within((i32)(py * side * .5f), h);
      // Where a shape begins, glass is cut along it.
      f4 here = P.flat[within(y >> 1, h) * w + within(x >> 1, w)], middle = P.flat[sy * w + sx];
      f4 apart = magnitude(here - middle);
      f4 c = mixTo(middle, here, clamp01((apart[0] + apart[1] + apart[2] - 70) * .02f));
      float l = lumaOf(c), shine = .86f + .28f * chanceAt(own, 5), ripple = (noiseAt(x * .07f / P.scale, y * .11f / P.scale) - .5f) * .16f;
      c = saturate(c, l, 1.9f) * all((shine + ripple) * 1.12f) + EVERY(10);
      float dark = most(clamp01((lead - (second - first)) / (lead * .45f)), ramp(line[x], .18f, 2.4f));
      layPixel(P.picture + y * P.W + x, mixTo(c, (f4){16, 15, 18, 255}, dark * .96f));
    }
  }
}

// What was drawn dark on light becomes light on a board, dusty where chalk was wiped; a plan is ruled in squares.
APART void drawOnBoard(Rooms& P, const Style& S) {
  const u8* tables = (const u8*)S.tables;
  f4 board = {S.darkTint[0], S.darkTint[1], S.darkTint[2], 255}, chalk = {S.lightTint[0], S.lightTint[1], S.lightTint[2], 255};
  float side = S.ruled * P.scale, wide = most(1, P.scale);
  for (i32 y = 0; y < P.H; y++)
    for (i32 x = 0; x < P.W; x++) {
      u32* to = P.picture + y * P.W + x;
      f4 c = bytesToFloats(*to);
      float l = lumaOf(c), drawn = clamp01((244 - l) * (1 / 190.f)), dust = noiseAt(x * .012f / P.scale, y * .02f / P.scale) * .07f + toothAt(tables, x, y) * .02f, line = 0;
      if (side > 0) {
        float u = x / side, v = y / side, fu = (u - __builtin_floorf(u)) * side, fv = (v - __builtin_floorf(v)) * side;
        line = fu < wide || fv < wide ? .16f : 0;
      }
      // A line may keep the colour it was drawn in.
      f4 own = mixTo(chalk, least(saturate(c, l, 2.2f) + EVERY(90), EVERY(255)), S.inkOwn * .7f);
      layPixel(to, mixTo(mixTo(board, chalk, clamp01(dust + line)), own, clamp01(drawn * 1.05f)));
    }
}
