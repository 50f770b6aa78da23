/** Numbers, and words that say how many without one. */
export const COUNT_WORDS: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  single: 1,
  lone: 1,
  lonely: 1,
  solitary: 1,
  two: 2,
  pair: 2,
  couple: 2,
  both: 2,
  twin: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  several: 4,
  multiple: 4,
  various: 4,
  few: 3,
  some: 3,
  many: 7,
  numerous: 7,
  countless: 12,
  twenty: 12,
  thirty: 12,
  forty: 12,
  fifty: 12,
  sixty: 12,
  dozen: 12,
  dozens: 12,
  hundred: 12,
  hundreds: 12,
  thousand: 12,
  thousands: 12,
  millions: 12,
};

/** "a flock of geese": how many these are. Alone most of them are something else: a school, a band, a line. */
export const COLLECTIVE_WORDS: Readonly<Record<string, number>> = {
  pair: 2,
  couple: 2,
  duo: 2,
  trio: 3,
  quartet: 4,
  handful: 4,
  group: 4,
  pack: 4,
  pod: 4,
  family: 4,
  team: 4,
  band: 4,
  gang: 4,
  pride: 4,
  litter: 4,
  set: 3,
  row: 4,
  line: 5,
  bunch: 5,
  pile: 5,
  stack: 4,
  cluster: 5,
  collection: 5,
  series: 4,
  fleet: 5,
  parade: 5,
  herd: 6,
  horde: 9,
  mob: 8,
  legion: 9,
  squad: 5,
  squadron: 4,
  formation: 6,
  gaggle: 6,
  convoy: 4,
  caravan: 5,
  crowd: 7,
  colony: 8,
  school: 8,
  class: 8,
  classroom: 8,
  shoal: 8,
  flock: 11,
  swarm: 11,
  dozen: 12,
  dozens: 12,
  hundreds: 12,
  thousands: 12,
  millions: 12,
};

type Rgb = readonly [number, number, number];

const PLAIN_COLOURS = {
  red: [206, 52, 50],
  crimson: [170, 24, 46],
  scarlet: [214, 40, 36],
  maroon: [124, 28, 36],
  burgundy: [122, 24, 48],
  orange: [234, 116, 34],
  amber: [240, 164, 40],
  copper: [184, 104, 56],
  bronze: [158, 106, 52],
  yellow: [244, 206, 66],
  gold: [226, 172, 76],
  golden: [226, 172, 76],
  green: [74, 150, 82],
  emerald: [32, 150, 96],
  ruby: [170, 24, 60],
  sapphire: [24, 70, 170],
  lime: [140, 204, 60],
  olive: [122, 128, 52],
  mint: [150, 220, 180],
  blue: [58, 110, 196],
  navy: [34, 52, 110],
  cyan: [60, 196, 220],
  aqua: [80, 200, 214],
  indigo: [74, 62, 156],
  purple: [128, 74, 172],
  violet: [128, 74, 172],
  lavender: [176, 150, 214],
  lilac: [190, 158, 214],
  magenta: [206, 60, 160],
  fuchsia: [214, 62, 158],
  pink: [246, 148, 190],
  auburn: [146, 70, 40],
  chestnut: [110, 60, 38],
  charcoal: [62, 64, 70],
  mustard: [206, 164, 48],
  rust: [168, 80, 40],
  ochre: [196, 140, 60],
  saffron: [240, 164, 48],
  azure: [70, 150, 220],
  cobalt: [36, 72, 168],
  plum: [110, 50, 100],
  mauve: [170, 130, 170],
  chrome: [196, 200, 208],
  brown: [132, 88, 54],
  tan: [204, 166, 122],
  black: [23, 23, 26],
  obsidian: [24, 22, 30],
  onyx: [22, 22, 24],
  ebony: [34, 28, 26],
  white: [240, 240, 238],
  grey: [138, 142, 150],
  gray: [138, 142, 150],
  silver: [186, 192, 202],
  turquoise: [64, 190, 190],
  teal: [40, 128, 132],
  ivory: [240, 232, 208],
  cream: [240, 224, 190],
  beige: [220, 200, 166],
  khaki: [170, 156, 108],
} as const satisfies Readonly<Record<string, Rgb>>;

