import { clamp } from '../../../maths/ease.ts';
import { aboutX, aboutY, aboutZ, combine } from '../../../maths/turn.ts';
import type { Vector } from '../../../maths/vector.ts';
import type { Expression, Moment } from '../../body.ts';
import { blinkAt, type Eye, openLids } from '../../eyes.ts';
import type { Pose } from '../../pose.ts';
import { type PersonFrame, SIDES } from './frame.ts';
import { DOWN, UP } from './mouth.ts';
import type { Stance } from './stance.ts';
import { shedTears } from './tears.ts';

/** What a feeling does to a face. Lengths in thousandths of a head unit; `tilt` raises the inner ends of the brows. */
interface Mood {
  readonly smile: number;
  readonly lift: number;
  readonly tilt: number;
  readonly lids: number;
  readonly lower: number;
  readonly jaw: number;
  readonly round: number;
  readonly wide: number;
  readonly cheek: number;
}

const MOODS: Readonly<Record<Expression, Mood>> = {
  calm: { smile: 0.62, lift: 0, tilt: 0, lids: -0.1, lower: 0, jaw: 0, round: 0, wide: 0, cheek: 0.1 },
  warmth: { smile: 1.2, lift: 4, tilt: 0.05, lids: -0.1, lower: 0.16, jaw: 0, round: 0, wide: 0.42, cheek: 0.9 },
  joy: { smile: 1.35, lift: 9, tilt: 0.05, lids: -0.02, lower: 0.26, jaw: 0.5, round: 0, wide: 0.5, cheek: 1 },
  sorrow: { smile: -0.85, lift: 2, tilt: 0.34, lids: -0.26, lower: 0.05, jaw: 0, round: 0, wide: -0.15, cheek: 0 },
  weeping: { smile: -1, lift: 5, tilt: 0.42, lids: -0.32, lower: 0.14, jaw: 0.05, round: 0, wide: 0.15, cheek: 0.2 },
  anger: { smile: -0.6, lift: -12, tilt: -0.36, lids: -0.2, lower: 0.18, jaw: 0.06, round: 0, wide: 0.2, cheek: 0.1 },
  fear: { smile: -0.55, lift: 13, tilt: 0.28, lids: 0.3, lower: -0.1, jaw: 0.2, round: 0.1, wide: 0.35, cheek: 0 },
  surprise: { smile: 0.1, lift: 20, tilt: 0.03, lids: 0.34, lower: -0.15, jaw: 0.55, round: 0.75, wide: 0, cheek: 0 },
  thought: { smile: 0.1, lift: 4, tilt: -0.06, lids: -0.14, lower: 0.12, jaw: 0, round: 0.25, wide: -0.2, cheek: 0 },
  weariness: { smile: -0.25, lift: -3, tilt: 0.1, lids: -0.46, lower: 0.1, jaw: 0, round: 0, wide: -0.12, cheek: 0 },
  pride: { smile: 0.85, lift: 3, tilt: -0.07, lids: -0.16, lower: 0.14, jaw: 0, round: 0, wide: 0.3, cheek: 0.35 },
  unease: { smile: -0.2, lift: 9, tilt: 0.24, lids: 0.08, lower: 0, jaw: 0, round: 0.12, wide: 0.2, cheek: 0 },
  sleep: { smile: 0.25, lift: 0, tilt: 0.03, lids: -1, lower: 0, jaw: 0.03, round: 0, wide: 0, cheek: 0 },
};

export interface Facing {
  readonly frame: PersonFrame;
  readonly eyes: readonly Eye[];
  readonly mouthHalf: number;
  /** Radians that the lids are apart at rest: large eyes want more. */
  readonly lids: number;
  /** A natural smile of the person, around 0. */
  readonly cheer: number;
}

/** A feeling and an act that both smile are one smile: beyond it the mouth would be a sickle. */
const MOST_SMILE = 1.3;
const within = (smile: number): number =>
  smile <= 0.8 ? smile : MOST_SMILE - (MOST_SMILE - 0.8) * Math.exp((0.8 - smile) / 0.5);

const GLAD: Readonly<Record<string, Expression>> = { smile: 'warmth', laugh: 'joy' };

/** Who smiles through tears smiles. */
const feltNow = ({ act, expression }: Moment): Expression =>
  expression === 'weeping' || expression === 'sorrow' ? (GLAD[act] ?? expression) : expression;

/** The face of a feeling that comes over somebody is on its way from the one before. */
function moodNow(moment: Moment): Mood {
  const mood = MOODS[feltNow(moment)];
  const { feltBefore } = moment;
  if (feltBefore === undefined) return mood;
  const from = MOODS[feltBefore.expression];
  const mix = (part: keyof Mood): number => mood[part] + (from[part] - mood[part]) * feltBefore.share;
  return {
    ...{ smile: mix('smile'), lift: mix('lift'), tilt: mix('tilt'), lids: mix('lids'), lower: mix('lower') },
    ...{ jaw: mix('jaw'), round: mix('round'), wide: mix('wide'), cheek: mix('cheek') },
  };
}

