// Surfaces that are computed anew for each frame, at reduced size: water that mirrors the picture above it, and a turning globe.

/**
 * One row of a 256 x 256 tile of signed bytes that repeats, between its own two rows: 256 floats of about -1..1, and the first again. A row
 * of the picture looks at one row of the tile only, so half of the sampling is done once for all of its pixels.
 */
function tileRow(at: usize, y: f32, out: usize): void {
  const fy = floor(y);
  const iy = <i32>fy;
  const v = f32x4.splat((y - fy) * 0.0078125), w = f32x4.splat((1 - (y - fy)) * 0.0078125);
  const r0 = at + <usize>((iy & 255) << 8), r1 = at + <usize>(((iy + 1) & 255) << 8);
  for (let i: usize = 0; i < 256; i += 4) {
    const a = f32x4.convert_i32x4_s(i32x4.extend_low_i16x8_s(i16x8.extend_low_i8x16_s(v128.load32_zero(r0 + i))));
    const b = f32x4.convert_i32x4_s(i32x4.extend_low_i16x8_s(i16x8.extend_low_i8x16_s(v128.load32_zero(r1 + i))));
    v128.store(out + (i << 2), f32x4.add(f32x4.mul(a, w), f32x4.mul(b, v)));
  }
  store<f32>(out, load<f32>(out), 1024);
}

@inline function tile(row: usize, x: f32): f32 {
  const fx = floor(x);
  const p = row + <usize>((<i32>fx & 255) << 2);
  const a = load<f32>(p);
  return a + (load<f32>(p, 4) - a) * (x - fx);
}

@inline function ramp(from: f32, to: f32, x: f32): f32 {
  const t = min<f32>(max<f32>((x - from) / (to - from), 0), 1);
  return t * t * (3 - 2 * t);
}

/** Natural logarithm, four digits: the library's own would bring tables that live in the caller's memory. */
@inline function logOf(x: f32): f32 {
  const bits = reinterpret<i32>(x);
  const m = reinterpret<f32>((bits & 0x7fffff) | 0x3f800000);
  const fraction: f32 = -1.7417939 + (2.8212026 + (-1.4699568 + (0.44717955 - 0.056570851 * m) * m) * m) * m;
  return <f32>((bits >> 23) - 127) * 0.69314718 + fraction;
}

@inline function byte(x: f32): u8 {
  return <u8>min<f32>(max<f32>(x, 0), 255);
}

/**
 * Writes `ow` x `oh` premultiplied pixels that cover the view's rows `top`..`bottom`. `shore` holds, for each column, the view row where
 * the water ends: beyond it comes a wet margin, at it the foam. Parameters are floats at `p`:
 *  0 top  1 bottom  2 horizon  3 unit  4 time  5 cameraX  6 sunX  7 glitter  8 roughness  9 choppiness
 * 10..12 near colour  13..15 far colour  16..18 sun colour  19 mirror share near  20 mirror share far  21 foam  22 wet width
 * 23..25 foam colour  26 glitter width  27 stretch of the mirror  28 view top that may be mirrored  29 how dark the back of a ripple is
 * and from 32 on scratch for three rows of 260.
 */
