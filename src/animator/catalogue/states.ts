import { findThing } from './things.ts';

/**
 * Things that are in one of two states, which deeds change: kinds | words of the first state, for its body | words of the second | way it is held in the first, `-` for its own |
 * verbs that bring the second | verbs that bring the first back. A thing to which nobody does any of this is as its body is drawn; one of which a deed is told
 * was in the other state until then.
 */
const STATES_TABLE = `
umbrella | folded | - | stick | open, unfold, unfurl, put up, pop open, pop, spread, raise | close, fold, fold up, furl, shut, collapse, lower, shake, shake out, shake off, put away
book | - | open | - | open, flip open, read | close, shut, slam shut, snap shut
candle, lantern, cake | unlit | - | - | light, ignite, kindle, set alight, relight | blow, blow out, blow out candle, snuff, snuff out, extinguish, put out, die, die out
`;

export interface TwoStates {
  /** Words for the body in either state; null where its own look is meant. */
  readonly first: string | null;
  readonly second: string | null;
  readonly heldFirst: string | null;
  readonly brings: ReadonlySet<string>;
  readonly ends: ReadonlySet<string>;
}

const orNull = (text: string): string | null => (text === '-' ? null : text);

const BY_KIND: ReadonlyMap<string, TwoStates> = new Map(
  STATES_TABLE.trim()
    .split('\n')
    .flatMap((line) => {
      const [kinds = '', first = '-', second = '-', held = '-', brings = '', ends = ''] = line.split(' | ');
      const states: TwoStates = {
        ...{ first: orNull(first), second: orNull(second), heldFirst: orNull(held) },
        ...{ brings: new Set(brings.split(', ')), ends: new Set(ends.split(', ')) },
      };
      return kinds.split(', ').map((kind) => {
        if (findThing(kind) === null) throw new RangeError(`A thing of two states is not known: '${kind}'.`);
        return [kind, states] as const;
      });
    }),
);

export const statesOf = (kind: string): TwoStates | null => BY_KIND.get(kind) ?? null;

/** To which state a deed brings a thing of that kind; null where it changes nothing. */
export function stateAfter(kind: string, verb: string): 'first' | 'second' | null {
  const states = statesOf(kind);
  return states?.brings.has(verb) === true ? 'second' : states?.ends.has(verb) === true ? 'first' : null;
}

/** What somebody draws who has it at the side by what they are. */
export const DRAWN_BLADES: ReadonlySet<string> = new Set(['sword', 'katana', 'axe', 'cutlass', 'rapier', 'sabre']);
