import sharp from 'sharp';
import { expect } from 'vitest';

const [WIDTH, HEIGHT] = [300, 200];
const HOLE = { left: 100, top: 50, width: 120, height: 100 };

/** Of one colour, so that whatever changes can be seen. */
export const PICTURE = await sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: '#6699cc' } })
  .png()
  .toBuffer();
const hole = (background: object, behind: object, blend: 'dest-out' | 'over') =>
  sharp({ create: { width: WIDTH, height: HEIGHT, channels: 4, background: { ...behind, alpha: 1 } } })
    .composite([
      {
        input: {
          create: { width: HOLE.width, height: HOLE.height, channels: 4, background: { ...background, alpha: 1 } },
        },
        left: HOLE.left,
        top: HOLE.top,
        blend,
      },
    ])
    .png()
    .toBuffer();
const BLACK = { r: 0, g: 0, b: 0 };
const WHITE = { r: 255, g: 255, b: 255 };
/** What is to change is clear. */
export const CLEAR_MASK = await hole(WHITE, BLACK, 'dest-out');
/** What is to change is white. */
export const WHITE_MASK = await hole(WHITE, BLACK, 'over');

export const fromBase64 = (text: string | null | undefined): Buffer => Buffer.from(text ?? '', 'base64');

export async function expectImage(file: Buffer | Uint8Array, size: string, format = 'png'): Promise<void> {
  const { width, height, format: found } = await sharp(file).metadata();
  expect([`${width}x${height}`, found]).toEqual([size, format]);
}

/** Outside of the hole nothing differs by more than what its encoding costs; within it much does. */
export async function expectChangedInHole(file: Buffer | Uint8Array, tolerance: number): Promise<void> {
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([WIDTH, HEIGHT]);
  let [outside, inside] = [0, 0];
  for (let at = 0; at < data.length; at += 3) {
    const [x, y] = [(at / 3) % WIDTH, Math.floor(at / 3 / WIDTH)];
    const change = Math.max(...[0x66, 0x99, 0xcc].map((was, c) => Math.abs((data[at + c] ?? 0) - was)));
    const isInside = x >= HOLE.left && x < HOLE.left + HOLE.width && y >= HOLE.top && y < HOLE.top + HOLE.height;
    if (isInside) inside += change > 30 ? 1 : 0;
    else outside = Math.max(outside, change);
  }
  expect(outside).toBeLessThanOrEqual(tolerance);
  expect(inside).toBeGreaterThan(HOLE.width * HOLE.height * 0.7);
}
