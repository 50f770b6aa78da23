// What a lens and a film do to light: blur out of focus and in motion, glow, exposure, tone, colour, grain.
#pragma once
#include "resolve.h"

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

enum { MOST_BLOOM_LEVELS = 6 };
struct BloomLevel { f4* pixels; i32 width, height; };

// Bright light spreads: a pyramid, each level blurred and added to the one above.
APART i32 makeBloom(Lens& L, BloomLevel* levels) {
  i32 halfWidth = (L.width + 1) / 2, halfHeight = (L.height + 1) / 2;
  i32 w = halfWidth / 2, h = halfHeight / 2, sourceWidth = halfWidth, count = 0;
  f4 *source = (f4*)L.halfBlur, *next = (f4*)L.bloom, *room = (f4*)L.bloomRoom;
  for (; count < MOST_BLOOM_LEVELS && (count == 0 || (w > 4 && h > 4)); count++) {
    levels[count] = {next, w, h};
    for (i32 y = 0; y < h; y++) {
      f4 *a = source + y * 2 * sourceWidth, *b = a + sourceWidth;
      for (i32 x = 0; x < w; x++) {
        f4 s = (a[x * 2] + a[x * 2 + 1] + b[x * 2] + b[x * 2 + 1]) * EVERY(0.25f);
        if (count == 0) {
          float bright = most(s[0], most(s[1], s[2]));
          s = least(s * all(most(0, bright - L.bloomFrom) / (bright + 1e-4f)), EVERY(9.f));
          s[3] = 0;
        }
        next[y * w + x] = s;
      }
    }
    source = next;
    sourceWidth = w;
    next += (w + 2) * (h + 2);
    w /= 2;
    h /= 2;
  }
  for (int l = count - 1; l >= 0; l--) {
    BloomLevel& B = levels[l];
    for (i32 y = 0; y < B.height; y++) {
      f4 *p = B.pixels + y * B.width, *o = room + y * B.width;
      i32 last = B.width - 1;
      for (i32 x = 0; x < B.width; x++)
        o[x] = p[x] * EVERY(0.375f) + (p[x > 0 ? x - 1 : 0] + p[x < last ? x + 1 : last]) * EVERY(0.25f) + (p[x > 1 ? x - 2 : 0] + p[x < last - 1 ? x + 2 : last]) * EVERY(0.0625f);
    }
    for (i32 y = 0; y < B.height; y++) {
      i32 last = B.height - 1;
      f4 *p0 = room + (y > 1 ? y - 2 : 0) * B.width, *p1 = room + (y > 0 ? y - 1 : 0) * B.width, *p2 = room + y * B.width;
      f4 *p3 = room + (y < last ? y + 1 : last) * B.width, *p4 = room + (y < last - 1 ? y + 2 : last) * B.width, *o = B.pixels + y * B.width;
      for (i32 x = 0; x < B.width; x++) o[x] = p2[x] * EVERY(0.375f) + (p1[x] + p3[x]) * EVERY(0.25f) + (p0[x] + p4[x]) * EVERY(0.0625f);
    }
    if (l < count - 1) {
      const BloomLevel& U = levels[l + 1];
      for (i32 y = 0; y < B.height; y++)
        for (i32 x = 0; x < B.width; x++)
          B.pixels[y * B.width + x] += pictureAt(U.pixels, U.width, U.height, (x + 0.5f) * U.width / B.width, (y + 0.5f) * U.height / B.height) * EVERY(0.95f);
    }
  }
  return count;
}

// Shafts: what glows around the sun is drawn out away from it, where the air is thick enough to show it.
APART void addShafts(Lens& L, const BloomLevel& B) {
  const Scene& S = *(const Scene*)L.scene;
  const float* d = S.sunDirection;
  float depth = d[0] * L.forward[0] + d[1] * L.forward[1] + d[2] * L.forward[2];
  if (depth < 0.1f) return;
  float sx = (d[0] * L.right[0] + d[1] * L.right[1] + d[2] * L.right[2]) / depth * L.scaleX + L.width * .5f;
  float sy = -(d[0] * L.up[0] + d[1] * L.up[1] + d[2] * L.up[2]) / depth * L.scaleY + L.height * .5f;
  float ux = sx * B.width / L.width, uy = sy * B.height / L.height;
  if (ux < -B.width || ux > 2 * B.width || uy < -B.height || uy > 2 * B.height) return;
  f4* room = (f4*)L.bloomRoom;
  for (i32 y = 0; y < B.height; y++)
    for (i32 x = 0; x < B.width; x++) {
      f4 sum = all(0);
      for (int k = 1; k <= 12; k++) {
        float t = k / 13.f;
        sum += pictureAt(B.pixels, B.width, B.height, x + .5f + (ux - x) * t, y + .5f + (uy - y) * t) * all(1 - t * .6f);
      }
      room[y * B.width + x] = sum * all(L.shafts / 12);
    }
  for (i32 i = 0; i < B.width * B.height; i++) B.pixels[i] += room[i];
}

