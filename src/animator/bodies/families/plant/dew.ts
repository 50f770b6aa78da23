import type { Vector } from '../../../maths/vector.ts';
import type { Forge, Paint } from '../../forge/forge.ts';
import { ball, lathe } from '../../forge/shapes.ts';
import { moved } from '../../forge/surface.ts';

const WATER: Paint = { material: 'glass', colour: 0xdff0f4, clear: 0.5 };
/** What shines in a drop: the sky at its upper edge, and the light that has come through it at its lower. */
const SHINE: Paint = { material: 'glow', colour: 0xffffff, glows: 0.9 };

/** A drop that lies on something, flattened by its weight. */
export function waterDrop(forge: Forge, [x, y, z]: Vector, size: number): void {
  forge.add(WATER, moved(ball([size, size * 0.75, size], 16, 10), { at: [x, y + size * 0.55, z] }), 'root');
  forge.add(
    SHINE,
    moved(ball([size * 0.16, size * 0.1, size * 0.16], 8, 6), {
      at: [x + size * 0.3, y + size * 1.16, z + size * 0.35],
    }),
    'root',
  );
}

/** A drop about to fall: drawn out to where it hangs, full below. */
export function hangingDrop(forge: Forge, [x, y, z]: Vector, size: number): void {
  const profile = Array.from({ length: 15 }, (_, k): [number, number] => {
    const share = k / 14;
    const wide = Math.sin(Math.PI * share ** 0.62) ** 0.9 * (1 - share * 0.35) + (share > 0.86 ? 0.03 : 0);
    return [Math.max(0.0004, wide * size), share * size * 3.1];
  });
  const low = y - size * 2.95;
  forge.add(WATER, moved(lathe(profile, 28, 1.2), { at: [x, low, z] }), 'root');
  for (const side of [1, -1])
    forge.add(
      SHINE,
      moved(ball([size * 0.13, size * 0.22, size * 0.08], 10, 8), {
        at: [x + size * 0.42, low + size * 1.45, z + side * size * 0.74],
      }),
      'root',
    );
}
