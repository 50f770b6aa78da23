import type { SheetChange } from './vary.ts';

/** What a word says beyond the species: a breed, a coat, a near relative. `as` names another species to start from. */
export interface Variety {
  readonly as?: string;
  readonly young?: true;
  readonly change?: SheetChange;
}

const PLAIN = {
  back: undefined,
  under: undefined,
  bib: undefined,
  muzzle: undefined,
  face: undefined,
  socks: undefined,
} as const;

const DOG_EARS_UP = {
  kind: 'point',
  length: 0.19,
  width: 0.1,
  around: 0.85,
  above: 0.86,
  outward: 0.35,
  back: 0.25,
} as const;

const HUSKY: Variety = {
  as: 'wolf',
  change: {
    metres: 0.65,
    eye: { iris: '#6fb4e6' },
    tail: { kind: 'curl', length: 0.5, radius: 0.085, angle: 0.6 },
    coat: {
      base: '#6a6f78',
      back: '#4a4e56',
      under: '#f6f4f0',
      face: '#f6f4f0',
      bib: '#f6f4f0',
      socks: '#f6f4f0',
      tailTip: '#f2efea',
      earBack: '#4a4e56',
    },
  },
};
const SHEPHERD: Variety = {
  change: {
    metres: 0.72,
    head: { muzzle: 0.37, muzzleTo: 0.08, brow: false },
    ear: { ...DOG_EARS_UP, length: 0.24 },
    tail: { kind: 'bush', length: 0.6, radius: 0.1, angle: -0.6 },
    coat: {
      base: '#b07a44',
      back: '#2c2420',
      under: '#c99a64',
      bib: '#b9854e',
      muzzle: '#2c2420',
      ear: '#c9a078',
      earBack: '#2c2420',
      tailTip: '#2c2420',
      tipFrom: 0.5,
    },
  },
};
const SHIBA: Variety = {
  as: 'fox',
  change: {
    metres: 0.42,
    body: { length: 0.52, chest: 0.19, belly: 0.17 },
    head: { tuft: 0.05, muzzle: 0.32, muzzleTo: 0.065 },
    ear: { length: 0.18, width: 0.1, outward: 0.32 },
    eye: { radius: 0.052, iris: '#4a2a14' },
    tail: { kind: 'curl', length: 0.46, radius: 0.085, angle: 0.9 },
    coat: {
      base: '#dd9550',
      back: '#cf8440',
      under: '#fbf3e6',
      face: '#fbf3e6',
      bib: '#fbf3e6',
      socks: '#fbf3e6',
      sockHeight: 0.1,
      tailTip: '#f6ead8',
      tipFrom: 0.6,
      earBack: '#cf8440',
      ear: '#f0d0b4',
    },
  },
};

