import { mixRgb, scaleRgb } from '../maths/colour.ts';
import { clamp, smoothstep } from '../maths/ease.ts';
import { paintPixels, setPixel } from './raster.ts';
import { rasterLayer, type ScenePainter, softScale } from './scene.ts';

/** A photographer's paper: a wall that bends into the floor without an edge, with a pool of light where the subject stands. */
export const paintBackdrop: ScenePainter = (stage) => {
  const { field, plan, noise } = stage;
  const { light } = plan;
  const paper = light.haze;
  const scale = softScale(field, 0.6);
  const width = Math.ceil((field.right - field.left) / scale);
  const height = Math.ceil((field.bottom - field.top) / scale);
  const night = light.darkness > 0.2;
  const warm = mixRgb(paper, [255, 250, 240], 0.4);
  return [
    rasterLayer(field, { top: field.top, bottom: field.bottom, depth: 0.5, scale }, () =>
      paintPixels(width, height, (px, py, pixel) => {
        const x = field.left + px * scale;
        const y = field.top + py * scale;
        const bend = smoothstep(field.horizon - 0.22 * field.height, field.horizon + 0.24 * field.height, y);
        const side = light.sunX < 0.5 ? 0.42 : 0.58;
        const across = (x - field.width * side) / (field.width * 0.62);
        const wall = Math.hypot(across, (y - field.horizon * 0.62) / (field.height * 0.66));
        const floor = Math.hypot(across * 0.9, (y - field.height * 0.84) / (field.height * 0.5));
        const lit = (1 - smoothstep(0, 1.25, wall)) * (1 - bend) + (1 - smoothstep(0, 1.3, floor)) * bend * 0.92;
        // The bend itself turns away from the lamp.
        const fold = Math.exp(-(((y - field.horizon - 0.02 * field.height) / (0.1 * field.height)) ** 2)) * 0.03;
        const grain = noise.fbm(x / (420 * field.unit), y / (300 * field.unit), 3) * 0.03;
        const strength = clamp((night ? 0.3 : 0.68) + lit * (night ? 0.62 : 0.3) - fold + grain, 0, 0.97);
        setPixel(pixel, scaleRgb(mixRgb(paper, warm, lit * 0.5), strength), 1);
      }),
    ),
    {
      kind: 'slot',
      realm: 'sky',
      depth: 0.7,
      far: field.height * 0.2,
      near: field.height * 0.5,
      metreFar: 70 * field.unit,
      metreNear: 90 * field.unit,
      haze: 0.02,
    },
    {
      kind: 'slot',
      realm: 'ground',
      depth: 0.8,
      far: field.height * 0.78,
      near: field.height * 0.88,
      metreFar: 150 * field.unit,
      metreNear: 190 * field.unit,
      haze: 0.01,
    },
  ];
};
