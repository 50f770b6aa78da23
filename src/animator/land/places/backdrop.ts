import { COLOUR_WORDS } from '../../catalogue/attributes.ts';
import { type MaterialName, materialOf } from '../../maths/materials.ts';
import { standing } from '../../maths/matrix.ts';
import { type Light, lightOf } from '../../maths/mesh.ts';
import { makeRandom } from '../../maths/random.ts';
import { normalise, scale } from '../../maths/vector.ts';
import { airOf } from '../air.ts';
import { type Look, lookOf, Solids } from '../kits/architecture/solids.ts';
import { Floor } from '../kits/rooms/floor.ts';
import { makeWaterSheet } from '../kits/water.ts';
import type { PlaceBuilder, PlaceOrder } from '../place.ts';
import type { Lamp } from '../world.ts';

/** A photographer's studio: floor and walls of one colour without an edge between them, a key light, and a glow behind where one stands. */
const COLOURS: Readonly<Record<string, number>> = {
  white: 0xf2f1ee,
  black: 0x101114,
  dark: 0x1c1d22,
  grey: 0x9a9a98,
  gray: 0x9a9a98,
  red: 0xb23a34,
  orange: 0xd9853f,
  yellow: 0xe6bd4a,
  green: 0x6f9a72,
  blue: 0x5f8fb8,
  purple: 0x8a74ae,
  pink: 0xe0a3aa,
  brown: 0x8a6a52,
  beige: 0xd9c7aa,
  gold: 0xcfa552,
  turquoise: 0x5fb0a8,
};
const BY_CHANCE: readonly [number, ...number[]] = [
  0xd8b79a, 0x9fb3a2, 0x9db8cc, 0xe6d9c3, 0xb9a8c4, 0xd99a7c, 0xe0bd6a, 0xd6a5a8, 0x8aa6a3, 0xc9c2b8,
];

const HUNG = /\b(?:back(?:ground|drop)|studio|wall|void|space|room|cyclorama|paper|screen)\b/;

const REACH = 15;
const FLAT = 11.5;
const TOP = 14;

function backdropColour(order: PlaceOrder): number {
  for (const word of order.dressing) {
    // Neither the floor nor the ink has the colour of what hangs behind it.
    if (/ (?:surface|light)$/.test(word) || (/ /.test(word) && !HUNG.test(word))) continue;
    for (const [name, hex] of Object.entries(COLOURS))
      if (
        word
          .toLowerCase()
          .split(/[\s_]+/)
          .includes(name)
      )
        return hex;
  }
  // "a pastel pink background": shades are one word by now.
  for (const word of order.dressing)
    for (const part of word.split(' ')) {
      const shade = COLOUR_WORDS[part];
      if (shade !== undefined && /back|studio|wall/.test(word)) return (shade[0] << 16) | (shade[1] << 8) | shade[2];
    }
  return makeRandom(order.seed).spawn('backdrop').pick(BY_CHANCE);
}

/** What stands in a studio instead of its floor: light from its depth, and from where it is shallow, and how clear it is. */
const BASINS: Readonly<Record<string, readonly [deep: Light, shallow: Light, clarity: number]>> = {
  'water surface': [[0.12, 0.42, 0.52], [0.5, 0.78, 0.84], 0.75],
  'milk surface': [[0.88, 0.85, 0.79], [0.92, 0.9, 0.85], 12],
  'juice surface': [[0.9, 0.42, 0.04], [0.95, 0.55, 0.1], 5],
  'coffee surface': [[0.05, 0.02, 0.008], [0.14, 0.06, 0.02], 9],
  'chocolate surface': [[0.11, 0.045, 0.02], [0.18, 0.08, 0.035], 12],
  'oil surface': [[0.62, 0.4, 0.04], [0.8, 0.6, 0.14], 2],
  'wine surface': [[0.16, 0.005, 0.02], [0.3, 0.02, 0.05], 5],
};
const BASIN_DEPTH = 0.8;

