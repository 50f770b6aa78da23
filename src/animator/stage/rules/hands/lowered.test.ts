import { expect, it } from 'vitest';
import { writeScript } from '../../../director/write-script.ts';
import { provide } from '../provide.ts';

const provided = (prompt: string, indoor = false) =>
  provide(writeScript({ prompt, negativePrompt: null, durationSeconds: 6 }), { indoor });

it('what a drone lowers hangs below it and comes down with it, beside who waters plants in pots', () => {
  const { cast, relations, beats } = provided(
    'A delivery drone lowers a parcel onto a balcony where an old man waters his tomatoes',
  );
  const [drone, parcel] = ['drone', 'box'].map((thing) => cast.find((role) => role.thing === thing)?.id);
  expect(relations).toContainEqual(expect.objectContaining({ role: drone, relation: 'holding', to: parcel }));
  expect(beats).toContainEqual(expect.objectContaining({ role: drone, act: 'land' }));
  expect(cast.map(({ thing }) => thing)).toContain('potted plant');
});

it('a journal one writes in is open', () => {
  expect(provided('A young woman writes in a journal', true).cast.map(({ thing }) => thing)).toContain('open book');
});

it('a tiny dragon that hatches is no smaller than told, is seen from near, and sneezes in its shell', () => {
  const { cast, beats, shots } = provided(
    "A tiny dragon hatches from an egg on a scientist's desk and sneezes a puff of smoke",
    true,
  );
  const [dragon, egg] = ['dragon', 'hatching egg'].map((thing) => cast.find((role) => role.thing === thing));
  expect(dragon?.size).toBe(0.1);
  expect(shots[0]).toMatchObject({ subject: egg?.id, alone: true });
  expect(beats).toContainEqual(expect.objectContaining({ role: dragon?.id, verb: 'sneeze' }));
});

it('where a ghost goes past candles at night nothing else burns', () => {
  const { set } = provided(
    'A ghostly bride drifts down the corridor of a Victorian mansion, candles going out as she passes',
    true,
  );
  expect(set).toMatchObject({ time: 'night', lights: ['candlelight'] });
});
