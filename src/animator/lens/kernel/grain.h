// The grain of materials on what a tile shows: where a pixel lies on its surface, what is woven there, how its heights are lit from the side, and what a
// polish mirrors. Only what is seen is looked at, once a pixel, after all triangles are drawn, four pixels of a row at a time.
#pragma once
#include "facings.h"
#include "water.h"

INLINE float dot3(f4 a, f4 b) {
  f4 p = a * b;
  return p[0] + p[1] + p[2];
}

// The camera of the view under way, as vectors.
struct GrainView { f4 right, up, forward, eye, light; float overX, overY, middleX, middleY; Facings facings; const Grain* crag; };
INLINE GrainView viewOf(const Lens& L) {
  const float *s = ((const Scene*)L.scene)->sunDirection, *r = L.viewRight, *u = L.viewUp, *f = L.viewForward, *e = L.viewEye;
  return {{r[0], r[1], r[2], 0}, {u[0], u[1], u[2], 0}, {f[0], f[1], f[2], 0}, {e[0], e[1], e[2], 0}, {s[0] * .75f, s[1] * .75f + .4f, s[2] * .75f, 0},
          1 / L.viewScaleX, 1 / L.viewScaleY, L.viewWidth * .5f, L.viewHeight * .5f, makeFacings(), (const Grain*)((const Scene*)L.scene)->grains + CRAG};
}

