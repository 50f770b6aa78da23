import type { ActionClass } from '../catalogue/acts.ts';
import type { Thing } from '../catalogue/things.ts';
import { type ArtFacts, findRigName } from './art-facts.ts';
import type { Subject } from './brief.ts';
import type { Act, FigurePlan } from './shot-plan.ts';

const ACT_BY_CLASS: Readonly<Partial<Record<ActionClass, Act>>> = {
  walk: 'walk',
  run: 'run',
  play: 'run',
  drive: 'run',
  sail: 'walk',
  fly: 'fly',
  float: 'fly',
  fall: 'fly',
  swim: 'swim',
  jump: 'jump',
  dance: 'dance',
  wave: 'wave',
  talk: 'talk',
  sing: 'talk',
  sit: 'sit',
  stand: 'stand',
  look: 'stand',
  shine: 'stand',
  eat: 'eat',
};

/** What people do with their hands, told by the verb itself: other figures have none. */
const ACT_BY_VERB: Readonly<Record<string, Act>> = {
  read: 'read',
  drink: 'drink',
  sip: 'drink',
  point: 'point',
  clap: 'clap',
  applaud: 'clap',
};

const INSTRUMENTS: ReadonlySet<string> = new Set(['guitar', 'violin', 'piano', 'drum', 'trumpet', 'saxophone']);

/** Who plays an instrument stands at it, or holds it; who just plays runs about. */
function chooseVerbAct(subject: Subject, { subjects, guitar }: Circumstances): Act | undefined {
  if (subject.action === null) return undefined;
  if (subject.action.class === 'play') {
    if (guitar) return 'play';
    const instrument = subjects.find(({ kind }) => INSTRUMENTS.has(kind));
    if (instrument !== undefined) return 'stand';
  }
  return ACT_BY_VERB[subject.action.verb];
}

/** Who is told to rest does not stand about; people have no such pose. */
const REST_BY_VERB: Readonly<Record<string, Act>> = {
  lie: 'lie',
  rest: 'lie',
  lounge: 'lie',
  bask: 'lie',
  relax: 'lie',
  sleep: 'sleep',
  nap: 'sleep',
  doze: 'sleep',
  snooze: 'sleep',
  slumber: 'sleep',
};

/** Acts that take a figure across the picture. */
export const MOVING_ACTS: ReadonlySet<Act> = new Set(['walk', 'run', 'fly', 'swim']);

/** What somebody does by their name alone. */
const ACT_BY_KIND: Readonly<Record<string, Act>> = { runner: 'run', dancer: 'dance', musician: 'stand' };
const ACT_BY_NOUN: Readonly<Record<string, Act>> = { guitarist: 'play', singer: 'talk' };

const WATERFOWL: ReadonlySet<string> = new Set(['duck', 'swan']);

interface Circumstances {
  /** Placed by another thing: it stays there unless the prompt moves it. */
  readonly related: boolean;
  readonly speaks: boolean;
  /** The shot is about who it is, not about where they go. */
  readonly close: boolean;
  /** All subjects of the prompt. */
  readonly subjects: readonly Subject[];
  /** A guitar is heard, so it may be seen. */
  readonly guitar: boolean;
}

/** What cannot move by itself can still fall, roll or be thrown. */
function isSent({ action }: Subject): boolean {
  if (action === null) return false;
  return action.direction !== null || /^(?:roll|float|fly|fall|drift|bounce|tumble|spin|soar)$/.test(action.verb);
}

export function chooseAct(subject: Subject, thing: Thing, facts: ArtFacts, circumstances: Circumstances): Act {
  const { related, speaks } = circumstances;
  const isPerson = thing.art === 'rig:person';
  const said = subject.action === null ? undefined : ACT_BY_CLASS[subject.action.class];
  const handed = isPerson ? chooseVerbAct(subject, circumstances) : undefined;
  if (handed !== undefined) return handed;
  if (said !== undefined) {
    if (facts.pace === 0) return isSent(subject) ? (said === 'run' || said === 'walk' ? said : 'fly') : 'stand';
    const rest = isPerson ? undefined : REST_BY_VERB[subject.action?.verb ?? ''];
    if (rest !== undefined) return rest;
    // A car that flies drives, and a person on the ground who flies jumps.
    if (said === 'fly' && thing.realm === 'ground') return isPerson ? 'jump' : 'run';
    return said;
  }
  const named = ACT_BY_NOUN[subject.noun] ?? ACT_BY_KIND[thing.kind];
  if (named !== undefined) return named;
  if (isPerson && speaks) return 'talk';
  if (isPerson && circumstances.close) return 'stand';
  // Above something there is only air to stand on.
  if (thing.realm === 'sky' && subject.relations.some(({ relation }) => relation === 'above')) return 'fly';
  if (related || facts.pace === 0) return thing.realm === 'sky' && !related ? 'fly' : 'stand';
  if (thing.realm === 'sky') return 'fly';
  if (thing.realm === 'underwater' || WATERFOWL.has(thing.kind)) return 'swim';
  const rig = findRigName(thing.art);
  return rig === null ? 'stand' : 'walk';
}

export function chooseHeading(subject: Subject, common: -1 | 1): -1 | 1 {
  if (subject.action?.direction === 'left') return -1;
  if (subject.action?.direction === 'right') return 1;
  return common;
}

/** Who has a front and a back to be seen from comes straight on; the others come nearer slantwise. */
function comesStraight(thing: Thing): boolean {
  return thing.art === 'rig:person' || thing.art === 'rig:astronaut';
}

const NEARER = 2.2;
const CLIMB = 0.3;

export type Way = Pick<FigurePlan, 'heading' | 'approach' | 'climb'>;

const STAYS: Way = { heading: 0, approach: 1, climb: 0 };

/** Where an act takes a figure: across the picture, into its depth, up or down. */
export function chooseWay(subject: Subject, thing: Thing, act: Act, common: -1 | 1): Way {
  if (!MOVING_ACTS.has(act)) return STAYS;
  const heading = chooseHeading(subject, common);
  const falls = subject.action?.class === 'fall';
  switch (falls ? 'down' : subject.action?.direction) {
    case 'toward':
      return { heading: comesStraight(thing) ? 0 : heading, approach: NEARER, climb: 0 };
    case 'away':
      return { heading: comesStraight(thing) ? 0 : heading, approach: 1 / NEARER, climb: 0 };
    case 'up':
      return act === 'fly' || act === 'swim' ? { heading: 0, approach: 1, climb: CLIMB } : { ...STAYS, heading };
    case 'down':
      return act === 'fly' || act === 'swim' ? { heading: 0, approach: 1, climb: -CLIMB } : { ...STAYS, heading };
    default:
      return { ...STAYS, heading };
  }
}

export function paceOf(subject: Subject): number {
  switch (subject.action?.class) {
    case 'run':
    case 'play':
      return 1.5;
    case 'drive':
      return 1.2;
    case 'walk':
    case 'float':
      return 0.7;
    default:
      return subject.action === null ? 0.6 : 1;
  }
}
