import type { SKRSContext2D } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { lookBy, MADE, SKETCHED as SIZE, sketch } from '../../../../test/fixtures/plate-films.ts';
import { makePlate } from '../plate/plate.ts';
import { findFace } from './find-face.ts';

const FACE = { x: 240, y: 112, across: 38, down: 48 } as const;

function oval(pen: SKRSContext2D, colour: string, x: number, y: number, across: number, down: number): void {
  pen.fillStyle = colour;
  pen.beginPath();
  pen.ellipse(x, y, across, down, 0, 0, 7);
  pen.fill();
}

/** Somebody whose long hair falls over the shoulders: the outline has no neck. */
function paintLongHair(pen: SKRSContext2D, hair: string, coat: string): void {
  pen.fillStyle = coat;
  pen.fillRect(150, 200, 180, 72);
  oval(pen, hair, FACE.x, 120, 72, 96);
  pen.fillStyle = hair;
  pen.fillRect(168, 120, 144, 110);
}

function faceOf(draw: (pen: SKRSContext2D) => void) {
  const wall = (pen: SKRSContext2D, colour: string): void => {
    pen.fillStyle = colour;
    pen.fillRect(0, 0, SIZE.width, SIZE.height);
  };
  const mask = sketch((pen) => {
    wall(pen, '#000');
    paintLongHair(pen, '#fff', '#fff');
  });
  const picture = sketch((pen) => {
    wall(pen, '#8a93a0');
    paintLongHair(pen, '#3a2418', '#334466');
    draw(pen);
  });
  const plate = makePlate(picture, MADE, lookBy(mask), 0);
  if (plate.subject === null) throw new Error('Nobody stands out.');
  return findFace(plate, plate.subject);
}

function paintFace(pen: SKRSContext2D): void {
  const { x, y, across, down } = FACE;
  oval(pen, '#d8a888', x, y, across, down);
  for (const side of [-1, 1]) oval(pen, '#2a1a12', x + side * 16, y - 6, 6, 3.5);
  oval(pen, '#a04848', x, y + 22, 11, 3);
}

describe('a face under long hair', () => {
  it('is found by its skin and its eyes', () => {
    const face = faceOf(paintFace);
    if (face === null) throw new Error('None was found.');
    expect(Math.abs(face.head.u * SIZE.width - FACE.x)).toBeLessThan(FACE.across * 0.6);
    for (const [index, side] of [-1, 1].entries()) {
      expect(Math.abs((face.eyes.both[index]?.u ?? 0) * SIZE.width - (FACE.x + side * 16))).toBeLessThan(6);
      expect(Math.abs((face.eyes.both[index]?.v ?? 0) * SIZE.height - (FACE.y - 6))).toBeLessThan(6);
    }
  });

  it('is not found where only hair is seen', () => {
    expect(faceOf(() => undefined)).toBeNull();
  });

  it('is not found where skin has no eyes', () => {
    expect(faceOf((pen) => oval(pen, '#d8a888', FACE.x, FACE.y, FACE.across, FACE.down))).toBeNull();
  });
});
