import { smoothstep, TAU } from '../../../maths/ease.ts';
import { makeRandom } from '../../../maths/random.ts';
import { aboutX, aboutY, aboutZ, combine, fromTo } from '../../../maths/turn.ts';
import { scale, type Vector } from '../../../maths/vector.ts';
import type { Forge, Paint } from '../../forge/forge.ts';
import type { Make } from '../../forge/made-body.ts';
import { ball, lathe, tube } from '../../forge/shapes.ts';
import { moved } from '../../forge/surface.ts';
import { mainPaint, type ThingOrder } from '../../forge/thing-family.ts';
import { darker, lighter } from '../../looks.ts';
import { thingBones } from '../../thing-poses.ts';
import { leaf, petals } from './foliage.ts';

const STEM: Paint = { material: 'leaf', colour: 0x4f8a3a };

export type Bloom = 'tulip' | 'rose' | 'sunflower' | 'daisy' | 'dandelion' | 'peony' | 'lotus' | 'poppy';
const BLOOM_COLOURS: Readonly<Record<Bloom, number>> = {
  tulip: 0xe0455a,
  rose: 0xb3182a,
  sunflower: 0xf2b71e,
  daisy: 0xf4f2ea,
  dandelion: 0xf3f1ec,
  peony: 0xe88fb0,
  lotus: 0xf0b4c8,
  poppy: 0xd8341f,
};

/** Of a flower's size, from its middle: where the second to the fourth are that sit on it. */
const SIDES: readonly Vector[] = [
  [0.34, -0.02, 0.12],
  [-0.33, 0, 0.14],
  [0.04, 0.02, 0.36],
];

/** Seeds of a dandelion's clock. */
const SEEDS = 92;

/** From without inward: how many petals, how long and broad, and how steep they stand when all is open. */
const RINGS: Readonly<Record<'peony' | 'lotus', readonly (readonly [number, number, number, number])[]>> = {
  peony: [
    [9, 0.62, 0.4, 0.18],
    [9, 0.6, 0.38, 0.42],
    [9, 0.55, 0.34, 0.66],
    [10, 0.48, 0.3, 0.86],
    [10, 0.4, 0.26, 1.04],
    [9, 0.31, 0.22, 1.2],
    [7, 0.23, 0.18, 1.36],
  ],
  lotus: [
    [8, 0.66, 0.3, 0.3],
    [8, 0.62, 0.28, 0.62],
    [8, 0.54, 0.25, 0.92],
    [6, 0.42, 0.2, 1.18],
  ],
};
/** Of what is open: what of its petals is seen of a bud that is about to open. */
const BUD = 0.3;
/** Their stems are short, and the flower is what one sees. */
const isLarge = (bloom: Bloom): bloom is 'peony' | 'lotus' => bloom === 'peony' || bloom === 'lotus';

