import type { Body, Moment } from '../bodies/body.ts';
import type { Air } from '../land/world.ts';
import { type Affine, transform } from '../maths/matrix.ts';
import { scramble } from '../maths/random.ts';
import type { Vector } from '../maths/vector.ts';
import type { ParticleSource, Stage } from '../stage/stage.ts';

/** A figure in its pose, as far as something comes out of it. */
export interface Source {
  readonly body: Body;
  readonly pose: { place(bone: string, point: Vector): Vector };
  readonly matrix: Affine;
  readonly heading: number;
  readonly speed: number;
  readonly act: Moment['act'];
}

export interface Spray {
  readonly stage: Stage;
  readonly air: Air;
  readonly time: number;
  readonly standing: readonly (Source | null)[];
}

export const share = (seed: number, number: number, which: number): number =>
  scramble(seed ^ (number * 8 + which)) / 4_294_967_296;

/** Where something comes from or goes to just now; null where nobody is. */
export function pointOf(from: ParticleSource['from'] | ParticleSource['to'], { standing }: Spray): Vector | null {
  if (from === null || from === undefined) return null;
  if ('at' in from) return from.at;
  const figure = standing[from.figure];
  // Every body has a middle.
  const raised = 'above' in from ? (from.above ?? 0) : 0;
  if (from.anchor === 'middle' && figure !== null && figure !== undefined) {
    const [x, y, z] = transform(figure.matrix, [0, figure.body.height / 2, 0]);
    return [x, y + raised, z];
  }
  const anchor = figure?.body.anchors[from.anchor];
  if (figure === null || figure === undefined || anchor === undefined) return null;
  const [x, y, z] = transform(figure.matrix, figure.pose.place(anchor.bone, anchor.at));
  return [x, y + raised, z];
}

/** Seconds since the act began during which it comes; null while it is not done. */
export function sinceBegin({ during, since = 0 }: ParticleSource, { stage, time, standing }: Spray): number | null {
  if (time < since) return null;
  if (during === undefined) return time - since;
  if (standing[during.figure]?.act !== during.act) return null;
  const act = stage.figures[during.figure]?.acts.findLast(({ from, act: name }) => time >= from && name === during.act);
  return time - (act?.from ?? 0);
}
