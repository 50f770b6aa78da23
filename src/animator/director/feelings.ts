import { EXPRESSIONS } from '../catalogue/looks-table.ts';
import type { Beat, Role } from './script.ts';

const FEELINGS: Readonly<Record<string, Role['expression']>> = {
  ...{
    smile: 'warmth',
    laugh: 'joy',
    cheer: 'joy',
    celebrate: 'joy',
    cry: 'sorrow',
    frown: 'anger',
    think: 'thought',
    sleep: 'sleep',
  },
};

const NAMED: readonly (readonly [RegExp, Role['expression']])[] = [
  [/^(?:frustration|anger|rage|fury|irritation|annoyance)$/, 'anger'],
  [/^(?:sadness|grief|sorrow|despair|heartbreak|melancholy|loneliness|regret)$/, 'sorrow'],
  [/^(?:fear|terror|panic|horror|anxiety|dread)$/, 'fear'],
  [/^(?:surprise|shock|amazement|astonishment|disbelief)$/, 'surprise'],
  [/^(?:joy|happiness|delight|excitement|laughter|triumph)$/, 'joy'],
  [/^(?:satisfaction|contentment|tenderness|relief|pride|affection)$/, 'warmth'],
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

/** Who laughs looks happy, and who sits sadly looks sad, where nothing else is said of the face. */
export function feel(role: Role, beats: readonly Beat[], told: string): Role {
  if (role.expression !== 'calm') return role;
  const own = beats.filter((beat) => beat.role === role.id);
  const said = own.flatMap(({ act, manner }) => {
    const stem = manner?.replace(/ily$/, 'y').replace(/ly$/, '') ?? '';
    const feeling = FEELINGS[act] ?? EXPRESSIONS[stem] ?? EXPRESSIONS[`${stem}ed`];
    return feeling === undefined ? [] : [feeling];
  });
  const expression = said[0] ?? (role.person === null ? undefined : namedIn(told));
  return expression === undefined ? role : { ...role, expression };
}
