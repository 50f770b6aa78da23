import { CALLED_ALIVE } from '../../catalogue/living-things.ts';
import type { Entity } from '../reading.ts';

/** Words for animals that say which of the two it is. */
const FEMALE =
  /\b(?:mother|mama|mom|grandmother|sister|lioness|tigress|hen|doe|mare|ewe|sow|vixen|cow|queen|she-wolf|nanny goat|female)\b/;
const MALE =
  /\b(?:father|papa|dad|grandfather|brother|bull|rooster|cockerel|stallion|stag|buck|ram|boar|drake|gander|tomcat|king|male)\b/;

/** A lioness is she, whoever came by since. */
export function genderOfKind(noun: string): Entity['gender'] {
  if (FEMALE.test(noun)) return 'woman';
  return MALE.test(noun) ? 'man' : null;
}

const TEMPERS =
  /^(?:timid|brave|shy|cheerful|grumpy|happy|curious|proud|anxious|nervous|mischievous|sleepy|friendly|jealous|determined|clumsy|jolly|bashful|heroic|scared|frightened|afraid|ambitious|naive|optimistic|courageous|young|bumbling|cheeky|gentle|glamorous|adventurous)$/;
const OF_FACES = /^(?:eyes?|face|smile|grin|mouth|cheeks?|arms?|legs?|hands?|mustache|moustache|eyebrows?|feet)$/;

/**
 * Whether a tale means a thing by "he" or "she": it has a temper, a name or a face. A cup that only stands there is nobody, and neither is a car that somebody steps
 * out of.
 */
export function hasCharacter({ senses, modifiers, names, parts, plural, count }: Entity): boolean {
  if (senses.person !== null || senses.thing === null || plural || (count ?? 1) > 1) return false;
  return (
    names.length > 0 ||
    modifiers.some((word) => TEMPERS.test(word) || CALLED_ALIVE.test(word)) ||
    parts.some(({ part }) => OF_FACES.test(part))
  );
}
