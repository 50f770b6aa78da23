import { expect, it } from 'vitest';
import { writeScript } from '../../director/write-script.ts';
import { sayGenres } from './genre-words.ts';
import { sayPlainly } from './words.ts';

it.each([
  ['A cowboy kicks open the saloon doors', 'A cowboy pushes open the doors of the saloon'],
  ['Commercial for a sneaker: a white shoe spins', 'Commercial: a white shoe spins'],
  ['My hamster as a sushi chef, slicing salmon', 'My hamster sushi chef, slicing salmon'],
  ['A man works as a waiter', 'A man works as a waiter'],
  ['over a floating island kingdom', 'over a floating island'],
  ['A police car chases an ice cream truck', 'A police car chases a delivery truck'],
  ['A girl waits at an ice cream truck', 'A girl waits at an ice cream truck'],
  ['Tiny hikers climb a mountain of mashed potatoes', 'Tiny hikers climb a giant mashed potato'],
  ['Hikers climb a mountain of rock', 'Hikers climb a mountain of rock'],
  ['A glass strawberry is sliced with a sharp knife, macro', 'a sharp knife slices A glass strawberry, macro'],
  ['A man in a long black duster', 'A man in a long black trench coat'],
  [
    'FPV drone dives down a tower, swoops under a bridge and chases a taxi',
    'FPV drone dives down a tower. The camera swoops under a bridge. The camera follows a taxi',
  ],
  ['A drone delivers a parcel and flies away', 'A drone delivers a parcel and flies away'],
])('what tales of the genres write is told plainly: %s', (prompt, plain) => expect(sayGenres(prompt)).toBe(plain));

it('who poses on a car does no yoga', () =>
  expect(sayPlainly('A dancer poses on the hood of a car')).toContain('dancer poses'));

it.each([
  ['A gunslinger kicks open the saloon doors', 'cafe'],
  ['A police car chases a stolen ice cream truck through narrow streets', 'city'],
  ['A queen sits on her throne in a palace, two guards behind her', 'keep'],
  ['An Egyptian queen sits on her throne in a palace', 'temple_hall'],
  ['A woman pushes a cart through an abandoned supermarket. Post-apocalyptic', 'terminal'],
  ['A raccoon writes a name. Cozy coffee shop, morning sunlight, comedic.', 'cafe'],
  ['Tiny lumberjacks saw a giant broccoli', 'kitchen'],
  ['Miniature people harvest a forest of broccoli on a plate', 'kitchen'],
  ['Tiny hikers climb a mountain', 'mountains'],
  ['Music video: a rapper sings in a parking lot at night', 'roadside'],
])('and plays where it says: %s', (prompt, place) =>
  expect(writeScript({ prompt, negativePrompt: null, durationSeconds: 6 }).set.place).toBe(place),
);
