import type { Rgb } from '../maths/colour.ts';
import { mix, smoothstep } from '../maths/ease.ts';
import { lightSurface } from '../plan/light.ts';
import { paintBank } from './bank.ts';
import { paintGround } from './ground.ts';
import { paintWoodedRidge } from './hills.ts';
import { paintForegroundGrass } from './plants.ts';
import type { SceneItem, ScenePainter, Stage, WaterItem } from './scene.ts';
import { paintHorizonHaze, paintSky } from './sky.ts';
import { paintSward } from './sward.ts';
import { paintRidge, type Ridge } from './terrain.ts';
import { GRASS } from './trees.ts';
import { paintSnowField } from './winter-forest.ts';

const ROCK: Rgb = [128, 122, 124];
const DARK_ROCK: Rgb = [96, 92, 98];
const FOREST_FLOOR: Rgb = [74, 96, 66];
const LAKE_NEAR: Rgb = [34, 92, 104];
const LAKE_FAR: Rgb = [70, 120, 140];

function describeRanges(stage: Stage): readonly [Ridge, Ridge] {
  const { field, plan, random } = stage;
  const rise = field.horizon;
  const snow = plan.season === 'winter' || plan.weather === 'snow' ? 0.12 : random.between(0.42, 0.58);
  const far: Ridge = {
    base: field.horizon + 2 * field.unit,
    height: Math.min(rise * 0.74, 330 * field.unit * field.rise),
    bottom: field.horizon + 6 * field.unit,
    peaks: random.between(1.5, 2.2),
    sharpness: 1,
    relief: 0.55,
    drape: 0,
    distance: 0.6,
    depth: 0.06,
    albedo: ROCK,
    rock: ROCK,
    snowLine: snow,
    offset: random.between(0, 90),
    envelope: (x) => 0.72 + 0.28 * Math.sin(x * Math.PI),
  };
  const middle: Ridge = {
    ...far,
    height: Math.min(rise * 0.46, 210 * field.unit * field.rise),
    peaks: random.between(2.4, 3.2),
    sharpness: 0.75,
    distance: 0.42,
    depth: 0.13,
    albedo: FOREST_FLOOR,
    rock: DARK_ROCK,
    snowLine: snow + 0.34,
    offset: random.between(0, 90),
    envelope: (x) => 0.45 + 0.55 * Math.abs(Math.cos(x * Math.PI)),
  };
  return [far, middle];
}

function slope(
  stage: Stage,
  at: { base: number; height: number; distance: number; depth: number; bottom: number; left: boolean },
): Ridge {
  const { random, plan } = stage;
  return {
    ...at,
    peaks: 2.2,
    sharpness: 0.1,
    relief: 0.55,
    drape: 0,
    albedo: plan.season === 'winter' ? GRASS.winter : FOREST_FLOOR,
    rock: plan.season === 'winter' ? [190, 198, 210] : DARK_ROCK,
    snowLine: plan.season === 'winter' ? 0 : 2,
    offset: random.between(0, 90),
    envelope: at.left ? (x) => 0.35 + 0.75 * smoothstep(0.62, 0.04, x) : (x) => 0.35 + 0.75 * smoothstep(0.4, 0.96, x),
  };
}

function describeLake(stage: Stage): WaterItem {
  const { field, plan } = stage;
  const { light } = plan;
  const wild = plan.weather === 'storm' ? 1 : plan.weather === 'rain' ? 0.7 : 0.34;
  return {
    kind: 'water',
    top: field.horizon,
    bottom: field.bottom + 4,
    mirrorAt: field.horizon,
    near: lightSurface(light, LAKE_NEAR, 0.3 * light.sunStrength, 0),
    far: lightSurface(light, LAKE_FAR, 0.4 * light.sunStrength, 0.3),
    mirrorNear: 0.62,
    mirrorFar: 0.92,
    roughness: wild,
    choppiness: 0.8,
    glitter: light.sunStrength * (plan.time === 'day' ? 0.12 : 0.7),
    glitterWidth: 0.8,
    stretch: 1,
    shade: 0.28,
    shore: null,
  };
}

