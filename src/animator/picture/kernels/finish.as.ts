// The last passes over a frame: a quarter-size copy of its highlights for the glow, then colour conversion.

/** Averages blocks of `block` x `block` pixels, keeps what is brighter than `threshold`, `strength` (0..1) of it, as premultiplied light. */
export function highlights(src: usize, sw: i32, dst: usize, dw: i32, dh: i32, block: i32, threshold: f32, strength: f32): void {
  const scale: f32 = 1.0 / <f32>(((block + 1) >> 1) * ((block + 1) >> 1));
  for (let y = 0; y < dh; y++) {
    for (let x = 0; x < dw; x++) {
      let sum = i32x4.splat(0);
      for (let j = 0; j < block; j += 2) {
        let p = src + ((<usize>((y * block + j) * sw + x * block)) << 2);
        for (let i = 0; i < block; i += 2, p += 8) {
          sum = i32x4.add(sum, i32x4.extend_low_i16x8_u(i16x8.extend_low_i8x16_u(v128.load32_zero(p))));
        }
      }
      const r = <f32>i32x4.extract_lane(sum, 0) * scale, g = <f32>i32x4.extract_lane(sum, 1) * scale, b = <f32>i32x4.extract_lane(sum, 2) * scale;
      const peak = max(r, max(g, b));
      let keep: f32 = peak <= threshold ? 0 : (peak - threshold) / (256 - threshold);
      keep = keep * keep * (3 - 2 * keep) * strength;
      const d = dst + ((<usize>(y * dw + x)) << 2);
      store<u8>(d, <u8>(r * keep)); store<u8>(d, <u8>(g * keep), 1); store<u8>(d, <u8>(b * keep), 2); store<u8>(d, 255, 3);
    }
  }
}

/** The stretch of each row that holds any light, as `blit` wants it. */
export function findSpans(src: usize, w: i32, h: i32, spans: usize): void {
  for (let y = 0; y < h; y++) {
    const row = src + ((<usize>(y * w)) << 2);
    let from = 0, to = w;
    while (from < w && (load<u32>(row + (<usize>from << 2)) & 0xffffff) == 0) from++;
    while (to > from && (load<u32>(row + (<usize>(to - 1) << 2)) & 0xffffff) == 0) to--;
    store<i32>(spans + (<usize>y << 3), from);
    store<i32>(spans + (<usize>y << 3), to, 4);
  }
}

@inline function unpack(p: usize): v128 {
  return i32x4.extend_low_i16x8_u(i16x8.extend_low_i8x16_u(v128.load32_zero(p)));
}

@inline function pack(p: usize, v: v128): void {
  const half = i16x8.narrow_i32x4_u(v, v);
  v128.store32_lane(p, i8x16.narrow_i16x8_u(half, half), 0);
}

/** One sliding box along lines of `count` pixels that are `stride` bytes apart; edges repeat. `line` is scratch memory. */
function boxLines(src: usize, lines: i32, lineStride: usize, count: i32, stride: usize, radius: i32, line: usize): void {
  const span: i32 = radius + radius + 1;
  const size: f32 = <f32>1 / <f32>span;
  const k = f32x4.splat(size);
  for (let l = 0; l < lines; l++) {
    const base = src + <usize>l * lineStride;
    for (let i = 0; i < count; i++) store<u32>(line + (<usize>i << 2), load<u32>(base + <usize>i * stride));
    let sum = i32x4.splat(0);
    for (let i = -radius; i <= radius; i++) sum = i32x4.add(sum, unpack(line + (<usize>min(max(i, 0), count - 1) << 2)));
    for (let i = 0; i < count; i++) {
      pack(base + <usize>i * stride, i32x4.trunc_sat_f32x4_s(f32x4.mul(f32x4.convert_i32x4_s(sum), k)));
      const add = min(i + radius + 1, count - 1), drop = max(i - radius, 0);
      sum = i32x4.sub(i32x4.add(sum, unpack(line + (<usize>add << 2))), unpack(line + (<usize>drop << 2)));
    }
  }
}

export function boxBlur(src: usize, w: i32, h: i32, radius: i32, passes: i32, line: usize): void {
  const pitch = <usize>w << 2;
  for (let i = 0; i < passes; i++) {
    boxLines(src, h, pitch, w, 4, radius, line);
    boxLines(src, w, 4, h, pitch, radius, line);
  }
}

@inline function planar(a: v128, b: v128, channel: i32): v128 {
  const even = channel == 0
    ? v128.shuffle<u8>(a, b, 0,4,8,12,16,20,24,28, 0,4,8,12,16,20,24,28)
    : channel == 1
      ? v128.shuffle<u8>(a, b, 1,5,9,13,17,21,25,29, 1,5,9,13,17,21,25,29)
      : v128.shuffle<u8>(a, b, 2,6,10,14,18,22,26,30, 2,6,10,14,18,22,26,30);
  return i16x8.extend_low_i8x16_u(even);
}

