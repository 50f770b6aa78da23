// Bodies from fields: round shapes that flow into each other, polygonised by surface nets, with light, skin weights and coats of colour read from
// the field itself, so that few triangles look like many.
#include "layout.h"
#include "memory.h"

enum { CONE, ELLIPSOID, BOX, HALF_SPACE, TORUS, CYLINDER };

// Four points at a time, throughout: neighbours of a grid, the points around one that tell where the surface faces, those above one that tell how open it is.
struct Spots { f4 x, y, z; };
INLINE f4 lengthOf(f4 x, f4 y, f4 z) { return root(x * x + y * y + z * z); }
INLINE f4 signOf(f4 x) { return choose(x < all(0), all(-1), choose(x > all(0), all(1), all(0))); }

// A cone with round ends, squeezed along an axis.
INLINE f4 coneDistance(const Shape& s, const Spots& p) {
  float bx = s.b[0] - s.a[0], by = s.b[1] - s.a[1], bz = s.b[2] - s.a[2], scale = 1;
  f4 px = p.x - all(s.a[0]), py = p.y - all(s.a[1]), pz = p.z - all(s.a[2]);
  if (s.flat != 1.f) {
    float stretch = 1 / s.flat - 1, tb = (bx * s.axis[0] + by * s.axis[1] + bz * s.axis[2]) * stretch;
    f4 tp = (px * all(s.axis[0]) + py * all(s.axis[1]) + pz * all(s.axis[2])) * all(stretch);
    bx += s.axis[0] * tb; by += s.axis[1] * tb; bz += s.axis[2] * tb;
    px += all(s.axis[0]) * tp; py += all(s.axis[1]) * tp; pz += all(s.axis[2]) * tp;
    scale = least(1.f, s.flat);
  }
  float length2 = most(1e-9f, bx * bx + by * by + bz * bz), rr = s.radiusA - s.radiusB;
  f4 l2 = all(length2), a2 = all(length2 - rr * rr), il2 = all(1 / length2);
  f4 along = px * all(bx) + py * all(by) + pz * all(bz), beyond = along - l2;
  f4 qx = px * l2 - all(bx) * along, qy = py * l2 - all(by) * along, qz = pz * l2 - all(bz) * along;
  f4 x2 = qx * qx + qy * qy + qz * qz, y2 = along * along * l2, z2 = beyond * beyond * l2;
  f4 k = all(rr < 0 ? -rr * rr : rr * rr) * x2;
  f4 end = root(x2 + z2) * il2 - all(s.radiusB), begin = root(x2 + y2) * il2 - all(s.radiusA);
  f4 side = (root(most(all(0), x2 * a2 * il2)) + along * all(rr)) * il2 - all(s.radiusA);
  return choose(signOf(beyond) * a2 * z2 > k, end, choose(signOf(along) * a2 * y2 < k, begin, side)) * all(scale);
}

INLINE f4 distanceTo(const Shape& s, const Spots& p) {
  if (s.kind == CONE) return coneDistance(s, p);
  f4 px = p.x - all(s.a[0]), py = p.y - all(s.a[1]), pz = p.z - all(s.a[2]), zero = all(0);
  const float* t = s.turn;
  f4 lx = all(t[0]) * px + all(t[1]) * py + all(t[2]) * pz, ly = all(t[3]) * px + all(t[4]) * py + all(t[5]) * pz, lz = all(t[6]) * px + all(t[7]) * py + all(t[8]) * pz;
  switch (s.kind) {
    case ELLIPSOID: {
      f4 ix = all(1 / s.b[0]), iy = all(1 / s.b[1]), iz = all(1 / s.b[2]), ux = lx * ix, uy = ly * iy, uz = lz * iz, k0 = lengthOf(ux, uy, uz);
      return choose(k0 < all(1e-4f), all(-least(s.b[0], least(s.b[1], s.b[2]))), k0 * (k0 - all(1)) / lengthOf(ux * ix, uy * iy, uz * iz));
    }
    case BOX: {
      f4 round = all(s.radiusA), qx = magnitude(lx) - all(s.b[0]) + round, qy = magnitude(ly) - all(s.b[1]) + round, qz = magnitude(lz) - all(s.b[2]) + round;
      return lengthOf(most(qx, zero), most(qy, zero), most(qz, zero)) + least(most(qx, most(qy, qz)), zero) - round;
    }
    case HALF_SPACE: return ly;  // inside is below
    case TORUS: {
      f4 q = root(lx * lx + lz * lz) - all(s.radiusA);
      return root(q * q + ly * ly) - all(s.radiusB);
    }
    default: {  // along its own y, with rounded edges
      f4 round = all(s.radiusA), qx = root(lx * lx + lz * lz) - all(s.b[0]) + round, qy = magnitude(ly) - all(s.b[1]) + round;
      f4 ox = most(qx, zero), oy = most(qy, zero);
      return least(most(qx, qy), zero) + root(ox * ox + oy * oy) - round;
    }
  }
}
INLINE float distanceTo(const Shape& s, float x, float y, float z) { return distanceTo(s, Spots{all(x), all(y), all(z)})[0]; }

