// Drawn by hand: cel, ink, pencil and comic.
#pragma once
#include "rooms.h"

INLINE f4 inkOf(const Style& S) { return (f4){S.ink[0], S.ink[1], S.ink[2], 255}; }
INLINE f4 saturate(f4 c, float luma, float by) { return all(luma) + (c - all(luma)) * all(by); }
// Steps of light with edges a few shades wide, so that they do not crawl.
INLINE float steps(float luma, float levels) {
  float step = luma * levels, whole = __builtin_floorf(step);
  return (whole + ramp(step - whole, .4f, 5)) * (1 / levels);
}

// Colours each patch anew at half size; its luma as it was goes along, to know what stands out from it.
template <typename Paint> INLINE void recolour(Rooms& P, Paint paint) {
  for (i32 i = 0; i < P.w * P.h; i++) {
    f4 f = P.flat[i];
    float l = lumaOf(f);
    f4 c = least(most(paint(f, l), all(0)), EVERY(300));
    c[3] = l;
    P.flat[i] = c;
  }
}
// Flat colours in steps, shades of them cooler, thin lines in the darker colour itself; small things that stand out (eyes, mouths) stay.
APART void drawCel(Rooms& P, const Style& S) {
  shrink(P);
  flatten(P, (i32)(3 * P.scale + .5f) + 1);
  float *lines = P.plane(0), *line = rowRoom(P, 0);
  findEdges(P, S.line, lines, nullptr);
  f4 *row = colourRow(P), ink = inkOf(S);
  float levels = S.levels, own = S.inkOwn, strength = least(S.line, 1) * 1.15f;
  recolour(P, [&](f4 f, float l) __attribute__((always_inline)) {
    float luma = l * (1 / 255.f) + 1e-4f, stepped = steps(luma, levels) + .45f / levels * (1 - luma);
    // What lies in the shade turns to blue, what is lit to yellow.
    f4 flat = f * (all(stepped / luma) + (f4){-.16f, -.05f, .16f, 0} * all(clamp01((.5f - stepped) * 1.5f)));
    return saturate(flat, lumaOf(flat), 1.12f);
  });
  for (i32 y = 0; y < P.H; y++) {
    widenColours(P.flat, P.w, P.h, y, row);
    widen(lines, P.w, P.h, y, line);
    u32* to = P.picture + y * P.W;
    for (i32 x = 0; x < P.W; x++) {
      f4 c = bytesToFloats(to[x]), flat = mixTo(row[x], c, clamp01((magnitude(lumaOf(c) - row[x][3]) - 14) * .04f));
      float edge = ramp(line[x], .25f, 2) * strength;
      f4 dark = mixTo(ink, flat * EVERY(.3f), own);
      layPixel(to + x, mixTo(flat, dark, least(edge, 1)));
    }
  }
}

