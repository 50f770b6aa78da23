// From samples to pixels: four samples become one, sky and water are filled in, and a half-size copy with depth is kept for the lens.
#pragma once
#include "sky-rows.h"

INLINE u64 toFull(f4 l) {
  v128_t q = (v128_t)toInt(l * EVERY(FULL_SCALE));
  return (u64)wasm_i64x2_extract_lane(wasm_u16x8_narrow_i32x4(q, q), 0);
}
// How far away a pixel of full size is, kept beside its colour until light is laid over it: the root of one over its depth.
#define DEPTH_CODES 20000.f
APART void storeDepths(u16* row, i32 n, const f4* depths) {
  for (i32 x = 0; x < n; x += 2) {
    f4 a = depths ? depths[x] : all(0), b = depths ? depths[x + 1] : all(0);
    f4 s = __builtin_shufflevector(a, b, 0, 2, 4, 6) + __builtin_shufflevector(a, b, 1, 3, 5, 7);
    // Of an edge the mean of its samples, as of its colour.
    s = least((s + __builtin_shufflevector(s, s, 1, 0, 3, 2)) * EVERY(.25f), EVERY(10));
    v128_t code = wasm_i64x2_shl(wasm_i32x4_shuffle((v128_t)toInt((f4)wasm_f32x4_sqrt((v128_t)s) * EVERY(DEPTH_CODES)), wasm_i32x4_splat(0), 0, 4, 2, 4), 48);
    wasm_v128_store(row + x * 4, wasm_v128_or(wasm_v128_and(wasm_v128_load(row + x * 4), wasm_i64x2_splat(0xffffffffffffll)), code));
  }
}
// Keeps a finished row, and with every second one the half-size picture of both. `depths` of the row's pixels, or 0 for sky.
APART void storeRow(Lens& L, const Workspace& W, i32 x0, i32 y, i32 n, const f4* depths, i32 blurAcross) {
  float pixelScale = (float)L.width / 1280.f, mostBlur = L.mostBlur * pixelScale * .5f;
  const u64 *out = W.pixels[y & 3].out, *above = W.pixels[(y - 1) & 3].out;
  u16* row = (u16*)L.full + (y * L.viewWidth + x0) * 4;
  for (i32 x = 0; x < n; x += 2) wasm_v128_store(row + x * 4, wasm_v128_load(out + x));
  if (L.relit) storeDepths(row, n, depths);
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
  b = wasm_u16x8_narrow_i32x4(b, b);
  v128_t pairs = ZIP_WORDS_LOW(rg, wasm_i64x2_shuffle(rg, rg, 1, 0)), rest = ZIP_WORDS_LOW(b, wasm_i32x4_splat(0));
  wasm_v128_store(out, wasm_i32x4_shuffle(pairs, rest, 0, 4, 1, 5));
  wasm_v128_store(out + 2, wasm_i32x4_shuffle(pairs, rest, 2, 6, 3, 7));
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
  // Of a wide surface every second row, and of the others every second pixel, lie between their neighbours.
  auto leavesOut = [&](i32 x) __attribute__((always_inline)) -> bool {
    if (!even && depths[x + TILE_WIDTH][0] < depths[x - TILE_WIDTH][0] * MOST_SLANT && isWet(colours[x - TILE_WIDTH]) && isWet(colours[x + TILE_WIDTH])) {
      R.between[x] = 1;
      R.anyBetween = true;
      wasFull = false;
      return true;
    }
    if (!even || !wasFull || !(x & 1) || x + 1 >= n) return false;
    R.skipped[x] = 1;
    skipping = true;
    R.sums[x] = all(0);
    return true;
  };
  auto addWet = [&](i32 x, i32 mark, i32 count, f4 code) __attribute__((always_inline)) {
    f4 z = depths[x];
    float inverse = most(most(z[0], z[1]), most(z[2], z[3]));
    if (mark == MARK_WATER) {
      // The plane itself is more exact than its triangles far away.
      float dy = down + downX * (x0 + x + .5f - L.viewWidth * .5f);
      if (dy < -1e-5f) inverse = dy * overWater;
    }
    wet.x[wet.count] = x0 + x + .5f;
    wet.inverse[wet.count] = inverse;
    wet.weight[wet.count] = count * 0.25f;
    wet.base[wet.count] = decode(code);
    wet.dryness[wet.count] = mark >= MARK_WET ? materials[(mark - MARK_WET) * 8 + 5] : 0;
    wet.pixel[wet.count++] = x;
  };
  // The sum of four samples, a code a byte.
  auto sumOf = [](v128_t c) __attribute__((always_inline)) -> f4 {
    v128_t a = wasm_i16x8_add(wasm_u16x8_extend_low_u8x16(c), wasm_u16x8_extend_high_u8x16(c));
    return (f4)wasm_f32x4_convert_i32x4(wasm_i32x4_add(wasm_u32x4_extend_low_u16x8(a), wasm_u32x4_extend_high_u16x8(a)));
  };
  // Up to here all samples have this mark, of something wet.
  i32 wetUntil = 0, wetMark = 0;
  for (i32 x = 0; x < n; x++) {
    v128_t c = (v128_t)colours[x];
    if (!mirrored && x >= wetUntil && x + 4 <= n) {
      const v128_t* four = (const v128_t*)(colours + x);
      if (!wasm_v128_any_true(wasm_v128_and(wasm_v128_or(wasm_v128_or(c, four[1]), wasm_v128_or(four[2], four[3])), marks))) {
        resolvePlain(four, out + x);
        for (int k = 0; k < 4; k++) R.special[x + k] = 0;
        wasFull = false;
        x += 3;
        continue;
      }
      v128_t alike = wasm_i32x4_shuffle(c, c, 0, 0, 0, 0), unlike = wasm_v128_or(wasm_v128_or(wasm_v128_xor(c, alike), wasm_v128_xor(four[1], alike)), wasm_v128_or(wasm_v128_xor(four[2], alike), wasm_v128_xor(four[3], alike)));
      if (!wasm_v128_any_true(wasm_v128_and(unlike, marks))) {
        wetMark = (i32)((u32)wasm_i32x4_extract_lane(alike, 0) >> 24);
        if (wetMark < MARK_PRINT) wetUntil = x + 4;
      }
    }
    if (x < wetUntil) {
      special = true;
      R.special[x] = 1;
      R.skipped[x] = R.between[x] = 0;
      R.skyShare[x] = 0;
      if (leavesOut(x)) continue;
      addWet(x, wetMark, 4, sumOf(c) * EVERY(1 / 1020.f));
      wasFull = true;
      R.sums[x] = all(0);
      continue;
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
      if (full && leavesOut(x)) continue;
      f4 base = all(0);
      u4 words = (u4)c;
      i32 last = MARK_WATER;
      for (int k = 0; k < 4; k++) {
        u32 m = words[k] >> 24;
        if (m == 0 || m >= MARK_PRINT) continue;
        last = m;
        base += bytesToFloats(words[k]);
      }
      addWet(x, last, wetCount, base * all(1 / (255.f * wetCount)));
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
    R.sums[x] = sumOf(c) * EVERY(1 / 1020.f) + printed;
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
