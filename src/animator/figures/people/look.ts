import { COLOUR_WORDS } from '../../catalogue/attributes.ts';
import { luminance, mixRgb, type Rgb } from '../../maths/colour.ts';
import type { Random } from '../../maths/random.ts';
import type { Dress } from '../rig.ts';
import { type Age, type Build, findBuild, type Sex } from './build.ts';
import { type Beard, type Clothes, CUTS, type Cut, type CutName, type Extra, type Hat } from './clothes.ts';
import { ROLES, type RoleLook } from './roles-table.ts';

export const HAIRSTYLES = [
  ...['short', 'crop', 'parted', 'spiky', 'curly', 'bob', 'long', 'ponytail', 'bun', 'pigtails', 'bald', 'wisps'],
] as const;
export type Hairstyle = (typeof HAIRSTYLES)[number];

/** One person, dressed. The same seed always makes the same one. */
export interface Look {
  readonly build: Build;
  readonly sex: Sex;
  readonly age: Age;
  readonly skin: Rgb;
  readonly hair: Rgb;
  readonly brow: Rgb;
  readonly iris: Rgb;
  readonly style: Hairstyle;
  readonly beard: Beard;
  readonly clothes: Clothes;
}

const SKINS: readonly [Rgb, ...Rgb[]] = [
  [246, 208, 178],
  [238, 190, 154],
  [222, 168, 128],
  [194, 136, 98],
  [152, 102, 72],
  [112, 74, 54],
];
const HAIRS: readonly [Rgb, ...Rgb[]] = [
  [62, 40, 30],
  [38, 30, 32],
  [104, 64, 38],
  [150, 92, 48],
  [206, 158, 88],
  [164, 70, 38],
];
const DARK_HAIRS: readonly [Rgb, ...Rgb[]] = [
  [38, 30, 32],
  [50, 34, 30],
  [62, 42, 34],
];
const GREY_HAIRS: readonly [Rgb, ...Rgb[]] = [
  [206, 204, 204],
  [228, 226, 222],
  [166, 162, 164],
];
const IRISES: readonly [Rgb, ...Rgb[]] = [
  [92, 60, 38],
  [70, 112, 150],
  [84, 124, 84],
  [110, 78, 44],
];
const TOPS: readonly [Rgb, ...Rgb[]] = [
  [204, 70, 66],
  [58, 122, 158],
  [232, 174, 70],
  [84, 140, 100],
  [134, 96, 158],
  [226, 128, 92],
  [72, 160, 160],
  [214, 108, 140],
];
const BOTTOMS: readonly [Rgb, ...Rgb[]] = [
  [58, 78, 122],
  [84, 76, 72],
  [52, 56, 70],
  [124, 104, 80],
];
const QUIET_BOTTOMS: readonly [Rgb, ...Rgb[]] = [
  [52, 56, 70],
  [58, 70, 104],
];
const SHOES: readonly [Rgb, ...Rgb[]] = [
  [92, 60, 44],
  [54, 50, 58],
  [208, 206, 204],
  [176, 66, 58],
];

const BOOTS: readonly [Rgb, ...Rgb[]] = [
  [72, 50, 40],
  [46, 44, 52],
];

const MEN_STYLES: readonly [Hairstyle, ...Hairstyle[]] = ['short', 'crop', 'parted', 'curly', 'short', 'spiky'];
const WOMEN_STYLES: readonly [Hairstyle, ...Hairstyle[]] = ['long', 'bob', 'ponytail', 'bun', 'long', 'curly'];
const GIRL_STYLES: readonly [Hairstyle, ...Hairstyle[]] = ['pigtails', 'long', 'bob', 'ponytail'];
const BOY_STYLES: readonly [Hairstyle, ...Hairstyle[]] = ['short', 'spiky', 'parted', 'curly'];
const OLD_MEN_STYLES: readonly [Hairstyle, ...Hairstyle[]] = ['wisps', 'crop', 'parted'];
const OLD_WOMEN_STYLES: readonly [Hairstyle, ...Hairstyle[]] = ['bun', 'bob', 'curly'];

