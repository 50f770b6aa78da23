// Convolutions of 3 x 3 by Winograd's way, F(4 x 4, 3 x 3): tiles of 6 x 6 pixels and the weights are turned into another basis, in which 36 products of
// single numbers give 16 outcomes; directly it would be 144. Lavin and Gray, Fast Algorithms for Convolutional Neural Networks, 2015.
#pragma once
#include "convolve.h"

enum { SIDE = 6, STEP = 4, PLACES = 36 };

// Tiles that are worked on at once. A multiple of BLOCK.
enum { TILES = 24 };

// One line of a tile, in steps of STRIDE vectors.
template <int STRIDE>
INLINE void turnTile(const f4* d, f4* to) {
  f4 d0 = d[0], d1 = d[STRIDE], d2 = d[2 * STRIDE], d3 = d[3 * STRIDE], d4 = d[4 * STRIDE], d5 = d[5 * STRIDE];
  f4 a = fusedMinus(d2, all(4), d4), b = fusedMinus(d1, all(4), d3), c = d4 - d2, e = d3 - d1;
  to[0] = fused(d0, all(4), fusedMinus(d2, all(5), d4));
  to[STRIDE] = a + b;
  to[2 * STRIDE] = a - b;
  to[3 * STRIDE] = fused(e, all(2), c);
  to[4 * STRIDE] = fusedMinus(e, all(2), c);
  to[5 * STRIDE] = fused(d1, all(4), fusedMinus(d3, all(5), d5));
}

template <int STRIDE>
INLINE void turnWeights(const f4* g, f4* to) {
  f4 g0 = g[0], g1 = g[STRIDE], g2 = g[2 * STRIDE];
  f4 a = (g0 + g2) * all(-1.f / 6), b = g1 * all(1.f / 6), c = g0 * all(1.f / 24) + g2 * all(1.f / 6), e = g1 * all(1.f / 12);
  to[0] = g0 * all(.25f);
  to[STRIDE] = a - b;
  to[2 * STRIDE] = a + b;
  to[3 * STRIDE] = c + e;
  to[4 * STRIDE] = c - e;
  to[5 * STRIDE] = g2;
}

template <int STRIDE>
INLINE void turnBack(const f4* m, f4* to) {
  f4 m0 = m[0], m5 = m[5 * STRIDE];
  f4 a = m[STRIDE] + m[2 * STRIDE], b = m[STRIDE] - m[2 * STRIDE], c = m[3 * STRIDE] + m[4 * STRIDE], e = m[3 * STRIDE] - m[4 * STRIDE];
  to[0] = m0 + a + c;
  to[STRIDE] = fused(e, all(2), b);
  to[2 * STRIDE] = fused(c, all(4), a);
  to[3 * STRIDE] = fused(e, all(8), b) + m5;
}

// Weights come as blocks of channels, in each: for each place of the window, each channel that is read, one of each of the block.
APART void turnAllWeights(const Layer& L, f4* to, i32 stride) {
  const f4* from = (const f4*)L.weights;
  i32 channels = L.fromCount * 4;
  for (i32 plane = 0; plane < L.toCount; plane += 2) {
    i32 wide = plane + 2 <= L.toCount ? 2 : 1, count = channels * wide;
    for (i32 i = 0; i < count; i++) {
      f4 g[SIDE * SIDE], lines[SIDE * SIDE], turned[PLACES];
      for (int y = 0; y < 3; y++)
        for (int x = 0; x < 3; x++) g[y * SIDE + x] = from[(y * 3 + x) * count + i];
      for (int y = 0; y < 3; y++) turnWeights<1>(g + y * SIDE, lines + y * SIDE);
      for (int x = 0; x < SIDE; x++) turnWeights<SIDE>(lines + x, turned + x);
      for (int place = 0; place < PLACES; place++) to[place * stride + i] = turned[place];
    }
    from += count * 9;
    to += count;
  }
}

