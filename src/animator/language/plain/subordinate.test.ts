import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

/** Who is there, and who does what. */
function read(prompt: string) {
  const { entities, events } = readPrompt(prompt, null);
  const name = (id: number): string => entities[id]?.noun ?? '';
  return {
    cast: entities.filter(({ hidden }) => !hidden).map(({ noun }) => noun),
    deeds: events.map(({ verb, subjects }) => `${subjects.map(name).join(' and ')} ${verb}`),
  };
}

describe('a clause that hangs on somebody', () => {
  it.each([
    ['A smith whose apron is torn runs out of a forge', ['smith run']],
    ['A sailor whose ship has sunk sits on a pier', ['ship sink', 'sailor sit']],
    ['A robot whose arms are rusty walks through a desert', ['robot walk']],
  ])('is told of what is theirs: %s', (prompt, deeds) => {
    expect(read(prompt).deeds).toEqual(expect.arrayContaining(deeds));
  });

  it.each([
    ['Snow falls on a bus in which a choir is singing', ['choir sing']],
    ['A donkey refuses to budge while a farmer pulls the rope', ['donkey sit', 'farmer pull rope']],
    ['Two girls run a flower stall and a nurse buys a rose', ['girl sell', 'nurse buy']],
    ['A dragon sneezes and sets the candles alight', ['dragon sneeze', 'dragon ignite']],
  ])('tells of a deed by other words: %s', (prompt, deeds) => {
    expect(read(prompt).deeds).toEqual(deeds);
  });

  it('says when it is done, and joins nothing', () => {
    const { deeds } = read('A cat waits for its owner, who finally steps out of the bus');
    expect(deeds).toContain('owner step out of');
  });
});

describe('what is told and not to be seen', () => {
  it.each([
    ['A nurse drinks tea after the patients have fallen asleep', ['nurse', 'tea']],
    ['What looks like a log turns out to be a crocodile', ['crocodile']],
    ['A kitten that thinks it is a lion growls at a mouse', ['kitten', 'mouse']],
    ['A hippo too big for its tiny bathtub', ['hippo', 'bathtub']],
  ])('is left out: %s', (prompt, cast) => {
    expect(read(prompt).cast).toEqual(cast);
  });

  it('is not what nobody does', () => {
    const { cast, deeds } = read('Neither the horse nor the goat moves while the mouse eats cheese');
    expect(cast).toEqual(expect.arrayContaining(['horse', 'goat', 'mouse']));
    expect(deeds).toEqual(['mouse eat']);
  });
});

describe('whose shirt it is', () => {
  it('tells of somebody who is there where something falls on it, and not where another has it on', () => {
    expect(read('A cook spills soup over a waiter\u2019s shirt').cast).toContain('waiter');
    expect(read('A woman in a man\u2019s shirt dances').cast).toEqual(['woman']);
  });
});

it('is on whoever tries it on, whosesoever it is', () => {
  expect(read('A girl tries on her mother\u2019s hat in front of a mirror').cast).toEqual(['girl', 'mirror']);
});

describe('those who were told of together', () => {
  it('are as many as before where one of them does something else', () => {
    const { cast } = read('Three children play in a park; one child cries');
    expect(cast).toEqual(['children', 'child']);
  });

  it('are all who are there, wherever they are told to be', () => {
    const { deeds } = read('Everyone in the office applauds as the new clerk walks in');
    expect(deeds).toContain('people applaud');
  });
});
