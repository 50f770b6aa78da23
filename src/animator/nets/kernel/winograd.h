// Convolutions of 3 x 3 by Winograd's way: tiles of pixels and the weights are turned into another basis, in which 64 products of single numbers give 36 outcomes, F(6 x 6, 3 x 3), or 36
// give 16, F(4 x 4, 3 x 3); directly it would be 324 and 144. Lavin and Gray, Fast Algorithms for Convolutional Neural Networks, 2015.
#pragma once
#include "convolve.h"

// Tiles that are worked on at once. A multiple of BLOCK.
enum { TILES = 24 };

// In the address of a plane: it is half as wide and tall as the others and is enlarged while it is read.
static const u32 HALF = 1;

// A tile of 6 x 6 pixels, of which 4 x 4 come out; the points are 0, 1, -1, 2, -2 and infinity.
struct Four {
  enum { SIDE = 6, STEP = 4, PLACES = SIDE * SIDE };

  template <int FROM, int TO>
  INLINE void turnTile(const f4* d, f4* to) {
    f4 d0 = d[0], d1 = d[FROM], d2 = d[2 * FROM], d3 = d[3 * FROM], d4 = d[4 * FROM], d5 = d[5 * FROM];
    f4 a = fusedMinus(d2, EVERY(4), d4), b = fusedMinus(d1, EVERY(4), d3), c = d4 - d2, e = d3 - d1;
    to[0] = fused(d0, EVERY(4), fusedMinus(d2, EVERY(5), d4));
    to[TO] = a + b;
    to[2 * TO] = a - b;
    to[3 * TO] = fused(e, EVERY(2), c);
    to[4 * TO] = fusedMinus(e, EVERY(2), c);
    to[5 * TO] = fused(d1, EVERY(4), fusedMinus(d3, EVERY(5), d5));
  }

  template <int FROM, int TO>
  INLINE void turnWeights(const f4* g, f4* to) {
    f4 g0 = g[0], g1 = g[FROM], g2 = g[2 * FROM];
    f4 a = (g0 + g2) * all(-1.f / 6), b = g1 * all(1.f / 6), c = g0 * all(1.f / 24) + g2 * all(1.f / 6), e = g1 * all(1.f / 12);
    to[0] = g0 * all(.25f);
    to[TO] = a - b;
    to[2 * TO] = a + b;
    to[3 * TO] = c + e;
    to[4 * TO] = c - e;
    to[5 * TO] = g2;
  }

  template <int FROM>
  INLINE void turnBack(const f4* m, f4* out) {
    f4 m1 = m[FROM], m2 = m[2 * FROM], m3 = m[3 * FROM], m4 = m[4 * FROM];
    f4 a = m1 + m2, b = m1 - m2, c = m3 + m4, e = m3 - m4;
    out[0] = m[0] + a + c;
    out[1] = fused(e, EVERY(2), b);
    out[2] = fused(c, EVERY(4), a);
    out[3] = fused(e, EVERY(8), b) + m[5 * FROM];
  }
};

// A tile of 8 x 8 pixels, of which 6 x 6 come out; the points are 0, 1, -1, 2, -2, 1/2, -1/2 and infinity.
struct Six {
  enum { SIDE = 8, STEP = 6, PLACES = SIDE * SIDE };

  template <int FROM, int TO>
  INLINE void turnTile(const f4* d, f4* to) {
    f4 d1 = d[FROM], d2 = d[2 * FROM], d3 = d[3 * FROM], d4 = d[4 * FROM], d5 = d[5 * FROM], d6 = d[6 * FROM];
    to[0] = fused(d4 - d2, EVERY(5.25), d[0] - d6);
    to[7 * TO] = fused(d3 - d5, EVERY(5.25), d[7 * FROM] - d1);
    f4 a = fusedMinus(d4, EVERY(4.25), d2 + d6), b = fusedMinus(d3, EVERY(4.25), d1 + d5);
    to[TO] = a + b;
    to[2 * TO] = a - b;
    f4 c = fused(d2, EVERY(.25), fusedMinus(d4, EVERY(1.25), d6)), e = fused(d1, EVERY(.5), fusedMinus(d3, EVERY(2.5), d5 + d5));
    to[3 * TO] = c + e;
    to[4 * TO] = c - e;
    f4 f = fused(d2, EVERY(4), fusedMinus(d4, EVERY(5), d6)), h = fused(d5, EVERY(.5), fusedMinus(d3, EVERY(2.5), d1 + d1));
    to[5 * TO] = f + h;
    to[6 * TO] = f - h;
  }

