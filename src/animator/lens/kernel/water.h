// Water and wet ground: pixels whose colour is what they mirror, found once a tile's surfaces are known.
#pragma once
#include "grain-look.h"

struct WetRow {
  f4 base[TILE_WIDTH + 8];
  float x[TILE_WIDTH + 8] __attribute__((aligned(16)));
  float inverse[TILE_WIDTH + 8] __attribute__((aligned(16)));
  float weight[TILE_WIDTH + 8] __attribute__((aligned(16)));
  float dryness[TILE_WIDTH + 8] __attribute__((aligned(16)));
  i32 pixel[TILE_WIDTH + 8];
  i32 count;
};

INLINE f4 pictureAt(const f4* picture, i32 w, i32 h, float x, float y) {
  x -= 0.5f;
  y -= 0.5f;
  if (x < 0) x = 0;
  if (y < 0) y = 0;
  if (x > w - 1.001f) x = w - 1.001f;
  if (y > h - 1.001f) y = h - 1.001f;
  i32 ix = (i32)x, iy = (i32)y;
  const f4* p = picture + iy * w + ix;
  f4 a = p[0] + (p[1] - p[0]) * all(x - ix), b = p[w] + (p[w + 1] - p[w]) * all(x - ix);
  return a + (b - a) * all(y - iy);
}

struct WetPoints { f4 X, Y, x, y, z, vx, vy, vz, distance; };

