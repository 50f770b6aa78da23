import { findAct } from './acts.ts';

/**
 * How a body is while it does something, and how long it takes to come from one posture into another. What is not named is done upright. Written once here: the stage
 * plans by it when somebody is down, bodies move by it, and verbs of the last table say that a posture is come into, not kept.
 */
export const POSTURE_NAMES = ['upright', 'seated', 'kneeling', 'crouching', 'lying', 'prone', 'fours'] as const;
export type Posture = (typeof POSTURE_NAMES)[number];

/** Acts of postures that one stays in while the hands are busy; whoever sits has a seat for it, on the ground as well. */
export type KeptPosture = 'kneel' | 'lie' | 'sit_up' | 'swim';

const POSTURES_TABLE = `
seated | sit, meditate
kneeling | kneel, propose, pray, stumble, tend_low
crouching | crouch, hide, tie_shoes
lying | lie, sleep, sit_up, fall_back
prone | fall_forward
fours | crawl
`;

/** Seconds of a grown-up, either way. */
const CHANGES_TABLE = `
upright seated 1.1
upright kneeling 0.9
upright crouching 0.6
upright lying 2.2
upright prone 1.6
upright fours 1
seated lying 1.1
seated kneeling 0.9
seated fours 0.9
kneeling crouching 0.6
kneeling lying 1.4
kneeling prone 0.9
kneeling fours 0.6
crouching lying 1.4
lying prone 1
lying fours 1.4
prone fours 0.7
`;

/** Verbs that lead into a posture, by the act they end in. "sits" is how somebody is, "sits down" what somebody does. */
const COMING_TABLE = `
sit | sit down, take a seat, have a seat, take seat, plop down, settle down, settle in, sink into, sink, slump, flop, plop
lie | lie down, lay down, curl up, go to bed, flop, sprawl, lie back
kneel | kneel down, drop to knee, drop to knees, fall to knee, fall to knees, sink to knee, sink to knees, get on knee, take a knee, genuflect, fall to one knee, drop to one knee, sink to one knee, get down on one knee, go down on one knee
propose | get down on one knee, go down on one knee, drop to one knee
crouch | crouch down, bend down, duck, squat down, squat, stoop, hunker down
`;

/** Verbs that lead up out of one. */
const RISING: ReadonlySet<string> = new Set([
  ...['get up', 'stand up', 'rise', 'rise up', 'rise again', 'get to foot', 'rise to foot', 'get back up'],
  ...['stand back up', 'get back on foot', 'jump up', 'spring up', 'pull up', 'get out', 'get out of', 'climb out of'],
]);

const fail = (what: string): never => {
  throw new Error(`The catalogue knows no posture for "${what}".`);
};

const named = (name: string): Posture => POSTURE_NAMES.find((each) => each === name) ?? fail(name);

const lines = (table: string): string[] => table.trim().split('\n');

const BY_ACT: ReadonlyMap<string, Posture> = new Map(
  lines(POSTURES_TABLE).flatMap((line) => {
    const [posture = '', acts = ''] = line.split(' | ');
    return acts.split(', ').map((act) => [act, named(posture)] as const);
  }),
);

const SECONDS: ReadonlyMap<string, number> = new Map(
  lines(CHANGES_TABLE).flatMap((line) => {
    const [a = '', b = '', seconds = ''] = line.split(' ');
    const known = Number(seconds) > 0 ? Number(seconds) : fail(line);
    return [
      [`${named(a)} ${named(b)}`, known],
      [`${named(b)} ${named(a)}`, known],
    ] as const;
  }),
);

const COMING: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  lines(COMING_TABLE).map((line) => {
    const [act = '', verbs = ''] = line.split(' | ');
    return [act, new Set(verbs.split(', '))] as const;
  }),
);

/** What hands and face do leaves the legs alone, and of what the body does these: whoever sits goes on sitting. */
const FRAMES_ABOVE: ReadonlySet<string> = new Set(['hands', 'face', 'voice', 'with']);
const ABOVE_THE_WAIST: ReadonlySet<string> = new Set([
  ...['clap', 'cross_arms', 'point', 'raise_arms', 'salute', 'shiver', 'spread_arms', 'stretch', 'wave'],
  ...['take', 'set_down', 'toast', 'nod_off'],
]);
export const isDoneSitting = (act: string): boolean =>
  FRAMES_ABOVE.has(findAct(act)?.frame ?? '') || ABOVE_THE_WAIST.has(act);

/** Seconds in which one act takes over from another where the body stays as it is. */
const PLAIN_SECONDS = 0.35;
/** Seconds where nobody has measured it. */
const OTHER_SECONDS = 0.8;

export const postureOf = (act: string): Posture => BY_ACT.get(act) ?? 'upright';

export function changeSeconds(from: Posture, to: Posture): number {
  return from === to ? PLAIN_SECONDS : (SECONDS.get(`${from} ${to}`) ?? OTHER_SECONDS);
}

/** Whether the verb tells that somebody comes into the posture of the act, and not only that they are in it. */
export const comesDown = (act: string, verb: string): boolean => COMING.get(act)?.has(verb) === true;

export const getsUp = (verb: string): boolean => RISING.has(verb);
