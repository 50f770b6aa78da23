import { ownLexicon } from '../../catalogue/lexicon.ts';
import type { Thing } from '../../catalogue/things.ts';
import { plainRole } from '../../director/cast/plain-role.ts';
import type { Role, Script } from '../../director/script.ts';
import { writeScript } from '../../director/write-script.ts';
import { isKnown } from '../plate/comers.ts';

interface Named {
  readonly noun: string;
  readonly thing: Thing;
}

/** What is to be added, up to where the words say where it goes. */
const ADDED =
  /\b(?:add|insert|put|place)\s+(?:an?|one|some|another)\s+((?:[\w-]+\s+){0,4}?[\w-]+)(?=\s*(?:$|[.,;!]|\b(?:with|on|in|at|by|near|next|behind|before|over|under|above|beside|to|into|that|which|from)\b))/gi;

/** Whether words bring something to a picture, so that the rest of it stays. */
export const addsToIt = (prompt: string): boolean => prompt.search(ADDED) >= 0;

/**
 * "Add a small wooden cabin", "add a tree": words that tell a film where it takes place, or what grows there, but the place is the picture already, so that they
 * name what comes to it.
 */
export function bringAdded(script: Script): Script {
  const { prompt, cast } = script;
  const phrases = [...prompt.matchAll(ADDED)].map(([, phrase = '']) => phrase.toLowerCase());
  if (phrases.length === 0) return script;
  const grown = cast.map((role) => (role.scenery && !isKnown(role, prompt) ? { ...role, scenery: false } : role));
  const first = cast.reduce((most, { id }) => Math.max(most, id), -1) + 1;
  const missing = phrases.flatMap((phrase, index): Role[] => {
    const named = findNoun(phrase);
    if (named === null || grown.some((role) => isNamed(role, phrase, named.thing))) return [];
    return [{ ...asTold(phrase, named), id: first + index }];
  });
  return { ...script, cast: [...grown, ...missing] };
}

/** With its size, colour and stuff: by the plainest of its names, which is that of no place. */
function asTold(phrase: string, { noun, thing: { kind } }: Named): Role {
  const told = `a ${phrase.slice(0, -noun.length)}${kind} in a meadow`;
  const { cast } = writeScript({ prompt: told, negativePrompt: null, durationSeconds: 1 });
  const role = cast.find(({ thing }) => thing === kind) ?? plainRole({ thing: kind });
  return { ...role, word: noun, noun, scenery: false };
}

const isNamed = ({ thing, noun }: Role, phrase: string, { kind }: Thing): boolean =>
  thing === kind || phrase.includes(noun);

/** The longest end of a phrase that is the name of something with a body: its other words tell how it is. */
function findNoun(phrase: string): Named | null {
  const words = phrase.split(/\s+/);
  for (let start = 0; start < words.length; start++) {
    const noun = words.slice(start).join(' ');
    const thing = ownLexicon().senses(noun)?.thing ?? null;
    if (thing !== null) return { noun, thing };
  }
  return null;
}
