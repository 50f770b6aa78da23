import { mixRgb, type Rgb } from '../maths/colour.ts';
import { clamp, mix, smoothstep } from '../maths/ease.ts';
import { makeRandom } from '../maths/random.ts';
import { lightSurface } from '../plan/light.ts';
import type { ParticlePlan } from '../plan/shot-plan.ts';
import { paintPixels, type Raster, setPixel } from '../scenes/raster.ts';
import { rasterLayer, type Stage, softScale } from '../scenes/scene.ts';
import type { Care } from './care.ts';
import { BLENDS, type Compositor } from './compositor.ts';
import { prepareBubbles, prepareLeaves } from './draw-drifters.ts';
import { drawLayer, drawSprite } from './draw-layers.ts';
import { type DrawParticles, PLAIN, placeSeed, type Seed, scatter } from './particle-seeds.ts';

function paintStreak(colour: Rgb, length: number, thick: number): Raster {
  const width = Math.max(5, Math.ceil(thick) + 4);
  const height = Math.ceil(length) + 4;
  return paintPixels(width, height, (x, y, pixel) => {
    const off = Math.abs(x - width / 2) / (thick / 2 + 0.5);
    const along = clamp((y - 2) / length);
    setPixel(pixel, colour, (1 - smoothstep(0.3, 1, off)) * Math.sin(along * Math.PI));
  });
}

function prepareRain(compositor: Compositor, stage: Stage, amount: number, seeds: readonly Seed[]): DrawParticles {
  const { field, plan } = stage;
  const colour = mixRgb(lightSurface(plan.light, [226, 234, 246], 0.5, 0.1), [226, 236, 255], 0.45);
  const streak = compositor.memory.place(paintStreak(colour, 52 * field.unit, 1.7 * field.unit));
  return (view, strength) => {
    for (const seed of seeds) {
      const speed = mix(800, 1750, seed.near) * field.unit * seed.rate;
      const { x, y } = placeSeed(stage, view, seed, speed * -0.11, speed);
      const scale = mix(0.34, 1.15, seed.near);
      drawSprite(compositor, streak, {
        ...PLAIN,
        x,
        y,
        anchorX: streak.width / 2,
        anchorY: streak.height / 2,
        scaleX: Math.max(0.7, scale),
        scaleY: scale,
        angle: 0.11,
        alpha: mix(0.2, 0.36, seed.near) * Math.min(1, amount) * strength,
      });
    }
  };
}

function prepareSnow(compositor: Compositor, stage: Stage, seeds: readonly Seed[]): DrawParticles {
  const { kernels, frameAt, width, height } = compositor;
  const { unit } = stage.field;
  const colour = mixRgb(lightSurface(stage.plan.light, [246, 250, 255], 0.7, 0.05), [250, 252, 255], 0.5);
  return (view, strength) => {
    for (const seed of seeds) {
      const fall = mix(34, 120, seed.near) * unit * seed.rate;
      const { x, y } = placeSeed(stage, view, seed, 14 * unit, fall);
      const sway = Math.sin(view.seconds * seed.rate * 1.3 + seed.phase) * mix(5, 22, seed.near) * unit;
      const radius = mix(0.9, 5.2, seed.near ** 2) * unit;
      kernels.disc(
        frameAt,
        width,
        height,
        x + sway,
        y,
        Math.max(0.7, radius),
        0.75,
        ...colour,
        mix(0.85, 0.6, seed.near) * strength,
        BLENDS.over,
      );
    }
  };
}

const GLOWS: Readonly<Record<'air' | 'sea', { readonly halo: Rgb; readonly core: Rgb }>> = {
  air: { halo: [190, 230, 90], core: [250, 255, 190] },
  sea: { halo: [50, 200, 255], core: [190, 250, 255] },
};

