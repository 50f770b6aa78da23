import type { MaterialName } from '../../../maths/materials.ts';

/** Something long that creeps, in numbers: shares of its length. `metres` is how high its head is. */
export interface CrawlerSheet {
  readonly metres: number;
  readonly kind: 'snake' | 'worm' | 'caterpillar' | 'snail' | 'centipede';
  readonly radius: number;
  readonly head: number;
  /** How high the head is raised. */
  readonly raised: number;
  readonly hood?: boolean;
  readonly eyes: number;
  readonly iris: string;
  readonly base: string;
  readonly back: string;
  readonly belly: string;
  readonly pattern: 'diamonds' | 'rings' | 'none';
  readonly shell?: string;
  readonly surface: MaterialName;
  readonly fineness?: 'hero' | 'cast' | 'crowd';
}

const SNAKE: CrawlerSheet = {
  metres: 0.3,
  kind: 'snake',
  radius: 0.058,
  head: 0.095,
  raised: 0.24,
  eyes: 0.03,
  iris: '#e6c23a',
  base: '#5f9a3f',
  back: '#3f7a2c',
  belly: '#e6e4b0',
  pattern: 'diamonds',
  surface: 'scale',
};

/** A row of plates, a pair of legs to each. */
const CENTIPEDE: CrawlerSheet = {
  ...SNAKE,
  kind: 'centipede',
  metres: 0.12,
  radius: 0.05,
  head: 0.062,
  raised: 0.05,
  eyes: 0.022,
  iris: '#1c1210',
  base: '#a8482a',
  back: '#7a2f1c',
  belly: '#d89a5a',
  pattern: 'rings',
  surface: 'plastic',
};

export const CRAWLERS: Readonly<Record<string, CrawlerSheet>> = {
  snake: SNAKE,
  cobra: {
    ...SNAKE,
    raised: 0.42,
    metres: 0.45,
    hood: true,
    base: '#8a744a',
    back: '#6a5634',
    belly: '#e0d0a0',
    pattern: 'rings',
  },
  python: { ...SNAKE, radius: 0.075, base: '#b0925a', back: '#5f4524', belly: '#e9dfba' },
  viper: { ...SNAKE, base: '#7a6a58', back: '#3f342a', belly: '#c9bca6' },
  worm: {
    ...SNAKE,
    kind: 'worm',
    metres: 0.05,
    radius: 0.055,
    head: 0.056,
    raised: 0.08,
    eyes: 0.026,
    iris: '#2a1a16',
    base: '#d98a80',
    back: '#c9766e',
    belly: '#eab0a6',
    pattern: 'rings',
    surface: 'skin',
  },
  caterpillar: {
    ...SNAKE,
    kind: 'caterpillar',
    metres: 0.06,
    radius: 0.095,
    head: 0.12,
    raised: 0.12,
    eyes: 0.042,
    iris: '#2a1c14',
    base: '#8fc23f',
    back: '#6fa52c',
    belly: '#e6ec9a',
    pattern: 'rings',
    surface: 'fur',
  },
  centipede: CENTIPEDE,
  millipede: { ...CENTIPEDE, base: '#3a2f2c', back: '#2c2422', belly: '#5a4a40', radius: 0.06 },
  snail: {
    ...SNAKE,
    kind: 'snail',
    metres: 0.07,
    radius: 0.085,
    head: 0.085,
    raised: 0.2,
    eyes: 0.034,
    iris: '#2a1c14',
    base: '#c9b08a',
    back: '#b0946c',
    belly: '#e6d8bc',
    pattern: 'none',
    shell: '#b0703a',
    surface: 'skin',
  },
  slug: {
    ...SNAKE,
    kind: 'snail',
    metres: 0.05,
    radius: 0.085,
    head: 0.085,
    raised: 0.14,
    eyes: 0.03,
    iris: '#2a1c14',
    base: '#8a6a4a',
    back: '#6f5438',
    belly: '#b89a76',
    pattern: 'none',
    surface: 'skin',
  },
};
