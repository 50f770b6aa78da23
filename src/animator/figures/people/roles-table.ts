import type { Rgb } from '../../maths/colour.ts';
import type { Age, Sex } from './build.ts';
import type { Beard, CutName, Extra, Hat } from './clothes.ts';

/** What a word says of how somebody looks. Whatever it leaves open, the seed decides. */
export interface RoleLook {
  readonly sex?: Sex;
  readonly age?: Age;
  readonly cut?: CutName;
  readonly top?: Rgb;
  readonly under?: Rgb;
  readonly bottom?: Rgb;
  readonly shoes?: Rgb;
  readonly trim?: Rgb;
  readonly hat?: Hat;
  readonly hatColour?: Rgb;
  readonly hair?: Rgb;
  readonly skin?: Rgb;
  readonly beard?: Beard;
  readonly bald?: boolean;
  readonly extras?: readonly Extra[];
}

const WHITE: Rgb = [240, 240, 236];
const BLACK: Rgb = [40, 40, 48];
const NAVY: Rgb = [44, 58, 104];
const GOLD: Rgb = [228, 180, 70];
const RED: Rgb = [192, 44, 48];
const BROWN: Rgb = [118, 80, 54];
const GREY: Rgb = [120, 124, 134];
const STEEL: Rgb = [150, 158, 172];
const DENIM: Rgb = [70, 98, 146];
const LEATHER: Rgb = [96, 62, 42];
const PLUM: Rgb = [96, 58, 140];
const SNOW: Rgb = [236, 236, 234];