/** A flower's head at a place, looking along its own up. */
export function forgeBloom(
  forge: Forge,
  bloom: Bloom,
  paint: Paint,
  at: Vector,
  size: number,
  turn = aboutX(0.35),
  bone = 'whole',
): void {
  const put = (what: Paint, surface: ReturnType<typeof leaf>): void => {
    forge.add(what, moved(surface, { at, turn, size: [size, size, size] }), bone);
  };
  const ringOf = (k: number): string => (bone === 'bloom' ? `ring${k}` : bone);
  const dark: Paint = { ...paint, colour: darker(paint.colour, 0.78) };
  switch (bloom) {
    case 'sunflower':
      put(paint, petals(20, 0.62, 0.2, 0.12));
      put({ ...paint, colour: lighter(paint.colour, 0.15) }, petals(20, 0.52, 0.18, 0.3, 0.16));
      put(
        { material: 'food', colour: 0x4a2a14 },
        lathe(
          [
            [0, 0.0],
            [0.32, 0.02],
            [0.34, 0.08],
            [0.2, 0.13],
            [0, 0.14],
          ],
          22,
        ),
      );
      put(STEM, petals(10, 0.4, 0.2, -0.15));
      return;
    case 'daisy':
      put(paint, petals(14, 0.5, 0.16, 0.1));
      put({ material: 'food', colour: 0xf0b51e }, moved(ball([0.17, 0.1, 0.17], 16, 10), { at: [0, 0.05, 0] }));
      return;
    case 'poppy':
      put(dark, petals(3, 0.6, 0.66, 0.5));
      put(paint, petals(3, 0.56, 0.66, 0.74, TAU / 6));
      put({ material: 'food', colour: 0x2a1a16 }, petals(16, 0.2, 0.03, 0.7));
      put({ material: 'food', colour: 0x4a5a34 }, moved(ball([0.09, 0.12, 0.09], 14, 8), { at: [0, 0.1, 0] }));
      return;
    case 'dandelion':
      put({ material: 'food', colour: 0x7a6a3c }, ball([0.1, 0.09, 0.1], 12, 8));
      put(STEM, petals(9, 0.2, 0.05, -1.1));
      for (let k = 0; k < SEEDS; k++) {
        // All around but where the stem comes in, each a thread with a parachute of hairs at its end.
        const up = 1 - (1.75 * (k + 0.5)) / SEEDS;
        const [around, flat] = [k * 2.399963, Math.sqrt(Math.max(0, 1 - up * up))];
        const out: Vector = [flat * Math.sin(around), up, flat * Math.cos(around)];
        const way = fromTo([0, 1, 0], out);
        put(paint, tube([scale(out, 0.09), scale(out, 0.4)], 0.0045, { sides: 3 }));
        put(
          { material: 'food', colour: 0x6b5230 },
          tube([scale(out, 0.09), scale(out, 0.15)], [0.008, 0.011], { sides: 3 }),
        );
        put(paint, moved(petals(7, 0.13, 0.014, 0.62, k), { at: scale(out, 0.4), turn: way }));
      }
      return;
    case 'tulip':
      put(paint, petals(3, 0.62, 0.5, 1.28));
      put(dark, petals(3, 0.6, 0.46, 1.36, TAU / 6));
      return;
    case 'peony':
    case 'lotus':
      for (const [k, ring] of RINGS[bloom].entries()) {
        const shade = 1 - 0.05 * ((RINGS[bloom].length - k) % 3);
        const tone = k >= RINGS[bloom].length - 2 ? lighter(paint.colour, 0.12) : darker(paint.colour, shade);
        const [count, length, width, lift] = ring;
        const petalled = moved(petals(count, length, width, lift, k * 0.61), { at, turn, size: [size, size, size] });
        forge.add(
          { ...paint, material: paint.material === 'glow' ? 'glow' : 'petal', colour: tone },
          petalled,
          ringOf(k),
        );
      }
      put({ material: 'food', colour: 0xf0c040 }, moved(ball([0.09, 0.08, 0.09], 14, 8), { at: [0, 0.1, 0] }));
      put(STEM, petals(6, 0.3, 0.14, -0.1));
      return;
    case 'rose':
      for (const [k, [count, length, lift]] of (
        [
          [5, 0.5, 0.75],
          [5, 0.44, 1.0],
          [4, 0.38, 1.2],
          [3, 0.32, 1.38],
        ] as const
      ).entries()) {
        put(
          { ...paint, colour: k % 2 === 0 ? paint.colour : darker(paint.colour, 0.85) },
          petals(count, length, 0.46, lift, k * 0.5),
        );
      }
      put(dark, moved(ball([0.1, 0.18, 0.1], 12, 8), { at: [0, 0.2, 0] }));
      put(STEM, petals(5, 0.3, 0.1, -0.2));
  }
}

