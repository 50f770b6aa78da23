import { findAct } from '../../catalogue/acts.ts';
import { transitOf } from '../../catalogue/transits.ts';
import type { Chunk, Mention, VerbChunk } from '../mentions/chunks.ts';
import type { Entity, Event } from '../reading.ts';
import { able } from './able.ts';
import { findCarrier } from './carrier.ts';
import { conjure, findControlled, helpUp, resume, teach } from './control.ts';
import { fitVerb } from './fit-verb.ts';
import { findUntold, isBeforeDoer, isFronted, isSaidAfter, standsBefore } from './inverted.ts';
import { FAST, mannerOf, SLOW } from './manner.ts';
import { isOfHandler } from './of-handler.ts';
import { isDoneBeside } from './own-doing.ts';
import { depict, isGiven, refine, replaceEvent } from './refine.ts';
import { beginUnseen, type Scope } from './scope.ts';
import { isPassive, isStruck, whatIsSuffered } from './suffered.ts';
import { findToldNoun, toldTwice } from './told-of-noun.ts';
import { wieldTool } from './tools-at-work.ts';

/** Begins what comes after something else, and not beside it. */
const AFTERWARDS = /^(?:then|finally|eventually|suddenly|afterwards?|later|next)$/;

const comesAfter = (before: Chunk | undefined): boolean => before?.kind === 'adverb' && AFTERWARDS.test(before.text);

function addEvent(scope: Scope, chunk: VerbChunk, subjects: readonly number[], meanwhile = false): void {
  if (subjects.length === 0) return;
  const speed = scope.adverb === null ? 1 : FAST.test(scope.adverb) ? 1.5 : SLOW.test(scope.adverb) ? 0.6 : 1;
  const event: Event = {
    // "is parked": it stands there, and does not come.
    verb: chunk.form === 'ed' && transitOf(chunk.verb) === 'arrives' ? 'stand' : chunk.verb,
    act: chunk.act,
    subjects: [...subjects],
    target: null,
    direct: false,
    instrument: null,
    part: chunk.part ?? scope.acting,
    direction: null,
    where: null,
    manner: chunk.act?.frame === 'voice' ? scope.adverb : mannerOf(scope.adverb),
    speed,
    at: chunk.at,
    ...(meanwhile ? { meanwhile } : {}),
  };
  scope.event = event;
  scope.acting = null;
  scope.adverb = null;
  if (chunk.act !== null || chunk.form === 'finite' || chunk.form === 'ing') scope.events.push(event);
}

/** "a father and son fishing on a dock": of people who are told together and have no other verb, it is said of all. */
function isSaidOfAll({ subjects, last, verb, discourse }: Scope, chunks: readonly Chunk[], at: number): boolean {
  if (verb !== null || subjects.length < 2 || last.length !== 1 || subjects.at(-1) !== last[0]) return false;
  const living = ({ person, thing }: Entity['senses']): boolean => person !== null || thing?.alive === true;
  if (!subjects.every((id) => discourse.entities[id] !== undefined && living(discourse.entities[id].senses)))
    return false;
  const end = chunks.findIndex(({ kind }, index) => index > at && kind === 'stop');
  const rest = chunks.slice(at + 1, end === -1 ? undefined : end);
  return !rest.some((chunk) => chunk.kind === 'verb' && chunk.form === 'finite');
}