/** What a word before a colour makes of it: how far it is mixed, and with what. */
const SHADES: Readonly<Record<string, { readonly towards: Rgb; readonly share: number }>> = {
  light: { towards: [255, 255, 255], share: 0.4 },
  pale: { towards: [255, 255, 255], share: 0.45 },
  pastel: { towards: [255, 255, 255], share: 0.4 },
  soft: { towards: [255, 255, 255], share: 0.25 },
  baby: { towards: [255, 255, 255], share: 0.4 },
  sky: { towards: [200, 235, 255], share: 0.4 },
  bright: { towards: [255, 255, 255], share: 0 },
  vivid: { towards: [255, 255, 255], share: 0 },
  neon: { towards: [255, 255, 255], share: 0.1 },
  hot: { towards: [230, 20, 120], share: 0.3 },
  royal: { towards: [20, 40, 160], share: 0.3 },
  lime: { towards: [190, 240, 60], share: 0.5 },
  forest: { towards: [10, 60, 30], share: 0.4 },
  olive: { towards: [110, 110, 40], share: 0.6 },
  emerald: { towards: [20, 150, 90], share: 0.5 },
  navy: { towards: [20, 30, 80], share: 0.6 },
  deep: { towards: [0, 0, 0], share: 0.25 },
  dark: { towards: [0, 0, 0], share: 0.38 },
};

function mixColour(colour: Rgb, { towards, share }: (typeof SHADES)[string]): Rgb {
  const part = (i: 0 | 1 | 2): number => Math.round(colour[i] + (towards[i] - colour[i]) * share);
  return [part(0), part(1), part(2)];
}

/**
 * Colours by their name; a shade is written together with its colour, see `joinShades`. Without a prototype: else V8 makes a new shape of object for each of a
 * thousand names, which takes three times as long, in every thread.
 */
export const COLOUR_WORDS: Readonly<Record<string, Rgb>> = nameColours();

function nameColours(): Readonly<Record<string, Rgb>> {
  const named: Record<string, Rgb> = Object.assign(Object.create(null), PLAIN_COLOURS);
  for (const [name, colour] of Object.entries(PLAIN_COLOURS))
    for (const [shade, mixed] of Object.entries(SHADES)) named[`${shade}${name}`] = mixColour(colour, mixed);
  return named;
}

const SHADED = new RegExp(
  `\\b(${Object.keys(SHADES).join('|')})[ -](${Object.keys(PLAIN_COLOURS).join('|')})\\b(?! (?:hour|light|lighting|sunlight|glow|sky|sea|ocean|water|tone|hue))`,
  'gi',
);

