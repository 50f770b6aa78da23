import { aboutX } from '../../../maths/turn.ts';
import type { Vector } from '../../../maths/vector.ts';
import type { Forge, Paint } from '../../forge/forge.ts';
import type { Make } from '../../forge/made-body.ts';
import { cylinder } from '../../forge/shapes.ts';
import { moved } from '../../forge/surface.ts';
import { thingBones } from '../../thing-poses.ts';
import { poseRide, type Ride } from '../../vehicle-poses.ts';
import { forgeWheel, turnWheels, type Wheel, type WheelStyle, wheelBones } from './wheels.ts';

export const LAMP: Paint = { material: 'glow', colour: 0xfff4d8, glows: 1.5 };
export const WOOD: Paint = { material: 'wood', colour: 0x8a5a30 };
export const BRASS: Paint = { material: 'metal', colour: 0xc79a45 };
export const LEATHER: Paint = { material: 'leather', colour: 0x7a2f26 };

interface Machine {
  readonly height: number;
  readonly length: number;
  readonly width: number;
  readonly wheels: readonly Wheel[];
  readonly style: (wheel: Wheel) => WheelStyle;
  readonly ride: Ride;
  readonly anchors: Make['anchors'];
  readonly forge: (forge: Forge) => void;
}

export function makeMachine({ wheels, style, ride, forge, ...size }: Machine): Make {
  return {
    ...size,
    bones: wheelBones(thingBones(size.height), wheels),
    forge(maker) {
      forge(maker);
      for (const wheel of wheels) forgeWheel(maker, wheel, style(wheel));
    },
    move: (pose, { gone, turning, speed }) => turnWheels(pose, wheels, gone, turning, speed),
    pose: (skeleton, moment, move) => poseRide(skeleton, ride, size.length, moment, move),
  };
}

export const pair = (name: string, x: number, z: number, radius: number, wide: number, steers = false): Wheel[] =>
  [1, -1].map((side) => ({ bone: `${name}${side > 0 ? 'L' : 'R'}`, at: [side * x, radius, z], radius, wide, steers }));

export const lying = (radius: number, length: number, at: Vector, top = radius) =>
  moved(cylinder(radius, length, { top, bevel: radius * 0.04, segments: 28 }), { at, turn: aboutX(Math.PI / 2) });
