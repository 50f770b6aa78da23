import { describe, expect, it } from 'vitest';
import { ERAS } from '../../../catalogue/eras.ts';
import { plainRole } from '../../../director/cast/plain-role.ts';
import { makeRandom } from '../../../maths/random.ts';
import { castPerson } from './cast.ts';
import { ERA_LOOKS } from './era-looks-table.ts';
import { YEAR_OF } from './garment-years.ts';
import { GARMENTS } from './garments-table.ts';
import { readSheet } from './sheet.ts';

const LOOK = { gender: 'man', age: 'adult', build: null, skin: null, hair: null, eyes: null } as const;
const wornBy = (noun: string, era: string): string[] => {
  const person = { ...LOOK, beard: null, glasses: false, role: noun, era };
  const sheet = castPerson(plainRole({ thing: 'person', noun, person }), makeRandom(3));
  return readSheet(sheet ?? {}).wears.map(({ garment }) => garment);
};

describe('clothes of a time', () => {
  it('are there for every era, of garments that exist', () => {
    expect(Object.keys(ERA_LOOKS).sort()).toEqual(ERAS.map(({ name }) => name).sort());
    for (const { men, women, callings = [] } of Object.values(ERA_LOOKS))
      for (const word of [...men, ...women, ...callings.flatMap(([, man, woman = man]) => [man, woman])].flat())
        expect(GARMENTS, word).toHaveProperty([word.split(/[#=!]/)[0] ?? '']);
    for (const name of YEAR_OF.keys()) expect(GARMENTS, name).toHaveProperty([name]);
  });

  it('dress whoever has none of their own, and callings in their own way', () => {
    expect(wornBy('merchant', 'medieval')).toContain('long tunic');
    expect(wornBy('jester', 'medieval')).toContain('motley');
    expect(wornBy('student', 'graduation')).toContain('graduation cap');
  });

  it('leave alone what was always worn so, and nobody wears what was not sewn yet', () => {
    expect(wornBy('knight', 'medieval')).toContain('armour');
    expect(wornBy('vampire', 'medieval')).toContain('cape');
    const years = wornBy('businessman', 'rome').map((name) => YEAR_OF.get(name) ?? 0);
    expect(Math.max(...years)).toBeLessThan(100);
  });
});
