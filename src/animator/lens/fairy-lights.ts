import { add, normalise, scale, subtract, type Vector } from '../maths/vector.ts';
import { beside, faint, figuresOf, hasEyes, type LitMoment, middleOf, tallOf } from './lit-figures.ts';
import type { MovingLamp } from './moving-lamp.ts';

const GLOW = { colour: [1.3, 0.84, 0.46] as Vector, strength: 2.8, reach: 7.5, size: 0.6 } as const;
/** Of a tree: how high its bulbs hang that light the room, and how far out toward whom they light. */
const [HEIGHTS, OUT] = [[-0.2, 0.12], 0.3] as const;
/** Toward the camera, aside and up, of the height of whom a tree lights that is not in the film. */
const UNSEEN = [0.75, 0.6, 0.7] as const;
const FAINT: Vector = [0.2, 0.13, 0.1];

/** The small lamps of a tree or a wall, as one warm glow that breathes: on whoever sits beside them, and on the room. */
export function fairyLights(moment: LitMoment): readonly MovingLamp[] {
  const { time } = moment;
  const found = figuresOf(moment);
  const hero = found.find(hasEyes)?.figure;
  const tree = found.find(({ thing }) => thing === 'christmas tree')?.figure;
  const breath = 1 + 0.05 * Math.sin(time * 1.9) + 0.03 * Math.sin(time * 4.7);
  const lampAt = (at: Vector): MovingLamp => ({
    ...{ at, reach: GLOW.reach, size: GLOW.size, shades: 0.5, beam: 0.0012 },
    colour: scale(GLOW.colour, GLOW.strength * breath),
  });
  const near = faint(moment, FAINT);
  if (tree === undefined) return hero === undefined ? [] : [...near, lampAt(beside(hero, moment, ...UNSEEN))];
  const middle = middleOf(tree);
  const toward = hero === undefined ? moment.camera.eye : hero.at;
  const way = normalise([toward[0] - middle[0], 0, toward[2] - middle[2]]);
  const tall = tallOf(tree);
  const lamps = HEIGHTS.map((up) => lampAt(add(middle, add(scale(way, OUT * tall), [0, up * tall, 0]))));
  // A tree at the other end of the room is helped by another one, out of the picture.
  const far = hero !== undefined && Math.hypot(...subtract(hero.at, tree.at)) > 0.6 * GLOW.reach;
  return [...near, ...lamps, ...(far ? [lampAt(beside(hero, moment, ...UNSEEN))] : [])];
}
