import type { Entity, Reading } from '../../language/reading.ts';

/** Words behind a cut in which whom it leads to is named. */
const HEAD_WORDS = 6;
const HEAD =
  /^[\s.]{0,12}(?:(?:cuts? )?(?:back |away )?to )?(?:the|his|her|their) ((?:[a-z'-]{2,16} ){0,2}?[a-z'-]{2,16})\s?:/i;

/** "Cut to the boat: two fishermen cling to the wheel": the boat that was told of is what it leads to, though it stands before no verb. */
export function nameHeads(reading: Reading): Reading {
  const named = new Map<number, number[]>();
  for (const { at } of reading.cuts) {
    const [, said] = HEAD.exec(reading.told.slice(at, at + 60)) ?? [];
    const whom = said === undefined ? undefined : findNamed(said, at, reading);
    const first = reading.offsets.findIndex((letter) => letter >= at);
    if (whom === undefined || first < 0) continue;
    const known = whom.mentionedAt.some((word) => word >= first && word < first + HEAD_WORDS);
    if (!known) named.set(whom.id, [...(named.get(whom.id) ?? []), first]);
  }
  if (named.size === 0) return reading;
  return {
    ...reading,
    entities: reading.entities.map((entity) => {
      const more = named.get(entity.id);
      return more === undefined
        ? entity
        : { ...entity, mentionedAt: [...entity.mentionedAt, ...more].sort((a, b) => a - b) };
    }),
  };
}

/** The last who was told of by that word. */
function findNamed(said: string, at: number, { entities, offsets }: Reading): Entity | undefined {
  const word = said.toLowerCase().split(' ').at(-1);
  return entities.findLast(
    ({ noun, hidden, mentionedAt }) =>
      !hidden && noun.split(' ').at(-1) === word && (offsets[mentionedAt[0] ?? -1] ?? at) < at,
  );
}
