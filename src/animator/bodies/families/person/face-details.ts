import { NO_TURN } from '../../../maths/turn.ts';
import { add, scale, subtract, type Vector } from '../../../maths/vector.ts';
import type { BodyPart } from '../../body.ts';
import { type Eye, makeEye } from '../../eyes.ts';
import type { Field } from '../../field.ts';
import { ballMesh } from '../../surfaces.ts';
import type { Maker } from './fabric.ts';
import { type PersonFrame, SIDES, type Side, signOf } from './frame.ts';
import { light, mixLight, noseOf } from './head.ts';
import { joinMeshes, plainPart, tubeMesh } from './loft.ts';
import type { PersonSheet } from './sheet.ts';

const toHex = (value: Vector): string =>
  `#${value
    .map((linear) =>
      Math.round(255 * Math.min(1, linear <= 0.0031308 ? linear * 12.92 : 1.055 * linear ** (1 / 2.4) - 0.055))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

export function eyesOf(sheet: PersonSheet, frame: PersonFrame): Eye[] {
  const skin = light(sheet.skin);
  const woman = sheet.gender === 'woman';
  const small = sheet.age === 'child' || sheet.age === 'toddler' || sheet.age === 'baby';
  return SIDES.map(([side, sign]) => ({
    side,
    centre: frame.eyes[side],
    facing: [sheet.oneEyed ? 0 : sign * 0.2, -0.02, 1] as Vector,
    radius: frame.eyeRadius,
    iris: sheet.eyes,
    irisAngle: small ? 0.86 : woman ? 0.82 : 0.77,
    pupilAngle: small ? 0.5 : 0.43,
    white: '#f6f3ee',
    // As warm as the skin around it.
    lid: toHex(mixLight(scale(skin, 0.86), [0.42, 0.13, 0.1], sheet.makeup ? 0.4 : 0.2)),
    lash: woman || small ? '#1d1210' : toHex(mixLight(scale(skin, 0.4), [0.02, 0.01, 0.01], 0.5)),
  }));
}

/** Eyes with lids; women and children have lashes that stand out. */
export function makeEyes(maker: Maker): BodyPart[] {
  const { kernel, skeleton, sheet, frame } = maker;
  const parts: BodyPart[] = [];
  for (const eye of eyesOf(sheet, frame)) {
    parts.push(...makeEye(kernel, skeleton, eye, maker.coarse > 1 ? maker.coarse : 0.72));
    if (sheet.kind !== 'robot' && maker.coarse < 1.8) parts.push(makeLashes(maker, eye.side, eye.radius));
  }
  return parts;
}

/** Along the edge of the upper lid, thicker toward the outer corner. */
function makeLashes({ skeleton, frame, sheet }: Maker, side: Side, radius: number): BodyPart {
  const sign = signOf(side);
  const strong = sheet.gender === 'woman' || sheet.makeup ? 1 : 0.55;
  const points: Vector[] = [];
  const radii: number[] = [];
  const steps = 12;
  for (let k = 0; k <= steps; k++) {
    // The lid's own edge lies in the level of the eye's middle at rest; it turns up with the lid.
    const angle = (k / steps) * Math.PI * 0.86 + Math.PI * 0.07;
    const [across, forward] = [-Math.cos(angle) * sign, Math.sin(angle)];
    const out = k / steps;
    const far = radius * (1.075 + 0.1 * strong * out ** 3);
    points.push(
      add(frame.eyes[side], [
        across * far + sign * forward * 0.2 * radius * 0,
        0.02 * radius + 0.1 * strong * radius * out ** 4,
        forward * far,
      ]),
    );
    radii.push(
      radius *
        0.055 *
        strong *
        (0.25 + Math.sin(Math.PI * Math.min(1, 0.1 + out * 0.95)) + 0.5 * out) *
        (k === steps ? 0.2 : 1),
    );
  }
  const mesh = tubeMesh(skeleton, points, radii, () => [[`lid${side}`, 1]], { around: 5 });
  return plainPart(`lash${side}`, mesh, mixLight([0.012, 0.008, 0.007], light(sheet.hair.colour), 0.12), 'hair');
}

/** Small and dark below the tip: without them a nose is a bump. */
export function makeNostrils({ kernel, skeleton, sheet, frame }: Maker, head: Field): BodyPart[] {
  const { onHead, headScale: s } = frame;
  const { n, tip, out } = noseOf(sheet);
  return SIDES.map(([side, sign]) => {
    const at = kernel.surface(head, onHead(sign * 0.0145 * n, tip - 0.002, out - 0.012), [sign * 0.05, -1, 0.75]);
    // Most of it lies within: a hole is as flat as the skin around it, and no bead.
    const ball = {
      centre: add(at, scale([-sign * 0.0004, 0.0064 * n, -0.0048 * n], s)),
      radius: 0.0098 * n * s,
      turn: NO_TURN,
    };
    return plainPart(
      `nostril${side}`,
      ballMesh(skeleton, 'head', ball, { columns: 8, rows: 6 }),
      scale(mixLight(light(sheet.skin), [0.2, 0.03, 0.02], 0.5), 0.3),
      'skin',
    );
  });
}

const BROW_STEPS = 13;

/** Brows lie on the forehead; each is pulled and tilted by a bone of its own. */
export function makeBrows({ kernel, skeleton, sheet, frame }: Maker, head: Field): BodyPart[] {
  const s = frame.headScale;
  const man = sheet.gender === 'man';
  const thick = 0.0095 * sheet.face.brow * (man ? 1.3 : 0.92) * s * (frame.build.wear > 0.6 ? 1.2 : 1);
  const colour = mixLight(
    scale(light(sheet.hair.style === 'bald' && sheet.hair.colour === '#000000' ? '#2a1a14' : sheet.hair.colour), 0.75),
    [0.03, 0.02, 0.015],
    frame.build.wear > 0.6 ? 0 : 0.2,
  );
  return SIDES.map(([side, sign]) => {
    const eye = subtract(frame.eyes[side], frame.headCentre);
    const points: Vector[] = [];
    const radii: number[] = [];
    for (let k = 0; k <= BROW_STEPS; k++) {
      const u = k / BROW_STEPS;
      const x = sign * (0.03 + 0.1 * u) * s;
      const y = eye[1] + (0.068 + 0.016 * Math.sin((0.25 + 0.6 * u) * Math.PI) - 0.012 * u + (man ? -0.006 : 0)) * s;
      points.push(
        add(
          kernel.surface(head, add(frame.headCentre, [x * 0.7, y, 0.04 * s]), [x * 0.35, 0, 0.12 * s]),
          [0, 0, 0.0005],
        ),
      );
      // Round where it begins, thickest soon after, and drawn out to a point.
      radii.push(thick * (0.12 + 0.95 * Math.min(1, Math.sqrt(u / 0.16))) * (1 - 0.88 * u ** 1.7));
    }
    const mesh = tubeMesh(skeleton, points, radii, () => [[`brow${side}`, 1]], {
      around: sheet.fineness === 'crowd' ? 4 : 7,
    });
    return plainPart(`brow${side}`, mesh, colour, 'hair');
  });
}

export function makeGlasses({ skeleton, sheet, frame }: Maker): BodyPart[] {
  const { glasses } = sheet;
  if (glasses === 'none') return [];
  const { headScale: s, onHead } = frame;
  const radius = frame.eyeRadius * (glasses === 'goggles' ? 1.35 : 1.2);
  const wire = (glasses === 'sun' || glasses === 'square' ? 0.0072 : glasses === 'goggles' ? 0.012 : 0.0056) * s;
  const square = glasses === 'square' || glasses === 'sun' ? 3.2 : 2;
  const out = frame.eyeRadius * 1.2;
  const ring = (side: Side, share: number, size: number): Vector => {
    const sign = signOf(side);
    const angle = share * Math.PI * 2;
    const [c, n] = [Math.cos(angle), Math.sin(angle)];
    const fat = (Math.abs(c) ** square + Math.abs(n) ** square) ** (-1 / square);
    return add(frame.eyes[side], [
      sign * 0.003 * s + c * fat * radius * size,
      -0.003 * s + n * fat * radius * 0.92 * size,
      // Their lower half stands off the cheeks.
      out - 0.24 * sign * c * radius * size + 0.22 * Math.max(0, -n * fat) * radius * size,
    ]);
  };
  const bone = (): readonly [string, number][] => [['head', 1]];
  const meshes = SIDES.flatMap(([side, sign]) => [
    tubeMesh(
      skeleton,
      Array.from({ length: 29 }, (_, k) => ring(side, k / 28, 1)),
      [wire],
      bone,
      { closed: true, around: 6 },
    ),
    tubeMesh(
      skeleton,
      [
        add(ring(side, sign > 0 ? 0 : 0.5, 1), [0, 0.012 * s, 0]),
        onHead(sign * 0.186 * sheet.face.width, 0.014, 0.03),
        onHead(sign * 0.186 * sheet.face.width, 0.0, -0.03),
      ],
      [wire * 0.9],
      bone,
      { around: 6 },
    ),
  ]);
  meshes.push(
    tubeMesh(
      skeleton,
      [ring('L', 0.47, 1), add(onHead(0, 0.004, 0.172), [0, 0.006 * s, 0.008 * s]), ring('R', 0.03, 1)],
      [wire * 0.9],
      bone,
      { around: 6 },
    ),
  );
  const frameColour =
    glasses === 'round' ? light('#3b3330') : glasses === 'goggles' ? light('#e8742f') : light('#1a1719');
  const parts = [plainPart('glasses', joinMeshes(meshes), frameColour, glasses === 'round' ? 'metal' : 'plastic')];
  if (glasses === 'sun' || glasses === 'goggles') {
    for (const [side] of SIDES) {
      const discs = [0, 0.5, 0.98].map((size) =>
        Array.from({ length: 25 }, (_, k) => add(ring(side, k / 24, size), [0, 0, 0.003 * (1 - size)])),
      );
      const mesh = joinMeshes([tubeMeshFromRings(skeleton, discs)]);
      parts.push(
        plainPart(`lens${side}`, mesh, glasses === 'sun' ? [0.012, 0.012, 0.016] : [0.16, 0.28, 0.4], 'glass', true),
      );
    }
  }
  return parts;
}

function tubeMeshFromRings(skeleton: Maker['skeleton'], rings: readonly (readonly Vector[])[]) {
  const points = rings.flat();
  const columns = rings[0]?.length ?? 0;
  const positions: number[] = [];
  const normals: number[] = [];
  const indices: number[] = [];
  for (const point of points) {
    positions.push(...point);
    normals.push(0, 0, 1);
  }
  for (let row = 0; row + 1 < rings.length; row++)
    for (let column = 0; column + 1 < columns; column++) {
      const a = row * columns + column;
      indices.push(a, a + columns, a + 1, a + 1, a + columns, a + columns + 1);
    }
  const count = points.length;
  const joints = new Uint8Array(count * 4);
  const weights = new Float32Array(count * 4);
  const head = skeleton.number('head');
  for (let k = 0; k < count; k++) {
    joints[k * 4] = head;
    weights[k * 4] = 1;
  }
  return {
    positions: Float32Array.from(positions),
    normals: Float32Array.from(normals),
    occlusion: new Float32Array(count).fill(1),
    joints,
    weights,
    indices: Uint32Array.from(indices),
  };
}
