// A pane of glass with rain on it, before the lens: what is behind is out of focus, each drop is a small lens that shows it upside down, and drops that run wipe
// a clear way behind them. A function of the moment alone, as all looks are.
#pragma once
#include "odd-lenses.h"

// What is behind, out of focus, into P.flat: lights outshine what is beside them, and widen into discs.
APART void blurBehind(Rooms& P, float reach) {
  i32 w = P.w, h = P.h, r = (i32)(reach * P.scale * .5f + .5f);
  f4 *sums = (f4*)P.plane(0), *line = colourRow(P);
  for (i32 i = 0; i < w * h; i++) {
    f4 c = P.small[i];
    float l = lumaOf(c) * (1 / 255.f), weight = 1 + 9 * l * l * l;
    c = c * all(weight);
    c[3] = weight;
    P.flat[i] = c;
  }
  for (int pass = 0; pass < 2; pass++) {
    for (i32 y = 0; y < h; y++) {
      f4 *row = P.flat + y * w, sum = all(0), over = all(1.f / (2 * r + 1));
      for (i32 x = 0; x < w; x++) line[x] = row[x];
      for (i32 x = -r; x <= r; x++) sum += line[within(x, w)];
      for (i32 x = 0; x < w; x++) {
        row[x] = sum * over;
        sum += line[within(x + r + 1, w)] - line[within(x - r, w)];
      }
    }
    for (i32 y = 0; y < h; y++)
      for (i32 x = 0; x < w; x++) sums[y * w + x] = P.flat[y * w + x] + (y ? sums[(y - 1) * w + x] : all(0));
    for (i32 y = 0; y < h; y++) {
      i32 a = y - r < 0 ? 0 : y - r, b = y + r > h - 1 ? h - 1 : y + r;
      f4 over = all(1.f / (b - a + 1));
      for (i32 x = 0; x < w; x++) P.flat[y * w + x] = (sums[b * w + x] - (a ? sums[(a - 1) * w + x] : all(0))) * over;
    }
  }
  for (i32 i = 0; i < w * h; i++) P.flat[i] = P.flat[i] * all(1 / P.flat[i][3]);
}

INLINE float swing(float t) { return sineOfTurns(t * .15915f); }

// Where a pixel is in a drop: from its middle to its rim, of its radius; `clear` is how far the pane was wiped there.
struct Drop { float dx, dy, radius, clear; };
INLINE void takeDrop(Drop& best, float dx, float dy, float radius, float tall) {
  float u = dx / radius, v = dy / (radius * tall), d = u * u + v * v;
  if (d < 1 && d < best.dx * best.dx + best.dy * best.dy) { best.dx = u; best.dy = v; best.radius = radius; }
}

// Drops that stay, one a cell: they grow while rain falls, and one that has become too heavy is gone.
INLINE void takeStill(Drop& best, float x, float y, float side, i32 layer, float seconds) {
  float u = x / side, v = y / side;
  i32 i = (i32)u, j = (i32)v;
  float chance = chanceAt(i * 3 + layer, j + 7 * layer), age = seconds * .045f + chanceAt(i + 91, j * 5 + layer);
  age -= __builtin_floorf(age);
  float radius = side * (.1f + .26f * chance * chance) * (.55f + .45f * ramp(age, 0, 3));
  if (chance < .22f) return;
  float room = 1 - 2.3f * radius / side, cx = (i + .5f + (chanceAt(i + 17 * layer, j) - .5f) * room) * side, cy = (j + .5f + (chanceAt(i, j + 23 * layer) - .5f) * room) * side;
  // No drop is quite round.
  float lean = (chance - .5f) * .5f;
  takeDrop(best, x - cx + (y - cy) * lean, y - cy, radius, 1.12f);
}

