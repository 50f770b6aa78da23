import type { Species } from './species.ts';

/** What a word changes of its kind; the first row that fits counts. */
export const VARIETIES: readonly (readonly [RegExp, Partial<Species>])[] = [
  [
    /husky|malamute|samoyed/,
    {
      ears: 'point',
      pattern: 'wolf',
      tail: 'plume',
      coats: [[122, 126, 136]],
      marks: [72, 76, 88],
      light: [246, 246, 246],
      belly: 0.9,
      iris: [120, 190, 230],
    },
  ],
  [
    /corgi/,
    {
      ears: 'point',
      girth: 0.6,
      length: 1.5,
      neck: 0.3,
      headSize: 0.62,
      legWidth: 0.13,
      pattern: 'fox',
      tail: 'stub',
      tailLength: 0.16,
      coats: [[222, 146, 74]],
      marks: [246, 236, 220],
      light: [252, 246, 236],
    },
  ],
  [
    /dalmatian/,
    {
      pattern: 'blots',
      fluff: 0.2,
      tail: 'curl',
      coats: [[246, 244, 240]],
      marks: [44, 40, 44],
      light: [250, 248, 244],
    },
  ],
  [
    /beagle|\bhound/,
    {
      pattern: 'saddle',
      fluff: 0.2,
      tail: 'curl',
      coats: [[206, 138, 76]],
      marks: [64, 48, 44],
      light: [250, 246, 238],
      belly: 0.9,
    },
  ],
  [
    /german shepherd|\bshepherd/,
    { ears: 'point', pattern: 'saddle', fluff: 0.55, coats: [[192, 136, 78]], marks: [58, 46, 44] },
  ],
  [/border collie/, { pattern: 'collie', fluff: 0.8, coats: [[54, 50, 56]], light: [250, 248, 244], belly: 0.9 }],
  [
    /shiba/,
    {
      ears: 'point',
      pattern: 'fox',
      tail: 'plume',
      fluff: 0.55,
      coats: [[220, 144, 74]],
      marks: [240, 216, 184],
      light: [252, 242, 228],
    },
  ],
  [
    /labrador/,
    {
      fluff: 0.2,
      coats: [
        [228, 192, 130],
        [70, 56, 50],
        [54, 52, 56],
      ],
    },
  ],
  [
    /terrier/,
    {
      ears: 'point',
      girth: 0.5,
      length: 0.98,
      coats: [
        [214, 186, 146],
        [240, 232, 220],
      ],
    },
  ],
  [/panther/, { pattern: 'plain', coats: [[48, 46, 54]], light: [84, 80, 88], belly: 0.2, iris: [190, 200, 90] }],
  [/puma|cougar|mountain lion/, { tail: 'curl', coats: [[198, 152, 106]] }],
  [/grizzly/, { hump: 0.09, coats: [[128, 86, 56]] }],
  [/coyote|jackal/, { coats: [[174, 146, 112]], marks: [120, 98, 78], light: [236, 222, 200] }],
  [/hyena/, { pattern: 'spots', rise: 0.12, ears: 'round', coats: [[178, 152, 116]], marks: [88, 70, 56] }],
  [
    /\bbull\b/,
    {
      pattern: 'plain',
      hump: 0.08,
      neckWidth: 0.26,
      coats: [
        [92, 60, 46],
        [58, 50, 52],
      ],
      light: [196, 160, 140],
    },
  ],
  [/pony/, { girth: 0.5, neck: 0.4, length: 0.96, legWidth: 0.09, headSize: 0.5 }],
  [/fawn/, { pattern: 'dapples' }],
  [/gazelle|antelope|impala/, { crown: 'spikes', coats: [[206, 150, 92]], belly: 0.9 }],
  [/reindeer|caribou/, { coats: [[124, 104, 90]], light: [232, 226, 216], fluff: 0.7 }],
  [/moose|elk/, { coats: [[98, 70, 54]], neckWidth: 0.18 }],
];
