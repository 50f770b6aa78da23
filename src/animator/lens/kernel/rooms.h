// What the looks share: the picture and its depth at half size, what sticks to surfaces, edges, and the tooth of paper. Sizes are pixels of a picture 1280 wide.
#pragma once
#include "output.h"

INLINE float lumaOf(f4 c) { return c[0] * .3f + c[1] * .59f + c[2] * .11f; }
INLINE u32 hashAt(i32 x, i32 y) {
  u32 h = (u32)x * 0x9E3779B1u ^ (u32)y * 0x85EBCA77u;
  h = (h ^ (h >> 15)) * 0x2C1B3C6Du;
  return h ^ (h >> 13);
}
INLINE float chanceAt(i32 x, i32 y) { return (hashAt(x, y) & 0xffff) * (1 / 65536.f); }
// Smooth noise of one cell a unit.
INLINE float noiseAt(float x, float y) {
  float fx = __builtin_floorf(x), fy = __builtin_floorf(y), u = x - fx, v = y - fy;
  i32 i = (i32)fx, j = (i32)fy;
  u = u * u * (3 - 2 * u);
  v = v * v * (3 - 2 * v);
  float a = chanceAt(i, j), b = chanceAt(i + 1, j), c = chanceAt(i, j + 1), d = chanceAt(i + 1, j + 1);
  a += (b - a) * u;
  c += (d - c) * u;
  return a + (c - a) * v;
}
INLINE void layPixel(u32* out, f4 c) { *out = floatsToBytes(least(most(c, all(0)), EVERY(255)) + EVERY(.5f))[0] | 0xff000000u; }
// From 0 to 1 along `1 / over` from `from` on.
INLINE float ramp(float x, float from, float over) {
  float t = clamp01((x - from) * over);
  return t * t * (3 - 2 * t);
}
INLINE f4 mixTo(f4 a, f4 b, float share) { return a + (b - a) * all(share); }

// Rooms that are free once a picture is printed: two of four floats and eight of one float for each pixel of half size.
struct Rooms {
  Lens& L;
  i32 W, H, w, h;
  float scale;  // pixels of this picture for one of a picture 1280 wide
  u32* picture;
  f4 *small, *flat;
  float* plane(i32 k) { return (float*)L.full + k * w * h; }
  float* depth() { return (float*)L.halfDepth; }
};
INLINE Rooms planesOf(Lens& L) { return {L, L.width, L.height, L.width / 2, L.height / 2, L.width / 1280.f, (u32*)L.picture, (f4*)L.half, (f4*)L.halfBlur}; }
INLINE i32 within(i32 x, i32 count) { return x < 0 ? 0 : x >= count ? count - 1 : x; }

// The picture at half size; above its colour the square of its luma.
APART void shrink(Rooms& P) {
  for (i32 y = 0; y < P.h; y++) {
    const u32* q = P.picture + y * 2 * P.W;
    f4* out = P.small + y * P.w;
    for (i32 x = 0; x < P.w; x++, q += 2) {
      f4 c = (bytesToFloats(q[0]) + bytesToFloats(q[1]) + bytesToFloats(q[P.W]) + bytesToFloats(q[P.W + 1])) * EVERY(.25f);
      float luma = lumaOf(c);
      c[3] = luma * luma;
      out[x] = c;
    }
  }
}

// Flat patches that keep their edges: each point takes the mean of that square beside it which varies least. All four squares of all points are means of
// one box, so that its width costs nothing.
APART void flatten(Rooms& P, i32 radius) {
  i32 w = P.w, h = P.h, n = radius + 1;
  f4 *across = (f4*)P.plane(0), *box = (f4*)P.plane(4), over = all(1.f / (n * n));
  for (i32 y = 0; y < h; y++) {
    const f4* row = P.small + y * w;
    f4 *out = across + y * w, sum = all(0);
    for (i32 x = 0; x < n; x++) sum += row[within(x, w)];
    for (i32 x = 0; x < w; x++) {
      out[x] = sum;
      sum += row[x + n < w ? x + n : w - 1] - row[x];
    }
  }
  for (i32 x = 0; x < w; x++) box[x] = all(0);
  for (i32 j = 0; j < n; j++) for (i32 x = 0; x < w; x++) box[x] += across[within(j, h) * w + x];
  for (i32 y = 1; y < h; y++) {
    const f4 *in = across + within(y + n - 1, h) * w, *gone = across + (y - 1) * w;
    f4 *out = box + y * w, *before = out - w;
    for (i32 x = 0; x < w; x++) out[x] = before[x] + in[x] - gone[x];
  }
  for (i32 y = 0; y < h; y++) {
    const f4 *here = box + y * w, *above = box + within(y - radius, h) * w;
    f4* out = P.flat + y * w;
    for (i32 x = 0; x < w; x++) {
      i32 left = x < radius ? 0 : x - radius;
      f4 a = here[x] * over, b = here[left] * over, c = above[x] * over, d = above[left] * over;
      f4 s0 = a, s1 = b, s2 = c, s3 = d;
      TRANSPOSE(s0, s1, s2, s3)
      f4 luma = s0 * EVERY(.3f) + s1 * EVERY(.59f) + s2 * EVERY(.11f), spread = s3 - luma * luma;
      float p = spread[0], q = spread[1], r = spread[2], s = spread[3];
      f4 one = p <= q ? a : b, two = r <= s ? c : d;
      out[x] = least(p, q) <= least(r, s) ? one : two;
    }
  }
}