// Nine trains of waves; those finer than a pixel become roughness.
INLINE void openWater(const Lens& L, const WetPoints& q, f4& oR, f4& oG, f4& oB) {
  const Scene& S = *(const Scene*)L.scene;
  static const float trains[9][4] = {
    {0.13f, 0.05f, 0.031f, 1.0f}, {-0.09f, 0.17f, 0.043f, 0.8f}, {0.31f, -0.12f, 0.067f, 0.5f},
    {0.22f, 0.37f, 0.083f, 0.42f}, {-0.55f, 0.31f, 0.11f, 0.27f}, {0.71f, 0.63f, 0.14f, 0.2f},
    {1.3f, -0.9f, 0.21f, 0.11f}, {-1.1f, 1.9f, 0.27f, 0.08f}, {0.02f, 0.043f, 0.013f, 1.6f}};
  float time = L.time, scaleX = L.viewScaleX;
  f4 slopeX = all(0), slopeZ = all(0), faded = all(0);
  f4 px = q.x - all(S.windX * S.flow * time), pz = q.z - all(S.windZ * S.flow * time);
  f4 foot = q.distance * all(1 / scaleX) / most(-q.vy, EVERY(0.02f));
  foot = least(foot, q.distance * all(6.f / scaleX));
  f4 warp = sineOfTurns(px * EVERY(0.037f) + pz * EVERY(0.029f) + all(time * 0.02f)) * EVERY(0.35f);
  // Gusts: no train is as high everywhere, or from above one saw them cross each other like tiles.
  f4 gusts[2] = {
    EVERY(0.62f) + EVERY(0.42f) * sineOfTurns(px * EVERY(0.0061f) - pz * EVERY(0.0173f) + warp * EVERY(0.6f) + all(time * 0.011f)),
    EVERY(0.62f) + EVERY(0.42f) * sineOfTurns(px * EVERY(0.0137f) + pz * EVERY(0.0089f) - warp * EVERY(0.7f) + all(0.3f - time * 0.013f))};
  for (int k = 0; k < 9; k++) {
    float kx = trains[k][0], kz = trains[k][1], rate = root(kx * kx + kz * kz);
    f4 seen = clamp01(EVERY(1.25f) - foot * all(rate * 2.2f));
    f4 phase = px * all(kx) + pz * all(kz) + warp * all((float)((k * 37) % 7) * 0.5f) + all(time * trains[k][2] * 3.2f);
    f4 s = sineOfTurns(phase) * seen * gusts[k & 1] * all(trains[k][3] * rate);
    slopeX += s * all(kx / rate * 0.6f);
    slopeZ += s * all(kz / rate * 0.6f);
    faded += (EVERY(1) - seen) * all(trains[k][3] * rate);
  }
  f4 amplitude = all(S.waves);
  slopeX *= amplitude;
  slopeZ *= amplitude;
  f4 rough = faded * amplitude;
  f4 length = EVERY(1) / root(slopeX * slopeX + slopeZ * slopeZ + EVERY(1));
  f4 nx = -slopeX * length, ny = length, nz = -slopeZ * length;
  f4 facing = most(-(nx * q.vx + ny * q.vy + nz * q.vz), EVERY(0.02f));
  f4 graze = EVERY(1) - facing, graze2 = graze * graze;
  f4 fresnel = (EVERY(0.02f) + EVERY(0.98f) * graze2 * graze2 * graze) / (EVERY(1) + rough * EVERY(1.3f));
  // Water without a breath of wind is told of as a mirror, and is shown as one from steeper than it is.
  float still = 1 - S.waves * 60 > 0 ? 1 - S.waves * 60 : 0;
  f4 glints = fresnel * all(1 - 0.85f * still);
  fresnel = most(fresnel, all(still) * (EVERY(0.12f) + EVERY(0.8f) * graze2));
  f4 depth;
  for (int k = 0; k < 4; k++) depth[k] = S.heights ? depthAt(S, q.x[k], q.z[k]) : 8;
  f4 below = most(depth, all(0));
  f4 path = below * (EVERY(1) + EVERY(0.6f) / most(-q.vy, EVERY(0.12f))) * all(S.clarity);
  f4 green = exponential(-path), red = exponential(-path * EVERY(2.f));
  f4 wR = blend(all(S.waterDeep[0]), all(S.waterShallow[0]), red), wG = blend(all(S.waterDeep[1]), all(S.waterShallow[1]), green), wB = blend(all(S.waterDeep[2]), all(S.waterShallow[2]), green);
  const f4* mirror = (const f4*)L.mirror;
  i32 mw = L.mirrorWidth, mh = L.mirrorHeight;
  float toX = (float)mw / L.width, toY = (float)mh / L.height;
  f4 rR, rG, rB;
  for (int k = 0; k < 4; k++) {
    float bend = 0.22f * scaleX / (1 + q.distance[k] * 0.012f) / (1 + rough[k] * 2);
    float u = (q.X[k] + (nx[k] * L.viewRight[0] + nz[k] * L.viewRight[2]) * bend) * toX;
    float v = (q.Y[k] + magnitude(nx[k] * L.viewForward[0] + nz[k] * L.viewForward[2]) * bend * 0.9f + rough[k] * 10.f) * toY;
    f4 seen;
    if (mw > 0) seen = pictureAt(mirror, mw, mh, u, v);
    else seen = skyAt(L, q.vx[k] - 2 * nx[k] * -facing[k], magnitude(q.vy[k]) + 0.05f, q.vz[k] - 2 * nz[k] * -facing[k]);
    rR[k] = seen[0];
    rG[k] = seen[1];
    rB[k] = seen[2];
  }
  f4 hx = all(S.sunDirection[0]) - q.vx, hy = all(S.sunDirection[1]) - q.vy, hz = all(S.sunDirection[2]) - q.vz;
  f4 halfway = clamp01((nx * hx + ny * hy + nz * hz) / root(hx * hx + hy * hy + hz * hz + all(1e-6f)));
  f4 a2 = EVERY(0.0008f) + rough * rough * EVERY(0.05f);
  f4 d = halfway * halfway * (a2 - EVERY(1)) + EVERY(1);
  f4 glitter = least(a2 / (d * d * EVERY(3.14f)), EVERY(60.f)) * glints * all(0.5f * clamp01(S.sunStrength));
  oR = wR * (EVERY(1) - fresnel) + rR * fresnel + glitter * all(S.sunColour[0]);
  oG = wG * (EVERY(1) - fresnel) + rG * fresnel + glitter * all(S.sunColour[1]);
  oB = wB * (EVERY(1) - fresnel) + rB * fresnel + glitter * all(S.sunColour[2]);
  // Foam where the bottom comes near, in two lines that breathe; and on the crests of a high sea.
  f4 foam = all(0);
  for (int k = 0; k < 4; k++) {
    float amount = 0;
    if (S.heights && depth[k] < 0.5f && q.distance[k] < 200) {
      float n = noiseAt(S, q.x[k] * 2.1f + time * 0.3f, q.z[k] * 2.1f) * 0.6f + noiseAt(S, q.x[k] * 6.3f, q.z[k] * 6.3f - time * 0.5f) * 0.4f;
      float reach = 0.10f + 0.05f * sineOfTurns(time * 0.16f + q.x[k] * 0.02f), edge = depth[k] + (n - 0.5f) * 0.16f;
      amount = (smoothStep(reach, reach * 0.35f, edge) * 0.55f + 0.5f * smoothStep(0.035f, 0.f, magnitude(edge - reach * 1.8f))) / (1 + q.distance[k] * 0.01f);
    }
    // Surf: crests that roll in over the shallows and break up as they come.
    if (S.heights && S.waves > 0.2f && depth[k] > 0.05f && depth[k] < 2.4f && q.distance[k] < 260) {
      float n = noiseAt(S, q.x[k] * 0.31f, q.z[k] * 0.31f + time * 0.05f), fine = noiseAt(S, q.x[k] * 4.7f, q.z[k] * 4.7f - time * 0.4f);
      float crest = sineOfTurns(depth[k] * 1.15f + time * 0.11f + n * 1.1f);
      amount = most(amount, smoothStep(0.7f, 1.f, crest) * smoothStep(2.4f, 0.5f, depth[k]) * smoothStep(0.42f, 0.75f, fine * 0.75f + n * 0.4f) * clamp01(S.waves * 2.f));
    }
    if (S.foamStrength > 0) {
      float steep = slopeX[k] * slopeX[k] + slopeZ[k] * slopeZ[k];
      float n = noiseAt(S, q.x[k] * 1.3f + time * 0.2f, q.z[k] * 1.3f) * 0.55f + noiseAt(S, q.x[k] * 5.1f, q.z[k] * 5.1f + time * 0.3f) * 0.45f;
      amount = most(amount, S.foamStrength * smoothStep(0.55f, 0.85f, n + steep * 1.6f) / (1 + q.distance[k] * 0.02f));
    }
    foam[k] = amount * (1 - still);
  }
  oR = blend(oR, all(S.sunColour[0] * 0.35f + S.skyLight[0] * 0.8f), foam);
  oG = blend(oG, all(S.sunColour[1] * 0.35f + S.skyLight[1] * 0.8f), foam);
  oB = blend(oB, all(S.sunColour[2] * 0.35f + S.skyLight[2] * 0.8f), foam);
}