/** "a chef's hat": a kind of hat, and no chef. */
const TRADE_WEAR =
  /\b(chef|baker|witch|wizard|sailor|pirate|captain|cowboy|santa|nurse|artist|painter|pilot|farmer)['\u2019]s (hat|cap|apron|coat|beret|helmet|uniform)\b/gi;
const HUES =
  'red|yellow|green|blue|purple|pink|gold|golden|brown|white|black|crimson|amber|violet|turquoise|cyan|magenta|ochre|indigo|ivory|beige|grey|gray';
/** "orange and red leaves", "the sky glows orange": among colours, and where something turns so, it is one and no fruit. */
const ORANGE_HUE = new RegExp(
  `\\borange(?= with (?:an? )?(?:${HUES})\\b)|(?<=\\bshaded )orange\\b|\\borange(?=(?:,? and|,|,? or) (?:${HUES})\\b)|(?<=\\b(?:${HUES})(?:,? and|,|,? or) )orange\\b|(?<=\\b(?:glow|turn|shin|burn|blaz)(?:s|es|e|ing|ed) (?:bright |deep |a )?)orange\\b`,
  'gi',
);

/** "a light blue car" has one colour, and neither a light nor, in "sky blue", a sky. */
export function joinShades(text: string): string {
  return text
    .replace(SHADED, '$1$2')
    .replace(ORANGE_HUE, 'brightorange')
    .replace(/\b(?:cherry|candy apple|lipstick|fire engine)[ -](?=red\b)/gi, '')
    .replace(FRUIT_HUE, (hue) => FRUIT_HUES[hue.toLowerCase()] ?? hue)
    .replace(TRADE_WEAR, '$1 $2')
    .replace(/\bsalt[ -]and[ -]pepper\b/gi, 'grey')
    .replace(AGED_ONE, (_whole, years: string) => `age${yearsOf(years)} person`)
    .replace(AGED, (_whole, years: string) => `age${yearsOf(years)}`);
}

/** Fruit, flowers and stones that are colours among colours: "turquoise, coral, faded yellow". */
const FRUIT_HUES: Readonly<Record<string, string>> = {
  ...{ coral: 'pink', rose: 'pink', salmon: 'pink', peach: 'brightorange', lemon: 'yellow', lime: 'green' },
  ...{ mint: 'green', olive: 'green', emerald: 'green', plum: 'purple', lilac: 'purple', cream: 'white' },
  ...{ cherry: 'red', ruby: 'red', chocolate: 'brown', charcoal: 'gray', sapphire: 'blue', cobalt: 'blue' },
};
const FRUIT_HUE = new RegExp(
  `(?<=\\b(?:${HUES})(?:,? and|,|,? or) (?:faded |pale |deep |dusty |soft )?)(?:${Object.keys(FRUIT_HUES).join('|')})\\b(?! (?:petal|reef|cake|cream|tree|bush|pie|juice))`,
  'gi',
);

const SPELT_YEARS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );
const AGED = new RegExp(
  `\\b(\\d{1,3}|${SPELT_YEARS.join('|')}|thirty|forty|fifty|sixty|seventy|eighty|ninety)[ -]years?[ -]olds?\\b`,
  'gi',
);
/** "a 20-year-old in a sweater", "the 6-year-old rides": somebody of whom nothing but the age is said. */
const AGED_ONE = new RegExp(
  `${AGED.source.replace('years?', 'year')}(?=\\s*(?:[,.;:]|$)|\\s+(?:in|with|on|at|who|is|and|by|wearing|\\w+ing|\\w+s (?:an?|the|her|his|on|in|down|through|with|up|to|along|into|at|toward))\\b)`,
  'gi',
);
const TENS = ['thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

function yearsOf(text: string): number {
  const word = text.toLowerCase();
  if (SPELT_YEARS.includes(word)) return SPELT_YEARS.indexOf(word);
  return TENS.includes(word) ? 30 + TENS.indexOf(word) * 10 : Number(word);
}

const SPELT: ReadonlyMap<string, string> = new Map(
  Object.keys(PLAIN_COLOURS).flatMap((name) =>
    Object.keys(SHADES).map((shade) => [`${shade}${name}`, `${shade} ${name}`] as const),
  ),
);

/** A colour as people write it. */
export function spellColour(name: string): string {
  return SPELT.get(name) ?? name;
}

export function findColour(name: string): Rgb | null {
  return COLOUR_WORDS[name.replace(' ', '')] ?? null;
}

export const STOP_WORDS: ReadonlySet<string> = new Set(
  'suddenly finally meanwhile eventually dozens hundreds thousands millions a an the of in on at by to from with and or but over under above below into onto across along through around between behind beside near before after until as is are was were be being been it its his her their our my your this that these those there here while where when who which what then than so very slowly quickly softly gently fast slow beautiful lovely nice pretty amazing stunning great old young new long short high low tall deep full empty warm cold cool hot soft light dark bright far away up down out off back front side left right top bottom middle center centre one some any all each every both other another more most less just only not also still even again about against toward towards upon per via like has have had do does did can will would should could may might must i you he she we they them him us me make show create generate depicting featuring view background foreground distance air wearing made for next together written during because how having doing using showing nearby outside inside surrounded seen taking making filled covered shaped'.split(
    ' ',
  ),
);
