import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { tokenize } from '../architecture/tokens.ts';
import { isSlow } from './processor-time.ts';

/**
 * Every regular expression that may see a client's text is fed with long rows of what it looks for. One that begins anew at
 * each letter and runs on takes quadratic time: a quarter of a second here, where a good one takes less than a thousandth of that.
 */

const ROOT = join(import.meta.dirname, '../..');
const FOLDERS = ['animator', 'core', 'dialects', 'generators', 'http', 'media', 'outbound', 'services'];
/** Half the letters and a quarter of the time find the same quadratic ones as twice as many, in half the time. */
const LENGTH = 5_000;
const MOST_MILLISECONDS = 5;

/** What is never applied to what a client sends, and why. */
const HARMLESS: Readonly<Record<string, string>> = {
  'src/animator/sound/speech/phones.ts: /([a-z@]+):([\\d.]+)/g': 'what our own speaker says of its sounds',
  'src/animator/language/words/word-forms.ts: /[a-z]{2,}ies$/': 'words of at most 30 letters',
  'src/animator/language/words/word-forms.ts: /[a-z]{2,}ves$/': 'words of at most 30 letters',
  'src/animator/language/words/word-forms.ts: /[a-z]{2,}s$/': 'words of at most 30 letters',
};

interface Pattern {
  readonly place: string;
  readonly expression: RegExp;
}

function listPatterns(): readonly Pattern[] {
  const files = globSync(`src/{${FOLDERS.join(',')}}/**/*.ts`, { cwd: ROOT }).filter(
    (file) => !file.endsWith('.test.ts'),
  );
  return files.flatMap((file) => findPatterns(file, readFileSync(join(ROOT, file), 'utf8')));
}

function findPatterns(file: string, text: string): readonly Pattern[] {
  return tokenize(text)
    .filter(({ kind }) => kind === 'expression')
    .map(({ text: literal }) => {
      const end = literal.lastIndexOf('/');
      const flags = literal.slice(end + 1).replace(/[gy]/g, '');
      return { place: `${file}: ${literal}`, expression: new RegExp(literal.slice(1, end), `${flags}g`) };
    });
}

/** One of every kind that a class may stand for. */
const LETTERS = [
  'a',
  'A',
  '0',
  ' ',
  '\t',
  '\n',
  '.',
  ',',
  ';',
  '=',
  '-',
  '_',
  '"',
  "'",
  '/',
  '<',
  '[',
  '(',
  'я',
  '的',
  'क',
  // Where a class has all letters, every second one of these begins a word for \b.
  'яa',
];

const rowOf = (part: string): string => `${part.repeat(Math.ceil(LENGTH / part.length)).slice(0, LENGTH)}\0`;
const LETTER_ROWS = new Map(LETTERS.map((letter) => [letter, rowOf(letter)]));

/** And whatever the expression spells out itself. */
function listUnits({ source }: RegExp): readonly string[] {
  const plain = source.replaceAll(/\\[pP]\{[^}]*\}|\\[dDwWsSbB]|\(\?(?::|=|!|<=|<!)/g, ' ').replaceAll(/\\(.)/g, '$1');
  const spelled = plain.split(/[\s()[\]{}*+?^$|]+/u).filter((part) => part !== '');
  const runs = [plain.replaceAll(/[*+?^$|]/g, '')];
  return [...new Set([...LETTERS, ...spelled, ...spelled.flatMap((part) => [part[0] ?? '', `${part} `]), ...runs])];
}

describe('a regular expression', () => {
  it('takes no longer than its text is long, whatever that text is', () => {
    const patterns = listPatterns();
    expect(patterns.length).toBeGreaterThan(100);
    const slow: string[] = [];
    const tried = new Set<string>();
    for (const { place, expression } of patterns) {
      // Several files may look for the same.
      if (Object.hasOwn(HARMLESS, place) || tried.has(String(expression))) continue;
      tried.add(String(expression));
      const unit = listUnits(expression).find((part) => {
        const text = LETTER_ROWS.get(part) ?? rowOf(part);
        return isSlow(() => text.replace(expression, ''), MOST_MILLISECONDS);
      });
      if (unit !== undefined) slow.push(`${place} is slow with ${JSON.stringify(unit)}`);
    }
    expect(slow).toEqual([]);
  });

  it('is found to be slow where it is', () => {
    const [pattern] = findPatterns('a.ts', 'const a = /!\\[[^\\]]*\\]\\(/;');
    const expression = pattern?.expression ?? /x/;
    // Twice as long as above: a moment in which a processor is shared spoils no more than one in four of such looks.
    expect(isSlow(() => '!['.repeat(LENGTH).replace(expression, ''), MOST_MILLISECONDS)).toBe(true);
    expect(listUnits(expression)).toContain('!');
  });
});
