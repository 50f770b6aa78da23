import { placeHas } from '../../../catalogue/places.ts';
import { beatOf, type Draft, dropRole, editRole, isPerson, relate, roleOf } from '../draft.ts';
import { tableOf } from '../furniture/tables.ts';

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

const POURS = /^(?:pour|give|put)$/;
const DRINKS = /^(?:coffee|tea|cup|glass|wine glass|beer|plate|soup|bowl|milk)$/;

/** For whom a waitress pours sits at the table on which the cup stands. */
function seatGuests(draft: Draft): void {
  if (!placeHas(draft.set.place, 'room') && !placeHas(draft.set.place, 'dining')) return;
  for (const { role, act, target } of draft.beats) {
    const server = WAITERS.test(roleOf(draft, role)?.person?.role ?? '');
    if (!server || !POURS.test(act) || !DRINKS.test(roleOf(draft, target)?.thing ?? '')) continue;
    for (const guest of draft.cast.filter((other) => isPerson(other) && other.id !== role && other.count <= 2)) {
      const told =
        draft.beats.some((beat) => beat.role === guest.id && beat.act !== 'smile') ||
        draft.relations.some((each) => each.role === guest.id);
      if (told) continue;
      const table = tableOf(draft);
      relate(draft, guest.id, 'near', table);
      draft.beats = [
        ...draft.beats.filter((beat) => beat.role !== guest.id),
        { ...beatOf(draft, 'sit'), role: guest.id },
      ];
    }
  }
}

export const SERVING_RULES = [seatGuests, serveOnTray, takeCloth, dropCutlery, hangBalloons] as const;