// A film of water over a road: clear in puddles, broken up between them. Far below zero the dryness of a polished floor: even, and it darkens nothing.
#define POLISHED -0.5f
// Rings of drops that fall into standing water: in each cell of a grid one after the other, each somewhere else. How far they bend what is seen.
INLINE float ringsAt(float x, float z, float time) {
  float sum = 0;
  for (int layer = 0; layer < 2; layer++) {
    float gx = x * 3.1f + layer * 7.37f, gz = z * 3.1f - layer * 3.11f, cx = __builtin_floorf(gx), cz = __builtin_floorf(gz);
    u32 cell = (u32)((i32)cx * 73856093) ^ (u32)((i32)cz * 19349663);
    float beat = time * 1.6f + (cell >> 9 & 255) * (1 / 256.f), count = __builtin_floorf(beat), age = beat - count;
    u32 drop = (cell ^ (u32)(i32)count * 83492791u) * 2654435761u;
    float dx = gx - cx - 0.3f - 0.4f * ((drop >> 8 & 255) * (1 / 256.f)), dz = gz - cz - 0.3f - 0.4f * ((drop >> 20 & 255) * (1 / 256.f));
    float off = root(dx * dx + dz * dz) - age * 0.5f;
    if (off > -0.14f && off < 0.14f) sum += sineOfTurns(off * 7) * (1 - age) * (1 - magnitude(off) * 7);
  }
  return sum;
}
INLINE void wetGround(const Lens& L, const WetPoints& q, f4 dryness, f4 bR, f4 bG, f4 bB, f4& oR, f4& oG, f4& oB) {
  const Scene& S = *(const Scene*)L.scene;
  i32 mw = L.mirrorWidth, mh = L.mirrorHeight;
  float toX = (float)mw / L.width, toY = (float)mh / L.height;
  const f4 *sharp = (const f4*)L.mirror, *soft = (const f4*)L.mirrorBlur;
  f4 rR = all(0), rG = all(0), rB = all(0), fresnel = all(0), dark = EVERY(1);
  // Of wet ground the height of waves tells how soaked it is, and flow whether it rains into it.
  float soaked = S.waves;
  f4 graze = EVERY(1) - clamp01(-q.vy), graze2 = graze * graze, grazing = EVERY(0.04f) + EVERY(0.96f) * graze2 * graze2 * graze;
  i4 polished = dryness < EVERY(POLISHED);
  // Where on the mirror it is seen, and how much of it is sharp.
  f4 u = q.X * all(toX), v = q.Y * all(toY), clear;
  if (wasm_i32x4_all_true((v128_t)polished)) {
    fresnel = least(grazing * EVERY(0.75f) + EVERY(0.03f), EVERY(0.6f));
    dark = EVERY(1) - fresnel;
    // The duller the finish, the less of it is sharp: -1 is marble, -2 waxed wood.
    clear = clamp01(EVERY(1.7f) + dryness);
  } else {
    f4 n1 = noiseFour(S, q.x * EVERY(0.9f), q.z * EVERY(0.9f)), n2 = noiseFour(S, q.x * EVERY(7.1f), q.z * EVERY(7.1f));
    f4 n0 = noiseFour(S, q.x * EVERY(0.23f) + EVERY(31), q.z * EVERY(0.23f)), n3 = noiseFour(S, q.x * EVERY(5.3f) + EVERY(11), q.z * EVERY(5.3f));
    float from = 0.47f - 0.08f * soaked, to = 0.60f - 0.06f * soaked;
    f4 puddle = clamp01((n0 * EVERY(0.65f) + n1 * EVERY(0.35f) - dryness * all(1 - 0.6f * soaked) - all(from)) * all(1 / (to - from)));
    puddle *= puddle * (EVERY(3) - EVERY(2) * puddle);
    f4 near = EVERY(1) / (EVERY(1) + q.distance * all(20 / L.viewScaleX)), rough = (EVERY(1) - puddle) * near;
    f4 bumpY = (n2 - EVERY(.5f)) * rough, bumpX = (n3 - EVERY(.5f)) * rough;
    f4 ripple = puddle * EVERY(0.02f) * sineOfTurns(all(L.time * 0.5f) + n1 * EVERY(6));
    if (S.flow > 0 && any(q.distance < EVERY(14)))
      for (int k = 0; k < 4; k++)
        if (q.distance[k] < 14) ripple[k] += ringsAt(q.x[k], q.z[k], L.time) * (0.25f + 0.75f * puddle[k]) * 0.14f * (1 - q.distance[k] / 14);
    f4 bend = all(L.viewScaleX * 0.10f) / (EVERY(1) + q.distance * EVERY(0.05f));
    // Soaked ground is a film of water all over: darker itself, and it shows more of what is above it, from steeper too.
    f4 film = grazing + (EVERY(0.1f) + EVERY(0.8f) * graze2 * graze - grazing) * all(soaked);
    clear = puddle * EVERY(0.92f) + EVERY(0.03f);
    fresnel = film * (EVERY(0.62f) + EVERY(0.38f) * puddle) + EVERY(0.05f) * puddle + EVERY(0.02f);
    dark = (EVERY(1) - EVERY(0.55f) * puddle) * (EVERY(0.82f) + EVERY(0.36f) * n2 * near) * all(1 - 0.42f * soaked);
    f4 bentX = (q.X + (bumpX * EVERY(.5f) + ripple) * bend) * all(toX), bentY = (q.Y + (bumpY * EVERY(1.6f) + ripple) * bend) * all(toY);
    f4 even = least(grazing * EVERY(0.75f) + EVERY(0.03f), EVERY(0.6f));
    u = choose(polished, u, bentX);
    v = choose(polished, v, bentY);
    clear = choose(polished, clamp01(EVERY(1.7f) + dryness), clear);
    fresnel = choose(polished, even, fresnel);
    dark = choose(polished, EVERY(1) - even, dark);
  }
  if (mw > 0) {
    f4 seen[4];
    for (int k = 0; k < 4; k++) {
      f4 b = pictureAt(soft, mw, mh, u[k], v[k]), a = pictureAt(sharp, mw, mh, u[k], v[k]);
      seen[k] = b + (a - b) * all(clear[k]);
    }
    rR = seen[0]; rG = seen[1]; rB = seen[2];
    f4 rest = seen[3];
    TRANSPOSE(rR, rG, rB, rest)
  }
  if (any(dryness < EVERY(POLISHED))) {
    // -1 is marble, and below it wood.
    bool stone = dryness[0] > -1.25f;
    const Grain& G = ((const Grain*)S.grains)[stone ? MARBLE : PLANKS];
    if (G.woven) {
      FourGrains g = grainAt(G, q.z * all(G.across), q.x * all(G.along), q.distance[0] / L.viewScaleX * root(G.across * G.along * 3));
      f4 tone = g.tone * all(G.tone), pale = clamp01((bR + bG + bB) * EVERY(2.2f));
      // Veins of dark stone are light.
      if (stone) tone *= EVERY(1) - EVERY(5) * (EVERY(1) - pale);
      f4 times = most(EVERY(1) + tone, EVERY(.1f));
      bR *= times * (EVERY(1) + g.tint); bG *= times; bB *= times * (EVERY(1) - g.tint);
    }
  }
  // Painted ground carries the shade of what stands on it already.
  f4 open = L.contactCount > 0 && S.groundCount == 0 ? contactAt((const float*)L.contacts, L.contactCount, q.x, q.y, q.z, all(0), EVERY(1), all(0)) : EVERY(1);
  dark *= open;
  oR = bR * dark + rR * fresnel;
  oG = bG * dark + rG * fresnel;
  oB = bB * dark + rB * fresnel;
}

