import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Act, FigurePlan, FigureView } from '../plan/shot-plan.ts';
import { drawFrontBody, findFrontMouth } from './people/front-body.ts';
import { findFrontPose } from './people/front-pose.ts';
import { chooseLook } from './people/look.ts';
import { drawSideBody, findSideMouth } from './people/side-body.ts';
import { findSidePose } from './people/side-pose.ts';
import type { Dress, Mouth, Pose, Rig } from './rig.ts';

/** Drawn on a finer grid than metres: this many steps are one. */
const STEPS = 320;
/** A saddle is behind the middle of its wheels, this many steps for the grown. */
const SADDLE = -76;

function drawPerson(pen: SKRSContext2D, pose: Pose, dress: Dress): void {
  const look = chooseLook(dress);
  pen.scale(1 / STEPS, 1 / STEPS);
  if (pose.act === 'cycle' && pose.view === 'side') pen.translate(look.age === 'child' ? SADDLE * 1.35 : SADDLE, 0);
  if (pose.view === 'side') drawSideBody(pen, look, findSidePose(pose));
  else drawFrontBody(pen, look, findFrontPose(pose), pose.view === 'back');
}

function findMouth(pose: Pose, dress: Dress): Mouth {
  const look = chooseLook(dress);
  const { at, half } =
    pose.view === 'side' ? findSideMouth(look, findSidePose(pose)) : findFrontMouth(look, findFrontPose(pose));
  return { x: at[0] / STEPS, y: at[1] / STEPS, half: half / STEPS };
}

/** As much room as the widest of its poses and the tallest of its hats need: every row costs time. */
interface Room {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const UPRIGHT: Room = { left: -0.5, right: 0.5, top: -2.02, bottom: 0.08 };
const SEATED: Room = { left: -0.52, right: 0.52, top: -1.42, bottom: 0.06 };

function roomFor(act: Act, view: FigureView, raised: boolean): Room {
  if (view === 'side') {
    if (act === 'cycle') return { left: -0.66, right: 0.6, top: -1.4, bottom: 0.82 };
    if (act === 'ride' || act === 'sit') return { left: -0.4, right: 0.72, top: -1.4, bottom: 0.76 };
    return { left: -0.72, right: 0.72, top: -2.08, bottom: 0.08 };
  }
  switch (act) {
    case 'sit':
    case 'ride':
    case 'cycle':
      return raised ? { ...SEATED, bottom: 0.44 } : SEATED;
    case 'wave':
      return { left: -0.45, right: 0.72, top: -2.06, bottom: 0.08 };
    case 'point':
      return { left: -0.45, right: 0.92, top: -2.02, bottom: 0.08 };
    case 'dance':
      return { left: -0.92, right: 0.92, top: -2.06, bottom: 0.08 };
    case 'jump':
      return { left: -0.74, right: 0.74, top: -2.38, bottom: 0.08 };
    case 'talk':
    case 'play':
    case 'hold':
      return { left: -0.66, right: 0.68, top: -2.02, bottom: 0.08 };
    default:
      return UPRIGHT;
  }
}

/** Poses of a cycle, and cycles a second where one stays in place. */
const TEMPO: Readonly<Partial<Record<Act, readonly [number, number]>>> = {
  dance: [16, 0.9],
  jump: [16, 0.8],
  wave: [20, 0.46],
  clap: [20, 0.55],
  talk: [16, 0.3],
  eat: [16, 0.36],
  drink: [16, 0.3],
  play: [20, 0.42],
  ride: [16, 0.9],
  cycle: [16, 0],
};
const CALM_TEMPO = [16, 0.28] as const;

/** Where in its cycle somebody is caught best. */
const BEST: Readonly<Partial<Record<Act, number>>> = {
  walk: 0.24,
  run: 0.2,
  dance: 0.2,
  jump: 0.25,
  eat: 0.5,
  drink: 0.5,
};

/** The rig of a person for what it does and from where it is seen. */
export function findPersonRig({ act, view, base }: Pick<FigurePlan, 'act' | 'view' | 'base'>): Rig {
  const [frames, perSecond] = TEMPO[act] ?? CALM_TEMPO;
  const moves = act === 'walk' || act === 'run';
  return {
    ...roomFor(act, view, base !== null),
    tall: 1.68,
    frames: moves ? 16 : frames,
    // Feet turn with the pedals of the bicycle.
    cyclesPerSecond: act === 'cycle' ? [0, 1.2, 1.8] : [perSecond, 0.95, 1.45],
    castsShadow: true,
    hangs: false,
    bestPhase: BEST[act] ?? 0.1,
    draw: drawPerson,
    findMouth,
  };
}