  template <int FROM, int TO>
  INLINE void turnWeights(const f4* g, f4* to) {
    f4 g0 = g[0], g1 = g[FROM], g2 = g[2 * FROM];
    f4 a = (g0 + g2) * all(-2.f / 9), b = g1 * all(-2.f / 9);
    f4 c = g0 * all(1.f / 90) + g2 * all(2.f / 45), e = g1 * all(1.f / 45);
    f4 f = g0 * all(1.f / 45) + g2 * all(1.f / 180), h = g1 * all(1.f / 90);
    to[0] = g0;
    to[TO] = a + b;
    to[2 * TO] = a - b;
    to[3 * TO] = c + e;
    to[4 * TO] = c - e;
    to[5 * TO] = f + h;
    to[6 * TO] = f - h;
    to[7 * TO] = g2;
  }

  template <int FROM>
  INLINE void turnBack(const f4* m, f4* out) {
    f4 m1 = m[FROM], m2 = m[2 * FROM], m3 = m[3 * FROM], m4 = m[4 * FROM], m5 = m[5 * FROM], m6 = m[6 * FROM];
    f4 a = m1 + m2, b = m1 - m2, c = m3 + m4, e = m3 - m4, f = m5 + m6, h = m5 - m6;
    out[0] = fused(f, EVERY(32), m[0] + a + c);
    out[1] = fused(h, EVERY(16), fused(e, EVERY(2), b));
    out[2] = fused(f, EVERY(8), fused(c, EVERY(4), a));
    out[3] = fused(h, EVERY(4), fused(e, EVERY(8), b));
    out[4] = fused(f, EVERY(2), fused(c, EVERY(16), a));
    out[5] = fused(e, EVERY(32), b + h + m[7 * FROM]);
  }
};

// Pixels from one plane of turned tiles to the next: an odd number of cache lines, so that they do not fall on the same few sets of the cache.
template <class Way>
constexpr int STRIDE_OF = Way::PLACES * TILES + 4;

// Weights come as blocks of channels, in each: for each place of the window, each channel that is read, one of each of the block.
template <class Way>
APART void turnAllWeights(const Layer& L, f4* to, i32 stride) {
  const f4* from = (const f4*)L.weights;
  i32 channels = L.fromCount * 4;
  for (i32 plane = 0; plane < L.toCount; plane += 2) {
    i32 wide = plane + 2 <= L.toCount ? 2 : 1, count = channels * wide;
    for (i32 i = 0; i < count; i++) {
      f4 g[9], lines[3 * Way::SIDE], turned[Way::PLACES];
      for (int tap = 0; tap < 9; tap++) g[tap] = from[tap * count + i];
      for (int y = 0; y < 3; y++) Way::template turnWeights<1, 1>(g + y * 3, lines + y * Way::SIDE);
      for (int x = 0; x < Way::SIDE; x++) Way::template turnWeights<Way::SIDE, Way::SIDE>(lines + x, turned + x);
      for (int place = 0; place < Way::PLACES; place++) to[place * stride + i] = turned[place];
    }
    from += count * 9;
    to += count;
  }
}

// Tiles by their rows and columns, one after another.
struct Walk {
  i32 x, y, last, step;
};
INLINE void goOn(Walk& at) {
  at.x += at.step;
  if (at.x > at.last) at.x = 0, at.y += at.step;
}
template <class Way>
INLINE Walk walkFrom(const Layer& L, i32 first) {
  i32 across = (L.toWidth + Way::STEP - 1) / Way::STEP, row = first / across;
  return {(first - row * across) * Way::STEP, row * Way::STEP, (across - 1) * Way::STEP, Way::STEP};
}

