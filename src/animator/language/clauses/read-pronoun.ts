import type { Chunk } from '../mentions/chunks.ts';
import { attachPhrase } from './attach.ts';
import { bringEverybody, bringIn, bringWhom } from './bring-in.ts';
import { resolveMeant, WITNESSES } from './control.ts';
import { isPair, partCouple } from './couples.ts';
import { isPerson } from './discourse.ts';
import { takePending } from './read-verb.ts';
import { findAsked, findReceiver } from './receiver.ts';
import { beginUnseen, type Scope } from './scope.ts';
import { verbFollows } from './sense-of.ts';

const SEVERAL = /^(?:they|them|we|us|everyone|everybody)$/;

/** "takes a plate from the shelf and washes it": what was taken, and not where from. */
function findHandled({ events, subjects, discourse }: Scope): number | null {
  // "hands her the crown. She takes it": what she was given.
  const given = events.findLast(({ act }) => act?.act === 'give');
  if (given?.instrument != null && given.target === subjects[0]) return given.instrument;
  // "knocks over a vase; it shatters": a new sentence has no subject yet.
  const doer = subjects[0] ?? discourse.subjects[0];
  const last = events.findLast(({ subjects: doers, target: done }) => done !== null && doers[0] === doer);
  const entity = discourse.entities[last?.target ?? -1];
  // "polishes a telescope … The horse wobbles, and he dives to catch it": what did something since.
  const since = events.some(
    ({ at, subjects: [other] }) =>
      at > (last?.at ?? 0) &&
      other !== entity?.id &&
      // "knocks a glass over and watches it fall": the glass, whoever watches.
      other !== doer &&
      discourse.entities[other ?? -1]?.senses.person === null,
  );
  if (since) return null;
  return entity !== undefined && !isPerson(entity) && (entity.count ?? 1) === 1 ? entity.id : null;
}

const WORKED = /^(?:wind|close|shut|lock|seal|start|switch on|turn on|light|drive|ride|launch|shake|stir)\b/;

/** "puts a gear into a bird and winds it up": the bird, which has a gear in it now. */
function findWorked(scope: Scope, verb: string): number | null {
  const handled = WORKED.test(verb) ? findHandled(scope) : null;
  const into = scope.relations.findLast(
    ({ entity, relation }) => entity === handled && /^(?:in|inside)$/.test(relation),
  );
  return handled === null ? null : (into?.to ?? null);
}

const GATHERS =
  /^(?:pick|gather|collect|carry|put|place|throw|toss|eat|wash|stack|sort|arrange|drop|lift|pack|fold|peel|slice|juggle)\b/;

/** "drops his apples, and she helps him pick them up": what there are several of, and nobody. */
function findGathered({ discourse: { recent, entities } }: Scope, verb: string): number | null {
  if (!GATHERS.test(verb)) return null;
  const several = recent.findLast((id) => {
    const { plural, count, senses } = entities[id] ?? {};
    return (plural === true || (count ?? 1) > 1) && senses?.person === null && senses.thing?.alive === false;
  });
  return several ?? null;
}

const OF_THINGS =
  /^(?:land|fall|hit|shatter|break|roll|drop|explode|spin|bounce|sink|crash|burst|melt|tip|splash|splatter)$/;

/** "the cake flies into the air. It lands on his head": what flew, before whoever is alive. */
function findFlown(
  { discourse: { entities, subjects }, events, ...scope }: Scope,
  next: Chunk | undefined,
): number | null {
  const thing = entities[scope.subjects[0] ?? subjects[0] ?? -1];
  if (next?.kind !== 'verb' || !OF_THINGS.test(next.verb) || thing === undefined) return null;
  const moved = events.findLast(({ subjects: doers }) => doers.includes(thing.id))?.act?.frame === 'go';
  return moved && thing.senses.person === null && thing.senses.thing?.alive === false ? thing.id : null;
}

const BY_ITSELF =
  /^(?:float|levitate|rise|hover|fly|drift|roll|slide|glow|shine|tremble|shake|move|come|open|burst|vanish|disappear|transform|turn|melt|lift|spin|wake|begin|start)\b/;

/** "a feather on the desk, and it floats into the air": what is on the desk, and not the desk. */
function whatIsThere(
  { discourse: { entities, subjects }, relations }: Scope,
  id: number,
  next: Chunk | undefined,
): number {
  const bears = entities[id];
  if (next?.kind !== 'verb' || !BY_ITSELF.test(next.verb) || bears === undefined || subjects.includes(id)) return id;
  const borne = relations.findLast(
    ({ entity, relation, to }) =>
      to === id &&
      /^(?:on|in|inside|under|near|beside)$/.test(relation) &&
      entities[entity]?.sentence === bears.sentence &&
      entities[entity]?.senses.person === null &&
      entities[entity]?.senses.thing?.alive === false,
  );
  return borne?.entity ?? id;
}

const COMES_OF_IT = /^(?:fall|shatter|break|smash|roll|drop|bounce|tip|topple|spill|splash|splatter|crash|burst|pop)\b/;

