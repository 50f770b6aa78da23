// One tile: depth and colour of four samples a pixel, in the four lanes of a vector. A pixel is shaded once for all samples a triangle hits.
#pragma once
#include "patches.h"
#include "sprays.h"

// Variants are functions of their own: together in one they spill registers (138 ms a frame against 100, 2026-11).
template <int PROGRAM, int SHAPE>
APART void rasterTriangle(const Lens& L, Tile& tile, const Triangle& T, i32 tileX, i32 tileY, i32 endX, i32 endY) {
  const bool isGround = PROGRAM == GROUND || PROGRAM == SHADED_GROUND;
  const bool isCut = PROGRAM >= LEAVES, byVertex = PROGRAM == VERTEX || isCut;
  const bool isFlat = byVertex && SHAPE == FLAT;
  // Coloured once all pixels are known.
  const bool isCollected = PROGRAM == PATCH;
  float x0 = T.x[0], y0 = T.y[0], x1 = T.x[1], y1 = T.y[1], x2 = T.x[2], y2 = T.y[2];
  i32 bx0, bx1, by0, by1;
  if (byVertex) {
    bx0 = T.left < tileX ? tileX : T.left; bx1 = T.right >= endX ? endX - 1 : T.right;
    by0 = T.top < tileY ? tileY : T.top; by1 = T.bottom >= endY ? endY - 1 : T.bottom;
  } else {
    float left = least(x0, least(x1, x2)), right = most(x0, most(x1, x2)), top = least(y0, least(y1, y2)), bottom = most(y0, most(y1, y2));
    bx0 = left < tileX ? tileX : (i32)left; bx1 = right >= endX ? endX - 1 : (i32)right;
    by0 = top < tileY ? tileY : (i32)top; by1 = bottom >= endY ? endY - 1 : (i32)bottom;
  }
  if (bx0 > bx1 || by0 > by1) return;
  // Edge functions: positive inside.
  float A0 = y0 - y1, B0 = x1 - x0, A1 = y1 - y2, B1 = x2 - x1, A2 = y2 - y0, B2 = x0 - x2;
  float area = B0 * (y2 - y0) + A0 * (x2 - x0);
  if (!(area > 0)) return;
  // No edge is level: it is crossed far away instead, on the side where it would be inside.
  Edges E = {{A0, A1, A2, area}, {B0, B1, B2, 0}};
  E.a = choose(E.a == all(0), all(1e-6f), E.a);
  E.overA = EVERY(1) / E.a;
  float ia = E.overA[3];
  float dx = bx0 + 0.5f, dy = by0 + 0.5f, ddx = dx - x0, ddy = dy - y0;
  float c0 = A0 * ddx + B0 * ddy, c1 = A1 * (dx - x1) + B1 * (dy - y1), c2 = A2 * (dx - x2) + B2 * (dy - y2);
  f4 vA0 = all(A0), vA1 = all(A1), vA2 = all(A2), vB0 = all(B0), vB1 = all(B1), vB2 = all(B2);
  f4 e0 = all(c0) + vA0 * SAMPLE_X + vB0 * SAMPLE_Y, e1 = all(c1) + vA1 * SAMPLE_X + vB1 * SAMPLE_Y, e2 = all(c2) + vA2 * SAMPLE_X + vB2 * SAMPLE_Y;
  // The three steps of a plane sum up to nothing: two of them tell the third.
  f4 steps = (f4){A1, A2, B1, B2} * all(ia), overA1 = LANE(steps, 0), overA2 = LANE(steps, 1), overB1 = LANE(steps, 2), overB2 = LANE(steps, 3);
  float z0 = T.inverse[0], z1 = T.inverse[1], z2 = T.inverse[2];
  float zx = (z0 - z2) * steps[0] + (z1 - z2) * steps[1], zy = (z0 - z2) * steps[2] + (z1 - z2) * steps[3], zc = z0 + zx * ddx + zy * ddy;
  f4 vzx = all(zx), vzy = all(zy), z = all(zc) + vzx * SAMPLE_X + vzy * SAMPLE_Y;
  // What is interpolated over the triangle: P and Q, two vectors each with its steps in x and y.
  f4 Pc = all(0), Px = all(0), Py = all(0), Qc = all(0), Qx = all(0), Qy = all(0), low = all(0), high = all(0);
  u4 mark = {0, 0, 0, 0}, flatColour = {0, 0, 0, 0};
  const u32* texels = 0;
  i32 stride = 0, width = 0, height = 0;
  float shrink = 1;
  f4 textureBegin = all(0), textureEnd = all(0);
  #define PLANE(o, ox, oy, p, q, r)                         \
    {                                                       \
      f4 first = p - r, other = q - r;                      \
      ox = fused(first, overA1, other * overA2);            \
      oy = fused(first, overB1, other * overB2);            \
      o = fused(oy, all(ddy), fused(ox, all(ddx), p));      \
    }
  if (byVertex) {
    f4 p = bytesToFloats(T.colour[0]), q = bytesToFloats(T.colour[1]), r = bytesToFloats(T.colour[2]);
    u32 bits = ((T.program >> 8) & 255) << 24;
    mark = (u4){bits, bits, bits, bits};
    // Its fourth byte is the mark itself.
    p[3] = q[3] = r[3] = (float)(bits >> 24);
    if (isFlat) flatColour = (u4)wasm_v128_or(wasm_v128_and((v128_t)floatsToBytes((p + q + r) * EVERY(1 / 3.f) + EVERY(.5f)), wasm_i32x4_splat(0xffffff)), (v128_t)mark);
    else {
      low = least(p, least(q, r));
      high = most(p, most(q, r));
      if (SHAPE == PERSPECTIVE) { p *= all(z0); q *= all(z1); r *= all(z2); }
      PLANE(Pc, Px, Py, p, q, r)
      if (SHAPE != PERSPECTIVE) { Pc[3] = p[3]; Px[3] = Py[3] = 0; }
    }
  } else {
    const f4 *light = (const f4*)L.light, *extra = (const f4*)L.extra;
    f4 p = light[T.a], q = light[T.b], r = light[T.c], s = extra[T.a], t = extra[T.b], u = extra[T.c];
    if (isGround) {
      const GroundTexture& G = ((const GroundTexture*)((const Scene*)L.scene)->grounds)[(T.program >> 8) & 255];
      float ratio = magnitude((t[0] - s[0]) * (u[1] - s[1]) - (u[0] - s[0]) * (t[1] - s[1])) * ia;
      i32 level = 0;
      while (ratio > 1.6f && level < G.levelCount - 1) { ratio *= 0.25f; level++; }
      shrink = 1.f / (1 << level);
      u32 bits = (T.program >> 16) << 24;
      mark = (u4){bits, bits, bits, bits};
      texels = (const u32*)((const u32*)G.levels)[level];
      width = height = G.size >> level;
      stride = width + 1;
      // Where a pixel lies on the ground's texture, and on that of what darkens it: both in texels of their own.
      float half = shrink < 1 ? -0.5f * (1 - shrink) : 0;
      f4 times = {shrink, shrink, 1, 1}, plus = {half, half, -.5f, -.5f};
      s = s * times + plus; t = t * times + plus; u = u * times + plus;
      textureEnd = (f4){width - 0.01f, height - 0.01f, L.moverGroundTo[0], L.moverGroundTo[1]};
      textureBegin = (f4){0, 0, L.moverGroundFrom[0], L.moverGroundFrom[1]};
    }
    if (PROGRAM == CARD || PROGRAM == PRINT) {
      const Texture& X = *(const Texture*)T.colour[0];
      float ratio = magnitude((q[3] - p[3]) * (u[3] - s[3]) - (r[3] - p[3]) * (t[3] - s[3])) * X.width * X.height * ia;
      i32 level = 0;
      while (ratio > 2.2f && level < X.levelCount - 1) { ratio *= 0.25f; level++; }
      texels = (const u32*)((const u32*)X.levels)[level];
      width = X.width >> level;
      height = X.height >> level;
      stride = width;
    }
    if (PROGRAM == PATCH) texels = (const u32*)T.colour[0];
    if (SHAPE == PERSPECTIVE) { p *= all(z0); q *= all(z1); r *= all(z2); s *= all(z0); t *= all(z1); u *= all(z2); }
    PLANE(Pc, Px, Py, p, q, r)
    PLANE(Qc, Qx, Qy, s, t, u)
  }
  // Where a pixel lies on a patch of 7 x 7 squares, in the first lanes.
  f4 Sc = all(0), Sx = all(0), Sy = all(0);
  if (PROGRAM == PATCH) {
    f4 times = SHAPE == PERSPECTIVE ? (f4){z1, z2, 0, 0} * all(ia * 7.f) : all(ia * 7.f);
    Sc = (f4){c2, c0, 0, 0} * times; Sx = (f4){A2, A0, 0, 0} * times; Sy = (f4){B2, B0, 0, 0} * times;
    if (T.program & SWAPPED) { Sc = SWAP(Sc); Sx = SWAP(Sx); Sy = SWAP(Sy); }
  }
  f4* depthRow = tile.depth + (by0 - tileY) * TILE_WIDTH + (bx0 - tileX);
  u4* colourRow = tile.colour + (by0 - tileY) * TILE_WIDTH + (bx0 - tileX);
  // The colour of one pixel; a card may take samples away.
  auto shade = [&](f4 P, f4 Q, float iz, i32 x, i32 y, bool edge, i4& hit) __attribute__((always_inline)) -> u4 {
    const f4 dither = ditherAt(x, y);
    const v128_t rgb = wasm_i32x4_splat(0xffffff);
    if (byVertex) {
      if (isFlat) return flatColour;
      f4 s = P;
      if (SHAPE == PERSPECTIVE) s = P * all(1 / iz);
      // Beyond the edge of a triangle its plane runs on: not further than its corners.
      if (edge) s = least(most(s, low), high);
      if (SHAPE != PERSPECTIVE) return floatsToBytes(s + dither);
      return (u4)wasm_v128_or(wasm_v128_and((v128_t)floatsToBytes(s + dither), rgb), (v128_t)mark);
    }
    if (isGround) {
      if (SHAPE == PERSPECTIVE) { f4 w = all(1 / iz); P *= w; Q *= w; }
      f4 at = least(most(Q, textureBegin), textureEnd);
      i4 whole = toInt(at);
      v128_t part = (v128_t)toInt((at - toFloat(whole)) * EVERY(128.f));
      f4 t = lowToFloats(between(texels + whole[1] * stride + whole[0], stride, WORD(part, 0), WORD(part, 1)));
      if (PROGRAM == SHADED_GROUND) {
        v128_t same = (v128_t)(at == Q);
        if (wasm_i32x4_extract_lane(same, 2) & wasm_i32x4_extract_lane(same, 3)) {
          i32 n = L.moverGroundSize;
          t *= lowToFloats(between((const u32*)L.moverGround + whole[3] * n + whole[2], n, WORD(part, 2), WORD(part, 3))) * EVERY(1 / 255.f);
        }
      }
      return (u4)wasm_v128_or(wasm_v128_and((v128_t)floatsToBytes(t * LANE(P, 3) + P + dither), rgb), (v128_t)mark);
    }
    float w = 1;
    if (SHAPE == PERSPECTIVE) {
      w = 1 / iz;
      P *= all(w);
      Q *= all(w);
    }
    f4 t;
    if (PROGRAM == PRINT) {
      // Its bytes stay what they are: they become light when the tile is resolved.
      float over = 1 / Q[0];
      t = bilinear(texels, stride, width - 1, height - 1, P[3] * over * width - .5f, Q[3] * over * height - .5f);
      hit &= all(t[3]) > (f4){32, 96, 160, 224};
      P[3] = 1;
      return (u4)wasm_v128_or(wasm_v128_and((v128_t)floatsToBytes(t * P + dither), rgb), wasm_i32x4_splat((int)((u32)MARK_PRINT << 24)));
    }
    t = bilinear(texels, stride, width - 1, height - 1, P[3] * width - .5f, Q[3] * height - .5f);
    hit &= all(t[3]) > (f4){32, 96, 160, 224};
    f4 c = t * t * P * EVERY(1 / 65025.f) + Q;
    return (u4)wasm_v128_and((v128_t)floatsToBytes(encode(c) * EVERY(255.f) + dither), rgb);
  };
  #define ALONG                                            \
    zz += vzx;                                             \
    if (!isCollected) iz += zx;                            \
    if (!isFlat && !isCollected) P += Px;                  \
    if (!byVertex && !isCollected) Q += Qx;
  #define STEP                                             \
    f0 += vA0; f1 += vA1; f2 += vA2;                       \
    ALONG
  #define SHADE(HIT, EDGE)                                                                                     \
    {                                                                                                          \
      f4 before = depthRow[x];                                                                                 \
      i4 hit = HIT & (zz > before);                                                                            \
      if (isCut && any(hit)) hit &= PROGRAM == LEAVES ? leavesAt(f1 * overArea, (f0 - f2) * overArea) : teethAt<PROGRAM == NEEDLES ? 9 : 4>(f1 * overArea, f0 * overArea); \
      if (any(hit)) {                                                                                          \
        if (isCollected) {                                                                                     \
          tile.hits[found] = hit;                                                                              \
          tile.spots[found++] = (i32)(colourRow - tile.colour) + x;                                            \
          depthRow[x] = choose(hit, zz, before);                                                               \
        } else {                                                                                               \
          u4 colour = shade(P, Q, iz, bx0 + x, y, EDGE, hit);                                                  \
          depthRow[x] = choose(hit, zz, before);                                                               \
          colourRow[x] = (u4)choose(hit, (f4)colour, (f4)colourRow[x]);                                        \
        }                                                                                                      \
      }                                                                                                        \
    }
  #define DOWN                                                                   \
    e0 += vB0; e1 += vB1; e2 += vB2; z += vzy;                                   \
    if (!isCollected) zRow += zy;                                                \
    if (!isFlat && !isCollected) Pr += Py;                                       \
    if (!byVertex && !isCollected) Qr += Qy;                             \
    depthRow += TILE_WIDTH; colourRow += TILE_WIDTH;
  i32 found = 0;
  auto shadeCollected = [&]() __attribute__((always_inline)) {
    if (!isCollected || !found) return;
    PatchPlanes planes = {{Pc, Px, Py}, {Qc, Qx, Qy}, {Sc, Sx, Sy}, zc, zx, zy, texels, ((T.program >> 8) & 255) << 24};
    shadePatch<SHAPE == PERSPECTIVE>(tile, planes, bx0 - tileX, by0 - tileY, found);
  };
  const i4 every = {-1, -1, -1, -1};
  const f4 overArea = all(ia);
  i32 n = bx1 - bx0, rows = by1 - by0 + 1;
  f4 Pr = Pc, Qr = Qc;
  float zRow = zc;
  // How far the four samples lie from the middle of a pixel, across each edge.
  f4 reach = most(magnitude(E.a * EVERY(.125f) + E.b * EVERY(.375f)), magnitude(E.a * EVERY(.375f) - E.b * EVERY(.125f)));
  E.c = (f4){c0, c1, c2, 0};
  // Of what is tiny every pixel is tried sooner than its stretches are found.
  if (n < 2 && rows <= ROWS_AT_ONCE) {
    *(i4*)tile.first = (i4){0, 0, 0, 0};
    *(i4*)tile.last = (i4){n, n, n, n};
  } else findStretches(E, reach, STRETCH_SLACK, rows, n, tile.first, tile.last);
  if (n < 6) {
    for (i32 row = 0, y = by0; row < rows; row++, y++) {
      i32 x = tile.first[row], end = tile.last[row];
      if (x <= end) {
        f4 k = all((float)x);
        f4 f0 = e0 + vA0 * k, f1 = e1 + vA1 * k, f2 = e2 + vA2 * k, zz = z + vzx * k, P = Pr + Px * k, Q = Qr + Qx * k;
        float iz = zRow + zx * x;
        for (; x <= end; x++) {
          SHADE(~(((i4)f0 | (i4)f1 | (i4)f2) >> 31), true)
          STEP
        }
      }
      DOWN
    }
    shadeCollected();
    return;
  }
  // Wide: within the stretch of a row there is one where all samples are sure to be inside.
  findStretches(E, -reach, 0, rows, n, tile.sureFirst, tile.sureLast);
  for (i32 row = 0, y = by0; row < rows; row++, y++) {
    i32 xs = tile.first[row], xe = tile.last[row];
    if (xs <= xe) {
      i32 fs = tile.sureFirst[row], fe = tile.sureLast[row];
      if (fs > fe) { fs = xe + 1; fe = xe; }
      if (fs < xs) fs = xs;
      if (fe > xe) fe = xe;
      f4 k = all((float)xs);
      f4 f0 = e0 + vA0 * k, f1 = e1 + vA1 * k, f2 = e2 + vA2 * k, zz = z + vzx * k, P = Pr + Px * k, Q = Qr + Qx * k;
      float iz = zRow + zx * xs;
      i32 x = xs;
      for (; x <= xe && x < fs; x++) { SHADE(~(((i4)f0 | (i4)f1 | (i4)f2) >> 31), true) STEP }
      i32 sure = x;
      for (; x <= fe; x++) {
        SHADE(every, false)
        if (isCut) { STEP } else { ALONG }
      }
      if (x <= xe) {
        f4 d = all(isCut ? 0.f : (float)(x - sure));
        f0 += vA0 * d; f1 += vA1 * d; f2 += vA2 * d;
        for (; x <= xe; x++) { SHADE(~(((i4)f0 | (i4)f1 | (i4)f2) >> 31), true) STEP }
      }
    }
    DOWN
  }
  shadeCollected();
  #undef ALONG
  #undef STEP
  #undef SHADE
  #undef DOWN
  #undef PLANE
}

