import { findAct } from './acts.ts';

/** What a thing does that somebody moves who is not told of: act | verbs of whoever would move it. "A piano is lowered from a window": it comes down. */
const MOVED_TABLE = `
fall | lower, drop, let down
rise | raise, lift, hoist, launch, winch, lift up
`;

const BY_VERB: ReadonlyMap<string, string> = new Map(
  MOVED_TABLE.trim()
    .split('\n')
    .flatMap((line) => {
      const [act = '', verbs = ''] = line.split(' | ');
      if (findAct(act) === null) throw new Error(`No act is called "${act}".`);
      return verbs.split(', ').map((verb) => [verb, act] as const);
    }),
);

/** The act of what is moved so; null where it only stays in somebody's hands. */
export const movedBy = (verb: string): string | null => BY_VERB.get(verb) ?? null;
