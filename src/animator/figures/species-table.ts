import type { Rgb } from '../maths/colour.ts';

export const HEADS = [
  'canine',
  'feline',
  'equine',
  'bovine',
  'sheep',
  'bear',
  'elephant',
  'giraffe',
  'camel',
  'deer',
] as const;
export type HeadShape = (typeof HEADS)[number];

export type Pattern =
  | 'plain'
  | 'stripes'
  | 'tiger'
  | 'patches'
  | 'cow'
  | 'spots'
  | 'panda'
  | 'fox'
  | 'wool'
  | 'tabby'
  | 'wolf';

export type TailShape = 'bushy' | 'thin' | 'tuft' | 'hair' | 'stub' | 'curl';

/** An animal on four legs by its proportions: one is the height of its back. */
export interface Species {
  /** From hip to shoulder. */
  readonly length: number;
  /** How deep the chest is; the rest of the height is legs. */
  readonly girth: number;
  readonly belly: number;
  /** How much higher the shoulders are than the hips. */
  readonly rise: number;
  readonly hump: number;
  readonly neck: number;
  /** 0 is level, PI/2 straight up. */
  readonly neckAngle: number;
  readonly neckWidth: number;
  readonly head: HeadShape;
  readonly headSize: number;
  readonly legWidth: number;
  readonly hoof: boolean;
  readonly tail: TailShape;
  readonly tailLength: number;
  readonly pattern: Pattern;
  readonly coats: readonly [Rgb, ...Rgb[]];
  /** Mane, socks, spots, horns. */
  readonly marks: Rgb;
  readonly light: Rgb;
  readonly mane: 'none' | 'crest' | 'lion';
  readonly crown: 'none' | 'horns' | 'antlers' | 'unicorn' | 'knobs';
}

const BASE: Species = {
  length: 1.15,
  girth: 0.46,
  belly: 0.04,
  rise: 0.02,
  hump: 0.02,
  neck: 0.34,
  neckAngle: 0.7,
  neckWidth: 0.17,
  head: 'canine',
  headSize: 0.3,
  legWidth: 0.085,
  hoof: false,
  tail: 'bushy',
  tailLength: 0.6,
  pattern: 'plain',
  coats: [[150, 104, 64]],
  marks: [60, 40, 30],
  light: [244, 232, 212],
  mane: 'none',
  crown: 'none',
};

const HORSE: Species = {
  ...BASE,
  length: 1.02,
  girth: 0.42,
  neck: 0.5,
  neckAngle: 0.86,
  neckWidth: 0.17,
  head: 'equine',
  headSize: 0.42,
  legWidth: 0.07,
  hoof: true,
  tail: 'hair',
  tailLength: 0.62,
  coats: [
    [140, 84, 48],
    [92, 62, 48],
    [196, 150, 98],
    [66, 54, 54],
  ],
  marks: [46, 32, 28],
  mane: 'crest',
};

const LION: Species = {
  ...BASE,
  length: 1.3,
  girth: 0.5,
  neck: 0.26,
  neckAngle: 0.55,
  neckWidth: 0.22,
  head: 'feline',
  headSize: 0.5,
  legWidth: 0.11,
  tail: 'tuft',
  tailLength: 0.75,
  coats: [
    [206, 156, 88],
    [216, 170, 104],
  ],
  marks: [120, 70, 34],
  light: [240, 220, 182],
  mane: 'lion',
};

const BEAR: Species = {
  ...BASE,
  length: 1.05,
  girth: 0.62,
  belly: -0.04,
  hump: 0.05,
  neck: 0.22,
  neckAngle: 0.3,
  neckWidth: 0.27,
  head: 'bear',
  headSize: 0.4,
  legWidth: 0.15,
  tail: 'stub',
  tailLength: 0.1,
  coats: [
    [112, 74, 48],
    [92, 62, 44],
  ],
  light: [190, 150, 108],
};

const DEER: Species = {
  ...BASE,
  length: 0.98,
  girth: 0.38,
  neck: 0.42,
  neckAngle: 1,
  neckWidth: 0.12,
  head: 'deer',
  headSize: 0.32,
  legWidth: 0.055,
  hoof: true,
  tail: 'stub',
  tailLength: 0.14,
  coats: [
    [172, 116, 70],
    [158, 106, 66],
  ],
  light: [240, 226, 204],
};

