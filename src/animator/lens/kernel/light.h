// Light of four points at once.
#pragma once
#include "surroundings.h"

// One over the square of the metres at which half of the fill is left.
#define FILL_FADES (1 / 196.f)

// `times` is multiplied by the surface's colour, `plus` is added to it.
struct Lit {
  f4 x, y, z, nx, ny, nz, occlusion, r, g, b;
  f4 through, specular, gloss, emission, kind, detail, rim, mirror;
  // 1 for bodies, through which no light comes but at their edge.
  f4 solid;
  f4 viewX, viewY, viewZ, distance, towardSun;
  f4 sun, contact, lampR, lampG, lampB;
  f4 timesR, timesG, timesB, plusR, plusG, plusB;
};

INLINE void loadMaterials(const Scene& S, Lit& q, i4 index) {
  const float* m = (const float*)S.materials;
  if (wasm_i32x4_all_true((v128_t)(index == (i4){index[0], index[0], index[0], index[0]}))) {
    m += index[0] * 8;
    q.through = all(m[0]); q.gloss = all(m[1]); q.specular = all(m[2]); q.emission = all(m[3]);
    q.kind = all(m[4]); q.detail = all(m[5]); q.rim = all(m[6]); q.mirror = all(m[7]);
    return;
  }
  const f4 *m0 = (f4*)(m + index[0] * 8), *m1 = (f4*)(m + index[1] * 8), *m2 = (f4*)(m + index[2] * 8), *m3 = (f4*)(m + index[3] * 8);
  q.through = m0[0]; q.gloss = m1[0]; q.specular = m2[0]; q.emission = m3[0];
  TRANSPOSE(q.through, q.gloss, q.specular, q.emission)
  q.kind = m0[1]; q.detail = m1[1]; q.rim = m2[1]; q.mirror = m3[1];
  TRANSPOSE(q.kind, q.detail, q.rim, q.mirror)
}

INLINE void addMirror(const Lens& L, Lit& q, f4 facing, f4 grazing) {
  const Scene& S = *(const Scene*)L.scene;
  const u16* dome = S.surroundings ? (const u16*)S.surroundings : (const u16*)S.sky;
  i32 size = S.surroundings ? S.surroundingsSize : S.skySize;
  f4 twice = facing + facing, rx = q.viewX + q.nx * twice, ry = q.viewY + q.ny * twice, rz = q.viewZ + q.nz * twice, seen[4];
  // What would show the ground shows the horizon, darker.
  i4 below = ry < all(0);
  domeFour(dome, size, 0, 1, rx, choose(below, ry * EVERY(-0.3f), ry), rz, seen);
  f4 share = least(q.mirror, all(1)) * (EVERY(0.12f) + EVERY(0.88f) * grazing) * choose(below, EVERY(0.35f), EVERY(1)) * q.occlusion, r = seen[0], g = seen[1], b = seen[2], rest = seen[3];
  share = choose(q.mirror > EVERY(0.001f), share, all(0));
  TRANSPOSE(r, g, b, rest)
  // Metal shows them wherever one looks at it, in its own colour, and has little of another light: above 1 is how much of it is metal.
  f4 metal = clamp01(q.mirror - EVERY(1)) * choose(below, EVERY(0.5f), EVERY(1)) * (EVERY(0.4f) + EVERY(0.6f) * q.occlusion), dull = EVERY(1) - clamp01(q.mirror - EVERY(1)) * EVERY(0.72f);
  q.timesR = q.timesR * dull + r * metal;
  q.timesG = q.timesG * dull + g * metal;
  q.timesB = q.timesB * dull + b * metal;
  q.plusR += r * share;
  q.plusG += g * share;
  q.plusB += b * share;
}

