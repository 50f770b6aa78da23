import { smoothstep } from '../../../maths/ease.ts';
import { type Light, lightOf } from '../../../maths/mesh.ts';
import { aboutY, aboutZ, combine } from '../../../maths/turn.ts';
import { add, scale, type Vector } from '../../../maths/vector.ts';
import type { Coat, CoatLayer } from '../../coat.ts';
import type { Field } from '../../field.ts';
import { readHex } from '../../recolour.ts';
import { type PersonFrame, SIDES } from './frame.ts';
import type { PersonSheet } from './sheet.ts';

export const light = (colour: string): Light => lightOf(readHex(colour));
export const mixLight = (a: Light, b: Light, share: number): Light => add(scale(a, 1 - share), scale(b, share));

/** How round a face is: of children and women more than of men. */
const softnessOf = ({ age, gender }: Pick<PersonSheet, 'age' | 'gender'>): number =>
  age === 'baby'
    ? 1
    : age === 'child' || age === 'toddler'
      ? 0.8
      : gender === 'woman'
        ? age === 'teen'
          ? 0.42
          : 0.28
        : age === 'teen'
          ? 0.3
          : 0;

/** Skull, cheeks, jaw, nose, ears and neck: one skin. Lengths in head units, of which 0.4 go from chin to crown. */
export function shapeHead(field: Field, sheet: PersonSheet, frame: PersonFrame): void {
  const { onHead, headScale: s, chinY, shoulderY, build } = frame;
  const { face: f, gender } = sheet;
  const soft = softnessOf(sheet);
  const jaw = f.jaw * (1 - soft * 0.06) * (gender === 'man' && soft === 0 ? 1.05 : 1);
  const chin = f.chin * (1 - soft * 0.22);
  const cheek = f.cheek * (1 + soft * 0.2);
  const r = (x: number, y: number, z: number): Vector => scale([x, y, z], s);
  field.on('head', 0.07 * s).ball(onHead(0, 0.035, -0.018), r(0.172 * f.width, 0.175, 0.18));
  field.ball(onHead(0, -0.062, 0.022), r(0.142 * jaw * f.width, 0.122, 0.135), { blend: 0.1 * s });
  field.ball(onHead(0, -0.155, 0.082), r(0.046 * jaw, 0.036, 0.042 * chin), { blend: 0.075 * s });
  if (gender === 'man' && soft === 0) {
    for (const [, sign] of SIDES) field.ball(onHead(sign * 0.085 * jaw, -0.128, 0.035), 0.042 * s, { blend: 0.06 * s });
  }
  for (const [, sign] of SIDES)
    field.ball(onHead(sign * 0.088 * f.width, -0.07, 0.088), 0.054 * s * cheek, { blend: 0.06 * s });
  // Sockets: the eyes lie in them, below the brow.
  for (const [side, sign] of SIDES) {
    const eye = frame.eyes[side];
    field.ball(add(eye, r(0.002 * sign, 0.002, 0.052)), r(0.05 * f.eye, 0.04 * f.eye, 0.03), {
      mode: 'cut',
      blend: 0.035 * s,
    });
  }
  if (gender === 'man' && soft === 0) field.ball(onHead(0, 0.052, 0.132), r(0.1, 0.016, 0.03), { blend: 0.035 * s });
  shapeNose(field, sheet, frame);
  shapeMouthMound(field, frame);
  for (const [, sign] of SIDES) shapeEar(field, sheet, frame, sign);
  if (build.wear > 0.6) {
    for (const [, sign] of SIDES)
      field.ball(onHead(sign * 0.085, -0.115, 0.06), r(0.03, 0.03, 0.03), { blend: 0.04 * s });
  }
  field
    .on('neck')
    .cone([0, shoulderY - 0.05, -0.014], [0, chinY + 0.07 * s, -0.014], build.neck * 1.12, build.neck * 0.98, {
      blend: 0.035 * s,
    });
}

type Nosed = Pick<PersonSheet, 'face' | 'gender' | 'kind' | 'age'>;

/** How large a nose is, how low its tip and how far before the face, in head units. */
export const noseOf = ({ face, gender, kind, age }: Nosed): { n: number; tip: number; out: number } => {
  const soft = softnessOf({ age, gender });
  const n = face.nose * (1 - soft * 0.22) * (gender === 'woman' ? 0.94 : 1.06) * (kind === 'troll' ? 1.9 : 1);
  return { n, tip: -0.056 - 0.006 * (face.noseLength - 1), out: 0.172 + 0.013 * n };
};

