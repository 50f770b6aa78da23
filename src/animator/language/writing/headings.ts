import { findUses } from '../../catalogue/parts-of-speech.ts';
import { PEOPLE } from '../../catalogue/people.ts';
import { isHeading, nameOfHeading } from './label-kinds.ts';

/**
 * The many ways to order a prompt, all said as one: a heading becomes "Label: …" on a line of its own. People write them in brackets, in capitals within a
 * line, alone on a line, with a slash between two, or with the seconds they take.
 */

/** "[Scene] A forest", "【Style】…": a heading, unless the sentence goes on: "An [apple] lies". */
const BRACKETED =
  /(^|[.!?\n>"\u201d\])] {0,2})[[\u3010]([\p{L}][\p{L}\d /&+()-]{1,40})[\]\u3011]( ?:)?(?=\s{0,3}(\S))/gmu;
/** "[Yumi, shocked voice]: …", "[Character A: Lead Detective, calm voice]: …": who speaks, and how. */
const SPEAKER =
  /[[\u3010](?:(?:character|speaker|person) ?\w{0,2} ?: ?)?(\p{L}[\p{L}\d '-]{0,30})(?:, ([^\]\u3011\n]{1,60}))?[\]\u3011] ?: ?(?=["\u201c\u300c'\u2018])/giu;

/** "[product name]": whatever is sold. */
const PRODUCT_SLOT = /[[{<](?:your |the )?(?:product|brand|item|object)(?:[ _]name)?[\]}>]/gi;

/** "An [apple] lies on a [wooden table]": words that somebody may change. */
const SLOT = /(?<=\p{L} )\[([\p{L}][\p{L} -]{1,40})\](?! ?:)/gu;

function writeBracketed(whole: string, before: string, label: string, colon: string | undefined, next: string): string {
  const goesOn = colon === undefined && /\p{Ll}/u.test(next);
  if (goesOn || !(isHeading(label) || (colon !== undefined && /^\p{Lu}/u.test(label)))) return whole;
  return `${before}\n${nameOfHeading(label).replace(/^./, (first) => first.toUpperCase())}:`;
}

/** "… 15 seconds SUBJECT: a runner ENVIRONMENT: a street": each on a line of its own. */
const WITHIN_LINE =
  /(?<=[^\s.!?:\n] )(?!BPM|FPS|SEC)((?:\p{Lu}[\p{L}&-]{2,15})(?: (?:\p{Lu}[\p{L}]{1,15}|&)){0,2}):(?= )/gu;

/** A line that is nothing but a heading. */
const ALONE = /^[ \t]*(\p{Lu}[\p{L} /&+-]{2,40}?)(?: ?\([^()]{1,60}\))?[ \t]*$/u;
/** "Grade / Palette:", "Wardrobe / Props:". */
const SLASHED = /^([ \t]*)(\p{L}[\p{L} &-]{1,30}(?: ?\/ ?\p{L}[\p{L} &-]{1,30}){1,2})( ?\([^()\n]{1,40}\))? ?:/u;
/** "HOOK (0-1s):", "OPENING (0-2 sec)": the seconds say it all. */
const TIMED =
  /(^[ \t]*|[.!?] )(?:hook|build|opening|intro|introduction|setup|set-up|development|build-?up|continuation|climax|payoff|pay-off|reveal|twist|resolution|ending|outro|finale|beat \d+|phase \d+|act \d+|segment \d+|transition|closing|cta)(?= ?[[(]\d)/gim;

/** "@image1", "@[Image 2]": a person who is seen in a picture that came with the prompt. */
const REFERENCE = /@ ?\[?(?:image|img|picture|photo|character|figure) ?_?\d*\]?/gi;
/** "(use Image1 as face reference)". */
const INSTRUCTION = /\((?:use|using|see|refer to|based on|same as|as in|matching|from)\b[^()\n]{0,80}\)/gi;

/** "Grade / Palette": the first of them stands for both. */
const firstHeading = (label: string): string =>
  label
    .split('/')
    .find((part) => isHeading(part))
    ?.trim() ?? nameOfHeading(label);

function writeLine(line: string, next: string | undefined): string {
  const slashed = line.replace(SLASHED, (whole, space: string, label: string) =>
    label.split('/').some((part) => isHeading(part)) && !/\d/.test(label)
      ? `${space}${
          label
            .split('/')
            .find((part) => isHeading(part))
            ?.trim() ?? label
        }:`
      : whole,
  );
  const [, label] = ALONE.exec(slashed) ?? [];
  const follows = next !== undefined && next.trim() !== '';
  return label !== undefined && follows && isHeading(label) ? `${firstHeading(label)}:` : slashed;
}

/** "Kenji: tired salaryman, loosened tie": who he is, and nothing that he says. */
const INTRODUCED =
  /(^|[.:\n] {0,2})(\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?): (?:an? )?((?:[\p{Ll}-]+ ){0,4}?)([\p{Ll}-]+)(?=,| with\b| in (?:an?|his|her)\b| wearing\b)/gmu;

function introduce(whole: string, before: string, name: string, how: string, noun: string): string {
  if (isHeading(name) || !(PEOPLE.has(noun) || /[a-z]{3}(?:man|woman)$/.test(noun))) return whole;
  const told = `${how}${noun}`;
  return `${before}${name}, ${/^[aeiou]/.test(told) ? 'an' : 'a'} ${told}`;
}

/** "MARIA", "TOM (CONT'D)" alone on a line of a screenplay: who speaks what stands below. */
const SPEAKS_BELOW = /^[ \t]*(\p{Lu}[\p{Lu}'.-]+(?: [\p{Lu}\d'.-]+){0,2})[ \t]*(\([^()\n]{1,30}\))?:?[ \t]*$/u;
const ASIDE_BELOW = /^[ \t]*\(([^()\n]{1,40})\)[ \t]*$/;
const NO_NAME = /\b(?:INT|EXT|FADE|CUT|SCENE|SHOT|ACT|END|THE|TITLE|DISSOLVE|SMASH|CAMERA|NIGHT|DAY|CONTINUOUS)\b/;
const titled = (name: string): string => name.toLowerCase().replaceAll(/\b\p{L}/gu, (first) => first.toUpperCase());

/** Lines of a screenplay, where names in capitals stand above what they say, told as `Maria (softly): "…"`. */
function writeScreenplay(prompt: string): string {
  const lines = prompt.split('\n');
  const speaks = lines.map((line, i) => {
    const name = SPEAKS_BELOW.exec(line)?.[1];
    const below = lines[i + 1]?.trim() ?? '';
    return name === undefined || NO_NAME.test(name) || isHeading(name) || below === '' || SPEAKS_BELOW.test(below)
      ? null
      : name;
  });
  if (speaks.every((name) => name === null)) return prompt;
  const parted = lines.some((line) => line.trim() === '');
  const told: string[] = [];
  for (let at = 0; at < lines.length; at++) {
    const name = speaks[at] ?? null;
    if (name === null) {
      told.push(lines[at] ?? '');
      continue;
    }
    const how = ASIDE_BELOW.exec(lines[at + 1] ?? '')?.[1];
    const said: string[] = [];
    for (at += how === undefined ? 1 : 2; at < lines.length; at++) {
      const line = lines[at]?.trim() ?? '';
      // Where no empty lines part them, what is said is one line.
      if (line === '' || (speaks[at] ?? null) !== null || (said.length > 0 && !parted)) break;
      if (!ASIDE_BELOW.test(line)) said.push(line.replaceAll('"', ''));
    }
    at--;
    told.push(`${titled(name)}${how === undefined ? '' : ` (${how})`}: "${said.join(' ')}"`);
  }
  const names = [...new Set(speaks.flatMap((name) => name ?? []))];
  // "TOM enters": he is no tomcat.
  return names.reduce((text, name) => text.replaceAll(name, titled(name)), told.join('\n'));
}

/** "Action: waters plants": whoever the film is about does. */
const ACTION = /(^|[.;\n] {0,2}|\] ?)(?:(?:main|key|core|primary) )?actions?: {1,2}(\p{L}+?)(s|ing)(?= )/gimu;

function writeAction(whole: string, before: string, verb: string, ending: string): string {
  const lemma = verb.toLowerCase();
  const uses = [lemma, lemma.replace(/e$/, ''), `${lemma}e`, lemma.replace(/(.)\1$/, '$1')]
    .map((form) => findUses(form))
    .find((found) => found !== null && found.verb > 0);
  if (uses === undefined) return whole;
  return `${before}The subject ${ending === 's' ? '' : 'is '}${lemma}${ending}`;
}

/** "3. Grabs keys", "(2-4s) running through a hallway", "9-11s Jump over a wall": on a list of shots whoever the film is about does it. */
const LISTED =
  /((?:^|\n)[ \t]*\d{1,2}[.)] |\d ?s(?:ec)?[\])]?(?: ?[:\u2013\u2014-])? |\bshot ?#?\d{1,2}(?: ?[([][^()[\]\n]{1,20}[)\]])? ?[:.\u2013\u2014-] )(\p{L}{2,14}?)(s|ing|)(?= (\p{L}{1,8}))/giu;
const FEWEST_LISTED = 2;
const WAY = /^(?:over|into|through|across|along|up|down|off|onto|toward|towards|past|out)$/i;
const MOVES = /^(?:jump|run|walk|sprint|leap|climb|fall|dive|spin|ride|fly|crawl|slide|drive|swim|dance)$/;

function writeListed(prompt: string): string {
  if ([...prompt.matchAll(LISTED)].length < FEWEST_LISTED) return prompt;
  return prompt.replace(LISTED, (whole, before: string, verb: string, ending: string, next: string) => {
    const lemma = verb.toLowerCase();
    if (ending === '') return MOVES.test(lemma) && WAY.test(next) ? `${before}The subject ${lemma}s` : whole;
    const uses = stemsOf(lemma, ending)
      .map((form) => findUses(form))
      .find((found) => found !== null && found.verb > found.noun);
    return uses === undefined ? whole : `${before}The subject ${ending === 's' ? '' : 'is '}${lemma}${ending}`;
  });
}

/** "running": run, "weaving": weave, "rushes": rush. */
const stemsOf = (stem: string, ending: string): string[] =>
  ending === 's'
    ? [stem, stem.replace(/e$/, ''), stem.replace(/ie$/, 'y')]
    : [stem, `${stem}e`, stem.replace(/(.)\1$/, '$1'), stem.replace(/y$/, 'ie')];

/** "<CHARACTER>: a caveman": a heading, as any other; elsewhere it stands for what was told there. */
const PARAMETER = /<([A-Z][A-Z_ ]{2,30})>( ?:)?/g;
const writeParameter = (_whole: string, label: string, colon: string | undefined): string => {
  const name = label.replaceAll('_', ' ').toLowerCase();
  if (colon === undefined) return /character|subject|person|hero/.test(name) ? 'the subject' : `the ${name}`;
  return isHeading(name) ? `\n${name.replace(/^./, (first) => first.toUpperCase())}:` : '\n';
};

export function writeHeadings(source: string): string {
  if (!/[[\u3010@(/:<]|\n|\ds /.test(source)) return source;
  const prompt = source.includes('\n') ? writeScreenplay(source) : source;
  const lines = writeListed(prompt)
    .replace(PARAMETER, writeParameter)
    .replace(/(?<=[([]\d{1,2}): (?=\d{2}\b)/g, ':')
    .replace(REFERENCE, 'the person')
    .replace(INSTRUCTION, '')
    .replace(TIMED, '$1')
    .replace(
      SPEAKER,
      (_whole, name: string, how: string | undefined) => `\n${name}${how === undefined ? '' : ` (${how})`}: `,
    )
    .replace(BRACKETED, writeBracketed)
    .replace(PRODUCT_SLOT, 'product')
    .replace(SLOT, '$1')
    .replace(ACTION, writeAction)
    .replace(INTRODUCED, introduce)
    .replace(WITHIN_LINE, (whole, label: string) => (isHeading(label) ? `\n${label}:` : whole))
    .split('\n');
  return lines.map((line, i) => writeLine(line, lines[i + 1])).join('\n');
}

const LIST_ITEM = /^\s*(?:[-*\u2022\u2013>#[("\u201c\u3010]|\d{1,2}[.):]|\p{L}[\p{L} &/-]{0,30}:)/u;
const SHORTEST_WRAPPED = 40;
/** A line that breaks off in the midst of its sentence. */
const BREAKS_OFF = /(?:[\p{L}\p{N}'\u2019]|,)$/u;

/** Nothing ends so, however short it is. */
const UNFINISHED = /(?<![\p{L}-])(?:a|an|the|of|with|and|by|for|from|his|her|their|its)$/u;

/** Joins what was wrapped at the edge of a page: a long line without an end goes on in the next one, when that begins within a sentence. */
export function unwrapLines(lines: readonly string[]): string[] {
  const joined: string[] = [];
  for (const line of lines.map((each) => each.trimEnd())) {
    const last = joined.at(-1);
    const open = last !== undefined && UNFINISHED.test(last);
    const wrapped =
      last !== undefined &&
      (open || last.length >= SHORTEST_WRAPPED) &&
      BREAKS_OFF.test(last) &&
      !LIST_ITEM.test(line) &&
      (/^\p{Ll}/u.test(line) || open || last.endsWith(','));
    if (wrapped) joined[joined.length - 1] = `${last} ${line}`;
    else joined.push(line);
  }
  return joined;
}
