import { standing } from '../../maths/matrix.ts';
import type { Mesh } from '../../maths/mesh.ts';
import type { Vector } from '../../maths/vector.ts';
import type { PlaceOrder } from '../place.ts';
import type { Placement } from '../world.ts';
import { darker, type Look, lookOf, Solids, shine } from './architecture/solids.ts';

/** Where people live on another world: domes of glass over green, white modules, tunnels between them, a mast. */
const asksForColony = ({ dressing }: PlaceOrder): boolean =>
  dressing.some((word) =>
    /\b(?:bases?|colon(?:y|ies)|outposts?|domes?|domed|habitats?|settlements?|stations?)\b/.test(word),
  );

/** Ribs and rings over panes through which what grows inside is seen. */
function makeDome(radius: number): Mesh {
  const solids = new Solids();
  const [rib, foot] = [lookOf(0xd8dce0, 'metal'), lookOf(0xc9c6c0, 'plaster')];
  solids.lathe(
    [0, -1, 0],
    [
      [radius * 1.06, 0],
      [radius * 1.06, 1.6],
      [radius * 0.98, 1.9],
    ],
    foot,
    40,
  );
  const at = (up: number, around: number, far = radius): Vector => [
    Math.cos(up) * Math.cos(around) * far,
    0.8 + Math.sin(up) * far * 0.82,
    Math.cos(up) * Math.sin(around) * far,
  ];
  const rings = 6;
  // Panes: dark glass that shows the sky, green near the ground where the garden is.
  for (let j = 0; j < rings; j++)
    for (let k = 0; k < 32; k++) {
      const [a, b] = [(j / rings) * (Math.PI / 2), ((j + 1) / rings) * (Math.PI / 2)];
      const [p, q] = [(k / 32) * Math.PI * 2, ((k + 1) / 32) * Math.PI * 2];
      const lit = j === 1 && (k * 7) % 5 === 0;
      const pane: Look = lit
        ? shine([1, 0.82, 0.5], 0.9)
        : lookOf(j < 2 ? 0x4f7a58 : 0x7fa0b0, 'glass', j < 2 ? 0.8 : 1);
      const corner = (up: number, around: number): number => {
        const point = at(up, around);
        return solids.vertex(point, [point[0], point[1] * 1.2, point[2]], pane);
      };
      solids.quad(corner(a, q), corner(a, p), corner(b, p), corner(b, q));
    }
  for (let k = 0; k < 16; k++)
    solids.tube(
      Array.from({ length: 9 }, (_, n) => at((n / 8) * (Math.PI / 2), (k / 16) * Math.PI * 2, radius * 1.005)),
      radius * 0.012,
      rib,
      5,
    );
  for (const j of [1, 2, 3, 4, 5])
    solids.tube(
      Array.from({ length: 41 }, (_, n) => at((j / rings) * (Math.PI / 2), (n / 40) * Math.PI * 2, radius * 1.005)),
      radius * 0.01,
      rib,
      5,
    );
  return solids.build({ twoSided: true });
}

/** A white drum with a band of lit windows and a hatch. */
function makeModule(): Mesh {
  const solids = new Solids({ grounded: true });
  const white = lookOf(0xe6e4de, 'plastic');
  solids.lathe(
    [0, -0.5, 0],
    [
      [3, 0],
      [3.1, 0.4],
      [3.1, 3.6],
      [2.6, 4.3],
      [0.8, 4.7],
      [0, 4.75],
    ],
    white,
    36,
  );
  for (let k = 0; k < 16; k++)
    solids.within(standing([0, 0, 0], (k / 16) * Math.PI * 2), () => {
      solids.softBox([-0.42, 1.6, 3.02], [0.42, 2.3, 3.16], 0.05, darker(white, 0.5), { rings: 1 });
      if (k % 3 !== 2) solids.sheet([-0.34, 1.68, 3.17], [0.68, 0, 0], [0, 0.54, 0], shine([1, 0.84, 0.56], 1.1));
    });
  solids.softBox([-0.8, -0.5, 2.9], [0.8, 2.1, 3.9], 0.12, darker(white, 0.8), { rings: 1 });
  solids.sheet([-0.5, 0, 3.92], [1, 0, 0], [0, 1.8, 0], lookOf(0x4a525a, 'metal'));
  solids.tube(
    [
      [1.4, 4.2, 0],
      [1.4, 8, 0],
    ],
    0.06,
    lookOf(0xb8bec2, 'metal'),
    6,
  );
  solids.ball([1.4, 8, 0], [0.14, 0.14, 0.14], shine([3, 0.3, 0.2], 1), 8);
  return solids.build();
}

/** Behind where the film plays, so that whoever goes there goes toward it. */
const DOMES: readonly (readonly [x: number, z: number, radius: number])[] = [
  [-16, -44, 12],
  [12, -62, 17],
  [36, -52, 8],
];
const MODULES: readonly (readonly [x: number, z: number, heading: number])[] = [
  [-1.5, -37, 0.3],
  [24, -40, -0.4],
  [-31, -42, 0.5],
];

export function settle(order: PlaceOrder, heightAt: (x: number, z: number) => number): Placement[] {
  if (!asksForColony(order)) return [];
  const module = makeModule();
  const tunnels = new Solids();
  const white = lookOf(0xd8d6d0, 'plastic');
  const joints: Vector[] = [...DOMES, ...MODULES].map(([x, z]) => [x, heightAt(x, z) + 1, z]);
  const [first, second, third, near, right, left] = joints;
  for (const [a, b] of [
    [first, near],
    [near, second],
    [second, right],
    [right, third],
    [left, first],
  ])
    if (a !== undefined && b !== undefined) tunnels.tube([a, b], 1.25, white, 12);
  return [
    ...DOMES.map(([x, z, radius]) => ({ mesh: makeDome(radius), matrix: standing([x, heightAt(x, z), z]) })),
    ...MODULES.map(([x, z, heading]) => ({ mesh: module, matrix: standing([x, heightAt(x, z), z], heading) })),
    { mesh: tunnels.build(), matrix: standing([0, 0, 0]) },
  ];
}