APART void turnTiles(const Layer& L, i32 first, i32 count, f4* to, i32 stride) {
  i32 across = (L.toWidth + STEP - 1) / STEP;
  for (i32 p = 0; p < L.fromCount; p++) {
    const f4* plane = (const f4*)((const u32*)L.from)[p];
    for (i32 t = 0; t < count; t++) {
      i32 ty = (first + t) / across, tx = first + t - ty * across, x = tx * STEP - 1, y = ty * STEP - 1;
      f4 d[SIDE * SIDE], lines[SIDE * SIDE], turned[PLACES];
      if (x >= 0 && y >= 0 && x + SIDE <= L.fromWidth && y + SIDE <= L.fromHeight) {
        const f4* from = plane + y * L.fromWidth + x;
#pragma unroll
        for (int j = 0; j < SIDE; j++) turnTile<1>(from + j * L.fromWidth, lines + j * SIDE);
      } else {
        for (int j = 0; j < SIDE; j++)
          for (int i = 0; i < SIDE; i++)
            d[j * SIDE + i] = (u32)(x + i) < (u32)L.fromWidth && (u32)(y + j) < (u32)L.fromHeight ? plane[(y + j) * L.fromWidth + x + i] : all(0);
        for (int j = 0; j < SIDE; j++) turnTile<1>(d + j * SIDE, lines + j * SIDE);
      }
#pragma unroll
      for (int i = 0; i < SIDE; i++) turnTile<SIDE>(lines + i, turned + i);
      f4* at = to + p * TILES + t;
#pragma unroll
      for (int place = 0; place < PLACES; place++) at[place * stride] = turned[place];
    }
  }
}

APART void turnTilesBack(const Layer& L, const Finished& F, i32 first, i32 count, const f4* from, i32 stride) {
  i32 across = (L.toWidth + STEP - 1) / STEP;
  for (i32 p = 0; p < L.toCount; p++) {
    f4* plane = (f4*)L.to + p * L.toWidth * L.toHeight;
    for (i32 t = 0; t < count; t++) {
      i32 ty = (first + t) / across, tx = first + t - ty * across, x = tx * STEP, y = ty * STEP;
      const f4* at = from + p * TILES + t;
      f4 m[PLACES], lines[PLACES], out[PLACES];
#pragma unroll
      for (int place = 0; place < PLACES; place++) m[place] = at[place * stride];
#pragma unroll
      for (int j = 0; j < SIDE; j++) turnBack<1>(m + j * SIDE, lines + j * SIDE);
#pragma unroll
      for (int i = 0; i < STEP; i++) turnBack<SIDE>(lines + i, out + i);
      if (x + STEP <= L.toWidth && y + STEP <= L.toHeight) {
#pragma unroll
        for (int j = 0; j < STEP; j++)
#pragma unroll
          for (int i = 0; i < STEP; i++) {
            i32 pixel = (y + j) * L.toWidth + x + i;
            plane[pixel] = finish(F, out[j * SIDE + i], p, pixel);
          }
        continue;
      }
      i32 wide = L.toWidth - x < STEP ? L.toWidth - x : (i32)STEP, tall = L.toHeight - y < STEP ? L.toHeight - y : (i32)STEP;
      for (int j = 0; j < tall; j++)
        for (int i = 0; i < wide; i++) {
          i32 pixel = (y + j) * L.toWidth + x + i;
          plane[pixel] = finish(F, out[j * SIDE + i], p, pixel);
        }
    }
  }
}

// From one place to the next, in vectors: an odd number of cache lines, so that the 36 do not fall on the same few sets of the cache.
INLINE i32 strideOf(i32 vectors) { return ((vectors + 3) / 4 | 1) * 4; }

// Bytes of room that `convolveTiles` needs: the turned weights, tiles of each plane that is read and written, and an address of each that is read.
EXPORT u32 measureConvolveTiles(const Layer& L) {
  i32 vectors = L.fromCount * 4 * L.toCount + strideOf(L.fromCount * TILES) + strideOf(L.toCount * TILES);
  return vectors * PLACES * 16 + L.fromCount * 4;
}

EXPORT void convolveTiles(const Layer& L) {
  i32 weightStride = L.fromCount * 4 * L.toCount, tileStride = strideOf(L.fromCount * TILES), sumStride = strideOf(L.toCount * TILES);
  f4* weights = (f4*)L.room;
  f4* tiles = weights + PLACES * weightStride;
  f4* sums = tiles + PLACES * tileStride;
  u32* planes = (u32*)(sums + PLACES * sumStride);
  for (i32 p = 0; p < L.fromCount; p++) planes[p] = (u32)(tiles + p * TILES);
  turnAllWeights(L, weights, weightStride);
  Finished F = finishOf(L, 0);
  i32 total = ((L.toWidth + STEP - 1) / STEP) * ((L.toHeight + STEP - 1) / STEP);
  for (i32 first = 0; first < total; first += TILES) {
    i32 count = total - first < TILES ? total - first : (i32)TILES;
    turnTiles(L, first, count, tiles, tileStride);
    for (i32 place = 0; place < PLACES; place++) {
      const float* placeWeights = (const float*)(weights + place * weightStride);
      multiply(Product{planes, (u32)(place * tileStride * 16), L.fromCount, placeWeights, (float*)(sums + place * sumStride), TILES * 4, L.toCount, count}, AsIs{});
    }
    turnTilesBack(L, F, first, count, sums, sumStride);
  }
}
