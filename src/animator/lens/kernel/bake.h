// Light that does not change during a film: computed once, read by every frame.
#pragma once
#include "light.h"
#include "shadow.h"

// Writes sun and lamps of `from <= instance < to` into the words that `baked` points to.
EXPORT void bakeInstances(Lens* L, i32 from, i32 to) {
  const Scene& S = *(const Scene*)L->scene;
  const Mesh* meshes = (const Mesh*)S.meshes;
  Lit q;
  for (i32 i = from; i < to; i++) {
    const Instance& I = ((const Instance*)S.instances)[i];
    if (!I.baked) continue;
    const Mesh& M = meshes[I.mesh];
    const float* m = I.matrix;
    float scale = scaleOf(m), unscale = 1 / scale;
    // A lamp that cannot reach the bounding sphere is left out for all its vertices.
    i32 chosen[64], count = 0;
    float cx = m[0] * M.centre[0] + m[1] * M.centre[1] + m[2] * M.centre[2] + m[3];
    float cy = m[4] * M.centre[0] + m[5] * M.centre[1] + m[6] * M.centre[2] + m[7];
    float cz = m[8] * M.centre[0] + m[9] * M.centre[1] + m[10] * M.centre[2] + m[11];
    for (i32 k = 0; k < S.lampCount && count < 64; k++) {
      const Lamp& lamp = ((const Lamp*)S.lamps)[k];
      float dx = lamp.at[0] - cx, dy = lamp.at[1] - cy, dz = lamp.at[2] - cz, reach = lamp.reach + M.radius * scale;
      if (dx * dx + dy * dy + dz * dz < reach * reach) chosen[count++] = k;
    }
    const f4* v = (const f4*)M.vertices;
    u32* out = (u32*)I.baked;
    for (i32 k = 0; k < M.vertexCount; k += 4, v += 12) {
      f4 x = v[0], y = v[1], z = v[2], a = v[4], b = v[5], c = v[6];
      q.x = all(m[0]) * x + all(m[1]) * y + all(m[2]) * z + all(m[3]);
      q.y = all(m[4]) * x + all(m[5]) * y + all(m[6]) * z + all(m[7]);
      q.z = all(m[8]) * x + all(m[9]) * y + all(m[10]) * z + all(m[11]);
      q.nx = (all(m[0]) * a + all(m[1]) * b + all(m[2]) * c) * all(unscale);
      q.ny = (all(m[4]) * a + all(m[5]) * b + all(m[6]) * c) * all(unscale);
      q.nz = (all(m[8]) * a + all(m[9]) * b + all(m[10]) * c) * all(unscale);
      f4 sun = sunAt(S, q.x + q.nx * EVERY(0.06f), q.y + q.ny * EVERY(0.06f), q.z + q.nz * EVERY(0.06f));
      lampsAt(S, q, chosen, count);
      f4 r = encode(q.lampR) * EVERY(255.f), g = encode(q.lampG) * EVERY(255.f), bl = encode(q.lampB) * EVERY(255.f);
      for (int j = 0; j < 4; j++) out[k + j] = (u32)r[j] | (u32)g[j] << 8 | (u32)bl[j] << 16 | (u32)(sun[j] * 255.f) << 24;
    }
  }
}

