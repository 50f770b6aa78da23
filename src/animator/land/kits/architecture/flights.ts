import type { Vector } from '../../../maths/vector.ts';
import { darker, type Look, type Paint, type Solids } from './solids.ts';

/** A straight flight of steps in its own space: it rises toward -z around its middle, as wide as it is told. */
export interface Flight {
  readonly width: number;
  readonly rise: number;
  readonly run: number;
  readonly steps: number;
}

/** Metres above its foot, so far toward -z from the middle of the flight: along the edges of its steps, so that nobody's feet are in them. */
export const flightHeight = ({ rise, run, steps }: Flight, z: number): number =>
  Math.min(
    rise,
    Math.max(0, (0.5 - z / run) * rise + rise / steps / 2) * Math.min(1, Math.max(0, (0.55 - z / run) * 20)),
  );

/** What lies on the steps from side to side, as far as it reaches. */
export interface Runner {
  readonly half: number;
  readonly look: Look;
}

export function layFlight(solids: Solids, flight: Flight, stone: Paint, runner: Runner | null = null): void {
  const { width, rise, run, steps } = flight;
  const [half, tread, riser] = [width / 2, run / steps, rise / steps];
  for (let k = 0; k < steps; k++) {
    const [front, y] = [run / 2 - k * tread, (k + 1) * riser];
    solids.box([-half, 0, front - tread], [half, y - 0.03, front], stone, 0.9);
    // The nosing that each step ends in, a little before its riser.
    solids.softBox([-half, y - 0.045, front - tread], [half, y, front + 0.025], 0.012, stone, { rings: 1, cell: 0.9 });
    if (runner === null) continue;
    solids.box([-runner.half, y, front - tread], [runner.half, y + 0.008, front + 0.03], runner.look, 0.9);
    solids.sheet(
      [-runner.half, y - riser, front + 0.034],
      [runner.half * 2, 0, 0],
      [0, riser, 0],
      darker(runner.look, 0.85),
    );
  }
}

export interface Rail {
  readonly post: Look;
  readonly hand: Look;
  /** Metres between posts, and how high the hand is. */
  readonly apart: number;
  readonly high: number;
}

/** Turned posts under a handrail, from one point on the ground to another. */
export function layRail(solids: Solids, from: Vector, to: Vector, { post, hand, apart, high }: Rail): void {
  const length = Math.hypot(to[0] - from[0], to[2] - from[2]);
  const count = Math.max(2, Math.round(length / apart));
  const at = (share: number): Vector => [
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share,
    from[2] + (to[2] - from[2]) * share,
  ];
  for (let k = 0; k <= count; k++) {
    const ends = k === 0 || k === count;
    const r = ends ? 0.075 : 0.034;
    const tall = ends ? high + 0.16 : high;
    solids.lathe(
      at(k / count),
      [
        [r, 0],
        [r, tall * 0.1],
        [r * 0.55, tall * 0.2],
        [r * 1.25, tall * 0.5],
        [r * 0.5, tall * 0.85],
        [r, tall],
      ],
      post,
      ends ? 12 : 8,
    );
    if (ends)
      solids.ball([at(k / count)[0], at(k / count)[1] + tall + 0.07, at(k / count)[2]], [0.09, 0.09, 0.09], post, 10);
  }
  const [a, b] = [at(0), at(1)];
  solids.tube(
    [
      [a[0], a[1] + high, a[2]],
      [b[0], b[1] + high, b[2]],
    ],
    0.05,
    hand,
    8,
  );
}
