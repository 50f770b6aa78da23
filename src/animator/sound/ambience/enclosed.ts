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
