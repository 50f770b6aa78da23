import { fade, fillTube, ramp } from '../brush.ts';
import { fillBlob, type Point } from '../pen.ts';
import type { Body } from './body.ts';
import { drawHoof, drawPaw, legTones } from './feet.ts';

/** Thigh and foot of one that sits or lies. */
export function drawHaunch(body: Body, far: boolean): void {
  const { pen, species, fur, bones } = body;
  const { legWidth, girth } = species;
  const tones = legTones(body, far);
  const aside = far ? legWidth * 1.1 : 0;
  const width = legWidth * 0.66;
  const [x, y] = [bones.hip[0] + girth * 0.1 + aside, bones.hip[1]];
  const toe: Point = [x + girth * 0.62, 0];
  pen.fillStyle = tones.lower;
  fillTube(
    pen,
    [
      [x - girth * 0.1, -width * 1.1],
      [x + girth * 0.3, -width],
      [toe[0], -width * 0.8],
    ],
    [width, width, width * 0.86],
  );
  if (species.foot === 'paw') drawPaw(body, toe, width, tones.end, far);
  else drawHoof(body, [toe[0] + width, 0], width * 0.8, far);
  if (far) return;
  const sleeves = species.pattern === 'panda';
  const soft = fade(tones.upper, 0);
  pen.fillStyle = ramp(
    pen,
    [x - girth * 0.4, y - girth * 0.36],
    [x + girth * 0.16, 0],
    [sleeves ? tones.upper : soft, tones.upper, sleeves ? fur.marksShade : fur.shade],
  );
  fillBlob(pen, [
    [x - girth * 0.5, y + girth * 0.1],
    [x - girth * 0.3, y - girth * 0.32],
    [x + girth * 0.1, y - girth * 0.36],
    [x + girth * 0.44, y - girth * 0.02],
    [x + girth * 0.44, y + girth * 0.26],
    [x + girth * 0.2, -0.015],
    [x - girth * 0.3, -0.01],
  ]);
}

/** Paws stretched out before the breast, or hooves folded under it. */
export function drawFolded(body: Body, far: boolean): void {
  const { pen, species, fur, bones } = body;
  const { legWidth, girth } = species;
  const width = legWidth * 0.7;
  const aside = far ? legWidth * 1.6 : 0;
  const [x, y] = [bones.shoulder[0] + aside, bones.shoulder[1]];
  const tones = legTones(body, far);
  const paw = species.foot === 'paw';
  const reach = paw ? 0.2 + girth * 0.3 : 0.1 + girth * 0.24;
  const soft = fade(tones.upper, 0);
  pen.fillStyle = far
    ? tones.lower
    : ramp(pen, [0, y - girth * 0.06], [0, -width], [soft, tones.upper, paw ? tones.end : fur.shade]);
  if (paw) {
    fillTube(
      pen,
      [
        [x - girth * 0.02, y + girth * 0.02],
        [x - girth * 0.1, -width * 1.9],
        [x + reach * 0.4, -width * 1.05],
        [x + reach, -width * 0.9],
      ],
      [girth * 0.2, width * 1.6, width, width * 0.9],
    );
    drawPaw(body, [x + reach, 0], width, tones.end, far);
    return;
  }
  fillTube(
    pen,
    [
      [x, y + girth * 0.05],
      [x + reach * 0.6, -width * 2],
      [x + reach, -width * 1.2],
    ],
    [girth * 0.2, width * 1.4, width * 1.1],
  );
  pen.fillStyle = far ? tones.end : tones.lower;
  fillTube(
    pen,
    [
      [x + reach, -width],
      [x + reach * 0.4, -width * 0.8],
      [x - reach * 0.1, -width * 0.7],
    ],
    [width, width * 0.8, width * 0.7],
  );
}