export function readVerb(
  scope: Scope,
  heard: VerbChunk,
  before: Chunk | undefined,
  chunks: readonly Chunk[],
  at: number,
): void {
  scope.suffered = null;
  const told = findToldNoun(scope, heard, chunks, at);
  if (told !== null) Object.assign(scope, { subjects: told, last: told, relative: false, unseen: null });
  // "grey waves rolling": nobody's doing, and nobody's who comes after.
  if (scope.unseen !== null) {
    // "light falls on a nun kneeling there": she does.
    const kneels = heard.form === 'ing' && before?.kind === 'noun' ? able(scope, heard, scope.last) : [];
    if (kneels.length > 0) addEvent(scope, heard, kneels);
    scope.verb = heard;
    scope.objects = [];
    scope.preposition = null;
    return;
  }
  // "with flames and smoke billowing out": nobody who has them does that.
  if (
    heard.form === 'ing' &&
    before?.kind === 'noun' &&
    scope.preposition?.relation === 'with' &&
    isSmoke(before.mention)
  ) {
    scope.verb = heard;
    return;
  }
  // "looks up at the aurora dancing": the aurora does, and she has her verb.
  if (scope.verb !== null && isDoneBeside(before, heard)) {
    beginUnseen(scope);
    scope.verb = heard;
    return;
  }
  const untold = findUntold(scope, heard, chunks, at);
  if (untold !== null) scope.subjects = untold;
  const wielded = wieldTool(scope, heard, before?.kind === 'noun' ? scope.last : scope.subjects);
  if (wielded !== null) {
    addEvent(scope, wielded.chunk, [wielded.hands]);
    if (scope.event !== null) scope.event.instrument = wielded.tool;
    Object.assign(scope, { subjects: [wielded.hands], last: [wielded.hands], main: [wielded.hands] });
    Object.assign(scope, { verb: wielded.chunk, objects: [], preposition: null, relative: false });
    return;
  }
  const chunk = fitVerb(scope, heard, chunks[at + 1], chunks[at + 2]);
  const relative = isBeforeDoer(scope, chunks[at + 1]);
  if (relative) for (const id of scope.subjects) demote(scope.discourse.entities[id]);
  if (relative || isFronted(scope, chunk, chunks, at) || isSaidAfter(scope, chunk, chunks, at)) {
    scope.pending.push(chunk);
    scope.subjects = [];
    scope.objects = [];
    scope.event = null;
    scope.relative = false;
    scope.verb = null;
    scope.preposition = null;
    return;
  }
  const afterNoun =
    before?.kind === 'noun' ||
    before?.kind === 'pronoun' ||
    (before?.kind === 'adverb' && chunks[at - 2]?.kind === 'noun');
  const participle = (chunk.form === 'ing' || chunk.form === 'ed') && before?.kind !== 'be';
  resume(scope, chunk, chunks, at);
  if (!participle) scope.main = scope.subjects;
  // "…, gulls circling overhead, smiling": said of whom the sentence is about.
  else if (before?.kind === 'comma' && scope.main.length > 0 && scope.nameable) scope.subjects = scope.main;
  const controlled = findControlled(scope, chunk, chunks, at);
  if (controlled !== null) {
    scope.watchers = scope.event?.subjects ?? scope.subjects;
    scope.subjects = controlled;
    // "A mother teaches her daughter to ride. She runs alongside": the mother, of whom the sentence was.
    scope.told = { main: scope.watchers, relative: controlled };
    conjure(scope, controlled);
    teach(scope, controlled);
    if (helpUp(scope, controlled, chunk)) return;
  }
  let subjects = (participle ? toldTwice(scope, chunks, at) : null) ?? scope.subjects;
  if (participle && afterNoun) scope.last = findCarrier(scope, chunk) ?? scope.last;
  const ofLast = participle && afterNoun && !scope.verbLast && scope.last.length > 0 && !isOfHandler(scope, chunk);
  if (ofLast && able(scope, chunk, scope.last).length > 0)
    subjects = isSaidOfAll(scope, chunks, at) ? scope.subjects : scope.last;
  else if (scope.relative && scope.last.length > 0) {
    // "…, who smiles and says": what follows is said of the same one.
    if (scope.subjects.length > 0) scope.told = { main: scope.subjects, relative: scope.last };
    subjects = scope.last;
    scope.subjects = scope.last;
  }
  if (isPassive(chunk) || isStruck(chunk, chunks[at + 1])) {
    // "a cart pulled by a donkey": who does it is told with "by", or nobody is.
    scope.suffered = { chunk, subjects };
    scope.event = null;
    const felt = whatIsSuffered(scope, chunk, subjects, chunks, at);
    if (felt !== null) addEvent(scope, { ...chunk, verb: felt.verb ?? felt.act, act: findAct(felt.act) }, felt.whom);
    scope.relative = false;
    scope.verb = chunk;
    scope.objects = [];
    scope.preposition = null;
    return;
  }
  let doers = able(scope, chunk, subjects);
  // "A baker, a rolling pin under his arm, argues": no rolling pin does; whom the sentence began with.
  // "watches the glass fall, then looks at us": nor does a glass.
  const goesOn = /^(?:comma|link|and)$/.test(before?.kind ?? '');
  if (doers.length === 0 && subjects.length > 0 && goesOn && chunk.form === 'finite') {
    const begins = ({ sentence, role }: Entity): boolean => sentence === scope.sentence && role === 'subject';
    const opened = scope.discourse.entities.find(begins);
    doers = opened === undefined ? [] : able(scope, chunk, [opened.id]);
    if (doers.length > 0) {
      Object.assign(scope, { subjects: doers, last: doers, main: doers });
      subjects = doers;
    }
  }
  const idle = subjects.length > 0 && doers.length === 0;
  subjects = doers;
  const inverted = !scope.nameable || chunk.act?.frame === 'voice' || standsBefore(chunk, chunks[at + 1]);
  // "laundry hanging between the houses": done by what nobody sees, and not by whoever comes next.
  const unseen = subjects.length === 0 && scope.nameable && (before?.kind === 'noun' || before?.kind === 'aside');
  if (
    subjects.length === 0 &&
    !idle &&
    !participle &&
    inverted &&
    chunk.act !== null &&
    before?.kind !== 'preposition' &&
    !(unseen && scope.preposition === null && !standsBefore(chunk, chunks[at + 1]))
  ) {
    // "grita el niño", "says the woman": the subject comes after.
    scope.pending.push(chunk);
    scope.event = null;
    scope.relative = false;
    scope.verb = null;
    scope.objects = [];
    scope.preposition = null;
    return;
  }
  if (idle || (chunk.verb === 'wear' && chunk.form !== 'base')) {
    scope.event = null;
    scope.adverb = null;
    subjects = scope.subjects;
  } else if (subjects.length === 0 && participle) {
    if (!unseen || scope.preposition !== null) scope.pending.push(chunk);
    scope.event = null;
  } else addEvent(scope, chunk, subjects, participle && chunk.form === 'ing' && !comesAfter(before));
  const object = scope.verbLast ? scope.discourse.entities[scope.objects[0] ?? -1] : undefined;
  if (object !== undefined && !subjects.includes(object.id)) readObject(scope, object);
  scope.relative = false;
  scope.verb = chunk;
  scope.objects = [];
  scope.preposition =
    chunk.verb === 'wear' || chunk.verb === 'don' || chunk.verb === 'put on'
      ? { relation: 'wearing', anchors: subjects }
      : null;
}