INLINE i32 held(i32 at, i32 length) { return at < 0 ? 0 : at < length ? at : length - 1; }

// A quarter of the way from one to the other, and three quarters.
INLINE void putBetween(f4 a, f4 b, f4* to, i32 step) {
  f4 part = (b - a) * EVERY(.25);
  to[0] = a + part;
  to[step] = b - part;
}

// The pixels of a tile in a map that is twice as large as the plane, smoothly, as `resizeSmooth` would make it: it is never laid out whole.
template <class Way>
APART void enlargeTile(const Layer& L, const f4* plane, i32 x, i32 y, f4* to) {
  enum { SIDE = Way::SIDE, LOW = SIDE / 2 + 1 };
  i32 wide = L.fromWidth / 2, tall = L.fromHeight / 2, left = (x - 1) / 2, top = (y - 1) / 2;
  f4 lines[LOW * SIDE], near[LOW];
  bool isWithin = left >= 0 && left + LOW <= wide;
#pragma clang loop unroll(disable)
  for (int j = 0; j < LOW; j++) {
    const f4* row = plane + held(top + j, tall) * wide;
    const f4* from = row + left;
    if (!isWithin) {
      for (int i = 0; i < LOW; i++) near[i] = row[held(left + i, wide)];
      from = near;
    }
#pragma unroll
    for (int i = 0; i < SIDE / 2; i++) putBetween(from[i], from[i + 1], lines + j * SIDE + i * 2, 1);
  }
#pragma clang loop unroll(disable)
  for (int j = 0; j < SIDE / 2; j++)
#pragma unroll
    for (int i = 0; i < SIDE; i++) putBetween(lines[j * SIDE + i], lines[(j + 1) * SIDE + i], to + j * 2 * SIDE + i, SIDE);
  if (x >= 0 && y >= 0 && x + SIDE <= L.fromWidth && y + SIDE <= L.fromHeight) return;
  for (int j = 0; j < SIDE; j++)
    for (int i = 0; i < SIDE; i++)
      if ((u32)(x + i) >= (u32)L.fromWidth || (u32)(y + j) >= (u32)L.fromHeight) to[j * SIDE + i] = all(0);
}

// Line by line, each by so little code that its numbers stay in registers.
template <class Way>
APART void turnTiles(const Layer& L, i32 first, i32 count, f4* to) {
  enum { SIDE = Way::SIDE };
  f4 apart[SIDE * SIDE], lines[SIDE * SIDE];
  for (i32 p = 0; p < L.fromCount; p++, to += STRIDE_OF<Way>) {
    u32 address = ((const u32*)L.from)[p];
    const f4* plane = (const f4*)(address & ~HALF);
    Walk at = walkFrom<Way>(L, first);
    for (i32 t = 0; t < count; t++, goOn(at)) {
      i32 x = at.x - 1, y = at.y - 1, line = L.fromWidth;
      const f4* from = plane + y * L.fromWidth + x;
      if (address & HALF) {
        enlargeTile<Way>(L, plane, x, y, apart);
        from = apart;
        line = SIDE;
      } else if (x < 0 || y < 0 || x + SIDE > L.fromWidth || y + SIDE > L.fromHeight) {
        for (int j = 0; j < SIDE; j++)
          for (int i = 0; i < SIDE; i++)
            apart[j * SIDE + i] = (u32)(x + i) < (u32)L.fromWidth && (u32)(y + j) < (u32)L.fromHeight ? from[j * line + i] : all(0);
        from = apart;
        line = SIDE;
      }
#pragma clang loop unroll(disable)
      for (f4* turned = lines; turned < lines + SIDE * SIDE; turned += SIDE, from += line) Way::template turnTile<1, 1>(from, turned);
      f4* places = to + t;
#pragma clang loop unroll(disable)
      for (const f4* turned = lines; turned < lines + SIDE; turned++, places += TILES) Way::template turnTile<SIDE, SIDE * TILES>(turned, places);
    }
  }
}

