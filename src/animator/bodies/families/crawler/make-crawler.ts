import { add, between, normalise, scale, type Vector } from '../../../maths/vector.ts';
import { type Body, type BodyPart, makePart } from '../../body.ts';
import type { Coat } from '../../coat.ts';
import { type Eye, makeEye } from '../../eyes.ts';
import { Field } from '../../field.ts';
import { growAnchors, growPart, growProxies, growSkeleton } from '../../grow.ts';
import type { FieldKernel } from '../../polygonise.ts';
import { type Skeleton, SkeletonBuilder } from '../../skeleton.ts';
import type { CrawlerSheet } from './crawlers-table.ts';
import { LINKS, poseCrawler } from './poses.ts';
import { type CrawlerFrame, light, linkName, makeShell, makeTrimmings } from './trimmings.ts';

const COARSENESS = { hero: 1, cast: 1.3, crowd: 1.8 } as const;
function frameOf({ kind, radius, raised, head }: CrawlerSheet): CrawlerFrame {
  const length = kind === 'snake' || kind === 'centipede' ? 1.5 : kind === 'worm' ? 1.1 : 0.85;
  const links = Array.from(
    { length: LINKS + 1 },
    (_, index): Vector => [0, radius * 0.95, length * (0.5 - index / LINKS)],
  );
  const neck: Vector = [0, radius + raised * 0.55, length * 0.5 + 0.06 + raised * 0.25];
  return {
    links,
    neck,
    head: [0, radius + raised, length * 0.5 + 0.1 + head + raised * (kind === 'snake' ? 0.25 : 0.1)],
    eyeLift: kind === 'snail' ? 0.17 : 0,
  };
}

function eyesOf(sheet: CrawlerSheet, { head, eyeLift }: CrawlerFrame): Eye[] {
  const h = sheet.head;
  return (['L', 'R'] as const).map((side): Eye => {
    const sign = side === 'L' ? 1 : -1;
    const at: Vector = eyeLift > 0 ? [sign * h * 0.75, eyeLift, h * 0.5] : [sign * h * 0.62, h * 0.42, h * 0.45];
    return {
      side,
      centre: add(head, at),
      facing: normalise([sign * 0.6, 0.15, 1]),
      radius: sheet.eyes,
      iris: sheet.iris,
      irisAngle: 1.1,
      pupilAngle: 0.62,
      white: '#f2ecd8',
      lid: sheet.base,
      lash: null,
    };
  });
}

export function makeCrawler(sheet: CrawlerSheet): Body {
  const frame = frameOf(sheet);
  const eyes = eyesOf(sheet, frame);
  const { links, neck, head } = frame;
  const first = links[0] ?? neck;
  const builder = new SkeletonBuilder()
    .bone('root', null, first, neck)
    .bone('neck', 'root', first, neck)
    .bone('head', 'neck', neck, head)
    .bone('jaw', 'head', head, add(head, [0, -0.02, 0.1]))
    .chain(
      Array.from({ length: LINKS }, (_, index) => linkName(index)),
      'root',
      links,
    );
  for (const { side, centre } of eyes)
    for (const bone of ['eye', 'lid', 'lowerLid'])
      builder.bone(`${bone}${side}`, 'head', centre, add(centre, [0, 0, 0.1]));
  const skeleton = builder.build();
  const top = head[1] + sheet.head + frame.eyeLift;
  const high = sheet.shell === undefined ? top : Math.max(top, sheet.radius + 0.5);
  const size = sheet.metres / high;
  const grown = growSkeleton(skeleton, size);
  const poser = {
    sheet,
    size,
    skeleton: grown,
    eyes: eyes.map((eye) => ({ ...eye, centre: scale(eye.centre, size), radius: eye.radius * size })),
  };
  const [front, rear] = [first[2], links.at(-1)?.[2] ?? 0];
  return {
    skeleton: grown,
    makeParts: (parts) => makeParts(sheet, frame, skeleton, eyes, parts).map((part) => growPart(part, size)),
    proxies: growProxies(
      [
        ...Array.from({ length: LINKS }, (_, index) => ({
          bone: linkName(index),
          from: links[index] ?? first,
          to: links[index + 1] ?? first,
          radius: sheet.radius,
        })),
        { bone: 'neck', from: first, to: neck, radius: sheet.radius },
        { bone: 'head', from: neck, to: head, radius: sheet.head },
      ],
      size,
    ),
    height: high * size,
    length: (head[2] + sheet.head - rear) * size,
    width: (sheet.kind === 'snake' ? 0.5 : sheet.radius * 2.4) * size,
    anchors: growAnchors(
      {
        eyes: { bone: 'head', at: add(head, [0, sheet.head * 0.3, sheet.head]) },
        mouth: { bone: 'jaw', at: add(head, [0, -sheet.head * 0.3, sheet.head]) },
        top: { bone: 'head', at: add(head, [0, sheet.head, 0]) },
        back: { bone: 'link2', at: [0, sheet.radius * 1.9, front * 0.5] },
      },
      size,
    ),
    pose: (moment) => poseCrawler(poser, moment),
  };
}

