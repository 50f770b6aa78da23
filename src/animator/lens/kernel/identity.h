// Who is seen where: the same geometry, one sample a pixel, with names instead of colours.
#pragma once
#include "geometry.h"

// Only instances of this identity are drawn where `only` is not 0; otherwise everything, scenery as 0.
EXPORT void drawIdentities(Lens* L, i32 only) {
  const Scene& S = *(const Scene*)L->scene;
  i32 W = L->width, H = L->height, total = S.instanceCount + L->moverCount;
  i32* out = (i32*)L->identities;
  float* depth = (float*)L->identityDepth;
  for (i32 i = 0; i < W * H; i++) { out[i] = 0; depth[i] = 0; }
  const float *e = L->eye, *r = L->right, *u = L->up, *f = L->forward;
  float cx = W * .5f, cy = H * .5f;
  for (i32 i = 0; i < total; i++) {
    bool mover = i >= S.instanceCount;
    const Instance& I = mover ? ((const Instance*)L->movers)[i - S.instanceCount] : ((const Instance*)S.instances)[i];
    if (!(I.flags & 2) || (only && I.identity != only)) continue;
    const Mesh& M = mover ? ((const Mesh*)L->moverMeshes)[I.mesh] : ((const Mesh*)S.meshes)[I.mesh];
    const float* m = I.matrix;
    float mx = m[0] * M.centre[0] + m[1] * M.centre[1] + m[2] * M.centre[2] + m[3] - e[0];
    float my = m[4] * M.centre[0] + m[5] * M.centre[1] + m[6] * M.centre[2] + m[7] - e[1];
    float mz = m[8] * M.centre[0] + m[9] * M.centre[1] + m[10] * M.centre[2] + m[11] - e[2];
    if (mx * f[0] + my * f[1] + mz * f[2] < -M.radius * scaleOf(m)) continue;
    const Texture* texture = (const Texture*)M.texture;
    const float* coordinates = (const float*)M.coordinates;
    const u32* index = (const u32*)M.indices;
    for (i32 t = 0; t < M.triangleCount; t++, index += 3) {
      float x[3], y[3], z[3], cu[3], cv[3];
      bool behind = false;
      for (int j = 0; j < 3; j++) {
        float a = vertexPart(M, index[j], 0), b = vertexPart(M, index[j], 1), c = vertexPart(M, index[j], 2);
        float dx = m[0] * a + m[1] * b + m[2] * c + m[3] - e[0], dy = m[4] * a + m[5] * b + m[6] * c + m[7] - e[1], dz = m[8] * a + m[9] * b + m[10] * c + m[11] - e[2];
        float d = dx * f[0] + dy * f[1] + dz * f[2];
        // A triangle that reaches behind the camera is left out here: only ground comes so near, and it has no name.
        if (d < L->near) { behind = true; break; }
        z[j] = 1 / d;
        x[j] = cx + L->scaleX * (dx * r[0] + dy * r[1] + dz * r[2]) * z[j];
        y[j] = cy - L->scaleY * (dx * u[0] + dy * u[1] + dz * u[2]) * z[j];
        if (texture) { cu[j] = coordinates[index[j] * 2]; cv[j] = coordinates[index[j] * 2 + 1]; }
      }
      if (behind) continue;
      float area = (x[1] - x[0]) * (y[2] - y[0]) - (x[2] - x[0]) * (y[1] - y[0]);
      if (area == 0 || (area > 0 && !(M.flags & 1))) continue;
      i32 left = (i32)most(0, __builtin_ceilf(least(x[0], least(x[1], x[2])) - .5f)), right = (i32)least(W - 1, __builtin_floorf(most(x[0], most(x[1], x[2])) - .5f));
      i32 top = (i32)most(0, __builtin_ceilf(least(y[0], least(y[1], y[2])) - .5f)), bottom = (i32)least(H - 1, __builtin_floorf(most(y[0], most(y[1], y[2])) - .5f));
      float ia = 1 / area, ax = (y[2] - y[0]) * ia, ay = -(x[2] - x[0]) * ia, bx = -(y[1] - y[0]) * ia, by = (x[1] - x[0]) * ia;
      for (i32 py = top; py <= bottom; py++)
        for (i32 px = left; px <= right; px++) {
          float fx = px + .5f - x[0], fy = py + .5f - y[0];
          float l1 = ax * fx + ay * fy, l2 = bx * fx + by * fy, l0 = 1 - l1 - l2;
          if (l0 < 0 || l1 < 0 || l2 < 0) continue;
          float d = z[0] * l0 + z[1] * l1 + z[2] * l2;
          i32 at = py * W + px;
          if (d <= depth[at]) continue;
          if (texture) {
            float w = 1 / d, tu = (cu[0] * z[0] * l0 + cu[1] * z[1] * l1 + cu[2] * z[2] * l2) * w, tv = (cv[0] * z[0] * l0 + cv[1] * z[1] * l1 + cv[2] * z[2] * l2) * w;
            i32 tx = (i32)(clamp01(tu) * (texture->width - 1)), ty = (i32)(clamp01(tv) * (texture->height - 1));
            if (((const u32*)((const u32*)texture->levels)[0])[ty * texture->width + tx] >> 24 < 128) continue;
          }
          depth[at] = d;
          out[at] = I.identity;
        }
    }
  }
}
