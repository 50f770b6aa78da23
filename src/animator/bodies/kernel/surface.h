// A field becomes triangles by surface nets, with light and skin weights read from the field itself, so that few look like many.
#pragma once
#include "shapes.h"

enum { BLOCK = 6, MOST_SHAPES = 1024 };

struct Grid { float x, y, z, cell; i32 nx, ny, nz; float* samples; i32* numbers; };

INLINE bool insideFine(const Job& J, float x, float y, float z, i32 except, float slack) {
  const float* f = (const float*)J.fine;
  for (i32 k = 0; k < J.fineCount; k++, f += 5) {
    if (k == except) continue;
    float dx = x - f[0], dy = y - f[1], dz = z - f[2], r = f[3] - slack;
    if (r > 0 && dx * dx + dy * dy + dz * dz < r * r) return true;
  }
  return false;
}

// Samples the field where a shape is near, block by block.
APART void sample(const Job& J, Grid& G) {
  const Shape* shapes = (const Shape*)J.shapes;
  i32 total = G.nx * G.ny * G.nz;
  for (i32 i = 0; i < total; i++) G.samples[i] = 1;
  float half = BLOCK * G.cell * 0.8660254f;
  u16 list[MOST_SHAPES];
  for (i32 bz = 0; bz < G.nz; bz += BLOCK)
    for (i32 by = 0; by < G.ny; by += BLOCK)
      for (i32 bx = 0; bx < G.nx; bx += BLOCK) {
        float cx = G.x + (bx + BLOCK * .5f) * G.cell, cy = G.y + (by + BLOCK * .5f) * G.cell, cz = G.z + (bz + BLOCK * .5f) * G.cell;
        i32 count = 0;
        bool added = false;
        for (i32 k = 0; k < J.shapeCount; k++) {
          const Shape& s = shapes[k];
          if (s.operation == 0) { list[count++] = (u16)k; continue; }
          float dx = cx - s.centre[0], dy = cy - s.centre[1], dz = cz - s.centre[2];
          if (root(dx * dx + dy * dy + dz * dz) - s.reach >= half * 1.2f + s.blend) continue;
          if (distanceTo(s, cx, cy, cz) >= half * 1.6f + s.blend) continue;
          list[count++] = (u16)k;
          if (s.operation == 1) added = true;
        }
        if (!added) continue;
        float middle = fieldAt(shapes, list, count, Spots{all(cx), all(cy), all(cz)})[0];
        bool far = magnitude(middle) > half * 2;
        i32 ex = bx + BLOCK < G.nx ? bx + BLOCK : G.nx, ey = by + BLOCK < G.ny ? by + BLOCK : G.ny, ez = bz + BLOCK < G.nz ? bz + BLOCK : G.nz;
        i32 wide = ex - bx, high = ey - by, points = wide * high * (ez - bz);
        for (i32 n = 0; n < points; n += 4) {
          Spots p;
          i32 at[4];
          for (i32 lane = 0; lane < 4; lane++) {
            i32 point = n + lane < points ? n + lane : points - 1, i = bx + point % wide, j = by + point / wide % high, k = bz + point / (wide * high);
            at[lane] = (k * G.ny + j) * G.nx + i;
            p.x[lane] = G.x + i * G.cell; p.y[lane] = G.y + j * G.cell; p.z[lane] = G.z + k * G.cell;
          }
          f4 d = far ? all(middle) : fieldAt(shapes, list, count, p);
          for (i32 lane = 0; lane < 4; lane++) G.samples[at[lane]] = d[lane];
        }
      }
}