function makeParts(
  sheet: CrawlerSheet,
  frame: CrawlerFrame,
  skeleton: Skeleton,
  eyes: readonly Eye[],
  kernel: FieldKernel,
): BodyPart[] {
  const coarse = COARSENESS[sheet.fineness ?? 'hero'];
  const { radius: r, head: h, kind } = sheet;
  const { links, neck, head } = frame;
  const first = links[0] ?? neck;
  const body = new Field(skeleton);
  const taper = (share: number): number =>
    r *
    (kind === 'snake'
      ? Math.min(1, 1.5 - 1.35 * share)
      : kind === 'snail'
        ? 1 - 0.75 * share
        : Math.min(1, 1.7 - 1.3 * share));
  for (let k = 0; k < LINKS; k++) {
    const [from, to] = [links[k] ?? first, links[k + 1] ?? first];
    body.on(linkName(k), 0.02);
    if (kind === 'centipede')
      for (const share of [0, 0.33, 0.67])
        body.ball(between(from, to, share), [r * 1.1, r * 0.7, r * 0.62], { blend: 0.008 });
    else if (kind === 'caterpillar') body.ball(from, [r * 1.05, r, r * 0.75], { blend: 0.02 });
    else body.cone(from, to, taper(k / LINKS), Math.max(0.012, taper((k + 1) / LINKS)));
  }
  body
    .on('neck', 0.04)
    .cone(first, neck, r, r * 0.92)
    .on('head', 0.04)
    .cone(neck, head, r * 0.9, h * 0.72);
  body.ball(head, kind === 'snake' ? [h * 0.95, h * 0.68, h * 1.25] : [h, h, h], { blend: 0.05 });
  if (sheet.hood === true)
    body.on('neck').ball(add(neck, [0, 0.02, -0.01]), [r * 3.2, r * 3.4, r * 0.6], { blend: 0.06 });
  if (kind !== 'caterpillar') body.on('root').plane([0, 0, 0], [0, -1, 0], { blend: 0.015 });
  const y = r * 0.95;
  const coat: Coat = [
    { colour: light(sheet.base) },
    { colour: light(sheet.back), where: { kind: 'facing', direction: [0, 1, 0], from: 0.3, to: 0.7 } },
    ...(sheet.pattern === 'diamonds'
      ? [
          {
            colour: scale(light(sheet.back), 0.45),
            where: { kind: 'spots', cells: [14, 14, 9], size: 0.3, softness: 0.06, seed: 6 } as const,
            and: { kind: 'facing', direction: [0, 1, 0], from: 0, to: 0.4 } as const,
          },
        ]
      : []),
    ...(sheet.pattern === 'rings'
      ? [
          {
            colour: scale(light(sheet.back), 0.7),
            where: {
              kind: 'stripes',
              direction: [0, 0, 1],
              rate: kind === 'worm' ? 22 : 10,
              share: 0.3,
              softness: 0.12,
            } as const,
          },
        ]
      : []),
    { colour: light(sheet.belly), where: { kind: 'axis', direction: [0, 1, 0], from: y - r * 0.3, to: y - r * 0.6 } },
    {
      colour: [0.82, 0.82, 0.84],
      multiply: true,
      amount: 0.6,
      where: { kind: 'spots', cells: [40, 40, 40], size: 0.3, softness: 0.2, seed: 2 },
    },
  ];
  const parts = [
    makePart(kernel, {
      name: 'body',
      mesh: kernel.polygonise(body, { cell: Math.max(0.017, r * 0.3) * coarse, occlusionReach: 0.08, skinBlend: 0.05 }),
      material: sheet.surface,
      coat,
    }),
    ...makeTrimmings(sheet, frame, skeleton, kernel),
    ...(sheet.shell === undefined ? [] : [makeShell(sheet.shell, frame, skeleton, kernel, coarse)]),
    ...eyes.flatMap((eye) => makeEye(kernel, skeleton, eye, coarse)),
  ];
  return parts.filter(({ mesh }) => mesh.indices.length > 0);
}
