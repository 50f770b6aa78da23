import { expect, it } from 'vitest';
import { lookBy, MADE, SKETCHED as SIZE, sketch } from '../../../../test/fixtures/plate-films.ts';
import { makePlate } from '../plate/plate.ts';
import { cutRelief } from '../plate/relief.ts';
import { findSmile } from './smile.ts';

it('a smile draws the corners of a mouth up and apart, and leaves lips, eyes and brow where they are', () => {
  const face = (pen: Parameters<Parameters<typeof sketch>[0]>[0], ground: string, skin: string): void => {
    pen.fillStyle = ground;
    pen.fillRect(0, 0, SIZE.width, SIZE.height);
    pen.fillStyle = skin;
    pen.fillRect(190, 30, 100, 180);
  };
  const picture = sketch((pen) => {
    face(pen, '#8a93a0', '#d8a888');
    pen.fillStyle = '#702828';
    pen.fillRect(222, 140, 36, 3);
  });
  const plate = makePlate(picture, MADE, lookBy(sketch((pen) => face(pen, '#000', '#fff'))), 0);
  const { subject } = plate;
  if (subject === null) throw new Error('Nobody stands out.');
  const eye = (x: number) => ({ u: x / SIZE.width, v: 96 / SIZE.height, across: 0.02, down: 0.02 });
  const relief = cutRelief(plate, subject.cut, () => subject.depth);
  const { across, up } = findSmile(relief, plate, subject, [eye(218), eye(262)]);
  const at = (x: number, y: number): number => {
    let [best, least] = [0, 9];
    for (let vertex = 0; vertex < across.length; vertex++) {
      const [u, v] = [relief.shares[vertex * 2] ?? 0, relief.shares[vertex * 2 + 1] ?? 0];
      const away = Math.hypot(u - x / SIZE.width, v - y / SIZE.height);
      if (away < least) [best, least] = [vertex, away];
    }
    return best;
  };
  const [left, right, middle, brow] = [at(224, 140), at(256, 140), at(240, 140), at(240, 60)];
  expect(up[left]).toBeGreaterThan((up[middle] ?? 0) * 1.5);
  expect(up[left]).toBeGreaterThan((up[brow] ?? 0) * 5);
  expect(across[left]).toBeLessThan(0);
  expect(across[right]).toBeGreaterThan(0);
});
