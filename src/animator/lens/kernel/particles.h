// Rain, snow, dust, sparks, smoke: soft discs and streaks laid over the resolved picture, hidden by what is nearer.
#pragma once
#include "resolve.h"
#include "rooms.h"

INLINE void laySpot(Lens& L, i32 x, i32 y, f4 colour, float alpha, float glow) {
  u16* p = (u16*)L.full + (y * L.width + x) * 4;
  f4 c = (f4)wasm_f32x4_convert_u32x4(wasm_u32x4_load16x4(p));
  c = c * all(1 - alpha * (1 - glow)) + colour * all(alpha * FULL_SCALE);
  v128_t q = (v128_t)toInt(most(c, all(0)));
  q = wasm_u16x8_narrow_i32x4(q, q);
  *(u64*)p = (u64)wasm_i64x2_extract_lane(q, 0);
  if ((x | y) & 1) return;
  // The half-size copy is what is blurred: every fourth pixel stands for its neighbours there.
  f4* h = (f4*)L.half + (y >> 1) * ((L.width + 1) / 2) + (x >> 1);
  float circle = (*h)[3];
  *h = *h * all(1 - alpha * (1 - glow)) + colour * all(alpha);
  (*h)[3] = circle;
}

// Where a particle is on the picture.
struct Sprite {
  float x0, y0, x1, y1, radius, alpha, inverseDepth, blur;
  f4 colour;
  i32 left, right, top, bottom;
};

// Fire prints alike however far the film is exposed: by night its edges would be white.
constexpr float PRINTED = 1.1f;

// Heat of a flame to its colour: dull red at its edge, orange, yellow, and pale where it is hottest.
INLINE f4 fireOf(float heat) {
  float h = clamp01(heat);
  return (f4){.75f + .95f * ramp(h, 0, 2.2f), .05f + .82f * ramp(h, .1f, 1.2f), .008f + .3f * ramp(h, .5f, 2.f), 0};
}

// Smoke and fire from near: a disc whose edge noise has eaten away.
APART void layPuff(Lens& L, const Particle& P, const Sprite& at) {
  const Scene& S = *(const Scene*)L.scene;
  const float* halfDepth = (const float*)L.halfDepth;
  i32 halfWidth = (L.width + 1) / 2;
  bool isFire = P.shape > 2.5f;
  float ir = 1 / at.radius, sx = P.seed * 57.3f, sy = P.seed * 95.9f - L.time * 5;
  for (i32 y = at.top; y < at.bottom; y++)
    for (i32 x = at.left; x < at.right; x++) {
      float u = (x + .5f - at.x0) * ir, v = (y + .5f - at.y0) * ir, d2 = u * u + v * v;
      if (d2 >= 1 || halfDepth[(y >> 1) * halfWidth + (x >> 1)] > at.inverseDepth) continue;
      float soft = 1 - d2, thick = soft * 1.25f - noiseAt(S, u * 19 + sx, v * 19 + sy) * .85f;
      if (thick <= 0) continue;
      laySpot(L, x, y, isFire ? fireOf(thick * .85f + P.colour[0] - .9f) * all(PRINTED / L.exposure) : at.colour, at.alpha * smoothStep(0, isFire ? .3f : .55f, thick), P.glow);
    }
}

// A tongue of flame stands on its foot; noise that runs toward the tip eats it away, the more the higher.
APART void layTongue(Lens& L, const Particle& P, const Sprite& at) {
  const Scene& S = *(const Scene*)L.scene;
  const float* halfDepth = (const float*)L.halfDepth;
  i32 halfWidth = (L.width + 1) / 2;
  float ax = at.x1 - at.x0, ay = at.y1 - at.y0, length2 = ax * ax + ay * ay;
  // Seen from above it still stands up on the picture.
  if (length2 < at.radius * at.radius) { ax = 0; ay = -at.radius; length2 = ay * ay; }
  float along = root(length2), ia = 1 / (along * at.radius), il = 1 / length2, ratio = along / at.radius;
  float metres = root(P.streak[0] * P.streak[0] + P.streak[1] * P.streak[1] + P.streak[2] * P.streak[2]);
  f4 paint = at.colour * all(PRINTED / L.exposure);
  float run = L.time * 1.55f / root(most(metres, .04f)), s = P.seed * 43.7f, blur = at.blur;
  for (i32 y = at.top; y < at.bottom; y++)
    for (i32 x = at.left; x < at.right; x++) {
      float px = x + .5f - at.x0, py = y + .5f - at.y0, v = (px * ax + py * ay) * il;
      if (v < -.1f || v > 1 || halfDepth[(y >> 1) * halfWidth + (x >> 1)] > at.inverseDepth) continue;
      float u = (py * ax - px * ay) * ia;
      u += (noiseAt(S, s + 3, v * 34 - run * 17 + s) - .5f) * 1.9f * v;
      float width = (1.04f - v) * (.68f + 1.1f * v) * root(clamp01((v + .1f) * 6)), q = u / width;
      if (q * q > 2.5f) continue;
      float n = noiseAt(S, u * 15 + s, (v - run) * ratio * 8 + s * 3);
      float heat = .84f - .62f * q * q - .5f * v + (n - .5f) * (.9f + 2.2f * v);
      float alpha = P.alpha * smoothStep(-blur, .2f + blur, heat) * smoothStep(-.1f, .07f, v);
      if (alpha > .004f) laySpot(L, x, y, paint * fireOf(heat), alpha, P.glow);
    }
}

