import { describe, expect, it } from 'vitest';
import { FILM, lookBy, paint } from '../../../../test/fixtures/plate-films.ts';
import { makePlate } from '../plate/plate.ts';
import { raiseArm } from './arm.ts';
import type { SubjectLife } from './life.ts';

/** A bust: a round face over a coat that reaches the lower edge. */
const draw = (ground: string, coat: string, face: string) =>
  paint((pen) => {
    const [width, height] = [FILM.width, FILM.height];
    pen.fillStyle = ground;
    pen.fillRect(0, 0, width, height);
    pen.fillStyle = coat;
    pen.fillRect(width * 0.25, height * 0.6, width * 0.5, height * 0.4);
    pen.fillStyle = face;
    pen.beginPath();
    pen.arc(width * 0.5, height * 0.4, height * 0.22, 0, Math.PI * 2);
    pen.fill();
  });
const plate = makePlate(draw('#a0a8b0', '#203060', '#d8a080'), FILM, lookBy(draw('#000', '#fff', '#fff')));
const head = { u: 0.5, v: 0.4, across: 0.12, down: 0.22 };

function handsOf(act: string, hand: 'left' | 'right' | null, time: number) {
  const { subject } = plate;
  if (subject === null) throw new Error('Nobody stands out.');
  const move = { act, gait: null, from: 0, to: 6, speed: 1, direction: null, leaves: false } as const;
  const life: SubjectLife = { kind: 'upright', alive: true, wind: 0, hand, moves: [move] };
  return raiseArm(plate, subject, { head, life, depthAt: () => subject.depth }).map(({ mesh, bend, texture }) => {
    const positions = new Float32Array((mesh.vertices.length / 12) * 3);
    bend(time, positions, texture.coordinates);
    const { eye, forward, up, down } = plate.camera;
    return Array.from({ length: positions.length / 3 }, (_, vertex) => {
      const [x = 0, y = 0, z = 0] = [0, 1, 2].map((axis) => (positions[vertex * 3 + axis] ?? 0) - (eye[axis] ?? 0));
      const depth = y * forward[1] + z * forward[2];
      return { x, v: 0.5 - (y * up[1] + z * up[2]) / (depth * 2 * down) };
    });
  });
}

describe('an arm that a picture does not show', () => {
  it('is below it at the first moment, and beside the head as it waves', () => {
    const [before = []] = handsOf('wave', null, 0);
    const [waving = []] = handsOf('wave', null, 2);
    expect(Math.min(...before.map(({ v }) => v))).toBeGreaterThan(1);
    expect(Math.min(...waving.map(({ v }) => v))).toBeLessThan(0.5);
  });

  it('is the one that the words speak of: a right hand is on our left', () => {
    const meanOf = (points: readonly { readonly x: number }[]) => points.reduce((sum, { x }) => sum + x, 0);
    expect(meanOf(handsOf('wave', 'right', 2)[0] ?? [])).toBeLessThan(0);
    expect(meanOf(handsOf('wave', 'left', 2)[0] ?? [])).toBeGreaterThan(0);
  });

  it('does not come where nothing is done with it', () => {
    expect(handsOf('nod', null, 2)).toEqual([]);
  });
});
