import { describe, expect, it } from 'vitest';
import { makeRandom } from '../maths/random.ts';
import { BLENDS, makeCompositor } from './compositor.ts';

const WIDTH = 50;
const HEIGHT = 26;

/** BT.709, limited range, in floats: what the kernel must come within one level of. */
function referenceI420(rgba: Uint8Array): { y: number[]; u: number[]; v: number[] } {
  const luma = (r: number, g: number, b: number) => 16 + (219 / 255) * (0.2126 * r + 0.7152 * g + 0.0722 * b);
  const at = (x: number, y: number, c: number) => rgba[(y * WIDTH + x) * 4 + c] ?? 0;
  const y: number[] = [];
  const u: number[] = [];
  const v: number[] = [];
  for (let row = 0; row < HEIGHT; row++) {
    for (let x = 0; x < WIDTH; x++) y.push(luma(at(x, row, 0), at(x, row, 1), at(x, row, 2)));
  }
  for (let row = 0; row < HEIGHT; row += 2) {
    for (let x = 0; x < WIDTH; x += 2) {
      const mean = (c: number) => (at(x, row, c) + at(x + 1, row, c) + at(x, row + 1, c) + at(x + 1, row + 1, c)) / 4;
      const [r, g, b] = [mean(0), mean(1), mean(2)];
      const full = 0.2126 * r + 0.7152 * g + 0.0722 * b;
      u.push(128 + ((224 / 255) * (b - full)) / 1.8556);
      v.push(128 + ((224 / 255) * (r - full)) / 1.5748);
    }
  }
  return { y, u, v };
}

async function convert(rgba: Uint8Array): Promise<Uint8Array> {
  const { memory, kernels, frameAt, grainAt } = await makeCompositor(WIDTH, HEIGHT, 1);
  const out = memory.reserve((WIDTH * HEIGHT * 3) / 2);
  const columns = memory.reserve(WIDTH * 2);
  const rows = memory.reserve(HEIGHT * 2);
  memory.bytes(frameAt, rgba.length).set(rgba);
  new Uint16Array(memory.memory.buffer, columns, WIDTH).fill(256);
  new Uint16Array(memory.memory.buffer, rows, HEIGHT).fill(256);
  kernels.toI420(frameAt, WIDTH, HEIGHT, out, columns, rows, grainAt, 0, 0, 0, 256);
  return memory.bytes(out, (WIDTH * HEIGHT * 3) / 2).slice();
}

function largestError(actual: Uint8Array, expected: readonly number[]): number {
  return Math.max(...expected.map((value, i) => Math.abs((actual[i] ?? 0) - Math.round(value))));
}

describe('toI420', () => {
  it('stays within one level of a plain conversion', async () => {
    const random = makeRandom(5);
    const rgba = Uint8Array.from({ length: WIDTH * HEIGHT * 4 }, (_, i) => (i % 4 === 3 ? 255 : random.index(256)));
    const planes = await convert(rgba);
    const expected = referenceI420(rgba);
    const lumaSize = WIDTH * HEIGHT;
    expect(largestError(planes.subarray(0, lumaSize), expected.y)).toBeLessThanOrEqual(1);
    expect(largestError(planes.subarray(lumaSize, lumaSize * 1.25), expected.u)).toBeLessThanOrEqual(1);
    expect(largestError(planes.subarray(lumaSize * 1.25), expected.v)).toBeLessThanOrEqual(1);
  });

  it('keeps black and white inside the limited range', async () => {
    const black = await convert(new Uint8Array(WIDTH * HEIGHT * 4));
    const white = await convert(new Uint8Array(WIDTH * HEIGHT * 4).fill(255));
    expect([black[0], black[WIDTH * HEIGHT], white[0], white[WIDTH * HEIGHT]]).toEqual([16, 128, 235, 128]);
  });
});

describe('blit', () => {
  it('lays a half transparent layer over the frame, at whole pixels, without touching the rest', async () => {
    const { memory, kernels, frameAt, rowAt } = await makeCompositor(WIDTH, HEIGHT, 1);
    memory.bytes(frameAt, WIDTH * HEIGHT * 4).fill(100);
    const pixels = new Uint8Array(6 * 4 * 4).fill(64);
    const placed = memory.place({ width: 6, height: 4, pixels });
    const fixed = (value: number) => value * 65_536;
    kernels.blit(
      ...[frameAt, WIDTH, 0, HEIGHT, placed.at, 6, 4, fixed(-10), fixed(-5), fixed(1), fixed(1), 0],
      ...[placed.spansAt, rowAt, BLENDS.over, 256],
    );
    const frame = memory.bytes(frameAt, WIDTH * HEIGHT * 4);
    const at = (x: number, y: number) => frame[(y * WIDTH + x) * 4];
    expect([at(9, 5), at(10, 5), at(14, 8), at(16, 6), at(12, 9)]).toEqual([100, 139, 139, 100, 100]);
  });
});