// A row of full size between rows of half size.
INLINE void widen(const float* plane, i32 w, i32 h, i32 y, float* out) {
  i32 j = y >> 1, k = within(y & 1 ? j + 1 : j - 1, h);
  const float *a = plane + j * w, *b = plane + k * w;
  float before = a[0] * .75f + b[0] * .25f, here = before;
  for (i32 x = 0; x < w; x++) {
    i32 n = x + 1 < w ? x + 1 : x;
    float next = a[n] * .75f + b[n] * .25f;
    out[x * 2] = here * .75f + before * .25f;
    out[x * 2 + 1] = here * .75f + next * .25f;
    before = here;
    here = next;
  }
}
INLINE void widenColours(const f4* plane, i32 w, i32 h, i32 y, f4* out) {
  i32 j = y >> 1, k = within(y & 1 ? j + 1 : j - 1, h);
  const f4 *a = plane + j * w, *b = plane + k * w;
  f4 q3 = EVERY(.75f), q1 = EVERY(.25f), before = a[0] * q3 + b[0] * q1, here = before;
  for (i32 x = 0; x < w; x++) {
    i32 n = x + 1 < w ? x + 1 : x;
    f4 next = fused(a[n], q3, b[n] * q1);
    out[x * 2] = fused(here, q3, before * q1);
    out[x * 2 + 1] = fused(here, q3, next * q1);
    before = here;
    here = next;
  }
}
// Room for such rows, beyond what a picture needs of its bloom.
INLINE float* rowRoom(Rooms& P, i32 k) { return (float*)P.L.bloom + k * (P.W + 8); }
INLINE f4* colourRow(Rooms& P) { return (f4*)P.L.bloomRoom; }

// Where four neighbours of half size are in the world; the sky is far away.
struct Spots { f4 x, y, z, far; };
INLINE Spots spotsAt(const Lens& L, i32 x, i32 y, f4 depth) {
  f4 far = inverse(most(depth, EVERY(1 / 900.f)));
  f4 qx = (all(x * 2 + 1 - L.width * .5f) + (f4){0, 2, 4, 6}) * all(1 / L.scaleX) * far, qy = all(-(y * 2 + 1 - L.height * .5f) / L.scaleY) * far;
  return {all(L.eye[0]) + all(L.forward[0]) * far + all(L.right[0]) * qx + all(L.up[0]) * qy,
          all(L.eye[1]) + all(L.forward[1]) * far + all(L.right[1]) * qx + all(L.up[1]) * qy,
          all(L.eye[2]) + all(L.forward[2]) * far + all(L.right[2]) * qx + all(L.up[2]) * qy, far};
}
// Noise of a table, 256 x 256 bytes that repeat, between its texels.
INLINE float tableAt(const u8* table, float u, float v) {
  float fu = __builtin_floorf(u), fv = __builtin_floorf(v), a = u - fu, b = v - fv;
  i32 i = (i32)fu & 255, j = (i32)fv & 255, i2 = (i + 1) & 255;
  const u8 *p = table + j * 256, *q = table + ((j + 1) & 255) * 256;
  float top = p[i] + (p[i2] - p[i]) * a, low = q[i] + (q[i2] - q[i]) * a;
  return top + (low - top) * b;
}

