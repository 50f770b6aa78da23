import { lightOf } from '../../../maths/mesh.ts';
import { NO_TURN } from '../../../maths/turn.ts';
import { add, between, normalise, scale, type Vector } from '../../../maths/vector.ts';
import { type Body, type BodyPart, makePart } from '../../body.ts';
import type { Coat } from '../../coat.ts';
import { type Eye, makeEye } from '../../eyes.ts';
import { Field } from '../../field.ts';
import { growAnchors, growPart, growProxies, growSkeleton } from '../../grow.ts';
import type { FieldKernel } from '../../polygonise.ts';
import { readHex } from '../../recolour.ts';
import type { Skeleton } from '../../skeleton.ts';
import type { SkinnedMesh } from '../../skinned-mesh.ts';
import { ballMesh } from '../../surfaces.ts';
import { bound, joinMeshes, tubeMesh } from '../../tubes-and-sheets.ts';
import { type ArthropodFrame, makeFrame, makeSkeleton, SIDES } from './frame.ts';
import { poseArthropod } from './poses.ts';
import type { ArthropodSheet } from './sheet.ts';
import { sideEyes } from './side-eyes.ts';
import { makeInsectWings } from './wings.ts';

const COARSENESS = { hero: 1, cast: 1.35, crowd: 1.8 } as const;

export function makeArthropod(sheet: ArthropodSheet): Body {
  const frame = makeFrame(sheet);
  const { eye, head } = sheet;
  // Who hunts by leaping looks ahead with both.
  const ahead = eye.beside !== undefined;
  const eyes = SIDES.map(([side, sign]): Eye => {
    const centre = add(frame.head, [
      sign * head[0] * (ahead ? 0.45 : eye.stalk > 0 ? 0.5 : 0.62),
      head[1] * (ahead ? 0.22 : 0.5) + eye.stalk,
      head[2] * (ahead ? 0.72 : eye.stalk > 0 ? 0.6 : 0.5),
    ]);
    return {
      side,
      centre,
      facing: normalise([sign * (ahead ? 0.16 : 0.55), ahead ? 0.06 : 0.2, 1]),
      radius: eye.radius,
      iris: eye.iris,
      irisAngle: eye.whole ? 2.4 : 1.05,
      pupilAngle: eye.whole ? 0.01 : 0.7,
      white: '#f6f2ea',
      lid: sheet.coat.head ?? sheet.coat.base,
      lash: null,
    };
  });
  const skeleton = makeSkeleton(sheet, frame, { L: eyes[0]?.centre ?? [0, 0, 0], R: eyes[1]?.centre ?? [0, 0, 0] });
  const tops = [
    frame.middle[1] + sheet.middle[1],
    frame.head[1] + head[1] + eye.stalk,
    frame.abdomen[1] + sheet.abdomen[1],
    ...(sheet.sting === true ? frame.sting.map(([, y]) => y) : []),
  ];
  const top = Math.max(...tops, sheet.stands + sheet.legs.knee * 0.8);
  const size = sheet.metres / top;
  const grown = growSkeleton(skeleton, size);
  const poser = {
    sheet,
    size,
    skeleton: grown,
    eyes: eyes.map((each) => ({ ...each, centre: scale(each.centre, size), radius: each.radius * size })),
  };
  const rear = frame.abdomen[2] - sheet.abdomen[2] - (sheet.fan === true ? 0.2 : 0);
  return {
    skeleton: grown,
    makeParts: (parts) => makeParts(sheet, frame, skeleton, eyes, parts).map((part) => growPart(part, size)),
    proxies: growProxies(
      [
        { bone: 'root', from: frame.middle, to: frame.middle, radius: Math.max(...sheet.middle) },
        { bone: 'abdomen', from: frame.abdomen, to: frame.abdomen, radius: Math.max(...sheet.abdomen) },
        { bone: 'head', from: frame.head, to: frame.head, radius: Math.max(...head) },
      ],
      size,
    ),
    height: top * size,
    length: (frame.head[2] + head[2] + (sheet.claws ?? 0) - rear) * size,
    width: (sheet.middle[0] + Math.max(sheet.legs.reach, (sheet.wings?.span ?? 0) * 0.9)) * 2 * size,
    anchors: growAnchors(
      {
        eyes: { bone: 'head', at: add(frame.head, [0, head[1] * 0.4, head[2]]) },
        mouth: { bone: 'jaw', at: add(frame.head, [0, -head[1] * 0.4, head[2]]) },
        top: { bone: 'head', at: add(frame.head, [0, head[1], 0]) },
        back: { bone: 'root', at: add(frame.middle, [0, sheet.middle[1], 0]) },
        saddle: { bone: 'root', at: add(frame.middle, [0, sheet.middle[1], 0]) },
      },
      size,
    ),
    pose: (moment) => poseArthropod(poser, moment),
  };
}

