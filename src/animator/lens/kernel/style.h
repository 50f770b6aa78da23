// Looks that are not a camera's: paint, ink, paper, print and pixels, laid over the finished picture. All of it is a function of the picture and its depth.
#pragma once
#include "output.h"

INLINE float lumaOf(f4 c) { return c[0] * .3f + c[1] * .59f + c[2] * .11f; }
INLINE u32 hashAt(i32 x, i32 y) {
  u32 h = (u32)x * 0x9E3779B1u ^ (u32)y * 0x85EBCA77u;
  h = (h ^ (h >> 15)) * 0x2C1B3C6Du;
  return h ^ (h >> 13);
}
INLINE float chanceAt(i32 x, i32 y) { return (hashAt(x, y) & 0xffff) * (1 / 65536.f); }
// Smooth noise with a grain of `cell` pixels.
INLINE float noiseAt(float x, float y) {
  float fx = __builtin_floorf(x), fy = __builtin_floorf(y), u = x - fx, v = y - fy;
  i32 i = (i32)fx, j = (i32)fy;
  u = u * u * (3 - 2 * u);
  v = v * v * (3 - 2 * v);
  float a = chanceAt(i, j), b = chanceAt(i + 1, j), c = chanceAt(i, j + 1), d = chanceAt(i + 1, j + 1);
  a += (b - a) * u;
  c += (d - c) * u;
  return a + (c - a) * v;
}
INLINE f4 pixelAt(const Lens& L, i32 x, i32 y) {
  x = x < 0 ? 0 : x > L.width - 1 ? L.width - 1 : x;
  y = y < 0 ? 0 : y > L.height - 1 ? L.height - 1 : y;
  return bytesToFloats(((const u32*)L.picture)[y * L.width + x]);
}
INLINE void layPixel(u32* out, f4 c) { *out = floatsToBytes(least(most(c, all(0)), EVERY(255)) + EVERY(.5f))[0] | 0xff000000u; }

// Strokes: each point takes the mean of that quarter around it which varies least (Kuwahara), at half size, so that shapes keep their edges.
APART void paintStrokes(Lens& L, i32 radius, float strength) {
  i32 W = L.width, H = L.height, w = W / 2, h = H / 2;
  f4 *source = (f4*)L.half, *out = (f4*)L.halfBlur;
  const u32* p = (const u32*)L.picture;
  for (i32 y = 0; y < h; y++)
    for (i32 x = 0; x < w; x++) {
      const u32* q = p + y * 2 * W + x * 2;
      f4 c = (bytesToFloats(q[0]) + bytesToFloats(q[1]) + bytesToFloats(q[W]) + bytesToFloats(q[W + 1])) * EVERY(.25f);
      c[3] = lumaOf(c);
      source[y * w + x] = c;
    }
  for (i32 y = 0; y < h; y++)
    for (i32 x = 0; x < w; x++) {
      f4 best = all(0);
      float least2 = 1e30f;
      for (int k = 0; k < 4; k++) {
        i32 x0 = k & 1 ? x : x - radius, y0 = k & 2 ? y : y - radius;
        f4 sum = all(0);
        float squares = 0, count = 0;
        for (i32 j = y0; j <= y0 + radius; j++) {
          if (j < 0 || j >= h) continue;
          for (i32 i = x0; i <= x0 + radius; i++) {
            if (i < 0 || i >= w) continue;
            f4 c = source[j * w + i];
            sum += c;
            squares += c[3] * c[3];
            count += 1;
          }
        }
        f4 mean = sum * all(1 / count);
        float spread = squares / count - mean[3] * mean[3];
        if (spread < least2) { least2 = spread; best = mean; }
      }
      out[y * w + x] = best;
    }
  for (i32 y = 0; y < H; y++)
    for (i32 x = 0; x < W; x++) {
      float fx = x * .5f - .25f, fy = y * .5f - .25f;
      f4 c = pictureAt(out, w, h, fx + .5f, fy + .5f);
      u32* to = (u32*)L.picture + y * W + x;
      f4 before = bytesToFloats(*to);
      layPixel(to, before + (c - before) * all(strength));
    }
}

// Light in steps; colours keep their hue.
APART void posterise(Lens& L, float levels) {
  u32* p = (u32*)L.picture;
  for (i32 i = 0; i < L.width * L.height; i++) {
    f4 c = bytesToFloats(p[i]);
    float luma = lumaOf(c) * (1 / 255.f) + 1e-4f, step = luma * levels, whole = __builtin_floorf(step), part = step - whole;
    // The step itself is a few shades wide, so that it does not crawl.
    float stepped = (whole + smoothStep(.42f, .58f, part)) / levels;
    layPixel(p + i, c * all(stepped / luma));
  }
}

