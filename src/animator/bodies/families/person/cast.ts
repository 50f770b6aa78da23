import { worksNoMore } from '../../../catalogue/people.ts';
import type { PersonLook, Role } from '../../../director/script.ts';
import { luminance } from '../../../maths/colour.ts';
import type { Random } from '../../../maths/random.ts';
import type { Sheet } from '../../body.ts';
import { findLook } from '../../looks.ts';
import { readColour } from '../../recolour.ts';
import { castQuadruped } from '../quadruped/cast.ts';
import type { QuadrupedSheet } from '../quadruped/sheet.ts';
import { castBeast } from './cast-beast.ts';
import { colourHex } from './cast-colours.ts';
import { castFolk } from './cast-folk.ts';
import { hairOf, type Tone } from './cast-hair.ts';
import { castLiving } from './cast-living.ts';
import { PERSON_THINGS } from './casts-table.ts';
import { dress } from './dress.ts';
import { lookIn, toneIn } from './era-looks.ts';
import { ROLE_LOOKS, type RoleLook } from './roles-table.ts';
import type { Age, Beard, BuildName, Kind, PersonSheet } from './sheet.ts';

const LOOKS: ReadonlyMap<string, RoleLook> = new Map(
  ROLE_LOOKS.flatMap((row) => row.words.split(', ').map((word) => [word, row] as const)),
);

/** By what somebody is called: the whole word, then its last part ("space pirate" is a pirate). */
function findRoleLook(words: readonly (string | null)[]): RoleLook | null {
  for (const word of words) {
    if (word === null) continue;
    const name = word.toLowerCase();
    const found = LOOKS.get(name) ?? LOOKS.get(name.split(' ').at(-1) ?? '');
    if (found !== undefined) return found;
  }
  return null;
}

const NOBODY: PersonLook = {
  gender: 'any',
  age: 'adult',
  build: null,
  skin: null,
  eyes: null,
  hair: null,
  beard: null,
  glasses: false,
  role: null,
};

/** Of a mermaid or a fairy, who are no people, the hair is told as a part of a colour. */
function hairSaid({ colours }: Role): PersonLook['hair'] {
  const colour = colours.find(({ part }) => part === 'hair')?.colour;
  return colour === undefined ? null : { style: null, colour, length: null };
}

/** Who crawls or is carried has the words for it; a toddler, or a girl of two, is on their feet and has hair. */
const ageOnFeet = (age: PersonLook['age'], { noun, word }: Role): Age =>
  age === 'baby' && !/\b(?:bab(?:y|ies)|newborns?|infants?)\b/i.test(`${noun} ${word}`) ? 'toddler' : age;

/** A child that nobody calls stout is none: under dungarees it would be a ball. */
const CHILDREN: readonly [BuildName, ...BuildName[]] = ['average', 'average', 'average', 'slim', 'average', 'average'];
const GROWN_UPS: readonly [BuildName, ...BuildName[]] = ['average', 'average', 'average', 'slim', 'strong', 'heavy'];

/** Machines as high as houses are built for war; so are those that are called so. */
const [MECHA_SIZE, FOR_WAR] = [2, /^(?:armou?red|battle|war|combat|military)$/];
const isArmoured = ({ size, traits }: Role): boolean => size >= MECHA_SIZE || traits.some((word) => FOR_WAR.test(word));
const eyesSaid = ({ colours }: Role): string | null =>
  colours.find(({ part }) => /eye|visor/.test(part))?.colour ?? null;

/** In the clothes of their calling, and with the hair of their own age. */
function withoutYears({ beard: _beard, hairColour: _colour, hair: _hair, ...look }: RoleLook): RoleLook {
  return look;
}

