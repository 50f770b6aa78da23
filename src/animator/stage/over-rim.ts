import type { Vector } from '../maths/vector.ts';
import { heightOf, type Player } from './players.ts';

/** Metres: what is larger has room for whoever is in it. */
const CUP_METRES = 0.4;
/** Of its height: how much of who lies, or stands, in a cup is below its rim. */
const [LIES_BELOW, STANDS_BELOW] = [0.12, 0.42];

/** Who is in a cup looks over its rim: its inside is told where what it is filled with ends, a little below that. */
export function overRim(child: Player, parent: Player, lies: boolean): { readonly offset?: Vector } {
  const inside = parent.body.anchors.inside?.at[1];
  const cup = inside !== undefined && child.thing?.alive === true && heightOf(parent) < CUP_METRES;
  if (!cup || parent.order.family !== 'household' || child.thing?.realm === 'underwater') return {};
  const below = heightOf(child) * (lies ? LIES_BELOW : STANDS_BELOW);
  return { offset: [0, -Math.min(below, inside * parent.size * 0.8), 0] };
}

/** Of the height of the water: who is lower swims on it, where there is any. */
const REACHES_OUT = 1.5;

/** Whereby somebody is in a nest or a tub: on its bottom, or on its water. */
export function floatsIn(child: Player, parent: Player): readonly string[] {
  const level = parent.body.anchors.afloat?.at[1];
  return level !== undefined && heightOf(child) < level * parent.size * REACHES_OUT ? ['afloat', 'inside'] : ['inside'];
}

/** In cars dogs put their heads out, above the door; in the basket of a bicycle they sit as they are. */
export const atWindow = (child: Player, parent: Player): { readonly offset?: Vector } =>
  child.order.family === 'quadruped' && parent.order.family === 'vehicle' && parent.role.thing !== 'bicycle'
    ? { offset: [-0.26, 0.3, 0.12] }
    : {};
