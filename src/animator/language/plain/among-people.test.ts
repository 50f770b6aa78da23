import { expect, it } from 'vitest';
import { sayAmongPeople } from './among-people.ts';

it.each([
  ['She hugs him on the platform, he climbs aboard', 'She hugs him on the platform, he boards the train'],
  ['A man waits at the bus stop and hops aboard', 'A man waits at the bus stop and boards the bus'],
  ['A pirate jumps aboard a sloop', 'A pirate jumps aboard a sloop'],
  ['He waves and she walks beside the moving train', 'He waves and the train leaves and she walks beside the train'],
  ['A man runs inside a moving train', 'A man runs inside a moving train'],
  [
    'A tailor pins the hem of a blue evening dress on a young woman',
    'A tailor pins the hem of a young woman in a blue evening dress',
  ],
  ['A girl laughs, her feet dangling from the chair', 'A girl laughs, she sits on the chair'],
  ['Two sisters sit on the floor of an attic', 'Two sisters sit on the floor in an attic'],
  ['He planes a board, curls of wood falling to the floor, and nods', 'He planes a board, and nods'],
])('what people do with each other is told with what it needs: %s', (told, plain) => {
  expect(sayAmongPeople(told)).toBe(plain);
});
