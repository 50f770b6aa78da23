import type { Variety } from './varieties-table.ts';

/** No markings of whoever it is changed from. */
const UNMARKED = {
  back: undefined,
  under: undefined,
  bib: undefined,
  muzzle: undefined,
  face: undefined,
  socks: undefined,
  mask: undefined,
  eyePatch: undefined,
  stripe: undefined,
  blaze: undefined,
  tailTip: undefined,
  earBack: undefined,
  pattern: undefined,
} as const;

const LYNX: Variety = {
  change: {
    metres: 0.62,
    leg: { front: 0.5, hind: 0.54, footRadius: 0.088 },
    head: { tuft: 0.11, cheek: 0.11 },
    ear: { tuft: 0.12 },
    eye: { iris: '#c9a24a' },
    tail: { kind: 'bush', length: 0.16, radius: 0.05, angle: 0.2 },
    coat: {
      ...UNMARKED,
      ...{ base: '#b08e66', back: '#9a7a54', under: '#efe4d2', bib: '#efe4d2', muzzle: '#f2eadc' },
      ...{ ear: '#d8c4a8', earBack: '#2a2422', tailTip: '#231e1c', tipFrom: 0.5, fur: 1.4 },
      pattern: { kind: 'spots', colour: '#5f4a34', scale: 11, share: 0.22 },
    },
  },
};

const WEASEL: Variety = {
  as: 'otter',
  change: {
    metres: 0.2,
    body: { length: 0.86, chest: 0.115, belly: 0.115, hip: 0.12 },
    leg: { front: 0.17, hind: 0.18, top: 0.06, middle: 0.045, low: 0.038, footRadius: 0.046, thigh: 0.09 },
    neck: { length: 0.32, angle: 0.85, from: 0.11, to: 0.1 },
    head: { size: 0.86, muzzle: 0.24, muzzleTo: 0.055, cheek: 0.09 },
    ear: { length: 0.085, width: 0.07, above: 0.7 },
    tail: { kind: 'bush', length: 0.42, radius: 0.05, angle: -0.15 },
    coat: {
      ...{ base: '#a0683a', back: '#8f5a30', under: '#f6ecda', bib: '#f6ecda', face: undefined },
      ...{ tailTip: '#2a1f1a', tipFrom: 0.7 },
    },
  },
};
const ERMINE: Variety = {
  ...WEASEL,
  change: {
    ...WEASEL.change,
    coat: { ...UNMARKED, base: '#f0ece4', ear: '#e6c8bc', tailTip: '#231d1c', tipFrom: 0.65 },
  },
};

/** Beasts with snouts as long as a hose, and hardly a mouth. */
const ANTEATER: Variety = {
  change: {
    metres: 0.85,
    body: { length: 0.72, chest: 0.2, belly: 0.19, hip: 0.2 },
    leg: { front: 0.36, hind: 0.34, top: 0.1, middle: 0.08, low: 0.074, foot: 'claw', footRadius: 0.075 },
    neck: { length: 0.3, angle: 0.28, from: 0.17, to: 0.11 },
    head: {
      ...{ size: 0.92, skull: [0.13, 0.125, 0.17], muzzle: 0.66, muzzleFrom: 0.095, muzzleTo: 0.034, drop: 0.1 },
      ...{ muzzleWidth: 1, cheek: 0.04, nose: 0.034, pitch: 0.2, jaw: 0.5 },
    },
    ear: { length: 0.075, width: 0.055, around: 1.2, above: 0.5 },
    eye: { radius: 0.03, around: 0.8 },
    tail: { kind: 'bush', length: 0.9, radius: 0.15, angle: -0.35 },
    coat: {
      ...UNMARKED,
      ...{ base: '#6f6258', back: '#4a4038', shoulders: '#26211f', socks: '#c8bda8', sockHeight: 0.16 },
      ...{ ear: '#8a7c70', fur: 1.5, tailTip: '#4a4038', tipFrom: 0.1 },
    },
  },
};

