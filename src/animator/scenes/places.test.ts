import { describe, expect, it } from 'vitest';
import { readBrief } from '../plan/from-script.ts';
import { makePlan } from '../plan/make-plan.ts';
import { PLACE_PAINTERS, paintPlace } from './places.ts';
import { type LayerItem, makeStage, type Scene } from './scene.ts';

function paint(prompt: string): { plain: Scene; seen: Scene } {
  const plan = makePlan(readBrief(prompt, null), 3, 4);
  const place = PLACE_PAINTERS[plan.place];
  const stage = () => makeStage(plan, 160, 90, place.horizon);
  return { plain: place.paint(stage()), seen: paintPlace(stage()) };
}

const groundOf = (scene: Scene): number => scene.findIndex((item) => item.kind === 'slot' && item.realm === 'ground');

function mostAlpha(item: LayerItem | undefined, from: number, to: number): number {
  if (item === undefined) return 0;
  const { width, height, pixels } = item.raster();
  let most = 0;
  for (let y = 0; y < height; y++) {
    const row = item.y + y * item.scale;
    if (row < from || row > to) continue;
    for (let x = 0; x < width; x++) most = Math.max(most, pixels[(y * width + x) * 4 + 3] ?? 0);
  }
  return most;
}

describe('a place in fog', () => {
  it('has its mist behind those who stand there, and before them only about their feet', () => {
    const { plain, seen } = paint('a deer in a misty forest');
    expect(seen).toHaveLength(plain.length + 2);
    const ground = groundOf(seen);
    const [behind, before] = [seen[ground - 1], seen[ground + 1]].filter((item) => item?.kind === 'layer');
    expect(mostAlpha(behind, 30, 60)).toBeGreaterThan(60);
    expect(mostAlpha(before, 0, 64)).toBe(0);
    expect(mostAlpha(before, 64, 90)).toBeGreaterThan(20);
  });
});

describe('water', () => {
  it.each([
    ['A sailboat', false],
    ['A ship in a storm', false],
    ['a dog runs on the beach', true],
    ['a boat on a lake', false],
    ['a city in the rain at night', false],
  ])('has shallows only where there is ground below them: %s', (prompt, shallows) => {
    const { plain } = paint(prompt);
    const at = plain.findIndex((item) => item.kind === 'water');
    const water = plain[at];
    const shore = water?.kind === 'water' ? water.shore : undefined;
    expect(shore === undefined ? undefined : shore !== null).toBe(shallows);
    const ground = plain.slice(0, at).find((item) => item.kind === 'layer' && item.depthAtHorizon !== null);
    if (shallows) expect(ground).toBeDefined();
  });
});

describe('a place behind a table', () => {
  it('is out of focus, and as bright as before', () => {
    const { plain, seen } = paint('an apple and a cup in the kitchen');
    const ground = groundOf(seen);
    const mean = ({ pixels }: { pixels: Uint8Array }): number =>
      pixels.reduce((sum, value) => sum + value, 0) / pixels.length;
    const steps = ({ width, pixels }: { width: number; pixels: Uint8Array }): number => {
      let largest = 0;
      for (let at = 4; at < pixels.length; at++) {
        if (Math.floor(at / 4) % width !== 0)
          largest = Math.max(largest, Math.abs((pixels[at] ?? 0) - (pixels[at - 4] ?? 0)));
      }
      return largest;
    };
    const layers = seen.slice(0, ground).flatMap((item, at) => {
      const sharp = plain[at];
      return item.kind === 'layer' && sharp?.kind === 'layer' ? [{ soft: item.raster(), sharp: sharp.raster() }] : [];
    });
    expect(layers.length).toBeGreaterThan(2);
    for (const { soft, sharp } of layers) {
      expect(Math.abs(mean(soft) - mean(sharp))).toBeLessThan(6);
      expect(steps(soft)).toBeLessThanOrEqual(steps(sharp));
    }
    const sum = (list: readonly number[]): number => list.reduce((total, value) => total + value, 0);
    expect(sum(layers.map(({ soft }) => steps(soft)))).toBeLessThan(0.7 * sum(layers.map(({ sharp }) => steps(sharp))));
  });
});
