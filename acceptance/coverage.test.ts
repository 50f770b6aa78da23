import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..');

/** The sections of the specification with the number of their rules; what follows them in the page is what it leaves open. */
const SECTIONS: readonly (readonly [title: string, rules: number])[] = [
  ['What the service does', 8],
  ['What the video models can do', 10],
  ['The video task', 8],
  ['The generation result', 6],
  ['The parameters of a creation', 18],
  ['The configuration of an image', 2],
  ['States', 7],
  ['Creating a task', 11],
  ['Reading a task', 2],
  ['Downloading', 4],
  ['Reading a task with its address', 1],
  ['Images, native', 4],
  ['Images, chat', 5],
  ['Authentication', 7],
  ['Events', 1],
  ['Errors', 8],
  ['Limits and billing', 11],
  ['Versions', 3],
];

interface Rule {
  readonly number: string;
  readonly words: string;
  readonly tests: readonly string[];
}

interface Section {
  readonly number: number;
  readonly title: string;
  readonly rules: readonly Rule[];
}

const page = readFileSync(join(import.meta.dirname, 'COVERAGE.md'), 'utf8');
const sections = readSections(page);
const rules = sections.flatMap((section) => section.rules);

function readSections(text: string): readonly Section[] {
  return text
    .split(/^## /m)
    .slice(1)
    .map((part) => {
      const [, number = '', title = ''] = /^(\d+)\. (.+)$/m.exec(part) ?? [];
      const rows = part.split('\n').filter((line) => /^\| \d/.test(line));
      return { number: Number(number), title, rules: rows.map(readRule) };
    });
}

function readRule(row: string): Rule {
  const [number = '', words = '', tests = ''] = row
    .slice(1, -1)
    .split(' | ')
    .map((cell) => cell.trim());
  return { number, words, tests: tests.split('; ').filter((test) => test !== '') };
}

/** The file of a test, and the beginning of its name as the file spells it. */
function findTest(test: string): 'no such file' | 'no such test' | 'found' {
  const [file = '', title = ''] = test.split(' › ');
  // What holds for both engines is written once, in a contract that the test of each runs.
  const ending = file.endsWith('-contract') ? '.ts' : '.test.ts';
  const path = join(ROOT, file.includes('/') ? '' : 'acceptance', `${file}${ending}`);
  try {
    const source = readFileSync(path, 'utf8').replaceAll(/\(\s+/g, '(');
    return title !== '' && (source.includes(`('${title}`) || source.includes(`("${title}`)) ? 'found' : 'no such test';
  } catch {
    // Whatever the reason, the test cannot be read, and that is what the reader needs to know.
    return 'no such file';
  }
}

describe('COVERAGE.md', () => {
  it('has every section and every rule of the specification, in its order', () => {
    expect(sections.map(({ number }) => number)).toEqual(sections.map((_, index) => index + 1));
    const found = sections.slice(0, SECTIONS.length).map(({ title, rules: own }) => [title, own.length]);
    expect(found).toEqual(SECTIONS);
  });

  it('leaves out no number, and no words', () => {
    for (const { number, rules: own } of sections) {
      expect(own.map((rule) => rule.number)).toEqual(own.map((_, index) => `${number}.${index + 1}`));
      expect(own.length, `section ${number}`).toBeGreaterThan(0);
    }
    expect(rules.filter(({ words }) => words === '')).toEqual([]);
  });

  it('names a test for every rule, and every test that it names exists', () => {
    expect(rules.filter(({ tests }) => tests.length === 0)).toEqual([]);
    const named = rules.flatMap(({ number, tests }) => tests.map((test) => ({ number, test })));
    const missing = named.map(({ number, test }) => `${number} ${test}: ${findTest(test)}`);
    expect(missing.filter((line) => !line.endsWith(': found'))).toEqual([]);
  });
});
