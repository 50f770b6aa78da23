import { isTable } from '../../../catalogue/uses.ts';
import { beatOf, type Draft, isAlive, metresOf, relate, roleOf } from '../draft.ts';

/** What is meant to be lit, and burns no further. */
const LIT_FOR_LIGHT =
  /candle|lantern|lamp|torch|match|lighter|fire|firework|stove|oven|cigar|pipe|incense|grill|lighthouse|bulb|fuse|sparkler|spark|burner|chandelier|jack-o/;
/** Of the deed: when it has caught fire. */
const CAUGHT = 0.25;
const ON_TABLE_METRES = 1.1;

/** "A dragon sneezes and sets a cake on fire": it burns from then on, and whoever did it stands before it. */
export function setAlight(draft: Draft): void {
  for (const { role, act, verb, target, from, to } of draft.beats) {
    const lit = roleOf(draft, target);
    if (act !== 'light' || verb !== 'ignite' || lit === undefined || isAlive(draft, lit.id)) continue;
    if (LIT_FOR_LIGHT.test(`${lit.thing} ${lit.noun}`)) continue;
    if (!draft.beats.some((beat) => beat.role === lit.id && beat.act === 'burn'))
      draft.beats = [
        ...draft.beats,
        { ...beatOf(draft, 'burn'), role: lit.id, from: from + (to - from) * CAUGHT, to: Math.max(to, from) },
      ];
    const table = draft.cast.find(({ thing }) => isTable(thing));
    if (draft.relations.some((each) => each.role === role && each.to !== null)) continue;
    // Whoever is small is up there with it.
    const up = table !== undefined && isAlive(draft, role) && metresOf(draft, role) <= ON_TABLE_METRES;
    relate(draft, role, up ? 'on' : 'near', (table ?? lit).id);
  }
}
