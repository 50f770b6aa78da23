import type { Raster } from '../pixels/raster.ts';
import type { Flow } from './match.ts';
import { flowAt } from './matched.ts';

/** A picture at a smaller scale in the middle of a grey one of its size: so it is compared with one that was taken from farther away. */
export function shrinkPicture(picture: Raster, scale: number): Raster {
  if (scale === 1) return picture;
  const { width, height } = picture;
  const pixels = new Uint8Array(width * height * 4).fill(128);
  const [wide, high] = [Math.round(width * scale), Math.round(height * scale)];
  const [left, top] = [Math.round((width - wide) / 2), Math.round((height - high) / 2)];
  for (let y = 0; y < high; y++) {
    for (let x = 0; x < wide; x++) {
      const [fromX, toX] = [Math.floor(x / scale), Math.min(width, Math.ceil((x + 1) / scale))];
      const [fromY, toY] = [Math.floor(y / scale), Math.min(height, Math.ceil((y + 1) / scale))];
      const at = ((y + top) * width + x + left) * 4;
      for (let part = 0; part < 3; part++) {
        let sum = 0;
        for (let j = fromY; j < toY; j++) {
          for (let i = fromX; i < toX; i++) sum += picture.pixels[(j * width + i) * 4 + part] ?? 0;
        }
        pixels[at + part] = sum / Math.max(1, (toX - fromX) * (toY - fromY));
      }
    }
  }
  return { width, height, pixels };
}

/** What was found between pictures of which each was shrunk by its own scale, as if none was. */
export function growFlow(
  flow: Flow,
  matched: Uint8Array,
  scale: number,
  otherScale: number,
): { readonly flow: Flow; readonly matched: Uint8Array } {
  if (scale === 1 && otherScale === 1) return { flow, matched };
  const { width, height } = flow;
  const [middleX, middleY] = [(width - 1) / 2, (height - 1) / 2];
  const grown = { right: new Float32Array(width * height), down: new Float32Array(width * height) };
  const found = new Uint8Array(width * height);
  for (let at = 0; at < found.length; at++) {
    const [x, y] = [at % width, Math.floor(at / width)];
    const [u, v] = [middleX + (x - middleX) * scale, middleY + (y - middleY) * scale];
    const [right, down] = flowAt(flow, u, v);
    grown.right[at] = middleX + (u + right - middleX) / otherScale - x;
    grown.down[at] = middleY + (v + down - middleY) / otherScale - y;
    const landed = [x + (grown.right[at] ?? 0), y + (grown.down[at] ?? 0)] as const;
    const inside = landed[0] >= 0 && landed[1] >= 0 && landed[0] <= width - 1 && landed[1] <= height - 1;
    found[at] = inside ? (matched[Math.round(v) * width + Math.round(u)] ?? 0) : 0;
  }
  return { flow: { width, height, ...grown }, matched: found };
}
