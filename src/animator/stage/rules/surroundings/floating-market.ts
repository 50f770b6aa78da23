import { type Draft, dropRole, editRole } from '../draft.ts';

const MARKET = /\b(?:floating|water|river)\b.*\bmarkets?\b/;
const BOATS = /^(?:boat|boats)$/;

/** The boats of a market on the water are small and laden, and are part of it; one in which somebody is told of is rowed. */
export function ladeMarketBoats(draft: Draft): void {
  if (draft.set.place !== 'stilt_village' || !draft.set.dressing.some((word) => MARKET.test(word))) return;
  for (const { id, noun, count } of [...draft.cast]) {
    if (!BOATS.test(noun)) continue;
    const used =
      draft.relations.some(
        ({ role, to }) =>
          (role === id || to === id) && draft.cast.some((each) => each.id === role && each.person !== null),
      ) ||
      draft.beats.some(
        ({ role, act, target }) => target === id || (role === id && /^(?:row|sail|drift|go|float)$/.test(act)),
      );
    if (!used && count > 1) {
      // What they are full of is in them.
      for (const each of [...draft.cast])
        if (
          each.person === null &&
          each.id > id &&
          /^(?:fruit|fruits|vegetable|vegetables|flower|flowers|produce|goods)$/.test(each.word)
        )
          dropRole(draft, each.id);
      dropRole(draft, id);
    } else editRole(draft, id, { thing: 'canoe', variety: ['rowing boat'] });
  }
}
