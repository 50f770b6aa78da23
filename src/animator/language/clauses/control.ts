import { findAct } from '../../catalogue/acts.ts';
import type { Chunk, VerbChunk } from '../mentions/chunks.ts';
import type { Entity } from '../reading.ts';
import { isAnimate, isPerson, resolvePronoun } from './discourse.ts';
import { notMeant } from './not-oneself.ts';
import type { Scope } from './scope.ts';

/** Verbs whose object does what follows: "teaches her son to ride", "watches them leave". */
const HANDS_ON =
  /^(?:teach|show|help|ask|tell|order|invite|allow|force|beg|urge|train|encourage|convince|command|instruct|challenge|dare|remind|signal)$/;
export const WITNESSES = /^(?:let|make|help|watch|see|hear|have|notice)$/;

/** "sees her in a red coat": not who sees her has it on. */
export function isSeenIn(chunks: readonly Chunk[], at: number): boolean {
  const [verb, whom, told] = chunks.slice(Math.max(0, at - 2), at + 1);
  const sees = verb?.kind === 'verb' && WITNESSES.test(verb.verb.split(' ')[0] ?? '');
  return sees && whom?.kind === 'pronoun' && told?.kind === 'preposition' && told.relation === 'in';
}

/** Whoever the verb before was done to, where it says what they are to do; null where everybody does their own. */
export function findControlled(
  scope: Scope,
  { form }: VerbChunk,
  chunks: readonly Chunk[],
  at: number,
): readonly number[] | null {
  const before = chunks[at - 1];
  const to = before?.kind === 'preposition' && before.text === 'to';
  if (form !== 'base' || scope.verb === null || !scope.nameable) return null;
  const awaited = to ? findAwaited(scope, chunks, at - 1) : null;
  if (awaited !== null) return [awaited];
  if (!(to ? HANDS_ON : WITNESSES).test(scope.verb.verb.split(' ')[0] ?? '')) return null;
  // "watches the rain fall": nobody who is there does.
  if (!to && before?.kind === 'aside') return [];
  if (!to && before?.kind !== 'noun' && before?.kind !== 'pronoun') return null;
  // "We see him smile": nobody who is there sees it.
  const meant = before?.kind === 'pronoun' ? resolvePronoun(scope.discourse, before.text)[0] : undefined;
  const told = scope.event?.target ?? scope.objects.at(-1) ?? meant;
  const entity = scope.discourse.entities[told ?? -1];
  const witnessed = !to && /^(?:watch|see|hear|notice)\b/.test(scope.verb.verb);
  // "watches it fall": whatever that is, nobody else falls.
  if (entity === undefined) return witnessed ? [] : null;
  // "makes a coin disappear": the coin does, and nobody walks off.
  const moved = !to && /^(?:make|let)\b/.test(scope.verb.verb) && before?.kind === 'noun';
  if (!moved && !witnessed && !(isPerson(entity) || entity.senses.thing?.alive === true)) return null;
  // "helps him pick them up": both do.
  return /^help\b/.test(scope.verb.verb) && !to ? [...scope.subjects, entity.id] : [entity.id];
}

/** "waits for a woman with a stroller to pass", "holds the door for her to enter": whoever stands after "for" does it. */
function findAwaited({ discourse }: Scope, chunks: readonly Chunk[], to: number): number | null {
  let from = to - 1;
  while (/^(?:noun|pronoun|preposition|adjective|and)$/.test(chunks[from]?.kind ?? '')) {
    const [chunk, whom] = [chunks[from], chunks[from + 1]];
    if (chunk?.kind === 'preposition' && chunk.text === 'for') {
      const told =
        whom?.kind === 'noun'
          ? discourse.entities.find(({ mentionedAt }) => mentionedAt.includes(whom.mention.from))
          : discourse.entities.find(({ mentionedAt }) => mentionedAt.includes(whom?.at ?? -1));
      return told !== undefined && isAnimate(told) ? told.id : null;
    }
    from--;
  }
  return null;
}

