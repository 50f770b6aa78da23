import { type Light, lightOf } from '../../../maths/mesh.ts';
import type { Vector } from '../../../maths/vector.ts';
import type { Coat, CoatLayer, Mask } from '../../coat.ts';
import type { Frame } from './frame.ts';
import type { QuadrupedCoat, QuadrupedSheet } from './sheet.ts';

const light = (colour: string): Light => lightOf(Number.parseInt(colour.slice(1), 16));

/** Layers of an animal's coat, from the ground colour up: back and belly, pattern, markings of face, legs and tail, and the play of its hair. */
export function coatOf(sheet: QuadrupedSheet, frame: Frame): Coat {
  const { coat, body, leg, head } = sheet;
  const layers: CoatLayer[] = [{ colour: light(coat.base) }];
  const put = (colour: string | undefined, where: Mask, and?: Mask, amount = 1): void => {
    if (colour !== undefined)
      layers.push({ colour: light(colour), where, amount, ...(and === undefined ? {} : { and }) });
  };
  const above = (from: number, to: number): Mask => ({ kind: 'axis', direction: [0, 1, 0], from, to });
  put(coat.back, { kind: 'facing', direction: [0, 1, 0], from: 0.3, to: 0.85 }, above(leg.front * 0.8, leg.front));
  if (coat.pattern !== undefined) layers.push(patternLayer(coat.pattern));
  put(
    coat.under,
    { kind: 'facing', direction: [0, -1, 0], from: 0.3, to: 0.62 },
    above(leg.front * 0.55, leg.front * 0.72),
  );
  const breast: Vector = [0, frame.chest[1] - body.chest * 0.2, frame.frontZ + body.chest * 0.9];
  put(coat.bib, {
    kind: 'ball',
    centre: breast,
    radii: [body.chest * 0.75, body.chest * 1.35, body.chest * 0.85],
    softness: 0.12,
  });
  put(coat.face, faceMask(sheet, frame), headMask(sheet, frame));
  const tip = frame.onHead(0, -head.drop, head.muzzle * 0.92);
  const around = head.muzzleTo * head.size * 1.7;
  put(coat.muzzle, { kind: 'ball', centre: tip, radii: [around, around, around * 1.15], softness: 0.12 });
  const sock = coat.sockHeight ?? 0.25;
  // The tail may hang as low as the socks: it is not one of them.
  put(coat.socks, above(sock + 0.03, sock - 0.03), {
    kind: 'axis',
    direction: [0, 0, 1],
    from: frame.hindZ - body.hip * 1.5,
    to: frame.hindZ - body.hip * 1.2,
  });
  if (leg.foot === 'hoof') put(coat.hoof, above(leg.footRadius * 1.05, leg.footRadius * 0.93));
  putTail(layers, coat, frame);
  layers.push(...hairLayers(coat.fur ?? 1));
  return layers;
}

function patternLayer({ kind, colour, scale, share }: NonNullable<QuadrupedCoat['pattern']>): CoatLayer {
  const cells: Vector = [scale, scale, scale];
  switch (kind) {
    case 'stripes':
      return {
        colour: light(colour),
        where: {
          kind: 'stripes',
          direction: [0, 0.25, 1],
          rate: scale,
          share,
          softness: 0.09,
          warp: 0.9,
          warpCells: 5,
        },
      };
    case 'tabby':
      return {
        colour: light(colour),
        amount: 0.85,
        where: { kind: 'stripes', direction: [0, 0.35, 1], rate: scale, share, softness: 0.2, warp: 1.1, warpCells: 7 },
        and: { kind: 'facing', direction: [0, 1, 0], from: -0.6, to: 0 },
      };
    case 'spots':
      return {
        colour: light(colour),
        where: { kind: 'spots', cells, size: share, softness: 0.05, seed: 4 },
        and: { kind: 'facing', direction: [0, 1, 0], from: -0.7, to: -0.3 },
      };
    case 'rosettes':
      return { colour: light(colour), where: { kind: 'spots', cells, size: share, softness: 0.06, seed: 9 } };
    case 'cells':
      return {
        colour: light(colour),
        where: { kind: 'cells', cells: [scale, scale * 0.85, scale], width: share, softness: 0.035, seed: 2 },
      };
    case 'patches':
      return { colour: light(colour), where: { kind: 'noise', cells, threshold: share, softness: 0.025, seed: 6 } };
  }
}

/** Cheeks, chin and muzzle below a line that rises to the sides. */
function faceMask({ head }: QuadrupedSheet, frame: Frame): Mask {
  const level = frame.onHead(0, -0.05, 0)[1];
  return { kind: 'axis', direction: [0, 1, 0], from: level + 0.015 * head.size, to: level - 0.02 * head.size };
}

function headMask({ head }: QuadrupedSheet, frame: Frame): Mask {
  const centre = frame.onHead(0, -0.02, head.muzzle * 0.45);
  const reach = (0.3 + head.muzzle * 0.45) * head.size;
  return { kind: 'ball', centre, radii: [reach * 0.95, reach, reach], softness: 0.08 };
}

function putTail(layers: CoatLayer[], coat: QuadrupedCoat, frame: Frame): void {
  const [first, last] = [frame.tail[0], frame.tail[4]];
  if (coat.tailTip === undefined || first === undefined || last === undefined) return;
  const along: Vector = [last[0] - first[0], last[1] - first[1], last[2] - first[2]];
  const length = Math.hypot(...along) || 1;
  const direction: Vector = [along[0] / length, along[1] / length, along[2] / length];
  const from =
    first[0] * direction[0] + first[1] * direction[1] + first[2] * direction[2] + length * (coat.tipFrom ?? 0.7);
  layers.push({
    colour: light(coat.tailTip),
    where: { kind: 'axis', direction, from: from - 0.02, to: from + 0.02 },
    and: { kind: 'axis', direction: [0, 0, 1], from: first[2] - 0.02, to: first[2] - 0.06 },
  });
}

/** Large soft mottling, and strands along the body. */
function hairLayers(fur: number): CoatLayer[] {
  return [
    {
      colour: [0.8, 0.8, 0.82],
      multiply: true,
      amount: 0.55,
      where: { kind: 'noise', cells: [5, 5, 5], threshold: 0.5, softness: 0.35, seed: 1 },
    },
    {
      colour: [0.72, 0.7, 0.7],
      multiply: true,
      amount: 0.5 * fur,
      where: { kind: 'noise', cells: [62, 26, 24], threshold: 0.5, softness: 0.22, seed: 3 },
    },
    {
      colour: [1.16, 1.16, 1.16],
      multiply: true,
      amount: 0.5,
      where: { kind: 'facing', direction: [0, 1, 0], from: 0.1, to: 0.95 },
    },
  ];
}
