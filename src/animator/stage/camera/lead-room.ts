import type { Script, Shot } from '../../director/script.ts';
import { scale, type Vector } from '../../maths/vector.ts';
import type { Bond } from '../bonds.ts';
import type { Player } from '../players.ts';
import type { WhereIs } from '../whereabouts.ts';
import { isBeforeFamous } from './famous-behind.ts';

interface Led {
  readonly script: Script;
  readonly players: readonly Player[];
  readonly bonds: readonly Bond[];
  readonly whereIs: WhereIs;
  readonly given: ReadonlySet<number>;
  /** Width over height of the picture. */
  readonly shape: number;
}

/** Of half the picture: how far aside somebody is who looks or goes across it, in a shot of that size. */
const ASIDE: Readonly<Record<Shot['size'], number>> = {
  ...{ extreme_close: 0, close: 0.1, medium: 0.2, full: 0.22, wide: 0.24, establishing: 0 },
};
/** Sine of how far somebody is turned across the picture: who looks at the camera stands in its middle. */
const [ACROSS, WHOLLY_ACROSS] = [0.2, 0.6];

/** Metres by which camera and aim go aside, so that one who is alone in the picture has room before the face, and stands on a third of it. */
export function leadRoom(shot: Shot, subject: number, look: Vector, half: number, parts: Led): Vector {
  const { script, players, whereIs, given, shape } = parts;
  const player = players[subject];
  // What is famous stands in the middle, and nobody before it.
  if (isBeforeFamous(script, shot) && shape > 1 && players.length < CROWD)
    return scale(toTheRight(look) ?? [0, 0, 0], FAMOUS_ASIDE * half);
  const alive = player?.thing?.alive === true || player?.order.family === 'person';
  const others = players.some(
    (each, index) => index !== subject && given.has(each.role.id) && !isBorne(index, subject, parts),
  );
  // An upright picture has no room aside, and where somebody is to stand may be said.
  const said = script.relations.some(({ role, to }) => role === player?.role.id && to === null);
  if (
    shot.symmetric === true ||
    !alive ||
    others ||
    said ||
    shape < 1 ||
    shot.part !== null ||
    shot.angle === 'birds_eye'
  )
    return [0, 0, 0];
  const right = toTheRight(look);
  if (right === null) return [0, 0, 0];
  const { heading, lies } = whereIs(subject, (shot.from + shot.to) / 2);
  const turned = Math.sin(heading) * right[0] + Math.cos(heading) * right[2];
  const share = Math.max(0, Math.min(1, (Math.abs(turned) - ACROSS) / (WHOLLY_ACROSS - ACROSS)));
  return lies === true ? [0, 0, 0] : scale(right, Math.sign(turned) * share * ASIDE[shot.size] * half);
}

const [FAMOUS_ASIDE, CROWD] = [0.34, 5];

/** Level, from the camera; null where it looks straight down. */
function toTheRight(look: Vector): Vector | null {
  const level = Math.hypot(look[0], look[2]);
  return level < 1e-3 ? null : [look[2] / level, 0, -look[0] / level];
}

/** What somebody has in hand or on, and what bears them, is no other. */
const isBorne = (player: number, subject: number, { bonds }: Led): boolean =>
  bonds.some(
    ({ child, parent }) => (child === player && parent === subject) || (child === subject && parent === player),
  );
