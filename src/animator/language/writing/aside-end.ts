import { LINE_MARK } from '../words/words.ts';
import type { AsideKind } from './label-kinds.ts';

export const isEmptyLine = (text: string, at: number): boolean => EMPTY_LINE.test(text.slice(at, at + 8));
const EMPTY_LINE = new RegExp(`^[\\s.]*${LINE_MARK}`);

/** Where what is said under a label ends: with its sentence; on a line of its own with that, as long as nobody is told of there; under a heading with the next one. */
export function findAsideEnd(
  text: string,
  to: number,
  next: number,
  kind: AsideKind,
  isBeing: (noun: string) => boolean,
): number {
  const stopAt = (from: number): number => {
    const found = text.slice(from, next).search(/[.!?]/);
    return found === -1 ? next : from + found + 1;
  };
  if (isEmptyLine(text, to)) return next;
  const mark = text.indexOf(LINE_MARK, to);
  const line = text.includes(LINE_MARK) ? Math.min(next, mark === -1 ? text.length : mark) : -1;
  let end = Math.min(next, stopAt(to));
  while (end < line) {
    const stop = Math.min(line, stopAt(end));
    const words =
      text
        .slice(end, stop)
        .toLowerCase()
        .match(/[a-z]+/g) ?? [];
    if (kind !== 'heard' && words.some((word) => isBeing(word) || isBeing(word.replace(/s$/, '')))) break;
    end = stop;
  }
  return kind === 'heard' ? findHeardEnd(text, end, next) : end;
}

/** "Rain on pavement, distant sirens, a lighter clicks": a line below the sounds that goes on with them. */
const HEARD_LINE =
  /^[\s.]*\u00b6[\s.]*(?!(?:An?|The|He|She|They|His|Her|It|Camera|Shot|Scene|Style|Then|Cut)\b)[^.!?\u00b6:]{0,120},[^.!?\u00b6:]{0,160}\b(?:sounds?|music|hums?|humming|clicks?|sirens?|footsteps|murmurs?|rumbles?|echo(?:es)?|whoosh(?:es)?|thunder|sting|strings|score|beat|chirping|rustling|creaks?|traffic|ambien\w+|silence|hiss|buzz|splash(?:es)?|bells?|drums?|piano|chatter|cheering)\b[^.!?\u00b6:]{0,120}/;

function findHeardEnd(text: string, end: number, next: number): number {
  const more = HEARD_LINE.exec(text.slice(end, Math.min(next, end + 420)));
  return more === null ? end : end + more[0].length;
}
