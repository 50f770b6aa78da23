import { describe, expect, it } from 'vitest';
import { faultsOf } from '../../../../../test/fixtures/check-thing.ts';
import { plainRole } from '../../../director/cast/plain-role.ts';
import { makeRandom } from '../../../maths/random.ts';
import { QUIET } from '../../body.ts';
import { FieldKernel } from '../../polygonise.ts';
import { CAR_STYLES } from './car-styles-table.ts';
import { COACHES } from './coaches-table.ts';
import { MACHINE_NAMES, VEHICLE } from './family.ts';

const kernel = new FieldKernel();
const cast = (role: Parameters<typeof plainRole>[0]) => VEHICLE.cast(plainRole(role), makeRandom(1));

describe('vehicles', () => {
  it.each(Object.keys(CAR_STYLES))('make a sound car: %s', (style) => {
    expect(faultsOf(VEHICLE.makeBody({ style }, kernel), kernel, VEHICLE.acts)).toEqual([]);
  });

  it.each(Object.keys(COACHES))('make a sound coach: %s', (coach) => {
    expect(faultsOf(VEHICLE.makeBody({ coach }, kernel), kernel, VEHICLE.acts)).toEqual([]);
  });

  it.each(MACHINE_NAMES)('make a sound machine: %s', (machine) => {
    expect(faultsOf(VEHICLE.makeBody({ machine }, kernel), kernel, VEHICLE.acts)).toEqual([]);
  });

  it('have the shape and colours the prompt says', () => {
    expect(cast({ thing: 'car', word: 'convertible', colour: 'red' })).toMatchObject({ style: 'convertible' });
    expect(cast({ thing: 'car', word: 'white SUV', parts: ['roof rack'] })).toMatchObject({ style: 'suv', rack: true });
    expect(cast({ thing: 'bus', word: 'school bus' })).toEqual({ coach: 'school bus' });
    expect(cast({ thing: 'taxi' })).toMatchObject({ service: 'taxi' });
    expect(cast({ thing: 'cup' })).toBeNull();
  });

  it('roll without sliding', () => {
    const body = VEHICLE.makeBody({ style: 'sedan' }, kernel);
    const radius = body.skeleton.bone('wheelRearL').head[1];
    const before = body.pose({ ...QUIET, act: 'drive', speed: 5, gone: 0 }).orientationOf('wheelRearL');
    const after = body
      .pose({ ...QUIET, act: 'drive', speed: 5, gone: Math.PI * 2 * radius })
      .orientationOf('wheelRearL');
    for (const [at, value] of before.entries()) expect(after[at]).toBeCloseTo(value, 5);
  });
});
