import { aboutX } from '../../maths/turn.ts';
import type { Vector } from '../../maths/vector.ts';
import { thingBones } from '../thing-poses.ts';
import type { Paint } from './forge.ts';
import type { Make } from './made-body.ts';
import { box, cylinder } from './shapes.ts';
import { moved, type Surface } from './surface.ts';

export const METAL: Paint = { material: 'metal', colour: 0xc3c8ce };
export const BLACK: Paint = { material: 'plastic', colour: 0x1b1c1f };
export const WHITE: Paint = { material: 'porcelain', colour: 0xf1f2f0 };
export const WOOD: Paint = { material: 'wood', colour: 0x9a6a3c };

/** Points of a way through space, three numbers each. */
export const way = (numbers: readonly number[]): Vector[] =>
  Array.from(
    { length: Math.floor(numbers.length / 3) },
    (_, k): Vector => [numbers[k * 3] ?? 0, numbers[k * 3 + 1] ?? 0, numbers[k * 3 + 2] ?? 0],
  );

type Piece = Omit<Make, 'bones' | 'height' | 'length' | 'width'> & { readonly bones?: Make['bones'] };

/** A thing of a height, length (along z) and width; with the bones of any thing where it has none of its own. */
export const piece = ([height, length, width]: Vector, rest: Piece): Make => ({
  bones: thingBones(height),
  height,
  length,
  width,
  ...rest,
});

export const block = (size: Vector, at: Vector, bevel = Math.min(...size) * 0.18, turn = aboutX(0)): Surface =>
  moved(box(size, bevel), { at, turn });

/** A round plate that looks along +z. */
export const facing = (radius: number, deep: number, at: Vector): Surface =>
  moved(cylinder(radius, deep, { segments: 26 }), { at, turn: aboutX(Math.PI / 2) });
