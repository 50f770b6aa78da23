import type { SKRSContext2D } from '@napi-rs/canvas';
import { mixRgb, toCss } from '../../maths/colour.ts';
import { TAU } from '../../maths/ease.ts';
import { fillForm, fillTube } from '../brush.ts';
import { fillBlob, fillCircle, type Point } from '../pen.ts';
import type { Fowl } from './fowl-table.ts';

const BILLS: Readonly<Record<Fowl['bill'], readonly Point[]>> = {
  flat: [
    [0.6, -0.3],
    [1.0, -0.06],
    [1.7, 0.06],
    [1.84, 0.26],
    [1.3, 0.36],
    [0.64, 0.34],
  ],
  hook: [
    [0.56, -0.4],
    [1.02, -0.42],
    [1.3, 0.02],
    [1.1, 0.5],
    [0.94, 0.16],
    [0.62, 0.3],
  ],
  point: [
    [0.7, -0.26],
    [1.1, -0.14],
    [1.7, 0.12],
    [1.1, 0.24],
    [0.72, 0.26],
  ],
  bent: [
    [0.7, -0.3],
    [1.4, -0.22],
    [1.8, 0.24],
    [1.66, 0.86],
    [1.4, 0.44],
    [0.72, 0.36],
  ],
  huge: [
    [0.5, -0.5],
    [1.2, -0.56],
    [2.2, -0.3],
    [2.5, 0.2],
    [1.6, 0.2],
    [0.6, 0.3],
  ],
};

function drawBill(pen: SKRSContext2D, { beak, bill }: Fowl, open: boolean): void {
  pen.fillStyle = toCss(mixRgb(beak, [90, 30, 20], 0.34));
  fillBlob(pen, [
    [0.6, 0.1],
    [1.1, 0.16 + (open ? 0.2 : 0.02)],
    [0.6, 0.3],
  ]);
  pen.fillStyle = toCss(beak);
  fillBlob(pen, BILLS[bill]);
  if (bill !== 'bent' && bill !== 'huge') return;
  pen.fillStyle = '#2c282e';
  fillBlob(
    pen,
    bill === 'bent'
      ? [
          [1.5, 0.04],
          [1.8, 0.24],
          [1.66, 0.86],
          [1.44, 0.44],
        ]
      : [
          [2.1, -0.32],
          [2.5, 0.2],
          [2.1, 0.16],
        ],
  );
}

function drawCrown(pen: SKRSContext2D, { crown, head, beak }: Fowl): void {
  if (crown === 'comb') {
    pen.fillStyle = '#d8382f';
    fillBlob(pen, [
      [-0.3, -0.6],
      [-0.4, -1.1],
      [-0.1, -1],
      [0.1, -1.3],
      [0.3, -1],
      [0.56, -1.1],
      [0.6, -0.6],
    ]);
    fillBlob(pen, [
      [0.5, 0.3],
      [0.74, 0.5],
      [0.7, 0.9],
      [0.5, 0.8],
    ]);
  } else if (crown === 'crest') {
    pen.fillStyle = toCss(mixRgb(beak, [255, 226, 110], 0.85));
    for (const lean of [-0.3, 0, 0.3])
      fillTube(
        pen,
        [
          [0, -0.7],
          [-0.2 + lean * 0.6, -1.2],
          [-0.6 + lean, -1.5],
        ],
        [0.16, 0.13, 0.03],
      );
  } else if (crown === 'tufts') {
    pen.fillStyle = toCss(mixRgb(head, [40, 24, 20], 0.3));
    fillBlob(pen, [
      [-0.7, -0.5],
      [-0.8, -1.2],
      [-0.2, -0.8],
    ]);
    fillBlob(pen, [
      [0.8, -0.5],
      [0.86, -1.16],
      [0.3, -0.8],
    ]);
  }
}

function drawEye(pen: SKRSContext2D, [x, y]: Point, size: number, shut: boolean): void {
  if (shut) {
    pen.strokeStyle = '#1e1618';
    pen.lineWidth = size * 0.4;
    pen.lineCap = 'round';
    pen.beginPath();
    pen.arc(x, y - size * 0.3, size, 0.3, 2.8);
    pen.stroke();
    return;
  }
  pen.fillStyle = '#1e1618';
  fillCircle(pen, [x, y], size);
  pen.fillStyle = '#ffffff';
  fillCircle(pen, [x + size * 0.34, y - size * 0.36], size * 0.34);
}

/** An owl's face: two discs around two great eyes. */
function drawOwlFace(pen: SKRSContext2D, fowl: Fowl, shut: boolean): void {
  for (const x of [-0.3, 0.48]) {
    pen.fillStyle = toCss(fowl.breast);
    pen.beginPath();
    pen.ellipse(x, 0, 0.48, 0.54, 0, 0, TAU);
    pen.fill();
    if (!shut) {
      pen.fillStyle = toCss(fowl.beak);
      fillCircle(pen, [x + 0.04, 0], 0.32);
    }
    drawEye(pen, [x + 0.06, 0], 0.22, shut);
  }
  pen.fillStyle = toCss(mixRgb(fowl.beak, [120, 70, 30], 0.2));
  fillBlob(pen, [
    [0.0, 0.12],
    [0.22, 0.12],
    [0.12, 0.56],
  ]);
}

/** A head of the radius one around its own middle, looking to the right. */
export function drawFowlHead(pen: SKRSContext2D, fowl: Fowl, shut: boolean, open: boolean): void {
  drawCrown(pen, fowl);
  if (!fowl.facing) drawBill(pen, fowl, open);
  const base = toCss(fowl.head);
  fillForm(
    pen,
    Array.from({ length: 10 }, (_, i): Point => [Math.cos((i / 10) * TAU) * 0.96, Math.sin((i / 10) * TAU) * 0.92]),
    [toCss(mixRgb(fowl.head, [255, 246, 224], 0.24)), base, toCss(mixRgb(fowl.head, [40, 24, 50], 0.22))],
  );
  if (fowl.facing) drawOwlFace(pen, fowl, shut);
  else {
    if (fowl.bill === 'hook' || fowl.bill === 'huge') {
      pen.fillStyle = 'rgba(255,250,240,0.9)';
      fillCircle(pen, [0.34, -0.12], 0.36);
    } else if (fowl.upright > 1.1) {
      pen.fillStyle = 'rgba(255,190,70,0.9)';
      pen.beginPath();
      pen.ellipse(-0.24, 0.24, 0.22, 0.36, 0.3, 0, TAU);
      pen.fill();
    }
    const light = 0.2126 * fowl.head[0] + 0.7152 * fowl.head[1] + 0.0722 * fowl.head[2] < 90 && fowl.bill !== 'hook';
    if (light && !shut) {
      pen.fillStyle = '#f4efe6';
      fillCircle(pen, [0.36, -0.14], 0.24);
    }
    drawEye(pen, [0.36, -0.14], 0.18, shut);
  }
}
