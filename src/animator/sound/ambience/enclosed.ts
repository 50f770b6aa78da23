import type { Random } from '../../maths/random.ts';
import { addPanned, panTo, SAMPLE_RATE, type Stereo } from '../buffer.ts';
import { makeFilter } from '../filter.ts';
import { sine } from '../sine.ts';
import { fillChannels, hiss } from './noise-bed.ts';

/** Under water: a dull rumble that swells, and bubbles that rise past the ear. */
export function makeUnderwater(length: number, random: Random): Stereo {
  const sound = fillChannels(length, random, (own) => {
    const dull = makeFilter('low', 190);
    const body = makeFilter('low', 420);
    let swell = 0.5;
    let target = 0.5;
    return (i) => {
      if (i % 36_000 === 0) target = own.next();
      swell += (target - swell) * 0.00003;
      const white = hiss(own);
      return dull.run(white) * (0.9 + 0.7 * swell) + body.run(white) * 0.16 * swell;
    };
  });
  const bubbles = random.spawn('bubbles');
  for (let at = bubbles.between(0.1, 0.8); at < length / SAMPLE_RATE; at += bubbles.between(0.5, 1.7)) {
    const pan = panTo(bubbles.between(-0.7, 0.7));
    for (let k = 0; k < 3 + bubbles.index(6); k++) {
      const first = Math.floor((at + k * bubbles.between(0.04, 0.1)) * SAMPLE_RATE);
      const pitch = bubbles.between(260, 760);
      const decay = bubbles.between(0.02, 0.05);
      const loud = bubbles.between(0.03, 0.1);
      for (let i = 0; i < decay * 5 * SAMPLE_RATE; i++) {
        const t = i / SAMPLE_RATE;
        const shape = Math.exp(-t / decay) * (1 - Math.exp(-t * 400));
        addPanned(sound, first + i, loud * sine(pitch * t * (1 + t * 6)) * shape, pan);
      }
    }
  }
  return sound;
}

/** A quiet room: air, and a clock somewhere. */
export function makeRoomTone(length: number, random: Random): Stereo {
  const sound = fillChannels(length, random, (own) => {
    const air = makeFilter('low', 480);
    return () => air.run(hiss(own)) * 0.4;
  });
  const pan = panTo(random.between(-0.5, 0.5));
  const ticks = random.spawn('clock');
  for (let k = 0; k < length / SAMPLE_RATE; k++) {
    const first = Math.floor((k + 0.3) * SAMPLE_RATE);
    const pitch = k % 2 === 0 ? 2_300 : 1_900;
    for (let i = 0; i < 0.02 * SAMPLE_RATE; i++) {
      const t = i / SAMPLE_RATE;
      addPanned(sound, first + i, (sine(pitch * t) * 0.5 + hiss(ticks) * 0.4) * Math.exp(-t / 0.003) * 0.2, pan);
    }
  }
  return sound;
}

/** People at other tables: voices without words. */
export function makeCrowd(length: number, random: Random): Stereo {
  const sound = fillChannels(length, random, (own) => {
    const talk = makeFilter('band', 480, 1.2);
    const bright = makeFilter('band', 1_500, 1.1);
    let [loud, target] = [0.4, 0.4];
    return (i) => {
      if (i % 5_200 === 0) target = 0.15 + 0.85 * own.next() ** 1.5;
      loud += (target - loud) * 0.0004;
      if ((i & 511) === 0) talk.tune(340 + 420 * loud);
      const white = hiss(own);
      return (talk.run(white) + 0.28 * bright.run(white) * loud) * (0.35 + 0.65 * loud);
    };
  });
  const clinks = random.spawn('clinks');
  for (let at = clinks.between(0.4, 2); at < length / SAMPLE_RATE; at += clinks.between(0.9, 3)) {
    const first = Math.floor(at * SAMPLE_RATE);
    const [pitch, loud, pan] = [
      clinks.between(2_400, 4_600),
      clinks.between(0.03, 0.1),
      panTo(clinks.between(-0.8, 0.8)),
    ];
    for (let i = 0; i < 0.12 * SAMPLE_RATE; i++) {
      const t = i / SAMPLE_RATE;
      addPanned(sound, first + i, loud * sine(pitch * t) * Math.exp(-t / 0.03) * Math.min(1, t * 2_000), pan);
    }
  }
  return sound;
}

/** Machines behind a wall: the mains and its overtones, and a fan. */
export function makeHum(length: number, random: Random): Stereo {
  const mains = random.between(49, 51);
  return fillChannels(length, random, (own) => {
    const fan = makeFilter('band', 620, 0.7);
    return (i) => {
      const t = i / SAMPLE_RATE;
      const hum = sine(mains * 2 * t) + 0.5 * sine(mains * 4 * t) + 0.22 * sine(mains * 6 * t);
      return hum * 0.2 + fan.run(hiss(own)) * 0.5;
    };
  });
}
