import { between, cross, normalise, type Vector } from '../../../../maths/vector.ts';
import { both, type Clip, type Marks, ramp } from './clip.ts';

/** Where a blade is in a bout: its hilt before the middle of the body, and where it points. */
interface Held {
  readonly hilt: Vector;
  readonly blade: Vector;
}

/** Seconds of one pass: drawn back, struck, bound for a moment, recovered. The film's own time, so that both strike at once and the blades meet. */
const PASS_SECONDS = 1.3;
const [DRAWN_BY, MET_BY, BOUND_UNTIL] = [0.42, 0.58, 0.82] as const;

const GUARD: Held = { hilt: [0.12, -0.3, 0.5], blade: [-0.12, 0.72, 0.68] };
/** From over the right shoulder, from the other side, and from below. */
const CUTS: readonly { readonly back: Held; readonly met: Held }[] = [
  {
    back: { hilt: [0.36, 0.42, 0.12], blade: [0.2, 0.72, -0.66] },
    met: { hilt: [0.06, 0.04, 0.78], blade: [-0.42, 0.64, 0.64] },
  },
  {
    back: { hilt: [-0.1, 0.16, 0.4], blade: [-0.72, 0.62, -0.28] },
    met: { hilt: [0.24, -0.08, 0.76], blade: [0.4, 0.55, 0.73] },
  },
  {
    back: { hilt: [0.42, -0.5, 0.1], blade: [0.5, -0.2, 0.3] },
    met: { hilt: [0.1, -0.28, 0.8], blade: [-0.36, 0.3, 0.88] },
  },
];

const held = (from: Held, to: Held, share: number): Held => ({
  hilt: between(from.hilt, to.hilt, share),
  blade: between(from.blade, to.blade, share),
});

/** A fist around a hilt: the blade leaves it at the thumb, across palm and fingers. */
function grip({ middle }: Marks, { hilt: [x, y, z], blade }: Held) {
  const along = normalise(blade);
  const fingers = normalise(cross(along, [-1, 0, 0.1]));
  return {
    handR: [x - middle, y, z] as const,
    palmR: normalise(cross(fingers, along)),
    pointR: fingers,
    curlR: 1,
  };
}

/** With a blade in the right hand against somebody who has one: both lunge, and their blades cross between them. */
export const fence: Clip = ({ marks, moment }) => {
  const pass = moment.time / PASS_SECONDS;
  const within = pass - Math.floor(pass);
  const cut = CUTS[Math.floor(pass) % CUTS.length] ?? CUTS[0];
  const draws = ramp(within, 0, DRAWN_BY);
  const strikes = ramp(within, DRAWN_BY, MET_BY);
  const recovers = ramp(within, BOUND_UNTIL, 1);
  const lunge = strikes - recovers;
  const at = cut === undefined ? GUARD : held(held(held(GUARD, cut.back, draws), cut.met, strikes), GUARD, recovers);
  const back = draws - strikes;
  // The front foot is lifted while it goes, and stands when the blades meet.
  const steps = Math.sin(Math.PI * strikes) + Math.sin(Math.PI * recovers);
  return {
    ...grip(marks, at),
    root: [0, -0.09 - 0.07 * lunge, -0.12 * back + 0.15 * lunge],
    hips: [0.06 * lunge, 0.34, 0],
    trunk: [0.06 + 0.14 * lunge - 0.08 * back, 0.12 - 0.26 * back + 0.18 * lunge, 0],
    head: [0, -0.42 + 0.2 * back - 0.14 * lunge, 0],
    elbowR: [0.7, -0.8, -0.2],
    handL: [0.55, -0.38 - 0.12 * lunge, -0.24 - 0.16 * lunge],
    elbowL: [0.6, -0.8, -0.4],
    curlL: 0.5,
    footR: [0.05, 0.09 * steps, 0.2 - 0.1 * back + 0.22 * lunge],
    footL: [0.1, 0.05 * back, -0.24],
    soleR: [-0.2 * steps, 0.05, 0],
    soleL: [0.25 + 0.4 * lunge, 0.7, 0],
    ...both('knee', [0.3, 0, 1]),
    browTilt: -0.35,
    browLift: -0.35,
    jaw: 0.25 * lunge,
  };
};

/** At the left hip, the blade in its sheath; swept out to the right; and across the chest, below the face. */
const SHEATHED: Held = { hilt: [-0.3, -0.82, 0.3], blade: [-0.35, -0.45, -0.82] };
const SWEPT: Held = { hilt: [0.62, -0.05, 0.5], blade: [0.72, 0.66, 0.2] };
const ACROSS: Held = { hilt: [0.3, -0.5, 0.52], blade: [-0.72, 0.62, 0.3] };
/** Seconds: the hand is at the hilt when the blade leaves its sheath, sweeps out, and comes to rest. */
const [AT_HILT, LEAVES, SWEPT_BY, RESTS_BY] = [0.5, 0.68, 1.15, 1.7] as const;

/** Who has drawn a blade stands ready with it, one foot before the other. */
export const guard: Clip = ({ marks, since, time, moment }) => {
  const [reaches, sweeps] = [ramp(since, 0, AT_HILT), ramp(since, LEAVES, SWEPT_BY)];
  const rests = ramp(since, SWEPT_BY, RESTS_BY);
  const at = held(held(SHEATHED, SWEPT, sweeps), ACROSS, rests);
  const breath = 0.012 * Math.sin(moment.time * 1.9);
  return {
    ...grip(marks, { ...at, hilt: [at.hilt[0], at.hilt[1] + breath * rests, at.hilt[2]] }),
    curlR: 0.3 + 0.7 * reaches,
    root: [0, -0.05 - 0.04 * rests, 0],
    hips: [0, 0.12 * reaches, 0],
    trunk: [
      0.05 + 0.05 * (1 - rests) * reaches,
      0.22 * (1 - sweeps) * reaches - 0.3 * sweeps * (1 - rests),
      0.004 * Math.sin(time),
    ],
    head: [0.02, -0.1, 0],
    elbowR: [0.7, -0.8, -0.2],
    handL: [0.42, -0.72, 0.12],
    elbowL: [0.7, -0.7, -0.5],
    curlL: 0.6,
    footR: [0.06, 0, 0.16],
    footL: [0.12, 0, -0.14],
    soleL: [0, 0.35, 0],
    ...both('knee', [0.25, 0, 1]),
    browTilt: -0.3,
    browLift: -0.25,
  };
};
