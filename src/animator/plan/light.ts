import type { TimeOfDay, Weather } from '../catalogue/setting.ts';
import { addRgb, fromHex, mixRgb, multiplyRgb, type RampStop, type Rgb, saturate, scaleRgb } from '../maths/colour.ts';
import { mix } from '../maths/ease.ts';
import type { Random } from '../maths/random.ts';

/**
 * The one light of a picture: every painter asks it for its colours, so that sky, rock, water and figures belong together.
 * Plain JSON. Positions are shares: x of the picture's width, height of the way from the horizon up to the picture's top.
 */
export interface Light {
  readonly sky: readonly RampStop[];
  readonly sunX: number;
  readonly sunHeight: number;
  readonly sunColour: Rgb;
  /** How strongly the sun (or moon) shines on things, 0 under heavy cloud. */
  readonly sunStrength: number;
  readonly glow: number;
  readonly key: Rgb;
  readonly ambient: Rgb;
  readonly haze: Rgb;
  readonly hazeAmount: number;
  readonly cloudCover: number;
  readonly cloudLit: Rgb;
  readonly cloudShade: Rgb;
  /** 0 by day, 1 at night: stars, lit windows, fireflies. */
  readonly darkness: number;
}

type Palette = Omit<Light, 'sunX' | 'hazeAmount' | 'cloudCover' | 'sky'> & { readonly stops: readonly string[] };

/** Sky colours run from the zenith to the horizon. Several per time, so that two seeds do not share one sky. */
const PALETTES: Readonly<Record<TimeOfDay, readonly [Palette, ...Palette[]]>> = {
  day: [
    {
      stops: ['#2467b4', '#3f86cc', '#72aede', '#a9d2ec', '#d3e8f0', '#eef3ea'],
      sunHeight: 0.86,
      sunColour: [255, 250, 232],
      sunStrength: 1,
      glow: 0.55,
      key: [176, 165, 138],
      ambient: [122, 138, 160],
      haze: [196, 219, 234],
      cloudLit: [255, 253, 248],
      cloudShade: [164, 184, 208],
      darkness: 0,
    },
    {
      stops: ['#1f5f9e', '#3c8ab8', '#74bccb', '#aeddd6', '#dcefdc', '#f6f3dd'],
      sunHeight: 0.78,
      sunColour: [255, 248, 222],
      sunStrength: 1,
      glow: 0.6,
      key: [180, 165, 128],
      ambient: [122, 140, 150],
      haze: [206, 226, 224],
      cloudLit: [255, 254, 244],
      cloudShade: [160, 190, 200],
      darkness: 0,
    },
  ],
  golden_hour: [
    {
      stops: ['#1d2a63', '#4a3f86', '#a4528f', '#ea6f6a', '#ffa25a', '#ffd27e', '#ffe7ad'],
      sunHeight: 0.14,
      sunColour: [255, 236, 190],
      sunStrength: 1,
      glow: 1,
      key: [190, 118, 62],
      ambient: [106, 76, 112],
      haze: [250, 168, 122],
      cloudLit: [255, 206, 150],
      cloudShade: [140, 74, 118],
      darkness: 0.16,
    },
    {
      stops: ['#24508c', '#5078a6', '#9aa0b0', '#e0b596', '#f9bd72', '#ffd78c', '#ffedb8'],
      sunHeight: 0.2,
      sunColour: [255, 240, 200],
      sunStrength: 1,
      glow: 0.95,
      key: [186, 132, 70],
      ambient: [104, 96, 112],
      haze: [250, 200, 140],
      cloudLit: [255, 224, 170],
      cloudShade: [168, 118, 120],
      darkness: 0.1,
    },
  ],
  dawn: [
    {
      stops: ['#2f4f8e', '#5f7fba', '#9aa6d2', '#d8b4c8', '#fac8b4', '#ffe0bc', '#fff3d8'],
      sunHeight: 0.1,
      sunColour: [255, 240, 214],
      sunStrength: 0.85,
      glow: 0.8,
      key: [196, 142, 102],
      ambient: [112, 112, 140],
      haze: [246, 210, 198],
      cloudLit: [255, 214, 196],
      cloudShade: [138, 120, 168],
      darkness: 0.2,
    },
  ],
  night: [
    {
      stops: ['#050b28', '#0a1840', '#12285c', '#1f3f7a', '#315690', '#4a709e'],
      sunHeight: 0.66,
      sunColour: [226, 236, 255],
      sunStrength: 0.62,
      glow: 0.4,
      key: [104, 134, 186],
      ambient: [52, 72, 122],
      haze: [58, 88, 142],
      cloudLit: [118, 146, 196],
      cloudShade: [24, 38, 78],
      darkness: 1,
    },
    {
      stops: ['#070a26', '#10133f', '#1c2260', '#2f357a', '#4a4a8c', '#6c6499'],
      sunHeight: 0.6,
      sunColour: [240, 236, 255],
      sunStrength: 0.6,
      glow: 0.4,
      key: [112, 124, 182],
      ambient: [56, 66, 118],
      haze: [76, 80, 138],
      cloudLit: [136, 128, 190],
      cloudShade: [34, 28, 74],
      darkness: 1,
    },
  ],
};

