import { SPORTS_TABLE } from './sports-table.ts';

export interface Sport {
  /** Where it is played, and what that place is laid out for; null where the place is its own. */
  readonly ground: string;
  /** Where it is played under the open sky, of a sport whose ground has a roof; null where nobody does. */
  readonly openGround: string | null;
  readonly layout: string | null;
  readonly players: ReadonlySet<string>;
  readonly verbs: ReadonlySet<string>;
  readonly things: ReadonlySet<string>;
  /** What its players do, and by which verbs it is told. */
  readonly act: string;
  readonly deeds: ReadonlySet<string>;
  /** What leads to it: a run-up, a leap. */
  readonly leads: ReadonlySet<string>;
}

const listed = (words = ''): ReadonlySet<string> => new Set(words === '-' ? [] : words.split(', '));

export const SPORTS: readonly Sport[] = SPORTS_TABLE.trim()
  .split('\n')
  .map((line) => {
    const [grounds = '', layout = '', players, verbs, things, act = '', deeds, leads] = line.split(' | ');
    const [ground = '', openGround = null] = grounds.split('/');
    return {
      ...{ ground, openGround, layout: layout === '-' ? null : layout, players: listed(players), verbs: listed(verbs) },
      ...{ things: listed(things), act, deeds: listed(deeds), leads: listed(leads) },
    };
  });

/** Whether a noun names somebody who plays it: "the young tennis player". */
export const isPlayer = ({ players }: Sport, noun: string): boolean =>
  players.has(noun) || [...players].some((player) => noun.endsWith(` ${player}`));

/** The sport that a place is laid out for. */
export const sportOfLayout = (dressing: readonly string[]): Sport | null =>
  SPORTS.find(({ layout }) => layout !== null && dressing.includes(layout)) ?? null;

/** What "the ball" is where that sport is played; null where any ball will do. */
export const ballOf = ({ things }: Sport): string | null =>
  [...things].find((thing) => /^(?:basket|base|volley|tennis )ball$/.test(thing)) ?? null;
