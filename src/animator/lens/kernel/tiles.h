// Tile after tile: its triangles are drawn, those that lie behind all of it are left out, and its rows are resolved.
#pragma once
#include "resolve.h"

// Farthest depth of each 8 x 8 pixels in which something was drawn since, so that what lies behind all of them is not.
APART void findNearest(Workspace& W, u32 squares) {
  for (; squares; squares &= squares - 1) {
    i32 square = __builtin_ctz(squares);
    const f4* z = W.tile.depth + (square >> 3) * 8 * TILE_WIDTH + (square & 7) * 8;
    f4 m = z[0];
    // Where the sky shows, nothing is hidden.
    for (i32 y = 0; y < 8 && wasm_i32x4_all_true((v128_t)m); y++, z += TILE_WIDTH) m = least(m, least(least(least(z[0], z[1]), least(z[2], z[3])), least(least(z[4], z[5]), least(z[6], z[7]))));
    W.nearest[square] = least(least(m[0], m[1]), least(m[2], m[3]));
  }
}
INLINE bool isHidden(const Workspace& W, float front, u32 squares) {
  for (; squares; squares &= squares - 1)
    if (front > W.nearest[__builtin_ctz(squares)]) return false;
  return true;
}
// More often than that, to look for what is hidden takes a meadow longer than to draw it; less often, rooms and streets try a sixth more pixels.
enum { TRIANGLES_BETWEEN_LOOKS = 24 };

// Steps of one over depth by its bits, which grow with its logarithm.
INLINE i32 depthStep(float near) {
  i32 step = (__builtin_bit_cast(i32, near) >> DEPTH_SHIFT) - (__builtin_bit_cast(i32, 1 / 65536.f) >> DEPTH_SHIFT);
  return step < 0 ? 0 : step > DEPTH_STEPS - 1 ? DEPTH_STEPS - 1 : step;
}
// Puts the triangles of a tile in order, nearest first, those of one step of depth as they came: what is near hides the rest before it is shaded.
// Meshes come in order already, but those of a room contain each other, and tufts and crowns reach through one another: in their order a kitchen shades 1.75 pixels for
// each of its picture and ten soldiers 2.05, sorted 1.4 and 1.45. None where there are too many.
APART i32 sortTriangles(Workspace& W, const Chunk* head) {
  i32 low = DEPTH_STEPS, high = 0, count = 0;
  for (const Chunk* chunk = head; chunk; chunk = chunk->next) {
    count += chunk->count;
    if (count > MOST_SORTED) return 0;
  }
  for (const Chunk* chunk = head; chunk; chunk = chunk->next)
    for (u32 i = 0; i < chunk->count; i++) {
      i32 step = depthStep(chunk->near[i]);
      low = step < low ? step : low;
      high = step > high ? step : high;
    }
  for (i32 k = low; k <= high; k++) W.begins[k] = 0;
  for (const Chunk* chunk = head; chunk; chunk = chunk->next)
    for (u32 i = 0; i < chunk->count; i++) W.begins[depthStep(chunk->near[i])]++;
  for (i32 k = high, before = 0; k >= low; k--) {
    i32 here = W.begins[k];
    W.begins[k] = before;
    before += here;
  }
  for (const Chunk* chunk = head; chunk; chunk = chunk->next)
    for (u32 i = 0; i < chunk->count; i++) W.sorted[W.begins[depthStep(chunk->near[i])]++] = {&chunk->triangles[i], chunk->front[i], chunk->squares[i], 0};
  return count;
}

EXPORT i32 workspaceBytes() { return sizeof(Workspace); }
EXPORT i32 chunkBytes() { return sizeof(Chunk); }

EXPORT void drawTiles(Lens* L) {
  Workspace& W = *(Workspace*)L->tile;
  fillTables(W);
  if (L->plateExposure > 0) fillPrintTable(*L, W);
  i32 across = (L->viewWidth + TILE_WIDTH - 1) / TILE_WIDTH, down = (L->viewHeight + TILE_HEIGHT - 1) / TILE_HEIGHT;
  i32 halfWidth = (L->width + 1) / 2, halfHeight = (L->height + 1) / 2, blurAcross = (halfWidth + 15) / 16;
  if (!L->viewMirrored) {
    float* widest = (float*)L->tileBlur;
    for (i32 i = 0; i < blurAcross * ((halfHeight + 15) / 16); i++) widest[i] = 0;
  }
  for (i32 t = 0; t < across * down; t++) {
    i32 x0 = (t % across) * TILE_WIDTH, y0 = (t / across) * TILE_HEIGHT;
    i32 x1 = x0 + TILE_WIDTH > L->viewWidth ? L->viewWidth : x0 + TILE_WIDTH, y1 = y0 + TILE_HEIGHT > L->viewHeight ? L->viewHeight : y0 + TILE_HEIGHT;
    for (i32 i = 0; i < TILE_HEIGHT + 2; i++) W.skyKnown[i] = false;
    if (!((Chunk**)L->heads)[t]) {
      for (i32 y = y0; y < y1; y++) resolveSky(*L, W, x0, y0, y, x1 - x0, blurAcross);
      continue;
    }
    i32 cleared = TILE_WIDTH * (y1 - y0);
    __builtin_memset(W.tile.depth, 0, cleared * sizeof(f4));
    // The mark of the sky in the highest byte; nobody reads the others.
    __builtin_memset(W.tile.colour, MARK_SKY, cleared * sizeof(u4));
    for (float& nearest : W.nearest) nearest = 0;
    i32 since = 0;
    u32 touched = 0;
    bool grained = false;
    auto draw = [&](const Triangle& T, float front, u32 squares) __attribute__((always_inline)) {
      if (isHidden(W, front, squares)) return;
      rasterAny(*L, W.tile, T, x0, y0, x1, y1);
      touched |= squares;
      if (++since >= TRIANGLES_BETWEEN_LOOKS) {
        findNearest(W, touched);
        since = touched = 0;
      }
      // Of marks only those of grain have one of these bits.
      grained |= (T.program & 0xc0c000) != 0;
    };
    const Chunk* head = ((Chunk**)L->heads)[t];
    i32 sorted = sortTriangles(W, head);
    for (i32 i = 0; i < sorted; i++) draw(*W.sorted[i].triangle, W.sorted[i].front, W.sorted[i].squares);
    if (!sorted)
      for (const Chunk* chunk = head; chunk; chunk = chunk->next)
        for (u32 i = 0; i < chunk->count; i++) draw(chunk->triangles[i], chunk->front[i], chunk->squares[i]);
    if (grained) grainTile(*L, W.tile, x0, y0, x1, y1);
    gatherRow(*L, W, x0, y0, y0, x1 - x0, true);
    for (i32 y = y0; y < y1; y++) {
      if (y + 1 < y1) gatherRow(*L, W, x0, y0, y + 1, x1 - x0, y + 2 < y1);
      resolveRow(*L, W, x0, y0, y, x1 - x0, blurAcross);
    }
  }
}
