import { findAct } from './acts.ts';
import { type Furniture, furnitureOf } from './arrangements.ts';
import { OCCASIONS_TABLE } from './occasions-table.ts';
import { findPlace } from './places.ts';
import { runsOf } from './word-runs.ts';

/** What a table is laid with. */
const LAID_WITH = ['meal', 'drinks', 'party', 'bare'] as const;

/** A bow around a middle, open to the camera: metres, and radians from its far end to both sides. */
export interface Bow {
  readonly posture: 'floor' | 'stand';
  readonly metres: number;
  readonly from: number;
  readonly to: number;
}

export type Gathered =
  | { readonly at: 'table'; readonly laid: (typeof LAID_WITH)[number] }
  | { readonly at: 'free' }
  | ({ readonly at: 'bow' } & Bow);

/** What people come together for, and all that belongs to it. */
export interface Occasion {
  readonly name: string;
  readonly words: readonly string[];
  readonly place: string;
  readonly gathered: Gathered;
  readonly pieces: readonly Furniture[];
  readonly dressing: readonly string[];
  readonly does: string;
}

const list = (text: string): readonly string[] => (text === '-' ? [] : text.split(', '));

function gatheredOf(text: string, row: string): Gathered {
  const [way, ...rest] = text.split(' ');
  const laid = LAID_WITH.find((each) => each === rest[0]);
  if (way === 'table' && laid !== undefined) return { at: 'table', laid };
  if (way === 'free' && rest.length === 0) return { at: 'free' };
  const [metres = Number.NaN, from = Number.NaN, to = Number.NaN] = rest.map(Number);
  if ((way === 'floor' || way === 'stand') && metres > 0 && from >= 0 && to > from)
    return { at: 'bow', posture: way, metres, from: (from * Math.PI) / 180, to: (to * Math.PI) / 180 };
  throw new Error(`"${text}" of the occasion "${row}" is no way to be gathered.`);
}

export const OCCASIONS: readonly Occasion[] = OCCASIONS_TABLE.trim()
  .split('\n')
  .map((line) => {
    const [name = '', words = '-', place = '', gathered = '', pieces = '-', dressing = '-', does = ''] =
      line.split(' | ');
    if (findPlace(place) === null)
      throw new Error(`"${place}" of the occasion "${name}" is no place of the catalogue.`);
    if (findAct(does) === null) throw new Error(`"${does}" of the occasion "${name}" is no act of the catalogue.`);
    return {
      ...{ name, words: list(words), place, gathered: gatheredOf(gathered, name), pieces: furnitureOf(pieces, name) },
      ...{ dressing: list(dressing), does },
    };
  });

const BY_WORD: ReadonlyMap<string, Occasion> = new Map(
  OCCASIONS.flatMap((occasion) => occasion.words.map((word) => [word, occasion] as const)),
);
const BY_NAME: ReadonlyMap<string, Occasion> = new Map(OCCASIONS.map((occasion) => [occasion.name, occasion]));

export const findOccasion = (name: string | undefined): Occasion | null => BY_NAME.get(name ?? '') ?? null;

/** What a text tells of, by the longest of its words that are known. */
export function occasionIn(text: string): Occasion | null {
  let best = '';
  for (const run of runsOf(text)) if (BY_WORD.has(run) && run.length > best.length) best = run;
  return BY_WORD.get(best) ?? null;
}
