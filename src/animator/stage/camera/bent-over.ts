import type { Script, Shot } from '../../director/script.ts';
import type { Bond } from '../bonds.ts';
import type { Player } from '../players.ts';
import type { WhereIs } from '../whereabouts.ts';

interface Bending {
  readonly script: Script;
  readonly players: readonly Player[];
  readonly whereIs: WhereIs;
  readonly bonds: readonly Bond[];
}

/** Radians from where who bends down looks, and from below. */
export const [BESIDE_BENT, UNDER_BRIM] = [0.75, -0.16];
const BENT: ReadonlySet<string> = new Set(['pet', 'crouch', 'feed', 'pick_up']);

/** Whether somebody is bent over an animal that is small on the ground, all the while. */
export function bendsOver(subject: number, shot: Shot, { script, players, whereIs, bonds }: Bending): boolean {
  const own = players[subject];
  const beat = script.beats.find(
    ({ role, from, to }) => role === own?.role.id && from <= shot.from + 0.1 && to >= shot.to - 0.1,
  );
  if (own?.order.family !== 'person' || beat === undefined || !BENT.has(beat.act)) return false;
  const other = players.findIndex(({ role }) => role.id === beat.target);
  if (players[other]?.thing?.alive !== true || bonds.some(({ child }) => child === other)) return false;
  const [mine, theirs] = [whereIs(subject, shot.from), whereIs(other, shot.from)];
  return theirs.at[1] + theirs.height < mine.at[1] + mine.height * 0.45;
}
