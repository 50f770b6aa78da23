import { type Hour, TIME_WORDS } from '../../catalogue/setting-table.ts';
import { claim, findPhraseAt, makePhraseTable, type Token } from '../words/words.ts';

/** "day" alone is no hour that a film is set in, but one that another follows. */
const HOURS = makePhraseTable<Hour>([...TIME_WORDS, ['day', 'day']]);
const BECOMES =
  /^(?:to|into|till|until|through|turns?|turning|fades?|fading|becomes?|becoming|changes?|changing|transitions?|transitioning)$/;

/** Words before an hour that say nothing of which it is. */
const OF_HOURS = /^(?:an?|the|deep|full|late|early|dark|starry|clear|bright|pitch|black|golden|glowing)$/;

/** "at 2am": the hour of the light. */
export function claimClock(tokens: readonly Token[]): Hour | null {
  for (const token of tokens) {
    const [, told, half] = /^(\d{1,2})([ap])m$/.exec(token.text) ?? [];
    if (token.role !== null || told === undefined) continue;
    token.role = 'time';
    const hour = (Number(told) % 12) + (half === 'p' ? 12 : 0);
    if (hour < 5 || hour >= 21) return 'night';
    if (hour < 8) return 'dawn';
    return hour < 17 ? 'day' : hour < 20 ? 'golden_hour' : 'dusk';
  }
  return null;
}

/** "from day to night", "sunrise turning into noon": the light changes. Null where the film has one hour. */
export function claimPassage(tokens: readonly Token[]): { readonly from: Hour; readonly to: Hour } | null {
  for (let at = 0; at < tokens.length; at++) {
    const first = findPhraseAt(tokens, at, HOURS);
    if (first === null) continue;
    let next = at + first.length;
    const link = next;
    while (next < link + 3 && tokens[next]?.opens === false && BECOMES.test(tokens[next]?.text ?? '')) next++;
    if (next === link) continue;
    while (next < link + 5 && tokens[next]?.opens === false && OF_HOURS.test(tokens[next]?.text ?? '')) next++;
    if (tokens[next]?.opens !== false) continue;
    const second = findPhraseAt(tokens, next, HOURS);
    if (second === null || second.value === first.value) continue;
    const from = tokens[at - 1]?.text === 'from' && tokens[at]?.opens === false ? at - 1 : at;
    claim(tokens, from, next + second.length - from, 'time');
    return { from: first.value, to: second.value };
  }
  return null;
}
