import { BEFORE_A_WINDOW } from '../../../bodies/families/apparatus/wall-openings.ts';
import { findAct } from '../../../catalogue/acts.ts';
import { outsideOf } from '../../../catalogue/outside.ts';
import {
  addRole,
  beatOf,
  type Draft,
  dropRole,
  editBeats,
  editRole,
  isAlive,
  isPerson,
  isSmall,
  relate,
  roleOf,
  thingOf,
  withoutRelations,
} from '../draft.ts';

/** What people use that is part of a room: refrigerators, ovens, cupboards, lifts. Whoever is at one stands where it says. */

/** The door of a lift is its own: what is said of the one happens to the other. */
function openLift(draft: Draft): void {
  const lift = draft.cast.find(({ thing }) => thing === 'elevator')?.id;
  if (lift === undefined) return;
  for (const { id } of draft.cast.filter(({ thing }) => thing === 'door')) {
    draft.beats = [
      ...draft.beats,
      ...draft.beats.filter(({ role }) => role === id).map((beat) => ({ ...beat, role: lift })),
    ];
    dropRole(draft, id);
  }
  const inside = new Set(draft.relations.filter(({ to }) => to === lift).map(({ role }) => role));
  // Whoever leaves it comes to us.
  editBeats(draft, (beat) =>
    inside.has(beat.role) && findAct(beat.act)?.frame === 'go' && beat.target === null
      ? { ...beat, direction: 'toward', where: 'camera' }
      : beat,
  );
}

const DRAWN: ReadonlySet<string> = new Set(['pull', 'push', 'hold', 'raise']);

/** "draws the curtains": who pulls at what opens opens it, unless it is said to be shut by that. */
function pullOpen(draft: Draft): void {
  editBeats(draft, (told) => {
    const named = draft.cast.find(({ noun, thing }) => thing === 'curtain' && noun === told.where);
    const beat = named === undefined || told.target !== null ? told : { ...told, target: named.id, where: null };
    return DRAWN.has(beat.act) && thingOf(draft, beat.target)?.opens === true && isPerson(roleOf(draft, beat.role))
      ? { ...beat, act: /\b(?:shut|close|closed)\b/.test(beat.verb) ? 'close' : 'open' }
      : beat;
  });
}

/** Through what a room has to look out of, nobody sees a lit pane that curtains bring with them. */
function hangBeforeView(draft: Draft): void {
  if (outsideOf(draft.set.dressing) === null) return;
  for (const { id, parts } of draft.cast.filter(({ thing }) => thing === 'curtain'))
    editRole(draft, id, { parts: [...parts, BEFORE_A_WINDOW] });
}

const TAKES = /^(?:pick_up|pull|give|hold|carry|raise)$/;
const TAKES_OUT = /^(?:take|pull|get|grab|fetch|pick|lift|remove|reach|retrieve|bring|draw|find|discover)/;

const SEARCHES: ReadonlySet<string> = new Set(['look', 'pick_up', 'notice', 'give', 'hold', 'think']);

/** Who looks for a dress in the wardrobe stands before it, and it is open. */
function lookInto(draft: Draft): void {
  for (const { role, relation, to } of draft.relations) {
    const site = thingOf(draft, to);
    if (!/^(?:in|inside)$/.test(relation) || to === null || site?.opens !== true || site.kind === 'elevator') continue;
    const person = isPerson(roleOf(draft, role));
    const beat = draft.beats.find(
      (each) =>
        SEARCHES.has(each.act) &&
        isPerson(roleOf(draft, each.role)) &&
        (person ? each.role === role : each.target === role && each.role !== role),
    );
    if (beat === undefined || (person && findAct(beat.act)?.frame === 'go')) continue;
    withoutRelations(draft, role, to);
    // What is looked for is in there with all the rest.
    if (!person && beat.act === 'look') dropRole(draft, role);
    editBeats(draft, (each) =>
      each.role === beat.role && each.act === beat.act && each.from === beat.from
        ? beat.act === 'look' || person
          ? { ...each, act: 'open', target: to }
          : each
        : each,
    );
    if (!draft.beats.some((each) => each.role === beat.role && each.act === 'open'))
      draft.beats = [
        ...draft.beats,
        { ...beatOf(draft, 'open'), role: beat.role, target: to, to: Math.max(1.6, beat.from) },
      ];
  }
}

/** Who takes something out of what they have opened has it in hand from then on: none of it lies on the floor. */
function takeOut(draft: Draft): void {
  for (const opening of draft.beats.filter(({ act }) => act === 'open')) {
    const site = thingOf(draft, opening.target)?.opens === true ? opening.target : null;
    if (site === null || !isPerson(roleOf(draft, opening.role))) continue;
    for (const beat of draft.beats) {
      const { role, act, verb, target, from } = beat;
      if (role !== opening.role || target === null || target === site || from < opening.from) continue;
      if (!TAKES.test(act) || !TAKES_OUT.test(verb) || !isSmall(draft, target)) continue;
      withoutRelations(draft, target, site);
      withoutRelations(draft, role, target);
      relate(draft, role, 'holding', target);
      editBeats(draft, (each) => (each === beat ? { ...each, act: 'hold', verb: TAKEN } : each));
    }
  }
}
/** The verb of what was inside until it is held. */
export const TAKEN = 'take out';
/** Seconds until a hand has it. */
export const REACH_SECONDS = 0.7;

