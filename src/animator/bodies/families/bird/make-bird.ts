import { NO_TURN } from '../../../maths/turn.ts';
import { add, normalise, scale, type Vector } from '../../../maths/vector.ts';
import { makeGarments } from '../../animal-garments.ts';
import { type Body, type BodyPart, type HeadBox, makePart } from '../../body.ts';
import { type Eye, makeEye } from '../../eyes.ts';
import { Field } from '../../field.ts';
import { growAnchors, growPart, growProxies, growSkeleton } from '../../grow.ts';
import type { FieldKernel } from '../../polygonise.ts';
import type { Skeleton } from '../../skeleton.ts';
import { type BirdFrame, makeBirdFrame, makeBirdSkeleton, SIDES } from './frame.ts';
import { beakRoot, makeBeak, makeCrest } from './head-parts.ts';
import { type BirdMaker, birdCoat, shapeBird } from './parts.ts';
import { makePlumage } from './plumage.ts';
import { poseBird } from './poses.ts';
import type { BirdSheet } from './sheet.ts';
import { stridesOfBird } from './strides.ts';
import { makeFeet, makeTail } from './tail-and-feet.ts';
import { makeBirdWings } from './wings.ts';

const COARSENESS = { hero: 1, cast: 1.35, crowd: 1.9 } as const;

export function makeBird(sheet: BirdSheet, kernel: FieldKernel): Body {
  const frame = makeBirdFrame(sheet);
  const beak = beakRoot(sheet, frame);
  const nowhere: Vector = [0, 0, 0];
  const trial = new Field(makeBirdSkeleton(frame, { L: nowhere, R: nowhere }, beak));
  shapeBird(trial, sheet, frame);
  const eyes = SIDES.map(([side, sign]): Eye => {
    const { around, above, radius, iris } = sheet.eye;
    const direction: Vector = [
      sign * Math.sin(around) * Math.cos(above),
      Math.sin(above),
      Math.cos(around) * Math.cos(above),
    ];
    const out = normalise(direction);
    return {
      side,
      centre: add(kernel.surface(trial, frame.head, direction), scale(out, -radius * 0.55)),
      facing: normalise(add(out, [0, 0, 0.45])),
      radius,
      iris,
      irisAngle: sheet.disc === true ? 1.15 : 1.2,
      pupilAngle: 0.75,
      white: '#efe8da',
      lid: sheet.coat.face ?? sheet.coat.head ?? sheet.coat.base,
      lash: sheet.coat.around ?? '#2a2220',
    };
  });
  const skeleton = makeBirdSkeleton(frame, { L: eyes[0]?.centre ?? nowhere, R: eyes[1]?.centre ?? nowhere }, beak);
  const size = sheet.metres / frame.top;
  const grown = growSkeleton(skeleton, size);
  const grownEyes = eyes.map((eye) => ({ ...eye, centre: scale(eye.centre, size), radius: eye.radius * size }));
  const { body, head, neck, wing, tail } = sheet;
  const [front, rear] = [frame.onBody(0, 0.6, 0), frame.onBody(0, -0.6, 0)];
  const below = [-0.5, -0.2, 0.1, 0.4].map((along) => kernel.surface(trial, frame.onBody(0, along, 0), [0, -1, 0])[1]);
  const poser = { sheet, size, skeleton: grown, eyes: grownEyes, belly: Math.min(...below) * size };
  return {
    skeleton: grown,
    makeParts: (parts) => makeParts(sheet, frame, skeleton, eyes, parts).map((part) => growPart(part, size)),
    proxies: growProxies(
      [
        { bone: 'root', from: front, to: rear, radius: body.radius },
        { bone: 'neck1', from: frame.neck[0] ?? front, to: frame.head, radius: neck.from },
        { bone: 'head', from: frame.head, to: beak, radius: head.radius },
        { bone: 'tail', from: frame.tail, to: add(frame.tail, scale(frame.along, -tail.length * 0.7)), radius: 0.06 },
        ...SIDES.flatMap(([side]) => {
          const [hip, ankle, foot] = frame.legs[side];
          return [
            { bone: `upper${side}`, from: hip, to: ankle, radius: 0.03 },
            { bone: `lower${side}`, from: ankle, to: foot, radius: 0.025 },
          ];
        }),
      ],
      size,
    ),
    height: (frame.top + (sheet.crest === undefined ? 0 : head.radius * 0.5)) * size,
    length: (beak[2] + sheet.beak.length - frame.tail[2] + tail.length * 0.8) * size,
    width: Math.max(body.radius * 2, wing.span * 0.5) * size,
    anchors: growAnchors(
      {
        eyes: { bone: 'head', at: add(frame.head, [0, 0, head.radius]) },
        mouth: { bone: 'jaw', at: add(beak, [0, 0, sheet.beak.length * 0.7]) },
        top: { bone: 'head', at: add(frame.head, [0, head.radius, 0]) },
        back: { bone: 'root', at: frame.onBody(0, 0, 1) },
        saddle: { bone: 'root', at: frame.onBody(0, 0.05, 0.95) },
        gripRight: { bone: 'footR', at: frame.legs.R[2] },
        gripLeft: { bone: 'footL', at: frame.legs.L[2] },
      },
      size,
    ),
    head: headBoxOf(sheet, size),
    pose: (moment) => poseBird(poser, moment),
    strides: (moment) => stridesOfBird(poser, moment),
  };
}

