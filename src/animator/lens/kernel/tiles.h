// Tile after tile: its triangles are drawn, those that lie behind all of it are left out, and its rows are resolved.
#pragma once
#include "resolve.h"

// Farthest depth of each 8 x 8 pixels, so that what lies behind all of them is not drawn.
APART void findNearest(Workspace& W) {
  for (i32 by = 0; by < TILE_HEIGHT / 8; by++)
    for (i32 bx = 0; bx < TILE_WIDTH / 8; bx++) {
      f4* z = W.tile.depth + by * 8 * TILE_WIDTH + bx * 8;
      f4 m = z[0];
      // Where the sky shows, nothing is hidden.
      for (i32 y = 0; y < 8 && wasm_i32x4_all_true((v128_t)m); y++, z += TILE_WIDTH) m = least(m, least(least(least(z[0], z[1]), least(z[2], z[3])), least(least(z[4], z[5]), least(z[6], z[7]))));
      W.nearest[by * (TILE_WIDTH / 8) + bx] = least(least(m[0], m[1]), least(m[2], m[3]));
    }
}
INLINE bool isHidden(const Workspace& W, const Triangle& T, i32 x0, i32 y0) {
  float near;
  i32 left, right, top, bottom;
  u32 program = T.program & PROGRAM_BITS;
  if (program == VERTEX || isCutOut(program)) {
    near = T.nearest;
    left = T.left - x0; right = T.right - x0; top = T.top - y0; bottom = T.bottom - y0;
  } else {
    near = most(T.inverse[0], most(T.inverse[1], T.inverse[2]));
    left = (i32)(least(T.x[0], least(T.x[1], T.x[2])) - x0); right = (i32)(most(T.x[0], most(T.x[1], T.x[2])) - x0);
    top = (i32)(least(T.y[0], least(T.y[1], T.y[2])) - y0); bottom = (i32)(most(T.y[0], most(T.y[1], T.y[2])) - y0);
  }
  i32 bx0 = left < 0 ? 0 : left >> 3, bx1 = (right < TILE_WIDTH ? right : TILE_WIDTH - 1) >> 3;
  i32 by0 = top < 0 ? 0 : top >> 3, by1 = (bottom < TILE_HEIGHT ? bottom : TILE_HEIGHT - 1) >> 3;
  for (i32 y = by0; y <= by1; y++)
    for (i32 x = bx0; x <= bx1; x++)
      if (near > W.nearest[y * (TILE_WIDTH / 8) + x]) return false;
  return true;
}
enum { TRIANGLES_BETWEEN_LOOKS = 48 };

// Steps of one over depth by its bits, which grow with its logarithm.
INLINE i32 depthStep(float near) {
  i32 step = (__builtin_bit_cast(i32, near) >> DEPTH_SHIFT) - (__builtin_bit_cast(i32, 1 / 65536.f) >> DEPTH_SHIFT);
  return step < 0 ? 0 : step > DEPTH_STEPS - 1 ? DEPTH_STEPS - 1 : step;
}
// Puts the triangles of a tile in order, nearest first, those of one step of depth as they came: what is near hides the rest before it is shaded.
// Meshes come in order already, but those of a room contain each other: a living room shaded 2.7 pixels for each that is seen,
// and its frame takes 0.93 to 0.97 of the time. None where there are too many.
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
    for (u32 i = 0; i < chunk->count; i++) W.sorted[W.begins[depthStep(chunk->near[i])]++] = &chunk->triangles[i];
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
    i32 since = 0;
    bool looked = false, grained = false;
    auto draw = [&](const Triangle& T) __attribute__((always_inline)) {
      if (++since >= TRIANGLES_BETWEEN_LOOKS) { since = 0; looked = true; findNearest(W); }
      if (looked && isHidden(W, T, x0, y0)) return;
      rasterAny(*L, W.tile, T, x0, y0, x1, y1);
      // Of marks only those of grain have one of these bits.
      grained |= (T.program & 0xc000) != 0;
    };
    const Chunk* head = ((Chunk**)L->heads)[t];
    i32 sorted = sortTriangles(W, head);
    for (i32 i = 0; i < sorted; i++) draw(*W.sorted[i]);
    if (!sorted)
      for (const Chunk* chunk = head; chunk; chunk = chunk->next)
        for (u32 i = 0; i < chunk->count; i++) draw(chunk->triangles[i]);
    if (grained) grainTile(*L, W.tile, x0, y0, x1, y1);
    gatherRow(*L, W, x0, y0, y0, x1 - x0, true);
    for (i32 y = y0; y < y1; y++) {
      if (y + 1 < y1) gatherRow(*L, W, x0, y0, y + 1, x1 - x0, y + 2 < y1);
      resolveRow(*L, W, x0, y0, y, x1 - x0, blurAcross);
    }
  }
}
