// From samples to pixels: four samples become one, sky and water are filled in, and a half-size copy with depth is kept for the lens.
#pragma once
#include "water.h"

// Linear light in 16 bits: 0 to 8.
#define FULL_SCALE 8191.f

// A row of pixels on its way from samples to light.
struct PixelRow {
  // Codes of those that are more than one surface of their own colour, and which these are.
  f4 sums[TILE_WIDTH + 8];
  u8 special[TILE_WIDTH + 8], skipped[TILE_WIDTH + 8], between[TILE_WIDTH + 8];
  float skyShare[TILE_WIDTH + 8];
  u64 out[TILE_WIDTH + 8];
  i32 skyFrom, skyTo;
  bool anySpecial, anySkipped, anyBetween;
};

struct Workspace {
  Tile tile;
  WetRow wet;
  // Four in turn: those above and below the one at hand, too.
  PixelRow pixels[4];
  f4 sky[TILE_HEIGHT + 2][TILE_WIDTH / 2 + 4];
  bool skyKnown[TILE_HEIGHT + 2];
  float linear[256];
  // Of red, green and blue, each where it lies in a pixel.
  u64 linear16[3][256];
  // Light that prints as this byte.
  float print[256];
  u16 print16[256];
  float nearest[(TILE_WIDTH / 8) * (TILE_HEIGHT / 8)];
};

INLINE void fillTables(Workspace& W) {
  for (int i = 0; i < 256; i++) {
    float q = i / 255.f;
    q *= q;
    float v = q / most(1 - q, 0.06f), h = v * FULL_SCALE + .5f;
    W.linear[i] = v;
    for (int c = 0; c < 3; c++) W.linear16[c][i] = (u64)(h > 65535 ? 65535 : (u16)h) << (c * 16);
  }
}

// The tone curve of printPicture backwards: a quadratic equation.
INLINE void fillPrintTable(const Lens& L, Workspace& W) {
  for (int i = 0; i < 256; i++) {
    float y = i / (255.f * L.white), a = 6.2f * (1 - y), b = 0.5f - 1.7f * y;
    float v = (root(b * b + 4 * a * 0.06f * y) - b) / (2 * a) / L.plateExposure, h = v * FULL_SCALE + .5f;
    W.print[i] = v;
    W.print16[i] = h > 65535 ? 65535 : (u16)h;
  }
}

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

INLINE u64 toFull(f4 l) {
  v128_t q = (v128_t)toInt(l * EVERY(FULL_SCALE));
  return (u64)wasm_i64x2_extract_lane(wasm_u16x8_narrow_i32x4(q, q), 0);
}
// Keeps a finished row, and with every second one the half-size picture of both. `depths` of the row's pixels, or 0 for sky.
APART void storeRow(Lens& L, const Workspace& W, i32 x0, i32 y, i32 n, const f4* depths, i32 blurAcross) {
  float pixelScale = (float)L.width / 1280.f, mostBlur = L.mostBlur * pixelScale * .5f;
  const u64 *out = W.pixels[y & 3].out, *above = W.pixels[(y - 1) & 3].out;
  u16* row = (u16*)L.full + (y * L.viewWidth + x0) * 4;
  for (i32 x = 0; x < n; x += 2) wasm_v128_store(row + x * 4, wasm_v128_load(out + x));
  if (!(y & 1)) return;
  i32 halfWidth = (L.width + 1) / 2;
  f4* half = (f4*)L.half + (y >> 1) * halfWidth + (x0 >> 1);
  float* halfDepth = (float*)L.halfDepth + (y >> 1) * halfWidth + (x0 >> 1);
  float* tileBlur = (float*)L.tileBlur + (y >> 5) * blurAcross + (x0 >> 5);
  float ka = L.aperture * 0.5f * pixelScale, kb = -ka * L.focus;
  f4 from = all(-mostBlur), to = all(mostBlur), vka = all(ka), vkb = all(kb), widest = all(0);
  for (i32 x = 0; x < n; x += 2) {
    v128_t a = wasm_v128_load(above + x), b = wasm_v128_load(out + x);
    v128_t s = wasm_i32x4_add(wasm_i32x4_add(wasm_u32x4_extend_low_u16x8(a), wasm_u32x4_extend_high_u16x8(a)), wasm_i32x4_add(wasm_u32x4_extend_low_u16x8(b), wasm_u32x4_extend_high_u16x8(b)));
    f4 h = (f4)wasm_f32x4_convert_i32x4(s) * EVERY(0.25f / FULL_SCALE);
    f4 z = depths ? most(most(depths[x], depths[x + 1]), most(depths[x - TILE_WIDTH], depths[x + 1 - TILE_WIDTH])) : all(0);
    z = most(z, __builtin_shufflevector(z, z, 2, 3, 0, 1));
    z = most(z, __builtin_shufflevector(z, z, 1, 0, 3, 2));
    halfDepth[x >> 1] = z[0];
    f4 circle = least(most(vka + vkb * z, from), to);
    half[x >> 1] = __builtin_shufflevector(h, circle, 0, 1, 2, 7);
    widest = most(widest, magnitude(circle));
    // One of the squares in which the widest is kept ends here.
    if ((x & 31) == 30 || x + 2 >= n) {
      tileBlur[x >> 5] = most(tileBlur[x >> 5], widest[0]);
      widest = all(0);
    }
  }
}

