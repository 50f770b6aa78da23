import { describe, expect, it } from 'vitest';
import { writeScript } from '../../director/write-script.ts';
import { sketchScript } from '../../staging.ts';
import type { StageFigure } from '../stage.ts';
import { makePathMotion } from './path-motion.ts';

const film = (prompt: string): StageFigure[] => [
  ...sketchScript(writeScript({ prompt, negativePrompt: null, durationSeconds: 8 }), 1, 16 / 9).figures,
];

const sinceOf = ({ support }: StageFigure): number | undefined => ('on' in support ? undefined : support.since);

describe('whoever comes to something first and is on it then', () => {
  it.each([
    ['A man walks to a chair and sits down on it.', 'sit'],
    ['A woman walks to a park bench and sits down, then opens a book.', 'sit'],
    ['A boy runs across the living room and jumps onto the sofa.', 'stand'],
    ['A cat jumps onto the table.', 'stand'],
    ['An eagle flies over the lake and lands on a branch.', 'stand'],
  ])('is not there before: %s', (prompt, as) => {
    const figures = film(prompt);
    const comes = figures.find((figure) => sinceOf(figure) !== undefined);
    const since = comes === undefined ? undefined : sinceOf(comes);
    expect(since).toBeGreaterThan(1);
    expect(comes?.support).toMatchObject({ as });
    const motion = makePathMotion(comes?.path ?? []);
    const [start, end] = [motion(0).at, motion(since ?? 0).at];
    expect(Math.hypot(start[0] - end[0], start[1] - end[1], start[2] - end[2])).toBeGreaterThan(0.5);
    expect(comes?.path.every(({ at }) => at.every(Number.isFinite))).toBe(true);
  });

  it.each(['A man sits on a chair.', 'A girl stands on a rock and then walks away.', 'A cat on a table.'])(
    'is not taken for who was there: %s',
    (prompt) => {
      expect(film(prompt).every((figure) => sinceOf(figure) === undefined)).toBe(true);
    },
  );
});

it('who rides a board along a street stays out of its shops', () => {
  const board = film('A teenage girl skateboards down a boulevard in the city').find(
    ({ body }) => body.family === 'vehicle',
  );
  const across = board?.path.map(({ at }) => at[0]) ?? [Number.NaN];
  expect(Math.max(...across) - Math.min(...across)).toBeLessThan(2);
});

it('who gets up from a seat sat in it, and is elsewhere in the end', () => {
  const man = film('An old man gets up from his armchair and walks to the window.')[0];
  expect(man?.acts[0]?.act).toBe('sit');
  expect(man?.support).toMatchObject({ as: 'sit', until: expect.any(Number) });
});

it('a dog that runs to its owner comes to a stop there', () => {
  const figures = film('A dog runs to its owner on the beach and drops a stick at his feet.');
  const dog = figures.find(({ body }) => body.family === 'quadruped');
  const owner = figures.find(({ body }) => body.family === 'person');
  const [end, his] = [dog?.path.at(-1)?.at ?? [9, 9, 9], owner?.path[0]?.at ?? [0, 0, 0]];
  expect(Math.hypot(end[0] - his[0], end[2] - his[2])).toBeLessThan(2);
});
