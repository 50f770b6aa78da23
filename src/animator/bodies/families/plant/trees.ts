import { TAU } from '../../../maths/ease.ts';
import { makeRandom } from '../../../maths/random.ts';
import { aboutX, aboutY, aboutZ, combine } from '../../../maths/turn.ts';
import { add, type Vector } from '../../../maths/vector.ts';
import { climbAnchors } from '../../climbs.ts';
import type { Paint } from '../../forge/forge.ts';
import type { Make } from '../../forge/made-body.ts';
import { ball, box, extrude, lathe, tube } from '../../forge/shapes.ts';
import { moved, type Surface } from '../../forge/surface.ts';
import { mainPaint, type ThingOrder } from '../../forge/thing-family.ts';
import { darker, lighter } from '../../looks.ts';
import { thingBones } from '../../thing-poses.ts';
import { BARK, boughs, leaf, sprays, tuft } from './foliage.ts';

const GREEN: Paint = { material: 'leaf', colour: 0x5d8f3a };

/** How flat the tufts of a crown are that spreads like an umbrella. */
const FLATNESS = 0.42;

/** Where they are: one in the middle, five around it, level. */
const umbrella = (height: number): (readonly [Vector, number])[] => [
  [[0.1, height - 0.7, 0], 1.35],
  ...Array.from({ length: 7 }, (_, k): readonly [Vector, number] => {
    const angle = (k / 7) * TAU + 0.3;
    const far = k % 2 === 0 ? 2.1 : 1.7;
    return [[Math.sin(angle) * far, height - 1 - 0.12 * (k % 3), Math.cos(angle) * far], k % 2 === 0 ? 1.05 : 1.2];
  }),
];

