import { type ActRow, findAct } from './acts.ts';
import { NEAREST_TABLE, ROUND_VERBS, SAID_OF_TABLE, UNSEEN_VERBS } from './verbs-of-table.ts';

const WHOM = ['walkers', 'people', 'hands', 'things'] as const;
export type Whom = (typeof WHOM)[number];

function actNamed(act: string): ActRow {
  const row = findAct(act);
  if (row === null) throw new Error(`No act is called "${act}".`);
  return row;
}

/** One act a verb: a second row for it would win unseen. */
function byVerb(rows: readonly (readonly [verb: string, act: string])[]): ReadonlyMap<string, ActRow> {
  const acts = new Map<string, ActRow>();
  for (const [verb, act] of rows) {
    if (acts.has(verb)) throw new Error(`"${verb}" stands in two rows.`);
    acts.set(verb, actNamed(act));
  }
  return acts;
}

const NEAREST = byVerb(
  NEAREST_TABLE.trim()
    .split('\n')
    .flatMap((line) => {
      const [act = '', verbs = ''] = line.split(' | ');
      return verbs.split(', ').map((verb) => [verb, act] as const);
    }),
);

const SAID_OF = byVerb(
  SAID_OF_TABLE.trim()
    .split('\n')
    .flatMap((line) => {
      const [whom = '', act = '', verbs = ''] = line.split(' | ');
      if (!WHOM.some((name) => name === whom)) throw new Error(`Nobody is called "${whom}".`);
      return verbs.split(', ').map((verb) => [`${whom}: ${verb}`, act] as const);
    }),
);

/** Verbs of the first table, for whoever checks that none of them is listed by an act. */
export const NEAREST_VERBS: readonly string[] = [...NEAREST.keys()];

/** What is played for a verb that no act lists. */
export const nearestAct = (verb: string): ActRow | null => NEAREST.get(verb) ?? null;

const UNSEEN: ReadonlySet<string> = new Set(UNSEEN_VERBS.split(', '));

/** Whether nobody is seen doing what a verb says, whatever the dictionary takes it to be nearest to. */
export const isUnseen = (verb: string): boolean => UNSEEN.has(verb);

/** What a verb means of those; null where it means what it does of anybody. */
export const actSaidOf = (whom: Whom, verb: string): ActRow | null => SAID_OF.get(`${whom}: ${verb}`) ?? null;

const ROUND: ReadonlySet<string> = new Set(ROUND_VERBS.split(', '));

/** Whether who does it goes round whom it is done to: "circle", "swirl around". */
export const goesRound = (verb: string): boolean => ROUND.has(verb.split(' ')[0] ?? '');
