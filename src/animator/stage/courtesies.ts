import {
  beatOf,
  type Draft,
  dropRole,
  editBeats,
  isPerson,
  relate,
  roleOf,
  thingOf,
  withoutRelations,
} from './draft.ts';

/** What goes without saying where people are with each other, or do what they live by. */

const SEATS = /^(?:bench|park bench|chair|couch|sofa|armchair|stool)$/;

/** "Play chess on a park bench": the board has stools of its own, and nobody plays from a bench aside. */
function sitAtBoard(draft: Draft): void {
  const players = new Set(draft.beats.filter(({ act }) => act === 'play_game').map(({ role }) => role));
  for (const { role, relation, to } of draft.relations) {
    if (!players.has(role) || to === null || !/^(?:on|in|near|beside)$/.test(relation)) continue;
    if (!SEATS.test(thingOf(draft, to)?.kind ?? '')) continue;
    withoutRelations(draft, role, to);
    if (!draft.relations.some((each) => each.to === to)) dropRole(draft, to);
  }
}

const TENDS = /^(?:hold|hold_hands|pet|give|look|care|help|comfort)$/;
const BEDS = /\b(?:bed|stretcher|crib)\b/;

/** Who holds the hand of somebody in bed stands beside it and bends over them. */
function tendLying(draft: Draft): void {
  for (const beat of draft.beats) {
    const { role, act, target } = beat;
    if (!TENDS.test(act) || !isPerson(roleOf(draft, role)) || !isPerson(roleOf(draft, target))) continue;
    const lies = draft.beats.some((each) => each.role === target && /^(?:lie|sleep)$/.test(each.act));
    const bed = draft.relations.find(
      (each) =>
        each.role === target && /^(?:in|on)$/.test(each.relation) && BEDS.test(thingOf(draft, each.to)?.kind ?? ''),
    )?.to;
    const own = draft.relations.some((each) => each.role === role && /^(?:in|on)$/.test(each.relation));
    if (!lies || bed === undefined || bed === null || own || target === null) continue;
    withoutRelations(draft, role, target);
    editBeats(draft, (each) => (each === beat ? { ...each, act: 'work', target: bed } : each));
  }
}

/** "Sits up on the bed" is no exercise. */
function sitUpInBed(draft: Draft): void {
  editBeats(draft, (beat) => {
    const inBed = draft.relations.some(
      ({ role, relation, to }) =>
        role === beat.role && /^(?:in|on)$/.test(relation) && BEDS.test(thingOf(draft, to)?.kind ?? ''),
    );
    return inBed && beat.act === 'exercise' && /^sits? up$/.test(beat.verb) ? { ...beat, act: 'sit' } : beat;
  });
}

const TRADES: Readonly<Record<string, string>> = {
  ballerina: 'dance',
  dancer: 'dance',
  singer: 'sing',
  juggler: 'juggle',
};

/** A ballerina of whom nothing else is told dances. */
function plyTrade(draft: Draft): void {
  for (const { id, person } of draft.cast) {
    const act = TRADES[person?.role ?? ''];
    if (act !== undefined && !draft.beats.some(({ role }) => role === id))
      draft.beats = [...draft.beats, { ...beatOf(draft, act), role: id }];
  }
}

const HANDLE_TABLE = /^(?:shake_hands|meet)$/;

/** Across a table one shakes hands beside it, where both can stand: the table is behind them. */
function clearTable(draft: Draft): void {
  for (const beat of draft.beats.filter(({ act }) => HANDLE_TABLE.test(act))) {
    const { role, target } = beat;
    if (target === null || isPerson(roleOf(draft, target)) || thingOf(draft, target)?.alive === true) continue;
    withoutRelations(draft, role, target);
    relate(draft, target, 'behind', role);
    editBeats(draft, (each) => (each === beat ? { ...each, target: null } : each));
  }
}

export const COURTESY_RULES = [sitAtBoard, tendLying, sitUpInBed, plyTrade, clearTable] as const;
