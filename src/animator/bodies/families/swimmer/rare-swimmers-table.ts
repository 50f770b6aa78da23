import { varySheet } from '../../vary-sheet.ts';
import type { SwimmerSheet } from './sheet.ts';
import { DOLPHIN, FISH, SEAL, SHARK } from './swimmers-table.ts';

const HAMMERHEAD = varySheet(SHARK, { hammer: 0.17, profile: [0.035, 0.06, 0.095, 0.11, 0.085, 0.048, 0.026] });
const MANATEE = varySheet(SEAL, {
  metres: 1,
  profile: [0.08, 0.115, 0.15, 0.165, 0.14, 0.085, 0.05],
  whiskers: true,
  ashore: undefined,
  eye: { radius: 0.018, along: 0.09, above: 0.35 },
  fins: { side: 1, tail: 1.2, tailKind: 'paddle' },
  coat: { base: '#84817c', back: '#74716c', belly: '#a09c94', fin: '#74716c', spots: undefined },
  beats: 0.6,
});
const EEL = varySheet(FISH, {
  metres: 0.3,
  profile: [0.02, 0.03, 0.034, 0.032, 0.028, 0.021, 0.009],
  wide: 0.75,
  eye: { radius: 0.013, along: 0.05, above: 0.35, iris: '#d8c84a' },
  fins: { back: 0.7, backFrom: 0.2, backTo: 0.98, side: 0.6, under: 0.5, tail: 0.6, tailKind: 'fan' },
  teeth: true,
  winds: 1.5,
  coat: {
    base: '#6a6f3c',
    back: '#565a2e',
    belly: '#b8b078',
    fin: '#5f6434',
    spots: { colour: '#3c4020', scale: 24, size: 0.24 },
    surface: 'skin',
  },
  beats: 1.1,
});

const BETTA = varySheet(FISH, {
  metres: 0.16,
  profile: [0.05, 0.09, 0.11, 0.105, 0.085, 0.06, 0.045],
  fins: { back: 1.7, backFrom: 0.42, backTo: 0.92, under: 1.5, tail: 2.2, tailKind: 'veil' },
  coat: { base: '#3a3fb8', back: '#2c2f96', belly: undefined, fin: '#b02a6a' },
});

/** Those one writes of for what is odd about them. */
export const RARE_SWIMMERS: Readonly<Record<string, SwimmerSheet>> = {
  'yellow tang': varySheet(FISH, {
    metres: 0.2,
    profile: [0.05, 0.18, 0.27, 0.27, 0.2, 0.1, 0.05],
    wide: 0.3,
    eye: { iris: '#2a2018' },
    fins: { back: 0.6, backFrom: 0.25, backTo: 0.85, under: 0.6 },
    coat: { base: '#f7d21e', back: '#f2c40f', belly: '#fbe25c', fin: '#f7c80a' },
  }),
  'pink fish': varySheet(FISH, {
    metres: 0.15,
    profile: [0.06, 0.13, 0.17, 0.165, 0.12, 0.075, 0.05],
    eye: { iris: '#402a50' },
    fins: { tailKind: 'fork', back: 0.6 },
    coat: { base: '#f0609a', back: '#c84aa8', belly: '#fbb06a', fin: '#f58a4a' },
  }),
  narwhal: varySheet(DOLPHIN, {
    metres: 1.1,
    beak: undefined,
    lance: 0.62,
    profile: [0.085, 0.115, 0.135, 0.13, 0.1, 0.055, 0.03],
    fins: { back: 0, side: 1, tail: 1 },
    coat: {
      base: '#8a939c',
      back: '#5f6a74',
      belly: '#eceff0',
      fin: '#6a747e',
      spots: { colour: '#4a545e', scale: 22, size: 0.26 },
    },
  }),
  'sperm whale': varySheet(DOLPHIN, {
    metres: 3.6,
    beak: undefined,
    profile: [0.13, 0.145, 0.15, 0.135, 0.1, 0.06, 0.03],
    eye: { radius: 0.013, along: 0.24, above: -0.35 },
    fins: { back: 0.2, backFrom: 0.62, backTo: 0.7, side: 1.1, tail: 1.3 },
    coat: { base: '#5a5f66', back: '#4c5158', belly: '#8a8f94', fin: '#4c5158', surface: 'skin' },
    beats: 0.5,
  }),
  'whale shark': varySheet(SHARK, {
    metres: 2.6,
    teeth: undefined,
    profile: [0.075, 0.1, 0.12, 0.125, 0.095, 0.05, 0.026],
    wide: 1.2,
    eye: { radius: 0.012, along: 0.07 },
    coat: { base: '#4a6478', back: '#3c5568', fin: '#44606f', spots: { colour: '#dfe8ea', scale: 20, size: 0.2 } },
    beats: 0.5,
  }),
  'hammerhead shark': HAMMERHEAD,
  hammerhead: HAMMERHEAD,
  manatee: MANATEE,
  dugong: varySheet(MANATEE, { fins: { tailKind: 'fluke', tail: 1 } }),
  eel: EEL,
  'moray eel': EEL,
  moray: EEL,
  lionfish: varySheet(FISH, {
    plumes: true,
    coat: {
      base: '#e8d8c8',
      back: undefined,
      belly: undefined,
      fin: '#b0503a',
      bands: { colour: '#a83a2a', edge: '#7a2a20', count: 7, width: 0.05 },
    },
  }),
  anglerfish: varySheet(FISH, {
    metres: 0.3,
    profile: [0.16, 0.24, 0.26, 0.23, 0.16, 0.09, 0.05],
    wide: 0.85,
    lure: true,
    teeth: true,
    eye: { radius: 0.028, along: 0.12, above: 0.55, iris: '#c8e0d8' },
    fins: { back: 0.25, backFrom: 0.7, backTo: 0.86, side: 0.4, under: 0.2, tail: 0.5 },
    coat: { base: '#3a3438', back: '#2c272b', belly: '#4c4448', fin: '#443c40', surface: 'skin' },
    beats: 0.7,
  }),
  marlin: varySheet(FISH, {
    metres: 0.6,
    profile: [0.035, 0.09, 0.115, 0.105, 0.075, 0.04, 0.02],
    wide: 0.7,
    beak: { length: 0.3, radius: 0.018 },
    fins: { tailKind: 'moon', tail: 1.7, back: 1.5, backFrom: 0.22, backTo: 0.6 },
    coat: { base: '#4f7fae', back: '#1f3f78', belly: '#e6ecf0', fin: '#234a8a', surface: 'skin' },
  }),
  sunfish: varySheet(FISH, {
    metres: 1.2,
    profile: [0.09, 0.24, 0.33, 0.35, 0.31, 0.25, 0.2],
    wide: 0.32,
    eye: { radius: 0.028, along: 0.12 },
    fins: { back: 1.1, backFrom: 0.72, backTo: 0.9, under: 1.1, side: 0.35, tail: 0.5, tailKind: 'fan' },
    coat: { base: '#9aa4a8', back: '#7a868c', belly: '#d8dcdc', fin: '#848f94', surface: 'skin' },
    beats: 0.6,
  }),
  betta: BETTA,
  'betta fish': BETTA,
  'flying fish': varySheet(FISH, {
    profile: [0.045, 0.09, 0.11, 0.105, 0.08, 0.05, 0.03],
    fins: { side: 2.6, tailKind: 'fork', tail: 1.2 },
    coat: { base: '#7fa0c0', back: '#2c4f86', belly: '#eef2f4', fin: '#9ac0d8' },
  }),
};
