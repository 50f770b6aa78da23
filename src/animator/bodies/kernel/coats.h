// Coats of colour, four points at a time.
#pragma once
#include "surface.h"

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
  auto mix = [](f4 from, f4 to, f4 share) __attribute__((always_inline)) { return fused(to - from, share, from); };
  f4 a = mix(corners[0], corners[1], x), b = mix(corners[2], corners[3], x), c = mix(corners[4], corners[5], x), d = mix(corners[6], corners[7], x);
  return mix(mix(a, b, y), mix(c, d, y), z);
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
// Four colours as the lens takes them: square roots, a byte each.
INLINE u4 wordOf(const f4* colour) {
  u4 word = {0xff000000u, 0xff000000u, 0xff000000u, 0xff000000u};
  for (int channel = 0; channel < 3; channel++) word |= (u4)toInt(root(clamp01(colour[channel])) * all(255) + all(.5f)) << (8 * channel);
  return word;
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
    bool even = true;
    for (i32 k = 0; k < count; k++) even &= shown[k].masks == 0;
    if (even) {
      // No mask varies on it: one colour is all.
      f4 colour[3];
      coatAt(shown, count, corners, noises, colour);
      u4 word = wordOf(colour);
      for (int k = 0; k < TEXELS; k += 4) *(u4*)(out + k) = word;
      continue;
    }
    for (int k = 0; k < TEXELS; k += 4) {
      f4 l1 = {second[k], second[k + 1], second[k + 2], second[k + 3]}, l2 = {third[k], third[k + 1], third[k + 2], third[k + 3]}, l0 = all(1) - l1 - l2, colour[3];
      #define MIX(A, B, C, axis) (all(A[axis]) * l0 + all(B[axis]) * l1 + all(C[axis]) * l2)
      Points p = {MIX(a, b, c, 0), MIX(a, b, c, 1), MIX(a, b, c, 2), MIX(na, nb, nc, 0), MIX(na, nb, nc, 1), MIX(na, nb, nc, 2)};
      #undef MIX
      coatAt(shown, count, p, noises, colour);
      *(u4*)(out + k) = wordOf(colour);
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
