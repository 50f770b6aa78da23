import { arrivingBeat, leavingBeat } from '../rules/surroundings/arrive.ts';
import { actsAtSeat, type SeatWay, sitDownAndLeave } from './beside-seat.ts';
import type { Journey, JourneyParts } from './journeys.ts';
import { goesBy, paceOf } from './paces.ts';

/** Metres from the middle of a chair of the place to its side, and from who sits on a sofa to its front. */
const [HALF_CHAIR, FRONT] = [0.28, 0.4];

/** Who sits down on a chair that the place itself has comes to it first, and goes from it who gets up; null for all who sit there from beginning to end. */
export function takeSeatOfPlace(player: number, { path, acts }: Journey, parts: JourneyParts): Journey | null {
  const [own, seat, rest] = [parts.players[player], parts.spots.get(player)?.seat, path[0]];
  if (own?.order.family !== 'person' || seat === undefined || rest === undefined) return null;
  const beats = parts.script.beats.filter(({ role }) => role === own.role.id);
  const [comes, leaves] = [arrivingBeat(beats), leavingBeat(beats, true)];
  if (comes === null && leaves === null) return null;
  const times = {
    ...(comes === null ? {} : { since: comes.from }),
    ...(leaves === null ? {} : { until: leaves.from }),
  };
  const [x, y, z] = rest.at;
  const way: SeatWay = {
    ...{ player, own, there: [x, y + seat.height, z], facing: seat.heading },
    ...{ wide: HALF_CHAIR, deep: FRONT, bearer: null },
  };
  const gait = acts.find(({ act }) => goesBy(act))?.act ?? 'walk';
  const pace = paceOf(gait, own.thing, own.body, own.size);
  const seated = actsAtSeat(acts, times, parts.script.durationSeconds);
  return {
    ...sitDownAndLeave(way, times, seated, pace, parts),
    seat: { at: rest.at, heading: seat.heading, ...times },
  };
}