@inline function dim(c: v128, k: v128): v128 {
  return i16x8.shr_u(i16x8.mul(c, k), 8);
}

/** BT.709 in limited range: 219 * (0.2126, 0.7152, 0.0722) of 255, times 256. The three weights add up to 220. */
@inline function luma(r: v128, g: v128, b: v128): v128 {
  const sum = i16x8.add(i16x8.add(i16x8.mul(r, i16x8.splat(47)), i16x8.mul(g, i16x8.splat(157))), i16x8.mul(b, i16x8.splat(16)));
  return i16x8.shr_u(i16x8.add(sum, i16x8.splat(16 * 256 + 128)), 8);
}

@inline function grained(y: v128, grain: usize, amount: i32): v128 {
  // The tile holds signed bytes; (byte * amount) >> 8 stays within a few levels of luma.
  const g = i16x8.shr_s(i16x8.mul(v128.load_ext<i8>(grain), i16x8.splat(<i16>amount)), 8);
  return i16x8.max_s(i16x8.min_s(i16x8.add(y, g), i16x8.splat(235)), i16x8.splat(16));
}

/**
 * Vignette, saturation, grain and RGBA -> I420 in one pass over memory. `columns` and `rows` hold the vignette's factor
 * (0..256, 16 bit) for each x and y; `grain` is a 256 x 256 tile of signed bytes, entered at (gx, gy). Width and height are even
 * and at least 8: the last block of a line overlaps the one before it. `saturation` is 0..512, 256 is neutral.
 */
export function toI420(
  rgba: usize, w: i32, h: i32, out: usize, columns: usize, rows: usize, grain: usize, gx: i32, gy: i32, amount: i32, saturation: i32,
): void {
  const planeU = out + <usize>(w * h), planeV = planeU + <usize>((w >> 1) * (h >> 1));
  const one = i16x8.splat(1);
  const ur = i32x4.splat((-26 * saturation) >> 8), ug = i32x4.splat((-86 * saturation) >> 8), ub = i32x4.splat(-(((-26 * saturation) >> 8) + ((-86 * saturation) >> 8)));
  const vg = i32x4.splat((-102 * saturation) >> 8), vb = i32x4.splat((-10 * saturation) >> 8), vr = i32x4.splat(-(((-102 * saturation) >> 8) + ((-10 * saturation) >> 8)));
  const centre = i32x4.splat((128 << 10) + 512);
  const low = i16x8.splat(16), high = i16x8.splat(240);
  for (let y = 0; y < h; y += 2) {
    const ky0 = <i32>load<u16>(rows + (<usize>y << 1)), ky1 = <i32>load<u16>(rows + (<usize>(y + 1) << 1));
    const g0 = grain + <usize>(((y + gy) & 255) << 8), g1 = grain + <usize>(((y + 1 + gy) & 255) << 8);
    for (let block = 0; block < w; block += 8) {
      const x = min(block, w - 8);
      const p = rgba + ((<usize>(y * w + x)) << 2), q = p + (<usize>w << 2);
      const a = v128.load(p), b = v128.load(p, 16), c = v128.load(q), d = v128.load(q, 16);
      const kx = v128.load(columns + (<usize>x << 1));
      const k0 = i16x8.shr_u(i16x8.mul(kx, i16x8.splat(<i16>(ky0 >> 1))), 7), k1 = i16x8.shr_u(i16x8.mul(kx, i16x8.splat(<i16>(ky1 >> 1))), 7);
      const r0 = dim(planar(a, b, 0), k0), gr0 = dim(planar(a, b, 1), k0), b0 = dim(planar(a, b, 2), k0);
      const r1 = dim(planar(c, d, 0), k1), gr1 = dim(planar(c, d, 1), k1), b1 = dim(planar(c, d, 2), k1);
      const gc = <usize>((x + gx + y * 37) & 127);
      const y0 = grained(luma(r0, gr0, b0), g0 + gc, amount), y1 = grained(luma(r1, gr1, b1), g1 + gc, amount);
      v128.store64_lane(out + <usize>(y * w + x), i8x16.narrow_i16x8_u(y0, y0), 0);
      v128.store64_lane(out + <usize>((y + 1) * w + x), i8x16.narrow_i16x8_u(y1, y1), 0);
      const rs = i32x4.dot_i16x8_s(i16x8.add(r0, r1), one), gs = i32x4.dot_i16x8_s(i16x8.add(gr0, gr1), one), bs = i32x4.dot_i16x8_s(i16x8.add(b0, b1), one);
      const u = i32x4.shr_s(i32x4.add(i32x4.add(i32x4.mul(rs, ur), i32x4.mul(gs, ug)), i32x4.add(i32x4.mul(bs, ub), centre)), 10);
      const v = i32x4.shr_s(i32x4.add(i32x4.add(i32x4.mul(rs, vr), i32x4.mul(gs, vg)), i32x4.add(i32x4.mul(bs, vb), centre)), 10);
      const uv = i16x8.min_s(i16x8.max_s(i16x8.narrow_i32x4_s(u, v), low), high);
      const bytes = i8x16.narrow_i16x8_u(uv, uv);
      const at = <usize>((y >> 1) * (w >> 1) + (x >> 1));
      v128.store32_lane(planeU + at, bytes, 0);
      v128.store32_lane(planeV + at, bytes, 1);
    }
  }
}