function paintValley(stage: Stage, withLake: boolean): SceneItem[] {
  const { field, plan, random } = stage;
  const { light } = plan;
  const [far, middle] = describeRanges(stage);
  const left = light.sunX > 0.5;
  const wooded = slope(stage, {
    base: field.horizon + 3 * field.unit,
    height: 92 * field.unit,
    distance: 0.3,
    depth: 0.24,
    bottom: field.horizon + 8 * field.unit,
    left,
  });
  const near = slope(stage, {
    base: mix(field.horizon, field.height, 0.42),
    height: 120 * field.unit,
    distance: 0.14,
    depth: 0.55,
    bottom: field.bottom,
    left: !left,
  });
  const perWidth = (field.right - field.left) / (1280 * field.unit);
  const ground: SceneItem[] = withLake
    ? [describeLake(stage), paintHorizonHaze(stage, 46, 0.4)]
    : [
        plan.season === 'winter'
          ? paintSnowField(stage, field.horizon)
          : paintGround(stage, { top: field.horizon, albedo: [104, 128, 78], patch: FOREST_FLOOR, relief: 0.8 }),
        paintHorizonHaze(stage, 90, 0.42),
      ];
  const lastSlope: Ridge = {
    ...near,
    base: field.height * 0.97,
    height: 70 * field.unit,
    distance: 0.03,
    depth: 0.95,
    offset: near.offset + 7,
  };
  return [
    ...paintSky(stage),
    paintRidge(stage, far),
    paintRidge(stage, middle),
    {
      kind: 'slot',
      realm: 'sky',
      depth: 0.1,
      far: field.height * 0.08,
      near: field.horizon * 0.55,
      metreFar: 8 * field.unit,
      metreNear: 13 * field.unit,
      haze: 0.3,
    },
    ...paintWoodedRidge(stage, wooded, [
      {
        kind: 'pine',
        count: Math.round(330 * perWidth),
        height: 40 * field.unit,
        random: random.spawn('far pines'),
        density: () => 0.9,
      },
    ]),
    ...ground,
    ...(withLake
      ? [
          {
            kind: 'slot',
            realm: 'water',
            depth: 0.4,
            far: mix(field.horizon, field.height, 0.12),
            near: mix(field.horizon, field.height, 0.45),
            metreFar: 11 * field.unit,
            metreNear: 20 * field.unit,
            haze: 0.2,
          } as const,
        ]
      : paintWoodedRidge(stage, near, [
          {
            kind: 'pine',
            count: Math.round(150 * perWidth),
            height: 110 * field.unit,
            random: random.spawn('pines'),
            density: (x) => (left ? smoothstep(0.3, 0.9, x) : smoothstep(0.7, 0.1, x)),
          },
        ])),
    ...(withLake ? paintBank(stage) : [paintRidge(stage, lastSlope)]),
    ...(withLake || plan.season === 'winter'
      ? []
      : [paintSward(stage, field.height * 0.86, field.bottom, 0.98, 26, 0.03)]),
    {
      kind: 'slot',
      realm: 'ground',
      depth: 0.92,
      far: field.height * 0.92,
      near: field.height * 0.97,
      metreFar: 112 * field.unit,
      metreNear: 140 * field.unit,
      haze: 0.03,
    },
    ...paintWoodedRidge(
      stage,
      { ...lastSlope, base: field.bottom + 46 * field.unit, height: 40 * field.unit, depth: 1.35 },
      [
        {
          kind: 'pine',
          count: Math.round(16 * perWidth),
          height: 330 * field.unit,
          random: random.spawn('near pines'),
          density: (x) => (left ? smoothstep(0.24, 0.02, x) : smoothstep(0.76, 0.98, x)),
        },
      ],
    ).slice(1),
    paintForegroundGrass(stage, {
      random: random.spawn('grass'),
      height: 110 * field.unit,
      blades: Math.round((plan.season === 'winter' ? 160 : 900) * perWidth),
      dark: lightSurface(light, [44, 58, 34], 0, 0),
      bright: lightSurface(
        light,
        plan.season === 'winter' ? [180, 184, 180] : [126, 140, 74],
        0.5 * light.sunStrength,
        0,
      ),
      blur: 4 * field.unit,
      depth: 1.5,
      tufts: (x) => 0.35 + 0.65 * (left ? smoothstep(0.5, 0.05, x) : smoothstep(0.5, 0.95, x)),
    }),
  ];
}

export const paintMountains: ScenePainter = (stage) => paintValley(stage, false);

export const paintLake: ScenePainter = (stage) => paintValley(stage, true);