export const SPECIES = {
  cat: {
    ...BASE,
    length: 1.2,
    girth: 0.44,
    neck: 0.24,
    neckAngle: 0.75,
    neckWidth: 0.17,
    head: 'feline',
    headSize: 0.42,
    legWidth: 0.095,
    tail: 'curl',
    tailLength: 0.95,
    pattern: 'tabby',
    coats: [
      [224, 146, 66],
      [126, 118, 112],
      [86, 78, 80],
      [236, 222, 200],
    ],
  },
  horse: HORSE,
  unicorn: { ...HORSE, coats: [[246, 240, 244]], marks: [222, 132, 190], crown: 'unicorn' },
  donkey: {
    ...HORSE,
    neck: 0.4,
    headSize: 0.4,
    coats: [[146, 136, 128]],
    marks: [70, 62, 60],
    tail: 'tuft',
    tailLength: 0.5,
  },
  zebra: {
    ...HORSE,
    neck: 0.42,
    headSize: 0.35,
    coats: [[242, 238, 230]],
    marks: [40, 38, 42],
    pattern: 'stripes',
    tail: 'tuft',
    tailLength: 0.5,
  },
  cow: {
    ...BASE,
    length: 1.22,
    girth: 0.56,
    belly: -0.02,
    neck: 0.26,
    neckAngle: 0.42,
    neckWidth: 0.2,
    head: 'bovine',
    headSize: 0.45,
    legWidth: 0.09,
    hoof: true,
    tail: 'tuft',
    tailLength: 0.62,
    pattern: 'cow',
    coats: [
      [244, 240, 232],
      [236, 226, 210],
    ],
    marks: [52, 44, 44],
    light: [240, 190, 184],
    crown: 'horns',
  },
  sheep: {
    ...BASE,
    length: 1.1,
    girth: 0.66,
    belly: -0.04,
    neck: 0.2,
    neckAngle: 0.5,
    neckWidth: 0.2,
    head: 'sheep',
    headSize: 0.34,
    legWidth: 0.065,
    hoof: true,
    tail: 'stub',
    tailLength: 0.12,
    pattern: 'wool',
    coats: [[246, 240, 228]],
    marks: [70, 62, 64],
  },
  fox: {
    ...BASE,
    length: 1.25,
    girth: 0.42,
    neck: 0.26,
    neckAngle: 0.55,
    neckWidth: 0.16,
    headSize: 0.38,
    legWidth: 0.08,
    tailLength: 0.95,
    pattern: 'fox',
    coats: [[216, 106, 44]],
    marks: [52, 36, 34],
    light: [250, 240, 228],
  },
  wolf: {
    ...BASE,
    headSize: 0.36,
    girth: 0.46,
    neckAngle: 0.45,
    neckWidth: 0.2,
    pattern: 'wolf',
    coats: [[128, 130, 136]],
    marks: [84, 84, 92],
    light: [222, 222, 222],
  },
  bear: BEAR,
  'polar-bear': { ...BEAR, neck: 0.3, coats: [[244, 242, 232]], light: [252, 250, 244] },
  panda: { ...BEAR, coats: [[246, 244, 238]], marks: [42, 40, 46], light: [250, 248, 244], pattern: 'panda' },
  lion: LION,
  lioness: { ...LION, mane: 'none', headSize: 0.42 },
  tiger: {
    ...LION,
    mane: 'none',
    headSize: 0.44,
    coats: [[226, 132, 52]],
    marks: [44, 32, 30],
    light: [250, 236, 214],
    pattern: 'tiger',
    tail: 'curl',
  },
  leopard: {
    ...LION,
    mane: 'none',
    headSize: 0.4,
    coats: [[226, 176, 96]],
    marks: [66, 46, 34],
    pattern: 'spots',
    tail: 'curl',
  },
  cheetah: {
    ...LION,
    mane: 'none',
    girth: 0.4,
    headSize: 0.34,
    legWidth: 0.08,
    coats: [[232, 190, 118]],
    marks: [60, 46, 38],
    pattern: 'spots',
    tail: 'curl',
  },
  elephant: {
    ...BASE,
    length: 0.92,
    girth: 0.6,
    belly: -0.03,
    hump: 0.04,
    neck: 0.14,
    neckAngle: 0.3,
    neckWidth: 0.27,
    head: 'elephant',
    headSize: 0.55,
    legWidth: 0.15,
    hoof: true,
    tail: 'tuft',
    tailLength: 0.4,
    coats: [
      [142, 140, 148],
      [128, 124, 130],
    ],
    marks: [96, 92, 100],
    light: [246, 240, 226],
  },
  giraffe: {
    ...BASE,
    length: 0.72,
    girth: 0.34,
    rise: 0.14,
    neck: 0.84,
    neckAngle: 1.12,
    neckWidth: 0.1,
    head: 'giraffe',
    headSize: 0.24,
    legWidth: 0.052,
    hoof: true,
    tail: 'tuft',
    tailLength: 0.4,
    pattern: 'patches',
    coats: [[242, 208, 132]],
    marks: [172, 98, 46],
    light: [250, 234, 196],
    mane: 'crest',
    crown: 'knobs',
  },
  camel: {
    ...BASE,
    length: 0.86,
    girth: 0.42,
    hump: 0.3,
    neck: 0.52,
    neckAngle: 0.66,
    neckWidth: 0.12,
    head: 'camel',
    headSize: 0.3,
    legWidth: 0.065,
    hoof: true,
    tail: 'tuft',
    tailLength: 0.36,
    coats: [[206, 160, 104]],
    marks: [146, 104, 64],
    light: [236, 206, 160],
  },
  deer: DEER,
  stag: { ...DEER, girth: 0.42, neckWidth: 0.17, coats: [[134, 90, 58]], crown: 'antlers' },
} as const satisfies Readonly<Record<string, Species>>;
