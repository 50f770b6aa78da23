// Made by hand: paper, felt, knitting and pixels.
#pragma once
#include "painted.h"

// Sheets of coloured paper: few shades, a white cut along each edge, and the shadow that each sheet throws on the one behind.
APART void cutPaper(Rooms& P, const Style& S) {
  const u8* tables = (const u8*)S.tables;
  i32 w = P.w, h = P.h;
  shrink(P);
  flatten(P, (i32)(5 * P.scale + .5f) + 1);
  float *lines = P.plane(0), *rim = P.plane(1), *shade = P.plane(2), *fold = P.plane(3), *edge = rowRoom(P, 0), *dark = rowRoom(P, 1), *crease = rowRoom(P, 2);
  findEdges(P, 1, lines, rim);
  stick(P, tables, 70, fold);
  const float* depth = P.depth();
  float reach = 2.2f * P.scale;
  for (i32 y = 0; y < h; y++) {
    const float* rows[4];
    i32 aside[4];
    for (int k = 0; k < 4; k++) {
      rows[k] = depth + within(y - (i32)((k + 1) * reach * 1.4f + .5f), h) * w;
      aside[k] = (i32)((k + 1) * reach * 1.2f + .5f);
    }
    for (i32 x = 0; x < w; x++) {
      float d = depth[y * w + x] * 1.04f + .002f, sum = 0;
      for (int k = 0; k < 4; k++) sum += clamp01((rows[k][x < aside[k] ? 0 : x - aside[k]] - d) * 90) * (1.1f - k * .2f);
      shade[y * w + x] = clamp01(sum * .5f);
      // Planes bent a little: each fold catches the light in its own way.
      fold[y * w + x] = steps(fold[y * w + x] * .5f + .5f, 4) - .5f;
    }
  }
  recolour(P, [&](f4 f, float l) __attribute__((always_inline)) {
    // Paper is never black, and what is dark is coloured.
    float luma = l * (1 / 255.f) + 1e-3f, stepped = .2f + .78f * steps(clamp01(luma * 1.08f), 5);
    return saturate(f * all(stepped / luma), stepped * 255, 1.2f - .2f * stepped);
  });
  f4* row = colourRow(P);
  for (i32 y = 0; y < P.H; y++) {
    widenColours(P.flat, w, h, y, row);
    widen(rim, w, h, y, edge);
    widen(shade, w, h, y, dark);
    widen(fold, w, h, y, crease);
    u32* to = P.picture + y * P.W;
    for (i32 x = 0; x < P.W; x++) {
      f4 c = row[x], sharp = bytesToFloats(to[x]);
      float tooth = toothAt(tables, x, y);
      c = mixTo(c, sharp, clamp01((magnitude(lumaOf(sharp) - c[3]) - 22) * .025f));
      c = c * all((1 + crease[x] * .1f + tooth * .06f) * (1 - dark[x] * .5f));
      layPixel(to + x, mixTo(c, (f4){255, 252, 244, 255}, ramp(edge[x], .35f, 2.2f) * .8f));
    }
  }
}