EXPORT void drawParticles(Lens* L) {
  const Scene& S = *(const Scene*)L->scene;
  const Particle* particles = (const Particle*)L->particles;
  const float *e = L->eye, *r = L->right, *u = L->up, *f = L->forward;
  float cx = L->width * .5f, cy = L->height * .5f;
  i32 halfWidth = (L->width + 1) / 2;
  const float* halfDepth = (const float*)L->halfDepth;
  for (i32 i = 0; i < L->particleCount; i++) {
    const Particle& P = particles[i];
    auto project = [&](float x, float y, float z, float& sx, float& sy) {
      float dx = x - e[0], dy = y - e[1], dz = z - e[2];
      float depth = dx * f[0] + dy * f[1] + dz * f[2];
      if (depth < L->near) return -1.f;
      sx = cx + L->scaleX * (dx * r[0] + dy * r[1] + dz * r[2]) / depth;
      sy = cy - L->scaleY * (dx * u[0] + dy * u[1] + dz * u[2]) / depth;
      return depth;
    };
    float x0, y0, x1, y1;
    // Streaks lie around where they are, tongues stand on it.
    bool isTongue = P.shape > 1.5f && P.shape < 2.5f;
    float back = isTongue ? 0 : -.5f, ahead = back + 1;
    float depth = project(P.at[0] + P.streak[0] * back, P.at[1] + P.streak[1] * back, P.at[2] + P.streak[2] * back, x0, y0);
    if (depth < 0 || project(P.at[0] + P.streak[0] * ahead, P.at[1] + P.streak[1] * ahead, P.at[2] + P.streak[2] * ahead, x1, y1) < 0) continue;
    float radius = P.size * L->scaleX / depth, alpha = P.alpha;
    // Nothing is thinner than most of a pixel: it becomes fainter instead.
    if (radius < 0.6f) { alpha *= radius / 0.6f; radius = 0.6f; }
    // Out of focus it grows and pales.
    float circle = magnitude(L->aperture * (1 - L->focus / depth)) * L->width / 1280.f * .5f;
    if (circle > L->mostBlur) circle = L->mostBlur;
    if (circle > radius * .5f) { float grown = radius + circle * .7f; alpha *= radius * radius / (grown * grown) * 1.6f; radius = grown; if (alpha > P.alpha) alpha = P.alpha; }
    if (alpha < 0.004f) continue;
    f4 through, glowing;
    airAt(*L, all(depth), all(P.at[1]), all(0), &through, &glowing);
    f4 fog = (f4){S.fogColour[0], S.fogColour[1], S.fogColour[2], 0} * all((1 - through[0]) * (1 - P.glow));
    f4 colour = (f4){P.colour[0], P.colour[1], P.colour[2], 0} * all(through[0]) + fog;
    float around = isTongue ? radius * 1.5f : radius;
    i32 left = (i32)(least(x0, x1) - around), right = (i32)(most(x0, x1) + around + 1), top = (i32)(least(y0, y1) - around), bottom = (i32)(most(y0, y1) + around + 1);
    if (left < 0) left = 0;
    if (top < 0) top = 0;
    if (right > L->width) right = L->width;
    if (bottom > L->height) bottom = L->height;
    if (P.shape > .5f) {
      Sprite at = {x0, y0, x1, y1, radius, alpha, 1 / depth, least(circle / radius, 1.f), colour, left, right, top, bottom};
      if (isTongue) layTongue(*L, P, at);
      else layPuff(*L, P, at);
      continue;
    }
    float inverseDepth = 1 / depth, ax = x1 - x0, ay = y1 - y0, length2 = ax * ax + ay * ay + 1e-6f, ir = 1 / radius;
    for (i32 y = top; y < bottom; y++)
      for (i32 x = left; x < right; x++) {
        float px = x + .5f - x0, py = y + .5f - y0, t = clamp01((px * ax + py * ay) / length2);
        px -= ax * t;
        py -= ay * t;
        float d = root(px * px + py * py) * ir;
        if (d >= 1) continue;
        if (halfDepth[(y >> 1) * halfWidth + (x >> 1)] > inverseDepth) continue;
        float soft = 1 - d * d;
        laySpot(*L, x, y, colour, alpha * soft * soft, P.glow);
      }
  }
}
