import { expect, test } from 'vitest';
import { writeScript } from '../../../director/write-script.ts';
import { stageScript } from '../../../staging.ts';
import { provide } from '../provide.ts';

const provided = (prompt: string) =>
  provide(writeScript({ prompt, negativePrompt: null, durationSeconds: 8 }), { indoor: false });
const kinds = (prompt: string) => provided(prompt).cast.map(({ thing }) => thing);

test('a couple in the basket is in the balloon', () => {
  const { cast, relations } = provided('A hot air balloon rises over the valley, a couple in the basket waves');
  const [balloon, couple] = ['balloon', 'person'].map((thing) => cast.find((role) => role.thing === thing)?.id);
  expect(relations).toContainEqual(expect.objectContaining({ role: couple, relation: 'in', to: balloon }));
  expect(cast.map(({ thing }) => thing)).not.toContain('basket');
});

test('who waves from the basket is in the balloon as well, and a cat that watches from a shelf is on it', () => {
  const { cast, relations } = provided('A hot air balloon floats over misty hills, two people waving from the basket');
  const [balloon, people] = ['balloon', 'person'].map((thing) => cast.find((role) => role.thing === thing)?.id);
  expect(relations).toContainEqual(expect.objectContaining({ role: people, relation: 'in', to: balloon }));
  expect(cast.map(({ thing }) => thing)).not.toContain('basket');
  const kitchen = provided('A cook stirs soup, her cat watching from a shelf');
  const [cat, shelf] = ['cat', 'bookshelf'].map((thing) => kitchen.cast.find((role) => role.thing === thing)?.id);
  expect(kitchen.relations).toContainEqual(expect.objectContaining({ role: cat, relation: 'on', to: shelf }));
});

test('candles that are blown out are those of the cake', () => {
  expect(kinds('A girl blows out the candles of a birthday cake')).not.toContain('candle');
});

test('a lasso is swung by the arm, and no swing is brought', () => {
  const { cast, relations } = provided('A cowboy swings a lasso');
  expect(cast.map(({ thing }) => thing)).not.toContain('swing');
  expect(relations).toContainEqual(expect.objectContaining({ role: cast[0]?.id, relation: 'holding' }));
});

test('warriors row the longship that sails there', () => {
  expect(kinds('A Viking longship sails into a fjord, warriors row in rhythm')).toEqual(['tall ship', 'person']);
});

test('a street artist sprays paint, and no water', () => {
  expect(provided('A street artist sprays graffiti onto a brick wall').beats[0]?.act).toBe('paint');
});

test('one gets on a train by its door, and runs there', () => {
  const { relations, beats, cast } = provided(
    'A man runs through a train station, checks his watch and jumps onto the train',
  );
  const train = cast.find(({ thing }) => thing === 'train')?.id;
  expect(relations.filter(({ to }) => to === train)).toEqual([]);
  expect(beats).toContainEqual(expect.objectContaining({ act: 'run', target: train, direction: 'toward' }));
});

test('a crowd jumps to the music where it is', () => {
  const { beats, cast } = provided('A DJ plays at a rooftop party, the crowd jumps with raised hands');
  const crowd = cast.find(({ noun }) => noun === 'crowd')?.id;
  expect(beats.find(({ role }) => role === crowd)?.act).toBe('cheer');
});

test('who jumps on a board over something stays on it', () => {
  const script = writeScript({
    prompt: 'A skateboarder rolls down a street, jumps over a fire hydrant and lands',
    negativePrompt: null,
    durationSeconds: 8,
  });
  const [skater] = stageScript(script, 1, 16 / 9).figures;
  expect(skater?.support).toMatchObject({ as: 'stand' });
  expect(skater?.support).not.toHaveProperty('since');
  expect(skater?.acts.map(({ act }) => act)).not.toContain('land');
});

test('no camera rises through the ceiling to reveal a room', () => {
  const prompt = 'Close-up of hands kneading dough, the camera pulls back to reveal a baker in a bakery';
  const stage = stageScript(writeScript({ prompt, negativePrompt: null, durationSeconds: 8 }), 1, 16 / 9);
  for (const { keys } of stage.shots) for (const { eye } of keys) expect(eye[1]).toBeLessThan(2.6);
});

test('who lets an arrow fly shoots, and does not fly', () => {
  const { beats } = provided('A hunter with a bow draws the string and lets the arrow fly');
  expect(beats.map(({ act }) => act)).not.toContain('fly');
});

test('what drives below a sofa does not take it along', () => {
  const prompt = 'A toy train runs through a living room, under the couch and around the Christmas tree';
  const stage = stageScript(writeScript({ prompt, negativePrompt: null, durationSeconds: 8 }), 1, 16 / 9);
  expect(stage.figures.find(({ body }) => body.family === 'furniture')?.support).toEqual({ on: 'ground' });
});

test('roses are cut where they grow, without a table', () => {
  expect(kinds('A gardener kneels in a rose garden and cuts a red rose')).not.toContain('dining table');
});

test('a bartender works at the bar, and at no dining table', () => {
  const { cast } = provide(
    writeScript({ prompt: 'A bartender mixes a cocktail in a bar', negativePrompt: null, durationSeconds: 8 }),
    { indoor: true },
  );
  expect(cast.find(({ thing }) => thing === 'dining table')?.variety).toContain('bar counter');
});

test('legs are swung where one sits, and no swing is brought', () => {
  const { cast, relations } = provided('A girl sits on the counter swinging her legs in the kitchen');
  expect(cast.map(({ thing }) => thing)).toEqual(['person']);
  expect(relations).toContainEqual(expect.objectContaining({ relation: 'on', where: 'counter' }));
});

test('who sits on the floor has the hands free', () => {
  const { figures } = stageScript(
    writeScript({
      prompt: 'A nurse sits on the floor of a hospital corridor holding a paper cup',
      negativePrompt: null,
      durationSeconds: 6,
    }),
    1,
    16 / 9,
  );
  expect(figures[0]?.support).toMatchObject({ on: 'ground', seat: expect.any(Number) });
});

test('skates are under the feet, and a robot carries in its hands', () => {
  const { cast, relations, beats } = provided(
    'A robot waiter brings a milkshake to a girl in a diner on roller skates',
  );
  expect(cast.map(({ thing }) => thing)).not.toContain('roller skate');
  expect(relations).toContainEqual(expect.objectContaining({ role: 0, relation: 'holding' }));
  expect(beats.some(({ act }) => act === 'trot')).toBe(false);
});
