import { PEOPLE } from '../../../catalogue/people.ts';
import { findLemma, ingForm, manyOf } from '../english-forms.ts';
import { isDoer, isWorn } from '../groups.ts';
import { markDeed } from '../mark-deed.ts';

/** What a part of a Chinese sentence means, put together so that it can still be told in another order or form. */
export interface Meaning {
  /** Of a noun: how many or whose, what describes it, itself, and what is told behind it. */
  readonly counted: string;
  readonly before: string;
  readonly head: string;
  readonly behind: string;
  /** Of a deed: how it is done, itself, what it is done to, and where, with what and to whom. */
  readonly how: string;
  readonly deed: string;
  readonly object: string;
  readonly where: string;
  /** Deeds that follow, told as they stand after one subject, and in the form that describes. */
  readonly more: string;
  readonly moreDoing: string;
  /** Who does it, as a pronoun; null where nobody is told. */
  readonly subject: string | null;
}

const NOTHING: Meaning = {
  counted: '',
  before: '',
  head: '',
  behind: '',
  how: '',
  deed: '',
  object: '',
  where: '',
  more: '',
  moreDoing: '',
  subject: null,
};

export const mean = (told: Partial<Meaning>): Meaning => ({ ...NOTHING, ...told });

export const say = (...words: readonly string[]): string => words.filter((word) => word !== '').join(' ');

const SEVERAL =
  /^(?:two|three|four|five|six|seven|eight|nine|ten|several|many|some|both|countless|various|all|the others|[2-9]|\d\d+|a hundred|a dozen|dozens of|hundreds of|thousands of|other)$/;
const SHOT = 'shot';
/** Says itself what kind of shot it is. */
const IS_SHOT = /(?:shot|close-up|view|angle|perspective|lens|footage|camera)$/;

/** A noun with what describes it told before it. */
export const describe = (quality: string, noun: Meaning): Meaning => ({ ...noun, before: say(quality, noun.before) });

export const follow = (noun: Meaning, told: string): Meaning => ({ ...noun, behind: say(noun.behind, told) });

/** "夏日 草甸": one noun says what kind the other is. */
export function compound(kind: Meaning, noun: Meaning): Meaning {
  if (noun.head === SHOT && IS_SHOT.test(kind.head)) return kind;
  return { ...noun, before: say(kind.before, kind.head, noun.before), behind: say(kind.behind, noun.behind) };
}

const VESSEL = /^(?:cup|bowl|bottle|plate|pot|jar|bucket|bag|box|basket|half|slice|piece)$/;

export function count(how: string, noun: Meaning): Meaning {
  const [, number = '', measure] = /^(.+) (\S+) of$/.exec(how) ?? [];
  if (measure !== undefined) {
    // "一列火车": a train is a row already.
    if (/train$/.test(noun.head)) return { ...noun, counted: number };
    const head = VESSEL.test(measure) ? noun.head : manyOf(noun.head);
    return { ...noun, counted: `${number} ${SEVERAL.test(number) ? manyOf(measure) : measure} of`, head };
  }
  return { ...noun, counted: how, head: SEVERAL.test(how) ? manyOf(noun.head) : noun.head };
}

const tellArticle = (text: string): string => text.replace(/^a (?=[aeiou](?!ni))/, 'an ');

export const tellNoun = ({ counted, before, head, behind }: Meaning): string =>
  tellArticle(say(counted, before, head, behind));

const OBJECT_FORM: Readonly<Record<string, string>> = { he: 'him', she: 'her', they: 'them', I: 'me', we: 'us' };
const OWN_FORM: Readonly<Record<string, string>> = {
  ...{
    he: 'his',
    she: 'her',
    they: 'their',
    it: 'its',
    its: 'its',
    I: 'my',
    we: 'our',
    you: 'your',
    people: "people's",
  },
  himself: 'his',
};
const NO_ARTICLE =
  /^(?:he|she|it|they|I|we|you|everybody|someone|himself|its|each other|both|one of them|the |a |an |his |her |their |this |that |my |our|people$)/;
const UNCOUNTED =
  /(?:[^s]s|light|lighting|water|snow|rain|sand|hair|grass|night|dusk|dawn|noon|sunset|sunrise|morning|evening|afternoon|spring|summer|autumn|winter|fog|smoke|dust|air|space|underwater|\d)$/;

/** Whom or what something is done to. */
export const tellObject = (noun: Meaning): string => OBJECT_FORM[tellNoun(noun)] ?? tellNoun(noun);

/** Behind "in" or "on", and who does something: known where no number stands before it. */
export function tellKnown(noun: Meaning): string {
  const told = tellNoun(noun);
  return noun.counted !== '' || NO_ARTICLE.test(`${told} `) || NO_ARTICLE.test(told) || UNCOUNTED.test(noun.head)
    ? told
    : `the ${told}`;
}

/** Behind a preposition. */
export const tellBehind = (noun: Meaning): string => OBJECT_FORM[tellNoun(noun)] ?? tellKnown(noun);