/** "watches her son play and laughs", "watches the train leave, then turns": she laughs, and he turns. */
export function resume(scope: Scope, { form }: VerbChunk, chunks: readonly Chunk[], at: number): void {
  const before = chunks[at - 1];
  if (form !== 'finite' || !/^(?:and|comma|link|adverb)$/.test(before?.kind ?? '')) return;
  if (scope.watchers !== null && before?.kind !== 'adverb')
    Object.assign(scope, { subjects: scope.watchers, last: scope.watchers, watchers: null });
  const opened = isInMeantime(chunks, at) ? findSingleOpener(scope) : null;
  if (opened !== null) Object.assign(scope, { subjects: [opened], last: [opened], main: [opened] });
}

/** A clause of what others do meanwhile has begun before a chunk, in its sentence. */
function isInMeantime(chunks: readonly Chunk[], at: number): boolean {
  const link = chunks.findLastIndex(({ kind }, k) => k < at && kind === 'link');
  return link !== -1 && !chunks.slice(link, at).some(({ kind }) => kind === 'stop');
}

/** "runs as the doors close, then slumps on a bench": said of one, and the doors are several. Null where it may be said of those who were told of last. */
function findSingleOpener({ discourse: { entities }, subjects, sentence }: Scope): number | null {
  const [last, ...others] = subjects.flatMap((id) => entities[id] ?? []);
  const several = last?.plural === true && last.sentence === sentence && others.length === 0;
  if (!several || (last.count ?? 2) < 2 || last.memberOf !== null || last.members.length > 0) return null;
  const opener = entities.find((entity) => entity.sentence === sentence && entity.role === 'subject');
  return opener !== undefined && opener.id !== last.id && !opener.plural && isAnimate(opener) ? opener.id : null;
}

/** "makes a coin disappear": shown with a hand, and nothing is built. */
export function conjure({ events }: Scope, controlled: readonly number[]): void {
  const at = events.findLastIndex(({ act, verb }) => act?.act === 'build' && verb === 'make');
  const made = events[at];
  if (made !== undefined && controlled.includes(made.target ?? -1)) events[at] = { ...made, act: findAct('point') };
}

const INSTRUCTS = /^(?:show|help|train|instruct|guide|coach)\b/;

/** "shows his apprentice how to hammer", "helps her to sew": taught, as much as where it is called so. */
export function teach({ events }: Scope, controlled: readonly number[]): void {
  const at = events.findLastIndex(
    ({ verb, subjects }) => INSTRUCTS.test(verb) && !controlled.includes(subjects[0] ?? -1),
  );
  const [taught] = controlled;
  const shown = events[at];
  if (shown !== undefined && taught !== undefined && (shown.target === null || controlled.includes(shown.target)))
    events[at] = { ...shown, act: findAct('explain'), target: taught, direct: true };
}

const GETS_UP =
  /^(?:stand|stand up|get up|rise|rise up|sit up|get to foot|get back up|stand back up|get back on foot)$/;

/** "helps an old man stand up": done with the hand, by the one to the other. Whether it is that: then nothing else is done by both. */
export function helpUp(scope: Scope, [helper, helped]: readonly number[], { verb }: VerbChunk): boolean {
  const { events } = scope;
  const at = events.findLastIndex((event) => /^help\b/.test(event.verb) && event.subjects[0] === helper);
  const helps = events[at];
  if (helps === undefined || helped === undefined || at < events.length - 1 || !GETS_UP.test(verb)) return false;
  const up = { ...helps, verb: 'help up', act: findAct('help_up'), target: helped, direct: true };
  events[at] = up;
  Object.assign(scope, { subjects: helps.subjects, event: up, relative: false, objects: [], preposition: null });
  return true;
}

const GAZES = /^(?:eyes?|gaze|stare|glance|attention)$/;
const SETTLES = /^(?:fix|lock|rest|settle|glue|train|focus|set|land|follow|turn|meet)$/;