const OF_LABS = /^(?:microscope|test tube|flask|beaker|lab bench)$/;
const OF_LAB_WORDS =
  /\b(?:flasks?|beakers?|test tubes?|vials?|microscope|petri dish(?:es)?|laboratory bench|lab bench)\b/;

/** What is used in a laboratory stands on its bench, and whoever uses it behind that: no flask is on the floor. */
function workAtLabBench(draft: Draft): void {
  if (draft.set.place !== 'laboratory') return;
  const [who] = draft.cast.filter(isPerson);
  const held = new Set(draft.relations.filter(({ relation }) => relation === 'holding').map(({ to }) => to));
  const used = draft.cast.filter(
    ({ id, thing, noun }) => !held.has(id) && (OF_LABS.test(thing) || (OF_LAB_WORDS.test(noun) && !isAlive(draft, id))),
  );
  const [bench] = used;
  if (who === undefined || bench === undefined || who.count > 2) return;
  const words = [...used, ...draft.leftOut].flatMap((each) =>
    'parts' in each ? [each.word, ...each.parts] : [each.word],
  );
  const colours = used.flatMap(({ colour }) => colour ?? []);
  for (const { id } of used.slice(1)) dropRole(draft, id);
  editRole(draft, bench.id, { thing: 'lab bench', count: 1, size: 1, colour: null, parts: [...words, ...colours] });
  editBeats(draft, (beat) => (beat.role === bench.id ? null : beat));
  if (words.some((word) => /microscope/.test(word)))
    editBeats(draft, (beat) =>
      beat.role === who.id && beat.act === 'look' && beat.target === bench.id ? { ...beat, act: 'peer' } : beat,
    );
  draft.relations = draft.relations.filter(
    ({ role, to }) => role !== bench.id && !(role === who.id && to === bench.id),
  );
  relate(draft, who.id, 'near', bench.id);
  // What is written there lies there.
  for (const { role, act, target } of draft.beats)
    if (
      role === who.id &&
      /^(?:write|draw_picture|put|pour)$/.test(act) &&
      isSmall(draft, target) &&
      target !== bench.id
    )
      relate(draft, target, 'on', bench.id);
}

const OPERATES = /^(?:operate|perform surgery|do surgery|perform)/;
const SURGEONS = /surgeon/;

/** A surgeon's patient lies on the table under the lamp. */
function operate(draft: Draft): void {
  const surgeon = draft.cast.find(
    ({ id, noun, person }) =>
      person !== null &&
      (SURGEONS.test(noun) || draft.cast.some(({ thing }) => thing === 'operating table')) &&
      draft.beats.some((beat) => beat.role === id && (OPERATES.test(beat.verb) || beat.act === 'work')),
  );
  if (surgeon === undefined) return;
  for (const { id, thing } of draft.cast) if (/^(?:lamp|bed|monitor)$/.test(thing)) dropRole(draft, id);
  const table =
    draft.cast.find(({ thing }) => thing === 'operating table')?.id ?? addRole(draft, { thing: 'operating table' });
  const others = draft.cast.filter((role) => role.id !== surgeon.id && isPerson(role));
  const patient =
    others.find(({ noun }) => /patient/.test(noun)) ??
    others.find(({ noun }) => !/nurse|doctor|assistant|anesthetist|anaesthetist|surgeon/.test(noun));
  const lying =
    patient?.id ??
    addRole(draft, { ...surgeon, thing: 'person', noun: 'patient', word: 'patient', count: 1, wears: [] });
  draft.relations = draft.relations.filter(({ role }) => role !== lying && role !== surgeon.id);
  relate(draft, lying, 'on', table);
  // Nurses and assistants stand there as well.
  const team = new Set([surgeon.id, ...others.map(({ id }) => id).filter((id) => id !== lying)]);
  draft.relations = draft.relations.filter(({ role, to }) => !team.has(role) && !team.has(to ?? -1));
  for (const id of team) relate(draft, id, 'on', table);
  editBeats(draft, (beat) =>
    beat.role === lying ? null : beat.role === surgeon.id ? { ...beat, target: null } : beat,
  );
  draft.beats = [...draft.beats, { ...beatOf(draft, 'sleep'), role: lying }];
}

export const FIXTURE_RULES = [openLift, pullOpen, hangBeforeView, lookInto, takeOut, workAtLabBench, operate] as const;
