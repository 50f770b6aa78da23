import type { BentMesh } from '../lens/bent.ts';
import { smoothstep, TAU } from '../maths/ease.ts';
import type { Plate } from './plate.ts';
import { groundRelief, subjectRelief, weightsAt } from './relief.ts';

/** What of a picture moves by itself. */
export interface PlateLife {
  /** Clouds drift and water ripples, where there are any. */
  readonly water: boolean;
  readonly clouds: boolean;
  /** Whoever it shows breathes and sways; goes to a side, in pictures' widths over the film; bobs as it goes. */
  readonly alive: boolean;
  readonly travel: number;
  readonly steps: boolean;
  readonly durationSeconds: number;
}

/** Of its height: how far a chest rises, and how far a standing figure sways. */
const BREATH = 0.0035;
const SWAY = 0.006;
const BREATH_SECONDS = 3.6;

/** Widths of the picture that clouds go in a second, and ripples of water, as shares of it. */
const DRIFT = 0.0022;
const RIPPLE = 0.0028;

/** The relief of a plate, with whatever lives in it. At the first moment all is as it was given. */
export function bendPlate(plate: Plate, life: PlateLife): BentMesh[] {
  const ground = groundRelief(plate);
  const { surroundings, subject, camera } = plate;
  const sky = life.clouds && surroundings.open ? weightsAt(ground, surroundings.sky) : null;
  const water = life.water ? weightsAt(ground, surroundings.water) : null;
  const bent: BentMesh[] = [
    {
      ...ground,
      bend(time, _positions, coordinates) {
        if (sky === null && water === null) return;
        const grown = smoothstep(0, 1.2, time);
        for (let vertex = 0; vertex < coordinates.length / 2; vertex++) {
          const [u, v] = [ground.shares[vertex * 2] ?? 0, ground.shares[vertex * 2 + 1] ?? 0];
          const wet = (water?.[vertex] ?? 0) * grown * RIPPLE;
          const waveX = Math.sin(TAU * (time * 0.37 + v * 21 + u * 3));
          const waveY =
            Math.sin(TAU * (time * 0.53 + v * 34 - u * 5)) + 0.6 * Math.sin(TAU * (time * 0.31 - v * 17 + u * 9));
          coordinates[vertex * 2] = (coordinates[vertex * 2] ?? 0) - (sky?.[vertex] ?? 0) * DRIFT * time + wet * waveX;
          coordinates[vertex * 2 + 1] = (coordinates[vertex * 2 + 1] ?? 0) + wet * waveY;
        }
      },
    },
  ];
  if (subject === null) return bent;
  const relief = subjectRelief(plate, subject);
  const { box, depth } = subject;
  const tall = (box.bottom - box.top) * 2 * camera.down * depth;
  const wide = 2 * camera.across * depth;
  const stands = box.bottom <= 0.97;
  return [
    ...bent,
    {
      ...relief,
      bend(time, positions) {
        const way = life.travel * wide * smoothstep(0, 1, time / life.durationSeconds) ** 1.2;
        const stride = life.steps ? smoothstep(0, 0.6, time) : 0;
        const bob = stride * Math.abs(Math.sin(TAU * time * 0.95)) * tall * 0.016;
        const rock = stride * Math.sin(TAU * time * 0.95) * 0.012;
        const breath = life.alive ? Math.sin((TAU * time) / BREATH_SECONDS) : 0;
        const sway = life.alive ? Math.sin(TAU * time * 0.17) + 0.5 * Math.sin(TAU * time * 0.29) : 0;
        for (let vertex = 0; vertex < positions.length / 3; vertex++) {
          const v = relief.shares[vertex * 2 + 1] ?? 0;
          const high = Math.min(1.1, Math.max(0, (box.bottom - v) / (box.bottom - box.top)));
          const at = vertex * 3;
          positions[at] =
            (positions[at] ?? 0) + way + (sway * SWAY + rock) * tall * high * (stands ? high : high * 0.7);
          positions[at + 1] = (positions[at + 1] ?? 0) + bob + breath * BREATH * tall * high;
        }
      },
    },
  ];
}
