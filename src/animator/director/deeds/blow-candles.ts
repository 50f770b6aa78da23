import type { Beat, Role, Shot } from '../script.ts';

const CAKE = /^(?:cake|cupcake)$/;

const cakeOf = (roles: readonly Role[]): number | null => roles.find(({ thing }) => CAKE.test(thing))?.id ?? null;

/** "A cake with seven candles, someone blows them out": the cake's. */
export function blowCandles(beats: readonly Beat[], roles: readonly Role[], told: string): Beat[] {
  const cake = cakeOf(roles);
  if (cake === null || !/\bcandles?\b/i.test(told)) return [...beats];
  return beats.map((beat) =>
    beat.act === 'blow' && beat.target === null && roles.some(({ id, person }) => id === beat.role && person !== null)
      ? { ...beat, target: cake, verb: 'blow out' }
      : beat,
  );
}

/** Who blows out the candles of a cake that is told of first is who the picture is of, from the waist up behind the cake. */
export function nearCandles(shot: Shot, roles: readonly Role[], beats: readonly Beat[]): Shot {
  const cake = cakeOf(roles);
  const people = roles.filter(({ person, scenery }) => person !== null && !scenery);
  const [one] = people;
  if (shot.sizeStated || shot.size !== 'wide' || cake === null || one === undefined || one.count > 1) return shot;
  const blows = beats.some(({ role, act, target }) => role === one.id && act === 'blow' && target === cake);
  return blows && people.length === 1 && (shot.subject === cake || shot.subject === one.id)
    ? { ...shot, subject: one.id, size: 'medium', also: [...new Set([...shot.also, cake])] }
    : shot;
}
