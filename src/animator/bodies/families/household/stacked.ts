import { smoothstep } from '../../../maths/ease.ts';
import type { Moment } from '../../body.ts';
import type { Pose } from '../../pose.ts';
import type { SkeletonBuilder } from '../../skeleton.ts';
import { thingBones } from '../../thing-poses.ts';

/** What is put together layer by layer while one looks: each has a bone of its own, and comes down from above the picture. */

export const layerOf = (layer: number): string => `layer${layer}`;

export function stackBones(height: number, layers: number): SkeletonBuilder {
  const bones = thingBones(height);
  for (let layer = 0; layer < layers; layer++) bones.bone(layerOf(layer), 'whole', [0, 0, 0], [0, height, 0]);
  return bones;
}

/** Metres from which a layer falls, of the film when the last one is there, and seconds that one takes. */
const [FALLS, DONE, SECONDS] = [0.3, 0.82, 0.45];

export function stackUp(pose: Pose, { act, since, lasts }: Moment, layers: number): void {
  if (act !== 'stack_up') return;
  for (let layer = 0; layer < layers; layer++) {
    const begins = ((layer + 0.4) / layers) * DONE * lasts;
    const fallen = smoothstep(0, 1, ((since - begins) / SECONDS) ** 2 * (since > begins ? 1 : 0));
    // It gives a little where it lands.
    const after = since - begins - SECONDS;
    const settles = after > 0 ? -0.004 * Math.exp(-after * 7) * Math.cos(after * 22) : 0;
    pose.shift(layerOf(layer), [0, FALLS * (1 - fallen) + settles, 0]);
  }
}
