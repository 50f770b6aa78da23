import { isCloseUp } from '../../catalogue/shot-sizes.ts';
import type { Beat, Role, RoleRelation, Shot } from '../script.ts';

/** What is in somebody's hands over several shots: it is held up where it is looked at from near, and put down before the shot in which it lies. */

/** Seconds that the hand needs to the table, of which the last are seen in the shot in which it lies there. */
const [PUTS, SEEN_PUTTING] = [1.4, 0.5];
/** Of nobody's film: what lies somewhere from the beginning was never put there. */
const EARLIEST = 1;
/** Seconds that a hand needs to come up: it is there when the shot begins. */
const COMES_UP = 0.6;

const without = (beats: readonly Beat[], role: number, from: number, to: number): Beat[] =>
  beats.flatMap((beat) => {
    if (beat.role !== role || beat.to <= from || beat.from >= to) return [beat];
    if (beat.from < from) return [{ ...beat, to: from }];
    return beat.to > to ? [{ ...beat, from: to }] : [];
  });

/** "End on the phone resting on a desk", which she held up before: she puts it there. */
function putDown(beats: readonly Beat[], relations: readonly RoleRelation[], roles: readonly Role[]): Beat[] {
  let all = [...beats];
  for (const lies of beats) {
    const holder = relations.find(({ relation, to }) => relation === 'holding' && to === lies.role)?.role;
    const borne = relations.some(({ role, relation, to }) => role === lies.role && relation === 'on' && to !== null);
    const thing = roles.find(({ id }) => id === lies.role);
    if (lies.act !== 'sit' || lies.from < EARLIEST || thing?.person !== null || holder === undefined || !borne)
      continue;
    const from = Math.max(0, lies.from - PUTS + SEEN_PUTTING);
    all = without(all, holder, from, from + PUTS).filter((beat) => beat !== lies);
    all.push({
      ...lies,
      role: holder,
      act: 'put',
      verb: 'put down',
      from,
      to: from + PUTS,
      target: lies.role,
      where: null,
    });
  }
  return all;
}

/** "Close-up of the phone screen" while somebody has it: at the height of the chest, and not at the end of an arm that hangs. */
function holdUp(
  beats: readonly Beat[],
  relations: readonly RoleRelation[],
  roles: readonly Role[],
  shots: readonly Shot[],
): Beat[] {
  let all = [...beats];
  for (const { subject, size, from, to } of shots) {
    const holder = relations.find(({ relation, to: thing }) => relation === 'holding' && thing === subject)?.role;
    const person = roles.find(({ id }) => id === holder)?.person ?? null;
    const near = isCloseUp(size);
    if (!near || holder === undefined || person === null || shots.length < 2) continue;
    const busy = all.some(
      (beat) => beat.role === holder && beat.target === subject && beat.from < to && beat.to > from,
    );
    const like = all.find((beat) => beat.role === holder);
    if (busy || like === undefined) continue;
    const since = Math.max(0, from - COMES_UP);
    all = without(all, holder, since, to);
    all.push({
      ...like,
      act: 'hold',
      verb: 'hold up',
      from: since,
      to,
      target: subject,
      instrument: null,
      part: null,
      direction: null,
      where: null,
      together: [],
      manner: null,
      speed: 1,
    });
  }
  return all;
}

export const holdInShots = (
  beats: readonly Beat[],
  relations: readonly RoleRelation[],
  roles: readonly Role[],
  shots: readonly Shot[],
): Beat[] =>
  putDown(holdUp(beats, relations, roles, shots), relations, roles).sort((a, b) => a.role - b.role || a.from - b.from);
