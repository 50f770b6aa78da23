import { describe, expect, it } from 'vitest';
import type { Script } from '../script.ts';
import { writeScript } from '../write-script.ts';

const write = (prompt: string): Script => writeScript({ prompt, negativePrompt: null, durationSeconds: 8 });

describe('a story told at length', () => {
  it('has a man and a woman where two are told apart as he and she', () => {
    const { cast, beats } = write('Two lovers on a stone bridge in Paris. He wears a navy coat. He kneels. She nods.');
    const [he, she] = [beats.find(({ act }) => act === 'kneel')?.role, beats.find(({ act }) => act === 'nod')?.role];
    const genderOf = (role: number | undefined) => cast.find(({ id }) => id === role)?.person?.gender;
    expect([genderOf(he), genderOf(she)]).toEqual(['man', 'woman']);
  });

  it.each([
    ['Two lovers on a stone bridge in Paris at dusk.', 'bridge'],
    ['A boy in a purple robe stands in a dusty library tower full of old books.', 'study'],
    ['A tired nurse holds onto the pole on a crowded subway at rush hour.', 'metro_car'],
    [
      'A farmer with a bucket feeds chickens in front of a red barn. A rooster jumps onto the fence and crows, a piglet runs out of its pen, a cat chases a mouse.',
      'farm',
    ],
    [
      'Luxury perfume commercial: a crystal bottle stands on wet black stone. A woman lifts the bottle. Dark background.',
      'backdrop',
    ],
    ['A girl with a backpack steps off a red train at a small mountain station in Switzerland.', 'railway'],
  ])('plays where it says: %s', (prompt, place) => {
    expect(write(prompt).set.place).toBe(place);
  });

  it('shows whoever pretends to be a monster', () => {
    const nouns = write('Her father crawls in on all fours pretending to be a monster.').cast.map(({ noun }) => noun);
    expect(nouns).toEqual(['father']);
  });

  it('sees whoever does one thing after the other, though its lens is for details', () => {
    const { shots } = write(
      'An old clockmaker bends over his workbench, places a gear, winds a clock, leans back and smiles. Macro details.',
    );
    expect(shots[0]).toMatchObject({ subject: 0, size: 'medium' });
  });

  it('lets nobody get up where nobody sat', () => {
    const { beats } = write('A woman sits in a kitchen and reads. Then she stands up and walks along a beach.');
    expect(beats.filter(({ verb }) => verb === 'stand up')).toEqual([]);
  });

  it('has whom it is about in an establishing shot that is named after what they do', () => {
    const { shots } = write('A girl walks through a meadow and waves. Wide establishing shot, then medium shot.');
    expect(shots[0]?.subject).not.toBeNull();
  });
});
