import { describe, expect, it } from 'vitest';
import { lookBy, MADE, SKETCHED as SIZE, sketch } from '../../../../test/fixtures/plate-films.ts';
import { makePlate } from '../plate/plate.ts';
import { bendMouth } from './talk.ts';

const LIPS = 140;

/** A face whose eyes are 44 pixels apart, with lips 44 below them; `teeth`: it smiles. */
function aMouth(open: number, teeth: boolean) {
  const picture = sketch((pen) => {
    pen.fillStyle = '#8a93a0';
    pen.fillRect(0, 0, SIZE.width, SIZE.height);
    pen.fillStyle = '#d8a888';
    pen.fillRect(190, 30, 100, 180);
    pen.fillStyle = '#702828';
    pen.fillRect(222, LIPS, 36, 3);
    pen.fillStyle = '#f4f0ec';
    if (teeth) pen.fillRect(222, LIPS + 3, 36, 6);
  });
  const mask = sketch((pen) => {
    pen.fillStyle = '#000';
    pen.fillRect(0, 0, SIZE.width, SIZE.height);
    pen.fillStyle = '#fff';
    pen.fillRect(190, 30, 100, 180);
  });
  const plate = makePlate(picture, MADE, lookBy(mask), 0);
  const { subject } = plate;
  if (subject === null) throw new Error('Nobody stands out.');
  const eye = (x: number) => ({ u: x / SIZE.width, v: 96 / SIZE.height, across: 0.02, down: 0.02 });
  const parts = bendMouth(plate, subject, [eye(218), eye(262)], {
    depthAt: () => subject.depth,
    follow: () => () => undefined,
    openAt: () => open,
  });
  return parts.map(({ mesh, texture, bend }) => {
    const rest = Float32Array.from(
      { length: (mesh.vertices.length / 12) * 3 },
      (_, at) => mesh.vertices[Math.floor(at / 3) * 12 + (at % 3)] ?? 0,
    );
    const positions = rest.slice();
    bend(1, positions, texture.coordinates.slice());
    return { rest, positions, high: rest[1] ?? 0 };
  });
}

describe('the mouth of whoever speaks in a picture', () => {
  it('opens: the jaw goes down from where lips meet, and what is between them grows', () => {
    const [inside, jaw] = aMouth(1, false);
    expect(jaw?.positions[1]).toBeLessThan(jaw?.rest[1] ?? 0);
    expect(inside?.positions[1]).toBe(inside?.rest[1]);
    const [less] = aMouth(0.4, false);
    expect(less?.positions.at(-2)).toBeGreaterThan(inside?.positions.at(-2) ?? 0);
  });

  it('is behind the face while it is shut', () => {
    for (const { rest, positions } of aMouth(0, false)) expect(positions[2]).toBeLessThan((rest[2] ?? 0) - 1);
  });

  it('opens below the teeth of who smiles', () => {
    expect(aMouth(1, true)[1]?.high).toBeLessThan(aMouth(1, false)[1]?.high ?? 0);
  });
});
