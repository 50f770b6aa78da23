import { describe, expect, it } from 'vitest';
import { type Luma, likeness, sharpness } from '../../../../test/fixtures/likeness.ts';
import {
  FILM,
  filmPlate,
  lookBy,
  lumaOf,
  paint,
  readPhotograph,
  SECONDS,
} from '../../../../test/fixtures/plate-films.ts';
import { IS_LONG_RUN } from '../../../../test/servers/long-run.ts';

const SPAN = { width: 0.7, height: 0.7 };
const END = SECONDS - 1 / 24;
const PIXELS = FILM.width * FILM.height;

function signalToNoise(a: Luma, b: Luma): number {
  let sum = 0;
  for (let at = 0; at < PIXELS; at++) sum += ((a.values[at] ?? 0) - (b.values[at] ?? 0)) ** 2;
  return 10 * Math.log10((219 * 219 * PIXELS) / sum);
}

const dissolve = (a: Luma, b: Luma): Luma => ({
  ...FILM,
  values: Float32Array.from({ length: PIXELS }, (_, at) => ((a.values[at] ?? 0) + (b.values[at] ?? 0)) / 2),
});

describe('a film between two pictures of one place', () => {
  const WAYS = [
    [
      'from the left to the right',
      'pagoda.jpg',
      { left: 0, top: 0.1 },
      { left: 0.15, top: 0.15 },
      { left: 0.3, top: 0.2 },
    ],
    ['over a path', 'mountain-path.jpg', { left: 0.25, top: 0.3 }, { left: 0.15, top: 0.2 }, { left: 0.05, top: 0.1 }],
  ] as const;
  it.each(WAYS.slice(0, IS_LONG_RUN ? WAYS.length : 1))(
    'goes %s and shows what is between',
    async (_way, name, from, between, to) => {
      const [first, middle, last] = await Promise.all(
        [from, between, to].map((part) => readPhotograph(name, { ...part, ...SPAN })),
      );
      if (first === undefined || middle === undefined || last === undefined) throw new Error('There are three.');
      const film = await filmPlate({
        picture: first,
        look: lookBy(null),
        prompt: '',
        last: { picture: last, look: lookBy(null) },
      });
      const [opening, between2, end] = [film.at(0), film.at(END / 2), film.at(END)];
      expect(likeness(opening, lumaOf(first))).toBeGreaterThan(0.97);
      expect(likeness(end, lumaOf(last))).toBeGreaterThan(0.97);
      const mixed = dissolve(lumaOf(first), lumaOf(last));
      const truth = lumaOf(middle);
      expect(signalToNoise(between2, truth)).toBeGreaterThan(signalToNoise(mixed, truth) + 4);
      // Nothing shines through anything; what lies between pixels is a little softer.
      expect(sharpness(between2)).toBeGreaterThan(0.62 * Math.min(sharpness(opening), sharpness(end)));
    },
  );

  it.runIf(IS_LONG_RUN)('leaves no corner bare that neither of them holds', async () => {
    const [first, last] = await Promise.all([
      readPhotograph('mountain-meadow.jpg', { left: 0, top: 0, ...SPAN }),
      readPhotograph('mountain-meadow.jpg', { left: 0.3, top: 0.3, ...SPAN }),
    ]);
    const film = await filmPlate({
      ...{ picture: first, look: lookBy(null), prompt: '' },
      last: { picture: last, look: lookBy(null) },
    });
    const { values } = film.at(END / 2);
    // What is bare is white; the meadow and the mountain are not.
    expect(values[3 * FILM.width + FILM.width - 4]).toBeLessThan(215);
    expect(values[(FILM.height - 4) * FILM.width + 3]).toBeLessThan(215);
  });

  it.runIf(IS_LONG_RUN)('goes nearer where the last one was taken from near', async () => {
    const [first, last] = await Promise.all([
      readPhotograph('coffee-cup.jpg'),
      readPhotograph('coffee-cup.jpg', { left: 0.2, top: 0.15, width: 0.62, height: 0.62 }),
    ]);
    const middle = await readPhotograph('coffee-cup.jpg', { left: 0.125, top: 0.094, width: 0.765, height: 0.765 });
    const film = await filmPlate({
      picture: first,
      look: lookBy(null),
      prompt: '',
      last: { picture: last, look: lookBy(null) },
    });
    const truth = lumaOf(middle);
    const mixed = dissolve(lumaOf(first), lumaOf(last));
    expect(signalToNoise(film.at(END / 2), truth)).toBeGreaterThan(signalToNoise(mixed, truth) + 3);
    expect(likeness(film.at(END), lumaOf(last))).toBeGreaterThan(0.97);
  });
});