@inline function fraction(c: v128, k: v128): v128 {
  return i16x8.q15mulr_sat_s(i16x8.shl(c, 7), k);
}

/** BT.709 in full range: (0.2126, 0.7152, 0.0722) times 32768. */
@inline function brightness(r: v128, g: v128, b: v128): v128 {
  return i16x8.add(i16x8.add(i16x8.q15mulr_sat_s(r, i16x8.splat(6966)), i16x8.q15mulr_sat_s(g, i16x8.splat(23436))), i16x8.q15mulr_sat_s(b, i16x8.splat(2366)));
}

@inline function graded(c: v128, y: v128, saturation: v128, grain: v128): v128 {
  const half = i16x8.q15mulr_sat_s(i16x8.sub(c, y), saturation);
  return i16x8.shr_s(i16x8.add_sat_s(i16x8.add_sat_s(i16x8.add_sat_s(y, half), half), grain), 7);
}

/**
 * Vignette, saturation and grain of the rows `y0`..`y1`, as packed RGB. Between 8 bits and 8 bits it counts in 128ths, and the grain decides
 * which way they are rounded: so a smooth sky shows no steps. `columns` and `rows` hold the vignette's factor (32767 is none) for each x
 * and y; `grain` and `amount` as for `toI420`; `saturation` is 0..32767, 16384 is neutral: with it, no vignette and no grain every colour
 * stays as it is. The width is at least 8; the output needs 8 spare bytes.
 */
export function toRgb(
  rgba: usize, w: i32, y0: i32, y1: i32, out: usize, columns: usize, rows: usize, grain: usize, gx: i32, gy: i32, amount: i32, saturation: i32,
): void {
  const colour = i16x8.splat(<i16>saturation), strength = i16x8.splat(<i16>amount), half = i16x8.splat(64);
  for (let y = y0; y < y1; y++) {
    const ky = i16x8.splat(load<i16>(rows + (<usize>y << 1)));
    // Whole tiles are shifted against each other, or a large picture would show the tile's own pattern.
    const row = ((y + gy) & 255) << 8, shift = gx + (y >> 8) * 71 + y * 37;
    for (let block = 0; block < w; block += 8) {
      const x = min(block, w - 8);
      const p = rgba + ((<usize>(y * w + x)) << 2);
      const a = v128.load(p), b = v128.load(p, 16);
      const k = i16x8.q15mulr_sat_s(v128.load(columns + (<usize>x << 1)), ky);
      const r = fraction(planar(a, b, 0), k), g = fraction(planar(a, b, 1), k), bl = fraction(planar(a, b, 2), k);
      const light = brightness(r, g, bl);
      const at = <usize>(row + ((x + shift + (x >> 7) * 53) & 127));
      const noise = i16x8.add(i16x8.shr_s(i16x8.mul(v128.load_ext<i8>(grain + at), strength), 1), half);
      const rg = i8x16.narrow_i16x8_u(graded(r, light, colour, noise), graded(g, light, colour, noise));
      const last = graded(bl, light, colour, noise);
      const bb = i8x16.narrow_i16x8_u(last, last);
      const o = out + <usize>((y - y0) * w + x) * 3;
      v128.store(o, v128.shuffle<u8>(rg, bb, 0,8,16, 1,9,17, 2,10,18, 3,11,19, 4,12,20, 5));
      v128.store64_lane(o, v128.shuffle<u8>(rg, bb, 13,21, 6,14,22, 7,15,23, 0,0,0,0,0,0,0,0), 0, 16);
    }
  }
}

/**
 * Changes the light of a whole picture, row by row: at `rows` each has four 16 bit gains (128 keeps the colour, at most 255) for red, green,
 * blue and alpha, then four 16 bit amounts to add. The frame carries 16 spare bytes.
 */
export function relight(rgba: usize, w: i32, h: i32, rows: usize): void {
  for (let y = 0; y < h; y++) {
    const gain = v128.load64_splat(rows + (<usize>y << 4)), lift = v128.load64_splat(rows + (<usize>y << 4), 8);
    let p = rgba + (<usize>(y * w) << 2);
    const end = p + (<usize>w << 2);
    for (; p < end; p += 8) {
      const c = i16x8.add(i16x8.shr_u(i16x8.mul(v128.load_ext<u8>(p), gain), 7), lift);
      const bytes = i8x16.narrow_i16x8_u(c, c);
      if (p + 8 <= end) v128.store64_lane(p, bytes, 0);
      else v128.store32_lane(p, bytes, 0);
    }
  }
}