// Adds the row's wet pixels to `sums`, as code times weight.
APART void shadeWet(const Lens& L, WetRow& row, bool open, i32 yPixel, f4* sums) {
  const Scene& S = *(const Scene*)L.scene;
  i32 n = row.count;
  for (i32 i = n; i & 3; i++) {
    row.base[i] = row.base[n - 1];
    row.x[i] = row.x[n - 1];
    row.inverse[i] = row.inverse[n - 1];
    row.dryness[i] = row.dryness[n - 1];
    row.weight[i] = 0;
    row.pixel[i] = row.pixel[n - 1];
  }
  const float *e = L.viewEye, *r = L.viewRight, *u = L.viewUp, *f = L.viewForward;
  for (i32 i = 0; i < n; i += 4) {
    WetPoints q;
    q.X = *(f4*)(row.x + i);
    q.Y = all(yPixel + 0.5f);
    f4 depth = EVERY(1) / *(f4*)(row.inverse + i), weight = *(f4*)(row.weight + i);
    f4 bR = row.base[i], bG = row.base[i + 1], bB = row.base[i + 2], bA = row.base[i + 3];
    TRANSPOSE(bR, bG, bB, bA)
    f4 ax = (q.X - all(L.viewWidth * 0.5f)) * all(1 / L.viewScaleX), ay = -(q.Y - all(L.viewHeight * 0.5f)) * all(1 / L.viewScaleY);
    q.vx = all(f[0]) + all(r[0]) * ax + all(u[0]) * ay;
    q.vy = all(f[1]) + all(r[1]) * ax + all(u[1]) * ay;
    q.vz = all(f[2]) + all(r[2]) * ax + all(u[2]) * ay;
    q.x = all(e[0]) + q.vx * depth;
    q.y = all(e[1]) + q.vy * depth;
    q.z = all(e[2]) + q.vz * depth;
    f4 length = root(q.vx * q.vx + q.vy * q.vy + q.vz * q.vz), il = EVERY(1) / length;
    q.vx *= il; q.vy *= il; q.vz *= il;
    q.distance = depth * length;
    f4 oR, oG, oB;
    if (open) openWater(L, q, oR, oG, oB);
    else wetGround(L, q, *(f4*)(row.dryness + i), bR, bG, bB, oR, oG, oB);
    f4 through, glow;
    f4 towardSun = q.vx * all(S.sunDirection[0]) + q.vy * all(S.sunDirection[1]) + q.vz * all(S.sunDirection[2]);
    airAt(L, q.distance, q.y, towardSun, &through, &glow);
    f4 lost = EVERY(1) - through;
    f4 cR = encode(oR * through + (all(S.fogColour[0]) + all(S.fogGlow[0]) * glow) * lost) * weight;
    f4 cG = encode(oG * through + (all(S.fogColour[1]) + all(S.fogGlow[1]) * glow) * lost) * weight;
    f4 cB = encode(oB * through + (all(S.fogColour[2]) + all(S.fogGlow[2]) * glow) * lost) * weight, cA = all(0);
    TRANSPOSE(cR, cG, cB, cA)
    sums[row.pixel[i]] += cR;
    sums[row.pixel[i + 1]] += cG;
    sums[row.pixel[i + 2]] += cB;
    sums[row.pixel[i + 3]] += cA;
  }
}

// What wet ground shows is drawn out downward, and a little across.
EXPORT void blurMirror(Lens* L, i32 radius) {
  i32 w = L->mirrorWidth, h = L->mirrorHeight;
  f4 *from = (f4*)L->mirror, *room = (f4*)L->halfBlur, *to = (f4*)L->mirrorBlur;
  for (i32 x = 0; x < w; x++) {
    f4 sum = all(0);
    i32 n = 0;
    for (i32 y = -radius; y < h; y++) {
      i32 in = y + radius, out = y - radius - 1;
      if (in < h) { sum += from[in * w + x]; n++; }
      if (out >= 0) { sum -= from[out * w + x]; n--; }
      if (y >= 0) room[y * w + x] = sum * all(1.f / n);
    }
  }
  i32 across = radius / 5 + 1;
  for (i32 y = 0; y < h; y++) {
    f4 *p = room + y * w, *o = to + y * w, sum = all(0);
    i32 n = 0;
    for (i32 x = -across; x < w; x++) {
      i32 in = x + across, out = x - across - 1;
      if (in < w) { sum += p[in]; n++; }
      if (out >= 0) { sum -= p[out]; n--; }
      if (x >= 0) o[x] = sum * all(1.f / n);
    }
  }
}