/** One row for each kind of person: the words, and what they mean. The first row that has one of the words of a noun wins. */
export const ROLES: readonly (readonly [string, RoleLook])[] = [
  ['toddler, baby, infant', { age: 'toddler' }],
  ['schoolgirl', { sex: 'woman', age: 'child', cut: 'skirt', extras: ['backpack'] }],
  ['schoolboy, pupil', { sex: 'man', age: 'child', cut: 'blouse', extras: ['backpack'] }],
  ['young girl, girl, daughter, sister', { sex: 'woman', age: 'child' }],
  ['young boy, boy, son, brother', { sex: 'man', age: 'child' }],
  ['child, kid, children', { age: 'child' }],
  ['teenager, teen', { age: 'teen', cut: 'hoodie' }],
  ['student', { age: 'teen', extras: ['backpack'] }],
  ['graduate', { cut: 'robe', top: BLACK, hat: 'mortarboard', hatColour: BLACK, trim: GOLD }],
  [
    'old man, grandfather, grandpa, elderly man, old guy',
    { sex: 'man', age: 'old', cut: 'jacket', extras: ['glasses'] },
  ],
  [
    'old woman, grandmother, grandma, elderly woman, old lady',
    { sex: 'woman', age: 'old', cut: 'dress', extras: ['glasses'] },
  ],
  ['bride', { sex: 'woman', cut: 'gown', top: [248, 246, 242], hat: 'veil', hatColour: WHITE, trim: WHITE }],
  ['groom', { sex: 'man', cut: 'suit', top: BLACK, bottom: BLACK, under: WHITE, trim: BLACK, extras: ['tie'] }],
  ['doctor, physician, surgeon, vet', { cut: 'labcoat', top: WHITE, under: [96, 160, 190], extras: ['stethoscope'] }],
  ['scientist, chemist, biologist, researcher', { cut: 'labcoat', top: WHITE, extras: ['glasses'] }],
  ['professor, librarian', { cut: 'jacket', top: BROWN, bottom: [84, 76, 70], extras: ['glasses', 'tie'] }],
  ['teacher', { cut: 'jacket', extras: ['glasses'] }],
  ['nurse', { sex: 'woman', cut: 'dress', top: [150, 198, 214], hat: 'nurse', hatColour: WHITE, trim: RED }],
  ['chef', { cut: 'blouse', top: WHITE, hat: 'toque', hatColour: WHITE, trim: RED, bottom: GREY, extras: ['scarf'] }],
  ['cook, baker', { cut: 'shirt', hat: 'toque', hatColour: WHITE, extras: ['apron'] }],
  ['waiter', { sex: 'man', cut: 'blouse', top: WHITE, bottom: BLACK, trim: BLACK, extras: ['apron', 'tie'] }],
  ['waitress', { sex: 'woman', cut: 'dress', extras: ['apron'] }],
  [
    'police officer, policeman, policewoman, cop, officer, guard',
    {
      cut: 'uniform',
      top: NAVY,
      bottom: [34, 42, 76],
      hat: 'peaked',
      hatColour: NAVY,
      trim: GOLD,
      shoes: BLACK,
      extras: ['badge', 'belt'],
    },
  ],
  ['pilot, captain, sailor', { cut: 'uniform', top: WHITE, bottom: NAVY, hat: 'peaked', hatColour: WHITE, trim: GOLD }],
  [
    'firefighter, fireman, firewoman',
    {
      cut: 'tunic',
      top: [206, 150, 52],
      bottom: [164, 118, 44],
      hat: 'helmet',
      hatColour: RED,
      trim: [240, 232, 120],
      shoes: BLACK,
      extras: ['belt'],
    },
  ],
  [
    'soldier, guardsman, warrior queen',
    {
      cut: 'uniform',
      top: [92, 104, 70],
      bottom: [84, 94, 64],
      hat: 'helmet',
      hatColour: [78, 90, 60],
      trim: [70, 62, 44],
      extras: ['belt'],
    },
  ],
  ['farmer, gardener, peasant, shepherd', { cut: 'overalls', bottom: DENIM, hat: 'straw', hatColour: [222, 186, 112] }],
  [
    'worker, builder, engineer, mechanic, miner, plumber, carpenter, electrician',
    { cut: 'overalls', bottom: DENIM, hat: 'hardhat', hatColour: [244, 196, 52] },
  ],
  [
    'king, emperor',
    {
      sex: 'man',
      cut: 'robe',
      top: [150, 30, 52],
      hat: 'crown',
      hatColour: GOLD,
      trim: GOLD,
      beard: 'full',
      extras: ['cape', 'fur'],
    },
  ],
  [
    'queen, empress',
    {
      sex: 'woman',
      cut: 'gown',
      top: [120, 44, 118],
      hat: 'crown',
      hatColour: GOLD,
      trim: GOLD,
      extras: ['cape', 'fur'],
    },
  ],
  ['princess', { sex: 'woman', cut: 'gown', top: [240, 158, 190], hat: 'tiara', hatColour: GOLD, trim: WHITE }],
  [
    'prince',
    {
      sex: 'man',
      cut: 'tunic',
      top: [52, 96, 168],
      hat: 'crown',
      hatColour: GOLD,
      trim: GOLD,
      extras: ['cape', 'belt'],
    },
  ],
  [
    'wizard, sorcerer, magician',
    { sex: 'man', age: 'old', cut: 'robe', top: PLUM, hat: 'pointed', hatColour: PLUM, trim: GOLD, beard: 'long' },
  ],
  [
    'witch, sorceress',
    { sex: 'woman', cut: 'gown', top: [62, 50, 84], hat: 'pointed', hatColour: [46, 38, 62], trim: [150, 100, 190] },
  ],
  [
    'ninja',
    {
      cut: 'gi',
      top: [44, 46, 58],
      bottom: [38, 40, 50],
      hat: 'hood',
      hatColour: [44, 46, 58],
      trim: RED,
      shoes: BLACK,
      extras: ['belt'],
    },
  ],
  ['samurai', { sex: 'man', cut: 'robe', top: [126, 44, 44], trim: GOLD, beard: 'moustache', extras: ['belt'] }],
  ['monk', { sex: 'man', cut: 'robe', top: [206, 110, 44], bald: true, trim: [160, 76, 34] }],
  [
    'knight',
    {
      cut: 'tunic',
      top: STEEL,
      bottom: GREY,
      hat: 'visor',
      hatColour: STEEL,
      trim: RED,
      shoes: GREY,
      extras: ['belt', 'cape'],
    },
  ],
  [
    'viking',
    {
      sex: 'man',
      cut: 'tunic',
      top: BROWN,
      hat: 'horns',
      hatColour: STEEL,
      trim: LEATHER,
      beard: 'long',
      extras: ['belt', 'fur'],
    },
  ],
  [
    'warrior',
    { cut: 'tunic', top: [110, 84, 62], trim: LEATHER, hat: 'helmet', hatColour: STEEL, extras: ['belt', 'cape'] },
  ],
  [
    'pirate',
    {
      cut: 'stripes',
      top: WHITE,
      under: RED,
      trim: RED,
      hat: 'tricorne',
      hatColour: BLACK,
      beard: 'stubble',
      extras: ['belt'],
    },
  ],
  ['elf', { cut: 'tunic', top: [74, 132, 74], hat: 'pointed', hatColour: [62, 116, 64], trim: RED, extras: ['belt'] }],
  [
    'santa, santa claus, father christmas',
    {
      sex: 'man',
      age: 'old',
      cut: 'tunic',
      top: RED,
      bottom: RED,
      hat: 'santa',
      hatColour: RED,
      hair: SNOW,
      beard: 'long',
      trim: BLACK,
      shoes: BLACK,
      extras: ['belt', 'fur'],
    },
  ],
  [
    'clown',
    {
      cut: 'stripes',
      top: [246, 204, 66],
      under: [214, 60, 70],
      bottom: [74, 120, 200],
      hat: 'curls',
      hatColour: [226, 70, 50],
      shoes: RED,
      extras: ['nose', 'scarf'],
    },
  ],
  ['magician, gentleman', { sex: 'man', cut: 'suit', hat: 'top', hatColour: BLACK, under: WHITE, extras: ['tie'] }],
  ['detective, spy', { cut: 'coat', top: [150, 118, 82], hat: 'fedora', hatColour: [82, 66, 52], extras: ['tie'] }],
  ['businessman, lawyer, banker, politician', { sex: 'man', cut: 'suit', under: WHITE, extras: ['tie'] }],
  ['businesswoman', { sex: 'woman', cut: 'suit', under: WHITE }],
  ['cowboy, cowgirl, sheriff', { cut: 'jacket', top: BROWN, bottom: DENIM, hat: 'fedora', hatColour: [150, 106, 66] }],
  ['priest, judge', { cut: 'robe', top: BLACK, under: WHITE, trim: GREY }],
  ['nun', { sex: 'woman', cut: 'gown', top: BLACK, hat: 'veil', hatColour: BLACK }],
  ['barista, shopkeeper, butcher', { cut: 'blouse', extras: ['apron'] }],
  ['boxer, wrestler, footballer, player', { cut: 'summer' }],
  ['fisherman, fisher', { cut: 'jacket', top: [232, 188, 62], hat: 'beanie', beard: 'full' }],
  ['hunter, ranger, archer', { cut: 'tunic', top: [92, 112, 72], hat: 'cap', extras: ['belt', 'backpack'] }],
  ['hiker, tourist, traveler, traveller, wanderer, explorer', { cut: 'jacket', hat: 'cap', extras: ['backpack'] }],
  ['runner, jogger, sprinter, athlete', { cut: 'summer' }],
  ['artist, painter', { cut: 'blouse', hat: 'beanie', extras: ['apron'] }],
  ['dancer', { cut: 'dress', sex: 'woman' }],
  ['singer, actress', { sex: 'woman', cut: 'gown' }],
  ['musician, guitarist, rock star', { cut: 'jacket', top: BLACK }],
  ['pianist, violinist, conductor', { cut: 'suit', top: BLACK, bottom: BLACK, under: WHITE, extras: ['tie'] }],
  ['superhero, hero', { cut: 'tunic', top: [48, 92, 190], trim: GOLD, extras: ['cape', 'belt'] }],
  ['young woman, woman, lady, mother, mom, wife, aunt, girlfriend', { sex: 'woman' }],
  ['young man, man, guy, father, dad, husband, uncle, boyfriend', { sex: 'man' }],
];
