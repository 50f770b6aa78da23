import type { MaterialName } from '../maths/materials.ts';
import { type Turn, turnVector } from '../maths/turn.ts';
import { add, type Vector } from '../maths/vector.ts';
import type { Eye } from './eyes.ts';
import type { Field } from './field.ts';
import type { Skeleton } from './skeleton.ts';

/** Somebody with a head, a neck and a back, whatever the family: what garments are fitted to. */
export interface Wearer {
  readonly skeleton: Skeleton;
  readonly head: { readonly bone: string; readonly centre: Vector; readonly radii: Vector; readonly turn: Turn };
  readonly neck: { readonly bone: string; readonly from: Vector; readonly to: Vector; readonly radius: number };
  /** Cones of trunk and limbs that a suit covers; limbs only where it has sleeves. */
  readonly trunk: readonly Limb[];
  readonly limbs: readonly Limb[];
  readonly feet: readonly { readonly bone: string; readonly at: Vector; readonly radius: number }[];
  readonly eyes: readonly Eye[];
  /** Across the body: how narrow it is. */
  readonly narrow: number;
  readonly covers: Field;
}

export interface Limb {
  readonly bone: string;
  readonly from: Vector;
  readonly to: Vector;
  readonly radii: readonly [number, number];
}

/** How a garment is cut, and the words it goes by. */
export interface Cut {
  readonly words: RegExp;
  readonly colour: number;
  readonly material: MaterialName;
  readonly cell?: number;
  shape(field: Field, wearer: Wearer): void;
}

/** A point of the head: shares of its radii. */
export const onHead = ({ head }: Wearer, x: number, y: number, z: number): Vector =>
  add(head.centre, turnVector(head.turn, [x * head.radii[0], y * head.radii[1], z * head.radii[2]]));
