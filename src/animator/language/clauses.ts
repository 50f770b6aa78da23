import { attachPhrase } from './attach.ts';
import { bringIn } from './bring-in.ts';
import type { Chunk } from './chunks.ts';
import { resolveMeant } from './control.ts';
import { isPerson } from './discourse.ts';
import { isCouple, partCouple } from './groups.ts';
import { looksSo } from './looks-so.ts';
import { readMember } from './members.ts';
import { readNoun } from './read-noun.ts';
import { FAST, mannerOf, readVerb, SLOW, takePending } from './read-verb.ts';
import type { Entity } from './reading.ts';
import { beginUnseen, endUnseen, type Scope } from './scope.ts';
import { verbFollows } from './sense-of.ts';
import { introduceSpeaker } from './speakers.ts';

const DIRECTIONS: Readonly<Record<string, string>> = {
  ...{
    left: 'left',
    right: 'right',
    up: 'up',
    upward: 'up',
    upwards: 'up',
    down: 'down',
    downward: 'down',
    downwards: 'down',
  },
  ...{
    toward: 'toward',
    away: 'away',
    forward: 'forward',
    forwards: 'forward',
    around: 'in_circles',
    off: 'away',
    backwards: 'backward',
    backward: 'backward',
  },
};

function isSubject(before: Chunk | undefined): boolean {
  return before === undefined || /^(?:comma|and|stop|link|quote|aside)$/.test(before.kind);
}

function actsNext(next: Chunk | undefined): boolean {
  return next?.kind === 'verb' || next?.kind === 'be';
}

function endClause(scope: Scope, sentence: boolean): void {
  if (scope.subjects.length > 0) scope.discourse.subjects = scope.subjects;
  scope.preposition = null;
  scope.listed = null;
  scope.copula = false;
  scope.relative = false;
  scope.verb = null;
  scope.event = null;
  scope.suffered = null;
  scope.objects = [];
  scope.pending.length = 0;
  endUnseen(scope);
  if (!sentence) return;
  scope.sentence++;
  scope.main = [];
  scope.subjects = [];
  scope.last = [];
  scope.lastMention = null;
}

