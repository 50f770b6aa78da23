import { clamp, smoothstep } from '../../maths/ease.ts';
import type { Vector } from '../../maths/vector.ts';
import { type Plate, type PlateSubject, pointAt } from '../plate/plate.ts';
import type { Relief } from '../plate/relief.ts';
import type { Puppet } from './puppet.ts';

/** What of a subject's vertices depends on nothing but where they are in the picture. */
export interface Bones {
  readonly puppet: Puppet;
  /** How much of each leg it is, and how far down it: 0 at the hip, 1 at the foot; as many of both as there are legs. */
  readonly legs: Float32Array;
  readonly along: Float32Array;
  /** Above the ground, of its height. */
  readonly high: Float32Array;
  readonly head: Float32Array;
  readonly nod: Float32Array;
  readonly tail: Float32Array;
  /** From the fore legs, 0, to the hind ones, 1, of who goes on four; the tail is beyond. */
  readonly rear: Float32Array;
  /** Metres where it is seen: of the film's width and height, and of itself. */
  readonly film: { readonly wide: number; readonly tall: number };
  readonly wide: number;
  readonly tall: number;
  /** Its middle, where it stands. */
  readonly foot: Vector;
}

export function bind({ shares }: Relief, { camera }: Plate, { box, depth }: PlateSubject, puppet: Puppet): Bones {
  const count = shares.length / 2;
  const film = { wide: 2 * camera.across * depth, tall: 2 * camera.down * depth };
  const bones: Bones = {
    ...{ puppet, film },
    legs: new Float32Array(count * puppet.legs.length),
    along: new Float32Array(count * puppet.legs.length),
    high: new Float32Array(count),
    head: new Float32Array(count),
    nod: new Float32Array(count),
    tail: new Float32Array(count),
    rear: new Float32Array(count),
    wide: (box.right - box.left) * film.wide,
    tall: (box.bottom - box.top) * film.tall,
    foot: pointAt(camera, (box.left + box.right) / 2, box.bottom, depth),
  };
  const [fore, hind] = endsOf(puppet, box);
  for (let vertex = 0; vertex < count; vertex++) {
    const [u, v] = [shares[vertex * 2] ?? 0, shares[vertex * 2 + 1] ?? 0];
    const high = clamp((box.bottom - v) / (box.bottom - box.top), 0, 1.1);
    bones.high[vertex] = high;
    tieToLegs(bones, vertex, u, v);
    bones.head[vertex] = headShare(puppet, u, v);
    bones.nod[vertex] = nodShare(puppet, u, v);
    if (puppet.faces === 0) continue;
    bones.rear[vertex] = clamp((u - fore) / (hind - fore), 0, 1.6);
    const behind = (puppet.faces > 0 ? box.right - u : u - box.left) / (box.right - box.left);
    bones.tail[vertex] = clamp((behind - 0.78) / 0.22) ** 1.5 * smoothstep(0.3, 0.5, high);
  }
  return bones;
}

/** Shares of the film: where the fore legs and the hind legs of who looks to a side come from its body. */
function endsOf({ legs, faces }: Puppet, { left, right }: PlateSubject['box']): readonly [fore: number, hind: number] {
  const places = legs.map(({ middles }) => middles[0] ?? 0).toSorted((a, b) => a - b);
  const [first = left + (right - left) * 0.25, last = right - (right - left) * 0.25] = [places[0], places.at(-1)];
  const apart = last - first > (right - left) * 0.2;
  const [a, b] = apart ? [first, last] : [left + (right - left) * 0.25, right - (right - left) * 0.25];
  return faces > 0 ? [b, a] : [a, b];
}

/** Of half a head's height, below its middle: so far a chin reaches that hair is not counted with, and here the neck ends. */
const [CHIN, NECK] = [1.5, 2.05];

/** Of half a head's width: how far its middle goes aside as it turns, and where it ends. */
export const TURN_REACH = 0.28;
const ROUND_TO = 1.09;

/** How much of what a head does a part of the picture does with it. */
export function headShare({ head, faces }: Pick<Puppet, 'head' | 'faces'>, u: number, v: number): number {
  if (head === null) return 0;
  const [a, b] = [(u - head.u) / (head.across * 1.15), (v - head.v) / (head.down * 1.2)];
  // Who looks out of the picture turns his head about an upright axis: least at its outline, and from brow to chin alike, or his face would be wrung.
  if (faces === 0) return roundness((a * 1.15) / ROUND_TO) * smoothstep(NECK, CHIN, b * 1.2);
  return smoothstep(0, 1, 1 - a * a - b * b);
}

/** As much of it as what a head does up and down: the crown stays, or a head that looks up would grow. */
export function nodShare(puppet: Pick<Puppet, 'head' | 'faces'>, u: number, v: number): number {
  const share = headShare(puppet, u, v);
  if (puppet.head === null || puppet.faces !== 0) return share;
  return share * roundness(Math.min(0, (v - puppet.head.v) / (puppet.head.down * 1.1)));
}

/** How far before its outline what is round is, nearly: hair near the outline of a head that turns is pressed together by half at most, and not into a line. */
const roundness = (away: number): number => Math.max(0, 1 - away * away) ** 0.8;

/** Legs that touch share what is between them: one follows the other instead of coming off. */
function tieToLegs({ puppet, legs, along }: Bones, vertex: number, u: number, v: number): void {
  const first = vertex * puppet.legs.length;
  let [sum, nearest] = [0, FAR_AWAY];
  for (const [index, { hip, foot, middles, halves }] of puppet.legs.entries()) {
    const down = (v - hip) / (foot - hip);
    if (down < 0 || down > 1.4) continue;
    const at = Math.min(middles.length - 1, Math.floor(clamp(down) * middles.length));
    const away = Math.abs(u - (middles[at] ?? 0)) / Math.max(1e-4, halves[at] ?? 0);
    if (away > FAR_AWAY) continue;
    nearest = Math.min(nearest, away);
    const weight = Math.exp(-2 * away * away) + 1e-6;
    legs[first + index] = weight;
    along[first + index] = clamp(down, 0, 1.1);
    sum += weight;
  }
  const whole = smoothstep(FAR_AWAY, FAR_AWAY / 2, nearest) / Math.max(1e-9, sum);
  for (let index = 0; index < puppet.legs.length; index++) legs[first + index] = (legs[first + index] ?? 0) * whole;
}

/** Halves of a leg's width: what is farther is none of it. */
const FAR_AWAY = 3.2;