// Naive surface nets: one vertex in each cell the surface crosses, at the mean of its crossings.
APART void net(Job& J, Grid& G, i32 fine) {
  float* positions = (float*)J.positions;
  u32* indices = (u32*)J.indices;
  i32 sy = G.nx, sz = G.nx * G.ny;
  const i32 corner[8] = {0, 1, sy, 1 + sy, sz, 1 + sz, sy + sz, 1 + sy + sz};
  static const u8 edges[12][2] = {{0, 1}, {2, 3}, {4, 5}, {6, 7}, {0, 2}, {1, 3}, {4, 6}, {5, 7}, {0, 4}, {1, 5}, {2, 6}, {3, 7}};
  i32 total = G.nx * G.ny * G.nz;
  for (i32 i = 0; i < total; i++) G.numbers[i] = -1;
  for (i32 k = 0; k < G.nz - 1; k++)
    for (i32 j = 0; j < G.ny - 1; j++)
      for (i32 i = 0; i < G.nx - 1; i++) {
        i32 o = (k * G.ny + j) * G.nx + i, inside = 0;
        for (int c = 0; c < 8; c++) if (G.samples[o + corner[c]] < 0) inside |= 1 << c;
        if (inside == 0 || inside == 255) continue;
        float x = 0, y = 0, z = 0;
        int crossings = 0;
        for (int e = 0; e < 12; e++) {
          int a = edges[e][0], b = edges[e][1];
          if (((inside >> a) & 1) == ((inside >> b) & 1)) continue;
          float fa = G.samples[o + corner[a]], fb = G.samples[o + corner[b]], t = fa / (fa - fb);
          x += (a & 1) + ((b & 1) - (a & 1)) * t;
          y += ((a >> 1) & 1) + (((b >> 1) & 1) - ((a >> 1) & 1)) * t;
          z += (a >> 2) + ((b >> 2) - (a >> 2)) * t;
          crossings++;
        }
        if (J.vertexCount >= J.vertexRoom) { J.overflow = 1; return; }
        float* p = positions + J.vertexCount * 3;
        p[0] = G.x + (i + x / crossings) * G.cell;
        p[1] = G.y + (j + y / crossings) * G.cell;
        p[2] = G.z + (k + z / crossings) * G.cell;
        G.numbers[o] = J.vertexCount++;
      }
  auto quad = [&](i32 a, i32 b, i32 c, i32 d, bool turned) {
    if (a < 0 || b < 0 || c < 0 || d < 0) return;
    // Where a finer grid does the same surface, this one stops; both overlap by a cell.
    const float* p = positions + a * 3;
    if (fine < 0) {
      bool all4 = true;
      const i32 corners[4] = {a, b, c, d};
      for (int k = 0; k < 4 && all4; k++) { const float* q = positions + corners[k] * 3; all4 = insideFine(J, q[0], q[1], q[2], -1, G.cell * 1.2f); }
      if (all4) return;
    } else {
      const float* f = (const float*)J.fine + fine * 5;
      float dx = p[0] - f[0], dy = p[1] - f[1], dz = p[2] - f[2];
      if (dx * dx + dy * dy + dz * dz > f[3] * f[3]) return;
    }
    if (J.triangleCount + 2 > J.triangleRoom) { J.overflow = 1; return; }
    u32* t = indices + J.triangleCount * 3;
    if (turned) { t[0] = a; t[1] = c; t[2] = b; t[3] = a; t[4] = d; t[5] = c; }
    else { t[0] = a; t[1] = b; t[2] = c; t[3] = a; t[4] = c; t[5] = d; }
    J.triangleCount += 2;
  };
  for (i32 k = 1; k < G.nz - 1; k++)
    for (i32 j = 1; j < G.ny - 1; j++)
      for (i32 i = 1; i < G.nx - 1; i++) {
        i32 o = (k * G.ny + j) * G.nx + i;
        bool in = G.samples[o] < 0;
        if (in != (G.samples[o + 1] < 0)) quad(G.numbers[o - sy - sz], G.numbers[o - sz], G.numbers[o], G.numbers[o - sy], !in);
        if (in != (G.samples[o + sy] < 0)) quad(G.numbers[o - 1 - sz], G.numbers[o - sz], G.numbers[o], G.numbers[o - 1], in);
        if (in != (G.samples[o + sz] < 0)) quad(G.numbers[o - 1 - sy], G.numbers[o - sy], G.numbers[o], G.numbers[o - 1], !in);
      }
}

