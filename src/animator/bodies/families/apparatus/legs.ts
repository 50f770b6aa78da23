import type { Forge, Paint } from '../../forge/forge.ts';
import { block } from '../../forge/piece.ts';

/** Four straight legs of a table. */
export const addLegs = (forge: Forge, paint: Paint, x: number, z: number, high: number): void => {
  for (const across of [x, -x])
    for (const ahead of [z, -z]) forge.add(paint, block([0.06, high, 0.06], [across, high / 2, ahead], 0.01), 'root');
};