/** What a product stands on where it is told of; null for the studio's own floor, which gleams under what is advertised. */
const SURFACES: Readonly<Record<string, readonly [number, MaterialName]>> = {
  'white marble surface': [0xd9d6d0, 'marblePolished'],
  'black marble surface': [0x16161a, 'marblePolished'],
  'black surface': [0x0a0a0d, 'marblePolished'],
  'wooden surface': [0x7a4f30, 'boardsPolished'],
  'stone surface': [0x6c6a68, 'stone'],
  'cloth surface': [0xd8cfc0, 'cloth'],
  'white cloth surface': [0xe9e7e2, 'cloth'],
  'black cloth surface': [0x0d0c10, 'cloth'],
  'red cloth surface': [0x6a1018, 'cloth'],
  'blue cloth surface': [0x14224e, 'cloth'],
  'green cloth surface': [0x123826, 'cloth'],
  'purple cloth surface': [0x38164a, 'cloth'],
  'sand surface': [0xd9bd8c, 'sand'],
  'soil surface': [0x3a2618, 'soil'],
  // What lies below them is seen through them.
  ...Object.fromEntries(Object.keys(BASINS).map((word) => [word, [0xe9eef0, 'seamless'] as const])),
};

function surfaceOf(order: PlaceOrder, colour: Light): Look {
  const told = order.dressing.map((word) => SURFACES[word]).find((each) => each !== undefined);
  if (told !== undefined) return lookOf(told[0], told[1]);
  return { colour, material: materialOf(order.dressing.includes('product') ? 'marblePolished' : 'seamless') };
}

const isGleaming = ({ material }: Look): boolean =>
  material === materialOf('marblePolished') || material === materialOf('boardsPolished');

const RIM = /^([a-z]+) rim light$/;
/** Of its strongest part: so much that the edge has the colour, whatever falls on the front. */
const RIM_STRENGTH = 14;

/** Both of the colour that is told; null where none is. */
function rimLights({ dressing }: PlaceOrder): readonly [Light, Light] | null {
  const colour = dressing.map((word) => COLOUR_WORDS[RIM.exec(word)?.[1] ?? '']).find((each) => each !== undefined);
  if (colour === undefined) return null;
  const [red, green, blue] = lightOf((colour[0] << 16) | (colour[1] << 8) | colour[2]);
  const light = scale([red, green, blue], RIM_STRENGTH / Math.max(0.05, red, green, blue));
  return [light, light];
}

/** "a gradient from charcoal to amber": the wall has the one, and the light on it the other. */
const GLOW_BEHIND = /^([a-z]+) glow behind$/;
const GLOW_STRENGTH = 420;

function glowBehind({ dressing }: PlaceOrder): Light | null {
  const shade = dressing
    .map((word) => COLOUR_WORDS[GLOW_BEHIND.exec(word)?.[1] ?? ''])
    .find((each) => each !== undefined);
  return shade === undefined ? null : scale(lightOf((shade[0] << 16) | (shade[1] << 8) | shade[2]), GLOW_STRENGTH);
}

/** Strips of light behind a product that draw its outline: white, or of two colours where neon is asked for. */
function stripsOf(order: PlaceOrder): Lamp[] {
  if (!order.dressing.includes('product')) return [];
  const [left, right]: readonly [Light, Light] = order.dressing.includes('neon rim light')
    ? [
        [22, 1.5, 14],
        [1, 12, 24],
      ]
    : (rimLights(order) ?? [
        [4.2, 4.2, 4.4],
        [4.4, 4.1, 3.7],
      ]);
  return [
    { at: [-1.7, 1.3, -1.3], colour: left, reach: 5, size: 0.35 },
    { at: [1.7, 1.3, -1.3], colour: right, reach: 5, size: 0.35 },
  ];
}

