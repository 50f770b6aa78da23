import type { Beat } from '../script.ts';

/** Not whoever empties a bin. */
const BECOMES = /^(?:change|transform|morph|turn|become|evolve|shift|grow|melt|dissolve|bloom|appear)\b/;

/** Whatever somebody becomes is there when they have changed: it comes up in the midst of it. */
export function letAppear(beats: readonly Beat[], durationSeconds: number): Beat[] {
  const changes = beats.filter(
    ({ act, verb, target, role }) =>
      act === 'change' &&
      BECOMES.test(verb) &&
      target !== null &&
      target !== role &&
      !beats.some((other) => other.role === target),
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
  // What is told of it afterwards is done by what it has become.
  const later = beats.map((beat): Beat => {
    const change = changes.find(({ role, from }) => role === beat.role && beat.from > from);
    return change?.target == null || beat.act === 'change' ? beat : { ...beat, role: change.target };
  });
  return [...later, ...appear.filter(({ role }) => !later.some((beat) => beat.role === role))];
}