/** How much somebody weeps. */
const weeps = ({ expression, feltBefore }: Moment): number => {
  const left = feltBefore?.share ?? 0;
  return (expression === 'weeping' ? 1 - left : 0) + (feltBefore?.expression === 'weeping' ? left : 0);
};

/** Mouth, lids, brows and eyes; the head itself is turned by the stance. */
export function moveFace(
  pose: Pose,
  { frame, eyes, mouthHalf, lids, cheer }: Facing,
  stance: Stance,
  moment: Moment,
): void {
  const mood = moodNow(moment);
  const s = frame.headScale;
  const { mouth, time, phase } = moment;
  const talking = clamp(mouth.open * 3);
  const open = clamp(Math.max(mouth.open * 0.95, stance.jaw, mood.jaw * (1 - talking * 0.8)), 0, 1.2);
  const round = clamp(mouth.round + stance.round + mood.round * (1 - talking));
  const wide = mouth.wide + mood.wide * (1 - talking * 0.5);
  const smile = within(mood.smile + cheer + stance.smile - talking * 0.1);
  // A smile is a little larger on one side.
  const askew = 0.12 * Math.sin(phase * 19 + time * 0.3);
  moveMouth(pose, s, mouthHalf, { open, round, wide, smile, askew });
  for (const [side, sign] of SIDES) {
    const cheek = Math.max(0, mood.cheek * 0.6 + Math.max(0, smile - 0.4) * 0.7);
    pose.shift(`cheek${side}`, [sign * 0.004 * cheek * s, 0.011 * cheek * s, 0.006 * cheek * s]);
    const lift = (mood.lift / 1000 + stance.browLift * 0.02 + mouth.open * 0.003) * s;
    // One brow leads, and not always the same: faces are not mirrors.
    const uneven = sign * Math.sin(time * 0.55 + phase * 8) * (0.0012 + 0.0035 * Math.abs(stance.browLift));
    const lead = (moment.expression === 'thought' && sign > 0 ? 0.008 : uneven) * s;
    pose.shift(`brow${side}`, [0, lift + lead, lift * -0.25]);
    pose.turn(`brow${side}`, aboutZ(-sign * (mood.tilt + stance.browTilt)));
  }
  shedTears(pose, s, Math.max(weeps(moment), stance.tears), time + phase);
  const shut = clamp(Math.max(blinkAt(time, phase), -(mood.lids + stance.lids) >= 0.95 ? 1 : 0));
  const opening = 1 + mood.lids * 0.7 + stance.lids * 0.7;
  for (const eye of eyes) {
    openLids(pose, eye, clamp(opening * (1 - shut), 0, 1.16), lids);
    const lower = (mood.lower + Math.max(0, smile - 0.5) * 0.22) * (1 - shut);
    pose.turn(`lowerLid${eye.side}`, aboutX(-lower * 0.55));
    pose.turn(`eye${eye.side}`, eyeTurn(stance.look, moment));
  }
}

/** Eyes are never quite still: small leaps at uneven times, and of who looks at nothing in particular now and then a glance aside. */
function eyeTurn([down, across]: Vector, { time, phase, gaze }: Moment) {
  const clock = (time + phase * 5) / 0.8;
  const step = Math.floor(clock + 0.28 * Math.sin(Math.floor(clock) * 7.1));
  const dart = (seed: number): number => (Math.sin(step * 12.9898 + seed + phase * 7) * 43758.5453) % 1;
  const wide = gaze === null && dart(9) > 0.45 ? 4 : 1;
  const [a, b] = [dart(1) * 0.034 * wide, dart(5) * 0.018];
  return combine(aboutY(clamp(across + a, -0.5, 0.5)), aboutX(clamp(down + b, -0.35, 0.35)));
}

interface Lips {
  readonly open: number;
  readonly round: number;
  readonly wide: number;
  readonly smile: number;
  readonly askew: number;
}

/** Bones of the lips, in head units: at rest the mouth stands open by `UP` and `DOWN`, so a closed one is pulled together. */
function moveMouth(pose: Pose, s: number, half: number, { open, round, wide, smile, askew }: Lips): void {
  const jaw = 0.26 * open * (1 - 0.35 * round);
  pose.turn('jaw', aboutX(jaw));
  const pout = round * 0.012;
  const spread = 0.006 * wide + 0.006 * Math.max(0, smile) - half * 0.42 * round;
  // Closed lips meet on one line; an open mouth shows the upper teeth.
  const up = -UP + 0.012 * open + 0.004 * round * open + 0.0035 * Math.max(0, smile) * Math.min(1, open * 3);
  const down = DOWN - 0.016 * open + 0.006 * round * open;
  pose.shift('lipUp', [0, (up - 0.004 * smile) * s, pout * s]);
  pose.shift('lipDown', [0, (down - 0.004 * smile) * s, (pout * 0.9 - 0.002 * open) * s]);
  for (const [side, sign] of SIDES) {
    const corner = 0.0125 * smile * (1 + sign * askew) - 0.006 * open * (1 - round) - 0.004 * open;
    pose.shift(`corner${side}`, [
      sign * spread * s,
      corner * s,
      (pout * 0.5 - 0.004 * Math.max(0, smile) - 0.003 * wide) * s,
    ]);
  }
}