enum { MOST_STANDING = 8 };
// A plane that is seen: all that its pixels share. Where a pixel lies on the grain is  start + depth * (along the ray), across and along.
struct GrainPlane {
  i32 slot;
  const Grain* grain;
  // One over depth: at the middle of the picture, and its steps.
  float at, stepX, stepY;
  float u, uForward, uRight, uUp, v, vForward, vRight, vUp;
  // How heights are lit, and texels that a pixel covers a metre away.
  float lightU, lightV, covered;
  // Of rock, which is looked at from two sides, so that no seam shows where a wall turns: the other one and its share, and how much of the grain shows.
  float u2, u2Forward, u2Right, u2Up, lightU2, share2, strength;
  f4 normal;
  // Small things that stand on it, as spheres: the light they take from it is too near to be seen between its corners.
  float standing[MOST_STANDING * 4];
  i32 standCount;
};
// Metres: larger ones darken the ground by a map of their own.
#define LARGEST_STANDING .45f
// `z`: one over depth of the four samples of a pixel. It is straight along a plane: its steps between the samples are the plane's.
APART void findPlane(const Lens& L, const GrainView& V, i32 slot, f4 z, float x, float y, GrainPlane& P) {
  const GrainFrame& frame = ((const GrainFrame*)L.grainFrames)[slot];
  const Grain& G = ((const Grain*)((const Scene*)L.scene)->grains)[frame.grain];
  f4 zx = z * SAMPLE_X, zy = z * SAMPLE_Y;
  float iz = (z[0] + z[1] + z[2] + z[3]) * .25f;
  P.slot = slot;
  P.grain = &G;
  P.stepX = (zx[0] + zx[1] + zx[2] + zx[3]) * (1 / .3125f);
  P.stepY = (zy[0] + zy[1] + zy[2] + zy[3]) * (1 / .3125f);
  P.at = iz - P.stepX * (x - V.middleX) - P.stepY * (y - V.middleY);
  float A = P.stepX * L.viewScaleX, B = -P.stepY * L.viewScaleY, ax = (x - V.middleX) * V.overX, ay = -(y - V.middleY) * V.overY;
  f4 n = V.right * all(A) + V.up * all(B) + V.forward * all(P.at), ray = V.forward + V.right * all(ax) + V.up * all(ay);
  float over = 1 / root(dot3(n, n) + 1e-12f), cosine = most(iz * over / root(dot3(ray, ray)), .05f);
  n *= all(-over);
  P.normal = n;
  P.standCount = 0;
  if (n[1] > .9f) {
    float top = V.eye[1] + ray[1] / iz;
    const float* sphere = (const float*)L.contacts;
    for (i32 k = 0; k < L.contactCount && P.standCount < MOST_STANDING; k++, sphere += 4) {
      float above = sphere[1] - top, size = sphere[3];
      if (size > LARGEST_STANDING || above < size * .2f || above > size * 4) continue;
      float* to = P.standing + P.standCount++ * 4;
      for (int j = 0; j < 4; j++) to[j] = sphere[j];
    }
  }
  f4 u, v, l = V.light;
  float away = 0, rising = 0;
  if (!frame.still) {
    n = frame.x * LANE(n, 0) + frame.y * LANE(n, 1) + frame.z * LANE(n, 2);
    l = frame.light;
  }
  float flat = least(n[1] * n[1], 1);
  f4 u2 = all(0);
  P.share2 = 0;
  P.strength = 1;
  if (frame.grain == CRAG) {
    // Layers are level whatever the slope; between the sixteen ways a wall may run both neighbours show.
    float turn = quarterTurnsOf(n[0], n[2]) * 4, whole = __builtin_floorf(turn), part = clamp01((turn - whole) * 4 - 1.5f);
    i32 k = ((i32)whole * 2) & (FACINGS - 1), k2 = (k + 2) & (FACINGS - 1);
    u = (f4){-V.facings.z[k], 0, V.facings.x[k], 0};
    u2 = (f4){-V.facings.z[k2], 0, V.facings.x[k2], 0};
    v = (f4){0, 1, 0, 0};
    P.share2 = part;
    P.strength = clamp01((CRAG_FROM - n[1]) * (1 / (CRAG_FROM - CRAG_WHOLE)));
    P.lightU2 = dot3(l, u2) * G.relief;
  } else if (flat > .86f) { u = (f4){0, 0, 1, 0}; v = (f4){1, 0, 0, 0}; }
  else {
    i32 k = facingOf(n[0], n[2]);
    u = (f4){-V.facings.z[k], 0, V.facings.x[k], 0};
    v = (f4){0, 1 / root(1 - flat), 0, 0};
  }
  P.lightU = dot3(l, u) * G.relief;
  P.lightV = (flat > .86f && frame.grain != CRAG ? l[0] : (l[1] - dot3(l, n) * n[1]) * v[1]) * G.relief;
  if (!frame.still) {
    away = dot3(frame.origin, u);
    rising = dot3(frame.origin, v);
    // Back into the world, where the rays are.
    u = (f4){dot3(frame.x, u), dot3(frame.y, u), dot3(frame.z, u), 0};
    v = (f4){dot3(frame.x, v), dot3(frame.y, v), dot3(frame.z, v), 0};
  }
  P.u = (dot3(V.eye, u) + away) * G.across;
  P.v = (dot3(V.eye, v) + rising) * G.along;
  P.u2 = dot3(V.eye, u2) * G.across;
  u2 *= all(G.across);
  P.u2Forward = dot3(V.forward, u2); P.u2Right = dot3(V.right, u2); P.u2Up = dot3(V.up, u2);
  u *= all(G.across);
  v *= all(G.along);
  P.uForward = dot3(V.forward, u); P.uRight = dot3(V.right, u); P.uUp = dot3(V.up, u);
  P.vForward = dot3(V.forward, v); P.vRight = dot3(V.right, v); P.vUp = dot3(V.up, v);
  // The more slanted it is seen, the more of it lies in a pixel, one way.
  P.covered = V.overX * root(G.across * G.along / cosine);
}

