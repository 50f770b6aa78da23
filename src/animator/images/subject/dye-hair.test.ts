import { describe, expect, it } from 'vitest';
import { paint } from '../../../../test/fixtures/plate-films.ts';
import { luminance, type Rgb } from '../../maths/colour.ts';
import { dyeHair } from './dye-hair.ts';

const SIZE = { width: 120, height: 160 };
/** Between the eyes of the face below. */
const FACE = { x: 60, y: 70, apart: 24 };
const RED: Rgb = [210, 40, 40];

/** A head with hair in light and dark strands and a fringe over half of its forehead; `hair` null for a bald one. */
function aHead(hair: readonly [string, string] | null) {
  const canvas = paint((pen) => {
    pen.fillStyle = hair?.[0] ?? '#d8a888';
    pen.beginPath();
    pen.ellipse(60, 66, 40, 48, 0, 0, 7);
    pen.fill();
    pen.clip();
    if (hair !== null) {
      pen.fillStyle = hair[1];
      for (let x = 0; x < SIZE.width; x += 12) pen.fillRect(x, 0, 6, SIZE.height);
    }
    pen.fillStyle = '#d8a888';
    pen.beginPath();
    pen.ellipse(60, 80, 23, 38, 0, 0, 7);
    pen.fill();
    if (hair !== null) {
      pen.fillStyle = hair[0];
      pen.fillRect(36, 30, 24, 22);
    }
    pen.fillStyle = '#302018';
    for (const x of [48, 72]) pen.fillRect(x - 4, 68, 8, 4);
  }, SIZE);
  const pixels = new Uint8Array(canvas.getContext('2d').getImageData(0, 0, SIZE.width, SIZE.height).data);
  return { left: 0, top: 0, ...SIZE, pixels };
}

const colourAt = (pixels: Uint8Array, x: number, y: number): Rgb => {
  const at = (y * SIZE.width + x) * 4;
  return [pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0];
};

describe('hair of another colour', () => {
  const head = aHead(['#5c4428', '#a8845c']);
  const dyed = dyeHair(head, FACE, RED) ?? new Uint8Array();
  const isRed = ([r, g, b]: Rgb): boolean => r > g * 1.8 && r > b * 1.8;

  it('keeps its light and its dark', () => {
    const [dark, light] = [colourAt(dyed, 57, 24), colourAt(dyed, 63, 24)];
    expect([isRed(dark), isRed(light)]).toEqual([true, true]);
    const before = luminance(colourAt(head.pixels, 63, 24)) / luminance(colourAt(head.pixels, 57, 24));
    expect(luminance(light) / luminance(dark)).toBeGreaterThan(before * 0.8);
  });

  it('goes as far as the hair does: a fringe has it, and forehead, eyes and cheeks are as they were', () => {
    expect(isRed(colourAt(dyed, 48, 46))).toBe(true);
    for (const [x, y] of [
      [70, 52],
      [48, 70],
      [60, 90],
    ] as const)
      expect(colourAt(dyed, x, y)).toEqual(colourAt(head.pixels, x, y));
  });

  it('is not painted on a bald head', () => {
    expect(dyeHair(aHead(null), FACE, RED)).toBeNull();
  });
});
