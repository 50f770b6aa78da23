import { type Light, lightOf } from '../../../maths/mesh.ts';
import { add, scale, type Vector } from '../../../maths/vector.ts';
import type { Coat, CoatLayer, Mask } from '../../coat.ts';
import type { Frame } from './frame.ts';
import type { QuadrupedCoat, QuadrupedSheet } from './sheet.ts';

const light = (colour: string): Light => lightOf(Number.parseInt(colour.slice(1), 16));

type Put = (colour: string | undefined, where: Mask, and?: Mask, amount?: number) => void;

const above = (from: number, to: number): Mask => ({ kind: 'axis', direction: [0, 1, 0], from, to });

/** Layers of an animal's coat, from the ground colour up: back and belly, pattern, markings of face, legs and tail, and the play of its hair. */
export function coatOf(sheet: QuadrupedSheet, frame: Frame, eyes: readonly Vector[]): Coat {
  const { coat, body, leg } = sheet;
  const layers: CoatLayer[] = [{ colour: light(coat.base) }];
  const put: Put = (colour, where, and, amount = 1) => {
    if (colour !== undefined)
      layers.push({ colour: light(colour), where, amount, ...(and === undefined ? {} : { and }) });
  };
  const low = leg.arms === undefined ? leg.front : leg.hind;
  const [backFrom, backTo] = sheet.spines === 'quills' ? [-0.2, 0.1] : [0.3, 0.85];
  put(coat.back, { kind: 'facing', direction: [0, 1, 0], from: backFrom, to: backTo }, above(low * 0.8, low));
  if (coat.pattern !== undefined) layers.push(...patternLayers(coat, coat.pattern, frame));
  put(coat.under, { kind: 'facing', direction: [0, -1, 0], from: 0.3, to: 0.62 }, above(low * 0.55, low * 0.72));
  const breast: Vector = [0, frame.chest[1] - body.chest * 0.2, frame.chest[2] + body.chest * 0.95];
  put(coat.bib, {
    kind: 'ball',
    centre: breast,
    radii: [body.chest * 0.75, body.chest * 1.35, body.chest * 0.85],
    softness: 0.12,
  });
  put(coat.shoulders, {
    kind: 'ball',
    centre: add(frame.chest, [0, 0, -body.chest * 0.1]),
    radii: [body.chest * 3, body.chest * 1.35, body.chest * 0.72],
    softness: 0.1,
  });
  if (coat.stripe !== undefined) {
    const wide: Mask = {
      kind: 'ball',
      centre: [0, frame.middle[1] + body.belly, 0],
      radii: [coat.stripe.width, 9, 9],
      softness: 0.12,
    };
    put(coat.stripe.colour, { kind: 'facing', direction: [0, 1, 0], from: 0.1, to: 0.4 }, wide);
  }
  markHead(sheet, frame, eyes, put);
  const sock = coat.sockHeight ?? 0.25;
  // The tail may hang as low as the socks: it is not one of them.
  put(coat.socks, above(sock + 0.03, sock - 0.03), {
    kind: 'axis',
    direction: [0, 0, 1],
    from: frame.hindZ - body.hip * 1.5,
    to: frame.hindZ - body.hip * 1.2,
  });
  if (leg.foot === 'hoof') put(coat.hoof, above(leg.footRadius * 1.05, leg.footRadius * 0.93));
  if (leg.foot === 'pad')
    put(coat.hoof, above(leg.footRadius * 0.36, leg.footRadius * 0.3), {
      kind: 'facing',
      direction: [0, 0, 1],
      from: 0.2,
      to: 0.4,
    });
  putTail(layers, coat, frame);
  layers.push(...hairLayers(coat.fur ?? 1, coat.surface ?? 'fur'));
  return layers;
}