// Lamps on four points whose normals are known. Nothing stands between a lamp and what it lights.
struct LampLit { f4 x, y, z, nx, ny, nz, r, g, b; };
APART void lampsOn(const Scene& S, LampLit& q, const i32* chosen, i32 count) {
  const Lamp* lamps = (const Lamp*)S.lamps;
  f4 r = all(0), g = all(0), b = all(0);
  for (i32 i = 0; i < count; i++) {
    const Lamp& lamp = lamps[chosen ? chosen[i] : i];
    f4 dx = all(lamp.at[0]) - q.x, dy = all(lamp.at[1]) - q.y, dz = all(lamp.at[2]) - q.z;
    f4 d2 = dx * dx + dy * dy + dz * dz;
    f4 reach2 = all(lamp.reach * lamp.reach);
    if (!any(d2 < reach2)) continue;
    f4 id = inverseRoot(d2 + all(1e-4f));
    // Half wrapped: what a lamp does not see directly still gets some from what it lights.
    f4 facing = clamp01(((dx * q.nx + dy * q.ny + dz * q.nz) * id + EVERY(0.25f)) * EVERY(0.8f));
    f4 edge = clamp01(EVERY(1) - d2 / reach2);
    f4 amount = facing * edge * edge / (d2 + all(lamp.size * lamp.size + 0.05f));
    if (lamp.spread > -1.f && (lamp.toward[0] != 0 || lamp.toward[1] != 0 || lamp.toward[2] != 0)) {
      f4 along = -(dx * all(lamp.toward[0]) + dy * all(lamp.toward[1]) + dz * all(lamp.toward[2])) * id;
      amount *= clamp01((along - all(lamp.spread)) * all(1 / (1.02f - lamp.spread)));
    }
    r += amount * all(lamp.colour[0]);
    g += amount * all(lamp.colour[1]);
    b += amount * all(lamp.colour[2]);
  }
  q.r = r;
  q.g = g;
  q.b = b;
}
// Only what lamps ask for leaves the registers: of a point that is handed over whole each value would be written to memory, which takes a fifth of the time that light does.
INLINE void lampsAt(const Scene& S, Lit& q, const i32* chosen, i32 count) {
  LampLit p = {q.x, q.y, q.z, q.nx, q.ny, q.nz};
  lampsOn(S, p, chosen, count);
  q.lampR = p.r;
  q.lampG = p.g;
  q.lampB = p.b;
}

// A board beside the camera, away from the sun: whom a film shows has a face also against the light. What the sun lights needs none of it.
INLINE void addFill(const Lens& L, Lit& q, f4 direct) {
  const Scene& S = *(const Scene*)L.scene;
  const float *r = L.viewRight, *u = L.viewUp, *f = L.viewForward;
  float across = S.sunDirection[0] * r[0] + S.sunDirection[1] * r[1] + S.sunDirection[2] * r[2] + 0.07f;
  float side = -0.75f * across / (0.12f + (across < 0 ? -across : across)), up = 0.42f, one = 1 / root(1 + side * side + up * up);
  f4 facing = (q.nx * all(side * r[0] + up * u[0] - f[0]) + q.ny * all(side * r[1] + up * u[1] - f[1]) + q.nz * all(side * r[2] + up * u[2] - f[2])) * all(one);
  f4 wrapped = clamp01((facing + EVERY(0.35f)) * EVERY(0.74f));
  f4 amount = wrapped * wrapped * (q.occlusion * EVERY(0.7f) + EVERY(0.3f)) * clamp01(EVERY(1) - direct) / (EVERY(1) + q.distance * q.distance * EVERY(FILL_FADES));
  q.timesR += amount * all(S.fill[0]);
  q.timesG += amount * all(S.fill[1]);
  q.timesB += amount * all(S.fill[2]);
}

