// Composes premultiplied RGBA rasters into the frame. All positions are 16.16 fixed point, all sampling is bilinear.
// Blend: 0 copies, 1 lays over, 2 screens (light adds up but never overshoots). Alpha is 0..256.
// The caller owns the memory: rasters and the frame carry 64 spare bytes, since four pixels are touched at once.

@inline function lerpBytes(a: v128, b: v128, f: v128): v128 {
  const g = i16x8.sub(i16x8.splat(256), f);
  const lo = i16x8.add(i16x8.mul(i16x8.extend_low_i8x16_u(a), g), i16x8.mul(i16x8.extend_low_i8x16_u(b), f));
  const hi = i16x8.add(i16x8.mul(i16x8.extend_high_i8x16_u(a), g), i16x8.mul(i16x8.extend_high_i8x16_u(b), f));
  return i8x16.narrow_i16x8_u(i16x8.shr_u(lo, 8), i16x8.shr_u(hi, 8));
}

@inline function over255(v: v128): v128 {
  const r = i16x8.add(v, i16x8.splat(128));
  return i16x8.shr_u(i16x8.add(r, i16x8.shr_u(r, 8)), 8);
}

@inline function blendPixels(d: v128, s: v128, blend: i32): v128 {
  if (blend == 0) return s;
  const cover = blend == 1 ? i8x16.swizzle(s, i8x16(3,3,3,3, 7,7,7,7, 11,11,11,11, 15,15,15,15)) : s;
  const rest = v128.not(cover);
  if (!v128.any_true(rest)) return s;
  const lo = over255(i16x8.mul(i16x8.extend_low_i8x16_u(d), i16x8.extend_low_i8x16_u(rest)));
  const hi = over255(i16x8.mul(i16x8.extend_high_i8x16_u(d), i16x8.extend_high_i8x16_u(rest)));
  return i8x16.add_sat_u(s, i8x16.narrow_i16x8_u(lo, hi));
}

@inline function laneMask(count: i32): v128 {
  return i32x4.gt_s(i32x4.splat(count), i32x4(0, 1, 2, 3));
}

/** Lays four pixels over four, and skips the arithmetic where the layer is empty or solid: most of it is one or the other. */
@inline function put(d: usize, pixels: v128, count: i32, blend: i32): void {
  // Light has no cover: its alpha would make every dark pixel count.
  const s = blend == 2 ? v128.and(pixels, i32x4.splat(0xffffff)) : pixels;
  if (!v128.any_true(s)) return;
  const under = v128.load(d);
  const drawn = blendPixels(under, s, blend);
  v128.store(d, count >= 4 ? drawn : v128.bitselect(drawn, under, laneMask(count)));
}

@inline function faded(s: v128, fade: v128): v128 {
  return i8x16.narrow_i16x8_u(
    i16x8.shr_u(i16x8.mul(i16x8.extend_low_i8x16_u(s), fade), 8),
    i16x8.shr_u(i16x8.mul(i16x8.extend_high_i8x16_u(s), fade), 8),
  );
}

/** Four pixels between their left and right neighbours, each with its own share. `sx` is where the first one looks. */
@inline function between(row: usize, sx: i32, step: i32): v128 {
  let x = sx;
  const p0 = v128.load64_zero(row + ((x >> 16) << 2)); const f0 = (x >> 8) & 255; x += step;
  const p1 = v128.load64_zero(row + ((x >> 16) << 2)); const f1 = (x >> 8) & 255; x += step;
  const p2 = v128.load64_zero(row + ((x >> 16) << 2)); const f2 = (x >> 8) & 255; x += step;
  const p3 = v128.load64_zero(row + ((x >> 16) << 2)); const f3 = (x >> 8) & 255;
  const left = v128.shuffle<u8>(p0, p1, 0,1,2,3, 16,17,18,19, 4,5,6,7, 20,21,22,23);
  const right = v128.shuffle<u8>(p2, p3, 0,1,2,3, 16,17,18,19, 4,5,6,7, 20,21,22,23);
  const wa = v128.shuffle<u16>(i16x8.splat(<i16>f0), i16x8.splat(<i16>f1), 0,1,2,3, 8,9,10,11);
  const wb = v128.shuffle<u16>(i16x8.splat(<i16>f2), i16x8.splat(<i16>f3), 0,1,2,3, 8,9,10,11);
  const one = i16x8.splat(256);
  const ca = i16x8.shr_u(i16x8.add(i16x8.mul(i16x8.extend_low_i8x16_u(left), i16x8.sub(one, wa)), i16x8.mul(i16x8.extend_high_i8x16_u(left), wa)), 8);
  const cb = i16x8.shr_u(i16x8.add(i16x8.mul(i16x8.extend_low_i8x16_u(right), i16x8.sub(one, wb)), i16x8.mul(i16x8.extend_high_i8x16_u(right), wb)), 8);
  return i8x16.narrow_i16x8_u(ca, cb);
}

