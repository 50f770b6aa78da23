import { topples, undergoneIn } from '../../../catalogue/events.ts';
import { isLiquid } from '../../../catalogue/uses.ts';
import type { Beat } from '../../../director/script.ts';
import { isBasin } from '../../tumbling.ts';
import { beatOf, type Draft, dropRole, editBeats, editRole, isSmall, metresOf, thingOf } from '../draft.ts';

const AIRY = /^(?:float|levitate|hover|drift|fly|soar|orbit|suspend|be suspended)/;
/** "strawberries": as many as fill a picture. */
const [UNCOUNTED, HANDFUL, MOST_ALOFT] = [4, 6, 10];
/** Metres: on no floor and beside nothing, small things are as large as the lens likes. */
const ALOFT_METRES = 0.3;

/** What is knocked over goes over where it stands, and comes out of no air. */
const tumblesBy = ({ verb, act }: Beat): 'fall' | 'float' | null =>
  undergoneIn(verb) === 'topples'
    ? null
    : undergoneIn(verb) === 'drops' || act === 'fall'
      ? 'fall'
      : AIRY.test(verb) || act === 'float'
        ? 'float'
        : null;

/** Whether nothing but the studio's air bears a thing. */
const isLoose = (draft: Draft, id: number): boolean =>
  isSmall(draft, id) &&
  // A row of dominoes falls where it stands.
  !topples(thingOf(draft, id)?.kind ?? '') &&
  !draft.relations.some(({ role, relation, to }) => role === id && to !== null && /^(?:on|in|inside)$/.test(relation));

/** Nothing else happens to what is in the air of a studio. */
export const isTumbling = (draft: Draft, id: number): boolean =>
  draft.set.dressing.includes('product') &&
  isLoose(draft, id) &&
  draft.beats.some((beat) => beat.role === id && tumblesBy(beat) !== null);

/** "blueberries dropping into milk": the milk is what the studio has instead of a floor. "Coins raining down": they, and no rain. */
function fallInto(draft: Draft): void {
  const [hero] = draft.cast;
  const basin = isBasin(draft.set.dressing);
  if (basin) for (const { id, thing } of [...draft.cast]) if (id !== hero?.id && isLiquid(thing)) dropRole(draft, id);
  if (hero === undefined || draft.beats.some((beat) => tumblesBy(beat) !== null)) return;
  if (basin || (draft.set.weather === 'rain' && hero.count > 1))
    draft.beats = [...draft.beats, { ...beatOf(draft, 'fall'), role: hero.id }];
}

/** What falls or floats in a studio does so together with what is told of with it: through the air, and off no table. */
export function tumbleTogether(draft: Draft): void {
  if (!draft.set.dressing.includes('product')) return;
  fallInto(draft);
  const first = draft.beats.find((beat) => tumblesBy(beat) !== null && isLoose(draft, beat.role));
  const act = first === undefined ? null : tumblesBy(first);
  if (first === undefined || act === null) return;
  const loose = draft.cast.filter(({ id }) => isLoose(draft, id));
  const idle = loose.filter(({ id }) => draft.beats.every(({ role }) => role !== id));
  editBeats(draft, (beat) =>
    tumblesBy(beat) !== null && isLoose(draft, beat.role) ? { ...beat, act, direction: null, target: null } : beat,
  );
  draft.beats = [
    ...draft.beats,
    ...idle.map(({ id }): Beat => ({ ...first, role: id, act, direction: null, target: null })),
  ];
  const largest = Math.max(...loose.map(({ id }) => metresOf(draft, id)));
  for (const { id, count, size } of loose) {
    const more = Math.max(UNCOUNTED, Math.min(HANDFUL, Math.floor(MOST_ALOFT / loose.length)));
    editRole(draft, id, {
      count: count === UNCOUNTED ? more : count,
      size: largest < ALOFT_METRES ? (size * ALOFT_METRES) / largest : size,
    });
  }
}