/** The sheet of somebody the script names. What the prompt leaves open follows from what they are, then from chance. */
export function castPerson(role: Role, chance: Random): Sheet | null {
  const { thing, noun, word } = role;
  if (role.person === null && !PERSON_THINGS.has(thing)) return null;
  const said = role.person ?? { ...NOBODY, hair: hairSaid(role) };
  const beast = castFolk(role, chance) ?? castBeast(role, findRoleLook([said.role]), chance);
  if (beast !== null) return beast;
  const living = castLiving(role, chance);
  if (living !== null) return living;
  const idle = worksNoMore([...role.variety, ...role.traits]);
  const words = idle ? [] : [said.role, noun, word, thing === 'person' ? null : thing];
  const always = findRoleLook(words);
  const gender =
    said.gender !== 'any' ? said.gender : (always?.gender ?? (chance.spawn('gender').chance(0.5) ? 'woman' : 'man'));
  const age = said.age === 'adult' && always?.age !== undefined ? always.age : ageOnFeet(said.age, role);
  const isChild = age === 'toddler' || age === 'child' || age === 'teen';
  const worn =
    age === 'baby' ? always : lookIn({ era: said.era, words, look: always, isChild, chance: chance.spawn('time') });
  // A boy who is a wizard has no beard of an old one yet.
  const early = worn?.age === 'old' && age !== 'old' && age !== 'middle' && age !== 'adult';
  const look = early && worn !== null ? withoutYears(worn) : worn;
  const tone = always?.skin === undefined ? toneIn(said.era) : null;
  const skin = skinOf({ ...said, skin: said.skin ?? tone }, look, chance.spawn('skin'), role);
  const hair = hairOf(said, look, gender, age, skin.tone, chance.spawn('hair'));
  const kind: Kind = look?.kind ?? 'human';
  const makeup = look?.makeup === true && gender === 'woman';
  const sheet: Partial<PersonSheet> = {
    kind,
    ...(kind === 'centaur' ? { horse: horseOf(role) } : {}),
    age,
    gender,
    build:
      (kind === 'robot' ? (isArmoured(role) ? 'strong' : 'average') : null) ??
      (said.build as BuildName | null) ??
      look?.build ??
      chance.spawn('build').pick<BuildName>(isChild ? CHILDREN : GROWN_UPS),
    height: chance.spawn('height').between(0.96, 1.05) * (look?.height ?? 1),
    oneEyed: look?.oneEyed ?? false,
    horns: look?.horns ?? null,
    skin:
      kind === 'robot'
        ? (colourHex(role.colour) ??
          stuffHex(role) ??
          chance
            .spawn('shell')
            .pick(
              isArmoured(role)
                ? ['#5a6a80', '#8a2f2a', '#6a6e74', '#3f5a4a']
                : ['#e8e6e0', '#b8c4d0', '#f0c23a', '#7fb0c8', '#d87a4a'],
            ))
        : skin.colour,
    eyes:
      kind === 'robot'
        ? (colourHex(eyesSaid(role)) ?? '#7fe8ff')
        : (EYES[said.eyes ?? ''] ?? look?.eyes ?? eyesOf(skin.tone, hair.colour, chance.spawn('eyes'))),
    ...limbsOf(kind, role),
    hair,
    beard: beardOf(said, look, gender, age, chance.spawn('beard')),
    glasses: said.glasses
      ? 'round'
      : role.wears.some(({ garment }) => garment === 'sunglasses')
        ? 'sun'
        : role.wears.some(({ garment }) => garment.endsWith('goggles'))
          ? 'goggles'
          : (look?.glasses ?? (age === 'old' && chance.spawn('glasses').chance(0.4) ? 'round' : 'none')),
    face: faceOf(gender, age, said.build, chance.spawn('face')),
    freckles:
      role.traits.includes('freckled') ||
      role.parts.some((part) => part.startsWith('freckle')) ||
      (skin.tone === 'pale' && chance.spawn('freckles').chance(age === 'child' ? 0.5 : 0.15)),
    makeup,
    wears: dress({ role, look, gender, age, chance: chance.spawn('clothes'), skin: skin.colour }),
    holds: look?.holds ?? null,
  };
  return look?.stuff === undefined ? sheet : { ...sheet, madeOf: look.stuff };
}

/** The lower half of a centaur, in the colour it is told of. */
function horseOf(role: Role): QuadrupedSheet | null {
  const horse = castQuadruped({ ...role, thing: 'horse', noun: 'horse', word: 'horse', variety: [], wears: [] });
  // Made by the family of four-legged animals just now.
  return horse as unknown as QuadrupedSheet | null;
}

const TONES: Readonly<Record<Tone, readonly [string, ...string[]]>> = {
  pale: ['#edc4a9', '#eabd9f', '#efcab2'],
  light: ['#e4b28e', '#dea884', '#e6b893', '#dcab80'],
  eastern: ['#e6b890', '#dfae82', '#e9c19c'],
  tan: ['#d9a074', '#cf9a6a', '#dba878'],
  brown: ['#b38059', '#a6734e', '#bd8c64', '#99694a'],
  dark: ['#7d5441', '#6c4737', '#8b604a', '#593d30'],
};
/** Roughly as people are spread over the earth. */
const WORLD: readonly [Tone, ...Tone[]] = [
  'pale',
  'light',
  'light',
  'light',
  'tan',
  'tan',
  'brown',
  'brown',
  'dark',
  'dark',
];

/** Machines are of the colour of what they are made of. */
const LIMBS = /\b(?:arms?|legs?|limbs?|hands?|claws?|joints?)\b/;

