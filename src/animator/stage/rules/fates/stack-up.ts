import { isEvent } from '../../../catalogue/events.ts';
import { addRole, type Draft, dropRole, editBeats, editRole, isSmall, relate, thingOf } from '../draft.ts';

/** Of a stack nobody says how high it is. */
const HIGH = 5;
/** Of a block: as large as a child builds with. */
const TOY_BLOCK = 0.32;

/** What a dish is put together from is in it, and nowhere beside it. */
function keepLayers(draft: Draft): void {
  const dish = draft.beats.find(({ act }) => act === 'stack_up')?.role;
  if (dish === undefined) return;
  for (const { id } of [...draft.cast])
    if (id !== dish && thingOf(draft, id)?.home === 'kitchen' && isSmall(draft, id)) dropRole(draft, id);
}

/** "a stack of plates": one on the other, and not in a row. */
export function stackUp(draft: Draft): void {
  keepLayers(draft);
  for (const role of draft.cast.filter(({ word, person }) => person === null && /\bstacked\b/.test(word))) {
    let below = role.id;
    const size = role.thing === 'cube' ? role.size * TOY_BLOCK : role.size;
    editRole(draft, role.id, { count: 1, size });
    const falls = draft.beats.find((beat) => beat.role === role.id && isEvent(beat.act));
    // What is lowest stays, all above it comes down: the higher, the farther.
    if (falls !== undefined) editBeats(draft, (beat) => (beat === falls ? null : beat));
    for (let k = 1; k < HIGH; k++) {
      const { id: _, ...same } = role;
      const above = addRole(draft, { ...same, count: 1, size });
      relate(draft, above, 'on', below);
      if (falls !== undefined)
        draft.beats = [...draft.beats, { ...falls, role: above, act: 'drops', speed: 0.35 + 0.4 * k, direction: null }];
      below = above;
    }
  }
}

/** "stacks five cups; the tower topples": a tower of those cups, and no castle's. */
export function towerOfThose(draft: Draft): void {
  const tower = draft.cast.find(({ thing, noun }) => thing === 'tower' && /^(?:tower|stack|pile)$/.test(noun));
  const stacks = draft.beats.find(
    ({ verb, target }) => /^(?:stack|pile|build|balance)/.test(verb) && target !== tower?.id,
  );
  const built = draft.cast.find(({ id, count }) => id === stacks?.target && count > 1);
  if (tower === undefined || built === undefined) return;
  editBeats(draft, (beat) =>
    beat.role === built.id ? null : beat.role === tower.id ? { ...beat, role: built.id } : beat,
  );
  editRole(draft, built.id, { word: `stacked ${built.word}` });
  dropRole(draft, tower.id);
}
