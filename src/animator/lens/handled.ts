import type { Body } from '../bodies/body.ts';
import { workPlaceOf } from '../catalogue/uses.ts';
import { isApart, isSeen } from '../stage/root-of.ts';
import type { Stage, StageAct, StageFigure } from '../stage/stage.ts';
import type { Aiming } from './aim.ts';
import type { Touched, Worked } from './touch.ts';

/** A figure where it stands now. */
type Standing = Omit<Worked, 'kind'> & Pick<Touched, 'at'>;
type PoseOf = (index: number) => Standing | null;

/** What somebody has in the hand. */
export function heldBy(
  { figures }: Stage,
  bodies: readonly Body[],
  index: number,
  time: number,
): (Aiming['held'] & { readonly anchor: string }) | null {
  for (const [other, figure] of figures.entries()) {
    const body = bodies[other];
    const { support } = figure;
    if (body === undefined || 'on' in support || support.figure !== index || !support.anchor.startsWith('grip'))
      continue;
    if (!isApart(support, time) && isSeen(figure, time)) return { figure, body, anchor: support.anchor };
  }
  return null;
}

/** What somebody sits on. */
export function seatOf({ support }: StageFigure, poseOf: PoseOf): Worked | null {
  const bearer = 'on' in support ? null : poseOf(support.figure);
  return bearer === null ? null : { ...bearer, kind: '' };
}

/** What is in a pan or a bowl is worked on by the pan or the bowl. */
function vesselOf(figures: Stage['figures'], index: number): number {
  const support = figures[index]?.support;
  return support === undefined || 'on' in support || support.anchor !== 'inside' ? index : support.figure;
}

/** What an act is done to, where it stands now: of several equal things the nearest. */
export function workedThing(act: StageAct | null, { figures }: Stage, poseOf: PoseOf, own: Touched): Worked | null {
  if (act === null || act.target === null || workPlaceOf(act.act) === null) return null;
  const worked = vesselOf(figures, act.target);
  const target = figures[worked];
  if (target === undefined) return null;
  const far = ({ at }: Standing): number => Math.hypot(at[0] - own.at[0], at[2] - own.at[2]);
  const equal = figures.flatMap((figure, index) =>
    index === worked || (target.role !== null && figure.role === target.role) ? (poseOf(index) ?? []) : [],
  );
  const nearest = equal.reduce<Standing | null>(
    (best, each) => (best === null || far(each) < far(best) ? each : best),
    null,
  );
  return nearest === null ? null : { ...nearest, kind: String(target.body.sheet.thing ?? '') };
}
