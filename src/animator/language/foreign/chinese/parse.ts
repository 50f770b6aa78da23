import { RULES } from './grammar.ts';
import { type Meaning, mean } from './meanings.ts';
import type { Piece } from './segment.ts';
import { STEPS } from './steps.ts';

/** A part of a clause, in its cheapest reading. */
export interface Part {
  readonly makes: string;
  readonly cost: number;
  readonly meaning: Meaning;
}

type Cell = Map<string, Part>;

/** What may stand by itself in a clause that is no whole sentence, and what that costs. */
const ALONE: Readonly<Record<string, number>> = {
  S: 0,
  F: 0,
  VP: 0.6,
  NP: 1,
  PP: 1,
  A: 1.2,
  D: 1.4,
  M: 1.6,
  LP: 1,
  Q: 2,
  R: 2.4,
  L: 2.4,
  O: 2.6,
  NJ: 2,
  B: 3,
  V: 1,
};
/** A part that no rule joins to its neighbours. */
const APART = 2.6;
/** A word that fits nowhere is left out. */
const LEFT_OUT = 5;

function add(cell: Cell, part: Part): void {
  const known = cell.get(part.makes);
  if (known !== undefined && known.cost <= part.cost) return;
  cell.set(part.makes, part);
  for (const { makes, cost, build } of STEPS[part.makes] ?? []) {
    const meaning = build(part.meaning);
    if (meaning !== null) add(cell, { makes, cost: part.cost + cost, meaning });
  }
}

function join(cell: Cell, lefts: Cell, rights: Cell): void {
  for (const one of lefts.values())
    for (const other of rights.values())
      for (const { makes, cost, build, extra } of RULES.get(`${one.makes} ${other.makes}`) ?? []) {
        const meaning = build(one.meaning, other.meaning);
        if (meaning === null) continue;
        const more = extra?.(one.meaning, other.meaning) ?? 0;
        add(cell, { makes, cost: one.cost + other.cost + cost + more, meaning });
      }
}

/** The cheapest parts, where `goesOn` says that somebody was named whose deed is still to come, that a clause of words falls into, in their order: one where the grammar reads all of it. */
export function parse(pieces: readonly Piece[], goesOn: boolean): Part[] {
  const cells: Cell[][] = pieces.map(() => []);
  const cellAt = (from: number, to: number): Cell => cells[from]?.[to - from - 1] ?? new Map();
  for (let length = 1; length <= pieces.length; length++)
    for (let from = 0; from + length <= pieces.length; from++) {
      const cell: Cell = new Map();
      cells[from]?.push(cell);
      if (length === 1)
        for (const { kind, english } of pieces[from]?.words ?? [])
          add(cell, { makes: kind, cost: 0, meaning: mean({ head: english }) });
      for (let middle = from + 1; middle < from + length; middle++)
        join(cell, cellAt(from, middle), cellAt(middle, from + length));
    }
  return cover(pieces.length, cellAt, goesOn);
}

interface Covered {
  readonly cost: number;
  readonly from: number;
  readonly part: Part | null;
}

function cover(length: number, cellAt: (from: number, to: number) => Cell, goesOn: boolean): Part[] {
  const best: Covered[] = [{ cost: 0, from: 0, part: null }];
  for (let to = 1; to <= length; to++) {
    let found: Covered = { cost: (best[to - 1]?.cost ?? 0) + LEFT_OUT, from: to - 1, part: null };
    for (let from = 0; from < to; from++)
      for (const part of cellAt(from, to).values()) {
        const alone = goesOn && from === 0 && part.makes === 'VP' ? -0.4 : ALONE[part.makes];
        if (alone === undefined) continue;
        const cost = (best[from]?.cost ?? 0) + part.cost + alone + (from === 0 ? 0 : APART);
        if (cost < found.cost) found = { cost, from, part };
      }
    best.push(found);
  }
  const parts: Part[] = [];
  for (let to = length; to > 0; ) {
    const { from, part } = best[to] ?? { from: to - 1, part: null };
    if (part !== null) parts.unshift(part);
    to = from;
  }
  return parts;
}
