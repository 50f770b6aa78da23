// What a lens does to light: blur out of focus and in motion, at half size.
#pragma once
#include "tiles.h"

// Half pixels: less than this changes nothing that could be seen.
#define LEAST_REACH 0.6f
#define LEAST_MOVE 0.6f
// Up to here four taps show what eight would.
#define NARROW_REACH 1.3f
#define NARROW_MOVE 1.3f
// Half pixels by which four neighbours may have moved apart to be blurred along one way.
#define SAME_MOVE 0.3f

// Taps on a disc and along a way; the last four stand for the first eight where a disc is hardly wider than a pixel.
static const float TAP_X[16] __attribute__((aligned(16))) = {0.30f, -0.15f, -0.16f, 0.50f, -0.66f, 0.22f, -0.42f, 0.82f, -0.75f, 0.18f, -0.05f, 0.66f, 0.55f, -0.23f, -0.55f, 0.23f};
static const float TAP_Y[16] __attribute__((aligned(16))) = {0.02f, 0.27f, -0.26f, 0.45f, 0.16f, -0.66f, 0.66f, -0.27f, -0.50f, 0.96f, -0.98f, -0.72f, 0.23f, 0.55f, -0.23f, -0.55f};
static const float TAP_ALONG[16] __attribute__((aligned(16))) = {-0.46f, 0.21f, -0.12f, 0.38f, -0.29f, 0.04f, 0.46f, -0.21f, 0.12f, -0.38f, -0.04f, 0.29f, -0.4f, -0.13f, 0.13f, 0.4f};
INLINE f4 circlesOf(f4 a, f4 b, f4 c, f4 d) {
  f4 ab = __builtin_shufflevector(a, b, 3, 7, 3, 7), cd = __builtin_shufflevector(c, d, 3, 7, 3, 7);
  return __builtin_shufflevector(ab, cd, 0, 1, 4, 5);
}

// How far four points of the half picture went in half a shutter, in its pixels.
struct Moves { f4 x, y; };
INLINE Moves movesAt(const Lens& L, i32 x, i32 y, const float* depth, float most24) {
  float cx = L.width * 0.5f, cy = L.height * 0.5f;
  f4 z = inverse(most((f4)wasm_v128_load(depth), all(1e-5f)));
  f4 X = all(x * 2 + 1.f) + (f4){0, 2, 4, 6};
  f4 qx = (X - all(cx)) * all(1 / L.scaleX) * z, qy = all(-(y * 2 + 1 - cy) / L.scaleY) * z;
  f4 wx = all(L.eye[0] - L.formerEye[0]) + all(L.forward[0]) * z + all(L.right[0]) * qx + all(L.up[0]) * qy;
  f4 wy = all(L.eye[1] - L.formerEye[1]) + all(L.forward[1]) * z + all(L.right[1]) * qx + all(L.up[1]) * qy;
  f4 wz = all(L.eye[2] - L.formerEye[2]) + all(L.forward[2]) * z + all(L.right[2]) * qx + all(L.up[2]) * qy;
  if (L.followRadius > 0) {
    // What the camera goes along with stands still for it.
    f4 fx = wx + all(L.formerEye[0] - L.followAt[0]), fy = wy + all(L.formerEye[1] - L.followAt[1]), fz = wz + all(L.formerEye[2] - L.followAt[2]);
    f4 near = clamp01((all(L.followRadius) - root(fx * fx + fy * fy + fz * fz)) * all(4 / L.followRadius));
    near *= clamp01((fy + all(L.followAt[1] - L.followFloor)) * EVERY(12.f));
    wx -= near * all(L.followMove[0]);
    wy -= near * all(L.followMove[1]);
    wz -= near * all(L.followMove[2]);
  }
  f4 over = inverse(most(wx * all(L.formerForward[0]) + wy * all(L.formerForward[1]) + wz * all(L.formerForward[2]), EVERY(0.05f)));
  f4 mx = (all(cx) + all(L.scaleX) * (wx * all(L.formerRight[0]) + wy * all(L.formerRight[1]) + wz * all(L.formerRight[2])) * over - X) * EVERY(.5f);
  f4 my = (all(cy) - all(L.scaleY) * (wx * all(L.formerUp[0]) + wy * all(L.formerUp[1]) + wz * all(L.formerUp[2])) * over - all(y * 2 + 1.f)) * EVERY(.5f);
  f4 limit = least(all(most24) * inverseRoot(most(mx * mx + my * my, all(1e-6f))), EVERY(1));
  return {mx * limit, my * limit};
}
INLINE float widestOf(f4 v) {
  v = most(v, __builtin_shufflevector(v, v, 2, 3, 0, 1));
  return most(v[0], v[1]);
}