// Drops that run, one a cell of a column that slides down: they stick, and let go. Behind them they leave beads.
INLINE void takeRunning(Drop& best, float x, float y, float side, i32 layer, float seconds) {
  float u = x / side;
  i32 i = (i32)u;
  float own = chanceAt(i * 5 + layer, 41), tall = side * 6.5f, slid = y - seconds * side * (.9f + .7f * own) + own * tall * 3 + tall * 40;
  i32 j = (i32)(slid / tall);
  float luck = chanceAt(i + 7 * layer, j * 3 + 11);
  if (luck < .25f) return;
  float t = seconds * (.7f + .5f * luck) + luck * 37, stick = swing(t + .6f * swing(t * 2.1f + .5f * swing(t * 1.3f)));
  float at = (j + .55f + .3f * stick) * tall, bend = swing(y / side * 1.4f + luck * 20) * .09f + swing(y / side * 3.1f + luck * 9) * .05f;
  float cx = (i + .5f + (luck - .6f) * .55f + bend) * side, radius = side * (.13f + .07f * luck), dx = x - cx, dy = slid - at;
  takeDrop(best, dx, dy, radius, dy < 0 ? 1.75f : 1.1f);
  // Its way reaches up to where its cell begins, and closes again there.
  if (dy < 0 && dy > -tall * .62f) {
    float worn = 1 + dy / (tall * .62f), wide = radius * (.5f + .4f * worn), beside = dx / wide;
    best.clear = most(best.clear, clamp01(1.35f - beside * beside) * ramp(worn, .02f, 2.2f));
    float step = radius * 1.5f, k = __builtin_floorf(y / step), bead = chanceAt((i32)k * 3 + i, 5 + j);
    takeDrop(best, dx + (bead - .5f) * radius * .6f, y - (k + .5f) * step, radius * (.16f + .3f * bead) * ramp(worn, 0, 2), 1);
  }
}

INLINE f4 seenAt(const f4* plane, i32 w, i32 h, float x, float y) {
  x = least(most(x * .5f - .25f, 0), w - 1.001f);
  y = least(most(y * .5f - .25f, 0), h - 1.001f);
  i32 i = (i32)x, j = (i32)y;
  const f4* p = plane + j * w + i;
  return mixTo(mixTo(p[0], p[1], x - i), mixTo(p[w], p[w + 1], x - i), y - j);
}

APART void wetGlass(Rooms& P, const Style& S, float seconds) {
  shrink(P);
  blurBehind(P, 21 * S.wet);
  float s = P.scale;
  for (i32 y = 0; y < P.H; y++)
    for (i32 x = 0; x < P.W; x++) {
      Drop best = {1, 1, 0, 0};
      float px = x + .5f, py = y + .5f;
      takeRunning(best, px, py, 104 * s, 1, seconds);
      takeRunning(best, px + 31 * s, py, 61 * s, 2, seconds);
      if (best.radius == 0 && best.clear < .5f) {
        takeStill(best, px, py, 36 * s, 1, seconds);
        takeStill(best, px + 11 * s, py + 5 * s, 17 * s, 2, seconds);
        if (best.radius == 0) takeStill(best, px, py, 9 * s, 3, seconds);
      }
      // Breath lies on the pane where nothing wiped it.
      f4 behind = seenAt(P.flat, P.w, P.h, px, py), c = mixTo(behind * EVERY(.95f) + EVERY(7), behind, best.clear);
      if (best.clear > 0) c = mixTo(c, seenAt(P.small, P.w, P.h, px, py), best.clear * .45f);
      if (best.radius > 0) {
        float d = best.dx * best.dx + best.dy * best.dy, bent = best.radius * (5 + 7 * d);
        f4 lens = seenAt(P.small, P.w, P.h, px - best.dx * bent, py - best.dy * bent * 1.2f), soft = seenAt(P.flat, P.w, P.h, px - best.dx * bent, py - best.dy * bent * 1.2f);
        lens = mixTo(lens, soft, .35f) * all(1.12f - .62f * d * d);
        // Light from above gathers at its foot, and glints once near its head.
        float foot = clamp01(best.dy) * clamp01(1.1f - d) * d, gx = best.dx + .35f, gy = best.dy + .42f, glint = clamp01(1 - (gx * gx + gy * gy) * 14);
        lens = lens + (soft + EVERY(26)) * all(foot * 1.1f) + EVERY(95) * all(glint * glint * clamp01(best.radius / (4 * s)));
        c = mixTo(lens, c, ramp(d, .8f, 5));
      }
      layPixel(P.picture + y * P.W + x, c);
    }
}