// Moves each vertex onto the surface and reads normal, open sky and skin weights there.
APART void settle(Job& J) {
  const Shape *shapes = (const Shape*)J.shapes, *others = (const Shape*)J.occluders;
  float *positions = (float*)J.positions, *normals = (float*)J.normals, *occlusion = (float*)J.occlusion, *weights = (float*)J.weights;
  u8* joints = (u8*)J.joints;
  const u8* relatives = (const u8*)J.relatives;
  u16 near[MOST_SHAPES], blocking[MOST_SHAPES], blockingOthers[MOST_SHAPES];
  float toBone[256];
  float reach = J.occlusionReach * 1.9f;
  for (i32 v = 0; v < J.vertexCount; v++) {
    float x = positions[v * 3], y = positions[v * 3 + 1], z = positions[v * 3 + 2];
    i32 nearCount = 0, blockCount = 0, otherCount = 0;
    for (i32 k = 0; k < J.shapeCount; k++) {
      const Shape& s = shapes[k];
      float dx = x - s.centre[0], dy = y - s.centre[1], dz = z - s.centre[2], d = root(dx * dx + dy * dy + dz * dz) - s.reach;
      if (s.operation == 0 || d < s.blend + J.cell * 3 + 0.05f) near[nearCount++] = (u16)k;
      if (s.operation == 0 || d < reach * 1.05f + s.blend) blocking[blockCount++] = (u16)k;
    }
    for (i32 k = 0; k < J.occluderCount; k++) {
      const Shape& s = others[k];
      float dx = x - s.centre[0], dy = y - s.centre[1], dz = z - s.centre[2];
      if (s.operation == 0 || root(dx * dx + dy * dy + dz * dz) - s.reach < reach * 1.05f + s.blend) blockingOthers[otherCount++] = (u16)k;
    }
    const float h = 0.004f;
    float gx = 0, gy = 1, gz = 0;
    // Corners of a small tetrahedron around it.
    const f4 toX = {1, -1, -1, 1}, toY = {-1, -1, 1, 1}, toZ = {-1, 1, -1, 1};
    auto sumOf = [](f4 v) { return v[0] + v[1] + v[2] + v[3]; };
    for (int step = 0; step < 2; step++) {
      f4 around = fieldAt(shapes, near, nearCount, Spots{all(x) + toX * all(h), all(y) + toY * all(h), all(z) + toZ * all(h)});
      gx = sumOf(around * toX); gy = sumOf(around * toY); gz = sumOf(around * toZ);
      float l = root(gx * gx + gy * gy + gz * gz);
      if (l < 1e-9f) { gx = 0; gy = 1; gz = 0; break; }
      float il = 1 / l;
      gx *= il; gy *= il; gz *= il;
      if (step == 0) {
        float move = sumOf(around) * .25f / most(0.3f, l / (4 * h));
        move = least(most(move, -J.cell), J.cell);
        x -= gx * move; y -= gy * move; z -= gz * move;
      }
    }
    positions[v * 3] = x; positions[v * 3 + 1] = y; positions[v * 3 + 2] = z;
    normals[v * 3] = gx; normals[v * 3 + 1] = gy; normals[v * 3 + 2] = gz;
    // Four points above it, the higher the less they count.
    const f4 weight = {1, 0.72f, 0.5184f, 0.373248f}, t = (f4){1, 2, 3, 4} * all(J.occlusionReach / 2.2f);
    Spots above = {all(x) + all(gx) * t, all(y) + all(gy) * t, all(z) + all(gz) * t};
    f4 d = fieldAt(shapes, blocking, blockCount, above);
    if (otherCount) d = least(d, fieldAt(others, blockingOthers, otherCount, above));
    occlusion[v] = clamp01(1 - sumOf(weight * clamp01(all(1) - d / t)) / sumOf(weight) * 0.95f);
    // Bones by how near their own shapes are; strangers (the other leg) have no say.
    i32 bones = J.boneCount;
    for (i32 b = 0; b < bones; b++) toBone[b] = 1e3f;
    for (i32 k = 0; k < nearCount; k++) {
      const Shape& s = shapes[near[k]];
      if (s.operation != 1) continue;
      float d = distanceTo(s, x, y, z);
      if (d < toBone[s.bone]) toBone[s.bone] = d;
    }
    i32 first = 0;
    for (i32 b = 1; b < bones; b++) if (toBone[b] < toBone[first]) first = b;
    float best[4] = {0, 0, 0, 0};
    i32 chosen[4] = {first, first, first, first};
    for (i32 b = 0; b < bones; b++) {
      if (toBone[b] > 900 || !relatives[first * bones + b]) continue;
      float share = exponential(-(toBone[b] - toBone[first]) / J.skinBlend);
      if (share < 0.02f) continue;
      i32 at = 3;
      if (share <= best[3]) continue;
      while (at > 0 && best[at - 1] < share) { best[at] = best[at - 1]; chosen[at] = chosen[at - 1]; at--; }
      best[at] = share;
      chosen[at] = b;
    }
    float sum = best[0] + best[1] + best[2] + best[3];
    if (sum <= 0) { best[0] = sum = 1; }
    for (int k = 0; k < 4; k++) { joints[v * 4 + k] = (u8)chosen[k]; weights[v * 4 + k] = best[k] / sum; }
  }
}

