import type { Chunk, Mention } from '../mentions/chunks.ts';
import type { Entity } from '../reading.ts';
import { introduceSpeaker } from '../speech/speakers.ts';
import { isSeenIn } from './control.ts';
import { isColourSaid, saysColour, takeForGarment } from './details.ts';
import { isPerson } from './discourse.ts';
import { FAST, mannerOf, SLOW } from './manner.ts';
import { readMember, readOneOf } from './members.ts';
import { holdersOf, isFrontedPlace, isOfFilm, isRoomOf } from './phrase-place.ts';
import { readNoun } from './read-noun.ts';
import { readPronoun } from './read-pronoun.ts';
import { readVerb } from './read-verb.ts';
import { beginUnseen, endUnseen, type Scope } from './scope.ts';
import { tellQuality } from './tell-quality.ts';
import { isAsRole } from './told-again.ts';

const DIRECTIONS: Readonly<Record<string, string>> = {
  ...{ left: 'left', right: 'right', up: 'up', upward: 'up', upwards: 'up' },
  ...{ down: 'down', downward: 'down', downwards: 'down', toward: 'toward', away: 'away', off: 'away' },
  ...{ forward: 'forward', forwards: 'forward', around: 'in_circles', backwards: 'backward', backward: 'backward' },
};

function isSubject(before: Chunk | undefined): boolean {
  return before === undefined || /^(?:comma|and|stop|link|quote|aside)$/.test(before.kind);
}

/** What stands before it, past words that only say how. */
const leadOf = (chunks: readonly Chunk[], at: number): Chunk | undefined =>
  chunks.slice(0, at).findLast(({ kind }) => kind !== 'adverb' && kind !== 'adjective');

function actsNext(next: Chunk | undefined): boolean {
  return next?.kind === 'verb' || next?.kind === 'be';
}

const isOneOfTwo = (before: Chunk | undefined): boolean =>
  before?.kind === 'pronoun' && /^(?:he|she)$/.test(before.text);

const isIng = (next: Chunk | undefined): boolean => next?.kind === 'verb' && next.form === 'ing';

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
  scope.detail = null;
  scope.pending.length = 0;
  endUnseen(scope);
  if (!sentence) return;
  scope.leading.splice(0, scope.leading.length, ...scope.leading.filter(({ to }) => to !== null));
  // "A toddler walks to his father, who kneels. He wobbles": the toddler, of whom the sentence was.
  if (scope.told !== null && scope.discourse.subjects === scope.told.relative)
    scope.discourse.subjects = scope.told.main;
  scope.told = null;
  scope.waiting = null;
  scope.discourse.topic = scope.discourse.subjects;
  scope.sentence++;
  scope.main = [];
  scope.watchers = null;
  scope.subjects = [];
  scope.last = [];
  scope.lastMention = null;
}

const WAITS = /^(?:watch|wait|look|stare|stand|pause|listen|observe|crouch|sit)\b/;
/** What is told of those who were waited for, though nothing says so. */
const OF_OTHERS = /^(?:disappear|vanish|stop|explode|fall|rise|burst|fade|shatter|collapse|crash|sink|melt)\b/;

