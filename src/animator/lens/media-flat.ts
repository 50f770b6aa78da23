import { smoothstep } from '../maths/ease.ts';
import type { Vector } from '../maths/vector.ts';
import type { Stuff } from './media-room.ts';
import type { Particle } from './particle.ts';

/**
 * Stuff that lies flat before the camera: paint that is stirred, metal and silk that gleam. It is looked up point by point, as a picture would be, and the
 * points are so dense and soft that they close.
 */
const [COLUMNS, ROWS, ACROSS, HIGH] = [98, 58, 2.05, 1.2] as const;
const SOFT = 2.15;
const STILL: Vector = [0, 0, 0];
type Spot = readonly [number, number];

/** How thick it lies at a spot, and of which colour it is there. */
interface Layer {
  readonly height: number;
  readonly colour: Vector;
}

const STEP = 0.02;
/** From above on the left. */
const LAMP: Vector = [-0.45, 0.62, 0.64];

/** `gleam`: how sharply it mirrors that lamp and those beside it. */
function* laid({ place, unit }: Stuff, gleam: number, layer: (spot: Spot) => Layer): Generator<Particle> {
  const size = ((2 * ACROSS) / COLUMNS) * SOFT * unit;
  for (let row = 0; row < ROWS; row++)
    for (let column = 0; column < COLUMNS; column++) {
      // Every second row is set off by half, so that no grid is seen.
      const x = ((column + (row % 2) / 2) / (COLUMNS - 1) - 0.5) * 2 * ACROSS;
      const y = (row / (ROWS - 1) - 0.5) * 2 * HIGH;
      const own = layer([x, y]);
      const dx = (layer([x + STEP, y]).height - own.height) / STEP;
      const dy = (layer([x, y + STEP]).height - own.height) / STEP;
      const one = 1 / Math.hypot(dx, dy, 1);
      const normal: Vector = [-dx * one, -dy * one, one];
      const facing = Math.max(0, normal[0] * LAMP[0] + normal[1] * LAMP[1] + normal[2] * LAMP[2]);
      const half = Math.max(0, normal[0] * -0.25 + normal[1] * 0.34 + normal[2] * 0.9);
      const bands = smoothstep(0.25, 0.85, 0.5 + 0.5 * Math.sin(normal[1] * 6.5 + normal[0] * 3.4));
      const diffuse = (0.3 + 0.75 * facing) * (1 - gleam) + gleam * (0.14 + 1.15 * bands);
      const shine = half ** 34 * 0.5 + gleam * half ** 90 * 0.9;
      // Silk and metal shine in their own colour.
      const bright = (channel: number): number => channel * diffuse + shine * (0.2 + 0.8 * channel);
      yield {
        at: place(x, y, 0),
        size,
        streak: STILL,
        alpha: 1,
        colour: [bright(own.colour[0]), bright(own.colour[1]), bright(own.colour[2])],
        glow: 0,
      };
    }
}

/** Turns about a few middles, each farther the longer it goes on: what was striped is stirred. */
function stirred([x, y]: Spot, time: number): Spot {
  let [px, py] = [x, y];
  for (let k = 0; k < 5; k++) {
    const [mx, my] = [Math.sin(k * 2.4 + 0.6 + time * 0.06) * 1.3, Math.cos(k * 3.7 + 1) * 0.7];
    const [dx, dy] = [px - mx, py - my];
    const turn = (k % 2 === 0 ? 1 : -1) * (1.7 + time * 0.34) * Math.exp(-(dx * dx + dy * dy) / 0.38);
    const [sine, cosine] = [Math.sin(turn), Math.cos(turn)];
    [px, py] = [mx + dx * cosine - dy * sine, my + dx * sine + dy * cosine];
  }
  return [px, py];
}

/** Paints that are stirred into each other, as thick as they come from the tube. */
export function* marbling(stuff: Stuff): Generator<Particle> {
  const { colours, time } = stuff;
  const palette = colours.length === 1 ? [colours[0], [0.9, 0.88, 0.84] as const] : colours;
  yield* laid(stuff, 0, (spot) => {
    const [x, y] = stirred(spot, time);
    const along = (x * 0.9 + y * 0.55 + 0.12 * Math.sin(y * 4)) * 2.1 + 40;
    const stripe = Math.floor(along);
    const edge = smoothstep(0.84, 1, along - stripe);
    const [a, b] = [
      palette[stripe % palette.length] ?? colours[0],
      palette[(stripe + 1) % palette.length] ?? colours[0],
    ];
    return {
      height: 0.05 * Math.sin((along - stripe) * Math.PI) ** 0.7 + 0.006 * Math.sin(along * 9),
      colour: [a[0] + (b[0] - a[0]) * edge, a[1] + (b[1] - a[1]) * edge, a[2] + (b[2] - a[2]) * edge],
    };
  });
}

/** How much of what is around metal shows; silk and cream show their own colour. */
const [METAL_GLEAM, SILK_GLEAM] = [0.72, 0.16];

export const ripples = (stuff: Stuff): Iterable<Particle> => waves(stuff, METAL_GLEAM);
export const folds = (stuff: Stuff): Iterable<Particle> => waves(stuff, SILK_GLEAM);

/** Folds that wander through each other. */
function* waves(stuff: Stuff, gleam: number): Generator<Particle> {
  const { colours, time, seed } = stuff;
  const own = seed % 7;
  const [light] = colours;
  yield* laid(stuff, gleam, ([x, y]) => {
    const [wx, wy] = [
      x + 0.28 * Math.sin(y * 2.1 + time * 0.5 + own) + 0.1 * Math.sin(y * 4.7 - time * 0.7),
      y + 0.25 * Math.sin(x * 1.8 - time * 0.4) + 0.12 * Math.sin(x * 3.9 + time * 0.6 + own),
    ];
    const height =
      0.16 * Math.sin(wx * 2.6 + wy * 1.9 + time * 0.8) +
      0.09 * Math.sin(wx * -3.4 + wy * 4.1 - time * 0.6 + own) +
      0.04 * Math.sin(wx * 7.1 + wy * 5.3 + time * 1.1);
    return { height, colour: light };
  });
}