template <class Way, bool PLUS>
APART void turnTilesBack(const Layer& L, i32 first, i32 count, const f4* from) {
  enum { SIDE = Way::SIDE, STEP = Way::STEP };
  f4 lines[STEP * SIDE];
  i32 pixels = L.toWidth * L.toHeight;
  f4 low = all(L.low), high = all(L.high);
  for (i32 p = 0; p < L.toCount; p++, from += STRIDE_OF<Way>) {
    f4 bias = ((const f4*)L.bias)[p];
    Walk at = walkFrom<Way>(L, first);
    for (i32 t = 0; t < count; t++, goOn(at)) {
      const f4* places = from + t;
#pragma clang loop unroll(disable)
      for (f4* turned = lines; turned < lines + SIDE; turned++, places += TILES) {
        f4 out[STEP];
        Way::template turnBack<SIDE * TILES>(places, out);
#pragma unroll
        for (int j = 0; j < STEP; j++) turned[j * SIDE] = out[j];
      }
      i32 wide = L.toWidth - at.x < STEP ? L.toWidth - at.x : (i32)STEP, tall = L.toHeight - at.y < STEP ? L.toHeight - at.y : (i32)STEP;
      i32 pixel = p * pixels + at.y * L.toWidth + at.x;
      f4* to = (f4*)L.to + pixel;
      const f4* plus = (const f4*)L.plus + pixel;
      const f4* line = lines;
#pragma clang loop unroll(disable)
      for (i32 j = 0; j < tall; j++, line += SIDE, to += L.toWidth, plus += L.toWidth) {
        f4 out[STEP];
        Way::template turnBack<1>(line, out);
        if (wide == STEP) {
#pragma unroll
          for (int i = 0; i < STEP; i++) {
            f4 held = least(most(out[i] + bias, low), high);
            to[i] = PLUS ? held + plus[i] : held;
          }
        } else {
          for (int i = 0; i < wide; i++) {
            f4 held = least(most(out[i] + bias, low), high);
            to[i] = PLUS ? held + plus[i] : held;
          }
        }
      }
    }
  }
}

// From one place of the turned weights to the next, in vectors: an odd number of cache lines.
INLINE i32 weightStrideOf(const Layer& L) { return (L.fromCount * L.toCount | 1) * 4; }

// Bytes of room: the turned weights, and tiles of each plane that is read and written.
template <class Way>
INLINE u32 measureTiles(const Layer& L) {
  return (weightStrideOf(L) * Way::PLACES + (L.fromCount + L.toCount) * STRIDE_OF<Way>) * 16;
}

template <class Way>
INLINE void convolveByTiles(const Layer& L) {
  i32 weightStride = weightStrideOf(L);
  f4* weights = (f4*)L.room;
  f4* tiles = weights + Way::PLACES * weightStride;
  f4* sums = tiles + L.fromCount * STRIDE_OF<Way>;
  turnAllWeights<Way>(L, weights, weightStride);
  i32 total = ((L.toWidth + Way::STEP - 1) / Way::STEP) * ((L.toHeight + Way::STEP - 1) / Way::STEP);
  for (i32 first = 0; first < total; first += TILES) {
    i32 count = total - first < TILES ? total - first : (i32)TILES;
    turnTiles<Way>(L, first, count, tiles);
    for (i32 place = 0; place < Way::PLACES; place++) {
      const float* placeWeights = (const float*)(weights + place * weightStride);
      Product P = {tiles + place * TILES, L.fromCount, placeWeights, (float*)(sums + place * TILES), STRIDE_OF<Way> * 4, L.toCount, count};
      multiply<STRIDE_OF<Way>>(P, AsIs{});
    }
    if (L.plus) turnTilesBack<Way, true>(L, first, count, sums);
    else turnTilesBack<Way, false>(L, first, count, sums);
  }
}

// Maps that large tiles would mostly reach beyond are worked out by the small ones.
INLINE bool isSmall(const Layer& L) { return L.toWidth < 40 || L.toHeight < 40; }

EXPORT u32 measureConvolveTiles(const Layer& L) { return isSmall(L) ? measureTiles<Four>(L) : measureTiles<Six>(L); }
EXPORT void convolveTiles(const Layer& L) {
  if (isSmall(L)) convolveByTiles<Four>(L);
  else convolveByTiles<Six>(L);
}
