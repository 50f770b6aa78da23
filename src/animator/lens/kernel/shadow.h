// Shadow maps: the scene seen from the sun along parallel rays, as blurred moments of depth.
#pragma once
#include "surroundings.h"

// Component c of vertex i: x y z wind, nx ny nz occlusion, r g b material.
INLINE float vertexPart(const Mesh& M, u32 i, int c) { return ((const float*)M.vertices)[(i >> 2) * 48 + c * 4 + (i & 3)]; }
INLINE float scaleOf(const float* m) { return root(m[0] * m[0] + m[4] * m[4] + m[8] * m[8]); }

// One triangle into the nearest depths; corners in texels. `TOWARD`: only where it is turned to the light. Of something closed the others lie behind those.
template <bool TOWARD> INLINE void shadeTexels(float* depth, i32 n, f4 a, f4 b, f4 c) {
  // Texels whose middle lies between its sides: most triangles of bodies are smaller than a texel and have none.
  f4 from = (f4)wasm_f32x4_ceil((v128_t)(least(a, least(b, c)) - EVERY(.5f))), to = floor4(most(a, most(b, c)) - EVERY(.5f));
  if (wasm_i64x2_extract_lane((v128_t)(from <= to), 0) != -1) return;
  float bx = b[0] - a[0], by = b[1] - a[1], cx = c[0] - a[0], cy = c[1] - a[1];
  float area = bx * cy - cx * by;
  if (TOWARD ? area <= 0 : area == 0) return;
  i4 first = toInt(from), last = toInt(to);
  i32 left = first[0] < 0 ? 0 : first[0], top = first[1] < 0 ? 0 : first[1], right = last[0] > n - 1 ? n - 1 : last[0], bottom = last[1] > n - 1 ? n - 1 : last[1];
  if (left > right || top > bottom) return;
  float over = 1 / area, ux = cy * over, uy = -cx * over, vx = -by * over, vy = bx * over, bz = b[2] - a[2], cz = c[2] - a[2];
  for (i32 y = top; y <= bottom; y++) {
    float fy = y + 0.5f - a[1];
    for (i32 x = left; x <= right; x++) {
      float fx = x + 0.5f - a[0], u = ux * fx + uy * fy, v = vx * fx + vy * fy;
      if (u < 0 || v < 0 || u + v > 1) continue;
      float d = a[2] + bz * u + cz * v;
      float* p = depth + y * n + x;
      if (d < *p) *p = d;
    }
  }
}

// Pieces of what is done once a film, each called many times: V8 runs a function as it was first translated, four times slower, until the next call of it. Of a
// forest all that is prepared took 2.95 s of the processor with the map in one piece, and takes 2.63 in these.
enum { PIECE = 512 };

template <bool TOWARD> APART void shadePiece(float* depth, i32 n, const u32* index, i32 count, const f4* moved) {
  for (i32 k = 0; k < count; k++, index += 3) shadeTexels<TOWARD>(depth, n, moved[index[0]], moved[index[1]], moved[index[2]]);
}

APART void movePiece(const float (&T)[3][4], const f4* from, f4* to, i32 blocks) {
  for (i32 k = 0; k < blocks; k++, from += 12, to += 4) {
    f4 x = from[0], y = from[1], z = from[2];
    f4 a = all(T[0][0]) * x + all(T[0][1]) * y + all(T[0][2]) * z + all(T[0][3]), b = all(T[1][0]) * x + all(T[1][1]) * y + all(T[1][2]) * z + all(T[1][3]);
    f4 c = all(T[2][0]) * x + all(T[2][1]) * y + all(T[2][2]) * z + all(T[2][3]), d = all(0);
    TRANSPOSE(a, b, c, d)
    to[0] = a; to[1] = b; to[2] = c; to[3] = d;
  }
}

INLINE i32 pieceOf(i32 left) { return left < PIECE ? left : PIECE; }

