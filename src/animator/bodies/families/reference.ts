import type { Anchor, Body, BodyPart, Moment } from '../body.ts';
import type { Skeleton } from '../skeleton.ts';
import { poseThing, thingBones } from '../thing-poses.ts';
import {
  addLimbs,
  bonesAt,
  findLimbs,
  glides,
  type Limbs,
  liftOf,
  noseOf,
  poseLimbs,
  stridesOf,
} from './reference-limbs.ts';
import { coverOf, FIELD_SIDE, reliefOf } from './solid/heights.ts';
import { inflate } from './solid/inflate.ts';
import { dim, flattened, photographed } from './solid/photographed.ts';
import { blurColours, PICTURE_SIDE, spreadColours } from './solid/picture.ts';

/** Whoever a given picture shows, cut out of it: a square of texels, clear around the figure, which stands on `bottom`. */
export interface CutOut {
  /** Tells it from any other. */
  readonly name: string;
  readonly pixels: Uint8Array;
  /** Where the figure lies, as shares of the square. */
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** The picture's lower edge cuts it off: there is more of it in life. */
  readonly cutOff: boolean;
  /** How much of its width or height an edge of the picture cuts through, at most: 0 of what is whole, 1 of a head that fills the picture. */
  readonly framed: number;
  /** The face of a person that looks out of it; null where none does. */
  readonly face: FaceAt | null;
}

/** In shares of the square. */
export interface FaceAt {
  readonly eyes: readonly [{ readonly u: number; readonly v: number }, { readonly u: number; readonly v: number }];
  /** Half the width of the head. */
  readonly across: number;
}

export const CUT_OUT_SIDE = 512;
export const REFERENCE_FAMILY = 'reference';

/** Of a figure nobody knows the size of: its longer side. */
const USUAL_METRES = 1.6;
/** How deep it is, where a ball would be 1: what is round in life is seen from one side only. */
const DEPTH = 0.42;

/**
 * A solid blown up from its outline, with its picture on it. It shows its broad side to the camera, since the picture knows no other. `family`: of whom it
 * plays, where that is known: people and animals go on their legs.
 */
export function makeReferenceBody(cut: CutOut, family = ''): Body {
  const scale = USUAL_METRES / Math.max(cut.width, cut.height);
  const [width, height] = [cut.width * scale, cut.height * scale];
  const deep = Math.min(width, height) * DEPTH;
  const limbs = findLimbs(family, { width, height }, (u, v) => isShown(cut, u, v));
  const bones = thingBones(height);
  const skeleton = (limbs === null ? bones : addLimbs(bones, limbs)).build();
  const smooth = glides(family) || (limbs !== null && limbs.parts.legs.length > 0);
  const faces = limbs?.parts.faces ?? (DRIVES.has(family) ? noseOf((u, v) => isShown(cut, u, v)) : 0);
  const stout = Math.min(width, height) / 2;
  const wide = Math.max(0, width / 2 - stout);
  return {
    skeleton,
    makeParts: () => [makePart(cut, height, skeleton, { limbs, faces })],
    proxies: [
      {
        bone: 'whole',
        from: [-wide, stout, 0],
        to: [wide, Math.max(stout, height - stout), 0],
        radius: Math.max(deep / 2, stout * 0.7),
      },
    ],
    height,
    length: deep,
    width,
    broadside: true,
    ...(faces === 0 ? {} : { looksAside: faces }),
    anchors: {
      top: { bone: 'whole', at: [0, height, 0] },
      eyes: { bone: 'whole', at: [0, height * 0.85, deep / 2] },
      mouth: { bone: 'whole', at: [0, height * 0.78, deep / 2] },
      surface: { bone: 'whole', at: [0, height * (1 - topOf(cut)), 0] },
      handle: { bone: 'whole', at: [0, height * 0.45, 0] },
      ...(family === 'quadruped' ? { saddle: saddleOf(cut, height, faces) } : {}),
    },
    pose: (given) => {
      const moment = limbs?.build === 'on_all_fours' ? keptUpright(given) : given;
      return poseThing(skeleton, { height, rolls: null, depth: deep, smooth }, moment, (pose) => {
        if (limbs === null) return;
        pose.root = [pose.root[0], pose.root[1] + liftOf(limbs, moment), pose.root[2]];
        poseLimbs(pose, limbs, moment);
      });
    },
    ...(limbs === null ? {} : { strides: (moment: Moment) => stridesOf(limbs, moment) }),
  };
}

const LAID: ReadonlySet<string> = new Set(['lie', 'sleep']);

/** A thing that lies is laid on its side; an animal in a picture lies as the picture shows it, or else it would be a log. */
const keptUpright = (moment: Moment): Moment => ({
  ...moment,
  act: LAID.has(moment.act) ? 'stand' : moment.act,
  before: moment.before === null || !LAID.has(moment.before.act) ? moment.before : { ...moment.before, act: 'stand' },
});