// What the air adds to a print and takes from it, by how far away it lies.
APART f4 throughAir(const Lens& L, f4 light, float x, float y, float inverse) {
  const Scene& S = *(const Scene*)L.scene;
  float ax = (x - L.viewWidth * .5f) / L.viewScaleX, ay = -(y - L.viewHeight * .5f) / L.viewScaleY, depth = 1 / most(inverse, 1e-4f);
  float height = L.viewEye[1] + (L.viewForward[1] + L.viewRight[1] * ax + L.viewUp[1] * ay) * depth;
  f4 through, glow;
  airAt(L, all(depth * root(1 + ax * ax + ay * ay)), all(height), all(0), &through, &glow);
  float lost = (1 - through[0]) * L.plateAir;
  return light * all(1 - lost) + (f4){S.fogColour[0], S.fogColour[1], S.fogColour[2], 0} * all(lost);
}

// Four pixels of four samples each, none of them marked: their mean codes as light.
INLINE void resolvePlain(const v128_t* c, u64* out) {
  v128_t t0 = wasm_i32x4_shuffle(c[0], c[1], 0, 4, 1, 5), t1 = wasm_i32x4_shuffle(c[0], c[1], 2, 6, 3, 7);
  v128_t t2 = wasm_i32x4_shuffle(c[2], c[3], 0, 4, 1, 5), t3 = wasm_i32x4_shuffle(c[2], c[3], 2, 6, 3, 7);
  v128_t even = wasm_u8x16_avgr(wasm_i64x2_shuffle(t0, t2, 0, 2), wasm_i64x2_shuffle(t1, t3, 0, 2));
  v128_t odd = wasm_u8x16_avgr(wasm_i64x2_shuffle(t0, t2, 1, 3), wasm_i64x2_shuffle(t1, t3, 1, 3));
  v128_t codes = wasm_u8x16_avgr(even, odd), low = wasm_i32x4_splat(255);
  auto light = [](v128_t bytes) __attribute__((always_inline)) -> v128_t {
    f4 s = (f4)wasm_f32x4_convert_i32x4(bytes), q = s * s * EVERY(1 / 65025.f);
    return (v128_t)toInt(fused(q * EVERY(FULL_SCALE), fusedInverse(most(EVERY(1) - q, EVERY(0.06f))), EVERY(.5f)));
  };
  v128_t rg = wasm_u16x8_narrow_i32x4(light(wasm_v128_and(codes, low)), light(wasm_v128_and(wasm_u32x4_shr(codes, 8), low)));
  v128_t b = light(wasm_v128_and(wasm_u32x4_shr(codes, 16), low));
  b = wasm_u16x8_narrow_i32x4(b, wasm_i32x4_splat(0));
  wasm_v128_store(out, wasm_i16x8_shuffle(rg, b, 0, 4, 8, 12, 1, 5, 9, 13));
  wasm_v128_store(out + 2, wasm_i16x8_shuffle(rg, b, 2, 6, 10, 14, 3, 7, 11, 15));
}

