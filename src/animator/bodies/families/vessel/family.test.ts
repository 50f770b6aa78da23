import { describe, expect, it } from 'vitest';
import { faultsOf } from '../../../../../test/fixtures/check-thing.ts';
import { plainRole } from '../../../director/cast/plain-role.ts';
import { makeRandom } from '../../../maths/random.ts';
import { FieldKernel } from '../../polygonise.ts';
import { VESSEL, VESSELS } from './family.ts';

const kernel = new FieldKernel();

describe('vessels', () => {
  it.each(VESSELS)('are sound: %s', (vessel) => {
    expect(faultsOf(VESSEL.makeBody({ vessel }, kernel), kernel, VESSEL.acts)).toEqual([]);
  });

  it('are what the prompt says', () => {
    const cast = (role: Parameters<typeof plainRole>[0]) => VESSEL.cast(plainRole(role), makeRandom(1));
    expect(cast({ thing: 'ship', word: 'pirate ship' })).toEqual({ vessel: 'pirate ship' });
    expect(cast({ thing: 'boat', word: 'boat', colours: [{ part: 'sail', colour: 'red' }] })).toMatchObject({
      vessel: 'sailboat',
      sail: expect.any(Number),
    });
    expect(cast({ thing: 'car' })).toBeNull();
  });
});