/** Who rides looks where it looks: across the picture. */
function saddleOf(cut: CutOut, height: number, faces: -1 | 0 | 1): Anchor {
  return { bone: 'whole', at: [0, height * (1 - topOf(cut)), 0], heading: (faces * Math.PI) / 2 };
}

/** They have a nose. */
const DRIVES: ReadonlySet<string> = new Set(['vehicle']);

/** Of what is so many times as wide as high; and of its height, at most. */
const [BROAD, MOST_SUNK, PRESSED] = [1.25, 0.06, 0.02];

/**
 * Of its height: how far whoever is broad stands in the ground. Taken from a little above, the wheels or paws of its nearer end are lower in the picture than
 * those of the other, which would hang in the air.
 */
function sinkOf(cut: CutOut): number {
  if (cut.width < cut.height * BROAD) return 0;
  const lowest = (from: number, to: number): number => {
    for (let v = 0.99; v > 0.5; v -= 0.01) for (let u = from; u < to; u += 0.02) if (isShown(cut, u, v)) return v;
    return 1;
  };
  return Math.min(MOST_SUNK, PRESSED + (1 - Math.min(lowest(0, 0.4), lowest(0.6, 1))) / 2);
}

/** Of its height, from above: where its middle begins. A horse's back is lower than its head. */
function topOf(cut: CutOut): number {
  for (let row = 0; row < TOP_ROWS; row++) {
    const v = (row + 0.5) / TOP_ROWS;
    if ([0.44, 0.5, 0.56].some((u) => isShown(cut, u, v))) return row / TOP_ROWS;
  }
  return 0;
}
const TOP_ROWS = 48;

/** At shares of the box around the figure. */
function isShown({ pixels, left, top, width, height }: CutOut, u: number, v: number): boolean {
  const [x, y] = [left + u * width, top + v * height].map((share) => Math.floor(share * CUT_OUT_SIDE));
  return (pixels[((y ?? 0) * CUT_OUT_SIDE + (x ?? 0)) * 4 + 3] ?? 0) > 128;
}

interface Made {
  readonly limbs: Limbs | null;
  readonly faces: -1 | 0 | 1;
}

function makePart(cut: CutOut, metres: number, skeleton: Skeleton, { limbs, faces }: Made): BodyPart {
  const small = halve(cut.pixels);
  const cover = coverOf(small);
  const longer = Math.max(cut.width, cut.height) * FIELD_SIDE;
  // Drawn lines are embossed on things of the catalogue; a photograph has shades instead, and none of them is an edge.
  const relief = reliefOf(new Uint8Array(small.length), cover, { shape: 'round', depth: DEPTH, longer });
  const solid = inflate(cover, relief, metres / (cut.height * FIELD_SIDE), (cut.top + cut.height) * FIELD_SIDE);
  // What stands in the middle of the square stands in the middle of its place.
  const shift = (cut.left + cut.width / 2 - 0.5) * FIELD_SIDE * (metres / (cut.height * FIELD_SIDE));
  const moved = [shift, sinkOf(cut) * metres, 0];
  const positions = solid.mesh.positions.map((value, at) => value - (moved[at % 3] ?? 0));
  const count = positions.length / 3;
  const joints = new Uint8Array(count * 4);
  const weights = new Float32Array(count * 4);
  const whole = skeleton.number('whole');
  for (let vertex = 0; vertex < count; vertex++) {
    const [u, v] = [
      ((positions[vertex * 3] ?? 0) * cut.height) / (metres * cut.width) + 0.5,
      1 - (positions[vertex * 3 + 1] ?? 0) / metres,
    ];
    let left = 1;
    for (const [index, [bone, share]] of (limbs === null ? [] : bonesAt(limbs, u, v)).entries()) {
      const taken = Math.min(left, share);
      joints[vertex * 4 + index + 1] = skeleton.number(bone);
      weights[vertex * 4 + index + 1] = taken;
      left -= taken;
    }
    joints[vertex * 4] = whole;
    weights[vertex * 4] = left;
  }
  const front = dim(spreadColours(cut.pixels, CUT_OUT_SIDE));
  // Who looks to one side is the same on its other one; of anybody else nobody knows the back.
  const behind = faces === 0 ? blurColours(front, CUT_OUT_SIDE) : front;
  const lit = { ...solid, mesh: { ...solid.mesh, normals: flattened(solid) } };
  return photographed(REFERENCE_FAMILY, lit, { positions, joints, weights }, { front, behind, side: CUT_OUT_SIDE });
}

/** To the side on which solids are worked out. */
function halve(pixels: Uint8Array): Uint8Array {
  const step = CUT_OUT_SIDE / PICTURE_SIDE;
  const small = new Uint8Array(PICTURE_SIDE * PICTURE_SIDE * 4);
  for (let y = 0; y < PICTURE_SIDE; y++) {
    for (let x = 0; x < PICTURE_SIDE; x++) {
      const from = (y * step * CUT_OUT_SIDE + x * step) * 4;
      small.set(pixels.subarray(from, from + 4), (y * PICTURE_SIDE + x) * 4);
    }
  }
  return small;
}