const PLATYPUS: Variety = {
  change: {
    metres: 0.3,
    body: { length: 0.66, chest: 0.16, belly: 0.18, hip: 0.17 },
    leg: { front: 0.13, hind: 0.13, sprawl: 0.6, stance: 0.19, footRadius: 0.085, foot: 'flipper', thigh: 0.1 },
    neck: { length: 0.16, angle: 0.25, from: 0.155, to: 0.14 },
    head: {
      ...{ size: 0.92, skull: [0.17, 0.14, 0.18], muzzle: 0.42, muzzleFrom: 0.07, muzzleTo: 0.062, drop: 0.045 },
      ...{ muzzleWidth: 2.1, cheek: 0.05, nose: 0, teeth: undefined, jaw: 0.9, pitch: 0.05 },
    },
    ear: { length: 0, width: 0 },
    eye: { radius: 0.032, around: 0.7, above: 0.4 },
    tail: { kind: 'paddle', length: 0.5, radius: 0.12, angle: -0.1 },
    coat: {
      ...UNMARKED,
      ...{ base: '#6a4a30', back: '#573a24', under: '#b0906a', muzzle: '#3c3836', socks: '#3a2c22' },
      ...{ sockHeight: 0.06, tailTip: '#4a3220', tipFrom: 0.1, fur: 1.2 },
    },
  },
};

const LEMUR: Variety = {
  change: {
    metres: 0.6,
    body: { length: 0.4, chest: 0.135, belly: 0.13, hip: 0.13 },
    leg: { front: 0.34, hind: 0.42, top: 0.07, middle: 0.05, low: 0.042, footRadius: 0.06 },
    neck: { length: 0.18, angle: 0.95, from: 0.11, to: 0.1 },
    head: {
      ...{ size: 1.02, skull: [0.185, 0.17, 0.18], muzzle: 0.29, muzzleFrom: 0.1, muzzleTo: 0.05, drop: 0.07 },
      ...{ muzzleWidth: 1, cheek: 0.08, nose: 0.042, brow: false, tuft: 0.04 },
    },
    ear: { kind: 'point', length: 0.13, width: 0.085, around: 0.9, above: 0.75, outward: 0.55 },
    eye: { radius: 0.062, around: 0.45, above: 0.16, iris: '#e88a1a' },
    tail: { kind: 'bush', length: 1.15, radius: 0.062, angle: 0.9 },
    coat: {
      ...UNMARKED,
      ...{ base: '#8f8a86', back: '#7e7974', under: '#ece8e2', bib: '#ece8e2', ear: '#f2eee8', nose: '#1c1818' },
      mask: { colour: '#f2eee8', radius: 0.2, drop: 0.03 },
      eyePatch: { colour: '#26211f', radius: 0.085, stretch: 1 },
      muzzle: '#2c2624',
      pattern: { kind: 'rings', colour: '#26211f', scale: 7, share: 0.5 },
      fur: 1.2,
    },
  },
};

const TARSIER: Variety = {
  ...LEMUR,
  change: {
    ...LEMUR.change,
    metres: 0.18,
    head: { size: 1.2, skull: [0.2, 0.18, 0.18], muzzle: 0.18, muzzleFrom: 0.09, muzzleTo: 0.06, cheek: 0.09 },
    ear: { kind: 'round', length: 0.17, width: 0.11, around: 1.1, above: 0.6, outward: 0.9 },
    eye: { radius: 0.105, around: 0.42, above: 0.12, iris: '#d98a22' },
    tail: { kind: 'thin', length: 0.9, radius: 0.02, angle: 0.2 },
    coat: { ...UNMARKED, base: '#a0825e', back: '#8c6f4e', under: '#d8c2a0', ear: '#e0bfa0', fur: 1.1 },
  },
};

const WOMBAT: Variety = {
  as: 'koala',
  change: {
    metres: 0.5,
    body: { length: 0.56, chest: 0.22, belly: 0.24, hip: 0.23 },
    leg: { front: 0.2, hind: 0.2, foot: 'paw' },
    neck: { angle: 0.4 },
    head: { size: 1, muzzle: 0.24, muzzleTo: 0.09, nose: 0.07, cheek: 0.13 },
    ear: { kind: 'point', length: 0.1, width: 0.07, around: 0.9, above: 0.85, outward: 0.5 },
    coat: { ...UNMARKED, base: '#7c6450', back: '#6a5442', muzzle: '#8f7862', ear: '#a08670', fur: 1.4 },
  },
};

