// Triangles on the screen: what is seen of them is cut at the near plane and sorted into the tiles it lies in.
#pragma once
#include "bake.h"
#include "grain-tiles.h"

// Texels of a triangle: see paintPatches.
enum { PATCH_BYTES = 44 * 4 };
enum { TILE_WIDTH = 64, TILE_HEIGHT = 32, CHUNK_TRIANGLES = 26 };
// Leaves, needles and hair are coloured as what has vertices alone, and cut into their shapes.
enum Program { VERTEX = 0, GROUND = 1, PATCH = 2, CARD = 3, SHADED_GROUND = 4, PRINT = 5, LEAVES = 6, NEEDLES = 7, HAIRS = 8 };
INLINE bool isCutOut(u32 program) { return program >= LEAVES; }
// Twice the pixels of a triangle below which nobody sees how it is cut.
#define LEAST_CUT 30.f
// Of a triangle's `program`: which, how it is interpolated, above 8 bits its mark or its ground texture, and above 16 the mark of a ground.
enum { PROGRAM_BITS = 15, FLAT = 16, PERSPECTIVE = 32, SWAPPED = 64 };
// Marks of samples whose colour is found when the tile is resolved.
enum { MARK_WATER = 1, MARK_WET = 2, MARK_GRAIN = 64, MARK_PRINT = 254, MARK_SKY = 255 };
// Marks of grain name a frame: the first are those of what stands still in the world, one for each grain; what moves takes the others, one a part.
enum { STILL_GRAINS = 32, MOST_GRAINED = 128 };
struct GrainFrame { f4 x, y, z, origin, light; i32 grain, still, spare[2]; };
EXPORT i32 grainFrameBytes() { return sizeof(GrainFrame) * MOST_GRAINED; }

struct ScreenVertex { float x, y, inverse, depth; };
// All that the raster needs, in one cache line, written while the vertices are at hand.
struct Triangle {
  float x[3], y[3], inverse[3];
  u32 colour[3];  // packed colours, or the address of a patch or texture
  u32 program;
  union {
    struct { u32 a, b, c; };  // its vertices, where they bring more than colours
    // Of a triangle that is coloured by its vertices: how near it comes, and the pixels it lies in.
    struct { float nearest; u16 left, right, top, bottom; };
  };
};
static_assert(sizeof(Triangle) == 64, "Triangle");
// What a tile asks of its triangles before it draws them lies apart from them: of those that are hidden, which are half of a meadow's, nothing else is read. `near`
// orders them: one over depth where each lies in the tile; `front` is that of its nearest corner, `squares` has a bit for each 8 x 8 pixels it may touch.
struct Chunk { u32 count; Chunk* next; float near[CHUNK_TRIANGLES], front[CHUNK_TRIANGLES]; u32 squares[CHUNK_TRIANGLES]; Triangle triangles[CHUNK_TRIANGLES]; };
static_assert(sizeof(Chunk) == 1984, "Chunk");
// The squares of a tile, in rows, between these of its pixels.
INLINE u32 squaresBetween(u32 left, u32 top, u32 right, u32 bottom) {
  u32 row = (2u << (right >> 3)) - (1u << (left >> 3)), rows = 0x01010101u << (top & 24) & 0x01010101u >> (24 - (bottom & 24));
  return row * rows;
}
static_assert(TILE_WIDTH == 64 && TILE_HEIGHT == 32, "squares of a tile");
struct DepthKey { u32 depth; i32 index; };

// Of a triangle on the screen, in the first lanes: x and y.
struct Bounds { f4 low, high; };
INLINE Bounds boundsOf(const ScreenVertex& A, const ScreenVertex& B, const ScreenVertex& C) {
  f4 a = *(const f4*)&A, b = *(const f4*)&B, c = *(const f4*)&C;
  return {least(a, least(b, c)), most(a, most(b, c))};
}
// Twice its area, below zero where it is seen from outside.
INLINE float areaOf(const ScreenVertex& A, const ScreenVertex& B, const ScreenVertex& C) { return (B.x - A.x) * (C.y - A.y) - (C.x - A.x) * (B.y - A.y); }
// Whether a triangle before the camera turns to it, lies in the picture, and is not between two rows or columns of samples, where nothing is hit.
INLINE bool isSeen(const Lens& L, const ScreenVertex& A, const ScreenVertex& B, const ScreenVertex& C, i32 twoSided) {
  float raw = areaOf(A, B, C);
  float area = L.viewMirrored ? -raw : raw;
  if ((area >= 0 && !twoSided) || raw == 0) return false;
  Bounds Q = boundsOf(A, B, C);
  f4 end = {(float)L.viewWidth, (float)L.viewHeight, 0, 0};
  i4 seen = (Q.high > all(0)) & (Q.low < end) & ((f4)wasm_f32x4_ceil((v128_t)(Q.low * EVERY(4) - EVERY(.5f))) <= floor4(Q.high * EVERY(4) - EVERY(.5f)));
  return wasm_i64x2_extract_lane((v128_t)seen, 0) == -1;
}

