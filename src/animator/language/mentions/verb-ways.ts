import type { Lexicon, VerbRow } from '../../catalogue/lexicon.ts';
import { DETERMINERS } from '../words/english.ts';
import type { Token } from '../words/words.ts';

const PARTICLE = /^(?:out|up|down|off|on|in|over|away|back)$/;

/** How far a verb goes on: which words after it are its own, and which belong to what comes next. */
export function goesOn(tokens: readonly Token[], at: number, rest: readonly string[]): number | null {
  let next = at + 1;
  for (const word of rest) {
    let token = tokens[next];
    // "take a note", "playing the guitar": an article may stand between.
    if (token !== undefined && token.text !== word && /^(?:a|an|the|his|her|their|its)$/.test(token.text))
      token = tokens[++next];
    // "taking a pleasant stroll"; "pulls a net out" has no quality before what it is done to.
    if (
      token !== undefined &&
      next > at + 1 &&
      !PARTICLE.test(word) &&
      token.part === 'quality' &&
      !/'s?$/.test(token.text) &&
      !token.forms.includes(word)
    )
      token = tokens[++next];
    if (
      token === undefined ||
      token.role !== null ||
      token.opens ||
      !(token.text === word || token.forms.includes(word))
    )
      return null;
    next++;
  }
  return next - at;
}

/** "takes off her gloves", "lifts a box": what is done to something is done by the hands, though the verb alone is a way to go. */
function takesObject(next: Token | undefined): boolean {
  if (next === undefined || next.opens || next.role !== null) return false;
  // "hangs laundry": a bare noun right after the verb is what it is done to.
  const bare = next.part === 'name' || next.part === 'names';
  return bare || DETERMINERS.has(next.text) || next.part === 'article' || next.part === 'object';
}

export function listWays(
  tokens: readonly Token[],
  at: number,
  lexicon: Lexicon,
  lemma: string,
): readonly (VerbRow & { readonly whole: number })[] {
  const ways = lexicon.verbs(lemma).flatMap((row) => {
    const whole = goesOn(tokens, at, row.rest);
    const camera = whole !== null && row.rest.length > 0 && facesCamera(tokens, at + whole);
    // "jumps out of the water": the preposition belongs to the water.
    const outOf =
      whole !== null &&
      /^(?:jump|walk|run|drive|ride)$/.test(row.act.act) &&
      row.rest.join(' ') === 'out' &&
      tokens[at + whole]?.text === 'of';
    // "drives along a road", "rides in front of a castle": so does that of whatever lies along the way.
    const along =
      whole !== null &&
      (/^(?:walk|run|drive|ride|march|cycle|trot|sit)$/.test(row.act.act) || row.act.act === lemma) &&
      WAY.test(row.rest.join(' ')) &&
      (takesObject(tokens[at + whole]) || tokens[at + whole]?.text === 'front');
    // "plays with closed eyes": how it is done, and nothing that is played with.
    const so = whole !== null && row.rest.at(-1) === 'with' && isOfDoer(tokens, at + whole, lexicon);
    return whole === null || camera || outOf || along || so ? [] : [{ ...row, whole }];
  });
  const [first] = ways;
  if (first === undefined || ways.length === 1 || !takesObject(tokens[at + first.whole])) return ways;
  const byHand = ways.find(({ rest, act }) => rest.length === first.rest.length && act.frame === 'hands');
  return byHand === undefined ? ways : [byHand, ...ways.filter((way) => way !== byHand)];
}

const OWN_STATE = /^(?:closed|shut|open|raised|outstretched|folded|crossed|tied|bare)$/;

/** "closed eyes", "great care", "his eyes shut": a part of whoever does it, or how. */
function isOfDoer(tokens: readonly Token[], from: number, lexicon: Lexicon): boolean {
  const own = /^(?:his|her|its|their)$/.test(tokens[from]?.text ?? '');
  let at = own ? from + 1 : from;
  while (tokens[at]?.part === 'quality' && tokens[at]?.opens === false) at++;
  const senses = tokens[at]?.nounForms.map((form) => lexicon.senses(form)).find((each) => each !== null) ?? null;
  if (senses === null || !(senses.part || (senses.abstract && senses.thing === null))) return false;
  return !own || OWN_STATE.test(tokens[at + 1]?.text ?? '');
}

const WAY = /^(?:up|down|along|in)$/;

/** "looks into the camera": the preposition belongs to the camera. */
function facesCamera(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at]?.text === 'the' ? tokens[at + 1]?.text : tokens[at]?.text;
  const before = tokens[at - 1]?.text ?? '';
  // "walks away from the camera": away from that, and not only off.
  if (before === 'away' && next === 'from') return facesCamera(tokens, at + 1);
  return /^(?:camera|lens|viewer|us)$/.test(next ?? '') && /^(?:into|at|to|toward|from)$/.test(before);
}
