import type { Vector } from '../maths/vector.ts';
import { extentOf, heightOf, type Player } from './players.ts';

/** Of its own length: who is no longer is carried in the jaws; and of its height, where it is held. */
const [IN_JAWS, SCRUFF] = [0.75, 0.72];

export const fitsJaws = (thing: Player, own: Player): boolean => extentOf(thing) < extentOf(own) * IN_JAWS;

/** An ant holds up what is larger than itself. */
const OF_INSECTS = 3;
export const holdsUp = (thing: Player, own: Player): boolean =>
  own.order.family === 'arthropod' && extentOf(thing) < extentOf(own) * OF_INSECTS;

/** By the scruff, across the mouth; a fish lies in it. */
export const hangs = (thing: Player): ['held' | 'stand', { way?: 'upright'; offset?: Vector; turn?: number }] =>
  thing.order.family === 'quadruped'
    ? ['stand', { offset: [0, -heightOf(thing) * SCRUFF, heightOf(thing) * 0.3], turn: Math.PI / 2 }]
    : ['held', { way: 'upright' }];

/** Its top at what bears it. */
export const slung = (thing: Player): ['stand', { offset: Vector }] => ['stand', { offset: [0, -heightOf(thing), 0] }];