/** Reads clause after clause: who does what to whom, and where. */
export function readClauses(scope: Scope, chunks: readonly Chunk[]): void {
  for (const [at, chunk] of chunks.entries()) {
    const before = chunks[at - 1];
    switch (chunk.kind) {
      case 'stop':
        endClause(scope, true);
        break;
      case 'comma':
        endUnseen(scope);
        break;
      case 'and':
        break;
      case 'aside':
        // "rain dripping from his hat": nobody who is seen does that.
        if (isSubject(before) && (actsNext(chunks[at + 1]) || chunks[at + 1]?.kind === 'preposition')) {
          beginUnseen(scope);
          scope.preposition = null;
        }
        break;
      case 'link':
        if (/^(?:who|which|that)$/.test(chunk.text)) {
          scope.relative = true;
          if (chunk.text === 'who') scope.last = findLiving(scope);
        } else endClause(scope, false);
        break;
      case 'quote':
        introduceSpeaker(scope, chunk.index, chunk.at);
        scope.quotes.push({
          index: chunk.index,
          at: chunk.at,
          sentence: scope.sentence,
          subjects: scope.subjects.length > 0 ? scope.subjects : scope.discourse.subjects,
          event: scope.event,
          chunk: at,
        });
        scope.preposition = null;
        break;
      case 'be':
        scope.copula = true;
        scope.preposition = null;
        if (scope.subjects.length === 0 && scope.last.length > 0) scope.subjects = scope.last;
        // "a dish that has tiny pandas": with them.
        if (/^(?:has|have|had)$/.test(chunk.text) && chunks[at + 1]?.kind === 'noun') {
          scope.copula = false;
          scope.preposition = { text: 'with', relation: 'with', anchors: scope.relative ? scope.last : scope.subjects };
        }
        break;
      case 'verb':
        scope.copula = false;
        readVerb(scope, chunk, before, chunks, at);
        tellGender(scope, chunk.whose);
        break;
      case 'preposition':
        scope.preposition = {
          text: chunk.text,
          relation: chunk.relation,
          loose:
            scope.unseen !== null ||
            (scope.figureless &&
              (before?.kind === 'noun' || (before?.kind === 'adjective' && chunks[at - 2]?.kind === 'noun'))),
          placed: scope.figureless && isRoomOf(chunks, at),
          anchors: isOnTheWay(scope, chunk.text)
            ? scope.subjects
            : // "a nurse checks on a man lying in bed": he is.
              before?.kind === 'verb' && before.form === 'ing' && (scope.event?.subjects.length ?? 0) > 0
              ? (scope.event?.subjects ?? [])
              : before?.kind === 'noun' && scope.last.length > 0
                ? holdersOf(scope, chunk.relation)
                : scope.objects.length > 0 && before?.kind !== 'comma'
                  ? scope.objects
                  : scope.subjects,
        };
        scope.listed = null;
        // "a slow-motion shot of a teapot": what the camera shows is no part of anything.
        if (chunk.relation === 'of' && scope.preposition.anchors.length === 0) scope.preposition = null;
        break;
      case 'pronoun':
        readPronoun(scope, chunk.text, chunks, at);
        break;
      case 'noun':
        if (!readMember(scope, chunk.mention, before)) readNoun(scope, chunk.mention, chunks, at);
        break;
      case 'adjective':
        // "Earth small in the sky": said of the Earth, which is no figure.
        if (before?.kind === 'noun' && scope.figureless && !scope.copula) break;
        // "looks sad", ", looking thoughtful": said of whoever does.
        if (looksSo(before) || looksSo(chunks[at - 2]))
          for (const id of scope.event?.subjects ?? scope.subjects)
            scope.discourse.entities[id]?.modifiers.push(chunk.text);
        else if (scope.copula || before?.kind === 'comma' || before?.kind === 'noun')
          for (const id of scope.copula && !scope.relative ? scope.subjects : scope.last)
            scope.discourse.entities[id]?.modifiers.push(chunk.text);
        break;
      case 'adverb':
        if (chunk.camera && before?.kind === 'noun' && before.mention.noun === 'back') turnAway(scope);
        else if (chunk.text === 'together') joinSubjects(scope);
        else if (chunk.text === 'upside_down') turnOver(scope);
        else if (scope.event !== null && Object.hasOwn(DIRECTIONS, chunk.text)) {
          scope.event.direction ??= DIRECTIONS[chunk.text] ?? null;
          if (chunk.camera) scope.event.where ??= 'camera';
        } else if (scope.event !== null && (FAST.test(chunk.text) || SLOW.test(chunk.text)))
          scope.event.speed = FAST.test(chunk.text) ? 1.5 : 0.6;
        else if (scope.event !== null && before?.kind !== 'and') scope.event.manner ??= mannerOf(chunk.text);
        else scope.adverb = chunk.text;
        break;
    }
  }
}

/** "a dwarf in a sphere who rakes the sand": whoever was told of last and can. */
function findLiving({ discourse, last }: Scope): readonly number[] {
  const isLiving = (id: number): boolean => {
    const entity = discourse.entities[id];
    return entity !== undefined && (isPerson(entity) || entity.senses.thing?.alive === true);
  };
  const latest = discourse.recent.findLast(isLiving);
  return last.some(isLiving) || latest === undefined ? last : [latest];
}

/** "jumps from a shelf onto a sofa": both are told of who jumps. */
function isOnTheWay({ event, subjects, last }: Scope, text: string): boolean {
  return (
    /^(?:onto|into|toward|towards)$/.test(text) &&
    event?.act?.frame === 'go' &&
    event.direction === 'away' &&
    subjects.length > 0 &&
    last[0] === event.target
  );
}

/** "An office worker rubs his eyes": so he is a man. */
function tellGender({ event, discourse }: Scope, whose: Entity['gender'] | undefined): void {
  const [own, ...more] = event?.subjects ?? [];
  const entity = discourse.entities[own ?? -1];
  if (whose !== undefined && entity?.senses.person != null && more.length === 0) entity.gender ??= whose;
}

const BESIDE = /^(?:beside|near|behind|in_front_of|left_of|right_of|facing)$/;

/** "a woman with an umbrella beside him": she is beside him. */
function holdersOf({ last, relations }: Scope, relation: string): readonly number[] {
  if (!BESIDE.test(relation)) return last;
  const held = relations.findLast(({ relation: bond, to }) => bond === 'holding' && to === last[0]);
  return held === undefined ? last : [held.entity];
}