// Lines where the depth or the light jumps.
APART void drawOutlines(Lens& L, float strength, const float* ink, float width) {
  i32 W = L.width, H = L.height, halfWidth = (W + 1) / 2, halfHeight = (H + 1) / 2;
  const float* depth = (const float*)L.halfDepth;
  f4* edges = (f4*)L.half;
  float* e = (float*)edges;
  for (i32 y = 0; y < halfHeight; y++)
    for (i32 x = 0; x < halfWidth; x++) {
      auto at = [&](i32 i, i32 j) {
        i = i < 0 ? 0 : i > halfWidth - 1 ? halfWidth - 1 : i;
        j = j < 0 ? 0 : j > halfHeight - 1 ? halfHeight - 1 : j;
        return depth[j * halfWidth + i];
      };
      i32 r = width < 1.5f ? 1 : 2;
      float d = at(x, y), bend = magnitude(at(x - r, y) + at(x + r, y) - 2 * d) + magnitude(at(x, y - r) + at(x, y + r) - 2 * d);
      e[y * halfWidth + x] = smoothStep(.035f, .12f, bend / (d + .012f));
    }
  for (i32 y = 0; y < H; y++)
    for (i32 x = 0; x < W; x++) {
      float fx = (x - .5f) * .5f, fy = (y - .5f) * .5f;
      i32 i = fx < 0 ? 0 : (i32)fx, j = fy < 0 ? 0 : (i32)fy, i2 = i + 1 < halfWidth ? i + 1 : i, j2 = j + 1 < halfHeight ? j + 1 : j;
      float u = most(fx - i, 0), v = most(fy - j, 0);
      float a = e[j * halfWidth + i] * (1 - u) + e[j * halfWidth + i2] * u, b = e[j2 * halfWidth + i] * (1 - u) + e[j2 * halfWidth + i2] * u;
      float edge = (a * (1 - v) + b * v) * strength;
      if (edge < .02f) continue;
      u32* to = (u32*)L.picture + y * W + x;
      f4 c = bytesToFloats(*to);
      layPixel(to, c + ((f4){ink[0], ink[1], ink[2], 255} - c) * all(least(edge, 1)));
    }
}

// Pencil: what is dark is hatched, what changes is a line, all else is paper.
APART void sketch(Lens& L, float strength) {
  i32 W = L.width, H = L.height;
  float scale = 1280.f / W;
  u32* room = (u32*)L.halfBlur;
  for (i32 y = 0; y < H; y++)
    for (i32 x = 0; x < W; x++) {
      float l = lumaOf(pixelAt(L, x, y)) * (1 / 255.f);
      float gx = lumaOf(pixelAt(L, x + 1, y)) - lumaOf(pixelAt(L, x - 1, y)), gy = lumaOf(pixelAt(L, x, y + 1)) - lumaOf(pixelAt(L, x, y - 1));
      float line = smoothStep(10, 70, root(gx * gx + gy * gy));
      float sx = x * scale, sy = y * scale, wobble = noiseAt(sx * .03f, sy * .03f) * 4;
      float hatch = 0;
      if (l < .62f) hatch += (.5f + .5f * sineOfTurns((sx + sy + wobble) * .11f)) * smoothStep(.62f, .3f, l);
      if (l < .34f) hatch += (.5f + .5f * sineOfTurns((sx - sy + wobble) * .12f)) * smoothStep(.34f, .1f, l);
      float grain = .85f + .3f * noiseAt(sx * .9f, sy * .9f);
      float tone = 246 - (line * 190 + hatch * 105 + (1 - l) * 40) * grain * strength;
      f4 c = {tone, tone * .985f, tone * .95f, 255};
      layPixel(room + y * W + x, c);
    }
  for (i32 i = 0; i < W * H; i++) ((u32*)L.picture)[i] = room[i];
}