/** Fireflies over a meadow; under water whatever glows there. */
function prepareFireflies(compositor: Compositor, stage: Stage, seeds: readonly Seed[]): DrawParticles {
  const { kernels, frameAt, width, height } = compositor;
  const { halo, core } = GLOWS[stage.plan.place === 'underwater' ? 'sea' : 'air'];
  const { unit, horizon } = stage.field;
  return (view, strength) => {
    for (const seed of seeds) {
      const t = view.seconds * seed.rate;
      const base = placeSeed(stage, view, seed, 0, 0);
      const x = base.x + Math.sin(t * 0.9 + seed.phase) * 46 * unit + Math.sin(t * 2.1 + seed.phase * 3) * 12 * unit;
      const low = mix(horizon * 0.8, height, seed.y);
      const y = low + Math.sin(t * 0.7 + seed.phase * 2) * 30 * unit;
      const blink = smoothstep(-0.2, 0.9, Math.sin(t * 2.2 + seed.phase * 5)) * strength;
      const size = mix(1.1, 3, seed.near) * unit;
      kernels.disc(frameAt, width, height, x, y, size * 7, 1, ...halo, 0.4 * blink, BLENDS.screen);
      kernels.disc(frameAt, width, height, x, y, Math.max(0.8, size), 0.5, ...core, blink, BLENDS.screen);
    }
  };
}

function prepareDust(compositor: Compositor, stage: Stage, seeds: readonly Seed[]): DrawParticles {
  const { kernels, frameAt, width, height } = compositor;
  const { unit } = stage.field;
  const { sunColour, sunStrength } = stage.plan.light;
  return (view, strength) => {
    for (const seed of seeds) {
      const { x, y } = placeSeed(stage, view, seed, 9 * unit * seed.rate, -5 * unit * seed.rate);
      const drift = Math.sin(view.seconds * 0.8 + seed.phase) * 9 * unit;
      const shine = 0.12 + 0.26 * (0.5 + 0.5 * Math.sin(view.seconds * 1.7 * seed.rate + seed.phase));
      const radius = mix(0.7, 2.6, seed.near) * unit;
      kernels.disc(
        frameAt,
        width,
        height,
        x + drift,
        y + drift * 0.6,
        Math.max(0.6, radius),
        0.9,
        ...sunColour,
        shine * Math.max(0.3, sunStrength) * strength,
        BLENDS.screen,
      );
    }
  };
}

/** Two banks of fog that drift against each other. */
function prepareMist(compositor: Compositor, stage: Stage): DrawParticles {
  const { field, noise, plan } = stage;
  const scale = softScale(field, 0.3);
  const top = field.height * 0.3;
  const margin = 90 * field.unit;
  const width = Math.ceil((field.right - field.left + margin * 2) / scale);
  const height = Math.ceil((field.bottom - top) / scale);
  const banks = [0, 1].map((k) => {
    const item = rasterLayer(
      field,
      { top, bottom: field.bottom, depth: 0.4 + k * 0.7, scale, motion: { drift: k === 0 ? 9 : -13 } },
      () =>
        paintPixels(width, height, (px, py, pixel) => {
          const t = py / height;
          const cloud =
            noise.fbm((px * scale) / (330 * field.unit) + k * 40, (py * scale) / (120 * field.unit), 4) + 0.5;
          setPixel(
            pixel,
            plan.light.haze,
            smoothstep(0.2, 0.95, cloud) * smoothstep(0, 0.35, t) * smoothstep(1.1, 0.55, t) * 0.75,
          );
        }),
    );
    const shifted = { ...item, x: item.x - margin };
    return { item: shifted, placed: compositor.memory.place(item.raster()) };
  });
  return (view, strength) => {
    for (const { item, placed } of banks) {
      drawLayer(compositor, field, view, { ...item, alpha: item.alpha * strength }, placed);
    }
  };
}

export function prepareParticles(
  compositor: Compositor,
  stage: Stage,
  particle: ParticlePlan,
  care: Care,
): DrawParticles {
  const { field, plan } = stage;
  const area = (field.width * field.height) / (field.unit * field.unit) / (1280 * 720);
  const random = makeRandom(plan.seed).spawn(`particles ${particle.kind}`);
  const seeds = (count: number): Seed[] =>
    scatter(Math.round(count * particle.amount * area * (care === 'fast' ? 0.7 : 1)), random);
  switch (particle.kind) {
    case 'rain':
      return prepareRain(compositor, stage, particle.amount, seeds(430));
    case 'snow':
      // Where nothing falls, more must hang in the air to be snowfall.
      return prepareSnow(compositor, stage, seeds(care === 'still' ? 760 : 420));
    case 'fireflies':
      return prepareFireflies(compositor, stage, seeds(46));
    case 'dust':
      return prepareDust(compositor, stage, seeds(60));
    case 'leaves':
    case 'petals':
      return prepareLeaves(compositor, stage, particle.kind, seeds(34));
    case 'mist':
      return prepareMist(compositor, stage);
    case 'bubbles':
      return prepareBubbles(compositor, stage, seeds(44));
  }
}
