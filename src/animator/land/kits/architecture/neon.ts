import { standing } from '../../../maths/matrix.ts';
import type { Light } from '../../../maths/mesh.ts';
import type { Random } from '../../../maths/random.ts';
import type { Vector } from '../../../maths/vector.ts';
import type { Lamp } from '../../world.ts';
import { layNeon } from './letters.ts';
import { HOUSE } from './measures.ts';
import { NEONS } from './shops.ts';
import { lookOf, type Solids, shine } from './solids.ts';

/** What shines at the front of a town house: blades that stand out over the street, tubes along its edges, screens. In the building's own space. */
export interface NeonSign {
  /** As a box of one colour: what is seen of it from afar and in puddles. */
  readonly low: Vector;
  readonly high: Vector;
  readonly colour: Light;
  readonly light: { readonly at: Vector; readonly colour: Light; readonly reach: number } | null;
}

export interface NeonOrder {
  readonly width: number;
  readonly floors: number;
  readonly dark: number;
  readonly neon: 'none' | 'some' | 'rich';
}

const WORDS: readonly [string, ...string[]] = [
  ...(['HOTEL', 'BAR', 'JAZZ', 'RAMEN', 'CINEMA', 'CLUB', 'OPEN', 'DINER', 'LOTUS', 'MOON'] as const),
];
const FAR_EAST: readonly [string, ...string[]] = [
  ...(['ラーメン', 'ホテル', 'バー', 'カラー', '大山', '日本', '中田', '本店', 'カメラ'] as const),
];

/** Metres: over doors signs hang lower than over shops. */
const LOWERED = -0.7;

const times = (light: Light, share: number): Light => [light[0] * share, light[1] * share, light[2] * share];

export function hangNeon(solids: Solids, random: Random, order: NeonOrder): NeonSign[] {
  const { neon, width } = order;
  if (neon === 'none') return [];
  const half = width / 2;
  if (neon === 'some') {
    if (!random.chance(0.55)) return [];
    const x = random.chance(0.5) ? -half + 0.5 : half - 0.5;
    return [layBlade(solids, random, { ...order, x, from: 0.7, letter: 0.46, words: WORDS })];
  }
  const signs: NeonSign[] = [];
  // One above the other at both edges of the front, as high as it goes.
  for (const x of [-half + 0.45, half - 0.45]) {
    let from = random.between(0.1, 1.2);
    for (let k = 0; k < 3; k++) {
      const sign = layBlade(solids, random, {
        ...order,
        x,
        from,
        letter: random.between(0.42, 0.72),
        words: random.chance(0.55) ? FAR_EAST : WORDS,
      });
      signs.push(k === 0 ? sign : { ...sign, light: null });
      from = sign.high[1] - HOUSE.groundFloor + random.between(0.3, 1.6);
      if (from > order.floors * HOUSE.floor - 1.5 || random.chance(0.35)) break;
    }
  }
  signs.push(...layTubes(solids, random, order));
  if (order.floors > 1 && random.chance(0.5)) signs.push(layScreen(solids, random, order));
  return signs;
}

/** Signs along a whole wall, as if it were one house after the other; back come their lights. */
export function hangRow(solids: Solids, random: Random, length: number, dark: number): Lamp[] {
  const lamps: Lamp[] = [];
  for (let x = 6; x < length - 4; x += 8.5)
    solids.within(standing([x, LOWERED, 0]), () => {
      for (const { light } of hangNeon(solids, random, { width: 5, floors: 3, dark, neon: 'rich' }))
        if (light !== null)
          lamps.push({ ...light, at: [x + light.at[0], light.at[1] + LOWERED, light.at[2]], size: 0.5 });
    });
  return lamps;
}

interface BladeOrder extends NeonOrder {
  readonly x: number;
  /** Metres above the shop. */
  readonly from: number;
  readonly letter: number;
  readonly words: readonly [string, ...string[]];
}

