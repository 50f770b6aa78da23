// Bodies follow their bones: linear blend of up to four.
#pragma once
#include "layout.h"
#include "simd.h"

// `bones`: 4 columns of 4 floats each, from rest to pose. Writes positions and normals of the mesh, in blocks of four vertices.
EXPORT void skin(Mesh* M, const Skin* K, const f4* bones) {
  const u8* joints = (const u8*)K->joints;
  const f4* weights = (const f4*)K->weights;
  const f4* rest = (const f4*)K->rest;
  f4* out = (f4*)M->vertices;
  for (i32 k = 0; k < M->vertexCount; k += 4, rest += 6, out += 12) {
    f4 P[4], N[4];
    for (int j = 0; j < 4; j++) {
      f4 w = weights[k + j];
      const u8* q = joints + (k + j) * 4;
      const f4* b = bones + q[0] * 4;
      f4 c0 = b[0] * all(w[0]), c1 = b[1] * all(w[0]), c2 = b[2] * all(w[0]), c3 = b[3] * all(w[0]);
      for (int t = 1; t < 4; t++) {
        if (w[t] <= 0) continue;
        b = bones + q[t] * 4;
        f4 share = all(w[t]);
        c0 += b[0] * share; c1 += b[1] * share; c2 += b[2] * share; c3 += b[3] * share;
      }
      P[j] = c0 * all(rest[0][j]) + c1 * all(rest[1][j]) + c2 * all(rest[2][j]) + c3;
      N[j] = c0 * all(rest[3][j]) + c1 * all(rest[4][j]) + c2 * all(rest[5][j]);
    }
    TRANSPOSE(P[0], P[1], P[2], P[3])
    TRANSPOSE(N[0], N[1], N[2], N[3])
    f4 il = inverseRoot(most(N[0] * N[0] + N[1] * N[1] + N[2] * N[2], all(1e-9f)));
    out[0] = P[0]; out[1] = P[1]; out[2] = P[2];
    out[4] = N[0] * il; out[5] = N[1] * il; out[6] = N[2] * il;
  }
}

// Vertices one after another (12 floats each) into blocks of four, in place.
EXPORT void toBlocks(f4* v, i32 count) {
  for (i32 k = 0; k < count; k += 4, v += 12) {
    f4 t[12];
    for (int j = 0; j < 12; j++) t[j] = v[j];
    for (int g = 0; g < 3; g++) {
      f4 a = t[g], b = t[3 + g], c = t[6 + g], d = t[9 + g];
      TRANSPOSE(a, b, c, d)
      v[g * 4] = a; v[g * 4 + 1] = b; v[g * 4 + 2] = c; v[g * 4 + 3] = d;
    }
  }
}
