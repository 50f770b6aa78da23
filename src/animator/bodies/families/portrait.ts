import { clamp, smoothstep } from '../../maths/ease.ts';
import type { Body, BodyPart } from '../body.ts';
import type { Skeleton } from '../skeleton.ts';
import { coverOf, FIELD_SIDE, reliefOf } from './solid/heights.ts';
import { inflate } from './solid/inflate.ts';
import { dim, photographed } from './solid/photographed.ts';
import { PICTURE_SIDE, spreadColours } from './solid/picture.ts';

/** The head of somebody a picture shows, cut out of it: a square of texels, clear around it. All else in shares of the square. */
export interface Portrait {
  /** Tells it from any other. */
  readonly name: string;
  readonly pixels: Uint8Array;
  /** The middle between the eyes. */
  readonly across: number;
  readonly eyes: number;
  readonly mouth: number;
  readonly chin: number;
  /** Of the back of it, which no picture shows. */
  readonly hair: readonly [red: number, green: number, blue: number];
}

export const PORTRAIT_SIDE = PICTURE_SIDE;

/** Of a head that was made: photographs of people on bodies that are drawn have large heads already. */
const SMALLER = 0.94;
/** Half its depth, of half its breadth: heads are deeper than broad, but what the picture shows of their sides is narrow. */
const DEEP = 0.86;
/** Metres: the neck goes on so far into the head. */
const NECK = 0.035;

/** What a head is made of that has a picture instead. */
const OF_A_HEAD =
  /^(?:hair|hat|hood|beard|glasses|tears|mouth|teeth|lowerTeeth|tongue|(?:nostril|brow|eye|lid|lowerLid|lash)[LR]|lip(?:Up|Down))$/;

/** A person who has the head of somebody a picture shows, and does whatever people do. */
export function wearPortrait(body: Body, portrait: Portrait): Body {
  const { head, anchors, skeleton } = body;
  const [eyes, ear] = [anchors.eyes, anchors.ear];
  if (head === undefined || eyes === undefined || ear === undefined) return body;
  const chin = eyes.at[1] - head.down;
  const metres = (head.down * SMALLER) / (portrait.chin - portrait.eyes);
  return {
    ...body,
    makeParts: (kernel) => [
      ...body.makeParts(kernel).flatMap((part) => {
        if (OF_A_HEAD.test(part.name)) return [];
        return part.name === 'head' ? [neckOf(part, chin + NECK)] : [part];
      }),
      headOf(portrait, skeleton, { metres, chin, middle: ear.at[2] }),
    ],
  };
}

/** What of a head lies below its chin. */
function neckOf(part: BodyPart, below: number): BodyPart {
  const { indices, positions } = part.mesh;
  const low = (vertex: number): boolean => (positions[vertex * 3 + 1] ?? 0) < below;
  const kept: number[] = [];
  const patches: number[] = [];
  const texels = part.patches === null ? 0 : (part.patches.length * 3) / indices.length;
  for (let at = 0; at < indices.length; at += 3) {
    const [a = 0, b = 0, c = 0] = indices.subarray(at, at + 3);
    if (!low(a) || !low(b) || !low(c)) continue;
    kept.push(a, b, c);
    for (let texel = 0; texel < texels; texel++) patches.push(part.patches?.[(at / 3) * texels + texel] ?? 0);
  }
  return {
    ...part,
    name: 'neck',
    mesh: { ...part.mesh, indices: Uint32Array.from(kept) },
    patches: part.patches === null ? null : Uint32Array.from(patches),
  };
}

interface Seat {
  /** Metres of the whole square. */
  readonly metres: number;
  /** Where the chin is, and the middle of the head from front to back. */
  readonly chin: number;
  readonly middle: number;
}

function headOf(portrait: Portrait, skeleton: Skeleton, { metres, chin, middle }: Seat): BodyPart {
  const cover = coverOf(portrait.pixels);
  const relief = reliefOf(new Uint8Array(portrait.pixels.length), cover, {
    ...{ shape: 'round', depth: DEEP, longer: FIELD_SIDE },
  });
  const solid = inflate(cover, relief, metres / FIELD_SIDE, portrait.chin * FIELD_SIDE);
  const positions = solid.mesh.positions.slice();
  const count = positions.length / 3;
  const joints = new Uint8Array(count * 4);
  const weights = new Float32Array(count * 4);
  const [bone, jaw] = [skeleton.number('head'), skeleton.number('jaw')];
  const lips = (portrait.chin - portrait.mouth) * metres;
  for (let vertex = 0; vertex < count; vertex++) {
    const [x = 0, y = 0, z = 0] = positions.subarray(vertex * 3, vertex * 3 + 3);
    // The lower lip and all below it go with the jaw, as far as it is before the ears.
    const opens = smoothstep(lips * 1.05, lips * 0.72, y) * smoothstep(-0.02, 0.04, z) * OPENS;
    positions[vertex * 3] = x - (portrait.across - 0.5) * metres;
    positions[vertex * 3 + 1] = y + chin;
    positions[vertex * 3 + 2] = z + middle;
    joints[vertex * 4] = bone;
    joints[vertex * 4 + 1] = jaw;
    weights[vertex * 4] = 1 - opens;
    weights[vertex * 4 + 1] = opens;
  }
  const side = PORTRAIT_SIDE;
  const behind = new Uint8Array(side * side * 4);
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      const [at, own] = [(y * side + x) * 4, strand(x, y)];
      for (let part = 0; part < 3; part++) behind[at + part] = clamp((portrait.hair[part] ?? 0) * own, 0, 255);
      behind[at + 3] = 255;
    }
  }
  const front = dim(spreadColours(portrait.pixels, side));
  return photographed('portrait', solid, { positions, joints, weights }, { front, behind: dim(behind), side });
}

/** How much of a jaw's way the photographed one goes: it has no mouth within. */
const OPENS = 0.55;

/** Hair falls in strands, lighter and darker. */
const strand = (x: number, y: number): number =>
  1 + 0.09 * Math.sin(x * 0.31 + 2 * Math.sin(y * 0.021)) + 0.06 * Math.sin(x * 0.83 + 1.5 * Math.sin(y * 0.037 + 1));
