import { ramp, strokeCurve } from '../../brush.ts';
import { fillBlob, type Point } from '../../pen.ts';
import { fillNose, fillOval, type HeadPose, INK, setLine } from './head-parts.ts';

/** Nose, mouth and the two cushions that carry the whiskers, around the nose. */
export function drawMuzzle({ pen, fur, open }: HeadPose, [x, y]: Point, size: number, nose: string): void {
  const p = (dx: number, dy: number): Point => [x + dx * size, y + dy * size];
  if (open > 0.15) {
    pen.fillStyle = '#6d2430';
    fillBlob(pen, [p(-0.16, 0.2), p(0.14, 0.2), p(0.1, 0.26 + open * 0.2), p(-0.1, 0.26 + open * 0.2)]);
    pen.fillStyle = '#ee8b93';
    fillOval(pen, p(0, 0.24 + open * 0.15), 0.07 * size, 0.05 * size);
  }
  pen.fillStyle = ramp(pen, p(0, -0.06), p(0, 0.34), [fur.pale, fur.pale, fur.paleShade]);
  fillOval(pen, p(-0.14, 0.14), 0.19 * size, 0.15 * size, 0.2);
  fillOval(pen, p(0.13, 0.14), 0.16 * size, 0.145 * size, -0.2);
  fillOval(pen, p(-0.01, 0.28 + open * 0.16), 0.12 * size, 0.08 * size);
  setLine(pen, INK, 0.024 * size);
  pen.globalAlpha = 0.75;
  strokeCurve(pen, [
    [p(0, 0.06), p(0, 0.12), p(0, 0.16)],
    [p(0, 0.16), p(-0.06, 0.26), p(-0.17, 0.21)],
    [p(0, 0.16), p(0.06, 0.26), p(0.15, 0.21)],
  ]);
  pen.globalAlpha = 1;
  fillNose(pen, [p(-0.1, -0.03), p(0.1, -0.03), p(0.07, 0.04), p(0, 0.09), p(-0.07, 0.04)], nose);
}

export function drawWhiskers(pen: HeadPose['pen'], [x, y]: Point, long: number): void {
  setLine(pen, 'rgba(255,252,244,0.85)', 0.013);
  strokeCurve(
    pen,
    [-1, 0, 1].flatMap((row): [Point, Point, Point][] => [
      [
        [x - 0.16, y + row * 0.045],
        [x - 0.16 - long * 0.5, y + row * 0.09 - 0.03],
        [x - 0.16 - long, y + row * 0.14 + 0.02],
      ],
      [
        [x + 0.14, y + row * 0.045],
        [x + 0.14 + long * 0.45, y + row * 0.09 - 0.03],
        [x + 0.14 + long * 0.85, y + row * 0.13 + 0.02],
      ],
    ]),
  );
}
