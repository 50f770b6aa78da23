// The grain of materials, each woven once into a square that repeats: what a surface shows from near. A texel is tone, tint and the slope of its heights
// across and along, all around 128.
#pragma once
#include "surroundings.h"

// As GRAINS in maths/grains.ts.
enum GrainKind { GRIT, TIMBER, PLANKS, BRICK, ASHLAR, PLASTER, CONCRETE, MARBLE, CLOTH, HIDE, BRUSHED, CRUST, BARK, CLAY, CRAG };
enum { GRAIN_SIZE = 256, GRAIN_LEVELS = 8 };

// How much a wall of rock still looks up where its grain begins to show, and where all of it shows; and how large the same shapes are seen from afar.
#define CRAG_FROM .88f
#define CRAG_WHOLE .74f
#define CRAG_AFAR .19f

struct Woven { float tone, tint, height; };

INLINE float diceAt(i32 x, i32 y, i32 seed) {
  u32 h = (u32)x * 0x9E3779B1u ^ (u32)y * 0x85EBCA77u ^ (u32)seed * 0xC2B2AE3Du;
  h = (h ^ (h >> 15)) * 0x2C1B3C6Du;
  h = (h ^ (h >> 12)) * 0x297A2D39u;
  return ((h ^ (h >> 15)) & 0xffff) * (1 / 65536.f);
}
// Smooth noise of `across` x `along` cells over the square, -1 to 1.
APART float cellsAt(float u, float v, i32 across, i32 along, i32 seed) {
  float x = u * across, y = v * along, fx = __builtin_floorf(x), fy = __builtin_floorf(y), a = x - fx, b = y - fy;
  // Nobody looks further than one square beyond it.
  i32 i = (i32)fx, j = (i32)fy;
  i += i < 0 ? across : i >= across ? -across : 0;
  j += j < 0 ? along : j >= along ? -along : 0;
  i32 k = i + 1 < across ? i + 1 : 0, l = j + 1 < along ? j + 1 : 0;
  a = a * a * (3 - 2 * a);
  b = b * b * (3 - 2 * b);
  float p = diceAt(i, j, seed), q = diceAt(k, j, seed), r = diceAt(i, l, seed), s = diceAt(k, l, seed);
  p += (q - p) * a;
  r += (s - r) * a;
  return (p + (r - p) * b) * 2 - 1;
}
INLINE float cloudsAt(float u, float v, i32 across, i32 along, i32 seed) {
  return cellsAt(u, v, across, along, seed) * .5f + cellsAt(u, v, across * 2, along * 2, seed + 1) * .3f + cellsAt(u, v, across * 4, along * 4, seed + 2) * .2f;
}

