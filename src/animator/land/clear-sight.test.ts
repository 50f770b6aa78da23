import { describe, expect, it } from 'vitest';
import { standing } from '../maths/matrix.ts';
import { lightOf, MeshBuilder } from '../maths/mesh.ts';
import { clearSight } from './clear-sight.ts';
import { addBox } from './kits/built.ts';
import { seasonOf } from './kits/season.ts';

const season = seasonOf({ seed: 1, time: 'day', weather: 'clear', season: 'summer', dressing: [], without: [] }, false);

function carAt(x: number, z: number) {
  const builder = new MeshBuilder();
  addBox(builder, [0, 0.7, 0], [1.8, 1.4, 4.4], { colour: lightOf(0x884422), material: 'metal', season });
  return { mesh: builder.build(), matrix: standing([x, 0, z]) };
}

describe('the view of a camera', () => {
  const line = { eye: [0, 1.5, 10], end: [0, 0, -20] } as const;

  it('has nothing right before the lens, though it hides nobody', () => {
    expect(clearSight([carAt(1.7, 5)], [line])).toEqual([]);
  });

  it('keeps what stands farther off, or aside', () => {
    const kept = [carAt(1.7, -6), carAt(5, 9)];
    expect(clearSight(kept, [line])).toEqual(kept);
  });
});
