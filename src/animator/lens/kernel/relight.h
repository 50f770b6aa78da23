// Light that goes with the moment: a torch in a hand, headlamps in fog, a candle that flickers, lightning. What was drawn before it is taken as evenly lit; of that
// light `base` is left, and lamps add to it by where each pixel lies and how it is turned. The air shows the cones of lamps that have a beam.
#pragma once
#include "facets.h"

INLINE float coneAt(const MovingLamp& lamp, float cosine) {
  if (lamp.spread <= -1) return 1;
  float t = clamp01((cosine - lamp.spread) / (lamp.core - lamp.spread));
  return t * t * (3 - 2 * t);
}

// Steps from a surface to a lamp: what the picture shows nearer than the way between them, and not far before it, stands in its light.
// Each of sixteen pixels steps from elsewhere, and what they find is spread over all of them: see spreadShade.
enum { SHADE_STEPS = 11 };
INLINE float stepFrom(i32 x, i32 y) {
  const u8 order[16] = {0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5};
  return (order[(y & 3) * 4 + (x & 3)] + .5f) * (1 / 16.f);
}
#define SHADE_METRES .45f
APART float shadeAt(const Lens& L, const float* depth, i32 w, i32 h, const Facet& at, const MovingLamp& lamp, float turn) {
  const float *e = L.eye, *r = L.right, *u = L.up, *f = L.forward;
  auto seen = [&](const float* p, float* out) {
    float x = p[0] - e[0], y = p[1] - e[1], z = p[2] - e[2];
    out[0] = x * r[0] + y * r[1] + z * r[2];
    out[1] = x * u[0] + y * u[1] + z * u[2];
    out[2] = x * f[0] + y * f[1] + z * f[2];
  };
  float from[3] = {at.x + at.nx * .03f, at.y + at.ny * .03f, at.z + at.nz * .03f}, a[3], b[3];
  seen(from, a);
  seen(lamp.at, b);
  float hidden = 0;
  for (int k = 0; k < SHADE_STEPS; k++) {
    float t = (k + turn) / SHADE_STEPS * .94f, x = a[0] + (b[0] - a[0]) * t, y = a[1] + (b[1] - a[1]) * t, z = a[2] + (b[2] - a[2]) * t;
    if (z < .1f) break;
    float over = 1 / z;
    i32 px = (i32)((L.width * .5f + x * over * L.scaleX) * .5f), py = (i32)((L.height * .5f - y * over * L.scaleY) * .5f);
    if ((u32)px >= (u32)w || (u32)py >= (u32)h) continue;
    float before = z - 1 / most(depth[py * w + px], 1e-4f);
    // What hides the last bit of the way is the lamp's own housing.
    if (before > .025f * z && before < SHADE_METRES + .04f * z && t < .9f) hidden += 1;
  }
  return 1 - lamp.shades * clamp01(hidden * .5f);
}

// The mean of sixteen neighbours, of those that lie on the same surface: first along rows, then down columns. `rows` has room for two.
APART void spreadShade(float* shade, const float* depth, i32 w, i32 h, float* rows) {
  auto near = [](float a, float b) __attribute__((always_inline)) { return magnitude(a - b) < .035f * b ? 1.f : 0.f; };
  for (i32 y = 0; y < h; y++) {
    float *row = shade + y * w, before = row[0];
    const float* d = depth + y * w;
    for (i32 x = 0; x < w; x++) {
      i32 last = w - 1, i = x > 0 ? x - 1 : 0, j = x < last ? x + 1 : last, k = x + 2 < w ? x + 2 : last;
      float here = row[x], wi = near(d[i], d[x]), wj = near(d[j], d[x]), wk = near(d[k], d[x]), own = row[x];
      here = (here + before * wi + row[j] * wj + row[k] * wk) / (1 + wi + wj + wk);
      before = own;
      row[x] = here;
    }
  }
  float *before = rows, *own = rows + w;
  for (i32 x = 0; x < w; x++) before[x] = shade[x];
  for (i32 y = 0; y < h; y++) {
    i32 last = h - 1, up = y > 0 ? -w : 0, down = y < last ? w : 0, twice = y + 2 < h ? 2 * w : down;
    float* row = shade + y * w;
    const float* d = depth + y * w;
    for (i32 x = 0; x < w; x++) {
      own[x] = row[x];
      float wi = near(d[x + up], d[x]), wj = near(d[x + down], d[x]), wk = near(d[x + twice], d[x]);
      row[x] = (row[x] + before[x] * wi + row[x + down] * wj + row[x + twice] * wk) / (1 + wi + wj + wk);
    }
    float* next = before;
    before = own;
    own = next;
  }
}

