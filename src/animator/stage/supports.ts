import type { Stage, StageFigure, Support } from './stage.ts';

/** Where something is at a time that changes hands in the course of the film. */
export const supportAt = ({ support, stations }: Pick<StageFigure, 'support' | 'stations'>, time: number): Support =>
  stations?.findLast(({ from }) => time >= from)?.support ?? support;

/** The stage with everything where it is at this time: whoever asks what bears something need not know of changes. */
export function stageAt<Some extends Pick<Stage, 'figures'>>(stage: Some, time: number): Some {
  if (!stage.figures.some(({ stations }) => stations !== undefined)) return stage;
  const figures = stage.figures.map((figure) =>
    figure.stations === undefined ? figure : { ...figure, support: supportAt(figure, time) },
  );
  return { ...stage, figures };
}

/** Who is seen in somebody's place at this time: the one who stands for it, or itself. */
export function shownFor({ figures }: Pick<Stage, 'figures'>, index: number, time: number): number {
  const figure = figures[index];
  if (figure === undefined || (time >= figure.seen.from && time < figure.seen.to)) return index;
  const other = figures.findIndex(({ standsFor, seen }) => standsFor === index && time >= seen.from && time < seen.to);
  return other < 0 ? index : other;
}
