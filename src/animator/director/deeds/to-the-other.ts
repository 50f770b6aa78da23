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
  return beats.map((beat) => {
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
