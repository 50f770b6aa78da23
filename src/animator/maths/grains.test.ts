import { expect, it } from 'vitest';
import { GRAIN_NAMES, GRAINS, type GrainRow } from './grains.ts';
import { MATERIAL_NAMES, MATERIALS, type MaterialRow } from './materials.ts';

it('weaves grains of real sizes, grit first: of things, and of walls of rock', () => {
  expect(GRAIN_NAMES[0]).toBe('grit');
  for (const name of GRAIN_NAMES) {
    const { across, along, tone }: GrainRow = GRAINS[name];
    expect([name, across > 0.01 && along < (name === 'crag' ? 20 : 5) && tone <= 1.2]).toEqual([name, true]);
  }
});

it('gives grains to what is seen dry, and of what is wet to polished floors alone', () => {
  const wet = MATERIAL_NAMES.filter((name) => {
    const row: MaterialRow = MATERIALS[name];
    return row.grain !== undefined && row.kind !== undefined;
  });
  expect(wet).toEqual(['marblePolished', 'boardsPolished']);
  // Marks of grain and those of plainer meshes have room for so many materials.
  expect(MATERIAL_NAMES.length).toBeLessThan(64);
});
