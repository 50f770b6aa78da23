import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { THINGS } from '../language/things.ts';
import { makeRandom } from '../maths/random.ts';
import type { Act } from '../plan/shot-plan.ts';
import { fromCanvas, type Raster } from '../scenes/raster.ts';
import { recolour } from './recolour.ts';
import { findRig } from './rigs.ts';

const SIDE = 48;

function draw(art: string, act: Act, phase: number): { readonly raster: Raster; readonly foot: number } {
  const view = 'side';
  const rig = findRig({ art, act, view, base: null });
  const scale = SIDE / (rig.bottom - rig.top);
  const canvas = createCanvas(Math.ceil((rig.right - rig.left) * scale), SIDE);
  const pen = canvas.getContext('2d');
  pen.translate(-rig.left * scale, -rig.top * scale);
  pen.scale(scale, scale);
  const gait = act === 'run' ? 2 : act === 'walk' ? 1 : 0;
  const pose = { phase, gait, act, view, raised: false, carries: false, mouth: 0 } as const;
  rig.draw(pen, pose, { colour: null, noun: null, wears: [], random: makeRandom(1) });
  return { raster: fromCanvas(canvas), foot: -rig.top * scale };
}

function lowestRow({ width, height, pixels }: Raster): number {
  for (let y = height - 1; y >= 0; y--) {
    for (let x = 0; x < width; x++) if ((pixels[(y * width + x) * 4 + 3] ?? 0) > 20) return y;
  }
  return -1;
}

const ARTS = [...new Set(THINGS.map(({ art }) => art))];

describe('every figure', () => {
  it('is drawn', () => {
    const empty = ARTS.filter((art) => lowestRow(draw(art, 'stand', 0).raster) < 0);
    expect(empty).toEqual([]);
  });

  it('that stands, stands on its ground line', () => {
    const floating = ARTS.filter((art) => !findRig({ art, act: 'stand', view: 'side', base: null }).hangs).filter(
      (art) => {
        const { raster, foot } = draw(art, 'stand', 0);
        return Math.abs(lowestRow(raster) + 1 - foot) > SIDE * 0.06;
      },
    );
    expect(floating).toEqual([]);
  });
});

describe('recolour', () => {
  it('gives the main colour another hue and keeps what is light and dark', () => {
    const pixels = Uint8Array.from([200, 40, 40, 255, 200, 40, 40, 255, 100, 20, 20, 255, 250, 250, 250, 255]);
    const { pixels: out } = recolour({ width: 4, height: 1, pixels }, [40, 80, 200]);
    const [main, dark, white] = [out.subarray(0, 3), out.subarray(8, 11), out.subarray(12, 15)];
    expect(main[2]).toBeGreaterThan((main[0] ?? 255) + 60);
    expect(dark[2]).toBeLessThan(main[2] ?? 0);
    expect(Math.min(...white)).toBeGreaterThan(230);
  });
});
