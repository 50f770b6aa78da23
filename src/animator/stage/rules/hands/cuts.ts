import { CUT_UP } from '../../../bodies/families.ts';
import { isTable } from '../../../catalogue/uses.ts';
import {
  addRole,
  beatOf,
  type Draft,
  dropRole,
  editRole,
  isBorne,
  isPerson,
  isSmall,
  relate,
  roleOf,
  thingOf,
} from '../draft.ts';

/** What is cut comes apart under the knife, on a board. */

const BOARD = 'cutting board';
/** Nothing that a kitchen knife goes through from side to side. */
const NOT_SLICED =
  /^(?:cutting board|plate|bowl|rope|ribbon|scissors|knife|letter|book|flower|rose|bouquet|potted plant|hair)$/;

export function cutUp(draft: Draft): void {
  for (const { role, act, target, from, to } of [...draft.beats]) {
    const cut = roleOf(draft, target);
    if (act !== 'cut' || cut === undefined || target === null || !isPerson(roleOf(draft, role))) continue;
    if (!isSmall(draft, target) || isTable(cut.thing) || NOT_SLICED.test(cut.thing) || thingOf(draft, target)?.alive)
      continue;
    // Of a handful one is cut.
    editRole(draft, target, { count: 1, traits: [...cut.traits, CUT_UP] });
    draft.beats = [
      ...draft.beats.filter((beat) => beat.role !== target),
      { ...beatOf(draft, 'come_apart'), role: target, from, to },
    ];
    leaveJuice(draft, target);
    if (isBorne(draft, target)) continue;
    const board = draft.cast.find(({ thing }) => thing === BOARD)?.id ?? addRole(draft, { thing: BOARD });
    relate(draft, target, 'on', board);
  }
}

/** The juice that runs out of it stands in no glass beside it, and "the fruit" is what is cut. */
function leaveJuice(draft: Draft, cut: number): void {
  for (const { id, noun } of draft.cast)
    if (id !== cut && /^(?:juice|fruit|vegetable|crumb|slice)s?$/.test(noun) && !isBorne(draft, id))
      dropRole(draft, id);
}
