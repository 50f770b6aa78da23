import type { Vector } from '../../../maths/vector.ts';
import type { Anchor } from '../../body.ts';
import type { Forge, Paint } from '../../forge/forge.ts';
import { block } from '../../forge/piece.ts';

/**
 * What stands against a wall and is opened: hollow, with something in it. `front` says how it is turned to the camera where no wall holds it; whoever opens it
 * stands to the left of it as one sees it, so that neither hides what is inside, and has the left hand at its handle.
 */

const SIDE = 0.035;
/** Seconds: by hand a cabinet is open sooner than a gate. */
export const QUICK = 1.1;
export const FRONT: Anchor = { bone: 'root', at: [0, 0, 0], heading: -0.3 };

/** Where somebody stands to the left of what is `wide` and `deep`, and looks into it. */
export const beside = (wide: number, deep: number): Anchor => ({
  bone: 'root',
  at: [-wide / 2 - 0.3, 0, deep / 2 + 0.26],
  heading: 1.72,
});

/** A box without its front. */
export function layShell(forge: Forge, [wide, tall, deep]: Vector, low: number, shell: Paint, inside: Paint): void {
  const middle = (low + tall) / 2;
  for (const x of [-1, 1])
    forge.add(shell, block([SIDE, tall - low, deep], [(x * (wide - SIDE)) / 2, middle, 0], 0.008), 'root');
  for (const y of [low + SIDE / 2, tall - SIDE / 2])
    forge.add(shell, block([wide, SIDE, deep], [0, y, 0], 0.008), 'root');
  forge.add(shell, block([wide, tall - low, SIDE], [0, middle, -deep / 2 + SIDE / 2], 0.008), 'root');
  forge.add(
    inside,
    block([wide - SIDE * 2, tall - low - SIDE * 2, 0.006], [0, middle, -deep / 2 + SIDE + 0.004], 0.001),
    'root',
  );
}