// Texels of a grain in one pixel, from which on it is even.
#define MOST_COVERED 40.f
// Four neighbours on one plane: their codes with its grain on them.
APART v128_t grainFour(const Lens& L, const GrainView& V, const GrainPlane& P, v128_t codes, f4 inverseDepth, i32 x, i32 y) {
  const Scene& S = *(const Scene*)L.scene;
  const Grain& G = *P.grain;
  f4 depth = fusedInverse(inverseDepth), ax = (all(x + .5f - V.middleX) + (f4){0, 1, 2, 3}) * all(V.overX);
  float ay = -(y + .5f - V.middleY) * V.overY;
  // Between two levels the pixels take turns; from far away nothing of it is left.
  float covered = P.covered * depth[1] * (1 + ditherAt(x >> 2, y)[0]);
  if (covered > MOST_COVERED) return codes;
  f4 u = fused(depth, fused(ax, all(P.uRight), all(P.uForward + ay * P.uUp)), all(P.u)), v = fused(depth, fused(ax, all(P.vRight), all(P.vForward + ay * P.vUp)), all(P.v));
  FourGrains g = grainAt(G, u, v, covered);
  f4 tone = g.tone * all(G.tone), slope = -(g.across * all(P.lightU) + g.along * all(P.lightV));
  if (V.crag == &G) {
    // From afar the same shapes are seen again, as large as cliffs: else a wall of them would repeat itself.
    auto shaped = [&](f4 across, float lightU, f4& t, f4& s) __attribute__((always_inline)) {
      FourGrains far = grainAt(G, across * EVERY(CRAG_AFAR), v * EVERY(CRAG_AFAR), covered * CRAG_AFAR);
      t = fused(far.tone, EVERY(.8f), t);
      s -= (far.across * all(lightU) + far.along * all(P.lightV)) * EVERY(.8f);
    };
    shaped(u, P.lightU, tone, slope);
    if (P.share2 > 0) {
      f4 u2 = fused(depth, fused(ax, all(P.u2Right), all(P.u2Forward + ay * P.u2Up)), all(P.u2));
      FourGrains o = grainAt(G, u2, v, covered);
      f4 tone2 = o.tone * all(G.tone), slope2 = -(o.across * all(P.lightU2) + o.along * all(P.lightV));
      shaped(u2, P.lightU2, tone2, slope2);
      tone = fused(tone2 - tone, all(P.share2), tone);
      slope = fused(slope2 - slope, all(P.share2), slope);
      g.tint = fused(o.tint - g.tint, all(P.share2), g.tint);
    }
    tone *= all(P.strength);
    slope *= all(P.strength);
    g.tint *= all(P.strength);
  }
  if (G.fine > 0) {
    const Grain& grit = *(const Grain*)S.grains;
    float more = grit.across / G.across, texels = covered * more * root(G.across / G.along);
    if (texels < 6) {
      FourGrains fine = grainAt(grit, u * all(more), v * all(grit.along / G.along), texels);
      tone = fused(fine.tone, all(G.fine), tone);
      float strength = 1.6f * G.fine / most(G.relief, .1f);
      slope -= (fine.across * all(P.lightU) + fine.along * all(P.lightV)) * all(strength);
    }
  }
  const v128_t low = wasm_i32x4_splat(255);
  f4 r = (f4)wasm_f32x4_convert_i32x4(wasm_v128_and(codes, low)), gr = (f4)wasm_f32x4_convert_i32x4(wasm_v128_and(wasm_u32x4_shr(codes, 8), low));
  f4 b = (f4)wasm_f32x4_convert_i32x4(wasm_v128_and(wasm_u32x4_shr(codes, 16), low)), over = EVERY(1 / 65025.f);
  r *= r * over; gr *= gr * over; b *= b * over;
  // Veins of dark stone are light.
  if (G.inverts > 0) tone *= EVERY(1) - EVERY(5) * clamp01(EVERY(1) - (r + gr + b) * EVERY(2.2f));
  f4 times = most((EVERY(1) + tone) * fused(slope, EVERY(1.5f), EVERY(1)), EVERY(.05f)), plusR = all(0), plusG = all(0), plusB = all(0);
  f4 open = EVERY(1);
  if (P.standCount > 0) {
    f4 px = fused(depth, fused(ax, all(V.right[0]), all(V.forward[0] + ay * V.up[0])), all(V.eye[0]));
    f4 py = fused(depth, fused(ax, all(V.right[1]), all(V.forward[1] + ay * V.up[1])), all(V.eye[1]));
    f4 pz = fused(depth, fused(ax, all(V.right[2]), all(V.forward[2] + ay * V.up[2])), all(V.eye[2]));
    open = contactAt(P.standing, P.standCount, px, py, pz, all(0), EVERY(1), all(0));
    open = fused(open, EVERY(.85f), EVERY(.15f));
    times *= open;
  }
  if (G.polish > 0) {
    f4 ray = V.forward + V.right * all(ax[1]) + V.up * all(ay), unit = ray * inverseRoot(all(dot3(ray, ray)));
    float facing = most(-dot3(unit, P.normal), 0), edge = 1 - facing, edge2 = edge * edge;
    f4 seen = unit + P.normal * all(2 * facing);
    const u16* dome = S.surroundings ? (const u16*)S.surroundings : (const u16*)S.sky;
    f4 light = domeAt(dome, S.surroundings ? S.surroundingsSize : S.skySize, 0, 1, seen[0], most(seen[1], .02f), seen[2]);
    f4 share = open * (EVERY(1) + slope) * all(G.polish * (.035f + .6f * edge2 * edge2 * edge));
    plusR = share * LANE(light, 0); plusG = share * LANE(light, 1); plusB = share * LANE(light, 2);
  }
  f4 dither = ditherFour(y), tint = g.tint;
  // A code is sqrt(c / (1 + c)): times and plus act on c.
  auto lay = [&](f4 q, f4 factor, f4 plus) __attribute__((always_inline)) -> v128_t {
    f4 left = EVERY(1) - q, lit = most(fused(factor, q, plus * left), EVERY(1e-6f)), sum = lit + left;
    return (v128_t)toInt(least(fused(lit * inverseRoot(lit * sum), EVERY(255), dither), EVERY(255)));
  };
  v128_t outR = lay(r, fused(times, tint, times), plusR), outG = lay(gr, times, plusG), outB = lay(b, times - times * tint, plusB);
  return wasm_v128_or(outR, wasm_v128_or(wasm_i32x4_shl(outG, 8), wasm_i32x4_shl(outB, 16)));
}

