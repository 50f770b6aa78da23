import type { Script, Shot } from '../director/script.ts';
import type { Vector } from '../maths/vector.ts';
import type { CameraPose } from './camera-motion.ts';
import type { Player } from './players.ts';
import type { SeenPlayer } from './test-shot.ts';
import type { Whereabouts } from './whereabouts.ts';

/** One moment of a shot as a test shows it. */
export interface Glimpse {
  readonly script: Script;
  readonly shot: Shot;
  readonly players: readonly Player[];
  /** Of whom a part is enough. */
  readonly landmarks: ReadonlySet<number>;
  readonly seen: readonly SeenPlayer[];
  readonly where: readonly Whereabouts[];
  readonly pose: CameraPose;
}

/** A wish scores what is seen, 0 to 1; its weight says how much it counts. A wish that does not apply says 1. */
interface Wish {
  readonly weight: number;
  score(glimpse: Glimpse): number;
}

const ENOUGH = 0.6;
const clamp = (value: number): number => Math.min(1, Math.max(0, value));
const isClose = ({ size }: Shot): boolean => size === 'close' || size === 'extreme_close';
const heroOf = ({ shot, players }: Glimpse): number =>
  Math.max(
    0,
    players.findIndex(({ role }) => role.id === shot.subject),
  );

const judged = ({ seen, landmarks }: Glimpse): readonly SeenPlayer[] =>
  seen.filter((_, player) => !landmarks.has(player));

export const WISHES: Readonly<Record<string, Wish>> = {
  /** Nobody is hidden, and nobody is cut off, unless the shot is too close for all. */
  seen: {
    weight: 5,
    score: (glimpse) => {
      const seen = judged(glimpse);
      if (isClose(glimpse.shot) || seen.length === 0) return 1;
      const shares = seen.map(({ visible, inside }) => clamp(Math.min(visible / ENOUGH, inside / 0.85)));
      return Math.min(...shares) * 0.7 + (shares.reduce((sum, share) => sum + share, 0) / shares.length) * 0.3;
    },
  },
  heroSeen: {
    weight: 4,
    score: (glimpse) => clamp((glimpse.seen[heroOf(glimpse)]?.visible ?? 1) / 0.9),
  },
  large: {
    weight: 1.5,
    score: (glimpse) =>
      isClose(glimpse.shot) || glimpse.seen.length === 0
        ? 1
        : clamp(Math.min(...judged(glimpse).map(({ area }) => area)) / 0.008),
  },
  /** Left is left and right is right, as the picture has it. */
  sides: {
    weight: 6,
    score: ({ script, players, seen }) => {
      const wrong = script.relations.filter(({ role, relation, to }) => {
        if (to === null || (relation !== 'left_of' && relation !== 'right_of')) return false;
        const [own, other] = [
          players.findIndex((each) => each.role.id === role),
          players.findIndex((each) => each.role.id === to),
        ];
        const gap = (seen[own]?.across ?? 0) - (seen[other]?.across ?? 0);
        return relation === 'left_of' ? gap > -0.04 : gap < 0.04;
      });
      return wrong.length === 0 ? 1 : 0;
    },
  },
  /** The face of whoever it is about, unless the shot is from behind. */
  face: {
    weight: 2,
    score: (glimpse) => {
      const { shot, pose, where, players } = glimpse;
      const hero = where[heroOf(glimpse)];
      if (hero === undefined || players[heroOf(glimpse)]?.thing?.alive === false) return 1;
      if (shot.angle === 'behind' || shot.angle === 'over_shoulder' || shot.move === 'follow_behind') return 1;
      return clamp(0.5 + 0.6 * towardCamera(hero.at, hero.heading, pose.eye));
    },
  },
  /** On a third when alone, with room before it in the direction of its look. */
  third: {
    weight: 0.6,
    score: (glimpse) => {
      const own = glimpse.seen[heroOf(glimpse)];
      if (own === undefined || glimpse.seen.length !== 1) return 1;
      return 1 - clamp(Math.abs(own.across - 0.5) - 0.2) * 3;
    },
  },
};

function towardCamera(at: Vector, heading: number, eye: Vector): number {
  const [x, z] = [eye[0] - at[0], eye[2] - at[2]];
  const far = Math.hypot(x, z);
  return far < 1e-6 ? 1 : (Math.sin(heading) * x + Math.cos(heading) * z) / far;
}

export function scoreGlimpse(glimpse: Glimpse): number {
  let [sum, weights] = [0, 0];
  for (const { weight, score } of Object.values(WISHES)) {
    sum += weight * score(glimpse);
    weights += weight;
  }
  return sum / weights;
}
