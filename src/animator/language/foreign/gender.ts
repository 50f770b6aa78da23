import { PEOPLE } from '../../catalogue/people.ts';

/** Who is a woman: other languages tell by endings and articles what English tells by "she" alone. */

const ENDS_LIKE_HERS: Readonly<Record<string, RegExp>> = {
  es: /(?<!ist|naut|tlet|poet|erson|uardi|oleg|amarad|olicí|uí|spí|íctim)as?$/u,
  pt: /(?<!ist|naut|tlet|poet|esso|uard|oleg|olici|ui|spi|íctim|rianç)as?$/u,
  it: /(?:(?<!ist|naut|tlet|poet|erson|uardi|olleg|uid|spi|ittim)a|ess[ae]|tric[ei])$/u,
  fr: /(?:euse|trice|ière|ienne|esse|onne|amie|voisine|étudiante|patiente|avocate|marchande|paysanne)s?$/u,
  de: /(?:in|innen)$/u,
  ru: /(?:ниц[аыеуей]{1,2}|[тнч]к[аиеуой]{1,2}|ш[аиеуей]{1,2}|подруг\p{L}{1,3}|геро(?:иня|ини|иню))$/u,
  ar: /ة$/u,
  hi: /(?:िका|ानी|अभिनेत्री)$/u,
};
/** "un boulanger", "ein Bäcker", "um vendedor": an ending that only men have, of one. */
const ENDS_LIKE_HIS: Readonly<Record<string, RegExp>> = {
  es: /(?:ero|dor|tor|sor|ico|nero|ario)$/u,
  pt: /(?:eiro|dor|tor|sor|ico|ário)$/u,
  it: /(?:iere|iero|tore|sore|aio|ico)$/u,
  fr: /(?:eur|ier|ien|ger|cher)$/u,
};
const HER_ARTICLE = /^(?:una|uma|une|otra|outra|altra|cette|esta)$/u;
/** Whoever it is, the word is always a she, or is of several. */
const OF_ANYBODY =
  /^(?:person|people|child|children|kid|baby|toddler|couple|family|crowd|audience|figure|guard|victim|star|someone|somebody|police|team|band|mother|pair)$/;

function isOpen(english: string, alsoMen: boolean): boolean {
  const one = PEOPLE.get(english) ?? PEOPLE.get(english.replace(/s$/, ''));
  if (one === undefined || OF_ANYBODY.test(english.split(' ').at(-1) ?? '')) return false;
  return one.gender === 'any' || (alsoMen && one.gender === 'man' && english.startsWith('waiter'));
}

/** "doctora", "Ärztin", "учительница", "une journaliste": a female one. */
export function tellSex(language: string, word: string, before: string | undefined, english: string): string {
  const ends = ENDS_LIKE_HERS[language]?.test(word) === true;
  const told = before !== undefined && HER_ARTICLE.test(before) && /^(?:es|pt|it|fr)$/.test(language);
  if ((ends || told) && isOpen(english, true)) return `female ${english}`;
  const his = ENDS_LIKE_HIS[language]?.test(word) === true;
  return his && PEOPLE.get(english)?.gender === 'any' && isOpen(english, false) ? `male ${english}` : english;
}

/** "महिला डॉक्टर", "женщина-врач": one who is both. */
const WOMAN_WHO = /\b(woman|lady|girl) {0,2}[- ] {0,2}(?=([a-z]{3,})(?![a-z]))/g;

const OWNERS = /\b(his|[a-z]+)(?![a-z'])/g;

/** "Una doctora se quita la mascarilla": one word for his and her, which is hers where the last who was told of is a woman. */
function agreeOwners(text: string): string {
  let last: 'man' | 'woman' | 'any' | null = null;
  let female = false;
  return text.replace(OWNERS, (word: string) => {
    if (word === 'his') return last === 'woman' ? 'her' : word;
    const gender = (PEOPLE.get(word) ?? PEOPLE.get(word.replace(/s$/, '')))?.gender;
    // Of another of whom nobody says it, it stays open.
    if (word === 'she' || (gender !== undefined && female)) last = 'woman';
    else if (word === 'he') last = 'man';
    else if (gender !== undefined) last = gender;
    female = word === 'female' || (female && gender === undefined);
    return word;
  });
}

/** Languages whose word for his and her does not tell which. */
const ONE_WORD = /^(?:es|fr|pt|it|hi|ja|ru|de|zh)$/;

export function tellWomen(text: string, language: string): string {
  const named = text.replace(WOMAN_WHO, (whole, _woman: string, next: string) =>
    isOpen(next, false) ? 'female ' : whole,
  );
  return ONE_WORD.test(language) ? agreeOwners(named) : named;
}