/** Winged, with a beak as long as its neck and skin for feathers. */
const PTEROSAUR: Variety = {
  as: 'bat',
  change: {
    metres: 1.6,
    body: { length: 0.42, chest: 0.14, belly: 0.12, hip: 0.1 },
    leg: { front: 0.22, hind: 0.24, crouch: undefined, foot: 'claw', footRadius: 0.045 },
    neck: { length: 0.36, angle: 0.8, from: 0.1, to: 0.08 },
    head: {
      ...{ size: 0.9, skull: [0.11, 0.115, 0.17], muzzle: 0.62, muzzleFrom: 0.09, muzzleTo: 0.022, drop: 0.05 },
      ...{ muzzleWidth: 0.8, cheek: 0.03, nose: 0, teeth: undefined, whiskers: false, jaw: 0.9, pitch: 0.15 },
    },
    ear: { length: 0, width: 0 },
    eye: { radius: 0.04, around: 0.85, above: 0.25, iris: '#e0a82a' },
    horns: { kind: 'crest', length: 0.42, colour: '#c8562e' },
    tail: { kind: 'thin', length: 0.18, radius: 0.03, angle: -0.2 },
    wings: 1.35,
    coat: {
      ...UNMARKED,
      ...{ base: '#8a6f4c', back: '#735a3a', under: '#d2bb90', muzzle: '#d8a04a', shell: '#a07a52' },
      ...{ ear: '#000000', nose: '#2a1f16', fur: 0.3, surface: 'scale' },
    },
  },
};

/** The front of an eagle, the rear of another. */
const EAGLE_FRONT: NonNullable<Variety['change']> = {
  wings: 1.2,
  feathered: true,
  head: {
    ...{ skull: [0.17, 0.17, 0.2], muzzle: 0.3, muzzleFrom: 0.1, muzzleTo: 0.03, drop: 0.07, muzzleWidth: 0.8 },
    ...{ cheek: 0.06, nose: 0, teeth: undefined, brow: true, whiskers: false, pitch: 0.25, jaw: 0.7, hook: true },
  },
  eye: { radius: 0.045, around: 0.75, above: 0.25, iris: '#f2b632' },
};
const GRIFFIN: Variety = {
  as: 'lion',
  change: {
    ...EAGLE_FRONT,
    metres: 1.9,
    mane: 'shaggy',
    ear: { kind: 'point', length: 0.14, width: 0.06, around: 0.9, above: 0.9, outward: 0.4 },
    coat: {
      ...UNMARKED,
      ...{ base: '#c2924e', back: '#b0803e', mask: { colour: '#efe6d4', radius: 0.36 }, mane: '#e6d8bc' },
      ...{ muzzle: '#e6b432', shell: '#7a5430', ear: '#e0cfae', tailTip: '#6a4426', tipFrom: 0.85, around: '#5a3c1c' },
    },
  },
};

