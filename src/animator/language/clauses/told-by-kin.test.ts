import { expect, test } from 'vitest';
import { writeScript } from '../../director/write-script.ts';

const read = (prompt: string) => writeScript({ prompt, negativePrompt: null, durationSeconds: 6 });
const nouns = (prompt: string) => read(prompt).cast.map(({ noun }) => noun);

test('the mother is she who is there with her young', () => {
  expect(nouns('A polar bear and her two cubs walk across the ice; the mother looks back')).toEqual([
    'polar bear',
    'cub',
  ]);
  expect(nouns('A woman and her son walk in a park; the mother laughs')).toEqual(['woman', 'son']);
  expect(nouns('A baby giraffe stands up, the mother licks it')).toHaveLength(2);
});

test('cubs are born on land: those who wait for a bear that catches salmon are bears', () => {
  const { cast } = read('A grizzly bear catches a salmon and carries it to the shore where two small cubs wait');
  expect(cast.find(({ noun }) => noun === 'cub')?.thing).toBe('bear');
});

test('a plain word after a trade says only man or woman, and how old', () => {
  const [surfer] = read('A surfer girl waits for a wave').cast;
  expect(surfer?.person).toMatchObject({ role: 'surfer', gender: 'woman', age: 'young' });
  expect(read('A little girl waits for a wave').cast[0]?.person).toMatchObject({ role: null, age: 'child' });
});

test('of several one does this and another that', () => {
  const { cast, beats } = read('A group of friends sit around a campfire, one plays guitar, another roasts sausages');
  const of = (act: string) => beats.find((beat) => beat.act === act)?.role;
  expect(of('play_guitar')).not.toBe(of('cook'));
  expect(cast.filter(({ person }) => person !== null).map(({ count }) => count)).toEqual([2, 1, 1]);
});

test('a verb that nobody knows leaves its subject in the film', () => {
  expect(nouns('Her little brother photobombs by sticking out his tongue')).toEqual(['brother']);
  expect(nouns('Two vlorps in a forest')).toEqual([]);
});

test('who throws a net from a boat is in it', () => {
  const { relations } = read('A fisherman throws his net from a wooden boat on a lake');
  expect(relations).toContainEqual(expect.objectContaining({ role: 0, relation: 'in', to: 2 }));
});

test('the lens is looked into, and is no thing', () => {
  expect(read('A black cat stops and looks straight into the lens').beats.at(-1)).toMatchObject({
    act: 'look',
    where: 'camera',
  });
});

test('who chases it laughing laughs, and what is seen running runs', () => {
  const doer = (prompt: string, act: string) => read(prompt).beats.find((beat) => beat.act === act)?.role;
  expect(doer('A raccoon steals pizza, a boy chases it laughing', 'laugh')).toBe(
    doer('A raccoon steals pizza, a boy chases it laughing', 'chase'),
  );
  expect(read('Two cowboys arm-wrestle in a saloon, the crowd cheers').cast[0]).toMatchObject({
    noun: 'cowboy',
    count: 2,
  });
});
