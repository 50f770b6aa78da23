/**
 * What a blow does to whoever lives and takes it: reaction | verbs, told of who gives it or of who suffers it. `reel` goes a step back and keeps standing, `fall_back`
 * goes down and stays there, `flung` goes through the air first.
 */
const REACTIONS_TABLE = `
reel | hit, punch, slap, strike, shove, headbutt, push back
fall_back | kick, knock, knock out, knock down, knock over, tackle, floor, fell, trip, defeat, strike down, slay, smash
flung | throw, hurl, fling, blast, launch, catapult, toss, blow, blow away, sweep away
`;

const NAMES = ['reel', 'fall_back', 'flung'] as const;
export type Reaction = (typeof NAMES)[number];

const BY_VERB: ReadonlyMap<string, Reaction> = new Map(
  REACTIONS_TABLE.trim()
    .split('\n')
    .flatMap((line) => {
      const [name = '', verbs = ''] = line.split(' | ');
      const reaction = NAMES.find((each) => each === name);
      if (reaction === undefined) throw new Error(`No reaction to a blow is called "${name}".`);
      return verbs.split(', ').map((verb) => [verb, reaction] as const);
    }),
);

export const reactionTo = (verb: string): Reaction | null => BY_VERB.get(verb) ?? null;

/** Of which the body gives way by itself, or is told to: what somebody then does is the end of a blow. */
export const GIVES_WAY: ReadonlySet<string> = new Set(['fall', ...NAMES]);

/**
 * What somebody sends at somebody: name | shape | red, green, blue | what whoever it meets does | nouns. `ball` flies there and bursts, `beam` reaches there all the
 * while, `arc` does so in jagged strokes, `bolts` follow each other as fast as shots.
 */
const SENT_TABLE = `
fire | ball | 2.4, 1, 0.25 | flung | fireball, ball of fire, ball of flame, fire bolt, firebolt, flaming ball
lightning | arc | 1.3, 1.7, 3 | flung | lightning bolt, bolt of lightning, lightning, thunderbolt, bolt
frost | beam | 1.1, 1.9, 2.6 | reel | ice beam, beam of ice, ice shard, ice bolt, frost, ice blast, blast of ice, frost beam, ice spell
laser | beam | 3, 0.4, 0.3 | reel | laser, laser beam, laser blast, heat vision, plasma beam, death ray, ray gun
laser fire | bolts | 3, 0.35, 0.25 | reel | laser bolt, blaster fire, blaster bolt, plasma fire, plasma bolt, cannon fire, tracer fire, turbolaser, shot
magic | beam | 0.9, 1.4, 2.8 | flung | spell, magic spell, energy beam, beam of energy, magic beam, beam of magic, energy bolt, magic missile, energy ray, bolt of energy, magic bolt
force | ball | 1.2, 1.7, 2.6 | flung | energy ball, ball of energy, energy blast, blast of energy, orb of energy, energy wave, force push
`;

const SHAPES = ['ball', 'beam', 'arc', 'bolts'] as const;

export interface Sent {
  readonly name: string;
  readonly shape: (typeof SHAPES)[number];
  readonly colour: readonly [number, number, number];
  readonly reaction: Reaction;
}

const SENT: ReadonlyMap<string, Sent> = new Map(
  SENT_TABLE.trim()
    .split('\n')
    .flatMap((line) => {
      const [name = '', form = '', light = '', does = '', nouns = ''] = line.split(' | ');
      const shape = SHAPES.find((each) => each === form);
      const reaction = NAMES.find((each) => each === does);
      const [red, green, blue] = light.split(', ').map(Number);
      if (
        shape === undefined ||
        reaction === undefined ||
        red === undefined ||
        green === undefined ||
        blue === undefined
      )
        throw new Error(`What is sent as "${name}" is told wrongly.`);
      const sent: Sent = { name, shape, colour: [red, green, blue], reaction };
      return [name, ...nouns.split(', ')].map((noun) => [noun, sent] as const);
    }),
);

/** What is sent, by its own name or a noun for it. */
export const sentBy = (noun: string): Sent | null => SENT.get(noun) ?? null;