// Row `y` of the half picture: blurred part, glow, vignette and exposure come together, so that a pixel is  light * a + rgb. Four at a time, of which the
// last may lie beyond its end; a pixel of the glow is two of them wide.
INLINE void joinRow(const Lens& L, const BloomLevel& B, i32 levels, i32 y, f4* out) {
  i32 halfWidth = (L.width + 1) / 2, halfHeight = (L.height + 1) / 2, last = B.width - 1;
  float cx = L.width * .5f, cy = L.height * .5f;
  const f4* h = (const f4*)L.halfBlur + y * halfWidth;
  float by = (y + 0.5f) * B.height / halfHeight - 0.5f;
  by = least(most(by, 0), B.height - 1.001f);
  i32 jy = (i32)by;
  f4 gy = all(by - jy), *b0 = B.pixels + jy * B.width, *b1 = b0 + B.width, strength = all(L.bloomStrength / levels);
  auto glowAt = [&](i32 j) __attribute__((always_inline)) {
    j = j < last ? j : last;
    return fused(b1[j] - b0[j], gy, b0[j]) * strength;
  };
  float dy = (y * 2 + 1 - cy) / cy;
  f4 q0 = glowAt(0), q1 = q0, exposed = all(L.exposure * FULL_SCALE), vignette = all(-L.vignette);
  for (i32 x = 0; x < halfWidth; x += 4) {
    f4 q2 = glowAt((x >> 1) + 1), q3 = glowAt((x >> 1) + 2);
    f4 dx = ((f4){1, 3, 5, 7} + all(x * 2 - cx)) * all(1 / cx), rr = fused(dx, dx, all(dy * dy));
    f4 light = fused(vignette * rr, fused(rr, EVERY(0.4f), EVERY(0.6f)), EVERY(1)) * exposed;
    // As light in 16 bits is counted, but for the share that is left of it.
    auto join = [&](f4 blurred, f4 glow, f4 times, f4* to) __attribute__((always_inline)) {
      f4 share = LANE(blurred, 3), o = fused(blurred, share, glow) * times, left = (EVERY(1) - share) * times * EVERY(1 / FULL_SCALE);
      *to = __builtin_shufflevector(o, left, 0, 1, 2, 7);
    };
    join(h[x], fused(q1 - q0, EVERY(.75f), q0), LANE(light, 0), out + x);
    join(h[x + 1], fused(q2 - q1, EVERY(.25f), q1), LANE(light, 1), out + x + 1);
    join(h[x + 2], fused(q2 - q1, EVERY(.75f), q1), LANE(light, 2), out + x + 2);
    join(h[x + 3], fused(q3 - q2, EVERY(.25f), q2), LANE(light, 3), out + x + 3);
    q0 = q2;
    q1 = q3;
  }
}