INLINE void rasterAny(const Lens& L, Tile& tile, const Triangle& T, i32 x0, i32 y0, i32 x1, i32 y1) {
  u32 p = T.program;
  switch (p & PROGRAM_BITS) {
    case VERTEX:
      if (p & FLAT) rasterTriangle<VERTEX, FLAT>(L, tile, T, x0, y0, x1, y1);
      else if (p & PERSPECTIVE) rasterTriangle<VERTEX, PERSPECTIVE>(L, tile, T, x0, y0, x1, y1);
      else rasterTriangle<VERTEX, 0>(L, tile, T, x0, y0, x1, y1);
      break;
    case GROUND:
      if (p & PERSPECTIVE) rasterTriangle<GROUND, PERSPECTIVE>(L, tile, T, x0, y0, x1, y1);
      else rasterTriangle<GROUND, 0>(L, tile, T, x0, y0, x1, y1);
      break;
    case PATCH:
      if (p & PERSPECTIVE) rasterTriangle<PATCH, PERSPECTIVE>(L, tile, T, x0, y0, x1, y1);
      else rasterTriangle<PATCH, 0>(L, tile, T, x0, y0, x1, y1);
      break;
    case CARD: rasterTriangle<CARD, PERSPECTIVE>(L, tile, T, x0, y0, x1, y1); break;
    case PRINT: rasterTriangle<PRINT, PERSPECTIVE>(L, tile, T, x0, y0, x1, y1); break;
    case LEAVES:
      if (p & PERSPECTIVE) rasterTriangle<LEAVES, PERSPECTIVE>(L, tile, T, x0, y0, x1, y1);
      else rasterTriangle<LEAVES, 0>(L, tile, T, x0, y0, x1, y1);
      break;
    case NEEDLES:
      if (p & PERSPECTIVE) rasterTriangle<NEEDLES, PERSPECTIVE>(L, tile, T, x0, y0, x1, y1);
      else rasterTriangle<NEEDLES, 0>(L, tile, T, x0, y0, x1, y1);
      break;
    case HAIRS:
      if (p & PERSPECTIVE) rasterTriangle<HAIRS, PERSPECTIVE>(L, tile, T, x0, y0, x1, y1);
      else rasterTriangle<HAIRS, 0>(L, tile, T, x0, y0, x1, y1);
      break;
    default: rasterTriangle<SHADED_GROUND, PERSPECTIVE>(L, tile, T, x0, y0, x1, y1);
  }
}
