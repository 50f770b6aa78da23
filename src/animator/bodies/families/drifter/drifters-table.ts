/** A soft body with arms all around, in numbers: `metres` is how tall it is. */
export interface DrifterSheet {
  readonly metres: number;
  /** `head`: a sack above the arms; `bell`: a cup they hang from; `arrow`: a long mantle behind them; `star`: nothing but arms. */
  readonly kind: 'head' | 'bell' | 'arrow' | 'star';
  readonly radius: number;
  readonly tall: number;
  readonly arms: number;
  readonly reach: number;
  readonly thick: number;
  readonly eyes: number;
  readonly base: string;
  readonly spot: string;
  readonly under: string;
  readonly glow?: boolean;
  /** Shines by its own light. */
  readonly luminous?: boolean;
  readonly fineness?: 'hero' | 'cast' | 'crowd';
}

const OCTOPUS: DrifterSheet = {
  metres: 0.9,
  kind: 'head',
  radius: 0.24,
  tall: 0.32,
  arms: 8,
  reach: 0.72,
  thick: 0.075,
  eyes: 0.058,
  base: '#c8553f',
  spot: '#a03c2c',
  under: '#eab8a0',
};

export const DRIFTERS: Readonly<Record<string, DrifterSheet>> = {
  octopus: OCTOPUS,
  squid: {
    ...OCTOPUS,
    kind: 'arrow',
    radius: 0.15,
    tall: 0.5,
    arms: 8,
    reach: 0.5,
    thick: 0.042,
    base: '#d99a8a',
    spot: '#b8705f',
    under: '#f2d8cc',
  },
  jellyfish: {
    ...OCTOPUS,
    metres: 0.6,
    kind: 'bell',
    radius: 0.3,
    tall: 0.2,
    arms: 10,
    reach: 0.8,
    thick: 0.026,
    eyes: 0,
    base: '#d8b4ea',
    spot: '#b48ad8',
    under: '#f2dcf6',
    glow: true,
  },
  starfish: {
    ...OCTOPUS,
    metres: 0.08,
    kind: 'star',
    radius: 0.16,
    tall: 0.09,
    arms: 5,
    reach: 0.4,
    thick: 0.11,
    eyes: 0.034,
    base: '#ee8a4a',
    spot: '#d8662c',
    under: '#f8c8a0',
  },
};
