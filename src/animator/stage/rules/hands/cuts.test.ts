import { expect, it } from 'vitest';
import { writeScript } from '../../../director/write-script.ts';
import { provide } from '../provide.ts';

const provided = (prompt: string) =>
  provide(writeScript({ prompt, negativePrompt: null, durationSeconds: 6 }), { indoor: true });

it('has what is cut come apart under the knife, and neither the knife nor its juice beside it', () => {
  const { cast, beats } = provided('Macro shot of a knife slicing a strawberry on a cutting board, juice glistening');
  expect(cast.map(({ thing }) => thing)).toEqual(['person', 'strawberry', 'cutting board', 'dining table']);
  expect(cast[1]?.traits).toContain('cut up');
  expect(beats.map(({ role, act }) => [role, act])).toEqual([
    [0, 'cut'],
    [cast[1]?.id, 'come_apart'],
  ]);
});

it('writes a letter line by line, and has the pen in the hand alone', () => {
  const { cast, beats } = provided('Close-up of a hand writing a letter with a fountain pen');
  expect(cast.map(({ thing }) => thing)).not.toContain('pen');
  const letter = cast.find(({ thing }) => thing === 'letter')?.id;
  expect(beats).toContainEqual(expect.objectContaining({ role: letter, act: 'be_written' }));
});
