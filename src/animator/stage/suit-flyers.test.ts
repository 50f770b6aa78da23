import { expect, test } from 'vitest';
import { writeScript } from '../director/write-script.ts';
import { stageScript } from '../staging.ts';

const actsOf = (prompt: string): string[] =>
  stageScript(writeScript({ prompt, negativePrompt: null, durationSeconds: 4 }), 1, 16 / 9).figures[0]?.acts.map(
    ({ act }) => act,
  ) ?? [];

test('a bird that flies goes on flying while it spreads its wings', () => {
  expect(new Set(actsOf('A golden eagle soars above the mountains, wings spread wide'))).toEqual(new Set(['fly']));
});

test('one that sits on something may stand there', () => {
  expect(actsOf('A crow sits on a fence and looks around')).not.toContain('fly');
});

test('ducks on a pond swim, and a frog that leaps stays in the picture', () => {
  expect(actsOf('A duck leads her ducklings across a pond')).toContain('swim');
  const { shots, figures } = stageScript(
    writeScript({ prompt: 'A frog leaps from lily pad to lily pad', negativePrompt: null, durationSeconds: 4 }),
    1,
    16 / 9,
  );
  const [from, to] = [figures[0]?.path[0]?.at ?? [0, 0, 0], figures[0]?.path.at(-1)?.at ?? [0, 0, 0]];
  expect(shots[0]?.follow !== null || Math.hypot(to[0] - from[0], to[2] - from[2]) < 1).toBe(true);
});
