import type { Brief } from './brief.ts';
import type { FigurePlan, FigureView } from './shot-plan.ts';

/** Who goes across the picture is seen from the side; who comes, goes or stays shows face or back. Only people have more than one view. */
function chooseView({ art, heading, subject, act }: FigurePlan, { subjects }: Brief): FigureView {
  if (art !== 'rig:person' || act === 'ride' || act === 'cycle' || act === 'swim') return 'side';
  const direction = subject === null ? null : (subjects[subject]?.action?.direction ?? null);
  if (direction === 'away') return 'back';
  if (direction === 'toward') return 'front';
  return heading === 0 ? 'front' : 'side';
}

/** Gives every figure its view, and lets those who stay look at each other. */
export function turnToCamera(figures: readonly FigurePlan[], brief: Brief): FigurePlan[] {
  const staying = figures.filter((figure) => figure.subject !== null && figure.heading === 0);
  const middle = staying.reduce((sum, { x }) => sum + x, 0) / Math.max(1, staying.length);
  return figures.map((figure) => {
    const view = chooseView(figure, brief);
    const company = view === 'front' && figure.heading === 0 && figure.base === null && staying.length > 1;
    return { ...figure, view, faces: company ? (figure.x < middle ? 1 : -1) : figure.faces };
  });
}
