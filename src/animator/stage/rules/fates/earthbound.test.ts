import { describe, expect, test } from 'vitest';
import { writeScript } from '../../../director/write-script.ts';
import { stageScript } from '../../../staging.ts';
import { provide } from '../provide.ts';

const written = (prompt: string) => writeScript({ prompt, negativePrompt: null, durationSeconds: 8 });
const provided = (prompt: string) => provide(written(prompt), { indoor: true });

describe('whoever walks the ground', () => {
  test.each([
    'An elephant sprays water over its baby at a watering hole in the savanna',
    'An old clockmaker bends over his workbench, holding a tiny gear with tweezers',
  ])('does not hang over what is told to be below: %s', (prompt) => {
    const { cast, relations } = provided(prompt);
    expect(relations.filter(({ relation, role }) => relation === 'above' && role === cast[0]?.id)).toEqual([]);
  });

  test('works at the bench over which somebody bends with something in the hand', () => {
    const { beats, relations, cast } = provided('An inventor bends over her desk, holding a camera');
    const camera = cast.find(({ thing }) => thing === 'camera')?.id;
    expect(beats.find(({ role }) => role === cast[0]?.id)).toMatchObject({ act: 'repair', target: camera });
    expect(relations).toContainEqual(expect.objectContaining({ role: camera, relation: 'on' }));
  });

  test('has no truck in a diner for being called a truck driver', () => {
    const { cast } = provided('In a diner a waitress pours coffee for a truck driver sitting at the counter');
    expect(cast.map(({ thing }) => thing)).not.toContain('truck');
  });

  test('sits at the table on which a meal is set before somebody', () => {
    const { cast, relations } = provided('The waiter sets a bowl of soup in front of a woman in a restaurant');
    const woman = cast.find(({ noun }) => noun === 'woman')?.id;
    const table = cast.find(({ thing }) => thing === 'laid table')?.id;
    expect(table).toBeDefined();
    expect(relations).toContainEqual(expect.objectContaining({ role: woman, relation: 'on', to: table }));
  });

  test('paddles out on the board, and needs no boat', () => {
    const { cast } = provided('A surfer paddles out, stands up on the board and rides a wave');
    expect(cast.map(({ thing }) => thing)).toEqual(['person', 'surfboard']);
  });
});

describe('birds', () => {
  test('that are fed eat on the ground, each in its own place, and fly up after that', () => {
    const script = written('An old man feeds pigeons on a park bench; a boy runs into the flock and the birds fly up');
    const birds = stageScript(script, 1, 16 / 9).figures.filter(({ body }) => body.family === 'bird');
    expect(birds.length).toBeGreaterThan(2);
    const starts = birds.map(({ path }) => path[0]?.at ?? [9, 9, 9]);
    for (const [, y] of starts) expect(y).toBeLessThan(0.2);
    expect(new Set(starts.map(([x, , z]) => `${x.toFixed(1)} ${z.toFixed(1)}`)).size).toBe(birds.length);
    for (const { path, acts } of birds) {
      // Until the first crumb falls they stand.
      expect(acts.map(({ act }) => act).filter((act) => act !== 'stand')).toEqual(['eat', 'take_off']);
      expect(path.at(-1)?.at[1]).toBeGreaterThan(0.5);
    }
  });
});
