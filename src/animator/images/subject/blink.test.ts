import type { SKRSContext2D } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { lookBy, MADE, SKETCHED as SIZE, sketch } from '../../../../test/fixtures/plate-films.ts';
import { makePlate } from '../plate/plate.ts';
import { closedAt } from './blink.ts';
import { findEyes } from './find-eyes.ts';
import { findPuppet } from './puppet.ts';

function oval(pen: SKRSContext2D, colour: string, x: number, y: number, across: number, down: number): void {
  pen.fillStyle = colour;
  pen.beginPath();
  pen.ellipse(x, y, across, down, 0, 0, 7);
  pen.fill();
}

/** Head and shoulders before a wall. */
function paintPerson(pen: SKRSContext2D, skin: string, coat: string): void {
  pen.fillStyle = coat;
  pen.fillRect(140, 190, 200, 82);
  pen.fillStyle = skin;
  pen.fillRect(220, 150, 40, 50);
  oval(pen, skin, 240, 100, 52, 66);
}

const wall = (pen: SKRSContext2D): void => {
  pen.fillStyle = '#8a93a0';
  pen.fillRect(0, 0, SIZE.width, SIZE.height);
};
const mask = sketch((pen) => {
  pen.fillStyle = '#000';
  pen.fillRect(0, 0, SIZE.width, SIZE.height);
  paintPerson(pen, '#fff', '#fff');
});

function eyesOf(draw: (pen: SKRSContext2D) => void) {
  const plate = makePlate(sketch(draw), MADE, lookBy(mask), 0);
  const { subject } = plate;
  if (subject === null) throw new Error('Nobody stands out.');
  const { head } = findPuppet(plate, subject, 'upright');
  return head === null ? null : findEyes(plate, subject, head);
}

describe('eyes', () => {
  it('are found in a face, both of them, where they are', () => {
    const eyes = eyesOf((pen) => {
      wall(pen);
      paintPerson(pen, '#d8a888', '#334466');
      for (const x of [218, 262]) oval(pen, '#2a1a12', x, 98, 9, 5);
      oval(pen, '#a04848', 240, 134, 16, 4);
    });
    if (eyes === null) throw new Error('None was found.');
    for (const [index, x] of [218, 262].entries()) {
      expect(Math.abs((eyes.both[index]?.u ?? 0) * SIZE.width - x)).toBeLessThan(5);
      expect(Math.abs((eyes.both[index]?.v ?? 0) * SIZE.height - 98)).toBeLessThan(5);
    }
  });

  it('are not found where there is no face', () => {
    expect(
      eyesOf((pen) => {
        wall(pen);
        paintPerson(pen, '#d8a888', '#334466');
      }),
    ).toBeNull();
    expect(
      eyesOf((pen) => {
        wall(pen);
        paintPerson(pen, '#3a6a9a', '#334466');
        for (const x of [218, 262]) oval(pen, '#101018', x, 98, 9, 5);
      }),
    ).toBeNull();
  });

  it('are open when a film begins, and close now and then for a moment', () => {
    const closed = Array.from({ length: 24 * 8 }, (_, frame) => closedAt(frame / 24));
    expect(closed.slice(0, 20).every((value) => value === 0)).toBe(true);
    expect(Math.max(...closed)).toBe(1);
    expect(closed.filter((value) => value > 0).length).toBeLessThan(24 * 8 * 0.12);
  });
});
