import { LANDMARKS_TABLE } from './landmarks-table.ts';

/** What a place is famous for, and how it stands in the land. */
export interface LandmarkRow {
  readonly body: string;
  readonly place: string;
  readonly awayMetres: number;
  readonly asideMetres: number;
  readonly words: readonly string[];
}

export function parseLandmarks(table: string): LandmarkRow[] {
  return table
    .trim()
    .split('\n')
    .map((line) => {
      const [body = '', place = '', away = '', aside = '', words = ''] = line.split(' | ');
      const [awayMetres, asideMetres] = [Number(away), Number(aside)];
      if (words === '' || Number.isNaN(awayMetres + asideMetres)) throw new Error(`No landmark: ${line}`);
      return { body, place, awayMetres, asideMetres, words: words.split(', ') };
    });
}

export const LANDMARKS: readonly LandmarkRow[] = parseLandmarks(LANDMARKS_TABLE);

const BY_WORD: ReadonlyMap<string, LandmarkRow> = new Map(
  LANDMARKS.flatMap((landmark) => landmark.words.map((word) => [word, landmark] as const)),
);

/** The landmark that a word of the set names, with or without what stands before its name; null where it names none. */
export function landmarkOf(word: string): LandmarkRow | null {
  const parts = word.split(' ');
  for (let from = 0; from < parts.length; from++) {
    const found = BY_WORD.get(parts.slice(from).join(' '));
    if (found !== undefined) return found;
  }
  return null;
}