// Felt: fibres in all directions, and a fuzz that reaches over every edge.
APART void feltWool(Rooms& P, const Style& S) {
  const u8* tables = (const u8*)S.tables;
  i32 w = P.w, h = P.h;
  shrink(P);
  flatten(P, (i32)(2 * P.scale + .5f) + 1);
  float *fuzz = P.plane(0), *turn = P.plane(1), *fibre = P.plane(2), *hair = rowRoom(P, 0), *aside = rowRoom(P, 1);
  stick(P, tables, 3.2f, fuzz);
  stick(P, tables, 60, turn);
  for (i32 y = 0; y < h; y++)
    for (i32 x = 0; x < w; x++) {
      float t = turn[y * w + x] * 1.4f, vx = sineOfTurns(t + .25f), vy = sineOfTurns(t), sum = fuzz[y * w + x];
      // Beside the picture it is what it is four points within.
      const float* at = fuzz + (y < 4 ? 4 : y > h - 5 ? h - 5 : y) * w + (x < 4 ? 4 : x > w - 5 ? w - 5 : x);
      for (int k = 1; k <= 3; k++) {
        i32 aside = ((i32)(vy * k * 1.1f + 8.5f) - 8) * w + (i32)(vx * k * 1.1f + 8.5f) - 8;
        sum += at[aside] + at[-aside];
      }
      fibre[y * w + x] = sum * (P.depth()[y * w + x] < .0016f ? .14f : .3f);
    }
  // Wool has no shine: light parts are dulled, dark ones lifted.
  recolour(P, [&](f4 f, float l) __attribute__((always_inline)) { return saturate(f * EVERY(.84f) + EVERY(20), l, 1.12f); });
  f4* row = colourRow(P);
  float reach = 4 * P.scale;
  for (i32 y = 0; y < P.H; y++) {
    widenColours(P.flat, w, h, y, row);
    widen(fibre, w, h, y, hair);
    widen(fuzz, w, h, y, aside);
    u32* to = P.picture + y * P.W;
    for (i32 x = 0; x < P.W; x++) {
      f4 c = row[within(x + (i32)(aside[x] * reach), P.W)], sharp = bytesToFloats(to[x]);
      float fibres = hair[x];
      c = mixTo(c, sharp, clamp01((c[3] - lumaOf(sharp) - 16) * .045f));
      layPixel(to + x, c * all(1 + fibres * .26f) + all(clamp01(fibres - .3f) * 26));
    }
  }
}

// Where a point of half size lies on its surface: along the two axes that it faces least. Cells are about `size` pixels, at powers of two of a metre.
struct Weave { float u, v, up, cell; };
INLINE Weave weaveAt(Rooms& P, i32 x, i32 y, float size) {
  const Lens& L = P.L;
  const float* depth = P.depth();
  auto spot = [&](i32 i, i32 j, float* at) {
    float far = 1 / most(depth[j * P.w + i], 1 / 900.f), qx = (i * 2 + 1 - L.width * .5f) / L.scaleX * far, qy = -(j * 2 + 1 - L.height * .5f) / L.scaleY * far;
    for (int k = 0; k < 3; k++) at[k] = L.eye[k] + L.forward[k] * far + L.right[k] * qx + L.up[k] * qy;
    return far;
  };
  float o[3], a[3], b[3], far = spot(x, y, o);
  spot(x + 1 < P.w ? x + 1 : x - 1, y, a);
  spot(x, y + 1 < P.h ? y + 1 : y - 1, b);
  for (int k = 0; k < 3; k++) { a[k] -= o[k]; b[k] -= o[k]; }
  float nx = magnitude(a[1] * b[2] - a[2] * b[1]), ny = magnitude(a[2] * b[0] - a[0] * b[2]), nz = magnitude(a[0] * b[1] - a[1] * b[0]);
  float grain = far * size * P.scale / L.scaleX;
  i32 bits = __builtin_bit_cast(i32, grain);
  float inv = __builtin_bit_cast(float, 0x7f000000 - (bits & 0x7f800000));
  if (ny > nx && ny > nz) return {o[0] * inv, o[2] * inv, 1, 1 / inv};
  if (nx > nz) return {o[2] * inv, o[1] * inv, 0, 1 / inv};
  return {o[0] * inv, o[1] * inv, 0, 1 / inv};
}

