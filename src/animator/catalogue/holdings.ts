/**
 * What verbs do to where a thing is: change | verbs. `take` brings it from where it lies into the hand, `draw` from where nobody sees it, `leave` out of the hand to
 * where it stays, `doff` from the body into the hand, `don` from the hand onto the body. A fact stands here once; staging asks for it.
 */
const CHANGES_TABLE = `
take | pick up, pick, take, grab, snatch, seize, collect, gather, pluck, fetch, harvest, scoop, scoop up, lift, lift up, retrieve, get, find, steal, take up, pick fruit, pick flower, pull
draw | take out, pull out, draw, lift out, fish out, get out, bring out, produce, whip out, unsheathe
leave | put, put down, set down, lay down, place, set, lay, leave, put back, return, rest
doff | take off, remove, pull off, slip off, kick off, lift off, strip off
don | put on, pull on, slip on, try on, don
`;

const CHANGES = ['take', 'draw', 'leave', 'doff', 'don'] as const;
export type Change = (typeof CHANGES)[number];

const BY_VERB: ReadonlyMap<string, Change> = new Map(
  CHANGES_TABLE.trim()
    .split('\n')
    .flatMap((line) => {
      const [name = '', verbs = ''] = line.split(' | ');
      const change = CHANGES.find((each) => each === name);
      if (change === undefined) throw new Error(`No change of hands is called ${name}.`);
      return verbs.split(', ').map((verb) => [verb, change] as const);
    }),
);

/** What a verb does to where a thing is; null for all others. */
export const changeOf = (verb: string): Change | null => BY_VERB.get(verb) ?? null;

/** What fruit is picked from, where that is in the film: kinds that bear it. */
const BEARERS: ReadonlySet<string> = new Set(
  'tree, palm tree, palm, potted plant, bush, vine, seedling, flower bed, cactus, grapevine'.split(', '),
);
export const bearsFruit = (kind: string): boolean => BEARERS.has(kind);

const FRUIT: ReadonlySet<string> = new Set(
  'apple, green apple, pear, orange, lemon, lime, strawberry, cherry, peach, mango, coconut, avocado, tomato, eggplant, grape, blueberry, bell pepper, banana, chili pepper, cucumber, kiwi, raspberry, leaf, rose, tulip, flower, daisy, lily, cotton'.split(
    ', ',
  ),
);
export const isPicked = (kind: string): boolean => FRUIT.has(kind);

/** Told in number, and taken as one piece. */
const ONE_PIECE: ReadonlySet<string> = new Set(
  'key, headphone, glasses, sunglasses, glove, chopstick, scissors'.split(', '),
);
export const isOnePiece = (kind: string): boolean => ONE_PIECE.has(kind);

const BLADES: ReadonlySet<string> = new Set(['sword', 'axe', 'knife', 'lightsaber']);
export const isBlade = (kind: string): boolean => BLADES.has(kind);
/** What blades are stuck in. */
const STUCK_IN: ReadonlySet<string> = new Set(['rock', 'log', 'tree stump', 'anvil']);
export const sticksIn = (kind: string): boolean => STUCK_IN.has(kind);
