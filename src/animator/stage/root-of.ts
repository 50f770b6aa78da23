import type { Stage, StageFigure } from './stage.ts';

/** Whoever bears a figure in the end: the one of them that goes its own way. At a time, if one is given: who has not got in yet goes by themselves. */
export function rootOf({ figures }: Pick<Stage, 'figures'>, index: number, time?: number): number {
  let at = index;
  for (let step = 0; step < figures.length; step++) {
    const support = figures[at]?.support;
    if (support === undefined || 'on' in support || (time !== undefined && isApart(support, time))) break;
    at = support.figure;
  }
  return at;
}

/** Whether somebody whom something bears for a part of the film is on the own way at this time: not yet there, or gone from there. */
export const isApart = (
  { since, until }: { readonly since?: number; readonly until?: number },
  time: number,
): boolean => time < (since ?? 0) || time >= (until ?? Number.POSITIVE_INFINITY);

/** Whether a figure is in the picture at this time: of a thing of two states only one is. */
export const isSeen = ({ seen }: Pick<StageFigure, 'seen'>, time: number): boolean =>
  time >= seen.from && time < seen.to;
