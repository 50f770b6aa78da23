import { describe, expect, it } from 'vitest';
import { standing } from '../maths/matrix.ts';
import { lightOf, MeshBuilder } from '../maths/mesh.ts';
import { clearSight } from './clear-sight.ts';
import { addBox } from './kits/built.ts';
import { seasonOf } from './kits/season.ts';
import { makeSight } from './sight.ts';

const season = seasonOf({ seed: 1, time: 'day', weather: 'clear', season: 'summer', dressing: [], without: [] }, false);

function carAt(x: number, z: number) {
  const builder = new MeshBuilder();
  addBox(builder, [0, 0.7, 0], [1.8, 1.4, 4.4], { colour: lightOf(0x884422), material: 'metal', season });
  return { mesh: builder.build(), matrix: standing([x, 0, z]) };
}

describe('the view of a camera', () => {
  const sight = { lines: [{ eye: [0, 1.5, 10], end: [0, 0, -20] }], bears: () => false } as const;

  it('has nothing right before the lens, though it hides nobody', () => {
    expect(clearSight([carAt(1.7, 5)], sight)).toEqual([]);
  });

  it('keeps what stands farther off, or aside', () => {
    const kept = [carAt(1.7, -6), carAt(5, 9)];
    expect(clearSight(kept, sight)).toEqual(kept);
  });

  it('leaves the chair and the low table to whoever sits there', () => {
    const chair = new MeshBuilder();
    addBox(chair, [0, 0.5, 0], [0.5, 1, 0.5], { colour: lightOf(0x884422), material: 'metal', season });
    const seat = { mesh: chair.build(), matrix: standing([0.4, 0, 6.5]) };
    const samples = [{ eye: [0, 1.5, 10], target: [0, 1, -20], corner: 0.8 }] as const;
    const sightOf = (at: readonly [number, number, number]) =>
      makeSight(samples.map((sample) => ({ ...sample, subjects: [[0, 1, -20], at] as const })));
    expect(clearSight([seat], sightOf([0.4, 1, 6.5]))).toEqual([seat]);
    expect(clearSight([seat], sightOf([9, 1, -6]))).toEqual([]);
  });
});

describe('how near things come to the camera', () => {
  it('is never nearer than they are seen from above, so that far ones need no height', () => {
    const looks = [
      { eye: [0, 1.5, 10], target: [0, 1, 0], corner: 0.8 },
      { eye: [30, 8, -4], target: [0, 1, 0], corner: 0.97 },
    ] as const;
    const sight = makeSight(looks);
    for (const [x, z] of [
      [0, 0],
      [12, -3],
      [40, 40],
    ] as const)
      for (const y of [-20, 0, 1.5, 60])
        expect(sight.apparentAcross(x, z)).toBeLessThanOrEqual(sight.apparent([x, y, z]) + 1e-9);
  });
});
