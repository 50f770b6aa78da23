import type { Player } from './players.ts';

/** Which seats of something are taken first by who is in it, and where one stands. */

const GOES_INTO = ['driver', 'passenger', 'back', 'seat', 'bench', 'bed', 'inside', 'surface'];
/** Animals do not drive. */
export const RIDES_ALONG = ['passenger', 'seat', 'driver', 'bed', 'inside', 'surface'];
/** Who is drawn in a carriage leaves the box to its driver, and who rides in a helicopter sits in its door. */
const OWN_SEATS: Readonly<Record<string, readonly string[]>> = {
  rickshaw: RIDES_ALONG,
  sleigh: RIDES_ALONG,
  helicopter: ['doorway', ...GOES_INTO],
};
export const seatsIn = ({ role }: Player): readonly string[] => OWN_SEATS[role.thing] ?? GOES_INTO;

export const UPRIGHT: ReadonlySet<string> = new Set(
  'stand walk run jump dance surf skate ski drift climb bounce pillow_fight ollie cartwheel handstand headspin breakdance backflip somersault exercise push_up fight grapple kick skip_rope dive_save'.split(
    ' ',
  ),
);
/** Parts of what one is aboard, on which nobody sits. */
const STOOD_AT = /^(?:foredeck|stern|helm|window|aboard)$/;

export const sitsAt = (child: Player, act: string, where: string): boolean =>
  child.order.family === 'person' && !UPRIGHT.has(act) && !STOOD_AT.test(where);
