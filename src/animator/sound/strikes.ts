import type { Random } from '../maths/random.ts';
import type { BlowName, Surface, TreadName } from '../score/score.ts';
import { hiss } from './ambience/noise-bed.ts';
import { SAMPLE_RATE } from './buffer.ts';
import { makeFilter } from './filter.ts';
import { HAND_BLOWS } from './hand-blows.ts';
import { type BlowMaker, shape, soften, whoosh } from './shape.ts';
import { sine } from './sine.ts';

interface Ground {
  /** The dull part of a step and its share. */
  readonly thump: number;
  readonly thumpHertz: number;
  /** The rustling part: its band, its share and how long it takes. */
  readonly rustle: number;
  readonly rustleHertz: number;
  readonly seconds: number;
}

const GROUNDS: Readonly<Record<Surface, Ground>> = {
  sand: { thump: 0.3, thumpHertz: 80, rustle: 0.5, rustleHertz: 1_700, seconds: 0.13 },
  grass: { thump: 0.35, thumpHertz: 90, rustle: 0.42, rustleHertz: 2_800, seconds: 0.1 },
  street: { thump: 0.5, thumpHertz: 150, rustle: 0.4, rustleHertz: 2_100, seconds: 0.045 },
  gravel: { thump: 0.35, thumpHertz: 120, rustle: 0.7, rustleHertz: 3_100, seconds: 0.11 },
  snow: { thump: 0.26, thumpHertz: 110, rustle: 0.75, rustleHertz: 1_100, seconds: 0.17 },
  wood: { thump: 0.8, thumpHertz: 175, rustle: 0.2, rustleHertz: 1_300, seconds: 0.06 },
  leaves: { thump: 0.25, thumpHertz: 95, rustle: 0.6, rustleHertz: 3_800, seconds: 0.14 },
  water: { thump: 0.22, thumpHertz: 210, rustle: 0.9, rustleHertz: 1_500, seconds: 0.2 },
};

/** How heavy and how bright a foot is. */
const FEET: Readonly<Record<TreadName, { readonly weight: number; readonly bright: number }>> = {
  steps: { weight: 1, bright: 1 },
  paws: { weight: 0.4, bright: 1.5 },
  hooves: { weight: 1.7, bright: 0.8 },
  pads: { weight: 2.6, bright: 0.5 },
  claws: { weight: 0.15, bright: 2 },
};

export function makeTread(name: TreadName, surface: Surface, random: Random): Float32Array {
  const [ground, foot] = [GROUNDS[surface], FEET[name]];
  const band = makeFilter('band', Math.min(9_000, ground.rustleHertz * foot.bright * random.between(0.85, 1.2)), 0.9);
  const pitch = ground.thumpHertz * random.between(0.92, 1.1) * (name === 'pads' ? 0.6 : 1);
  return shape(ground.seconds * 3 + 0.06, (t) => {
    const thump = sine(pitch * t) * Math.exp(-t / 0.028) * ground.thump * foot.weight;
    // The foot rolls: what it presses aside comes a little after the blow.
    const roll = Math.exp(-(((t - ground.seconds * 0.5) / (ground.seconds * 0.5)) ** 2));
    return (thump + band.run(hiss(random)) * roll * ground.rustle) * soften(t);
  });
}

/** Drops that fall back after a splash. */
function withDrops(make: BlowMaker, count: number, seconds: number): BlowMaker {
  return (random) => {
    const splash = make(random);
    const drops = random.spawn('drops');
    for (let k = 0; k < count; k++) {
      const [at, pitch, loud] = [
        drops.between(0.1, seconds * 0.8),
        drops.between(500, 1_800),
        drops.between(0.04, 0.16),
      ];
      const first = Math.floor(at * SAMPLE_RATE);
      for (let i = 0; i < 0.05 * SAMPLE_RATE && first + i < splash.length; i++) {
        const t = i / SAMPLE_RATE;
        const value = loud * sine(pitch * t * (1 + t * 7)) * Math.exp(-t / 0.012) * soften(t);
        splash[first + i] = (splash[first + i] ?? 0) + value;
      }
    }
    return splash;
  };
}

const BLOWS: Readonly<Record<BlowName, BlowMaker>> = {
  ...HAND_BLOWS,
  wings: whoosh(0.2, 0.07, 700, 320),
  stroke: withDrops(whoosh(0.5, 0.12, 1_300, 700), 5, 0.5),
  splash: withDrops(whoosh(1.3, 0.06, 2_200, 500), 18, 1.2),
  clap: (random) => {
    const palm = makeFilter('band', random.between(1_000, 1_500), 1.1);
    return shape(0.14, (t) => palm.run(hiss(random)) * Math.exp(-t / 0.018) * soften(t));
  },
  hammer: (random) => {
    const pitch = random.between(1_250, 1_400);
    const blow = makeFilter('band', 2_800, 1);
    return shape(0.5, (t) => {
      const ring = sine(pitch * t) * 0.5 + sine(pitch * 2.76 * t) * 0.3 + sine(pitch * 5.4 * t) * 0.12;
      return (ring * Math.exp(-t / 0.11) + blow.run(hiss(random)) * Math.exp(-t / 0.01)) * soften(t);
    });
  },
  crash: (random) => {
    const low = makeFilter('low', 900);
    const shards = makeFilter('high', 2_600);
    return shape(1.1, (t) => {
      const white = hiss(random);
      return (low.run(white) * Math.exp(-t / 0.08) * 1.6 + shards.run(white) * Math.exp(-t / 0.3) * 0.5) * soften(t);
    });
  },
  boom: (random) => {
    const body = makeFilter('low', 900);
    let [brown, step] = [0, 0];
    return shape(2.6, (t) => {
      if (step++ % 64 === 0) body.tune(90 + 2_400 * Math.exp(-t / 0.16));
      brown = brown * 0.99 + hiss(random) * 0.12;
      // It cracks before it rumbles: several in a row were one rumble (spectra, 2026-11).
      const crack = hiss(random) * 1.4 * Math.exp(-t / 0.045);
      return (
        (body.run(brown * 2.4) + sine(46 * t * (1 - t * 0.1)) * 0.5) * Math.exp(-t / 0.6) * soften(t) +
        crack * soften(t)
      );
    });
  },
};

export const makeBlow = (name: BlowName, random: Random): Float32Array => BLOWS[name](random);