EXPORT void polygonise(Job* J) {
  J->vertexCount = J->triangleCount = J->overflow = 0;
  const Shape* shapes = (const Shape*)J->shapes;
  float low[3] = {1e9f, 1e9f, 1e9f}, high[3] = {-1e9f, -1e9f, -1e9f};
  for (i32 k = 0; k < J->shapeCount; k++) {
    const Shape& s = shapes[k];
    if (s.operation != 1) continue;
    for (int a = 0; a < 3; a++) { low[a] = least(low[a], s.centre[a] - s.reach); high[a] = most(high[a], s.centre[a] + s.reach); }
  }
  const float* fine = (const float*)J->fine;
  for (i32 pass = -1; pass < J->fineCount; pass++) {
    float from[3], to[3], cell = J->cell;
    for (int a = 0; a < 3; a++) { from[a] = low[a]; to[a] = high[a]; }
    if (pass >= 0) {
      const float* f = fine + pass * 5;
      cell = f[4];
      for (int a = 0; a < 3; a++) { from[a] = f[a] - f[3]; to[a] = f[a] + f[3]; }
    }
    Grid G = {from[0] - cell, from[1] - cell, from[2] - cell, cell, 0, 0, 0, 0, 0};
    G.nx = (i32)__builtin_ceilf((to[0] - from[0]) / cell) + 3;
    G.ny = (i32)__builtin_ceilf((to[1] - from[1]) / cell) + 3;
    G.nz = (i32)__builtin_ceilf((to[2] - from[2]) / cell) + 3;
    i32 total = G.nx * G.ny * G.nz;
    if (total * 8 > J->roomBytes) { J->overflow = 1; return; }
    G.samples = (float*)J->room;
    G.numbers = (i32*)(G.samples + total);
    sample(*J, G);
    net(*J, G, pass);
    if (J->overflow) return;
  }
  settle(*J);
}

// Distance from a point to the whole field: where eyes and noses are set.
EXPORT float measureField(const Job* J, float x, float y, float z) {
  const Shape* shapes = (const Shape*)J->shapes;
  u16 list[MOST_SHAPES];
  for (i32 k = 0; k < J->shapeCount; k++) list[k] = (u16)k;
  return fieldAt(shapes, list, J->shapeCount, Spots{all(x), all(y), all(z)})[0];
}
