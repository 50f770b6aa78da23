// Filmed with something else: tape, a watching camera, small film, night glasses, heat.
#pragma once
#include "crafted.h"

INLINE u32 nextOf(u32& seed) { return seed = seed * 1664525u + 1013904223u; }
INLINE float noiseOf(u32& seed) { return (i32)nextOf(seed) * (1 / 2147483648.f); }
APART u32* copyPicture(Rooms& P) {
  u32* copy = (u32*)P.L.full;
  __builtin_memcpy(copy, P.picture, P.W * P.H * 4);
  return copy;
}

// Contrast around a middle grey, colours of dark and of light parts, and a veil over the dark. Four pixels at a time: a table by luma takes five times as long.
APART void tone(Rooms& P, const Style& S) {
  f4 contrast = all(2 * S.contrast), duotone = all(S.duotone), own = all(1 - S.duotone), one = EVERY(1), half = EVERY(.5f);
  const v128_t low = wasm_i32x4_splat(255);
  for (i32 i = 0; i < P.W * P.H; i += 4) {
    v128_t c = wasm_v128_load(P.picture + i);
    f4 r = toFloat((i4)wasm_v128_and(c, low)), g = toFloat((i4)wasm_v128_and(wasm_u32x4_shr(c, 8), low)), b = toFloat((i4)wasm_v128_and(wasm_u32x4_shr(c, 16), low));
    f4 t = floor4(fused(r, EVERY(.3f), fused(g, EVERY(.59f), b * EVERY(.11f)))) * EVERY(1 / 255.f), left = one - t, times = fused(contrast * left, t + t - one, one), curved = t * times;
    f4 scale = choose(t > all(0), times, one) * own, darkShare = fused(left * left, own, (one - curved) * duotone), lightShare = fused(t * t * (EVERY(3) - t - t), own, curved * duotone);
    auto lay = [&](f4 channel, f4 darkest, f4 lightest) __attribute__((always_inline)) { return (v128_t)toInt(fused(channel, scale, fused(darkest, darkShare, fused(lightest, lightShare, half)))); };
    v128_t red = lay(r, all(S.darkTint[0]), all(S.lightTint[0])), green = lay(g, all(S.darkTint[1]), all(S.lightTint[1])), blue = lay(b, all(S.darkTint[2]), all(S.lightTint[2]));
    v128_t bytes = wasm_u8x16_narrow_i16x8(wasm_i16x8_narrow_i32x4(red, green), wasm_i16x8_narrow_i32x4(blue, low));
    wasm_v128_store(P.picture + i, zipHalves(zipHalves(bytes)));
  }
}

// A tape: colour lags behind and smears, lines jitter, a band of snow rolls through, drops of white, torn lines at the foot.
APART void wearTape(Rooms& P, const Style& S, float seconds) {
  i32 W = P.W, H = P.H, lag = (i32)(7 * P.scale) + 1, pair = (i32)most(1, 1.5f * P.scale + .5f);
  float roll = seconds * .17f + .3f, strength = S.tape, fade = 1.f / (lag * 2);
  u32 frame = (u32)(seconds * 24 + .5f), seed = frame * 2654435761u + 17;
  u32* from = (u32*)rowRoom(P, 0);
  roll -= __builtin_floorf(roll);
  for (i32 y = 0; y < H; y++) {
    u32* row = P.picture + y * W;
    float where = (float)y / H - roll * 1.3f + .15f, band = exponential(-where * where * 700) * strength;
    i32 line = y / pair;
    float jitter = (chanceAt(line, (i32)frame) - .5f) * 1.6f * P.scale + (noiseAt(y * .02f / P.scale, seconds * 3) - .5f) * 3 * P.scale;
    bool foot = y > H - (i32)(13 * P.scale);
    if (foot) jitter += (14 + 26 * chanceAt(line, 3 + (i32)frame)) * P.scale;
    jitter += (noiseAt(line * .9f, seconds * 24) - .5f) * 46 * P.scale * band;
    i32 shift = (i32)jitter;
    for (i32 x = 0; x < W; x++) from[x] = row[within(x + shift, W)];
    // The mean of what is behind: colour is coarser than light.
    f4 sum = all(0);
    for (i32 k = -lag; k < lag; k++) sum += bytesToFloats(from[within(k - lag / 2, W)]);
    float before = lumaOf(bytesToFloats(from[0])), dim = (line & 1) ? 1 - .07f * strength : 1.02f, drop = 0, smooth = before;
    for (i32 x = 0; x < W; x++) {
      f4 c = bytesToFloats(from[x]), colour = sum * all(fade);
      float luma = lumaOf(c), rough = noiseOf(seed);
      // Light is soft, and rings behind an edge.
      smooth += (luma - smooth) * .55f;
      float ring = smooth + (smooth - before) * .5f;
      before += (smooth - before) * .2f;
      if (rough > .9998f - band * .012f) drop = 1;
      drop *= 1 - .09f / P.scale;
      f4 out = all(ring) + (colour - all(lumaOf(colour))) * EVERY(1.25f) + (f4){3, -2, 7, 0};
      out = out * all(dim * .9f) + all(16 + rough * (9 + band * 110) * strength + drop * 150 + band * 26);
      if (foot) out = out + all(rough * 70);
      layPixel(row + x, out);
      sum += bytesToFloats(from[within(x + lag - lag / 2, W)]) - bytesToFloats(from[within(x - lag - lag / 2, W)]);
    }
  }
}