// Nearest depth of whatever has all flags of `wanted`. Bodies are `closed`; walls of rooms are seen from inside alone and shade with their backs. `moved` has room for the vertices of one mesh, so that each is moved once for all its triangles.
APART void rasterShadow(float* depth, i32 n, const float* rows, const Mesh* meshes, const Instance* instances, i32 count, i32 wanted, f4* moved, bool closed) {
  for (i32 i = 0; i < n * n; i++) depth[i] = 1.f;
  for (i32 q = 0; q < count; q++) {
    const Instance& I = instances[q];
    if ((I.flags & wanted) != wanted) continue;
    const Mesh& M = meshes[I.mesh];
    const float* m = I.matrix;
    float T[3][4];
    for (int r = 0; r < 3; r++) {
      for (int c = 0; c < 4; c++) T[r][c] = rows[r * 4] * m[c] + rows[r * 4 + 1] * m[4 + c] + rows[r * 4 + 2] * m[8 + c];
      T[r][3] += rows[r * 4 + 3];
    }
    float u = T[0][0] * M.centre[0] + T[0][1] * M.centre[1] + T[0][2] * M.centre[2] + T[0][3];
    float v = T[1][0] * M.centre[0] + T[1][1] * M.centre[1] + T[1][2] * M.centre[2] + T[1][3];
    float radius = M.radius * root(T[0][0] * T[0][0] + T[0][1] * T[0][1] + T[0][2] * T[0][2]) * 1.05f;
    if (u + radius < 0 || v + radius < 0 || u - radius > 1 || v - radius > 1) continue;
    for (int c = 0; c < 4; c++) { T[0][c] *= n; T[1][c] *= n; }
    const u32* index = (const u32*)M.indices;
    const f4* block = (const f4*)M.vertices;
    i32 blocks = (M.vertexCount + 3) / 4;
    bool toward = closed && !(M.flags & 1);
    for (i32 k = 0; k < blocks; k += PIECE) movePiece(T, block + k * 12, moved + k * 4, pieceOf(blocks - k));
    for (i32 k = 0; k < M.triangleCount; k += PIECE) {
      if (toward) shadePiece<true>(depth, n, index + k * 3, pieceOf(M.triangleCount - k), moved);
      else shadePiece<false>(depth, n, index + k * 3, pieceOf(M.triangleCount - k), moved);
    }
  }
}

// Box blur of depth and its square, over rows and then columns; at the edges the box is cut off. `n` is a multiple of four.
APART void blurAcross(const float* p, f4* o, i32 n, i32 r) {
  f4 whole = all(1.f / (2 * r + 1));
  for (i32 x = 0; x < n; x += 4, o += 2) {
    f4 a = all(0), b = all(0), share = whole;
    if (x >= r && x + 3 + r < n) {
      for (i32 k = -r; k <= r; k++) {
        f4 d = (f4)wasm_v128_load(p + x + k);
        a += d;
        b += d * d;
      }
    } else
      for (i32 k = 0; k < 4; k++) {
        i32 first = x + k - r > 0 ? x + k - r : 0, last = x + k + r < n ? x + k + r : n - 1;
        for (i32 i = first; i <= last; i++) { a[k] += p[i]; b[k] += p[i] * p[i]; }
        share[k] = 1.f / (last - first + 1);
      }
    a *= share;
    b *= share;
    o[0] = ZIP_LOW(a, b);
    o[1] = ZIP_HIGH(a, b);
  }
}
APART void blurAlong(const float* room, float* moments, i32 n, i32 y, i32 r) {
  i32 first = y - r > 0 ? y - r : 0, last = y + r < n ? y + r : n - 1;
  f4 share = all(1.f / (last - first + 1));
  for (i32 x = 0; x < n * 2; x += 4) {
    f4 sum = all(0);
    for (i32 k = first; k <= last; k++) sum += *(const f4*)(room + k * n * 2 + x);
    *(f4*)(moments + y * n * 2 + x) = sum * share;
  }
}
INLINE void blurMoments(const float* depth, float* moments, float* room, i32 n, i32 r) {
  for (i32 y = 0; y < n; y++) blurAcross(depth + y * n, (f4*)(room + y * n * 2), n, r);
  for (i32 y = 0; y < n; y++) blurAlong(room, moments, n, y, r);
}

// `room`: three floats a texel.
EXPORT void buildStaticShadow(Lens* L, ShadowMap* map, float* room, i32 blur) {
  const Scene& S = *(const Scene*)L->scene;
  i32 n = map->size;
  rasterShadow(room, n, map->rows, (const Mesh*)S.meshes, (const Instance*)S.instances, S.instanceCount, 4, (f4*)L->screen, false);
  blurMoments(room, (float*)map->moments, room + n * n, n, blur);
}
// `movers` of a lens have meshes of their own, posed for this frame.
EXPORT void buildMoverShadow(Lens* L, i32 blur) {
  ShadowMap* map = (ShadowMap*)L->moverShadow;
  float* room = (float*)L->shadowRoom;
  i32 n = map->size;
  rasterShadow(room, n, map->rows, (const Mesh*)L->moverMeshes, (const Instance*)L->movers, L->moverCount, 4, (f4*)L->screen, true);
  blurMoments(room, (float*)map->moments, room + n * n, n, blur);
}
