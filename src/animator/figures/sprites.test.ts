import { createCanvas, Image } from '@napi-rs/canvas';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { readDrawings, toSvg } from '../catalogue/drawings.ts';

const SIDE = 96;

/** The share of a drawing that the canvas leaves out or paints in another colour than a full SVG renderer does. */
async function shareLost(svg: Buffer): Promise<number> {
  const whole = await sharp(svg).ensureAlpha().raw().toBuffer();
  const pen = createCanvas(SIDE, SIDE).getContext('2d');
  const image = new Image();
  image.src = svg;
  pen.drawImage(image, 0, 0, SIDE, SIDE);
  const drawn = pen.getImageData(0, 0, SIDE, SIDE).data;
  const [solid, apart] = [128, 120];
  let [area, lost] = [0, 0];
  for (let place = 0; place < whole.length; place += 4) {
    if ((whole[place + 3] ?? 0) < solid) continue;
    area += 1;
    const difference = [0, 1, 2].reduce(
      (sum, part) => sum + Math.abs((whole[place + part] ?? 0) - (drawn[place + part] ?? 0)),
      0,
    );
    if ((drawn[place + 3] ?? 0) < solid / 2 || difference > apart) lost += 1;
  }
  return lost / area;
}

it('are drawn whole, those with references to shapes of their own too', async () => {
  const referring = Object.entries(readDrawings()).filter(([, { body }]) => body.includes('<use'));
  expect(referring.length).toBeGreaterThan(5);
  for (const [name, drawing] of referring) {
    expect({ name, lost: await shareLost(toSvg(drawing, SIDE, SIDE)) }).toEqual({ name, lost: expect.closeTo(0, 1) });
  }
});
