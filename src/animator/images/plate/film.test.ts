import type { SKRSContext2D } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { likeness } from '../../../../test/fixtures/likeness.ts';
import { FILM, filmPlate, lookBy, lumaOf, paint, SECONDS } from '../../../../test/fixtures/plate-films.ts';
import { IS_LONG_RUN } from '../../../../test/servers/long-run.ts';
import { makeRandom } from '../../maths/random.ts';

/** A meadow under the sky. */
function paintMeadow(pen: SKRSContext2D, width: number, height: number): void {
  const random = makeRandom(5);
  pen.fillStyle = '#9cc4e8';
  pen.fillRect(0, 0, width, height);
  pen.fillStyle = '#4c8a3a';
  pen.fillRect(0, height * 0.4, width, height);
  for (let blade = 0; blade < 900; blade++) {
    pen.fillStyle = `hsl(${95 + random.index(20)} 45% ${28 + random.index(16)}%)`;
    pen.fillRect(random.index(width), height * 0.42 + random.index(Math.round(height * 0.6)), 2, 4);
  }
}

/** An animal that stands on four legs and looks to the right. */
function paintDog(pen: SKRSContext2D, colour: string, shade: string | null): void {
  if (shade !== null) {
    pen.fillStyle = shade;
    pen.beginPath();
    pen.ellipse(122, 109, 42, 5, 0, 0, 7);
    pen.fill();
  }
  pen.fillStyle = colour;
  pen.fillRect(90, 66, 60, 22);
  for (const x of [92, 104, 132, 142]) pen.fillRect(x, 86, 7, 24);
  pen.fillRect(138, 44, 22, 26);
  pen.fillRect(78, 62, 14, 6);
}

const picture = paint((pen) => {
  paintMeadow(pen, FILM.width, FILM.height);
  paintDog(pen, '#c04020', '#1e3818');
});
const mask = paint((pen) => {
  pen.fillStyle = '#000';
  pen.fillRect(0, 0, FILM.width, FILM.height);
  paintDog(pen, '#fff', null);
});
const look = lookBy(mask);

/** Where the animal is in a frame: the middle of what is red, of the width; and how much of it there is. */
function redIn(frame: Uint8Array): { middle: number; count: number } {
  const [wide, high] = [FILM.width / 2, FILM.height / 2];
  const reds = frame.subarray(FILM.width * FILM.height + wide * high);
  let [sum, count] = [0, 0];
  for (let at = 0; at < wide * high; at++) {
    if ((reds[at] ?? 0) < 160) continue;
    sum += (at % wide) + 0.5;
    count += 1;
  }
  return { middle: sum / count / wide, count };
}

describe('whoever a picture shows', () => {
  it('goes where the prompt says, from where the picture has it, and leaves the ground behind', async () => {
    const film = await filmPlate({ picture, look, prompt: 'the dog runs to the left, static shot' });
    const opening = film.at(0);
    expect(likeness(opening, lumaOf(picture))).toBeGreaterThan(0.97);
    const [first, last] = [redIn(opening.frame), redIn(film.at(SECONDS).frame)];
    expect(first.middle - last.middle).toBeGreaterThan(0.2);
    expect(last.count).toBeGreaterThan(first.count * 0.45);
    // Where it stood there is grass, and no shadow of nobody.
    const grass = film.at(SECONDS).values;
    for (const [x, y] of [
      [120, 76],
      [140, 109],
      [124, 108],
    ] as const) {
      expect(Math.abs((grass[y * FILM.width + x] ?? 0) - (grass[y * FILM.width + 222] ?? 0))).toBeLessThan(45);
    }
  });

  it('goes the other way as well, stays where it is told to stay, and opens as it was given in any case', async () => {
    const ends = [];
    for (const prompt of ['the dog walks to the right, static shot', 'the dog turns its head, static shot']) {
      const film = await filmPlate({ picture, look, prompt });
      expect(likeness(film.at(0), lumaOf(picture))).toBeGreaterThan(0.97);
      ends.push(redIn(film.at(SECONDS - 1.5).frame).middle - redIn(film.at(0).frame).middle);
    }
    expect(ends[0]).toBeGreaterThan(0.1);
    expect(Math.abs(ends[1] ?? 1)).toBeLessThan(0.02);
  });
});

describe('a film from a first frame', () => {
  const OPENINGS = ['', 'falling leaves, pan left', 'rain', 'tilt up', 'static shot in heavy snow'];
  const wide = paint((pen) => paintMeadow(pen, 320, FILM.height), { width: 320, height: FILM.height });

  it.each(IS_LONG_RUN ? OPENINGS : OPENINGS.slice(0, 2))(
    'opens on the picture itself and goes on: %j',
    async (prompt) => {
      const film = await filmPlate({ picture: wide, look: lookBy(null), prompt });
      const [opening, end] = [film.at(0), film.at(SECONDS)];
      expect(likeness(opening, lumaOf(wide))).toBeGreaterThan(0.97);
      expect(end.frame).not.toEqual(opening.frame);
    },
  );

  it('stands still when it is told to', async () => {
    const film = await filmPlate({ picture: wide, look: lookBy(null), prompt: 'static shot' });
    expect(film.at(SECONDS).frame).toEqual(film.at(0).frame);
  });

  it('moves the way the prompt says', async () => {
    const bar = paint(
      (pen) => {
        pen.fillStyle = '#fff';
        pen.fillRect(0, 0, 480, FILM.height);
        pen.fillStyle = '#000';
        pen.fillRect(232, 0, 16, FILM.height);
      },
      { width: 480, height: FILM.height },
    );
    const middleOfBar = async (prompt: string): Promise<number> => {
      const { values } = (await filmPlate({ picture: bar, look: lookBy(null), prompt })).at(SECONDS);
      const dark = Array.from({ length: FILM.width }, (_, x) => x).filter(
        (x) => (values[68 * FILM.width + x] ?? 255) < 120,
      );
      return dark.reduce((sum, x) => sum + x, 0) / dark.length;
    };
    expect(await middleOfBar('pan right')).toBeLessThan(108);
    expect(await middleOfBar('pan left')).toBeGreaterThan(131);
    expect(await middleOfBar('')).toBeCloseTo(119.5, 0);
  });
});