/** "her eyes fixed on a deer", "eyes on the road": looked at. Number of the chunk that says at what; -1 where it is none. */
export function findGazed(noun: string, chunks: readonly Chunk[], at: number): number {
  if (!GAZES.test(noun)) return -1;
  const verb = chunks[at + 1];
  const told = verb?.kind === 'verb' ? SETTLES.test(verb.verb.split(' ')[0] ?? '') : false;
  const next = told ? at + 2 : at + 1;
  const preposition = chunks[next];
  return preposition?.kind === 'preposition' && /^(?:on|upon|at|to|toward|into)$/.test(preposition.relation)
    ? next
    : -1;
}

const SHOWS = /^(?:show|display|depict|feature|play|broadcast|portray|project)$/;
const OWN_SCREEN = /^(?:screen|display|monitor)$/;
const DISPLAYS =
  /^(?:tv|laptop|computer|cell phone|painting|movie camera|crystal ball|newspaper|map|road sign|card|book)$/;

/** "a screen shows a burning forest": only a picture of it is there. */
export function isOnDisplay({ subjects, verb, discourse }: Scope, chunks: readonly Chunk[], at: number): boolean {
  const [screen, before] = [chunks[at - 2], chunks[at - 1]];
  // "its screen shows a heart".
  if (
    before?.kind === 'verb' &&
    SHOWS.test(before.verb) &&
    screen?.kind === 'noun' &&
    OWN_SCREEN.test(screen.mention.noun)
  )
    return true;
  if (isPainted(chunks, at)) return true;
  const shown = verb !== null && before === verb && SHOWS.test(verb.verb);
  const entity: Entity | undefined = discourse.entities[subjects[0] ?? -1];
  return shown && DISPLAYS.test(entity?.senses.thing?.kind ?? '');
}

const PICTURES =
  /^(?:painting|paintings|mural|murals|fresco|frescoes|frescos|tapestry|tapestries|carving|carvings|drawing|drawings|photograph|photographs|photos|relief|reliefs|mosaic|mosaics|hieroglyphs|petroglyphs|sketches|graffiti|posters)$/;

/** "a wall of cave paintings: running bison, hunters with bows": what is listed after the colon is painted, to the end of its sentence. */
function isPainted(chunks: readonly Chunk[], at: number): boolean {
  for (let before = at - 1; before > 0; before--) {
    const chunk = chunks[before];
    if (chunk === undefined || chunk.kind === 'stop' || chunk.kind === 'pronoun' || chunk.kind === 'link') return false;
    if (chunk.kind === 'verb' && chunk.form === 'finite') return false;
    if (chunk.kind !== 'comma' || chunk.colon !== true) continue;
    const picture = chunks[before - 1];
    return picture?.kind === 'noun' && PICTURES.test(picture.mention.word.split(' ').at(-1) ?? '');
  }
  return false;
}

/** "The detective leans back, studying her": whom one looks at is somebody else, where there is anybody. */
export function resolveMeant(scope: Scope, text: string, chunks: readonly Chunk[], at: number): number[] {
  const { discourse, subjects } = scope;
  // "the piano plays by itself": whoever does something, and no horse that was told of.
  if (text === 'itself' || (/^(?:him|her)self$/.test(text) && subjects.length === 1)) return [...subjects];
  const another = findAnother(scope, text);
  if (another !== null) return [another];
  const done = chunks[at - 1]?.kind === 'verb' && /^(?:him|her|it)$/.test(text);
  const except = done ? subjects : notMeant(scope, text, chunks, at);
  const other = except.length > 0 ? resolvePronoun(discourse, text, except) : [];
  return other.length > 0 ? other : resolvePronoun(discourse, text);
}

/**
 * "A hairdresser cuts a man's hair, then holds up a mirror and he nods": whoever the sentence is of goes on without a pronoun, so that it is the other one, where
 * that is known to be a man.
 */
function findAnother({ discourse, subjects, sentence, event }: Scope, text: string): number | null {
  const own = discourse.entities[subjects[0] ?? -1];
  if (!/^(?:he|she)$/.test(text) || event === null || own?.gender !== null || own.sentence !== sentence) return null;
  const [other] = resolvePronoun(discourse, text, subjects);
  const wanted = text === 'he' ? 'man' : 'woman';
  const told = discourse.entities[other ?? -1];
  return told?.gender === wanted && told.sentence === sentence ? told.id : null;
}
