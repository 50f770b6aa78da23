import { findAct } from '../../../catalogue/acts.ts';
import { COLOUR_WORDS } from '../../../catalogue/attributes.ts';
import {
  addRole,
  beatOf,
  type Draft,
  editBeats,
  editRole,
  isAlive,
  isBorne,
  isPerson,
  relate,
  roleOf,
  thingOf,
} from '../draft.ts';
import { fleeOnWheels } from './chased-riders.ts';

/** What is under way though only half of it is told: bicycles under cyclists, sirens that rush, sleds behind dogs, who steps out of what lands. */

const MOTORED = /^(?:motorcycle|motorbike) (?:cop|officer|policeman|policewoman|courier|racer|messenger)$/;

/** Who cycles has something to cycle on, each their own, and whoever is named by a motorcycle has one. */
function bringBicycles(draft: Draft): void {
  for (const { id, count, noun, word } of draft.cast.filter(isPerson)) {
    const motored = MOTORED.test(noun) || MOTORED.test(word);
    const cycles = motored || draft.beats.some(({ role, act }) => role === id && act === 'cycle');
    const has = draft.relations.some(({ role, relation }) => role === id && /^(?:riding|driving|on)$/.test(relation));
    if (!cycles || has || isBorne(draft, id)) continue;
    const thing = motored ? 'motorcycle' : 'bicycle';
    relate(draft, id, 'riding', addRole(draft, { thing, word: thing, noun: thing, count }));
  }
}

const HURRIES = /^(?:fire engine|ambulance|police car)$/;
const AT_REST = /\b(?:parked|empty|old|toy|abandoned|broken|waiting|outside)\b/;

/** A fire engine of which nothing else is said, and on which nobody works, is on its way. */
function hurry(draft: Draft): void {
  const [hero] = draft.cast;
  if (hero === undefined || !HURRIES.test(hero.thing) || AT_REST.test([hero.word, ...hero.traits].join(' '))) return;
  if (draft.beats.some(({ role, target }) => role === hero.id || target === hero.id)) return;
  if (draft.relations.some(({ role, to }) => role === hero.id || to === hero.id)) return;
  draft.beats = [...draft.beats, { ...beatOf(draft, 'drive'), role: hero.id }];
}

const CARRIAGE = /^(.+) (?:wagon|carriage|coach|freight car|passenger car|boxcar)$/;

/** "a train with red wagons": they are most of what is seen of it. */
function paintCarriages(draft: Draft): void {
  for (const { id, thing, colour, parts } of draft.cast) {
    if (thing !== 'train' || colour !== null) continue;
    const painted = parts
      .map((part) => CARRIAGE.exec(part)?.[1])
      .find((word) => Object.hasOwn(COLOUR_WORDS, word ?? ''));
    if (painted !== undefined) editRole(draft, id, { colour: painted });
  }
}

const DRAWN = /^(?:sled|sleigh|rickshaw)$/;

/** "a musher on a sled pulled by six huskies": they pull what he stands on. */
function pullSled(draft: Draft): void {
  for (const beat of draft.beats.filter(({ act }) => act === 'pull')) {
    const sled = draft.relations.find(
      ({ role, relation, to }) =>
        role === beat.target &&
        /^(?:on|in|riding|driving)$/.test(relation) &&
        DRAWN.test(thingOf(draft, to)?.kind ?? ''),
    );
    if (sled === undefined) continue;
    const fast = draft.beats.some(({ role, act }) => role === sled.role && findAct(act)?.frame === 'go');
    editBeats(draft, (each) =>
      each === beat
        ? { ...each, target: sled.to, verb: fast ? 'race' : each.verb }
        : each.role === sled.role && findAct(each.act)?.frame === 'go'
          ? { ...each, act: 'drive', target: sled.to, verb: 'drive' }
          : each,
    );
    draft.relations = draft.relations.map((each) => (each === sled ? { ...each, relation: 'driving' } : each));
  }
}

const COMES_OUT = /^(?:walk|step|come|climb|exit|emerge|get|run|descend)/;
const GOES: ReadonlySet<string> = new Set(['walk', 'run', 'appear', 'climb']);
/** Of the film: until then it has landed. */
const LANDED = 0.45;

/** "A spaceship lands, three astronauts walk out": it is behind everybody, they come out of it toward us once it stands. */
function stepOut(draft: Draft): void {
  const craft = draft.cast.find(({ id }) => draft.beats.some(({ role, act }) => role === id && act === 'land'));
  if (craft === undefined || thingOf(draft, craft.id)?.alive !== false) return;
  const length = Math.max(...draft.beats.map(({ to }) => to));
  for (const { id } of draft.cast.filter(isPerson)) {
    if (isBorne(draft, id) || draft.relations.some(({ role, to }) => role === id && to === craft.id)) continue;
    relate(draft, id, 'in_front_of', craft.id);
    editBeats(draft, (beat) =>
      beat.role === id && beat.target === null && GOES.has(beat.act) && COMES_OUT.test(beat.verb)
        ? { ...beat, act: 'walk', from: Math.max(beat.from, length * LANDED), direction: 'toward', where: 'camera' }
        : beat,
    );
  }
  editBeats(draft, (beat) =>
    beat.role === craft.id && beat.act === 'land' ? { ...beat, to: Math.min(beat.to, length * LANDED) } : beat,
  );
}

const RACES = /\b(?:formula (?:1|one)|f1|grand prix)\b/i;

/** Cars of a grand prix are those of one. */
function raceCars(draft: Draft): void {
  const race = [draft.set.word ?? '', ...draft.set.dressing].some((word) => RACES.test(word));
  for (const { id, thing } of race ? draft.cast : []) if (thing === 'car') editRole(draft, id, { thing: 'race car' });
}

const BESIDE: ReadonlySet<string> = new Set(['beside', 'with', 'near', 'around']);
const RUNS: ReadonlySet<string> = new Set(['run', 'trot', 'chase', 'walk']);

/** A dog that runs beside who stays where they are runs around them: straight on it would be gone, and they a dot behind it. */
function runAround(draft: Draft): void {
  const goes = (id: number): boolean =>
    draft.relations.some(({ role, to }) => role === id && isBorne(draft, id) && thingOf(draft, to)?.moves === true) ||
    draft.beats.some(({ role, act }) => role === id && findAct(act)?.frame === 'go');
  for (const { role, relation, to } of draft.relations) {
    if (to === null || !BESIDE.has(relation) || goes(to) || !isAlive(draft, to)) continue;
    if (isPerson(roleOf(draft, role)) || !isAlive(draft, role)) continue;
    editBeats(draft, (beat) =>
      beat.role === role && RUNS.has(beat.act) && beat.target === null && beat.direction === null
        ? { ...beat, target: to, direction: 'in_circles' }
        : beat,
    );
  }
}

/** A boat that sails has a sail. */
function setSails(draft: Draft): void {
  for (const { role, act, verb } of draft.beats)
    if (act === 'sail' && /^sail/.test(verb) && roleOf(draft, role)?.thing === 'boat')
      editRole(draft, role, { variety: [...(roleOf(draft, role)?.variety ?? []), 'sailing boat'] });
}

export const UNDER_WAY_RULES = [
  setSails,
  paintCarriages,
  runAround,
  raceCars,
  pullSled,
  bringBicycles,
  fleeOnWheels,
  hurry,
  stepOut,
] as const;
