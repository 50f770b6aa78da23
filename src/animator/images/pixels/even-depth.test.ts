import { expect, it } from 'vitest';
import { evenDepth } from './even-depth.ts';

it('sees what stands as far away above as below, and still before what is beside it', () => {
  const [width, height] = [120, 80];
  // A post before a wall, in which the net sees a bump.
  const values = Float32Array.from({ length: width * height }, (_, at) => {
    const [x, y] = [at % width, Math.floor(at / width)];
    return x >= 50 && x < 70 ? 0.2 + 0.15 * Math.sin(y / 4) : 0.8;
  });
  const { values: even } = evenDepth({ width, height, values });
  const at = (x: number, y: number): number => even[y * width + x] ?? 0;
  const post = [20, 30, 40, 50, 60].map((y) => at(60, y));
  expect(Math.max(...post) - Math.min(...post)).toBeLessThan(0.06);
  expect(at(20, 40) - at(60, 40)).toBeGreaterThan(0.4);
});
