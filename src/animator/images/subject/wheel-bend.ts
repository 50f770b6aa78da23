import type { BentMesh } from '../../lens/bent.ts';
import { type Plate, type PlateSubject, pointAt } from '../plate/plate.ts';
import { cutRelief } from '../plate/relief.ts';
import type { Travel } from './travel.ts';
import { cutWheel, findWheels } from './wheels.ts';

/** Before the vehicle that they are cut out of. */
const BEFORE = 0.99;

/** What wheels follow: how far away their vehicle is at a share of the film's width, where it goes, and around which place it turns to its other side. */
interface Rolling {
  readonly depthAt: (u: number) => number;
  readonly middle: number;
  readonly travelAt: (time: number) => Travel;
}

/** The wheels of a vehicle that is seen from its side, which turn as fast as it goes; none where they are not found. */
export function bendWheels(plate: Plate, subject: PlateSubject, rolling: Rolling): BentMesh[] {
  const { camera, area, size } = plate;
  return findWheels(subject).map((wheel) => {
    const [u, v] = [(wheel.x - area.left) / size.width, (wheel.y - area.top) / size.height];
    const half = wheel.radius / size.width;
    const own = rolling.depthAt(u);
    const depth = Math.min(rolling.depthAt(u - half), own, rolling.depthAt(u + half)) * BEFORE;
    const [x, y] = pointAt(camera, u, v, depth);
    const radius = (wheel.radius / size.height) * 2 * camera.down * depth;
    return {
      ...cutRelief(plate, cutWheel(subject, wheel), () => depth),
      bend(time, positions) {
        const { x: gone, z, turned } = rolling.travelAt(time);
        const facing = Math.cos(turned * Math.PI);
        const angle = -gone / radius;
        // Nearer than what it is cut out of, it goes as far on screen.
        const shown = (gone * depth) / own;
        const [sine, cosine] = [Math.sin(angle), Math.cos(angle)];
        const middle = rolling.middle + (x - rolling.middle) * facing + shown;
        for (let at = 0; at < positions.length; at += 3) {
          const [i, j] = [((positions[at] ?? 0) - x) * facing, (positions[at + 1] ?? 0) - y];
          positions[at] = middle + i * cosine - j * sine;
          positions[at + 1] = y + i * sine + j * cosine;
          positions[at + 2] = (positions[at + 2] ?? 0) + z;
        }
      },
    };
  });
}
