import { CONTESTS_TABLE } from '../catalogue/contests-table.ts';
import { findUses } from '../catalogue/parts-of-speech.ts';
import { isAdjective } from './mentions/find-name.ts';
import type { Reading } from './reading.ts';

interface Contest {
  readonly words: readonly string[];
  readonly doers: string;
  readonly deed: string;
}

const CONTESTS: readonly Contest[] = CONTESTS_TABLE.trim()
  .split('\n')
  .map((line) => {
    const [words = '', doers = '', deed = ''] = line.split(' | ');
    return { words: words.split(', '), doers, deed };
  });

/** Longer names first: table tennis is no tennis. */
const BY_NAME: ReadonlyMap<string, Contest> = new Map(
  CONTESTS.flatMap((contest) => contest.words.map((word): [string, Contest] => [word, contest])).toSorted(
    ([a], [b]) => b.length - a.length,
  ),
);

/** "Slow-motion footage of a muddy football match": at the beginning, after the camera and what it is like. */
const BEGINS = new RegExp(
  String.raw`^(?<camera>\s*(?:[^.,;:]{0,60} (?:of|from) )?)(?:(?:an?|the|this) )?(?<like>(?:[\w'-]+ ){0,4}?)(?<name>${[...BY_NAME.keys()].join('|')})(?<ends>(?:s|es)?\b)(?: between (?<who>[^.,;:]{3,60}?)(?= (?:in|on|at|under|through|during|near|beside|with|while|as)\b|[.,;:]|$))?`,
  'i',
);
/** "A chess game in the park between two old men". */
const BETWEEN =
  /^((?: (?:in|on|at|under|by|near) [a-z' -]{2,40}?)?) between ((?:an?|the|two|three|four|his|her|my) [^.,;:]{2,60}?)(?= (?:in|on|at|under|during|with|while|as)\b|[.,;:]|$)/i;
/** Those who look on are in none. */
const LOOKS_ON =
  /^(?:crowd|audience|spectator|fan|supporter|people|person|parent|kid|child|cheerleader|commentator|referee)s?$/;

/** The prompt with those told who are in a contest that is only named; null where it names no contest, or its own people. */
export const nameContest = (text: string, { entities }: Reading): string | null =>
  nameAtOnce(text, entities) ?? nameWithin(text, entities);

function nameAtOnce(text: string, entities: Reading['entities']): string | null {
  const found = BEGINS.exec(text);
  const { camera = '', like = '', name = '', who } = found?.groups ?? {};
  const contest = BY_NAME.get(name.toLowerCase());
  if (found === null || contest === undefined) return null;
  const words = like.trim().split(/\s+/).filter(Boolean);
  if (!words.every((word) => isQuality(word.toLowerCase()))) return null;
  const after = text.slice(found[0].length);
  const [whole = '', where = '', told = null] = who === undefined ? (BETWEEN.exec(after) ?? []) : [];
  const between = who ?? told;
  const rest = after.slice(whole.length).toLowerCase();
  const others = entities.filter(
    ({ hidden, noun, word, senses }) =>
      !hidden &&
      (senses.thing?.alive === true || senses.thing?.moves === true) &&
      !LOOKS_ON.test(noun) &&
      [noun, word].some((name) => rest.includes(name.toLowerCase().split(' ').at(-1) ?? name)),
  );
  if (others.length > 0) return null;
  return `${camera}${between ?? contest.doers} ${contest.deed}${where}${after.slice(whole.length)}`;
}

/** "In a basketball game, the camera follows each player". */
const WITHIN = new RegExp(
  String.raw`\b(?:in|during|at|of) (?:an?|the|this) (?:[a-z'-]{2,16} ){0,3}?(?<name>${[...BY_NAME.keys()].join('|')})\b`,
  'i',
);

/** Where a film of a contest names nobody at all, those who are in one are told after it. */
function nameWithin(text: string, entities: Reading['entities']): string | null {
  if (entities.some(({ hidden, senses }) => !hidden && (senses.thing !== null || senses.person !== null))) return null;
  const contest = BY_NAME.get(WITHIN.exec(text)?.groups?.name?.toLowerCase() ?? '');
  if (contest === undefined) return null;
  const { doers, deed } = contest;
  return `${text.trimEnd().replace(/[.!?,;]{1,9}$/, '')}. ${doers.charAt(0).toUpperCase()}${doers.slice(1)} ${deed}.`;
}

/** No verb of somebody who only looks on. */
function isQuality(word: string): boolean {
  const uses = findUses(word);
  return (
    isAdjective(word) || /[a-z](?:ing|ed|ly)$/.test(word) || (uses !== null && uses.adjective > uses.noun + uses.verb)
  );
}