// Light that the air throws toward the camera along the way to what a pixel shows: evenly by the angle under which the lamp is seen, where most of it is.
enum { BEAM_STEPS = 14 };
INLINE float angleOf(float t) {
  // Arc tangent, to a few thousandths.
  float m = magnitude(t), s = m > 1 ? 1 / m : m, q = s * (.97239f - .19195f * s * s);
  q = m > 1 ? 1.570796f - q : q;
  return t < 0 ? -q : q;
}
APART float beamAt(const Lens& L, const MovingLamp& lamp, const float* ray, float far, float turn) {
  float dx = lamp.at[0] - L.eye[0], dy = lamp.at[1] - L.eye[1], dz = lamp.at[2] - L.eye[2], along = dx * ray[0] + dy * ray[1] + dz * ray[2];
  float aside2 = dx * dx + dy * dy + dz * dz - along * along, near = root(most(aside2, 0) + lamp.size * lamp.size * .25f + .002f);
  if (near > lamp.reach) return 0;
  float from = angleOf(-along / near), to = angleOf((least(far, along + lamp.reach) - along) / near);
  if (to <= from) return 0;
  float step = (to - from) / BEAM_STEPS, s2 = step * step, tangent = step * (1 + s2 * (1 / 3.f + s2 * (2 / 15.f)));
  // The tangent of an angle a little larger, from that of the one before.
  float first = step * turn, f2 = first * first, tf = first * (1 + f2 * (1 / 3.f + f2 * (2 / 15.f))), start = -along / near;
  float at = (start + tf) / (1 - start * tf), sum = 0;
  for (int k = 0; k < BEAM_STEPS; k++) {
    float t = along + at * near, x = ray[0] * t - dx, y = ray[1] * t - dy, z = ray[2] * t - dz, d2 = x * x + y * y + z * z, id = 1 / root(d2 + 1e-6f);
    float edge = clamp01(1 - d2 / (lamp.reach * lamp.reach));
    sum += edge * coneAt(lamp, (x * lamp.toward[0] + y * lamp.toward[1] + z * lamp.toward[2]) * id);
    at = (at + tangent) / (1 - at * tangent);
  }
  return sum * step / near * lamp.beam;
}

// A shaft is a beam whose lamp is so far away that its sides are even: `size` is its radius. How much of it lies before what the pixel shows is known without steps.
INLINE bool isShaft(const MovingLamp& lamp) { return lamp.spread > .9999f; }
INLINE float shaftAt(const Lens& L, const MovingLamp& lamp, const float* ray, float far) {
  const float* v = lamp.toward;
  float x = L.eye[0] - lamp.at[0], y = L.eye[1] - lamp.at[1], z = L.eye[2] - lamp.at[2], b = ray[0] * v[0] + ray[1] * v[1] + ray[2] * v[2], over = 1 / most(1 - b * b, .02f);
  float d = ray[0] * x + ray[1] * y + ray[2] * z, e = v[0] * x + v[1] * y + v[2] * z, t = (b * e - d) * over, s = (e - b * d) * over;
  if (t < 0 || s < 0 || s > lamp.reach) return 0;
  float cx = x + ray[0] * t - v[0] * s, cy = y + ray[1] * t - v[1] * s, cz = z + ray[2] * t - v[2] * s, q = 1 - (cx * cx + cy * cy + cz * cz) / (lamp.size * lamp.size);
  if (q <= 0) return 0;
  // Fainter the farther from where it comes in.
  float chord = lamp.size * root(over), fades = (1 - .8f * s / lamp.reach) * clamp01(s);
  return q * q * chord * fades * clamp01((far - t) / (2 * chord) + .5f) * lamp.beam;
}