INLINE f4 smoothLeast(f4 a, f4 b, float k) {
  if (k <= 0) return least(a, b);
  f4 h = most(all(k) - magnitude(a - b), all(0)) * all(1 / k);
  return least(a, b) - h * h * all(k * 0.25f);
}
INLINE f4 smoothMost(f4 a, f4 b, float k) { return -smoothLeast(-a, -b, k); }

// Shapes by number, in their order: taking away works on what came before.
APART f4 fieldAt(const Shape* shapes, const u16* list, i32 count, const Spots& p) {
  f4 d = all(1e3f);
  for (i32 i = 0; i < count; i++) {
    const Shape& s = shapes[list[i]];
    if (s.operation != 1) {
      f4 e = distanceTo(s, p);
      d = smoothMost(d, s.operation == -1 ? -e : e, s.blend);
      continue;
    }
    f4 ax = p.x - all(s.centre[0]), ay = p.y - all(s.centre[1]), az = p.z - all(s.centre[2]), m = d + all(s.blend + s.reach);
    i4 far = (m > all(0)) & (ax * ax + ay * ay + az * az > m * m);
    if (wasm_i32x4_all_true((v128_t)far)) continue;
    d = choose(far, d, smoothLeast(d, distanceTo(s, p), s.blend));
  }
  return d;
}

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

// ---- coats of colour, four points at a time

struct Points { f4 x, y, z, nx, ny, nz; };

