import type { Beat, Role } from '../script.ts';

/** Done to somebody, whether or not the words say to whom once more. */
const TO_SOMEBODY: ReadonlySet<string> = new Set([
  'hug',
  'kiss',
  'take_hand',
  'hold_hands',
  'shake_hands',
  'high_five',
]);

/** "A gentleman bows to a lady and kisses her hand": hers, who is the only other one. */
export function turnToOther(beats: readonly Beat[], roles: readonly Role[]): Beat[] {
  const people = roles.filter(({ person, scenery }) => person !== null && !scenery);
  return beats.map((told) => {
    const beat = comesUp(told, people);
    if (!TO_SOMEBODY.has(beat.act) || beat.target !== null || beat.together.length > 0) return beat;
    const others = people.filter(({ id }) => id !== beat.role);
    const [other] = others;
    // Of three it is whom they had to do with before, else who is told of next.
    const known = beats.findLast(
      ({ role, target, from }) =>
        role === beat.role && from < beat.from && others.some(({ id, count }) => id === target && count === 1),
    )?.target;
    const next = others.find(({ id, count }) => id > beat.role && count === 1)?.id;
    const target = others.length === 1 && other?.count === 1 ? other.id : (known ?? next);
    return target === undefined ? beat : { ...beat, target };
  });
}

const GOES: ReadonlySet<string> = new Set(['run', 'walk']);

/** "A man runs up, drenched": to whoever waits there. */
function comesUp(beat: Beat, people: readonly Role[]): Beat {
  const { role, act, verb, target, where, direction } = beat;
  if (!GOES.has(act) || direction !== 'up' || where !== null || /\b(?:climb|up)\b/.test(verb)) return beat;
  const [other, ...more] = people.filter(({ id }) => id !== role);
  const whom = people.some(({ id }) => id === target && id !== role)
    ? target
    : target === null && more.length === 0 && other?.count === 1
      ? other.id
      : null;
  return whom === null ? beat : { ...beat, target: whom, direction: 'toward' };
}
