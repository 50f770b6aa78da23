import type { Reading } from '../language/reading.ts';
import type { CameraMove } from '../language/setting.ts';
import { NEUTRAL_GRADE } from '../picture/print.ts';
import { isUnwanted } from '../plan/plan-figures.ts';
import type { Grade, ParticlePlan, ShotPlan } from '../plan/shot-plan.ts';

/** How the prompt treats a picture that was given: only what it says, for the picture itself is the scene. */
export interface PictureShot {
  readonly move: CameraMove;
  readonly particles: readonly ParticlePlan[];
  readonly grade: Grade;
}

/** The plan fills a place with the particles it is never without; over somebody's picture only those come that were asked for. */
function listAsked(reading: Reading, plan: ShotPlan): ParticlePlan[] {
  const list: ParticlePlan[] = [];
  if (reading.weather !== null) {
    if (plan.weather === 'rain') list.push({ kind: 'rain', amount: 1 });
    if (plan.weather === 'storm') list.push({ kind: 'rain', amount: 1.7 });
    if (plan.weather === 'snow') list.push({ kind: 'snow', amount: 1 });
    if (plan.weather === 'fog') list.push({ kind: 'mist', amount: 0.7 });
  }
  if (list.length === 0 && reading.season === 'autumn') list.push({ kind: 'leaves', amount: 1 });
  const fireflies = reading.subjects.some(
    (subject) => subject.kind === 'firefly' && !isUnwanted(subject, reading.negative),
  );
  if (fireflies) list.push({ kind: 'fireflies', amount: 1 });
  return list;
}

export function planPictureShot(reading: Reading, plan: ShotPlan): PictureShot {
  return {
    move: reading.cameraMove ?? 'zoom_in',
    particles: listAsked(reading, plan),
    grade: plan.grade.styles.length > 0 ? plan.grade : NEUTRAL_GRADE,
  };
}
