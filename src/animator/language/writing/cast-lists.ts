import { findFirstName } from '../../catalogue/names-table.ts';
import { findUses } from '../../catalogue/parts-of-speech.ts';
import { PEOPLE } from '../../catalogue/people.ts';

/**
 * "Characters: INSPECTOR (45, grey trench coat, wet blonde hair) and LUPE (70 years, white braids, apron)": who is in a film as scripts list them. Read with what is in
 * brackets, an age is a number and a coat lies somewhere; told as sentences each is somebody who looks so. It is read in English, whatever it was written in.
 */
const LISTED =
  /(^|[.:;,\u00b6] |\band |\bversus |\bvs\.? )((?:the )?[\p{L}'\u2019-]+(?: [\p{L}'\u2019-]+){0,2}?) ?\(([^()\ue000-\uefff:]{3,180})\)(?! ?:)/giu;
const AGED = /^(?:(?:about|around|circa|aged?) )?(\d{1,3})(?: ?(?:years?(?: old)?|yo|y\/o|-year-old))?$/i;
const DECADE =
  /^(?:(?:in )?(?:his|her|their) )?(?:(?:early|mid|late)[ -])?(?:\d0s|twenties|thirties|forties|fifties|sixties|seventies|eighties)$/i;
const KIND = /^(?:an? )?((?:[\p{L}-]+ ){0,3})(wom[ae]n|m[ae]n|girl|boy|female|male|lady|guy|child|kid|person)$/iu;
const GROWN_ON =
  /(?:hair|braids?|pigtails?|beard|moustache|mustache|eyes|ponytail|bun|curls|freckles|scars?|glasses|tattoos?|wrinkles|skin|smile|stubble|afro|dreadlocks|bangs|fringe|cheeks)\b/i;
/** A leading word of a list, and nobody's name. */
const NO_NAME =
  /^(?:shot|scene|camera|lens|audio|music|style|lighting|sound|time|duration|format|no|the end|cut|close-up)\b/i;

interface Look {
  readonly age: number | null;
  readonly decade: string | null;
  readonly sex: 'woman' | 'man' | null;
  readonly kind: string | null;
  readonly how: readonly string[];
  readonly worn: readonly string[];
  readonly grown: readonly string[];
}

type IsWorn = (noun: string) => boolean;

const withArticle = (words: string): string =>
  /^(?:an?|the|his|her|two|some)\b/i.test(words) ||
  (/s$/i.test(words) && !/(?:dress|ss)$/i.test(words)) ||
  /hair|skin$/i.test(words)
    ? words
    : `${/^[aeiou]/i.test(words) ? 'an' : 'a'} ${words}`;

/** "braids white", as some languages order it. */
function nounLast(part: string): string {
  const [noun = ''] = GROWN_ON.exec(part) ?? [];
  const at = part.indexOf(noun);
  const after = part.slice(at + noun.length).trim();
  return /^[\p{L}-]+$/u.test(after) ? `${part.slice(0, at)}${after} ${noun}` : part;
}

function readLook(told: string, isWorn: IsWorn): Look | null {
  const parts = told
    .split(/,|;|\band\b|\/|(?=\b(?:with|wearing) )/i)
    .map((part) => part.trim().replace(/^(?:with|wearing|in|has) /i, ''))
    .filter((part) => part !== '');
  let [age, decade, sex, kind]: [number | null, string | null, Look['sex'], string | null] = [null, null, null, null];
  const [how, worn, grown]: [string[], string[], string[]] = [[], [], []];
  for (const part of parts) {
    const years = AGED.exec(part)?.[1];
    const who = KIND.exec(part);
    const nouns = part.toLowerCase().split(/[ -]/).reverse();
    if (years !== undefined) age = Number(years);
    else if (DECADE.test(part)) decade = part.replace(/^(?:in )?(?:his|her|their) /i, '');
    else if (who !== null) {
      const noun = (who[2] ?? '').toLowerCase();
      if (/^(?:wom|girl|lady|female)/.test(noun)) sex = 'woman';
      else if (/^(?:m[ae]n|boy|guy|male)/.test(noun)) sex = 'man';
      if (!/^(?:fe)?male$/.test(noun)) kind = noun;
      how.push(...(who[1] ?? '').trim().split(' ').filter(Boolean));
    } else if (nouns.some((noun) => isWorn(noun) || isWorn(noun.replace(/s$/, '')))) worn.push(withArticle(part));
    else if (GROWN_ON.test(part)) grown.push(withArticle(nounLast(part)));
    else if (part.split(' ').length < 3 && part.split(' ').every((word) => (findUses(word)?.adjective ?? 0) > 0))
      how.push(part);
  }
  const known = age !== null || decade !== null || kind !== null || sex !== null;
  return worn.length + grown.length + Number(known) === 0 ? null : { age, decade, sex, kind, how, worn, grown };
}