/** "in a studio": where one is, and of which more may be told. */
function isRoomOf(chunks: readonly Chunk[], at: number): boolean {
  const [within, place] = [chunks[at - 2], chunks[at - 1]];
  if (place?.kind !== 'noun' || place.mention.senses?.place == null) return false;
  return within?.kind === 'preposition' && /^(?:in|inside)$/.test(within.relation);
}

/** "hand in hand": with one another. */
function joinSubjects({ subjects, relations }: Scope): void {
  const [first, second] = subjects;
  if (first !== undefined && second !== undefined)
    relations.push({ entity: first, relation: 'with', to: second, where: null });
}

/** "floats upside down". */
function turnOver({ event, discourse, last, subjects }: Scope): void {
  if (event !== null) event.manner ??= 'upside down';
  discourse.entities[last[0] ?? subjects[0] ?? -1]?.modifiers.push('upside down');
}

/** "with her back to the camera". */
function turnAway({ discourse, last, subjects }: Scope): void {
  const entity = discourse.entities[last[0] ?? subjects[0] ?? -1];
  if (entity !== undefined) entity.facing = 'away';
}

const SEVERAL = /^(?:they|them|we|us|everyone|everybody)$/;

/** "takes a plate from the shelf and washes it": what was taken, and not where from. */
function findHandled({ events, subjects, discourse }: Scope): number | null {
  const target = events.findLast(
    ({ subjects: doers, target: done }) => done !== null && doers[0] === subjects[0],
  )?.target;
  const entity = discourse.entities[target ?? -1];
  return entity !== undefined && !isPerson(entity) && (entity.count ?? 1) === 1 ? entity.id : null;
}

function readPronoun(scope: Scope, text: string, chunks: readonly Chunk[], at: number): void {
  if (/^(?:he|she|him|his|her)$/.test(text)) {
    const told = scope.discourse.entities[resolveMeant(scope, text, chunks[at - 1])[0] ?? -1];
    if (told !== undefined && isCouple(told)) partCouple(scope, told);
  }
  const handled = text === 'it' && chunks[at - 1]?.kind === 'verb' ? findHandled(scope) : null;
  const known = handled === null ? resolveMeant(scope, text, chunks[at - 1]) : [handled];
  // In other languages a pronoun alone brings in nobody but who speaks: "…", dice ella.
  const speaks = chunks.slice(Math.max(0, at - 4), at + 4).some(({ kind }) => kind === 'quote');
  const stranger = known.length === 0 && (scope.nameable || (speaks && /^(?:he|she)$/.test(text)));
  const ids = (stranger ? bringIn(scope, text, chunks, at) : known).slice(0, SEVERAL.test(text) ? 12 : 1);
  const [id] = ids;
  if (id === undefined) {
    if (/^(?:he|she|they|it|we|i|you)$/.test(text)) scope.subjects = [];
    return;
  }
  for (const each of ids) {
    const entity = scope.discourse.entities[each];
    if (entity === undefined) continue;
    entity.mentions++;
    entity.mentionedAt.push(chunks[at]?.at ?? 0);
  }
  const before = chunks[at - 1];
  if (before?.kind === 'preposition' && scope.preposition !== null) {
    const entity = scope.discourse.entities[id];
    if (entity !== undefined) attachPhrase(scope, scope.preposition, null, 'figure', entity);
    return;
  }
  // "…," says he to his grandson.
  const says = before?.kind === 'verb' && scope.pending.includes(before) && /^(?:he|she|they|i|we)$/.test(text);
  if (
    !says &&
    (/^(?:him|them|himself|herself)$/.test(text) || (before?.kind === 'verb' && verbFollows(chunks, at + 1) === null))
  ) {
    if (scope.event !== null) scope.event.target ??= id;
    // "puts it on the table": there it is, and not whoever puts it.
    if (before?.kind === 'verb' && /^(?:it|them)$/.test(text)) scope.objects = ids;
    return;
  }
  scope.unseen = null;
  scope.subjects = ids;
  scope.last = ids;
  scope.verb = null;
  scope.event = null;
  scope.objects = [];
  takePending(scope);
  scope.discourse.subjects = ids;
}