// Paints the squares of ground within a texture: noise, sun, sky and lamps. `fine` adds what only a near camera sees.
EXPORT void bakeGround(Lens* L, i32 which, i32 rowFrom, i32 rowTo, float fine, float coarse) {
  const Scene& S = *(const Scene*)L->scene;
  const GroundTexture& G = ((const GroundTexture*)S.grounds)[which];
  const Mesh* meshes = (const Mesh*)S.meshes;
  i32 n = G.size, stride = n + 1;
  float side = n / G.scale;
  u32* out = (u32*)((const u32*)G.levels)[0];
  const float* materials = (const float*)S.materials;
  Lit q;
  f4 lane = {0, 1, 2, 3};
  for (i32 i = 0; i < S.instanceCount; i++) {
    const Instance& I = ((const Instance*)S.instances)[i];
    const Mesh& M = meshes[I.mesh];
    if (!(M.flags & 4)) continue;
    if (M.centre[0] + M.radius < G.x || M.centre[0] - M.radius > G.x + side) continue;
    if (M.centre[2] + M.radius < G.z || M.centre[2] - M.radius > G.z + side) continue;
    i32 chosen[64], count = 0;
    for (i32 k = 0; k < S.lampCount && count < 64; k++) {
      const Lamp& lamp = ((const Lamp*)S.lamps)[k];
      float dx = lamp.at[0] - M.centre[0], dy = lamp.at[1] - M.centre[1], dz = lamp.at[2] - M.centre[2], reach = lamp.reach + M.radius;
      if (dx * dx + dy * dy + dz * dz < reach * reach) chosen[count++] = k;
    }
    const u32* index = (const u32*)M.indices;
    for (i32 t = 0; t < M.triangleCount; t++, index += 3) {
      float x[3], y[3];
      for (int j = 0; j < 3; j++) {
        x[j] = (vertexPart(M, index[j], 0) - G.x) * G.scale;
        y[j] = (vertexPart(M, index[j], 2) - G.z) * G.scale;
      }
      float area = (x[1] - x[0]) * (y[2] - y[0]) - (x[2] - x[0]) * (y[1] - y[0]);
      if (magnitude(area) < 1e-4f) continue;
      float ia = 1 / area;
      i32 left = (i32)__builtin_ceilf(least(x[0], least(x[1], x[2])) - 0.01f), right = (i32)__builtin_floorf(most(x[0], most(x[1], x[2])) + 0.01f);
      i32 top = (i32)__builtin_ceilf(least(y[0], least(y[1], y[2])) - 0.01f), bottom = (i32)__builtin_floorf(most(y[0], most(y[1], y[2])) + 0.01f);
      if (left < 0) left = 0;
      if (right > n) right = n;
      if (top < rowFrom) top = rowFrom;
      if (bottom > rowTo - 1) bottom = rowTo - 1;
      if (left > right || top > bottom) continue;
      float ax = (y[2] - y[0]) * ia, ay = -(x[2] - x[0]) * ia, bx = -(y[1] - y[0]) * ia, by = (x[1] - x[0]) * ia;
      i32 material = (i32)vertexPart(M, index[0], 11);
      // Of polished floors it tells the finish instead: they vary little.
      float detail = materials[material * 8 + 5];
      if (detail < 0) detail = 0.1f;
      for (i32 py = top; py <= bottom; py++) {
        for (i32 px = left; px <= right; px += 4) {
          f4 fx = all(px - x[0]) + lane;
          float fy = py - y[0];
          f4 l1 = fx * all(ax) + all(ay * fy), l2 = fx * all(bx) + all(by * fy), l0 = EVERY(1) - l1 - l2;
          i4 inside = (l0 > EVERY(-0.02f)) & (l1 > EVERY(-0.02f)) & (l2 > EVERY(-0.02f));
          if (!any(inside)) continue;
          #define PART(c) (all(vertexPart(M, index[0], c)) * l0 + all(vertexPart(M, index[1], c)) * l1 + all(vertexPart(M, index[2], c)) * l2)
          q.x = PART(0); q.y = PART(1); q.z = PART(2);
          q.nx = PART(4); q.ny = PART(5); q.nz = PART(6);
          q.occlusion = PART(7);
          q.r = PART(8); q.g = PART(9); q.b = PART(10);
          #undef PART
          f4 il = inverseRoot(q.nx * q.nx + q.ny * q.ny + q.nz * q.nz);
          q.nx *= il; q.ny *= il; q.nz *= il;
          loadMaterials(S, q, (i4){material, material, material, material});
          f4 vary;
          for (int k = 0; k < 4; k++) {
            float X = q.x[k], Z = q.z[k];
            float v = (noiseAt(S, X * 0.31f, Z * 0.31f) - 0.5f) * 1.2f + (noiseAt(S, X * 2.3f + q.y[k], Z * 2.3f) - 0.5f) * coarse;
            if (fine > 0) v += ((noiseAt(S, X * 17.f, Z * 17.f) - 0.5f) * 0.9f + (noiseAt(S, X * 53.f, Z * 53.f) - 0.5f) * 0.6f) * fine;
            if (detail < 0) {
              // Ripples across the wind, bent and broken by slow noise; 0.23 m apart.
              float bent = noiseAt(S, X * 0.9f, Z * 0.9f) * 1.6f + noiseAt(S, X * 3.1f, Z * 3.1f) * 0.35f;
              float crest = sineOfTurns((X * 0.35f + Z * 0.94f) * 4.3f + bent * 1.5f);
              v = v * 0.6f + crest * (0.3f + 0.5f * noiseAt(S, X * 0.4f + 7, Z * 0.4f)) * fine;
              vary[k] = 1 - v * detail;
            } else
              vary[k] = 1 + v * detail;
          }
          q.r *= vary; q.g *= vary; q.b *= vary;
          q.sun = sunAt(S, q.x + q.nx * EVERY(0.06f), q.y + q.ny * EVERY(0.06f), q.z + q.nz * EVERY(0.06f));
          q.contact = EVERY(1);
          lampsAt(S, q, chosen, count);
          q.solid = all(0);
          lightPoints(*L, q, false);
          f4 r = encode(q.r * q.timesR) * EVERY(255.f) + EVERY(.5f), g = encode(q.g * q.timesG) * EVERY(255.f) + EVERY(.5f), b = encode(q.b * q.timesB) * EVERY(255.f) + EVERY(.5f);
          for (int k = 0; k < 4; k++)
            if (inside[k] && px + k <= n) out[py * stride + px + k] = (u32)r[k] | (u32)g[k] << 8 | (u32)b[k] << 16;
        }
      }
    }
  }
}

