import { where } from './build.ts';
import { type Meaning, mean } from './meanings.ts';

/** What one part of a Chinese sentence may be without another, with the names of the grammar. */
export interface Step {
  readonly makes: string;
  readonly cost: number;
  readonly build: (one: Meaning) => Meaning | null;
}

const same = (one: Meaning): Meaning => one;

/** What a part may be by itself. */
export const STEPS: Readonly<Record<string, readonly Step[]>> = {
  noun: [{ makes: 'N', cost: 0, build: same }],
  strange: [
    { makes: 'N', cost: 3, build: same },
    { makes: 'D', cost: 4, build: () => mean({}) },
  ],
  N: [{ makes: 'NP', cost: 0.3, build: same }],
  who: [{ makes: 'NP', cost: 0, build: same }],
  camera: [{ makes: 'NP', cost: 0, build: same }],
  quality: [{ makes: 'A', cost: 0, build: same }],
  adverb: [{ makes: 'D', cost: 0, build: same }],
  deed: [{ makes: 'V', cost: 0, build: ({ head }) => mean({ deed: head }) }],
  V: [{ makes: 'VP', cost: 0.1, build: (deed) => ({ ...deed, head: '' }) }],
  when: [{ makes: 'PP', cost: 0, build: ({ head }) => where('', head) }],
  LP: [{ makes: 'PP', cost: 0.5, build: same }],
  side: [{ makes: 'PP', cost: 0.6, build: ({ head }) => where('', head) }],
  FA: [{ makes: 'F', cost: 0.2, build: same }],
  P: [{ makes: 'VP', cost: 0.2, build: same }],
  TV: [{ makes: 'VP', cost: 0.4, build: same }],
  Q: [{ makes: 'NP', cost: 2.2, build: ({ head }) => mean({ head: head === 'a' ? 'one' : head }) }],
  moment: [
    { makes: 'N', cost: 0.1, build: same },
    {
      makes: 'PP',
      cost: 0.1,
      build: ({ head }) =>
        where(/ing$|afternoon$/.test(head) ? 'in the' : /spring|summer|autumn|winter/.test(head) ? 'in' : 'at', head),
    },
  ],
};