// Whether all samples of a pixel are water or wet ground.
INLINE bool isWet(u4 colours) {
  v128_t mark = wasm_u32x4_shr((v128_t)colours, 24);
  return wasm_i32x4_all_true(wasm_v128_and(mark, wasm_u32x4_lt(mark, wasm_i32x4_splat(MARK_PRINT))));
}

// How much nearer the row below may be than the one above for a row to lie between them: toward the horizon waves become finer than that.
#define MOST_SLANT 1.06f
// Samples become codes; what is wet is collected, and shaded with its row. `below` tells that the next row of the tile is there.
APART void gatherRow(Lens& L, Workspace& W, i32 x0, i32 y0, i32 y, i32 n, bool below) {
  const Scene& S = *(const Scene*)L.scene;
  const float* materials = (const float*)S.materials;
  u4* colours = W.tile.colour + (y - y0) * TILE_WIDTH;
  f4* depths = W.tile.depth + (y - y0) * TILE_WIDTH;
  PixelRow& R = W.pixels[y & 3];
  bool mirrored = L.viewMirrored, special = false, skipping = false, wasFull = false, open = S.waterKind == 1, even = !(y & 1) || y == y0 || !below;
  R.anyBetween = false;
  f4* mirrorOut = mirrored ? (f4*)L.mirror + y * L.viewWidth + x0 : 0;
  u64* out = R.out;
  const v128_t marks = wasm_i32x4_splat((int)0xff000000);
  WetRow& wet = W.wet;
  wet.count = 0;
  i32 skyFrom = TILE_WIDTH, skyTo = -1;
  float ay = -(y + .5f - L.viewHeight * .5f) / L.viewScaleY, down = L.viewForward[1] + L.viewUp[1] * ay, downX = L.viewRight[1] / L.viewScaleX;
  float overWater = 1 / (S.waterLevel - L.viewEye[1]);
  for (i32 x = 0; x < n; x++) {
    v128_t c = (v128_t)colours[x];
    if (!mirrored && x + 4 <= n) {
      const v128_t* four = (const v128_t*)(colours + x);
      if (!wasm_v128_any_true(wasm_v128_and(wasm_v128_or(wasm_v128_or(c, four[1]), wasm_v128_or(four[2], four[3])), marks))) {
        resolvePlain(four, out + x);
        for (int k = 0; k < 4; k++) R.special[x + k] = 0;
        wasFull = false;
        x += 3;
        continue;
      }
    }
    if (!wasm_v128_any_true(wasm_v128_and(c, marks))) {
      c = wasm_u8x16_avgr(c, wasm_i32x4_shuffle(c, c, 2, 3, 0, 1));
      c = wasm_u8x16_avgr(c, wasm_i32x4_shuffle(c, c, 1, 0, 3, 2));
      u32 q = (u32)wasm_i32x4_extract_lane(c, 0);
      R.special[x] = 0;
      wasFull = false;
      if (mirrored) mirrorOut[x] = (f4){W.linear[q & 255], W.linear[(q >> 8) & 255], W.linear[(q >> 16) & 255], 0};
      else out[x] = W.linear16[0][q & 255] | W.linear16[1][(q >> 8) & 255] | W.linear16[2][(q >> 16) & 255];
      continue;
    }
    const v128_t prints = wasm_i32x4_splat((int)((u32)MARK_PRINT << 24));
    i32 printBits = wasm_i32x4_bitmask(wasm_i32x4_eq(wasm_v128_and(c, marks), prints));
    if (printBits == 15 && L.plateAir <= 0) {
      c = wasm_u8x16_avgr(c, wasm_i32x4_shuffle(c, c, 2, 3, 0, 1));
      c = wasm_u8x16_avgr(c, wasm_i32x4_shuffle(c, c, 1, 0, 3, 2));
      u32 q = (u32)wasm_i32x4_extract_lane(c, 0);
      R.special[x] = 0;
      wasFull = false;
      if (mirrored) mirrorOut[x] = (f4){W.print[q & 255], W.print[(q >> 8) & 255], W.print[(q >> 16) & 255], 0};
      else out[x] = (u64)W.print16[q & 255] | (u64)W.print16[(q >> 8) & 255] << 16 | (u64)W.print16[(q >> 16) & 255] << 32;
      continue;
    }
    special = true;
    R.special[x] = 1;
    R.skipped[x] = R.between[x] = 0;
    v128_t mark = wasm_u32x4_shr(c, 24);
    v128_t plain = wasm_i32x4_eq(mark, wasm_i32x4_splat(0)), sky = wasm_i32x4_eq(mark, wasm_i32x4_splat(MARK_SKY));
    i32 skyBits = wasm_i32x4_bitmask(sky), plainBits = wasm_i32x4_bitmask(plain);
    R.skyShare[x] = 0;
    if (skyBits == 15) {
      R.skyShare[x] = 1;
      if (x < skyFrom) skyFrom = x;
      skyTo = x;
      R.sums[x] = all(0);
      wasFull = false;
      continue;
    }
    i32 skyCount = __builtin_popcount(skyBits), printCount = __builtin_popcount(printBits), wetCount = 4 - skyCount - printCount - __builtin_popcount(plainBits);
    R.skyShare[x] = skyCount * 0.25f;
    if (skyCount) { if (x < skyFrom) skyFrom = x; skyTo = x; }
    bool full = wetCount == 4;
    if (wetCount > 0) {
      // Of a wide surface every second row, and of the others every second pixel, lie between their neighbours.
      if (!even && full && depths[x + TILE_WIDTH][0] < depths[x - TILE_WIDTH][0] * MOST_SLANT && isWet(colours[x - TILE_WIDTH]) && isWet(colours[x + TILE_WIDTH])) {
        R.between[x] = 1;
        R.anyBetween = true;
        wasFull = false;
        continue;
      }
      if (even && full && wasFull && (x & 1) && x + 1 < n) { R.skipped[x] = 1; skipping = true; R.sums[x] = all(0); continue; }
      f4 z = depths[x];
      float inverse = most(most(z[0], z[1]), most(z[2], z[3]));
      f4 base = all(0);
      u4 words = (u4)c;
      i32 last = MARK_WATER;
      for (int k = 0; k < 4; k++) {
        u32 m = words[k] >> 24;
        if (m == 0 || m >= MARK_PRINT) continue;
        last = m;
        base += bytesToFloats(words[k]);
      }
      base = decode(base * all(1 / (255.f * wetCount)));
      if (last == MARK_WATER) {
        // The plane itself is more exact than its triangles far away.
        float dy = down + downX * (x0 + x + .5f - L.viewWidth * .5f);
        if (dy < -1e-5f) inverse = dy * overWater;
      }
      wet.x[wet.count] = x0 + x + .5f;
      wet.inverse[wet.count] = inverse;
      wet.weight[wet.count] = wetCount * 0.25f;
      wet.base[wet.count] = base;
      wet.dryness[wet.count] = last >= MARK_WET ? materials[(last - MARK_WET) * 8 + 5] : 0;
      wet.pixel[wet.count++] = x;
    }
    wasFull = full;
    f4 printed = all(0);
    if (printCount > 0) {
      u4 words = (u4)c;
      f4 z = depths[x];
      float inverse = 0;
      for (int k = 0; k < 4; k++) {
        if (words[k] >> 24 != MARK_PRINT) continue;
        inverse = z[k];
        printed += (f4){W.print[words[k] & 255], W.print[(words[k] >> 8) & 255], W.print[(words[k] >> 16) & 255], 0};
      }
      printed *= all(1.f / printCount);
      if (L.plateAir > 0) printed = throughAir(L, printed, x0 + x + .5f, y + .5f, inverse);
      printed = encode(printed) * all(printCount * 0.25f);
    }
    c = wasm_v128_and(c, plain);
    v128_t a = wasm_i16x8_add(wasm_u16x8_extend_low_u8x16(c), wasm_u16x8_extend_high_u8x16(c));
    v128_t s = wasm_i32x4_add(wasm_u32x4_extend_low_u16x8(a), wasm_u32x4_extend_high_u16x8(a));
    R.sums[x] = (f4)wasm_f32x4_convert_i32x4(s) * EVERY(1 / 1020.f) + printed;
  }
  R.anySpecial = special;
  R.anySkipped = skipping;
  R.skyFrom = skyFrom;
  R.skyTo = skyTo;
  if (!special) return;
  if (skyTo >= 0) {
    SkyRows sky = skyRowsAt(L, W, x0, y0, y);
    for (i32 x = skyFrom; x <= skyTo; x++)
      if (R.special[x] && R.skyShare[x] > 0) R.sums[x] += skyBetween(sky.above, sky.below, x) * all(R.skyShare[x]);
  }
  if (wet.count) shadeWet(L, wet, open, y, R.sums);
  if (skipping)
    for (i32 x = 1; x < n; x += 2)
      if (R.special[x] && R.skipped[x]) R.sums[x] = x + 1 < n && R.special[x + 1] ? (R.sums[x - 1] + R.sums[x + 1]) * EVERY(.5f) : R.sums[x - 1];
}

