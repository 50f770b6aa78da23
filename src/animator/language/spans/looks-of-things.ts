import type { Token } from '../words/words.ts';

/** "Light leaks from the windows": out of a house, and not into the camera. */
export const isLeak = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.text === 'light' &&
  /^leak/.test(tokens[at + 1]?.text ?? '') &&
  /^(?:from|through|under|out|into|in|around|between)$/.test(tokens[at + 2]?.text ?? '');

/** "1950s science fiction movies, a 1970s sitcom": what runs on screens is of its own time, and the film of those who watch it is not. */
export function isOfPrograms(tokens: readonly Token[], at: number): boolean {
  if (!/^(?:19|20)?\d0s$/.test(tokens[at]?.text ?? '')) return false;
  const before = tokens.slice(Math.max(0, at - 3), at);
  if (before.some(({ text }) => /^(?:style|look|like|inspired|classic)$/.test(text))) return false;
  const next = tokens.slice(at + 1, at + 4);
  const end = next.findIndex(({ opens }) => opens);
  return (end < 0 ? next : next.slice(0, end)).some(({ text }) => PROGRAMS.test(text));
}
const PROGRAMS = /^(?:sitcoms?|shows|programs|programmes|movies|films|cartoons|commercials|broadcasts?|newscasts?)$/;
