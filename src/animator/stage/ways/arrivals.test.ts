import { describe, expect, it } from 'vitest';
import { writeScript } from '../../director/write-script.ts';
import { sketchScript } from '../../staging.ts';
import type { StageFigure } from '../stage.ts';
import { makePathMotion } from './path-motion.ts';

const film = (prompt: string): StageFigure[] => [
  ...sketchScript(writeScript({ prompt, negativePrompt: null, durationSeconds: 8 }), 1, 16 / 9).figures,
];

const sinceOf = ({ support }: StageFigure): number | undefined => ('on' in support ? undefined : support.since);

it('a cat that has knocked something off the table bolts over the floor, and not in the air above the table', () => {
  const [cat] = film('A black cat knocks a glass off the kitchen table and then runs away');
  expect(cat?.support).toMatchObject({ until: expect.any(Number) });
  expect(cat?.path.at(-1)?.at[1]).toBeLessThan(0.2);
});

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

describe('ways that begin where another has ended', () => {
  const metresApart = (a: readonly number[], b: readonly number[]): number =>
    Math.hypot((a[0] ?? 0) - (b[0] ?? 0), (a[2] ?? 0) - (b[2] ?? 0));

  it('lead a dog to the ball, which lies there until then, and back to the boy', () => {
    const figures = film('A dog runs to the ball, picks it up and runs back to the boy.');
    const dog = figures.find(({ body }) => body.family === 'quadruped');
    const boy = figures.find(({ body }) => body.family === 'person');
    const ball = figures.find(({ support }) => !('on' in support) && support.as === 'held');
    const since = ball === undefined ? undefined : sinceOf(ball);
    expect(since).toBeGreaterThan(1);
    const way = makePathMotion(dog?.path ?? []);
    const [taken, end, his] = [way(since ?? 0).at, way(8).at, boy?.path[0]?.at ?? [0, 0, 0]];
    expect(metresApart(taken, ball?.path[0]?.at ?? [9, 9, 9])).toBeLessThan(1.5);
    expect(metresApart(end, his)).toBeLessThan(Math.min(2, metresApart(taken, his)));
  });

  it.each(['A man sits on a park bench and picks up a stone.', 'A knight on a horse picks up a flower.'])(
    'leave in the hand what nobody could reach: %s',
    (prompt) => {
      const held = film(prompt).filter(({ support }) => !('on' in support) && support.as === 'held');
      expect(held.map(sinceOf)).toEqual([undefined]);
    },
  );

  it('lead somebody to a seat and away from it again', () => {
    const [woman] = film('A woman walks to the table, sits down, drinks her tea, then gets up and walks away.');
    expect(woman?.support).toMatchObject({ as: 'sit', since: expect.any(Number), until: expect.any(Number) });
    const way = makePathMotion(woman?.path ?? []);
    expect(metresApart(way(0).at, way(8).at)).toBeGreaterThan(0.5);
  });

  it('turn who salutes to us before he marches away', () => {
    const [soldier] = film('A soldier salutes, turns around and marches away.');
    const way = makePathMotion(soldier?.path ?? []);
    expect(Math.cos(way(0).heading - way(8).heading)).toBeLessThan(0);
    expect(metresApart(way(0).at, way(8).at)).toBeGreaterThan(1);
  });

  it('take a knight to the queen before whom he kneels', () => {
    const figures = film('A knight walks into the throne room, kneels before the queen, stands up and walks away.');
    const [knight, queen] = figures.filter(({ body }) => body.family === 'person');
    const kneels = knight?.acts.find(({ act }) => act === 'kneel');
    const way = makePathMotion(knight?.path ?? []);
    const hers = queen?.path[0]?.at ?? [99, 0, 99];
    expect(metresApart(way(kneels?.from ?? 0).at, hers)).toBeLessThan(2);
    expect(metresApart(way(8).at, hers)).toBeGreaterThan(metresApart(way(kneels?.from ?? 0).at, hers));
  });
});
