import type { StageFigure } from '../stage.ts';

type Said = Pick<StageFigure, 'body' | 'path' | 'acts'> & Partial<Pick<StageFigure, 'size' | 'phase'>>;

/** Somebody or something that no prompt names, there from the first frame to the last. */
export const sceneryFigure = (said: Said, durationSeconds: number): StageFigure => ({
  ...{ role: null, instance: 0, size: 1, tint: [1, 1, 1], support: { on: 'ground' }, gaze: null, grips: [] },
  ...{ expression: 'calm', voice: null, phase: 0, seen: { from: 0, to: durationSeconds + 1 } },
  ...said,
});
