import { findAct } from '../../catalogue/acts.ts';
import { COLOUR_WORDS } from '../../catalogue/attributes.ts';
import { transitOf } from '../../catalogue/transits.ts';
import { actSaidOf, type Whom } from '../../catalogue/verbs-of.ts';
import type { Chunk, VerbChunk } from '../mentions/chunks.ts';
import { able } from './able.ts';
import type { Scope } from './scope.ts';

const WAYS = /^(?:through|across|along|over|past|into|toward|down|up|from|around)$/;

/** "slips, gets up": without a way it is a fall. */
const ALONE: Readonly<Record<string, string>> = { slip: 'fall' };

/** "struggles to keep up": nobody fights. */
const STRIVES = /^(?:struggle|strive|fight|battle|race|rush)$/;

const FROM = /^(?:from|off|out of)$/;
const STATES =
  /^(?:dark|black|blank|quiet|silent|still|cold|limp|pale|wild|crazy|mad|bad|wrong|viral|out|off|dim|blind|numb|rigid)$/;
const isState = (next: Chunk): boolean => {
  if (next.kind === 'adjective') return STATES.test(next.text) || Object.hasOwn(COLOUR_WORDS, next.text);
  return next.kind === 'noun' && next.mention.determiner === null && Object.hasOwn(COLOUR_WORDS, next.mention.noun);
};

/** "dinner goes on above them": it lasts, and nobody goes. */
const goesOn = (next: Chunk, after: Chunk | undefined): boolean =>
  (next.kind === 'preposition' || next.kind === 'adverb') && next.text === 'on' && after?.kind !== 'noun';

function actAlone(chunk: VerbChunk, next: Chunk | undefined, after: Chunk | undefined): VerbChunk {
  if (STRIVES.test(chunk.verb) && next?.kind === 'preposition' && next.text === 'to' && after?.kind === 'verb')
    return { ...chunk, act: /^(?:race|rush)$/.test(chunk.verb) ? chunk.act : null };
  // "cries, …": aloud, and nobody weeps.
  const line = next?.kind === 'comma' ? after : next;
  if (line?.kind === 'quote' && chunk.verb === 'cry') return { ...chunk, act: findAct('shout') };
  // "the screens go red", "everything goes dark": so they become, and nobody goes.
  if (chunk.verb === 'go' && next !== undefined && (isState(next) || goesOn(next, after)))
    return { ...chunk, act: null };
  // "slips a purse from his belt", "slips a note into his pocket": by hand, and nobody falls.
  if (chunk.verb === 'slip' && next?.kind === 'noun')
    return { ...chunk, act: findAct(after?.kind === 'preposition' && FROM.test(after.text) ? 'pick_up' : 'put') };
  const act = ALONE[chunk.verb];
  return act === undefined || next?.kind === 'preposition' || next?.kind === 'adverb'
    ? chunk
    : { ...chunk, act: findAct(act) };
}

/** "chopsticks lifting noodles": what has no hands does it in another way, if the verb has one. */
function takeOtherWay(scope: Scope, chunk: VerbChunk): VerbChunk {
  if (chunk.act?.frame !== 'hands' || chunk.form === 'ed' || scope.subjects.length === 0) return chunk;
  if (able(scope, chunk, scope.subjects).length > 0) return chunk;
  const other = scope.lexicon
    .verbs(chunk.verb.split(' ')[0] ?? '')
    .find(({ verb, act }) => verb === chunk.verb && /^(?:go|work)$/.test(act.frame));
  return other === undefined ? chunk : { ...chunk, act: other.act };
}

/** "a ship battles through the waves": what moves by itself and cannot do what the verb says goes its way so. */
function goItsWay(scope: Scope, chunk: VerbChunk, next: Chunk | undefined): VerbChunk {
  const entity = scope.discourse.entities[scope.subjects[0] ?? -1];
  const mover = entity !== undefined && entity.senses.person === null && entity.senses.thing?.moves === true;
  const way = next?.kind === 'preposition' && WAYS.test(next.relation);
  const cannot = chunk.act === null || chunk.act.frame === 'with' || able(scope, chunk, scope.subjects).length === 0;
  return mover && way && cannot && chunk.form !== 'ed' ? { ...chunk, act: findAct('walk') } : chunk;
}

/** Of whom a verb may mean another thing, the narrower first. */
function whomOf(scope: Scope, next: Chunk | undefined): readonly Whom[] {
  const senses = scope.discourse.entities[scope.subjects[0] ?? -1]?.senses;
  if (senses === undefined) return [];
  if (senses.person !== null || senses.thing?.asPeople === true)
    return next?.kind === 'noun' ? ['hands', 'people', 'walkers'] : ['people', 'walkers'];
  if (senses.thing?.alive === true) return senses.thing.realm === 'ground' ? ['walkers'] : [];
  return senses.thing?.moves === false ? ['things'] : [];
}

/** "mechanics swarm around the car", "the robot swirls its drink": the same word tells of birds and leaves, and means another thing there. */
function meantOfThem(scope: Scope, chunk: VerbChunk, next: Chunk | undefined): VerbChunk {
  if (chunk.form === 'ed') return chunk;
  // "rolls under a truck": where to may tell what of it is meant.
  const there = next?.kind === 'preposition' ? `${chunk.verb} ${next.text}` : chunk.verb;
  for (const whom of whomOf(scope, next)) {
    const act = actSaidOf(whom, there) ?? actSaidOf(whom, chunk.verb);
    if (act !== null) return { ...chunk, act };
  }
  return chunk;
}

/** "a taxi pulls up": it comes, and does no exercise. */
function comeToStop(scope: Scope, chunk: VerbChunk): VerbChunk {
  const { thing, person } = scope.discourse.entities[scope.subjects[0] ?? -1]?.senses ?? {};
  const vehicle = thing?.moves === true && !thing.alive && person === null;
  const stays = chunk.act === null || (chunk.act.frame !== 'go' && chunk.act.act !== 'stand');
  return vehicle && stays && /^(?:arrives|leaves)$/.test(transitOf(chunk.verb) ?? '')
    ? { ...chunk, act: findAct('drive') }
    : chunk;
}

/** A verb as it is meant of whoever does it, by what comes after. */
export function fitVerb(scope: Scope, heard: VerbChunk, next: Chunk | undefined, after: Chunk | undefined): VerbChunk {
  const meant = meantOfThem(scope, actAlone(heard, next, after), next);
  return comeToStop(scope, goItsWay(scope, takeOtherWay(scope, meant), next));
}