// Noise that lies on surfaces, -1 to 1, with a grain of about `size` pixels however far they are: two octaves, of which the finer fades in as one comes near.
// Wide grains are found at every second point of every second row.
APART void stick(Rooms& P, const u8* table, float size, float* out) {
  const Lens& L = P.L;
  float k = size * P.scale / L.scaleX;
  i32 w = P.w, h = P.h, step = size * P.scale >= 6 ? 2 : 1;
  for (i32 y = 0; y < h; y += step) {
    float* to = out + y * w;
    for (i32 next = 0; next < w; next += 4) {
      i32 x = next + 4 <= w ? next : w - 4;
      Spots s = spotsAt(L, x, y, (f4)wasm_v128_load(P.depth() + y * w + x));
      // Seen from nowhere straight along: neither floors nor walls show streaks.
      f4 u = s.x + s.z * EVERY(.43f) + s.y * EVERY(.31f), v = s.y + s.z * EVERY(.57f) - s.x * EVERY(.29f);
      i4 bits = (i4)(s.far * all(k));
      f4 part = (f4)((bits & 0x7fffff) | 0x3f800000) - EVERY(1), inv = (f4)(0x7f000000 - (bits & 0x7f800000));
      u *= inv;
      v *= inv;
      if (step == 1) {
        // Of grains hardly wider than a pixel nobody sees which octave they are of.
        f4 half = choose(part > EVERY(.5f), EVERY(.5f), EVERY(1));
        u *= half;
        v *= half;
        for (int n = 0; n < 4; n++) to[x + n] = tableAt(table, u[n], v[n]) * (1 / 127.5f) - 1;
        continue;
      }
      for (int n = 0; n < 4; n += 2) {
        float a = tableAt(table, u[n], v[n]), b = tableAt(table, u[n] * .5f + 37, v[n] * .5f + 91);
        to[x + n] = (a + (b - a) * part[n]) * (1 / 127.5f) - 1;
      }
    }
    if (step == 1) continue;
    for (i32 x = 1; x < w; x += 2) to[x] = x + 1 < w ? (to[x - 1] + to[x + 1]) * .5f : to[x - 1];
    if (y > 0) for (i32 x = 0; x < w; x++) to[x - w] = (to[x] + to[x - 2 * w]) * .5f;
    if (y + 2 >= h && y + 1 < h) for (i32 x = 0; x < w; x++) to[x + w] = to[x];
  }
}

// Lines where depth jumps or bends, 0 to 1, and beside them (2nd plane) how much nearer a point is than the farthest around it: its own rim.
// One over depth is straight along any plane, so that only edges bend it. Where everything is edge (grass, leaves) there is none.
APART void findEdges(Rooms& P, float width, float* lines, float* rim) {
  i32 w = P.w, h = P.h, r = width * P.scale < 1.25f ? 1 : 2;
  const float* depth = P.depth();
  float* raw = P.plane(7);
  for (i32 y = 0; y < h; y++) {
    const float *here = depth + y * w, *up = depth + within(y - r, h) * w, *down = depth + within(y + r, h) * w;
    // Four at a time; the last four of a row may overlap those before them, and beside the picture there is nothing.
    for (i32 next = r; next < w - r; next += 4) {
      i32 x = next + 4 <= w - r ? next : w - r - 4;
      f4 d = (f4)wasm_v128_load(here + x), a = (f4)wasm_v128_load(here + x - r), b = (f4)wasm_v128_load(here + x + r), c = (f4)wasm_v128_load(up + x), e = (f4)wasm_v128_load(down + x);
      f4 bend = magnitude(a + b - d - d) + magnitude(c + e - d - d);
      // Far away, where land meets the sky, lines are thin.
      f4 near = clamp01(most(most(a, b), most(most(c, e), d)) * EVERY(26) + EVERY(.12f));
      wasm_v128_store(raw + y * w + x, (v128_t)(clamp01((bend * inverse(d + EVERY(.012f)) - EVERY(.03f)) * EVERY(11)) * near));
      if (rim != nullptr) wasm_v128_store(rim + y * w + x, (v128_t)(clamp01(((d - least(least(a, b), least(c, e))) * inverse(d + EVERY(.004f)) - EVERY(.05f)) * EVERY(8)) * near));
    }
    for (i32 k = 0; k < r; k++) {
      raw[y * w + k] = raw[y * w + w - 1 - k] = 0;
      if (rim != nullptr) rim[y * w + k] = rim[y * w + w - 1 - k] = 0;
    }
  }
  // How much of it there is around: a box of running sums.
  i32 n = 5;
  float* sums = P.plane(6);
  for (i32 y = 0; y < h; y++) {
    const float* row = raw + y * w;
    float sum = 0, *out = sums + y * w;
    for (i32 x = -n; x <= n; x++) sum += row[within(x, w)];
    for (i32 x = 0; x < w; x++) {
      out[x] = sum;
      sum += row[within(x + n + 1, w)] - row[within(x - n, w)];
    }
  }
  for (i32 y = 0; y < h; y++) {
    const float *s0 = sums + y * w, *s1 = sums + within(y - 2, h) * w, *s2 = sums + within(y + 2, h) * w, *s3 = sums + within(y - 4, h) * w, *s4 = sums + within(y + 4, h) * w;
    const float* own = raw + y * w;
    float *to = lines + y * w, *edge = rim + y * w, part = 2.2f / (5 * (2 * n + 1));
    for (i32 x = 0; x < w; x++) {
      float alone = clamp01(1.7f - (s0[x] + s1[x] + s2[x] + s3[x] + s4[x]) * part);
      to[x] = own[x] * alone;
      if (rim != nullptr) edge[x] *= alone;
    }
  }
  // Stairs of half size are rounded, so that curves are drawn as by a hand.
  for (i32 y = 0; y < h; y++) {
    const float* row = lines + y * w;
    float *out = raw + y * w, before = row[0];
    for (i32 x = 0; x < w; x++) {
      out[x] = (before + row[x] + row[x] + row[within(x + 1, w)]) * .25f;
      before = row[x];
    }
  }
  for (i32 y = 0; y < h; y++) {
    const float *here = raw + y * w, *up = raw + within(y - 1, h) * w, *down = raw + within(y + 1, h) * w;
    float* out = lines + y * w;
    for (i32 x = 0; x < w; x++) out[x] = (up[x] + here[x] + here[x] + down[x]) * .25f;
  }
}

