import { findAct } from '../../catalogue/acts.ts';
import { isTable, workPlaceOf } from '../../catalogue/uses.ts';
import type { Script, Shot } from '../../director/script.ts';
import type { Vector } from '../../maths/vector.ts';
import type { Bond } from '../bonds.ts';
import type { Player } from '../players.ts';
import type { WhereIs } from '../whereabouts.ts';
import { isOneOfMany } from './companions.ts';
import { workOnSite } from './extent-of-part.ts';
import { around } from './extent-points.ts';

interface Work {
  readonly script: Script;
  readonly players: readonly Player[];
  readonly bonds: readonly Bond[];
}

/** Things at its side of which the prompt says so: a candle beside somebody is in the picture of their face. */
export function besides(subject: number, { script, players }: Pick<Work, 'script' | 'players'>): number[] {
  const own = players[subject]?.role.id;
  const near = script.relations.flatMap(({ role, relation, to }) =>
    role === own && /^(?:beside|near|behind|in_front_of)$/.test(relation) ? [to] : [],
  );
  // A crab beside an octopus is in the picture of its face.
  const before = script.relations.flatMap(({ role, relation, to }) =>
    to === own && /^(?:in_front_of|beside)$/.test(relation) ? [role] : [],
  );
  const isBeast = (player: number): boolean =>
    players[player]?.thing?.alive === true && players[player]?.order.family !== 'person';
  return [...players.keys()].filter((player) => {
    const id = players[player]?.role.id ?? -1;
    return players[player]?.thing?.alive === false
      ? near.includes(id)
      : isBeast(player) && isBeast(subject) && before.includes(id);
  });
}

/** What the subject holds, works at or works with during the shot. */
export function handiworkOf(shot: Shot, subject: number, { script, players, bonds }: Work): number[] {
  const role = players[subject]?.role.id;
  const roles = script.beats.flatMap(({ role: own, from, to, target, instrument }) =>
    own === role && from < shot.to && to > shot.from ? [target, instrument] : [],
  );
  return [...players.keys()].filter((player) => {
    if (isOneOfMany(player, role, { players, script })) return false;
    const isHeld = bonds.some(({ child, parent, as }) => child === player && parent === subject && as === 'held');
    return player !== subject && (isHeld || roles.includes(players[player]?.role.id ?? null));
  });
}

/** Not what the hands do, though one is at something all the while. */
const HANDS_FREE: ReadonlySet<string> = new Set(['voice', 'face', 'go']);
const PLAYS = /^play_/;

/** Whether the subject's hands are at work during the shot: on a table, at an anvil, at a stove, on strings. */
function worksByHand({ from, to }: Shot, subject: number, { script, players, bonds }: Work): boolean {
  const role = players[subject]?.role.id;
  if (players[subject]?.order.family !== 'person') return false;
  const posted = bonds.some(({ child, anchor }) => child === subject && anchor.startsWith('post'));
  return script.beats.some(
    ({ role: own, act, from: begins, to: ends }) =>
      own === role &&
      begins < to &&
      ends > from &&
      (workPlaceOf(act) !== null || PLAYS.test(act) || (posted && !HANDS_FREE.has(findAct(act)?.frame ?? ''))),
  );
}

/** Of a height: how high hands at work are, how far before the body, and how much around them is seen. */
const [HANDS_UP, HANDS_AHEAD, HANDS_ROOM] = [0.52, 0.24, 0.06];

/** Where the hands are that work while the face is shown: a close shot of a cook who chops is not of a face alone. */
export function handsAtWork(
  shot: Shot,
  subject: number,
  parts: Work & { readonly whereIs: WhereIs },
  times: readonly number[],
): Vector[] {
  if (shot.size !== 'close' || shot.part !== null || !worksByHand(shot, subject, parts)) return [];
  return times.flatMap((time) => {
    const { at, height, heading } = parts.whereIs(subject, time);
    // Who stands at a bench has the hands where it says.
    const posted = workOnSite(subject, parts, time);
    if (posted !== null)
      return posted.flatMap((point, k) => (k < 2 ? around(point, height * HANDS_ROOM, height * HANDS_ROOM) : [point]));
    const [x, z] = [at[0] + Math.sin(heading) * height * HANDS_AHEAD, at[2] + Math.cos(heading) * height * HANDS_AHEAD];
    return around([x, at[1] + height * HANDS_UP, z], height * HANDS_ROOM, height * HANDS_ROOM);
  });
}

/** Whether somebody sits at a table: of whom the legs are under it. */
export const sitsAtTable = (player: number, { bonds, players }: Pick<Work, 'bonds' | 'players'>): boolean =>
  bonds.some(({ child, parent, as }) => child === player && as === 'sit' && isTable(players[parent]?.role.thing ?? ''));

/** Whether somebody works on something low that stands on a table. */
export function worksOnTable(subject: number, { script, players, bonds }: Work): boolean {
  const role = players[subject]?.role.id;
  const worked = script.beats.flatMap(({ role: own, act, target }) =>
    own === role && workPlaceOf(act) === 'surface' && target !== null ? [target] : [],
  );
  return (
    players[subject]?.order.family === 'person' &&
    bonds.some(
      ({ child, as }) =>
        as === 'stand' &&
        worked.includes(players[child]?.role.id ?? -1) &&
        (players[child]?.body.height ?? 1) * (players[child]?.size ?? 1) < LOW_WORK,
    )
  );
}
/** Metres: what is higher is seen over the edge of a table. */
const LOW_WORK = 0.14;
