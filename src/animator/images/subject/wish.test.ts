import { describe, expect, it } from 'vitest';
import { FILM, lookBy, paint } from '../../../../test/fixtures/plate-films.ts';
import { findColour } from '../../catalogue/attributes.ts';
import { readPlainBackground } from '../edit/background.ts';
import { makePlate } from '../plate/plate.ts';
import { grantWish, readSubjectWish } from './wish.ts';

describe('what is wanted of whoever a picture shows', () => {
  it.each([
    ['remove the dog', 'gone'],
    ['make the car disappear', 'gone'],
    ['make the cup blue', 'recoloured'],
    ['change the red car to light green', 'recoloured'],
    ['turn it purple', 'recoloured'],
    ['add a red balloon', null],
    ['remove the background', null],
    ['make the sky blue', null],
    ['make it snow', null],
    ['a calm day', null],
  ])('is read from %j', (prompt, kind) => {
    expect(readSubjectWish(prompt)?.kind ?? null).toBe(kind);
  });

  it('is of clothes alone where they are named', () => {
    expect(readSubjectWish('make her shirt green')).toMatchObject({ part: 'clothes' });
    expect(readSubjectWish('make her hair red')).toMatchObject({ part: 'hair' });
    expect(readSubjectWish('make the cup blue')).toMatchObject({ part: 'all' });
  });

  it('may be one colour behind it', () => {
    expect(readPlainBackground('the shoe on a black background')).toEqual(findColour('black'));
    expect(readPlainBackground('remove the background')).toEqual([255, 255, 255]);
    expect(readPlainBackground('replace the background with a forest')).toBeNull();
    expect(readPlainBackground('make the cup blue')).toBeNull();
  });

  it('is granted: of another colour with its shading, or gone', () => {
    const ball = (colour: string, shade: string) =>
      paint((pen) => {
        pen.fillStyle = '#b0b0b0';
        pen.fillRect(0, 0, FILM.width, FILM.height);
        for (const [fill, y] of [
          [colour, 60],
          [shade, 90],
        ] as const) {
          pen.fillStyle = fill;
          pen.fillRect(90, y, 60, 30);
        }
      });
    const mask = paint((pen) => {
      pen.fillStyle = '#fff';
      pen.fillRect(90, 60, 60, 60);
    });
    const plate = makePlate(ball('#d02020', '#701010'), FILM, lookBy(mask));
    const wish = readSubjectWish('make the box blue');
    if (wish === null || plate.subject === null) throw new Error('There is a box that is to be blue.');
    const { cut } = grantWish(plate, wish).subject ?? {};
    if (cut === undefined) throw new Error('It is still there.');
    const colourAt = (x: number, y: number): readonly number[] => {
      const at = ((y + plate.area.top - cut.top) * cut.width + x + plate.area.left - cut.left) * 4;
      return [...cut.pixels.subarray(at, at + 3)];
    };
    const [[red = 0, , blue = 0], [, , dark = 0]] = [colourAt(120, 75), colourAt(120, 105)];
    expect(blue).toBeGreaterThan(red + 60);
    expect(dark).toBeLessThan(blue - 30);
    expect(grantWish(plate, { kind: 'gone', of: null }).subject).toBeNull();
  });

  it('leaves what lies within it and is only of a like colour', () => {
    const paintBowl = (bowl: string, rim: string, fig: string) =>
      paint((pen) => {
        pen.fillStyle = '#b0b0b0';
        pen.fillRect(0, 0, FILM.width, FILM.height);
        for (const [fill, inset] of [
          [bowl, 0],
          [rim, 26],
          [fig, 34],
        ] as const) {
          pen.fillStyle = fill;
          pen.fillRect(70 + inset, 30 + inset, 100 - 2 * inset, 100 - 2 * inset);
        }
      });
    const mask = paint((pen) => {
      pen.fillStyle = '#fff';
      pen.fillRect(70, 30, 100, 100);
    });
    const plate = makePlate(paintBowl('#d02020', '#f0f0e0', '#c02828'), FILM, lookBy(mask));
    const wish = readSubjectWish('make the bowl green');
    const { cut } = (wish === null ? null : grantWish(plate, wish).subject) ?? {};
    if (cut === undefined) throw new Error('There is a bowl that is to be green.');
    const redAt = (x: number, y: number): number =>
      cut.pixels[((y + plate.area.top - cut.top) * cut.width + x + plate.area.left - cut.left) * 4] ?? 0;
    expect(redAt(82, 80)).toBeLessThan(120);
    expect(redAt(120, 80)).toBeGreaterThan(160);
  });
});
