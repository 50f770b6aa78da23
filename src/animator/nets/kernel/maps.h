// Maps at the size of a picture: blurs, and the planes of a guided filter. In JavaScript the first picture of a process took more than twice as long, since it was
// worked out before it was compiled.
#pragma once
#include "between.h"
#include "layout.h"

// The mean of the square of so many pixels on each side, of all numbers of a pixel that lie side by side; at an edge, of what lies within.
EXPORT void blurMaps(const Blur& B) {
  const float* from = (const float*)B.from;
  float *passed = (float*)B.passed, *to = (float*)B.to;
  double* sums = (double*)B.sums;
  i32 width = B.width, height = B.height, each = B.each, radius = B.radius, line = width * each;
  for (i32 y = 0; y < height; y++) {
    const float* row = from + y * line;
    float* out = passed + y * line;
    for (i32 c = 0; c < each; c++) {
      double sum = 0;
      for (i32 x = 0; x < radius && x < width; x++) sum += row[x * each + c];
      sums[c] = sum;
    }
    for (i32 x = 0; x < width; x++) {
      i32 last = x + radius < width ? x + radius : width - 1, first = x > radius ? x - radius : 0;
      double share = 1. / (last - first + 1);
      const float* enters = row + (x + radius) * each;
      const float* leaves = row + (x - radius - 1) * each;
      if (x + radius < width) for (i32 c = 0; c < each; c++) sums[c] += enters[c];
      if (x > radius) for (i32 c = 0; c < each; c++) sums[c] -= leaves[c];
      for (i32 c = 0; c < each; c++) out[x * each + c] = (float)(sums[c] * share);
    }
  }
  // Row by row with a sum for each column: going down the columns one by one would miss the cache with every step.
  for (i32 x = 0; x < line; x++) sums[x] = 0;
  for (i32 y = -radius; y < height; y++) {
    if (y + radius < height) {
      const float* row = passed + (y + radius) * line;
      for (i32 x = 0; x < line; x++) sums[x] += row[x];
    }
    if (y < 0) continue;
    if (y > radius) {
      const float* row = passed + (y - radius - 1) * line;
      for (i32 x = 0; x < line; x++) sums[x] -= row[x];
    }
    i32 last = y + radius < height ? y + radius : height - 1, first = y > radius ? y - radius : 0;
    double share = 1. / (last - first + 1);
    float* out = to + y * line;
    for (i32 x = 0; x < line; x++) out[x] = (float)(sums[x] * share);
  }
}

// What a pixel of a guided filter holds while it is worked out: the map, its colours, the map with each of them, and each of them with each.
enum { PRODUCTS = 13 };

EXPORT void multiplyColours(const float* map, const float* colours, float* to, i32 count) {
  for (i32 i = 0; i < count; i++, colours += 3, to += PRODUCTS) {
    float m = map[i], r = colours[0], g = colours[1], b = colours[2];
    to[0] = m, to[1] = r, to[2] = g, to[3] = b;
    to[4] = m * r, to[5] = m * g, to[6] = m * b;
    to[7] = r * r, to[8] = r * g, to[9] = r * b, to[10] = g * g, to[11] = g * b, to[12] = b * b;
  }
}

// A map that varies by less around a pixel is flat there, whatever the colours do.
static const double FLAT = 1e-6;

// From the means of those products, the plane through the colours around a pixel that comes nearest to the map: value = first * red + second * green + third * blue + fourth.
EXPORT void solvePlanes(const float* means, float* to, i32 count, double slack) {
  for (i32 i = 0; i < count; i++, means += PRODUCTS, to += 4) {
    double m = means[0], r = means[1], g = means[2], b = means[3];
    to[0] = to[1] = to[2] = 0;
    to[3] = (float)m;
    if (m < FLAT || m > 1 - FLAT) continue;
    // How the colours vary together, and each with the map.
    double mr = means[4] - m * r, mg = means[5] - m * g, mb = means[6] - m * b;
    double rr = means[7] - r * r + slack, rg = means[8] - r * g, rb = means[9] - r * b;
    double gg = means[10] - g * g + slack, gb = means[11] - g * b, bb = means[12] - b * b + slack;
    // Cramer's rule.
    double cr = gg * bb - gb * gb, cg = gb * rb - rg * bb, cb = rg * gb - gg * rb, whole = 1 / (rr * cr + rg * cg + rb * cb);
    double red = (cr * mr + cg * mg + cb * mb) * whole;
    double green = (cg * mr + (rr * bb - rb * rb) * mg + (rb * rg - rr * gb) * mb) * whole;
    double blue = (cb * mr + (rb * rg - rr * gb) * mg + (rr * gg - rg * rg) * mb) * whole;
    to[0] = (float)red, to[1] = (float)green, to[2] = (float)blue;
    to[3] = (float)(m - red * r - green * g - blue * b);
  }
}

// The planes at the size of the picture, each pixel by its own colour on white paper.
EXPORT void applyPlanes(const f4* planes, i32 wide, i32 tall, const u8* pixels, float* to, i32 width, i32 height) {
  for (i32 y = 0; y < height; y++) {
    Between down = findBetween(y, tall, height);
    const f4 *upper = planes + down.from * wide, *lower = planes + down.next * wide;
    for (i32 x = 0; x < width; x++, pixels += 4) {
      Between across = findBetween(x, wide, width);
      f4 share = all(across.share);
      f4 plane = blend(blend(upper[across.from], upper[across.next], share), blend(lower[across.from], lower[across.next], share), all(down.share));
      float alpha = pixels[3] / 255.f, scale = alpha / 255, paper = 1 - alpha;
      f4 colour = {pixels[0] * scale + paper, pixels[1] * scale + paper, pixels[2] * scale + paper, 1};
      f4 value = plane * colour;
      // A filter leaves haze on either side.
      float steep = ((value[0] + value[1]) + (value[2] + value[3]) - .5f) * 1.25f + .5f;
      float held = least(most((steep + .15f) / 1.3f, 0.f), 1.f);
      *to++ = held * held * (3 - 2 * held);
    }
  }
}
