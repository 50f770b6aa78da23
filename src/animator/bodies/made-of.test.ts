import { describe, expect, it } from 'vitest';
import { madeBody } from './forge/made-body.ts';
import { piece } from './forge/piece.ts';
import { ball } from './forge/shapes.ts';
import { madeOf } from './made-of.ts';
import type { FieldKernel } from './polygonise.ts';
import { thingBones } from './thing-poses.ts';

/** A ball with an eye in it. */
const beast = madeBody(
  piece([1, 1, 1], {
    bones: thingBones(1),
    forge: (forge) =>
      void forge
        .add({ material: 'fur', colour: 0x806040 }, ball([0.5, 0.5, 0.5]))
        .add({ material: 'eye', colour: 0x101010 }, ball([0.05, 0.05, 0.05])),
    anchors: {},
  }),
);
const none = {} as FieldKernel;

describe('a body made of something else', () => {
  it('is of glass that one sees through, and keeps its eyes', () => {
    const parts = madeOf(beast, 'glass').makeParts(none);
    expect(parts.map(({ material }) => material)).toEqual(['glass', 'eye']);
    expect(parts[0]?.texture?.pixels[3]).toBeLessThan(255);
  });

  it('is covered with leaves that follow its bones', () => {
    const cover = madeOf(beast, 'leaves').makeParts(none).at(-1);
    expect(cover?.material).toBe('leaf');
    expect(cover?.mesh.positions.length).toBeGreaterThan(1000);
    expect(cover?.mesh.joints.length).toBe(((cover?.mesh.positions.length ?? 0) / 3) * 4);
  });
});

it('is of hewn stones that bend with no joint, with moss where they lie flat, and leaves its eyes free', () => {
  const cover = madeOf(beast, 'boulders').makeParts(none).at(-1);
  expect(cover?.material).toBe('rock');
  expect([...new Set(cover?.mesh.weights)].sort()).toEqual([0, 1]);
  const greens = Array.from(cover?.colours ?? []).filter((value, k) => k % 3 === 1 && value > 0.18 && value < 0.2);
  expect(greens.length).toBeGreaterThan(0);
});
