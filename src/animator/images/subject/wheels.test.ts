import type { SKRSContext2D } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { FILM, filmPlate, lookBy, paint, SECONDS } from '../../../../test/fixtures/plate-films.ts';
import { findWheels } from './wheels.ts';

/** A car from its side, its wheels with one red spoke each. */
function paintCar(pen: SKRSContext2D, body: string, wheel: string, spoke: string | null): void {
  pen.fillStyle = body;
  pen.fillRect(60, 60, 120, 40);
  pen.fillRect(85, 40, 60, 24);
  for (const x of [88, 152]) {
    pen.fillStyle = wheel;
    pen.beginPath();
    pen.arc(x, 100, 17, 0, 7);
    pen.fill();
    if (spoke === null) continue;
    pen.fillStyle = spoke;
    pen.fillRect(x - 2, 86, 5, 14);
  }
}

const picture = paint((pen) => {
  pen.fillStyle = '#a8c8a0';
  pen.fillRect(0, 0, FILM.width, FILM.height);
  paintCar(pen, '#3050a0', '#202020', '#ff2010');
});
const mask = paint((pen) => {
  pen.fillStyle = '#000';
  pen.fillRect(0, 0, FILM.width, FILM.height);
  paintCar(pen, '#fff', '#fff', null);
});

/** Where the red of the first wheel is seen from its middle, in half pixels: down is positive. */
function spokeAt(frame: Uint8Array): { readonly down: number; readonly count: number } {
  const [wide, high] = [FILM.width / 2, FILM.height / 2];
  const reds = frame.subarray(FILM.width * FILM.height + wide * high);
  let [sum, count] = [0, 0];
  for (let at = 0; at < wide * high; at++) {
    if ((reds[at] ?? 0) < 175) continue;
    sum += Math.floor(at / wide) + 0.5 - 50;
    count += 1;
  }
  return { down: sum / Math.max(1, count), count };
}

const parking = filmPlate({ picture, look: lookBy(mask), prompt: 'static shot' });

describe('the wheels of a vehicle', () => {
  it('are found where its outline touches the ground as circles do', async () => {
    const { plate } = await parking;
    if (plate.subject === null) throw new Error('The car stands out.');
    const found = findWheels(plate.subject).map(({ x, y, radius }) => [
      x - plate.area.left,
      y - plate.area.top,
      radius,
    ]);
    expect(found).toHaveLength(2);
    for (const [index, x] of [88, 152].entries()) {
      expect(Math.abs((found[index]?.[0] ?? 0) - x)).toBeLessThan(3);
      expect(Math.abs((found[index]?.[1] ?? 0) - 100)).toBeLessThan(4);
      expect(Math.abs((found[index]?.[2] ?? 0) - 17)).toBeLessThan(4);
    }
  });

  it('turn as it goes, and stand as it stands', async () => {
    const film = await filmPlate({ picture, look: lookBy(mask), prompt: 'the car drives to the right, static shot' });
    expect(spokeAt(film.at(0).frame).down).toBeLessThan(-2.5);
    const seen = Array.from({ length: 12 }, (_, index) => spokeAt(film.at((SECONDS * index) / 12).frame));
    expect(Math.max(...seen.map(({ down }) => down))).toBeGreaterThan(1);
    expect(Math.min(...seen.map(({ count }) => count))).toBeGreaterThan(8);
    const parked = await parking;
    expect(spokeAt(parked.at(SECONDS / 2).frame).down).toBeLessThan(-2.5);
  });
});
