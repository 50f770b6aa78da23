import type { Player } from './players.ts';

/** Which seats of something are taken first by who is in it, and where one stands. */

const GOES_INTO = ['driver', 'passenger', 'back', 'seat', 'bench', 'bed', 'inside', 'surface'];
/** Animals do not drive. */
export const RIDES_ALONG = ['passenger', 'seat', 'driver', 'bed', 'inside', 'surface'];
/** Who is drawn in a carriage leaves the box to its driver. */
export const seatsIn = ({ role }: Player): readonly string[] => (role.thing === 'rickshaw' ? RIDES_ALONG : GOES_INTO);

export const UPRIGHT: ReadonlySet<string> = new Set(
  'stand walk run jump dance surf skate ski drift climb bounce pillow_fight'.split(' '),
);
/** Parts of what one is aboard, on which nobody sits. */
const STOOD_AT = /^(?:foredeck|stern|helm|window)$/;

export const sitsAt = (child: Player, act: string, where: string): boolean =>
  child.order.family === 'person' && !UPRIGHT.has(act) && !STOOD_AT.test(where);