const NEVER_ONE = /(?:clothes|armor|makeup|lipstick|jewelry|beard|glasses|luggage|music|food|work)$/;

/** What somebody has or has on: one of it where no number is told. */
export function tellOne(noun: Meaning): string {
  const told = tellObject(noun);
  return noun.counted !== '' || NO_ARTICLE.test(`${told} `) || UNCOUNTED.test(noun.head) || NEVER_ONE.test(noun.head)
    ? told
    : tellArticle(`a ${told}`);
}

/** "小狗的耳朵": whose. */
export function own(owner: Meaning, noun: Meaning): Meaning {
  const told = tellNoun(owner);
  const form = OWN_FORM[told];
  if (form !== undefined) return { ...noun, counted: form };
  return follow(noun, `of ${tellKnown(owner)}`);
}

const OWNER: Readonly<Record<string, string>> = { his: 'he', her: 'she', its: 'it', their: 'they' };

export function pronounOf(noun: Meaning): string | null {
  const told = tellNoun(noun);
  if (IS_SHOT.test(noun.head) && told !== 'the camera') return null;
  if (/^(?:he|she|it|they|the camera)$/.test(told)) return told;
  // "her hands grip": it is still she of whom is told.
  const owner = OWNER[noun.counted];
  if (owner !== undefined && isWorn(noun.head)) return owner;
  if (SEVERAL.test(noun.counted) || noun.behind.startsWith('and ')) return 'they';
  if (!isAlive(noun)) return isWorn(noun.head) ? null : `the ${noun.head}`;
  if (/\b(?:woman|girl|lady|mother|grandmother|queen|princess|daughter|sister|wife|bride|actress)$/.test(noun.head))
    return 'she';
  // "it" may as well be what was named last.
  return isPerson(noun.head) ? 'he' : `the ${noun.head}`;
}

const isPerson = (head: string): boolean => PEOPLE.has(head) || PEOPLE.has(head.split(' ').at(-1) ?? '');

/** "鼓掌欢呼": one word for two deeds. */
const markDeeds = (deed: string): string => deed.split(' and ').map(markDeed).join(' and ');

/** As it stands after one subject. */
export const tellDeed = ({ how, deed, object, where, more }: Meaning): string =>
  say(
    ...(deed === 'is' || deed === 'is not' ? [deed, how] : [how, markDeeds(FINITE[deed] ?? deed)]),
    object,
    where,
    more,
  );

const FINITE: Readonly<Record<string, string>> = {
  wearing: 'wears',
  'full of': 'is full of',
  'covered with': 'is covered with',
  'dotted with': 'is dotted with',
  'set with': 'is set with',
};
const DESCRIBING: Readonly<Record<string, string>> = { has: 'with', is: '', wears: 'wearing' };

/** "戴着草帽的": as it describes who does it. */
export const tellDoing = ({ how, deed, object, where, moreDoing }: Meaning): string =>
  say(
    how,
    DESCRIBING[deed] ?? (findLemma(deed.split(' ')[0] ?? '') === null ? deed : ingForm(deed)),
    object,
    where,
    moreDoing,
  );

const IRREGULAR: Readonly<Record<string, string>> = Object.fromEntries(
  'wear=worn,hold=held,catch=caught,break=broken,hide=hidden,eat=eaten,drive=driven,ride=ridden,throw=thrown,cut=cut,tear=torn,take=taken,put=put,hang=hung,draw=drawn,write=written,light=lit,blow=blown,hit=hit,build=built,freeze=frozen,carry=carried,bury=buried,grow=grown,make=made,set=set,weave=woven,shake=shaken,surround=surrounded,lead=led,leave=left,bring=brought,beat=beaten,bite=bitten,steal=stolen,spread=spread,wind=wound,sweep=swept,tie=tied,dye=dyed,drag=dragged,wrap=wrapped,stop=stopped,pull=pulled,shine=lit,split=split,split_up=split,blow_away=blown,bend=bent,see=seen,know=known'
    .split(',')
    .map((pair) => pair.replaceAll('_', ' ').split('=') as [string, string]),
);

/** "被…覆盖": as it is told of what it is done to. */
export function doneForm(deed: string): string {
  const [first = '', ...rest] = deed.split(' ');
  const lemma = findLemma(first);
  if (lemma === null) return deed;
  const done =
    IRREGULAR[lemma] ??
    (lemma.endsWith('e') ? `${lemma}d` : /[^aeo]y$/.test(lemma) ? `${lemma.slice(0, -1)}ied` : `${lemma}ed`);
  return say(done, ...rest);
}

export const isGarment = (noun: Meaning): boolean => isWorn(noun.head);
export const isAlive = (noun: Meaning): boolean =>
  /^(?:he|she|they)$/.test(noun.head) || isDoer(noun.head) || isDoer(noun.head.split(' ').at(-1) ?? '');
