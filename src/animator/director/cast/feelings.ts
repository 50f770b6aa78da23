import { ownLexicon } from '../../catalogue/lexicon.ts';
import { EXPRESSIONS } from '../../catalogue/looks-table.ts';
import type { Beat, Role } from '../script.ts';

const FEELINGS: Readonly<Record<string, Role['expression']>> = {
  ...{
    smile: 'warmth',
    laugh: 'joy',
    cheer: 'joy',
    celebrate: 'joy',
    cry: 'weeping',
    frown: 'anger',
    think: 'thought',
    sleep: 'sleep',
    gasp: 'surprise',
    cover_mouth: 'surprise',
  },
};

/** What a deed shows in a face from then on: whoever has laughed looks happy still. */
export const feltIn = ({
  act,
  verb,
  manner,
}: Pick<Beat, 'act' | 'verb' | 'manner'>): Role['expression'] | undefined => {
  if (act === 'rub_eyes' && /\btears?\b/.test(verb)) return 'weeping';
  const stem = manner?.replace(/ily$/, 'y').replace(/ly$/, '') ?? '';
  return FEELINGS[act] ?? EXPRESSIONS[stem] ?? EXPRESSIONS[`${stem}ed`];
};

/** Seconds: what is felt later than that has come over somebody in the film. */
const FROM_THE_START = 0.5;

const NAMED: readonly (readonly [RegExp, Role['expression']])[] = [
  [/^(?:frustration|anger|rage|fury|irritation|annoyance)$/, 'anger'],
  [/^(?:sadness|grief|sorrow|despair|heartbreak|melancholy|loneliness|regret)$/, 'sorrow'],
  [/^(?:fear|terror|panic|horror|dread)$/, 'fear'],
  [/^(?:anxiety|nervousness|worry|embarrassment|tension)$/, 'unease'],
  [/^(?:exhaustion|boredom|fatigue|weariness)$/, 'weariness'],
  [/^(?:surprise|shock|amazement|astonishment|disbelief)$/, 'surprise'],
  [/^(?:joy|happiness|delight|excitement|laughter|triumph)$/, 'joy'],
  [/^(?:satisfaction|contentment|tenderness|relief|affection)$/, 'warmth'],
  [/^(?:pride|confidence|dignity)$/, 'pride'],
  [/^(?:concentration|determination|focus|doubt|confusion)$/, 'thought'],
];
/** "a face showing frustration", "full of concentration", "screams in terror". */
const SHOWN =
  /\b(?:shows?|showing|express|expresses|expressing|filled with|full of|look of|expression of|overcome with|face of|in|with) (?:(?:pure|deep|quiet|utter|visible|sheer|intense) )?([a-z]{3,13})\b/gi;

const namedIn = (told: string): Role['expression'] | undefined => {
  for (const [, word = ''] of told.matchAll(SHOWN)) {
    const found = NAMED.find(([words]) => words.test(word.toLowerCase()));
    if (found !== undefined) return found[1];
  }
  return undefined;
};

/** What the whole film feels is on the faces in it; who it is sad about is the hero alone. */
const MOODS: Readonly<Record<string, Role['expression']>> = { happy: 'warmth', romantic: 'warmth', sad: 'sorrow' };

/** Some are shed for joy. */
const GLAD_TEARS = /\btears? of (?:joy|happiness|laughter|relief|pride)\b/i;
/** "a tear rolls down her cheek": hers of whom the film is. */
const TEAR_RUNS = /\btears? (?:[a-z]{1,12}ly )?(?:roll|run|slid|stream|fall|trickl|glisten|well|drip)[a-z]{0,4}\b/i;
const sheds = ({ parts, person, id }: Role, { told, hero }: Mooded): boolean =>
  person !== null &&
  (parts.some((part) => /^tears?$/.test(part)) || (id === hero && TEAR_RUNS.test(told))) &&
  !GLAD_TEARS.test(told);

const SAD_WORDS =
  /\b(?:lonely|sad|gloomy|somber|sombre|melancholic|melancholy|wistful) ([a-z-]{2,16}(?: [a-z-]{2,16}){0,2})/gi;
const isOfThing = (word: string): boolean => {
  const { thing = null, place = null, person = null } = ownLexicon().senses(word) ?? {};
  return person === null && thing?.alive !== true && (thing !== null || place !== null);
};

/** "a lonely cabin by a lake": so is the cabin, and not whoever lives in it. */
function isOnlyOfThings(told: string): boolean {
  const said = [...told.matchAll(SAD_WORDS)];
  return said.length > 0 && said.every(([, words = '']) => words.split(' ').some(isOfThing));
}

interface Mooded {
  readonly told: string;
  readonly mood: string | null;
  readonly hero: number | null;
}

/** Who laughs looks happy, and who sits sadly looks sad, where nothing else is said of the face. */
export function feel(role: Role, beats: readonly Beat[], film: Mooded): Role {
  const felt = feelAsPerson(role, beats, film);
  // Animals have no tears.
  return felt.person === null && felt.expression === 'weeping' ? { ...felt, expression: 'sorrow' } : felt;
}

function feelAsPerson(role: Role, beats: readonly Beat[], film: Mooded): Role {
  const { told, mood, hero } = film;
  if (sheds(role, film) && /^(?:calm|sorrow)$/.test(role.expression)) return { ...role, expression: 'weeping' };
  if (role.expression !== 'calm') return role;
  const own = beats.filter((beat) => beat.role === role.id);
  const said = own.flatMap((beat) => {
    const feeling = feltIn(beat);
    return feeling === undefined ? [] : [{ feeling, from: beat.from }];
  });
  const [first] = said.sort((a, b) => a.from - b.from);
  const ofFilm = MOODS[mood ?? ''];
  const ofAll =
    role.person === null
      ? undefined
      : (namedIn(told) ?? (ofFilm === 'sorrow' && (role.id !== hero || isOnlyOfThings(told)) ? undefined : ofFilm));
  const expression = first?.feeling ?? ofAll;
  if (expression === undefined) return role;
  const before = first !== undefined && first.from > FROM_THE_START && role.person !== null ? (ofAll ?? 'calm') : null;
  return before === null || before === expression
    ? { ...role, expression }
    : { ...role, expression, feltBefore: before };
}
