// Painted: strokes of oil along shapes, and watercolour on wet paper.
#pragma once
#include "drawn.h"

// Sums of a plane over a square of 2n + 1 points.
APART void sumAround(Rooms& P, float* plane, i32 n, float* out) {
  i32 w = P.w, h = P.h;
  float *room = rowRoom(P, 0), *sums = rowRoom(P, 1);
  for (i32 y = 0; y < h; y++) {
    float *row = plane + y * w, sum = 0;
    for (i32 x = -n; x <= n; x++) sum += row[within(x, w)];
    for (i32 x = 0; x < w; x++) {
      room[x] = sum;
      sum += row[within(x + n + 1, w)] - row[within(x - n, w)];
    }
    for (i32 x = 0; x < w; x++) row[x] = room[x];
  }
  for (i32 x = 0; x < w; x++) sums[x] = 0;
  for (i32 y = -n; y <= n; y++) for (i32 x = 0; x < w; x++) sums[x] += plane[within(y, h) * w + x];
  for (i32 y = 0; y < h; y++) {
    const float *in = plane + within(y + n + 1, h) * w, *gone = plane + within(y - n, h) * w;
    for (i32 x = 0; x < w; x++) {
      out[y * w + x] = sums[x];
      sums[x] += in[x] - gone[x];
    }
  }
}

// Which way shapes run, as a unit vector at every second point of half size: across the change of light, smoothed. Where there is none, it follows a slow swirl.
APART void findWays(Rooms& P, const u8* table, float swirl, float* wayX, float* wayY) {
  i32 w = P.w / 2, h = P.h / 2, n = (i32)(3.5f * P.scale) + 1;
  Rooms Q = P;
  Q.w = w;
  Q.h = h;
  float *xx = P.plane(4), *xy = P.plane(5), *yy = P.plane(6), *luma = P.plane(7);
  for (i32 y = 0; y < h; y++)
    for (i32 x = 0; x < w; x++) {
      const f4* c = P.small + y * 2 * P.w + x * 2;
      luma[y * w + x] = lumaOf((c[0] + c[1] + c[P.w] + c[P.w + 1]) * EVERY(.25f));
    }
  for (i32 y = 0; y < h; y++)
    for (i32 x = 0; x < w; x++) {
      i32 l = x ? x - 1 : x, r = x + 1 < w ? x + 1 : x, u = within(y - 1, h) * w, d = within(y + 1, h) * w, i = y * w + x;
      float gx = luma[y * w + r] - luma[y * w + l] + .5f * (luma[u + r] - luma[u + l] + luma[d + r] - luma[d + l]);
      float gy = luma[d + x] - luma[u + x] + .5f * (luma[d + l] - luma[u + l] + luma[d + r] - luma[u + r]);
      xx[i] = gx * gx;
      xy[i] = gx * gy;
      yy[i] = gy * gy;
    }
  sumAround(Q, xx, n, wayX);
  sumAround(Q, xy, n, wayY);
  sumAround(Q, yy, n, luma);
  float unit = .022f / P.scale;
  for (i32 y = 0; y < h; y++)
    for (i32 x = 0; x < w; x++) {
      i32 i = y * w + x;
      float a = wayX[i], b = wayY[i], c = luma[i], dx = a - c, dy = 2 * b, strength = root(dx * dx + dy * dy) + 1e-3f;
      // The doubled angle of the gradient; strokes run across it.
      float cx = -dx / strength, cy = -dy / strength, sure = clamp01(strength / (a + c + 1600.f * n * n));
      float t = tableAt(table, x * unit, y * unit) * (2 / 255.f) * swirl + .08f, sx = sineOfTurns(t + .25f), sy = sineOfTurns(t);
      cx = sx + (cx - sx) * sure;
      cy = sy + (cy - sy) * sure;
      cx /= root(cx * cx + cy * cy) + 1e-4f;
      // Half the angle.
      float hy = root(most(0, .5f - .5f * cx));
      wayX[i] = root(most(0, .5f + .5f * cx));
      wayY[i] = cy < 0 ? -hy : hy;
    }
}

