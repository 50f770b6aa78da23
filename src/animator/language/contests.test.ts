import { describe, expect, it } from 'vitest';
import { readPrompt } from './read-prompt.ts';

const readingOf = (prompt: string) => readPrompt(prompt, null);
const actsIn = (prompt: string): string[] => readingOf(prompt).events.flatMap(({ act }) => act?.act ?? []);

describe('a contest that is only named', () => {
  it.each([
    ['A football match', 'footballer', 'play'],
    ['A boxing match in a packed arena', 'boxers', 'fight'],
    ['An intense basketball game, the crowd goes wild', 'basketball player', 'dunk'],
    ['A tennis match on clay', 'tennis player', 'play_tennis'],
    ['Slow-motion footage of a muddy football match at night', 'footballer', 'play'],
    ['A marathon through the city', 'marathon runner', 'run'],
    ['A formula 1 race in the rain', 'race car', 'run'],
  ])('is seen with those who are in it: %s', (prompt, doer, act) => {
    expect(readingOf(prompt).entities.map(({ noun }) => noun)).toContain(doer);
    expect(actsIn(prompt)).toContain(act);
  });

  it('is between those it is told to be between', () => {
    const { entities, events } = readingOf('A boxing match between two robots');
    expect(entities.filter(({ senses }) => senses.thing?.alive === true).map(({ noun }) => noun)).toEqual(['robot']);
    expect(events.map(({ act }) => act?.act)).toContain('fight');
  });

  it('is between them also where its place is told first', () => {
    const { entities } = readingOf('A chess game in the park between two old men');
    expect(entities.filter(({ senses }) => senses.person !== null).map(({ noun }) => noun)).toEqual(['old man']);
  });

  it.each(['Fans watch a football match in a pub', 'A football match where the striker scores'])(
    'has nobody added where somebody is told of: %s',
    (prompt) => expect(readingOf(prompt).entities.map(({ noun }) => noun)).not.toContain('footballer'),
  );
});

it('a game of tennis is told in English, and nobody plays with shoes', () =>
  expect(readingOf('A tennis player plays tennis on clay')).toMatchObject({ language: 'en' }));
