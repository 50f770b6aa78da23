import type { Vector } from '../../../maths/vector.ts';
import type { Look, Solids } from './solids.ts';

/** Letters as strokes on a grid of 3 by 5: pairs of digits are points, spaces lift the pen. What neon tubes and sign painters need. */
const STROKES: Readonly<Record<string, string>> = {
  A: '0003142320 0222',
  B: '000414231202 12211000',
  C: '231403011021',
  D: '00041423211000',
  E: '24040020 0212',
  F: '240400 0212',
  G: '23140301102122 2212',
  H: '0004 2420 0222',
  I: '1410',
  J: '24211001',
  K: '0004 2402 0220',
  L: '040020',
  M: '0004122420',
  N: '00042024',
  O: '14030110212314',
  P: '000414231202',
  Q: '14030110212314 1120',
  R: '000414231202 1220',
  S: '23140312211001',
  T: '0424 1410',
  U: '0401102124',
  V: '041024',
  W: '0400122024',
  X: '0420 2400',
  Y: '041224 1210',
  Z: '04240020',
  // A few simple signs of other scripts, for streets that are known for them.
  ラ: '0424 032310',
  ー: '1410',
  メ: '2400 0321',
  ン: '0413 002023',
  バ: '0400 1323 1420',
  テ: '0424 0323 1310',
  ル: '0401 14102122',
  カ: '14122010 0323',
  ホ: '0323 1410 1201 1221',
  山: '03000020 1410 2320',
  大: '0323 1400 1320',
  本: '0323 1410 1301 1321',
  日: '0004242000 0222',
  田: '0004242000 0222 1410',
  中: '0103232101 1410',
  店: '0424 0300 1411 1222 1121',
};

const ADVANCE = 1.45;

export const textWidth = (text: string, height: number): number => (text.length * ADVANCE - 0.45) * 0.5 * height;

/** Text in the plane z 0, its middle at x 0, its foot at y 0. `stroke` draws a line of points. */
function strokeText(text: string, height: number, stroke: (points: readonly Vector[]) => void): void {
  const unit = height / 4;
  const left = -textWidth(text, height) / 2;
  for (const [index, letter] of [...text].entries()) {
    const lines = STROKES[letter];
    if (lines === undefined) continue;
    const x = left + index * ADVANCE * 0.5 * height;
    for (const line of lines.trim().split(' ')) {
      const points: Vector[] = [];
      for (let at = 0; at + 1 < line.length; at += 2)
        points.push([x + Number(line[at]) * unit, Number(line[at + 1]) * unit, 0]);
      if (points.length > 1) stroke(points);
    }
  }
}

/** As flat strokes a little before the plane: painted or lit signs. */
export function layText(solids: Solids, text: string, height: number, thickness: number, look: Look): void {
  strokeText(text, height, (points) => {
    for (let k = 0; k + 1 < points.length; k++) {
      const [a, b] = [points[k], points[k + 1]];
      if (a === undefined || b === undefined) continue;
      const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
      const length = Math.hypot(dx, dy);
      const [ux, uy] = [(dx / length) * thickness * 0.5, (dy / length) * thickness * 0.5];
      const corner = (p: Vector, along: number, across: number): number =>
        solids.vertex([p[0] + ux * along - uy * across, p[1] + uy * along + ux * across, 0.01], [0, 0, 1], look);
      solids.quad(corner(a, -1, -1), corner(b, 1, -1), corner(b, 1, 1), corner(a, -1, 1));
    }
  });
}

/** As glowing tubes. */
export function layNeon(solids: Solids, text: string, height: number, look: Look): void {
  strokeText(text, height, (points) => {
    solids.tube(
      points.map(([x, y]) => [x, y, 0.05]),
      height * 0.045,
      look,
      5,
    );
  });
}
