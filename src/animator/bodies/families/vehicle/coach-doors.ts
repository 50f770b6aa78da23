import { smoothstep } from '../../../maths/ease.ts';
import { aboutY } from '../../../maths/turn.ts';
import type { Vector } from '../../../maths/vector.ts';
import type { Moment } from '../../body.ts';
import type { Forge, Paint } from '../../forge/forge.ts';
import { roundedRectangle } from '../../forge/outlines.ts';
import { box, cylinder, extrude } from '../../forge/shapes.ts';
import { both, moved, type Surface } from '../../forge/surface.ts';
import { darker } from '../../looks.ts';
import { opennessOf } from '../../openness.ts';
import type { Pose } from '../../pose.ts';
import type { SkeletonBuilder } from '../../skeleton.ts';
import type { Coach } from './coaches-table.ts';

/** Doors of buses and trains: a leaf that comes out of the wall and slides back along it. Those on the right side open. */

/** Metres that a leaf comes out, and seconds it takes. */
const [COMES_OUT, SLIDES] = [0.07, 0.6];
const PANE: Paint = { material: 'glass', colour: 0x1d2a33, clear: 0.25 };
/** Within: dark, with a light over the steps. */
const [WITHIN, LIGHT, STEP, RAIL]: readonly [Paint, Paint, Paint, Paint] = [
  { material: 'cloth', colour: 0x17130f },
  { material: 'glow', colour: 0xffd9a0, glows: 0.5 },
  { material: 'plastic', colour: 0x6a6d70 },
  { material: 'paint', colour: 0xf2c230 },
];

type Opening = NonNullable<Coach['doors']>[number];
const boneOf = (k: number): string => `leaf${k}`;

export function leafBones(bones: SkeletonBuilder, { doors = [], width }: Coach): SkeletonBuilder {
  for (const [k, { z, low }] of doors.slice(0, 1).entries())
    bones.bone(boneOf(k), 'whole', [-width / 2, low, z], [-width / 2, low + 1, z]);
  return bones;
}

const panelOf = ({ wide, low, high }: Opening, depth: number, share = 1): Surface =>
  moved(extrude(roundedRectangle(wide * share, (high - low) * share, 0.05), depth, depth * 0.3), {
    turn: aboutY(Math.PI / 2),
  });

export function forgeCoachDoors(forge: Forge, { doors = [], width, floor }: Coach, main: Paint, opens: boolean): void {
  const paint: Paint = { ...main, colour: darker(main.colour, 0.72) };
  for (const [k, door] of doors.entries()) {
    const half = width / 2;
    const middle = (door.low + door.high) / 2;
    const at = (out: number): Vector => [half + out, middle, door.z];
    // One gets in by the first.
    if (!opens || k > 0) {
      forge.add(paint, both(moved(panelOf(door, 0.014), { at: at(0.002) })));
      continue;
    }
    const right = (out: number, y = middle, z = door.z): Vector => [-half - out, y, z];
    forge.add(paint, moved(panelOf(door, 0.014), { at: at(0.002) }));
    forge.add(WITHIN, moved(panelOf(door, 0.012), { at: right(0.003) }));
    // What one sees of the inside: steps, a light, a rail to hold on to.
    for (const [row, y] of [door.low + 0.06, door.low + 0.3].entries())
      forge.add(
        STEP,
        moved(box([0.02, 0.05, door.wide * 0.9], 0.008), { at: right(0.012 - row * 0.004, Math.max(floor, y)) }),
      );
    forge.add(LIGHT, moved(box([0.012, 0.05, door.wide * 0.7], 0.008), { at: right(0.012, door.high - 0.12) }));
    forge.add(
      RAIL,
      moved(cylinder(0.018, (door.high - door.low) * 0.55, { segments: 10 }), {
        at: right(0.014, door.low + 0.5, door.z + door.wide * 0.34),
      }),
    );
    forge.add(paint, moved(panelOf(door, 0.03), { at: right(0.022) }), boneOf(k));
    forge.add(
      PANE,
      moved(panelOf({ ...door, low: door.low + 0.5 }, 0.012, 0.78), { at: right(0.042, middle + 0.2) }),
      boneOf(k),
    );
  }
}

/** Out of the wall first, and then back along it. */
export function slideLeaves(pose: Pose, moment: Moment, { doors = [] }: Coach): void {
  const open = opennessOf(moment, { swings: SLIDES });
  for (const [k, { wide }] of doors.slice(0, 1).entries())
    pose.shift(boneOf(k), [-COMES_OUT * smoothstep(0, 0.3, open), 0, -wide * 0.98 * smoothstep(0.2, 1, open)]);
}
