import { expect, it } from 'vitest';
import { sayNamedDeeds } from './named-deeds.ts';
import { sayTurnedFaces } from './turned-faces.ts';

it.each([
  ['A runner takes a running start', 'A runner runs'],
  ['She vaults the wall, landing with a perfect roll', 'She vaults the wall, landing and doing a forward roll'],
  ['A pitcher in the middle of a throw', 'A pitcher throwing'],
  ['She attempts a double lutz on a frozen lake', 'She leaps and spins on a frozen lake'],
  ['A dancer does a grand jete', 'A dancer does a leap'],
  ['A spy swings from tower to tower', 'A spy leaps from tower to tower'],
  ['He hides from the dragon fire', 'He hides from a dragon breathing fire'],
  ['She drives the spear into the ground', 'She thrusts the spear into the ground'],
  ['The batter raises his bat', 'The batter raises his baseball bat'],
  ['A fighter slips a right hook and counters with a jab', 'A fighter ducks and punches'],
  ['Two men are locked in a bitter argument that turns into a brawl', 'Two men argue, then fight'],
  ['A boxer staggers back against the ropes', 'A boxer staggers back in the boxing ring'],
  ['A boxer falls onto the canvas', 'A boxer falls in the boxing ring'],
  ['She positions the needle', 'She holds the needle'],
  ['The van brakes to avoid hitting a cow', 'The van brakes'],
])('a deed that is named is done: %s', (told, said) => expect(sayNamedDeeds(told)).toBe(said));

it('leaves bats that fly, swings of playgrounds and drivers as they are', () => {
  for (const told of [
    'A black bat flies out of a cave',
    'A girl swings on a swing',
    'He drives his car home',
    'A roll with butter',
    'An axle of a cart',
  ])
    expect(sayNamedDeeds(told)).toBe(told);
});

it('a face that goes from one feeling to another shows both, one after the other', () => {
  expect(sayTurnedFaces('A boy goes from joy to tears')).toBe('A boy smiles, then cries');
  expect(sayTurnedFaces('An old man, his expression shifting from fear to relief')).toBe(
    'An old man, he gasping, then smiling',
  );
  expect(sayTurnedFaces("The camera lingers on a widow's face")).toBe("close-up of a widow's face");
  expect(sayTurnedFaces('The sky shifts from red to blue')).toBe('The sky shifts from red to blue');
});
