import { COLOUR_WORDS } from './attribute-words.ts';
import { COLOUR_AFTER_NOUN, FOREIGN_PHRASES, FOREIGN_THINGS } from './foreign-things-table.ts';
import { FOREIGN_WORDS, PICTOGRAPHS, SCRIPTS, SPACELESS } from './foreign-words.ts';

export interface Translated {
  readonly language: string;
  /** The text with every known foreign word replaced by its English one. */
  readonly text: string;
}

/** Words needed before a text in Latin letters counts as another language: one "auto" or "mar" does not make it German or Spanish. */
const ENOUGH_WORDS = 2;

function parseThings(text: string | undefined): Record<string, string> {
  const pairs = (text ?? '').split(/\s+/).filter((pair) => pair !== '');
  return Object.fromEntries(pairs.map((pair) => pair.replaceAll('_', ' ').split('=')));
}

/** Each language's words: those of settings and those of things. */
const TABLES: readonly { readonly language: string; readonly words: Readonly<Record<string, string>> }[] =
  FOREIGN_WORDS.map(({ language, words }) => ({
    language,
    words: { ...words, ...parseThings(FOREIGN_THINGS[language]) },
  }));

function replacePhrases(text: string, language: string): string {
  return (FOREIGN_PHRASES[language] ?? []).reduce((rest, [pattern, english]) => rest.replace(pattern, english), text);
}

const COLOURS = new RegExp(`\\b([a-z]+) (${Object.keys(COLOUR_WORDS).join('|')})\\b`, 'g');

/** "a horse white" becomes "a white horse". */
function moveColours(text: string): string {
  return text.replace(COLOURS, (whole, before: string, colour: string) =>
    /^(?:a|an|the|of|and|in|on|with|is)$/.test(before) || Object.hasOwn(COLOUR_WORDS, before)
      ? whole
      : `${colour} ${before}`,
  );
}

function splitSpaceless(run: string, words: Readonly<Record<string, string>>): string {
  const longest = 6;
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
    const words = TABLES.find((row) => row.language === 'zh')?.words ?? {};
    // Japanese shares most of these characters with Chinese.
    const usable = script === 'zh' || script === 'ja' ? words : {};
    const phrased = script === 'zh' ? replacePhrases(text, 'zh') : text;
    return { language: script, text: phrased.replace(SPACELESS, (run) => splitSpaceless(run, usable)) };
  }
  const plain = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  if (plain.length === 0) return { language: 'und', text };
  let best: (typeof TABLES)[number] | null = null;
  let most = ENOUGH_WORDS - 1;
  for (const row of TABLES) {
    const count = plain.filter((word) => Object.hasOwn(row.words, word)).length;
    if (count > most && count * 3 >= plain.length) {
      best = row;
      most = count;
    }
  }
  if (best === null) return { language: 'en', text };
  const { words, language } = best;
  const english = replacePhrases(text.toLowerCase(), language).replace(/\p{L}+/gu, (word) =>
    Object.hasOwn(words, word) ? (words[word] ?? word) : word,
  );
  return { language, text: COLOUR_AFTER_NOUN.has(language) ? moveColours(english) : english };
}
