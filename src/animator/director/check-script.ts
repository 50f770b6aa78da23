import type { Script } from './script.ts';

const BEARING: ReadonlySet<string> = new Set(['on', 'in', 'inside', 'riding', 'driving']);

/** The first thing about a script that cannot be: a role that nobody is, a gap between shots, who bears whom in a circle. Null when it holds together. */
export function findFault(script: Script): string | null {
  const { cast, relations, beats, shots, dialogue, durationSeconds } = script;
  const isRole = (id: number | null): boolean => id === null || cast.some((role) => role.id === id);
  if (cast.some(({ id }, i) => id !== i)) return 'roles are not numbered in their order';
  if (cast.some(({ count, size }) => !(count >= 1 && count <= 12 && size > 0)))
    return 'a role is none, too many or of no size';
  if (relations.some(({ role, to }) => !isRole(role) || !isRole(to) || role === to)) return 'a relation of nobody';
  if (beats.some(({ role, target, instrument, together }) => ![role, target, instrument, ...together].every(isRole)))
    return 'a beat of nobody';
  if (beats.some(({ from, to }) => !(from >= 0 && from <= to && to <= durationSeconds)))
    return 'a beat outside of the film';
  for (const { id } of cast) {
    const own = beats.filter(({ role }) => role === id);
    if (own.some(({ from }, i) => i > 0 && from < (own[i - 1]?.to ?? 0) - 1e-9)) return 'beats of one role overlap';
  }
  if (shots.length < 1 || shots.length > 3) return `${shots.length} shots`;
  const covers = shots.every(({ from, to }, i) => from === (i === 0 ? 0 : shots[i - 1]?.to) && to > from);
  if (!covers || shots.at(-1)?.to !== durationSeconds) return 'shots leave a gap';
  if (shots.some(({ subject }) => !isRole(subject))) return 'a shot of nobody';
  if (
    dialogue.some(
      ({ speaker, to, from }) => !isRole(speaker) || !isRole(to) || (from !== null && from > durationSeconds),
    )
  )
    return 'a line of nobody';
  return bearsInCircle(script) ? 'a circle of bearers' : null;
}

function bearsInCircle({ cast, relations }: Script): boolean {
  return cast.some(({ id }) => {
    const seen = new Set<number>();
    const next = [id];
    for (let at = next.pop(); at !== undefined; at = next.pop()) {
      for (const { role, relation, to } of relations) {
        if (role !== at || to === null || !BEARING.has(relation)) continue;
        if (to === id) return true;
        if (!seen.has(to)) next.push(to);
        seen.add(to);
      }
    }
    return false;
  });
}
