import { describe, expect, it } from 'vitest';
import { faultsOf } from '../../../../../test/fixtures/check-thing.ts';
import { plainRole } from '../../../director/cast/plain-role.ts';
import { makeRandom } from '../../../maths/random.ts';
import { FieldKernel } from '../../polygonise.ts';
import { HOUSEHOLD, HOUSEHOLD_MAKERS } from './family.ts';

const kernel = new FieldKernel();
const cast = (role: Parameters<typeof plainRole>[0]) => HOUSEHOLD.cast(plainRole(role), makeRandom(1));

describe('household', () => {
  it.each(Object.keys(HOUSEHOLD_MAKERS))('is sound: %s', (thing) => {
    expect(faultsOf(HOUSEHOLD.makeBody({ thing }, kernel), kernel, HOUSEHOLD.acts)).toEqual([]);
  });

  it('show what fills and adorns them', () => {
    expect(cast({ thing: 'cake', parts: ['candles'] })).toEqual({ thing: 'cake', parts: ['candles'] });
    expect(cast({ thing: 'cup', material: 'gold' })).toMatchObject({ look: 'gold' });
    const flames = (parts: readonly string[]) =>
      HOUSEHOLD.makeBody({ thing: 'cake', parts }, kernel).skeleton.bones.filter(({ name }) =>
        name.startsWith('flame'),
      );
    expect([flames(['candles']).length, flames(['strawberries']).length]).toEqual([5, 0]);
  });
});
