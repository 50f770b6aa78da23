import { expect, it } from 'vitest';
import { writeScript } from '../director/write-script.ts';
import { stageScript } from '../staging.ts';
import { openWorkshop } from '../workshop.ts';

/** Where the animals of a film are on what bears them, in its own directions: left to right, up, and toward us. */
function seatsOf(prompt: string, family: string): string[] {
  const { figures } = stageScript(writeScript({ prompt, negativePrompt: null, durationSeconds: 6 }), 1, 16 / 9);
  const { bodyOf } = openWorkshop();
  return figures
    .filter(({ body }) => body.family === family)
    .map(({ support }) => {
      if (!('figure' in support)) return 'nowhere';
      const bearer = figures[support.figure];
      const anchor = bearer === undefined ? undefined : bodyOf(bearer.body).anchors[support.anchor]?.at;
      const offset = support.offset ?? [0, 0, 0];
      return (anchor ?? [0, 0, 0]).map((part, axis) => (part + (offset[axis] ?? 0)).toFixed(1)).join(' ');
    });
}

it.each([
  ['Two cats sit on a fence', 'quadruped', 2],
  ['Four crows on a fence at dusk', 'bird', 4],
  ['Three mice sit on a kitchen table', 'quadruped', 3],
  ['Three sparrows on a branch', 'bird', 3],
])('each has a place of its own: %s', (prompt, family, count) => {
  const seats = seatsOf(prompt, family);
  expect(seats).not.toContain('nowhere');
  expect(new Set(seats).size).toBe(count);
});
