import { expect, it } from 'vitest';
import { FILM, lookBy, paint } from '../../../../test/fixtures/plate-films.ts';
import { VERTEX_FLOATS } from '../../maths/mesh.ts';
import type { Vector } from '../../maths/vector.ts';
import { bendPlate } from './bend.ts';
import { makePlate } from './plate.ts';

const ball = (colour: string, ground: string) =>
  paint((pen) => {
    pen.fillStyle = ground;
    pen.fillRect(0, 0, FILM.width, FILM.height);
    pen.fillStyle = colour;
    pen.beginPath();
    pen.ellipse(120, 70, 34, 40, 0, 0, 7);
    pen.fill();
  });

it('what lies around somebody is seen while the camera is where the picture was taken, and not from aside, where it would be a line beside him', () => {
  const plate = makePlate(ball('#c03020', '#7a8a5a'), FILM, lookBy(ball('#fff', '#000')), 0);
  const { rim, depth } = plate.subject ?? { rim: null, depth: 0 };
  expect(rim).not.toBeNull();
  const nearness = (aside: number): number => {
    const { eye } = plate.camera;
    const at: Vector = [eye[0] + aside, eye[1], eye[2]];
    const life = { water: false, waves: false, clouds: false, subject: null, durationSeconds: 4 };
    const mesh = bendPlate(plate, life, undefined, () => at).find(({ texture }) => texture.pixels === rim?.pixels);
    const vertex = mesh?.mesh.indices[0] ?? -1;
    const before = Float32Array.from(
      mesh?.mesh.vertices.subarray(vertex * VERTEX_FLOATS, vertex * VERTEX_FLOATS + 3) ?? [],
    );
    const positions = new Float32Array(((mesh?.mesh.vertices.length ?? 0) / VERTEX_FLOATS) * 3);
    positions.set(before, vertex * 3);
    mesh?.bend(0, positions, new Float32Array(mesh.texture.coordinates));
    const far = (point: Float32Array): number => Math.hypot(...point.map((value, axis) => value - (eye[axis] ?? 0)));
    return far(before) - far(positions.subarray(vertex * 3, vertex * 3 + 3));
  };
  expect(depth).toBeGreaterThan(0);
  expect(nearness(0)).toBeGreaterThan(0);
  expect(nearness(0.6)).toBeLessThan(0);
});