// How much one over depth may differ from a plane's for a pixel to lie on it.
#define ON_PLANE 2e-4f
enum { PLANES_KEPT = 4 };
APART void grainTile(const Lens& L, Tile& tile, i32 x0, i32 y0, i32 x1, i32 y1) {
  const GrainView V = viewOf(L);
  // Those met last: along a facade or a shelf a row goes back and forth between a few. Four are found anew 26,000 times in a city's frame, one 34,000 times.
  GrainPlane planes[PLANES_KEPT];
  for (int k = 0; k < PLANES_KEPT; k++) planes[k].slot = -1;
  i32 latest = 0, oldest = 0;
  const v128_t rgb = wasm_i32x4_splat(0xffffff), most32 = wasm_i32x4_splat(MOST_GRAINED), first = wasm_i32x4_splat(MARK_GRAIN);
  for (i32 y = y0; y < y1; y++)
    for (i32 x = x0; x < x1; x += 4) {
      // The room of a row is a tile wide: what lies beyond the picture is never looked at again.
      v128_t* c = (v128_t*)(tile.colour + (y - y0) * TILE_WIDTH + (x - x0));
      const f4* depths = tile.depth + (y - y0) * TILE_WIDTH + (x - x0);
      i32 slot[4], pending = 0;
      v128_t alike = wasm_i32x4_shuffle(c[0], c[0], 0, 0, 0, 0);
      v128_t unlike = wasm_v128_or(wasm_v128_or(wasm_v128_xor(c[0], alike), wasm_v128_xor(c[1], alike)), wasm_v128_or(wasm_v128_xor(c[2], alike), wasm_v128_xor(c[3], alike)));
      if (!wasm_v128_any_true(wasm_v128_andnot(unlike, rgb))) {
        // One surface, as most often.
        u32 only = ((u32)wasm_i32x4_extract_lane(alike, 0) >> 24) - MARK_GRAIN;
        if (only >= MOST_GRAINED) continue;
        slot[0] = slot[1] = slot[2] = slot[3] = (i32)only;
        pending = 15;
      } else {
        v128_t slots[4], whole[4], anyGrain = wasm_i32x4_splat(0);
        for (int k = 0; k < 4; k++) {
          slots[k] = wasm_i32x4_sub(wasm_u32x4_shr(c[k], 24), first);
          whole[k] = wasm_u32x4_lt(slots[k], most32);
          anyGrain = wasm_v128_or(anyGrain, whole[k]);
        }
        if (!wasm_v128_any_true(anyGrain)) continue;
        for (int k = 0; k < 4; k++) {
          slot[k] = wasm_i32x4_extract_lane(slots[k], 0);
          // Where two surfaces meet within a pixel none of them shows its grain.
          if (wasm_i32x4_all_true(wasm_i32x4_eq(slots[k], wasm_i32x4_splat(slot[k]))) && (u32)slot[k] < MOST_GRAINED) pending |= 1 << k;
          c[k] = wasm_v128_and(c[k], wasm_v128_or(rgb, wasm_v128_not(whole[k])));
        }
        if (!pending) continue;
      }
      v128_t t0 = wasm_i32x4_shuffle(c[0], c[1], 0, 4, 1, 5), t1 = wasm_i32x4_shuffle(c[0], c[1], 2, 6, 3, 7);
      v128_t t2 = wasm_i32x4_shuffle(c[2], c[3], 0, 4, 1, 5), t3 = wasm_i32x4_shuffle(c[2], c[3], 2, 6, 3, 7);
      v128_t even = wasm_u8x16_avgr(wasm_i64x2_shuffle(t0, t2, 0, 2), wasm_i64x2_shuffle(t1, t3, 0, 2)), odd = wasm_u8x16_avgr(wasm_i64x2_shuffle(t0, t2, 1, 3), wasm_i64x2_shuffle(t1, t3, 1, 3));
      v128_t codes = wasm_v128_and(wasm_u8x16_avgr(even, odd), rgb);
      f4 z0 = depths[0], z1 = depths[1], z2 = depths[2], z3 = depths[3];
      TRANSPOSE(z0, z1, z2, z3)
      f4 iz = (z0 + z1 + z2 + z3) * EVERY(.25f), dx = all(x + .5f - V.middleX) + (f4){0, 1, 2, 3};
      const GrainPlane& last = planes[latest];
      if (pending == 15 && slot[0] == last.slot && slot[1] == last.slot && slot[2] == last.slot && slot[3] == last.slot) {
        f4 expected = fused(dx, all(last.stepX), all(last.at + last.stepY * (y + .5f - V.middleY)));
        if (wasm_i32x4_all_true((v128_t)(magnitude(expected - iz) < iz * EVERY(ON_PLANE)))) {
          v128_t out = grainFour(L, V, last, codes, iz, x, y);
          c[0] = wasm_i32x4_shuffle(out, out, 0, 0, 0, 0);
          c[1] = wasm_i32x4_shuffle(out, out, 1, 1, 1, 1);
          c[2] = wasm_i32x4_shuffle(out, out, 2, 2, 2, 2);
          c[3] = wasm_i32x4_shuffle(out, out, 3, 3, 3, 3);
          continue;
        }
      }
      while (pending) {
        i32 lane = __builtin_ctz((u32)pending), on = 0;
        auto lanesOn = [&](const GrainPlane& P) __attribute__((always_inline)) {
          f4 expected = fused(dx, all(P.stepX), all(P.at + P.stepY * (y + .5f - V.middleY)));
          i32 same = wasm_i32x4_bitmask((v128_t)(magnitude(expected - iz) < iz * EVERY(ON_PLANE)));
          for (int k = 0; k < 4; k++) if (slot[k] != P.slot) same &= ~(1 << k);
          return same & pending;
        };
        for (int look = 0; look < PLANES_KEPT && !(on >> lane & 1); look++) {
          i32 k = (latest + look) & (PLANES_KEPT - 1);
          if (planes[k].slot != slot[lane]) continue;
          on = lanesOn(planes[k]);
          if (on >> lane & 1) latest = k;
        }
        if (!(on >> lane & 1)) {
          latest = oldest;
          oldest = (oldest + 1) & (PLANES_KEPT - 1);
          findPlane(L, V, slot[lane], depths[lane], x + lane + .5f, y + .5f, planes[latest]);
          on = lanesOn(planes[latest]) | 1 << lane;
        }
        const GrainPlane& P = planes[latest];
        v128_t out = grainFour(L, V, P, codes, iz, x, y);
        if (on & 1) c[0] = wasm_i32x4_shuffle(out, out, 0, 0, 0, 0);
        if (on & 2) c[1] = wasm_i32x4_shuffle(out, out, 1, 1, 1, 1);
        if (on & 4) c[2] = wasm_i32x4_shuffle(out, out, 2, 2, 2, 2);
        if (on & 8) c[3] = wasm_i32x4_shuffle(out, out, 3, 3, 3, 3);
        pending &= ~on;
      }
    }
}
#undef ON_PLANE
