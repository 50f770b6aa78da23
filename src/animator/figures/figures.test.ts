import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { THINGS } from '../catalogue/things.ts';
import { makeRandom } from '../maths/random.ts';
import { recolour } from '../maths/recolour.ts';
import type { Act } from '../plan/shot-plan.ts';
import { fromCanvas, type Raster } from '../scenes/raster.ts';
import { FOWL_RIGS } from './bird/fowls.ts';
import { QUADRUPEDS } from './quadruped/quadrupeds.ts';
import { findRig } from './rigs.ts';

const SIDE = 48;

function draw(
  art: string,
  act: Act,
  phase: number,
  noun: string | null = null,
): { readonly raster: Raster; readonly foot: number } {
  const view = 'side';
  const rig = findRig({ art, act, view, base: null });
  const scale = SIDE / (rig.bottom - rig.top);
  const canvas = createCanvas(Math.ceil((rig.right - rig.left) * scale), SIDE);
  const pen = canvas.getContext('2d');
  pen.translate(-rig.left * scale, -rig.top * scale);
  pen.scale(scale, scale);
  const gait = act === 'run' ? 2 : act === 'walk' ? 1 : 0;
  const pose = { phase, gait, act, view, raised: false, carries: false, mouth: 0 } as const;
  rig.draw(pen, pose, { colour: null, noun, wears: [], random: makeRandom(1) });
  return { raster: fromCanvas(canvas), foot: -rig.top * scale };
}

function lowestRow({ width, height, pixels }: Raster): number {
  for (let y = height - 1; y >= 0; y--) {
    for (let x = 0; x < width; x++) if ((pixels[(y * width + x) * 4 + 3] ?? 0) > 20) return y;
  }
  return -1;
}

function highestRow({ width, pixels }: Raster): number {
  return Math.floor(pixels.findIndex((value, at) => at % 4 === 3 && value > 20) / 4 / width);
}

/** Left, right and above: what is below the ground is cut off on purpose. */
function touchesEdge({ width, height, pixels }: Raster): boolean {
  const opaque = (x: number, y: number): boolean => (pixels[(y * width + x) * 4 + 3] ?? 0) > 60;
  for (let y = 0; y < height; y++) if (opaque(0, y) || opaque(width - 1, y)) return true;
  for (let x = 0; x < width; x++) if (opaque(x, 0)) return true;
  return false;
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

describe('an animal', () => {
  const ACTS_OF_ANIMALS = ['stand', 'walk', 'run', 'sit', 'lie', 'sleep', 'eat', 'jump', 'talk'] as const;
  const FOUR_LEGGED = Object.keys(QUADRUPEDS).map((name) => `rig:${name}`);
  const ANIMALS = [...FOUR_LEGGED, ...Object.keys(FOWL_RIGS).map((name) => `rig:${name}`)];

  it('is never cut off at the edge of its sheet, whatever it does', () => {
    const cut = ANIMALS.flatMap((art) =>
      ACTS_OF_ANIMALS.filter((act) => [0, 0.45, 0.6].some((phase) => touchesEdge(draw(art, act, phase).raster))).map(
        (act) => `${art} ${act}`,
      ),
    );
    expect(cut).toEqual([]);
  });

  it('is lower when it lies than when it stands', () => {
    const high = FOUR_LEGGED.filter((art) => {
      const [standing, lying] = [draw(art, 'stand', 0).raster, draw(art, 'lie', 0).raster];
      // A rabbit crouches already.
      return art !== 'rig:rabbit' && highestRow(lying) < highestRow(standing) + SIDE * 0.1;
    });
    expect(high).toEqual([]);
  });

  it('shows by its word of which breed it is, and that it is young', () => {
    const looks = ['dog', 'husky', 'corgi', 'dalmatian', 'puppy'].map(
      (noun) => draw('rig:dog', 'stand', 0, noun).raster,
    );
    const different = new Set(looks.map(({ pixels }) => pixels.join()));
    expect(different.size).toBe(looks.length);
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