// Blur of depth and of the camera's movement at half size: up to 12 taps on a disc, drawn out along the movement. Four neighbours at a time: where they
// move alike, the taps of all four lie side by side.
APART void blurHalf(Lens& L) {
  i32 halfWidth = (L.width + 1) / 2, halfHeight = (L.height + 1) / 2, across = (halfWidth + 15) / 16, down = (halfHeight + 15) / 16;
  float *widest = (float*)L.tileBlur, *around = widest + across * down, furthest = 24 * (float)L.width / 1280.f;
  for (i32 y = 0; y < down; y++)
    for (i32 x = 0; x < across; x++) {
      float m = 0;
      for (int j = -1; j <= 1; j++)
        for (int i = -1; i <= 1; i++) {
          i32 X = x + i, Y = y + j;
          if (X >= 0 && Y >= 0 && X < across && Y < down) m = most(m, widest[Y * across + X]);
        }
      around[y * across + x] = m;
    }
  float radii[16];
  for (int k = 0; k < 16; k++) radii[k] = root(TAP_X[k] * TAP_X[k] + TAP_Y[k] * TAP_Y[k]);
  const f4* half = (const f4*)L.half;
  bool moving = L.moving > 0;
  i32 lastX = halfWidth - 1, lastY = halfHeight - 1;
  for (i32 y = 0; y < halfHeight; y++)
    for (i32 next = 0; next < halfWidth; next += 4) {
      // The last four of a row may overlap those before them.
      i32 x = next + 4 <= halfWidth ? next : halfWidth - 4;
      const f4* own = half + y * halfWidth + x;
      f4* out = (f4*)L.halfBlur + y * halfWidth + x;
      float tx = most((x - 6) * (1 / 16.f), 0), ty = most((y - 8) * (1 / 16.f), 0);
      i32 jx = (i32)tx, jy = (i32)ty, kx = jx + 1 < across ? jx + 1 : jx, ky = jy + 1 < down ? jy + 1 : jy;
      float gx = tx - jx, gy = ty - jy, a = around[jy * across + jx], b = around[jy * across + kx], d = around[ky * across + jx], e = around[ky * across + kx];
      a += (b - a) * gx;
      d += (e - d) * gx;
      float reach = a + (d - a) * gy;
      Moves move = moving ? movesAt(L, x, y, (const float*)L.halfDepth + y * halfWidth + x, furthest) : Moves{all(0), all(0)};
      f4 moves = magnitude(move.x) + magnitude(move.y), none = {1, 1, 1, 0};
      f4 s0 = own[0], s1 = own[1], s2 = own[2], s3 = own[3];
      float farthest = widestOf(moves);
      if (reach < LEAST_REACH && farthest < LEAST_MOVE) {
        out[0] = s0 * none; out[1] = s1 * none; out[2] = s2 * none; out[3] = s3 * none;
        continue;
      }
      f4 circles = circlesOf(s0, s1, s2, s3), size = magnitude(circles), front = circles - EVERY(0.3f), weights = EVERY(1), cover = all(0);
      f4 meanX = all((move.x[0] + move.x[1] + move.x[2] + move.x[3]) * .25f), meanY = all((move.y[0] + move.y[1] + move.y[2] + move.y[3]) * .25f);
      bool alike = !any(magnitude(move.x - meanX) + magnitude(move.y - meanY) > EVERY(SAME_MOVE)), narrow = reach < NARROW_REACH && farthest < NARROW_MOVE;
      f4 edge = all((float)lastX), bottom = all((float)lastY);
      auto add = [&](int k, f4 t0, f4 t1, f4 t2, f4 t3) __attribute__((always_inline)) {
        f4 circle = circlesOf(t0, t1, t2, t3), width = magnitude(circle);
        // What is nearer spreads over us; what is farther only as far as we are blurred ourselves.
        i4 before = circle < front;
        f4 w = clamp01(choose(before, width, least(width, size)) + all(0.8f - radii[k] * reach));
        cover += choose(before & (circle < EVERY(-0.5f)), w, all(0));
        weights += w;
        s0 = fused(t0, LANE(w, 0), s0); s1 = fused(t1, LANE(w, 1), s1); s2 = fused(t2, LANE(w, 2), s2); s3 = fused(t3, LANE(w, 3), s3);
      };
      for (int k = narrow ? 12 : 0, to = narrow ? 16 : reach < 2.2f && farthest < 3.f ? 8 : 12; k < to; k += 4) {
        f4 dx = *(const f4*)(TAP_X + k) * all(reach) + all(x + 0.5f), dy = *(const f4*)(TAP_Y + k) * all(reach) + all(y + 0.5f), along = *(const f4*)(TAP_ALONG + k);
        f4 X = dx + along * meanX, Y = least(most(dy + along * meanY, all(0)), bottom);
        if (alike && !any((X < all(0)) | (X > edge - EVERY(3)))) {
          i4 at = toInt(Y) * halfWidth + toInt(X);
          const f4 *t = half + at[0], *u = half + at[1], *v = half + at[2], *z = half + at[3];
          add(k, t[0], t[1], t[2], t[3]);
          add(k + 1, u[0], u[1], u[2], u[3]);
          add(k + 2, v[0], v[1], v[2], v[3]);
          add(k + 3, z[0], z[1], z[2], z[3]);
        } else
          for (int j = 0; j < 4; j++) {
            X = least(most(all(dx[j]) + (f4){0, 1, 2, 3} + all(along[j]) * move.x, all(0)), edge);
            Y = least(most(all(dy[j]) + all(along[j]) * move.y, all(0)), bottom);
            i4 at = toInt(Y) * halfWidth + toInt(X);
            add(k + j, half[at[0]], half[at[1]], half[at[2]], half[at[3]]);
          }
      }
      f4 over = EVERY(1) / weights, share = clamp01(most(most(size - EVERY(0.35f), moves * EVERY(0.5f) - EVERY(0.3f)), cover * all(narrow ? 4.4f / 12 : 2.2f / 12)));
      // Of the four, those that hardly move stay as they are.
      if (reach < LEAST_REACH) share = choose(moves < EVERY(LEAST_MOVE), all(0), share);
      s0 *= LANE(over, 0); s1 *= LANE(over, 1); s2 *= LANE(over, 2); s3 *= LANE(over, 3);
      out[0] = __builtin_shufflevector(s0, share, 0, 1, 2, 4);
      out[1] = __builtin_shufflevector(s1, share, 0, 1, 2, 5);
      out[2] = __builtin_shufflevector(s2, share, 0, 1, 2, 6);
      out[3] = __builtin_shufflevector(s3, share, 0, 1, 2, 7);
    }
}