// A brush with ink on wet rice paper: washes that lose themselves in the distance, lines that swell, a red seal.
APART void washInk(Rooms& P, const Style& S) {
  shrink(P);
  flatten(P, (i32)(5 * P.scale + .5f) + 1);
  const u8* tables = (const u8*)S.tables;
  float *lines = P.plane(0), *wet = P.plane(1), *tone = P.plane(2), *line = rowRoom(P, 0), *wash = rowRoom(P, 1);
  findEdges(P, 2, lines, nullptr);
  stick(P, tables, 26, wet);
  // Whom one looks at is drawn in full, however far away.
  float clear = most(26, P.L.focus * 1.6f);
  for (i32 i = 0; i < P.w * P.h; i++) {
    float l = lumaOf(P.flat[i]) * (1 / 255.f) + wet[i] * .07f, far = clamp01(1 - P.depth()[i] * clear), sky = P.depth()[i] < .0016f ? 1 : 0;
    float dark = 1 - (steps(clamp01(l * 1.12f), 5) * .7f + l * .3f);
    dark = clamp01(dark * 1.25f - .2f) * (1 - far * .72f);
    // Hills in the mist are a wash of their own.
    if (P.depth()[i] > .0002f) dark = most(dark, far * .2f);
    tone[i] = dark * (1 - sky * .75f) * (1 + wet[i] * .22f);
    P.flat[i][3] = (1 - far) * lumaOf(P.flat[i]);
    // Lines swell and dry up; those far away are pale.
    lines[i] = smoothStep(.22f, .75f, lines[i] * (1.05f + wet[i] * .75f)) * (1 - far * .62f);
  }
  f4 paper = {246, 240, 226, 255}, ink = inkOf(S), *row = colourRow(P);
  for (i32 y = 0; y < P.H; y++) {
    widenColours(P.flat, P.w, P.h, y, row);
    widen(lines, P.w, P.h, y, line);
    widen(tone, P.w, P.h, y, wash);
    u32* to = P.picture + y * P.W;
    for (i32 x = 0; x < P.W; x++) {
      float tooth = toothAt(tables, x, y), dry = line[x] * (1 + tooth * .35f), dark = wash[x] * (1 + tooth * .16f);
      f4 c = bytesToFloats(to[x]), hue = saturate(c, lumaOf(c), 1) - all(lumaOf(c));
      // Eyes, beaks and what else is small and dark are touched in at the end.
      dark = most(dark, clamp01((row[x][3] - lumaOf(c)) * .014f - .1f));
      f4 out = paper * all(1 + tooth * .02f) + hue * all(.16f * (1 - dark));
      out = mixTo(out, ink, clamp01(dark * .86f));
      layPixel(to + x, mixTo(out, ink, clamp01(dry)));
    }
  }
  i32 side = (i32)(46 * P.scale), x0 = P.W - side - (i32)(44 * P.scale), y0 = P.H - side - (i32)(40 * P.scale);
  for (i32 j = 0; j < side && y0 > 0; j++)
    for (i32 i = 0; i < side; i++) {
      i32 u = i * 9 / side, v = j * 9 / side;
      static const u16 SEAL[9] = {0x000, 0x0EE, 0x082, 0x0FE, 0x010, 0x0FE, 0x0AA, 0x0EE, 0x000};
      bool white = (SEAL[v] >> u) & 1;
      u32* to = P.picture + (y0 + j) * P.W + x0 + i;
      if (!white && toothAt(tables, x0 + i, y0 + j) > -.75f) layPixel(to, mixTo(bytesToFloats(*to), (f4){184, 38, 30, 255}, .9f));
    }
}

// Pencil: hatching that grows denser with the dark, lines drawn twice, the tooth of the paper through all of it. With `inkOwn` the pencils are coloured.
APART void sketchPencil(Rooms& P, const Style& S, float seconds) {
  shrink(P);
  flatten(P, (i32)(2 * P.scale + .5f) + 1);
  const u8* tables = (const u8*)S.tables;
  float *lines = P.plane(0), *bends = P.plane(1), *presses = P.plane(2), *line = rowRoom(P, 0), *second = rowRoom(P, 1), *bend = rowRoom(P, 2), *press = rowRoom(P, 3);
  findEdges(P, 1, lines, nullptr);
  f4* row = colourRow(P);
  i32 held = (i32)(seconds * 8 + 1e-3f);
  float unit = 1 / most(P.scale, .55f);
  // Each drawing is another one: its second line lies a little elsewhere.
  i32 dx = (i32)((chanceAt(held, 7) - .5f) * 5 * P.scale), dy = (i32)((chanceAt(held, 8) - .5f) * 5 * P.scale);
  i32 sx = (i32)(chanceAt(held, 9) * 256), sy = (i32)(chanceAt(held, 10) * 256);
  // What is not as far away as whom one looks at is drawn lightly.
  for (i32 i = 0; i < P.w * P.h; i++) {
    float off = clamp01(magnitude(1 - P.L.focus * P.depth()[i]) * 1.5f - .2f);
    lines[i] *= 1 - off * .5f;
    P.flat[i] = mixTo(P.flat[i], EVERY(236), off * .42f);
  }
  // Strokes run along one way, bent and now firm, now light.
  for (i32 y = 0; y < P.h; y += 2)
    for (i32 x = 0; x < P.w; x += 2) {
      float X = x * 2 * unit, Y = y * 2 * unit, along = X * .6f - Y * .8f, a = X * .8f + Y * .6f;
      float bent = tableAt(tables, along * .006f, a * .006f) * .022f, firm = .55f + tableAt(tables, along * .016f + 50, a * .1f) * (.9f / 255);
      for (i32 j = y; j < y + 2 && j < P.h; j++)
        for (i32 i = x; i < x + 2 && i < P.w; i++) { bends[j * P.w + i] = bent; presses[j * P.w + i] = firm; }
    }
  for (i32 y = 0; y < P.H; y++) {
    widenColours(P.flat, P.w, P.h, y, row);
    widen(lines, P.w, P.h, y, line);
    widen(bends, P.w, P.h, y, bend);
    widen(presses, P.w, P.h, y, press);
    widen(lines, P.w, P.h, within(y + dy, P.H), second);
    u32* to = P.picture + y * P.W;
    for (i32 x = 0; x < P.W; x++) {
      float l = lumaOf(row[x]) * (1 / 255.f), sharp = lumaOf(bytesToFloats(to[x])) * (1 / 255.f), tooth = toothAt(tables, x + sx, y + sy);
      float X = x * unit, Y = y * unit, a = X * .8f + Y * .6f, b = X * .78f - Y * .62f;
      float first = .5f + .5f * sineOfTurns(a * .17f + bend[x]), other = .5f + .5f * sineOfTurns(b * .19f + bend[x]);
      // On a dark board what is light is shaded, and the sky is the board.
      bool open = P.depth()[(y >> 1 < P.h ? y >> 1 : P.h - 1) * P.w + (x >> 1 < P.w ? x >> 1 : P.w - 1)] < .0016f;
      float tone = S.board == 0 ? clamp01((.8f - l) * 1.35f) : open ? 0 : clamp01((l - .3f) * 1.05f) * .8f;
      float dark = clamp01(tone * 1.5f - first * .9f) * press[x] + clamp01((tone - .42f) * 2 - other * .9f) * .9f + tone * tone * .3f;
      dark += clamp01((l - sharp) * 3.2f - .35f) * (S.board == 0 ? .6f : open ? 0 : .25f);
      dark = dark * (1 + tooth * .75f) + ramp(line[x], .2f, 2) * (.85f + tooth * .35f) + ramp(second[within(x + dx, P.W)], .35f, 1.8f) * (.35f + tooth * .3f);
      f4 paper = (f4){247, 244, 236, 255} * all(1 + tooth * .018f), lead = (f4){52, 52, 58, 255};
      if (S.inkOwn > 0) {
        f4 own = saturate(row[x], l * 255, 1.7f) * EVERY(.8f);
        paper = mixTo(paper, most(own + EVERY(60), all(0)), S.inkOwn * .5f * (.75f + tooth * .35f));
        lead = mixTo(lead, own * EVERY(.75f), S.inkOwn * .75f);
      }
      layPixel(to + x, mixTo(paper, lead, clamp01(dark * .86f)));
    }
  }
}