/** A sign that stands out from the wall, its letters one below the other, to be read from both sides. */
function layBlade(solids: Solids, random: Random, { x, from, letter, words, floors, dark }: BladeOrder): NeonSign {
  const word = random.pick(words);
  const [tube, rim] = [random.pick(NEONS), random.pick(NEONS)];
  const wide = letter * 1.74;
  const height = word.length * letter * 1.35 + 0.3;
  const y = HOUSE.groundFloor + Math.max(0.1, Math.min(from, floors * HOUSE.floor - height));
  const box = lookOf(0x17161c, 'paint');
  const [near, far] = [0.35, 0.35 + wide];
  solids.softBox([x - 0.09, y, near], [x + 0.09, y + height, far], 0.03, box, { rings: 1 });
  for (const p of [y + 0.3, y + height - 0.3])
    solids.box([x - 0.03, p, 0], [x + 0.03, p + 0.05, near + 0.05], lookOf(0x1c1c1e, 'metal'));
  const edge = wide / 2 - 0.04;
  for (const side of [-1, 1]) {
    const middle = (near + far) / 2;
    const frame = side > 0 ? [0, 0, 1, x, 0, 1, 0, y, -1, 0, 0, middle] : [0, 0, -1, x, 0, 1, 0, y, 1, 0, 0, middle];
    solids.within(frame, () => {
      solids.tube(
        [
          [-edge, 0.05, 0.11],
          [edge, 0.05, 0.11],
          [edge, height - 0.05, 0.11],
          [-edge, height - 0.05, 0.11],
          [-edge, 0.05, 0.11],
        ],
        0.022,
        shine(rim, 0.35 + 0.85 * dark),
        5,
      );
      for (const [k, char] of [...word].entries())
        solids.within([1, 0, 0, 0, 0, 1, 0, height - 0.2 - (k + 1) * letter * 1.33, 0, 0, 1, 0.07], () =>
          layNeon(solids, char, letter, shine(tube, 0.4 + 0.95 * dark)),
        );
    });
  }
  return {
    low: [x - 0.1, y, near],
    high: [x + 0.1, y + height, far],
    colour: times(tube, 0.04 + 0.17 * dark),
    light: { at: [x, y + height / 2, far + 0.4], colour: times(tube, dark * 1.1), reach: 6.5 },
  };
}

/** Lines of light along the edges of a front and between two floors. */
function layTubes(solids: Solids, random: Random, { width, floors, dark }: NeonOrder): NeonSign[] {
  const [colour, other] = [times(random.pick(NEONS), 0.3 + 0.7 * dark), times(random.pick(NEONS), 0.3 + 0.7 * dark)];
  const [half, top] = [width / 2, HOUSE.groundFloor + floors * HOUSE.floor];
  const y = HOUSE.groundFloor + 0.24;
  const lines: readonly (readonly [Vector, Vector, Light])[] = [
    [[-half + 0.1, y, 0.2], [half - 0.1, y + 0.07, 0.27], other],
    ...(random.chance(0.6) ? ([[[half - 0.16, y, 0.06], [half - 0.09, top, 0.13], colour]] as const) : []),
    ...(random.chance(0.6) ? ([[[-half + 0.1, top + 0.1, 0.43], [half - 0.1, top + 0.18, 0.5], colour]] as const) : []),
  ];
  return lines.map(([low, high, tube], index) => {
    solids.box(low, high, shine(tube), 3);
    const light = index === 0 ? { at: [0, y + 0.1, 1.1] as Vector, colour: times(tube, 0.8), reach: 6 } : null;
    return { low, high, colour: tube, light };
  });
}

/** A picture of coloured light on the wall: a sun over hills, or bars that rise and fall. */
function layScreen(solids: Solids, random: Random, { width, floors, dark }: NeonOrder): NeonSign {
  const [a, b] = [random.pick(NEONS), random.pick(NEONS)];
  const wide = Math.min(width * 0.6, 5.5);
  const tall = Math.min(floors * HOUSE.floor - 1.2, random.between(2.2, 4.2));
  const y = HOUSE.groundFloor + random.between(0.5, Math.max(0.6, floors * HOUSE.floor - tall - 0.4));
  const [x, out, level] = [-wide / 2, 0.3, 0.16 + 0.3 * dark];
  solids.softBox(
    [x - 0.12, y - 0.12, 0],
    [x + wide + 0.12, y + tall + 0.12, out - 0.02],
    0.04,
    lookOf(0x101014, 'paint'),
    {
      rings: 1,
    },
  );
  const bars = random.chance(0.5);
  const round = Math.min(wide, tall);
  solids.sheet(
    [x, y, out],
    [wide, 0, 0],
    [0, tall, 0],
    (_, u, v) => {
      const far = Math.hypot((u - 0.5) * wide, (v - 0.58) * tall) / round;
      const lit = bars
        ? v < 0.25 + 0.5 * Math.abs(Math.sin(Math.floor(u * 9) * 2.3))
          ? 1
          : 0.16
        : v < 0.26 + 0.08 * Math.sin(u * 7)
          ? 0.1
          : far < 0.3
            ? 1.5
            : 0.45;
      const share = bars ? v : far < 0.3 ? 0.15 : 0.85;
      return shine(
        [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, a[2] + (b[2] - a[2]) * share],
        level * lit,
      );
    },
    [18, 14],
  );
  const colour = times([(a[0] + b[0]) / 2, (a[1] + b[1]) / 2, (a[2] + b[2]) / 2], level * 0.6);
  return {
    low: [x, y, 0],
    high: [x + wide, y + tall, out],
    colour,
    light: { at: [0, y + tall / 2, 2], colour: times(colour, 2.2), reach: 9 },
  };
}
