import { lightOf } from '../../../maths/mesh.ts';
import { aboutX, combine } from '../../../maths/turn.ts';
import { add, normalise, subtract, type Vector } from '../../../maths/vector.ts';
import { type BodyPart, makePart } from '../../body.ts';
import type { Coat } from '../../coat.ts';
import { Field } from '../../field.ts';
import { readHex } from '../../recolour.ts';
import type { SkinnedMesh } from '../../skinned-mesh.ts';
import { bound, joinMeshes, tubeMesh } from '../../tubes-and-sheets.ts';
import type { PartMaker } from './part-maker.ts';

const ACROSS: Vector = [1, 0, 0];

/** Nose, jaw and tongue: a mouth that opens. */
export function makeMouth(maker: PartMaker, coat: Coat): BodyPart[] {
  const { kernel, skeleton, sheet, frame, torso, coarse } = maker;
  const { head } = sheet;
  const { onHead } = frame;
  const s = head.size;
  const parts: BodyPart[] = [];
  if (frame.trunk.length === 0 && head.nose > 0) parts.push(makeNose(maker));
  const r = head.muzzleTo * s * 0.72;
  const jaw = new Field(skeleton).on('jaw', 0.03);
  const chin = onHead(0, -head.drop - head.muzzleTo * 0.66, head.muzzle * (frame.trunk.length > 0 ? 0.55 : 0.9));
  const flat = { axis: ACROSS, by: head.muzzleWidth };
  jaw.cone(
    onHead(0, -head.drop * 0.8 - head.muzzleFrom * 0.55, head.skull[2] * 0.5),
    chin,
    head.muzzleFrom * s * 0.55 * head.jaw,
    r * head.jaw,
    { flat },
  );
  if (head.beard !== undefined) {
    const tip = add(chin, [0, -head.beard, -head.beard * 0.1]);
    jaw.cone(chin, tip, r * 0.62, r * 0.12, { blend: 0.03, flat: { axis: [0, 0, 1], by: 0.7 } });
  }
  const inside: Coat = [
    ...coat,
    { colour: [0.16, 0.03, 0.03], where: { kind: 'facing', direction: [0, 1, 0], from: 0.35, to: 0.6 } },
  ];
  parts.push(
    makePart(kernel, {
      name: 'jaw',
      mesh: kernel.polygonise(jaw, { cell: 0.024 * coarse, occluders: [torso], occlusionReach: 0.04 }),
      material: sheet.coat.surface ?? 'fur',
      coat: inside,
    }),
  );
  const tongue = new Field(skeleton).on('jaw', 0.02);
  tongue.cone(
    onHead(0, -head.drop - head.muzzleTo * 0.42, head.skull[2] * 0.6),
    onHead(0, -head.drop - head.muzzleTo * 0.45, head.muzzle * 0.92),
    r * 0.6,
    r * 0.62,
    { flat: { axis: [0, 1, 0], by: 0.4 } },
  );
  parts.push(
    makePart(kernel, {
      name: 'tongue',
      mesh: kernel.polygonise(tongue, { cell: 0.024 * coarse, occlusionReach: 0.02 }),
      material: 'food',
      coat: [{ colour: lightOf(0xe2707a) }],
    }),
  );
  if (head.teeth !== undefined) parts.push(makeTeeth(maker, head.teeth));
  if (head.whiskers === true) parts.push(makeWhiskers(maker));
  if (frame.trunk.length === 0 && head.nose > 0 && head.noseKind === undefined) parts.push(makeLips(maker));
  return parts;
}

function makeNose({ kernel, skeleton, sheet, frame, coarse }: PartMaker): BodyPart {
  const { head, coat } = sheet;
  const r = head.nose * head.size;
  const isDisc = head.noseKind === 'disc';
  const at = frame.onHead(
    0,
    -head.drop + head.muzzleTo * (isDisc ? 0.05 : 0.42),
    head.muzzle + head.muzzleTo * (isDisc ? 0.85 : 0.72),
  );
  const nose = new Field(skeleton).on('head', 0.02);
  if (isDisc) nose.cylinder(at, r, r * 0.42, r * 0.2, { turn: combine(frame.headTurn, aboutX(Math.PI / 2)) });
  else nose.ball(at, [r * 1.15, r * 0.8, r * 0.8]);
  for (const sign of [1, -1]) {
    const nostril = add(at, [sign * r * (isDisc ? 0.36 : 0.5), isDisc ? 0 : -r * 0.2, r * (isDisc ? 0.45 : 0.62)]);
    nose.ball(nostril, [r * (isDisc ? 0.17 : 0.22), r * (isDisc ? 0.28 : 0.16), r * 0.3], { mode: 'cut', blend: 0.01 });
  }
  const mesh = kernel.polygonise(nose, { cell: Math.max(0.008, r * 0.27) * coarse, occlusionReach: 0.02 });
  return makePart(kernel, {
    name: 'nose',
    mesh,
    material: isDisc ? 'skin' : 'porcelain',
    coat: [{ colour: lightOf(readHex(coat.nose)) }],
  });
}

