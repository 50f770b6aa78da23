import type { Role } from '../director/script.ts';
import type { MaterialName } from '../maths/materials.ts';
import type { Texture } from '../maths/mesh.ts';
import type { Random } from '../maths/random.ts';
import type { Vector } from '../maths/vector.ts';
import { type Coat, isPlain } from './coat.ts';
import type { FieldKernel } from './polygonise.ts';
import type { Pose } from './pose.ts';
import type { Skeleton } from './skeleton.ts';
import type { SkinnedMesh } from './skinned-mesh.ts';

/** One material of a body. Patterned coats are painted into patches, plain ones into the vertices. */
export interface BodyPart {
  readonly name: string;
  readonly mesh: SkinnedMesh;
  readonly material: MaterialName;
  /** Linear light, three a vertex. */
  readonly colours: Float32Array;
  /** 44 texels a triangle; null for a plain part. */
  readonly patches: Uint32Array | null;
  /** Painted by a picture instead; where that is half clear, what lies behind it is seen. */
  readonly texture?: Texture;
  readonly twoSided: boolean;
}

/** A point of the body that others hold on to: it moves with its bone. */
export interface Anchor {
  readonly bone: string;
  readonly at: Vector;
  /** Where somebody there looks, against the body's own heading; 0 where it is left out. */
  readonly heading?: number;
}

/** Fire on a body: half as wide and as high, in metres, as it burns at rest. It is drawn as particles and moves with its bone. */
export interface Flame {
  readonly bone: string;
  readonly at: Vector;
  readonly radius: number;
  readonly tall: number;
}

/** Metres from the eyes to the sides of a head, all of them positive. */
export interface HeadBox {
  readonly up: number;
  readonly down: number;
  readonly aside: number;
  readonly ahead: number;
  readonly back: number;
  /** The same of the face alone, without ears, horns and mane. */
  readonly face?: { readonly up: number; readonly down: number; readonly aside: number };
}

/** A ball or capsule that stands for a piece of the body in test shots and in contact shadows; it moves with its bone. */
export interface Proxy {
  readonly bone: string;
  readonly from: Vector;
  readonly to: Vector;
  readonly radius: number;
}

/**
 * A body at rest, in metres: feet on y = 0, looking along +z. The same sheet always gives the same body, so it may be kept for the process.
 * `pose` is a function of the moment alone.
 */
export interface Body {
  readonly skeleton: Skeleton;
  /** Its surfaces. Costly: made once for all threads of a film, and kept for the process by whoever asks. */
  makeParts(kernel: FieldKernel): readonly BodyPart[];
  readonly proxies: readonly Proxy[];
  /** Metres from the ground to the top of it. */
  readonly height: number;
  /** Metres along and across, at rest. */
  readonly length: number;
  readonly width: number;
  /**
   * Where others sit, hold, look. People and animals: `eyes`, `mouth`, `top` (of the head), `gripRight`, `gripLeft` (in the closed hand), `lap`,
   * `saddle`, `back`. Things: `seat`, `seat2` …, `driver`, `passenger` …, `surface` (where small things are set down, middle of the table top),
   * `inside` (what fills it), `handle`, `handle2` (where a hand holds it), `bed` (where a back lies), `light`, `smoke`, `wake`.
   */
  readonly anchors: Readonly<Record<string, Anchor>>;
  /** Of what has a face: its head with ears, horns, crest and beak, from its `eyes`, at rest. */
  readonly head?: HeadBox;
  pose(moment: Moment): Pose;
  readonly flames?: readonly Flame[];
  /** Known from one side only: wherever it goes, it turns that to the camera. */
  readonly broadside?: boolean;
  /** To which side of its picture it looks, as an animal seen from its side: -1 left, 1 right. It shows its back where it goes to the other. */
  readonly looksAside?: -1 | 1;
  /** What of it strikes just now; null where nothing does. Missing where nothing of it ever does. */
  strides?(moment: Moment): Strides | null;
}

/** What of a body strikes ground, air or water while it goes, in step with its pose: a number that passes a whole one strikes then. */
export interface Strides {
  readonly by: 'feet' | 'wings' | 'arms' | 'hands';
  /** Numbers of one gait have nothing to do with those of another. */
  readonly gait: string;
  readonly phases: readonly number[];
}

/** Where others are on it: the anchor of that name, or else its top. */
export function anchorOf(
  { anchors, skeleton, height }: Pick<Body, 'anchors' | 'skeleton' | 'height'>,
  name: string,
): Anchor {
  return anchors[name] ?? { bone: skeleton.bones[0]?.name ?? 'root', at: [0, height, 0] };
}

export type Sheet = Readonly<Record<string, unknown>>;

