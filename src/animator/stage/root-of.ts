import type { Stage } from './stage.ts';

/** Whoever bears a figure in the end: the one of them that goes its own way. */
export function rootOf({ figures }: Pick<Stage, 'figures'>, index: number): number {
  let at = index;
  for (let step = 0; step < figures.length; step++) {
    const support = figures[at]?.support;
    if (support === undefined || 'on' in support) break;
    at = support.figure;
  }
  return at;
}