// Each level of a ground texture from the one before.
EXPORT void shrinkGround(const GroundTexture* G) {
  for (i32 l = 1; l < G->levelCount; l++) {
    i32 k = G->size >> l, from = (G->size >> (l - 1)) + 1, to = k + 1;
    const u32* a = (const u32*)((const u32*)G->levels)[l - 1];
    u32* b = (u32*)((const u32*)G->levels)[l];
    for (i32 y = 0; y <= k; y++)
      for (i32 x = 0; x <= k; x++) {
        i32 X = x * 2 < from - 1 ? x * 2 : from - 2, Y = y * 2 < from - 1 ? y * 2 : from - 2;
        u32 p = a[Y * from + X], q = a[Y * from + X + 1], r = a[(Y + 1) * from + X], s = a[(Y + 1) * from + X + 1];
        u32 outer = (p & 0xff00ff) + (q & 0xff00ff) + (r & 0xff00ff) + (s & 0xff00ff);
        u32 inner = ((p >> 8) & 0xff) + ((q >> 8) & 0xff) + ((r >> 8) & 0xff) + ((s >> 8) & 0xff);
        b[y * to + x] = ((outer >> 2) & 0xff00ff) | (inner >> 2) << 8;
      }
  }
}

// Whether a ball may be in the picture of the camera.
INLINE bool mayShow(const Lens& L, float x, float y, float z, float radius) {
  const float *e = L.eye, *r = L.right, *u = L.up, *f = L.forward;
  float tx = L.width * 0.5f / L.scaleX, ty = L.height * 0.5f / L.scaleY;
  x -= e[0]; y -= e[1]; z -= e[2];
  float depth = x * f[0] + y * f[1] + z * f[2], across = x * r[0] + y * r[1] + z * r[2], upward = x * u[0] + y * u[1] + z * u[2];
  return depth > -radius && magnitude(across) - tx * depth < radius * root(1 + tx * tx) && magnitude(upward) - ty * depth < radius * root(1 + ty * ty);
}

