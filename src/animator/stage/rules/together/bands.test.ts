import { expect, test } from 'vitest';
import { writeScript } from '../../../director/write-script.ts';
import { stageScript } from '../../../staging.ts';
import type { Stage } from '../../stage.ts';

const stageOf = (prompt: string): Stage =>
  stageScript(writeScript({ prompt, negativePrompt: null, durationSeconds: 4 }), 1, 16 / 9);
const playedIn = ({ figures }: Stage): string[] =>
  figures.flatMap(({ acts }) => acts.map(({ act }) => act)).filter((act) => act.startsWith('play'));

test('the others of a trio have instruments of their own, whoever of them is told of apart', () => {
  const all = playedIn(stageOf('A jazz trio plays in a bar, warm light on the saxophonist'));
  expect(all).toContain('play_bass');
  expect(all).toContain('play_drums');
  expect(all).not.toContain('play_guitar');
});

test('a band is filmed whole, with those who hear it at both sides and not before it', () => {
  const { figures, shots } = stageOf('A jazz trio plays in a smoky bar, people at the tables listen');
  const [eye, target] = [shots[0]?.keys[0]?.eye ?? [0, 0, 0], shots[0]?.keys[0]?.target ?? [0, 0, 0]];
  const aside = (at: readonly number[]): number => {
    const [x, z] = [(target[0] ?? 0) - (eye[0] ?? 0), (target[2] ?? 0) - (eye[2] ?? 0)];
    return (x * ((at[2] ?? 0) - (eye[2] ?? 0)) - z * ((at[0] ?? 0) - (eye[0] ?? 0))) / Math.hypot(x, z);
  };
  const onGround = figures.filter(({ support }) => 'on' in support);
  const seats = onGround.filter(({ body }) => body.family === 'furniture').map(({ path }) => aside(path[0]?.at ?? []));
  const players = onGround
    .filter(({ body }) => body.family !== 'furniture')
    .map(({ path }) => aside(path[0]?.at ?? []));
  expect(players).toHaveLength(3);
  expect(seats.length).toBeGreaterThan(2);
  expect(Math.min(...players.map(Math.abs))).toBeLessThan(0.5);
  for (const seat of seats) expect(seat < Math.min(...players) || seat > Math.max(...players)).toBe(true);
});