function makeParts(
  sheet: ArthropodSheet,
  frame: ArthropodFrame,
  skeleton: Skeleton,
  eyes: readonly Eye[],
  kernel: FieldKernel,
): BodyPart[] {
  const [coarse, { coat }] = [COARSENESS[sheet.fineness ?? 'hero'], sheet];
  const body = new Field(skeleton);
  body.on('root', 0.04).ball(frame.middle, sheet.reared === undefined ? sheet.middle : scale(sheet.middle, 0.62));
  if (sheet.reared !== undefined) {
    const [thick] = sheet.middle;
    body.cone(add(frame.middle, [0, 0, -sheet.middle[2] * 0.4]), frame.neck, thick * 0.95, thick * 0.62, {
      blend: 0.03,
    });
  }
  body.on('abdomen', 0.04).ball(frame.abdomen, sheet.abdomen, { blend: sheet.claws === undefined ? 0.02 : 0.06 });
  body.on('head', 0.03).ball(frame.head, sheet.head, { blend: sheet.claws === undefined ? 0.02 : 0.06 });
  if (sheet.fan === true)
    for (const x of [-1, -0.5, 0, 0.5, 1]) {
      const root = add(frame.abdomen, [0, 0, -sheet.abdomen[2] * 0.85]);
      body.on('abdomen', 0.015).cone(root, add(root, [x * 0.12, 0, -0.16 + Math.abs(x) * 0.05]), 0.03, 0.05, {
        flat: { axis: [0, 1, 0], by: 0.35 },
      });
    }
  for (const [side, sign] of SIDES) {
    if (sheet.claws === undefined) continue;
    const [root, elbow, tip] = frame.claw(sign);
    const c = sheet.claws;
    if (sheet.hooks === true) {
      shapeHook(body, side, [root, elbow, tip], c);
      continue;
    }
    body.on(`arm${side}`, 0.02).cone(root, elbow, c * 0.13, c * 0.15);
    body
      .on(`claw${side}`)
      .cone(elbow, between(elbow, tip, 0.55), c * 0.3, c * 0.42, { flat: { axis: [0, 1, 0], by: 0.6 } });
    body.cone(between(elbow, tip, 0.5), add(tip, [sign * c * 0.16, 0, 0]), c * 0.27, c * 0.05);
    body
      .on(`pincer${side}`, 0.01)
      .cone(between(elbow, tip, 0.5), add(tip, [-sign * c * 0.34, 0, -c * 0.05]), c * 0.21, c * 0.04);
  }
  if (sheet.sting === true)
    body.limb(frame.sting, [0.055, 0.05, 0.045, 0.05, 0.012], ['sting0', 'sting1', 'sting2', 'sting3'], {
      blend: 0.03,
    });
  const from = frame.middle[2] - sheet.middle[2] * 0.5;
  const headFrom = frame.head[2] - sheet.head[2] * 0.6;
  const layers: Coat = [
    { colour: lightOf(readHex(coat.base)) },
    ...(coat.abdomen === undefined
      ? []
      : [
          {
            colour: lightOf(readHex(coat.abdomen)),
            where: { kind: 'axis', direction: [0, 0, -1], from: -from - 0.02, to: -from + 0.02 } as const,
          },
        ]),
    ...(coat.stripes === undefined
      ? []
      : [
          {
            colour: lightOf(readHex(coat.stripes)),
            where: { kind: 'stripes', direction: [0, 0, 1], rate: 7, share: 0.48, softness: 0.06 } as const,
            and: { kind: 'axis', direction: [0, 0, -1], from: -from - 0.02, to: -from + 0.02 } as const,
          },
        ]),
    ...(coat.spots === undefined
      ? []
      : [
          {
            colour: lightOf(readHex(coat.spots)),
            where: { kind: 'spots', cells: [4.6, 4.6, 4.6], size: 0.34, softness: 0.04, seed: 3 } as const,
          },
        ]),
    ...(sheet.shell === true
      ? [
          {
            colour: lightOf(0x1a1516),
            where: {
              kind: 'ball',
              centre: [0, frame.middle[1], frame.middle[2]],
              radii: [0.012, 9, 9],
              softness: 0.3,
            } as const,
            and: { kind: 'facing', direction: [0, 1, 0], from: 0, to: 0.2 } as const,
          },
        ]
      : []),
    ...(coat.head === undefined
      ? []
      : [
          {
            colour: lightOf(readHex(coat.head)),
            where: { kind: 'axis', direction: [0, 0, 1], from: headFrom - 0.02, to: headFrom + 0.02 } as const,
          },
        ]),
    {
      colour: [0.8, 0.8, 0.82],
      multiply: true,
      amount: 0.6,
      where: { kind: 'noise', cells: [12, 12, 12], threshold: 0.5, softness: 0.3, seed: 1 },
    },
  ];
  const parts = [
    makePart(kernel, {
      name: 'body',
      mesh: kernel.polygonise(body, { cell: 0.024 * coarse, occlusionReach: 0.1 }),
      material: coat.surface,
      coat: layers,
    }),
    makePart(kernel, {
      name: 'legs',
      mesh: joinMeshes(makeLegs(sheet, frame, skeleton)),
      material: coat.surface,
      coat: [{ colour: lightOf(readHex(coat.leg)) }],
    }),
    ...(sheet.wings === undefined ? [] : makeInsectWings(kernel, skeleton, sheet, frame)),
  ];
  if (sheet.eye.whole)
    parts.push(
      makePart(kernel, {
        name: 'eyes',
        mesh: joinMeshes(
          eyes.map(({ centre, radius, side }) =>
            ballMesh(skeleton, `eye${side}`, { centre, radius, turn: NO_TURN }, { columns: 16, rows: 10 }),
          ),
        ),
        material: sheet.eye.glows === true ? 'glow' : 'eye',
        coat: [{ colour: lightOf(readHex(sheet.eye.iris), sheet.eye.glows === true ? 2 : 1) }],
      }),
    );
  else parts.push(...eyes.flatMap((eye) => makeEye(kernel, skeleton, eye, coarse)));
  if (sheet.eye.beside !== undefined) parts.push(sideEyes(eyes, sheet.eye.beside, skeleton, kernel));
  return parts.filter(({ mesh }) => mesh.indices.length > 0);
}

