import { expect, it } from 'vitest';
import { writeScript } from '../../director/write-script.ts';
import { stageScript } from '../../staging.ts';

const keyOf = (prompt: string) => {
  const { shots } = stageScript(writeScript({ prompt, negativePrompt: null, durationSeconds: 6 }), 1, 16 / 9);
  const key = shots[0]?.keys[0];
  if (key === undefined) throw new RangeError('No shot.');
  return key;
};

it('looks over the heads of a class at its teacher', () => {
  const { eye } = keyOf('A teacher writes an equation on the blackboard while students raise their hands.');
  expect(eye[1]).toBeGreaterThan(2);
});

it('does not go far back for all of a lamp that hangs over somebody', () => {
  const { target } = keyOf('A dentist leans over a patient in the chair, a bright lamp above them.');
  expect(target[1]).toBeLessThan(1.6);
});

it('shows the face as near as can be where what the hands have is at the mouth', () => {
  const { target } = keyOf('A woman drinks tea from a large cup, extreme close-up.');
  expect(target[1]).toBeGreaterThan(0.95);
});