/** "A cat watches as the ball rolls by, then chases it": the cat, who only waited meanwhile. */
function goOnAfterwards(scope: Scope, link: string, before: Chunk | undefined, next: Chunk | undefined): void {
  if (/^(?:as|while|when|until)$/.test(link))
    scope.waiting = WAITS.test(scope.verb?.verb ?? '') && scope.subjects.length > 0 ? scope.subjects : null;
  if (link !== 'then' || scope.waiting === null || before?.kind !== 'comma') return;
  if (next?.kind === 'verb' && next.form === 'finite' && !OF_OTHERS.test(next.verb)) scope.subjects = scope.waiting;
  scope.waiting = null;
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
        // "the sun breaks through, turning the water gold": that is the sun's doing too.
        if (!(scope.unseen !== null && scope.verb?.form === 'finite' && isIng(chunks[at + 1]))) endUnseen(scope);
        // "her hair is long, wavy and red" goes on; "a woman with red hair, tall and slim" is told of her.
        if (!scope.copula) scope.detail = null;
        break;
      case 'and':
        break;
      case 'aside':
        // "Under a full moon a couple dances": they do, and are not under it.
        if (leadOf(chunks, at)?.kind === 'preposition') scope.preposition = null;
        // "rain dripping from his hat": nobody who is seen does that.
        if (
          isSubject(leadOf(chunks, at)) &&
          (actsNext(chunks.slice(at + 1).find(({ kind }) => kind !== 'adverb')) ||
            chunks[at + 1]?.kind === 'preposition')
        ) {
          beginUnseen(scope);
          scope.preposition = null;
        }
        break;
      case 'link':
        if (/^(?:who|which|that)$/.test(chunk.text)) {
          scope.relative = true;
          if (chunk.text === 'who') scope.last = findLiving(scope);
        } else {
          goOnAfterwards(scope, chunk.text, before, chunks[at + 1]);
          // "Zoom on a clock while a suspect sweats": he is not on the clock.
          scope.leading.length = 0;
          endClause(scope, false);
        }
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
        if (chunk.form !== 'ed' && !saysColour(chunk, chunks[at + 1])) scope.detail = null;
        else if (scope.detail !== null) scope.detail.done = true;
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
          fronted: isFrontedPlace(chunks, at),
          anchors: isOnTheWay(scope, chunk.text)
            ? scope.subjects
            : // "a nurse checks on a man lying in bed", "with a cat curled up on his lap": whoever lies there is.
              before?.kind === 'verb' && before.form !== 'finite' && scope.event?.at === before.at
              ? (scope.event?.subjects ?? [])
              : (before?.kind === 'noun' || isOneOfTwo(before) || isSeenIn(chunks, at)) && scope.last.length > 0
                ? holdersOf(scope, chunk.relation)
                : scope.objects.length > 0 && before?.kind !== 'comma'
                  ? scope.objects
                  : scope.subjects,
        };
        scope.listed = null;
        // "a slow-motion shot of a teapot": what the camera shows is no part of anything.
        if (scope.preposition.anchors.length === 0 && (chunk.relation === 'of' || isOfFilm(chunks, at)))
          scope.preposition = null;
        break;
      case 'pronoun':
        scope.detail = null;
        readPronoun(scope, chunk.text, chunks, at);
        break;
      case 'noun': {
        if (isColourSaid(chunk.mention, chunks, at)) {
          tellQuality(scope, chunk.mention.noun, chunks, at);
          break;
        }
        if (isPairAgain(scope, chunk.mention)) {
          readPronoun(scope, 'they', chunks, at);
          break;
        }
        const { detail } = scope;
        const mention = takeForGarment(scope, chunk.mention);
        if (isAsRole(scope, mention, chunks, at)) break;
        const main = scope.discourse.subjects;
        if (isOwnOfRelative(scope, mention)) scope.discourse.subjects = scope.subjects;
        if (!readOneOf(scope, mention, before) && !readMember(scope, mention, before))
          readNoun(scope, mention, chunks, at);
        if (scope.discourse.subjects === scope.told?.relative) scope.discourse.subjects = main;
        if (scope.detail === detail) scope.detail = null;
        break;
      }
      case 'adjective':
        tellQuality(scope, chunk.text, chunks, at);
        break;
      case 'adverb':
        if (chunk.camera && before?.kind === 'noun' && before.mention.noun === 'back') turnAway(scope);
        else if (chunk.text === 'together') joinSubjects(scope);
        else if (chunk.text === 'upside_down') turnOver(scope);
        else if (scope.event !== null && Object.hasOwn(DIRECTIONS, chunk.text)) {
          scope.event.direction ??= DIRECTIONS[chunk.text] ?? null;
          if (chunk.way !== undefined) scope.event.heads ??= chunk.way;
          if (chunk.camera) scope.event.where ??= 'camera';
        } else if (before?.kind === 'and' && chunks[at - 2]?.kind !== 'adverb') scope.adverb = chunk.text;
        else if (scope.event?.act?.frame === 'voice') scope.event.manner ??= chunk.text;
        else if (scope.event !== null && (FAST.test(chunk.text) || SLOW.test(chunk.text)))
          scope.event.speed = FAST.test(chunk.text) ? 1.5 : 0.6;
        else if (scope.event !== null) scope.event.manner ??= mannerOf(chunk.text);
        else scope.adverb = chunk.text;
        break;
    }
  }
}

const PAIRS = /^(?:pair|duo|trio|twosome|threesome)$/;

/** "A man and his parrot sit there. The pair share an ice cream": those two, and nobody else. */
const isPairAgain = ({ discourse }: Scope, { noun, determiner, modifiers }: Mention): boolean =>
  PAIRS.test(noun) && determiner === 'the' && modifiers.length === 0 && discourse.entities.length > 1;

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

/** "a baker and a teenager, who counts his coins", "teaches her son to ride his bike": his who does so, unless he is known to be a woman. */
function isOwnOfRelative({ discourse, subjects, told }: Scope, { owner }: Mention): boolean {
  const whose = owner === 'his' ? 'man' : owner === 'her' ? 'woman' : null;
  const [own, ...more] = subjects;
  const entity = discourse.entities[own ?? -1];
  if (whose === null || told?.relative !== subjects || more.length > 0 || entity === undefined || !isPerson(entity))
    return false;
  const another = discourse.entities.some((other) => isPerson(other) && other.gender === whose);
  if (!another) entity.gender ??= whose;
  return entity.gender === whose;
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
