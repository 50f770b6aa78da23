import { expect, test } from 'vitest';
import { flownFor } from './flight.ts';

const thrown = { act: 'throw', from: 3.6, to: 6, speed: 1, target: null };

test('what is thrown is in the hand at the moment it leaves it, however times are rounded', () => {
  for (let time = 3.6; time < 6; time += 0.0371) {
    const flown = flownFor(thrown, time - thrown.from);
    if (flown === null) continue;
    expect(flownFor(thrown, time - flown - thrown.from)).toBeNull();
  }
  expect(flownFor(thrown, 2)).toBeGreaterThan(0);
});
