import { expect, test } from 'vitest';
import { writeScript } from '../../director/write-script.ts';

const firstOf = (prompt: string) => writeScript({ prompt, negativePrompt: null, durationSeconds: 4 }).cast[0];

test('what a face that is told by its owner has is the owner’s', () => {
  const girl = firstOf('Close-up of a little girl’s face with green eyes and curly red hair, tears in her eyes');
  expect(girl?.person).toMatchObject({ eyes: 'green', hair: { colour: 'red', style: 'curly' } });
  expect(girl?.parts.join(' ')).toMatch(/tears/);
  const man = firstOf("An old man's face with a white beard and a red scarf");
  expect(man?.person?.beard).toBe('white');
  expect(man?.wears).toContainEqual(expect.objectContaining({ garment: 'scarf', colour: 'red' }));
});
