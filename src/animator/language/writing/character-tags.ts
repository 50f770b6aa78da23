import { PEOPLE } from '../../catalogue/people.ts';

/**
 * Tags as guides to video models teach them: "[Character A: 30-year-old baker, red apron]" tells once who that is, and "[Character A, warm voice]: …" stands before what
 * they say. Both become plain sentences: "A 30-year-old baker, red apron." and "The baker (warm voice): …", and so does a sentence right after a tag that leaves
 * out who does it: "[Character A: …] Kneads the dough."
 */
const KIND = 'character|speaker|person|actor|actress|host|presenter|subject';
const TAG = new RegExp(
  String.raw`[[\u3010](?:${KIND}) ?([A-Z]|\d{1,2})?(?: ?([:,]) ?([^[\]\u3010\u3011\n]{1,240}))?[\]\u3011]( ?:(?= ?["\u201c]))?[ \n]{0,3}`,
  'giu',
);
/** "Character A nods", "Character looks away": told of without brackets. */
const MENTIONED =
  /(?<![\p{L}[\u3010]|\ban? )(?:(?:[Tt]he )?[Cc]haracter|CHARACTER|Speaker|Person|Actor|Host)(?: ([A-Z](?!\p{L})|\d{1,2}(?!\d)))?(?=[ ,.'])/gu;
const DONE = /^(\p{Lu}?\p{L}{2,14}?)(ing|ed|s)(?= |,|\.)/u;
/** Held so, and nothing that one does. */
const HELD = /^(?:seated|dressed|perched|positioned|framed|posed|surrounded|bathed|lit|wrapped|covered)$/i;

interface Character {
  /** Before the first comma: what they are. */
  readonly noun: string;
  readonly told: string;
}

/** "40-year-old executive": by the last word, and by all of it where it is two trades: "fire chief". */
function readCharacter(description: string): Character {
  const [lead = '', ...looks] = description.split(',').map((part) => part.trim());
  const bare = lead.replace(/^(?:an?|the) /i, '');
  const [who = bare] = bare.split(/ (?:in|with|wearing|who|of|from)\b/i);
  const noun = who.split(' ').at(-1) ?? '';
  const known = noun !== '' && !/\d/.test(noun);
  const told = [known ? bare : `person, ${bare}`, ...looks].filter((part) => part !== '').join(', ');
  return {
    noun: known ? noun.toLowerCase() : 'person',
    told: `${/^[aeiou]|^8|^1[18]\b/i.test(told) ? 'An' : 'A'} ${told}`,
  };
}

const titled = (words: string): string => words.replace(/^\p{L}/u, (first) => first.toUpperCase());

/** "Stands by the window", "Seated at a desk", "slams his hand on it": whoever was tagged right before. */
function goOn(who: string, next: string): string {
  const [word, stem = '', ending] = DONE.exec(next) ?? [];
  if (word === undefined || PEOPLE.has(word.toLowerCase())) return '';
  const small = `${stem}${ending}`.toLowerCase();
  if (ending === 's') return /(?:ss|us)$/.test(small) ? '' : `${who} ${small.slice(0, 1)}`;
  return ending === 'ing' || HELD.test(small) ? `${who} is ${small.slice(0, 1)}` : '';
}

/** Sentences of a prompt that is written with tags; any other prompt as it is. */
export function tellCharacters(prompt: string): string {
  const described = new Map<string, Character>();
  for (const [, label = '', sign, description, speaks] of prompt.matchAll(TAG))
    if (sign === ':' && description !== undefined && speaks === undefined && !described.has(label))
      described.set(label, readCharacter(description));
  if (described.size === 0) return prompt;
  const nouns = [...described.values()].map(({ noun }) => noun);
  const nameOf = (label: string): string | null => {
    const found =
      described.get(label) ?? (described.size === 1 && label === '' ? [...described.values()][0] : undefined);
    if (found === undefined) return null;
    const same = nouns.filter((noun) => noun === found.noun);
    if (same.length === 1) return `the ${found.noun}`;
    // Two women: the first and the second of them.
    const at = [...described.values()].filter(({ noun }) => noun === found.noun).indexOf(found);
    return `the ${ORDER[at] ?? 'last'} ${found.noun}`;
  };
  const introduced = new Set<string>();
  let [written, done] = ['', 0];
  const tell = (text: string): string =>
    text.replace(MENTIONED, (whole, label: string | undefined) => {
      const name = nameOf(label ?? '');
      return name === null ? whole : /^\p{Lu}/u.test(whole) ? titled(name) : name;
    });
  for (const match of prompt.matchAll(TAG)) {
    const [whole, label = '', sign, words = '', colon] = match;
    const name = nameOf(label);
    if (name === null) continue;
    const end = match.index + whole.length;
    written += tell(prompt.slice(done, match.index));
    const first = !introduced.has(label);
    introduced.add(label);
    if (first) written += `${described.get(label)?.told ?? titled(name)}. `;
    // "[Character A: chief engineer, calm voice]: …": who it is stands there again.
    const how = sign === ':' ? words.split(',').slice(1).join(',').trim() : words.trim();
    if (colon !== undefined) written += `${titled(name)}${how === '' ? '' : ` (${how})`}: `;
    else if (/^\p{Ll}/u.test(prompt.slice(end))) written += `${titled(name)} `;
    else {
      const begun = goOn(titled(name), prompt.slice(end, end + LETTERS_AFTER));
      written += begun;
      done = begun === '' ? end : end + 1;
      continue;
    }
    done = end;
  }
  return written + tell(prompt.slice(done));
}

const ORDER = ['first', 'second', 'third', 'fourth'];
const LETTERS_AFTER = 24;