/** A strong arm with a row of spines, and a blade that folds back on it. */
function shapeHook(body: Field, side: string, [root, elbow, tip]: readonly [Vector, Vector, Vector], c: number): void {
  body.on(`arm${side}`, 0.012).cone(root, elbow, c * 0.07, c * 0.06);
  body
    .on(`claw${side}`)
    .cone(elbow, between(elbow, tip, 0.5), c * 0.06, c * 0.1)
    .cone(between(elbow, tip, 0.5), tip, c * 0.1, c * 0.05);
  for (let k = 1; k <= 4; k++) {
    const at = between(elbow, tip, 0.2 + k * 0.16);
    body.cone(at, add(at, [0, -c * 0.02, c * 0.14]), c * 0.03, c * 0.006);
  }
  const bent = add(tip, [0, -c * 0.1, c * 0.16]);
  body
    .on(`pincer${side}`, 0.008)
    .cone(tip, bent, c * 0.05, c * 0.045)
    .cone(bent, add(elbow, [0, c * 0.14, c * 0.34]), c * 0.045, c * 0.01);
}

function makeLegs(sheet: ArthropodSheet, frame: ArthropodFrame, skeleton: Skeleton): SkinnedMesh[] {
  const { legs, feelers, eye, head } = sheet;
  const tubes: SkinnedMesh[] = [];
  for (const [side, sign] of SIDES) {
    for (let k = 0; k < legs.pairs; k++) {
      const [hip, knee, foot] = frame.legs(k, sign);
      const [thigh, shin] = [`thigh${k}${side}`, `shin${k}${side}`];
      tubes.push(
        tubeMesh(
          skeleton,
          [
            bound(hip, thigh),
            bound(between(hip, knee, 0.5), thigh),
            {
              at: knee,
              bones: [
                [thigh, 0.5],
                [shin, 0.5],
              ],
            },
            bound(foot, shin),
          ],
          [legs.thick * 0.9, legs.thick * 1.2, legs.thick, legs.thick * 0.35],
          6,
        ),
      );
    }
    if (feelers > 0) {
      const root = add(frame.head, [sign * head[0] * 0.35, head[1] * 0.7, head[2] * 0.5]);
      const bend = add(root, [sign * feelers * 0.3, feelers * 0.55, feelers * 0.4]);
      const tip = add(bend, [sign * feelers * 0.2, feelers * 0.1, feelers * 0.5]);
      tubes.push(
        tubeMesh(
          skeleton,
          [root, bend, tip].map((at) => bound(at, `feeler${side}`)),
          [legs.thick * 0.6, legs.thick * 0.45, legs.thick * 0.7],
          5,
        ),
      );
    }
    if (eye.stalk > 0) {
      const root = add(frame.head, [sign * head[0] * 0.45, head[1] * 0.4, head[2] * 0.55]);
      tubes.push(
        tubeMesh(
          skeleton,
          [bound(root, 'head'), bound(add(root, [sign * head[0] * 0.05, eye.stalk, 0]), 'head')],
          [legs.thick * 0.9, legs.thick * 0.9],
          6,
        ),
      );
    }
  }
  return tubes;
}
