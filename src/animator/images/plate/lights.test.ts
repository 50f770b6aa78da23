import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { glanceAt } from '../look-at.ts';
import { lightsIn } from './lights.ts';
import { makePlate } from './plate.ts';

const SIZE = { width: 320, height: 180 };

/** A pale wall with two dark windows, and one shadow as wide as it. */
function aHouse() {
  const canvas = createCanvas(SIZE.width, SIZE.height);
  const pen = canvas.getContext('2d');
  pen.fillStyle = '#c9b8a0';
  pen.fillRect(0, 0, SIZE.width, SIZE.height);
  pen.fillStyle = '#1c1a18';
  for (const left of [90, 200]) pen.fillRect(left, 30, 10, 14);
  pen.fillRect(0, 3, SIZE.width, 3);
  return makePlate(canvas, SIZE, glanceAt, 0);
}

describe('lights that go on in a picture', () => {
  const order = { lamps: false, alive: false, print: [1, 1, 1], seed: 3 } as const;

  it('are behind its windows, and not in the shadow under a roof', () => {
    const lights = lightsIn(aHouse(), { ...order, windows: true });
    expect(lights.length).toBeGreaterThan(20);
    expect(new Set(lights.map(({ kind }) => kind))).toEqual(new Set(['light']));
    // A few cells for each of the two, and not a row of them.
    expect(lights.length).toBeLessThan(400);
  });

  it('stay out where nobody asks for them', () => {
    expect(lightsIn(aHouse(), { ...order, windows: false })).toEqual([]);
  });
});
