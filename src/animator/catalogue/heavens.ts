import { COLOUR_WORDS } from './attributes.ts';

/**
 * What a prompt says of moons, suns and the sky themselves: how many, how large, in which colour. A set tells it among its dressing, `moon: 2 great red`, and the
 * land hangs them where the film looks.
 */
export interface Disc {
  readonly count: number;
  readonly great: boolean;
  readonly crescent: boolean;
  /** By its name among colours; null where it is as it always is. */
  readonly colour: string | null;
}

type Body = 'moon' | 'sun' | 'sky';

const BODIES: Readonly<Record<string, Body>> = {
  ...{ moon: 'moon', moons: 'moon', sun: 'sun', suns: 'sun', sky: 'sky', skies: 'sky' },
};
const COUNTS: Readonly<Record<string, number>> = { two: 2, twin: 2, double: 2, both: 2, binary: 2, three: 3, many: 3 };
const GREAT =
  /^(?:huge|giant|enormous|massive|gigantic|colossal|immense|oversized|big|large|great|super|supermoon|impossibly|looming)$/;
const TO_COLOURS: Readonly<Record<string, string>> = {
  ...{ blood: 'red', bloody: 'red', harvest: 'orange', emerald: 'green', golden: 'gold', rose: 'pink' },
  ...{ violet: 'purple', scarlet: 'red', crimson: 'red', lavender: 'purple', amber: 'orange', fiery: 'orange' },
};
/** A phrase begins behind these. */
const OPENS =
  /^(?:[.,;:!?]|a|an|the|its|his|her|their|of|by|under|beneath|below|over|above|at|to|in|into|on|with|toward|towards|against|before|behind|as|is|are|while|when)$/;
/** What a moon or a sun is only part of: "moon rover", "sun hat", "sky bridge". */
const COMPOUND =
  /^(?:rover|boots?|gate|cakes?|festival|base|landing|lander|surface|rocks?|dust|pool|bear|walk|hat|dress|bonnet|glasses|screen|cream|lounger|deck|god|goddess|priest|temple|flower|bridge|scraper|diver|diving|lanterns?|shaped|crater|colony|island|islands|city|castle|ship|whale|whales|blue)$/;
/** As far back as a phrase is read. */
const WORDS_BEFORE = 6;
/** Of what every day and night brings nothing is said by saying it. */
const OWN_COLOURS: Readonly<Record<Body, RegExp>> = {
  moon: /^(?:white|silver|pale\w*|bright\w*|grey|gray|black|lightyellow)$/,
  sun: /^(?:yellow|gold|white|bright\w*|orange|black)$/,
  sky: /^(?:\w*blue|\w*gr[ae]y|black|white|silver|gold|\w*brown|\w*beige)$/,
};

function colourIn(words: readonly string[], body: Body): string | null {
  const named = words.map((word) => TO_COLOURS[word] ?? word).find((word) => Object.hasOwn(COLOUR_WORDS, word));
  return named === undefined || OWN_COLOURS[body].test(named) ? null : named;
}

function readDisc(words: readonly string[], k: number, body: Body): Disc {
  const before = words.slice(Math.max(0, k - WORDS_BEFORE), k);
  const from = before.findLastIndex((word) => OPENS.test(word)) + 1;
  const phrase = before.slice(from);
  // "the moon is blood red", "the sky turns violet"
  const after = /^(?:is|are|turns?|glows?|becomes?|turning|glowing|burns?|hangs?)$/.test(words[k + 1] ?? '')
    ? words.slice(k + 2, k + 5)
    : [];
  const said = [...phrase, ...(after.includes('the') || after.includes('a') ? [] : after)];
  return {
    count: Math.max(1, ...phrase.map((word) => COUNTS[word] ?? 1)),
    great: phrase.some((word) => GREAT.test(word)),
    crescent: phrase.includes('crescent') || words[k + 1] === 'crescent',
    colour: colourIn(said, body),
  };
}

/** Every one that a prompt says something of. */
export function tellHeavens(told: string): string[] {
  const words = told
    .toLowerCase()
    .split(/[\s-]+|(?=[.,;:!?])/)
    .filter((word) => word !== '');
  const found = new Map<Body, Disc>();
  for (const [k, word] of words.entries()) {
    const body = BODIES[word];
    if (body === undefined || COMPOUND.test(words[k + 1] ?? '')) continue;
    const disc = readDisc(words, k, body);
    const earlier = found.get(body);
    const tells = disc.count > 1 || disc.great || disc.crescent || disc.colour !== null;
    if (tells && (earlier === undefined || earlier.colour === null)) found.set(body, disc);
  }
  return [...found].map(
    ([body, { count, great, crescent, colour }]) =>
      `${body}: ${[count, great && 'great', crescent && 'crescent', colour].filter((fact) => fact !== false && fact !== null).join(' ')}`,
  );
}

/** What the dressing of a set tells of one of them; null where it tells nothing. */
export function heavenOf(dressing: readonly string[], body: Body): Disc | null {
  const told = dressing.find((word) => word.startsWith(`${body}: `));
  if (told === undefined) return null;
  const [count = '1', ...rest] = told.slice(body.length + 2).split(' ');
  return {
    count: Number(count),
    great: rest.includes('great'),
    crescent: rest.includes('crescent'),
    colour: rest.find((word) => Object.hasOwn(COLOUR_WORDS, word)) ?? null,
  };
}

/** Places that a moon is itself, or from which none hangs in a sky. */
const NO_SKY: ReadonlySet<string> = new Set(['space', 'underwater', 'backdrop', 'starship']);

/** What hangs over a place: of the moon that one stands on nothing is seen but by its number. */
export function heavensOver(told: string, place: string | null): string[] {
  if (place !== null && NO_SKY.has(place)) return [];
  return tellHeavens(told).filter(
    (word) => place !== 'planet' || !word.startsWith('moon: 1') || /great|red/.test(word),
  );
}
