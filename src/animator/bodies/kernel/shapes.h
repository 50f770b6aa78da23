// Round shapes that flow into each other: how far four points are from all of them.
#pragma once
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