// Sorts a triangle that is seen into the tiles it lies in.
APART void binTriangle(Lens& L, u32 a, u32 b, u32 c, u32 program, u32 address) {
  const ScreenVertex* screen = (const ScreenVertex*)L.screen;
  const ScreenVertex &A = screen[a], &B = screen[b], &C = screen[c];
  float raw = areaOf(A, B, C);
  Bounds bounds = boundsOf(A, B, C);
  float left = bounds.low[0], right = bounds.high[0], top = bounds.low[1], bottom = bounds.high[1];
  u32 px0 = left < 0 ? 0 : (u32)(i32)left, px1 = right >= L.viewWidth ? L.viewWidth - 1 : (u32)(i32)right;
  u32 py0 = top < 0 ? 0 : (u32)(i32)top, py1 = bottom >= L.viewHeight ? L.viewHeight - 1 : (u32)(i32)bottom;
  i32 x0 = px0 / TILE_WIDTH, x1 = px1 / TILE_WIDTH, y0 = py0 / TILE_HEIGHT, y1 = py1 / TILE_HEIGHT;
  L.triangleCount++;
  float near = bounds.high[2], far = bounds.low[2];
  u32 shape = magnitude(raw) < 6.f ? FLAT : near > far * 1.08f ? PERSPECTIVE : 0;
  u32 second = raw < 0 ? c : b, third = raw < 0 ? b : c, kind = program & PROGRAM_BITS;
  if (isCutOut(kind) && magnitude(raw) < LEAST_CUT) { program &= ~(u32)PROGRAM_BITS; kind = VERTEX; }
  if (raw < 0 && kind == PATCH) shape |= SWAPPED;
  const ScreenVertex &Q = screen[second], &R = screen[third];
  // A Triangle, put together in registers: written field by field it could not be read back at once.
  v128_t rows[4], v0 = *(const v128_t*)&A, v1 = *(const v128_t*)&Q, v2 = *(const v128_t*)&R;
  v128_t x0x1y0y1 = wasm_i32x4_shuffle(v0, v1, 0, 4, 1, 5), z0z1 = wasm_i32x4_shuffle(v0, v1, 2, 6, 3, 7);
  rows[0] = wasm_i32x4_shuffle(x0x1y0y1, v2, 0, 1, 4, 2);
  rows[1] = wasm_i32x4_shuffle(wasm_i32x4_shuffle(x0x1y0y1, v2, 3, 5, 3, 5), z0z1, 0, 1, 4, 5);
  const u32* packed = (const u32*)L.packed;
  if (kind == VERTEX || isCutOut(kind)) {
    rows[2] = wasm_i32x4_make(__builtin_bit_cast(i32, R.inverse), (i32)packed[a], (i32)packed[second], (i32)packed[third]);
    rows[3] = wasm_i32x4_make((i32)(program | shape), __builtin_bit_cast(i32, near), (i32)(px0 | px1 << 16), (i32)(py0 | py1 << 16));
  } else {
    rows[2] = wasm_i32x4_make(__builtin_bit_cast(i32, R.inverse), (i32)address, 0, 0);
    rows[3] = wasm_i32x4_make((i32)(program | shape), (i32)a, (i32)second, (i32)third);
  }
  i32 across = (L.viewWidth + TILE_WIDTH - 1) / TILE_WIDTH;
  bool large = (x1 - x0) * (y1 - y0) > 0;
  // Of a triangle that lies in several tiles: one over depth as a plane, since a floor is near in one and far in another.
  float middle = (A.inverse + B.inverse + C.inverse) * (1 / 3.f), stepX = 0, stepY = 0;
  bool spread = x1 > x0 || y1 > y0;
  if (spread) {
    float over = 1 / raw, b = B.inverse - A.inverse, c = C.inverse - A.inverse;
    stepX = (b * (C.y - A.y) - c * (B.y - A.y)) * over;
    stepY = (c * (B.x - A.x) - b * (C.x - A.x)) * over;
  }
  Chunk** heads = (Chunk**)L.heads;
  Chunk** tails = (Chunk**)L.tails;
  Chunk* chunks = (Chunk*)L.chunks;
  for (i32 y = y0; y <= y1; y++)
    for (i32 x = x0; x <= x1; x++) {
      float lx = x * TILE_WIDTH, hx = lx + TILE_WIDTH, ly = y * TILE_HEIGHT, hy = ly + TILE_HEIGHT;
      if (large) {
        auto outside = [&](const ScreenVertex& p, const ScreenVertex& q) {
          float ea = p.y - q.y, eb = q.x - p.x;
          return ea * ((ea > 0 ? hx : lx) - p.x) + eb * ((eb > 0 ? hy : ly) - p.y) < 0;
        };
        if (outside(A, Q) || outside(Q, R) || outside(R, A)) continue;
      }
      i32 t = y * across + x;
      Chunk* chunk = tails[t];
      if (!chunk || chunk->count == CHUNK_TRIANGLES) {
        if (L.chunkCount >= L.chunkRoom) { L.dropped++; return; }
        Chunk* next = &chunks[L.chunkCount++];
        next->count = 0;
        next->next = 0;
        if (chunk) chunk->next = next; else heads[t] = next;
        tails[t] = chunk = next;
      }
      if (spread) {
        float cx = (most(left, lx) + least(right, hx)) * .5f, cy = (most(top, ly) + least(bottom, hy)) * .5f;
        middle = least(most(A.inverse + stepX * (cx - A.x) + stepY * (cy - A.y), far), near);
      }
      u32 fromX = x * TILE_WIDTH, fromY = y * TILE_HEIGHT;
      u32 inX0 = px0 > fromX ? px0 - fromX : 0, inY0 = py0 > fromY ? py0 - fromY : 0, inX1 = px1 - fromX, inY1 = py1 - fromY;
      chunk->near[chunk->count] = middle;
      chunk->front[chunk->count] = near;
      chunk->squares[chunk->count] = squaresBetween(inX0, inY0, inX1 < TILE_WIDTH ? inX1 : TILE_WIDTH - 1, inY1 < TILE_HEIGHT ? inY1 : TILE_HEIGHT - 1);
      v128_t* to = (v128_t*)&chunk->triangles[chunk->count++];
      to[0] = rows[0]; to[1] = rows[1]; to[2] = rows[2]; to[3] = rows[3];
    }
}

