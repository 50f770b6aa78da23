import {
  beatOf,
  type Draft,
  dropRole,
  editBeats,
  editRole,
  isAlive,
  isPerson,
  metresOf,
  roleOf,
  thingOf,
} from '../draft.ts';

/** A tree that somebody plants has not grown up. */
const SAPLING_METRES = 1.5;
/** What one eats of it is what it once becomes: planted are its shoots. */
const SOWN = /^(?:rice|wheat|corn|potato|tomato|cabbage|lettuce|carrot|onion|pepper|strawberry|bean|pumpkin)$/;
const SHOOT_SIZE = 2.2;

function plantYoung(draft: Draft): void {
  for (const { act, target, role } of draft.beats) {
    if (act !== 'plant' || target === null || isAlive(draft, target)) continue;
    const [metres, kind] = [metresOf(draft, target), thingOf(draft, target)?.kind ?? ''];
    if (/tree|palm/.test(kind) && metres > SAPLING_METRES)
      editRole(draft, target, { size: ((roleOf(draft, target)?.size ?? 1) * SAPLING_METRES) / metres });
    if (!SOWN.test(kind)) continue;
    // Several have each their own in hand, and do not kneel around one.
    if ((roleOf(draft, role)?.count ?? 1) > 1) dropRole(draft, target);
    else editRole(draft, target, { thing: 'seedling', size: SHOOT_SIZE, colour: null });
  }
}

/** Who bends down while planting does so to plant, all the while. */
function bendToPlant(draft: Draft): void {
  const planters = new Set(draft.beats.filter(({ act }) => act === 'plant').map(({ role }) => role));
  for (const id of planters) {
    const bends = draft.beats.filter(({ role, act }) => role === id && /^(?:crouch|bow|bend)$/.test(act));
    if (bends.length === 0) continue;
    const end = Math.max(...bends.map(({ to }) => to));
    editBeats(draft, (beat) =>
      bends.includes(beat)
        ? null
        : beat.role === id && beat.act === 'plant'
          ? { ...beat, to: Math.max(beat.to, end) }
          : beat,
    );
  }
}

/** Several people in a field of whom nothing else is told work as who is with them does. */
function workAlongside(draft: Draft): void {
  const planting = draft.beats.find(({ act, role }) => act === 'plant' && isPerson(roleOf(draft, role)));
  if (planting === undefined) return;
  for (const role of draft.cast) {
    const idle = draft.beats.every((beat) => beat.role !== role.id && beat.target !== role.id);
    if (isPerson(role) && role.count > 1 && idle)
      draft.beats = [...draft.beats, { ...beatOf(draft, 'plant'), role: role.id, from: planting.from }];
  }
}

/** In this order: what is planted is known by who plants it. */
export function workInFields(draft: Draft): void {
  plantYoung(draft);
  bendToPlant(draft);
  workAlongside(draft);
}
