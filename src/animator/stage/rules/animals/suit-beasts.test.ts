import { describe, expect, it } from 'vitest';
import { writeScript } from '../../../director/write-script.ts';
import { provide } from '../provide.ts';

const staged = (prompt: string, indoor = false) =>
  provide(writeScript({ prompt, negativePrompt: null, durationSeconds: 6 }), { indoor });
const things = (prompt: string): string[] => staged(prompt).cast.map(({ thing }) => thing);
const acts = (prompt: string, indoor = false): string[] => staged(prompt, indoor).beats.map(({ act }) => act);

describe('what animals do', () => {
  it('goes on sitting while it looks', () => {
    expect(acts('A cat sitting on a windowsill watching the rain outside', true)).toEqual(['sit', 'sit']);
  });
  it('slides on the belly as penguins do', () => {
    expect(acts('Penguins sliding across the ice')).toEqual(['belly_slide']);
  });
  it('is carrying a leaf each, and lying in the water to wait', () => {
    const { cast } = staged('Ants carrying pieces of green leaves along a branch');
    expect(cast.find(({ thing }) => thing === 'leaf')?.count).toBe(cast.find(({ thing }) => thing === 'ant')?.count);
    expect(acts('A crocodile waits in the water of a river')).toEqual(['soak']);
  });
  it('opens as the flower that it becomes', () => {
    expect(things('Time-lapse of a sunflower blooming, from a green bud to a full open flower')).toEqual(['sunflower']);
  });
  it('rests in a hot spring, not beside it', () => {
    expect(acts('A capybara relaxing in a hot spring')).toEqual(['soak']);
  });
  it('sits on a bough that is seen, not in the crown of a tree', () => {
    expect(things('A robin sits on a branch in the forest')).toContain('bough');
    expect(things('A chameleon clings to a twisted branch in the rainforest')).toContain('bough');
  });
  it('is filmed on a blade of grass where it is as small as a beetle', () => {
    const { cast, relations } = staged('Macro shot of a ladybug crawling in a meadow');
    const blade = cast.find(({ thing }) => thing === 'grass blade');
    expect(relations).toContainEqual({ role: 0, relation: 'on', to: blade?.id, where: null });
  });
  it('chases a ball no larger than its head', () => {
    const { cast } = staged('A puppy chasing a ball across the lawn');
    expect(cast[1]?.size).toBeLessThan(0.7);
  });
  it('eats on the table what lies there', () => {
    const { relations } = staged('A hamster stuffing its cheeks with sunflower seeds on a kitchen table', true);
    expect(relations).toContainEqual({ role: 0, relation: 'on', to: 2, where: null });
  });
  it('crosses a workbench on top of it', () => {
    const { cast, relations } = staged('A small spider crawls across a dusty workbench', true);
    const bench = cast.find(({ noun }) => noun === 'workbench');
    expect(relations).toEqual([{ role: 0, relation: 'on', to: bench?.id, where: null }]);
  });
  it('rides in the car from whose window it looks', () => {
    const { relations } = staged('A dog with its head out of a car window');
    expect(relations).toContainEqual({ role: 0, relation: 'in', to: 1, where: null });
  });
});

describe('what stands around them', () => {
  it('is no pot in a meadow, and no door without a house', () => {
    expect(things('A butterfly on a milkweed plant in a meadow')).toContain('flower');
    expect(things('A puppy bounds out of a cabin door into the snow')).toContain('hut');
  });
  it('is bare in winter', () => {
    expect(staged('A lone oak tree on a hill in winter').cast[0]?.variety).toContain('bare');
  });
});

it('leaps at whom it pounces on, and does not stand on it', () => {
  const { relations, beats } = staged('A red fox pounces on a mouse in a meadow');
  expect(relations).toEqual([expect.objectContaining({ role: 1, relation: 'in_front_of', to: 0 })]);
  expect(beats[0]).toMatchObject({ act: 'pounce', target: 1 });
});

it('is on its blade of grass before it opens its wings and flies away', () => {
  const { cast, relations } = staged('A ladybug climbs a blade of grass, then opens its wings and flies away');
  const [bug, blade] = cast;
  expect(relations).toContainEqual(expect.objectContaining({ role: bug?.id, relation: 'on', to: blade?.id }));
});

it('dives head first into the snow, and stays on the grass', () => {
  expect(acts('A red fox pounces into deep snow')).toEqual(['plunge_in']);
  expect(acts('A red fox pounces in a meadow')).toEqual(['pounce']);
});
