import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Machine } from './machine.ts';

/**
 * One figure of a bench. A bar is what the design promises; a figure without one is there to be compared with: most are
 * the machine's own, measured in the same run.
 */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: 'ms' | 'MB' | 'x' | '/s' | 'share';
  readonly bar?: { readonly atMost: number } | { readonly atLeast: number };
}

export interface BenchResult {
  readonly figures: readonly Figure[];
  /** How it was measured: counts, rates, lengths. */
  readonly method: Readonly<Record<string, number | string>>;
  /** The single measurements behind the figures, so that their spread can be judged. */
  readonly runs: Readonly<Record<string, readonly number[]>>;
}

const RESULTS = join(import.meta.dirname, 'results');

export function isMet({ value, bar }: Figure): boolean | null {
  if (bar === undefined) return null;
  return 'atMost' in bar ? value <= bar.atMost : value >= bar.atLeast;
}

export async function writeResult(name: string, machine: Machine, result: BenchResult): Promise<void> {
  const document = {
    name,
    measuredAt: new Date().toISOString(),
    machine,
    method: result.method,
    figures: result.figures.map((figure) => ({ ...figure, met: isMet(figure) })),
    runs: result.runs,
  };
  await mkdir(RESULTS, { recursive: true });
  const file = join(RESULTS, `${name}.json`);
  await writeFile(`${file}.tmp`, `${JSON.stringify(document, null, 2)}\n`);
  await rename(`${file}.tmp`, file);
}

export function renderTable(figures: readonly Figure[]): string {
  const rows = figures.map((figure) => [figure.name, `${figure.value} ${figure.unit}`, ...renderBar(figure)]);
  const heads = ['figure', 'value', 'bar', ''];
  const widths = heads.map((head, column) => Math.max(head.length, ...rows.map((row) => row[column]?.length ?? 0)));
  const renderRow = (row: readonly string[]) =>
    row
      .map((cell, column) => (column === 1 ? cell.padStart(widths[1] ?? 0) : cell.padEnd(widths[column] ?? 0)))
      .join('  ');
  return [heads, widths.map((width) => '-'.repeat(width)), ...rows].map((row) => renderRow(row).trimEnd()).join('\n');
}

function renderBar(figure: Figure): readonly [string, string] {
  const { bar, unit } = figure;
  if (bar === undefined) return ['', ''];
  const limit = 'atMost' in bar ? `<= ${bar.atMost} ${unit}` : `>= ${bar.atLeast} ${unit}`;
  return [limit, isMet(figure) === true ? 'met' : 'MISSED'];
}
