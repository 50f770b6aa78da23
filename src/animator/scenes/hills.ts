import type { Rgb } from '../maths/colour.ts';
import { clamp } from '../maths/ease.ts';
import type { Random } from '../maths/random.ts';
import { lightSurface } from '../plan/light.ts';
import { canvasLayer, type LayerItem, type Stage } from './scene.ts';
import { paintRidge, type Ridge, ridgeHeight } from './terrain.ts';
import { drawLeafTree, drawPine, leafColour, type TreeTone } from './trees.ts';

export interface Grove {
  readonly kind: 'pine' | 'leaf';
  readonly count: number;
  /** Pixels. */
  readonly height: number;
  readonly random: Random;
  /** 0..1 over the field's width: how likely a tree stands there. */
  readonly density: (share: number) => number;
}

const PINE: Rgb = [54, 88, 62];
const TRUNK: Rgb = [92, 68, 50];

export function treeTone(stage: Stage, leaf: Rgb, distance: number): TreeTone {
  const { light, season } = stage.plan;
  return {
    dark: lightSurface(light, [leaf[0] * 0.42, leaf[1] * 0.46, leaf[2] * 0.52], 0.1 * light.sunStrength, distance),
    bright: lightSurface(light, leaf, 0.95 * light.sunStrength, distance),
    trunk: lightSurface(light, TRUNK, 0.25 * light.sunStrength, distance),
    sunSide: light.sunX < 0.5 ? -1 : 1,
    snow: season === 'winter' ? lightSurface(light, [236, 242, 250], 0.55 * light.sunStrength, distance) : null,
  };
}

/** Trees along a ridge's crest and a little below it, at the ridge's own depth. */
export function paintGrove(stage: Stage, ridge: Ridge, grove: Grove): LayerItem {
  const { field, plan } = stage;
  const { random } = grove;
  const top = ridge.base - ridge.height * 1.25 - grove.height * 1.3;
  const bottom = Math.min(ridge.bottom + grove.height, field.bottom);
  return canvasLayer(field, { top, bottom, depth: ridge.depth }, (context) => {
    const placed = Array.from({ length: grove.count }, () => {
      const share = random.next();
      return { share, sink: random.next() ** 2, keep: random.next(), height: grove.height * random.between(0.6, 1.15) };
    });
    // The higher on the slope, the further away: those are drawn first.
    placed.sort((a, b) => a.sink - b.sink);
    for (const tree of placed) {
      if (tree.keep > grove.density(tree.share)) continue;
      const x = field.left + tree.share * (field.right - field.left);
      const base = ridge.base - ridgeHeight(stage, ridge, x) + tree.sink * grove.height * 0.9 + 2;
      const tone = treeTone(
        stage,
        grove.kind === 'pine' ? PINE : leafColour(plan.season, random),
        clamp(ridge.distance),
      );
      if (grove.kind === 'pine') drawPine(context, x, base, tree.height, tone, random);
      else drawLeafTree(context, x, base, tree.height, tone, random);
    }
  });
}

export function paintWoodedRidge(stage: Stage, ridge: Ridge, groves: readonly Grove[]): LayerItem[] {
  const planted = stage.plan.without.includes('trees') ? [] : groves;
  return [paintRidge(stage, ridge), ...planted.map((grove) => paintGrove(stage, ridge, grove))];
}