APART Woven timberAt(float u, float v, i32 seed) {
  // Rings of years, drawn out along the tree, with dark late wood; pores as short dashes.
  float r = u * 9 + 1.1f * cellsAt(u, v, 2, 2, seed) + .35f * cellsAt(u, v, 6, 4, seed + 1), saw = r - __builtin_floorf(r);
  float late = saw * saw * saw, pores = most(0, cellsAt(u, v, 128, 12, seed + 2) - .35f), fibre = cellsAt(u, v, 96, 6, seed + 3);
  float tone = .06f - .26f * late + .1f * fibre - .3f * pores + .1f * cellsAt(u, v, 3, 2, seed + 4);
  return {tone, .1f * late + .03f * fibre, -.4f * late - pores + .2f * fibre};
}
APART Woven planksAt(float u, float v) {
  float at = u * 4;
  i32 plank = (i32)at;
  float in = at - plank, edge = least(in, 1 - in), own = diceAt(plank, 3, 5), joint = clamp01(1 - edge * 26);
  Woven w = timberAt(u, v + own, plank * 7 + 11);
  w.tone += (own - .5f) * .34f - .62f * joint;
  w.tint += (diceAt(plank, 9, 5) - .5f) * .1f;
  w.height -= 2.2f * clamp01(1 - edge * 14);
  return w;
}
// Courses of bricks or blocks: how far from the joint around it, 0 to 1, and its own number.
struct Course { float edge; i32 number; };
INLINE Course courseAt(float u, float v, i32 rows, i32 columns, float uneven, float joint) {
  float y = v * rows;
  i32 row = (i32)y;
  float x = u * columns + (row & 1) * .5f + uneven * diceAt(row, 2, 31);
  i32 column = (i32)x;
  float left = uneven * .35f * (diceAt(row, column % columns, 17) - .5f), right = uneven * .35f * (diceAt(row, (column + 1) % columns, 17) - .5f);
  float in = x - column;
  // Joints between neighbours are not evenly apart.
  if (in < left) { column--; in += 1; right = left; left = 0; }
  else if (in > 1 + right) { column++; in -= 1; left = right; right = 0; }
  float fromSide = least(in - left, 1 + right - in) * ((float)rows / columns), fromBed = least(y - row, row + 1 - y);
  return {clamp01((least(fromSide, fromBed) - joint) / joint), row * 64 + (column + columns) % columns};
}
APART Woven brickAt(float u, float v) {
  float shake = .004f * cellsAt(u, v, 40, 40, 3);
  Course c = courseAt(u + shake, clamp01(v + shake), 12, 4, 0, .075f);
  float own = diceAt(c.number, 1, 7), rough = cloudsAt(u, v, 24, 24, 9), in = c.edge;
  float tone = (own - .5f) * .5f + rough * .16f - .02f, tint = (diceAt(c.number, 2, 7) - .5f) * .16f;
  // Mortar is pale and grey, whatever the bricks are.
  return {tone * in + (.16f + .1f * rough) * (1 - in), tint * in - .3f * (1 - in), 2.4f * in + .35f * rough};
}
APART Woven ashlarAt(float u, float v) {
  float shake = .003f * cellsAt(u, v, 24, 24, 3) + .0015f * cellsAt(u, v, 90, 90, 4);
  Course c = courseAt(u + shake, clamp01(v + shake), 6, 4, 1, .035f);
  float own = diceAt(c.number, 1, 23), rough = cloudsAt(u, v, 14, 14, 9), pits = most(0, cellsAt(u, v, 72, 72, 12) - .55f), in = c.edge;
  float tone = (own - .5f) * .3f + rough * .2f - pits * .5f, tint = (diceAt(c.number, 2, 23) - .5f) * .12f + rough * .03f;
  return {tone * in + (-.42f + .1f * rough) * (1 - in), tint * in, 3 * in + 1.1f * rough - 1.2f * pits};
}
APART Woven plasterAt(float u, float v) {
  float broad = cloudsAt(u, v, 3, 3, 41), trowel = cellsAt(u + .05f * broad, v, 9, 14, 44), fine = cloudsAt(u, v, 40, 40, 47);
  return {broad * .09f + fine * .05f, broad * .02f, trowel * .9f + fine * .7f};
}
APART Woven concreteAt(float u, float v) {
  float broad = cloudsAt(u, v, 4, 4, 51), streaks = cellsAt(u, v, 28, 2, 53), fine = cloudsAt(u, v, 36, 36, 55), pits = most(0, cellsAt(u, v, 64, 64, 57) - .62f);
  float pu = u * 2 - __builtin_floorf(u * 2), pv = v * 4 - __builtin_floorf(v * 4);
  float joint = clamp01(1 - least(least(pu, 1 - pu), least(pv, 1 - pv) * .5f) * 90), hx = magnitude(pu - .5f) - .3f, hy = pv - .5f;
  float hole = clamp01(1.6f - root(hx * hx + hy * hy * .25f) * 60);
  return {broad * .14f + streaks * .07f + fine * .06f - pits * .7f - .3f * joint - .5f * hole, broad * .02f, fine * .5f - pits * 2 - joint * 1.2f - hole * 2};
}
APART Woven marbleAt(float u, float v) {
  float bend = cloudsAt(u, v, 3, 3, 61) * .16f, other = cloudsAt(u, v, 4, 4, 63) * .1f;
  float a = magnitude(cellsAt(u + bend, v + other, 3, 4, 65)), b = magnitude(cellsAt(u - other, v + bend, 6, 5, 67)), c = magnitude(cellsAt(u + other, v - bend, 13, 11, 69));
  float veins = .62f * clamp01(1 - a * 15) + .34f * clamp01(1 - b * 13) + .16f * clamp01(1 - c * 9), haze = clamp01(.5f - a) * .2f;
  return {.08f * cloudsAt(u, v, 3, 3, 71) - veins * .55f - haze, -.03f * veins, 0};
}
APART Woven clothAt(float u, float v) {
  float x = u * 44 + .12f * cellsAt(u, v, 9, 9, 81), y = v * 44 + .12f * cellsAt(u, v, 9, 9, 83);
  i32 i = (i32)__builtin_floorf(x), j = (i32)__builtin_floorf(y);
  float a = x - i - .5f, b = y - j - .5f;
  // Over and under in turn: the thread that lies on top is round across its own way.
  bool over = (i + j) & 1;
  float round = over ? 1 - 4 * a * a : 1 - 4 * b * b, dip = over ? 1 - 2 * b * b : 1 - 2 * a * a, slub = cellsAt(u, v, over ? 44 : 8, over ? 8 : 44, 85);
  return {.22f * (round * dip - .6f) + .12f * slub + .05f * cellsAt(u, v, 4, 4, 87), .02f * slub, .9f * round * dip};
}
APART Woven hideAt(float u, float v) {
  float x = u * 30 + .5f * cellsAt(u, v, 12, 12, 91), y = v * 30 + .5f * cellsAt(u, v, 12, 12, 93), first = 9, second = 9;
  i32 i = (i32)__builtin_floorf(x), j = (i32)__builtin_floorf(y);
  for (i32 dj = -1; dj <= 1; dj++)
    for (i32 di = -1; di <= 1; di++) {
      i32 k = (i + di + 60) % 30, l = (j + dj + 60) % 30;
      float ex = i + di + diceAt(k, l, 95) - x, ey = j + dj + diceAt(k, l, 97) - y, d = root(ex * ex + ey * ey);
      if (d < first) { second = first; first = d; }
      else if (d < second) second = d;
    }
  float bump = clamp01((second - first) * 3.2f), worn = cloudsAt(u, v, 3, 3, 99);
  return {.16f * (bump - .75f) + .1f * worn, .03f * worn, 1.1f * bump};
}
APART Woven brushedAt(float u, float v) {
  float lines = cellsAt(u, v, 128, 3, 101) * .55f + cellsAt(u, v, 64, 5, 103) * .45f;
  return {.2f * lines + .07f * cellsAt(u, v, 2, 3, 105), 0, .5f * lines};
}
APART Woven crustAt(float u, float v) {
  float broad = cloudsAt(u, v, 4, 4, 111), crumb = cloudsAt(u, v, 18, 18, 113), pores = most(0, cellsAt(u, v, 30, 30, 115) - .45f);
  return {broad * .2f + crumb * .14f - pores * .4f, .1f * broad + .12f * pores, crumb * 1.3f - pores * 2};
}
APART Woven barkAt(float u, float v) {
  float bend = .05f * cellsAt(u, v, 3, 4, 121), ridge = magnitude(cellsAt(u + bend, v, 12, 4, 123)), cross = magnitude(cellsAt(u, v + bend, 8, 14, 125));
  float groove = clamp01(1 - ridge * 3.4f), crack = clamp01(1 - cross * 6) * .5f, rough = cloudsAt(u, v, 20, 20, 127);
  return {.12f * rough - .4f * groove - .16f * crack + .08f, .05f * rough, .8f * rough - 2 * groove - crack};
}
APART Woven clayAt(float u, float v) {
  // Dents of thumbs, and in some of them the whorls of their skin.
  float broad = cloudsAt(u, v, 5, 5, 141), fine = cloudsAt(u, v, 28, 28, 143), deepest = 0, print = 0;
  for (i32 j = 0; j < 4; j++)
    for (i32 i = 0; i < 4; i++) {
      float x = (i + .5f + .5f * (diceAt(i, j, 145) - .5f)) / 4, y = (j + .5f + .5f * (diceAt(i, j, 147) - .5f)) / 4, dx = u - x, dy = v - y;
      dx -= dx > .5f ? 1 : dx < -.5f ? -1 : 0;
      dy -= dy > .5f ? 1 : dy < -.5f ? -1 : 0;
      float r = root(dx * dx + dy * dy * 1.6f) * 8.4f;
      if (r >= 1) continue;
      float dent = (1 - r * r) * (1 - r * r);
      deepest = most(deepest, dent * (.5f + .5f * diceAt(i, j, 149)));
      if (diceAt(i, j, 151) > .35f) print += dent * sineOfTurns(r * 4.2f + cellsAt(u, v, 10, 10, 153) * .35f + dx * 6);
    }
  return {.05f * broad + .1f * fine - .1f * deepest + .1f * print, 0, 1.3f * broad - 3.4f * deepest + .3f * fine + .42f * print};
}
// Blocks that a wall of rock broke into: how far a point is from the cracks around its own, which one that is, and where in it.
struct Block { float edge, own, x, y; i32 number; };
APART Block blockAt(float u, float v, i32 across, i32 along, i32 seed) {
  float x = u * across, y = v * along, first = 9, second = 9;
  i32 i = (i32)__builtin_floorf(x), j = (i32)__builtin_floorf(y);
  Block found = {0, 0, 0, 0, 0};
  for (i32 dj = -1; dj <= 1; dj++)
    for (i32 di = -1; di <= 1; di++) {
      i32 k = (i + di + across * 2) % across, l = (j + dj + along * 2) % along;
      float ex = x - (i + di + diceAt(k, l, seed)), ey = y - (j + dj + diceAt(k, l, seed + 2)), d = ex * ex + ey * ey;
      if (d < first) { second = first; first = d; found = {0, diceAt(k, l, seed + 4), ex, ey, l * across + k}; }
      else if (d < second) second = d;
    }
  found.edge = clamp01((root(second) - root(first)) * 5);
  return found;
}
APART Woven cragAt(float u, float v) {
  // Layers that sag, broken into blocks that lean each its own way, and those into smaller ones.
  float bend = .03f * cloudsAt(u, v, 3, 3, 161), shake = .008f * cellsAt(u, v, 30, 30, 163), rough = cloudsAt(u, v, 20, 26, 165);
  Block large = blockAt(u + bend + shake, v + bend * .6f + shake, 5, 9, 167), small = blockAt(u + shake - bend, v + shake, 15, 24, 173);
  float layer = cellsAt(u * .5f, v + bend, 2, 22, 179) * .6f + cellsAt(u * .5f, v + bend * 1.4f, 4, 50, 181) * .4f;
  // Cracks close here and there: else they would be joints of masonry.
  float crack = (1 - large.edge) * clamp01(.55f + 1.3f * cellsAt(u, v, 7, 9, 191)), split = (1 - small.edge) * clamp01(.35f + 1.4f * cellsAt(u, v, 9, 12, 193));
  float leanX = diceAt(large.number, 1, 183) - .5f, leanY = diceAt(large.number, 2, 183) - .75f;
  float tone = (large.own - .5f) * .2f + (small.own - .5f) * .1f + layer * .16f + rough * .1f - crack * crack * .34f - split * split * .12f;
  float height = (large.x * leanX + large.y * leanY) * 26 + (small.x * (diceAt(small.number, 1, 187) - .5f) + small.y * (diceAt(small.number, 2, 187) - .6f)) * 9;
  return {tone, layer * .05f + (large.own - .5f) * .04f, height + rough * 1.4f - crack * 3.4f - split * 1.4f + layer * 1.6f};
}
APART Woven gritAt(float u, float v) {
  float fine = cloudsAt(u, v, 24, 24, 131), specks = cellsAt(u, v, 90, 90, 133);
  return {fine * .5f + specks * .4f, .1f * fine, fine + specks * .6f};
}