// A comic's dots: three inks would be dear; one grid of dark dots over flat colour reads the same.
APART void halftone(Lens& L, float size) {
  i32 W = L.width, H = L.height;
  for (i32 y = 0; y < H; y++)
    for (i32 x = 0; x < W; x++) {
      u32* to = (u32*)L.picture + y * W + x;
      f4 c = bytesToFloats(*to);
      float l = lumaOf(c) * (1 / 255.f), u = (x + y) * .7071f / size, v = (x - y) * .7071f / size;
      u -= __builtin_floorf(u) + .5f;
      v -= __builtin_floorf(v) + .5f;
      float radius = root(clamp01(1.02f - l) * .42f), dot = smoothStep(radius + .08f, radius - .08f, root(u * u + v * v));
      f4 bright = least(c * EVERY(1.18f) + EVERY(22), EVERY(255));
      layPixel(to, bright * all(1 - dot * .62f));
    }
}

APART void makePixels(Lens& L, i32 block, float levels) {
  static const float BAYER[16] = {0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5};
  i32 W = L.width, H = L.height;
  for (i32 y = 0; y < H; y += block)
    for (i32 x = 0; x < W; x += block) {
      f4 sum = all(0);
      float count = 0;
      for (i32 j = y; j < y + block && j < H; j++)
        for (i32 i = x; i < x + block && i < W; i++) { sum += bytesToFloats(((u32*)L.picture)[j * W + i]); count += 1; }
      f4 c = sum * all(1 / count);
      float bias = (BAYER[((y / block) & 3) * 4 + ((x / block) & 3)] / 16.f - .47f) / levels * 255 * .28f;
      for (int k = 0; k < 3; k++) c[k] = __builtin_floorf((c[k] + bias) / 255 * levels + .5f) / levels * 255;
      u32 word;
      layPixel(&word, c);
      for (i32 j = y; j < y + block && j < H; j++)
        for (i32 i = x; i < x + block && i < W; i++) ((u32*)L.picture)[j * W + i] = word;
    }
}

// Tooth of paper or canvas: it lies still while the film moves over it.
APART void layPaper(Lens& L, float strength, bool woven) {
  i32 W = L.width, H = L.height;
  float scale = 1280.f / W;
  for (i32 y = 0; y < H; y++)
    for (i32 x = 0; x < W; x++) {
      float sx = x * scale, sy = y * scale;
      float tooth = noiseAt(sx * .55f, sy * .55f) * .6f + noiseAt(sx * .17f, sy * .17f) * .4f - .5f;
      if (woven) tooth = tooth * .5f + .25f * (sineOfTurns(sx * .22f) + sineOfTurns(sy * .22f)) * .6f;
      u32* to = (u32*)L.picture + y * W + x;
      layPixel(to, bytesToFloats(*to) * all(1 + tooth * strength));
    }
}

// A worn tape: colours slip sideways, lines are dark, a band rolls through.
APART void wearTape(Lens& L, float strength, float seconds) {
  i32 W = L.width, H = L.height, slip = (i32)(W * .004f * strength) + 1;
  float roll = seconds * .23f;
  for (i32 y = 0; y < H; y++) {
    u32* row = (u32*)L.picture + y * W;
    float where = (float)y / H - (roll - __builtin_floorf(roll)), band = exponential(-where * where * 400);
    i32 shake = (i32)((noiseAt(y * .5f, seconds * 24) - .5f) * W * .02f * band);
    for (i32 x = 0; x < W; x++) ((u32*)L.halfBlur)[x] = row[x];
    const u32* from = (const u32*)L.halfBlur;
    auto at = [&](i32 i) { return bytesToFloats(from[i < 0 ? 0 : i > W - 1 ? W - 1 : i]); };
    float dim = (y / 2 & 1 ? 1 - .16f * strength : 1) + band * .12f;
    for (i32 x = 0; x < W; x++) {
      f4 c = at(x + shake), r = at(x + shake - slip), b = at(x + shake + slip);
      layPixel(row + x, (f4){r[0], c[1], b[2], 255} * all(dim));
    }
  }
}

EXPORT void applyStyle(Lens* L, const Style* S, float seconds) {
  if (S->strokes > 0) paintStrokes(*L, (i32)(S->strokes * L->width / 1280.f + .5f) + 1, S->strokeStrength);
  if (S->levels > 0) posterise(*L, S->levels);
  if (S->outline > 0) drawOutlines(*L, S->outline, S->ink, S->outlineWidth);
  if (S->sketch > 0) sketch(*L, S->sketch);
  if (S->dots > 0) halftone(*L, most(3, S->dots * L->width / 1280.f));
  if (S->pixels > 0) makePixels(*L, (i32)most(2, S->pixels * L->width / 1280.f + .5f), S->pixelLevels);
  if (S->tape > 0) wearTape(*L, S->tape, seconds);
  if (S->paper > 0) layPaper(*L, S->paper, S->woven > 0);
}
