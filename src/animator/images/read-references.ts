import { findThing } from '../catalogue/things.ts';
import { writeScript } from '../director/write-script.ts';

const PICTURE =
  '(?:picture|image|photo(?:graph)?|reference(?: (?:picture|image|photo))?|input|drawing|sketch|logo file)s?';
/** Spaces are counted, so that a row of them is passed over once. "El perro de la primera imagen", "der Hund aus dem zweiten Bild": pictures, their numbers and the words between, in other languages. */
const OTHERS: readonly RegExp[] = [
  /\s{0,3},?\s{0,3}\b(?:de|en|da|na|do|no|del|della|dalla|nella|dell'|dall'|nell'|dans|sur|à partir de)\s{0,3}(?:la|le|el|l'|a|o|il|lo|de la|de l')?\s{0,3}(?:(primera|segunda|tercera|cuarta|quinta|première|premiere|deuxième|seconde|troisième|quatrième|primeira|terceira|quarta|prima|seconda|terza|primer|segundo|tercer|premier|deuxieme|primo|secondo|terzo)\s{1,3})?(?:imagen|foto(?:graf[ií]a)?|image|photo(?:graphie)?|imagem|immagine|dibujo|dessin|desenho|disegno)(?![\p{L}])(?:\s{0,3}(\d{1,2})\b)?/giu,
  /\s{0,3},?\s{0,3}\b(?:aus|von|auf|in|im|vom)\s{0,3}(?:dem|der|diesem)?\s{0,3}(?:(ersten|zweiten|dritten|vierten|fünften)\s{1,3})?(?:bild|foto|photo|zeichnung)(?![\p{L}])(?:\s{0,3}(\d{1,2})\b)?/giu,
];
const OTHER_ORDINALS: readonly RegExp[] = [
  /^(?:prim|premi|erst)/i,
  /^(?:segund|second|deuxi|zweit)/i,
  /^(?:tercer|terceir|terz|troisi|dritt)/i,
  /^(?:cuart|quart|quatri|viert)/i,
  /^(?:quint|fünft)/i,
];
const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];
const NUMBERED = [
  ...ORDINALS,
  '1st',
  '2nd',
  '3rd',
  '[4-9]th',
  '1[0-4]th',
  'last',
  'next',
  'other',
  'given',
  'attached',
  'same',
];
/** "from the first picture", "in image 2", "of the reference". */
const FROM_PICTURE = new RegExp(
  `\\s{0,3},?\\s{0,3}\\b(?:as (?:seen|shown) )?(?:from|in|into|inside|of|on|onto|by)\\s{1,3}(?:the\\s{1,3}|my\\s{1,3}|this\\s{1,3}|these\\s{1,3})?(?:(${NUMBERED.join('|')})\\s{1,3})?${PICTURE}(?:\\s{0,3}#?(\\d{1,2})\\b)?`,
  'gi',
);

/** "From the second", without the word for a picture, which was said before. */
const ELLIPTIC = new RegExp(
  `\\s{0,3}\\b(?:from|of|in)\\s{1,3}the\\s{1,3}(${ORDINALS.join('|')})(?:\\s{1,3}one)?(?=\\s{0,3}(?:[,.;!?]|$)|\\s{1,3}(?:and|is|are|in|on|at|with|while|as|who|that|to|by|near|beside|[a-z]{2,20}s)\\b)`,
  'gi',
);

/** "With image 2 as the background". */
const AS_PLACE = new RegExp(
  `\\s{0,3},?\\s{0,3}\\b(?:(?:with|using|use|and|take)\\s{1,3})?(?:the\\s{1,3}|my\\s{1,3})?(?:(${NUMBERED.join('|')})\\s{1,3})?${PICTURE}(?:\\s{0,3}#?(\\d{1,2}))?\\s{1,3}as\\s{1,3}(?:its\\s{1,3}|their\\s{1,3}|the\\s{1,3}|an?\\s{1,3})?(?:background|backdrop|setting|scenery|scene|place|location|environment)\\b`,
  'gi',
);
/** "Image 1's dog": the dog of image 1. */
const POSSESSIVE = new RegExp(
  `\\b(?:the\\s{1,3})?((?:(?:${ORDINALS.join('|')})\\s{1,3})?(?:picture|image|photo|reference))(\\s{0,3}#?\\d{1,2})?['’]s\\s{1,3}([\\p{L}-]+)`,
  'giu',
);

/** "A cat like this", "a dog like the one in the picture": the one that is brought, and no comparison. */
const ALIKE =
  /(?<!\b(?:would|[dDI]|we|you|look|looks|looked|feel|feels))\s{1,3}(?:(?:just|exactly)\s{1,3})?like\s{1,3}(?:this(?:\s{1,3}one)?|that(?:\s{1,3}one)?|these|those|mine|the\s{1,3}ones?)(?=\s{0,3}(?:[,.;!?]|$)|\s{1,3}(?!(?:is|are|was|were|has|have)\b)[a-z])/gi;

/** Who of a prompt is to be seen as in which picture: nouns and numbers from 0; the number is null where only "the picture" is said. */
export interface Wish {
  readonly before: string;
  readonly number: number | null;
}

export interface ReferenceWords {
  /** Without its talk of pictures, which would be drawn as pictures on a wall. */
  readonly prompt: string;
  readonly wishes: readonly Wish[];
  /** The picture in which all of it takes place, from 0, and by which word it is called; null where none is. */
  readonly place: { readonly number: number; readonly noun: string | null } | null;
}

