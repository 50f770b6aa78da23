import { expect, it } from 'vitest';
import { writeScript } from '../../director/write-script.ts';
import { wantsVapour } from './vapour.ts';

const wanted = (prompt: string): boolean =>
  wantsVapour(writeScript({ prompt, negativePrompt: null, durationSeconds: 4 }));

it('clouds roll from under what is launched, and not from under a hat that is taken off', () => {
  expect(wanted('the rocket takes off')).toBe(true);
  expect(wanted('the rocket launches into the sky')).toBe(true);
  expect(wanted('he takes off his hat and laughs')).toBe(false);
});
