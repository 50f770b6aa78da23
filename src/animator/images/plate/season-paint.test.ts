import type { SKRSContext2D } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { likeness } from '../../../../test/fixtures/likeness.ts';
import { FILM, filmPlate, lookBy, lumaOf, paint, SECONDS } from '../../../../test/fixtures/plate-films.ts';
import { makePlate } from './plate.ts';
import { dressPlate } from './season-paint.ts';

function paintLand(pen: SKRSContext2D, sky: string, land: string): void {
  pen.fillStyle = sky;
  pen.fillRect(0, 0, FILM.width, FILM.height);
  pen.fillStyle = land;
  pen.fillRect(0, FILM.height * 0.4, FILM.width, FILM.height);
}

const meadow = paint((pen) => paintLand(pen, '#9cc4e8', '#4c8a3a'));
const plate = makePlate(meadow, FILM, lookBy(null), 0);

const colourAt = (pixels: Uint8Array, x: number, y: number): number[] => [
  ...pixels.subarray((y * FILM.width + x) * 4, (y * FILM.width + x) * 4 + 3),
];
const [HIGH, LOW] = [8, 120];

describe('a picture in another season', () => {
  it('has snow on its ground in winter, and none on its sky', () => {
    const { ground } = dressPlate(plate, { kind: 'snow', amount: 1 });
    expect(Math.min(...colourAt(ground, 120, LOW))).toBeGreaterThan(170);
    expect(colourAt(ground, 120, HIGH)).toEqual(colourAt(plate.ground, 120, HIGH));
  });

  it('has less of it where it only snows', () => {
    const shareOf = (amount: number): number => {
      const { ground } = dressPlate(plate, { kind: 'snow', amount });
      return ground.reduce((sum, value, at) => sum + (at % 4 === 0 ? value : 0), 0);
    };
    expect(shareOf(0.4)).toBeLessThan(shareOf(1));
  });

  it('turns its leaves in autumn', () => {
    const forest = makePlate(
      paint((pen) => {
        paintLand(pen, '#3f7a30', '#777166');
        pen.fillStyle = '#284f1c';
        for (let y = 0; y < FILM.height * 0.4; y += 6) pen.fillRect(0, y, FILM.width, 3);
      }),
      FILM,
      lookBy(null),
      0,
    );
    const [red = 0, green = 0] = colourAt(dressPlate(forest, { kind: 'autumn', amount: 1 }).ground, 60, 20);
    expect(red).toBeGreaterThan(green);
  });

  it('stays as it is where somebody alive is told of whom nobody found in it', () => {
    expect(dressPlate(plate, { kind: 'snow', amount: 1 }, true)).toBe(plate);
  });

  it('stays as it is under a roof', () => {
    const room = makePlate(
      paint((pen) => {
        for (let x = 0; x < FILM.width; x += 12) {
          pen.fillStyle = x % 24 === 0 ? '#8a5a34' : '#5a3a24';
          pen.fillRect(x, 0, 12, FILM.height);
        }
      }),
      FILM,
      lookBy(null),
      0,
    );
    expect(room.surroundings.open).toBe(false);
    expect(dressPlate(room, { kind: 'snow', amount: 1 })).toBe(room);
  });

  it('is as it was given when a film of it begins, and dressed when it ends', async () => {
    const film = await filmPlate({ picture: meadow, look: lookBy(null), prompt: 'winter comes, static shot' });
    expect(likeness(film.at(0), lumaOf(meadow))).toBeGreaterThan(0.97);
    const below = (seconds: number): number => film.at(seconds).values[LOW * FILM.width + 120] ?? 0;
    expect(below(SECONDS)).toBeGreaterThan(below(0) + 60);
  });
});