describe('a film between two pictures of one place in another light', () => {
  // That a film opens on the one and ends on the other is seen above.
  it.runIf(IS_LONG_RUN)('goes over from the one to the other everywhere at once', async () => {
    const day = await readPhotograph('pagoda.jpg');
    const night = paint((pen) => {
      pen.drawImage(day, 0, 0);
      pen.globalCompositeOperation = 'multiply';
      pen.fillStyle = '#343c66';
      pen.fillRect(0, 0, FILM.width, FILM.height);
    });
    const film = await filmPlate({
      ...{ picture: day, look: lookBy(null), prompt: '' },
      last: { picture: night, look: lookBy(null) },
    });
    expect(likeness(film.at(0), lumaOf(day))).toBeGreaterThan(0.97);
    expect(likeness(film.at(END), lumaOf(night))).toBeGreaterThan(0.97);
    // Both lie upon each other: between them it is their mean, and no seam runs through it.
    const between = film.at(END * 0.44);
    expect(signalToNoise(between, dissolve(lumaOf(day), lumaOf(night)))).toBeGreaterThan(20);
    expect(sharpness(between)).toBeGreaterThan(0.62 * sharpness(film.at(END)));
  });
});

describe('a film between two pictures of the same one elsewhere', () => {
  it.runIf(IS_LONG_RUN)('takes it along, and shows it once', async () => {
    const meadow = await readPhotograph('mountain-meadow.jpg');
    const flower = await readPhotograph('dahlia.jpg');
    const stand = (left: number) => {
      const canvas = paint((pen) => {
        pen.drawImage(meadow, 0, 0);
        pen.save();
        pen.beginPath();
        pen.ellipse(left + 27, 92, 25, 30, 0, 0, 7);
        pen.clip();
        pen.drawImage(flower, 85, 30, 66, 76, left, 60, 54, 64);
        pen.restore();
      });
      const mask = paint((pen) => {
        pen.fillStyle = '#fff';
        pen.beginPath();
        pen.ellipse(left + 27, 92, 25, 30, 0, 0, 7);
        pen.fill();
      });
      return { picture: canvas, look: lookBy(mask) };
    };
    const film = await filmPlate({ ...stand(20), prompt: '', last: stand(150) });
    const redAt = (seconds: number): { middle: number; count: number } => {
      const { frame } = film.at(seconds);
      const [wide, high] = [FILM.width / 2, FILM.height / 2];
      const reds = frame.subarray(PIXELS + wide * high);
      let [sum, count] = [0, 0];
      for (let at = 0; at < wide * high; at++) {
        if ((reds[at] ?? 0) < 158) continue;
        sum += at % wide;
        count += 1;
      }
      return { middle: (sum / count / wide) * FILM.width, count };
    };
    const [first, middle, end] = [redAt(0), redAt(END / 2), redAt(END)];
    expect(end.middle - first.middle).toBeGreaterThan(120);
    expect(Math.abs(middle.middle - (first.middle + end.middle) / 2)).toBeLessThan(12);
    expect(middle.count / first.count).toBeGreaterThan(0.85);
    expect(middle.count / first.count).toBeLessThan(1.15);
  });
});
