import type { CameraMove } from '../catalogue/setting.ts';
import { NEUTRAL_GRADE } from '../picture/print.ts';
import { type Brief, saidOnly } from '../plan/brief.ts';
import type { Grade, ParticlePlan, ShotPlan } from '../plan/shot-plan.ts';

/** How the prompt treats a picture that was given: only what it says, for the picture itself is the scene. */
export interface PictureShot {
  readonly move: CameraMove;
  readonly particles: readonly ParticlePlan[];
  readonly grade: Grade;
}

/** The plan fills a place with the particles it is never without; over somebody's picture only those come that were asked for. */
function listAsked(brief: Brief, plan: ShotPlan): ParticlePlan[] {
  const list: ParticlePlan[] = [];
  if (brief.weather !== null) {
    if (plan.weather === 'rain') list.push({ kind: 'rain', amount: 1 });
    if (plan.weather === 'storm') list.push({ kind: 'rain', amount: 1.7 });
    if (plan.weather === 'snow') list.push({ kind: 'snow', amount: 1 });
    if (plan.weather === 'fog') list.push({ kind: 'mist', amount: 0.7 });
  }
  if (list.length === 0 && brief.season === 'autumn') list.push({ kind: 'leaves', amount: 1 });
  const fireflies =
    /\bfirefl(?:y|ies)\b/i.test(brief.prompt) && !brief.negative.some((word) => word.startsWith('firefl'));
  if (fireflies) list.push({ kind: 'fireflies', amount: 1 });
  return list;
}

export function planPictureShot(brief: Brief, plan: ShotPlan): PictureShot {
  return {
    move: brief.cameraMove ?? 'zoom_in',
    particles: listAsked(saidOnly(brief), plan),
    grade: plan.grade.styles.length > 0 ? plan.grade : NEUTRAL_GRADE,
  };
}
