import { addRole, type Draft, relate } from './draft.ts';

/** Of a stack nobody says how high it is. */
const HIGH = 5;

/** "a stack of plates": one on the other, and not in a row. */
export function stackUp(draft: Draft): void {
  for (const role of draft.cast.filter(({ word, person }) => person === null && /\bstacked\b/.test(word))) {
    let below = role.id;
    for (let k = 1; k < HIGH; k++) {
      const { id: _, ...same } = role;
      const above = addRole(draft, { ...same, count: 1 });
      relate(draft, above, 'on', below);
      below = above;
    }
  }
}
