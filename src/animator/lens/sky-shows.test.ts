import { describe, expect, it } from 'vitest';
import { skyOf } from '../catalogue/sky-table.ts';
import { airOf } from '../land/air.ts';
import { SKY_SHOWS } from './sky-shows.ts';

const AIR = airOf({ seed: 1, time: 'day', weather: 'dust', season: 'summer', dressing: [], without: [] }, 0);
const names = Object.keys(SKY_SHOWS);

describe('what the sky shows', () => {
  it.each(names)('is in the air at some moment, finite and the same each time: %s', (name) => {
    const shown = (time: number) => [...(SKY_SHOWS[name]?.(7, [1, 2, 3], time, Math.PI, AIR) ?? [])];
    const times = Array.from({ length: 40 }, (_, k) => k * 0.11);
    expect(times.some((time) => shown(time).length > 0)).toBe(true);
    // All of them are asked at once: there are a hundred thousand.
    const broken = times.flatMap(shown).filter(({ at, streak, colour, size, alpha }) => {
      return ![...at, ...streak, ...colour, size, alpha].every(Number.isFinite);
    });
    expect(broken).toEqual([]);
    expect(shown(1)).toEqual(shown(1));
  });

  it('is what a prompt says of it, unless it is ruled out', () => {
    expect(skyOf('Northern lights dance above a lake', [])).toEqual(['aurora']);
    expect(skyOf('fireworks under a full moon', [])).toEqual(['fireworks', 'full moon']);
    expect(skyOf('a sandstorm rolls in', [])).toEqual(['dust wall']);
    expect(skyOf('star trails over a desert', [])).toEqual(['star trails']);
    expect(skyOf('the flooded terraces mirror the pink sky', [])).toEqual(['mirror water']);
    expect(skyOf('A massive glacier calves', [])).toEqual(['calving']);
    expect(skyOf('a woman looks into a mirror', [])).toEqual([]);
    expect(skyOf('a city at night', [])).toEqual([]);
    expect(skyOf('a city with fireworks', ['fireworks'])).toEqual([]);
  });
});