/** The arms of a robot that are told to be rusty or red, where the whole of it is not. */
function limbsOf(kind: string, { colours }: Role): Pick<Partial<PersonSheet>, 'limbs'> {
  const told = kind === 'robot' ? colours.find(({ part }) => LIMBS.test(part)) : undefined;
  const limbs = told === undefined ? null : colourHex(told.colour);
  return limbs === null ? {} : { limbs };
}

function stuffHex({ material }: Role): string | null {
  const colour = findLook(material)?.colour ?? null;
  return colour === null ? null : `#${colour.toString(16).padStart(6, '0')}`;
}

function skinOf(
  { skin }: PersonLook,
  look: RoleLook | null,
  chance: Random,
  role: Role,
): { readonly tone: Tone; readonly colour: string } {
  if (look?.skin !== undefined && skin === null) {
    const own = look.kind === undefined ? null : colourHex(role.colour);
    return { tone: 'light', colour: own ?? look.skin };
  }
  const tone = (skin !== null && skin in TONES ? skin : chance.pick(WORLD)) as Tone;
  return { tone, colour: chance.pick(TONES[tone]) };
}

/** Dyed is what stands on the head. */
const DYED = /^(?:green|blue|pink|purple|violet|teal|turquoise|magenta|rainbow|neon [a-z]+)$/;

function beardOf(
  { beard, hair }: PersonLook,
  look: RoleLook | null,
  gender: 'woman' | 'man',
  age: Age,
  chance: Random,
): Beard {
  if (beard !== null) {
    if (beard === 'mustache') return 'moustache';
    return beard === 'stubble' || beard === 'sideburns'
      ? 'stubble'
      : age === 'old'
        ? 'full'
        : chance.pick(['full', 'short']);
  }
  if (DYED.test(hair?.colour ?? '')) return 'none';
  if (gender === 'woman' || age === 'baby' || age === 'toddler' || age === 'child' || age === 'teen') return 'none';
  if (look?.beard !== undefined && look.beard.length > 0) return look.beard[chance.index(look.beard.length)] ?? 'none';
  return chance.chance(age === 'young' ? 0.2 : 0.35)
    ? chance.pick(['stubble', 'short', 'full', 'moustache', 'goatee', 'stubble'])
    : 'none';
}

const EYES: Readonly<Record<string, string>> = {
  ...{
    blue: '#3f7fb5',
    green: '#4f8a5a',
    brown: '#5b3a1e',
    grey: '#7a8a94',
    hazel: '#8a6a30',
    black: '#22140e',
    amber: '#b5782a',
  },
  ...{ red: '#c22f2a', golden: '#d8a030', purple: '#7a4ab0', white: '#dfe6ea' },
};

/** Of hair, from 0 to 255: below, it is dark, and so are most eyes. */
const DARK_LOCKS = 48;

function eyesOf(tone: Tone, hair: string, chance: Random): string {
  const dark = ['#4a2c18', '#3a2415', '#5b3a1e', '#2f1c12'] as const;
  if (tone !== 'pale' && tone !== 'light') return chance.pick(dark);
  const isDark = luminance(readColour(hair) ?? [0, 0, 0]) < DARK_LOCKS;
  return chance.pick(
    isDark
      ? ['#5b3a1e', '#6a4a26', '#4a2c18', '#3f7fb5', '#7a5428', '#5b3a1e', '#6f8fa8', '#75804a']
      : ['#3f7fb5', '#6f8fa8', '#5b3a1e', '#4f86a8', '#75804a', '#6a4a26'],
  );
}

function faceOf(gender: 'woman' | 'man', age: Age, build: PersonLook['build'], chance: Random): PersonSheet['face'] {
  const around = (spread: number): number => 1 + chance.between(-spread, spread);
  const round = build === 'heavy' ? 1.12 : build === 'slim' ? 0.95 : 1;
  const old = age === 'old' ? 1 : 0;
  return {
    width: around(0.05) * (build === 'heavy' ? 1.04 : 1),
    jaw: around(0.08) * (gender === 'man' ? 1.02 : 0.97) * (build === 'strong' ? 1.06 : 1),
    chin: around(0.14),
    cheek: around(0.1) * round,
    nose: around(0.2) * (1 + old * 0.15),
    noseLength: around(0.4),
    eye: around(0.07) * (1 - old * 0.1) * (gender === 'woman' ? 1.03 : 0.96),
    eyeGap: around(0.04),
    brow: around(0.25),
    lips: around(0.2),
    mouth: around(0.1),
    ears: around(0.15) * (1 + old * 0.15),
  };
}