export function readReferences(prompt: string, count: number): ReferenceWords {
  const wishes: Wish[] = [];
  let place: ReferenceWords['place'] = null;
  const takePlace = (number: number | null, noun: string | null): boolean => {
    if (place !== null || number === null || number >= count) return false;
    place = { number, noun };
    return true;
  };
  let rest = prompt
    .replace(ALIKE, '')
    .replace(POSSESSIVE, (_, picture: string, digits: string | undefined, noun: string) =>
      digits === undefined ? `the ${noun} of the ${picture}` : `the ${noun} of ${picture}${digits}`,
    )
    .replace(AS_PLACE, (whole: string, ordinal: string | undefined, digits: string | undefined) =>
      takePlace(numberOf(ordinal, digits), null) ? '' : whole,
    );
  for (const pattern of [FROM_PICTURE, ...OTHERS]) {
    const before = rest;
    let told = 0;
    rest = before.replace(
      pattern,
      (whole: string, ordinal: string | undefined, digits: string | undefined, at: number) => {
        const number = numberOf(ordinal, digits);
        const since = before.slice(told, at);
        told = at + whole.length;
        const noun = placeNamed(since, whole, before.slice(told));
        if (noun === null || !takePlace(number, noun === '' ? null : noun))
          wishes.push({ before: before.slice(0, at).toLowerCase(), number });
        return /^\s*,/.test(whole) ? ',' : '';
      },
    );
  }
  // "The dog of the first picture and the cat of the second": the second picture.
  if (wishes.length > 0 && wishes.length < count) {
    const before = rest;
    rest = before.replace(ELLIPTIC, (_whole: string, ordinal: string, at: number) => {
      wishes.push({ before: before.slice(0, at).toLowerCase(), number: numberOf(ordinal, undefined) });
      return '';
    });
  }
  return { prompt: wishes.length === 0 && place === null ? nameThem(rest, count) : rest, wishes, place };
}

const WHERE =
  /\b(in|into|inside|on|onto|at|before|in front of|behind|through|across|along|over|around|by|near|beside|under|against|to|with)\s{1,3}(?:the|that|this)\s{1,3}(?:[\p{L}-]+\s{1,3}){0,2}([\p{L}-]+)\s{0,3}$/iu;
const TAKES = /\b(?:put|place|insert|add|drop|move|set|bring|transport|show)\b/i;
const INTO = /^\s{0,3},?\s{0,3}(?:in|into|inside|on|onto)\b/i;
const ELSEWHERE = /^\s{0,3}(?:in|into|on|onto|at|inside|by)\b/i;
const SCENES = /^(?:background|backdrop|scene|scenery|setting|place|location|landscape|environment|view)$/i;

/**
 * "Into the meadow of image 2", "put her in image 2": the word for where it takes place, or an empty one where there is none; null where somebody is
 * meant. What lives or goes by itself is nobody's place.
 */
function placeNamed(since: string, words: string, after: string): string | null {
  const [, where = '', named] = WHERE.exec(since) ?? [];
  const noun = named?.toLowerCase();
  if (noun !== undefined && (SCENES.test(noun) || isStill(noun, BESIDE.test(where)))) return noun;
  return INTO.test(words) && TAKES.test(since) && !ELSEWHERE.test(after) ? '' : null;
}

/** Beside a flower something stands, and not in its picture; beside a lake it does. */
const BESIDE = /^(?:before|in front of|behind|around|by|near|beside|under|against|to|with)$/i;
const SMALL_METRES = 2.5;

function isStill(noun: string, beside: boolean): boolean {
  const { cast } = writeScript({ prompt: `the ${noun}`, negativePrompt: null, durationSeconds: 1 });
  const thing = findThing(cast[0]?.thing ?? '');
  if (thing === null) return true;
  return !thing.alive && thing.moves !== true && !(beside && thing.metres < SMALL_METRES);
}

/** "These two", "both of them", "they": whoever the pictures show. */
const THEM =
  /\b(?:(?:both|all|each) of (?:them|these|those)|(?:these|those|the) (?:two|three|both|characters|subjects|figures|friends)|they|both|these|those)\b/i;
const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six'];

/** Where a prompt speaks of them and names nobody, or fewer than there are, they are so many people: they do what it says. */
function nameThem(prompt: string, count: number): string {
  if (!THEM.test(prompt)) return prompt;
  const { cast } = writeScript({ prompt, negativePrompt: null, durationSeconds: 1 });
  const named = cast.reduce((sum, { scenery, count: several }) => sum + (scenery ? 0 : several), 0);
  // "They walk with the dog": the others are people. "All of them on a table": what bears them is none of them.
  const all = named === 0 || (named < count && /\bthey\b/i.test(prompt)) ? count - named : 0;
  if (all === 0) return prompt;
  return prompt.replace(THEM, all === 1 ? 'a person' : `${NUMBERS[all - 1] ?? all} people`);
}

function numberOf(ordinal: string | undefined, digits: string | undefined): number | null {
  if (digits !== undefined) return Number(digits) - 1;
  if (ordinal === undefined) return null;
  const named = ORDINALS.indexOf(ordinal.toLowerCase());
  if (named >= 0) return named;
  const other = OTHER_ORDINALS.findIndex((pattern) => pattern.test(ordinal));
  if (other >= 0) return other;
  const counted = Number.parseInt(ordinal, 10);
  return Number.isNaN(counted) ? null : counted - 1;
}
