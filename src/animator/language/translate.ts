import { FOREIGN_WORDS, PICTOGRAPHS, SCRIPTS, SPACELESS } from './foreign-words.ts';

export interface Translated {
  readonly language: string;
  /** The text with every known foreign word replaced by its English one. */
  readonly text: string;
}

/** Words needed before a text in Latin letters counts as another language: one "auto" or "mar" does not make it German or Spanish. */
const ENOUGH_WORDS = 2;

function splitSpaceless(run: string, words: Readonly<Record<string, string>>): string {
  const longest = 4;
  let out = '';
  for (let at = 0; at < run.length; ) {
    let taken = 1;
    let english = run.slice(at, at + 1);
    for (let length = Math.min(longest, run.length - at); length > 0; length--) {
      const found = words[run.slice(at, at + length)];
      if (found !== undefined) {
        english = ` ${found} `;
        taken = length;
        break;
      }
    }
    out += english;
    at += taken;
  }
  return ` ${out} `;
}

function spellPictographs(text: string): string {
  return text.replace(/\p{Extended_Pictographic}/gu, (picture) => ` ${PICTOGRAPHS.get(picture) ?? picture} `);
}

export function translate(text: string): Translated {
  const { language, text: words } = translateWords(text);
  return { language, text: spellPictographs(words) };
}

function translateWords(text: string): Translated {
  const script = SCRIPTS.find(([pattern]) => pattern.test(text))?.[1];
  if (script !== undefined) {
    const words = FOREIGN_WORDS.find((row) => row.language === 'zh')?.words ?? {};
    // Japanese shares most of these characters with Chinese.
    const usable = script === 'zh' || script === 'ja' ? words : {};
    return { language: script, text: text.replace(SPACELESS, (run) => splitSpaceless(run, usable)) };
  }
  const plain = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  if (plain.length === 0) return { language: 'und', text };
  let best: (typeof FOREIGN_WORDS)[number] | null = null;
  let most = ENOUGH_WORDS - 1;
  for (const row of FOREIGN_WORDS) {
    const count = plain.filter((word) => Object.hasOwn(row.words, word)).length;
    if (count > most && count * 3 >= plain.length) {
      best = row;
      most = count;
    }
  }
  if (best === null) return { language: 'en', text };
  const { words, language } = best;
  return {
    language,
    text: text.toLowerCase().replace(/\p{L}+/gu, (word) => (Object.hasOwn(words, word) ? (words[word] ?? word) : word)),
  };
}
