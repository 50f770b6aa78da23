import { lightOf } from '../../../maths/mesh.ts';
import { add, normalise, scale, type Vector } from '../../../maths/vector.ts';
import { type Body, type BodyPart, makePart } from '../../body.ts';
import type { Coat } from '../../coat.ts';
import { type Eye, makeEye } from '../../eyes.ts';
import { Field } from '../../field.ts';
import { growAnchors, growPart, growProxies, growSkeleton } from '../../grow.ts';
import type { FieldKernel } from '../../polygonise.ts';
import { readHex } from '../../recolour.ts';
import { type Skeleton, SkeletonBuilder } from '../../skeleton.ts';
import type { DrifterSheet } from './drifters-table.ts';
import { JOINTS, poseDrifter } from './poses.ts';

const COARSENESS = { hero: 1, cast: 1.3, crowd: 1.7 } as const;

/** Where the arms grow, and each arm's points. */
function frameOf({ kind, radius, arms, reach, thick, tall }: DrifterSheet) {
  const foot =
    kind === 'bell' ? reach * 0.95 : kind === 'star' ? thick * 0.6 : kind === 'arrow' ? reach * 0.9 : thick + 0.16;
  const hub: Vector = [0, foot, 0];
  const arm = (index: number): Vector[] => {
    const angle = ((index + 0.5) / arms) * Math.PI * 2;
    const out: Vector = [Math.sin(angle), 0, Math.cos(angle)];
    return Array.from({ length: JOINTS + 1 }, (_, joint): Vector => {
      const share = joint / JOINTS;
      switch (kind) {
        case 'bell':
          return add(hub, add(scale(out, radius * 0.72 * (1 - 0.25 * share)), [0, -reach * share, 0]));
        case 'arrow':
          return add(hub, add(scale(out, radius * (0.45 + 0.3 * share)), [0, -reach * share * 0.95, 0]));
        case 'star':
          return add(hub, scale(out, 0.05 + reach * share));
        default: {
          // Out, down to the ground, and curled up at the tip.
          const y =
            foot * (1 - Math.sin(Math.min(1, share * 1.7) * (Math.PI / 2))) +
            (share > 0.75 ? (share - 0.75) * 0.35 : 0) +
            thick * (1 - share) * 0.6;
          return [out[0] * (radius * 0.55 + reach * share), y, out[2] * (radius * 0.55 + reach * share)];
        }
      }
    });
  };
  const head: Vector =
    kind === 'star' ? hub : add(hub, [0, tall * (kind === 'head' ? 0.75 : kind === 'arrow' ? 0.4 : 0.1), 0]);
  const top = kind === 'star' ? foot + tall : head[1] + tall * (kind === 'head' ? 1 : kind === 'arrow' ? 1.6 : 1);
  return { hub, arm, head, top };
}

export function makeDrifter(sheet: DrifterSheet): Body {
  const frame = frameOf(sheet);
  const { head } = frame;
  const low =
    sheet.kind === 'head' ? -sheet.tall * 0.35 : sheet.kind === 'arrow' ? -sheet.tall * 0.3 : sheet.tall * 0.75;
  const eyes = (sheet.eyes === 0 ? [] : (['L', 'R'] as const)).map((side): Eye => {
    const sign = side === 'L' ? 1 : -1;
    const wide = sheet.kind === 'star' ? 0.35 : 0.72;
    return {
      side,
      centre: add(head, [sign * sheet.radius * wide, low, sheet.radius * (sheet.kind === 'star' ? 0.4 : 0.58)]),
      facing: normalise([sign * 0.5, sheet.kind === 'star' ? 0.5 : 0.1, 1]),
      radius: sheet.eyes,
      iris: '#e0a83a',
      irisAngle: 1,
      pupilAngle: 0.66,
      white: '#f4efe4',
      lid: sheet.base,
      lash: null,
    };
  });
  const builder = new SkeletonBuilder()
    .bone('root', null, frame.hub, head)
    .bone('head', 'root', add(frame.hub, [0, 0.02, 0]), head)
    .bone('jaw', 'head', frame.hub, head);
  for (let k = 0; k < sheet.arms; k++)
    builder.chain(
      Array.from({ length: JOINTS }, (_, joint) => `arm${k}_${joint}`),
      'root',
      frame.arm(k),
    );
  for (const { side, centre } of eyes)
    for (const bone of ['eye', 'lid', 'lowerLid'])
      builder.bone(`${bone}${side}`, 'head', centre, add(centre, [0, 0, 0.1]));
  const skeleton = builder.build();
  const size = sheet.metres / frame.top;
  const grown = growSkeleton(skeleton, size);
  const poser = {
    sheet,
    size,
    skeleton: grown,
    eyes: eyes.map((eye) => ({ ...eye, centre: scale(eye.centre, size), radius: eye.radius * size })),
  };
  const spread = (sheet.kind === 'head' || sheet.kind === 'star' ? sheet.reach + sheet.radius * 0.5 : sheet.radius) * 2;
  return {
    skeleton: grown,
    makeParts: (parts) => makeParts(sheet, frame, skeleton, eyes, parts).map((part) => growPart(part, size)),
    proxies: growProxies(
      [
        {
          bone: 'head',
          from: frame.hub,
          to: [0, Math.max(head[1], frame.top - sheet.radius), 0],
          radius: sheet.radius,
        },
        ...Array.from({ length: sheet.arms }, (_, k) => {
          const points = frame.arm(k);
          return {
            bone: `arm${k}_1`,
            from: points[1] ?? frame.hub,
            to: points[3] ?? frame.hub,
            radius: sheet.thick * 1.2,
          };
        }),
      ],
      size,
    ),
    height: frame.top * size,
    length: spread * size,
    width: spread * size,
    anchors: growAnchors(
      {
        eyes: { bone: 'head', at: add(head, [0, low, sheet.radius * 0.9]) },
        mouth: { bone: 'jaw', at: frame.hub },
        top: { bone: 'head', at: [0, frame.top, 0] },
        back: { bone: 'head', at: add(head, [0, sheet.tall * 0.6, 0]) },
        gripRight: { bone: `arm${sheet.arms - 1}_3`, at: frame.arm(sheet.arms - 1)[JOINTS] ?? frame.hub },
        gripLeft: { bone: 'arm0_3', at: frame.arm(0)[JOINTS] ?? frame.hub },
      },
      size,
    ),
    pose: (moment) => poseDrifter(poser, moment),
  };
}