const MEN_CUTS: readonly [CutName, ...CutName[]] = ['shirt', 'jumper', 'blouse', 'hoodie', 'jacket', 'stripes'];
const WOMEN_CUTS: readonly [CutName, ...CutName[]] = ['dress', 'skirt', 'jumper', 'blouse', 'jacket', 'shirt'];
const BOY_CUTS: readonly [CutName, ...CutName[]] = ['summer', 'stripes', 'hoodie', 'shirt'];
const GIRL_CUTS: readonly [CutName, ...CutName[]] = ['dress', 'skirt', 'summer', 'dress'];

/** Garments of a prompt, as the table of things names them. */
const CUT_BY_GARMENT: Readonly<Record<string, CutName>> = {
  shirt: 'shirt',
  dress: 'dress',
  coat: 'coat',
  kimono: 'robe',
  tie: 'suit',
};
const HAT_BY_GARMENT: Readonly<Record<string, Hat>> = { hat: 'fedora', cap: 'cap', crown: 'crown' };
const EXTRA_BY_GARMENT: Readonly<Record<string, Extra>> = {
  scarf: 'scarf',
  glasses: 'glasses',
  sunglasses: 'glasses',
  tie: 'tie',
};

const ROLE_WORDS = ROLES.map(([words, role]) => ({ words: words.split(', ').map((word) => ` ${word} `), role }));

function findRole(noun: string | null): RoleLook {
  if (noun === null) return {};
  const name = ` ${noun} `;
  const row = ROLE_WORDS.find(({ words }) => words.some((word) => name.includes(word)));
  return row?.role ?? (/\b(?:old|elderly)\b/.test(noun) ? { age: 'old' } : {});
}

function chooseStyle(age: Age, sex: Sex, random: Random): Hairstyle {
  const man = sex === 'man';
  switch (age) {
    case 'toddler':
      return random.pick(man ? ['crop', 'short', 'spiky'] : ['pigtails', 'bob', 'crop']);
    case 'child':
      return random.pick(man ? BOY_STYLES : GIRL_STYLES);
    case 'old':
      return random.pick(man ? OLD_MEN_STYLES : OLD_WOMEN_STYLES);
    default:
      return random.pick(man ? MEN_STYLES : WOMEN_STYLES);
  }
}

function chooseCut(age: Age, sex: Sex, random: Random): CutName {
  const young = age === 'child' || age === 'toddler';
  if (sex === 'man') return random.pick(young ? BOY_CUTS : MEN_CUTS);
  return random.pick(young ? GIRL_CUTS : WOMEN_CUTS);
}

/** Whoever asked for a colour wants to see it: long sleeves, and neither stripes nor bare knees. */
function showMore(cut: Cut): Cut {
  const short = cut.sleeves === 'short' || cut.sleeves === 'none';
  return {
    ...cut,
    sleeves: short ? 'long' : cut.sleeves,
    hem: cut.hem > 0.4 ? Math.max(cut.hem, 0.62) : Math.max(cut.hem, 0.15),
    front: cut.front === 'stripes' ? 'plain' : cut.front === 'open' ? 'zip' : cut.front,
    legs: cut.legs === 'short' ? 'long' : cut.legs,
  };
}