function demote(entity: Entity | undefined): void {
  if (entity !== undefined) entity.role = 'object';
}

const OVERTAKES = /^(?:overtake|pass|outrun|approach|circle|tail|cross|leave|enter)\b/;

const isSmoke = ({ senses }: Mention): boolean =>
  senses?.dressing === true && senses.thing === null && senses.person === null && !senses.part;

/** The doer of what was told as suffered. */
export function takeDoer(scope: Scope, doer: Entity): boolean {
  const { suffered } = scope;
  if (suffered === null || able(scope, suffered.chunk, [doer.id]).length === 0) return false;
  scope.suffered = null;
  addEvent(scope, suffered.chunk, [doer.id]);
  const target = scope.discourse.entities[suffered.subjects[0] ?? -1];
  if (target !== undefined && target !== doer) readObject(scope, target);
  return true;
}

export function readObject(scope: Scope, entity: Entity): void {
  let { event } = scope;
  scope.objects.push(entity.id);
  // "hands her the crown": whom it is given to is told first, and then what.
  if (event?.act?.act === 'give' && event.target !== null && isGiven(scope, event.target, entity))
    event.instrument ??= entity.id;
  if (event === null || event.target !== null) return;
  event.target = entity.id;
  event.direct = true;
  depict(event, entity);
  const refined = refine(event, entity);
  if (refined !== event) {
    replaceEvent(scope, event, refined);
    event = refined;
  }
  const held =
    /^(?:hold|carry|raise|hug|pick_up|drink|read|phone|play_guitar|play_violin|play_flute|photograph|smoke|shoot|fight|drop|play)$/;
  if (
    entity.senses.person === null &&
    event.act !== null &&
    held.test(event.act.act) &&
    !entity.senses.thing?.alive &&
    (entity.senses.thing?.metres ?? 9) < 1.4
  ) {
    for (const subject of event.subjects)
      scope.relations.push({ entity: subject, relation: 'holding', to: entity.id, where: null });
  }
  const mounted =
    / on(?:to)?$/.test(event.verb) && event.act?.frame === 'stay' && event.act.act !== 'lean'
      ? 'on'
      : event.act?.act === 'lean'
        ? 'leaning_on'
        : event.act?.act === 'ride' || event.act?.act === 'cycle'
          ? 'riding'
          : event.act?.act === 'drive' && !OVERTAKES.test(event.verb)
            ? 'driving'
            : event.act?.act === 'chase'
              ? 'chasing'
              : event.act?.act === 'follow'
                ? 'following'
                : null;
  if (mounted !== null)
    for (const subject of event.subjects)
      scope.relations.push({ entity: subject, relation: mounted, to: entity.id, where: null });
}

export function takePending(scope: Scope): void {
  const [subject] = scope.subjects;
  for (const { relation, to, where = null } of scope.leading.splice(0)) {
    if (subject !== undefined && subject !== to) scope.relations.push({ entity: subject, relation, to, where });
  }
  if (scope.pending.length > 0) scope.main = scope.subjects;
  for (const verb of scope.pending.splice(0)) addEvent(scope, verb, able(scope, verb, scope.subjects));
}
