import { SIDES, TAIL_BONES } from './frame.ts';
import type { Clip } from './resting-clips.ts';

/** Under water: a shell glides, its flippers beat like wings. */
const glide: Clip = (stance, t) => {
  const { sheet, size } = stance;
  const beat = Math.sin(t * 2.6);
  stance
    .move(0, -beat * 0.03 * size, 0)
    .nod('root', -0.06 + 0.05 * Math.cos(t * 2.6))
    .nod('neck', -0.1)
    .nod('head', 0.1);
  for (const [side] of SIDES) {
    const [front, hind] = [sheet.leg.front * size, sheet.leg.hind * size];
    stance.foot(`front${side}`, { y: front * (0.7 + 0.85 * beat), z: front * 0.5 * Math.cos(t * 2.6), bend: -0.2 });
    stance.foot(`hind${side}`, { y: hind * (0.45 + 0.2 * Math.sin(t * 2.6 + 1)), z: -hind * 0.7, bend: -0.3 });
  }
};

/** On its back: belly, paws and toes above the water, the tail trailing. `reach`: one paw lies in another's. */
const onBack =
  (reach: number): Clip =>
  (stance, t) => {
    const { sheet, size } = stance;
    const rest = stance.pose.skeleton.bone('root').head[1];
    const rock = Math.sin(t * 1.5);
    stance
      .move(0, -rest + sheet.body.belly * size * 0.12 + rock * 0.012 * size, 0)
      .lean('root', Math.PI + 0.07 * rock)
      .nod('neck', 0.5)
      .nod('head', 0.45)
      .swing('head', 0.12 * Math.sin(t * 0.8));
    for (const [index, bone] of TAIL_BONES.entries()) stance.swing(bone, Math.sin(t * 1.4 - index * 0.7) * 0.12);
    for (const [side, sign] of SIDES)
      for (const end of ['front', 'hind'] as const) {
        if (end === 'front' && stance.hasArms) continue;
        stance.foot(`${end}${side}`, 'free');
        const out = end === 'front' ? reach : 0;
        stance
          .nod(`${end}Upper${side}`, end === 'front' ? -0.5 + 0.9 * out : 0.55)
          .lean(`${end}Upper${side}`, sign * (0.1 + 0.9 * out))
          .nod(`${end}Lower${side}`, (end === 'front' ? 1.5 : -1.1) * (1 - 0.7 * out) + 0.08 * rock);
      }
  };
export const floatOnBack = onBack(0);
export const holdPaws = onBack(1);

/** Afloat: y = 0 is the water, above it head and back. */
export const swim: Clip = (stance, t) => {
  const { sheet, size } = stance;
  if (sheet.shell === 'dome') return glide(stance, t);
  const rest = stance.pose.skeleton.bone('root').head[1];
  const under = rest + sheet.body.belly * size * 0.35;
  stance
    .move(0, -under + Math.sin(t * 2.4) * 0.02 * size, 0)
    .nod('root', -0.08)
    .nod('neck', -0.16)
    .nod('head', 0.16);
  if ((sheet.leg.sprawl ?? 0) > 0.5) {
    for (const [index, bone] of TAIL_BONES.entries()) stance.swing(bone, Math.sin(t * 4.5 - index * 0.9) * 0.34);
    stance.swing('pelvis', Math.sin(t * 4.5 + 0.6) * 0.12);
  }
  for (const [side, sign] of SIDES) {
    for (const end of ['front', 'hind'] as const) {
      if (end === 'front' && stance.hasArms) continue;
      const at = t * 6.5 + (sign > 0 ? 0 : Math.PI) + (end === 'hind' ? Math.PI / 2 : 0);
      const long = sheet.leg[end] * size;
      stance.foot(`${end}${side}`, {
        y: -under + long * (0.22 + 0.14 * Math.sin(at)),
        z: long * 0.3 * Math.cos(at),
        bend: -0.5 - 0.3 * Math.sin(at),
      });
    }
  }
};
