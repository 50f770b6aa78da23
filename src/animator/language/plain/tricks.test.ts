import { expect, it } from 'vitest';
import { sayFilmTerms } from './film-terms.ts';
import { sayBoarders } from './tricks.ts';

it('who grinds a rail has a board, and who spins on the ice has none', () => {
  expect(sayBoarders('A skater grinds down a handrail')).toBe('A skateboarder grinds down a handrail');
  for (const told of ['A figure skater spins on the ice', 'A skater glides over a frozen lake'])
    expect(sayBoarders(told)).toBe(told);
});

it('a camera beneath a hoop is where the camera is, and the net of a hoop catches no fish', () => {
  const told = sayFilmTerms('A player dunks as the chain net rattles. Low-angle shot from beneath the hoop, graffiti');
  expect(told).not.toMatch(/net|beneath/);
  expect(told).toContain('Low-angle shot, graffiti');
});

it('whoever wipes out rides the wave first, and is in no boat', () =>
  expect(sayBoarders('A surfer wipes out on a huge wave')).toBe('A surfer surfs a huge wave and falls off the board'));
