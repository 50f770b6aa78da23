import type { Rgb } from '../maths/colour.ts';
import { mix, smoothstep } from '../maths/ease.ts';
import { paintGround } from './ground.ts';
import type { ScenePainter, Stage } from './scene.ts';
import { openSkySlot, paintHorizonHaze, paintSky } from './sky.ts';
import { paintRidge, type Ridge } from './terrain.ts';

const SAND: Rgb = [216, 162, 102];
const RED_ROCK: Rgb = [176, 98, 66];

function dune(stage: Stage, at: Pick<Ridge, 'base' | 'height' | 'distance' | 'depth' | 'bottom'>, lean: number): Ridge {
  return {
    ...at,
    peaks: stage.random.between(0.8, 1.3),
    sharpness: 0,
    relief: 1.15,
    drape: stage.plan.light.sunX < 0.5 ? -1.5 : 1.5,
    albedo: SAND,
    rock: [204, 150, 92],
    snowLine: 2,
    offset: stage.random.between(0, 90),
    envelope: (x) => 0.4 + 0.6 * smoothstep(0, 1, lean > 0 ? x : 1 - x),
  };
}

/** Dunes behind dunes, and table mountains in the haze. */
export const paintDesert: ScenePainter = (stage) => {
  const { field, random } = stage;
  const h = field.horizon;
  const mesa: Ridge = {
    base: h + 2 * field.unit,
    height: 120 * field.unit * field.rise,
    bottom: h + 6 * field.unit,
    peaks: 3.4,
    sharpness: 0.3,
    relief: 0.55,
    drape: 0,
    distance: 0.62,
    depth: 0.05,
    albedo: RED_ROCK,
    rock: RED_ROCK,
    snowLine: 2,
    offset: random.between(0, 90),
    envelope: (x) => 0.5 + 0.7 * smoothstep(0.1, 0.3, Math.abs(Math.sin(x * 4 + 1))),
  };
  return [
    ...paintSky(stage),
    openSkySlot(field),
    paintRidge(stage, mesa),
    paintGround(stage, { top: h, albedo: SAND, patch: [206, 150, 94], relief: 0.35 }),
    paintRidge(
      stage,
      dune(
        stage,
        {
          base: mix(h, field.height, 0.2),
          height: 150 * field.unit,
          distance: 0.36,
          depth: 0.18,
          bottom: mix(h, field.height, 0.24),
        },
        1,
      ),
    ),
    paintHorizonHaze(stage, 70, 0.4),
    paintRidge(
      stage,
      dune(
        stage,
        {
          base: mix(h, field.height, 0.5),
          height: 150 * field.unit,
          distance: 0.18,
          depth: 0.4,
          bottom: mix(h, field.height, 0.6),
        },
        -1,
      ),
    ),
    paintRidge(
      stage,
      dune(
        stage,
        {
          base: mix(h, field.height, 0.86),
          height: 150 * field.unit,
          distance: 0.06,
          depth: 0.8,
          bottom: field.bottom,
        },
        1,
      ),
    ),
    {
      kind: 'slot',
      realm: 'ground',
      depth: 0.85,
      far: mix(h, field.height, 0.8),
      near: mix(h, field.height, 0.92),
      metreFar: 60 * field.unit,
      metreNear: 80 * field.unit,
      haze: 0.06,
    },
  ];
};
