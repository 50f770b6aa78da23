import { CRAFTS_TABLE } from './crafts-table.ts';

/** Fine work at a bench: who does it, what of a prompt tells it, and what belongs to it. */
export interface CraftRow {
  /** Of its bench, by name. */
  readonly name: string;
  readonly callings: ReadonlySet<string>;
  readonly told: RegExp;
  readonly verbs: ReadonlySet<string>;
  readonly belongs: RegExp;
}

const NOBODY: ReadonlySet<string> = new Set();
const listed = (text: string): ReadonlySet<string> => (text === '-' ? NOBODY : new Set(text.split(', ')));

const CRAFT_ROWS: readonly CraftRow[] = CRAFTS_TABLE.trim()
  .split('\n')
  .map((line) => {
    const [name = '', callings = '-', told = '', verbs = '-', belongs = ''] = line.split(' | ');
    return {
      name,
      callings: listed(callings),
      told: new RegExp(`\\b(?:${told})\\b`, 'i'),
      verbs: listed(verbs),
      belongs: new RegExp(`\\b(?:${belongs})s?\\b`, 'i'),
    };
  });

/** Which fine work somebody is at: by their calling, or by what they do; null for all else. */
export function craftOf(nouns: readonly string[], verbs: readonly string[], told: string): CraftRow | null {
  const first = verbs.map((verb) => verb.split(' ')[0] ?? verb);
  return (
    CRAFT_ROWS.find(({ callings, told: words, verbs: own }) => {
      const called = nouns.some((noun) => callings.has(noun));
      const done = first.some((verb) => own.has(verb));
      return words.test(told) && (callings.size === 0 ? done : called && (own.size === 0 || done));
    }) ?? null
  );
}

/** Whether that is a part of the work at a bench of that name, and seen on it. */
export const isPartOfCraft = (name: string, word: string): boolean =>
  CRAFT_ROWS.some((row) => row.name === name && row.belongs.test(word));
