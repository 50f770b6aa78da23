import { ACT_ROWS, type ActRow } from './acts.ts';
import { findDictionaryKind, findDictionaryPlace, findNamedPlace } from './dictionary.ts';
import * as looks from './looks-table.ts';
import { PEOPLE, type PersonWord } from './people.ts';
import { PLACE_ROWS, type PlaceRow } from './places.ts';
import { STYLE_ROWS, type StyleRow } from './styles.ts';
import { findThing, THINGS, type Thing } from './things.ts';

/** Everything a noun may mean. A word often means several of these; its clause decides. */
export interface Senses {
  readonly person: PersonWord | null;
  readonly thing: Thing | null;
  readonly place: string | null;
  readonly garment: boolean;
  readonly part: boolean;
  readonly dressing: boolean;
  readonly setPart: boolean;
  readonly abstract: boolean;
}

export const NO_SENSES: Senses = {
  ...{ person: null, thing: null, place: null, garment: false },
  ...{ part: false, dressing: false, setPart: false, abstract: false },
};

/** What the catalogue is made of: a row more in any of these is all that a new thing, place, act or look needs. */
export interface CatalogueRows {
  readonly things: readonly Thing[];
  readonly places: readonly PlaceRow[];
  readonly acts: readonly ActRow[];
  readonly styles: readonly StyleRow[];
}

export interface VerbRow {
  /** The words after the first. */
  readonly rest: readonly string[];
  readonly act: ActRow;
  readonly verb: string;
}

export interface Lexicon extends CatalogueRows {
  /** Null when nobody knows the word. `length` words long phrases are asked for with single spaces. */
  senses(phrase: string): Senses | null;
  /** Whether a table names it, and not only the dictionary. */
  lists(phrase: string): boolean;
  /** What a name of one word stands for, where it is that of a river, a mountain or a town: asked of words with a capital letter. */
  named(name: string): Senses | null;
  /** Ways to go on from a verb, the longest first. */
  verbs(first: string): readonly VerbRow[];
  place(name: string): PlaceRow | null;
}

function listWords(words: string): string[] {
  return words.split(', ');
}

function collect({ things, places }: CatalogueRows): Map<string, Senses> {
  const found = new Map<string, Senses>();
  const add = (word: string, sense: Partial<Senses>): void => {
    found.set(word, { ...(found.get(word) ?? NO_SENSES), ...sense });
  };
  for (const thing of things) for (const word of thing.words) add(word, { thing });
  for (const [word, person] of PEOPLE) add(word, { person, thing: findThing(person.kind) });
  for (const { name, words } of places) for (const word of words) add(word, { place: name });
  for (const word of listWords(looks.GARMENT_WORDS)) add(word, { garment: true });
  for (const word of listWords(looks.PART_WORDS)) add(word, { part: true });
  for (const word of listWords(looks.DRESSING_WORDS)) add(word, { dressing: true });
  for (const word of listWords(looks.SET_PART_WORDS)) add(word, { setPart: true });
  for (const word of listWords(looks.ABSTRACT_WORDS)) add(word, { abstract: true });
  return found;
}

const GARMENTS: ReadonlySet<string> = new Set(listWords(looks.GARMENT_WORDS));

function lookUp(phrase: string, nouns: ReadonlyMap<string, Senses>): Senses | null {
  const kind = findDictionaryKind(phrase);
  const thing = kind === null ? null : findThing(kind);
  if (thing !== null) {
    if (thing.art === 'rig:person' && isBeast(phrase, nouns)) return null;
    const person =
      thing.art === 'rig:person' ? { gender: 'any' as const, age: 'adult' as const, kind: thing.kind } : null;
    // A basilica is where a church is.
    const built = person === null && !thing.moves && thing.metres > BUILT_METRES;
    const place = built ? (nouns.get(thing.kind)?.place ?? null) : null;
    // A peacoat is a coat, and so is worn.
    return { ...NO_SENSES, thing, person, place, garment: GARMENTS.has(kind ?? '') };
  }
  const place = findDictionaryPlace(phrase);
  return place === null ? (findTrade(phrase) ?? findHead(phrase, nouns)) : { ...NO_SENSES, place };
}

/** "a dark horse", "a night owl": a film shows the animal, though a dictionary knows people who are called so. */
function isBeast(phrase: string, nouns: ReadonlyMap<string, Senses>): boolean {
  const head = phrase.includes(' ') ? nouns.get(phrase.slice(phrase.lastIndexOf(' ') + 1)) : undefined;
  return head?.thing?.alive === true && head.person === null;
}

/** Metres: what is taller and stands can be entered. */
const BUILT_METRES = 2.5;

const PARENT = /^(?:mother|mama|momma|mom|father|papa|daddy|parent|male|female|adult) (?=[a-z])/;

/** "a mother bear": a bear, and nobody who bears something. */
function findParent(phrase: string, nouns: ReadonlyMap<string, Senses>): Senses | null {
  const animal = PARENT.test(phrase) ? nouns.get(phrase.replace(PARENT, '')) : undefined;
  return animal?.thing?.alive === true && animal.person === null ? animal : null;
}

const NO_TRADES = /^(?:talisman|ottoman|caiman|hangman|human|roman|german|norman|woman|snowman|bogeyman)$/;

/** "a salaryman", "a swordswoman": nobody lists them all. */
function findTrade(word: string): Senses | null {
  const [, ending] = /^[a-z]{3,20}?(woman|man)$/.exec(word) ?? [];
  if (ending === undefined || NO_TRADES.test(word)) return null;
  const gender = ending === 'woman' ? ('woman' as const) : ('man' as const);
  return { ...NO_SENSES, person: { gender, age: 'adult', kind: 'person' }, thing: findThing('person') };
}

/** "a roundhouse", "a boatyard": written as one word, and what it ends with says what it is. */
function findHead(word: string, nouns: ReadonlyMap<string, Senses>): Senses | null {
  const [, head] = /^[a-z]{3,20}?(house|shop|yard|market)$/.exec(word) ?? [];
  return head === undefined ? null : (nouns.get(head) ?? null);
}

export function makeLexicon(rows: CatalogueRows): Lexicon {
  const nouns = collect(rows);
  const verbs = new Map<string, VerbRow[]>();
  for (const act of rows.acts) {
    for (const verb of act.verbs) {
      const [first = '', ...rest] = verb.split(' ');
      const known = verbs.get(first) ?? [];
      known.push({ rest, act, verb });
      verbs.set(first, known);
    }
  }
  for (const known of verbs.values()) known.sort((a, b) => b.rest.length - a.rest.length);
  return {
    ...rows,
    senses: (phrase) => nouns.get(phrase) ?? findParent(phrase, nouns) ?? lookUp(phrase, nouns),
    lists: (phrase) => nouns.has(phrase) || findParent(phrase, nouns) !== null,
    named: (name) => {
      const place = findNamedPlace(name);
      return place === null ? null : { ...NO_SENSES, place };
    },
    verbs: (first) => verbs.get(first) ?? [],
    place: (name) => rows.places.find((place) => place.name === name) ?? null,
  };
}

/** The tables are constants, but take some milliseconds to be gathered: not on import, and not twice. */
let own: Lexicon | null = null;

export function ownLexicon(): Lexicon {
  own ??= makeLexicon({ things: THINGS, places: PLACE_ROWS, acts: ACT_ROWS, styles: STYLE_ROWS });
  return own;
}
