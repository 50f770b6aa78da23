import { describe, expect, it } from 'vitest';
import { FILM, paint } from '../../../../test/fixtures/plate-films.ts';
import { glanceAt } from '../look-at.ts';
import { makePlate } from '../plate/plate.ts';
import { colourise, wantsColours } from './colourise.ts';
import { paintStuff, readStuffWish } from './stuff.ts';

/** Sky over a meadow. */
const plateOf = (sky: string, ground: string) =>
  makePlate(
    paint((pen) => {
      pen.fillStyle = sky;
      pen.fillRect(0, 0, FILM.width, FILM.height);
      pen.fillStyle = ground;
      pen.fillRect(0, FILM.height / 2, FILM.width, FILM.height / 2);
    }),
    FILM,
    glanceAt,
    0,
  );

/** Red, green and blue in the middle of the picture's width. */
const colourAt = ({ ground, area }: ReturnType<typeof plateOf>, v: number): readonly number[] => {
  const at = (Math.floor(area.height * v) * area.width + Math.floor(area.width / 2)) * 4;
  return [...ground.subarray(at, at + 3)];
};

describe('what a picture is full of', () => {
  it.each([
    ['make the grass yellow', 'grass'],
    ['turn the sky purple', 'sky'],
    ['change the leaves to bright red', 'leaves'],
  ])('is named by %j', (prompt, stuff) => {
    expect(readStuffWish(prompt)?.stuff).toBe(stuff);
  });

  it.each(['make the car red', 'add a red balloon in the sky', 'at night'])('is not named by %j', (prompt) => {
    expect(readStuffWish(prompt)).toBeNull();
  });

  it('gets another colour where it is, and nothing else does', () => {
    const before = plateOf('#6090d0', '#3c8a30');
    const wish = readStuffWish('make the grass red');
    if (wish === null) throw new Error('Nothing is wished.');
    const after = paintStuff(before, wish);
    const [red = 0, green = 0] = colourAt(after, 0.9);
    expect(red).toBeGreaterThan(green * 1.5);
    expect(colourAt(after, 0.1)).toEqual(colourAt(before, 0.1));
  });

  it('gets colours in a picture that has none: a blue sky over green ground', () => {
    expect(wantsColours('colorize this old photo')).toBe(true);
    const after = colourise(plateOf('#c0c0c0', '#808080'));
    const [skyRed = 0, , skyBlue = 0] = colourAt(after, 0.1);
    const [, green = 0, blue = 0] = colourAt(after, 0.95);
    expect(skyBlue).toBeGreaterThan(skyRed + 20);
    expect(green).toBeGreaterThan(blue + 20);
  });

  it('keeps the colours that it has', () => {
    const given = plateOf('#6090d0', '#3c8a30');
    expect(colourise(given)).toBe(given);
  });
});
