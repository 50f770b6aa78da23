import { ACTION_WORDS } from './action-words.ts';
import { COLOUR_WORDS, SIZE_WORDS, STOP_WORDS } from './attribute-words.ts';
import { findDictionaryPlace } from './dictionary.ts';
import { NOUN_WORDS } from './noun-words.ts';
import type { Place } from './setting.ts';
import { claim, findPhraseAt, makePhraseTable, type Token } from './words.ts';

const NOUNS = makePhraseTable(NOUN_WORDS);
const ACTIONS = makePhraseTable(ACTION_WORDS);
const LONGEST_SCENE = 3;

export interface FoundScene {
  readonly value: Place;
}

function findSceneAt(tokens: readonly Token[], at: number): { readonly place: Place; readonly length: number } | null {
  const listed = findPhraseAt(tokens, at, NOUNS, 'nounForms');
  for (let length = LONGEST_SCENE; length > (listed?.length ?? 0); length--) {
    const span = tokens.slice(at, at + length);
    const [first, last] = [span[0], span.at(-1)];
    if (span.length < length || first === undefined || last === undefined) continue;
    if (span.some(({ role, opens }, i) => role !== null || (i > 0 && opens))) continue;
    if (STOP_WORDS.has(first.text) || Object.hasOwn(SIZE_WORDS, first.text)) continue;
    if (length === 1 && (Object.hasOwn(COLOUR_WORDS, first.text) || findPhraseAt(tokens, at, ACTIONS) !== null))
      continue;
    const head = span.slice(0, -1).map(({ text }) => text);
    for (const form of last.nounForms) {
      const place = findDictionaryPlace([...head, form].join(' '));
      if (place !== null) return { place, length };
    }
  }
  return null;
}

/** Scenes that only the dictionary knows: a quarry, a laundromat, a mezzanine. */
export function claimScenes(tokens: readonly Token[]): FoundScene[] {
  const found: FoundScene[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const scene = findSceneAt(tokens, at);
    if (scene === null) continue;
    found.push({ value: scene.place });
    claim(tokens, at, scene.length, 'place');
    at += scene.length - 1;
  }
  return found;
}

/** Whoever is in one of these sees a room, not its walls from outside. */
const INTERIORS: ReadonlySet<string> = new Set(
  'house building hut barn castle pagoda church mosque tower factory school hospital bank tent bus truck train tram airplane submarine van'.split(
    ' ',
  ),
);
const VEHICLES: ReadonlySet<string> = new Set('bus truck train tram airplane submarine van'.split(' '));

/** "a man inside a barn": the barn is where he is. Of vehicles only "inside" says so: one can drive in a bus that is seen. */
export function claimInteriors(tokens: readonly Token[]): FoundScene[] {
  const found: FoundScene[] = [];
  for (let at = 1; at < tokens.length; at++) {
    const match = findPhraseAt(tokens, at, NOUNS, 'nounForms');
    if (match === null) continue;
    const end = at + match.length - 1;
    if (INTERIORS.has(match.value.kind) && isInside(tokens, at, VEHICLES.has(match.value.kind))) {
      found.push({ value: 'room' });
      claim(tokens, at, match.length, 'place');
    }
    at = end;
  }
  return found;
}

function isInside(tokens: readonly Token[], at: number, vehicle: boolean): boolean {
  for (let before = at - 1; before >= Math.max(0, at - 5); before--) {
    const token = tokens[before];
    if (token === undefined || token.role !== null || tokens[before + 1]?.opens) return false;
    if (token.text === 'inside' || token.text === 'within') return true;
    if (token.text === 'in' || token.text === 'into') return !vehicle && tokens[before + 1]?.text !== 'front';
    if (/^(?:of|on|near|to|with|and|by|under|behind|front)$/.test(token.text)) return false;
  }
  return false;
}