// A vertex where the edge from a to b crosses the near plane.
APART u32 cutEdge(Lens& L, u32 a, u32 b) {
  ScreenVertex* screen = (ScreenVertex*)L.screen;
  f4* light = (f4*)L.light;
  f4* extra = (f4*)L.extra;
  u32* packed = (u32*)L.packed;
  const ScreenVertex &A = screen[a], &B = screen[b];
  float t = (L.near - A.depth) / (B.depth - A.depth);
  // What lies behind the near plane was left undivided.
  float xa = A.inverse < 0 ? A.x : A.x * A.depth, ya = A.inverse < 0 ? A.y : A.y * A.depth;
  float xb = B.inverse < 0 ? B.x : B.x * B.depth, yb = B.inverse < 0 ? B.y : B.y * B.depth;
  u32 at = L.vertexCount++;
  ScreenVertex& o = screen[at];
  o.depth = L.near;
  o.inverse = 1 / L.near;
  o.x = (xa + (xb - xa) * t) * o.inverse;
  o.y = (ya + (yb - ya) * t) * o.inverse;
  light[at] = light[a] + (light[b] - light[a]) * all(t);
  extra[at] = extra[a] + (extra[b] - extra[a]) * all(t);
  f4 ca = bytesToFloats(packed[a]), cb = bytesToFloats(packed[b]);
  packed[at] = floatsToBytes(ca + (cb - ca) * all(t) + EVERY(.5f))[0];
  return at;
}

EXPORT void beginView(Lens* L, i32 mirrored) {
  for (int k = 0; k < 3; k++) {
    L->viewEye[k] = L->eye[k];
    L->viewRight[k] = L->right[k];
    L->viewUp[k] = L->up[k];
    L->viewForward[k] = L->forward[k];
  }
  const Scene& S = *(const Scene*)L->scene;
  L->viewScaleX = L->scaleX;
  L->viewScaleY = L->scaleY;
  L->viewMirrored = mirrored;
  L->viewWidth = L->width;
  L->viewHeight = L->height;
  if (mirrored) {
    L->viewEye[1] = 2 * S.waterLevel - L->eye[1];
    L->viewRight[1] = -L->right[1];
    L->viewUp[1] = -L->up[1];
    L->viewForward[1] = -L->forward[1];
    L->viewWidth = L->mirrorWidth;
    L->viewHeight = L->mirrorHeight;
    L->viewScaleX *= (float)L->mirrorWidth / L->width;
    L->viewScaleY *= (float)L->mirrorHeight / L->height;
  }
  L->fogAtEye = exponential(-most((L->viewEye[1] - S.fogFloor) * S.fogFall, -1.f));
  L->vertexCount = L->triangleCount = L->chunkCount = L->dropped = 0;
  i32 tiles = ((L->viewWidth + TILE_WIDTH - 1) / TILE_WIDTH) * ((L->viewHeight + TILE_HEIGHT - 1) / TILE_HEIGHT);
  u32* heads = (u32*)L->heads;
  u32* tails = (u32*)L->tails;
  for (i32 i = 0; i < tiles; i++) heads[i] = tails[i] = 0;
}
