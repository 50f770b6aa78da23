import { aboutX, aboutZ, type Turn } from '../../../../maths/turn.ts';
import { add, normalise, scale, subtract, type Vector } from '../../../../maths/vector.ts';
import type { Forge, Paint } from '../../../forge/forge.ts';
import { METAL } from '../../../forge/piece.ts';
import { cylinder, tube } from '../../../forge/shapes.ts';
import { moved, type Surface } from '../../../forge/surface.ts';
import type { ThingOrder } from '../../../forge/thing-family.ts';
import type { Pose } from '../../../pose.ts';

/**
 * A craft of fine work, as it is on a bench: what is worked on, the tools both hands have, and how all of it moves. Heights count from the top of the bench, whose
 * middle is the origin; whoever works stands at -z, with the right hand at -x.
 */
export interface Craft {
  /** Metres from the floor to the top of the bench, and what that is of. */
  readonly top: number;
  readonly bench: Paint;
  /** A counter of a kitchen, closed to the floor. */
  readonly closed?: true;
  /** What moves by itself: where its middle is. */
  readonly bones: Readonly<Record<string, Vector>>;
  lay(forge: Lay, order: ThingOrder): void;
  move(pose: Pose, time: number): void;
  readonly right: Grip;
  readonly left: Grip;
}

/** On which bone a hand is, and where: what is no bone of the craft stands still. */
export type Grip = readonly [bone: string, at: Vector];

/** Adds a surface to a bone, `root` where none is named. */
export type Lay = (paint: Paint, surface: Surface, bone?: string) => void;

export const layOn =
  (forge: Forge, lift: number): Lay =>
  (paint, surface, bone = 'root') => {
    forge.add(paint, moved(surface, { at: [0, lift, 0] }), bone);
  };

export const BRASS: Paint = { material: 'metal', colour: 0xd9a441 };
export const GOLD: Paint = { material: 'metal', colour: 0xf0c04a };
export const DARK_WOOD: Paint = { material: 'wood', colour: 0x5f3a20 };
export const STEEL_TOP: Paint = { material: 'steel', colour: 0xb9c0c6 };

/** A rod from one point to another. */
export const rod = (from: Vector, to: Vector, radius: number, sides = 10): Surface =>
  tube([from, to], radius, { sides });

/** A flat round plate on its lower face. */
export const disc = (radius: number, high: number, at: Vector, turn: Turn = aboutX(0)): Surface =>
  moved(cylinder(radius, high, { segments: 28 }), { at, turn });

/** Two prongs that meet at the tip, and run toward the hand. */
export function layTweezers(lay: Lay, tip: Vector, hand: Vector, bone: string): void {
  const along = normalise(subtract(hand, tip));
  const end = add(tip, scale(along, 0.15));
  for (const side of [1, -1]) {
    const middle = add(add(tip, scale(along, 0.07)), [0.007 * side, 0, 0]);
    lay(METAL, tube([tip, middle, end], [0.0016, 0.004, 0.004], { sides: 8 }), bone);
  }
}

/** 0 to 1 within so many seconds, again and again. */
export const round = (time: number, seconds: number): number => time / seconds - Math.floor(time / seconds);

/** 0 to 1 between two shares of a round, softly. */
export const between = (share: number, from: number, to: number): number => {
  const s = Math.min(1, Math.max(0, (share - from) / (to - from)));
  return s * s * (3 - 2 * s);
};

/** What comes out of the ground of a craft by and by: hidden until its time, whole after so many seconds. */
export const growBy = (pose: Pose, bone: string, time: number, from: number, seconds: number): void => {
  pose.grow(bone, Math.max(0.001, between(time, from, from + seconds)));
};

/** Tools that lie about at the edge, side by side. */
export function layTools(lay: Lay, colours: readonly number[], [x, z]: readonly [number, number]): void {
  for (const [k, colour] of colours.entries()) {
    const at = x + k * 0.045;
    lay({ material: 'wood', colour }, rod([at, 0.01, z], [at, 0.01, z - 0.09], 0.009));
    lay(METAL, rod([at, 0.01, z], [at, 0.01, z + 0.08], 0.0035, 8));
  }
}

/** A lamp on a jointed arm that leans over the work; its shade glows where light comes out of it. */
export function layLamp(lay: Lay): void {
  const paint: Paint = { material: 'metal', colour: 0x2f4a3c };
  lay(paint, disc(0.08, 0.02, [0.52, 0, -0.18]));
  lay(
    paint,
    tube(
      [
        [0.52, 0.02, -0.18],
        [0.6, 0.28, -0.18],
        [0.46, 0.46, -0.14],
      ],
      0.009,
      { sides: 8 },
    ),
  );
  const tilt = aboutZ(-0.45);
  lay(paint, moved(cylinder(0.085, 0.1, { top: 0.03, segments: 24 }), { at: [0.41, 0.38, -0.12], turn: tilt }));
  lay({ material: 'glow', colour: 0xffd9a0 }, disc(0.07, 0.004, [0.409, 0.377, -0.12], tilt));
}
