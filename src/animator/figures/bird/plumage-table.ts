import type { Rgb } from '../../maths/colour.ts';

/** How one kind of bird looks; one unit is about its length. */
export interface Bird {
  readonly back: Rgb;
  readonly breast: Rgb;
  readonly head: Rgb;
  readonly wing: Rgb;
  /** The tips of the wings. */
  readonly tip: Rgb;
  readonly beak: Rgb;
  readonly bill: 'short' | 'long' | 'hook';
  readonly crest: boolean;
  readonly tail: 'plain' | 'fork' | 'fan';
  /** How far the feathers at the wing's end stand apart. */
  readonly fingers: number;
  readonly span: number;
}

const SONGBIRD: Bird = {
  back: [74, 128, 186],
  breast: [250, 226, 192],
  head: [74, 128, 186],
  wing: [58, 104, 160],
  tip: [36, 60, 104],
  beak: [236, 168, 60],
  bill: 'short',
  crest: false,
  tail: 'plain',
  fingers: 0.05,
  span: 1,
};

const EAGLE: Bird = {
  ...SONGBIRD,
  back: [98, 66, 48],
  breast: [112, 78, 56],
  head: [248, 244, 236],
  wing: [88, 60, 46],
  tip: [54, 38, 34],
  beak: [244, 180, 50],
  bill: 'hook',
  tail: 'fan',
  fingers: 0.13,
  span: 1.25,
};

const GULL: Bird = {
  ...SONGBIRD,
  back: [196, 204, 214],
  breast: [250, 250, 250],
  head: [250, 250, 250],
  wing: [188, 196, 208],
  tip: [52, 54, 62],
  bill: 'long',
  span: 1.2,
};

const DOVE: Bird = {
  ...SONGBIRD,
  back: [246, 246, 248],
  breast: [252, 252, 252],
  head: [250, 250, 250],
  wing: [236, 238, 244],
  tip: [214, 218, 230],
  beak: [232, 160, 140],
  tail: 'fan',
};

/** Far birds that only enliven the sky are dark against it. */
export const FAR_BIRD: Bird = {
  ...SONGBIRD,
  back: [58, 54, 66],
  breast: [72, 68, 80],
  head: [58, 54, 66],
  wing: [46, 44, 56],
  tip: [40, 38, 50],
  beak: [90, 80, 80],
};

/** Any bird, where no word tells which. */
export const ANY_BIRD: readonly [Bird, ...Bird[]] = [
  SONGBIRD,
  { ...SONGBIRD, back: [168, 96, 62], head: [168, 96, 62], wing: [132, 74, 54], tip: [86, 52, 44] },
  {
    ...SONGBIRD,
    back: [112, 118, 138],
    head: [112, 118, 138],
    wing: [90, 96, 116],
    tip: [58, 62, 80],
    breast: [244, 196, 150],
  },
  { ...SONGBIRD, back: [222, 168, 72], head: [222, 168, 72], wing: [176, 124, 56], tip: [92, 68, 48] },
];

/** The first row that fits the word counts. */
export const BIRDS: readonly (readonly [RegExp, Bird])[] = [
  [
    /crow|raven|blackbird/,
    {
      ...SONGBIRD,
      back: [52, 50, 62],
      breast: [64, 62, 76],
      head: [50, 48, 60],
      wing: [42, 40, 54],
      tip: [30, 28, 40],
      beak: [60, 56, 60],
      bill: 'long',
      fingers: 0.1,
      span: 1.1,
    },
  ],
  [/gull|albatross|pelican|seabird/, GULL],
  [/dove/, DOVE],
  [
    /pigeon/,
    {
      ...DOVE,
      back: [152, 158, 174],
      breast: [176, 176, 190],
      head: [96, 112, 128],
      wing: [140, 146, 164],
      tip: [84, 88, 104],
    },
  ],
  [/eagle/, EAGLE],
  [
    /vulture|condor/,
    {
      ...EAGLE,
      back: [64, 54, 54],
      breast: [76, 64, 62],
      head: [224, 150, 138],
      wing: [56, 48, 50],
      tip: [38, 32, 36],
    },
  ],
  [
    /hawk|falcon|bird of prey|kite|buzzard/,
    {
      ...EAGLE,
      back: [142, 98, 66],
      breast: [236, 214, 182],
      head: [136, 94, 66],
      wing: [124, 86, 60],
      tip: [74, 54, 46],
    },
  ],
  [
    /cardinal/,
    {
      ...SONGBIRD,
      back: [206, 48, 46],
      breast: [222, 70, 60],
      head: [214, 50, 46],
      wing: [170, 40, 44],
      tip: [110, 30, 38],
      crest: true,
    },
  ],
  [
    /robin/,
    {
      ...SONGBIRD,
      back: [132, 104, 84],
      breast: [226, 98, 52],
      head: [132, 104, 84],
      wing: [112, 88, 72],
      tip: [76, 60, 54],
    },
  ],
  [
    /canary/,
    {
      ...SONGBIRD,
      back: [246, 212, 78],
      breast: [252, 230, 130],
      head: [250, 218, 86],
      wing: [222, 180, 56],
      tip: [150, 118, 50],
    },
  ],
  [
    /swallow/,
    {
      ...SONGBIRD,
      back: [44, 66, 120],
      breast: [248, 232, 214],
      head: [44, 66, 120],
      wing: [38, 54, 100],
      tip: [26, 34, 66],
      tail: 'fork',
      span: 1.15,
    },
  ],
  [
    /kingfisher|hummingbird/,
    {
      ...SONGBIRD,
      back: [38, 148, 186],
      breast: [238, 138, 62],
      head: [36, 140, 180],
      wing: [30, 120, 160],
      tip: [24, 72, 110],
      beak: [56, 50, 54],
      bill: 'long',
    },
  ],
  [
    /sparrow|finch|starling/,
    {
      ...SONGBIRD,
      back: [156, 112, 76],
      breast: [240, 224, 202],
      head: [140, 94, 66],
      wing: [128, 90, 62],
      tip: [84, 62, 50],
      beak: [196, 150, 90],
    },
  ],
];
