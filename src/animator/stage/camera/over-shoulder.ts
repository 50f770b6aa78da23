import type { Script, Shot } from '../../director/script.ts';
import { add, normalise, scale, subtract, type Vector } from '../../maths/vector.ts';
import type { Bond } from '../bonds.ts';
import type { Player } from '../players.ts';
import type { StageShot } from '../stage.ts';
import type { WhereIs } from '../whereabouts.ts';
import { companions } from './companions.ts';
import { handiworkOf } from './handiwork.ts';
import { HANDY_METRES } from './stands.ts';
import { NORMAL, tangentsOf } from './view.ts';

interface Shouldered {
  readonly script: Script;
  readonly players: readonly Player[];
  readonly bonds: readonly Bond[];
  readonly whereIs: WhereIs;
  /** Width over height of the picture. */
  readonly shape: number;
  /** Radians by which the camera goes around from where the place looks best: its sign is the shoulder. */
  readonly around: number;
}

/** Of somebody's height: how far behind the head and above the eyes the camera is. */
const [BEHIND, ABOVE] = [0.55, 0.06];
/** Metres: half of a head where nothing is known of it, and as far beside somebody a camera goes at most. */
const [HALF_HEAD, MOST_ASIDE] = [0.22, 1.1];
/** Of the one who is looked at: how much of a person is seen from the top, how much of the picture that fills, and of anything else. */
const [UPPER_BODY, FILLS, FILLS_THING] = [0.6, 0.72, 0.45];
/** Of how far apart they are: the camera points so far from the face toward the shoulder, which is seen as well. */
const TO_SHOULDER = 0.1;
/** Pixels of blur at infinity, at a width of 1280. */
const APERTURE = 4;
/** Metres: what is nearer is in the hand, and what is farther is land. */
const [NEAREST, FARTHEST] = [0.5, 9];
const WALKS = 0.3;

/** Past somebody's shoulder to whomever they look at, who is sharp and large; null where there is nobody, or they go somewhere. */
export function lookOverShoulder(shot: Shot, subject: number, parts: Shouldered): StageShot | null {
  if (shot.angle !== 'over_shoulder') return null;
  const time = (shot.from + shot.to) / 2;
  const { whereIs, players, shape } = parts;
  const own = whereIs(subject, time);
  const met = findOther(shot, subject, parts, time);
  const work = met === null ? findWork(shot, subject, parts, time) : null;
  const other = met ?? work;
  if (other === null || own.speed > WALKS) return null;
  const seen = whereIs(other, time);
  const person = players[other]?.thing?.alive === true || players[other]?.order.family === 'person';
  const top = seen.at[1] + seen.height;
  const shown = person ? seen.height * UPPER_BODY : Math.max(seen.height, seen.radius, work === null ? 0 : LEAST_WORK);
  const middle: Vector = [seen.at[0], top - shown / 2, seen.at[2]];
  const tall = heightOf(players[subject]);
  // Whoever bends over it has the eyes above it.
  const ahead: Vector =
    work === null
      ? normalise([middle[0] - own.eyes[0], 0, middle[2] - own.eyes[2]])
      : [Math.sin(own.heading), 0, Math.cos(own.heading)];
  const right = scale([-ahead[2], 0, ahead[0]], parts.around >= 0 ? 1 : -1);
  const back = (work === null ? BEHIND : BEHIND_WORK) * tall;
  // As far aside that the head, with its hat, is beside the line to the face and not before it.
  const share = back / (back + Math.hypot(middle[0] - own.eyes[0], middle[2] - own.eyes[2]));
  const aside = Math.min(MOST_ASIDE, (halfHead(players[subject]) + halfHead(players[other]) * share) / (1 - share));
  const eye = add(
    add(own.eyes, scale(ahead, -back)),
    add(scale(right, work === null ? aside : halfHead(players[subject]) * BESIDE_HEAD), [
      0,
      (work === null ? ABOVE : ABOVE_WORK) * tall,
      0,
    ]),
  );
  const far = Math.hypot(...subtract(middle, eye));
  const { up } = tangentsOf(NORMAL, shape);
  const half = Math.min(up * 1.5, Math.max(up * 0.45, shown / 2 / (person ? FILLS : FILLS_THING) / far));
  return {
    ...{ from: shot.from, to: shot.to, handheld: 0, pace: shot.pace, follow: null },
    keys: [
      {
        ...{ time: shot.from, eye, target: add(middle, scale(right, work === null ? -TO_SHOULDER * far : 0)), roll: 0 },
        fieldOfView: (Math.atan(half) * 360) / Math.PI,
        ...{ focus: far, aperture: APERTURE },
      },
    ],
  };
}

/** The same of somebody who reads or writes, and metres: as much is seen of what is in the hands, with the hands. */
const [BEHIND_WORK, ABOVE_WORK, BESIDE_HEAD, LEAST_WORK] = [0.1, 0.15, 2.1, 0.4];

/** What the hands are at, where nobody is looked at: a letter that is read, a laptop that is typed on. */
function findWork(shot: Shot, subject: number, parts: Shouldered, time: number): number | null {
  const found = handiworkOf(shot, subject, parts).find((player) => {
    const { height, radius } = parts.whereIs(player, time);
    return parts.players[player]?.thing?.alive === false && Math.max(height, radius * 2) < HANDY_METRES;
  });
  return found ?? null;
}

const halfHead = (player: Player | undefined): number =>
  player?.body.head === undefined ? HALF_HEAD : player.body.head.aside * player.size;

const heightOf = (player: Player | undefined): number =>
  player === undefined ? 1.7 : player.body.height * player.size;

/** Metres. */
const ACROSS_TABLE = 2.4;
const isAhead = (own: Vector, heading: number, at: Vector): boolean =>
  (at[0] - own[0]) * Math.sin(heading) + (at[2] - own[2]) * Math.cos(heading) >
  0.5 * Math.hypot(at[0] - own[0], at[2] - own[2]);

/** Whom or what somebody looks at: whom they do something to or talk with first, else who has to do with them. */
function findOther(
  { from, to }: Shot,
  subject: number,
  { script, players, whereIs }: Shouldered,
  time: number,
): number | null {
  const role = players[subject]?.role.id;
  const targets = script.beats.flatMap((beat) =>
    beat.role === role && beat.from < to && beat.to > from && beat.target !== null ? [beat.target] : [],
  );
  const beside = companions(subject, { players, script });
  const { eyes: own, heading } = whereIs(subject, time);
  const found = [...players.keys()]
    .filter((player) => player !== subject && players[player]?.role.id !== role)
    .map((player) => {
      const { at, lies } = whereIs(player, time);
      const far = Math.hypot(at[0] - own[0], at[2] - own[2]);
      const person = players[player]?.order.family === 'person' || players[player]?.thing?.alive === true;
      // Whoever has coffee poured before them is looked at, and not the cup.
      const opposite = person && far < ACROSS_TABLE && isAhead(own, heading, at);
      const told = targets.includes(players[player]?.role.id ?? -1) ? 0 : beside.has(player) ? (opposite ? 0.5 : 2) : 4;
      return { player, far, rank: told + (person ? 0 : 1), person, lies };
    })
    .filter(({ far, rank, person }) => far > NEAREST && far < FARTHEST && (person || rank < 2));
  return found.sort((a, b) => a.rank - b.rank || a.far - b.far)[0]?.player ?? null;
}
