import { expect, it } from 'vitest';
import { writeScript } from '../../../director/write-script.ts';
import { metresOf } from '../draft.ts';
import { provide } from '../provide.ts';

const provided = (prompt: string, indoor = false) =>
  provide(writeScript({ prompt, negativePrompt: null, durationSeconds: 6 }), { indoor });
const told = (prompt: string, indoor = false): string[] => {
  const { cast, beats } = provided(prompt, indoor);
  return beats.map(({ role, act }) => `${cast.find(({ id }) => id === role)?.thing} ${act}`);
};
const related = (prompt: string, indoor = false): string[] => {
  const { cast, relations } = provided(prompt, indoor);
  const name = (id: number | null) => cast.find((role) => role.id === id)?.thing ?? '';
  return relations.map(({ role, relation, to }) => `${name(role)} ${relation} ${name(to)}`);
};

it('lets a snail and a turtle race along each other, nearly of a size, with who cheers behind them', () => {
  const prompt = 'A snail and a turtle having a slow race, with an audience of ladybugs cheering';
  const script = provided(prompt);
  expect(told(prompt)).toEqual(['snail crawl', 'turtle crawl', 'ladybug cheer']);
  expect(metresOf(script, 0)).toBeGreaterThan(metresOf(script, 1) * 0.5);
  expect(related(prompt)).toContain('ladybug behind snail');
});

it('has those sing who are conducted and have no hands', () => {
  const prompt = 'A penguin in a bow tie conducts an orchestra of seals on an ice floe';
  expect(told(prompt)).toEqual(['penguin conduct', 'seal sing']);
  expect(related(prompt)).toEqual(['penguin facing seal']);
});

it('gives an ant a crumb it can carry, on the blanket it crosses', () => {
  const script = provided('An ant carrying a crumb of bread across a picnic blanket');
  const [ant, bread] = ['ant', 'bread'].map((kind) => script.cast.find(({ thing }) => thing === kind)?.id ?? -1);
  expect(metresOf(script, bread ?? -1)).toBeLessThan(metresOf(script, ant ?? -1));
  expect(related('An ant carrying a crumb of bread across a picnic blanket')).toEqual(
    expect.arrayContaining(['ant holding bread', 'rug under ant']),
  );
});

it.each([
  ['A whale breaches beside a rowing boat, an old fisherman stares in awe', 'person in canoe'],
  ['A huge dragon lands on a castle tower and breathes fire while villagers run below', 'dragon on tower'],
  ['A biker and a dog in the sidecar ride along a coastal road', 'dog in motorcycle'],
  ['A cat walks across the keyboard of a laptop', 'cat on dining table'],
  ['A hamster pilots a tiny yellow submarine past a coral reef', 'hamster driving submarine'],
  ['A grizzly bear stands in a river and catches a leaping salmon in its jaws', 'bear holding fish'],
])('knows where they are: %s', (prompt, where) => {
  expect(related(prompt)).toContain(where);
});

it.each([
  ['A baby elephant splashes in a muddy puddle', 'elephant splash'],
  ['A grizzly bear stands in a river and catches a leaping salmon in its jaws', 'bear wade'],
  ['Two otters float on their backs holding hands in a calm river', 'otter hold_paws'],
  ['A crowd roars in a stadium', 'person cheer'],
  ['A monkey swings from vine to vine through the jungle', 'monkey brachiate'],
])('knows what they do: %s', (prompt, act) => {
  expect(told(prompt)).toContain(act);
});

it.each([
  ['A flock of birds rises behind a fisherman on a pier', 'seagull'],
  ['A flock of birds flies over the city square', 'pigeon'],
])('names the birds of a flock by where they are: %s', (prompt, kind) => {
  expect(provided(prompt).cast.map(({ thing }) => thing)).toContain(kind);
});

it('lets a sunken ship lie under water', () => {
  expect(provided('A sunken pirate ship lies on the sea bed, a shark circles above it').set.place).toBe('underwater');
});

it('gives a conductor the baton of the act, and no fishing rod for one', () => {
  const { cast, beats } = provided('An orchestra conductor raises his baton before the orchestra', true);
  expect(cast.map(({ noun }) => noun)).not.toContain('baton');
  expect(beats[0]).toMatchObject({ act: 'conduct', target: null });
});
