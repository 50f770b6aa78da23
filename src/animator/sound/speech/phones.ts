import type { MouthTrack } from '../../score/mouths.ts';
import type { LinePart } from '../../score/score.ts';

/** A sound of speech, by its English name, and when it ends. */
export interface Phone {
  readonly name: string;
  readonly end: number;
}

/** How far the mouth opens and how wide it is drawn for a phone; everything that is not here is a small opening. */
const SHAPES: Readonly<Record<string, readonly [open: number, wide: number]>> = {
  pau: [0, 0.5],
  ...Object.fromEntries(['m', 'b', 'p'].map((name) => [name, [0, 0.45]])),
  ...Object.fromEntries(['f', 'v'].map((name) => [name, [0.12, 0.5]])),
  ...Object.fromEntries(['aa', 'ae', 'ah', 'ay', 'aw'].map((name) => [name, [0.95, 0.62]])),
  ...Object.fromEntries(['eh', 'ey', 'ax', 'er'].map((name) => [name, [0.6, 0.66]])),
  ...Object.fromEntries(['iy', 'ih', 'y'].map((name) => [name, [0.36, 0.95]])),
  ...Object.fromEntries(['ao', 'ow', 'oy'].map((name) => [name, [0.72, 0.24]])),
  ...Object.fromEntries(['uw', 'uh', 'w'].map((name) => [name, [0.34, 0.1]])),
  ...Object.fromEntries(['l', 'r', 'hh'].map((name) => [name, [0.4, 0.5]])),
};
const SMALL = [0.24, 0.6] as const;

const VOWELS: ReadonlySet<string> = new Set([
  ...['aa', 'ae', 'ah', 'ao', 'aw', 'ax', 'ay', 'eh', 'er', 'ey', 'ih', 'iy', 'ow', 'oy', 'uh', 'uw'],
]);
export const isVowel = ({ name }: Phone): boolean => VOWELS.has(name);

export function readPhones(text: string): Phone[] {
  return [...text.matchAll(/([a-z@]+):([\d.]+)/g)].map(([, name = '', end = '0']) => ({ name, end: Number(end) }));
}

/** One key in the middle of each phone. */
export function shapeMouth(phones: readonly Phone[], line: Pick<LinePart, 'start' | 'speaker'>): MouthTrack {
  let from = 0;
  const keys = phones.map(({ name, end }) => {
    const [open, wide] = SHAPES[name] ?? SMALL;
    const at = line.start + (from + end) / 2;
    from = end;
    return { at: Math.round(at * 1000) / 1000, open, wide };
  });
  return { role: line.speaker, keys };
}

/** Where the last sound of a line ends; the voice is silent for a while after it. */
export function findSpokenEnd(phones: readonly Phone[]): number {
  return phones.findLast(({ name }) => name !== 'pau')?.end ?? 0;
}