/**
 * A whole layer: scale, translation, and a sideways shift per row (`shear`), which gives a ground plane its true
 * parallax and lets plants sway. `spans` holds the non-empty [from, to) of each source row; `row` is scratch memory.
 */
export function blit(
  dst: usize, dw: i32, y0: i32, y1: i32, src: usize, sw: i32, sh: i32,
  sx0: i32, sy0: i32, step: i32, stepY: i32, shear: i32, spans: usize, row: usize, blend: i32, alpha: i32,
): void {
  const fade = i16x8.splat(<i16>alpha);
  for (let y = y0; y < y1; y++) {
    const sy = sy0 + y * stepY;
    const iy = sy >> 16;
    if (iy < 0 || iy >= sh) continue;
    const next = iy + 1 < sh ? iy + 1 : iy;
    const from = min(load<i32>(spans + (iy << 3)), load<i32>(spans + (next << 3)));
    const to = max(load<i32>(spans + (iy << 3), 4), load<i32>(spans + (next << 3), 4));
    if (from >= to) continue;
    const sxRow = sx0 + y * shear;
    let x0 = <i32>((((<i64>max(from - 1, 0)) << 16) - <i64>sxRow + <i64>step - 1) / <i64>step);
    let x1 = <i32>((((<i64>min(to, sw - 1)) << 16) - <i64>sxRow + <i64>step - 1) / <i64>step);
    if (x0 < 0) x0 = 0;
    if (x1 > dw) x1 = dw;
    if (x0 >= x1) continue;
    const share = (sy >> 8) & 255;
    const s0 = (sxRow + x0 * step) >> 16;
    const a = src + ((<usize>(iy * sw + s0)) << 2);
    let line = a;
    if (share != 0) {
      const fy = i16x8.splat(<i16>share);
      const s1 = ((sxRow + (x1 - 1) * step) >> 16) + 2;
      const b = src + ((<usize>(next * sw + s0)) << 2);
      const bytes = <usize>((s1 - s0 + 3) & ~3) << 2;
      for (let i: usize = 0; i < bytes; i += 16) v128.store(row + i, lerpBytes(v128.load(a + i), v128.load(b + i), fy));
      line = row;
    }
    let sx = sxRow + x0 * step - (s0 << 16);
    let d = dst + ((<usize>(y * dw + x0)) << 2);
    if (step == 65536) {
      // Unscaled: all pixels of a row share one fraction, so whole vectors are mixed.
      const fx = i16x8.splat(<i16>((sx >> 8) & 255));
      let p = line + ((sx >> 16) << 2);
      for (let x = x0; x < x1; x += 4, d += 16, p += 16) {
        const s = lerpBytes(v128.load(p), v128.load(p, 4), fx);
        put(d, alpha < 256 ? faded(s, fade) : s, x1 - x, blend);
      }
    } else {
      for (let x = x0; x < x1; x += 4, d += 16, sx += step << 2) {
        const s = between(line, sx, step);
        put(d, alpha < 256 ? faded(s, fade) : s, x1 - x, blend);
      }
    }
  }
}

