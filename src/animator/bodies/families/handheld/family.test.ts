import { describe, expect, it } from 'vitest';
import { faultsOf } from '../../../../../test/fixtures/check-thing.ts';
import { holdWayOf } from '../../../catalogue/uses.ts';
import { plainRole } from '../../../director/cast/plain-role.ts';
import { makeRandom } from '../../../maths/random.ts';
import { FieldKernel } from '../../polygonise.ts';
import { HANDHELD, HANDHELD_MAKERS } from './family.ts';

const kernel = new FieldKernel();

describe('what hands hold', () => {
  it.each(Object.keys(HANDHELD_MAKERS))('is made soundly: %s', (thing) => {
    expect(faultsOf(HANDHELD.makeBody({ thing }, kernel), kernel, HANDHELD.acts)).toEqual([]);
  });

  it.each(Object.keys(HANDHELD_MAKERS))('has the grips its way of being held wants: %s', (thing) => {
    const { anchors } = HANDHELD.makeBody({ thing }, kernel);
    const way = holdWayOf(thing);
    if (way === 'machine' || way === 'ready' || way === 'blown') expect(anchors.handle2).toBeDefined();
    if (way === 'blown') expect(anchors.mouth).toBeDefined();
    expect(anchors.handle).toBeDefined();
  });

  it('is the one the prompt says', () => {
    const cast = (role: Parameters<typeof plainRole>[0]) => HANDHELD.cast(plainRole(role), makeRandom(1));
    expect(cast({ thing: 'pistol', noun: 'revolver' })).toEqual({ thing: 'revolver' });
    expect(cast({ thing: 'rifle', noun: 'shotgun' })).toEqual({ thing: 'shotgun' });
  });
});
