import type { BentMesh } from '../lens/bent.ts';
import { smoothstep, TAU } from '../maths/ease.ts';
import type { Plate } from './plate.ts';
import { groundRelief, weightsAt } from './relief.ts';
import { bendSubject } from './subject-bend.ts';
import type { SubjectLife } from './subject-life.ts';

/** What of a picture moves by itself. */
export interface PlateLife {
  /** Clouds drift and water ripples, where there are any. */
  readonly water: boolean;
  readonly clouds: boolean;
  /** What whoever it shows does; null keeps it as it is. */
  readonly subject: SubjectLife | null;
  readonly durationSeconds: number;
}

/** Widths of the picture that clouds go in a second, and ripples of water, as shares of it. */
const DRIFT = 0.0022;
const RIPPLE = 0.0028;

/** The relief of a plate, with whatever lives in it. At the first moment all is as it was given. */
export function bendPlate(plate: Plate, life: PlateLife): BentMesh[] {
  const ground = groundRelief(plate);
  const { surroundings, subject } = plate;
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
  return subject === null ? bent : [...bent, ...bendSubject(plate, subject, life.subject, life.durationSeconds)];
}
