import { curlsUp, curlUp } from './curl-up.ts';
import type { Stance } from './stance.ts';

/** What an animal does where it is: `t` seconds after it began. Heads and feet are moved on top of its breathing. */
export type Clip = (stance: Stance, t: number) => void;

/** From 0 to 1 in so many seconds. */
export const ease = (t: number, seconds: number): number => {
  const k = Math.min(1, Math.max(0, t / seconds));
  return k * k * (3 - 2 * k);
};

/** How much of it is up to something between two moments. */
export const within = (t: number, from: number, to: number, soft = 0.2): number =>
  ease(t - from, soft) * (1 - ease(t - to, soft));

export const sit: Clip = (stance) => {
  const { sheet, size, pose } = stance;
  const { hind } = sheet.leg;
  if (stance.hasArms) {
    stance
      .move(0, -hind * size * 0.22, 0)
      .nod('root', -0.12)
      .nod('neck', 0.12);
    return;
  }
  const crouch = sheet.leg.crouch ?? 0;
  const lean = 0.62 - 0.25 * crouch;
  stance.move(0, -hind * size * (0.235 - 0.15 * crouch), -0.02 * size);
  stance
    .nod('root', -lean)
    .nod('pelvis', -0.22 * (1 - crouch))
    .nod('chest', -0.05)
    .nod('neck', 0.42 - 0.1 * crouch)
    .nod('head', 0.28);
  if (sheet.tail.kind !== 'plume') stance.nod('tail0', 0.75).swing('tail1', 0.4).swing('tail2', 0.4);
  pose.solve();
  const { skeleton } = pose;
  stance.feet('front', (side) => {
    const rest = skeleton.bone(`frontFoot${side}`).head;
    return { x: -rest[0] * 0.2, z: pose.headOf(`frontUpper${side}`)[2] + 0.02 * size - rest[2] };
  });
  if (crouch > 0.5) return;
  stance.feet('hind', (side) => {
    const rest = skeleton.bone(`hindFoot${side}`).head;
    const z = pose.headOf(`hindUpper${side}`)[2] + hind * size * 0.42;
    return { x: rest[0] * 0.35, z: z - rest[2], bend: -1.05, pole: [0, 1, 1] };
  });
};

export const lie: Clip = (stance) => {
  const { sheet, size } = stance;
  if (stance.hasArms) {
    stance.move(0, -sheet.leg.hind * size * 0.55, 0).nod('root', 0.15);
    stance.feet('hind', () => ({ z: sheet.leg.hind * size * 0.25, bend: -0.9 }));
    return;
  }
  const sprawl = sheet.leg.sprawl ?? 0;
  const low = Math.max(0, sheet.leg.front - sheet.body.belly * 0.55) * (1 - 0.4 * sprawl);
  stance.move(0, -low * size, 0).nod('root', -0.04);
  if (sheet.tail.kind !== 'thick') stance.nod('tail0', -0.35);
  stance.swing('tail1', 0.4).swing('tail2', 0.5).nod('neck', -0.1).nod('head', 0.12);
  if (sprawl > 0.3) return;
  const { skeleton } = stance.pose;
  stance.feet('front', (side) => ({
    x: -skeleton.bone(`frontFoot${side}`).head[0] * 0.1,
    z: sheet.leg.front * size * 0.42,
    bend: -1.2,
    pole: [0, 0.3, -1],
  }));
  stance.feet('hind', (side) => ({
    x: skeleton.bone(`hindFoot${side}`).head[0] * 0.5,
    z: sheet.leg.hind * size * 0.3,
    bend: -1.2,
  }));
};

export const sleep: Clip = (stance, t) => {
  if (curlsUp(stance.sheet)) {
    curlUp(stance);
    stance.move(0, Math.sin(t * 1.7) * 0.006 * stance.size, 0);
    return;
  }
  lie(stance, t);
  const long = stance.sheet.neck.length > 0.5 ? 0.5 : 1;
  stance
    .nod('neck', 0.6 * long)
    .nod('neck2', 0.25 * long)
    .nod('head', -0.45 * long)
    .swing('neck2', 0.35);
  stance.move(0, Math.sin(t * 1.7) * 0.006 * stance.size, 0);
};

/** The head down to the ground, as far as the neck is long. */
export const graze: Clip = (stance, t) => {
  const down = ease(t, 0.5);
  if (stance.sheet.trunk !== undefined) {
    for (let k = 0; k < 5; k++) stance.nod(`trunk${k}`, (k < 2 ? 0.1 : 0.3) * Math.sin(t * 1.4));
    return;
  }
  if (stance.hasArms) {
    stance
      .nod('root', 0.5 * down)
      .nod('neck', 0.7 * down)
      .nod('head', 0.2 * down);
    return;
  }
  const { root, neck, neck2, head, sink } = stance.graze;
  stance
    .nod('root', root * down)
    .move(0, -sink * stance.size * down, 0)
    .nod('neck', neck * down)
    .nod('neck2', neck2 * down)
    .nod('head', (head + 0.06 * Math.sin(t * 6)) * down)
    .nod('jaw', (0.12 + 0.12 * Math.sin(t * 9)) * down);
};

/** The front down, the back up. */
export const bowDown = (stance: Stance, share: number): void => {
  const { sheet, size } = stance;
  stance.nod('root', 0.32 * share).move(0, -sheet.leg.front * size * 0.14 * share, -0.03 * size);
  stance.nod('neck', -0.3 * share).nod('head', -0.05 * share);
  if (!stance.hasArms) stance.feet('front', () => ({ z: sheet.leg.front * size * 0.3 * share, bend: -0.5 * share }));
};

/** The head comes down to whom it has before it, slowly, and stays there, swaying a little. */
export const loom: Clip = (stance, t) => {
  const down = ease(t, 1.6);
  const sway = Math.sin(t * 1.1) * down;
  stance
    .move(0, -stance.leg * 0.12 * down, stance.leg * 0.1 * down)
    .nod('root', 0.12 * down)
    .nod('neck', 0.48 * down + 0.03 * sway)
    .nod('head', -0.12 * down)
    .swing('neck', 0.08 * sway)
    .swing('tail0', 0.3 * Math.sin(t * 0.9));
};
