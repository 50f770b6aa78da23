import type { Gain, PlaceFacts } from './place-facts.ts';

const ON_FOOT = /^(?:walk|run|carry|stroll|jog|step|wade|sprint|march|chase|play)$/;
/** One does it from the shore, and the sea is what is seen. */
const FROM_SHORE = /^(?:look|watch|point|think|listen|wait|paint|photograph|meditate|pray|wave)$/;
const OFF_SHORE =
  /\b(?:at sea|on the (?:\w+ )?(?:sea|ocean|waves)|ships?|boats?|yachts?|decks?|rafts?|canoes?|kayaks?|sailing|islands?|underwater|reef)\b/i;

const SURFS = /surfer$/;
const ON_WATER: ReadonlySet<string> = new Set(['ride', 'row']);
const ASHORE: ReadonlySet<string> = new Set(['walk', 'run', 'carry', 'lie', 'hold', 'wax']);
const RESTS_ON_SAND =
  /\b(?:sits?|sitting|stands?|standing|waits?|waiting|rests?|resting) (?:[a-z]+ ){0,4}(?:beach|sand|shore)\b/i;
/** Who rides a wave, or waits for one on the board. */
export function isOnWave({ reading: { events, relations, told }, cast: [first, ...others] }: PlaceFacts): boolean {
  if (first === undefined || RESTS_ON_SAND.test(told)) return false;
  const own = events.filter(({ subjects }) => subjects.includes(first.id));
  if (own.some(({ act }) => ASHORE.has(act?.act ?? ''))) return false;
  const surfer = SURFS.test(first.noun);
  const board = others.find(({ senses }) => senses.thing?.kind === 'surfboard')?.id;
  const sits = relations.some(
    ({ entity, relation, to }) => entity === first.id && /^(?:on|riding)$/.test(relation) && to === board,
  );
  return (
    own.some(({ act }) => act?.act === 'surf' || (surfer && ON_WATER.has(act?.act ?? ''))) ||
    (surfer && board !== undefined && sits)
  );
}

/** "runs into the waves", "carry their boards down to the water", "looks out to the sea": people come to the sea on foot. */
export function gainAshore(facts: PlaceFacts, scores: ReadonlyMap<string, number>): readonly Gain[] {
  const { reading, boats } = facts;
  const [hero] = facts.cast;
  const sea = scores.get('sea');
  const goes =
    hero?.senses.person != null &&
    reading.events.some(
      ({ subjects, act }) =>
        subjects.includes(hero.id) && (ON_FOOT.test(act?.act ?? '') || FROM_SHORE.test(act?.act ?? '')),
    );
  return sea === undefined || !goes || boats || isOnWave(facts) || OFF_SHORE.test(reading.told)
    ? []
    : [['beach', sea + 1]];
}

const AMONG_ISLANDS =
  /\b(?:between|among|amongst|amid|past|around|through|several|many|scattered|dozens of) (?:the |its )?(?:[a-z-]+,? ){0,3}isl(?:ands|ets|es)\b/i;
const ON_SAND = /\b(?:beach|shore)\b/i;

/** "A boat glides between green islands": on the water that they lie in. */
export const gainAmongIslands = (
  { reading: { told }, boats }: PlaceFacts,
  scores: ReadonlyMap<string, number>,
): readonly Gain[] =>
  boats && AMONG_ISLANDS.test(told) && !ON_SAND.test(told) ? [['sea', (scores.get('beach') ?? 0) + 1]] : [];
