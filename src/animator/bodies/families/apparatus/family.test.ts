import { describe, expect, it } from 'vitest';
import { faultsOf } from '../../../../../test/fixtures/check-thing.ts';
import { FieldKernel } from '../../polygonise.ts';
import { APPARATUS, APPARATUS_MAKERS } from './family.ts';

const kernel = new FieldKernel();

describe('apparatus', () => {
  it.each(Object.keys(APPARATUS_MAKERS))('is sound: %s', (thing) => {
    expect(faultsOf(APPARATUS.makeBody({ thing }, kernel), kernel, APPARATUS.acts)).toEqual([]);
  });

  it.each(Object.keys(APPARATUS_MAKERS))('says where somebody is on it: %s', (thing) => {
    const { anchors } = APPARATUS.makeBody({ thing }, kernel);
    expect(['post', 'seat', 'climb', 'surface', 'inside'].some((name) => anchors[name] !== undefined)).toBe(true);
  });
});