/** Of the head's radius: how much higher than the skull a crest is. */
const CRESTS: Readonly<Record<NonNullable<BirdSheet['crest']>, number>> = {
  ...{ tuft: 0.4, comb: 0.6, fan: 0.7, flame: 0.7, horns: 0.4, plumes: 1, lace: 1.3 },
};

function headBoxOf({ head, beak, crest }: BirdSheet, size: number): HeadBox {
  const r = head.radius * size;
  const down = beak.kind === 'bent' || beak.kind === 'pouch' ? beak.length * size : 0;
  return {
    up: r * (1 + (crest === undefined ? 0 : CRESTS[crest])),
    down: r + down,
    aside: r,
    ahead: beak.length * size,
    back: r * 2,
  };
}

function makeParts(
  sheet: BirdSheet,
  frame: BirdFrame,
  skeleton: Skeleton,
  eyes: readonly Eye[],
  kernel: FieldKernel,
): BodyPart[] {
  const body = new Field(skeleton);
  shapeBird(body, sheet, frame);
  const coarse = COARSENESS[sheet.fineness ?? 'hero'];
  const maker: BirdMaker = { kernel, skeleton, sheet, frame, body, coarse };
  const h = sheet.head.radius;
  const fine = coarse > 1.5 ? [] : [{ centre: frame.head, radius: h * 1.5, cell: Math.min(0.022, h * 0.16) * coarse }];
  const mesh = kernel.polygonise(body, { cell: Math.min(0.032, h * 0.3) * coarse, fine, occlusionReach: 0.12 });
  const coat = birdCoat(sheet, frame);
  const parts = [
    makePart(kernel, { name: 'body', mesh, material: 'feather', coat }),
    ...makePlumage(maker, mesh, coat, eyes),
    ...makeBirdWings(maker),
    ...makeTail(maker),
    ...makeBeak(maker),
    ...makeCrest(maker),
    makeFeet(maker),
    ...makeClothes(maker, eyes),
    ...eyes.flatMap((eye) => makeEye(kernel, skeleton, eye, coarse)),
  ];
  return parts.filter(({ mesh }) => mesh.indices.length > 0);
}

function makeClothes({ kernel, skeleton, sheet, frame, body, coarse }: BirdMaker, eyes: readonly Eye[]): BodyPart[] {
  if (sheet.wears === undefined || sheet.wears.length === 0) return [];
  const h = sheet.head.radius;
  const r = sheet.body.radius;
  return makeGarments(
    kernel,
    {
      skeleton,
      head: { bone: 'head', centre: frame.head, radii: [h, h, h * sheet.head.long], turn: NO_TURN },
      neck: {
        bone: 'neck0',
        from: frame.neck[0] ?? frame.head,
        to: frame.head,
        radius: (sheet.neck.from + sheet.neck.to) / 2,
      },
      trunk: [
        { bone: 'root', from: frame.onBody(0, 0.4, 0), to: frame.onBody(0, -0.5, 0), radii: [r, r * sheet.body.rump] },
      ],
      limbs: [],
      feet: SIDES.map(([side]) => ({ bone: `foot${side}`, at: frame.legs[side][2], radius: sheet.leg.thick * 2.4 })),
      eyes,
      narrow: 1,
      covers: body,
    },
    sheet.wears,
    coarse,
  );
}
