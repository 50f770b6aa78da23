import { expect, test } from 'vitest';
import { writeScript } from '../../../director/write-script.ts';
import { stageScript } from '../../../staging.ts';

const figuresOf = (prompt: string) =>
  stageScript(writeScript({ prompt, negativePrompt: null, durationSeconds: 4 }), 1, 16 / 9).figures;
const allActsOf = (prompt: string): string[] => figuresOf(prompt).flatMap(({ acts }) => acts.map(({ act }) => act));
const actsOf = (prompt: string): string[] => figuresOf(prompt)[0]?.acts.map(({ act }) => act) ?? [];

test('a bird that flies goes on flying while it spreads its wings', () => {
  expect(new Set(actsOf('A golden eagle soars above the mountains, wings spread wide'))).toEqual(new Set(['fly']));
});

test('who pecks on the ground stands there, and goes up from it', () => {
  const [gull] = figuresOf('A few seagulls peck at the sand on a beach, then fly up into the sky');
  expect(gull?.acts.map(({ act }) => act)).toEqual(expect.arrayContaining(['eat', 'take_off']));
  expect(gull?.path[0]?.at[1] ?? 9).toBeLessThan(1);
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

test('whoever is led comes after, afloat as the one that leads', () => {
  const { figures } = stageScript(
    writeScript({
      prompt: 'A mother duck leads her six ducklings across a pond',
      negativePrompt: null,
      durationSeconds: 4,
    }),
    1,
    16 / 9,
  );
  expect(new Set(figures.flatMap(({ acts }) => acts.map(({ act }) => act)))).toEqual(new Set(['swim']));
  expect(figures.slice(1).every(({ path }) => path.length > 1)).toBe(true);
});

test('a dog stays on the ground after a butterfly, which is smaller than it', () => {
  const { figures } = stageScript(
    writeScript({ prompt: 'A dog chases a butterfly in a meadow', negativePrompt: null, durationSeconds: 4 }),
    1,
    16 / 9,
  );
  const [dog, butterfly] = figures;
  expect(dog?.path.every(({ at }, i) => at[1] < (butterfly?.path[i]?.at[1] ?? 0) - 0.2)).toBe(true);
});

test('a calf that stays close to its mother goes with the herd she is of', () => {
  const { figures } = stageScript(
    writeScript({
      prompt: 'A herd of elephants walks across the savanna. The calf stays close to its mother.',
      ...{ negativePrompt: null, durationSeconds: 4 },
    }),
    1,
    16 / 9,
  );
  expect(figures.length).toBe(7);
  expect(figures.every(({ acts }) => acts.every(({ act }) => act === 'walk'))).toBe(true);
});

test('a dragon carries who rides it, and comes down to whom it fights, whatever else it does before', () => {
  expect(allActsOf('A girl rides a dragon over the mountains')).not.toContain('roar');
  const [dragon] = figuresOf('A dragon roars and fights a knight');
  expect(dragon?.path[0]?.at[1]).toBeLessThan(1);
});

test('a dragon roars at nobody who only walks up to it, and opens its eyes where that is told', () => {
  expect(allActsOf('A girl walks toward a dragon in a meadow')).toEqual(['walk', 'stand']);
  const waking = 'A girl walks toward a sleeping dragon in a meadow. The dragon opens its eyes';
  expect(allActsOf(waking)).toEqual(['walk', 'sleep', 'open_eyes']);
});
