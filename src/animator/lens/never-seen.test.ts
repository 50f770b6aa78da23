import { expect, test } from 'vitest';
import type { Placement } from '../land/world.ts';
import { standing } from '../maths/matrix.ts';
import { type Mesh, MeshBuilder } from '../maths/mesh.ts';
import type { Vector } from '../maths/vector.ts';
import { leaveOutUnseen } from './never-seen.ts';

const LOOK = { colour: [0.5, 0.5, 0.5], material: 0 } as const;
const STEPS = 12;

/** Two walls a metre apart, one turned to the front and one to the back. */
function makeWalls(): Mesh {
  const builder = new MeshBuilder();
  const corner = (x: number, y: number, z: number): number => builder.vertex([x, y, z], [0, 0, Math.sign(z)], LOOK);
  for (const z of [0.5, -0.5])
    for (let i = 0; i < STEPS; i++)
      for (let j = 0; j < STEPS; j++) {
        const [x0, x1] = z > 0 ? [i, i + 1] : [i + 1, i];
        builder.quad(corner(x0, j, z), corner(x1, j, z), corner(x1, j + 1, z), corner(x0, j + 1, z));
      }
  return builder.build();
}

const wall: Placement = { mesh: makeWalls(), matrix: standing([0, 0, 0]) };
const trianglesOf = (placements: readonly Placement[]): number[] =>
  placements.filter(({ seen }) => seen !== false).map(({ mesh }) => mesh.indices.length / 3);
const leave = (eyes: readonly Vector[], sees = true, mirrors = false) =>
  leaveOutUnseen([wall], { eyes, sees: () => sees }, mirrors);

test('what is turned away from wherever the camera will be is drawn in no frame, and throws its shadow all the same', () => {
  const left = leave([[6, 1, 9]]);
  expect(trianglesOf(left)).toEqual([STEPS * STEPS * 2]);
  expect(left.map(({ mesh, shades = true }) => (shades ? mesh.indices.length / 3 : 0))).toEqual([0, STEPS * STEPS * 4]);
  expect(left[0]?.mesh.vertices.length).toBe(wall.mesh.vertices.length / 2);
});

test('who walks around a house sees both of its sides', () => {
  expect(
    leave([
      [6, 1, 9],
      [20, 1, 0],
      [6, 1, -9],
    ]),
  ).toEqual([wall]);
});

test('what lies beside the picture throughout is shadow alone', () => {
  expect(trianglesOf(leave([[6, 1, 9]], false))).toEqual([]);
});

test('water shows all of what stands at it', () => {
  const [shown, whole] = leave([[6, 1, 9]], true, true);
  expect(shown?.mirrored).toBe(false);
  expect(whole).toEqual({ ...wall, seen: false, mirrored: true });
});
