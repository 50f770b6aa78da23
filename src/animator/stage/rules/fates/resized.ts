import type { Shot } from '../../../director/script.ts';
import { type Draft, editRole, roleOf } from '../draft.ts';

const RESIZED: ReadonlySet<string> = new Set(['shrink', 'enlarge']);

/** "shrinks until he is tiny": that he is in the end, and not before. */
export function beginAsUsual(draft: Draft): void {
  for (const { role, act } of draft.beats)
    if (RESIZED.has(act) && roleOf(draft, role)?.size !== 1) editRole(draft, role, { size: 1 });
}

/** Whose size changes is seen whole, or the picture would be empty in the end. */
export function seeResized(shots: readonly Shot[], { beats }: Pick<Draft, 'beats'>): readonly Shot[] {
  const changes = new Set(beats.flatMap(({ role, act }) => (RESIZED.has(act) ? role : [])));
  return shots.map((shot) =>
    shot.subject !== null && changes.has(shot.subject) && /^(?:extreme_close|close|medium)$/.test(shot.size)
      ? { ...shot, size: 'wide', part: null, lens: shot.lens === 'macro' ? 'normal' : shot.lens }
      : shot,
  );
}