export const VARIETIES: Readonly<Record<string, Readonly<Record<string, Variety>>>> = {
  dog: {
    poodle: { as: 'poodle' },
    retriever: {},
    labrador: {
      change: {
        ear: { length: 0.2 },
        tail: { kind: 'curl', length: 0.52, radius: 0.05, angle: -0.1 },
        coat: { base: '#e6c48a', back: '#dcb674', under: '#f2dcb0', bib: '#eed2a0', fur: 0.7 },
      },
    },
    corgi: {
      as: 'fox',
      change: {
        metres: 0.36,
        body: { length: 0.68, chest: 0.19, belly: 0.18, hip: 0.175 },
        leg: { front: 0.24, hind: 0.24, top: 0.095, middle: 0.07, low: 0.058, footRadius: 0.07 },
        head: { size: 1.05, tuft: 0.05, muzzle: 0.34, muzzleTo: 0.06 },
        ear: { length: 0.25, width: 0.115 },
        eye: { radius: 0.055, iris: '#4a2a14' },
        tail: { kind: 'bush', length: 0.1, radius: 0.07, angle: 0.2 },
        coat: {
          base: '#d98a3c',
          back: '#cf7e30',
          socks: '#fbf3e6',
          sockHeight: 0.14,
          blaze: '#fbf3e6',
          earBack: '#cf7e30',
          tailTip: '#f6ead8',
          tipFrom: 0.4,
        },
      },
    },
    husky: HUSKY,
    malamute: HUSKY,
    samoyed: {
      as: 'wolf',
      change: {
        metres: 0.58,
        body: { chest: 0.225, belly: 0.2, hip: 0.2 },
        head: { tuft: 0.07, muzzle: 0.28 },
        ear: { length: 0.15, width: 0.085 },
        eye: { iris: '#3a2418', radius: 0.052 },
        tail: { kind: 'plume', length: 0.6, radius: 0.13, angle: 0.7 },
        coat: {
          ...PLAIN,
          base: '#f4f0e8',
          back: '#ece6da',
          under: '#fbf8f2',
          ear: '#e8c8b8',
          earBack: '#ece6da',
          tailTip: '#f8f5ee',
          fur: 1.7,
        },
      },
    },
    shepherd: SHEPHERD,
    'german shepherd': SHEPHERD,
    shiba: SHIBA,
    'shiba inu': SHIBA,
    dalmatian: {
      change: {
        body: { chest: 0.205, belly: 0.165, hip: 0.165 },
        ear: { length: 0.2 },
        tail: { kind: 'curl', length: 0.5, radius: 0.036, angle: -0.2 },
        coat: {
          ...PLAIN,
          base: '#f7f5f1',
          ear: '#2a2526',
          earBack: '#2a2526',
          fur: 0.5,
          pattern: { kind: 'spots', colour: '#241f20', scale: 12, share: 0.3 },
        },
      },
    },
    'border collie': {
      change: {
        ear: { kind: 'leaf', length: 0.17, width: 0.08, around: 0.95, above: 0.8, outward: 0.6, back: 0.1 },
        tail: { kind: 'bush', length: 0.6, radius: 0.1, angle: -0.4 },
        coat: {
          base: '#242226',
          back: '#1e1c20',
          under: '#f6f4f0',
          bib: '#f6f4f0',
          muzzle: '#f6f4f0',
          blaze: '#f6f4f0',
          socks: '#f6f4f0',
          sockHeight: 0.17,
          ear: '#2a282c',
          earBack: '#1e1c20',
          tailTip: '#f6f4f0',
          tipFrom: 0.75,
        },
      },
    },
    beagle: {
      change: {
        metres: 0.42,
        tail: { kind: 'curl', length: 0.45, radius: 0.04, angle: 0.9 },
        coat: {
          base: '#c98748',
          back: '#2c2420',
          under: '#f6f1e8',
          bib: '#f6f1e8',
          muzzle: '#f6f1e8',
          blaze: '#f6f1e8',
          socks: '#f6f1e8',
          sockHeight: 0.2,
          earBack: '#b5763a',
          ear: '#b5763a',
          tailTip: '#f6f1e8',
          tipFrom: 0.7,
          fur: 0.6,
        },
      },
    },
    terrier: {
      change: {
        metres: 0.36,
        leg: { front: 0.32, hind: 0.32 },
        head: { beard: 0.06, muzzle: 0.3 },
        ear: { ...DOG_EARS_UP, length: 0.15 },
        tail: { kind: 'curl', length: 0.26, radius: 0.045, angle: 1 },
        coat: { base: '#c9a87c', back: '#5a5048', under: '#d8bd94', bib: undefined, muzzle: '#d8bd94', fur: 1.5 },
      },
    },
    bulldog: {
      change: {
        metres: 0.42,
        body: { chest: 0.25, belly: 0.21 },
        leg: { front: 0.28, hind: 0.28, stance: 0.17 },
        head: { muzzle: 0.22, muzzleTo: 0.125, muzzleWidth: 1.35, cheek: 0.16 },
        ear: { length: 0.12 },
        tail: { kind: 'bush', length: 0.08, radius: 0.05, angle: 0.1 },
        coat: { base: '#c99a6a', back: '#b98a58', under: '#f2e8da', bib: '#f2e8da', muzzle: '#f2e8da', fur: 0.4 },
      },
    },
    'french bulldog': {
      change: {
        metres: 0.38,
        body: { length: 0.56, chest: 0.24, belly: 0.2 },
        leg: { front: 0.28, hind: 0.28, stance: 0.16 },
        head: { muzzle: 0.17, muzzleTo: 0.12, muzzleWidth: 1.4, cheek: 0.17 },
        ear: { ...DOG_EARS_UP, length: 0.2, width: 0.11 },
        tail: { kind: 'bush', length: 0.06, radius: 0.045, angle: 0.1 },
        coat: { base: '#8d8a88', back: '#7c7977', under: '#a9a5a2', bib: '#f2ece4', muzzle: '#5a5654', fur: 0.3 },
      },
    },
    pug: {
      change: {
        metres: 0.34,
        body: { length: 0.54, chest: 0.23, belly: 0.21 },
        leg: { front: 0.27, hind: 0.27, stance: 0.14 },
        head: { muzzle: 0.14, muzzleTo: 0.11, muzzleWidth: 1.35, cheek: 0.15 },
        ear: { length: 0.13 },
        eye: { radius: 0.062 },
        tail: { kind: 'curl', length: 0.24, radius: 0.05, angle: 1.1 },
        coat: {
          ...{ base: '#dcbc8c', back: '#cfae7c', under: '#e6cda4', bib: '#dcbc8c', fur: 0.4 },
          ...{ mask: { colour: '#2e2622', radius: 0.15, drop: 0.06 }, muzzle: '#2e2622', ear: '#2e2622' },
          earBack: '#2e2622',
        },
      },
    },
    dachshund: {
      change: {
        metres: 0.3,
        body: { length: 0.95, chest: 0.17, belly: 0.155, hip: 0.155 },
        leg: { front: 0.2, hind: 0.2, footRadius: 0.07, top: 0.09 },
        tail: { kind: 'thin', length: 0.45, radius: 0.036, angle: 0.1 },
        coat: { ...PLAIN, base: '#8a4a26', back: '#7a3f20', ear: '#6a361a', earBack: '#6a361a', fur: 0.4 },
      },
    },
    puppy: { young: true },
    pup: { young: true },
  },
  cat: {
    kitten: { young: true },
    kitty: { young: true },
    tabby: {},
    ginger: {
      change: {
        eye: { iris: '#d9a03a' },
        coat: { base: '#e0914a', pattern: { kind: 'tabby', colour: '#c06f2e', scale: 6.5, share: 0.5 } },
      },
    },
    siamese: {
      change: {
        eye: { iris: '#5aa6e8' },
        coat: {
          ...PLAIN,
          base: '#efe3cf',
          pattern: undefined,
          mask: { colour: '#4a352a', radius: 0.17, drop: 0.05 },
          socks: '#4a352a',
          sockHeight: 0.12,
          ear: '#6a4a3c',
          earBack: '#4a352a',
          tailTip: '#4a352a',
          tipFrom: 0.05,
          nose: '#3a2a24',
        },
      },
    },
    persian: {
      change: {
        head: { muzzle: 0.15, tuft: 0.09, cheek: 0.12 },
        tail: { kind: 'bush', length: 0.5, radius: 0.12, angle: 0.1 },
        body: { chest: 0.19, belly: 0.19, hip: 0.185 },
        coat: { ...PLAIN, base: '#f2ece2', pattern: undefined, fur: 1.5 },
      },
    },
    calico: {
      change: {
        coat: {
          base: '#f6f2ea',
          pattern: { kind: 'patches', colour: '#d9853a', scale: 4, share: 0.55 },
          earBack: '#2a2526',
          back: '#3a3230',
        },
      },
    },
  },
  horse: {
    pony: { change: { metres: 1.2, leg: { front: 0.5, hind: 0.5 }, head: { size: 1 }, coat: { fur: 1 } } },
    stallion: {
      change: {
        coat: {
          base: '#2a2422',
          back: undefined,
          under: '#2a2422',
          socks: undefined,
          blaze: undefined,
          muzzle: '#1f1a18',
          mane: '#141112',
          tailTip: '#141112',
          ear: '#3a322f',
        },
      },
    },
    mustang: { change: { coat: { base: '#b9763a', mane: '#e9d6b4', tailTip: '#e9d6b4' } } },
    arabian: {
      change: {
        coat: {
          base: '#d9d4cf',
          under: '#cfc9c4',
          mane: '#f3f0ec',
          tailTip: '#f3f0ec',
          socks: undefined,
          muzzle: '#7a7270',
        },
      },
    },
    foal: { young: true },
  },
  unicorn: { pegasus: { change: { wings: 1.1, feathered: true, horns: undefined } } },
  cow: {
    calf: { young: true },
    bull: {
      change: {
        body: { chest: 0.29, belly: 0.26, hip: 0.23 },
        horns: { kind: 'curved', length: 0.22 },
        coat: { ...PLAIN, base: '#3f2c22', pattern: undefined, muzzle: '#2a1e18', ear: '#5a4234' },
      },
    },
  },
  ox: {
    yak: {
      change: {
        mane: 'shaggy',
        horns: { kind: 'curved', length: 0.26 },
        coat: { base: '#3a2c24', mane: '#2c211b', tailTip: '#2c211b' },
      },
    },
  },
  sheep: { lamb: { young: true } },
  pig: {
    piglet: { young: true },
    boar: {
      change: {
        tusks: 0.1,
        mane: 'brush',
        coat: { ...PLAIN, base: '#5a4a3e', mane: '#3a2f28', ear: '#6a564a', nose: '#4a3a34', fur: 1.4 },
      },
    },
  },
  wolf: {
    coyote: { change: { metres: 0.62, coat: { base: '#b0936a', back: '#7a654a' } } },
    jackal: { change: { metres: 0.5, ear: { length: 0.27 }, coat: { base: '#c09355', back: '#5a4a3c' } } },
    hyena: {
      change: {
        leg: { front: 0.54, hind: 0.44 },
        neck: { length: 0.34, from: 0.16, to: 0.14 },
        head: { size: 1.02, muzzleTo: 0.09, tuft: undefined },
        ear: { kind: 'round', length: 0.16, width: 0.1 },
        mane: 'brush',
        coat: {
          ...PLAIN,
          base: '#b39468',
          mane: '#5a452c',
          muzzle: '#3a2c22',
          pattern: { kind: 'spots', colour: '#4a3826', scale: 9, share: 0.26 },
        },
      },
    },
  },
  bear: {
    'black bear': { change: { coat: { ...PLAIN, base: '#2a2629', muzzle: '#a5805c', ear: '#3a3438' } } },
    grizzly: { change: { metres: 1.45, body: { humps: [{ at: 0.8, height: 0.06, length: 0.24 }] } } },
    'polar bear': { as: 'polar bear' },
    koala: { as: 'koala' },
  },
  panda: { 'red panda': { as: 'red panda' } },
  lioness: { puma: { change: { metres: 0.8, coat: { base: '#b98d5c', back: '#a87c4c' } } } },
  leopard: {
    panther: {
      change: {
        eye: { iris: '#d9c23a' },
        coat: { ...PLAIN, base: '#1f1c20', pattern: undefined, ear: '#3a343a', tailTip: undefined },
      },
    },
    jaguar: { change: { body: { chest: 0.24, belly: 0.21 }, metres: 0.8 } },
    'snow leopard': {
      change: {
        coat: {
          base: '#d9d6d2',
          back: '#c4c0bb',
          under: '#f6f4f1',
          bib: '#f2efeb',
          muzzle: '#f4f1ee',
          nose: '#8a6660',
          ear: '#b9b2ac',
          around: '#2c2828',
          tailTip: '#3a3638',
          pattern: { kind: 'rosettes', colour: '#3c383b', scale: 12, share: 0.44 },
        },
        body: { chest: 0.235, belly: 0.215 },
        eye: { iris: '#a9b48a' },
        tail: { length: 0.9, radius: 0.075 },
      },
    },
  },
  llama: {
    alpaca: {
      change: { metres: 1.2, neck: { length: 0.44 }, coat: { base: '#b98a5e', wool: '#c4966a', muzzle: '#d9b48c' } },
    },
  },
  deer: {
    fawn: { young: true, change: { coat: { pattern: { kind: 'spots', colour: '#fbf1de', scale: 12, share: 0.22 } } } },
    doe: { change: { horns: undefined } },
    gazelle: {
      change: {
        metres: 0.95,
        horns: { kind: 'straight', length: 0.34, colour: '#3a322c' },
        coat: { base: '#c98f56', back: '#b57d46' },
      },
    },
    antelope: { change: { horns: { kind: 'straight', length: 0.42, colour: '#3a322c' } } },
    impala: { change: { horns: { kind: 'straight', length: 0.42, colour: '#3a322c' }, coat: { base: '#b8743e' } } },
  },
  stag: {
    moose: {
      change: {
        metres: 2,
        body: { chest: 0.23, belly: 0.2, humps: [{ at: 0.85, height: 0.05, length: 0.2 }] },
        neck: { length: 0.3, angle: 0.8 },
        head: { size: 1, muzzle: 0.44, muzzleTo: 0.1, beard: 0.12, pitch: 0.35 },
        horns: { kind: 'palm', length: 0.34, colour: '#a58a62' },
        coat: { ...PLAIN, base: '#5e4430', socks: '#8a7460', sockHeight: 0.4, muzzle: '#6e5440', tailTip: undefined },
      },
    },
    reindeer: {
      change: { metres: 1.5, coat: { base: '#7d6a58', back: '#6a5848', bib: '#e6ddd0', muzzle: '#e0d6c8' } },
    },
    caribou: { change: { metres: 1.5, coat: { base: '#7d6a58', back: '#6a5848', bib: '#e6ddd0', muzzle: '#e0d6c8' } } },
    elk: { change: { coat: { base: '#a5794a', bib: '#4a3424' } } },
  },
  rabbit: {
    bunny: { change: { coat: { base: '#efe8de', back: '#e6ddd0' } } },
    hare: { change: { metres: 0.4, ear: { length: 0.5 } } },
  },
  squirrel: {
    chipmunk: {
      change: {
        metres: 0.16,
        tail: { kind: 'plume', length: 0.6, radius: 0.08, angle: 0.5 },
        coat: { base: '#b5793e', stripe: { colour: '#3a2818', width: 0.05 } },
      },
    },
  },
  hedgehog: { porcupine: { change: { metres: 0.35 } } },
  beaver: {
    marmot: {
      change: {
        tail: { kind: 'bush', length: 0.3, radius: 0.07, angle: -0.3 },
        coat: { base: '#9a7a54', back: '#86683f' },
      },
    },
    groundhog: {
      change: { tail: { kind: 'bush', length: 0.25, radius: 0.07, angle: -0.3 }, coat: { base: '#8a6e4e' } },
    },
  },
  monkey: {
    chimpanzee: {
      change: {
        metres: 0.95,
        tail: { kind: 'bush', length: 0.02, radius: 0.03, angle: -0.4 },
        ear: { length: 0.15, width: 0.1 },
        coat: {
          base: '#2c272a',
          back: '#262225',
          under: '#3a3336',
          mask: { colour: '#c99a78', radius: 0.19, drop: 0.05 },
        },
      },
    },
    ape: { as: 'gorilla' },
    baboon: {
      change: {
        head: { muzzle: 0.32, muzzleTo: 0.08 },
        coat: { base: '#8a7a52', mask: { colour: '#5a4a44', radius: 0.2, drop: 0.05 } },
      },
    },
  },
  turtle: {
    'sea turtle': {
      change: {
        leg: { foot: 'flipper', front: 0.14, hind: 0.14, sprawl: 1, stance: 0.26, footRadius: 0.11 },
        coat: { base: '#5f8a7a', shell: '#6a7a4a', under: '#e6e2b8' },
      },
    },
    tortoise: { change: { metres: 0.45, coat: { base: '#8a7a54', shell: '#6e5a32', under: '#b5a578' } } },
  },
  lizard: {
    iguana: { change: { spines: 'ridge', metres: 0.3 } },
    chameleon: {
      change: {
        leg: { sprawl: 0.4, stance: 0.13 },
        body: { narrow: 0.75, chest: 0.15, belly: 0.18 },
        eye: { radius: 0.07, bulge: 1.5 },
        tail: { length: 0.8 },
        coat: {
          base: '#5fb54a',
          back: '#3f9a8a',
          pattern: { kind: 'stripes', colour: '#e6c83a', scale: 5, share: 0.2 },
        },
      },
    },
    gecko: {
      change: {
        coat: { base: '#9ac23f', pattern: { kind: 'spots', colour: '#e0662e', scale: 10, share: 0.26 } },
        leg: { foot: 'hand' },
      },
    },
    salamander: {
      change: {
        coat: {
          base: '#2a2629',
          back: '#242023',
          under: '#3a3436',
          surface: 'skin',
          pattern: { kind: 'patches', colour: '#f2b52a', scale: 7, share: 0.58 },
        },
      },
    },
  },
  frog: {
    toad: {
      change: {
        coat: {
          base: '#8a7448',
          back: '#76623a',
          pattern: { kind: 'spots', colour: '#5a4a2c', scale: 10, share: 0.34 },
        },
      },
    },
  },
  crocodile: {
    alligator: { change: { head: { muzzle: 0.56, muzzleTo: 0.095 }, coat: { base: '#4f5a3c', back: '#3c462e' } } },
  },
  dinosaur: {
    velociraptor: {
      change: {
        metres: 1.6,
        head: { size: 0.9 },
        leg: { arms: 0.4 },
        coat: {
          base: '#a5743f',
          back: '#86592c',
          pattern: { kind: 'stripes', colour: '#5a3a1e', scale: 6, share: 0.3 },
        },
      },
    },
    triceratops: { as: 'triceratops' },
    stegosaurus: { as: 'stegosaurus' },
    brachiosaurus: { as: 'sauropod' },
  },
  sauropod: {},
  creature: { 'furry monster': { as: 'furry monster' } },
  dragon: {
    wyvern: {
      change: {
        coat: { base: '#3f6a4a', back: '#315438', under: '#c8c88a', bib: '#c8c88a', shell: '#6a9a5a', mane: '#24402a' },
      },
    },
  },
};

/** Words for the young of any species. */
export const YOUNG_WORDS =
  /^(?:baby|cub|pup|puppy|kitten|lamb|foal|calf|fawn|piglet|joey|.+ (?:cub|pup|calf)|baby .+|newborn|infant)$/;
