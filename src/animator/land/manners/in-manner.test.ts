import { describe, expect, it } from 'vitest';
import { mannersOf, tellManners } from '../../catalogue/manners.ts';
import { MANNERS_TABLE } from '../../catalogue/manners-table.ts';
import { findPlace, PLACES } from '../places.ts';
import { makeSight } from '../sight.ts';

const MANNERS = MANNERS_TABLE.trim()
  .split('\n')
  .map((line) => line.split(' | ')[0] ?? '');
const ORDER = { seed: 3, time: 'day', weather: 'clear', season: 'summer', dressing: [], without: [] };
const SIGHT = makeSight([{ eye: [0, 1.6, 4], target: [0, 1.4, 0], corner: 0.8, subjects: [[0, 1.4, 0]] }], 4);
const rooms = PLACES.filter((place) => place.describe(ORDER).walls !== undefined);

describe('how a place is', () => {
  it('is read from its name, and from what is told to be there', () => {
    expect(mannersOf(tellManners(['old abandoned factory'], []))).toEqual(['abandoned']);
    expect(mannersOf(tellManners(['snow-covered bedroom'], []))).toEqual(['frozen']);
    expect(mannersOf(tellManners(['library'], ['vines']))).toEqual(['overgrown']);
    expect(mannersOf(tellManners(['kitchen'], []))).toEqual([]);
  });

  it('never takes the room in the middle, in whatever room', () => {
    for (const place of rooms) {
      const own = place.describe(ORDER).standing?.filter(({ at }) => Math.hypot(at[0], at[2]) < 1).length;
      for (const manner of MANNERS) {
        const facts = place.describe({ ...ORDER, dressing: [`manner: ${manner}`] });
        const taken = facts.standing?.filter(({ at }) => Math.hypot(at[0], at[2]) < 1).length;
        expect([place.name, manner, taken]).toEqual([place.name, manner, own]);
      }
    }
  }, 60_000);

  const kitchen = findPlace('kitchen');
  const bare = kitchen?.build(ORDER, SIGHT, 0.3);
  it.each(MANNERS)('%s: another kitchen than the common one', (manner) => {
    const turned = kitchen?.build({ ...ORDER, dressing: [`manner: ${manner}`] }, SIGHT, 0.3);
    expect(turned?.placements[0]?.mesh.vertices.slice(0, 1200)).not.toEqual(
      manner === 'messy' ? [] : bare?.placements[0]?.mesh.vertices.slice(0, 1200),
    );
    expect(turned?.placements.length).toBeGreaterThanOrEqual((bare?.placements.length ?? 0) - 4);
  });

  it('lets a burning room burn, and the sun into an abandoned one', () => {
    const kinds = (manner: string): string[] =>
      findPlace('study')
        ?.describe({ ...ORDER, dressing: [`manner: ${manner}`] })
        .spots.map(({ kind }) => kind) ?? [];
    expect(kinds('burning')).toContain('blaze');
    expect(kinds('abandoned')).toContain('shaft');
    expect(kinds('rustic')).not.toContain('blaze');
  });
});
