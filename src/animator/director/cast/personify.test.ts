import { describe, expect, it } from 'vitest';
import { writeScript } from '../write-script.ts';

const isUpright = (prompt: string): boolean =>
  writeScript({ prompt, negativePrompt: null, durationSeconds: 6 }).cast[0]?.person !== null;

describe('an animal of a tale', () => {
  it.each([
    'A raccoon in a chef hat flipping pancakes in a tiny kitchen',
    'A fox in a blue raincoat and yellow boots walks down a street',
    'A cat in a business suit types on a laptop',
    'A bear detective walks through an alley',
    'An anthropomorphic rabbit sits in an armchair',
    'A squirrel is building a snowman',
  ])('walks and works like a person: %s', (prompt) => {
    expect(isUpright(prompt)).toBe(true);
  });

  it.each([
    'A dog in a red sweater runs through the snow',
    'A golden retriever puppy chasing a red ball',
    'A fluffy orange cat sitting on a windowsill',
    'A police dog runs across a field',
    'A goose in a captain hat steering a ship',
    'A cat wearing sunglasses lies on the beach',
    'A squirrel in a red scarf eats a nut',
    'A horse with a saddle gallops across a field',
    'A penguin wearing a bow tie waddles on the ice',
  ])('stays on its own feet: %s', (prompt) => {
    expect(isUpright(prompt)).toBe(false);
  });
});

describe('prompts of animals and land', () => {
  const script = (prompt: string) => writeScript({ prompt, negativePrompt: null, durationSeconds: 6 });
  it('knows parents and young of animals', () => {
    const { cast } = script('A mother bear and two cubs fishing for salmon in a rushing river');
    expect(cast.slice(0, 2).map(({ thing, count }) => [thing, count])).toEqual([
      ['bear', 1],
      ['bear', 2],
    ]);
  });
  it('takes a drone that opens a prompt for the camera, and orange leaves for no fruit', () => {
    const { cast, shots } = script(
      'Drone flying over a dense autumn forest with a winding river, orange and red leaves',
    );
    expect([cast, shots[0]?.move]).toEqual([[], 'drone_forward']);
  });
  it('lays on a head what is on it', () => {
    const { relations } = script('A capybara relaxing in a hot spring with an orange on its head');
    expect(relations).toEqual([{ role: 0, relation: 'wearing', to: 1, where: null }]);
  });
  it('has no person of the name of a land', () => {
    const { cast } = script('A kelp forest off the coast of California. A sea lion swims by.');
    expect(cast.map(({ thing }) => thing)).toEqual(['seal']);
  });
  it('shows a tornado under storm clouds, and a full moon without any', () => {
    expect(script('A tornado moving across farmland').set.weather).toBe('storm');
    expect(script('A wolf howling on a snowy ridge under the full moon').set.weather).toBe('clear');
  });
});

describe('things that live like people', () => {
  const alive = (prompt: string): string[] =>
    writeScript({ prompt, negativePrompt: null, durationSeconds: 6 }).cast.flatMap(({ thing, person }) =>
      person === null ? [] : thing,
    );
  it.each([
    ['A talking banana and a strawberry dance on a table', ['banana', 'strawberry']],
    ['A teddy bear walks through the forest', ['teddy bear']],
    ['A grumpy alarm clock says "Wake up!"', ['alarm clock']],
    ['A strawberry waves at a girl', ['strawberry', 'person']],
    ['A cheerful carrot and a broccoli jog through a park', ['carrot', 'broccoli']],
    ['A monkey swings from vine to vine', ['monkey']],
  ])('comes alive: %s', (prompt, who) => {
    expect(alive(prompt).sort()).toEqual([...who].sort());
  });
  it.each([
    'A teddy bear lies on the bed',
    'A banana falls from the table',
    'Candle flames dance in the dark',
    'A cup of coffee steams on a table',
    'White running sneakers splash into a puddle on a city street',
  ])('stays a thing: %s', (prompt) => {
    expect(alive(prompt)).toEqual([]);
  });
});