// Codes become light. The rows above and below are gathered.
APART void resolveRow(Lens& L, Workspace& W, i32 x0, i32 y0, i32 y, i32 n, i32 blurAcross) {
  PixelRow& R = W.pixels[y & 3];
  bool mirrored = L.viewMirrored;
  if (R.anySpecial) {
    const f4 *above = W.pixels[(y - 1) & 3].sums, *below = W.pixels[(y + 1) & 3].sums;
    f4* mirrorOut = mirrored ? (f4*)L.mirror + y * L.viewWidth + x0 : 0;
    for (i32 x = 0; x < n; x++) {
      if (!R.special[x]) continue;
      f4 l = decode(R.between[x] ? (above[x] + below[x]) * EVERY(.5f) : R.sums[x]);
      if (mirrored) mirrorOut[x] = l;
      else R.out[x] = toFull(l);
    }
  }
  if (!mirrored) storeRow(L, W, x0, y, n, W.tile.depth + (y - y0) * TILE_WIDTH, blurAcross);
}

// A row of a tile in which there is nothing but sky.
APART void resolveSky(Lens& L, Workspace& W, i32 x0, i32 y0, i32 y, i32 n, i32 blurAcross) {
  SkyRows sky = skyRowsAt(L, W, x0, y0, y);
  f4* mirrorOut = L.viewMirrored ? (f4*)L.mirror + y * L.viewWidth + x0 : 0;
  u64* out = W.pixels[y & 3].out;
  for (i32 x = 0; x < n; x++) {
    f4 l = decode(skyBetween(sky.above, sky.below, x));
    if (mirrorOut) mirrorOut[x] = l;
    else out[x] = toFull(l);
  }
  if (!mirrorOut) storeRow(L, W, x0, y, n, 0, blurAcross);
}

