import type { Gain, PlaceFacts } from './place-facts.ts';

/** Metres: who is no larger has no chair of ours. */
const SMALL_METRES = 0.32;
/** What one does at home in clothes, with a cup, a book or a spoon in hand. */
const HOMELY: ReadonlySet<string> = new Set([
  'drink',
  'eat',
  'read',
  'write',
  'sew',
  'knit',
  'cook',
  'bake',
  'sit',
  'sleep',
  'stir',
  'paint',
]);
const WEIGHT = 6;

/** "A tiny mouse in a sweater sips tea": where nobody says where, in a house made for it, and not on a chair of ours. */
export function gainOfSmallFolk({ reading: { places, events }, cast }: PlaceFacts): Gain[] {
  const [lead] = cast;
  const thing = lead?.senses.thing;
  if (lead === undefined || thing?.alive !== true || thing.realm !== 'ground' || thing.metres > SMALL_METRES) return [];
  if (places.length > 0 || lead.garments.length === 0 || cast.some(({ senses }) => senses.person !== null)) return [];
  const own = events.filter(({ subjects }) => subjects.includes(lead.id));
  const atHome = own.length > 0 && own.every(({ act }) => act !== null && HOMELY.has(act.act));
  return atHome ? [['burrow', WEIGHT]] : [];
}
