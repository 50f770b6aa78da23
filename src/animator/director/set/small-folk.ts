import { isEaten } from '../../catalogue/living-things.ts';
import type { Entity } from '../../language/reading.ts';
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

/** Metres: what people of a table's size work at. */
const DISH_METRES = 0.6;
const TINY = /^(?:tiny|miniature|mini|microscopic|minuscule)$/;
const isDish = ({ senses: { thing, person } }: Entity): boolean =>
  person === null &&
  thing?.alive === false &&
  thing.metres <= DISH_METRES &&
  (thing.home === 'kitchen' || isEaten(thing.kind));

/** "Tiny lumberjacks saw a giant broccoli": people who are all tiny, among what is eaten. */
export function isFolkOfTable(cast: readonly Entity[]): boolean {
  const people = cast.filter(
    ({ senses: { person, thing }, memberOf }) => (person !== null || thing?.asPeople === true) && memberOf === null,
  );
  const tiny = people.length > 0 && people.every(({ modifiers }) => modifiers.some((word) => TINY.test(word)));
  return tiny && cast.some(isDish);
}

/** They are on the table where it lies, whatever place their trade has. */
export const gainOfTinyFolk = (
  { reading: { places }, cast }: PlaceFacts,
  scores: ReadonlyMap<string, number>,
): Gain[] =>
  places.length === 0 && isFolkOfTable(cast)
    ? [['kitchen', Math.max(0, ...scores.values()) - (scores.get('kitchen') ?? 0) + 1]]
    : [];
