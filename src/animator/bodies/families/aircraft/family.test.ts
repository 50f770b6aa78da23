import { describe, expect, it } from 'vitest';
import { faultsOf } from '../../../../../test/fixtures/check-thing.ts';
import { plainRole } from '../../../director/cast/plain-role.ts';
import { makeRandom } from '../../../maths/random.ts';
import { FieldKernel } from '../../polygonise.ts';
import { AIRCRAFT, AIRCRAFT_NAMES } from './family.ts';

const kernel = new FieldKernel();

describe('aircraft', () => {
  it.each(AIRCRAFT_NAMES)('are sound: %s', (aircraft) => {
    expect(faultsOf(AIRCRAFT.makeBody({ aircraft }, kernel), kernel, AIRCRAFT.acts)).toEqual([]);
  });

  it('are what the prompt says', () => {
    const cast = (role: Parameters<typeof plainRole>[0]) => AIRCRAFT.cast(plainRole(role), makeRandom(1));
    expect(cast({ thing: 'airplane', word: 'vintage biplane' })).toEqual({ aircraft: 'biplane' });
    expect(cast({ thing: 'rocket', word: 'spaceship' })).toEqual({ aircraft: 'starship' });
    expect(cast({ thing: 'cup' })).toBeNull();
  });
});
