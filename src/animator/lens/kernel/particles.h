// Rain, snow, dust, sparks, smoke: soft discs and streaks laid over the resolved picture, hidden by what is nearer.
#pragma once
#include "resolve.h"

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
    float depth = project(P.at[0] - P.streak[0] * .5f, P.at[1] - P.streak[1] * .5f, P.at[2] - P.streak[2] * .5f, x0, y0);
    if (depth < 0 || project(P.at[0] + P.streak[0] * .5f, P.at[1] + P.streak[1] * .5f, P.at[2] + P.streak[2] * .5f, x1, y1) < 0) continue;
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
    i32 left = (i32)(least(x0, x1) - radius), right = (i32)(most(x0, x1) + radius + 1), top = (i32)(least(y0, y1) - radius), bottom = (i32)(most(y0, y1) + radius + 1);
    if (left < 0) left = 0;
    if (top < 0) top = 0;
    if (right > L->width) right = L->width;
    if (bottom > L->height) bottom = L->height;
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
