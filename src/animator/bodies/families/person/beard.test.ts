import { expect, it } from 'vitest';
import type { BodyPart } from '../../body.ts';
import { FieldKernel } from '../../polygonise.ts';
import { PERSON } from './family.ts';
import { makeFrame } from './frame.ts';
import { readSheet } from './sheet.ts';

/** How far to the side a part reaches at each height of the cheek. */
function reachOf({ mesh }: BodyPart, heights: readonly number[]): number[] {
  return heights.map((height) => {
    let most = 0;
    for (let k = 0; k < mesh.positions.length; k += 3)
      if (Math.abs((mesh.positions[k + 1] ?? 0) - height) < 0.012) most = Math.max(most, mesh.positions[k] ?? 0);
    return most;
  });
}

it('grows on the cheeks of a wide face, from the ears to the chin', () => {
  const kernel = new FieldKernel();
  for (const width of [0.92, 1, 1.12]) {
    const sheet = {
      gender: 'man',
      beard: 'short',
      face: { width, cheek: 1.1 },
      hair: { style: 'short', colour: '#222' },
    };
    const { onHead } = makeFrame(readSheet(sheet));
    const heights = [0, -0.03, -0.06].map((up) => onHead(0, up, 0)[1]);
    const beard = PERSON.makeBody(sheet, kernel)
      .makeParts(kernel)
      .find(({ name }) => name === 'beard');
    const reach = beard === undefined ? [] : reachOf(beard, heights);
    expect(reach.every((far) => far > onHead(0.13 * width, 0, 0)[0])).toBe(true);
  }
});