function shapeNose(field: Field, sheet: PersonSheet, { onHead, headScale: s }: PersonFrame): void {
  const { n, tip, out } = noseOf(sheet);
  field
    .on('head')
    .cone(onHead(0, 0.012, 0.14), onHead(0, tip + 0.012, out - 0.012), 0.013 * s, 0.02 * n * s, { blend: 0.026 * s });
  field.ball(onHead(0, tip, out), scale([0.022 * n, 0.019 * n, 0.021 * n], s), { blend: 0.012 * s });
  for (const [, sign] of SIDES)
    field.ball(onHead(sign * 0.024 * n, tip - 0.008, out - 0.016), scale([0.0135 * n, 0.0125 * n, 0.016 * n], s), {
      blend: 0.0105 * s,
    });
}

/** Lips stand a little before the teeth behind them. */
function shapeMouthMound(field: Field, { onHead, headScale: s }: PersonFrame): void {
  field.on('head').ball(onHead(0, -0.113, 0.1), scale([0.062, 0.042, 0.066], s), { blend: 0.05 * s });
}

function shapeEar(
  field: Field,
  { face: f, kind }: PersonSheet,
  { onHead, headScale: s }: PersonFrame,
  sign: number,
): void {
  const big = f.ears * (kind === 'troll' ? 1.6 : 1);
  const turn = combine(aboutY(sign * 0.55), aboutZ(-sign * 0.12));
  const at = onHead(sign * (0.172 * f.width + 0.008), -0.022, -0.012);
  field.on('head').ball(at, scale([0.017 * big, 0.05 * big, 0.034 * big], s), { blend: 0.012 * s, turn });
  field.ball(
    add(at, scale([sign * 0.017 * big, 0.006, 0.012 * big], s)),
    scale([0.014 * big, 0.03 * big, 0.019 * big], s),
    {
      mode: 'cut',
      blend: 0.01 * s,
      turn,
    },
  );
  if (kind === 'fairy' || kind === 'troll')
    field.cone(add(at, scale([0, 0.02, -0.004], s)), onHead(sign * 0.235, 0.085, -0.05), 0.024 * big * s, 0.004 * s, {
      blend: 0.02 * s,
    });
}

/** Warm where blood is near: cheeks, nose, ears, lids; lines where years have passed. */
export function headCoat(sheet: PersonSheet, frame: PersonFrame): Coat {
  const { onHead, headScale: s, build, eyes } = frame;
  const skin = light(sheet.skin);
  const brightness = skin[0] * 0.5 + skin[1] * 0.4 + skin[2] * 0.1;
  const warm: Light = [Math.min(1, skin[0] * 1.02 + 0.02), skin[1] * 0.5, skin[2] * 0.44];
  const ball = (at: Vector, size: Vector, softness: number) =>
    ({ kind: 'ball', centre: at, radii: scale(size, s), softness }) as const;
  const young =
    sheet.age === 'baby' || sheet.age === 'toddler' || sheet.age === 'child' ? 1.5 : sheet.makeup ? 1.35 : 1;
  const layers: CoatLayer[] = [
    { colour: skin },
    {
      colour: scale(skin, 0.9),
      where: { kind: 'noise', cells: [9, 9, 9], threshold: 0.5, softness: 0.4, seed: 4 },
      amount: 0.35,
    },
    { colour: warm, where: ball(onHead(0, -0.054, 0.185), [0.04, 0.03, 0.04], 0.9), amount: 0.5 },
  ];
  layers.push(...modelling(sheet, frame));
  for (const [side, sign] of SIDES) {
    layers.push(
      {
        colour: warm,
        where: ball(onHead(sign * 0.1, -0.066, 0.13), [0.062, 0.048, 0.07], 0.95),
        amount: 0.62 * young * smoothstep(0.02, 0.3, brightness),
      },
      { colour: warm, where: ball(onHead(sign * 0.19, -0.02, -0.01), [0.04, 0.07, 0.06], 0.6), amount: 0.5 },
      {
        colour: scale(warm, 0.82),
        where: ball(add(eyes[side], [0, 0.004 * s, 0.03 * s]), [0.062, 0.05, 0.05], 0.7),
        amount: 0.35,
      },
    );
    if (sheet.makeup)
      layers.push({
        colour: scale(warm, 0.62),
        where: ball(add(eyes[side], [0, 0.026 * s, 0.035 * s]), [0.055, 0.03, 0.05], 0.6),
        amount: 0.5,
      });
    if (sheet.freckles)
      layers.push({
        colour: mixLight(skin, [0.32, 0.12, 0.05], 0.6),
        where: { kind: 'spots', cells: [80 / s, 80 / s, 80 / s], size: 0.24, softness: 0.2, seed: 7 },
        and: ball(onHead(sign * 0.06, -0.045, 0.14), [0.075, 0.034, 0.07], 0.5),
        amount: 0.7,
      });
  }
  if (build.wear > 0) layers.push(...wrinkles(scale(warm, 0.62), frame));
  return layers;
}

