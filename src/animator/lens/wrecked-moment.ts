import type { Moment } from '../bodies/body.ts';
import { isWreckAct } from '../bodies/wreck-ways.ts';
import type { Stage, StageAct, StageFigure } from '../stage/stage.ts';

/** What a body that goes to pieces knows of it: the way they go in its own space, and how slowly the film goes; what bursts in the air falls nowhere. */
export function wreckedMoment(
  { support }: StageFigure,
  act: StageAct | null,
  heading: number,
  { shots }: Stage,
): Pick<Moment, 'away' | 'pace' | 'afloat'> {
  if (act === null || !isWreckAct(act.act)) return {};
  return {
    away: (act.away ?? heading + Math.PI / 2) - heading,
    pace: Math.min(1, Math.max(0.35, shots[0]?.pace ?? 1)),
    afloat: 'on' in support && support.on === 'air',
  };
}
