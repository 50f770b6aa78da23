import { expect, it } from 'vitest';
import { writeScript } from '../write-script.ts';

const write = (prompt: string) => writeScript({ prompt, negativePrompt: null, durationSeconds: 6 });

it.each([
  ['Close-up of a steak sizzling in a pan', 'high'],
  ['Low angle close-up of a steak sizzling in a pan', 'low'],
  ['Close-up of a steak on a plate', 'eye'],
])('what a rim would hide is looked at from above: %s', (prompt, angle) => {
  expect(write(prompt).shots[0]?.angle).toBe(angle);
});

it('musicians who stand behind a singer play', () => {
  const { beats, cast } = write('A jazz singer sings on a stage, a pianist and a double bass player behind her');
  expect(beats.map(({ act }) => act).sort()).toEqual(['play_bass', 'play_piano', 'sing']);
  expect(cast.map(({ thing }) => thing)).toContain('double bass');
});
