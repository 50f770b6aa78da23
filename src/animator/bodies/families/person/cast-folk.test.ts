import { describe, expect, it } from 'vitest';
import { writeScript } from '../../../director/write-script.ts';
import { makeRandom } from '../../../maths/random.ts';
import { castRole } from '../../families.ts';

const sheetOf = (noun: string): Readonly<Record<string, unknown>> => {
  const [role] = writeScript({ prompt: `A ${noun} walks.`, negativePrompt: null, durationSeconds: 4 }).cast;
  return (role === undefined ? null : castRole(role, makeRandom(1)))?.sheet ?? {};
};

describe('folk of tales', () => {
  it.each(['minotaur', 'werewolf', 'yeti', 'bigfoot'])('%s has the head of a beast', (noun) => {
    expect(sheetOf(noun).beast).toBeTruthy();
  });

  it('has one eye, horns, or is small, each by its own row', () => {
    expect(sheetOf('cyclops').oneEyed).toBe(true);
    expect(sheetOf('demon').horns).toEqual({ kind: 'devil', colour: '#2a1c1c' });
    expect(Number(sheetOf('goblin').height)).toBeLessThan(0.7);
  });
});
