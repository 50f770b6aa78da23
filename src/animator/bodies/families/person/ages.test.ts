import { expect, it } from 'vitest';
import { plainRole } from '../../../director/cast/plain-role.ts';
import { makeRandom } from '../../../maths/random.ts';
import { makeBuild } from './build.ts';
import { castPerson } from './cast.ts';
import { readSheet } from './sheet.ts';

const LOOK = { age: 'baby', build: null, skin: null, hair: null, eyes: null, beard: null, glasses: false } as const;
const sheetOf = (noun: string, seed: number, age: 'baby' | 'child' = 'baby') => {
  const person = { ...LOOK, age, gender: 'woman', role: null } as const;
  return readSheet(castPerson(plainRole({ thing: 'person', noun, word: noun, person }), makeRandom(seed)) ?? {});
};

it('has toddlers on feet of their own, with hair, and keeps babies babies', () => {
  for (let seed = 1; seed < 9; seed++) {
    const toddler = sheetOf('toddler', seed);
    expect(toddler.hair.style).not.toMatch(/bald|buzz/);
    expect(makeBuild(toddler).legs).toBeGreaterThan(makeBuild(sheetOf('baby', seed)).legs * 1.25);
  }
});

it('has no stout child that nobody calls so', () => {
  for (let seed = 1; seed < 30; seed++) expect(sheetOf('girl', seed, 'child').build).toMatch(/average|slim/);
});