// Farthest depth of each 8 x 8 pixels, so that what lies behind all of them is not drawn.
APART void findNearest(Workspace& W) {
  for (i32 by = 0; by < TILE_HEIGHT / 8; by++)
    for (i32 bx = 0; bx < TILE_WIDTH / 8; bx++) {
      f4* z = W.tile.depth + by * 8 * TILE_WIDTH + bx * 8;
      f4 m = z[0];
      // Where the sky shows, nothing is hidden.
      for (i32 y = 0; y < 8 && wasm_i32x4_all_true((v128_t)m); y++, z += TILE_WIDTH) m = least(m, least(least(least(z[0], z[1]), least(z[2], z[3])), least(least(z[4], z[5]), least(z[6], z[7]))));
      W.nearest[by * (TILE_WIDTH / 8) + bx] = least(least(m[0], m[1]), least(m[2], m[3]));
    }
}
INLINE bool isHidden(const Workspace& W, const Triangle& T, i32 x0, i32 y0) {
  float near;
  i32 left, right, top, bottom;
  if ((T.program & PROGRAM_BITS) == VERTEX) {
    near = T.nearest;
    left = T.left - x0; right = T.right - x0; top = T.top - y0; bottom = T.bottom - y0;
  } else {
    near = most(T.inverse[0], most(T.inverse[1], T.inverse[2]));
    left = (i32)(least(T.x[0], least(T.x[1], T.x[2])) - x0); right = (i32)(most(T.x[0], most(T.x[1], T.x[2])) - x0);
    top = (i32)(least(T.y[0], least(T.y[1], T.y[2])) - y0); bottom = (i32)(most(T.y[0], most(T.y[1], T.y[2])) - y0);
  }
  i32 bx0 = left < 0 ? 0 : left >> 3, bx1 = (right < TILE_WIDTH ? right : TILE_WIDTH - 1) >> 3;
  i32 by0 = top < 0 ? 0 : top >> 3, by1 = (bottom < TILE_HEIGHT ? bottom : TILE_HEIGHT - 1) >> 3;
  for (i32 y = by0; y <= by1; y++)
    for (i32 x = bx0; x <= bx1; x++)
      if (near > W.nearest[y * (TILE_WIDTH / 8) + x]) return false;
  return true;
}
enum { TRIANGLES_BETWEEN_LOOKS = 48 };