/** Face, mask, muzzle, blaze, the surroundings of the eyes, nostrils. */
function markHead(sheet: QuadrupedSheet, frame: Frame, eyes: readonly Vector[], put: Put): void {
  const { coat, head } = sheet;
  const s = head.size;
  put(coat.face, faceMask(sheet, frame), headMask(sheet, frame));
  if (coat.mask !== undefined) {
    const { colour, radius, drop = 0.02 } = coat.mask;
    const centre = frame.onHead(0, -drop, head.skull[2] * 0.95);
    put(colour, { kind: 'ball', centre, radii: [radius * 1.1 * s, radius * s, radius * s], softness: 0.1 });
  }
  const tip = frame.onHead(0, -head.drop, head.muzzle * 0.92);
  const around = head.muzzleTo * s * 1.7;
  put(coat.muzzle, {
    kind: 'ball',
    centre: tip,
    radii: [around * Math.max(1, head.muzzleWidth), around, around * 1.15],
    softness: 0.12,
  });
  if (coat.blaze !== undefined) {
    const centre = frame.onHead(0, head.skull[1] * 0.4, head.muzzle * 0.5);
    put(coat.blaze, {
      kind: 'ball',
      centre,
      radii: [0.05 * s, 0.4 * s, (head.muzzle + 0.1) * 0.62 * s],
      softness: 0.16,
    });
  }
  if (coat.eyePatch !== undefined) {
    const { colour, radius, stretch, depth = 1.3 } = coat.eyePatch;
    for (const eye of eyes) {
      const sign = Math.sign(eye[0]);
      const centre = add(eye, [sign * radius * 0.2 * stretch * s, -radius * 0.25 * s, 0]);
      put(colour, {
        kind: 'ball',
        centre,
        radii: [radius * stretch * s, radius * s, radius * depth * s],
        softness: 0.14,
      });
    }
  }
  // Skin is dark where the lids meet the fur.
  for (const eye of eyes) {
    const rim = sheet.eye.radius * 1.24 * s;
    put(coat.around ?? '#2b211b', { kind: 'ball', centre: eye, radii: [rim, rim, rim], softness: 0.1 }, undefined, 0.8);
  }
  if (head.nose === 0 && frame.trunk.length === 0) {
    for (const sign of [1, -1]) {
      const centre = frame.onHead(
        sign * head.muzzleTo * 0.52,
        -head.drop + head.muzzleTo * 0.3,
        head.muzzle + head.muzzleTo * 0.84,
      );
      const r = head.muzzleTo * 0.19 * s;
      put('#1a1212', { kind: 'ball', centre, radii: [r, r * 1.3, r * 1.6], softness: 0.25 }, undefined, 0.85);
    }
  }
}

function patternLayers(
  { base, back }: QuadrupedCoat,
  { kind, colour, scale: rate, share }: NonNullable<QuadrupedCoat['pattern']>,
  frame: Frame,
): CoatLayer[] {
  const cells: Vector = [rate, rate, rate];
  const upper: Mask = { kind: 'facing', direction: [0, 1, 0], from: -0.7, to: -0.3 };
  switch (kind) {
    case 'stripes':
      return [
        {
          colour: light(colour),
          where: { kind: 'stripes', direction: [0, 0.25, 1], rate, share, softness: 0.09, warp: 0.9, warpCells: 5 },
        },
      ];
    case 'tabby':
      return [
        {
          colour: light(colour),
          amount: 0.85,
          where: { kind: 'stripes', direction: [0, 0.35, 1], rate, share, softness: 0.2, warp: 1.1, warpCells: 7 },
          and: { kind: 'facing', direction: [0, 1, 0], from: -0.6, to: 0 },
        },
      ];
    case 'spots':
      return [
        { colour: light(colour), where: { kind: 'spots', cells, size: share, softness: 0.05, seed: 4 }, and: upper },
      ];
    case 'rosettes':
      // Broken rings around a ground a little darker than the rest, and small spots on what is narrow.
      return [
        { colour: light(colour), where: { kind: 'spots', cells, size: share, softness: 0.06, seed: 9 } },
        {
          colour: scale(light(back ?? base), 0.72),
          where: { kind: 'spots', cells, size: share * 0.6, softness: 0.08, seed: 9 },
        },
        {
          colour: light(base),
          where: { kind: 'spots', cells, size: share * 1.06, softness: 0.04, seed: 9 },
          and: { kind: 'noise', cells: [rate * 2.1, rate * 2.1, rate * 2.1], threshold: 0.62, softness: 0.05, seed: 5 },
        },
        {
          colour: light(colour),
          where: {
            kind: 'spots',
            cells: [rate * 2.3, rate * 2.3, rate * 2.3],
            size: share * 0.62,
            softness: 0.07,
            seed: 3,
          },
          and: { kind: 'noise', cells: [rate * 0.5, rate * 0.5, rate * 0.5], threshold: 0.55, softness: 0.06, seed: 8 },
        },
      ];
    case 'cells':
      return [
        {
          colour: light(colour),
          where: { kind: 'cells', cells: [rate, rate * 0.85, rate], width: share, softness: 0.035, seed: 2 },
        },
      ];
    case 'scales':
      return [
        { colour: light(colour), amount: 0.7, where: { kind: 'cells', cells, width: share, softness: 0.08, seed: 2 } },
      ];
    case 'rings': {
      const from = frame.tail[0]?.[2] ?? frame.hindZ;
      return [
        {
          colour: light(colour),
          where: { kind: 'stripes', direction: [0, 0, 1], rate, share, softness: 0.1 },
          and: { kind: 'axis', direction: [0, 0, 1], from: from - 0.04, to: from - 0.08 },
        },
      ];
    }
    case 'patches':
      return [{ colour: light(colour), where: { kind: 'noise', cells, threshold: share, softness: 0.025, seed: 6 } }];
    case 'rainbow':
      return ['#e8433f', '#f39a2d', '#f4d83c', '#5dbb58', '#3f8fd8', '#8a5bc4'].map((each, index) => ({
        colour: light(each),
        where: { kind: 'axis', direction: [0, 0.3, -1], from: -0.55 + index * 0.2, to: -0.5 + index * 0.2 } as const,
      }));
  }
}

