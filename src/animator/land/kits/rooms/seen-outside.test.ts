import { expect, test } from 'vitest';
import { standing } from '../../../maths/matrix.ts';
import type { Vector } from '../../../maths/vector.ts';
import { lookOf, Solids } from '../architecture/solids.ts';
import { leaveUnseen } from './seen-outside.ts';

const size = { left: -3, right: 3, back: -3, front: 3, height: 3 };
const window = { middle: 3, width: 1.2, bottom: 1, top: 2, kind: 'window' } as const;
const walls = [
  { side: 'back', openings: [window] },
  { side: 'left', openings: [] },
  { side: 'right', openings: [] },
] as const;
const bush = new Solids();
bush.box([-0.5, 0, -0.5], [0.5, 1, 0.5], lookOf(0x335522, 'leaf'));
const mesh = bush.build();

function seenFrom(eye: Vector, at: Vector): boolean {
  const [one] = leaveUnseen([{ mesh, matrix: standing(at) }], { size, walls, roofed: true }, { eyes: [eye] });
  return one?.seen !== false;
}

test('what stands behind a window is seen from the room, and what stands behind its walls is not', () => {
  expect(seenFrom([0, 1.5, 2], [0, 0.5, -8])).toBe(true);
  expect(seenFrom([0, 1.5, 2], [7, 0.5, -8])).toBe(false);
  expect(seenFrom([0, 1.5, 2], [-8, 0.5, 0])).toBe(false);
});

test('who looks into a room from outside sees past it what stands beside it', () => {
  expect(seenFrom([0, 1.5, 6], [0, 0.5, -8])).toBe(true);
  expect(seenFrom([0, 1.5, 6], [2, 0.5, -14])).toBe(true);
  expect(seenFrom([0, 1.5, 6], [5, 0.5, -5])).toBe(false);
  expect(seenFrom([0, 1.5, 6], [12, 0.5, -2])).toBe(true);
});

test('one look of a film is enough, and what nobody looks out at keeps its shadow', () => {
  const placed = [{ mesh, matrix: standing([-8, 0.5, 0]), shades: true }];
  const room = { size, walls, roofed: true };
  expect(leaveUnseen(placed, room, { eyes: [[0, 1.5, 2]] })).toEqual([{ ...placed[0], seen: false }]);
  const eyes: Vector[] = [
    [0, 1.5, 2],
    [-6, 1.5, 0],
  ];
  expect(leaveUnseen(placed, room, { eyes })).toEqual(placed);
});