/** Below this strength the sun's disc is lost in the clouds. */
export const SEEN_SUN = 0.42;

interface Overcast {
  readonly grey: number;
  readonly cover: number;
  readonly haze: number;
  readonly dim: number;
}

const OVERCAST: Readonly<Record<Weather, Overcast>> = {
  clear: { grey: 0, cover: 0.46, haze: 0.42, dim: 1 },
  cloudy: { grey: 0.4, cover: 0.8, haze: 0.5, dim: 0.88 },
  rain: { grey: 0.72, cover: 0.95, haze: 0.72, dim: 0.72 },
  storm: { grey: 0.84, cover: 1, haze: 0.74, dim: 0.55 },
  snow: { grey: 0.6, cover: 0.85, haze: 0.72, dim: 0.95 },
  fog: { grey: 0.6, cover: 0.55, haze: 1.15, dim: 0.92 },
};

export function chooseLight(time: TimeOfDay, weather: Weather, random: Random): Light {
  const palette = random.pick(PALETTES[time]);
  const overcast = OVERCAST[weather];
  // At night a covered sky takes less: what is left of the moon is all there is to see by.
  const grey = overcast.grey * (1 - 0.4 * palette.darkness);
  // A night is dark enough: clouds take little more from it.
  const dim = mix(overcast.dim, 1, palette.darkness * 0.75);
  const veil: Rgb = multiplyRgb(
    saturate(palette.haze, weather === 'rain' || weather === 'storm' ? 0.14 : 0.35),
    weather === 'snow' || weather === 'fog' ? [246, 248, 255] : [176, 194, 218],
  );
  const dull = (colour: Rgb): Rgb => scaleRgb(mixRgb(colour, veil, grey), dim);
  const last = palette.stops.length - 1;
  return {
    sky: palette.stops.map((hex, i) => ({ at: i / last, colour: dull(fromHex(hex)) })),
    sunX: random.chance(0.5) ? random.between(0.6, 0.76) : random.between(0.24, 0.4),
    sunHeight: palette.sunHeight + random.between(-0.03, 0.03),
    sunColour: mixRgb(palette.sunColour, veil, grey * 0.5),
    sunStrength: palette.sunStrength * (1 - grey * 0.95),
    glow: palette.glow * (1 - grey * 0.8),
    key: scaleRgb(saturate(palette.key, 1 - grey * 0.6), (1 - grey * 0.6) * dim),
    ambient: scaleRgb(addRgb(saturate(palette.ambient, 1 - grey * 0.5), palette.key, grey * 0.42), dim),
    haze: scaleRgb(mixRgb(palette.haze, veil, grey), dim),
    hazeAmount: overcast.haze * random.between(0.92, 1.08),
    cloudCover: overcast.cover * (weather === 'clear' ? random.between(0.55, 1.15) : 1),
    cloudLit: dull(palette.cloudLit),
    cloudShade: scaleRgb(mixRgb(palette.cloudShade, veil, grey * 0.7), mix(1, 0.86, grey)),
    darkness: palette.darkness,
  };
}

/** The colour of a surface: `lit` is how much it faces the sun (0..1), `distance` how far into the haze it stands (0..1). */
export function lightSurface(light: Light, albedo: Rgb, lit: number, distance: number): Rgb {
  const received = addRgb(light.ambient, light.key, lit);
  const seen: Rgb = [(albedo[0] * received[0]) / 190, (albedo[1] * received[1]) / 190, (albedo[2] * received[2]) / 190];
  const veil = 1 - Math.exp(-distance * distance * light.hazeAmount * 3.2 - distance * light.hazeAmount * 0.6);
  return mixRgb(seen, light.haze, veil);
}