// A printed comic: flat inks, spots of black, a screen of dots where it is neither light nor dark, a white margin. Without colour it is a manga.
APART void printComic(Rooms& P, const Style& S) {
  shrink(P);
  flatten(P, (i32)(3 * P.scale + .5f) + 1);
  float *lines = P.plane(0), *line = rowRoom(P, 0), size = most(3, S.dots * P.scale), colour = S.inkOwn;
  findEdges(P, 2, lines, nullptr);
  f4 *row = colourRow(P), ink = inkOf(S);
  i32 margin = (i32)(22 * P.scale), frame = margin + (i32)most(2, 5 * P.scale);
  float over = .7071f / size;
  recolour(P, [&](f4 f, float l) __attribute__((always_inline)) {
    float luma = l * (1 / 255.f) + 1e-3f, stepped = .16f + .84f * steps(clamp01(luma * 1.15f), 4);
    f4 flat = f * all(stepped / luma);
    return saturate(flat, lumaOf(flat), 1.35f) * all(colour) + all(stepped * 255 + 18) * all(1 - colour);
  });
  for (i32 y = 0; y < P.H; y++) {
    widenColours(P.flat, P.w, P.h, y, row);
    widen(lines, P.w, P.h, y, line);
    u32* to = P.picture + y * P.W;
    for (i32 x = 0; x < P.W; x++) {
      i32 out = least(least(x, P.W - 1 - x), least(y, P.H - 1 - y));
      if (out < frame) {
        to[x] = out < margin ? 0xfff0f6f8u : 0xff181418u;
        continue;
      }
      f4 flat = row[x];
      float l = flat[3], sharp = lumaOf(bytesToFloats(to[x])), luma = l * (1 / 255.f);
      float u = (x + y) * over, v = (x - y) * over;
      u -= __builtin_floorf(u) + .5f;
      v -= __builtin_floorf(v) + .5f;
      // Dots as large as the tone is dark, none in light and none in black.
      float tone = clamp01((.78f - luma) * 1.25f), radius = root(tone * .26f), dot = tone < .04f || luma < .1f ? 0 : clamp01((radius - root(u * u + v * v)) * size * .8f + .5f);
      flat = mixTo(flat * EVERY(1.1f) + EVERY(10), flat * EVERY(.5f), dot * .85f);
      float black = ramp(.16f - .02f - luma, 0, 16) + clamp01((l - sharp) * .03f - .35f);
      black = most(black, ramp(line[x], .2f, 2.5f));
      layPixel(to + x, mixTo(flat, ink, clamp01(black)));
    }
  }
}
