import { CAMERA_PARTS, CAMERA_PATTERNS, FRAMED_MOVES } from '../../catalogue/camera-table.ts';
import { VANTAGE_PATTERNS } from '../../catalogue/vantage-table.ts';
import type { ShotFact } from '../reading.ts';
import { findNeedles, mayMatch } from '../words/needles.ts';
import type { Token } from '../words/words.ts';

const PATTERNS = [...FRAMED_MOVES, ...VANTAGE_PATTERNS, ...CAMERA_PATTERNS].map(([pattern, facts]) => ({
  pattern: new RegExp(pattern, 'g'),
  needles: findNeedles(pattern),
  facts: facts.split(',').map((fact) => fact.split('=')),
}));

/** "smiles into the camera", "an old camera": whom one looks at, or a thing. */
const NOT_FILMING =
  /(?:\b(?:into|at|to|toward|towards|from|on|facing|holding|old|vintage|security|his|her|their|film|with) (?:the |a |an |his |her )?)$/;

const CAMERA_WORD =
  /\b(?:camera|lens|shot|view|drone|perspective|zoom\w*|pan\w*|dolly|footage|close[ -]?up|frame)\b|^[\s,]*$/;

const NOT_WANTED = /\b(?:no|without|avoid|never) (?:any |a )?$/;

const LONGEST_STRETCH = 400;

/** Sentences, and of endless ones stretches: what is said of a shot stands within one, and no pattern ever sees more. */
export function* stretchesOf(text: string): Generator<{ readonly stretch: string; readonly from: number }> {
  let from = 0;
  while (from < text.length) {
    // All the dots of an end together: each of ten thousand would be read as a sentence.
    const end = /[.!?;]+/.exec(text.slice(from, from + LONGEST_STRETCH));
    let to = end === null ? Math.min(text.length, from + LONGEST_STRETCH) : from + end.index + end[0].length;
    if (end === null && to < text.length) {
      const space = text.lastIndexOf(' ', to);
      if (space > from) to = space + 1;
    }
    yield { stretch: text.slice(from, to), from };
    from = to;
  }
}

function claimRange(tokens: readonly Token[], from: number, to: number, role: string): void {
  for (const token of tokens) if (token.end > from && token.start < to) token.role ??= role;
}