export function water(frame: usize, fw: i32, fh: i32, out: usize, ow: i32, oh: i32, noise: usize, shore: usize, p: usize): void {
  const top = load<f32>(p), bottom = load<f32>(p, 4), horizon = load<f32>(p, 8), unit = load<f32>(p, 12), time = load<f32>(p, 16);
  const cameraX = load<f32>(p, 20), sunX = load<f32>(p, 24), glitter = load<f32>(p, 28), roughness = load<f32>(p, 32), chop = load<f32>(p, 36);
  const nr = load<f32>(p, 40), ng = load<f32>(p, 44), nb = load<f32>(p, 48), fr = load<f32>(p, 52), fg = load<f32>(p, 56), fb = load<f32>(p, 60);
  const sr = load<f32>(p, 64), sg = load<f32>(p, 68), sb = load<f32>(p, 72), mirrorNear = load<f32>(p, 76), mirrorFar = load<f32>(p, 80);
  const foam = load<f32>(p, 84), wet = load<f32>(p, 88), cr = load<f32>(p, 92), cg = load<f32>(p, 96), cb = load<f32>(p, 100);
  const glitterWidth = load<f32>(p, 104), stretch = load<f32>(p, 108), mirrorTop = load<f32>(p, 112), shade = load<f32>(p, 116);
  const stepX = <f32>fw / <f32>ow, stepY = (bottom - top) / <f32>oh;
  const middle = <f32>fw * 0.5;
  const broadRow = p + 128, fineRow = broadRow + 1040, laceRow = fineRow + 1040;
  for (let j = 0; j < oh; j++) {
    const y = top + (<f32>j + 0.5) * stepY;
    const below = max<f32>(y - horizon, 0.5) / unit;
    // Ripples shrink with their distance from the horizon in both directions; true perspective would turn into hiss up there.
    const inverse: f32 = 186.0 / (min<f32>(below, 230.0) + 6.0);
    const near = min<f32>(below * 0.0036, 1);
    const calm: f32 = 1.0 / (1.0 + inverse * 0.05);
    const wy = logOf(below + 6.0) * 190.0;
    const perUnit = inverse * 0.26 / unit;
    const share = mirrorFar + (mirrorNear - mirrorFar) * near;
    const swell: f32 = roughness * unit * (5.0 + 46.0 * near);
    const width = unit * glitterWidth * (26.0 + 165.0 * near);
    const br = fr + (nr - fr) * near, bg = fg + (ng - fg) * near, bb = fb + (nb - fb) * near;
    tileRow(noise, wy - time * 9.0, broadRow);
    tileRow(noise, wy * 2.1 - time * 14.0 + 31.0, fineRow);
    if (foam > 0) tileRow(noise, wy * 1.5 - time * 6.0, laceRow);
    for (let i = 0; i < ow; i++) {
      const x = (<f32>i + 0.5) * stepX;
      const edge = load<f32>(shore + (<usize>i << 2)) - y;
      const d = out + ((<usize>(j * ow + i)) << 2);
      if (edge < -wet) { store<u32>(d, 0); continue; }
      const wx = (x - middle) * perUnit + cameraX * perUnit * near;
      const broad = tile(broadRow, wx + time * 2.1);
      const fine = tile(fineRow, wx * 2.3 - time * 4.3 + 71.0);
      const slope = (broad * 0.62 + fine * 0.55 * chop) * (0.35 + 0.65 * calm);
      // The mirrored picture: the steeper the ripple, the further away the eye lands.
      const ry = horizon - (y - horizon) * stretch - abs(slope) * swell * 1.3 - slope * swell * 0.9;
      const rx = x + (broad - fine * 0.6) * swell * 0.35;
      const ix = min(max(<i32>rx, 0), fw - 1), iy = min(max(<i32>max<f32>(ry, mirrorTop), 0), fh - 1);
      const s = frame + ((<usize>(iy * fw + ix)) << 2);
      let m: f32 = share * (1.0 + slope * 0.55);
      m = min<f32>(max<f32>(m, 0), 1);
      const dark: f32 = 1.0 - ramp(-0.05, -0.6, slope) * shade;
      let r = (br + (<f32>load<u8>(s) - br) * m) * dark, g = (bg + (<f32>load<u8>(s, 1) - bg) * m) * dark, b = (bb + (<f32>load<u8>(s, 2) - bb) * m) * dark;
      const off = abs(x - sunX) / width;
      const column: f32 = off < 3.2 ? 1.0 / (1.0 + off * off * off * off) : 0;
      // Close to the eye a sparkle is a small thing: the bar rises, or it would turn into spilt milk.
      const bar: f32 = 0.62 - column * 0.42 + near * 0.13;
      const spark = column * ramp(bar, bar + 0.32, slope + 0.28) * glitter * (1.0 - 0.45 * near);
      // Light adds up towards its own colour and never overshoots into plain white.
      r += sr * spark * (1.0 - r * 0.0034); g += sg * spark * (1.0 - g * 0.0034); b += sb * spark * (1.0 - b * 0.0034);
      let alpha: f32 = 1.0;
      if (edge < unit * 240.0 && foam > 0) {
        const e = edge / unit;
        const lace = tile(laceRow, wx * 1.9 + 9.0 + time * 1.2) * 0.75 + fine * 0.35;
        const lip: f32 = ramp(-0.5, 1.5, e) * ramp(13.0 + lace * 16.0, 4.0 + lace * 9.0, e);
        const trail: f32 = ramp(90.0, 8.0, e) * ramp(0.10, 0.34, lace - e * 0.0035) * 0.75;
        const crest: f32 = ramp(0.30, 0.52, broad * 0.7 + lace * 0.45) * ramp(250.0, 120.0, e) * ramp(60.0, 120.0, e) * 0.35;
        const white = min<f32>(max<f32>(lip, max<f32>(trail, crest)) * foam, 1);
        // Shallow water lets the sand through, so the last stretch turns transparent.
        alpha = 0.30 + 0.70 * ramp(0.0, 120.0, e);
        alpha = alpha + (1 - alpha) * white;
        r += (cr - r) * white; g += (cg - g) * white; b += (cb - b) * white;
        // Where the water ends within this pixel, the pixel is part water and part wet sand: a hard end would climb in steps.
        const covered = min<f32>(max<f32>(edge / stepY + 0.5, 0), 1);
        if (covered < 1) {
          const fade: f32 = <f32>1 + min<f32>(edge, 0) / wet;
          const damp: f32 = fade * fade * 0.62 * (<f32>1 - covered), own = alpha * covered;
          const sum = max<f32>(damp + own, 0.001);
          r = (r * own + (br * 0.35 + <f32>load<u8>(s) * 0.58) * damp) / sum;
          g = (g * own + (bg * 0.35 + <f32>load<u8>(s, 1) * 0.58) * damp) / sum;
          b = (b * own + (bb * 0.35 + <f32>load<u8>(s, 2) * 0.58) * damp) / sum;
          alpha = sum;
        }
      }
      store<u8>(d, byte(min<f32>(r, 255) * alpha)); store<u8>(d, byte(min<f32>(g, 255) * alpha), 1); store<u8>(d, byte(min<f32>(b, 255) * alpha), 2);
      store<u8>(d, byte(alpha * 255.0), 3);
    }
  }
}

