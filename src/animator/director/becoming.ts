import type { Beat } from './script.ts';

/** Whatever somebody becomes is there when they have changed: it comes up in the midst of it. */
export function letAppear(beats: readonly Beat[], durationSeconds: number): Beat[] {
  const changes = beats.filter(
    ({ act, target, role }) =>
      act === 'change' && target !== null && target !== role && !beats.some((other) => other.role === target),
  );
  const appear = changes.flatMap((beat): Beat[] => {
    const from = Math.min(durationSeconds - 1, (beat.from + beat.to) / 2);
    return [
      {
        ...beat,
        role: beat.target ?? beat.role,
        target: null,
        act: 'appear',
        verb: 'appear',
        from,
        to: durationSeconds,
      },
    ];
  });
  return [...beats, ...appear];
}
