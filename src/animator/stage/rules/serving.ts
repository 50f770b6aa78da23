import { type Draft, dropRole, editRole, isPerson, relate, roleOf } from './draft.ts';

/** What stands on a tray rather than beside whoever carries it. */
const SERVED = /^(?:glass|wine glass|wine bottle|beer|cup|coffee|tea|milk|cocktail|juice|whiskey|champagne|drink)$/;
const ON_TRAY = /^(?:on|with|in|near|beside|above)$/;
const SEVERAL = 3;
/** Whose tray is never bare. */
const WAITERS = /^(?:waiter|waitress|butler|server|steward|stewardess|flight attendant|bartender)$/;

/** Glasses that somebody carries on a tray are on it, as many as are told of; a waiter's tray is never bare where drinks are told of. */
export function serveOnTray(draft: Draft): void {
  const tray = draft.cast.find(({ thing }) => thing === 'tray');
  if (tray === undefined) return;
  const bearer = draft.relations.find(({ relation, to }) => relation === 'holding' && to === tray.id)?.role;
  const drinks = draft.cast.filter(
    ({ id, thing }) =>
      SERVED.test(thing) &&
      !draft.relations.some(
        ({ role, relation, to }) =>
          (role === id && to !== tray.id && !ON_TRAY.test(relation)) ||
          (to === id && relation === 'holding' && role !== bearer),
      ) &&
      !draft.beats.some(({ target, role, act }) => target === id && (role !== bearer || act !== 'carry')),
  );
  const own = tray.parts.filter(
    (part) => SERVED.test(part.replace(/e?s$/, '')) || /glass|cup|drink|champagne|wine|coffee/.test(part),
  );
  const waits = WAITERS.test(roleOf(draft, bearer ?? null)?.person?.role ?? '');
  if (drinks.length === 0 && own.length === 0 && !waits) return;
  const count = drinks.reduce((sum, drink) => sum + (drink.count > 1 ? drink.count : SEVERAL), 0) || SEVERAL;
  const said = drinks.flatMap(({ noun, word, parts, variety }) => [noun, word, ...parts, ...variety]);
  for (const { id } of drinks) dropRole(draft, id);
  editRole(draft, tray.id, { parts: [...tray.parts, ...said, `served ${count}`] });
}

/** "wipes the rim with a cloth": whoever wipes has one in the hand anyway. */
export function takeCloth(draft: Draft): void {
  const wipes = draft.beats.some(({ act, role }) => /^(?:wipe|wash)$/.test(act) && isPerson(roleOf(draft, role)));
  for (const { id, noun, thing } of draft.cast)
    if (
      wipes &&
      thing === 'towel' &&
      /cloth|rag|napkin|towel/.test(noun) &&
      !draft.beats.some(({ target }) => target === id)
    )
      dropRole(draft, id);
}

/** Cutlery that somebody at a laid table drops or lays down is the table's own. */
function dropCutlery(draft: Draft): void {
  if (!draft.cast.some(({ thing }) => thing === 'laid table')) return;
  for (const { target } of draft.beats.filter(({ act }) => act === 'drop' || act === 'put'))
    if (target !== null && /^(?:fork|spoon|knife|chopstick)$/.test(roleOf(draft, target)?.thing ?? ''))
      dropRole(draft, target);
}

/** Balloons of a feast that nobody holds float behind its table, and not in a corner of the room. */
function hangBalloons(draft: Draft): void {
  const table = draft.cast.find(({ thing }) => thing === 'laid table');
  for (const { id, thing } of draft.cast)
    if (
      table !== undefined &&
      thing === 'toy balloon' &&
      !draft.relations.some(({ role, to }) => role === id || to === id)
    )
      relate(draft, id, 'behind', table.id);
}

export const SERVING_RULES = [serveOnTray, takeCloth, dropCutlery, hangBalloons] as const;
