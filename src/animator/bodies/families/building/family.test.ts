import { describe, expect, it } from 'vitest';
import { faultsOf } from '../../../../../test/fixtures/check-thing.ts';
import { QUIET } from '../../body.ts';
import { FieldKernel } from '../../polygonise.ts';
import { BUILDING, BUILDING_MAKERS } from './family.ts';

const kernel = new FieldKernel();

describe('buildings', () => {
  it.each(Object.keys(BUILDING_MAKERS))('are sound: %s', (thing) => {
    expect(faultsOf(BUILDING.makeBody({ thing }, kernel), kernel, BUILDING.acts)).toEqual([]);
  });

  it('turn what turns', () => {
    const mill = BUILDING.makeBody({ thing: 'windmill' }, kernel);
    const sails = (time: number) => mill.pose({ ...QUIET, time }).orientationOf('sails');
    expect(sails(1)).not.toEqual(sails(0));
  });
});
