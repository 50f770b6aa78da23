// Rows of pixels on their way from samples to light, and the tables of a thread that draws.
#pragma once
#include "grain.h"

// Linear light in 16 bits: 0 to 8.
#define FULL_SCALE 8191.f

// A row of pixels on its way from samples to light.
struct PixelRow {
  // Codes of those that are more than one surface of their own colour, and which these are.
  f4 sums[TILE_WIDTH + 8];
  u8 special[TILE_WIDTH + 8], skipped[TILE_WIDTH + 8], between[TILE_WIDTH + 8];
  float skyShare[TILE_WIDTH + 8];
  u64 out[TILE_WIDTH + 8];
  i32 skyFrom, skyTo;
  bool anySpecial, anySkipped, anyBetween;
};

// 64 steps of depth an octave. A tile with more triangles (grass) draws them as they come, since sorting those takes as long as it spares.
enum { DEPTH_STEPS = 2048, DEPTH_SHIFT = 17, MOST_SORTED = 4096 };

struct Sorted { const Triangle* triangle; float front; u32 squares, spare; };
struct Workspace {
  Tile tile;
  WetRow wet;
  // Four in turn: those above and below the one at hand, too.
  PixelRow pixels[4];
  f4 sky[TILE_HEIGHT + 2][TILE_WIDTH / 2 + 4];
  bool skyKnown[TILE_HEIGHT + 2];
  float linear[256];
  // Of red, green and blue, each where it lies in a pixel.
  u64 linear16[3][256];
  // Light that prints as this byte.
  float print[256];
  u16 print16[256];
  float nearest[(TILE_WIDTH / 8) * (TILE_HEIGHT / 8)];
  // Triangles of a tile, nearest first, and where those of each step of depth begin.
  Sorted sorted[MOST_SORTED];
  i32 begins[DEPTH_STEPS + 1];
};

INLINE void fillTables(Workspace& W) {
  for (int i = 0; i < 256; i++) {
    float q = i / 255.f;
    q *= q;
    float v = q / most(1 - q, 0.06f), h = v * FULL_SCALE + .5f;
    W.linear[i] = v;
    for (int c = 0; c < 3; c++) W.linear16[c][i] = (u64)(h > 65535 ? 65535 : (u16)h) << (c * 16);
  }
}

// The tone curve of printPicture backwards: a quadratic equation.
INLINE void fillPrintTable(const Lens& L, Workspace& W) {
  for (int i = 0; i < 256; i++) {
    float y = i / (255.f * L.white), a = 6.2f * (1 - y), b = 0.5f - 1.7f * y;
    float v = (root(b * b + 4 * a * 0.06f * y) - b) / (2 * a) / L.plateExposure, h = v * FULL_SCALE + .5f;
    W.print[i] = v;
    W.print16[i] = h > 65535 ? 65535 : (u16)h;
  }
}