/** A family of bodies: people, quadrupeds, birds, cars … A sheet is plain data; what it leaves out has a default. */
export interface BodyFamily {
  readonly name: string;
  /** The sheet that shows a role of the script; null where it is none of this family. `chance` decides what the prompt leaves open: it is one figure's own. */
  cast(role: Role, chance: Random): Sheet | null;
  /** Acts of the catalogue it has clips for; for any other it does the nearest it can. */
  readonly acts: readonly string[];
  /** Quick: bones, proxies and anchors; `kernel` only to find points on the surface. */
  makeBody(sheet: Sheet, kernel: FieldKernel): Body;
}

/** All that a body knows of the film when it takes its pose. Positions are in the body's own space: metres, feet at 0, looking along +z. */
export interface Moment {
  /** Seconds since the film began. */
  readonly time: number;
  /** What it does, by the catalogue's name of the act; a body that has no clip for it does the nearest it can. */
  readonly act: string;
  /** The act of the posture in which that is done, where it is not its own: hands and face do what the act says, the rest is as it was. */
  readonly within?: string;
  /** Seconds since it began, and how long it will last. */
  readonly since: number;
  readonly lasts: number;
  /** Metres it has gone along its path since the film began, and metres a second just now: steps follow the way, so that feet do not slide. */
  readonly gone: number;
  readonly speed: number;
  /** Radians a second that its heading changes: it leans into the curve. */
  readonly turning: number;
  /** What it comes from: the act before, how much of it is left (1 to 0), and what the hips were on then, where that is another than now; null for the feet. */
  readonly before: { readonly act: string; readonly share: number; readonly hips?: Contact | null } | null;
  /** What eyes and head turn to; null looks ahead. */
  readonly gaze: Vector | null;
  /** Contacts solved by the stage: where hands, hips and feet must be. Missing ones are free. */
  readonly contacts: Readonly<Partial<Record<ContactName, Contact>>>;
  /** Which hand has taken something up and keeps it before the body where the act says nothing of it. */
  readonly carries?: 'left' | 'right' | null;
  readonly expression: Expression;
  /** What was felt before, while it is still on the face: how much of it is left, 1 to 0. */
  readonly feltBefore?: { readonly expression: Expression; readonly share: number };
  /** 0 closed to 1 open, and how round (o) or wide (e): from the voice. */
  readonly mouth: { readonly open: number; readonly round: number; readonly wide: number };
  /** Its own, 0 to 1: neighbours do not move in step. */
  readonly phase: number;
  readonly wind: Vector;
  /** Of what goes to pieces: radians, in its own space, the way they are thrown or to which side it goes over; times as fast as in life; and whether nothing pulls them down. */
  readonly away?: number;
  readonly pace?: number;
  readonly afloat?: boolean;
  /** On stairs: metres that the step there is above the own feet, aside and ahead, and metres gone on the level of each that is gone. */
  readonly steps?: { readonly level: number; heightAt(aside: number, ahead: number): number };
}

const CONTACT_NAMES = ['leftHand', 'rightHand', 'hips', 'leftFoot', 'rightFoot', 'back', 'head', 'mouth'] as const;
export type ContactName = (typeof CONTACT_NAMES)[number];
export interface Contact {
  readonly at: Vector;
  /** Where the palm or sole faces; null leaves it to the clip. */
  readonly facing: Vector | null;
  /** How much of the way there it has come, 0 to 1; it is there where it is left out. Who reaches for something bends toward it. */
  readonly share?: number;
}

export const EXPRESSIONS = [
  'calm',
  'warmth',
  'joy',
  'sorrow',
  'weeping',
  'anger',
  'fear',
  'surprise',
  'thought',
  'weariness',
  'pride',
  'unease',
  'sleep',
] as const;
export type Expression = (typeof EXPRESSIONS)[number];

/** A moment in which nothing happens; builders of clips and viewers start from it. */
export const QUIET: Moment = {
  time: 0,
  act: 'stand',
  since: 0,
  lasts: 1,
  gone: 0,
  speed: 0,
  turning: 0,
  before: null,
  gaze: null,
  contacts: {},
  expression: 'calm',
  mouth: { open: 0, round: 0, wide: 0 },
  phase: 0,
  wind: [0, 0, 0],
};

/** Paints a finished surface. */
export function makePart(
  kernel: FieldKernel,
  part: {
    readonly name: string;
    readonly mesh: SkinnedMesh;
    readonly material: MaterialName;
    readonly coat: Coat;
    readonly twoSided?: boolean;
  },
): BodyPart {
  const { name, material, coat, twoSided = false } = part;
  const mesh = kernel.simplify(part.mesh);
  return {
    name,
    mesh,
    material,
    colours: kernel.paintVertices(mesh, coat),
    patches: isPlain(coat) ? null : kernel.paintPatches(mesh, coat),
    twoSided,
  };
}