// Knitting: columns of stitches, each a V of two strands.
APART void knitWool(Rooms& P, const Style& S) {
  const u8* tables = (const u8*)S.tables;
  i32 w = P.w, h = P.h;
  shrink(P);
  flatten(P, (i32)(3 * P.scale + .5f) + 1);
  float *stitch = P.plane(0), *fuzz = P.plane(1), *yarn = rowRoom(P, 0), *hair = rowRoom(P, 1);
  stick(P, tables, 3.2f, fuzz);
  for (i32 y = 0; y < h; y++)
    for (i32 x = 0; x < w; x++) {
      Weave W = weaveAt(P, x, y, most(13, 9 / P.scale));
      float u = W.u - __builtin_floorf(W.u), side = magnitude(u - .5f) * 2, v = W.v * 1.25f - side * .55f;
      v -= __builtin_floorf(v);
      // A strand is round across, and lies deep between two columns and in the middle of a V.
      float round = 1 - (v * 2 - 1) * (v * 2 - 1), deep = 1 - (side * 2 - 1) * (side * 2 - 1);
      stitch[y * w + x] = P.depth()[y * w + x] < .0016f ? .5f : clamp01(round * .75f + deep * .35f);
    }
  f4* row = colourRow(P);
  for (i32 y = 0; y < P.H; y++) {
    widenColours(P.flat, w, h, y, row);
    widen(stitch, w, h, y, yarn);
    widen(fuzz, w, h, y, hair);
    u32* to = P.picture + y * P.W;
    for (i32 x = 0; x < P.W; x++) {
      f4 c = row[x], sharp = bytesToFloats(to[x]);
      float l = lumaOf(c), keeps = clamp01((l - lumaOf(sharp) - 34) * .03f);
      c = saturate(c * EVERY(.9f) + EVERY(14), l, 1.15f);
      layPixel(to + x, mixTo(c, sharp, keeps * .7f) * all(.62f + yarn[x] * .55f + hair[x] * .13f));
    }
  }
}

// Pixels of a small screen: each takes the nearest colour of a fixed palette, or by turns the two nearest; near shapes have a dark outline of one pixel.
APART void makePixels(Rooms& P, const Style& S) {
  static const float BAYER[16] = {0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5};
  i32 W = P.W, H = P.H, block = (i32)most(2, S.pixels * P.scale + .5f), across = (W + block - 1) / block;
  const u8* nearest = (const u8*)S.palette;  // two colours for each of 32 x 32 x 32, and how far from the first to the second: 0 to 255
  const u32* colours = (const u32*)(nearest + 32768 * 3);
  u32* line = (u32*)rowRoom(P, 0);
  for (i32 y = 0; y < H; y += block) {
    i32 rows = y + block < H ? block : H - y;
    for (i32 b = 0; b < across; b++) {
      i32 x = b * block, columns = x + block < W ? block : W - x;
      f4 sum = all(0);
      for (i32 j = 0; j < rows; j++)
        for (i32 i = 0; i < columns; i++) sum += bytesToFloats(P.picture[(y + j) * W + x + i]);
      // The middle counts more: small things keep their colour.
      f4 c = sum * all(.72f / (rows * columns)) + bytesToFloats(P.picture[(y + rows / 2) * W + x + columns / 2]) * EVERY(.28f);
      float luma = lumaOf(c);
      c = least(most(saturate(c, luma, S.levels > 0 ? 1.2f : 1), all(0)), EVERY(255));
      if (nearest == nullptr) {
        layPixel(line + b, c);
        continue;
      }
      i32 at = ((i32)c[0] >> 3 << 10 | (i32)c[1] >> 3 << 5 | (i32)c[2] >> 3) * 3;
      i32 hx = within((x + columns / 2) / 2, P.w), hy = within((y + rows / 2) / 2, P.h), off = (block + 1) / 2;
      const float* depth = P.depth();
      float d = depth[hy * P.w + hx], far = least(least(depth[hy * P.w + within(hx - off, P.w)], depth[hy * P.w + within(hx + off, P.w)]), depth[within(hy - off, P.h) * P.w + hx]);
      bool outline = d > .06f && far < d * .72f;
      float turn = BAYER[((y / block) & 3) * 4 + (b & 3)] * 16 + 8;
      u32 word = colours[nearest[at + 2] > turn ? nearest[at + 1] : nearest[at]];
      if (outline) layPixel(&word, bytesToFloats(word) * (f4){.42f, .36f, .46f, 1});
      line[b] = word;
    }
    for (i32 j = 0; j < rows; j++)
      for (i32 x = 0; x < W; x++) P.picture[(y + j) * W + x] = line[x / block];
  }
}