const CHILD = 13;

/** Who it is, and the name where they have one: "Detective Ray" is a detective of that name. */
function nounOf(told: string, { age, sex, kind }: Look): { readonly noun: string; readonly name: string | null } {
  const called = told.toLowerCase().replace(/^the /, '');
  const words = called.split(' ');
  const last = words.at(-1) ?? '';
  const gender = sex ?? findFirstName(last) ?? findFirstName(words[0] ?? '');
  const trade = PEOPLE.has(called) ? called : PEOPLE.has(last) && findFirstName(last) === null ? called : null;
  const rank = words.length > 1 && PEOPLE.has(words[0] ?? '') ? (words[0] ?? null) : null;
  const noun = trade ?? rank;
  if (noun !== null) {
    const sexed = gender !== null && gender !== 'any' && PEOPLE.get(noun.split(' ').at(-1) ?? '')?.gender === 'any';
    return {
      noun: sexed ? `${gender === 'woman' ? 'female' : 'male'} ${noun}` : noun,
      name: trade === null ? last : null,
    };
  }
  const young = age !== null && age < CHILD;
  const plain =
    gender === 'woman'
      ? young
        ? 'girl'
        : 'woman'
      : gender === 'man'
        ? young
          ? 'boy'
          : 'man'
        : young
          ? 'child'
          : 'person';
  return { noun: kind !== null && kind !== 'person' ? kind : plain, name: called };
}

function tellLook(who: string, look: Look): string {
  const { noun, name } = nounOf(who, look);
  const age = look.age === null ? '' : `${look.age}-year-old`;
  const words = [...look.how, age, noun].filter((word) => word !== '').join(' ');
  const worn = look.worn.length === 0 ? '' : ` in ${look.worn.join(' and ')}`;
  const grown = look.grown.length === 0 ? '' : `${worn === '' ? ' ' : ', '}with ${look.grown.join(' and ')}`;
  const decade =
    look.decade === null
      ? ''
      : ` in ${/\b(?:man|boy|male|guy)\b/.test(noun) ? 'his' : /\b(?:woman|girl|female|lady)\b/.test(noun) ? 'her' : 'their'} ${look.decade}`;
  const told = `${/^(?:8|11|18|[aeiou])/i.test(words) ? 'an' : 'a'} ${words}${decade}${worn}${grown}`;
  const upper = (words: string): string =>
    words.replaceAll(/(?<![\p{L}'\u2019])\p{L}/gu, (first) => first.toUpperCase());
  return name === null ? told.replace(/^\p{L}/u, (first) => first.toUpperCase()) : `${upper(name)}, ${told}`;
}

/** Everybody who is listed so, as a sentence of their own; within a clause only the brackets go. */
export function introduceCast(text: string, isWorn: IsWorn): string {
  if (!text.includes('(')) return text;
  return text.replace(LISTED, (whole, before: string, name: string, told: string, at: number) => {
    const look = NO_NAME.test(name) || /^(?:v\.?o|o\.?s|off|cont)/i.test(told) ? null : readLook(told, isWorn);
    const proper = /^\p{Lu}/u.test(name) || /^(?:and|:)/.test(before.trim());
    if (look === null || !proper) return whole;
    const after = text.slice(at + whole.length, at + whole.length + 6);
    const listed = /^\s*(?:[.;,\u00b6\u2022]|and\b|versus|vs|$)/i.test(after);
    const lead = /^(?:and|versus|vs)/i.test(before) ? '. ' : before.replace(/^, $/, '. ');
    return listed ? `${lead}${tellLook(name, look)}` : `${before}${tellLook(name, look)},`;
  });
}
