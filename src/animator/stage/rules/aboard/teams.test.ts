import { expect, test } from 'vitest';
import { writeScript } from '../../../director/write-script.ts';
import { stageScript } from '../../../staging.ts';
import { provide } from '../provide.ts';

const provided = (prompt: string) =>
  provide(writeScript({ prompt, negativePrompt: null, durationSeconds: 6 }), { indoor: false });

test('horses before a coach go with it, and its driver is on it', () => {
  const { cast, beats, relations } = provided(
    'A stagecoach pulled by four horses races across the prairie while the driver cracks the reins',
  );
  const [coach, team, driver] = ['rickshaw', 'horse', 'person'].map((thing) =>
    cast.find((role) => role.thing === thing),
  );
  expect(team?.count).toBe(4);
  expect(beats).toContainEqual(expect.objectContaining({ role: team?.id, act: 'run', target: coach?.id }));
  expect(relations).toContainEqual(expect.objectContaining({ role: driver?.id, relation: 'driving', to: coach?.id }));
  expect(cast.filter(({ thing }) => thing === 'person')).toHaveLength(1);
});

test('a carriage that drives has horses though nobody tells of them', () => {
  expect(provided('A royal carriage drives along a country road').cast.map(({ thing }) => thing)).toContain('horse');
});

test('who sleeps with somebody lets them sleep, and a winding dragon flies', () => {
  const pets = provided('A golden retriever and a tabby cat asleep curled up together on a rug');
  expect(pets.beats.map(({ role, act }) => [role, act])).toEqual(
    expect.arrayContaining([
      [0, 'sleep'],
      [1, 'sleep'],
    ]),
  );
  expect(provided('A Chinese dragon weaves through the clouds').beats[0]?.act).toBe('fly');
});

test('a horse-drawn sleigh of which only its passengers are told has horses and a driver, and they sit in it', () => {
  const { cast, relations } = provided('A horse-drawn sleigh with children in the back in a snowy forest');
  const [sleigh, children] = ['sleigh', 'person'].map((thing) => cast.find((role) => role.thing === thing));
  expect(cast.map(({ thing }) => thing)).toContain('horse');
  expect(relations).toContainEqual(expect.objectContaining({ role: children?.id, to: sleigh?.id }));
  expect(relations).toContainEqual(expect.objectContaining({ relation: 'driving', to: sleigh?.id }));
});

test.each(['An old farmer ploughs his field with two oxen', 'A farmer plows the field with his horse'])(
  'who ploughs with beasts goes behind the plough that they draw: %s',
  (prompt) => {
    const { figures } = stageScript(writeScript({ prompt, negativePrompt: null, durationSeconds: 4 }), 1, 16 / 9);
    const plough = figures.find(({ body }) => body.sheet.machine === 'plough');
    const farmer = figures.findIndex(({ body }) => body.family === 'person');
    expect(plough?.support).toMatchObject({ figure: farmer, anchor: 'ahead' });
    const beasts = figures.filter(({ body }) => body.family === 'quadruped');
    const [start, end] = [figures[farmer]?.path[0], figures[farmer]?.path.at(-1)];
    const along = (at: readonly number[] = []): number =>
      ((at[0] ?? 0) - (start?.at[0] ?? 0)) * ((end?.at[0] ?? 0) - (start?.at[0] ?? 0)) +
      ((at[2] ?? 0) - (start?.at[2] ?? 0)) * ((end?.at[2] ?? 0) - (start?.at[2] ?? 0));
    expect(beasts.length).toBeGreaterThan(0);
    for (const { path } of beasts) expect(along(path[0]?.at)).toBeGreaterThan(0);
    expect(figures.some(({ body }) => body.sheet.vehicle === 'car')).toBe(false);
  },
);
