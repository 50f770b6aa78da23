import { describe, expect, it } from 'vitest';
import { QUIET } from '../../body.ts';
import { FieldKernel } from '../../polygonise.ts';
import { BIRDS } from './birds-table.ts';
import { BIRD } from './family.ts';

describe('a bird that sits', () => {
  it.each(['toucan', 'owl', 'eagle', 'crow'])('%s is down on its belly', (species) => {
    const kernel = new FieldKernel();
    const body = BIRD.makeBody({ species, fineness: 'crowd' }, kernel);
    const pose = body.pose({ ...QUIET, act: 'sit', since: 2 });
    const skin = body.makeParts(kernel).find(({ name }) => name === 'body');
    const [, moved] = pose.root;
    const lowest = Math.min(...(skin?.mesh.positions ?? [0]).filter((_, index) => index % 3 === 1));
    expect(Math.abs(lowest + moved)).toBeLessThan((BIRDS[species]?.metres ?? 0) * 0.08);
  });
});
