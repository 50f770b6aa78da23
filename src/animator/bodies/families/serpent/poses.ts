import { clamp, smoothstep } from '../../../maths/ease.ts';
import { aboutX, aboutY, aboutZ, combine, fromTo, NO_TURN } from '../../../maths/turn.ts';
import { normalise, scale, type Vector } from '../../../maths/vector.ts';
import { poseBetweenActs } from '../../blend-poses.ts';
import type { Moment } from '../../body.ts';
import { blinkAt, type Eye, openLids } from '../../eyes.ts';
import { Pose } from '../../pose.ts';
import type { Skeleton } from '../../skeleton.ts';

export const LINKS = 20;
/** Of its height: how long its body is from neck to tail, and how high and how far aside the waves go that run along it. */
export const BODY_LENGTH = 2.9;
const [HIGH, ASIDE] = [0.3, 0.16];
/** Waves along the whole body. */
const WAVES = 1.55;
/** Waves a second where it hangs in the air, and how many more for each of its heights that it goes. */
const [IDLE, GOING] = [0.2, 0.12];

export const SERPENT_ACTS = [
  ...['stand', 'fly', 'hover', 'float', 'swim', 'dive', 'rise', 'take_off', 'land', 'chase', 'follow', 'fall', 'walk'],
  ...['run', 'sit', 'lie', 'sleep', 'look', 'look_around', 'roar', 'breathe', 'speak', 'sing', 'nod', 'fight', 'dance'],
] as const;

export interface SerpentPoser {
  readonly size: number;
  readonly skeleton: Skeleton;
  readonly eyes: readonly Eye[];
}

export function poseSerpent(poser: SerpentPoser, moment: Moment): Pose {
  return poseBetweenActs(moment, (act) => poseAct(poser, moment, act));
}

const RESTS: ReadonlySet<string> = new Set(['sit', 'lie', 'sleep']);
const CALLS: ReadonlySet<string> = new Set(['roar', 'breathe', 'speak', 'sing', 'fight']);

/** How far the wave has come at a place of the body: 0 at the neck, 1 at the tip of the tail. The head lies calmer than the rest. */
function waveAt(share: number, turns: number, calm: number): Vector {
  const swell = (0.45 + 0.55 * smoothstep(0, 0.35, share)) * (1 - 0.25 * share) * calm;
  const angle = (share * WAVES - turns) * Math.PI * 2;
  return [Math.sin(angle * 0.5 + 0.9) * ASIDE * swell, Math.sin(angle) * HIGH * swell, 0];
}

function poseAct({ size, skeleton, eyes }: SerpentPoser, moment: Moment, act: string): Pose {
  const pose = new Pose(skeleton);
  const { time, phase, since, gone, mouth } = moment;
  const calm = RESTS.has(act) ? 0.35 : 1;
  const turns = time * IDLE + (gone / size) * GOING + phase;
  const way = (share: number): Vector => {
    const [x, y] = waveAt(share, turns, calm);
    return [x, y, -share * BODY_LENGTH];
  };
  const towards = (from: number, to: number): Vector => {
    const [a, b] = [way(from), way(to)];
    return normalise([b[0] - a[0], b[1] - a[1], b[2] - a[2]]);
  };
  for (let k = 0; k < LINKS; k++) pose.orient(`link${k}`, fromTo([0, 0, -1], towards(k / LINKS, (k + 1) / LINKS)));
  const [x, y] = way(0);
  pose.root = scale([x, y, 0], size);
  const ahead = towards(0.06, 0);
  pose.orient('neck', fromTo([0, 0, 1], normalise([ahead[0], ahead[1] * 0.6 + 0.3, ahead[2]])));
  const call = CALLS.has(act) ? Math.max(0, Math.sin(since * 2.2)) : mouth.open * 0.6;
  const look = act === 'look_around' ? Math.sin(since * 1.3) * 0.6 : Math.sin(time * 0.7 + phase * 5) * 0.12;
  const nod = act === 'nod' ? Math.sin(since * 5) * 0.2 : 0;
  pose.orient('head', combine(aboutY(look + ahead[0] * 0.4), aboutX(0.16 - ahead[1] * 0.25 - call * 0.2 + nod)));
  pose.turn('jaw', aboutX(0.02 + call * 0.5));
  for (const side of ['L', 'R'] as const) {
    const sign = side === 'L' ? 1 : -1;
    // Whiskers trail, and the legs paddle through the air.
    for (let k = 0; k < 4; k++)
      pose.turn(
        `whisker${side}${k}`,
        combine(
          aboutY(sign * (0.1 + Math.sin(time * 1.9 - k * 0.8 + phase) * 0.16)),
          aboutX(Math.sin(time * 1.5 - k * 0.9 + sign) * 0.16),
        ),
      );
    for (const [index, leg] of ['fore', 'hind'].entries()) {
      const step = Math.sin((time * 0.55 + phase + index * 0.3 + (sign > 0 ? 0 : 0.5)) * Math.PI * 2);
      pose.turn(`${leg}${side}`, combine(aboutX(0.35 + step * 0.28), aboutZ(sign * 0.1)));
    }
  }
  for (const eye of eyes) openLids(pose, eye, act === 'sleep' ? 0 : clamp(1 - blinkAt(time, phase)), 1.05);
  return pose.turn('root', NO_TURN).solve();
}