static const u32 HASH_X = 374761393u, HASH_Y = 668265263u, HASH_Z = 2246822519u;
INLINE u4 finishHash(u4 h) {
  h = (h ^ (h >> 13)) * 1274126177u;
  return h ^ (h >> 16);
}
INLINE u4 hashCell(i4 x, i4 y, i4 z) { return finishHash((u4)x * HASH_X ^ (u4)y * HASH_Y ^ (u4)z * HASH_Z); }
INLINE f4 unit(u4 h) { return toFloat((i4)(h & 0xffffffu)) * all(1 / 16777216.f); }
// The cell of noise that was asked for last, by the numbers of a mask: cells are wide, and texels after texels lie in the same one.
struct NoiseCell { const float* owner; i4 x, y, z; f4 corners[8]; };
enum { NOISE_CELLS = 32 };
struct NoiseCells {
  NoiseCell cells[NOISE_CELLS][2];
  NoiseCell* of(const float* owner) { return cells[(u32)owner >> 4 & (NOISE_CELLS - 1)]; }
};
INLINE void forget(NoiseCells& N) { for (i32 k = 0; k < NOISE_CELLS; k++) N.cells[k][0].owner = N.cells[k][1].owner = 0; }
APART void fillCell(i4 ix, i4 iy, i4 iz, f4* corners) {
  // Neighbours are one step further on: eight hashes by three multiplications and their own.
  const u4 x[2] = {(u4)ix * HASH_X, (u4)ix * HASH_X + HASH_X}, y[2] = {(u4)iy * HASH_Y, (u4)iy * HASH_Y + HASH_Y}, z[2] = {(u4)iz * HASH_Z, (u4)iz * HASH_Z + HASH_Z};
  for (int k = 0; k < 8; k++) corners[k] = unit(finishHash(x[k & 1] ^ y[k >> 1 & 1] ^ z[k >> 2]));
}
APART f4 noise3(f4 x, f4 y, f4 z, const float* owner, NoiseCell& known) {
  f4 fx = floor4(x), fy = floor4(y), fz = floor4(z);
  i4 ix = toInt(fx), iy = toInt(fy), iz = toInt(fz);
  f4 own[8], *corners = known.corners;
  if (known.owner != owner || !wasm_i32x4_all_true((v128_t)((ix == known.x) & (iy == known.y) & (iz == known.z)))) {
    if (wasm_i32x4_all_true((v128_t)((ix == LANE(ix, 0)) & (iy == LANE(iy, 0)) & (iz == LANE(iz, 0))))) {
      known.owner = owner;
      known.x = ix; known.y = iy; known.z = iz;
    } else corners = own;
    fillCell(ix, iy, iz, corners);
  }
  x -= fx; y -= fy; z -= fz;
  x = x * x * (all(3) - x - x); y = y * y * (all(3) - y - y); z = z * z * (all(3) - z - z);
  f4 a = blend(corners[0], corners[1], x), b = blend(corners[2], corners[3], x), c = blend(corners[4], corners[5], x), d = blend(corners[6], corners[7], x);
  return blend(blend(a, b, y), blend(c, d, y), z);
}
// Distances to the two nearest points of a scattered grid.
APART void worley(f4 x, f4 y, f4 z, f4& first, f4& second) {
  i4 ix = toInt(floor4(x)), iy = toInt(floor4(y)), iz = toInt(floor4(z));
  first = second = all(81);
  for (i32 i = -1; i < 2; i++)
    for (i32 j = -1; j < 2; j++)
      for (i32 k = -1; k < 2; k++) {
        i4 a = ix + i, b = iy + j, c = iz + k;
        f4 dx = toFloat(a) + unit(hashCell(a, b, c)) - x, dy = toFloat(b) + unit(hashCell(a + 71, b, c)) - y, dz = toFloat(c) + unit(hashCell(a, b + 37, c)) - z;
        f4 d = dx * dx + dy * dy + dz * dz;
        second = least(second, most(first, d));
        first = least(first, d);
      }
  first = root(first);
  second = root(second);
}
INLINE f4 smoothStep(float from, float to, f4 x) {
  f4 t = clamp01((x - all(from)) * all(1 / (to - from)));
  return t * t * (all(3) - t - t);
}
INLINE f4 alongDirection(const float* n, f4 x, f4 y, f4 z) { return x * all(n[0]) + y * all(n[1]) + z * all(n[2]); }
enum { ALL, AXIS, FACING, BALL, NOISE, STRIPES, SPOTS, CELLS, RING, OUTSIDE };
APART f4 maskAt(i32 kind, const float* n, const Points& p, NoiseCells& noises) {
  switch (kind) {
    case AXIS: return smoothStep(n[3], n[4], alongDirection(n, p.x, p.y, p.z));
    case FACING: return smoothStep(n[3], n[4], alongDirection(n, p.nx, p.ny, p.nz));
    case BALL:
    case OUTSIDE: {
      f4 x = (p.x - all(n[0])) * all(1 / n[3]), y = (p.y - all(n[1])) * all(1 / n[4]), z = (p.z - all(n[2])) * all(1 / n[5]);
      f4 in = smoothStep(1 + n[6], 1 - n[6], root(x * x + y * y + z * z));
      return kind == BALL ? in : all(1) - in;
    }
    case NOISE: {
      f4 x = p.x * all(n[0]), y = p.y * all(n[1]), z = p.z * all(n[2]);
      NoiseCell* known = noises.of(n);
      f4 v = noise3(x + all(n[5]), y + all(n[5] * 1.7f), z, n, known[0]) * all(.65f) + noise3(x * all(2.1f), y * all(2.1f) + all(n[5]), z * all(2.1f), n, known[1]) * all(.35f);
      return smoothStep(n[3] - n[4], n[3] + n[4], v);
    }
    case STRIPES: {
      f4 t = alongDirection(n, p.x, p.y, p.z) * all(n[3]);
      if (n[6] > 0) t += (noise3(p.x * all(n[7]), p.y * all(n[7]), p.z * all(n[7]), n, noises.of(n)[0]) - all(.5f)) * all(n[6]);
      t -= floor4(t);
      return smoothStep(n[4] + n[5], n[4] - n[5], magnitude(t - all(.5f)) * all(2));  // 0 in the middle of a stripe
    }
    case SPOTS:
    case CELLS: {
      f4 a, b;
      worley(p.x * all(n[0]) + all(n[5]), p.y * all(n[1]), p.z * all(n[2]) + all(n[5] * 2.3f), a, b);
      return kind == SPOTS ? smoothStep(n[3] + n[4], n[3] - n[4], a) : smoothStep(n[3] - n[4], n[3] + n[4], b - a);
    }
    case RING: {
      f4 dx = p.x - all(n[0]), dy = p.y - all(n[1]), dz = p.z - all(n[2]), along = alongDirection(n + 3, dx, dy, dz);
      dx -= all(n[3]) * along; dy -= all(n[4]) * along; dz -= all(n[5]) * along;
      f4 d = magnitude(root(dx * dx + dy * dy + dz * dz) - all(n[6]));
      return choose(along < all(0), all(0), smoothStep(n[7] + n[8], n[7] - n[8], d));
    }
    default: return all(1);
  }
}
// A layer that shows at the points at hand, and those of its masks that vary there, the cheaper one first.
struct Shown { const CoatLayer* layer; i32 masks; i32 kinds[2]; const float* numbers[2]; };
enum { MOST_LAYERS = 256 };
INLINE bool isCostly(i32 kind) { return kind == NOISE || kind == STRIPES || kind == SPOTS || kind == CELLS; }
enum Extent { NOWHERE, PARTLY, EVERYWHERE };
// How much of a triangle a mask covers, told by its corners: exact where it varies along a line, careful elsewhere.
APART Extent extentOf(i32 kind, const float* n, const Points& corners, NoiseCells& noises) {
  if (kind == ALL) return EVERYWHERE;
  if (kind != AXIS && kind != FACING && kind != BALL && kind != OUTSIDE) return PARTLY;
  f4 shares = maskAt(kind == OUTSIDE ? (i32)BALL : kind, n, corners, noises);
  bool covered = !any(shares < all(1)), clear = !any(shares > all(0));
  if (kind == AXIS || kind == FACING) return covered ? EVERYWHERE : clear ? NOWHERE : PARTLY;
  // Inside a ball are all points between corners that are; outside of it they are where the triangle is smaller than the way to it.
  if (clear) {
    f4 x = corners.x, y = corners.y, z = corners.z, dx = x - LANE(x, 0), dy = y - LANE(y, 0), dz = z - LANE(z, 0);
    f4 ux = (LANE(x, 0) - all(n[0])) * all(1 / n[3]), uy = (LANE(y, 0) - all(n[1])) * all(1 / n[4]), uz = (LANE(z, 0) - all(n[2])) * all(1 / n[5]);
    f4 size = root(dx * dx + dy * dy + dz * dz) * all(1 / least(n[3], least(n[4], n[5])));
    clear = !any(root(ux * ux + uy * uy + uz * uz) - size < all(1 + n[6]));
  }
  if (kind == BALL) return covered ? EVERYWHERE : clear ? NOWHERE : PARTLY;
  return covered ? NOWHERE : clear ? EVERYWHERE : PARTLY;
}
// Which of a coat's layers show, by how much of the points at hand their masks cover.
template <class Covered>
INLINE i32 chooseLayers(const CoatLayer* layers, i32 count, Shown* shown, Covered covered) {
  i32 chosen = 0;
  for (i32 k = 0; k < count && k < MOST_LAYERS; k++) {
    const CoatLayer& layer = layers[k];
    Extent a = covered(layer.maskA, layer.a), b = a == NOWHERE ? NOWHERE : covered(layer.maskB, layer.b);
    if (a == NOWHERE || b == NOWHERE) continue;
    // What is covered whole is not painted.
    if (a == EVERYWHERE && b == EVERYWHERE && layer.amount >= 1 && !layer.multiply) chosen = 0;
    Shown& S = shown[chosen++];
    S = {&layer, 0, {0, 0}, {0, 0}};
    auto add = [&](i32 kind, const float* numbers) { S.kinds[S.masks] = kind; S.numbers[S.masks++] = numbers; };
    bool later = isCostly(layer.maskA) && !isCostly(layer.maskB);
    if (a == PARTLY && !later) add(layer.maskA, layer.a);
    if (b == PARTLY) add(layer.maskB, layer.b);
    if (a == PARTLY && later) add(layer.maskA, layer.a);
  }
  return chosen;
}
INLINE void coatAt(const Shown* shown, i32 count, const Points& p, NoiseCells& noises, f4* colour) {
  colour[0] = colour[1] = colour[2] = all(1);
  for (i32 k = 0; k < count; k++) {
    const Shown& S = shown[k];
    const CoatLayer& layer = *S.layer;
    f4 share = all(layer.amount);
    for (i32 m = 0; m < S.masks && any(share > all(0.002f)); m++) share *= maskAt(S.kinds[m], S.numbers[m], p, noises);
    if (!any(share > all(0.002f))) continue;
    for (int c = 0; c < 3; c++) {
      f4 over = layer.multiply ? colour[c] * all(layer.colour[c]) : all(layer.colour[c]);
      colour[c] = blend(colour[c], over, share);
    }
  }
}
// Those of 8 x 8 texels that lie on the triangle, in fours.
enum { TEXELS = 44 };
// Row after row for each triangle: texel (i, j) lies at shares i / 7 of the second corner and j / 7 of the third; what lies beyond the long edge by one
// is the nearest point on it, and farther beyond there is none.
EXPORT void paintPatches(const CoatLayer* layers, i32 layerCount, const float* positions, const float* normals, const u32* indices, i32 triangleCount, u32* out) {
  float second[TEXELS], third[TEXELS];
  i32 used = 0;
  for (int j = 0; j < 8; j++)
    for (int i = 0; i < 8 && i + j <= 8; i++, used++) {
      float l1 = i / 7.f, l2 = j / 7.f, over = most(1, l1 + l2);
      second[used] = l1 / over;
      third[used] = l2 / over;
    }
  for (i32 k = used; k < TEXELS; k++) { second[k] = second[used - 1]; third[k] = third[used - 1]; }
  Shown shown[MOST_LAYERS];
  NoiseCells noises;
  forget(noises);
  for (i32 t = 0; t < triangleCount; t++, out += TEXELS) {
    const float *a = positions + indices[t * 3] * 3, *b = positions + indices[t * 3 + 1] * 3, *c = positions + indices[t * 3 + 2] * 3;
    const float *na = normals + indices[t * 3] * 3, *nb = normals + indices[t * 3 + 1] * 3, *nc = normals + indices[t * 3 + 2] * 3;
    #define CORNERS(A, B, C, axis) (f4){A[axis], B[axis], C[axis], C[axis]}
    Points corners = {CORNERS(a, b, c, 0), CORNERS(a, b, c, 1), CORNERS(a, b, c, 2), CORNERS(na, nb, nc, 0), CORNERS(na, nb, nc, 1), CORNERS(na, nb, nc, 2)};
    #undef CORNERS
    i32 count = chooseLayers(layers, layerCount, shown, [&](i32 kind, const float* n) { return extentOf(kind, n, corners, noises); });
    for (int k = 0; k < TEXELS; k += 4) {
      f4 l1 = {second[k], second[k + 1], second[k + 2], second[k + 3]}, l2 = {third[k], third[k + 1], third[k + 2], third[k + 3]}, l0 = all(1) - l1 - l2, colour[3];
      #define MIX(A, B, C, axis) (all(A[axis]) * l0 + all(B[axis]) * l1 + all(C[axis]) * l2)
      Points p = {MIX(a, b, c, 0), MIX(a, b, c, 1), MIX(a, b, c, 2), MIX(na, nb, nc, 0), MIX(na, nb, nc, 1), MIX(na, nb, nc, 2)};
      #undef MIX
      coatAt(shown, count, p, noises, colour);
      u4 word = {0xff000000u, 0xff000000u, 0xff000000u, 0xff000000u};
      for (int channel = 0; channel < 3; channel++) word |= (u4)toInt(root(clamp01(colour[channel])) * all(255) + all(.5f)) << (8 * channel);
      *(u4*)(out + k) = word;
    }
  }
}
EXPORT void paintVertices(const CoatLayer* layers, i32 layerCount, const float* positions, const float* normals, i32 count, float* out) {
  Shown shown[MOST_LAYERS];
  NoiseCells noises;
  forget(noises);
  i32 shownCount = chooseLayers(layers, layerCount, shown, [](i32 kind, const float*) { return kind == ALL ? EVERYWHERE : PARTLY; });
  for (i32 v = 0; v < count; v += 4) {
    float at[6][4];
    for (int lane = 0; lane < 4; lane++) {
      i32 vertex = v + lane < count ? v + lane : count - 1;
      for (int axis = 0; axis < 3; axis++) { at[axis][lane] = positions[vertex * 3 + axis]; at[axis + 3][lane] = normals[vertex * 3 + axis]; }
    }
    #define ROW(k) (f4){at[k][0], at[k][1], at[k][2], at[k][3]}
    Points p = {ROW(0), ROW(1), ROW(2), ROW(3), ROW(4), ROW(5)};
    #undef ROW
    f4 colour[3];
    coatAt(shown, shownCount, p, noises, colour);
    for (int lane = 0; lane < 4 && v + lane < count; lane++)
      for (int c = 0; c < 3; c++) out[(v + lane) * 3 + c] = colour[c][lane];
  }
}