@inline function magnitude(v: v128): v128 {
  const m = i8x16.abs(v);
  const pairs = i16x8.extadd_pairwise_i8x16_u(m);
  return i32x4.extadd_pairwise_i16x8_u(pairs);
}

@inline function total(v: v128): i32 {
  return i32x4.extract_lane(v, 0) + i32x4.extract_lane(v, 1) + i32x4.extract_lane(v, 2) + i32x4.extract_lane(v, 3);
}

@inline function absolute(a: v128, b: v128): v128 {
  return v128.or(i8x16.sub_sat_u(a, b), i8x16.sub_sat_u(b, a));
}

/** PNG's predictor: whichever of left, above and upper left is nearest to left + above - upper left. In bytes: |p - left| = |above - upper left|. */
@inline function paeth(a: v128, b: v128, c: v128): v128 {
  const pa = absolute(b, c), pb = absolute(a, c);
  // The third distance is |(a - c) + (b - c)|: the sum of the other two when both point the same way, else their difference.
  const same = v128.not(v128.xor(i8x16.ge_u(a, c), i8x16.ge_u(b, c)));
  const pc = v128.bitselect(i8x16.add_sat_u(pa, pb), absolute(pa, pb), same);
  const useA = v128.and(i8x16.le_u(pa, pb), i8x16.le_u(pa, pc));
  return v128.bitselect(a, v128.bitselect(b, c, i8x16.le_u(pb, pc)), useA);
}

/**
 * PNG's filters on rows of `bytes` bytes, three to a pixel: each row of `out` begins with the filter's number. Of sub, up and Paeth the one
 * that leaves least is taken. Before the first row `src` holds the row above it, and both ends 16 spare bytes.
 */
export function filterRows(src: usize, bytes: i32, count: i32, out: usize): void {
  for (let y = 0; y < count; y++) {
    const row = src + <usize>((y + 1) * bytes), above = row - <usize>bytes;
    let sub = i32x4.splat(0), up = i32x4.splat(0), both = i32x4.splat(0);
    for (let i = 16; i + 16 <= bytes; i += 16) {
      const p = row + <usize>i, q = above + <usize>i;
      const x = v128.load(p), a = v128.load(p - 3), b = v128.load(q), c = v128.load(q - 3);
      sub = i32x4.add(sub, magnitude(i8x16.sub(x, a)));
      up = i32x4.add(up, magnitude(i8x16.sub(x, b)));
      both = i32x4.add(both, magnitude(i8x16.sub(x, paeth(a, b, c))));
    }
    const s = total(sub), u = total(up), t = total(both);
    const kind = t < s && t < u ? 4 : s <= u ? 1 : 2;
    let o = out + <usize>y * <usize>(bytes + 1);
    store<u8>(o++, <u8>kind);
    for (let i = 0; i < 3; i++) store<u8>(o + i, load<u8>(row + i) - (kind == 1 ? 0 : load<u8>(above + i)));
    for (let i = 3; i < bytes; i += 16) {
      const p = row + <usize>i, q = above + <usize>i;
      const x = v128.load(p), a = v128.load(p - 3), b = v128.load(q), c = v128.load(q - 3);
      v128.store(o + i, i8x16.sub(x, kind == 1 ? a : kind == 2 ? b : paeth(a, b, c)));
    }
  }
}

/** Adler-32, as zlib ends a stream with it: carries on from `state`. */
export function adler32(src: usize, bytes: i32, state: u32): u32 {
  let a = state & 0xffff, b = state >>> 16;
  const high = i16x8(16, 15, 14, 13, 12, 11, 10, 9), low = i16x8(8, 7, 6, 5, 4, 3, 2, 1);
  const end = src + <usize>bytes;
  while (src < end) {
    // So many bytes fit before a sum can pass 32 bits.
    const stop = min<usize>(end, src + 5536);
    for (; src + 16 <= stop; src += 16) {
      const x = v128.load(src);
      const weighed = i32x4.add(i32x4.dot_i16x8_s(i16x8.extend_low_i8x16_u(x), high), i32x4.dot_i16x8_s(i16x8.extend_high_i8x16_u(x), low));
      b += (a << 4) + <u32>total(weighed);
      a += <u32>total(i32x4.extadd_pairwise_i16x8_u(i16x8.extadd_pairwise_i8x16_u(x)));
    }
    for (; src < stop; src++) { a += <u32>load<u8>(src); b += a; }
    a %= 65521; b %= 65521;
  }
  return (b << 16) | a;
}
