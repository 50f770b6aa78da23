import { TAU } from '../../maths/ease.ts';
import type { Random } from '../../maths/random.ts';
import { addPanned, makeStereo, panTo, SAMPLE_RATE, type Stereo } from '../buffer.ts';
import { makeFilter } from '../filter.ts';
import { sine } from '../sine.ts';
import { fillChannels, hiss } from './noise-bed.ts';

export function makeWind(length: number, random: Random): Stereo {
  return fillChannels(length, random, (own) => {
    const body = makeFilter('band', 400, 1.1);
    const whistle = makeFilter('band', 900, 3);
    let gust = 0.4;
    let target = 0.4;
    return (i) => {
      if (i % 16_384 === 0) target = own.next();
      gust += (target - gust) * 0.00006;
      if ((i & 127) === 0) {
        body.tune(220 + 520 * gust);
        whistle.tune(500 + 900 * gust);
      }
      const white = hiss(own);
      return body.run(white) * (0.25 + 0.9 * gust) + whistle.run(white) * 0.18 * gust;
    };
  });
}

/** Wind in leaves: brighter than wind, in short rustling waves. */
export function makeLeaves(length: number, random: Random): Stereo {
  return fillChannels(length, random, (own) => {
    const body = makeFilter('band', 3200, 0.6);
    const soft = makeFilter('low', 6500);
    let rustle = 0.3;
    let target = 0.3;
    return (i) => {
      if (i % 9_600 === 0) target = own.next() ** 2;
      rustle += (target - rustle) * 0.00018;
      return soft.run(body.run(hiss(own))) * (0.12 + 0.9 * rustle);
    };
  });
}

/** A city from a few streets away: a low hum, passing cars, now and then a far horn. */
export function makeCity(length: number, random: Random): Stereo {
  const sound = fillChannels(length, random, (own) => {
    const hum = makeFilter('low', 210);
    const air = makeFilter('band', 700, 0.5);
    let swell = 0.5;
    let target = 0.5;
    return (i) => {
      if (i % 24_000 === 0) target = own.next();
      swell += (target - swell) * 0.00004;
      const white = hiss(own);
      return hum.run(white) * 1.1 * (0.6 + 0.5 * swell) + air.run(white) * 0.09 * swell;
    };
  });
  const cars = random.spawn('cars');
  const seconds = length / SAMPLE_RATE;
  for (let k = 0; k < Math.max(1, Math.round(seconds / 2.5)); k++) {
    const pass = cars.between(0, seconds);
    const speed = cars.between(0.7, 1.3) * (cars.chance(0.5) ? 1 : -1);
    const filter = makeFilter('band', 480, 0.8);
    let place = panTo(0);
    const from = Math.max(0, Math.floor((pass - 2) * SAMPLE_RATE));
    const to = Math.min(length, Math.floor((pass + 2) * SAMPLE_RATE));
    for (let i = from; i < to; i++) {
      const t = (i / SAMPLE_RATE - pass) * 1.6;
      const near = 1 / (1 + t * t * 5);
      if ((i & 63) === 0) {
        filter.tune(300 + 620 * near);
        place = panTo(Math.max(-1, Math.min(1, t * speed * 0.7)));
      }
      addPanned(sound, i, filter.run(hiss(cars)) * near * 0.55, place);
    }
  }
  if (seconds > 2 && cars.chance(0.6))
    addHorn(sound, cars.between(0.3, seconds - 1), cars.between(330, 415), cars.between(-0.7, 0.7));
  return sound;
}

function addHorn(sound: Stereo, start: number, pitch: number, pan: number): void {
  const filter = makeFilter('low', 1100);
  const first = Math.floor(start * SAMPLE_RATE);
  const place = panTo(pan);
  for (let i = 0; i < 0.45 * SAMPLE_RATE; i++) {
    const t = i / SAMPLE_RATE;
    const shape = Math.min(1, t * 30) * Math.min(1, (0.45 - t) * 12);
    const tone = Math.sign(Math.sin(TAU * pitch * t)) * 0.5 + Math.sign(Math.sin(TAU * pitch * 1.26 * t)) * 0.4;
    addPanned(sound, first + i, filter.run(tone) * shape * 0.06, place);
  }
}

/** Nothing sounds in space; films agree on a deep, slow chord of partials. */
export function makeSpaceDrone(length: number, random: Random): Stereo {
  const sound = makeStereo(length);
  const root = random.between(41, 52);
  const partials = [1, 1.5, 2, 3.01, 4.02, 6.03].map((ratio, k) => ({
    pitch: root * ratio * random.between(0.998, 1.002),
    loud: 0.3 / (1 + k * 0.9),
    rate: random.between(0.05, 0.2),
    phase: random.next(),
    pan: panTo(random.between(-0.6, 0.6)),
  }));
  for (const partial of partials) {
    for (let i = 0; i < length; i++) {
      const t = i / SAMPLE_RATE;
      const swell = 0.6 + 0.4 * sine(partial.rate * t + partial.phase);
      addPanned(sound, i, partial.loud * swell * sine(partial.pitch * t + partial.phase), partial.pan);
    }
  }
  return sound;
}

/** A campfire: a soft roar and dry crackles. */
export function makeFire(length: number, random: Random): Stereo {
  const sound = fillChannels(length, random, (own) => {
    const roar = makeFilter('low', 420);
    return () => roar.run(hiss(own)) * 0.35;
  });
  const sparks = random.spawn('sparks');
  for (let k = 0; k < (length / SAMPLE_RATE) * 22; k++) {
    const start = sparks.index(length);
    const loud = 0.1 + 0.4 * sparks.next() ** 4;
    const decay = sparks.between(0.0015, 0.0068);
    const pan = panTo(sparks.between(-0.5, 0.5));
    // Wood that bursts, not a needle on glass: a band of its own, and no leap where it begins.
    const wood = makeFilter('band', sparks.between(1_200, 3_200), 0.8);
    for (let i = 0; i < decay * 8 * SAMPLE_RATE; i++) {
      const t = i / SAMPLE_RATE;
      addPanned(sound, start + i, loud * wood.run(hiss(sparks)) * Math.exp(-t / decay) * Math.min(1, t * 4_000), pan);
    }
  }
  return sound;
}