APART Woven wovenAt(i32 weave, float u, float v) {
  switch (weave) {
    case TIMBER: return timberAt(u, v, 1);
    case PLANKS: return planksAt(u, v);
    case BRICK: return brickAt(u, v);
    case ASHLAR: return ashlarAt(u, v);
    case PLASTER: return plasterAt(u, v);
    case CONCRETE: return concreteAt(u, v);
    case MARBLE: return marbleAt(u, v);
    case CLOTH: return clothAt(u, v);
    case HIDE: return hideAt(u, v);
    case BRUSHED: return brushedAt(u, v);
    case CRUST: return crustAt(u, v);
    case BARK: return barkAt(u, v);
    case CLAY: return clayAt(u, v);
    case CRAG: return cragAt(u, v);
    default: return gritAt(u, v);
  }
}

INLINE u32 grainByte(float x) { return (u32)(i32)least(most(128 + x * 127, 0), 255); }
// A level is a square with one more row and column, so that texels can be mixed with the next without a look at where it ends.
INLINE void closeLevel(u32* texels, i32 size) {
  i32 stride = size + 1;
  for (i32 y = 0; y < size; y++) texels[y * stride + size] = texels[y * stride];
  for (i32 x = 0; x <= size; x++) texels[size * stride + x] = texels[x];
}
// `heights` is room for a float a texel.
EXPORT void weaveGrain(Grain* grain, i32 weave, float* heights) {
  const i32 n = GRAIN_SIZE;
  u32* texels = (u32*)grain->levels[0];
  for (i32 y = 0; y < n; y++)
    for (i32 x = 0; x < n; x++) {
      Woven w = wovenAt(weave, (x + .5f) / n, (y + .5f) / n);
      texels[y * (n + 1) + x] = grainByte(w.tone) | grainByte(w.tint) << 8;
      heights[y * n + x] = w.height;
    }
  for (i32 y = 0; y < n; y++)
    for (i32 x = 0; x < n; x++) {
      auto at = [&](i32 i, i32 j) { return heights[(j & (n - 1)) * n + (i & (n - 1))]; };
      texels[y * (n + 1) + x] |= grainByte((at(x + 1, y) - at(x - 1, y)) * .25f) << 16 | grainByte((at(x, y + 1) - at(x, y - 1)) * .25f) << 24;
    }
  closeLevel(texels, n);
  for (i32 level = 1; level < GRAIN_LEVELS; level++) {
    const u32* from = (const u32*)grain->levels[level - 1];
    u32* to = (u32*)grain->levels[level];
    i32 size = n >> level, wide = (n >> (level - 1)) + 1;
    for (i32 y = 0; y < size; y++)
      for (i32 x = 0; x < size; x++) {
        const u32* p = from + y * 2 * wide + x * 2;
        f4 mean = (bytesToFloats(p[0]) + bytesToFloats(p[1]) + bytesToFloats(p[wide]) + bytesToFloats(p[wide + 1])) * EVERY(.25f);
        to[y * (size + 1) + x] = floatsToBytes(mean + EVERY(.5f))[0];
      }
    closeLevel(to, size);
  }
}
