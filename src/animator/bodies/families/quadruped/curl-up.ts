import { clamp } from '../../../maths/ease.ts';
import { aboutX, aboutY, aboutZ, combine, fromTo, turnVector } from '../../../maths/turn.ts';
import { lengthOf, subtract, type Vector } from '../../../maths/vector.ts';
import { TAIL_BONES } from './frame.ts';
import type { QuadrupedSheet } from './sheet.ts';
import type { Stance } from './stance.ts';

/** Of the radius of a trunk that lies: how far its middle is from the ground. */
const SUNK = 0.8;
/** Radians to its left: how far shoulders, hips and neck are bent to each other. */
const [SHOULDERS, HIPS, NECK, HEAD] = [0.55, 0.6, 1.15, 1.5];
/** It lies broadside to where it looks: its face is seen by whoever would see it awake. */
const BROADSIDE = -1.15;
/** Radians: how the tail leaves the hips, and turns further with each of its bones. */
const [TAIL_LEAVES, TAIL_TURNS] = [0.95, 0.66];

/** Who has paws and a short neck sleeps rolled up; horses, camels and lizards do not. */
export const curlsUp = ({ leg, neck, trunk }: QuadrupedSheet): boolean =>
  leg.foot === 'paw' &&
  leg.arms === undefined &&
  (leg.sprawl ?? 0) <= 0.3 &&
  (leg.crouch ?? 0) <= 0.5 &&
  neck.length <= 0.5 &&
  trunk === undefined;

/** Rolled up to its left: the belly on the ground, the chin beside the paws, the tail around all of it. */
export function curlUp(stance: Stance): void {
  const { sheet, size, pose } = stance;
  const { body, leg } = sheet;
  const { skeleton } = pose;
  const drop = skeleton.bone('root').head[1] - body.belly * size * SUNK;
  stance.move(0, -drop, 0).swing('root', BROADSIDE);
  for (const [bone, radius, sign] of [
    ['chest', body.chest, 1],
    ['pelvis', body.hip, -1],
  ] as const) {
    const { head, tail } = skeleton.bone(bone);
    const over = tail[1] - drop - radius * size * SUNK;
    stance.nod(bone, sign * Math.asin(clamp(over / lengthOf(subtract(tail, head)), -0.6, 0.6)));
  }
  stance.swing('chest', SHOULDERS).swing('pelvis', -HIPS);
  pose.solve();
  lowerHead(stance);
  layTail(stance);
  for (const [end, reach, aside] of [
    ['front', leg.front * 0.5, 1.05],
    ['hind', leg.hind * 0.5, 0.75],
  ] as const)
    stance.feet(end, (side, sign) => {
      const rest = skeleton.bone(`${end}Foot${side}`).head;
      const from = pose.headOf(`${end}Upper${side}`);
      const way = reach * size * (1 - 0.15 * sign);
      return {
        x: from[0] + Math.sin(BROADSIDE + aside) * way - rest[0],
        z: from[2] + Math.cos(BROADSIDE + aside) * way - rest[2],
        bend: -1.2,
        pole: turnVector(aboutY(BROADSIDE), end === 'front' ? [-0.6, 0.1, -0.8] : [0.2, 0.3, 1]),
      };
    });
}

/** Straight from where a bone is to a place of that height, to the left by so many radians. */
function aim(stance: Stance, bone: string, yaw: number, height: number): void {
  const { pose } = stance;
  const { head, tail } = pose.skeleton.bone(bone);
  const way = subtract(tail, head);
  const rise = clamp((height - pose.headOf(bone)[1]) / Math.max(1e-4, lengthOf(way)), -0.9, 0.9);
  const flat = Math.sqrt(1 - rise * rise);
  const toward: Vector = [Math.sin(yaw) * flat, rise, Math.cos(yaw) * flat];
  const turned = aboutY(yaw);
  pose.orient(bone, combine(fromTo(turnVector(turned, way), toward), turned)).solve();
}

function lowerHead(stance: Stance): void {
  const { sheet, size, pose } = stance;
  const { head } = sheet;
  const chin = head.skull[1] * head.size * size * 0.9;
  const half = (pose.headOf('neck')[1] + chin) / 2;
  aim(stance, 'neck', BROADSIDE + NECK * 0.85, half);
  aim(stance, 'neck2', BROADSIDE + NECK, chin);
  // The head lies a little on its cheek.
  pose.orient('head', combine(aboutY(BROADSIDE + HEAD), combine(aboutX(0.12), aboutZ(0.16)))).solve();
}

/** Down to the ground, and along the flank to the nose. */
function layTail(stance: Stance): void {
  const { sheet, size, pose } = stance;
  const lies = sheet.tail.radius * size * 0.9;
  for (const [index, bone] of TAIL_BONES.entries()) {
    if (!pose.skeleton.has(bone)) return;
    const around = TAIL_LEAVES + TAIL_TURNS * index;
    // Backward, turned to the left.
    aim(stance, bone, BROADSIDE + Math.PI - around, lies);
  }
}
