// From the scene to triangles in tiles: what is seen is found, sorted front to back, moved, lit and sorted into bins.
#pragma once
#include "bake.h"

// Texels of a triangle: see paintPatches.
enum { PATCH_BYTES = 44 * 4 };
enum { TILE_WIDTH = 64, TILE_HEIGHT = 32, CHUNK_TRIANGLES = 31 };
enum Program { VERTEX = 0, GROUND = 1, PATCH = 2, CARD = 3, SHADED_GROUND = 4, PRINT = 5 };
// Of a triangle's `program`: which, how it is interpolated, above 8 bits its mark or its ground texture, and above 16 the mark of a ground.
enum { PROGRAM_BITS = 15, FLAT = 16, PERSPECTIVE = 32, SWAPPED = 64 };
// Marks of samples whose colour is found when the tile is resolved.
enum { MARK_WATER = 1, MARK_WET = 2, MARK_PRINT = 254, MARK_SKY = 255 };

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
struct Chunk { u32 count; Chunk* next; u32 pad[14]; Triangle triangles[CHUNK_TRIANGLES]; };
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
  return (wasm_i32x4_bitmask((v128_t)seen) & 3) == 3;
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
  Triangle T;
  u32 second = raw < 0 ? c : b, third = raw < 0 ? b : c;
  T.program = program | shape;
  u32 kind = program & PROGRAM_BITS;
  if (raw < 0 && kind == PATCH) T.program |= SWAPPED;
  const ScreenVertex &Q = screen[second], &R = screen[third];
  T.x[0] = A.x; T.y[0] = A.y; T.inverse[0] = A.inverse;
  T.x[1] = Q.x; T.y[1] = Q.y; T.inverse[1] = Q.inverse;
  T.x[2] = R.x; T.y[2] = R.y; T.inverse[2] = R.inverse;
  const u32* packed = (const u32*)L.packed;
  if (kind == VERTEX) {
    T.colour[0] = packed[a]; T.colour[1] = packed[second]; T.colour[2] = packed[third];
    T.nearest = near;
    T.left = (u16)px0; T.right = (u16)px1; T.top = (u16)py0; T.bottom = (u16)py1;
  } else {
    T.colour[0] = address;
    T.a = a; T.b = second; T.c = third;
  }
  i32 across = (L.viewWidth + TILE_WIDTH - 1) / TILE_WIDTH;
  bool large = (x1 - x0) * (y1 - y0) > 0;
  Chunk** heads = (Chunk**)L.heads;
  Chunk** tails = (Chunk**)L.tails;
  Chunk* chunks = (Chunk*)L.chunks;
  for (i32 y = y0; y <= y1; y++)
    for (i32 x = x0; x <= x1; x++) {
      if (large) {
        float lx = x * TILE_WIDTH, hx = lx + TILE_WIDTH, ly = y * TILE_HEIGHT, hy = ly + TILE_HEIGHT;
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
      v128_t* to = (v128_t*)&chunk->triangles[chunk->count++];
      const v128_t* from = (const v128_t*)&T;
      to[0] = from[0]; to[1] = from[1]; to[2] = from[2]; to[3] = from[3];
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

// Index of everything that may be seen, nearest first. Movers come after the scene's own instances.
APART i32 findSeen(Lens& L) {
  const Scene& S = *(const Scene*)L.scene;
  DepthKey* keys = (DepthKey*)L.keys;
  float tx = L.viewWidth * 0.5f / L.viewScaleX, ty = L.viewHeight * 0.5f / L.viewScaleY;
  float nx = 1 / root(1 + tx * tx), ny = 1 / root(1 + ty * ty);
  i32 wanted = L.viewMirrored ? 1 : 2, count = 0, total = S.instanceCount + L.moverCount;
  const float *e = L.viewEye, *r = L.viewRight, *u = L.viewUp, *f = L.viewForward;
  for (i32 i = 0; i < total; i++) {
    bool mover = i >= S.instanceCount;
    const Instance& I = mover ? ((const Instance*)L.movers)[i - S.instanceCount] : ((const Instance*)S.instances)[i];
    if (!(I.flags & wanted)) continue;
    const Mesh& M = mover ? ((const Mesh*)L.moverMeshes)[I.mesh] : ((const Mesh*)S.meshes)[I.mesh];
    const float* m = I.matrix;
    float x = m[0] * M.centre[0] + m[1] * M.centre[1] + m[2] * M.centre[2] + m[3] - e[0];
    float y = m[4] * M.centre[0] + m[5] * M.centre[1] + m[6] * M.centre[2] + m[7] - e[1];
    float z = m[8] * M.centre[0] + m[9] * M.centre[1] + m[10] * M.centre[2] + m[11] - e[2];
    float radius = M.radius * scaleOf(m);
    float depth = x * f[0] + y * f[1] + z * f[2];
    if (depth < -radius + L.near) continue;
    float across = x * r[0] + y * r[1] + z * r[2], upward = x * u[0] + y * u[1] + z * u[2];
    if ((magnitude(across) - tx * depth) * nx > radius || (magnitude(upward) - ty * depth) * ny > radius) continue;
    if (L.viewMirrored && y + e[1] + radius < S.waterLevel) continue;
    float key = M.flags & 4 ? depth + radius * 0.3f + 0.5f : depth - radius * 0.5f;
    if (key < 0.01f) key = 0.01f;
    if (count >= L.keyRoom) break;
    keys[count].depth = __builtin_bit_cast(u32, key) >> 8;
    keys[count++].index = i;
  }
  // Radix sort, 24 bits; three passes end in the second half of the room, from where they are copied back.
  DepthKey *from = keys, *to = keys + L.keyRoom;
  for (int shift = 0; shift < 24; shift += 8) {
    u32 begins[257];
    for (int k = 0; k < 257; k++) begins[k] = 0;
    for (i32 k = 0; k < count; k++) begins[((from[k].depth >> shift) & 255) + 1]++;
    for (int k = 0; k < 256; k++) begins[k + 1] += begins[k];
    for (i32 k = 0; k < count; k++) to[begins[(from[k].depth >> shift) & 255]++] = from[k];
    DepthKey* swap = from;
    from = to;
    to = swap;
  }
  for (i32 k = 0; k < count; k++) keys[k] = from[k];
  return count;
}

// The lamps that matter most to something that moves.
APART i32 chooseLamps(const Scene& S, float x, float y, float z, i32* chosen) {
  float best[8];
  i32 count = 0;
  for (i32 k = 0; k < S.lampCount; k++) {
    const Lamp& lamp = ((const Lamp*)S.lamps)[k];
    float dx = lamp.at[0] - x, dy = lamp.at[1] - y, dz = lamp.at[2] - z;
    float d2 = dx * dx + dy * dy + dz * dz;
    if (d2 > lamp.reach * lamp.reach * 1.5f) continue;
    float weight = (lamp.colour[0] + lamp.colour[1] + lamp.colour[2]) / (d2 + 0.3f);
    if (count == 8 && best[7] >= weight) continue;
    i32 at = count < 8 ? count++ : 7;
    while (at > 0 && best[at - 1] < weight) { best[at] = best[at - 1]; chosen[at] = chosen[at - 1]; at--; }
    best[at] = weight;
    chosen[at] = k;
  }
  return count;
}

struct Sway { float x, y, z, flutter, acrossX, acrossY, acrossZ; };
INLINE Sway swayOf(const Lens& L, const Instance& I, float scale) {
  const Scene& S = *(const Scene*)L.scene;
  float along = I.matrix[3] * S.windX + I.matrix[11] * S.windZ;
  float gust = 0.55f + 0.45f * sineOfTurns(L.time * 0.11f - along * 0.021f);
  float lean = S.windStrength * gust * (0.45f + 0.55f * sineOfTurns(L.time * 0.37f + I.phase - along * 0.05f)) * scale;
  return {S.windX * lean, -0.25f * lean, S.windZ * lean, S.windStrength * gust * 0.35f, -S.windZ * scale, 0.4f * scale, S.windX * scale};
}

// The instance at hand.
struct Placing {
  const Instance& I;
  const Mesh& M;
  bool mover, coarse;
  float scale;
  // Address of its first vertex among all that are placed.
  u32 base;
  // How its triangles are coloured.
  bool ground, patched, carded, printed;
  // Whether what moves may shade it, and whether its ground must look that up.
  bool nearMover, shadedGround;
  // Whether a part of it lies behind the near plane.
  bool cut;
  // Before what is small and far away the air is everywhere the same.
  bool far;
  f4 through, glow;
  i32 lamps[8], lampCount;
  Contacts contacts;
};

struct Spot { float x, y, z; };
INLINE Spot middleOf(const Instance& I, const Mesh& M) {
  const float *m = I.matrix, *c = M.centre;
  return {m[0] * c[0] + m[1] * c[1] + m[2] * c[2] + m[3], m[4] * c[0] + m[5] * c[1] + m[6] * c[2] + m[7], m[8] * c[0] + m[9] * c[1] + m[10] * c[2] + m[11]};
}

APART void preparePlacing(const Lens& L, Placing& P) {
  const Scene& S = *(const Scene*)L.scene;
  const Instance& I = P.I;
  const Mesh& M = P.M;
  const float *m = I.matrix, *e = L.viewEye;
  Spot middle = middleOf(I, M);
  float radius = M.radius * P.scale;
  P.base = L.vertexCount;
  P.ground = (M.flags & 4) && I.ground >= 0 && !L.viewMirrored;
  P.patched = M.patches != 0;
  P.carded = M.texture != 0;
  // A given picture shows its own light; only what moves before it may shade it.
  P.printed = P.carded && ((const float*)S.materials)[(i32)vertexPart(M, 0, 11) * 8 + 4] > 3.5f;
  P.nearMover = P.shadedGround = P.cut = false;
  if (L.moverRadius > 0 && !L.viewMirrored && !P.mover) {
    float x = M.flags & 4 ? M.centre[0] : m[3], z = M.flags & 4 ? M.centre[2] : m[11];
    float dx = x - L.moverCentre[0], dz = z - L.moverCentre[2], reach = L.moverRadius * 1.6f + radius;
    P.nearMover = dx * dx + dz * dz < reach * reach;
    if (P.ground) {
      float halfSide = M.side * 0.5f, texel = 1 / L.moverGroundScale;
      P.shadedGround = M.centre[0] + halfSide > L.moverGroundX + L.moverGroundFrom[0] * texel && M.centre[0] - halfSide < L.moverGroundX + (L.moverGroundTo[0] + 1) * texel &&
                       M.centre[2] + halfSide > L.moverGroundZ + L.moverGroundFrom[1] * texel && M.centre[2] - halfSide < L.moverGroundZ + (L.moverGroundTo[1] + 1) * texel;
    }
  }
  if (P.nearMover && !P.ground) chooseContacts(L, middle.x, middle.z, radius, P.contacts);
  P.lampCount = P.mover && S.lampCount > 0 ? chooseLamps(S, middle.x, middle.y, middle.z, P.lamps) : 0;
  float x = middle.x - e[0], up = middle.y - e[1], z = middle.z - e[2], distance = root(x * x + up * up + z * z);
  P.far = radius < distance * 0.04f;
  if (P.far) airAt(L, all(distance), all(middle.y), all((x * S.sunDirection[0] + up * S.sunDirection[1] + z * S.sunDirection[2]) / distance), &P.through, &P.glow);
}

// Where the vertices are, in the world and on the screen.
APART void moveVertices(const Lens& L, Placing& P) {
  const Scene& S = *(const Scene*)L.scene;
  const Instance& I = P.I;
  const Mesh& M = P.M;
  const float *m = I.matrix, *e = L.viewEye, *f = L.viewForward;
  float cx = L.viewWidth * 0.5f, cy = L.viewHeight * 0.5f, rows[2][3];
  for (int k = 0; k < 3; k++) {
    rows[0][k] = L.viewScaleX * L.viewRight[k] + cx * f[k];
    rows[1][k] = -L.viewScaleY * L.viewUp[k] + cy * f[k];
  }
  bool sways = (M.flags & 2) && S.windStrength > 0;
  Sway sway = sways ? swayOf(L, I, P.scale) : Sway{};
  f4 near = all(L.near), *screen = (f4*)L.screen + P.base, *placed = (f4*)L.placed;
  const f4* v = (const f4*)M.vertices;
  for (i32 k = 0; k < M.vertexCount; k += 4, v += 12, screen += 4, placed += 3) {
    f4 x = v[0], y = v[1], z = v[2];
    f4 px = all(m[0]) * x + all(m[1]) * y + all(m[2]) * z + all(m[3]);
    f4 py = all(m[4]) * x + all(m[5]) * y + all(m[6]) * z + all(m[7]);
    f4 pz = all(m[8]) * x + all(m[9]) * y + all(m[10]) * z + all(m[11]);
    if (sways) {
      f4 amount = v[3];
      f4 flutter = sineOfTurns(all(L.time * 1.1f + I.phase) + x * EVERY(0.7f) + z * EVERY(0.9f)) * amount * all(sway.flutter);
      px += amount * all(sway.x) + flutter * all(sway.acrossX);
      py += amount * all(sway.y) + flutter * all(sway.acrossY);
      pz += amount * all(sway.z) + flutter * all(sway.acrossZ);
    }
    placed[0] = px; placed[1] = py; placed[2] = pz;
    f4 dx = px - all(e[0]), dy = py - all(e[1]), dz = pz - all(e[2]);
    f4 X = dx * all(rows[0][0]) + dy * all(rows[0][1]) + dz * all(rows[0][2]);
    f4 Y = dx * all(rows[1][0]) + dy * all(rows[1][1]) + dz * all(rows[1][2]);
    f4 depth = dx * all(f[0]) + dy * all(f[1]) + dz * all(f[2]);
    i4 behind = depth < near;
    f4 over = EVERY(1) / most(depth, near);
    f4 sx = X * over, sy = Y * over;
    if (any(behind)) {
      P.cut = true;
      sx = choose(behind, X, sx);
      sy = choose(behind, Y, sy);
      over = choose(behind, EVERY(-1), over);
    }
    TRANSPOSE(sx, sy, over, depth)
    screen[0] = sx; screen[1] = sy; screen[2] = over; screen[3] = depth;
  }
}

// Colours or light of those blocks of four vertices.
APART void lightBlocks(const Lens& L, const Placing& P, const u32* blocks, i32 count) {
  const Scene& S = *(const Scene*)L.scene;
  const Instance& I = P.I;
  const Mesh& M = P.M;
  const float *m = I.matrix, *e = L.viewEye, *coordinates = (const float*)M.coordinates;
  const u32* baked = (const u32*)I.baked;
  const GroundTexture* G = P.ground ? &((const GroundTexture*)S.grounds)[I.ground] : 0;
  const bool mover = P.mover, ground = P.ground;
  u32* packed = (u32*)L.packed + P.base;
  f4 through = P.through, glow = P.glow, k255 = EVERY(255.f);
  float unscale = 1 / P.scale;
  Lit q;
  for (i32 n = 0; n < count; n++) {
    i32 block = (i32)blocks[n], k = block * 4;
    const f4 *v = (const f4*)M.vertices + block * 12, *placed = (const f4*)L.placed + block * 3;
    f4 *light = (f4*)L.light + P.base + k, *extra = (f4*)L.extra + P.base + k;
    f4 px = placed[0], py = placed[1], pz = placed[2];
    if (P.printed) {
      f4 shade = EVERY(1);
      if (L.moverRadius > 0 && !L.viewMirrored) {
        f4 a = v[4], b = v[5], c = v[6];
        f4 sun = moverSunAt(L, px + a * EVERY(0.03f), py + b * EVERY(0.03f), pz + c * EVERY(0.03f));
        // What is hardly felt is not felt: far from whoever comes to it, a picture stays as it is.
        shade = least(root((EVERY(0.5f) + EVERY(0.5f) * sun) * contactAt((const float*)L.contacts, L.contactCount, px, py, pz, a, b, c)) * EVERY(1.04f), EVERY(1));
      }
      // Times how far it lay from the camera that took it, which its colour tells: so a picture seen from there is not bent between its vertices.
      const float* uv = coordinates + k * 2;
      f4 taken = v[8], l0 = shade, l1 = shade, l2 = shade, l3 = (f4){uv[0], uv[2], uv[4], uv[6]} * taken;
      f4 b0 = taken, b1 = all(0), b2 = all(0), b3 = (f4){uv[1], uv[3], uv[5], uv[7]} * taken;
      TRANSPOSE(l0, l1, l2, l3)
      light[0] = l0; light[1] = l1; light[2] = l2; light[3] = l3;
      TRANSPOSE(b0, b1, b2, b3)
      extra[0] = b0; extra[1] = b1; extra[2] = b2; extra[3] = b3;
      continue;
    }
    loadMaterials(S, q, toInt(v[11]));
    f4 dx = px - all(e[0]), dy = py - all(e[1]), dz = pz - all(e[2]);
    f4 d2 = dx * dx + dy * dy + dz * dz;
    f4 id = inverseRoot(d2 + all(1e-9f));
    q.distance = d2 * id;
    q.viewX = dx * id; q.viewY = dy * id; q.viewZ = dz * id;
    q.towardSun = q.viewX * all(S.sunDirection[0]) + q.viewY * all(S.sunDirection[1]) + q.viewZ * all(S.sunDirection[2]);
    f4 a = v[4], b = v[5], c = v[6];
    q.nx = (all(m[0]) * a + all(m[1]) * b + all(m[2]) * c) * all(unscale);
    q.ny = (all(m[4]) * a + all(m[5]) * b + all(m[6]) * c) * all(unscale);
    q.nz = (all(m[8]) * a + all(m[9]) * b + all(m[10]) * c) * all(unscale);
    q.occlusion = v[7];
    q.r = v[8] * all(I.tint[0]); q.g = v[9] * all(I.tint[1]); q.b = v[10] * all(I.tint[2]);
    q.x = px; q.y = py; q.z = pz;
    q.contact = EVERY(1);
    q.solid = all(mover ? 1 : 0);
    if (baked) {
      v128_t words = wasm_v128_load(baked + (P.coarse ? 0 : k));
      if (P.coarse) words = wasm_i32x4_splat(wasm_i32x4_extract_lane(words, 0));
      v128_t low = wasm_i32x4_splat(255);
      f4 scale255 = EVERY(1 / 255.f);
      q.sun = toFloat((i4)wasm_u32x4_shr(words, 24)) * scale255;
      if (S.lampCount == 0) q.lampR = q.lampG = q.lampB = all(0);
      else {
        q.lampR = decode(toFloat((i4)wasm_v128_and(words, low)) * scale255);
        q.lampG = decode(toFloat((i4)wasm_v128_and(wasm_u32x4_shr(words, 8), low)) * scale255);
        q.lampB = decode(toFloat((i4)wasm_v128_and(wasm_u32x4_shr(words, 16), low)) * scale255);
      }
    } else {
      q.sun = sunAt(S, px + q.nx * EVERY(0.06f), py + q.ny * EVERY(0.06f), pz + q.nz * EVERY(0.06f));
      if (P.lampCount > 0) lampsAt(S, q, P.lamps, P.lampCount);
      else q.lampR = q.lampG = q.lampB = all(0);
    }
    if (mover) q.sun *= L.moverRadius > 0 && !L.viewMirrored ? moverSunAt(L, px + q.nx * EVERY(0.06f), py + q.ny * EVERY(0.06f), pz + q.nz * EVERY(0.06f)) : EVERY(1);
    else if (P.nearMover && !ground) {
      q.sun *= moverSunAt(L, px + q.nx * EVERY(0.03f), py + q.ny * EVERY(0.03f), pz + q.nz * EVERY(0.03f));
      q.contact = contactAt(P.contacts.spheres, P.contacts.count, px, py, pz, q.nx, q.ny, q.nz);
    }
    lightPoints(L, q, true);
    if (!P.far) airAt(L, q.distance, py, q.towardSun, &through, &glow);
    f4 lost = EVERY(1) - through;
    f4 fogR = (all(S.fogColour[0]) + all(S.fogGlow[0]) * glow) * lost;
    f4 fogG = (all(S.fogColour[1]) + all(S.fogGlow[1]) * glow) * lost;
    f4 fogB = (all(S.fogColour[2]) + all(S.fogGlow[2]) * glow) * lost;
    if (P.patched || P.carded) {
      // The texture brings the colour; the vertex only tints it.
      f4 l0 = q.timesR * through * all(I.tint[0]), l1 = q.timesG * through * all(I.tint[1]), l2 = q.timesB * through * all(I.tint[2]), l3 = all(0);
      f4 b0 = q.plusR * through + fogR, b1 = q.plusG * through + fogG, b2 = q.plusB * through + fogB, b3 = all(0);
      if (P.carded) {
        const float* uv = coordinates + k * 2;
        l3 = (f4){uv[0], uv[2], uv[4], uv[6]};
        b3 = (f4){uv[1], uv[3], uv[5], uv[7]};
      }
      TRANSPOSE(l0, l1, l2, l3)
      light[0] = l0; light[1] = l1; light[2] = l2; light[3] = l3;
      TRANSPOSE(b0, b1, b2, b3)
      extra[0] = b0; extra[1] = b1; extra[2] = b2; extra[3] = b3;
      continue;
    }
    if (any(q.kind > EVERY(2.5f))) {
      // Falling water: light and shade run down it.
      for (int j = 0; j < 4; j++) {
        float run = L.time * 1.9f, n = noiseAt(S, px[j] * 7.3f, py[j] * 1.1f + run * 2.6f) * 0.6f + noiseAt(S, px[j] * 19.f, py[j] * 3.1f + run * 6.f) * 0.4f;
        float shade = 0.12f + 1.35f * n;
        q.r[j] *= shade; q.g[j] *= shade; q.b[j] *= shade;
      }
    }
    f4 cR = q.r * q.timesR, cG = q.g * q.timesG, cB = q.b * q.timesB;
    f4 eR = encode((cR + q.plusR) * through + fogR) * k255, eG = encode((cG + q.plusG) * through + fogG) * k255, eB = encode((cB + q.plusB) * through + fogB) * k255, eA = v[11];
    if (ground) {
      // The texture is lit already: what the air adds and takes is kept apart from it.
      eR -= encode(cR) * k255 * through; eG -= encode(cG) * k255 * through; eB -= encode(cB) * k255 * through; eA = through;
      // Wet ground leaves the texture as it is: what it mirrors, and the air, are added when the tile is resolved.
      i4 wet = (q.kind > EVERY(0.5f)) & (q.kind < EVERY(2.5f));
      if (any(wet)) { eR = choose(wet, all(0), eR); eG = choose(wet, all(0), eG); eB = choose(wet, all(0), eB); eA = choose(wet, EVERY(1), eA); }
      f4 u = (px - all(G->x)) * all(G->scale), w = (pz - all(G->z)) * all(G->scale);
      f4 u2 = (px - all(L.moverGroundX)) * all(L.moverGroundScale), w2 = (pz - all(L.moverGroundZ)) * all(L.moverGroundScale);
      TRANSPOSE(u, w, u2, w2)
      extra[0] = u; extra[1] = w; extra[2] = u2; extra[3] = w2;
      TRANSPOSE(eR, eG, eB, eA)
      light[0] = eR; light[1] = eG; light[2] = eB; light[3] = eA;
      continue;
    }
    // Wet ground is finished when the tile is resolved: here it leaves its own lit colour, without the air.
    i4 wet = (q.kind > EVERY(0.5f)) & (q.kind < EVERY(2.5f));
    if (any(wet)) {
      eR = choose(wet, encode(cR) * k255, eR);
      eG = choose(wet, encode(cG) * k255, eG);
      eB = choose(wet, encode(cB) * k255, eB);
    }
    TRANSPOSE(eR, eG, eB, eA)
    f4 h = EVERY(.5f);
    v128_t q0 = wasm_i16x8_narrow_i32x4((v128_t)toInt(eR + h), (v128_t)toInt(eG + h)), q1 = wasm_i16x8_narrow_i32x4((v128_t)toInt(eB + h), (v128_t)toInt(eA + h));
    wasm_v128_store(packed + k, wasm_u8x16_narrow_i16x8(q0, q1));
  }
}

// Which program draws triangle `k`, or -1 for one that is not shown.
INLINE i32 programOf(const Lens& L, const Placing& P, const u32* index) {
  const Scene& S = *(const Scene*)L.scene;
  const float* materials = (const float*)S.materials;
  if (P.ground) {
    u32 material = (u32)vertexPart(P.M, index[0], 11);
    u32 program = (P.shadedGround ? SHADED_GROUND : GROUND) | (u32)P.I.ground << 8;
    return (i32)(materials[material * 8 + 4] > 1.5f ? program | (MARK_WET + (material & 31)) << 16 : program);
  }
  if (P.patched) return PATCH;
  if (P.carded) return P.printed ? PRINT : CARD;
  u32 material = (u32)vertexPart(P.M, index[0], 11);
  float kind = materials[material * 8 + 4];
  if (!(kind > 0.5f && kind < 2.5f)) return VERTEX;
  // Water does not show itself.
  if (L.viewMirrored) return -1;
  return (i32)(VERTEX | (kind < 1.5f ? MARK_WATER : MARK_WET + (material & 31)) << 8);
}

// Triangles are looked at in portions: of each those are found that are seen, then their vertices are lit, then they are sorted. So what is turned away or
// out of the picture is never lit.
enum { TRIANGLES_AT_ONCE = 1024 };
struct Portion { u32 triangles[TRIANGLES_AT_ONCE], blocks[TRIANGLES_AT_ONCE * 3]; };
EXPORT i32 portionBytes() { return sizeof(Portion); }

INLINE int cornersBefore(const ScreenVertex* screen, u32 a, u32 b, u32 c) { return (screen[a].inverse > 0) + (screen[b].inverse > 0) + (screen[c].inverse > 0); }

INLINE void cutTriangle(Lens& L, const Placing& P, u32 a, u32 b, u32 c, int before, u32 program, u32 address) {
  const ScreenVertex* screen = (const ScreenVertex*)L.screen;
  if (P.patched || L.vertexCount + 4 > L.vertexRoom) return;
  while (!(screen[a].inverse > 0 && (before == 2 ? !(screen[c].inverse > 0) : true))) { u32 t = a; a = b; b = c; c = t; }
  i32 twoSided = P.M.flags & 1;
  auto add = [&](u32 p, u32 q, u32 r) { if (isSeen(L, screen[p], screen[q], screen[r], twoSided)) binTriangle(L, p, q, r, program, address); };
  if (before == 1) {
    u32 p = cutEdge(L, a, b), r = cutEdge(L, a, c);
    add(a, p, r);
  } else {
    u32 p = cutEdge(L, b, c), r = cutEdge(L, a, c);
    add(a, b, p);
    add(a, p, r);
  }
}

APART void placeInstance(Lens& L, const Instance& I, const Mesh& M, bool mover, bool coarse) {
  const Scene& S = *(const Scene*)L.scene;
  Placing P = {I, M, mover, coarse, scaleOf(I.matrix)};
  preparePlacing(L, P);
  moveVertices(L, P);
  L.vertexCount += (M.vertexCount + 3) & ~3;
  Portion& portion = *(Portion*)L.portion;
  u8* lit = (u8*)L.lit;
  const u32 *indices = (const u32*)M.indices, base = P.base;
  const ScreenVertex* screen = (const ScreenVertex*)L.screen;
  i32 twoSided = M.flags & 1, portions = (M.vertexCount + 3) / 4;
  bool bottom = (M.flags & 4) && L.viewMirrored;
  __builtin_memset(lit, 0, portions);
  for (i32 from = 0; from < M.triangleCount; from += TRIANGLES_AT_ONCE) {
    i32 to = from + TRIANGLES_AT_ONCE < M.triangleCount ? from + TRIANGLES_AT_ONCE : M.triangleCount, seen = 0, blocks = 0;
    for (i32 k = from; k < to; k++) {
      const u32* index = indices + k * 3;
      // The bottom is not mirrored: from below one would see its edges.
      if (bottom && vertexPart(M, index[0], 1) < S.waterLevel && vertexPart(M, index[1], 1) < S.waterLevel && vertexPart(M, index[2], 1) < S.waterLevel) continue;
      u32 a = base + index[0], b = base + index[1], c = base + index[2];
      int before = P.cut ? cornersBefore(screen, a, b, c) : 3;
      if (before == 0 || (before == 3 && !isSeen(L, screen[a], screen[b], screen[c], twoSided))) continue;
      portion.triangles[seen++] = k;
      for (int j = 0; j < 3; j++) {
        u32 block = index[j] >> 2;
        portion.blocks[blocks] = block;
        blocks += 1 - lit[block];
        lit[block] = 1;
      }
    }
    lightBlocks(L, P, portion.blocks, blocks);
    for (i32 n = 0; n < seen; n++) {
      const u32* index = indices + portion.triangles[n] * 3;
      i32 program = programOf(L, P, index);
      if (program < 0) continue;
      u32 a = base + index[0], b = base + index[1], c = base + index[2], address = P.patched ? M.patches + portion.triangles[n] * PATCH_BYTES : P.carded ? M.texture : 0;
      int before = P.cut ? cornersBefore(screen, a, b, c) : 3;
      if (before == 3) binTriangle(L, a, b, c, (u32)program, address);
      else cutTriangle(L, P, a, b, c, before, (u32)program, address);
    }
  }
}

EXPORT void placeGeometry(Lens* L) {
  const Scene& S = *(const Scene*)L->scene;
  const DepthKey* keys = (const DepthKey*)L->keys;
  i32 count = findSeen(*L);
  for (i32 k = 0; k < count; k++) {
    i32 index = keys[k].index;
    bool mover = index >= S.instanceCount;
    const Instance& I = mover ? ((const Instance*)L->movers)[index - S.instanceCount] : ((const Instance*)S.instances)[index];
    const Mesh* meshes = (const Mesh*)(mover ? L->moverMeshes : S.meshes);
    bool coarse = L->viewMirrored && I.coarse >= 0 && !mover;
    const Mesh& M = meshes[coarse ? I.coarse : I.mesh];
    if (L->vertexCount + M.vertexCount + 64 > L->vertexRoom) { L->dropped += M.triangleCount; continue; }
    placeInstance(*L, I, M, mover, coarse);
  }
  L->trianglesDrawn = L->triangleCount;
  L->verticesDrawn = L->vertexCount;
}
