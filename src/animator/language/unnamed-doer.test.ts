import { expect, it } from 'vitest';
import { readPrompt } from './read-prompt.ts';

const peopleIn = (prompt: string): number =>
  readPrompt(prompt, null).entities.filter(({ senses, hidden }) => senses.person !== null && !hidden).length;

it.each([
  'Kneading dough in a sunny kitchen',
  'Riding a bicycle through Amsterdam in the rain',
  'Walking a dog along the beach at sunset',
  'Feeding ducks in a pond',
  'Playing the piano in a dark hall',
  'Close-up of chopping onions on a wooden board',
  'Dancing in the rain with an umbrella',
])('is somebody where a deed is told and nobody who does it: %s', (prompt) => expect(peopleIn(prompt)).toBe(1));

it.each([
  ...[
    'Flying birds over the sea',
    'Rolling hills in the fog',
    'Falling leaves in a park',
    'Opening flowers in a garden',
  ],
  ...['Talking dog in a kitchen', 'Painting of a ship in a storm', 'Building in the rain', 'Running shoes on a bench'],
  ...['Walking through a forest at dawn', 'Pouring rain on a tin roof'],
])('is nobody where it tells of what is there: %s', (prompt) => expect(peopleIn(prompt)).toBe(0));

it('is not the one it is done with', () =>
  expect(peopleIn('Baking cookies with grandma on a snowy afternoon')).toBe(2));

it('is who comes later, where one does', () => {
  const { entities, events } = readPrompt('Riding a bicycle through Amsterdam, a girl sings', null);
  expect(entities.filter(({ senses }) => senses.person !== null).map(({ noun }) => noun)).toEqual(['girl']);
  expect(events.map(({ act }) => act?.act)).toContain('cycle');
});

it('shows the hands, where they are seen from near', () => {
  const reading = readPrompt('Chopping onions on a wooden board, close-up', null);
  expect(reading.entities[0]?.parts.map(({ part }) => part)).toContain('hands');
});
