import { type BodyPart, makePart } from '../../body.ts';
import { makeEye } from '../../eyes.ts';
import { dressed, type Maker, newField } from './fabric.ts';
import { SIDES } from './frame.ts';
import { fingerTubes, shapePalm } from './hand.ts';
import { light } from './head.ts';
import { limbTube } from './limbs.ts';
import type { LivingThing } from './living-thing.ts';
import { type BoneShares, joinMeshes, loftMesh, plainPart, tubeMesh } from './loft.ts';
import { DOWN, MOUTH_Y, middleShare, mouthHalf, UP } from './mouth.ts';
import { makeShoes } from './shoes.ts';

/** Thin and dark, as drawn ones are. */
const LIMBS = '#2b2422';
const GLOVES = '#f4f1ea';
const SHOE_COLOURS = ['#c8322b', '#2f6fb5', '#e0a526', '#3c8a52', '#7a4ab0'] as const;
const GLOVE = 0.011;

/** A cartoon's thing: what it is made of, a face on it, limbs with gloves and shoes. */
export function makeLivingParts(living: LivingThing, maker: Maker): BodyPart[] {
  const { kernel, skeleton, frame, coarse } = maker;
  const gloves = newField(maker);
  for (const [side] of SIDES) shapePalm(gloves, frame, side, GLOVE);
  const gloved = joinMeshes([
    kernel.polygonise(gloves, { cell: frame.build.hand * 0.108 * coarse }),
    ...SIDES.map(([side]) => fingerTubes(skeleton, frame, side, { glove: GLOVE * 0.7, coarse })),
  ]);
  const limbs = joinMeshes(
    SIDES.flatMap(([side]) => [
      limbTube(skeleton, frame, 'arm', side, { from: 0, to: 1.98, coarse }),
      limbTube(skeleton, frame, 'leg', side, { from: 0, to: 2.02, coarse }),
    ]),
  );
  const shoes = dressed({ garment: 'sneakers', colour: SHOE_COLOURS[shoeOf(maker)] ?? SHOE_COLOURS[0] });
  return [
    ...living.makeTrunk(skeleton, kernel),
    plainPart('limbs', limbs, light(LIMBS), 'rubber'),
    makePart(kernel, { name: 'gloves', mesh: gloved, material: 'cloth', coat: [{ colour: light(GLOVES) }] }),
    ...(shoes === null ? [] : makeShoes(maker, shoes)),
    ...living.eyes.flatMap((eye) => makeEye(kernel, skeleton, eye, coarse > 1 ? coarse : 0.72)),
    ...makeSmile(living, maker),
    ...makeBrows(living, maker),
  ];
}

/** Its own: one kind of thing always has the same. */
const shoeOf = ({ sheet }: Maker): number =>
  [...JSON.stringify(sheet.thing)].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % SHOE_COLOURS.length;

const STEPS = 14;

/** A mouth that lies on whatever surface is there; bones of a person's lips open and shut it. */
function makeSmile({ frontAt }: LivingThing, { skeleton, sheet, frame }: Maker): BodyPart[] {
  const { onHead, headScale: s } = frame;
  const half = mouthHalf(sheet) * 1.25;
  const lip = (row: number, step: number) => {
    const u = (step / STEPS) * 2 - 1;
    const [x, y] = onHead(u * half, MOUTH_Y + middleShare(u) * (row === 0 ? UP : -DOWN), 0);
    return { u, at: [x, y, frontAt(x, y) + 0.006] as const };
  };
  const shares = (row: number, step: number): BoneShares => {
    const { u } = lip(row, step);
    const middle = middleShare(u);
    return [
      [row === 0 ? 'lipUp' : 'lipDown', middle],
      [u > 0 ? 'cornerL' : 'cornerR', 1 - middle],
    ];
  };
  const inside = loftMesh(skeleton, {
    ...{ rows: 2, columns: STEPS + 1, closed: false },
    point: (row, step) => lip(row, step).at,
    weights: shares,
  });
  const rim = (row: number) =>
    tubeMesh(
      skeleton,
      Array.from({ length: STEPS + 1 }, (_, step) => lip(row, step).at),
      [0.0085 * s],
      (step) => shares(row, step),
      { around: 6 },
    );
  return [
    { ...plainPart('mouth', inside, [0.09, 0.012, 0.016], 'skin'), twoSided: true },
    plainPart('lips', joinMeshes([rim(0), rim(1)]), [0.035, 0.012, 0.01], 'skin'),
  ];
}

function makeBrows({ frontAt }: LivingThing, { skeleton, frame }: Maker): BodyPart[] {
  const { eyeRadius, headScale: s } = frame;
  return SIDES.map(([side, sign]) => {
    const [x, y] = frame.eyes[side];
    const points = Array.from({ length: 7 }, (_, step) => {
      const u = step / 3 - 1;
      const [at, up] = [x + sign * u * eyeRadius * 0.72, y + eyeRadius * (1.42 - 0.16 * u * u)];
      return [at, up, Math.max(frontAt(at, up), frame.eyes[side][2] + eyeRadius * 0.4) + 0.004] as const;
    });
    const mesh = tubeMesh(skeleton, points, [0.006 * s, 0.011 * s, 0.012 * s, 0.011 * s, 0.006 * s], () => [
      [`brow${side}`, 1],
    ]);
    return plainPart(`brow${side}`, mesh, [0.03, 0.02, 0.016], 'hair');
  });
}
