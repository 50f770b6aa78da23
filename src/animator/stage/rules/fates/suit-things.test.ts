import { expect, test } from 'vitest';
import { writeScript } from '../../../director/write-script.ts';
import { provide } from '../provide.ts';

const provided = (prompt: string) =>
  provide(writeScript({ prompt, negativePrompt: null, durationSeconds: 6 }), { indoor: false });

test('what drips stays, chopsticks belong to their bowl, people pass behind a pigeon', () => {
  const cone = provided('A close-up of a vanilla ice cream cone slowly melting, drips running down the cone');
  expect(new Set(cone.beats.map(({ act }) => act))).toEqual(new Set(['melt']));
  const ramen = provided('A steaming bowl of ramen with egg, chopsticks lift the noodles, close-up');
  expect(ramen.cast.find(({ thing }) => thing === 'bowl')?.parts).toContain('chopsticks');
  expect(ramen.cast.map(({ thing }) => thing)).not.toContain('chopstick');
  const street = provided('A pigeon walks along a busy city street, people passing by');
  expect(street.relations).toContainEqual(expect.objectContaining({ role: 1, relation: 'behind', to: 0 }));
});

test('a panda that rolls down a hill has no car, and headphones that nobody wears are shown', () => {
  expect(provided('A baby panda rolls down a grassy hill').cast.map(({ thing }) => thing)).not.toContain('car');
  const [hero] = provided('A pair of headphones on a black pedestal, product commercial').cast;
  expect(hero?.thing).toBe('headphone');
});

test('a sword that lies on a table is laid down once', () => {
  expect(provided('A sword lies on a wooden table in a tavern').beats).toEqual([]);
});

test('the wheels of a watch turn inside it, and pork lies in its bowl', () => {
  const watch = provided('A mechanical watch, macro shot of the dial and gears turning');
  expect(watch.cast.filter(({ thing }) => thing === 'gear')).toEqual([]);
  expect(watch.cast[0]?.parts).toContain('gears');
  const bowl = provided('A bowl of ramen noodles with a soft boiled egg, pork slices, chopsticks lift the noodles');
  expect(bowl.cast.find(({ thing }) => thing === 'bowl')?.parts).toEqual(
    expect.arrayContaining(['pork', 'chopsticks']),
  );
});

test.each(['A pink peony opening in time-lapse, black background', 'A lotus flower opens at dawn on a pond'])(
  'flowers that open, bloom (%j)',
  (prompt) => {
    expect(provided(prompt).beats).toMatchObject([{ act: 'bloom' }]);
  },
);