/** "pushes a vase off the shelf, it falls and breaks": what was pushed, and not the cat. */
function findUndone(scope: Scope, next: Chunk | undefined): number | null {
  if (next?.kind !== 'verb' || !COMES_OF_IT.test(next.verb)) return null;
  const handled = findHandled(scope);
  return scope.discourse.entities[handled ?? -1]?.senses.thing?.alive === false ? handled : null;
}

/** "rips out a page and throws it away. It lands in a bin": the page, of which nothing is shown. */
function isOfPiece({ discourse: { handled, entities } }: Scope, text: string): boolean {
  if (text !== 'it' || handled === null) return false;
  return !entities.some(
    ({ mentionedAt, senses }) => senses.person === null && mentionedAt.some((each) => each > handled),
  );
}

/** "one glass on the bar, with an ice cube melting in it": nothing is in a horse. */
function findHollow(
  { discourse: { entities, recent }, last, subjects }: Scope,
  text: string,
  relation: string,
): readonly number[] | null {
  if (text !== 'it' || !/^(?:in|inside|into)$/.test(relation)) return null;
  const id = recent.findLast((each) => {
    const thing = entities[each]?.senses.thing ?? null;
    return thing !== null && !thing.alive && !last.includes(each) && !subjects.includes(each);
  });
  return id === undefined ? null : [id];
}

/** The verb comes next, or after how it is done. */
function meantBy(scope: Scope, text: string, chunks: readonly Chunk[], at: number): number[] {
  const meant = resolveMeant(scope, text, chunks, at);
  const next = chunks[at + 1]?.kind === 'adverb' ? chunks[at + 2] : chunks[at + 1];
  return text === 'it' && chunks[at - 1]?.kind !== 'preposition'
    ? meant.map((id) => whatIsThere(scope, id, next))
    : meant;
}

/** Whom a pronoun means, and what becomes of them in the clause. */
export function readPronoun(scope: Scope, text: string, chunks: readonly Chunk[], at: number): void {
  if (/^(?:he|she|him|his|her)$/.test(text)) {
    const told = scope.discourse.entities[resolveMeant(scope, text, chunks, at)[0] ?? -1];
    if (told !== undefined && isPair(told)) partCouple(scope, told);
  }
  const couple = scope.discourse.entities[scope.subjects[0] ?? -1];
  // "A tourist couple – she in a yellow sundress, he in a hat – laughs": each of them.
  if (couple !== undefined && /^(?:he|she)$/.test(text) && scope.verb === null && couple.sentence === scope.sentence) {
    if (isPair(couple)) partCouple(scope, couple);
    const noun = text === 'she' ? 'woman' : 'man';
    const member = couple.members.find((id) => scope.discourse.entities[id]?.gender === noun);
    if (member !== undefined && chunks[at + 1]?.kind === 'preposition') {
      scope.last = [member];
      scope.preposition = null;
      scope.figureless = false;
      return;
    }
  }
  const deed = chunks[at - 1];
  if (isOfPiece(scope, text)) {
    if (deed?.kind === 'verb' && scope.event !== null) scope.event.direct = true;
    else if (deed?.kind !== 'preposition') beginUnseen(scope);
    return;
  }
  const handled =
    deed?.kind !== 'verb'
      ? text === 'it'
        ? (findFlown(scope, chunks[at + 1]) ?? findUndone(scope, chunks[at + 1]))
        : (findAsked(scope, text, chunks, at) ?? findReceiver(scope, text, chunks[at + 1]))
      : text === 'it'
        ? (findWorked(scope, deed.verb) ?? findHandled(scope))
        : text === 'them'
          ? findGathered(scope, deed.verb)
          : null;
  const hollow = deed?.kind === 'preposition' ? findHollow(scope, text, deed.relation) : null;
  const known =
    bringEverybody(scope, text, chunks, at) ??
    (handled === null ? (hollow ?? meantBy(scope, text, chunks, at)) : [handled]);
  // In other languages a pronoun alone brings in nobody but who speaks: "…", dice ella.
  const speaks = chunks.slice(Math.max(0, at - 4), at + 4).some(({ kind }) => kind === 'quote');
  const stranger = known.length === 0 && (scope.nameable || (speaks && /^(?:he|she)$/.test(text)));
  const whom = known.length === 0 ? bringWhom(scope, text, chunks, at) : [];
  const ids = (whom.length > 0 ? whom : stranger ? bringIn(scope, text, chunks, at) : known).slice(
    0,
    SEVERAL.test(text) ? 12 : 1,
  );
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
  const next = verbFollows(chunks, at + 1);
  // "chases it laughing": whoever chases laughs; "sees it running": what is seen runs.
  const meanwhile = next?.kind === 'verb' && next.form === 'ing';
  const watched = before?.kind === 'verb' && WITNESSES.test(before.verb.split(' ')[0] ?? '');
  // "watches it go, then runs after it": what it does is seen, and told of it alone.
  const seen = watched && next?.kind === 'verb' && next.form === 'base';
  if (
    !says &&
    (/^(?:him|them|himself|herself)$/.test(text) || (before?.kind === 'verb' && (next === null || meanwhile || seen)))
  ) {
    if (scope.event !== null) scope.event.target ??= id;
    // "sees her in the wedding dress": she has it on.
    if (watched && (meanwhile || chunks[at + 1]?.kind === 'preposition')) scope.last = ids;
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