// A camera that watches: hardly any colour, coarse lines, rough in the dark.
APART void watch(Rooms& P, const Style& S, float seconds) {
  u32 seed = (u32)(seconds * 24 + .5f) * 2654435761u + 91;
  i32 pair = (i32)most(1, 1.6f * P.scale + .5f), hum = (i32)((seconds * .21f - __builtin_floorf(seconds * .21f)) * P.H);
  // It sets its light by itself: as much as every eighth point of every eighth row has.
  float sum = 0, count = 0;
  for (i32 y = 4; y < P.H; y += 8)
    for (i32 x = 4; x < P.W; x += 8) { sum += lumaOf(bytesToFloats(P.picture[y * P.W + x])); count += 1; }
  float gain = 112 * count / (sum + 1);
  gain = gain < .55f ? .55f : gain > 3 ? 3 : gain;
  for (i32 y = 0; y < P.H; y++) {
    u32* row = P.picture + y * P.W;
    i32 away = y - hum;
    float dim = ((y / pair) & 1 ? .9f : 1.04f) * (away * away < 900 * P.scale * P.scale ? 1.06f : 1);
    for (i32 x = 0; x < P.W; x++) {
      f4 c = bytesToFloats(row[x]) * all(gain);
      float luma = lumaOf(c), t = luma * (1 / 255.f), rough = noiseOf(seed) * (5 + 14 * clamp01(1 - t)) * S.watch;
      // Flat blacks and burnt whites.
      luma = 255 * clamp01(t * 1.06f + .02f + .3f * t * (1 - t) * (2 * t - 1));
      layPixel(row + x, ((c - all(lumaOf(c))) * EVERY(.2f) + (f4){luma * .95f, luma * 1.02f, luma * .97f, 255}) * all(dim) + all(rough));
    }
  }
}

