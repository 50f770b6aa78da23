import { findAct } from '../../catalogue/acts.ts';
import { findFirstName } from '../../catalogue/names-table.ts';
import { findUses } from '../../catalogue/parts-of-speech.ts';
import { addEntity, isPerson, resolvePronoun } from '../clauses/discourse.ts';
import { isCalled } from '../clauses/find-again.ts';
import { replaceEvent } from '../clauses/refine.ts';
import type { QuotePlace, Scope } from '../clauses/scope.ts';
import type { Chunk } from '../mentions/chunks.ts';
import type { Entity, Spoken } from '../reading.ts';
import { isPlainLabel, type LabelCut, nameOf } from '../writing/sections.ts';
import { TONES, TONES_OF_LABELS } from './tones.ts';
import { isUnseen, ownerOfVoice } from './unseen-labels.ts';
import {
  comesOut,
  isHeardOnly,
  isNarrated,
  isThought,
  latestBefore,
  leadsOn,
  preferPerson,
  tellVoice,
} from './who-speaks.ts';

const plainNameOf = (label: string): string =>
  nameOf(label)
    .toLowerCase()
    .replace(/^(?:the|an?) |\d+|#/g, '')
    .trim();

/** "HOST (male, 40s, curly hair)": what is written there of how they look. */
function describe(scope: Scope, entity: Entity, label: string): void {
  for (const told of (/\(([^()]*)\)/.exec(label)?.[1] ?? '').toLowerCase().split(/,| with | in /)) {
    const words = told.match(/[\p{L}\d'-]+/gu) ?? [];
    const [last = '', ...before] = [...words].reverse();
    const form = last.replace(/s$/, '');
    const senses = scope.lexicon.lists(last) ? scope.lexicon.senses(last) : scope.lexicon.senses(form);
    if (senses?.garment === true) entity.garments.push({ garment: last, modifiers: before.reverse() });
    else if (senses?.part === true) entity.parts.push({ part: last, modifiers: before.reverse() });
    else if (/^(?:fe)?male$/.test(last)) entity.gender ??= last === 'female' ? 'woman' : 'man';
    else if (/^\d\ds?$/.test(last)) entity.modifiers.push(`age ${words.slice(-2).join(' ')}`);
    else if (words.length < 3 && !TONES_OF_LABELS.some(([tone]) => tone.test(told)))
      entity.modifiers.push(...words.filter((word) => (findUses(word)?.adjective ?? 0) > 0));
  }
}

const isAble = (entity: Entity | undefined): boolean =>
  entity !== undefined && (isPerson(entity) || entity.senses.thing?.alive === true);

const OF_FACES = /^(?:mouth|lips|face|eyes?|voice)$/;

/** A scarecrow that is asked something, or has a mouth: it may answer. */
function isFaced({ discourse, events }: Scope, id: number): boolean {
  const faced = discourse.entities[id]?.parts.some(({ part }) => OF_FACES.test(part)) === true;
  return faced || events.some(({ act, target }) => act?.frame === 'voice' && target === id);
}

const PRONOUN_LABEL = /^(?:he|she)$/i;

/** "She (driving): …", "HE: …": whoever is meant by it, or a woman or a man of whom nothing else is said. */
function findByPronoun(scope: Scope, label: string, at: number): number | null {
  const text = nameOf(label).trim().toLowerCase();
  if (!PRONOUN_LABEL.test(text)) return null;
  const known = resolvePronoun(scope.discourse, text).find((id) => isAble(scope.discourse.entities[id]));
  return known ?? bringIn(scope, label.replace(PRONOUN_LABEL_WORD, text === 'she' ? 'Woman' : 'Man'), at);
}

const PRONOUN_LABEL_WORD = /^\s*(?:he|she)\b/i;

/** Who is only named before a line is there all the same: "Doctor: It is going to be fine." */
function bringIn(scope: Scope, label: string, at: number): number | null {
  const noun = plainNameOf(label);
  // "Tom (from the dark)" is no cat.
  const called = /^\p{Lu}/u.test(label.trim()) && findFirstName(noun) !== null;
  const known = called ? null : (scope.lexicon.senses(noun) ?? scope.lexicon.senses(noun.split(' ').at(-1) ?? ''));
  const alive = known !== null && (known.person !== null || known.thing?.alive === true);
  // What was put into English word by word keeps no capitals.
  const name = (scope.nameable ? /^\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)?$/u : /^\p{L}[\p{L}'-]{1,20}$/u).test(
    nameOf(label).trim(),
  );
  if (!alive && !(known === null && name)) return null;
  const senses = alive ? known : scope.personSenses;
  const entity = addEntity(
    scope.discourse,
    {
      ...{ from: at, to: at + 1, noun: alive ? noun : 'person', word: noun, senses, determiner: 'the', owner: null },
      ...{
        ownedBy: null,
        count: 1,
        plural: false,
        modifiers: [],
        acts: [],
        named: !alive,
        given: null,
        carrier: null,
        filling: null,
        part: null,
      },
    },
    scope.sentence,
    'subject',
  );
  entity.names.push(noun);
  const given = alive ? null : findFirstName(noun.split(' ')[0] ?? '');
  if (given === 'man' || given === 'woman') entity.gender = given;
  describe(scope, entity, label);
  return entity.id;
}

/** Whoever is written before a line is there from that line on: "Man: … Woman: … They jump." */
export function introduceSpeaker(scope: Scope, line: number, at: number): void {
  const told = scope.labels.get(line);
  const label = told === undefined ? undefined : ownerOfVoice(told);
  if (label === undefined || isUnseen(label)) return;
  if (findByPronoun(scope, label, at) !== null || !isPlainLabel(label)) return;
  if (findNamed(scope.discourse.entities, label) !== null) return;
  const id = bringIn(scope, label, at);
  if (id !== null) scope.discourse.labelled.add(id);
}

function isSpeech(chunk: Chunk | undefined): chunk is Extract<Chunk, { kind: 'verb' }> {
  return (
    chunk?.kind === 'verb' &&
    (chunk.act?.frame === 'voice' ||
      Object.hasOwn(TONES, chunk.verb) ||
      /^(?:breathe|gasp|hiss|grin|beam)$/.test(chunk.verb))
  );
}

/** The chunk that says how a line is spoken: before it in its sentence, or right after. */
function findSpeech(
  chunks: readonly Chunk[],
  at: number,
  verbLast: boolean,
): { readonly at: number; readonly after: boolean } | null {
  // 「…」と答える: where verbs end their clauses, the one after the line is meant.
  for (let next = at + 1; verbLast && next < chunks.length && next - at < 5; next++) {
    const chunk = chunks[next];
    if (chunk?.kind === 'quote' || chunk?.kind === 'stop' || chunk?.kind === 'comma') break;
    if (isSpeech(chunk)) return { at: next, after: true };
  }
  for (let back = at - 1; back >= 0 && at - back < 14; back--) {
    const chunk = chunks[back];
    if (chunk?.kind === 'stop' || chunk?.kind === 'quote') break;
    if (isSpeech(chunk)) return { at: back, after: false };
  }
  let crossed = false;
  for (let next = at + 1; next < chunks.length && next - at < 6; next++) {
    const chunk = chunks[next];
    if (chunk?.kind === 'quote') break;
    // '"Full speed ahead." The helmsman grins: "With pleasure."': he says the second line.
    if (isSpeech(chunk)) return crossed && leadsOn(chunks, next) ? null : { at: next, after: true };
    crossed ||= chunk?.kind === 'stop';
    // "He holds the microphone: … The audience laughs": a line that a colon leads in needs nobody after it.
    if (chunk?.kind === 'stop' && (next > at + 1 || chunks[at - 1]?.kind === 'comma')) break;
  }
  return null;
}

const ORDINALS: Readonly<Record<string, number>> = { first: 1, second: 2, third: 3, other: 2 };

/** "Man 1: … Man 2: …": the second of them is another one, unless both are one figure. */
function findNamed(entities: readonly Entity[], label: string): number | null {
  const name = plainNameOf(label);
  const number =
    ORDINALS[nameOf(label).trim().toLowerCase().split(' ')[0] ?? ''] ??
    Number(/\d+|(?<=\p{L} #?)[B-D]$/u.exec(nameOf(label).trim())?.[0] ?? 1);
  const fits = ({ noun, names, word, senses, modifiers }: Entity): boolean =>
    [noun, word.toLowerCase(), senses.thing?.kind, ...names.map((each) => each.toLowerCase())].includes(name) ||
    noun.endsWith(` ${name}`) ||
    word.toLowerCase().split(' ').at(-1) === name ||
    name.endsWith(` ${noun}`) ||
    modifiers.includes(name);
  const exact = entities.filter(({ noun, names }) => noun === name || names.includes(name));
  // A cook is no chef where both are there.
  const own = exact.length > 0 ? exact : entities.filter((entity) => fits(entity));
  const found = own.length > 0 ? own : entities.filter((entity) => isCalled(name, entity));
  const several = found.find(({ count, members }) => (count ?? 1) > 1 && members.length === 0);
  return (several ?? found[Math.max(0, number - 1)])?.id ?? null;
}

/** Who does the speech verb: the noun or pronoun next to it. */
function findSubject(
  scope: Scope,
  chunks: readonly Chunk[],
  speech: number,
  after: boolean,
  quote: QuotePlace,
): number | null | undefined {
  const verb = chunks[speech];
  if (!after && isHeardOnly(chunks, speech)) return null;
  const event = scope.events.find(({ at }) => at === verb?.at);
  if (event !== undefined) return event.subjects[0] ?? null;
  const [before, next] = [chunks[speech - 1], chunks[speech + 1]];
  const near = after && next?.kind === 'noun' ? next : before;
  if (near?.kind === 'noun') {
    if (/\b(?:voice|radio|speaker|announcer|narrator)\b/.test(near.mention.word)) return null;
    return findNamed(scope.discourse.entities, near.mention.noun);
  }
  if (near?.kind === 'pronoun') return resolvePronoun(scope.discourse, near.text)[0] ?? null;
  return quote.subjects[0];
}

/** "…," comes a crackling voice over the intercom: nobody who is seen, unless it is somebody's of whom one knows. Undefined where no voice follows. */
function findVoiceAfter(scope: Scope, chunks: readonly Chunk[], at: number): number | null | undefined {
  for (let next = at + 1; next < chunks.length && next - at < 5; next++) {
    const chunk = chunks[next];
    if (chunk === undefined || chunk.kind === 'stop' || chunk.kind === 'quote') return undefined;
    if (chunk.kind !== 'noun' || !/^voices?$/.test(chunk.mention.noun)) continue;
    const { owner, ownedBy } = chunk.mention;
    if (ownedBy !== null) return findNamed(scope.discourse.entities, ownedBy.noun);
    // "mother's voice".
    return owner === null
      ? null
      : (resolvePronoun(scope.discourse, owner)[0] ?? findNamed(scope.discourse.entities, owner));
  }
  return undefined;
}

/** "セーラームーンが…と叫ぶ": no bed shouts; whoever is named so there is somebody, though nobody knows the name. */
function speakAtAll(scope: Scope, likely: number | null, at: number): number | null {
  const entity = scope.discourse.entities[likely ?? -1];
  if (entity === undefined || isAble(entity) || entity.modifiers.length > 0 || entity.senses.thing?.moves === true)
    return likely;
  return scope.discourse.entities.find(isPerson)?.id ?? bringIn(scope, 'Person', at);
}

/** Gives each line its speaker, its hearer and its tone. */
export function bindLines(scope: Scope, chunks: readonly Chunk[], cut: LabelCut): Spoken[] {
  let previous: number | null = null;
  const spoken = cut.lines.map((text, index): Spoken => {
    const line = { text: text.replace(/,$/, ''), ...bindLine(scope, chunks, labelOf(cut, index), index, previous) };
    previous = line.speaker;
    return line;
  });
  // Lines under labels are found after those that "says" leads in: they are told in the order of the prompt.
  return spoken.every(({ at }) => at > 0) ? spoken.sort((one, other) => one.at - other.at) : spoken;
}

function labelOf({ labels }: LabelCut, index: number): string | undefined {
  const label = labels.get(index);
  return label === undefined ? undefined : ownerOfVoice(label);
}

function bindLine(
  scope: Scope,
  chunks: readonly Chunk[],
  label: string | undefined,
  index: number,
  previous: number | null,
): Omit<Spoken, 'text'> {
  const quote = scope.quotes.find((each) => each.index === index);
  const at = quote?.at ?? 0;
  const speech = quote === undefined ? null : findSpeech(chunks, quote.chunk, scope.verbLast);
  const verb = speech === null ? undefined : chunks[speech.at];
  const hinted =
    TONES_OF_LABELS.find(([words]) => words.test(/\(([^()]*)\)/.exec(label ?? '')?.[1] ?? ''))?.[1] ?? 'plain';
  const event = verb === undefined ? undefined : scope.events.find((each) => each.at === verb.at);
  const how = `${event?.manner ?? ''} ${speech === null ? '' : tellVoice(chunks, speech.at)}`;
  const manner = TONES_OF_LABELS.find(([words]) => words.test(how))?.[1] ?? hinted;
  // "The baker (whispering): … Laughs": how the label says it.
  const tone = verb?.kind === 'verb' && hinted === 'plain' ? (TONES[verb.verb] ?? manner) : hinted;
  // '"Wait!" he cries': loudly, and without tears.
  if (event?.verb === 'cry') replaceEvent(scope, event, { ...event, act: findAct('shout') });
  const hearer = scope.discourse.entities[event?.target ?? -1];
  const to = hearer !== undefined && (isPerson(hearer) || hearer.senses.thing?.alive === true) ? hearer.id : null;
  if (label !== undefined && isUnseen(label)) return { speaker: null, to, tone, at };
  const meant = label === undefined ? null : findByPronoun(scope, label, at);
  if (meant !== null) return { speaker: meant, to, tone, at };
  // A label that is a clause of its own is read as one: "the woman says to the child:".
  const told = label === undefined || !isPlainLabel(label) ? undefined : label;
  const named = told === undefined ? null : (findNamed(scope.discourse.entities, told) ?? bringIn(scope, told, at));
  if (named !== null) return { speaker: named, to, tone, at };
  if (quote === undefined) return { speaker: previous, to, tone, at };
  if (isThought(chunks, quote.chunk)) return { speaker: null, to, tone: 'plain', at };
  if (speech === null && (isNarrated(chunks, quote.chunk) || comesOut(chunks, quote.chunk)))
    return { speaker: null, to, tone, at };
  const voice = speech === null ? findVoiceAfter(scope, chunks, quote.chunk) : undefined;
  if (voice !== undefined) return { speaker: voice, to, tone, at };
  const subject = speech === null ? undefined : findSubject(scope, chunks, speech.at, speech.after, quote);
  // What cannot speak does not: "ancient trees move aside. A whispered spell: …".
  const about = quote.subjects.find(
    (id) => isAble(scope.discourse.entities[id]) || isFaced(scope, id) || speech !== null,
  );
  const likely = subject === undefined ? (about ?? latestBefore(scope, quote.at)) : subject;
  const speaker = scope.nameable
    ? likely
    : speakAtAll(scope, preferPerson(scope, likely, to, chunks.slice(0, quote.chunk)), at);
  return { speaker, to, tone, at };
}