function chooseClothes(dress: Dress, role: RoleLook, age: Age, sex: Sex, random: Random): Clothes {
  const { wears } = dress;
  const worn = wears.map(({ garment }) => garment);
  const cutName = worn.map((garment) => CUT_BY_GARMENT[garment]).find((cut) => cut !== undefined);
  const usual = role.cut ?? chooseCut(age, sex, random);
  const [top, bottom, shoes, second] = [random.pick(TOPS), random.pick(BOTTOMS), random.pick(SHOES), random.pick(TOPS)];
  const hatGarment = wears.find(({ garment }) => HAT_BY_GARMENT[garment] !== undefined);
  const hatWord = hatGarment?.colour ?? null;
  const main = dress.colour ?? role.top ?? top;
  const extras = new Set(role.extras);
  for (const garment of worn) {
    const extra = EXTRA_BY_GARMENT[garment];
    if (extra !== undefined) extras.add(extra);
  }
  const trousers = wears.find(({ garment }) => garment === 'jeans');
  const trousersColour = trousers?.colour ?? null;
  const cut = dress.colour === null ? CUTS[cutName ?? usual] : showMore(CUTS[cutName ?? usual]);
  const boots = random.pick(BOOTS);
  // Beside a colour that was asked for, trousers keep quiet: brown ones would count with the skin.
  const quiet = dress.colour === null ? bottom : random.pick(QUIET_BOTTOMS);
  return {
    cut,
    top: main,
    under: role.under ?? (luminance(main) > 170 ? second : [240, 236, 228]),
    bottom: (trousersColour === null ? undefined : COLOUR_WORDS[trousersColour]) ?? role.bottom ?? quiet,
    shoes: role.shoes ?? (cut.shoes === 'boots' ? boots : shoes),
    trim: role.trim ?? mixRgb(second, [40, 30, 40], 0.2),
    hat: hatGarment === undefined ? (role.hat ?? null) : (HAT_BY_GARMENT[hatGarment.garment] ?? null),
    hatColour:
      (hatWord === null ? undefined : COLOUR_WORDS[hatWord]) ?? role.hatColour ?? mixRgb(main, [40, 30, 40], 0.25),
    extras,
  };
}

function chooseBeard(role: RoleLook, age: Age, sex: Sex, random: Random): Beard {
  const usual = random.pick<Beard>(
    age === 'old' ? ['full', 'moustache', 'none', 'full'] : ['none', 'none', 'none', 'stubble', 'full'],
  );
  if (sex === 'woman' || (age !== 'adult' && age !== 'old')) return 'none';
  return role.beard ?? usual;
}

/** Hats that sit on the hair instead of covering it. */
const OPEN_HATS: ReadonlySet<Hat> = new Set(['crown', 'tiara', 'veil', 'nurse', 'curls']);

/** Under a hat nothing stands up. */
function flatten(style: Hairstyle, sex: Sex, hat: Hat | null): Hairstyle {
  if (hat === null || OPEN_HATS.has(hat)) return style;
  if (style === 'spiky') return 'short';
  return style === 'curly' || style === 'bun' ? (sex === 'man' ? 'short' : 'bob') : style;
}

export function chooseLook(dress: Dress): Look {
  const random = dress.random.spawn(`look ${dress.noun}`);
  const role = findRole(dress.noun);
  const sex = role.sex ?? (random.chance(0.5) ? 'man' : 'woman');
  const age = role.age ?? 'adult';
  const skin = role.skin ?? random.pick(SKINS);
  const natural = random.pick(luminance(skin) < 150 ? DARK_HAIRS : HAIRS);
  const grey = random.pick(GREY_HAIRS);
  const hair = role.hair ?? (age === 'old' ? grey : natural);
  const style = chooseStyle(age, sex, random);
  const clothes = chooseClothes(dress, role, age, sex, random.spawn('clothes'));
  return {
    build: findBuild(age, sex),
    sex,
    age,
    skin,
    hair,
    brow: age === 'old' ? mixRgb(hair, [120, 112, 110], 0.4) : mixRgb(hair, [40, 24, 24], 0.35),
    iris: luminance(skin) < 150 ? [74, 46, 32] : random.pick(IRISES),
    style: role.bald === true ? 'bald' : flatten(style, sex, clothes.hat),
    beard: chooseBeard(role, age, sex, random),
    clothes,
  };
}
