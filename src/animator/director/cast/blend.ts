import { findThing } from '../../catalogue/things.ts';
import type { Entity, Reading } from '../../language/reading.ts';
import type { Role } from '../script.ts';

const OF_TWO = [
  /\b(?:blend|mix|mixture|cross|crossbreed|hybrid|combination|fusion) (?:of|between) (?:an? )?(\w+),? and (?:an? )?(\w+)\b/i,
  /\bhalf[- ](\w+),? (?:and )?half[- ](\w+)\b/i,
  /\bpart (\w+),? (?:and )?part (\w+)\b/i,
];

/** One creature between two: who stands for it in the cast, who then does not appear there, and what both are. */
export interface Blend {
  readonly kept: Entity;
  readonly dropped: Entity | null;
  readonly kinds: readonly string[];
  readonly traits: readonly string[];
}

const COATS = /\b(?:fluffy|furry|shaggy|winged|horned)\b/gi;

/** "a fluffy creature, a blend of a rabbit and a squirrel": one that has something of both. */
export function findBlend({ told }: Pick<Reading, 'told'>, cast: readonly Entity[]): Blend | null {
  for (const pattern of OF_TWO) {
    const kinds = (pattern.exec(told) ?? []).slice(1).map((name) => findThing(name.toLowerCase()));
    if (kinds.length < 2 || !kinds.every((thing) => thing?.alive === true)) continue;
    const [kept, dropped = null] = cast.filter(({ senses }) =>
      kinds.some((thing) => thing?.kind === senses.thing?.kind),
    );
    if (kept !== undefined)
      return {
        ...{ kept, dropped, kinds: kinds.flatMap((thing) => thing?.kind ?? []) },
        traits: [...new Set(told.toLowerCase().match(COATS) ?? [])],
      };
  }
  return null;
}

/** The role of the one that is left. */
export const blendRole = (role: Role, { kinds, traits }: Blend): Role => ({
  ...role,
  ...{ thing: 'creature', noun: 'creature', variety: kinds },
  traits: [...new Set([...role.traits, ...traits])],
});