// Film that was run often: it weaves in its gate, flickers, is scratched and dusty; with a gate its round corners are seen.
APART void wearFilm(Rooms& P, const Style& S, float seconds) {
  i32 W = P.W, H = P.H, frame = (i32)(seconds * 18 + 1e-3f);
  float wear = S.wear, k = P.scale, gate = S.gate;
  i32 dx = (i32)((chanceAt(frame, 1) - .5f) * 4 * k * wear), dy = (i32)((chanceAt(frame, 2) - .5f) * 6 * k * wear);
  float flicker = 1 + ((chanceAt(frame, 3) - .5f) * .16f + (noiseAt(seconds * 2.1f, 4) - .5f) * .14f) * wear;
  u32* copy = copyPicture(P);
  float left = gate * 26 * k, top = gate * 18 * k, round = 44 * k * gate;
  u32 seed = (u32)frame * 747796405u + 3;
  float leak = S.leak * smoothStep(.52f, .85f, noiseAt(seconds * .9f, 11)), side = chanceAt((i32)(seconds * .7f), 5) < .5f ? 0 : (float)W;
  for (i32 y = 0; y < H; y++) {
    const u32* from = copy + within(y + dy, H) * W;
    u32* row = P.picture + y * W;
    for (i32 x = 0; x < W; x++) {
      float light = flicker;
      f4 c = bytesToFloats(from[within(x + dx, W)]) * all(light) + all(noiseOf(seed) * S.roughness);
      if (leak > 0) {
        float near = exponential(-magnitude(x - side) / (230 * k)) * leak;
        c += (f4){190, 84, 24, 0} * all(near);
      }
      if (gate > 0) {
        float ex = most(left + round - x, x - (W - 1 - left - round)), ey = most(top + round - y, y - (H - 1 - top - round));
        ex = most(ex, 0);
        ey = most(ey, 0);
        if (ex + ey > 0) c = c * all(clamp01((round - root(ex * ex + ey * ey)) / (5 * k) + .5f));
      }
      layPixel(row + x, c);
    }
  }
  // Scratches stay for a few pictures, dust for one.
  for (i32 s = 0; s < 3; s++) {
    i32 since = (frame + s * 5) / 9;
    if (chanceAt(since, 20 + s) > .55f * wear) continue;
    float at = chanceAt(since, 30 + s) * W, wander = (chanceAt(since, 40 + s) - .5f) * 14 * k;
    for (i32 y = 0; y < H; y++) {
      i32 x = (i32)(at + wander * noiseAt(y * .006f / k, since * 1.7f));
      u32* to = P.picture + y * W + within(x, W);
      layPixel(to, bytesToFloats(*to) + all(34 + 40 * chanceAt(since, 50 + s)));
    }
  }
  for (i32 s = 0; s < (i32)(11 * wear); s++) {
    if (chanceAt(frame, 60 + s) > .5f) continue;
    float x = chanceAt(frame, 80 + s) * W, y = chanceAt(frame, 100 + s) * H, turn = chanceAt(frame, 120 + s), bend = (chanceAt(frame, 140 + s) - .5f) * .05f;
    bool hair = chanceAt(frame, 160 + s) < .22f;
    float size = (hair ? .9f : 1 + 2.4f * chanceAt(frame, 180 + s)) * k + .4f, shade = chanceAt(frame, 200 + s) < .6f ? -150 : 120;
    for (i32 n = 0; n < (hair ? (i32)(46 * k) : 1); n++) {
      for (i32 j = (i32)(y - size); j <= (i32)(y + size); j++)
        for (i32 i = (i32)(x - size); i <= (i32)(x + size); i++) {
          float d = root((i - x) * (i - x) + (j - y) * (j - y));
          if (d > size || i < 0 || j < 0 || i >= W || j >= H) continue;
          u32* to = P.picture + j * W + i;
          layPixel(to, bytesToFloats(*to) + all(shade * clamp01(size - d)));
        }
      x += sineOfTurns(turn + .25f);
      y += sineOfTurns(turn);
      turn += bend;
    }
  }
}

// Glasses that see in the dark: green, rough, and round at the rim.
APART void glowGreen(Rooms& P, float seconds) {
  u32 seed = (u32)(seconds * 24 + .5f) * 2654435761u + 7;
  i32 pair = (i32)most(1, P.scale + .5f);
  float cx = P.W * .5f, cy = P.H * .5f, over = 1 / (cy * cy);
  for (i32 y = 0; y < P.H; y++) {
    u32* row = P.picture + y * P.W;
    float dim = (y / pair) & 1 ? .88f : 1.06f;
    for (i32 x = 0; x < P.W; x++) {
      f4 c = bytesToFloats(row[x]);
      float dx = x - cx, dy = y - cy, r = (dx * dx + dy * dy) * over, t = root(lumaOf(c) * (1 / 255.f)) * .98f;
      t = clamp01(t * t * .35f + t * .72f + noiseOf(seed) * .07f) * dim * (1 - .72f * smoothStep(1.05f, 2.6f, r));
      layPixel(row + x, (f4){255 * t * t * t * .75f, 255 * least(1, t * 1.06f + .02f), 255 * t * t * .42f + 8, 255});
    }
  }
}

// Heat: cold is violet, warm is orange, hot is white. What lives was made bright before.
APART void showHeat(Rooms& P) {
  static const float STOPS[7][3] = {{6, 4, 30}, {46, 12, 110}, {128, 18, 140}, {214, 52, 92}, {250, 128, 26}, {255, 214, 60}, {255, 252, 226}};
  shrink(P);
  flatten(P, (i32)(3 * P.scale + .5f) + 1);
  float *heat = P.plane(0), *row = rowRoom(P, 0);
  for (i32 i = 0; i < P.w * P.h; i++) {
    float l = lumaOf(P.flat[i]) * (1 / 255.f), d = P.depth()[i];
    heat[i] = d < .0016f ? .02f + l * .06f : l;
  }
  for (i32 y = 0; y < P.H; y++) {
    widen(heat, P.w, P.h, y, row);
    for (i32 x = 0; x < P.W; x++) {
      float t = clamp01(row[x]) * 5.999f;
      i32 k = (i32)t;
      float part = t - k;
      const float *a = STOPS[k], *b = STOPS[k + 1];
      layPixel(P.picture + y * P.W + x, (f4){a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part, a[2] + (b[2] - a[2]) * part, 255});
    }
  }
}