// Tables of 256 x 256 bytes: smooth noise of one texel, and the tooth of paper with its fibres.
enum { TABLE = 65536 };
EXPORT void makeStyleTables(u8* at) {
  for (i32 y = 0; y < 256; y++)
    for (i32 x = 0; x < 256; x++) at[y * 256 + x] = (u8)(hashAt(x, y) & 255);
  u8* tooth = at + TABLE;
  auto wrapped = [&](i32 x, i32 y) { return (float)at[(y & 255) * 256 + (x & 255)]; };
  for (i32 y = 0; y < 256; y++)
    for (i32 x = 0; x < 256; x++) {
      float fine = (wrapped(x, y) * 2 + wrapped(x + 1, y) + wrapped(x, y + 1) + wrapped(x - 1, y) + wrapped(x, y - 1)) * (1 / 6.f);
      float wide = 0;
      for (i32 j = 0; j < 2; j++)
        for (i32 i = 0; i < 2; i++) {
          float u = (x & 7) / 8.f, v = (y & 7) / 8.f;
          wide += wrapped(((x >> 3) + i) & 31, (((y >> 3) + j) & 31) + 64) * (i ? u : 1 - u) * (j ? v : 1 - v);
        }
      float t = 127 + (fine - 127) * 1.1f + (wide - 127) * .45f;
      tooth[y * 256 + x] = (u8)(t < 0 ? 0 : t > 255 ? 255 : t);
    }
  // Fibres: short bent lines, some lighter, some darker.
  for (i32 k = 0; k < 420; k++) {
    float x = chanceAt(k, 1) * 256, y = chanceAt(k, 2) * 256, turn = chanceAt(k, 3), bend = (chanceAt(k, 4) - .5f) * .03f;
    i32 shade = chanceAt(k, 5) < .5f ? -34 : 34, length = 8 + (i32)(chanceAt(k, 6) * 22);
    for (i32 s = 0; s < length; s++) {
      u8* p = tooth + ((i32)y & 255) * 256 + ((i32)x & 255);
      i32 t = *p + shade;
      *p = (u8)(t < 0 ? 0 : t > 255 ? 255 : t);
      x += sineOfTurns(turn + .25f) + 256;
      y += sineOfTurns(turn) + 256;
      x = x >= 512 ? x - 512 : x >= 256 ? x - 256 : x;
      y = y >= 512 ? y - 512 : y >= 256 ? y - 256 : y;
      turn += bend;
    }
  }
}
INLINE float toothAt(const u8* tables, i32 x, i32 y) { return tables[TABLE + ((y & 255) << 8) + (x & 255)] * (1 / 127.5f) - 1; }
