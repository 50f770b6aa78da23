import { expect, test } from 'vitest';
import { writeScript } from '../../director/write-script.ts';
import { depthOfWay } from './headings.ts';

const depthsOf = (prompt: string): (string | null)[] =>
  writeScript({ prompt, negativePrompt: null, durationSeconds: 6 }).beats.map(depthOfWay);

test('who drives away along a road goes away from us, and who drives along it goes by', () => {
  expect(depthsOf('A red truck drives away down the empty highway.')).toEqual(['away']);
  expect(depthsOf('A cowboy rides off.')).toEqual(['away']);
  expect(depthsOf('A red truck drives along the highway.')).toEqual(['along']);
  expect(depthsOf('A girl jumps off a wall.')).not.toContain('away');
});
