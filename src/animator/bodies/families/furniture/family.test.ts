import { describe, expect, it } from 'vitest';
import { faultsOf } from '../../../../../test/fixtures/check-thing.ts';
import { plainRole } from '../../../director/cast/plain-role.ts';
import { makeRandom } from '../../../maths/random.ts';
import { FieldKernel } from '../../polygonise.ts';
import { FURNITURE, FURNITURE_MAKERS } from './family.ts';

const kernel = new FieldKernel();
const cast = (role: Parameters<typeof plainRole>[0]) => FURNITURE.cast(plainRole(role), makeRandom(1));

describe('furniture', () => {
  it.each(Object.keys(FURNITURE_MAKERS))('is sound: %s', (thing) => {
    expect(faultsOf(FURNITURE.makeBody({ thing }, kernel), kernel, FURNITURE.acts)).toEqual([]);
  });

  it('are the kind the prompt says', () => {
    expect(cast({ thing: 'dining table', word: 'coffee table' })).toEqual({ thing: 'coffee table' });
    expect(cast({ thing: 'chair', colour: 'red', material: 'wood' })).toMatchObject({ thing: 'chair', look: 'wood' });
    expect(cast({ thing: 'fox' })).toBeNull();
  });
});
