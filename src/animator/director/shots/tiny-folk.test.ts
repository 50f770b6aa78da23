import { expect, it } from 'vitest';
import { writeScript } from '../write-script.ts';

it.each([
  'Macro miniature scene: tiny lumberjacks saw a giant broccoli. Tilt-shift',
  'Tiny astronauts plant a flag on a scoop of ice cream, macro photography',
])('shows tiny folk whole with what they work at, and as no model of a model: %s', (prompt) => {
  const { shots, cast, styles } = writeScript({ prompt, negativePrompt: null, durationSeconds: 6 });
  expect(shots.map(({ size, subject }) => [size, cast[subject ?? -1]?.person === null])).toEqual([['full', false]]);
  expect(styles).not.toContain('tilt_shift');
});