/** A crown of tufts on forked boughs. */
export function makeTree(order: ThingOrder, kind: 'broad' | 'blossom' | 'birch' | 'bare' | 'willow' | 'acacia'): Make {
  const height = kind === 'acacia' ? 5 : 6.2;
  const paint = mainPaint(
    order,
    kind === 'blossom'
      ? { material: 'leaf', colour: 0xf2b6c6 }
      : kind === 'birch'
        ? { material: 'leaf', colour: 0x8fae4a }
        : kind === 'acacia'
          ? { material: 'leaf', colour: 0x6f8a3c }
          : GREEN,
  );
  const bark: Paint = kind === 'birch' ? { material: 'bark', colour: 0xd9d5ca } : BARK;
  return {
    bones: thingBones(height).bone('crown', 'root', [0, 2, 0], [0, height, 0]),
    ...{ height, length: 5, width: 5 },
    forge(forge) {
      const chance = makeRandom(kind.length * 31 + 7);
      const thick = kind === 'birch' ? 0.16 : 0.27;
      const foot: Vector = [0, 0, 0];
      const fork: Vector = [0.12, 3.1, 0.05];
      forge.add(
        bark,
        tube(
          [[0, -0.15, 0], [0, 0.25, 0], [0.05, 1.5, 0.03], fork, [0.1, 4.6, 0]],
          [thick * 1.7, thick * 1.05, thick * 0.9, thick * 0.72, thick * 0.2],
          { sides: 12 },
        ),
        'root',
      );
      for (let k = 0; k < 5; k++) {
        const angle = (k / 5) * TAU + 0.4;
        forge.add(
          bark,
          tube(
            [
              [Math.sin(angle) * thick * 2.4, -0.08, Math.cos(angle) * thick * 2.4],
              [Math.sin(angle) * thick * 0.7, 0.3, Math.cos(angle) * thick * 0.7],
            ],
            [thick * 0.25, thick * 0.5],
            { sides: 6 },
          ),
          'root',
        );
      }
      const bough = boughs(foot, fork, thick, kind === 'bare' ? 2.3 : 2.05, 6, 5);
      if (kind !== 'acacia') forge.add(bark, bough.wood, 'crown');
      if (kind === 'bare') {
        for (const [k, end] of bough.ends.entries())
          forge.add(bark, boughs(end, add(end, [0, 0.2, 0]), 0.07, 0.6, 3, 20 + k).wood, 'crown');
        return;
      }
      const flat = kind === 'acacia';
      const balls: (readonly [Vector, number])[] = flat
        ? umbrella(height)
        : [...bough.ends.map((end, k) => [end, 0.8 + 0.25 * ((k * 0.618) % 1)] as const), [[0.1, 4.7, 0], 1.3]];
      const squat = flat ? FLATNESS : 1;
      if (flat)
        for (const [end] of balls)
          forge.add(
            bark,
            tube([[0.1, 3.0, 0.02], [end[0] * 0.55, 4.1, end[2] * 0.55], end], [0.12, 0.07, 0.03], { sides: 7 }),
            'crown',
          );
      for (const [k, [at, radius]] of balls.entries()) {
        const tone = k % 3 === 0 ? lighter(paint.colour, 0.1) : k % 3 === 1 ? paint.colour : darker(paint.colour, 0.82);
        forge.add(
          { ...paint, colour: darker(tone, 0.45) },
          moved(ball([radius * 0.6, radius * 0.5 * squat, radius * 0.6], 10, 7), { at }),
          'crown',
        );
        forge.add(
          sprays({ ...paint, colour: tone }),
          tuft(at, [radius, radius * 0.8 * squat, radius], Math.round(300 * radius), 0.26, chance),
          'crown',
        );
        if (kind === 'willow') {
          for (let s = 0; s < 9; s++) {
            const angle = chance.between(0, TAU);
            const from = add(at, [Math.sin(angle) * radius * 0.8, 0, Math.cos(angle) * radius * 0.8]);
            forge.add(
              { ...paint, colour: tone },
              tube(
                [
                  from,
                  add(from, [Math.sin(angle) * 0.3, -0.8, Math.cos(angle) * 0.3]),
                  add(from, [Math.sin(angle) * 0.35, -chance.between(1.4, 2.4), Math.cos(angle) * 0.35]),
                ],
                [0.05, 0.04, 0.015],
                { sides: 4 },
              ),
              'crown',
            );
          }
        }
      }
    },
    anchors: {
      ...climbAnchors(kind === 'birch' ? [0.1, 0, 0.12] : [0.2, 0, 0.24], 4.1, -0.06),
      top: { bone: 'crown', at: [0, height, 0] },
      surface: { bone: 'root', at: [0.6, 3.2, 0.3] },
      seat: { bone: 'root', at: [0.7, 2.9, 0.2] },
      back: { bone: 'root', at: [0, 0.5, 0.3] },
    },
    proxies: [
      { bone: 'root', from: [0, 0.2, 0], to: [0, 2.6, 0], radius: 0.3 },
      { bone: 'crown', from: [0, 4.2, 0], to: [0, 4.6, 0], radius: 2.0 },
    ],
    move(pose, { time, phase }) {
      pose.turn(
        'crown',
        combine(aboutZ(Math.sin(time * 0.9 + phase * 6) * 0.012), aboutX(Math.sin(time * 0.7 + phase * 4) * 0.01)),
      );
    },
  };
}

