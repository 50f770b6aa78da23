import { isCloseUp } from '../../catalogue/shot-sizes.ts';
import type { RoleRelation, Script, Shot } from '../../director/script.ts';
import type { Vector } from '../../maths/vector.ts';
import type { Player } from '../players.ts';
import type { Whereabouts } from '../whereabouts.ts';
import type { CameraPose } from './camera-motion.ts';
import type { Box, SeenPlayer } from './test-shot.ts';

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
  /** Width over height of the picture. */
  readonly shape: number;
  /** Roles of the prompt itself. */
  readonly given: ReadonlySet<number>;
}

/** A wish scores what is seen, 0 to 1; its weight says how much it counts. A wish that does not apply says 1. */
interface Wish {
  readonly weight: number;
  score(glimpse: Glimpse): number;
}

const ENOUGH = 0.75;
const clamp = (value: number): number => Math.min(1, Math.max(0, value));
const heroOf = ({ shot, players }: Glimpse): number =>
  Math.max(
    0,
    players.findIndex(({ role }) => role.id === shot.subject),
  );

const judged = ({ seen, landmarks }: Glimpse): readonly SeenPlayer[] =>
  seen.filter((_, player) => !landmarks.has(player));

const WISHES: Readonly<Record<string, Wish>> = {
  /** Nobody is hidden, and nobody is cut off, unless the shot is too close for all. */
  seen: {
    weight: 5,
    score: (glimpse) => {
      const seen = judged(glimpse);
      if (isCloseUp(glimpse.shot.size) || seen.length === 0) return 1;
      const shares = seen.map(({ visible, inside }) => clamp(Math.min(visible / ENOUGH, inside / 0.85)));
      return Math.min(...shares) * 0.7 + (shares.reduce((sum, share) => sum + share, 0) / shares.length) * 0.3;
    },
  },
  heroSeen: {
    weight: 4,
    score: (glimpse) => clamp((glimpse.seen[heroOf(glimpse)]?.visible ?? 1) / 0.9),
  },
  /** Whatever the prompt names is large enough to be known. */
  large: {
    weight: 4,
    score: ({ seen, shot, players, given, landmarks }) => {
      const areas = seen.flatMap(({ area }, index) =>
        given.has(players[index]?.role.id ?? -1) && !landmarks.has(index) ? [area] : [],
      );
      return isCloseUp(shot.size) || areas.length === 0 ? 1 : clamp(Math.min(...areas) / WELL_SEEN);
    },
  },
  /** Left is left and above is above, as the picture has it, and more so than anything else. */
  sides: { weight: 8, score: (glimpse) => Math.min(1, ...sidesOf(glimpse)) },
  /** The face of whoever it is about, unless the shot is from behind. */
  face: {
    weight: 3,
    score: (glimpse) => {
      const { shot, pose, where, players } = glimpse;
      const hero = where[heroOf(glimpse)];
      if (hero === undefined || players[heroOf(glimpse)]?.thing?.alive === false) return 1;
      if (
        players[heroOf(glimpse)]?.role.facing === 'away' ||
        shot.angle === 'behind' ||
        shot.angle === 'over_shoulder' ||
        shot.move === 'follow_behind'
      )
        return 1;
      const seen = ({ at, heading }: Whereabouts): number => clamp(0.32 + 0.72 * towardCamera(at, heading, pose.eye));
      // Of a few who are together nobody is seen from the back alone.
      const others = where.filter((_, player) => players[player]?.role.person != null && player !== heroOf(glimpse));
      if (others.length === 0 || others.length >= CROWD || isCloseUp(shot.size)) return seen(hero);
      return seen(hero) * 0.6 + Math.min(...others.map(seen)) * 0.4;
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

/** So many have backs, too. */
const CROWD = 4;
/** Of the picture: what is smaller is looked for. */
const WELL_SEEN = 0.016;
/** How much more one lies in the direction of its relation than across it, for no doubt to be left. */
const CLEARLY = 1.25;
/** Of both boxes together: what overlaps more is not beside, nor above. */
const MOST_OVERLAP = 0.08;

/** What a relation says of the picture: one way across, one down. */
function directionOf({ role, relation, to }: RoleRelation, { players }: Glimpse): readonly [number, number] | null {
  const isThing = (id: number | null): boolean => players.find((each) => each.role.id === id)?.thing?.alive === false;
  // Whoever sits on something covers it; of two things one sees which is which.
  const stacked = isThing(role) && isThing(to);
  switch (relation) {
    case 'left_of':
      return [-1, 0];
    case 'right_of':
      return [1, 0];
    case 'on':
    case 'above':
      return stacked ? [0, -1] : null;
    case 'under':
      return stacked ? [0, 1] : null;
    default:
      return null;
  }
}

function sidesOf(glimpse: Glimpse): number[] {
  const { script, players, seen, shape, given } = glimpse;
  return script.relations.flatMap((relation) => {
    const direction = directionOf(relation, glimpse);
    if (direction === null || relation.to === null || !given.has(relation.role) || !given.has(relation.to)) return [];
    const boxOf = (role: number): Box | null => seen[players.findIndex((each) => each.role.id === role)]?.box ?? null;
    const [own, other] = [boxOf(relation.role), boxOf(relation.to)];
    if (own === null || other === null) return [0];
    const across = ((own.left + own.right - other.left - other.right) / 2) * shape;
    const down = (own.top + own.bottom - other.top - other.bottom) / 2;
    const along = across * direction[0] + down * direction[1];
    const aside = Math.abs(direction[0] === 0 ? across : down);
    const clear = along <= 0 ? 0 : clamp(along / Math.max(1e-6, aside * CLEARLY));
    return [clear * clamp(1.5 - (overlapOf(own, other) / MOST_OVERLAP) * 0.5)];
  });
}

function overlapOf(a: Box, b: Box): number {
  const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  if (across <= 0 || down <= 0) return 0;
  const size = (box: Box): number => (box.right - box.left) * (box.bottom - box.top);
  return (across * down) / (size(a) + size(b) - across * down);
}

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
