import { clamp } from '../../../maths/ease.ts';
import { aboutX, aboutY, aboutZ, combine } from '../../../maths/turn.ts';
import { poseBetweenActs } from '../../blend-poses.ts';
import type { Moment } from '../../body.ts';
import { blinkAt, type Eye, openLids } from '../../eyes.ts';
import { Pose } from '../../pose.ts';
import type { Skeleton } from '../../skeleton.ts';
import type { ArthropodSheet } from './sheet.ts';

export interface ArthropodPoser {
  readonly sheet: ArthropodSheet;
  readonly size: number;
  readonly skeleton: Skeleton;
  readonly eyes: readonly Eye[];
}

export const ARTHROPOD_ACTS = [
  ...[
    'stand',
    'walk',
    'run',
    'crawl',
    'chase',
    'follow',
    'sneak',
    'climb',
    'fly',
    'float',
    'take_off',
    'land',
    'swim',
    'jump',
    'sit',
    'lie',
    'sleep',
  ],
  ...[
    'eat',
    'drink',
    'look',
    'look_around',
    'dance',
    'wave',
    'clap',
    'fight',
    'dig',
    'speak',
    'sing',
    'chirp',
    'play',
    'nod',
    'shiver',
    'cheer',
    'laugh',
    'carry',
    'hold',
    'conduct',
  ],
] as const;

export function poseArthropod(poser: ArthropodPoser, moment: Moment): Pose {
  return poseBetweenActs(moment, (act) => poseAct(poser, moment, act));
}

const IN_AIR: ReadonlySet<string> = new Set(['fly', 'float', 'take_off', 'land']);
const WITH_CLAWS: ReadonlySet<string> = new Set(['wave', 'dance', 'fight', 'clap', 'eat', 'cheer', 'conduct']);
/** Beats a second in which it hops for joy. */
const HOPS: Readonly<Record<string, number>> = { jump: 0.8, play: 0.8, cheer: 1.5, laugh: 1.7, clap: 1.2 };
const RAISES: ReadonlySet<string> = new Set(['cheer', 'wave', 'clap', 'conduct', 'dance']);

