import { PEOPLE, roleOf } from '../../catalogue/people.ts';
import type { Mention } from '../mentions/chunks.ts';
import type { Scope } from './scope.ts';

/** Says only whether man or woman, and how old: the word before it says who. */
const PLAINLY = /^(?:girl|boy|guy|dude|man|woman|lady|kid|gal|lad|lass)$/;

/** "a surfer girl", "a ninja boy": whoever surfs, and how old. */
export function takeForTrade({ lexicon }: Scope, mention: Mention): Mention {
  const role = mention.modifiers.at(-1);
  if (role === undefined || !PLAINLY.test(mention.noun) || mention.named || !PEOPLE.has(role) || roleOf(role) === null)
    return mention;
  const [senses, plain] = [lexicon.senses(role), mention.senses?.person];
  if (senses?.person == null || plain == null) return mention;
  // A surfer girl has grown up enough to surf.
  const age = plain.age === 'child' ? 'young' : plain.age;
  return {
    ...mention,
    noun: role,
    senses: { ...senses, person: { ...senses.person, age, gender: plain.gender } },
    modifiers: mention.modifiers.slice(0, -1),
  };
}
