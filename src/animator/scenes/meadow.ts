import { mixRgb } from '../maths/colour.ts';
import { mix, smoothstep } from '../maths/ease.ts';
import { lightSurface } from '../plan/light.ts';
import { paintGround } from './ground.ts';
import { paintWoodedRidge } from './hills.ts';
import { paintForegroundGrass } from './plants.ts';
import type { ScenePainter, Stage } from './scene.ts';
import { openSkySlot, paintHorizonHaze, paintSky } from './sky.ts';
import { paintSward } from './sward.ts';
import type { Ridge } from './terrain.ts';
import { GRASS, GRASS_PATCH } from './trees.ts';
import { paintSnowField } from './winter-forest.ts';

function hill(stage: Stage, at: Pick<Ridge, 'base' | 'height' | 'distance' | 'depth'>, turn: number): Ridge {
  const { field, plan, random } = stage;
  const grass = GRASS[plan.season];
  return {
    ...at,
    bottom: at.base + 12 * field.unit,
    peaks: random.between(1.1, 2),
    sharpness: 0,
    relief: 0.55,
    drape: 0,
    albedo: mixRgb(grass, [96, 124, 70], plan.season === 'winter' ? 0 : 0.3),
    rock: grass,
    snowLine: plan.season === 'winter' ? 0 : 2,
    offset: random.between(0, 90),
    envelope: (x) => 0.6 + 0.4 * Math.sin(x * 5 + turn),
  };
}

export const paintMeadow: ScenePainter = (stage) => {
  const { field, plan, random } = stage;
  const { light } = plan;
  const perWidth = (field.right - field.left) / (1280 * field.unit);
  const grass = GRASS[plan.season];
  const winter = plan.season === 'winter';
  const h = field.horizon;
  const left = light.sunX > 0.5;
  const side = (x: number): number => (left ? smoothstep(0.6, 0.05, x) : smoothstep(0.4, 0.95, x));
  const swardTop = mix(h, field.height, 0.62);
  return [
    ...paintSky(stage),
    openSkySlot(field),
    ...paintWoodedRidge(
      stage,
      hill(stage, { base: h + 6 * field.unit, height: 130 * field.unit * field.rise, distance: 0.6, depth: 0.06 }, 1),
      [
        {
          kind: winter ? 'pine' : 'leaf',
          count: Math.round(120 * perWidth),
          height: 20 * field.unit,
          random: random.spawn('far trees'),
          density: () => 0.8,
        },
      ],
    ),
    ...paintWoodedRidge(
      stage,
      hill(stage, { base: h + 14 * field.unit, height: 90 * field.unit * field.rise, distance: 0.4, depth: 0.14 }, 3),
      [
        {
          kind: winter ? 'pine' : 'leaf',
          count: Math.round(46 * perWidth),
          height: 46 * field.unit,
          random: random.spawn('trees'),
          density: (x) => 0.25 + 0.7 * side(x),
        },
      ],
    ),
    winter
      ? paintSnowField(stage, h + 6 * field.unit)
      : paintGround(stage, { top: h + 6 * field.unit, albedo: grass, patch: GRASS_PATCH[plan.season], relief: 0.8 }),
    ...paintWoodedRidge(
      stage,
      {
        ...hill(stage, { base: h + 34 * field.unit, height: 30 * field.unit, distance: 0.2, depth: 0.3 }, 0),
        envelope: () => 0.2,
      },
      [
        {
          kind: winter ? 'pine' : 'leaf',
          count: Math.round(9 * perWidth),
          height: 150 * field.unit,
          random: random.spawn('near trees'),
          density: (x) => 0.1 + 0.9 * side(x),
        },
      ],
    ).slice(1),
    paintHorizonHaze(stage, 70, 0.36),
    {
      kind: 'slot',
      realm: 'ground',
      depth: 0.75,
      far: mix(h, field.height, 0.5),
      near: mix(h, field.height, 0.74),
      metreFar: 92 * field.unit,
      metreNear: 136 * field.unit,
      haze: 0.06,
    },
    ...(winter
      ? []
      : [
          paintSward(stage, swardTop, mix(swardTop, field.bottom, 0.5), 0.9, 22, 0.05),
          paintSward(stage, mix(swardTop, field.bottom, 0.5), field.bottom + 10 * field.unit, 1.12, 40, 0.06),
        ]),
    paintForegroundGrass(stage, {
      random: random.spawn('grass'),
      height: 170 * field.unit,
      blades: Math.round((winter ? 130 : 700) * perWidth),
      dark: lightSurface(light, [40, 58, 28], 0.05, 0),
      bright: lightSurface(light, grass, 0.55 * light.sunStrength, 0),
      blur: 5 * field.unit,
      depth: 1.6,
      tufts: (x) => 0.2 + 0.8 * (left ? smoothstep(0.55, 1, x) : smoothstep(0.45, 0, x)),
    }),
  ];
};