// Oil: patches and bristles are drawn out along the ways, and light falls over the ridges of paint.
APART void paintOil(Rooms& P, const Style& S) {
  const u8* tables = (const u8*)S.tables;
  i32 w = P.w, h = P.h;
  shrink(P);
  flatten(P, (i32)(S.patch * P.scale + .5f) + 1);
  float *wayX = P.plane(0), *wayY = P.plane(1), *bristle = P.plane(2), *ridge = P.plane(3);
  findWays(P, tables, S.swirl, wayX, wayY);
  stick(P, tables, S.bristle, bristle);
  float step = most(1, S.strokes * P.scale * .25f), dab = S.dab;
  i32 ways = w / 2, lastX = ways - 1, lastY = h / 2 - 1;
  for (i32 y = 0; y < h; y++) {
    const float *rowX = wayX + (y / 2 < lastY ? y / 2 : lastY) * ways, *rowY = wayY + (y / 2 < lastY ? y / 2 : lastY) * ways;
    for (i32 x = 0; x < w; x++) {
      i32 i = y * w + x, own = x / 2 < lastX ? x / 2 : lastX;
      f4 sum = P.flat[i] * EVERY(2);
      float r = bristle[i];
      for (int side = -1; side <= 1; side += 2) {
        float fx = x + .5f, fy = y + .5f, vx = rowX[own] * side, vy = rowY[own] * side;
        for (int k = 0; k < 3; k++) {
          fx += vx * step;
          fy += vy * step;
          i32 ix = within((i32)fx, w), iy = within((i32)fy, h), j = iy * w + ix, at = (iy / 2 < lastY ? iy / 2 : lastY) * ways + (ix / 2 < lastX ? ix / 2 : lastX);
          if (k < 2) sum += P.flat[j];
          r += bristle[j];
          // A way has no direction: it goes on as it came.
          float nx = wayX[at], ny = wayY[at], turn = nx * vx + ny * vy < 0 ? -1 : 1;
          vx = nx * turn;
          vy = ny * turn;
        }
      }
      f4 c = sum * EVERY(1 / 6.f);
      r *= 1 / 7.f;
      // Each stroke was mixed anew: lighter or darker, warmer or cooler.
      float mixed = r * dab, warm = mixed * (r > 0 ? .5f : .3f), luma = lumaOf(c);
      c = saturate(c, luma, 1.06f + dab * .4f) * (all(1 + mixed) + (f4){warm, 0, -warm, 0});
      c[3] = luma;
      P.small[i] = c;
      ridge[i] = r;
    }
  }
  float *here = rowRoom(P, 0), *above = rowRoom(P, 1);
  f4* row = colourRow(P);
  float relief = S.relief * least(1, P.scale * 1.2f);
  for (i32 y = 0; y < P.H; y++) {
    widenColours(P.small, w, h, y, row);
    widen(ridge, w, h, y, here);
    widen(ridge, w, h, within(y - 2, P.H), above);
    u32* to = P.picture + y * P.W;
    for (i32 x = 0; x < P.W; x++) {
      f4 c = row[x], sharp = bytesToFloats(to[x]);
      float light = (here[x] - above[x < 2 ? 0 : x - 2]) * relief;
      c = mixTo(c, sharp, clamp01((c[3] - lumaOf(sharp) - 30) * .012f));
      layPixel(to + x, c * all(1 + light) + all(most(0, light - .1f) * 70));
    }
  }
}

// Watercolour: colour thins to paper, pools at the edges of its patches, settles in the tooth, and stays within a ragged margin.
APART void paintWater(Rooms& P, const Style& S) {
  const u8* tables = (const u8*)S.tables;
  i32 w = P.w, h = P.h;
  shrink(P);
  flatten(P, (i32)(6 * P.scale + .5f) + 1);
  float *wet = P.plane(0), *pool = P.plane(1), *lines = P.plane(2), *a = rowRoom(P, 0), *b = rowRoom(P, 1), *line = rowRoom(P, 2);
  findEdges(P, 1, lines, nullptr);
  stick(P, tables, 34, wet);
  i32 r = (i32)(3 * P.scale) + 1;
  // Pigment gathers where a patch ends: the farther from the mean of what is around, the more.
  for (i32 y = 0; y < h; y++) {
    const f4 *here = P.flat + y * w, *up = P.flat + within(y - r, h) * w, *down = P.flat + within(y + r, h) * w;
    for (i32 x = 0; x < w; x++) {
      f4 m = magnitude(here[x < r ? 0 : x - r] + here[x + r < w ? x + r : w - 1] + up[x] + down[x] - here[x] * EVERY(4));
      pool[y * w + x] = clamp01((m[0] + m[1] + m[2] - 60) * (1 / 700.f));
    }
  }
  recolour(P, [&](f4 f, float l) __attribute__((always_inline)) { return saturate(f, l, 1.3f); });
  f4 *row = colourRow(P), paper = {250, 247, 239, 255};
  float unit = 1 / P.scale;
  for (i32 y = 0; y < P.H; y++) {
    // The edges of patches tremble as a hand does.
    i32 shift = (i32)((tableAt(tables, y * unit * .045f, 7) - 127) * .02f * P.scale);
    widenColours(P.flat, w, h, y, row);
    widen(wet, w, h, y, a);
    widen(pool, w, h, y, b);
    widen(lines, w, h, y, line);
    u32* to = P.picture + y * P.W;
    float Y = y * unit;
    for (i32 x = 0; x < P.W; x++) {
      float tooth = toothAt(tables, x, y), X = x * unit, wash = a[x];
      f4 c = row[within(x + shift, P.W)], sharp = bytesToFloats(to[x]);
      c = mixTo(c, sharp, clamp01((c[3] - lumaOf(sharp) - 26) * .009f));
      // As transparent as its colour is light; thinner and thicker where the brush was wet.
      f4 density = (EVERY(1) - least(c * EVERY(1 / 255.f), EVERY(1))) * all(.72f + wash * .24f + tooth * .1f + b[x] * .5f);
      density = density + density * density * all(.12f);
      // Ragged, with a darker rim where the water stood.
      float border = least(least(X, 1280 - X), least(Y, P.H * unit - Y)) - 20, inside = 1;
      if (border < 60) {
        border -= tableAt(tables, X * .03f, Y * .03f) * .13f + tableAt(tables, X * .15f + 9, Y * .15f) * .035f;
        inside = smoothStep(-2, 3, border);
        float rim = smoothStep(9, 0, border) * inside * .22f;
        density = density * all(inside * (1 + rim)) + (f4){.05f, .05f, .03f, 0} * all(rim);
      }
      density += (f4){.3f, .32f, .27f, 0} * all(ramp(line[x], .4f, 1.8f) * inside * (.6f + wash * .5f));
      layPixel(to + x, paper * (EVERY(1) - least(density, EVERY(.97f))) * all(1 + tooth * .022f));
    }
  }
}
