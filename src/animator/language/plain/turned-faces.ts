/** Faces that change: "transitions from a smile to a frown" is a deed of two steps, each of them seen. */

/** What a feeling looks like, by the word for it. */
const SHOWN_BY: readonly (readonly [words: string, deed: string])[] = [
  ['smiles?|grins?|joy|happiness|delight|amusement|laughter|relief|pride|hope|contentment|excitement|elation', 'smile'],
  ['frowns?|scowls?|anger|rage|fury|irritation|annoyance|disgust|contempt|confusion|doubt|frustration', 'frown'],
  ['sorrow|sadness|grief|tears|despair|heartbreak|anguish', 'cry'],
  ['surprise|shock|astonishment|awe|disbelief|fear|terror|horror|panic|dread|alarm', 'gasp'],
];
const WORDS = SHOWN_BY.map(([words]) => words).join('|');
const HOW =
  '(?:an? |the )?(?:(?:pure|deep|bright|wide|warm|quiet|sudden|complete|utter|gentle|soft|slight|faint|big) )?';

const TURNS = new RegExp(
  String.raw`\b(?:(?:transition|shift|chang|turn|switch|morph|mov|transform|go|pass)(?<ending>es|s|ing|e|) (?:(?:slowly|quickly|gradually|rapidly|suddenly|subtly) )?|(?<shift>(?:rapid |quick |sudden |subtle |slow )?(?:shift|change|transition) (?:in (?:facial )?expressions? )?))from ${HOW}(?<first>${WORDS}) (?:in)?to ${HOW}(?<then>${WORDS})\b(?: (?:with)?in (?:a few|just a few|two|three|four|five) seconds)?`,
  'gi',
);
/** "her expression shifts": she does. */
const OWN_FACE =
  /\b(his|her|their|its) (?:facial |whole |entire )?(?:expressions?|face|features|mood) (?=(?:slowly |quickly |gradually |rapidly |suddenly |subtly )?(?:transition|shift|chang|turn|switch|morph|mov|transform|go|pass)(?:es|s|ing|e)? (?:[a-z]+ )?from )/gi;
const WHO: Readonly<Record<string, string>> = { his: 'he', her: 'she', their: 'they', its: 'it' };
const SHIFT_OF =
  /\b(?:showing|capturing|shows|captures|depicting) (an?|the) ([a-z ]{2,20})['\u2019]s (?=(?:rapid |quick |sudden |subtle |slow )?(?:shift|change|transition) )/gi;

/** "The camera focuses on a woman's face": near to it. */
const ON_FACE =
  /\b(?:the )?camera (?:slowly |gently |closely )?(?:focus(?:es|ed|ing)|lingers|rests|holds|concentrates|stays)(?: (?:tightly|closely|entirely|solely))? on (?=(?:an?|the|his|her) (?:[a-z-]+ ){0,3}[a-z]+['\u2019]s? (?:[a-z]+ )?face\b)/gi;

const deedOf = (feeling: string): string =>
  SHOWN_BY.find(([words]) => new RegExp(`^(?:${words})$`, 'i').test(feeling))?.[1] ?? 'look';

function say(deed: string, ending: string): string {
  if (ending === 'ing') return deed === 'smile' ? 'smiling' : `${deed}ing`;
  if (!ending.endsWith('s')) return deed;
  return deed === 'cry' ? 'cries' : `${deed}s`;
}

export function sayTurnedFaces(text: string): string {
  return text
    .replace(ON_FACE, 'close-up of ')
    .replace(SHIFT_OF, (_whole, article: string, who: string) => `with ${article} ${who} who `)
    .replace(OWN_FACE, (_whole, whose: string) => `${WHO[whose.toLowerCase()] ?? 'they'} `)
    .replace(TURNS, (...args) => {
      const { ending, first = '', then = '' } = args.at(-1) as Record<string, string | undefined>;
      const how = ending ?? 's';
      return `${say(deedOf(first), how)}, then ${say(deedOf(then), how)}`;
    });
}