const SHADE: Light = [0.8, 0.69, 0.66];
const LIGHTER: Light = [1.12, 1.1, 1.08];

/** Form that soft light would not show, as a make-up artist paints it: shade beside the nose, below lip, brow and hair, light on bridge and cheekbones. */
function modelling({ face, hair }: PersonSheet, { onHead, headScale: s }: PersonFrame): CoatLayer[] {
  const ball = (at: Vector, size: Vector, softness: number) =>
    ({ kind: 'ball', centre: at, radii: scale(size, s), softness }) as const;
  const shade = (where: CoatLayer['where'], amount: number): CoatLayer => ({
    colour: SHADE,
    multiply: true,
    amount,
    ...(where === undefined ? {} : { where }),
  });
  const layers: CoatLayer[] = [
    shade(ball(onHead(0, -0.148, 0.15), [0.034, 0.012, 0.05], 0.9), 0.8),
    shade(ball(onHead(0, -0.079, 0.17), [0.03, 0.012, 0.04], 0.9), 0.75),
    { colour: LIGHTER, multiply: true, amount: 0.8, where: ball(onHead(0, -0.01, 0.17), [0.011, 0.055, 0.05], 0.9) },
    { colour: LIGHTER, multiply: true, amount: 0.6, where: ball(onHead(0, -0.165, 0.14), [0.03, 0.02, 0.05], 0.9) },
    // Below the jaw, and at the temples.
    { ...shade({ kind: 'facing', direction: [0, -1, 0], from: 0.25, to: 0.85 }, 0.8) },
  ];
  for (const [, sign] of SIDES)
    layers.push(
      shade(ball(onHead(sign * 0.026, -0.02, 0.155), [0.013, 0.05, 0.04], 0.9), 0.55),
      shade(ball(onHead(sign * 0.04, -0.058, 0.15), [0.016, 0.02, 0.04], 0.9), 0.6),
      {
        colour: LIGHTER,
        multiply: true,
        amount: 0.7,
        where: ball(onHead(sign * 0.1, -0.04, 0.13), [0.04, 0.018, 0.06], 0.9),
      },
    );
  if (hair.style !== 'bald' && hair.style !== 'ring')
    layers.push({
      ...shade(
        {
          kind: 'outside',
          centre: onHead(0, -0.08, 0.168),
          radii: scale([0.142 * face.width, 0.178, 0.15], s),
          softness: 0.3,
        },
        0.85,
      ),
      and: { kind: 'axis', direction: [0, 1, 0], from: onHead(0, -0.03, 0)[1], to: onHead(0, 0.06, 0)[1] },
    });
  return layers;
}

function wrinkles(colour: Light, { onHead, headScale: s, build }: PersonFrame): CoatLayer[] {
  const amount = 0.5 * build.wear;
  const layers: CoatLayer[] = [];
  for (const [, sign] of SIDES) {
    // From the nose around the mouth, and below the eyes.
    layers.push({
      colour,
      amount,
      where: {
        kind: 'ring',
        centre: onHead(sign * 0.012, -0.108, 0.15),
        direction: [0, 0, 1],
        radius: 0.066 * s,
        width: 0.004 * s,
        softness: 0.8,
      },
      and: {
        kind: 'ball',
        centre: onHead(sign * 0.072, -0.1, 0.14),
        radii: scale([0.03, 0.045, 0.08], s),
        softness: 0.5,
      },
    });
    layers.push({
      colour,
      amount: amount * 0.8,
      where: {
        kind: 'ring',
        centre: onHead(sign * 0.0745, 0.012, 0.13),
        direction: [0, 0, 1],
        radius: 0.072 * s,
        width: 0.004 * s,
        softness: 0.8,
      },
      and: {
        kind: 'ball',
        centre: onHead(sign * 0.085, -0.058, 0.13),
        radii: scale([0.04, 0.024, 0.08], s),
        softness: 0.5,
      },
    });
  }
  for (const up of [0.092, 0.116])
    layers.push({
      colour,
      amount: amount * 0.7,
      where: {
        kind: 'stripes',
        direction: [0, 1, 0],
        rate: 1 / (0.05 * s),
        share: 0.09,
        softness: 0.06,
        warp: 0.05,
        warpCells: 10,
      },
      and: { kind: 'ball', centre: onHead(0, up, 0.15), radii: scale([0.07, 0.012, 0.08], s), softness: 0.4 },
    });
  return layers;
}
