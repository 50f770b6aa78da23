import type { Forge, Paint } from '../../forge/forge.ts';
import { tube } from '../../forge/shapes.ts';

/** Four legs below a rectangle, drawn in toward the floor. */
export function legs(forge: Forge, paint: Paint, wide: number, deep: number, tall: number, thick: number): void {
  for (const x of [1, -1])
    for (const z of [1, -1])
      forge.add(
        paint,
        tube(
          [
            [x * wide, 0, z * deep],
            [x * (wide - 0.015), tall, z * (deep - 0.015)],
          ],
          [thick * 0.75, thick],
          { sides: 10 },
        ),
      );
}
