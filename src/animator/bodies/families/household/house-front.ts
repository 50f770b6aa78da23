import type { Forge, Paint } from '../../forge/forge.ts';
import { block, WHITE } from '../../forge/piece.ts';

/** The part of a door that stands in the front of a house, with a hall behind it. */
export const HOUSE_FRONT = 'house front';

const [HALF, TALL, THICK] = [2.9, 3.1, 0.2] as const;
/** Metres that the hall goes back, and half of how wide it is. */
const [DEEP, HALL] = [1.9, 0.95] as const;

/** The wall on both sides of a doorway and over it, a window in each half, a step before it and the lit hall within. The doorway is `wide` and `tall`. */
export function layHouseFront(forge: Forge, wide: number, tall: number): void {
  const wall: Paint = { material: 'paint', colour: 0xd9cdb4 };
  const stone: Paint = { material: 'stone', colour: 0x9a948a };
  const lit: Paint = { material: 'glow', colour: 0xd8b888, glows: 0.5 };
  const pane: Paint = { material: 'glow', colour: 0xffdf9e, glows: 0.55 };
  const edge = wide / 2 + 0.2;
  for (const side of [-1, 1]) {
    forge.add(wall, block([HALF - edge, TALL, THICK], [(side * (HALF + edge)) / 2, TALL / 2, -0.06], 0.005), 'whole');
    // Boards, one over the other.
    for (let y = 0.3; y < TALL; y += 0.3)
      forge.add(wall, block([HALF - edge, 0.02, 0.03], [(side * (HALF + edge)) / 2, y, 0.05], 0.004), 'whole');
    const x = side * 1.8;
    forge.add(pane, block([0.9, 1.1, 0.02], [x, 1.55, 0.05], 0.002), 'whole');
    for (const [w, h, dx, dy] of [
      [1.1, 0.1, 0, 0.6],
      [1.2, 0.12, 0, -0.61],
      [0.1, 1.2, -0.5, 0],
      [0.1, 1.2, 0.5, 0],
      [0.05, 1.1, 0, 0],
      [0.95, 0.05, 0, 0.05],
    ] as const)
      forge.add(WHITE, block([w, h, 0.09], [x + dx, 1.55 + dy, 0.07], 0.01), 'whole');
    forge.add(lit, block([0.06, TALL, DEEP], [side * HALL, TALL / 2, -DEEP / 2 - 0.16], 0.004), 'whole');
  }
  forge.add(wall, block([edge * 2, TALL - tall - 0.2, THICK], [0, (TALL + tall + 0.2) / 2, -0.06], 0.005), 'whole');
  forge.add(lit, block([HALL * 2, TALL, 0.06], [0, TALL / 2, -DEEP - 0.16], 0.004), 'whole');
  forge.add(
    { material: 'wood', colour: 0x8a6238 },
    block([HALL * 2, 0.02, DEEP], [0, 0.01, -DEEP / 2 - 0.16], 0.002),
    'whole',
  );
  forge.add(
    { material: 'paint', colour: 0x4a3a30 },
    block([0.5, 0.62, 0.04], [0.3, 1.65, -DEEP - 0.11], 0.01),
    'whole',
  );
  forge.add(stone, block([wide + 0.7, 0.06, 0.6], [0, 0.03, 0.3], 0.01), 'whole');
  forge.add(WHITE, block([wide + 0.9, 0.1, 0.75], [0, tall + 0.42, 0.34], 0.02), 'whole');
}
