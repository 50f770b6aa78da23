import type { Lexicon } from '../../catalogue/lexicon.ts';
import type { Entity } from '../reading.ts';
import type { Token } from '../words/words.ts';

/** What the camera follows, circles or goes up to: its words, and the nouns they may be. */
export interface CameraTarget {
  readonly from: number;
  readonly to: number;
  readonly nouns: readonly string[];
  /** It goes along with it, rather than only up to it. */
  readonly along: boolean;
}

/** What a camera does with one thing, and not with a whole place. */
const AIMS =
  /^(?:follow(?:s|ing)?|track(?:s|ing)?|trail(?:s|ing)?|circl(?:es|ing)|orbit(?:s|ing)?|push(?:es|ing)?|zoom(?:s|ing)?|focus(?:es|ing)?|rack(?:s|ing)?|fl(?:y|ies|ying)|creep(?:s|ing)?)$/;
const ALONG = /^(?:follow|track|trail)/;
const BETWEEN =
  /^(?:in|on|to|onto|up|around|behind|after|alongside|beside|toward|towards|closely|slowly|gently|close|low|of|shot|camera|focus|right|just)$/;
const MOST_BETWEEN = 4;
const DETERMINER = /^(?:an?|the|his|her|its|their|one|two|three|four)$/;
const LONGEST_NOUN = 5;
/** Read as the camera's, or as a note on the film. */
const CLAIMED = /^(?:camera|note)$/;

const isName = ({ part }: Token): boolean => part === 'name' || part === 'names';

/** Where a noun that begins at `from` has its head; -1 where nothing that can be shown is named. */
function findHead(tokens: readonly Token[], from: number, lexicon: Lexicon): number {
  let head = -1;
  for (let at = from + 1; at <= from + LONGEST_NOUN; at++) {
    const token = tokens[at];
    if (
      token === undefined ||
      token.opens ||
      !(isName(token) || /^(?:quality|adverb|doing|done)$/.test(token.part ?? ''))
    )
      break;
    const shown = token.nounForms.some((form) => {
      const senses = lexicon.senses(form);
      return senses !== null && (senses.thing !== null || senses.person !== null);
    });
    if (isName(token) && shown) head = at;
    else if (head !== -1) break;
  }
  return head;
}

/**
 * Finds whom the camera is after. Words of the camera were taken out of the sentence, and with them whoever it follows: where no other word tells of them they are
 * given back, so that "the camera follows the rider" has a rider in it.
 */
export function aimCamera(tokens: readonly Token[], lexicon: Lexicon): CameraTarget[] {
  return tokens.flatMap((token, at): CameraTarget[] => {
    if (token.role !== 'camera' || !AIMS.test(token.text)) return [];
    let from = at + 1;
    while (from - at <= MOST_BETWEEN && tokens[from]?.opens === false && BETWEEN.test(tokens[from]?.text ?? '')) from++;
    const [determiner, head] = [tokens[from], findHead(tokens, from, lexicon)];
    if (determiner === undefined || determiner.opens || !DETERMINER.test(determiner.text) || head === -1) return [];
    const nouns = tokens[head]?.nounForms ?? [];
    const words = tokens.slice(from, head + 1);
    const elsewhere = tokens.some(
      ({ role, nounForms }, other) =>
        (other < from || other > head) && role === null && nounForms.some((form) => nouns.includes(form)),
    );
    if (!elsewhere && words.every(({ role }) => CLAIMED.test(role ?? ''))) for (const each of words) each.role = null;
    for (const each of tokens.slice(at + 1, from)) each.role ??= 'camera';
    return [{ from, to: head, nouns, along: ALONG.test(token.text) }];
  });
}

/** Of whom the camera is after the film is, more than of others; of a thing that it only comes near to it need not be. */
export function markTargets(entities: readonly Entity[], targets: readonly CameraTarget[]): void {
  for (const entity of entities) {
    const lives = entity.senses.person !== null || entity.senses.thing?.alive === true;
    const isAfter = ({ from, to, nouns, along }: CameraTarget): boolean =>
      (along || lives) &&
      (entity.mentionedAt.some((word) => word >= from && word <= to) ||
        nouns.includes(entity.noun.split(' ').at(-1) ?? ''));
    if (targets.some(isAfter)) entity.followed = true;
  }
}