/**
 * A lit ball: for each pixel `map` holds u (16 bit), v (16 bit), light (8 bit), cover (8 bit), rim (8 bit), spare. The surface is
 * `tw` x `th` RGBA, its alpha is how much it glows by itself at night; `turn` shifts u, and clouds (same size) turn a little faster.
 */
export function globe(out: usize, count: i32, map: usize, surface: usize, clouds: usize, tw: i32, th: i32, turn: i32, cloudTurn: i32, rimR: i32, rimG: i32, rimB: i32): void {
  for (let i = 0; i < count; i++) {
    const m = map + (<usize>i << 3), d = out + (<usize>i << 2);
    const cover = <i32>load<u8>(m, 5);
    if (cover == 0) { store<u32>(d, 0); continue; }
    const u = <i32>load<u16>(m), v = <i32>load<u16>(m, 2), light = <i32>load<u8>(m, 4), rim = <i32>load<u8>(m, 6);
    const s = around(surface, tw, th, (u + turn) & 65535, v), c = around(clouds, tw, th, (u + cloudTurn) & 65535, v);
    const rest = 255 - i32x4.extract_lane(c, 3);
    const glow = (i32x4.extract_lane(s, 3) * max(0, 70 - light)) >> 6;
    // Clouds are premultiplied, the surface is not: its alpha means towns.
    let r = ((i32x4.extract_lane(s, 0) * rest) >> 8) + i32x4.extract_lane(c, 0);
    let g = ((i32x4.extract_lane(s, 1) * rest) >> 8) + i32x4.extract_lane(c, 1);
    let b = ((i32x4.extract_lane(s, 2) * rest) >> 8) + i32x4.extract_lane(c, 2);
    r = ((r * light) >> 8) + glow + ((rimR * rim) >> 8); g = ((g * light) >> 8) + ((glow * 200) >> 8) + ((rimG * rim) >> 8); b = ((b * light) >> 8) + ((glow * 120) >> 8) + ((rimB * rim) >> 8);
    store<u8>(d, <u8>((min(r, 255) * cover) >> 8)); store<u8>(d, <u8>((min(g, 255) * cover) >> 8), 1); store<u8>(d, <u8>((min(b, 255) * cover) >> 8), 2);
    store<u8>(d, <u8>cover, 3);
  }
}

@inline function spread(p: usize): v128 {
  return i32x4.extend_low_i16x8_u(i16x8.extend_low_i8x16_u(v128.load32_zero(p)));
}

/** Bilinear on a map that closes on itself from left to right; u and v are 0..65535. */
@inline function around(at: usize, tw: i32, th: i32, u: i32, v: i32): v128 {
  const fu = (u * tw) >> 8, fv = (v * (th - 1)) >> 8;
  const x0 = fu >> 8, y0 = fv >> 8;
  const x1 = x0 + 1 < tw ? x0 + 1 : 0;
  const wx = i32x4.splat(fu & 255), wy = i32x4.splat(fv & 255), one = i32x4.splat(256);
  const top = at + (<usize>(y0 * tw) << 2), below = top + (<usize>tw << 2);
  const a = i32x4.add(i32x4.mul(spread(top + (<usize>x0 << 2)), i32x4.sub(one, wx)), i32x4.mul(spread(top + (<usize>x1 << 2)), wx));
  const b = i32x4.add(i32x4.mul(spread(below + (<usize>x0 << 2)), i32x4.sub(one, wx)), i32x4.mul(spread(below + (<usize>x1 << 2)), wx));
  return i32x4.shr_u(i32x4.add(i32x4.mul(a, i32x4.sub(one, wy)), i32x4.mul(b, wy)), 16);
}
