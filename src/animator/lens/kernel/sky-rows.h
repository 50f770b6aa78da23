// The sky of a tile, row by row: clouds, stars and the moon.
#pragma once
#include "pixel-rows.h"

// One star or none in each cell of the dome; clouds hide them.
INLINE f4 addStars(const Lens& L, f4 s, float x, float y, float z) {
  const Scene& S = *(const Scene*)L.scene;
  float k = 1 / (magnitude(x) + y + magnitude(z));
  float u = (x + z) * k * 95.f + 300.f, v = (x - z) * k * 95.f + 300.f;
  i32 iu = (i32)u, iv = (i32)v;
  u32 h = (u32)iu * 374761393u + (u32)iv * 668265263u;
  h = (h ^ (h >> 13)) * 1274126177u;
  h ^= h >> 16;
  if ((h & 7) > 2) return s;
  float du = u - iu - 0.2f - 0.6f * ((h >> 8) & 255) * (1 / 255.f), dv = v - iv - 0.2f - 0.6f * ((h >> 16) & 255) * (1 / 255.f);
  float size = 0.06f + 0.05f * ((h >> 3) & 31) * (1 / 31.f), shine = ((h >> 24) & 255) * (1 / 255.f);
  float bright = exponential(-(du * du + dv * dv) / (size * size)) * (0.25f + 1.6f * shine * shine * shine) * S.stars * smoothStep(0.f, 0.12f, y);
  // What is already bright there is a cloud.
  bright *= clamp01(1.15f - (s[0] + s[1] + s[2]) * 2.2f);
  float warm = ((h >> 5) & 15) * (1 / 15.f);
  return s + (f4){0.8f + 0.3f * warm, 0.9f, 1.15f - 0.3f * warm, 0} * all(bright);
}

// A disc of 1.2 degrees with seas on it, and the light it spreads in the air.
INLINE f4 addMoon(const Scene& S, f4 s, float x, float y, float z, float toward) {
  float away = toward - 1, disc = smoothStep(0.99976f, 0.99981f, toward);
  f4 e = exponential((f4){away * 700.f, away * 90.f, 0, 0});
  s += (f4){0.75f, 0.85f, 1.05f, 0} * all(e[0] * 0.16f + e[1] * 0.07f);
  if (disc <= 0) return s;
  float seas = noiseAt(S, (x - S.sunDirection[0]) * 520.f + 40, (y - S.sunDirection[1]) * 520.f + (z - S.sunDirection[2]) * 300.f + 70);
  float light = 1.5f - 0.75f * smoothStep(0.45f, 0.7f, seas);
  return s + ((f4){1.0f, 0.98f, 0.9f, 0} * all(light) - s) * all(disc);
}

// The sky at four points of a row, `step` pixels apart, as colour code.
APART void skyPixels(const Lens& L, float x, float step, float y, f4* out) {
  const Scene& S = *(const Scene*)L.scene;
  const float *r = L.viewRight, *u = L.viewUp, *f = L.viewForward;
  f4 ax = (all(x - L.viewWidth * 0.5f) + (f4){0, 1, 2, 3} * all(step)) * all(1 / L.viewScaleX);
  float ay = -(y - L.viewHeight * 0.5f) / L.viewScaleY;
  f4 dx = all(f[0] + u[0] * ay) + all(r[0]) * ax, dy = all(f[1] + u[1] * ay) + all(r[1]) * ax, dz = all(f[2] + u[2] * ay) + all(r[2]) * ax;
  domeFour((const u16*)S.sky, S.skySize, L.skyTurnSine, L.skyTurnCosine, dx, dy, dz, out);
  f4 flash = all(L.flash * 0.6f);
  for (int k = 0; k < 4; k++) out[k] += flash;
  bool shines = S.sunStrength > 0, night = S.stars > 0;
  if (shines || night) {
    f4 il = EVERY(1) / root(dx * dx + dy * dy + dz * dz);
    f4 toward = (dx * all(S.sunDirection[0]) + dy * all(S.sunDirection[1]) + dz * all(S.sunDirection[2])) * il;
    if (night)
      for (int k = 0; k < 4; k++) {
        if (dy[k] > 0) out[k] = addStars(L, out[k], dx[k] * il[k], dy[k] * il[k], dz[k] * il[k]);
        if (shines && S.stars > 0.5f && toward[k] > 0.96f) out[k] = addMoon(S, out[k], dx[k] * il[k], dy[k] * il[k], dz[k] * il[k], toward[k]);
      }
    if (shines && S.stars <= 0.5f && any(toward > EVERY(0.9f))) {
      f4 a = toward - EVERY(1), sun = {S.sunColour[0], S.sunColour[1], S.sunColour[2], 0};
      f4 e = (exponential(a * EVERY(9000.f)) * EVERY(14.f) + exponential(a * EVERY(260.f)) * EVERY(1.1f) + exponential(a * EVERY(40.f)) * EVERY(0.35f)) * all(S.sunStrength);
      e = choose(toward > EVERY(0.9f), e, all(0));
      for (int k = 0; k < 4; k++) out[k] += sun * all(e[k]);
    }
  }
  for (int k = 0; k < 4; k++) {
    out[k][3] = 0;
    out[k] = encode(out[k]);
  }
}

// Row `y` of the tile's sky: every second pixel of it, found when it is first asked for.
INLINE const f4* skyRow(const Lens& L, Workspace& W, i32 x0, i32 y0, i32 y) {
  f4* row = W.sky[y - y0];
  if (!W.skyKnown[y - y0]) {
    W.skyKnown[y - y0] = true;
    for (i32 e = 0; e < TILE_WIDTH / 2 + 1; e += 4) skyPixels(L, x0 + e * 2 + .5f, 2, y + .5f, row + e);
  }
  return row;
}
// Clouds are softer than two pixels: every second row lies between its neighbours. Stars are not.
INLINE f4 skyBetween(const f4* above, const f4* below, i32 x) {
  i32 e = x >> 1;
  f4 s = above == below ? above[e] : (above[e] + below[e]) * EVERY(.5f);
  if (x & 1) s = (s + (above == below ? above[e + 1] : (above[e + 1] + below[e + 1]) * EVERY(.5f))) * EVERY(.5f);
  return s;
}
struct SkyRows { const f4 *above, *below; };
INLINE SkyRows skyRowsAt(const Lens& L, Workspace& W, i32 x0, i32 y0, i32 y) {
  const Scene& S = *(const Scene*)L.scene;
  if (S.stars > 0 || !(y & 1)) {
    const f4* row = skyRow(L, W, x0, y0, y);
    return {row, row};
  }
  return {skyRow(L, W, x0, y0, y - 1), skyRow(L, W, x0, y0, y + 1)};
}