function makeParts(
  sheet: DrifterSheet,
  frame: ReturnType<typeof frameOf>,
  skeleton: Skeleton,
  eyes: readonly Eye[],
  kernel: FieldKernel,
): BodyPart[] {
  const coarse = COARSENESS[sheet.fineness ?? 'hero'];
  const { radius: r, tall, kind, thick } = sheet;
  const { head, hub } = frame;
  const body = new Field(skeleton).on('head', 0.08);
  if (kind === 'head')
    body
      .ball(head, [r, tall, r * 0.95])
      .ball(add(hub, [0, tall * 0.1, 0]), [r * 0.8, r * 0.6, r * 0.8], { blend: 0.1 });
  else if (kind === 'arrow') {
    body.cone(hub, add(head, [0, tall * 1.45, 0]), r, r * 0.3);
    for (const sign of [1, -1])
      body.cone(add(head, [0, tall * 1.25, 0]), add(head, [sign * r * 1.7, tall * 0.85, 0]), r * 0.45, r * 0.2, {
        flat: { axis: [0, 0, 1], by: 0.3 },
      });
  } else if (kind === 'bell') {
    body.ball(hub, [r, tall * 1.25, r]);
    body.ball(add(hub, [0, -tall * 0.4, 0]), [r * 0.86, tall * 0.9, r * 0.86], { mode: 'cut', blend: 0.02 });
    body.plane(add(hub, [0, -tall * 0.12, 0]), [0, -1, 0], { blend: 0.03 });
  } else body.ball(hub, [r, tall, r]);
  for (let k = 0; k < sheet.arms; k++) {
    const points = frame.arm(k);
    const radii = points.map((_, joint) =>
      Math.max(0.012, thick * (1 - (kind === 'star' ? 0.62 : 0.82) * (joint / JOINTS))),
    );
    body.limb(
      points,
      radii,
      Array.from({ length: JOINTS }, (_, joint) => `arm${k}_${joint}`),
      { blend: kind === 'bell' ? 0.02 : 0.08 },
    );
  }
  if (kind === 'star') body.on('root').plane([0, 0, 0], [0, -1, 0], { blend: 0.02 });
  const coat: Coat = [
    { colour: lightOf(readHex(sheet.base)) },
    {
      colour: lightOf(readHex(sheet.spot)),
      amount: 0.8,
      where: { kind: 'spots', cells: [11, 11, 11], size: 0.26, softness: 0.1, seed: 5 },
      and: { kind: 'facing', direction: [0, 1, 0], from: -0.2, to: 0.2 },
    },
    { colour: lightOf(readHex(sheet.under)), where: { kind: 'facing', direction: [0, -1, 0], from: 0.2, to: 0.6 } },
    {
      colour: [1.12, 1.12, 1.12],
      multiply: true,
      amount: 0.5,
      where: { kind: 'facing', direction: [0, 1, 0], from: 0, to: 0.9 },
    },
  ];
  const cell = Math.min(0.03, Math.max(0.015, thick * 0.5)) * coarse;
  const parts = [
    makePart(kernel, {
      name: 'body',
      mesh: kernel.polygonise(body, { cell, occlusionReach: 0.1, skinBlend: 0.05 }),
      material: sheet.luminous === true ? 'luminous' : sheet.glow === true ? 'cloud' : 'skin',
      coat,
    }),
    ...eyes.flatMap((eye) => makeEye(kernel, skeleton, eye, coarse)),
  ];
  return parts.filter(({ mesh }) => mesh.indices.length > 0);
}
