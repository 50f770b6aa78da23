import { LETTERS, LIGHT_WORDS, PHONES, UNSTRESSED } from './alphabet-table.ts';

/** Phones of a word as the CMU dictionary writes them ("HH AH0 L OW1"); null for a word it does not have. */
export type Dictionary = (word: string) => string | null;
/** Phones of any word or number, without stress, in small letters. */
export type Guess = (word: string) => Promise<readonly string[]>;

/** Its first and last mark: nothing. */
const EDGE = 0;
/** No more fit into one breath of the net. */
const MOST_LETTERS = 500;

const isVowel = (phone: string): boolean => /^[AEIOU]/.test(phone);

function toLetters(phones: readonly string[], isLight: boolean): string {
  return phones
    .map((phone) => {
      const [, name = '', stress = ''] = /^([A-Z]+)(\d?)$/.exec(phone) ?? [];
      const mark = isLight || !isVowel(name) ? '' : stress === '1' ? 'ˈ' : stress === '2' ? 'ˌ' : '';
      const letter = (isVowel(name) && mark === '' ? UNSTRESSED[name] : undefined) ?? PHONES[name] ?? '';
      return mark + letter;
    })
    .join('');
}

/** Where a word was guessed, its first vowel is stressed. */
function stressFirst(phones: readonly string[]): string[] {
  const first = phones.findIndex((phone) => isVowel(phone.toUpperCase()));
  return phones.filter((phone) => phone !== 'pau').map((phone, i) => `${phone.toUpperCase()}${i === first ? '1' : ''}`);
}

/** Text to the numbers that the net reads. */
export async function spell(text: string, dictionary: Dictionary, guess: Guess): Promise<number[]> {
  let letters = '';
  for (const part of text.match(/[A-Za-z']+|\d[\d,.]*\d|\d|[.,;:!?]+/g) ?? []) {
    if (/^[.,;:!?]/.test(part)) {
      letters = `${letters.trimEnd()}${part.startsWith('..') ? '…' : part.charAt(0)} `;
      continue;
    }
    const word = part.toLowerCase();
    const known = dictionary(word) ?? dictionary(word.replace(/^'+|'+$/g, ''));
    const phones = known === null ? stressFirst(await guess(part)) : known.split(' ');
    letters += `${toLetters(phones, LIGHT_WORDS.has(word))} `;
  }
  const numbers = [...letters.trim()].flatMap((letter) => LETTERS[letter] ?? []);
  return [EDGE, ...numbers.slice(0, MOST_LETTERS), EDGE];
}
