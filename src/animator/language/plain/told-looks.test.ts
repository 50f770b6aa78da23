import { expect, test } from 'vitest';
import { writeScript } from '../../director/write-script.ts';
import { sayLooks } from './told-looks.ts';

test.each([
  ['The driver, a blonde in a leather jacket, waits.', 'The driver, a blonde woman in a leather jacket, waits.'],
  ['A redhead smiles.', 'A redheaded woman smiles.'],
  ['A blonde girl smiles.', 'A blonde girl smiles.'],
  ['A man dressed as a banana, "Why?"', 'A man wearing a banana costume, "Why?"'],
  ['A kid in an inflatable T-rex costume runs.', 'A kid in an dinosaur costume runs.'],
  ['A beekeeper in a bee suit', 'A beekeeper in a bee suit'],
  ['The man, unshaven and tired, mutters.', 'The unshaven tired man mutters.'],
])('who is told by how they look has that look: %s', (said, plain) => {
  expect(sayLooks(said)).toBe(plain);
});

test('a driver who is a blonde has such hair, and who is unshaven has stubble', () => {
  const castOf = (prompt: string) => writeScript({ prompt, negativePrompt: null, durationSeconds: 4 }).cast[0]?.person;
  expect(castOf('The driver, a blonde in a leather jacket, grips the wheel.')?.hair?.colour).toBe('blonde');
  expect(castOf('The man, unshaven and tired, mutters to himself.')?.beard).toBe('stubble');
});

test('who is dressed as a fruit or an animal wears its suit', () => {
  const { cast } = writeScript({ prompt: 'A man dressed as a banana waves', negativePrompt: null, durationSeconds: 4 });
  expect(cast.map(({ wears }) => wears.map(({ garment }) => garment))).toEqual([['banana costume']]);
});