/** Needles in whorls, narrower toward the top; as a Christmas tree with lights, balls and a star. */
export function makeConifer(order: ThingOrder, festive: boolean): Make {
  const height = festive ? 2.6 : 7.2;
  const paint = mainPaint(order, { material: 'needle', colour: festive ? 0x1f5c36 : 0x2f5a38 });
  return {
    bones: thingBones(height),
    ...{ height, length: height * 0.52, width: height * 0.52 },
    forge(forge) {
      const chance = makeRandom(11);
      forge.add(
        BARK,
        tube(
          [
            [0, 0, 0],
            [0, height * 0.96, 0],
          ],
          [height * 0.03, height * 0.004],
          { sides: 9 },
        ),
      );
      const tiers = festive ? 11 : 16;
      for (let tier = 0; tier < tiers; tier++) {
        const share = tier / tiers;
        const y = height * (0.1 + share * 0.86);
        const reach = height * 0.27 * (1 - share) ** 0.9 + height * 0.015;
        const count = Math.max(6, Math.round(15 * (1 - share * 0.55)));
        for (let k = 0; k < count; k++) {
          const turn = combine(
            aboutY((k / count) * TAU + tier * 1.3 + chance.between(-0.15, 0.15)),
            aboutX(0.28 + chance.between(-0.08, 0.1)),
          );
          const tone = (k + tier) % 2 === 0 ? paint.colour : lighter(paint.colour, 0.08);
          forge.add({ ...paint, colour: tone }, moved(leaf(reach, reach * 0.5, 0.12), { at: [0, y, 0], turn }));
          forge.add(
            { ...paint, colour: darker(tone, 0.75) },
            moved(leaf(reach * 0.72, reach * 0.44, 0.25), {
              at: [0, y - height * 0.02, 0],
              turn: combine(turn, aboutX(0.22)),
            }),
          );
        }
      }
      if (festive) forgeFestive(forge.add.bind(forge), height);
    },
    anchors: { top: [0, height, 0], surface: [0, 0, height * 0.3] },
    proxies: [{ bone: 'whole', from: [0, height * 0.3, 0], to: [0, height * 0.6, 0], radius: height * 0.17 }],
  };
}

type Add = (paint: Paint, surface: Surface) => unknown;

function forgeFestive(add_: Add, height: number): void {
  const reds = [0xd8202a, 0xe8b53f, 0x2f62c4, 0xd8dde2];
  for (let k = 0; k < 44; k++) {
    const share = (k + 0.5) / 44;
    const y = height * (0.12 + share * 0.78);
    const radius = height * 0.25 * (1 - share) ** 0.9 + 0.03;
    const angle = k * 2.399963;
    const at: Vector = [Math.sin(angle) * radius, y - 0.07, Math.cos(angle) * radius];
    if (k % 2 === 0)
      add_(
        { material: 'metal', colour: reds[(k / 2) % reds.length] ?? 0xd8202a },
        moved(ball([0.05, 0.05, 0.05], 14, 10), { at }),
      );
    else add_({ material: 'glow', colour: 0xffd68a, glows: 2.4 }, moved(ball([0.022, 0.03, 0.022], 8, 6), { at }));
  }
  const star = Array.from({ length: 10 }, (_, k): readonly [number, number] => {
    const radius = k % 2 === 0 ? 0.17 : 0.075;
    return [Math.sin((-k / 10) * TAU) * radius, Math.cos((k / 10) * TAU) * radius];
  });
  add_({ material: 'glow', colour: 0xffd84a, glows: 1.4 }, moved(extrude(star, 0.05), { at: [0, height * 0.99, 0] }));
  add_(
    { material: 'cloth', colour: 0xa3202a },
    lathe(
      [
        [0, 0.02],
        [0.42, 0.03],
        [0.4, 0.08],
        [0, 0.12],
      ],
      24,
    ),
  );
  for (const [x, z, size, colour] of [
    [0.4, 0.35, 0.26, 0xc4302b],
    [-0.45, 0.3, 0.22, 0x2f62a8],
    [0.05, 0.6, 0.2, 0x3f8a55],
  ] as const) {
    add_(
      { material: 'paper', colour },
      moved(box([size, size * 0.8, size], 0.01), { at: [x, size * 0.4, z], turn: aboutY(x * 2) }),
    );
    add_(
      { material: 'cloth', colour: 0xf2d36a },
      moved(box([size * 1.02, size * 0.82, size * 0.18], 0.005), { at: [x, size * 0.4, z], turn: aboutY(x * 2) }),
    );
  }
}
