/**
 * What goes to pieces, and by which verb. A fact stands here once; the rules that stage it ask for it. Ways are acts: see bodies/wreck-ways.ts for how each of
 * them looks.
 */

const wordsOf = (words: string): ReadonlySet<string> => new Set(words.split(', '));

/** Told of the thing itself. */
const BURSTS = wordsOf('explode, blow up, detonate, burst, burst apart, blow apart, erupt, burst into piece');
const COLLAPSES = wordsOf(
  'collapse, cave in, fall apart, come apart, give way, break, break apart, break up, break into piece, shatter, smash, crash, crash down, come down, come crashing down, crack, split, splinter, implode, crumble, crumble apart, fall to piece, fall to pieces, tumble down',
);
const TOPPLES = wordsOf('topple, topple over, tip over, fall over, keel over, fall, fall down, fall sideways');

/** Told of who runs into something, and of who does it to something that stands there. */
const RUNS_INTO = wordsOf(
  'crash, smash, slam, plow, plough, ram, hit, collide, collide with, careen, careen into, bump into, crush, flatten, topple, knock over, knock down, wreck, demolish, bang, trample',
);
const WRECKS = wordsOf(
  'smash, destroy, demolish, wreck, crush, tear down, tear apart, rip apart, knock down, knock over, flatten, pulverize, pulverise, break down, topple, punch through, smash through, tear through, trample, stomp, kick down, kick in',
);
const BLOWS_UP = wordsOf('blow up, detonate, explode, blast, bomb');

export type WreckedBy = 'explode' | 'collapse' | 'topple_down';

/** What a verb tells of a thing that goes to pieces; null where it is nothing of that. */
export function wreckedIn(verb: string): WreckedBy | null {
  if (BURSTS.has(verb)) return 'explode';
  if (COLLAPSES.has(verb)) return 'collapse';
  return TOPPLES.has(verb) ? 'topple_down' : null;
}

/** Whether that is told of nothing that stays whole: "the wall breaks off there" and "night falls" are. */
export const fallsToPieces = (verb: string): boolean =>
  (BURSTS.has(verb) || COLLAPSES.has(verb) || /^topple/.test(verb)) &&
  !/^(?:break|crack|split|come down|burst|erupt)$/.test(verb);

/** Whether somebody who does that to something runs into it, wrecks it where it stands, or blows it up. */
export const runsInto = (verb: string): boolean => RUNS_INTO.has(verb);
export const wrecks = (verb: string): boolean => WRECKS.has(verb);
export const blowsUp = (verb: string): boolean => BLOWS_UP.has(verb);
/** "sends crates flying": what is struck away by whoever comes. */
export const sendsFlying = (verb: string): boolean => /^(?:send|scatter|knock aside)$/.test(verb);
