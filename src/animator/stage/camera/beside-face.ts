import type { Bond } from '../bonds.ts';
import type { Player } from '../players.ts';
import type { WhereIs } from '../whereabouts.ts';

interface Faced {
  readonly players: readonly Player[];
  readonly whereIs: WhereIs;
  readonly bonds: readonly Bond[];
  /** Radians by which the camera goes around from where the place looks best. */
  readonly around: number;
}

/** Radians from where somebody looks to a camera that is close to the face. */
const [BEFORE_FACE, PAST_OTHER, BESIDE_PAIR, BESIDE_WORK] = [0.3, 0.6, 0.9, 1.15];
/** Of somebody's height, below the eyes: what reaches up to there hides hands and chin from before. */
const UP_TO_CHIN = 0.16;
const FACING = { metres: 2.2, radians: 0.6 } as const;

/** From where a face is seen, in radians from where it looks: of two face to face from beside them, not between; and from where nobody is in the way. */
export function asideOf(subject: number, parts: Faced, time: number): { readonly turn: number; readonly up: number } {
  const first = { somebody: BESIDE_PAIR, across: PAST_OTHER, something: BESIDE_WORK, nobody: BEFORE_FACE }[
    facedBy(subject, parts, time)
  ];
  const sense = parts.around >= 0 ? 1 : -1;
  // Before the face of who climbs is the wall: from beside it one sees a cheek, the hands on the holds and how deep it goes down.
  if (parts.bonds.some(({ child, anchor }) => child === subject && anchor === 'climb'))
    return { turn: BESIDE_WALL * sense, up: OVER_CLIMBER };
  const turns = [first, -first, ...OTHER_SIDES.flatMap((turn) => [turn, -turn])].map((turn) => turn * sense);
  const free = turns.find((turn) => isFree(subject, turn, parts, time));
  return free === undefined ? { turn: BEFORE_FACE * sense, up: OVER_HEADS } : { turn: free, up: 0 };
}

/** Radians from where whoever climbs looks, and above. */
const [BESIDE_WALL, OVER_CLIMBER] = [1.72, 0.2];
/** Radians: where else a camera may stand that shows a face, and how steeply it looks over those around it where it may stand nowhere. */
const [OTHER_SIDES, OVER_HEADS] = [[0.3, 0.65, 1.05], 0.5] as const;
/** Metres from a face to who cannot be in the way, to a camera that is close with room for itself, and from its line to whom it does not see. */
const [TOUCHING, CLOSE_REACH, SHOULDER] = [0.3, 1.55, 0.36];

/** Whether nobody is between a face and a camera on that side, nor where the camera is. */
function isFree(subject: number, turn: number, { players, whereIs, bonds }: Faced, time: number): boolean {
  const own = whereIs(subject, time);
  const [dx, dz] = [Math.sin(own.heading + turn), Math.cos(own.heading + turn)];
  return [...players.keys()].every((player) => {
    if (
      player === subject ||
      bonds.some(({ child, parent, as }) => child === player && parent === subject && as !== 'sit')
    )
      return true;
    if (players[player]?.order.family !== 'person') return true;
    const { at, eyes, lies } = whereIs(player, time);
    if (lies === true || eyes[1] < own.eyes[1] - LOWER) return true;
    const [x, z] = [at[0] - own.at[0], at[2] - own.at[2]];
    const along = x * dx + z * dz;
    return along < TOUCHING || along > CLOSE_REACH || Math.abs(x * dz - z * dx) > SHOULDER;
  });
}

/** Metres: who is so much lower is looked over. */
const LOWER = 0.45;

/** Metres: across a table there is room for a camera before the face. */
const ACROSS_TABLE = 1.25;

/** Whether somebody else, or a thing as high as the chin, is right before the face. */
function facedBy(
  subject: number,
  { players, whereIs, bonds }: Faced,
  time: number,
): 'somebody' | 'across' | 'something' | 'nobody' {
  const own = whereIs(subject, time);
  const before = [...players.keys()].filter((player) => {
    if (player === subject || bonds.some(({ child, parent }) => child === player && parent === subject)) return false;
    // The open side of a table is the camera's, and over a bench the judge's face is seen.
    if (bonds.some(({ child, parent, as }) => child === subject && parent === player && as === 'sit')) return false;
    const { at, height } = whereIs(player, time);
    const low = at[1] + height < own.eyes[1] - own.height * UP_TO_CHIN;
    if (players[player]?.thing?.alive === false && low) return false;
    const [x, z] = [at[0] - own.at[0], at[2] - own.at[2]];
    const turn = Math.atan2(x, z) - own.heading;
    const off = Math.abs(Math.atan2(Math.sin(turn), Math.cos(turn)));
    return height > own.height * 0.6 && Math.hypot(x, z) < FACING.metres && off < FACING.radians;
  });
  const far = (player: number): number => {
    const { at } = whereIs(player, time);
    return Math.hypot(at[0] - own.at[0], at[2] - own.at[2]);
  };
  const alive = before.filter((player) => players[player]?.thing?.alive !== false);
  if (alive.length > 0) return alive.some((player) => far(player) < ACROSS_TABLE) ? 'somebody' : 'across';
  return before.length > 0 ? 'something' : 'nobody';
}
