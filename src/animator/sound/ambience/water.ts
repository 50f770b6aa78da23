import { TAU } from '../../maths/ease.ts';
import type { Random } from '../../maths/random.ts';
import { addPanned, makeStereo, panTo, SAMPLE_RATE, type Stereo } from '../buffer.ts';
import { makeFilter } from '../filter.ts';
import { fillChannels, hiss } from './noise-bed.ts';

interface Swell {
  readonly start: number;
  readonly length: number;
  readonly strength: number;
}

/** Breakers: a low roar that rises, then the hiss of foam running up the sand. */
export function makeWaves(length: number, random: Random): Stereo {
  const swells: Swell[] = [];
  const timing = random.spawn('swells');
  for (let at = -3; at < length / SAMPLE_RATE + 2; ) {
    const period = timing.between(3.6, 6);
    swells.push({ start: at, length: period, strength: timing.between(0.55, 1) });
    at += period;
  }
  return fillChannels(length, random, (own, channel) => {
    const roar = makeFilter('low', 500);
    const foamLow = makeFilter('high', 2400, 0.6);
    const foamHigh = makeFilter('low', 9000);
    let brown = 0;
    let rise = 0;
    let foam = 0;
    return (i) => {
      if ((i & 63) === 0) {
        rise = 0;
        foam = 0;
        const seconds = i / SAMPLE_RATE + channel * 0.12;
        for (const swell of swells) {
          const share = (seconds - swell.start) / swell.length;
          if (share <= 0 || share >= 1.6) continue;
          rise += swell.strength * (share < 0.45 ? (share / 0.45) ** 2.2 : Math.exp(-(share - 0.45) * 3.1));
          if (share > 0.42) {
            const run = share - 0.42;
            foam += swell.strength * Math.exp(-run * 2.2) * (1 - Math.exp(-run * 26));
          }
        }
        roar.tune(260 + 900 * rise);
      }
      const white = hiss(own);
      brown = brown * 0.985 + white * 0.06;
      return (
        roar.run(brown * 3.2 + white * 0.25) * (0.25 + 0.9 * rise) + foamLow.run(foamHigh.run(white)) * foam * 0.17
      );
    };
  });
}

/** Steady rain: a bed of hiss, and single drops close by. */
export function makeRain(length: number, random: Random): Stereo {
  const sound = fillChannels(length, random, (own) => {
    const low = makeFilter('high', 1400, 0.5);
    const high = makeFilter('low', 8500, 0.5);
    const rumble = makeFilter('low', 350);
    let gust = 0;
    return () => {
      const white = hiss(own);
      gust += 0.0003 * (hiss(own) * 2 - gust * 0.02);
      return high.run(low.run(white)) * 0.16 * (1 + gust) + rumble.run(white) * 0.1;
    };
  });
  const drops = random.spawn('drops');
  for (let k = 0; k < (length / SAMPLE_RATE) * 60; k++) {
    const start = drops.index(length);
    const pitch = drops.between(1200, 5200);
    const decay = drops.between(0.002, 0.012);
    const loud = 0.02 + 0.1 * drops.next() ** 3;
    const pan = panTo(drops.between(-0.9, 0.9));
    const count = Math.floor(decay * 6 * SAMPLE_RATE);
    for (let i = 0; i < count; i++) {
      const t = i / SAMPLE_RATE;
      addPanned(
        sound,
        start + i,
        loud * Math.sin(TAU * pitch * t * (1 + 0.15 * (t / decay))) * Math.exp(-t / decay),
        pan,
      );
    }
  }
  return sound;
}

/** A brook or a lake's edge: many small bubbles over a soft rush. */
export function makeStream(length: number, random: Random): Stereo {
  const sound = fillChannels(length, random, (own) => {
    const body = makeFilter('band', 620, 0.7);
    return () => body.run(hiss(own)) * 0.22;
  });
  const bubbles = random.spawn('bubbles');
  for (let k = 0; k < (length / SAMPLE_RATE) * 16; k++) {
    const start = bubbles.index(length);
    const pitch = bubbles.between(300, 1300);
    const decay = bubbles.between(0.015, 0.05);
    const loud = bubbles.between(0.02, 0.1);
    const pan = panTo(bubbles.between(-0.8, 0.8));
    let phase = 0;
    for (let i = 0; i < decay * 5 * SAMPLE_RATE; i++) {
      const t = i / SAMPLE_RATE;
      phase += (TAU * pitch * (1 + t * 7)) / SAMPLE_RATE;
      addPanned(sound, start + i, loud * Math.sin(phase) * Math.exp(-t / decay) * (1 - Math.exp(-t * 500)), pan);
    }
  }
  return sound;
}

/** One clap early on, rolling away; a second, further one if there is time. */
export function makeThunder(length: number, random: Random): Stereo {
  const seconds = length / SAMPLE_RATE;
  const claps = [
    { at: Math.min(0.5, seconds * 0.1), strength: 1 },
    { at: seconds * 0.62, strength: 0.55 },
  ];
  return fillChannels(length, random, (own) => {
    const filter = makeFilter('low', 1800);
    let brown = 0;
    return (i) => {
      const now = i / SAMPLE_RATE;
      const white = hiss(own);
      brown = brown * 0.995 + white * 0.05;
      let loud = 0;
      let crack = 0;
      for (const clap of claps) {
        const t = now - clap.at;
        if (t <= 0) continue;
        const roll = 1 + 0.7 * Math.sin(t * 9 + Math.sin(t * 4) * 2) * Math.exp(-t * 0.5);
        loud += clap.strength * Math.exp(-t * 0.8) * (1 - Math.exp(-t * 18)) * roll;
        crack += clap.strength * Math.exp(-t * 6);
      }
      if ((i & 63) === 0) filter.tune(90 + 2600 * Math.min(1, crack));
      return filter.run(brown * 2.2 + white * 0.35 * crack) * loud;
    };
  });
}

/** Much water that falls far: a broad roar, heavy below and hissing above. */
export function makeWaterfall(length: number, random: Random): Stereo {
  return fillChannels(length, random, (own) => {
    const heavy = makeFilter('low', 260);
    const body = makeFilter('band', 900, 0.5);
    const spray = makeFilter('band', 4_600, 0.6);
    let [surge, target] = [0.5, 0.5];
    return (i) => {
      if (i % 14_400 === 0) target = own.next();
      surge += (target - surge) * 0.00008;
      const white = hiss(own);
      return heavy.run(white) * 0.9 * (0.8 + 0.3 * surge) + body.run(white) * 0.7 + spray.run(white) * 0.24;
    };
  });
}

/** Drops into a pool of a cave, each with its echoes. */
export function makeDrips(length: number, random: Random): Stereo {
  const sound = makeStereo(length);
  for (let at = random.between(0.2, 0.9); at < length / SAMPLE_RATE; at += random.between(0.5, 1.6)) {
    const pitch = random.between(900, 2_100);
    const loud = random.between(0.2, 0.5);
    for (let echo = 0; echo < 4; echo++) {
      const pan = panTo(random.between(-0.8, 0.8));
      const first = Math.floor((at + echo * random.between(0.11, 0.19)) * SAMPLE_RATE);
      for (let i = 0; i < 0.08 * SAMPLE_RATE; i++) {
        const t = i / SAMPLE_RATE;
        const shape = Math.exp(-t / 0.018) * (1 - Math.exp(-t * 900)) * 0.42 ** echo;
        addPanned(sound, first + i, loud * shape * Math.sin(TAU * pitch * t * (1 + t * 5)), pan);
      }
    }
  }
  return sound;
}
