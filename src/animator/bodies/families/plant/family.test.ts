import { describe, expect, it } from 'vitest';
import { faultsOf } from '../../../../../test/fixtures/check-thing.ts';
import { plainRole } from '../../../director/cast/plain-role.ts';
import { makeRandom } from '../../../maths/random.ts';
import { FieldKernel } from '../../polygonise.ts';
import { PLANT, PLANT_MAKERS } from './family.ts';

const kernel = new FieldKernel();
const cast = (role: Parameters<typeof plainRole>[0]) => PLANT.cast(plainRole(role), makeRandom(1));

describe('plant', () => {
  it.each(Object.keys(PLANT_MAKERS))('is sound: %s', (thing) => {
    expect(faultsOf(PLANT.makeBody({ thing }, kernel), kernel, PLANT.acts)).toEqual([]);
  });

  it('grow as the prompt says', () => {
    expect(cast({ thing: 'tree', word: 'cherry tree' })).toEqual({ thing: 'blossom tree' });
    expect(cast({ thing: 'fox' })).toBeNull();
  });
});