/** "from the back of the jeep, looking past the driver at the track": the camera looks, and not the jeep. */
const LOOKS_ON =
  /^[a-z' -]{0,60}?,? ?\b(look(?:ing|s) (?:(?:out|past|over|straight|back|at|toward|towards|ahead|forward) ?){1,3})/;

function claimLook(tokens: readonly Token[], stretch: string, end: number, from: number): void {
  const [whole = '', looks = ''] = LOOKS_ON.exec(stretch.slice(end)) ?? [];
  if (looks !== '') claimRange(tokens, from + end + whole.length - looks.length, from + end + whole.length, 'camera');
}

const OPENING_PART =
  /^\s*(?:the |a pair of |two |old |wrinkled |weathered |delicate |skilled )*(hands|fingers|feet|eyes) (?:of|belonging to) /;

/** Takes out what is said of the camera, and says what it asks for, in the order of the text. */
export function claimCamera(tokens: readonly Token[], text: string): ShotFact[] {
  const found: ShotFact[] = [];
  for (const { stretch, from } of stretchesOf(text.toLowerCase())) {
    let rest = stretch;
    for (const match of stretch.matchAll(CAMERA_PARTS))
      found.push({ field: 'part', value: match[1] ?? '', at: from + match.index });
    // "Hands of a potter shaping a bowl, close-up": the hands are what the shot is of.
    const [, opening] = from === 0 ? (OPENING_PART.exec(stretch) ?? []) : [];
    if (opening !== undefined) found.push({ field: 'part', value: opening, at: from });
    for (const { pattern, needles, facts } of PATTERNS) {
      if (!mayMatch(needles, rest)) continue;
      for (const match of rest.matchAll(pattern)) {
        const before = rest.slice(0, match.index);
        if (match[0].trim() === '' || (/^(?:the )?camera(?! [a-z]+ing\b)/.test(match[0]) && NOT_FILMING.test(before)))
          continue;
        // "… and turns around": only after a camera is its verb one of the camera's.
        if (/^(?:then|and|before|while)\b/.test(match[0]) && !CAMERA_WORD.test(stretch.slice(0, match.index))) continue;
        const at = from + match.index;
        // "No slow motion": the film is without it.
        const told = NOT_WANTED.test(before) ? [] : facts.filter(([field]) => field !== 'unknown');
        for (const [field = '', value = ''] of told) found.push({ field, value, at });
        claimRange(tokens, at, at + match[0].length, told.length === 0 ? 'unknown' : 'camera');
        if (told.some(([field]) => field === 'vantage'))
          claimLook(tokens, stretch, match.index + match[0].length, from);
        // What one pattern has read is no text for the next, and keeps its place.
        rest = before + ' '.repeat(match[0].length) + rest.slice(match.index + match[0].length);
      }
    }
  }
  // "Tracking shot … The camera follows a man from behind": one way to follow, told in two places.
  const closer = found.some(({ value }) => value === 'follow_behind' || value === 'follow_front');
  return found
    .filter((fact) => (!closer || fact.value !== 'follow_beside') && !goesOtherwise(fact, text.toLowerCase(), found))
    .sort((a, b) => a.at - b.at);
}

const FRAMED = FRAMED_MOVES.map(([pattern]) => new RegExp(`^[a-z ,'-]{0,40}?${pattern}`));

/** "aerial shot slowly descending": it has a way of its own, and does not fly ahead. */
function goesOtherwise({ field, value, at }: ShotFact, text: string, found: readonly ShotFact[]): boolean {
  const flies = field === 'move' && value.startsWith('drone') && value !== 'drone_up';
  if (!flies || !found.some((each) => /^(?:crane|drone_up)/.test(each.value))) return false;
  return FRAMED.some((pattern) => pattern.test(text.slice(at, at + LONGEST_FRAMING)));
}
const LONGEST_FRAMING = 60;

const CAMERA_SUBJECT =
  /^(?:(?:the |a |our |as the )?(?:\w+ )?(?:camera|lens|drone(?! (?:shot|footage|view)))|the (?:\w+ )?(?:shot|image|frame|footage))(?: \w+ly)?(?: (?:then|now|always))? (?!of\b|reads?\b)[a-z]+/;

const REVEALS = /\b(?:to reveal|revealing)\b/;

const CAMERA_ENDS =
  /(?:, where | where | (?:as|while|until|when) (?=(?!it\b|the camera|we\b)\w)|, and (?=the (?!camera))|; | (?:to )?(?:reveal|show)(?:s|ing)? | (?:over|through|past|across|into|around|along|toward|towards|above|on|of|at|to|down|up) (?=(?:a|an|two|three|several|rows)\b)| (?=(?:a|an) (?!\w+ (?:pace|speed|path|arc|circle|angle|take|move|motion)\b)))/;

/** "The camera remains still, dogs run past": of the camera all is said, and what follows is seen. */
const STANDS_STILL =
  /^(?:the |a |our )?(?:\w+ )?camera (?:remains|stays|is|holds|keeps|stands)(?: \w+)? (?:still|static|fixed|steady|stationary|motionless|in place|locked(?: off)?)(?=, (?!(?:and|then|while|as|where|\w+ing)\b))/;

/** A sentence, or what follows a comma in it, whose subject is the camera says nothing else that is to be seen. */
export function claimCameraClauses(tokens: readonly Token[], text: string): void {
  for (const { stretch: sentence, from: index } of stretchesOf(text.toLowerCase())) {
    for (const match of sentence.matchAll(
      /(?:^|, (?:and |as |while |before |then )?|\b(?:as|while|and|then) )(?=(?:the |a |our )?(?:\w+ )?(?:camera|shot|drone|final image)\b)/g,
    )) {
      const clause = sentence.slice(match.index + match[0].length).trimStart();
      if (!CAMERA_SUBJECT.test(clause) || NOT_FILMING.test(sentence.slice(0, match.index + match[0].length))) continue;
      if (
        /^(?:\w+ )?(?:the |a |our )?(?:\w+ )?drone\b/.test(clause) &&
        !/\bdrone (?:shot|footage|view|camera)/.test(text.toLowerCase())
      )
        continue;
      if (/^(?:a |an )?(?:old|vintage|security)? ?camera (?:on|in|with|sits|lies|stands)\b/.test(clause)) continue;
      const from = index + match.index;
      // "…, and her breath fogs", "to reveal a city", "past a row of books": what is seen there is read with the rest.
      const still = STANDS_STILL.exec(clause)?.[0].length;
      const other = still ?? CAMERA_ENDS.exec(clause)?.index ?? 0;
      const end = other === 0 ? index + sentence.length : from + match[0].length + other;
      claimRange(tokens, from, end, 'camera');
      // "cranes up from a knight to reveal an army": the camera does, and not the knight.
      const shows = REVEALS.exec(sentence.slice(end - index));
      if (shows !== null) claimRange(tokens, end + shows.index, end + shows.index + shows[0].length, 'camera');
      break;
    }
  }
}
