import { findColour } from '../../catalogue/attributes.ts';
import { readSubjectWish } from '../subject/wish.ts';
import { asksForChange, POLITE, VERB } from './asks-for-change.ts';
import { readReplacement } from './replacement.ts';
import { readStuffWish } from './stuff.ts';

/**
 * "Remove the dog, make his jacket yellow and let it snow" are three wishes. Each works on the picture that the one before it left: what is taken out or gets
 * another colour first, since it is found in a photograph and not in a painting; then all the rest at once.
 */
const NEXT = new RegExp(
  `(?:[.;!]\\s{1,3}|,?\\s{1,3}(?:and )?then |,\\s{1,3}(?:and )?|\\s{1,3}and )${POLITE}(?=${VERB}\\b)`,
  'i',
);
/** More are done together at last. */
const MOST = 4;

export function readSteps(prompt: string): readonly string[] {
  if (!asksForChange(prompt)) return [prompt];
  const steps = prompt.split(NEXT).flatMap(spreadVerb);
  if (steps.length < 2) return [prompt];
  const wishes = steps.filter(isWish).slice(0, MOST);
  const rest = steps.filter((step) => !wishes.includes(step));
  return rest.length === 0 ? wishes : [...wishes, rest.join('. ')];
}

const isWish = (step: string): boolean =>
  readReplacement(step) !== null || readStuffWish(step) !== null || readSubjectWish(step) !== null;

const TAKES_AWAY = /^(\W{0,3}(?:remove|erase|delete|get rid of|take out|take away) )(.+)$/i;
const COLOURS = /^(\W{0,3}(?:make|turn|change|paint|dye|recolou?r|colou?r) )(.+)$/i;
const AND_ANOTHER = /(?:,\s{1,3}and |,\s{1,3}|\s{1,3}and )(?=(?:the|this|that|his|her|its|their|my|all|both) )/i;

/** "Change the truck to red and the wall to blue", "remove the man and the dog": the verb is of both. */
function spreadVerb(step: string): string[] {
  const [, verb = '', whole = ''] = TAKES_AWAY.exec(step) ?? COLOURS.exec(step) ?? [];
  const parts = whole.split(AND_ANOTHER);
  const isSpread = TAKES_AWAY.test(step) || parts.every(namesColour);
  return parts.length < 2 || !isSpread ? [step] : parts.map((part) => `${verb}${part}`);
}

const namesColour = (words: string): boolean =>
  words
    .toLowerCase()
    .split(/[^a-z]+/)
    .some((word) => findColour(word) !== null);