@inline function sample(src: usize, sw: i32, u: i32, v: i32): v128 {
  const p = src + ((<usize>((v >> 16) * sw + (u >> 16))) << 2);
  const fx = (u >> 8) & 255, fy = (v >> 8) & 255;
  const top = v128.load_ext<u8>(p), below = v128.load_ext<u8>(p + (<usize>sw << 2));
  const c = i16x8.shr_u(i16x8.add(i16x8.mul(top, i16x8.splat(<i16>(256 - fy))), i16x8.mul(below, i16x8.splat(<i16>fy))), 8);
  const w = v128.shuffle<u16>(i16x8.splat(<i16>(256 - fx)), i16x8.splat(<i16>fx), 0,1,2,3, 8,9,10,11);
  const m = i16x8.mul(c, w);
  return i16x8.shr_u(i16x8.add(m, v128.shuffle<u64>(m, m, 1, 0)), 8);
}

/** A sprite under any affine map. The raster needs a transparent border of one pixel. (u, v) = (u0, v0) + x * du + y * dv. */
export function sprite(
  dst: usize, dw: i32, dh: i32, src: usize, sw: i32, sh: i32, bx0: i32, by0: i32, bx1: i32, by1: i32,
  u0: f64, v0: f64, ux: f64, vx: f64, uy: f64, vy: f64, blend: i32, alpha: i32,
): void {
  const left = max(bx0, 0), top = max(by0, 0), right = min(bx1, dw), bottom = min(by1, dh);
  const um = <f64>(sw - 1), vm = <f64>(sh - 1);
  const fade = i16x8.splat(<i16>alpha);
  const iux = <i32>(ux * 65536.0), ivx = <i32>(vx * 65536.0);
  for (let y = top; y < bottom; y++) {
    const ub = u0 + uy * <f64>y, vb = v0 + vy * <f64>y;
    let lo = -1e6, hi = 1e6;
    if (abs(ux) > 1e-9) { const a = -ub / ux, b = (um - ub) / ux; lo = max(lo, min(a, b)); hi = min(hi, max(a, b)); }
    else if (ub < 0 || ub >= um) continue;
    if (abs(vx) > 1e-9) { const a = -vb / vx, b = (vm - vb) / vx; lo = max(lo, min(a, b)); hi = min(hi, max(a, b)); }
    else if (vb < 0 || vb >= vm) continue;
    const xa = max(left, <i32>ceil(lo + 0.01)), xb = min(right, <i32>floor(hi - 0.01));
    if (xa >= xb) continue;
    let u = <i32>((ub + ux * <f64>xa) * 65536.0), v = <i32>((vb + vx * <f64>xa) * 65536.0);
    let d = dst + ((<usize>(y * dw + xa)) << 2);
    for (let x = xa; x < xb; x += 2) {
      const first = sample(src, sw, u, v);
      const both = x + 2 <= xb ? v128.shuffle<u64>(first, sample(src, sw, u + iux, v + ivx), 0, 2) : first;
      const s16 = i16x8.shr_u(i16x8.mul(both, fade), 8);
      const under = v128.load64_zero(d);
      const drawn = blendPixels(under, i8x16.narrow_i16x8_u(s16, s16), blend);
      v128.store64_lane(d, x + 2 <= xb ? drawn : v128.bitselect(drawn, under, laneMask(1)), 0);
      u += iux << 1; v += ivx << 1; d += 8;
    }
  }
}