function poseAct({ sheet, size, skeleton, eyes }: ArthropodPoser, moment: Moment, act: string): Pose {
  const pose = new Pose(skeleton);
  const { time, phase, since, speed, gone } = moment;
  const flies = sheet.wings !== undefined && (IN_AIR.has(act) || (act === 'chase' && sheet.legs.knee < 0.2));
  const going = flies ? 0 : clamp(speed / (size * 0.15));
  const cycle = (gone / (size * sheet.legs.reach * 0.7) + phase) * Math.PI * 2;
  for (const [side, sign] of [
    ['L', 1],
    ['R', -1],
  ] as const) {
    for (let k = 0; k < sheet.legs.pairs; k++) {
      // Every other leg together: three on the ground while three are lifted.
      const t = cycle + ((k + (sign > 0 ? 0 : 1)) % 2) * Math.PI;
      const hang = flies ? 0.55 : 0;
      const lift = Math.max(0, Math.sin(t)) * 0.35 * going;
      const idle = Math.sin(time * 1.7 + k * 2 + phase * 9) * 0.02;
      pose.turn(
        `thigh${k}${side}`,
        combine(aboutY(-sign * Math.cos(t) * 0.28 * going), aboutZ(sign * (lift - hang * 0.6 + idle))),
      );
      pose.turn(`shin${k}${side}`, aboutZ(-sign * (lift * 0.6 + hang * 0.7)));
      // The foremost pair goes up and waves.
      if (k === 0 && RAISES.has(act))
        pose
          .turn(`thigh${k}${side}`, combine(aboutZ(sign * 0.9), aboutX(-0.5 - 0.35 * Math.sin(since * 9 + sign))))
          .turn(`shin${k}${side}`, aboutZ(-sign * 0.2));
    }
    const show = WITH_CLAWS.has(act)
      ? 0.5 + 0.4 * Math.sin(since * 5 + (act === 'clap' ? 0 : sign))
      : 0.08 * Math.sin(time * 1.3 + sign);
    pose.turn(`arm${side}`, combine(aboutX(-show * 0.8), aboutY(sign * show * 0.3)));
    pose.turn(
      `pincer${side}`,
      aboutY(sign * (0.12 + 0.3 * Math.max(0, Math.sin(time * (WITH_CLAWS.has(act) ? 6 : 1.5) + sign)))),
    );
    pose.turn(
      `feeler${side}`,
      combine(
        aboutX(Math.sin(time * 2.6 + sign + phase * 7) * 0.16),
        aboutZ(sign * Math.sin(time * 1.9 + phase * 4) * 0.12),
      ),
    );
    moveWing(pose, sheet, side, sign, flies, moment);
  }
  const bob = flies ? Math.sin(time * 2.7 + phase * 9) * 0.12 : Math.abs(Math.sin(cycle)) * 0.012 * going;
  const hop =
    Math.max(0, Math.sin((since * (HOPS[act] ?? 0) + phase) * Math.PI * 2)) *
    (HOPS[act] === undefined ? 0 : act === 'jump' ? 0.5 : 0.28);
  pose.root = [
    flies ? Math.sin(time * 1.9 + phase * 5) * 0.06 * size : 0,
    (bob + hop + Math.sin(time * 2) * 0.004) * size,
    0,
  ];
  pose.turn(
    'root',
    combine(
      aboutZ(clamp(-moment.turning * 0.2, -0.4, 0.4) + (RAISES.has(act) ? Math.sin(since * 5 + phase * 6) * 0.16 : 0)),
      aboutX(flies ? 0.12 : RAISES.has(act) ? -0.22 : 0),
    ),
  );
  for (let k = 0; k < 4; k++)
    pose.turn(
      `sting${k}`,
      aboutX(0.06 * Math.sin(time * 1.6 - k * 0.5) + (act === 'fight' ? 0.2 * Math.sin(since * 7) : 0)),
    );
  pose.turn('abdomen', aboutX(0.03 * Math.sin(time * 2.2)));
  const look = act === 'look_around' ? Math.sin(since * 1.4) * 0.6 : Math.sin(time * 0.7 + phase * 6) * 0.08;
  pose.turn(
    'head',
    combine(
      aboutY(look),
      aboutX(act === 'eat' ? 0.2 + 0.1 * Math.sin(since * 9) : act === 'nod' ? Math.sin(since * 5) * 0.2 : 0),
    ),
  );
  if (!sheet.eye.whole)
    for (const eye of eyes) openLids(pose, eye, act === 'sleep' ? 0 : 1 - blinkAt(time, phase), 1.1);
  return pose.solve();
}

function moveWing(
  pose: Pose,
  { wings }: ArthropodSheet,
  side: 'L' | 'R',
  sign: number,
  flies: boolean,
  { time, phase }: Moment,
): void {
  if (wings === undefined) return;
  if (wings.kind === 'broad') {
    // A butterfly claps its wings above its back; at rest it opens and closes them slowly.
    const t = flies ? (time * 4.2 + phase) * Math.PI * 2 : time * 1.4 + phase * 6;
    pose.turn(`wing${side}`, aboutZ(sign * (flies ? 0.35 + 0.85 * Math.sin(t) : 0.75 + 0.45 * Math.sin(t))));
    return;
  }
  const t = (time * 10.3 + phase) * Math.PI * 2;
  pose.turn(
    `wing${side}`,
    flies
      ? combine(aboutZ(sign * (0.25 + 0.7 * Math.sin(t))), aboutX(0.15 * Math.cos(t)))
      : combine(aboutY(sign * (wings.kind === 'pair' ? 0 : 0.75)), aboutZ(sign * 0.12)),
  );
}
