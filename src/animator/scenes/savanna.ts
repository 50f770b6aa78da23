import { mixRgb, type Rgb } from '../maths/colour.ts';
import { mix, smoothstep } from '../maths/ease.ts';
import { lightSurface } from '../plan/light.ts';
import { drawAcacia } from './acacia.ts';
import { paintGround } from './ground.ts';
import { treeTone } from './hills.ts';
import { paintForegroundGrass } from './plants.ts';
import { canvasLayer, type LayerItem, type ScenePainter, type Stage } from './scene.ts';
import { openSkySlot, paintHorizonHaze, paintSky } from './sky.ts';
import { paintSward } from './sward.ts';
import { paintRidge } from './terrain.ts';

const DRY: Rgb = [204, 170, 92];
const STRAW: Rgb = [166, 130, 66];
const GREEN: Rgb = [132, 134, 66];
const LEAF: Rgb = [104, 120, 58];
const HILL: Rgb = [134, 124, 88];

interface Grove {
  readonly name: string;
  readonly base: number;
  /** Units. */
  readonly height: number;
  readonly count: number;
  readonly distance: number;
  readonly depth: number;
  /** Keeps the middle free for whoever the film is about. */
  readonly where: (share: number) => number;
}

function paintAcacias(stage: Stage, grove: Grove): LayerItem {
  const { field } = stage;
  const random = stage.random.spawn(grove.name);
  const height = grove.height * field.unit;
  const span = field.right - field.left;
  const options = { top: grove.base - height * 1.4, bottom: grove.base + height * 0.2, depth: grove.depth };
  return canvasLayer(field, options, (context) => {
    const tone = treeTone(stage, LEAF, grove.distance);
    for (let i = 0; i < grove.count; i++) {
      const share = (i + random.next()) / grove.count;
      const size = height * random.between(0.7, 1.15);
      const foot = grove.base + random.between(0, 0.1) * height;
      if (random.next() > grove.where(share)) continue;
      drawAcacia(context, field.left + share * span, foot, size, tone, random);
    }
  });
}

/** Golden grass to the horizon, umbrella trees in the haze. */
export const paintSavanna: ScenePainter = (stage) => {
  const { field, plan, random } = stage;
  const { light } = plan;
  const h = field.horizon;
  const perWidth = (field.right - field.left) / (1280 * field.unit);
  const wet = plan.weather === 'rain' || plan.weather === 'storm' || plan.season === 'spring';
  const grass = wet ? mixRgb(DRY, GREEN, 0.6) : DRY;
  const patch = wet ? GREEN : STRAW;
  const left = light.sunX > 0.5;
  const aside = (x: number): number => (left ? smoothstep(0.42, 0.1, x) : smoothstep(0.58, 0.9, x));
  const trees = plan.without.includes('trees') ? 0 : 1;
  const swardTop = mix(h, field.height, 0.58);
  return [
    ...paintSky(stage),
    openSkySlot(field),
    paintRidge(stage, {
      base: h + 2 * field.unit,
      height: 78 * field.unit * field.rise,
      bottom: h + 6 * field.unit,
      peaks: random.between(1.2, 2),
      sharpness: 0.12,
      relief: 0.5,
      drape: 0,
      distance: 0.68,
      depth: 0.05,
      albedo: HILL,
      rock: HILL,
      snowLine: 2,
      offset: random.between(0, 90),
      envelope: (x) => 0.35 + 0.65 * Math.abs(Math.sin(x * 3.4 + 0.6)),
    }),
    paintAcacias(stage, {
      ...{ name: 'far acacias', base: h + 8 * field.unit, height: 36, distance: 0.56, depth: 0.1 },
      count: Math.round(26 * perWidth * trees),
      where: () => 0.7,
    }),
    paintGround(stage, { top: h + 2 * field.unit, albedo: grass, patch, relief: 0.7 }),
    paintHorizonHaze(stage, 64, 0.5),
    paintAcacias(stage, {
      ...{ name: 'acacias', base: mix(h, field.height, 0.12), height: 124, distance: 0.34, depth: 0.24 },
      count: Math.round(6 * perWidth * trees),
      where: (x) => 0.25 + 0.6 * aside(x),
    }),
    paintAcacias(stage, {
      ...{ name: 'near acacia', base: mix(h, field.height, 0.3), height: 300, distance: 0.14, depth: 0.42 },
      count: Math.round(3 * perWidth * trees),
      where: (x) => aside(x) * 0.95,
    }),
    {
      kind: 'slot',
      realm: 'ground',
      depth: 0.75,
      far: mix(h, field.height, 0.46),
      near: mix(h, field.height, 0.72),
      metreFar: 74 * field.unit,
      metreNear: 112 * field.unit,
      haze: 0.06,
    },
    paintSward(stage, swardTop, mix(swardTop, field.bottom, 0.5), 0.9, 30, 0, { grass, patch }),
    paintSward(stage, mix(swardTop, field.bottom, 0.5), field.bottom + 10 * field.unit, 1.12, 56, 0, { grass, patch }),
    paintForegroundGrass(stage, {
      random: random.spawn('grass'),
      height: 210 * field.unit,
      blades: Math.round(620 * perWidth),
      dark: lightSurface(light, [74, 56, 26], 0.05, 0),
      bright: lightSurface(light, grass, 0.6 * light.sunStrength, 0),
      blur: 4.5 * field.unit,
      depth: 1.6,
      tufts: (x) => 0.14 + 0.86 * (left ? smoothstep(0.6, 1, x) : smoothstep(0.4, 0, x)),
    }),
  ];
};
