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
  for (int k = 0; k < 4; k++) {
    if (q.mirror[k] <= 0.001f) continue;
    float twice = 2 * facing[k];
    float rx = q.viewX[k] + q.nx[k] * twice, ry = q.viewY[k] + q.ny[k] * twice, rz = q.viewZ[k] + q.nz[k] * twice;
    // What would show the ground shows the horizon, darker.
    float share = q.mirror[k] * (0.12f + 0.88f * grazing[k]) * (ry < 0 ? 0.35f : 1) * q.occlusion[k];
    f4 seen = domeAt(dome, size, 0, 1, rx, ry < 0 ? -ry * 0.3f : ry, rz) * all(share);
    q.plusR[k] += seen[0];
    q.plusG[k] += seen[1];
    q.plusB[k] += seen[2];
  }
}

// Lamps on four points whose normals are known. Nothing stands between a lamp and what it lights.
APART void lampsAt(const Scene& S, Lit& q, const i32* chosen, i32 count) {
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
  q.lampR = r;
  q.lampG = g;
  q.lampB = b;
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
  f4 facingSun = q.nx * Lx + q.ny * Ly + q.nz * Lz;
  f4 open = q.occlusion * q.contact;
  // Thin things are lit around their edge, and from behind.
  f4 wrap = q.through * EVERY(0.35f);
  f4 diffuse = clamp01((facingSun + wrap) * (EVERY(1) - q.through * EVERY(0.28f)));
  f4 direct = q.sun * diffuse * (q.contact * EVERY(0.5f) + EVERY(0.5f));
  f4 sideways = q.nx * Lx + q.nz * Lz;
  f4 ambient = open * (EVERY(0.72f) + EVERY(0.28f) * open);
  f4 against = all(0);
  if (viewed) {
    against = clamp01(q.towardSun);
    against = against * against;
    against = against * against;
  }
  f4 behind = q.sun * q.through * (clamp01(EVERY(0.4f) - facingSun * EVERY(0.6f)) * EVERY(0.45f) + against * EVERY(1.1f)) *
              (q.occlusion * EVERY(0.6f) + EVERY(0.4f)) * all(S.leafGlow) * (EVERY(1) - q.solid * (EVERY(1) - clamp01(EVERY(0.8f) + facingSun * EVERY(4))));
  f4 flash = all(L.flash);
  f4 lampShare = q.occlusion * EVERY(0.6f) + EVERY(0.4f);
  q.timesR = all(S.sunColour[0]) * (direct + q.r * behind * EVERY(1.4f)) +
             (all(S.skyLight[0]) + all(S.skyLightUp[0]) * q.ny + all(S.skyLightSun[0]) * sideways + flash) * ambient + q.lampR * lampShare + q.emission;
  q.timesG = all(S.sunColour[1]) * (direct + (q.g + EVERY(0.35f)) * behind) +
             (all(S.skyLight[1]) + all(S.skyLightUp[1]) * q.ny + all(S.skyLightSun[1]) * sideways + flash) * ambient + q.lampG * lampShare + q.emission;
  q.timesB = all(S.sunColour[2]) * (direct + q.b * behind) +
             (all(S.skyLight[2]) + all(S.skyLightUp[2]) * q.ny + all(S.skyLightSun[2]) * sideways + flash * EVERY(1.1f)) * ambient + q.lampB * lampShare + q.emission;
  q.plusR = q.plusG = q.plusB = all(0);
  if (!viewed) return;
  if (q.solid[0] > 0) addFill(L, q, direct);
  f4 facing = -(q.nx * q.viewX + q.ny * q.viewY + q.nz * q.viewZ);
  f4 edge = clamp01(EVERY(1) - most(facing, all(0)));
  f4 edge2 = edge * edge, edge4 = edge2 * edge2;
  f4 rim = q.rim * edge2 * edge * open * clamp01(EVERY(0.42f) + EVERY(0.45f) * q.ny) * (EVERY(0.65f) + EVERY(0.35f) * q.towardSun);
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