export function makeFlower(order: ThingOrder, bloom: Bloom): Make {
  const tall = bloom === 'sunflower' ? 1.5 : isLarge(bloom) ? 0.2 : 0.42;
  const size = bloom === 'sunflower' ? 0.34 : isLarge(bloom) ? 0.26 : bloom === 'rose' ? 0.19 : 0.15;
  const stem = isLarge(bloom) ? size * 0.62 : size;
  const paint = mainPaint(order, { material: 'leaf', colour: BLOOM_COLOURS[bloom] });
  const top: Vector = [0.03 * tall, tall, 0];
  const rings = isLarge(bloom) ? RINGS[bloom].length : 0;
  const stalk = thingBones(tall)
    .bone('bloom', 'whole', top, [top[0], tall + size, 0])
    .bone('bud', 'whole', top, [top[0], tall + size, 0]);
  for (let k = 0; k < rings; k++) stalk.bone(`ring${k}`, 'bloom', top, [top[0], tall + size, 0]);
  return {
    bones: stalk,
    ...{ height: tall + size * 0.5, length: size * 1.6, width: size * 1.6 },
    forge(forge) {
      forge.add(
        STEM,
        tube([[0, 0, 0], [-0.02 * tall, tall * 0.5, 0], top], [stem * 0.075, stem * 0.06, stem * 0.055], { sides: 7 }),
      );
      for (const [k, share] of [0.2, 0.36, 0.55].entries()) {
        const turn = combine(aboutY(k * 2.2), aboutX(-0.5));
        forge.add(STEM, moved(leaf(tall * 0.3, tall * 0.09, 0.4), { at: [-0.012, tall * share, 0], turn }));
      }
      forgeBloom(
        forge,
        bloom,
        paint,
        top,
        size,
        bloom === 'sunflower' ? aboutX(0.9) : aboutX(isLarge(bloom) ? 0.5 : 0.25),
        'bloom',
      );
      // The bud it opens from.
      forge.add(
        STEM,
        moved(ball([size * 0.13, size * 0.26, size * 0.13], 12, 10), { at: [top[0], tall + size * 0.1, 0] }),
        'bud',
      );
    },
    anchors: {
      top,
      handle: [0, tall * 0.3, 0],
      surface: top,
      // Of several that sit on it each has a side of its own.
      ...Object.fromEntries(
        SIDES.map(([x, y, z], k) => [
          `surface${k + 2}`,
          [top[0] + x * size, top[1] + y * size, top[2] + z * size] as const,
        ]),
      ),
    },
    move(pose, { time, phase, act, since, lasts }) {
      pose.turn('root', aboutZ(Math.sin(time * 1.3 + phase * 6) * 0.03));
      const share = since / Math.max(1, lasts);
      const open =
        act === 'bloom'
          ? smoothstep(0.04, 0.9, share)
          : act === 'grow'
            ? smoothstep(0.45, 0.95, share)
            : act === 'bud'
              ? BUD
              : 1;
      pose.grow('bloom', rings > 0 ? 0.5 + 0.5 * open : 0.16 + 0.84 * open);
      // From within outward: what stands steep is the bud, and the ring around it unfolds next.
      for (let k = 0; k < rings; k++) {
        const begins = 0.7 * (1 - k / Math.max(1, rings - 1));
        pose.grow(`ring${k}`, 0.12 + 0.88 * (open === 1 ? 1 : smoothstep(begins - 0.12, begins + 0.32, open)));
      }
      pose.grow('bud', Math.max(0.002, 1 - open * 1.6));
    },
  };
}

/** Flowers tied together. */
export function makeBouquet(order: ThingOrder): Make {
  return {
    bones: thingBones(0.5),
    ...{ height: 0.52, length: 0.42, width: 0.42 },
    forge(forge) {
      forgeBunch(forge, order, [0, 0.12, 0], 0.36);
      forge.add(
        { material: 'paper', colour: 0xf2e6d2 },
        lathe(
          [
            [0.035, 0],
            [0.045, 0.12],
            [0.15, 0.33],
            [0.145, 0.33],
            [0.04, 0.13],
          ],
          18,
        ),
      );
      forge.add(
        { material: 'cloth', colour: 0xc43a5a },
        lathe(
          [
            [0.048, 0.1],
            [0.055, 0.12],
            [0.048, 0.14],
          ],
          16,
        ),
      );
    },
    anchors: { handle: [0, 0.07, 0], top: [0, 0.5, 0], surface: [0, 0.5, 0] },
  };
}

const BUNCH = [0xe0455a, 0xf2b71e, 0xf4f2ea, 0xb24ac4, 0xf08a3a, 0x5a7ae0];

export function forgeBunch(forge: Forge, { colour }: Pick<ThingOrder, 'colour'>, at: Vector, high: number): void {
  const chance = makeRandom(3);
  const blooms: readonly Bloom[] = ['rose', 'daisy', 'tulip'];
  for (let k = 0; k < 11; k++) {
    const out = Math.sqrt(k / 11) * 0.15;
    const angle = k * 2.4;
    const head: Vector = [at[0] + Math.sin(angle) * out, at[1] + high * (1 - out * 1.4), at[2] + Math.cos(angle) * out];
    forge.add(STEM, tube([[at[0], at[1] - 0.08, at[2]], head], 0.006, { sides: 5 }));
    const paint: Paint = { material: 'leaf', colour: colour ?? BUNCH[k % BUNCH.length] ?? 0xe0455a };
    forgeBloom(
      forge,
      blooms[k % 3] ?? 'rose',
      paint,
      head,
      0.105,
      combine(aboutZ(-Math.sin(angle) * out * 3), aboutX(Math.cos(angle) * out * 3)),
    );
  }
  for (let k = 0; k < 9; k++) {
    forge.add(
      STEM,
      moved(leaf(0.2, 0.06, 0.3), {
        at: [at[0], at[1] + high * 0.45, at[2]],
        turn: combine(aboutY(k * 0.7 + chance.next()), aboutX(-0.7)),
      }),
    );
  }
}
