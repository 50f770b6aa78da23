/** A dragon of the east, in numbers: shares of its height in flight, which is `metres`. */
export interface SerpentSheet {
  readonly metres: number;
  readonly base: string;
  readonly back: string;
  readonly belly: string;
  readonly mane: string;
  readonly horn: string;
  readonly iris: string;
  readonly fineness?: 'hero' | 'cast' | 'crowd';
}

const LONG: SerpentSheet = {
  metres: 4.2,
  base: '#2f9d78',
  back: '#1d6f5c',
  belly: '#f0cf7a',
  mane: '#d8452c',
  horn: '#eadab0',
  iris: '#f0a81e',
};

export const SERPENTS: Readonly<Record<string, SerpentSheet>> = {
  'long dragon': LONG,
  'sea serpent': { ...LONG, base: '#3a7fa8', back: '#22587e', belly: '#c9e0d6', mane: '#2f5f8f' },
};
