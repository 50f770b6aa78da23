import { describe, expect, it } from 'vitest';
import { plainRole } from '../../../director/cast/plain-role.ts';
import { writeScript } from '../../../director/write-script.ts';
import type { Draft } from '../draft.ts';
import { dwarfBeside, growBearers, growGiants, raiseProduct } from './scales.ts';

const draftOf = (prompt: string): Draft => {
  const { set, cast, relations, beats, leftOut } = writeScript({ prompt, negativePrompt: null, durationSeconds: 6 });
  return { set, cast, relations, beats, leftOut, prompt, holdings: [], dressings: [], stands: [] };
};

describe('sizes', () => {
  it('lets giants stand as high as houses where there are houses, and nowhere else', () => {
    const [city, meadow] = ['in the city', 'on a meadow'].map((where) => draftOf(`A giant cat walks ${where}`));
    for (const draft of [city, meadow]) if (draft !== undefined) growGiants(draft);
    expect((city?.cast[0]?.size ?? 0) * 0.42).toBeCloseTo(12);
    expect((meadow?.cast[0]?.size ?? 0) * 0.42).toBeCloseTo(1.7);
  });

  it('puts what is advertised on a plinth, unless it hangs in the air', () => {
    const [stands, floats] = ['A wristwatch, product commercial', 'A wristwatch floating in mid-air, studio'].map(
      draftOf,
    );
    for (const draft of [stands, floats]) if (draft !== undefined) raiseProduct(draft);
    expect(stands?.cast.map(({ thing }) => thing)).toEqual(['watch', 'pedestal']);
    expect(floats?.cast.map(({ thing }) => thing)).toEqual(['watch']);
  });

  it('makes a turtle as large as the house on its back asks for', () => {
    const draft = draftOf('A house stands on the back of a giant turtle in a valley');
    growBearers(draft);
    expect((draft.cast.find(({ thing }) => thing === 'turtle')?.size ?? 0) * 0.4).toBeGreaterThan(5);
  });

  it('leaves a tiny diver beside a whale shark as large as divers are, and a tiny girl on a mushroom tiny', () => {
    const [dwarfed, elf] = ['A whale shark swims past a tiny diver', 'A tiny fairy chef cooks on a mushroom'].map(
      draftOf,
    );
    for (const draft of [dwarfed, elf]) if (draft !== undefined) dwarfBeside(draft);
    expect(dwarfed?.cast.find(({ person }) => person !== null)?.size).toBe(1);
    expect(elf?.cast[0]?.size).toBeLessThan(0.6);
  });

  it('has a giant tower over whoever is tiny beside it', () => {
    const draft = draftOf('A huge golem stands before two tiny hikers in a forest');
    dwarfBeside(draft);
    expect(draft.cast.map(({ person, size }) => (person === null ? size > 3 : size))).toEqual([true, 1]);
  });

  it('leaves life-size people alone', () => {
    const draft: Draft = { ...draftOf('A man walks in the city'), cast: [plainRole({ id: 0, thing: 'person' })] };
    growGiants(draft);
    expect(draft.cast[0]?.size).toBe(1);
  });
});
