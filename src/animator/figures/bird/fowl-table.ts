import type { Rgb } from '../../maths/colour.ts';

/** A bird that is mostly on its feet or on the water; one unit is about the length of its body. */
export interface Fowl {
  readonly back: Rgb;
  readonly breast: Rgb;
  readonly head: Rgb;
  readonly wing: Rgb;
  readonly beak: Rgb;
  readonly legs: Rgb;
  /** 0 lies level as a duck does, PI/2 stands upright as a penguin does. */
  readonly upright: number;
  /** Half of the body's length and height. */
  readonly long: number;
  readonly deep: number;
  readonly leg: number;
  readonly neck: number;
  readonly neckWidth: number;
  readonly headSize: number;
  readonly bill: 'flat' | 'hook' | 'point' | 'bent' | 'huge';
  readonly tail: 'short' | 'long' | 'sickle';
  readonly crown: 'none' | 'comb' | 'tufts' | 'crest';
  /** Looks at the camera with both eyes. */
  readonly facing: boolean;
}

const DUCK: Fowl = {
  ...{ back: [150, 112, 84], breast: [132, 86, 62], head: [34, 116, 82], wing: [166, 150, 136], beak: [244, 184, 60] },
  ...{ legs: [240, 136, 48], upright: 0.1, long: 0.5, deep: 0.28, leg: 0.16, neck: 0.22, neckWidth: 0.13 },
  ...{ headSize: 0.2, bill: 'flat', tail: 'short', crown: 'none', facing: false },
};

const GOOSE: Fowl = {
  ...DUCK,
  ...{ back: [244, 242, 238], breast: [252, 250, 246], head: [250, 248, 244], wing: [226, 226, 226] },
  ...{ neck: 0.46, neckWidth: 0.1, leg: 0.22, beak: [244, 140, 50], headSize: 0.18 },
};

const ROOSTER: Fowl = {
  ...DUCK,
  ...{ back: [168, 74, 38], breast: [124, 52, 34], head: [226, 142, 52], wing: [142, 62, 36], beak: [246, 196, 80] },
  ...{ legs: [236, 178, 70], upright: 0.4, long: 0.4, deep: 0.27, leg: 0.26, neck: 0.3, neckWidth: 0.14 },
  ...{ bill: 'point', tail: 'sickle', crown: 'comb' },
};

const PARROT: Fowl = {
  ...DUCK,
  ...{ back: [60, 164, 80], breast: [120, 200, 92], head: [222, 60, 54], wing: [44, 128, 176], beak: [84, 78, 80] },
  ...{ legs: [120, 110, 104], upright: 0.72, long: 0.46, deep: 0.24, leg: 0.13, neck: 0.12, neckWidth: 0.19 },
  ...{ headSize: 0.25, bill: 'hook', tail: 'long' },
};

const FLAMINGO: Fowl = {
  ...DUCK,
  ...{ back: [246, 140, 160], breast: [252, 176, 188], head: [248, 150, 168], wing: [236, 104, 136] },
  ...{ beak: [250, 220, 206], legs: [240, 128, 146], upright: 0.12, long: 0.4, deep: 0.24, leg: 0.9 },
  ...{ neck: 0.78, neckWidth: 0.06, headSize: 0.14, bill: 'bent' },
};

export const FOWLS = {
  duck: DUCK,
  goose: GOOSE,
  swan: { ...GOOSE, ...{ long: 0.6, deep: 0.3, neck: 0.66, neckWidth: 0.085, beak: [240, 120, 48], leg: 0.14 } },
  rooster: ROOSTER,
  parrot: PARROT,
  flamingo: FLAMINGO,
  penguin: {
    ...DUCK,
    ...{ back: [52, 56, 72], breast: [250, 250, 248], head: [44, 46, 60], wing: [46, 50, 66], beak: [244, 160, 60] },
    ...{ legs: [240, 152, 60], upright: 1.42, long: 0.5, deep: 0.29, leg: 0.05, neck: 0.08, neckWidth: 0.2 },
    ...{ headSize: 0.24, bill: 'point' },
  },
  owl: {
    ...DUCK,
    ...{
      back: [134, 96, 66],
      breast: [232, 204, 164],
      head: [146, 106, 74],
      wing: [112, 80, 58],
      beak: [240, 188, 80],
    },
    ...{ legs: [226, 172, 80], upright: 1.3, long: 0.42, deep: 0.31, leg: 0.05, neck: 0.1, neckWidth: 0.28 },
    ...{ headSize: 0.36, bill: 'hook', crown: 'tufts', facing: true },
  },
  chick: {
    ...DUCK,
    ...{
      back: [250, 214, 92],
      breast: [255, 234, 150],
      head: [252, 220, 104],
      wing: [240, 196, 70],
      beak: [244, 150, 60],
    },
    ...{ upright: 0.4, long: 0.34, deep: 0.3, leg: 0.14, neck: 0.1, neckWidth: 0.22, headSize: 0.3, bill: 'point' },
  },
} as const satisfies Readonly<Record<string, Fowl>>;

/** What a word changes of its kind; the first row that fits counts. */
export const FOWL_VARIETIES: readonly (readonly [RegExp, Partial<Fowl>])[] = [
  [/duckling/, { ...FOWLS.chick, bill: 'flat' }],
  [
    /\bhen\b|chicken/,
    { ...{ back: [206, 146, 92], breast: [228, 180, 128], head: [214, 152, 96], wing: [180, 118, 72], tail: 'short' } },
  ],
  [/macaw/, { ...{ back: [214, 52, 46], breast: [226, 74, 58], head: [220, 54, 48], wing: [48, 100, 190] } }],
  [
    /cockatoo/,
    {
      ...{
        back: [250, 248, 244],
        breast: [252, 250, 246],
        head: [250, 248, 244],
        wing: [234, 232, 230],
        crown: 'crest',
      },
    },
  ],
  [
    /toucan/,
    {
      ...{
        back: [44, 42, 52],
        breast: [252, 226, 120],
        head: [46, 44, 54],
        wing: [40, 38, 48],
        beak: [248, 150, 50],
        bill: 'huge',
      },
    },
  ],
  [
    /stork|crane/,
    {
      ...{
        back: [248, 246, 242],
        breast: [250, 248, 244],
        head: [248, 246, 242],
        wing: [70, 68, 78],
        beak: [230, 80, 50],
        legs: [224, 84, 60],
        bill: 'point',
      },
    },
  ],
  [
    /heron/,
    {
      ...{
        back: [142, 158, 176],
        breast: [214, 222, 230],
        head: [222, 228, 234],
        wing: [112, 128, 150],
        beak: [240, 190, 70],
        legs: [150, 130, 90],
        bill: 'point',
      },
    },
  ],
];
