/** A fish that stands upright, in numbers: shares of its height, which is `metres`. */
export interface SeahorseSheet {
  readonly metres: number;
  readonly base: string;
  readonly back: string;
  readonly belly: string;
  readonly fin: string;
  /** Leaves of skin all over it: one takes it for weed. */
  readonly leafy?: boolean;
  readonly fineness?: 'hero' | 'cast' | 'crowd';
}

const SEAHORSE: SeahorseSheet = {
  metres: 0.18,
  base: '#e8a83c',
  back: '#c9822a',
  belly: '#f6dc9a',
  fin: '#f2c870',
};
const LEAFY: SeahorseSheet = {
  ...SEAHORSE,
  metres: 0.3,
  base: '#b8a03c',
  back: '#8a7a2c',
  fin: '#8fa83c',
  leafy: true,
};

export const SEAHORSES: Readonly<Record<string, SeahorseSheet>> = {
  seahorse: SEAHORSE,
  'sea dragon': LEAFY,
  seadragon: LEAFY,
};
