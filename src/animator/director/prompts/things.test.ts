import { describe, expect, it } from 'vitest';
import { writeScript } from '../write-script.ts';

const write = (prompt: string) => writeScript({ prompt, negativePrompt: null, durationSeconds: 6 });

describe('animals and things', () => {
  it('do not go where only legs go', () => {
    const { cast, beats } = write('An explorer with a torch entering an ancient temple');
    expect(beats.map(({ role, act }) => [cast[role]?.noun, act])).toEqual([['explorer', 'walk']]);
  });

  it('are none where staff is people', () => {
    const { cast } = write('A chef flips a pancake in the pan while the kitchen staff applaud.');
    expect(cast.find(({ noun }) => noun === 'kitchen staff')).toMatchObject({ thing: 'person', count: 3 });
    expect(write('A wizard raises his staff.').cast[1]).toMatchObject({ thing: 'stick' });
  });

  it('are machines where they are built like an animal', () => {
    for (const prompt of ['A spider-like robot crawls over a desk', 'A robot spider on a desk', 'A mechanical spider'])
      expect(write(prompt).cast[0], prompt).toMatchObject({ thing: 'spider', material: 'metal' });
    expect(write('A robot dog walks through a factory').cast[0]).toMatchObject({ thing: 'dog', material: 'metal' });
    expect(write('A samurai robot fights').cast[0]).toMatchObject({ thing: 'robot' });
  });

  it('are of the stuff they are said to be of', () => {
    const { cast } = write('A perfume bottle of amber glass on a black stone pedestal');
    expect(cast.map(({ thing, colour, material }) => [thing, colour, material])).toEqual([
      ['perfume', 'amber', 'glass'],
      ['pedestal', 'black', 'stone'],
    ]);
    expect(write('A waiter carries a tray of glasses').cast[1]?.material ?? null).toBeNull();
  });

  it('stand on the table of the film, though only one of them is said to', () => {
    const onTable = (prompt: string): number[] => {
      const { cast, relations } = write(prompt);
      const table = cast.find(({ thing }) => thing.endsWith('table'))?.id;
      return relations.filter(({ relation, to }) => relation === 'on' && to === table).map(({ role }) => role);
    };
    expect(onTable('A croissant and coffee on a marble table').sort()).toEqual([0, 1]);
    expect(onTable('A sushi platter, rustic wooden table')).toEqual([0]);
    expect(write('A chess board on a desk in a library').cast.map(({ thing }) => thing)).toEqual(['game table']);
    expect(onTable('A girl stands beside a table, a cup')).toEqual([]);
  });

  it('dig where they stand', () => {
    expect(write('A yellow excavator digs into a pile of earth').beats).toMatchObject([{ role: 0, act: 'dig' }]);
  });

  it('have the coat that is named', () => {
    expect(write("A ginger cat wearing a chef's hat kneads dough").cast[0]?.variety).toContain('ginger');
  });

  it('breathe fire however it is told', () => {
    for (const told of ['breathes a torrent of fire', 'spits a huge ball of fire', 'unleashes a stream of flames'])
      expect(write(`A dragon ${told} at the castle`).beats, told).toMatchObject([
        { act: 'breathe', verb: 'breathe fire' },
      ]);
  });

  it('are built for war where they are called mechs', () => {
    expect(write('A mech walks through the city').cast[0]).toMatchObject({ thing: 'robot', traits: ['armored'] });
  });

  it('are no dots where nothing but the place is asked to be wide', () => {
    const { shots } = write('Wide establishing shot: black headphones float against a purple gradient background');
    expect(shots.map(({ size }) => size)).not.toContain('establishing');
  });
});
