import { QUOTE_MARK, straightenQuotes } from '../words/words.ts';

const SPEECH_VERBS =
  'says?|said|sings?|sang|tells?|told|begs?|begged|raps?|rapped|(?:repl|cr)(?:y|ies|ied)|(?:exclaim|declar|announc|jok|recit|whisper|shout|ask|murmur|yell|answer|mutter|scream|add|chant|call|respond|explain|remark|insist|warn|plead)(?:e?s|ed|e)?';
/** "He says in a low voice:": a few words of how and to whom may stand between. */
const SPEECH_COLON = new RegExp(
  `\\b(?:${SPEECH_VERBS})(?: (?:to|in|with|at|into|the|his|her|their|him|them|everyone|softly|quietly|loudly|slowly|calmly|back|out|[a-z]+ly)(?: [\\p{L}'-]+){0,5})?\\s?:\\s*(?=[\\p{L}\\p{N}'])`,
  'giu',
);
/** "and says, Enjoy your coffee.": without any marks, where what follows begins like a sentence. */
const SPEECH_COMMA = new RegExp(`\\b(?:${SPEECH_VERBS}), (?=\\p{Lu}[\\p{L}']*[ ,!?.])`, 'gu');
export const SPEAKS_BEFORE = new RegExp(`\\b(?:${SPEECH_VERBS}|is|are|dit|dice|sagt|crie)\\b`, 'i');
/** Who goes on to speak says I and you, or what is here; who is told to reply is told of. */
const SPEAKS_ON =
  /^[^.!?]*\b(?:I|I'm|I'll|I've|you|you're|your|we|we're|my|our|me|us|here|let's|don't|can't|won't|that's)\b/;
const OTHER_SPEAKS = new RegExp(`^[^.!?:]*\\b(?:${SPEECH_VERBS})\\b[^.!?:]{0,40}:`, 'i');
export const isSpokenOn = (rest: string): boolean => SPEAKS_ON.test(rest) && !OTHER_SPEAKS.test(rest);

const LONGEST_SENTENCE = 300;

/** "He says: my name is Ben.": what is said without marks, to the end of its sentence. */
export function takeUnmarked(text: string, said: string[]): string {
  let rest = text;
  for (const match of [...text.matchAll(SPEECH_COLON), ...text.matchAll(SPEECH_COMMA)]) {
    const from = match.index + match[0].length;
    let end = from;
    do {
      const stop = /[.!?]+/.exec(rest.slice(end));
      end = stop === null ? rest.length : end + stop.index + stop[0].length;
    } while (end < rest.length && isSpokenOn(rest.slice(end, end + LONGEST_SENTENCE)));
    const line = rest.slice(from, end).trim();
    if (line === '' || said.length >= 200 || /[\ue000-\uefff]/.test(line)) continue;
    const filled = `${String.fromCharCode(QUOTE_MARK + said.length)} .`.padEnd(end - from, ' ');
    said.push(line);
    rest = rest.slice(0, from) + filled.slice(0, Math.max(3, end - from)) + rest.slice(end);
  }
  return rest;
}

const ENDS = 12;
const MOST_CHANGED = 40;

const SHORT: Readonly<Record<string, string>> = {
  ...{ is: "'s", has: "'s", am: "'m", are: "'re", will: "'ll", have: "'ve", would: "'d" },
};
const LONG = / (is|has|am|are|will|have|would)(?![\p{L}'])/gu;

/** "It is organic.", which its prompt has as "It's organic.": all of it so, or one word of it. */
function contractedIn(prompt: string, line: string): string | null {
  const shorten = (which: (at: number) => boolean): string => {
    let at = 0;
    return line.replace(LONG, (whole, verb: string) => (which(at++) ? (SHORT[verb] ?? whole) : whole));
  };
  const told = straightenQuotes(prompt);
  const ways = [shorten(() => true), ...[0, 1, 2].map((one) => shorten((at) => at === one))];
  return ways.find((way) => way !== line && told.includes(way)) ?? null;
}

/** A line as its prompt has it: what was put into plainer words to be read is said as it was written. */
export function asWritten(prompt: string, line: string): string {
  const told = straightenQuotes(prompt);
  if (told.includes(line)) return line;
  const contracted = line.length > LONGEST_SENTENCE ? null : contractedIn(prompt, line);
  if (contracted !== null || line.length < 2 * ENDS) return contracted ?? line;
  const from = told.indexOf(line.slice(0, ENDS));
  const to = from === -1 ? -1 : told.indexOf(line.slice(-ENDS), from + 1);
  if (to === -1) return line;
  const written = told.slice(from, to + ENDS);
  return Math.abs(written.length - line.length) < MOST_CHANGED ? written.replaceAll(/\s+/g, ' ') : line;
}
