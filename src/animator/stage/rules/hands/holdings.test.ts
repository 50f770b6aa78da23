import { describe, expect, it } from 'vitest';
import { writeScript } from '../../../director/write-script.ts';
import { provide } from '../provide.ts';

const provided = (prompt: string, indoor: boolean) => {
  const script = writeScript({ prompt, negativePrompt: null, durationSeconds: 6 });
  const { cast, holdings = [], dressings = [], beats, relations } = provide(script, { indoor });
  const kind = (id: number | null): string => cast.find((role) => role.id === id)?.thing ?? '-';
  return {
    changes: holdings.map(({ thing, by, to }) => [kind(thing), kind(by), to === 'hand' ? to : kind(to.on)]),
    first: holdings
      .slice(0, 1)
      .map(({ thing }) => relations.find(({ role }) => role === thing)?.to ?? null)
      .map(kind),
    dressings: dressings.map(({ garment, on, then }) => [garment, on, then?.to ?? null]),
    acts: beats.map(({ role, act }) => `${kind(role)} ${act}`),
  };
};

describe('what hands hold', () => {
  it.each([
    ['A woman picks up a letter from the table and reads it', true, 'letter', 'dining table'],
    ['A robot picks a ripe tomato from a tomato plant', true, 'tomato', 'potted plant'],
    ['A little girl picks an apple from a tree and takes a bite', false, 'apple', 'tree'],
    ['A woman opens a small wooden box and takes out a pearl necklace', true, 'gem', 'box'],
  ])('lies where it is taken from until a hand has it: %s', (prompt, indoor, thing, source) => {
    const { changes, first } = provided(prompt, indoor);
    expect(changes.map(([what, , to]) => [what, to])).toEqual([[thing, 'hand']]);
    expect(first).toEqual([source]);
  });

  it('is set down where it stays, and the cup that is put down is the coffee that was drunk', () => {
    const { changes, acts } = provided('A man drinks his coffee, then puts the cup down on the table', true);
    expect(changes).toEqual([['coffee', 'person', 'dining table']]);
    expect(acts).toContain('person set_down');
  });

  it('goes from hand to hand before it is smelled', () => {
    const { changes, acts } = provided('A boy hands a girl a red flower; she smells it and smiles', false);
    expect(changes).toEqual([['flower', 'person', 'hand']]);
    expect(acts).toEqual(expect.arrayContaining(['person give', 'person receive', 'person smell']));
  });
});

describe('what is worn', () => {
  it.each([
    ['An old man takes off his glasses and looks up', [['glasses', false, null]]],
    ['A woman puts on her sunglasses on the beach', [['sunglasses', true, null]]],
    ['Graduating students throw their caps into the air', [['graduation cap', false, 'up']]],
  ])('comes off and goes on: %s', (prompt, dressings) => {
    expect(provided(prompt, false).dressings).toEqual(dressings);
  });

  it('is put where it is told', () => {
    const { dressings } = provided('A cowboy takes off his hat, puts it on the bar and drinks a shot of whiskey', true);
    expect(dressings).toEqual([['cowboy hat', false, { on: expect.any(Number) }]]);
  });
});