/** A round particle: `soft` 0 is a crisp disc, 1 fades from the centre like a glow. */
export function disc(
  dst: usize, dw: i32, dh: i32, cx: f32, cy: f32, radius: f32, soft: f32, red: f32, green: f32, blue: f32, alpha: f32, blend: i32,
): void {
  const x0 = max(<i32>(cx - radius - 1), 0), x1 = min(<i32>(cx + radius + 2), dw);
  const y0 = max(<i32>(cy - radius - 1), 0), y1 = min(<i32>(cy + radius + 2), dh);
  const edge: f32 = max<f32>(1, radius * soft), reach: f32 = radius + 0.5;
  const colour = f32x4.min(f32x4(red, green, blue, 0), f32x4.splat(255));
  for (let y = y0; y < y1; y++) {
    const dy = <f32>y + 0.5 - cy;
    const half = reach * reach - dy * dy;
    if (half <= 0) continue;
    const across = sqrt(half);
    const from = max(x0, <i32>(cx - across)), to = min(x1, <i32>(cx + across + 1));
    let d = dst + ((<usize>(y * dw + from)) << 2);
    for (let x = from; x < to; x++, d += 4) {
      const dx = <f32>x + 0.5 - cx;
      let a: f32 = (reach - sqrt(dx * dx + dy * dy)) / edge;
      if (a <= 0) continue;
      if (a > 1) a = 1;
      a = a * (1 - soft + soft * a) * alpha;
      const light = f32x4.mul(colour, f32x4.splat(a));
      const under = f32x4.convert_i32x4_s(i32x4.extend_low_i16x8_u(i16x8.extend_low_i8x16_u(v128.load32_zero(d))));
      const hidden = blend == 2 ? f32x4.mul(light, f32x4.splat(<f32>1 / 255)) : f32x4.splat(a);
      const sum = f32x4.add(light, f32x4.mul(under, f32x4.sub(f32x4.splat(1), hidden)));
      const whole = i32x4.trunc_sat_f32x4_s(sum);
      const narrow = i16x8.narrow_i32x4_s(whole, whole);
      // The frame's alpha is left alone: nobody reads it.
      v128.store32_lane(d, i8x16.narrow_i16x8_u(narrow, narrow), 0);
    }
  }
}

@inline function pairLow(a: v128, b: v128): v128 {
  return v128.shuffle<u8>(a, b, 0,16, 1,17, 2,18, 3,19, 4,20, 5,21, 6,22, 7,23);
}

@inline function pairHigh(a: v128, b: v128): v128 {
  return v128.shuffle<u8>(a, b, 8,24, 9,25, 10,26, 11,27, 12,28, 13,29, 14,30, 15,31);
}

/** Two taps of two lines, then the other two: 16 bit samples in pairs, so that one dot product weighs both. */
@inline function weigh(upper: v128, lower: v128, wa: v128, wb: v128): v128 {
  return i32x4.add(i32x4.dot_i16x8_s(upper, wa), i32x4.dot_i16x8_s(lower, wb));
}

/**
 * An opaque picture over the whole frame, with four taps each way: sharp at any fraction of a pixel, so that a slow move does not
 * shimmer. Each frame row has its own source row, start and step, three doubles at `rows`: near rows may move more than far ones.
 * `weights` holds 256 phases of four 16 bit taps that add up to 16384; `line` is scratch for one source row of 8 bytes a pixel.
 * The caller sees to it that no tap leaves the source.
 */
