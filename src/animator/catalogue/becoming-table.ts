/**
 * Things that go to pieces, or come together from them. A fact stands here once: what is then in the air, and which of it goes first.
 */

/** What is in the air | what a prompt calls it. */
const INTO_TABLE = `
dust | particle, dust, powder, grain, fragment, rubble, shard, piece, atom, cube, brick
ash | ash, cinder, charcoal, soot, raven, crow, bat
sand | sand
light | light, stardust, glitter, sparkle, spark, energy, firefly, gold dust, golden dust, star, pixel, ray, magic, glowing particle
smoke | smoke, mist, cloud, fog, steam, vapor, vapour
water | water, droplet, drop, raindrop, foam, puddle
petals | petal, rose petal, flower petal, blossom, flower, cherry blossom, confetti
leaves | leaf, autumn leaf
wings | butterfly, moth
`;

const INTO: ReadonlyMap<string, string> = new Map(
  INTO_TABLE.trim()
    .split('\n')
    .flatMap((line) => {
      const [into = '', words = ''] = line.split(' | ');
      return words.split(', ').map((word) => [word, into] as const);
    }),
);

/** What things are made of that go by themselves. */
const OWN: Readonly<Record<string, string>> = {
  sandcastle: 'sand',
  snowman: 'water',
  rose: 'petals',
  flower: 'petals',
};

/** What is seen in the air when something becomes that, or goes because of that; dust where nothing says it. */
export const airOf = (word: string | null, kind: string): string =>
  INTO.get(word ?? '') ?? (word === null ? undefined : INTO.get(word.split(' ').at(-1) ?? '')) ?? OWN[kind] ?? 'dust';

/** Whether that is nothing that stands anywhere, but is in the air. */
export const isAir = (word: string): boolean => INTO.has(word);

/** What melts in a way of its own: the ice runs down the cone, the wax along the candle. */
const RUNS_DOWN: ReadonlySet<string> = new Set([
  'ice cream',
  'ice cream cone',
  'candle',
  'chocolate',
  'cheese',
  'pizza',
  'butter',
]);
export const runsDown = (kind: string): boolean => RUNS_DOWN.has(kind);

/** Verbs by which the foot of a thing goes first: what takes it comes along the ground. */
export const FROM_BELOW = /^(?:wash|be washed|flood|sink|erode)/;