/** Cheeks, chin and the sides of the muzzle: the line between them and the brow runs below the eyes and up to the ears. */
function faceMask({ head }: QuadrupedSheet, frame: Frame): Mask {
  const [wide, high] = head.skull;
  const centre = frame.onHead(0, -high * 0.95, head.muzzle * 0.42);
  return {
    kind: 'ball',
    centre,
    radii: [wide * 1.7 * head.size, high * 0.98 * head.size, (0.22 + head.muzzle * 0.75) * head.size],
    softness: 0.2,
  };
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
  const direction = scale(along, 1 / length);
  const from =
    first[0] * direction[0] + first[1] * direction[1] + first[2] * direction[2] + length * (coat.tipFrom ?? 0.7);
  layers.push({
    colour: light(coat.tailTip),
    where: { kind: 'axis', direction, from: from - 0.02, to: from + 0.02 },
    and: { kind: 'axis', direction: [0, 0, 1], from: first[2] - 0.02, to: first[2] - 0.06 },
  });
}

/** Large soft mottling, and strands along the body (or small scales). */
function hairLayers(fur: number, surface: NonNullable<QuadrupedCoat['surface']>): CoatLayer[] {
  const mottling: CoatLayer = {
    colour: [0.8, 0.8, 0.82],
    multiply: true,
    amount: 0.55,
    where: { kind: 'noise', cells: [5, 5, 5], threshold: 0.5, softness: 0.35, seed: 1 },
  };
  const strands: CoatLayer =
    surface === 'scale'
      ? {
          colour: [0.7, 0.7, 0.7],
          multiply: true,
          amount: 0.6,
          where: { kind: 'spots', cells: [34, 34, 34], size: 0.26, softness: 0.14, seed: 3 },
        }
      : {
          colour: [0.6, 0.58, 0.58],
          multiply: true,
          amount: 0.45 * fur,
          where: { kind: 'noise', cells: [64, 30, 15], threshold: 0.52, softness: 0.16, seed: 3 },
        };
  // Tips of hair that the light catches.
  const tips: CoatLayer = {
    colour: [1.28, 1.26, 1.24],
    multiply: true,
    amount: surface === 'scale' ? 0 : 0.4 * fur,
    where: { kind: 'noise', cells: [88, 42, 20], threshold: 0.56, softness: 0.12, seed: 7 },
  };
  const sheen: CoatLayer = {
    colour: [1.16, 1.16, 1.16],
    multiply: true,
    amount: 0.5,
    where: { kind: 'facing', direction: [0, 1, 0], from: 0.1, to: 0.95 },
  };
  return [mottling, strands, tips, sheen];
}