export const BACKDROP: PlaceBuilder = {
  name: 'backdrop',
  describe: ({ dressing }) => ({
    heightAt: () => 0,
    waterLevel: dressing.some((word) => Object.hasOwn(BASINS, word)) ? BASIN_DEPTH : null,
    indoor: true,
    bestView: 0,
    openRadius: 9,
    spots: [],
    ways: [],
  }),
  build(order) {
    const colour = lightOf(backdropColour(order));
    const look = { colour, material: materialOf('seamless') };
    const surface = surfaceOf(order, colour);
    const basin = order.dressing.map((word) => BASINS[word]).find((each) => each !== undefined);
    const isLow = order.time === 'night' || order.time === 'dusk';
    const floor = new Floor({
      kind: 'bare',
      look,
      second: look,
      left: 0,
      right: 0,
      back: 0,
      front: 0,
      seed: 1,
      openness: () => 1,
    });
    floor.disc(0, 0, FLAT + 0.4, surface, 64);
    const grey = (colour[0] + colour[1] + colour[2]) / 3;
    // Pale walls give much light back, dark ones hardly any.
    const bounce = 0.24 + 0.12 * grey;
    const tinted = (strength: number): Light => [
      strength * (0.75 + (0.25 * colour[0]) / (grey + 0.02)),
      strength * (0.75 + (0.25 * colour[1]) / (grey + 0.02)),
      strength * (0.75 + (0.25 * colour[2]) / (grey + 0.02)),
    ];
    const air = airOf({ ...order, time: 'day', weather: 'clear' }, 0);
    const level = isLow ? 0.45 : 1;
    // Before black cloth only a strong glow is seen at all.
    const shows = order.dressing.includes('product');
    const shown = shows && grey < 0.06 ? 5 : 1;
    const glow: Lamp = {
      ...{ at: [0, shown > 1 ? 1.2 : 2.6, -10], reach: 17, size: shown > 1 ? 2.2 : 4.5 },
      colour: glowBehind(order) ?? scale(isLow ? [24, 22, 20] : [46, 44, 42], shown),
    };
    const fill: Lamp = { at: [6.5, 4.2, 5], colour: [7, 7.4, 8], reach: 16, size: 2.5 };
    const rimLight: Lamp = { at: [-4.5, 4, -5], colour: [6, 6, 6.2], reach: 11, size: 1 };
    return {
      placements: [
        {
          // Whoever is below the floor at first is seen before it all the same.
          ...{ mesh: makeBowl(look), matrix: standing([0, 0, 0]), shades: false, stays: true },
          mirrored: isGleaming(surface) || basin !== undefined,
        },
        ...(basin === undefined ? [] : [makeWaterSheet(BASIN_DEPTH, [0, 0], REACH)]),
      ],
      grounds: [floor.build()],
      groundFocus: [0, 0, 0],
      heightAt: () => 0,
      air: {
        ...air,
        sunDirection: normalise([-0.62, 0.85, 0.62]),
        sunColour: [1.75 * level, 1.68 * level, 1.56 * level],
        sunDisc: 0,
        skyLight: tinted(bounce * level),
        skyLightUp: tinted(0.08 * level),
        skyLightSun: [0.03, 0.03, 0.03],
        rim: tinted(0.5),
        fog: { ...air.fog, density: 0, haze: 0 },
        print: { ...air.print, exposure: 0.86, bloom: 0.35, bloomFrom: 1.2, vignette: 0.3, saturation: 1.06 },
      },
      // What gleams shows what stands on it.
      water:
        basin !== undefined
          ? {
              kind: 'open',
              level: BASIN_DEPTH,
              deep: scale(basin[0], level),
              shallow: scale(basin[1], level),
              clarity: basin[2],
              waves: 0.03,
              foam: 0,
              flow: 0.2,
            }
          : isGleaming(surface)
            ? { kind: 'wet', level: 0, deep: [0, 0, 0], shallow: [0, 0, 0], clarity: 1, waves: 0, foam: 0, flow: 0 }
            : null,
      lamps: [glow, fill, rimLight, ...stripsOf(order)],
      wind: { x: 1, z: 0, strength: 0 },
      room: {
        span: 26,
        surroundings: {
          ...air.sky,
          // What gleams is told by what it shows: a bright ceiling, and the dark of the room below it.
          zenith: tinted(shows ? 2.1 : 1.3),
          middle: tinted(shows ? 0.62 : 0.5),
          horizon: tinted(shows ? 0.1 : 0.34),
          glow: [2.2, 2.1, 2],
          cover: 0,
          cirrus: 0,
        },
      },
    };
  },
};

/** From the floor's edge in a wide curve up to the walls, all around. */
function makeBowl(look: { readonly colour: Light; readonly material: number }) {
  const solids = new Solids();
  const profile: [number, number][] = [[FLAT - 0.2, 0.001]];
  const curve = REACH - FLAT;
  for (let k = 0; k <= 12; k++) {
    const angle = (k / 12) * (Math.PI / 2);
    profile.push([FLAT + Math.sin(angle) * curve, curve * (1 - Math.cos(angle))]);
  }
  for (let k = 1; k <= 10; k++) profile.push([REACH, curve + ((TOP - curve) * k) / 10]);
  profile.push([REACH * 0.6, TOP + 3], [0, TOP + 4]);
  // Seen from within: turned inside out by listing it from the top.
  return solids.lathe([0, 0, 0], [...profile].reverse(), look, 72).build();
}
