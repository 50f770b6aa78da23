import { expect, it } from 'vitest';
import { THINGS } from '../../catalogue/things.ts';
import { plainRole } from '../../director/plain-role.ts';
import { makeRandom } from '../../maths/random.ts';
import { castRole, makeBodies } from '../families.ts';
import { FieldKernel } from '../polygonise.ts';

it('give every thing of the catalogue that is not alive a body', () => {
  const lifeless = THINGS.filter(({ alive }) => !alive);
  expect(lifeless.length).toBeGreaterThan(300);
  const bodyOf = makeBodies(new FieldKernel());
  const faults = lifeless.flatMap(({ kind }) => {
    const choice = castRole(plainRole({ thing: kind }), makeRandom(1));
    if (choice === null) return [`${kind}: no family shows it`];
    const { height, length, width, anchors } = bodyOf(choice);
    return [height, length, width].every((metres) => metres > 0 && metres < 100) && Object.keys(anchors).length > 0
      ? []
      : [`${kind}: ${height} x ${length} x ${width}`];
  });
  expect(faults).toEqual([]);
});
