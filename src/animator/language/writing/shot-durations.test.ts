import { describe, expect, it } from 'vitest';
import { writeDurations } from './shot-durations.ts';
import { writeTimes } from './times.ts';

describe('shots that say how long they last', () => {
  it('gives each the time at which it begins and ends', () => {
    const told = writeDurations(
      'Multi shot Prompt 1: A bell rings. (Duration: 2 seconds) Multi shot Prompt 2: A boy wakes. (Duration: 3 seconds)',
    );
    expect(told.replaceAll(/ +/g, ' ')).toBe('[00:00:0>00:02:0] A bell rings. [00:02:0>00:05:0] A boy wakes. ');
  });

  it('parts them without times where one of them has none', () => {
    const told = writeDurations('Prompt 1: A bell rings. (Duration: 2 seconds) Prompt 2: A boy wakes.');
    expect(told.replaceAll(/ +/g, ' ')).toBe('Shot 1: A bell rings. Shot 2: A boy wakes.');
  });

  it('takes the hands of a clock for no time of the film', () => {
    const prompt = 'A clock on the wall goes from 8:59 to 9:00.';
    expect(writeTimes(prompt)).toBe(prompt);
  });
});