// `viewed` adds what depends on where the camera is: rim, highlights, mirrors, light through leaves against the sun.
INLINE void lightPoints(const Lens& L, Lit& q, bool viewed) {
  const Scene& S = *(const Scene*)L.scene;
  f4 Lx = all(S.sunDirection[0]), Ly = all(S.sunDirection[1]), Lz = all(S.sunDirection[2]);
  f4 sideways = fused(q.nz, Lz, q.nx * Lx), facingSun = fused(q.ny, Ly, sideways);
  f4 open = q.occlusion * q.contact;
  // Thin things are lit around their edge, and from behind.
  f4 diffuse = clamp01(fused(q.through, EVERY(0.35f), facingSun) * fusedMinus(q.through, EVERY(0.28f), EVERY(1)));
  f4 direct = q.sun * diffuse * fused(q.contact, EVERY(0.5f), EVERY(0.5f));
  f4 ambient = open * fused(EVERY(0.28f), open, EVERY(0.72f));
  f4 against = all(0);
  if (viewed) {
    against = clamp01(q.towardSun);
    against = against * against;
    against = against * against;
  }
  f4 lampShare = fused(q.occlusion, EVERY(0.6f), EVERY(0.4f));
  f4 behind = q.sun * q.through * fused(clamp01(fusedMinus(facingSun, EVERY(0.6f), EVERY(0.4f))), EVERY(0.45f), against * EVERY(1.1f)) * lampShare * all(S.leafGlow);
  if (q.solid[0] > 0) behind *= clamp01(fused(facingSun, EVERY(4), EVERY(0.8f)));
  // Light from the sky on a channel.
  auto sky = [&](int c, float flash) __attribute__((always_inline)) { return fused(all(S.skyLightSun[c]), sideways, fused(all(S.skyLightUp[c]), q.ny, all(S.skyLight[c] + flash))); };
  q.timesR = fused(all(S.sunColour[0]), fused(q.r * EVERY(1.4f), behind, direct), fused(sky(0, L.flash), ambient, fused(q.lampR, lampShare, q.emission)));
  q.timesG = fused(all(S.sunColour[1]), fused(q.g + EVERY(0.35f), behind, direct), fused(sky(1, L.flash), ambient, fused(q.lampG, lampShare, q.emission)));
  q.timesB = fused(all(S.sunColour[2]), fused(q.b, behind, direct), fused(sky(2, L.flash * 1.1f), ambient, fused(q.lampB, lampShare, q.emission)));
  q.plusR = q.plusG = q.plusB = all(0);
  if (!viewed) return;
  if (q.solid[0] > 0) addFill(L, q, direct);
  f4 facing = -fused(q.nz, q.viewZ, fused(q.ny, q.viewY, q.nx * q.viewX));
  f4 edge = clamp01(EVERY(1) - most(facing, all(0)));
  f4 edge2 = edge * edge, edge4 = edge2 * edge2;
  f4 rim = q.rim * edge2 * edge * open * clamp01(fused(EVERY(0.45f), q.ny, EVERY(0.42f))) * fused(EVERY(0.35f), q.towardSun, EVERY(0.65f));
  q.plusR = rim * all(S.rimColour[0]);
  q.plusG = rim * all(S.rimColour[1]);
  q.plusB = rim * all(S.rimColour[2]);
  if (any(q.specular > EVERY(0.001f))) {
    f4 hx = Lx - q.viewX, hy = Ly - q.viewY, hz = Lz - q.viewZ;
    f4 ih = inverseRoot(hx * hx + hy * hy + hz * hz + all(1e-6f));
    f4 halfway = clamp01((q.nx * hx + q.ny * hy + q.nz * hz) * ih);
    f4 a2 = EVERY(1) - q.gloss;
    a2 = a2 * a2;
    a2 = most(a2 * a2, all(1e-4f));
    f4 d = halfway * halfway * (a2 - EVERY(1)) + EVERY(1);
    f4 spread = a2 / (d * d * EVERY(3.14159f));
    f4 fresnel = q.specular + (EVERY(1) - q.specular) * edge4 * edge * q.gloss;
    f4 shine = least(spread * fresnel * direct * EVERY(0.8f), EVERY(12.f));
    q.plusR += shine * all(S.sunColour[0]);
    q.plusG += shine * all(S.sunColour[1]);
    q.plusB += shine * all(S.sunColour[2]);
    // Lamps have no direction by now; a dull sheen of their light tells wet from dry all the same.
    f4 sheen = fresnel * q.gloss * (EVERY(0.25f) + edge2 * EVERY(0.75f));
    q.plusR += sheen * q.lampR;
    q.plusG += sheen * q.lampG;
    q.plusB += sheen * q.lampB;
  }
  if (any(q.mirror > EVERY(0.001f))) addMirror(L, q, facing, edge4);
}