export function resample(dst: usize, dw: i32, dh: i32, src: usize, sw: i32, rows: usize, weights: usize, line: usize): void {
  const half = i32x4.splat(128), round = i32x4.splat(524288);
  for (let y = 0; y < dh; y++) {
    const r = rows + <usize>y * 24;
    const sy = load<f64>(r), sx = load<f64>(r, 8), step = load<f64>(r, 16);
    const iy = <i32>floor(sy), from = <i32>floor(sx) - 1;
    const to = <i32>floor(sx + step * <f64>(dw - 1)) + 3;
    const w = weights + <usize>(<i32>((sy - <f64>iy) * 256.0) << 3);
    const wa = v128.load32_splat(w), wb = v128.load32_splat(w, 4);
    const pitch = <usize>sw << 2;
    let p = src + ((<usize>((iy - 1) * sw + from)) << 2);
    const count = to - from;
    for (let i = 0, o = line; i < count; i += 4, p += 16, o += 32) {
      const a = v128.load(p), b = v128.load(p + pitch), c = v128.load(p + pitch * 2), d = v128.load(p + pitch * 3);
      const abl = pairLow(a, b), abh = pairHigh(a, b), cdl = pairLow(c, d), cdh = pairHigh(c, d);
      const q0 = i32x4.shr_s(i32x4.add(weigh(i16x8.extend_low_i8x16_u(abl), i16x8.extend_low_i8x16_u(cdl), wa, wb), half), 8);
      const q1 = i32x4.shr_s(i32x4.add(weigh(i16x8.extend_high_i8x16_u(abl), i16x8.extend_high_i8x16_u(cdl), wa, wb), half), 8);
      const q2 = i32x4.shr_s(i32x4.add(weigh(i16x8.extend_low_i8x16_u(abh), i16x8.extend_low_i8x16_u(cdh), wa, wb), half), 8);
      const q3 = i32x4.shr_s(i32x4.add(weigh(i16x8.extend_high_i8x16_u(abh), i16x8.extend_high_i8x16_u(cdh), wa, wb), half), 8);
      v128.store(o, i16x8.narrow_i32x4_s(q0, q1));
      v128.store(o, i16x8.narrow_i32x4_s(q2, q3), 16);
    }
    let x = sx - <f64>(from + 1);
    let o = dst + ((<usize>(y * dw)) << 2);
    // 8 bit phases of a 24 bit position: the sum of steps stays exact over any width.
    let at = <i64>(x * 16777216.0);
    const stride = <i64>(step * 16777216.0);
    for (let i = 0; i < dw; i++, o += 4, at += stride) {
      const s = line + (<usize>(at >> 24) << 3);
      const k = weights + <usize>((<i32>(at >> 16) & 255) << 3);
      const l = v128.load(s), m = v128.load(s, 16);
      const sum = weigh(v128.shuffle<u16>(l, l, 0,4, 1,5, 2,6, 3,7), v128.shuffle<u16>(m, m, 0,4, 1,5, 2,6, 3,7), v128.load32_splat(k), v128.load32_splat(k, 4));
      const v = i32x4.shr_s(i32x4.add(sum, round), 20);
      const n = i16x8.narrow_i32x4_s(v, v);
      v128.store32_lane(o, i8x16.narrow_i16x8_u(n, n), 0);
    }
  }
}

/** Lets `other` come through the frame: first where `mask` (one byte a pixel) is low. `level` runs from 0 to 255 + `softness`. */
export function dissolve(dst: usize, other: usize, mask: usize, count: i32, level: i32, softness: i32): void {
  const scale = f32x4.splat(<f32>256.0 / <f32>softness), top = i32x4.splat(level), full = i32x4.splat(256), none = i32x4.splat(0);
  for (let i = 0; i < count; i += 4, dst += 16, other += 16, mask += 4) {
    const m = i32x4.extend_low_i16x8_u(i16x8.extend_low_i8x16_u(v128.load32_zero(mask)));
    const share = i32x4.trunc_sat_f32x4_s(f32x4.mul(f32x4.convert_i32x4_s(i32x4.sub(top, m)), scale));
    const w = i32x4.min_s(i32x4.max_s(share, none), full);
    if (!v128.any_true(w)) continue;
    const a = v128.load(dst), b = v128.load(other);
    const wl = v128.shuffle<u16>(w, w, 0,0,0,0, 2,2,2,2), wh = v128.shuffle<u16>(w, w, 4,4,4,4, 6,6,6,6);
    const lo = i16x8.add(i16x8.mul(i16x8.extend_low_i8x16_u(a), i16x8.sub(i16x8.splat(256), wl)), i16x8.mul(i16x8.extend_low_i8x16_u(b), wl));
    const hi = i16x8.add(i16x8.mul(i16x8.extend_high_i8x16_u(a), i16x8.sub(i16x8.splat(256), wh)), i16x8.mul(i16x8.extend_high_i8x16_u(b), wh));
    v128.store(dst, i8x16.narrow_i16x8_u(i16x8.shr_u(lo, 8), i16x8.shr_u(hi, 8)));
  }
}
