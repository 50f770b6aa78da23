import type { Chunk } from './chunks.ts';
import { addEntity, isPerson, resolvePronoun } from './discourse.ts';
import type { Entity, Spoken } from './reading.ts';
import type { QuotePlace, Scope } from './scope.ts';
import { isPlainLabel, type LabelCut } from './sections.ts';

const UNSEEN = /^(?:narrator|narration|voice ?-?over|voice|announcer|vo|radio|text|caption)$/i;

const TONES: Readonly<Record<string, string>> = {
  ...{
    whisper: 'whisper',
    murmur: 'murmur',
    mutter: 'murmur',
    mumble: 'murmur',
    sigh: 'murmur',
    shout: 'shout',
    yell: 'shout',
    scream: 'shout',
    cry: 'shout',
    'cry out': 'shout',
  },
  ...{
    exclaim: 'excited',
    bellow: 'shout',
    shriek: 'shout',
    sing: 'sing',
    croon: 'sing',
    hum: 'sing',
    sob: 'sad',
    laugh: 'happy',
    growl: 'angry',
    snarl: 'angry',
    call: 'shout',
    roar: 'shout',
    squeak: 'excited',
    squawk: 'excited',
  },
};

/** "Astronaut over radio", "MAN (O.S.)": heard and not seen. */
const OVER_AIR = /\b(?:radio|phone|intercom|off[ -]?screen|o\.s|v\.o|voice)\b/i;

/** "WAITRESS (softly)". */
const TONES_OF_LABELS: readonly (readonly [RegExp, string])[] = [
  [/whisper|hushed/i, 'whisper'],
  [/soft|quiet|low|mutter/i, 'murmur'],
  [/shout|yell|loud|scream/i, 'shout'],
  [/ang(?:ry|rily)|furious/i, 'angry'],
  [/sad|tear|cry|broken/i, 'sad'],
  [/laugh|happ|smil|joy|cheer/i, 'happy'],
  [/excit|eager/i, 'excited'],
  [/sing/i, 'sing'],
];

/** Who is only named before a line is there all the same: "Doctor: It is going to be fine." */
function bringIn(scope: Scope, label: string, at: number): number | null {
  const noun = label
    .toLowerCase()
    .replace(/^the |\([^()]*\)|\d+/g, '')
    .trim();
  const known = scope.lexicon.senses(noun);
  const alive = known !== null && (known.person !== null || known.thing?.alive === true);
  if (!alive && !(scope.nameable && known === null && /^\p{Lu}[\p{L}'-]+$/u.test(label))) return null;
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
    'company',
  );
  entity.names.push(noun);
  return entity.id;
}

/** Whoever is written before a line is there from that line on: "Man: … Woman: … They jump." */
export function introduceSpeaker(scope: Scope, line: number, at: number): void {
  const label = scope.labels.get(line);
  if (label === undefined || !isPlainLabel(label) || UNSEEN.test(label) || OVER_AIR.test(label)) return;
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
function findSpeech(chunks: readonly Chunk[], at: number): { readonly at: number; readonly after: boolean } | null {
  for (let back = at - 1; back >= 0 && at - back < 14; back--) {
    const chunk = chunks[back];
    if (chunk?.kind === 'stop' || chunk?.kind === 'quote') break;
    if (isSpeech(chunk)) return { at: back, after: false };
  }
  for (let next = at + 1; next < chunks.length && next - at < 6; next++) {
    const chunk = chunks[next];
    if (chunk?.kind === 'quote') break;
    if (isSpeech(chunk)) return { at: next, after: true };
    if (chunk?.kind === 'stop' && next > at + 1) break;
  }
  return null;
}

function findNamed(entities: readonly Entity[], label: string): number | null {
  const name = label
    .toLowerCase()
    .replace(/^the |\([^()]*\)|\d+/g, '')
    .trim();
  const fits = ({ noun, names, word, senses, modifiers }: Entity): boolean =>
    [noun, word.toLowerCase(), senses.thing?.kind, ...names.map((each) => each.toLowerCase())].includes(name) ||
    noun.endsWith(` ${name}`) ||
    name.endsWith(` ${noun}`) ||
    modifiers.includes(name);
  return entities.find(fits)?.id ?? null;
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

function latestBefore(scope: Scope, at: number): number | null {
  const spoke = scope.discourse.entities.filter(
    (entity) => entity.at < at && (isPerson(entity) || entity.senses.thing?.alive === true),
  );
  return (
    spoke.at(-1)?.id ??
    scope.discourse.entities.find((entity) => isPerson(entity) || entity.senses.thing?.alive === true)?.id ??
    null
  );
}

/** Gives each line its speaker, its hearer and its tone. */
export function bindLines(scope: Scope, chunks: readonly Chunk[], cut: LabelCut): Spoken[] {
  let previous: number | null = null;
  return cut.lines.map((text, index): Spoken => {
    const spoken = { text: text.replace(/,$/, ''), ...bindLine(scope, chunks, cut.labels.get(index), index, previous) };
    previous = spoken.speaker;
    return spoken;
  });
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
  const speech = quote === undefined ? null : findSpeech(chunks, quote.chunk);
  const verb = speech === null ? undefined : chunks[speech.at];
  const hinted =
    TONES_OF_LABELS.find(([words]) => words.test(/\(([^()]*)\)/.exec(label ?? '')?.[1] ?? ''))?.[1] ?? 'plain';
  const event = verb === undefined ? undefined : scope.events.find((each) => each.at === verb.at);
  const manner = TONES_OF_LABELS.find(([words]) => words.test(event?.manner ?? ''))?.[1] ?? hinted;
  const tone = verb?.kind === 'verb' ? (TONES[verb.verb] ?? manner) : hinted;
  const to = event?.target ?? null;
  if (label !== undefined && (UNSEEN.test(label) || OVER_AIR.test(label))) return { speaker: null, to, tone, at };
  // A label that is a clause of its own is read as one: "the woman says to the child:".
  const told = label === undefined || !isPlainLabel(label) ? undefined : label;
  const named = told === undefined ? null : (findNamed(scope.discourse.entities, told) ?? bringIn(scope, told, at));
  if (named !== null) return { speaker: named, to, tone, at };
  if (quote === undefined) return { speaker: previous, to, tone, at };
  const subject = speech === null ? undefined : findSubject(scope, chunks, speech.at, speech.after, quote);
  const speaker =
    subject === undefined
      ? (quote.subjects[0] ?? scope.discourse.subjects[0] ?? latestBefore(scope, quote.at))
      : subject;
  return { speaker, to, tone, at };
}
