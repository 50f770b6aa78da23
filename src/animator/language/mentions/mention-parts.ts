import { COLOUR_WORDS } from '../../catalogue/attributes.ts';
import type { Lexicon, Senses } from '../../catalogue/lexicon.ts';
import { MATERIALS } from '../../catalogue/looks-table.ts';
import { findFirstName } from '../../catalogue/names-table.ts';
import { roleOf } from '../../catalogue/people.ts';
import type { Token } from '../words/words.ts';
import type { ChunkScope, Mention } from './chunks.ts';
import { findName, type Named } from './find-name.ts';
import type { ClauseState } from './find-verb.ts';
import { endsNoun } from './noun-words.ts';

/** "the driver's scarf": the driver is there too, unless it is any child's drawing. */
export function readOwner(
  words: readonly Token[],
  determiner: string | null,
  lexicon: Lexicon,
  { from, to }: Pick<Mention, 'from' | 'to'>,
): Mention | null {
  const name = findName(words, lexicon);
  const definite =
    determiner === null ? FAMILY.test(name?.noun ?? '') : /^(?:the|a|an|his|her|their|its|my|our)$/.test(determiner);
  if (name === null || !definite || !(name.senses.person !== null || name.senses.thing)) return null;
  // "a children's choir": what kind of choir it is.
  if (/^an?$/.test(determiner ?? '') && /^(?:children|men|women|people|boys|girls)'s?$/.test(words.at(-1)?.text ?? ''))
    return null;
  return {
    ...{ from, to, determiner, owner: null, ownedBy: null, count: null, acts: [], named: false },
    plural: words.at(-1)?.text.endsWith("s'") === true,
    ...{ given: null, carrier: null, filling: null, part: null, noun: name.noun, senses: name.senses },
    word: words.map(({ text }) => text.replace(/'s?$/, '')).join(' '),
    modifiers: words.slice(0, name.before).map(({ text }) => text),
  };
}

/** "Grandma's hands": of the one whom everybody calls so. */
const FAMILY = /^(?:grand(?:ma|pa|mother|father|dad)|granny|mom|mum|mommy|mother|dad|daddy|father|santa|santa claus)$/;

export interface Parts {
  readonly at: number;
  readonly end: number;
  readonly words: readonly Token[];
  readonly count: number | null;
  readonly determiner: string | null;
  readonly owner: string | null;
  readonly ownedBy: Mention | null;
  readonly acts: readonly Doing[];
}

/** What a participle before the noun says, and which word it is. */
export type Doing = Mention['acts'][number] & { readonly at: number };

export const HOLDING = /^(?:full|filled|covered|lined|decorated|surrounded|made|dressed|clad|wrapped|next|close)$/;

const SAID_ASIDE = /^(?:time|weather|season|style|mood|film)$/;

export function isAside({ role, opens }: Token, next: Token | undefined): boolean {
  return role !== null && SAID_ASIDE.test(role) && !opens && next !== undefined && !endsNoun(next, false);
}

const isStuff = (text: string, lexicon: Lexicon): boolean =>
  Object.hasOwn(MATERIALS, text) || Object.hasOwn(COLOUR_WORDS, text) || lexicon.senses(text) !== null;

/** A verb of what only somebody does. */
function isSomebodys(next: Token | undefined, lexicon: Lexicon): boolean {
  if (next === undefined || next.opens) return true;
  return next.verbForms.some(
    ({ lemma }) =>
      COMES_IN.test(lemma) ||
      lexicon
        .verbs(lemma)
        .some(({ rest, act }) => rest.length === 0 && /^(?:hands|voice|face|with|stay)$/.test(act.frame)),
  );
}

/** "Tom enters." */
const COMES_IN = /^(?:enter|leave|arrive|exit|approach|return|walk|step|stop|rush|hurry)$/;

/** "Tom", "Emma Stone": a first name, where nothing says that a thing of that name is meant. */
export function findGiven(
  span: readonly Token[],
  { determiner, count, end }: Parts,
  tokens: readonly Token[],
  lexicon: Lexicon,
): Mention['given'] {
  const [first] = span;
  if (first === undefined || determiner !== null || count !== null || !span.every(({ capital }) => capital))
    return null;
  // "Clay slips between his fingers": at the head of a sentence the capital letter says nothing.
  if (first.starts && span.length === 1 && isStuff(first.text, lexicon) && !isSomebodys(tokens[end], lexicon))
    return null;
  return span.length <= 2 ? findFirstName(first.text) : null;
}

export function base(
  { at, end, determiner, owner, ownedBy, count, acts }: Parts,
  words: readonly Token[],
  plural: boolean,
): Omit<Mention, 'noun' | 'senses' | 'modifiers'> {
  return {
    ...{
      from: at,
      to: end,
      determiner,
      owner,
      ownedBy,
      count: count ?? (plural && words.some(({ text }) => text === 'twin') ? 2 : null),
      plural,
      acts,
      named: false,
      given: null,
      carrier: null,
      filling: null,
      part: null,
    },
    word: words.map(({ text }) => text).join(' '),
  };
}

/** One and several are called alike. */
export const ONE_FORM =
  /^(?:samurai|ninja|geisha|jedi|sith|fish|sheep|deer|salmon|trout|koi|carp|bison|moose|wildebeest|buffalo|aircraft|cattle|tuna|reindeer|shrimp|squid|jellyfish|starfish|crayfish|clownfish|goldfish|caribou|spacecraft)$/;

export const YOUNG_HEAD = /^(?:cub|pup|puppy|kitten|calf|chick|foal|kid|kit|joey|hatchling|fawn)$/;

export function isLastOfNoun(next: Token | undefined): boolean {
  return next === undefined || next.role !== null || endsNoun(next, false);
}

/** "an old man's weathered hands": between an owner and what is owned nothing is done. */
export const isSaidOfOwned = ({ part }: Token, next: Token | undefined, ownedBy: Mention | null): boolean =>
  ownedBy !== null && part === 'done' && !isLastOfNoun(next);

const COUNTRY_CODE = /^(?:uk|usa|us|uae|eu|nyc)$/;
const FILMED = /^(?:footage|map|history|people|streets|landscapes?|countryside)$/;
const NAMES_PLACES = /^(?:fort|port|mount|loch|lake|cape|san|santa|saint|glen|isle|river)$/;

/** "Wood creaks", "the coast of California": a capital letter, and nobody's name. */
export function isStuffOrPlace(tokens: readonly Token[], span: readonly Token[], lexicon: Lexicon): boolean {
  const head = span.at(-1);
  if (head?.starts === true && Object.hasOwn(MATERIALS, head.text)) return true;
  // "in Scotland, UK", "Fort William".
  if (COUNTRY_CODE.test(head?.text ?? '') || (span.length > 1 && NAMES_PLACES.test(span.at(-2)?.text ?? '')))
    return true;
  const at = span[0] === undefined ? -1 : tokens.indexOf(span[0]);
  // "the towns of Mallaig and Oban".
  const of = tokens[at - 1]?.text === 'and' && tokens[at - 2]?.capital === true ? at - 3 : at - 1;
  const place = tokens[of - 1];
  // "historical footage of California".
  if (tokens[of]?.text === 'of' && FILMED.test(place?.text ?? '') && findFirstName(head?.text ?? '') === null)
    return true;
  return tokens[of]?.text === 'of' && place?.nounForms.some((form) => lexicon.senses(form)?.place) === true;
}

const FIGURINES = /^(?:figurine|figure|toy|action figure|statuette|plushie|plush|doll|puppet|miniature)$/;

/** "an astronaut figurine": an astronaut, and a toy. Null for whatever is itself. */
export function findShown(span: readonly Token[], name: Named | null, lexicon: Lexicon): Named | null {
  if (name === null || name.before === 0 || !FIGURINES.test(name.noun)) return null;
  const shown = findName(span.slice(0, name.before), lexicon);
  return shown !== null && (shown.senses.person !== null || shown.senses.thing?.moves === true) ? shown : null;
}

/** "a ghost hunter", "a lion tamer": no ghost and no lion. */
export const OF_ANIMALS =
  /^(?:hunter|tamer|trainer|keeper|handler|walker|slayer|rider|catcher|charmer|breeder|groomer|watcher|herder|farmer|owner|lady|whisperer|lover|vet|veterinarian|fighter|engineer|mechanic|maker|repairman|seller|thief|shearer|racer|jockey|expert)$/;

/** "Commander Reyes", "my dog max". */
function isCalled(span: readonly Token[]): boolean {
  const [title, head] = span.slice(-2);
  return (head?.capital === true && title?.capital === true) || findFirstName(head?.text ?? '') !== null;
}

/** "her dog Biscuit", "the cat PEPPER": written large after a small animal, whatever else is called so. */
function isPetName(span: readonly Token[], name: Named, lexicon: Lexicon): boolean {
  const [kind, head] = span.slice(-2);
  if (head?.capital !== true || kind?.capital !== false || head.joined) return false;
  if (name.senses.person !== null || name.senses.thing?.alive === true) return false;
  return findName(span.slice(0, -1), lexicon)?.senses.thing?.alive === true;
}

/** "the wheat fields of Kansas": no people of that name, though a dictionary has them; "einer unterhaltsamen Szene": what only ends like several men is nobody. */
export function isMisleading(
  { noun, senses }: Named,
  { words, determiner, count }: Parts,
  { lexicon, loose }: ChunkScope,
  { before }: ClauseState,
): boolean {
  const head = words.at(-1);
  if (head === undefined || lexicon.lists(noun)) return false;
  // "Austin waves": somebody, where "in Austin" and "down the Nile" are somewhere.
  if (lexicon.senses(noun) === null) return before !== 'preposition' && determiner !== 'the';
  if (loose) return head.text.endsWith('men');
  const bare = determiner === null && count === null && head.capital && !head.starts;
  return bare && senses.person !== null && before === 'preposition';
}

/** "Sergeant Miller", "Doctor Baker": a trade that is written large after another is a name. */
function isSurname(span: readonly Token[], { before, senses }: Named): boolean {
  const [title, head] = span.slice(-2);
  if (senses.person === null || before !== span.length - 1) return false;
  return head?.capital === true && title?.capital === true && roleOf(title.text) !== null;
}

/** "Commander Reyes", "Detective Mara Voss": what they are, before what they are called, though a mara is an animal too. */
function findTitle(span: readonly Token[], lexicon: Lexicon): Named | null {
  const called = span.slice(0, -1).findLastIndex(({ capital }) => !capital) + 1;
  for (let end = span.length - 1; end >= Math.max(1, called); end--) {
    const title = findName(span.slice(0, end), lexicon);
    if (title !== null && title.senses.person !== null) return title;
  }
  return findName(span.slice(0, -1), lexicon);
}

/** "Commander Reyes": what they are, and their name; "her dog Biscuit" is nothing to eat. */
export function findTitled(span: readonly Token[], name: Named | null, lexicon: Lexicon): Named | null {
  const called = name === null ? isCalled(span) : isPetName(span, name, lexicon) || isSurname(span, name);
  if (span.length < 2 || !called) return null;
  const titled = findTitle(span, lexicon);
  return titled !== null && (titled.senses.person !== null || titled.senses.thing?.alive === true) ? titled : null;
}

/** "a rain-soaked plaza": what a hyphen joins is never the thing itself, unless a table names the whole: a post-apocalyptic wasteland. */
export function dropJoined(words: readonly Token[], lexicon: Lexicon): readonly Token[] {
  const whole = findName(words, lexicon)?.before ?? words.length;
  return words.filter(
    (_word, i) =>
      i >= whole || !(words[i + 1]?.joined === true && findName(words.slice(0, i + 2), lexicon)?.before !== i),
  );
}

/** "interior of a 1950s diner": of when it is was read before. "through the shafts of sunlight. She gasps": what comes next is no stuff of it. */
export function skipAsides(tokens: readonly Token[], from: number): number {
  let at = from;
  while (/^(?:style|time|weather|season|mood)$/.test(tokens[at]?.role ?? '') && tokens[at]?.opens === false) at++;
  return tokens[at]?.opens === true ? tokens.length : at;
}

export const MANY =
  /^(?:children|schoolchildren|people|men|women|[a-z]{3,}(?:men|women|people|folk|children)|mice|geese|wolves|diners|passersby)$/;

export const SLOWLY = /^(?:slowly|quickly|gently|quietly|softly|suddenly|silently|calmly|carefully|loudly)$/;

export const lastOf = (text: string): string => text.split(' ').at(-1) ?? '';

/** "an android waitress": a machine, and she. */
export const sexOf = ({ person }: Senses): string[] =>
  person?.gender === 'woman' ? ['female'] : person?.gender === 'man' ? ['male'] : [];