// How much what moves darkens the ground below it, as factors in the colour code. What the camera does not see of it stays as it was.
EXPORT void buildMoverGround(Lens* L) {
  const Scene& S = *(const Scene*)L->scene;
  i32 n = L->moverGroundSize;
  u32* out = (u32*)L->moverGround;
  float step = 1 / L->moverGroundScale, side = n * step;
  float ambient[3], direct[3];
  for (int c = 0; c < 3; c++) {
    ambient[c] = S.skyLight[c] + S.skyLightUp[c] + 1e-3f;
    direct[c] = S.sunColour[c] * most(S.sunDirection[1], 0) * 1.1f;
  }
  f4 lane = {.5f, 1.5f, 2.5f, 3.5f};
  float middleX = L->moverGroundX + side * .5f, middleZ = L->moverGroundZ + side * .5f;
  enum { BLOCK = 16 };
  Contacts near;
  float fromX = n, fromZ = n, toX = 0, toZ = 0;
  for (i32 by = 0; by < n; by += BLOCK)
    for (i32 bx = 0; bx < n; bx += BLOCK) {
      float blockX = L->moverGroundX + (bx + BLOCK * .5f) * step, blockZ = L->moverGroundZ + (by + BLOCK * .5f) * step;
      // Half as much again, for land that rises; and a texel around it, since it is read between texels.
      if (!mayShow(*L, blockX, heightAt(S, blockX, blockZ, L->moverCentre[1]), blockZ, (BLOCK + 2) * 1.1f * step)) continue;
      chooseContacts(*L, blockX, blockZ, BLOCK * .71f * step, near);
      bool darker = false;
      for (i32 y = by; y < by + BLOCK; y++)
        for (i32 x = bx; x < bx + BLOCK; x += 4) {
          f4 px = all(L->moverGroundX + x * step) + lane * all(step), pz = all(L->moverGroundZ + (y + .5f) * step), py;
          for (int j = 0; j < 4; j++) py[j] = heightAt(S, px[j], pz[j], L->moverCentre[1]);
          f4 sun = moverSunAt(*L, px, py + EVERY(0.03f), pz);
          if (near.count == 0 && !any(sun < EVERY(1))) {
            wasm_v128_store(out + y * n + x, wasm_i32x4_splat(0xffffff));
            continue;
          }
          darker = true;
          f4 open = contactAt(near.spheres, near.count, px, py, pz, all(0), EVERY(1), all(0));
          sun *= open * EVERY(.5f) + EVERY(.5f);
          // Where a roof or a wall keeps the sun away, there is nothing to take from it.
          f4 lit = sunAt(S, px, py + EVERY(0.06f), pz);
          f4 edge = most(magnitude(px - all(middleX)), magnitude(pz - all(middleZ))) * all(2 / side);
          f4 fade = clamp01((EVERY(1) - edge) * EVERY(8.f));
          f4 o[3];
          for (int c = 0; c < 3; c++) {
            f4 skyShare = all(ambient[c]) / (all(ambient[c]) + all(direct[c]) * lit);
            // Light from all around comes a little more from the sun's side: even without it nothing stands without a shadow.
            f4 factor = blend(EVERY(1), open * skyShare * (EVERY(0.74f) + EVERY(0.26f) * sun) + sun * (EVERY(1) - skyShare), fade);
            o[c] = root(most(factor, all(0))) * EVERY(255.f);
          }
          for (int j = 0; j < 4; j++) out[y * n + x + j] = (u32)o[0][j] | (u32)o[1][j] << 8 | (u32)o[2][j] << 16;
        }
      if (!darker) continue;
      fromX = least(fromX, bx - 1.f);
      fromZ = least(fromZ, by - 1.f);
      toX = most(toX, bx + BLOCK);
      toZ = most(toZ, by + BLOCK);
    }
  // Between texels: the last one has no next.
  L->moverGroundFrom[0] = most(fromX, 0);
  L->moverGroundFrom[1] = most(fromZ, 0);
  L->moverGroundTo[0] = least(toX, n - 1.01f);
  L->moverGroundTo[1] = least(toZ, n - 1.01f);
}
