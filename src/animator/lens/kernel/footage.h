// Filmed with something else: tape, a watching camera, small film, night glasses, heat, a tilted or a round lens; and lands of light.
#pragma once
#include "crafted.h"

INLINE u32 nextOf(u32& seed) { return seed = seed * 1664525u + 1013904223u; }
INLINE float noiseOf(u32& seed) { return (i32)nextOf(seed) * (1 / 2147483648.f); }
APART u32* copyPicture(Rooms& P) {
  u32* copy = (u32*)P.L.full;
  __builtin_memcpy(copy, P.picture, P.W * P.H * 4);
  return copy;
}

// Contrast around a middle grey, colours of dark and of light parts, and a veil over the dark.
APART void tone(Rooms& P, const Style& S) {
  f4 dark = {S.darkTint[0], S.darkTint[1], S.darkTint[2], 0}, light = {S.lightTint[0], S.lightTint[1], S.lightTint[2], 0};
  float contrast = S.contrast, duotone = S.duotone;
  // Tones by luma: a table.
  f4 *scale = (f4*)P.L.full, *add = scale + 256;
  for (i32 i = 0; i < 256; i++) {
    float t = i / 255.f, curved = t + contrast * t * (1 - t) * (2 * t - 1) * 2;
    f4 tint = dark * all((1 - t) * (1 - t)) + light * all(t * t * (3 - 2 * t));
    f4 mapped = dark + (light - dark) * all(curved);
    scale[i] = all(t > 0 ? curved / t * (1 - duotone) : 1 - duotone);
    add[i] = tint * all(1 - duotone) + mapped * all(duotone);
  }
  for (i32 i = 0; i < P.W * P.H; i++) {
    f4 c = bytesToFloats(P.picture[i]);
    i32 l = (i32)lumaOf(c);
    layPixel(P.picture + i, c * scale[l] + add[l]);
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

// A tilted lens: sharp in a band alone, as if all of it were a small model.
APART void tiltLens(Rooms& P, const Style& S) {
  i32 w = P.w, h = P.h;
  shrink(P);
  f4 *sums = (f4*)P.plane(0), *to = P.flat, *from = P.small;
  auto reachAt = [&](i32 y) {
    float away = magnitude((y + .5f) / h - S.bandAt) - S.band;
    return away <= 0 ? 0.f : least(away * 3.4f, 1.f) * S.tilt * P.scale * .5f;
  };
  for (int pass = 0; pass < 2; pass++) {
    for (i32 y = 0; y < h; y++) {
      i32 r = (i32)(reachAt(y) + .5f);
      f4 *row = from + y * w, *out = to + y * w, sum = all(0), over = all(1.f / (2 * r + 1));
      for (i32 x = -r; x <= r; x++) sum += row[within(x, w)];
      for (i32 x = 0; x < w; x++) {
        out[x] = sum * over;
        sum += row[x + r + 1 < w ? x + r + 1 : w - 1] - row[x - r < 0 ? 0 : x - r];
      }
    }
    for (i32 y = 0; y < h; y++)
      for (i32 x = 0; x < w; x++) sums[y * w + x] = to[y * w + x] + (y ? sums[(y - 1) * w + x] : all(0));
    for (i32 y = 0; y < h; y++) {
      i32 r = (i32)(reachAt(y) + .5f), a = y - r < 0 ? 0 : y - r, b = y + r > h - 1 ? h - 1 : y + r;
      f4* out = from + y * w;
      for (i32 x = 0; x < w; x++) out[x] = (sums[b * w + x] - (a ? sums[(a - 1) * w + x] : all(0))) * all(1.f / (b - a + 1));
    }
  }
  f4* row = colourRow(P);
  for (i32 y = 0; y < P.H; y++) {
    float share = clamp01(reachAt(y / 2) * 1.2f);
    if (share <= 0) continue;
    widenColours(P.small, w, h, y, row);
    for (i32 x = 0; x < P.W; x++) {
      u32* at = P.picture + y * P.W + x;
      layPixel(at, mixTo(bytesToFloats(*at), row[x], share));
    }
  }
}

// A round lens: what was drawn with a wide angle bulges in the middle, and beyond its circle there is nothing.
APART void bulge(Rooms& P, float amount, float rim) {
  u32* copy = copyPicture(P);
  float cx = P.W * .5f, cy = P.H * .5f, over = 1 / (rim > 0 ? most(cx, cy) * rim : root(cx * cx + cy * cy));
  for (i32 y = 0; y < P.H; y++)
    for (i32 x = 0; x < P.W; x++) {
      float dx = (x + .5f - cx) * over, dy = (y + .5f - cy) * over, r = dx * dx + dy * dy;
      u32* to = P.picture + y * P.W + x;
      if (rim > 0 && r > 1.02f) { *to = 0xff050404u; continue; }
      // Straight in the middle, squeezed toward the rim.
      float k = (1 - amount + amount * r) / over;
      float sx = cx + dx * k - .5f, sy = cy + dy * k - .5f;
      i32 i = within((i32)sx, P.W - 1), j = within((i32)sy, P.H - 1);
      float u = clamp01(sx - i), v = clamp01(sy - j);
      const u32* p = copy + j * P.W + i;
      f4 top = mixTo(bytesToFloats(p[0]), bytesToFloats(p[1]), u), low = mixTo(bytesToFloats(p[P.W]), bytesToFloats(p[P.W + 1]), u), c = mixTo(top, low, v);
      if (rim > 0) c = c * all(clamp01((1.01f - root(r)) * 28) * (1 - .35f * r * r));
      layPixel(to, c);
    }
}

// A land of light: the sky in bands of colour with a striped sun, lines of light along the ground, and everything in the colours of both.
APART void drawGrid(Rooms& P, const Style& S) {
  const Lens& L = P.L;
  i32 w = P.w, h = P.h;
  float* lines = P.plane(0);
  for (i32 y = 0; y < h; y++)
    for (i32 x = 0; x < w; x++) {
      float d = P.depth()[y * w + x], out = 0;
      if (d > .004f && d < 3) {
        Weave W = weaveAt(P, x, y, 1);
        float far = 1 / d, Y = L.eye[1] + far * (L.forward[1] + L.right[1] * (x * 2 + 1 - L.width * .5f) / L.scaleX - L.up[1] * (y * 2 + 1 - L.height * .5f) / L.scaleY);
        // On the ground alone: neither on roofs nor on whom it bears.
        if (W.up > 0 && magnitude(Y - S.floor) < .12f + far * .02f) {
          float X = W.u * W.cell, Z = W.v * W.cell, foot = 2.6f / (d * L.scaleX);
          float fx = magnitude(X - __builtin_rintf(X)), fz = magnitude(Z - __builtin_rintf(Z)) * .7f;
          out = (clamp01(1 - fx / (foot + .012f)) + clamp01(1 - fz / (foot * 1.6f + .012f)) + .25f * clamp01(1 - fx * 7) + .25f * clamp01(1 - fz * 7)) * clamp01(d * 34 - .35f);
        }
      }
      lines[y * w + x] = out;
    }
  f4 low = {S.darkTint[0], S.darkTint[1], S.darkTint[2], 0}, high = {S.lightTint[0], S.lightTint[1], S.lightTint[2], 0}, glow = {S.ink[0], S.ink[1], S.ink[2], 0};
  f4 zenith = {S.skyTop[0], S.skyTop[1], S.skyTop[2], 255}, horizon = {S.skyLow[0], S.skyLow[1], S.skyLow[2], 255}, middle = {S.skyMiddle[0], S.skyMiddle[1], S.skyMiddle[2], 255};
  float* row = rowRoom(P, 0);
  for (i32 y = 0; y < P.H; y++) {
    widen(lines, w, h, y, row);
    const float* depth = P.depth() + (y / 2) * w;
    float qy = -(y + .5f - L.height * .5f) / L.scaleY;
    for (i32 x = 0; x < P.W; x++) {
      u32* to = P.picture + y * P.W + x;
      f4 c = bytesToFloats(*to);
      float luma = lumaOf(c) * (1 / 255.f);
      if (depth[x / 2] < .0016f) {
        float qx = (x + .5f - L.width * .5f) / L.scaleX, dx = L.forward[0] + L.right[0] * qx + L.up[0] * qy, dy = L.forward[1] + L.right[1] * qx + L.up[1] * qy, dz = L.forward[2] + L.right[2] * qx + L.up[2] * qy;
        float il = 1 / root(dx * dx + dy * dy + dz * dz), e = clamp01(dy * il * 1.9f);
        c = e < .3f ? mixTo(horizon, middle, e / .3f) : mixTo(middle, zenith, clamp01((e - .3f) / .5f));
        // The sun stands where the film looks first.
        float across = (dx * S.sunZ - dz * S.sunX) * il, up = dy * il - .13f, r = root(across * across + up * up), ahead = dx * S.sunX + dz * S.sunZ;
        if (ahead > 0) {
          float stripe = up * 46, gap = stripe - __builtin_floorf(stripe), open = up < .06f ? smoothStep(.04f + clamp01(.1f - up) * 2.6f, .12f + clamp01(.1f - up) * 2.6f, gap) : 1;
          float disc = smoothStep(.2f, .196f, r) * open;
          c = mixTo(c, mixTo((f4){255, 60, 150, 255}, (f4){255, 226, 90, 255}, clamp01(up * 3 + .45f)), disc);
          c += (f4){120, 30, 80, 0} * all(exponential(-r * r * 12) * .6f);
        }
      } else {
        f4 mapped = low + (high - low) * all(luma);
        c = mixTo(c * EVERY(.85f), mapped, S.duotone);
        c += glow * all(least(row[x], 1.2f));
      }
      layPixel(to, c);
    }
  }
}

// Writing of dots over the picture: `bits` has a byte a dot.
EXPORT void stampText(Lens* L, const u8* bits, i32 columns, i32 rows, i32 x, i32 y, i32 side, u32 colour) {
  for (i32 j = -1; j <= rows * side; j++)
    for (i32 i = -1; i <= columns * side; i++) {
      i32 X = x + i, Y = y + j;
      if (X < 0 || Y < 0 || X >= L->width || Y >= L->height) continue;
      auto on = [&](i32 a, i32 b) { return a >= 0 && b >= 0 && a < columns * side && b < rows * side && bits[(b / side) * columns + a / side] != 0; };
      u32* to = (u32*)L->picture + Y * L->width + X;
      if (on(i, j)) layPixel(to, mixTo(bytesToFloats(*to), bytesToFloats(colour), .92f));
      else if (on(i - 1, j - 1) || on(i + 1, j + 1)) layPixel(to, bytesToFloats(*to) * EVERY(.45f));
    }
}
