import { type Occasion, occasionIn } from '../../catalogue/occasions.ts';
import type { Entity, Reading } from '../../language/reading.ts';
import type { Gain, PlaceFacts } from './place-facts.ts';

/** What a place weighs that an occasion is held in, before those of trades and things. */
const HELD = 3;

const isSeveral = ({ count, plural, noun }: Entity): boolean => (count ?? (plural ? 2 : 1)) > 1 || COMPANY.test(noun);
const COMPANY = /(?:family|team|class|couple|crowd|group|band|company|crew|generation)s?$/;

/** What people have come together for: of nobody, or of one alone, a birthday cake is only a cake. */
export function occasionOf({ told }: Reading, cast: readonly Entity[]): Occasion | null {
  const people = cast.filter(({ senses }) => senses.person !== null);
  if (people.length < 2 && !people.some(isSeveral)) return null;
  return occasionIn(told);
}

/** Where an occasion is held of which no place is told. */
export function gainOfOccasion({ reading, cast }: PlaceFacts): readonly Gain[] {
  const occasion = reading.places.length > 0 ? null : occasionOf(reading, cast);
  return occasion === null ? [] : [[occasion.place, HELD]];
}

/** Whether a word only names what they have come together for: it is seen by what they do and have. */
export const namesOccasion = (occasion: Occasion | null, word: string): boolean =>
  occasion?.words.some((each) => each === word.toLowerCase() || each.split(' ').includes(word.toLowerCase())) === true;