EXPORT i32 workspaceBytes() { return sizeof(Workspace); }
EXPORT i32 chunkBytes() { return sizeof(Chunk); }

EXPORT void drawTiles(Lens* L) {
  Workspace& W = *(Workspace*)L->tile;
  fillTables(W);
  if (L->plateExposure > 0) fillPrintTable(*L, W);
  i32 across = (L->viewWidth + TILE_WIDTH - 1) / TILE_WIDTH, down = (L->viewHeight + TILE_HEIGHT - 1) / TILE_HEIGHT;
  i32 halfWidth = (L->width + 1) / 2, halfHeight = (L->height + 1) / 2, blurAcross = (halfWidth + 15) / 16;
  if (!L->viewMirrored) {
    float* widest = (float*)L->tileBlur;
    for (i32 i = 0; i < blurAcross * ((halfHeight + 15) / 16); i++) widest[i] = 0;
  }
  for (i32 t = 0; t < across * down; t++) {
    i32 x0 = (t % across) * TILE_WIDTH, y0 = (t / across) * TILE_HEIGHT;
    i32 x1 = x0 + TILE_WIDTH > L->viewWidth ? L->viewWidth : x0 + TILE_WIDTH, y1 = y0 + TILE_HEIGHT > L->viewHeight ? L->viewHeight : y0 + TILE_HEIGHT;
    for (i32 i = 0; i < TILE_HEIGHT + 2; i++) W.skyKnown[i] = false;
    if (!((Chunk**)L->heads)[t]) {
      for (i32 y = y0; y < y1; y++) resolveSky(*L, W, x0, y0, y, x1 - x0, blurAcross);
      continue;
    }
    u32 sky = (u32)MARK_SKY << 24;
    i32 cleared = TILE_WIDTH * (y1 - y0);
    __builtin_memset(W.tile.depth, 0, cleared * sizeof(f4));
    for (i32 i = 0; i < cleared; i++) W.tile.colour[i] = (u4){sky, sky, sky, sky};
    i32 since = 0;
    bool looked = false;
    for (Chunk* chunk = ((Chunk**)L->heads)[t]; chunk; chunk = chunk->next)
      for (u32 i = 0; i < chunk->count; i++) {
        const Triangle& T = chunk->triangles[i];
        if (++since >= TRIANGLES_BETWEEN_LOOKS) { since = 0; looked = true; findNearest(W); }
        if (looked && isHidden(W, T, x0, y0)) continue;
        rasterAny(*L, W.tile, T, x0, y0, x1, y1);
      }
    gatherRow(*L, W, x0, y0, y0, x1 - x0, true);
    for (i32 y = y0; y < y1; y++) {
      if (y + 1 < y1) gatherRow(*L, W, x0, y0, y + 1, x1 - x0, y + 2 < y1);
      resolveRow(*L, W, x0, y0, y, x1 - x0, blurAcross);
    }
  }
}
