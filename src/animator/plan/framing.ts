import type { Brief } from './brief.ts';
import type { FigurePlan, Focus, Framing } from './shot-plan.ts';

/** Faces are worth coming close for while whoever it is stays in place. */
function isPortrait(figures: readonly FigurePlan[]): boolean {
  const asked = figures.filter(({ subject }) => subject !== null);
  const [only] = asked;
  if (only === undefined || asked.length > 1 || only.art !== 'rig:person') return false;
  const stays = only.heading === 0 && only.approach === 1 && only.climb === 0 && only.base === null;
  return stays && only.view === 'front' && only.act !== 'dance' && only.act !== 'jump' && only.act !== 'sit';
}

/** How much of somebody is seen: who speaks is shown to the waist, a close shot shows the face. */
export function chooseFraming({ shot, lines }: Brief, figures: readonly FigurePlan[]): Framing {
  if (!isPortrait(figures)) return 'full';
  if (shot === 'close') return 'bust';
  return shot === 'medium' || (shot === null && lines.length > 0) ? 'waist' : 'full';
}

export function chooseFocus({ shot }: Brief, framing: Framing, figures: readonly FigurePlan[]): Focus {
  if (figures.some(({ art }) => art === 'rig:tabletop')) return 'table';
  if (framing !== 'full') return 'face';
  return shot === 'close' ? 'near' : 'all';
}
