import { scramble } from '../maths/random.ts';
import type { Vector } from '../maths/vector.ts';
import type { Particle } from './particle.ts';

/** Beams that stand on the ground far ahead and sweep the sky, each in its own time; thinner where they begin, and lost where they end. */
const BEAMS = { count: 5, apart: 0.2, far: 330, reach: 520, slices: 26 } as const;
const WHITE: Vector = [1.15, 1.25, 1.5];

export function* searchlights(seed: number, eye: Vector, time: number, ahead: number): Generator<Particle> {
  for (let k = 0; k < BEAMS.count; k++) {
    const own = scramble(seed ^ (k * 31)) / 4_294_967_296;
    const turn = ahead + (k - (BEAMS.count - 1) / 2) * BEAMS.apart + (own - 0.5) * 0.08;
    const far = BEAMS.far * (0.8 + 0.5 * own);
    // It leans to both sides in turn, and a little toward us and away.
    const lean = 0.5 * Math.sin(time * (0.35 + 0.25 * own) + own * 9 + k);
    const back = 0.25 * Math.sin(time * 0.3 + own * 5);
    const [s, c] = [Math.sin(turn), Math.cos(turn)];
    const way: Vector = [
      c * Math.sin(lean) + s * Math.sin(back),
      Math.cos(lean) * Math.cos(back),
      -s * Math.sin(lean) + c * Math.sin(back),
    ];
    for (let j = 0; j < BEAMS.slices; j++) {
      const along = ((j + 0.5) / BEAMS.slices) * BEAMS.reach;
      const step = BEAMS.reach / BEAMS.slices;
      yield {
        at: [eye[0] + s * far + way[0] * along, eye[1] - 12 + way[1] * along, eye[2] + c * far + way[2] * along],
        size: 2.2 + along * 0.026,
        streak: [way[0] * step, way[1] * step, way[2] * step],
        alpha: 0.26 * (1 - along / BEAMS.reach) ** 0.8,
        colour: WHITE,
        glow: 1,
      };
    }
  }
}
