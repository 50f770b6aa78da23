import { type Draft, dropRole } from './draft.ts';

/** Whose own dress brings what: by their role, and the things it is. */
const OWN_ARMS: readonly (readonly [RegExp, RegExp])[] = [
  [/samurai|ronin|knight|paladin|warrior|ninja|pirate|viking|gladiator|legionary/, /^(?:sword|axe)$/],
  [/wizard|sorcerer|mage/, /^(?:stick|wand)$/],
];

/** "Two samurai, their katanas clash": those they have in hand anyway, unless the prompt says how they look. */
export function takeOwnArms(draft: Draft): void {
  for (const { id, thing, colour, material, traits, person } of draft.cast) {
    if (person !== null || colour !== null || material !== null || traits.length > 0) continue;
    const owner = draft.cast.find(({ person: other }) =>
      OWN_ARMS.some(([who, what]) => who.test(other?.role ?? '') && what.test(thing)),
    );
    if (owner !== undefined && !draft.relations.some(({ role, to }) => role === id && to !== null)) dropRole(draft, id);
  }
}
