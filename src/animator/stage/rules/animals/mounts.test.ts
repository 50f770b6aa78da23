import { expect, it } from 'vitest';
import { writeScript } from '../../../director/write-script.ts';
import { provide } from '../provide.ts';

const provided = (prompt: string) =>
  provide(writeScript({ prompt, negativePrompt: null, durationSeconds: 6 }), { indoor: false });

it.each([
  ['A corgi surfs a big wave, splashing water', 'surfboard', 'surf'],
  ['A bulldog skateboards down the boardwalk', 'skateboard', 'drift'],
])('a dog stands on the board that nobody told of, all the while (%j)', (prompt, board, act) => {
  const { cast, relations, beats } = provided(prompt);
  expect(cast.map(({ thing }) => thing)).toEqual(['dog', board]);
  expect(relations).toContainEqual(expect.objectContaining({ role: 0, relation: 'riding', to: 1 }));
  expect(new Set(beats.filter(({ role }) => role === 0).map((beat) => beat.act))).toEqual(new Set([act]));
});

it.each(['An otter flies a small red biplane', 'A cat flies in a tiny biplane over the hills'])(
  'an animal that flies an aeroplane is at its controls (%j)',
  (prompt) => {
    const { relations, beats } = provided(prompt);
    expect(relations).toEqual([expect.objectContaining({ role: 0, relation: 'driving', to: 1 })]);
    expect(beats.map(({ role, act }) => [role, act])).toEqual([
      [0, 'drive'],
      [1, 'fly'],
    ]);
  },
);

it('a poppy that pushes up from the soil grows', () => {
  expect(provided('Time-lapse of a red poppy pushing up from the soil').beats.map(({ act }) => act)).toEqual(['grow']);
});
