import { clamp, mix, smoothstep, TAU } from '../maths/ease.ts';
import { aboutX, aboutY, aboutZ, chain } from '../maths/turn.ts';
import type { Vector } from '../maths/vector.ts';
import type { Moment } from './body.ts';
import { Pose } from './pose.ts';
import { OLLIE_METRES, ollieAt, SKI_JUMP_METRES, skiJumpAt } from './rhythms.ts';
import { type Skeleton, SkeletonBuilder } from './skeleton.ts';

/** What a thing without limbs does as a whole: it hops, rolls, swings, tumbles, flies. */
export const THING_ACTS: readonly string[] = [
  ...[
    'stand',
    'lie',
    'walk',
    'run',
    'chase',
    'follow',
    'jump',
    'ollie',
    'ski_jump',
    'dance',
    'fly',
    'float',
    'rise',
    'take_off',
    'land',
  ],
  ...['drive', 'sail', 'row', 'swim', 'fall', 'swing', 'spin', 'shiver', 'turn', 'play', 'tick'],
  ...['appear', 'bloom', 'grow', 'melt', 'open', 'close', 'shoot'],
];

/** How a thing moves: `rolls` along its way, lies on its back when it lies. */
export interface ThingBuild {
  readonly height: number;
  /** Of the circle it rolls on; null for what hops instead. */
  readonly rolls: number | null;
  /** How thick it is, for lying down. */
  readonly depth: number;
  /** Of what is longer than tall, how wide it is: a rifle comes to lie on its side, where a bottle falls on its back. */
  readonly side?: number;
  /** It goes on legs, wheels or a keel of its own, and does not hop. */
  readonly smooth?: boolean;
}

/** Three bones: `root` stands on the ground, `hang` is held at the top, `whole` turns around the middle. */
export function thingBones(height: number): SkeletonBuilder {
  const top: Vector = [0, height, 0];
  return new SkeletonBuilder()
    .bone('root', null, [0, 0, 0], top)
    .bone('hang', 'root', top, [0, 0, 0])
    .bone('whole', 'hang', [0, height / 2, 0], top);
}

interface Motion {
  readonly y: number;
  readonly nod: number;
  readonly lean: number;
  readonly yaw: number;
  readonly swing: number;
  readonly tumble: number;
  readonly size: number;
}

const STILL: Motion = { y: 0, nod: 0, lean: 0, yaw: 0, swing: 0, tumble: 0, size: 1 };

/** Of its height: what has just come out of the ground. */
const SPROUT = 0.06;

const GOING: ReadonlySet<string> = new Set([
  ...['walk', 'run', 'chase', 'follow', 'march', 'waddle', 'trot', 'sneak', 'crawl', 'climb', 'carry', 'push', 'pull'],
]);
const AIRBORNE: ReadonlySet<string> = new Set(['fly', 'float', 'rise', 'take_off', 'land']);
const AFLOAT: ReadonlySet<string> = new Set(['sail', 'row', 'swim', 'surf', 'dive']);

function motionOf(act: string, build: ThingBuild, moment: Moment): Motion {
  const { height } = build;
  const beat = moment.time * TAU + moment.phase * TAU;
  if (AIRBORNE.has(act)) {
    return {
      ...STILL,
      y: Math.sin(beat * 0.4) * height * 0.04,
      lean: Math.sin(beat * 0.31) * 0.05 - clamp(moment.turning * 0.3, -0.4, 0.4),
      nod: Math.sin(beat * 0.27 + 1) * 0.03,
    };
  }
  if (AFLOAT.has(act)) {
    return {
      ...STILL,
      y: Math.sin(beat * 0.35) * height * 0.02,
      lean: Math.sin(beat * 0.28) * 0.045,
      nod: Math.sin(beat * 0.4) * 0.03,
    };
  }
  switch (act) {
    case 'jump':
      return { ...STILL, ...hop(moment.since * 1.5, height * 0.5) };
    case 'ollie': {
      const { lifted, nose } = ollieAt(moment.time);
      return { ...STILL, y: OLLIE_METRES * lifted, nod: -0.45 * nose };
    }
    case 'ski_jump':
      return { ...STILL, y: SKI_JUMP_METRES * skiJumpAt(moment.since, moment.lasts), nod: -0.22 };
    case 'dance':
    case 'play':
      return { ...STILL, ...hop(beat / TAU, height * 0.08), lean: Math.sin(beat / 2) * 0.12 };
    case 'swing':
      return { ...STILL, swing: Math.sin(beat * 0.45) * 0.35 };
    case 'spin':
    case 'turn':
      return { ...STILL, yaw: moment.since * 1.5 };
    case 'shiver':
    case 'tick':
      return { ...STILL, lean: Math.sin(moment.time * 47) * 0.025, nod: Math.sin(moment.time * 39) * 0.012 };
    case 'fall':
      return { ...STILL, tumble: moment.speed > 0.2 ? moment.since * 3.2 : 0 };
    case 'appear':
      return { ...STILL, size: smoothstep(0, 1.2, moment.since) };
    case 'grow':
      // Most of the time up; the rest shows it as it has become.
      return { ...STILL, size: mix(SPROUT, 1, smoothstep(0, 0.85, moment.since / Math.max(1, moment.lasts))) };
    case 'lie':
    case 'sleep':
      return build.side === undefined
        ? { ...STILL, nod: -Math.PI / 2, y: build.depth / 2 }
        : { ...STILL, lean: Math.PI / 2, y: build.side / 2 };
  }
  if (build.smooth !== true && (moment.speed > 0.05 || GOING.has(act))) {
    if (build.rolls !== null) return { ...STILL, tumble: moment.gone / build.rolls };
    const stride = Math.max(0.15, height * 0.7);
    const step = moment.speed > 0.05 ? moment.gone / stride : moment.since * 1.6;
    return { ...STILL, ...hop(step, height * 0.1), lean: Math.sin(step * Math.PI) * 0.07 };
  }
  return STILL;
}

/** Off the ground and back in each beat, a little squeezed where it lands. */
function hop(beats: number, high: number): Pick<Motion, 'y' | 'nod'> {
  const share = beats - Math.floor(beats);
  return { y: 4 * share * (1 - share) * high, nod: (0.5 - share) * 0.14 };
}

function mixMotions(a: Motion, b: Motion, share: number): Motion {
  const part = (key: keyof Motion): number => mix(a[key], b[key], share);
  return {
    y: part('y'),
    nod: part('nod'),
    lean: part('lean'),
    yaw: part('yaw'),
    swing: part('swing'),
    tumble: part('tumble'),
    size: part('size'),
  };
}

/** `more` bends what else the thing has: wheels, rotors, flames. */
export function poseThing(
  skeleton: Skeleton,
  build: ThingBuild,
  moment: Moment,
  more: (pose: Pose) => void = () => undefined,
): Pose {
  const pose = new Pose(skeleton);
  const now = motionOf(moment.act, build, moment);
  const { before } = moment;
  const motion = before === null ? now : mixMotions(now, motionOf(before.act, build, moment), clamp(before.share));
  pose.root = [0, motion.y, 0];
  pose.turn('root', chain(aboutY(motion.yaw), aboutX(motion.nod), aboutZ(motion.lean)));
  pose.turn('hang', aboutZ(motion.swing));
  pose.turn('whole', aboutX(motion.tumble));
  // It comes up from where it stands.
  if (motion.size < 1) pose.grow('root', Math.max(0.02, motion.size));
  more(pose);
  return pose.solve();
}