EXPORT void relight(Lens* lens, const Relight* light) {
  Lens& L = *lens;
  i32 w = (L.width + 1) / 2, h = (L.height + 1) / 2, bw = (w + 1) / 2, bh = (h + 1) / 2;
  const float* depth = (const float*)L.halfDepth;
  const MovingLamp* lamps = (const MovingLamp*)light->lamps;
  f4 *half = (f4*)L.half, *beams = (f4*)L.bloomRoom, *factors = (f4*)L.halfBlur, base = {light->base[0], light->base[1], light->base[2], 1}, outside = {light->outside[0], light->outside[1], light->outside[2], 1};
  bool walled = light->wallsFrom[0] < light->wallsTo[0], beaming = false, shading = false;
  for (i32 k = 0; k < light->count; k++) {
    beaming |= lamps[k].beam > 0;
    shading |= lamps[k].shades > 0;
  }
  // Of the light of lamps, how much no shadow takes: where the glow will lie.
  float* shade = (float*)L.bloom;
  if (beaming)
    for (i32 y = 0; y < bh; y++)
      for (i32 x = 0; x < bw; x++) {
        float ax = (x * 4 + 2 - L.width * .5f) / L.scaleX, ay = -(y * 4 + 2 - L.height * .5f) / L.scaleY, ray[3], over = 1 / root(1 + ax * ax + ay * ay);
        for (int k = 0; k < 3; k++) ray[k] = (L.forward[k] + L.right[k] * ax + L.up[k] * ay) * over;
        float far = 1 / (most(depth[within(y * 2, h) * w + within(x * 2, w)], 1 / 300.f) * over);
        f4 sum = all(0);
        for (i32 k = 0; k < light->count; k++)
          if (lamps[k].beam > 0) sum += (f4){lamps[k].colour[0], lamps[k].colour[1], lamps[k].colour[2], 0} * all(isShaft(lamps[k]) ? shaftAt(L, lamps[k], ray, far) : beamAt(L, lamps[k], ray, far, chanceAt(x, y)));
        beams[y * bw + x] = sum;
      }
  if (light->count > 0) {
    for (i32 y = 0; y < h; y++)
      for (i32 x = 0; x < w; x++) factors[y * w + x] = trustedWay(L, depth, w, h, x, y);
    i32 step = (L.width + 320) / 640;
    roundOff(factors, depth, w, h, step < 1 ? 1 : step > 4 ? 4 : step, (f4*)L.bloom);
  }
  for (i32 y = 0; y < h; y++)
    for (i32 x = 0; x < w; x++) {
      f4 times = outside;
      float whole = 0, left = 0;
      // Windows across the street shine as well, and are not what one looks at.
      float own = .35f;
      if (depth[y * w + x] > 1 / 800.f) {
        Facet at = facetAt(L, depth, w, h, x, y);
        f4 way = factors[y * w + x];
        if (light->count > 0) { at.nx = way[0]; at.ny = way[1]; at.nz = way[2]; }
        bool within = !walled || (at.x > light->wallsFrom[0] && at.x < light->wallsTo[0] && at.z > light->wallsFrom[1] && at.z < light->wallsTo[1]);
        if (within) { times = base; own = 1; }
        if (within)
          for (i32 k = 0; k < light->count; k++) {
            const MovingLamp& lamp = lamps[k];
            float dx = lamp.at[0] - at.x, dy = lamp.at[1] - at.y, dz = lamp.at[2] - at.z, d2 = dx * dx + dy * dy + dz * dz, reach2 = lamp.reach * lamp.reach;
            if (d2 >= reach2 || lamp.falls <= 0) continue;
            if (isShaft(lamp)) {
              float s = -(dx * lamp.toward[0] + dy * lamp.toward[1] + dz * lamp.toward[2]), q = clamp01(1 - (d2 - s * s) / (lamp.size * lamp.size));
              times += (f4){lamp.colour[0], lamp.colour[1], lamp.colour[2], 0} * all(q * lamp.falls * clamp01(.3f + .7f * magnitude(at.ny)));
              continue;
            }
            float id = 1 / root(d2 + 1e-4f), cone = coneAt(lamp, -(dx * lamp.toward[0] + dy * lamp.toward[1] + dz * lamp.toward[2]) * id);
            if (cone <= 0) continue;
            float facing = clamp01(((dx * at.nx + dy * at.ny + dz * at.nz) * id + .2f) * .833f), edge = 1 - d2 / reach2;
            float amount = (facing + (1 - facing) * lamp.flat) * edge * edge * cone * lamp.falls / (d2 + lamp.size * lamp.size + .05f);
            float brightness = amount * (lamp.colour[0] + lamp.colour[1] + lamp.colour[2]);
            whole += brightness;
            left += lamp.shades > 0 && amount > .004f ? brightness * shadeAt(L, depth, w, h, at, lamp, stepFrom(x, y)) : brightness;
            times += (f4){lamp.colour[0], lamp.colour[1], lamp.colour[2], 0} * all(amount);
          }
      }
      if (shading) shade[y * w + x] = whole > 1e-4f ? left / whole : 1;
      factors[y * w + x] = (f4){times[0], times[1], times[2], own};
    }
  if (shading) {
    spreadShade(shade, depth, w, h, shade + w * h);
    for (i32 i = 0; i < w * h; i++) {
      f4 lit = factors[i];
      // Beyond the walls no lamp shines.
      if (lit[3] == 1) factors[i] = base + (lit - base) * all(shade[i]);
    }
  }
  auto between = [](const f4* plane, i32 wide, i32 high, float x, float y) __attribute__((always_inline)) {
    x = least(most(x, 0), wide - 1.001f);
    y = least(most(y, 0), high - 1.001f);
    i32 i = (i32)x, j = (i32)y, next = i + 1 < wide ? 1 : 0, below = j + 1 < high ? wide : 0;
    const f4* q = plane + j * wide + i;
    return mixTo(mixTo(q[0], q[next], x - i), mixTo(q[below], q[below + next], x - i), y - j);
  };
  // Between the pixels of half size: no edge is a row of blocks. Where what they show lies at two depths, a pixel is lit as what it shows itself.
  auto factorAt = [&](float x, float y, float own) __attribute__((always_inline)) {
    x = least(most(x, 0), w - 1.001f);
    y = least(most(y, 0), h - 1.001f);
    i32 i = (i32)x, j = (i32)y, next = i + 1 < w ? 1 : 0, below = j + 1 < h ? w : 0;
    const f4* q = factors + j * w + i;
    const float* z = depth + j * w + i;
    f4 a = q[0], b = q[next], c = q[below], d = q[below + next], depths = {z[0], z[next], z[below], z[below + next]};
    float u = x - i, v = y - j, front = most(most(depths[0], depths[1]), most(depths[2], depths[3])), back = least(least(depths[0], depths[1]), least(depths[2], depths[3]));
    if (own < back * .97f) {
      // It shows something behind all four.
      f4 behind = a;
      float least4 = back;
      for (i32 m = j - 1; m <= j + 2; m++)
        for (i32 n = i - 1; n <= i + 2; n++) {
          i32 at = within(m, h) * w + within(n, w);
          if (depth[at] < least4) { least4 = depth[at]; behind = factors[at]; }
        }
      if (least4 < back) return mixTo(behind, mixTo(mixTo(a, b, u), mixTo(c, d, u), v), clamp01((own - least4) / (back - least4)));
    }
    if (front - back <= .04f * front) return mixTo(mixTo(a, b, u), mixTo(c, d, u), v);
    float middle = (front + back) * .5f;
    f4 shares = (f4){(1 - u) * (1 - v), u * (1 - v), (1 - u) * v, u * v} + EVERY(.02f), near = all(0), far = all(0), four[4] = {a, b, c, d};
    float nears = 0, fars = 0;
    for (int k = 0; k < 4; k++) {
      if (depths[k] >= middle) { near += four[k] * all(shares[k]); nears += shares[k]; }
      else { far += four[k] * all(shares[k]); fars += shares[k]; }
    }
    return mixTo(far * all(1 / fars), near * all(1 / nears), clamp01((own - back) / (front - back)));
  };
  auto lay = [&](f4 c, f4 times, f4 beam) __attribute__((always_inline)) {
    float keeps = clamp01((most(most(c[0], c[1]), c[2]) - light->shining) * 1.6f) * times[3];
    return c * mixTo(times, all(1), keeps) + beam;
  };
  for (i32 y = 0; y < h; y++)
    for (i32 x = 0; x < w; x++) {
      f4 beam = beaming ? between(beams, bw, bh, (x - .5f) * .5f, (y - .5f) * .5f) : all(0), *small = half + y * w + x;
      float circle = (*small)[3];
      f4 sum = all(0);
      i32 count = 0;
      for (i32 k = 0; k < 4; k++) {
        i32 px = x * 2 + (k & 1), py = y * 2 + (k >> 1);
        if (px >= L.width || py >= L.height) continue;
        u16* p = (u16*)L.full + (py * L.width + px) * 4;
        float far = p[3] * (1 / DEPTH_CODES);
        f4 times = factorAt(px * .5f - .25f, py * .5f - .25f, far * far);
        f4 c = (f4)wasm_f32x4_convert_u32x4(wasm_u32x4_load16x4(p)) * EVERY(1 / FULL_SCALE);
        f4 laid = most(lay(c, times, beam), all(0));
        laid[3] = 0;
        *(u64*)p = toFull(laid);
        sum += laid;
        count++;
      }
      *small = sum * all(1.f / count);
      (*small)[3] = circle;
    }
}