/** What people write of that is a near relative of something with a sheet, or made up from it, by kind and name. */
export const WILD_VARIETIES: Readonly<Record<string, Readonly<Record<string, Variety>>>> = {
  badger: {
    armadillo: {
      change: {
        metres: 0.36,
        shell: 'bands',
        body: { length: 0.5, chest: 0.17, belly: 0.2, hip: 0.18 },
        leg: { front: 0.16, hind: 0.17, foot: 'claw', footRadius: 0.05, top: 0.07, middle: 0.055, low: 0.045 },
        neck: { length: 0.2, angle: 0.2, from: 0.13, to: 0.11 },
        head: {
          ...{ size: 0.86, skull: [0.145, 0.13, 0.18], muzzle: 0.42, muzzleFrom: 0.09, muzzleTo: 0.036, drop: 0.06 },
          ...{ cheek: 0.04, nose: 0.036, muzzleWidth: 1, jaw: 0.6 },
        },
        ear: { kind: 'leaf', length: 0.2, width: 0.06, around: 0.75, above: 0.95, outward: 0.35 },
        eye: { radius: 0.034, around: 0.75 },
        tail: { kind: 'thick', length: 0.62, radius: 0.055, angle: -0.3 },
        coat: {
          ...UNMARKED,
          ...{ base: '#b09680', back: '#9a8270', under: '#d8bfa6', ear: '#d8a898', shell: '#8f7a66' },
          ...{ fur: 0.2, surface: 'scale', pattern: { kind: 'scales', colour: '#8a7462', scale: 15, share: 0.2 } },
        },
      },
    },
    pangolin: {
      change: {
        metres: 0.4,
        spines: 'scales',
        body: { length: 0.62, chest: 0.16, belly: 0.19, hip: 0.18, sag: -0.05 },
        leg: { front: 0.2, hind: 0.22, foot: 'claw', top: 0.08, middle: 0.065, low: 0.055 },
        neck: { length: 0.24, angle: 0.15, from: 0.14, to: 0.1 },
        head: {
          ...{ size: 0.82, skull: [0.12, 0.115, 0.17], muzzle: 0.4, muzzleFrom: 0.085, muzzleTo: 0.036, drop: 0.05 },
          ...{ cheek: 0.03, nose: 0.03, muzzleWidth: 1, jaw: 0.5, pitch: 0.2 },
        },
        ear: { length: 0.04, width: 0.035, around: 1.3, above: 0.3 },
        eye: { radius: 0.034, around: 0.75 },
        tail: { kind: 'thick', length: 0.95, radius: 0.14, angle: -0.2 },
        coat: {
          ...UNMARKED,
          ...{
            base: '#8a6e52',
            back: '#735940',
            under: '#cdb496',
            shell: '#8f6f4a',
            ear: '#b89878',
            muzzle: '#c8ab8c',
          },
          fur: 0.2,
        },
      },
    },
    anteater: ANTEATER,
    'giant anteater': ANTEATER,
    aardvark: {
      as: 'pig',
      change: {
        metres: 0.75,
        body: { length: 0.62, chest: 0.19, belly: 0.23, hip: 0.22, sag: -0.05 },
        head: {
          ...{ size: 0.9, skull: [0.15, 0.145, 0.2], muzzle: 0.5, muzzleFrom: 0.11, muzzleTo: 0.06, cheek: 0.07 },
          ...{ pitch: 0.15 },
        },
        ear: { kind: 'leaf', length: 0.36, width: 0.075, around: 0.6, above: 1.05, outward: 0.3 },
        tail: { kind: 'thick', length: 0.75, radius: 0.095, angle: -0.55 },
        coat: { ...UNMARKED, base: '#b89a80', back: '#a4866c', ear: '#d8b29c', nose: '#c89a88', fur: 0.6 },
      },
    },
    wolverine: {
      change: {
        metres: 0.45,
        tail: { kind: 'bush', length: 0.42, radius: 0.11, angle: -0.3 },
        coat: { ...UNMARKED, base: '#3c2a20', back: '#2c1f18', stripe: { colour: '#b09066', width: 0.16 }, fur: 1.5 },
      },
    },
    'honey badger': {
      change: {
        metres: 0.34,
        coat: { ...UNMARKED, base: '#211d1d', back: '#d8d4cc', stripe: { colour: '#d8d4cc', width: 0.2 } },
      },
    },
    'tasmanian devil': {
      change: {
        metres: 0.35,
        head: { size: 1.12, teeth: 'fangs' },
        ear: { kind: 'point', length: 0.14, width: 0.08, around: 0.9, above: 0.85, outward: 0.45 },
        coat: { ...UNMARKED, base: '#211c1c', bib: '#f0ece6', ear: '#d07a74', nose: '#3a2a2a' },
      },
    },
  },
  otter: {
    weasel: WEASEL,
    stoat: WEASEL,
    ermine: ERMINE,
    mink: { ...WEASEL, change: { ...WEASEL.change, metres: 0.24, coat: { ...UNMARKED, base: '#3a2820', fur: 1.4 } } },
    ferret: {
      ...WEASEL,
      change: {
        ...WEASEL.change,
        metres: 0.24,
        coat: {
          ...UNMARKED,
          ...{ base: '#c8b08c', back: '#a88e68', under: '#6a5440', socks: '#3c2e26', sockHeight: 0.2 },
          mask: { colour: '#f2eade', radius: 0.2, drop: 0.05 },
          eyePatch: { colour: '#4a382c', radius: 0.07, stretch: 1.4 },
          ...{ tailTip: '#3c2e26', tipFrom: 0.3 },
        },
      },
    },
    mongoose: {
      ...WEASEL,
      change: { ...WEASEL.change, metres: 0.28, coat: { ...UNMARKED, base: '#8a7a62', back: '#76684f', fur: 1.4 } },
    },
    meerkat: {
      change: {
        metres: 0.38,
        body: { length: 0.5, chest: 0.12, belly: 0.13, hip: 0.125 },
        leg: { front: 0.26, hind: 0.28, top: 0.065, middle: 0.05, low: 0.042, footRadius: 0.05, thigh: 0.1 },
        head: { size: 0.95, muzzle: 0.27, muzzleTo: 0.045, cheek: 0.09, nose: 0.036 },
        ear: { length: 0.07, width: 0.06, around: 1.25, above: 0.35 },
        tail: { kind: 'thin', length: 0.62, radius: 0.034, angle: -0.35 },
        coat: {
          ...UNMARKED,
          ...{ base: '#c8a878', back: '#b08e5e', under: '#ead8b8', bib: '#ead8b8', ear: '#3a2c24', nose: '#2a2020' },
          eyePatch: { colour: '#3a2c24', radius: 0.075, stretch: 1 },
          ...{ tailTip: '#2c211c', tipFrom: 0.8, fur: 1 },
        },
      },
    },
    possum: {
      as: 'rat',
      change: {
        metres: 0.36,
        head: { size: 1.05, muzzle: 0.36, cheek: 0.13 },
        ear: { kind: 'round', length: 0.14, width: 0.1 },
        coat: {
          ...UNMARKED,
          ...{ base: '#9a958e', back: '#7e7872', under: '#e0dad0', ear: '#2c2626', nose: '#e0a0a0', fur: 1.5 },
          mask: { colour: '#f2ede4', radius: 0.28 },
          ...{ tailTip: '#e0b4ac', tipFrom: 0.15 },
        },
      },
    },
    mole: {
      as: 'hamster',
      change: {
        metres: 0.14,
        body: { length: 0.42 },
        head: { muzzle: 0.3, muzzleTo: 0.04, nose: 0.045, teeth: undefined },
        ear: { length: 0, width: 0 },
        eye: { radius: 0.02 },
        leg: { foot: 'hand', footRadius: 0.085 },
        coat: { ...UNMARKED, base: '#37322f', back: '#2c2826', socks: '#e0a89c', nose: '#e69a96', ear: '#37322f' },
      },
    },
  },
  beaver: {
    platypus: PLATYPUS,
    wombat: WOMBAT,
  },
  mouse: {
    shrew: { change: { metres: 0.08, head: { muzzle: 0.4, muzzleTo: 0.028 }, ear: { length: 0.08, width: 0.06 } } },
    dormouse: {
      change: {
        tail: { kind: 'bush', length: 0.6, radius: 0.06, angle: 0.1 },
        eye: { radius: 0.07 },
        coat: { base: '#c8935a', back: '#b37f48', under: '#f6ead6', bib: '#f6ead6', fur: 1.3 },
      },
    },
  },
  hamster: {
    'guinea pig': {
      change: {
        metres: 0.2,
        body: { length: 0.46 },
        ear: { kind: 'flop', length: 0.12, width: 0.07, around: 1.1, above: 0.6, outward: 0.8 },
        coat: { base: '#f2ece2', pattern: { kind: 'patches', colour: '#8a5230', scale: 4, share: 0.5 } },
      },
    },
    chinchilla: {
      change: {
        metres: 0.24,
        ear: { kind: 'round', length: 0.24, width: 0.15 },
        tail: { kind: 'bush', length: 0.4, radius: 0.1, angle: 0.3 },
        coat: { ...UNMARKED, base: '#8f8f98', back: '#7c7c86', under: '#e6e4e2', ear: '#d8b4b0', fur: 1.5 },
      },
    },
    gerbil: { as: 'mouse', change: { coat: { base: '#c89a5c', back: '#b4864a', under: '#f6eee0' } } },
  },
  hedgehog: {
    echidna: {
      change: {
        metres: 0.28,
        head: { muzzle: 0.44, muzzleFrom: 0.08, muzzleTo: 0.022, nose: 0.024, cheek: 0.05 },
        ear: { length: 0, width: 0 },
        coat: { ...UNMARKED, base: '#4a3a2e', muzzle: '#2c2420', nose: '#1c1614' },
      },
    },
  },
  kangaroo: {
    wallaby: { change: { metres: 0.85 } },
    quokka: {
      as: 'capybara',
      change: {
        metres: 0.34,
        body: { length: 0.42, chest: 0.18, belly: 0.23, hip: 0.23 },
        head: { size: 1.1, muzzle: 0.25, muzzleTo: 0.07, cheek: 0.13 },
        ear: { kind: 'round', length: 0.13, width: 0.085, above: 0.95, around: 0.9 },
        eye: { radius: 0.056 },
        tail: { kind: 'thin', length: 0.5, radius: 0.03, angle: -0.3 },
        coat: { ...UNMARKED, base: '#9a7650', back: '#86643f', under: '#c8ab84', ear: '#b8906c', fur: 1.3 },
      },
    },
  },
  squirrel: {
    'sugar glider': {
      change: {
        metres: 0.14,
        eye: { radius: 0.085 },
        coat: {
          ...UNMARKED,
          base: '#9a9a9e',
          under: '#f4f0e6',
          bib: '#f4f0e6',
          stripe: { colour: '#3a3436', width: 0.06 },
        },
      },
    },
  },
  monkey: {
    lemur: LEMUR,
    tarsier: TARSIER,
    gibbon: {
      change: {
        metres: 0.8,
        leg: { front: 0.6, hind: 0.38 },
        tail: { kind: 'bush', length: 0.02, radius: 0.03, angle: -0.4 },
        coat: {
          base: '#2a2526',
          back: '#231f20',
          under: '#2f2a2a',
          mask: { colour: '#efe8dc', radius: 0.2, drop: 0.02 },
        },
      },
    },
    marmoset: {
      change: {
        metres: 0.3,
        head: { tuft: 0.12 },
        coat: { base: '#9a8870', ear: '#f6f2ea', mask: { colour: '#f2e8d8', radius: 0.15 } },
      },
    },
    mandrill: {
      change: {
        metres: 0.85,
        head: { muzzle: 0.36, muzzleTo: 0.085, beard: 0.08 },
        mane: 'shaggy',
        coat: {
          ...{ base: '#5f5638', back: '#4c452c', mane: '#7a6a3c', under: '#b0a070', muzzle: '#d03a30', ear: '#c89a86' },
          mask: { colour: '#5a8fd0', radius: 0.21, drop: 0.06 },
          blaze: '#d03a30',
        },
      },
    },
  },
  cat: {
    lynx: LYNX,
    bobcat: LYNX,
    caracal: {
      change: {
        ...LYNX.change,
        metres: 0.55,
        head: { tuft: undefined, cheek: 0.095 },
        ear: { length: 0.24, width: 0.1, tuft: 0.16 },
        tail: { kind: 'thin', length: 0.42, radius: 0.035, angle: -0.5 },
        coat: {
          ...UNMARKED,
          ...{ base: '#c08a56', back: '#b07a48', under: '#f0e2cc', bib: '#ecdcc4', muzzle: '#f4ebdc' },
          ...{ ear: '#d8bea0', earBack: '#1f1a18', fur: 0.8 },
        },
      },
    },
    serval: {
      change: {
        metres: 0.6,
        leg: { front: 0.56, hind: 0.58 },
        ear: { kind: 'round', length: 0.26, width: 0.12, outward: 0.3 },
        tail: { length: 0.42 },
        coat: {
          ...UNMARKED,
          ...{ base: '#d8a864', back: '#c8964e', under: '#f6ecd8', ear: '#e0c8a4', tailTip: '#231d18', tipFrom: 0.7 },
          pattern: { kind: 'spots', colour: '#2a221c', scale: 9, share: 0.26 },
        },
      },
    },
    ocelot: {
      change: {
        metres: 0.45,
        coat: {
          ...UNMARKED,
          base: '#d2a468',
          under: '#f6ecd8',
          ear: '#e0c8a4',
          pattern: { kind: 'rosettes', colour: '#33261c', scale: 11, share: 0.44 },
        },
      },
    },
  },
  fox: {
    'arctic fox': {
      change: {
        ear: { length: 0.15 },
        head: { tuft: 0.08 },
        coat: { ...UNMARKED, base: '#eae6de', ear: '#e6dcd4', fur: 1.5 },
      },
    },
    'fennec fox': {
      change: {
        metres: 0.32,
        ear: { length: 0.4, width: 0.15, outward: 0.5 },
        eye: { radius: 0.06 },
        coat: {
          base: '#e2c092',
          back: '#d4ae7c',
          under: '#f8f0e2',
          socks: undefined,
          ear: '#f0d8c4',
          earBack: '#d8b488',
          tailTip: '#3a2a20',
          tipFrom: 0.85,
        },
      },
    },
    kitsune: {
      change: {
        tails: 7,
        metres: 0.75,
        tail: { length: 0.85, radius: 0.062, angle: 0.75 },
        coat: { ...UNMARKED, base: '#f0eae0', ear: '#d8503c', tailTip: '#d8503c', tipFrom: 0.75, fur: 1.4 },
      },
    },
    'nine-tailed fox': { change: { tails: 9, metres: 0.8, tail: { length: 0.85, radius: 0.062, angle: 0.75 } } },
    'nine tailed fox': { change: { tails: 9, metres: 0.8, tail: { length: 0.85, radius: 0.062, angle: 0.75 } } },
  },
  wolf: {
    dingo: {
      change: {
        metres: 0.58,
        ear: { length: 0.19 },
        coat: { ...UNMARKED, base: '#c8935a', under: '#efdcc0', socks: '#f2e6d2', fur: 0.7 },
      },
    },
  },
  raccoon: {
    tanuki: {
      change: {
        metres: 0.42,
        coat: { base: '#8f7a60', back: '#6a563f', pattern: undefined, tailTip: '#3a2e24', tipFrom: 0.6 },
      },
    },
  },
  pig: {
    tapir: {
      change: {
        metres: 1,
        trunk: undefined,
        leg: { front: 0.36, hind: 0.36 },
        head: { noseKind: undefined, muzzle: 0.5, muzzleTo: 0.05, drop: 0.13, nose: 0.036, cheek: 0.09 },
        ear: { kind: 'round', length: 0.1, width: 0.06 },
        tail: { kind: 'thin', length: 0.06, radius: 0.02, angle: -0.5 },
        coat: {
          ...UNMARKED,
          base: '#2c2a2c',
          shoulders: '#2c2a2c',
          back: '#e6e2dc',
          nose: '#1c1a1c',
          ear: '#5a5456',
          fur: 0.4,
        },
      },
    },
    warthog: {
      change: {
        metres: 0.75,
        tusks: 0.16,
        mane: 'brush',
        head: { muzzle: 0.42, size: 1.1 },
        tail: { kind: 'tuft', length: 0.4, radius: 0.02, angle: 0.9 },
        coat: { ...UNMARKED, base: '#7a6656', mane: '#4a382c', ear: '#8a7464', nose: '#5a4a42', fur: 0.8 },
      },
    },
  },
  giraffe: {
    okapi: {
      change: {
        metres: 1.8,
        neck: { length: 0.4, angle: 0.95 },
        leg: { front: 0.62, hind: 0.58 },
        coat: {
          ...UNMARKED,
          ...{ base: '#5a3426', back: '#4c2a1e', face: '#c8b8a4', socks: '#efe8dc', sockHeight: 0.34, ear: '#8a6a58' },
        },
      },
    },
  },
  cow: {
    'highland cow': {
      change: {
        metres: 1.35,
        mane: 'shaggy',
        horns: { kind: 'sweep', length: 0.42, colour: '#e0d4b8' },
        coat: { ...UNMARKED, base: '#a8602c', mane: '#b86c34', ear: '#c88a5c', pattern: undefined, fur: 2 },
      },
    },
  },
  ox: {
    'musk ox': {
      change: {
        metres: 1.4,
        mane: 'shaggy',
        horns: { kind: 'spiral', length: 0.26, colour: '#c8b894' },
        coat: { ...UNMARKED, base: '#4a3628', mane: '#3a2a20', socks: '#c8bba4', fur: 2.1 },
      },
    },
  },
  camel: {
    'bactrian camel': {
      change: {
        body: {
          humps: [
            { at: -0.55, height: 0.19, length: 0.17 },
            { at: 0.5, height: 0.19, length: 0.17 },
          ],
        },
        coat: { base: '#a8743f', back: '#946234', fur: 1.5 },
      },
    },
  },
  goat: {
    ibex: {
      change: {
        metres: 1.1,
        horns: { kind: 'dragon', length: 0.62, colour: '#5f5244' },
        coat: { base: '#8f7458', back: '#7a6048' },
      },
    },
    chamois: {
      change: {
        metres: 0.9,
        horns: { kind: 'straight', length: 0.26, colour: '#2a2624' },
        coat: { base: '#8a6238', back: '#6a4828' },
      },
    },
  },
  deer: {
    oryx: {
      change: {
        metres: 1.5,
        horns: { kind: 'straight', length: 0.75, colour: '#2c2622' },
        coat: { ...UNMARKED, base: '#c8bcaa', socks: '#f2eee6', blaze: '#2a2422', bib: '#e6ddd0', tailTip: '#231d1b' },
      },
    },
    kudu: {
      change: {
        metres: 1.7,
        horns: { kind: 'twisted', length: 0.72, colour: '#4a3c30' },
        coat: { ...UNMARKED, base: '#a58a6c', pattern: { kind: 'stripes', colour: '#f0e8da', scale: 4, share: 0.12 } },
      },
    },
  },
  rabbit: {
    jackalope: {
      change: { metres: 0.4, ear: { length: 0.46 }, horns: { kind: 'antler', length: 0.3, colour: '#a08862' } },
    },
  },
  lizard: {
    'komodo dragon': {
      change: {
        metres: 0.55,
        body: { length: 0.7, chest: 0.15, belly: 0.17 },
        coat: { base: '#6a6352', back: '#58523f', under: '#a89c80', pattern: undefined },
      },
    },
    axolotl: {
      change: {
        metres: 0.14,
        head: {
          size: 1.15,
          skull: [0.2, 0.14, 0.17],
          muzzle: 0.2,
          muzzleFrom: 0.13,
          muzzleTo: 0.1,
          muzzleWidth: 1.4,
          gills: 0.22,
        },
        eye: { radius: 0.032, around: 1, above: 0.3, bulge: undefined, iris: '#1c1618' },
        tail: { kind: 'paddle', length: 0.8, radius: 0.12, angle: -0.02 },
        coat: {
          base: '#f2b8c0',
          back: '#eba8b4',
          under: '#f8d8d8',
          mane: '#e0566e',
          surface: 'skin',
          pattern: undefined,
        },
      },
    },
    newt: { change: { metres: 0.1, coat: { base: '#4a3a30', under: '#e8762a', surface: 'skin' } } },
  },
  frog: {
    'tree frog': {
      change: {
        eye: { iris: '#d8301e' },
        coat: { base: '#5fbf3a', back: '#4fae30', under: '#f4f0dc', socks: '#f0802a', sockHeight: 0.05 },
      },
    },
  },
  bat: {
    pterodactyl: PTEROSAUR,
    pterosaur: PTEROSAUR,
    pteranodon: PTEROSAUR,
    'flying fox': {
      as: 'bat',
      change: {
        metres: 0.32,
        head: { muzzle: 0.3 },
        coat: { base: '#3a2c26', mane: '#a8622c', bib: '#a8622c', shell: '#3c2c26' },
      },
    },
  },
  dinosaur: {
    ankylosaurus: {
      as: 'stegosaurus',
      change: {
        metres: 1.8,
        spines: 'ridge',
        shell: 'bands',
        body: { length: 0.74, chest: 0.26, belly: 0.3, hip: 0.28, sag: 0 },
        leg: { front: 0.22, hind: 0.24 },
        coat: { base: '#8a7450', back: '#6f5c3c', shell: '#6a5638', mane: '#cdbb90', pattern: undefined },
      },
    },
    spinosaurus: {
      change: {
        metres: 4.8,
        sail: 0.55,
        head: { muzzle: 0.62, muzzleTo: 0.07 },
        leg: { arms: 0.4 },
        coat: { base: '#6a7050', back: '#565c40', mane: '#a8503a' },
      },
    },
  },
  dragon: {
    griffin: GRIFFIN,
    gryphon: GRIFFIN,
    hippogriff: {
      as: 'horse',
      change: {
        ...EAGLE_FRONT,
        metres: 1.9,
        coat: {
          ...UNMARKED,
          base: '#8f8378',
          mask: { colour: '#c8c2ba', radius: 0.34 },
          muzzle: '#3c3836',
          shell: '#6f665e',
          mane: '#6a6058',
        },
      },
    },
    gargoyle: {
      change: {
        metres: 1.6,
        body: { length: 0.44 },
        neck: { length: 0.26 },
        head: { size: 1.1, muzzle: 0.26 },
        tail: { length: 0.7, radius: 0.08 },
        coat: {
          ...UNMARKED,
          base: '#77757a',
          shell: '#67656a',
          mane: '#5a585c',
          ear: '#77757a',
          surface: 'stone',
          around: '#3a383c',
        },
        eye: { iris: '#e8c23a' },
      },
    },
    manticore: {
      as: 'lion',
      change: {
        metres: 1.6,
        wings: 1.15,
        horns: { kind: 'curved', length: 0.18 },
        tail: { kind: 'thick', length: 0.9, radius: 0.07, angle: 0.9 },
        coat: { base: '#a8482c', mane: '#3a1c18', shell: '#5a2420' },
      },
    },
    chimera: {
      as: 'lion',
      change: {
        metres: 1.6,
        wings: 1.1,
        horns: { kind: 'dragon', length: 0.3 },
        tail: { kind: 'thick', length: 1, radius: 0.06, angle: 0.6 },
        coat: { shell: '#4a6a3a' },
      },
    },
    qilin: {
      as: 'stag',
      change: {
        metres: 1.9,
        mane: 'shaggy',
        head: { beard: 0.16 },
        coat: {
          ...UNMARKED,
          base: '#2f8f8a',
          mane: '#e0a83a',
          tailTip: '#e0a83a',
          pattern: { kind: 'scales', colour: '#1f6a6a', scale: 13, share: 0.2 },
          surface: 'scale',
          fur: 0.2,
        },
      },
    },
  },
  unicorn: { alicorn: { change: { wings: 1.15, feathered: true } } },
  dog: {
    cerberus: {
      as: 'wolf',
      change: {
        metres: 1.5,
        body: { chest: 0.24 },
        eye: { iris: '#e8401e' },
        coat: { ...UNMARKED, base: '#241f22', ear: '#4a2a28', fur: 1 },
      },
    },
    hellhound: {
      as: 'wolf',
      change: { metres: 1.1, eye: { iris: '#ff5a1e' }, coat: { ...UNMARKED, base: '#1f1a1c', ear: '#4a2a28', fur: 1 } },
    },
  },
};
