import { expect, it } from 'vitest';
import { THINGS } from '../../catalogue/things.ts';
import { plainRole } from '../../director/cast/plain-role.ts';
import { makeRandom } from '../../maths/random.ts';
import { type Body, QUIET } from '../body.ts';
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

const lowestWhenLying = ({ skeleton, makeParts, pose }: Body, kernel: FieldKernel): number => {
  const posed = pose({ ...QUIET, act: 'lie' });
  return Math.min(
    ...makeParts(kernel).flatMap(({ mesh: { positions, joints } }) =>
      Array.from({ length: positions.length / 3 }, (_, vertex) => {
        const bone = skeleton.bones[joints[vertex * 4] ?? 0]?.name ?? 'root';
        const [x = 0, y = 0, z = 0] = positions.subarray(vertex * 3, vertex * 3 + 3);
        return posed.place(bone, [x, y, z])[1];
      }),
    ),
  );
};

it.each(['carrot', 'banana', 'baguette', 'rifle', 'trumpet', 'drill'])(
  'a %s that lies touches what it lies on, however it is drawn',
  (thing) => {
    const kernel = new FieldKernel();
    const choice = castRole(plainRole({ thing }), makeRandom(1));
    if (choice === null) throw new Error('It has a body.');
    expect(Math.abs(lowestWhenLying(makeBodies(kernel)(choice), kernel))).toBeLessThan(0.015);
  },
);
