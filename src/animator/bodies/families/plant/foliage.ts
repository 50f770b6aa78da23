import { TAU } from '../../../maths/ease.ts';
import { makeRandom, type Random } from '../../../maths/random.ts';
import { aboutAxis, aboutX, aboutY, combine, fromTo } from '../../../maths/turn.ts';
import { add, between, normalise, scale, type Vector } from '../../../maths/vector.ts';
import type { Paint } from '../../forge/forge.ts';
import { tube } from '../../forge/shapes.ts';
import { join, lined, moved, type Surface, sheet } from '../../forge/surface.ts';

export const BARK: Paint = { material: 'bark', colour: 0x6b4a32 };

/** A leaf from its stem along +z, folded a little along the middle. */
export function leaf(length: number, width: number, bend = 0.25): Surface {
  const rows = [0, 0.25, 0.5, 0.75, 1].map((share) => {
    const half = (width / 2) * Math.sin(Math.min(1, share * 0.92 + 0.08) * Math.PI) ** 0.8;
    const y = -bend * length * share * share;
    return [-1, 0, 1].map((side): Vector => [side * half, y + Math.abs(side) * half * 0.25, share * length]);
  });
  return lined(
    sheet(
      rows.map((row) => [...row].reverse()),
      { crease: 1.2 },
    ),
  );
}

/** Paint of what is cut into leaves by the lens; what is made of something else stays whole. */
export const sprays = (paint: Paint): Paint => (paint.material === 'leaf' ? { ...paint, material: 'leaves' } : paint);

/** Leaves all around a ball, facing outward: a tuft of a crown. Each is a spray in two halves from their tips (kernel/sprays.h), lit as if it were part of the ball. */
export function tuft(centre: Vector, radii: Vector, count: number, size: number, chance: Random): Surface {
  const positions: number[] = [];
  const normals: number[] = [];
  const indices: number[] = [];
  for (let k = 0; k < count; k++) {
    const up = 1 - (2 * (k + 0.5)) / count;
    const around = k * 2.399963 + chance.between(-0.3, 0.3);
    const flat = Math.sqrt(1 - up * up);
    const out: Vector = [flat * Math.sin(around), up, flat * Math.cos(around)];
    const deep = chance.between(0.62, 1.16);
    const at = add(centre, [out[0] * radii[0] * deep, out[1] * radii[1] * deep, out[2] * radii[2] * deep]);
    const turn = combine(fromTo([0, 1, 0], normalise(add(out, [0, 0.25, 0]))), aboutY(chance.between(0, TAU)));
    const blade = size * chance.between(0.7, 1.35);
    const lean: Vector = [chance.between(-0.55, 0.55), chance.between(-0.4, 0.7), chance.between(-0.55, 0.55)];
    const base = positions.length / 3;
    const corners: readonly Vector[] = [
      [-0.72, 0.05, 0],
      [0, -0.12, -0.95],
      [0.72, 0.05, 0],
      [0, -0.12, 0.95],
    ];
    for (const corner of corners) {
      const [x, y, z] = moveCorner(scale(corner, blade), turn);
      positions.push(at[0] + x, at[1] + y, at[2] + z);
      // Lit as the crown is, and a little as it lies itself: no two leaves are equally bright.
      const normal = normalise(add(add(out, scale([x, y, z], 0.5 / blade)), lean));
      normals.push(normal[0], normal[1], normal[2]);
    }
    indices.push(base + 1, base, base + 2, base + 3, base + 2, base);
  }
  return { positions, normals, indices };
}

function moveCorner([x, y, z]: Vector, m: ReturnType<typeof aboutX>): Vector {
  return [m[0] * x + m[1] * y + m[2] * z, m[3] * x + m[4] * y + m[5] * z, m[6] * x + m[7] * y + m[8] * z];
}

export interface Bough {
  readonly wood: Surface;
  readonly ends: readonly Vector[];
}

/** Forks from a trunk outward, twice; answers with the tips, where leaves grow. */
export function boughs(foot: Vector, fork: Vector, thick: number, reach: number, count: number, seed: number): Bough {
  const chance = makeRandom(seed);
  const wood: Surface[] = [];
  const ends: Vector[] = [];
  for (let k = 0; k < count; k++) {
    const around = (k / count) * TAU + chance.between(-0.4, 0.4);
    const start = between(foot, fork, chance.between(0.7, 1));
    const rise = chance.between(0.45, 1.15);
    const out: Vector = normalise([Math.sin(around), rise, Math.cos(around)]);
    const elbow = add(start, scale(out, reach * 0.55));
    const tip = add(elbow, scale(normalise(add(out, [0, 0.5, 0])), reach * chance.between(0.35, 0.6)));
    wood.push(tube([start, elbow, tip], [thick * 0.55, thick * 0.34, thick * 0.14], { sides: 6 }));
    ends.push(tip);
    for (const side of [-1, 1]) {
      const twig = combine(aboutAxis([0, 1, 0], side * chance.between(0.5, 0.9)), aboutX(0));
      const way = moveCorner(out, twig);
      const end = add(elbow, scale(normalise(add(way, [0, 0.35, 0])), reach * chance.between(0.4, 0.6)));
      wood.push(tube([elbow, end], [thick * 0.25, thick * 0.08], { sides: 5 }));
      ends.push(end);
    }
  }
  return { wood: join(wood), ends };
}

/** A flower's head around +y: rings of petals and its middle's place. */
export function petals(count: number, length: number, width: number, lift: number, turnBy = 0): Surface {
  return join(
    Array.from({ length: count }, (_, k) =>
      moved(leaf(length, width, -0.15), { turn: combine(aboutY((k / count) * TAU + turnBy), aboutX(-lift)) }),
    ),
  );
}
