// Shadow maps: the scene seen from the sun along parallel rays, as blurred moments of depth.
#pragma once
#include "surroundings.h"

// Component c of vertex i: x y z wind, nx ny nz occlusion, r g b material.
INLINE float vertexPart(const Mesh& M, u32 i, int c) { return ((const float*)M.vertices)[(i >> 2) * 48 + c * 4 + (i & 3)]; }
INLINE float scaleOf(const float* m) { return root(m[0] * m[0] + m[4] * m[4] + m[8] * m[8]); }

// Nearest depth of whatever has all flags of `wanted`.
APART void rasterShadow(float* depth, i32 n, const float* rows, const Mesh* meshes, const Instance* instances, i32 count, i32 wanted) {
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
    const u32* index = (const u32*)M.indices;
    for (i32 k = 0; k < M.triangleCount; k++, index += 3) {
      float x[3], y[3], z[3];
      for (int j = 0; j < 3; j++) {
        float a = vertexPart(M, index[j], 0), b = vertexPart(M, index[j], 1), c = vertexPart(M, index[j], 2);
        x[j] = (T[0][0] * a + T[0][1] * b + T[0][2] * c + T[0][3]) * n;
        y[j] = (T[1][0] * a + T[1][1] * b + T[1][2] * c + T[1][3]) * n;
        z[j] = T[2][0] * a + T[2][1] * b + T[2][2] * c + T[2][3];
      }
      float area = (x[1] - x[0]) * (y[2] - y[0]) - (x[2] - x[0]) * (y[1] - y[0]);
      if (area == 0) continue;
      i32 left = (i32)__builtin_ceilf(least(x[0], least(x[1], x[2])) - 0.5f), right = (i32)__builtin_floorf(most(x[0], most(x[1], x[2])) - 0.5f);
      i32 top = (i32)__builtin_ceilf(least(y[0], least(y[1], y[2])) - 0.5f), bottom = (i32)__builtin_floorf(most(y[0], most(y[1], y[2])) - 0.5f);
      if (left < 0) left = 0;
      if (top < 0) top = 0;
      if (right > n - 1) right = n - 1;
      if (bottom > n - 1) bottom = n - 1;
      if (left > right || top > bottom) continue;
      float ia = 1 / area;
      float ax = (y[2] - y[0]) * ia, ay = -(x[2] - x[0]) * ia, bx = -(y[1] - y[0]) * ia, by = (x[1] - x[0]) * ia;
      for (i32 py = top; py <= bottom; py++) {
        float fy = py + 0.5f - y[0];
        for (i32 px = left; px <= right; px++) {
          float fx = px + 0.5f - x[0];
          float l1 = ax * fx + ay * fy, l2 = bx * fx + by * fy;
          if (l1 < 0 || l2 < 0 || l1 + l2 > 1) continue;
          float d = z[0] + (z[1] - z[0]) * l1 + (z[2] - z[0]) * l2;
          float* p = depth + py * n + px;
          if (d < *p) *p = d;
        }
      }
    }
  }
}

// Box blur of depth and its square, over rows and then columns; at the edges the box is cut off. `n` is a multiple of four.
APART void blurMoments(const float* depth, float* moments, float* room, i32 n, i32 r) {
  f4 whole = all(1.f / (2 * r + 1));
  for (i32 y = 0; y < n; y++) {
    const float* p = depth + y * n;
    f4* o = (f4*)(room + y * n * 2);
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
  for (i32 y = 0; y < n; y++) {
    i32 first = y - r > 0 ? y - r : 0, last = y + r < n ? y + r : n - 1;
    f4 share = all(1.f / (last - first + 1));
    for (i32 x = 0; x < n * 2; x += 4) {
      f4 sum = all(0);
      for (i32 k = first; k <= last; k++) sum += *(const f4*)(room + k * n * 2 + x);
      *(f4*)(moments + y * n * 2 + x) = sum * share;
    }
  }
}

// `room`: three floats a texel.
EXPORT void buildStaticShadow(const Scene* S, ShadowMap* map, float* room, i32 blur) {
  i32 n = map->size;
  rasterShadow(room, n, map->rows, (const Mesh*)S->meshes, (const Instance*)S->instances, S->instanceCount, 4);
  blurMoments(room, (float*)map->moments, room + n * n, n, blur);
}
// `movers` of a lens have meshes of their own, posed for this frame.
EXPORT void buildMoverShadow(Lens* L, i32 blur) {
  ShadowMap* map = (ShadowMap*)L->moverShadow;
  float* room = (float*)L->shadowRoom;
  i32 n = map->size;
  rasterShadow(room, n, map->rows, (const Mesh*)L->moverMeshes, (const Instance*)L->movers, L->moverCount, 4);
  blurMoments(room, (float*)map->moments, room + n * n, n, blur);
}
