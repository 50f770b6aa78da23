import { poseAt } from '../plan/camera.ts';
import type { ShotPlan } from '../plan/shot-plan.ts';
import type { Field } from '../scenes/scene.ts';

/** The camera at one instant, in pixels. */
export interface View {
  readonly seconds: number;
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
  readonly dolly: number;
  readonly centreX: number;
  readonly centreY: number;
}

export function viewAt(plan: ShotPlan, field: Field, seconds: number): View {
  const pose = poseAt(plan.camera, seconds / plan.durationSeconds, seconds);
  return {
    seconds,
    x: pose.x * Math.max(field.width, field.height),
    y: pose.y * field.height,
    zoom: pose.zoom,
    dolly: pose.dolly,
    centreX: field.width / 2,
    // Everything grows away from the horizon, so that near and far layers never part there.
    centreY: field.horizon,
  };
}

/** Near things grow faster than far ones when the camera moves in; through the lens alone, only a little faster. */
export function zoomAt(view: View, depth: number): number {
  const near = Math.min(depth, 1.4);
  return view.zoom ** (0.72 + 0.28 * near) * view.dolly ** near;
}

export function toScreenX(view: View, x: number, depth: number): number {
  return (x - view.x * depth - view.centreX) * zoomAt(view, depth) + view.centreX;
}

export function toScreenY(view: View, y: number, depth: number): number {
  return (y - view.y - view.centreY) * zoomAt(view, depth) + view.centreY;
}
