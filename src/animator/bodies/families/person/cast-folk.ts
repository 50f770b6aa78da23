import type { Role } from '../../../director/script.ts';
import type { Random } from '../../../maths/random.ts';
import { castQuadruped } from '../quadruped/cast.ts';
import type { QuadrupedSheet } from '../quadruped/sheet.ts';
import { type SheetChange, vary } from '../quadruped/vary.ts';
import { dress } from './dress.ts';
import type { BuildName, PersonSheet } from './sheet.ts';

/** Who has an animal's head and coat by nature, and walks upright: in tales nobody asks why. */
interface Folk {
  readonly words: string;
  /** Whose head and coat. */
  readonly as: string;
  readonly change?: SheetChange;
  readonly build: BuildName;
  /** Built like trolls: broad, with long arms. */
  readonly hulking?: boolean;
  /** 1 is the middle height of people. */
  readonly height: number;
  readonly wears: readonly string[];
}

const APE_HAIR = { fur: 1.8, mane: undefined } as const;

const FOLK: readonly Folk[] = [
  {
    words: 'minotaur, bull man, bullman',
    as: 'ox',
    change: {
      horns: { kind: 'curved', length: 0.36, colour: '#e8dcc0' },
      coat: { base: '#5a3a26', back: '#4a2e1e', muzzle: '#8a6a50', under: undefined, bib: undefined },
    },
    hulking: true,
    build: 'strong',
    height: 1.12,
    wears: ['shorts#5a4030', 'belt#3a2a1e', 'barefoot'],
  },
  {
    words: 'werewolf, wolfman, lycan',
    as: 'wolf',
    change: {
      head: { teeth: 'fangs', gape: 0.16 },
      eye: { iris: '#f0b02a' },
      coat: { base: '#4a4448', back: '#383438', under: '#6a6468', bib: '#6a6468', face: '#6a6468', fur: 1.8 },
    },
    build: 'strong',
    height: 1.15,
    wears: ['shorts#4a3a30', 'barefoot'],
  },
  {
    words: 'yeti, abominable snowman',
    as: 'gorilla',
    change: {
      head: { teeth: 'fangs' },
      coat: {
        base: '#eef0f2',
        back: '#e2e6ea',
        under: '#f4f5f6',
        mask: { colour: '#8fa4b8', radius: 0.19, drop: 0.05 },
        ear: '#c8d0d8',
        ...APE_HAIR,
      },
    },
    hulking: true,
    build: 'heavy',
    height: 1.3,
    wears: ['barefoot'],
  },
  {
    words: 'bigfoot, sasquatch, big foot',
    as: 'gorilla',
    change: {
      coat: {
        base: '#6a4a30',
        back: '#5a3e28',
        under: '#7a5838',
        mask: { colour: '#9a7658', radius: 0.19, drop: 0.05 },
        ear: '#7a5a44',
        ...APE_HAIR,
      },
    },
    hulking: true,
    build: 'heavy',
    height: 1.25,
    wears: ['barefoot'],
  },
  {
    words: 'wendigo',
    as: 'stag',
    change: {
      coat: {
        base: '#4a443e',
        back: '#38332f',
        under: undefined,
        bib: undefined,
        muzzle: '#d8d0c0',
        mask: { colour: '#d8d0c0', radius: 0.3 },
      },
      eye: { iris: '#e8482a' },
    },
    build: 'slim',
    height: 1.35,
    wears: ['barefoot'],
  },
  {
    words: 'lizardman, lizard man, lizardfolk',
    as: 'lizard',
    build: 'strong',
    height: 1.1,
    wears: ['tunic#5a4a34', 'belt', 'barefoot'],
  },
  {
    words: 'krampus',
    as: 'goat',
    change: { horns: { kind: 'dragon', length: 0.5 }, coat: { base: '#2a2422', back: '#211c1a', under: undefined } },
    build: 'strong',
    height: 1.15,
    wears: ['barefoot', 'belt'],
  },
];
const BY_WORD: ReadonlyMap<string, Folk> = new Map(
  FOLK.flatMap((folk) => folk.words.split(', ').map((word) => [word, folk] as const)),
);

export function castFolk(role: Role, chance: Random): Partial<PersonSheet> | null {
  const folk = BY_WORD.get(role.noun) ?? BY_WORD.get(role.word);
  if (folk === undefined) return null;
  const { as, change = {}, build, height, wears, hulking = false } = folk;
  const whole = castQuadruped({ ...role, thing: as, noun: as, variety: [], wears: [] });
  if (whole === null) return null;
  // Made by the family of four-legged animals just now.
  const beast = vary(whole as unknown as QuadrupedSheet, role.colour === null ? change : { ...change, coat: {} });
  const gender = role.person?.gender === 'woman' ? 'woman' : 'man';
  const look = { words: folk.words, wears };
  return {
    ...{ beast, age: 'adult', build, gender, height, skin: beast.coat.base, kind: hulking ? 'troll' : 'human' },
    hair: { style: 'bald', colour: '#000000' },
    wears: dress({
      role: { ...role, colour: null },
      look,
      gender,
      age: 'adult',
      chance: chance.spawn('clothes'),
      bare: true,
    }),
  };
}