function makeTeeth({ kernel, skeleton, sheet, frame }: PartMaker, kind: 'front' | 'fangs' | 'rows'): BodyPart {
  const { head } = sheet;
  const s = head.size;
  const spot = (x: number, y: number, z: number, long: number, thick: number): SkinnedMesh => {
    const at = frame.onHead(x, y, z);
    return tubeMesh(
      skeleton,
      [bound(at, 'head'), bound(add(at, [0, -long * s, 0]), 'head')],
      [thick * s, thick * s * (kind === 'front' ? 0.8 : 0.1)],
      kind === 'front' ? 4 : 5,
    );
  };
  const low = -head.drop - head.muzzleTo * 0.35;
  const teeth: SkinnedMesh[] = [];
  if (kind === 'front')
    for (const sign of [1, -1])
      teeth.push(spot(sign * 0.017, low - 0.015, head.muzzle + head.muzzleTo * 0.55, 0.055, 0.02));
  else if (kind === 'fangs')
    for (const sign of [1, -1])
      teeth.push(spot(sign * head.muzzleTo * 0.6, low, head.muzzle + head.muzzleTo * 0.3, 0.07, 0.018));
  else
    for (let k = 0; k < 9; k++)
      for (const sign of [1, -1]) {
        const share = k / 8;
        const wide = (head.muzzleFrom + (head.muzzleTo - head.muzzleFrom) * share) * head.muzzleWidth * 0.72;
        const z = head.skull[2] * 0.55 + (head.muzzle + head.muzzleTo * 0.4 - head.skull[2] * 0.55) * share;
        teeth.push(spot(sign * wide * (k === 8 ? 0.6 : 1), low, z, 0.06, 0.017));
      }
  return makePart(kernel, {
    name: 'teeth',
    mesh: joinMeshes(teeth),
    material: 'porcelain',
    coat: [{ colour: lightOf(0xf7f2e4) }],
  });
}

/** Across the muzzle, from the middle to a corner: how far aside, and how far below the nose, in shares of its end. */
const LIPS = [
  [0, 0.32],
  [0.16, 0.44],
  [0.34, 0.5],
  [0.52, 0.44],
  [0.66, 0.3],
] as const;

/** The line of a closed mouth under the nose: without it a white face has none. */
function makeLips({ kernel, skeleton, sheet, frame, torso }: PartMaker): BodyPart {
  const { head } = sheet;
  const thick = head.muzzleTo * head.size * 0.055;
  const onMuzzle = (x: number, y: number): Vector => {
    const from = frame.onHead(x * head.muzzleTo * 0.5, -head.drop + y * head.muzzleTo, head.skull[2] * 0.4);
    const to = frame.onHead(x * head.muzzleTo * 1.2, -head.drop + y * head.muzzleTo, head.muzzle + head.muzzleTo);
    return kernel.surface(torso, from, normalise(subtract(to, from)));
  };
  const line = (points: readonly Vector[]): SkinnedMesh =>
    tubeMesh(
      skeleton,
      points.map((point) => bound(point, 'head')),
      points.map(() => thick),
      5,
    );
  const sides = [1, -1].map((sign) => line(LIPS.map(([x, down]) => onMuzzle(sign * x, -down))));
  return makePart(kernel, {
    name: 'lips',
    mesh: joinMeshes([line([onMuzzle(0, 0.1), onMuzzle(0, -0.1), onMuzzle(0, -LIPS[0][1])]), ...sides]),
    material: 'skin',
    coat: [{ colour: lightOf(0x5b3a38) }],
  });
}

function makeWhiskers({ kernel, skeleton, sheet, frame }: PartMaker): BodyPart {
  const { head } = sheet;
  const hairs: SkinnedMesh[] = [];
  for (const sign of [1, -1])
    for (const up of [-0.5, 0, 0.5]) {
      const root = frame.onHead(sign * head.muzzleTo * 0.8, -head.drop + up * 0.05, head.muzzle * 0.95);
      const tip = add(root, [sign * 0.17 * head.size, (up * 0.12 - 0.01) * head.size, -0.05 * head.size]);
      hairs.push(tubeMesh(skeleton, [bound(root, 'head'), bound(tip, 'head')], [0.0042, 0.0012], 3));
    }
  return makePart(kernel, {
    name: 'whiskers',
    mesh: joinMeshes(hairs),
    material: 'hair',
    coat: [{ colour: lightOf(0xf3efe8) }],
  });
}
