import type { PersonLook } from '../../../director/script.ts';
import type { Random } from '../../../maths/random.ts';
import { colourHex } from './cast-colours.ts';
import type { RoleLook } from './roles-table.ts';
import type { Age, HairStyle, PersonSheet } from './sheet.ts';

/** Of the skin. */
export type Tone = 'pale' | 'light' | 'eastern' | 'tan' | 'brown' | 'dark';

const DARK_HAIR = ['#15110f', '#1f1612', '#2a1a14'] as const;
const HAIR_COLOURS: Readonly<Record<Tone, readonly [string, ...string[]]>> = {
  pale: ['#c9a15a', '#a8743a', '#6a4226', '#3a2418', '#8a5a30', '#d6b878', '#4f3322', '#a0481f'],
  light: ['#3a2418', '#5a3a22', '#3a2418', '#8a5a30', '#1f1612', '#4f3322', '#b98a4a', '#2a1a14'],
  eastern: ['#15110f', '#120e0d', '#1f1612'],
  tan: [...DARK_HAIR, '#3a2418', '#4a2e1c'],
  brown: [...DARK_HAIR],
  dark: ['#120e0d', '#1a1312', '#201614'],
};
const NAMED_HAIR: Readonly<Record<string, string>> = {
  ...{
    blonde: '#dcb868',
    blond: '#dcb868',
    golden: '#d8a848',
    brown: '#5a3a22',
    black: '#15110f',
    red: '#b5451f',
    ginger: '#c25f22',
  },
  ...{ white: '#ecebe8', grey: '#a8a8a8', gray: '#a8a8a8', silver: '#c4c8cc', auburn: '#7a3018', brunette: '#4a2e1c' },
};

/** What people call hair is a colour of its own: nobody paints a wall blonde. */
export const hairNamed = (word: string): string | null => NAMED_HAIR[word] ?? null;

/** As often as one meets them: a style written twice is twice as common. */
const WOMAN_STYLES: readonly [HairStyle, ...HairStyle[]] = [
  ...(['bob', 'long', 'long', 'wavy', 'wavy', 'straight', 'straight', 'shoulder', 'shoulder', 'ponytail'] as const),
  ...(['ponytail', 'bun', 'braid', 'pixie', 'fringe', 'blunt bob', 'halfup', 'ringlets'] as const),
];
const GIRL_STYLES: readonly [HairStyle, ...HairStyle[]] = [
  ...(['ponytail', 'pigtails', 'braids', 'bob', 'long', 'wavy', 'fringe', 'blunt bob', 'halfup', 'braid'] as const),
];
const MAN_STYLES: readonly [HairStyle, ...HairStyle[]] = [
  ...(['short', 'short', 'parted', 'parted', 'slick', 'quiff', 'quiff', 'messy', 'buzz', 'crop'] as const),
];
const BOY_STYLES: readonly [HairStyle, ...HairStyle[]] = ['messy', 'short', 'bowl', 'crop', 'spiky', 'parted', 'short'];
const TODDLING_GIRLS: readonly [HairStyle, ...HairStyle[]] = ['pigtails', 'bob', 'messy', 'pigtails'];
const TODDLING_BOYS: readonly [HairStyle, ...HairStyle[]] = ['messy', 'bowl', 'short', 'messy'];
/** Where hair is straight. */
const isStraight = (style: HairStyle): boolean => !/^(?:curly|ringlets|wavy|afro|locks|crop)$/.test(style);
const CURLED: Readonly<Record<'woman' | 'man', readonly [HairStyle, ...HairStyle[]]>> = {
  woman: ['afro', 'curly', 'locks', 'braids', 'locks', 'bun', 'ringlets'],
  // Who is told as a boy is seen as one.
  man: ['crop', 'afro', 'crop', 'buzz', 'buzz', 'curly'],
};

/** Words of prompts for hair. */
const STYLES: Readonly<Record<string, HairStyle>> = {
  ...{
    curly: 'curly',
    'curly hair': 'curly',
    wavy: 'wavy',
    straight: 'straight',
    braided: 'braid',
    braid: 'braid',
    dreadlocks: 'locks',
  },
  ...{
    afro: 'afro',
    bald: 'bald',
    short: 'short',
    long: 'long',
    messy: 'messy',
    spiky: 'spiky',
    ponytail: 'ponytail',
    bun: 'bun',
  },
  ...{ shaved: 'buzz', mohawk: 'mohawk', bob: 'bob', pigtail: 'pigtails', pigtails: 'pigtails', 'buzz cut': 'buzz' },
  ...{ 'slicked back': 'slick', tied: 'ponytail', bangs: 'fringe', fringe: 'fringe' },
};

/** Where only the length is told. */
function styleOfLength(length: 'short' | 'long' | null, gender: 'woman' | 'man'): HairStyle | undefined {
  return length === null ? undefined : length === 'long' ? 'long' : gender === 'woman' ? 'bob' : 'short';
}

export function hairOf(
  { hair }: PersonLook,
  look: RoleLook | null,
  gender: 'woman' | 'man',
  age: Age,
  tone: Tone,
  chance: Random,
): PersonSheet['hair'] {
  const grey =
    age === 'old'
      ? chance.pick(['#e7e4df', '#cfcdca', '#b8b6b4'])
      : age === 'middle' && chance.chance(0.3)
        ? '#8a8682'
        : null;
  const named = hair?.colour == null ? null : (hairNamed(hair.colour) ?? colourHex(hair.colour));
  const colour = named ?? (age === 'old' ? grey : null) ?? look?.hairColour ?? grey ?? chance.pick(HAIR_COLOURS[tone]);
  const said = hair?.style == null ? styleOfLength(hair?.length ?? null, gender) : STYLES[hair.style];
  if (said !== undefined)
    return {
      style:
        said === 'short' && gender === 'woman'
          ? 'pixie'
          : said === 'curly' && gender === 'woman' && hair?.length !== 'short'
            ? 'ringlets'
            : said,
      colour,
    };
  const own = gender === 'woman' ? look?.womanHair : look?.hair;
  if (own !== undefined && own.length > 0 && age !== 'baby')
    return { style: own[chance.index(own.length)] ?? 'short', colour };
  if (age === 'baby') return { style: chance.pick(['buzz', 'messy', 'bald']), colour };
  if (tone === 'dark' && chance.chance(0.6)) return { style: chance.pick(CURLED[gender]), colour };
  if (age === 'old' && gender === 'man') return { style: chance.pick(['ring', 'parted', 'bald', 'short']), colour };
  if (age === 'old') return { style: chance.pick(['bun', 'bob', 'pixie', 'low bun', 'curly']), colour };
  if (age === 'toddler') return { style: chance.pick(gender === 'woman' ? TODDLING_GIRLS : TODDLING_BOYS), colour };
  const child = age === 'child';
  const styles = gender === 'woman' ? (child ? GIRL_STYLES : WOMAN_STYLES) : child ? BOY_STYLES : MAN_STYLES;
  const [first = styles[0], ...others] = tone === 'eastern' ? styles.filter(isStraight) : styles;
  return { style: chance.pick([first, ...others]), colour };
}
