import { describe, expect, it } from 'vitest';
import { belowHat } from './hair-strands.ts';
import { strandsOf } from './hair-styles.ts';
import { HAIR_STYLES } from './sheet.ts';

describe('styles of hair', () => {
  it('keep the face free below the brows', () => {
    for (const style of HAIR_STYLES)
      for (const { points } of strandsOf(style))
        for (const [x, y, z] of points)
          expect(Math.abs(x) < 0.1 && y < 0.05 && y > -0.2 && z > 0.09, `${style} at ${x}, ${y}, ${z}`).toBe(false);
  });

  it('leave no band across the face below a hat', () => {
    for (const style of HAIR_STYLES)
      for (const { points } of belowHat(strandsOf(style)))
        for (const [index, point] of points.entries()) {
          const next = points[index + 1] ?? point;
          expect(Math.hypot(next[0] - point[0], next[2] - point[2]), style).toBeLessThan(0.12);
        }
  });

  it('are made of few enough locks that a body stays light', () => {
    for (const style of HAIR_STYLES) {
      const rows = strandsOf(style).reduce((sum, { points }) => sum + points.length, 0);
      expect(rows, style).toBeLessThan(620);
    }
  });
});
