import { aboutY } from '../../../maths/turn.ts';
import type { Vector } from '../../../maths/vector.ts';
import type { Moment } from '../../body.ts';
import type { Forge, Paint } from '../../forge/forge.ts';
import { box, tube } from '../../forge/shapes.ts';
import { lined, moved, type Surface, sheet } from '../../forge/surface.ts';
import { darker } from '../../looks.ts';
import { opennessOf } from '../../openness.ts';
import type { Pose } from '../../pose.ts';
import type { SkeletonBuilder } from '../../skeleton.ts';
import { GLASS } from './car-cabin.ts';
import type { CarShell } from './car-shell.ts';
import { BLACK, CHROME } from './wheels.ts';

/**
 * Doors of a car that open in a film. The body of the car stays whole: over each of them lies a leaf that swings, and under it a dark opening that comes out of
 * the body only while the leaf is open.
 */

export const DOOR_SEATS = ['driver', 'passenger', 'back', 'back2'] as const;
/** Before the seat, in the name of a part: that door opens. */
export const DOOR_OF = 'door of ';
export type DoorSeat = (typeof DOOR_SEATS)[number];

/** Radians as far as a leaf goes, metres that the opening is sunk in while it is shut, and seconds that it takes. */
const [WIDE, SUNK, SWINGS] = [1.15, 0.12, 0.55];
const WITHIN: Paint = { material: 'cloth', colour: 0x0d0c0e };

interface Leaf {
  readonly seat: DoorSeat;
  readonly side: 1 | -1;
  readonly front: number;
  readonly rear: number;
}

/** Where a car has them: those in front, and those behind where it has four. */
function leavesOf({ style }: CarShell, seats: readonly DoorSeat[]): Leaf[] {
  const { front, rear } = style.cabin;
  const split =
    front - 0.05 + (rear - front + 0.08) * (style.panelled === true ? 0.36 : style.doors === 2 ? 0.62 : 0.47);
  const end = Math.max(style.axles[1] + 0.3, rear + 0.45);
  return seats.map((seat) => {
    const back = seat.startsWith('back') && style.doors === 4 && style.panelled !== true;
    const side = seat === 'driver' || seat === 'back2' ? 1 : -1;
    return { seat, side, front: back ? split : front - 0.12, rear: back ? end : split };
  });
}

const [ALONG, UP] = [8, 6];

/** The side of the car between two places, so far outside of it. */
function sideOf({ style, topAt, sideAt }: CarShell, { side, front, rear }: Leaf, out: number): Surface {
  const rows = Array.from({ length: ALONG + 1 }, (_, k): Vector[] => {
    const z = rear + ((front - rear) * k) / ALONG;
    const [low, high] = [style.clearance + 0.1, topAt(z) - 0.035];
    return Array.from({ length: UP + 1 }, (_, row): Vector => {
      const y = low + ((high - low) * row) / UP;
      return [side * (sideAt(z, y) + out), y, z];
    });
  });
  return lined(sheet(rows));
}

const boneOf = ({ seat }: Leaf): string => `door ${seat}`;

export function doorBones(bones: SkeletonBuilder, shell: CarShell, seats: readonly DoorSeat[]): SkeletonBuilder {
  for (const leaf of leavesOf(shell, seats)) {
    const x = leaf.side * shell.sideAt(leaf.front, shell.style.clearance + 0.4);
    bones.bone(boneOf(leaf), 'whole', [x, 0.4, leaf.front], [x, 1, leaf.front]);
    bones.bone(`within ${leaf.seat}`, 'whole', [x, 0.4, leaf.front], [x, 1, leaf.front]);
  }
  return bones;
}

export function forgeDoors(forge: Forge, shell: CarShell, paint: Paint, seats: readonly DoorSeat[]): void {
  const { style, topAt, sideAt } = shell;
  for (const leaf of leavesOf(shell, seats)) {
    const bone = boneOf(leaf);
    forge.add(WITHIN, sideOf(shell, leaf, 0.006), `within ${leaf.seat}`);
    forge.add(paint, sideOf(shell, leaf, 0.009), bone);
    forge.add({ material: 'plastic', colour: darker(0x4a423c, 0.8) }, sideOf(shell, leaf, -0.03), bone);
    const handle: Vector = [
      leaf.side * (sideAt(leaf.rear + 0.14, topAt(leaf.rear) - 0.17) + 0.02),
      topAt(leaf.rear) - 0.17,
      leaf.rear + 0.14,
    ];
    forge.add(style.chrome === true ? CHROME : BLACK, moved(box([0.025, 0.03, 0.17], 0.01), { at: handle }), bone);
    if (style.open === true) continue;
    // Its window in a frame, as high as the roof lets it be.
    const belt = (z: number): Vector => [leaf.side * (sideAt(z, topAt(z) - 0.045) - 0.02), topAt(z) - 0.03, z];
    const roof = (z: number, share: number): Vector => [
      leaf.side * (sideAt(z, topAt(z) - 0.045) - 0.03 - style.tumble * share),
      topAt(z) + (style.height - 0.1 - topAt(z)) * share,
      z,
    ];
    const [low, high] = [leaf.front - 0.05, Math.min(leaf.front - 0.12, style.cabin.roofFront)];
    const frame = [belt(low), roof(high, 1), roof(leaf.rear + 0.03, 1), belt(leaf.rear + 0.03)];
    forge.add(paint, tube(frame, 0.022, { sides: 6 }), bone);
    const [a, b, c, d] = frame;
    if (a !== undefined && b !== undefined && c !== undefined && d !== undefined)
      forge.add(
        GLASS,
        lined(
          sheet([
            [a, b],
            [d, c],
          ]),
        ),
        bone,
      );
  }
}

/** They swing while somebody gets in or out. */
export function swingDoors(pose: Pose, moment: Moment, shell: CarShell, seats: readonly DoorSeat[]): void {
  if (seats.length === 0) return;
  const open = opennessOf(moment, { swings: SWINGS });
  for (const leaf of leavesOf(shell, seats)) {
    pose.turn(boneOf(leaf), aboutY(-leaf.side * WIDE * open));
    pose.shift(`within ${leaf.seat}`, [-leaf.side * SUNK * (1 - Math.min(1, open * 6)), 0, 0]);
  }
}