// The tone curve is a film's: toe, straight part and a shoulder that never clips.
APART void printPicture(Lens& L, const BloomLevel& glow, i32 levels) {
  i32 W = L.width, H = L.height, halfWidth = (W + 1) / 2, halfHeight = (H + 1) / 2;
  const float luma[3] = {0.25f, 0.62f, 0.13f};
  float M[3][3];
  for (int i = 0; i < 3; i++)
    for (int j = 0; j < 3; j++) M[i][j] = (luma[j] * (1 - L.saturation) + (i == j ? L.saturation : 0)) * L.gain[i] / FULL_SCALE;
  f4 l0 = all(L.lift[0] - 0.004f), l1 = all(L.lift[1] - 0.004f), l2 = all(L.lift[2] - 0.004f), steep = all(6.2f * 255.f * L.white), low = all(.5f * 255.f * L.white);
  u32 seed = L.grainSeed * 747796405u + 2891336453u;
  i4 noise = {(i32)seed, (i32)(seed * 747796405u + 1u), (i32)(seed * 2891336453u + 7u), (i32)(seed * 1664525u + 99u)};
  f4 grain = all(L.grain / 2147483648.f);
  // Two rows of the half picture, joined when they are needed: what was blurred lies elsewhere by now.
  f4* joined[2] = {(f4*)L.half, (f4*)L.half + halfWidth + 4};
  i32 known = 0;
  for (i32 y = 0; y < H; y++) {
    const u16* c = (const u16*)L.full + y * W * 4;
    u32* o = (u32*)L.picture + y * W;
    float hy = most((y - 0.5f) * 0.5f, 0);
    i32 iy = (i32)hy;
    if (iy > halfHeight - 2) iy = halfHeight - 2;
    f4 part = all(hy - iy);
    for (; known <= iy + 1; known++) joinRow(L, glow, levels, known, joined[known & 1]);
    const f4 *h0 = joined[iy & 1], *h1 = joined[(iy + 1) & 1];
    f4 q3 = EVERY(.75f), q1 = EVERY(.25f), before = h0[0] + (h1[0] - h0[0]) * part, here = before;
    for (i32 x = 0; x < W; x += 4, c += 16) {
      i32 hx = x >> 1, at1 = hx + 1 < halfWidth ? hx + 1 : halfWidth - 1, at2 = hx + 2 < halfWidth ? hx + 2 : halfWidth - 1;
      f4 next = fused(h1[at1] - h0[at1], part, h0[at1]), after = fused(h1[at2] - h0[at2], part, h0[at2]);
      f4 hr = fused(here, q3, before * q1), hg = fused(here, q3, next * q1), hb = fused(next, q3, here * q1), ha = fused(next, q3, after * q1);
      before = next;
      here = after;
      TRANSPOSE(hr, hg, hb, ha)
      v128_t a = wasm_v128_load(c), b = wasm_v128_load(c + 8);
      v128_t rg = wasm_i16x8_shuffle(a, b, 0, 4, 8, 12, 1, 5, 9, 13), bb = wasm_i16x8_shuffle(a, b, 2, 6, 10, 14, 2, 6, 10, 14);
      f4 r = fused((f4)wasm_f32x4_convert_i32x4(wasm_u32x4_extend_low_u16x8(rg)), ha, hr);
      f4 g = fused((f4)wasm_f32x4_convert_i32x4(wasm_u32x4_extend_high_u16x8(rg)), ha, hg);
      f4 bl = fused((f4)wasm_f32x4_convert_i32x4(wasm_u32x4_extend_low_u16x8(bb)), ha, hb);
      f4 R = most(fused(all(M[0][0]), r, fused(all(M[0][1]), g, fused(all(M[0][2]), bl, l0))), all(0));
      f4 G = most(fused(all(M[1][0]), r, fused(all(M[1][1]), g, fused(all(M[1][2]), bl, l1))), all(0));
      f4 B = most(fused(all(M[2][0]), r, fused(all(M[2][1]), g, fused(all(M[2][2]), bl, l2))), all(0));
      // Times the white it prints as.
      #define TONE(v) fused(v * fused(v, steep, low), fusedInverse(least(fused(v, fused(v, EVERY(6.2f), EVERY(1.7f)), EVERY(.06f)), all(1e6f))), speck)
      noise = noise * 1664525 + 1013904223;
      f4 speck = fused(toFloat(noise), grain, EVERY(.5f));
      R = TONE(R);
      G = TONE(G);
      B = TONE(B);
      #undef TONE
      v128_t words = wasm_u8x16_narrow_i16x8(wasm_i16x8_narrow_i32x4((v128_t)toInt(R), (v128_t)toInt(G)), wasm_i16x8_narrow_i32x4((v128_t)toInt(B), wasm_i32x4_splat(255)));
      wasm_v128_store(o + x, wasm_i8x16_shuffle(words, words, 0, 4, 8, 12, 1, 5, 9, 13, 2, 6, 10, 14, 3, 7, 11, 15));
    }
  }
}

EXPORT void finish(Lens* L) {
  blurHalf(*L);
  BloomLevel levels[MOST_BLOOM_LEVELS];
  i32 count = makeBloom(*L, levels);
  L->bloomLevels = count;
  if (L->shafts > 0) addShafts(*L, levels[0]);
  printPicture(*L, levels[0], count);
}
