import type { Vector } from '../../../maths/vector.ts';
import { type Forge, type Paint, paintIn } from '../../forge/forge.ts';
import type { Make } from '../../forge/made-body.ts';
import { tube } from '../../forge/shapes.ts';
import { lined, sheet } from '../../forge/surface.ts';
import { darker } from '../../looks.ts';
import type { CycleOrder } from './cycle-parts.ts';
import { makeMachine, pair } from './machine.ts';
import { BLACK, CHROME, RUBBER, type WheelStyle } from './wheels.ts';

/** What one pushes before oneself: each has two grips at its back, `handle` and `handle2`, for the hands of whoever does. */

const WOOD: Paint = { material: 'wood', colour: 0xa8743f };
export const STEEL: Paint = { material: 'metal', colour: 0x8f959c };
export const PLAIN_WHEEL: WheelStyle = { spokes: 0, rim: CHROME, tyre: 0.5 };
export const grips = (x: number, y: number, z: number): Make['anchors'] => ({ handle: [x, y, z], handle2: [-x, y, z] });

/** Where whoever sits in it, and is pushed, has the hands. */
export const rests = (x: number, y: number, z: number): Make['anchors'] => ({
  ...{ seatRight: [-x, y, z], seatLeft: [x, y, z], passengerRight: [-x, y, z], passengerLeft: [x, y, z] },
});

/** A shallow tub on one wheel, two shafts and two legs. */
export function makeWheelbarrow({ colour, look }: CycleOrder): Make {
  const tub = paintIn({ material: 'paint', colour }, look);
  const rim = (z: number, half: number, y: number): Vector[] => [
    [-half, y, z],
    [half, y, z],
  ];
  return makeMachine({
    ...{ height: 0.82, length: 1.62, width: 0.7, ride: 'road' },
    wheels: [{ bone: 'wheel', at: [0.001, 0.2, 0.62], radius: 0.2, wide: 0.1, steers: false }],
    style: () => ({ spokes: 0, rim: { ...tub, colour: 0xd0a02c }, tyre: 0.5 }),
    anchors: {
      ...grips(0.27, 0.74, -0.76),
      ...rests(0.32, 0.7, 0.1),
      ...{ inside: [0, 0.46, 0.12], surface: [0, 0.5, 0.12], seat: [0, 0.46, 0.08], passenger: [0, 0.46, 0.08] },
      top: [0, 0.72, 0.1],
    },
    forge(forge) {
      const front: readonly Vector[][] = [rim(0.3, 0.2, 0.32), rim(0.62, 0.33, 0.7)];
      const back: readonly Vector[][] = [rim(-0.2, 0.2, 0.32), rim(-0.36, 0.35, 0.66)];
      const [fl, bl] = [front, back];
      const corner = (rows: readonly Vector[][], row: number, side: number): Vector => rows[row]?.[side] ?? [0, 0, 0];
      forge.add(tub, lined(sheet([corner(bl, 0, 0), corner(bl, 0, 1)].map((p, k) => [p, corner(fl, 0, k)]))));
      forge.add(tub, lined(sheet(fl)));
      forge.add(tub, lined(sheet(bl)));
      for (const side of [0, 1])
        forge.add(
          tub,
          lined(
            sheet([
              [corner(bl, 0, side), corner(fl, 0, side)],
              [corner(bl, 1, side), corner(fl, 1, side)],
            ]),
          ),
        );
      const edge = [corner(bl, 1, 0), corner(bl, 1, 1), corner(fl, 1, 1), corner(fl, 1, 0)];
      forge.add({ ...tub, colour: darker(tub.colour, 0.7) }, tube(edge, 0.018, { ring: true }));
      for (const side of [1, -1]) {
        forge.add(
          WOOD,
          tube(
            [
              [side * 0.06, 0.2, 0.64],
              [side * 0.18, 0.3, 0.2],
              [side * 0.27, 0.52, -0.4],
              [side * 0.27, 0.74, -0.8],
            ],
            0.024,
          ),
        );
        forge.add(
          RUBBER,
          tube(
            [
              [side * 0.27, 0.685, -0.7],
              [side * 0.27, 0.745, -0.81],
            ],
            0.03,
          ),
        );
        forge.add(
          STEEL,
          tube(
            [
              [side * 0.22, 0.36, 0.02],
              [side * 0.25, 0.01, -0.26],
              [side * 0.25, 0.5, -0.36],
            ],
            0.016,
          ),
        );
      }
    },
  });
}

/** A seat in a bag of cloth under a hood, on four wheels. */
export function makeStroller({ colour, look }: CycleOrder): Make {
  const cloth = paintIn({ material: 'cloth', colour }, look);
  const wheels = [...pair('front', 0.26, 0.38, 0.12, 0.06, true), ...pair('rear', 0.3, -0.3, 0.16, 0.06)];
  return makeMachine({
    ...{ height: 1.08, length: 1.1, width: 0.66, ride: 'road', wheels },
    style: () => PLAIN_WHEEL,
    anchors: {
      ...grips(0.2, 1.0, -0.56),
      ...rests(0.12, 0.65, 0.34),
      ...{ seat: [0, 0.5, 0.02], passenger: [0, 0.5, 0.02], inside: [0, 0.5, 0.02], surface: [0, 0.55, 0.02] },
      top: [0, 1.08, -0.1],
    },
    forge(forge) {
      const across = (z: number, y: number, half: number): Vector[] =>
        [-1, -0.6, 0, 0.6, 1].map((s): Vector => [s * half, y + s * s * 0.1, z]);
      // Foot rest, seat, back.
      forge.add(
        cloth,
        lined(
          sheet(
            [
              across(0.5, 0.26, 0.2),
              across(0.3, 0.36, 0.22),
              across(0.22, 0.47, 0.23),
              across(-0.12, 0.44, 0.23),
              across(-0.3, 0.85, 0.22),
            ],
            { crease: 1.4 },
          ),
        ),
      );
      const arch = (share: number): Vector[] =>
        Array.from({ length: 9 }, (_, k): Vector => {
          const [side, turn] = [k / 4 - 1, share * 1.5];
          const high = Math.sqrt(Math.max(0, 1 - side * side)) * 0.2 + 0.16;
          return [side * 0.25, 0.72 + Math.cos(turn) * high, -0.26 + Math.sin(turn) * (high + 0.1)];
        });
      forge.add(
        { ...cloth, colour: darker(cloth.colour, 0.75) },
        lined(sheet([-0.35, 0, 0.35, 0.7].map(arch), { crease: 1.4 })),
      );
      for (const side of [1, -1]) {
        forge.add(
          STEEL,
          tube(
            [
              [side * 0.26, 0.12, 0.38],
              [side * 0.25, 0.42, 0.1],
              [side * 0.24, 0.84, -0.36],
              [side * 0.22, 1.0, -0.56],
            ],
            0.016,
          ),
        );
        forge.add(
          STEEL,
          tube(
            [
              [side * 0.3, 0.16, -0.3],
              [side * 0.25, 0.42, 0.1],
            ],
            0.016,
          ),
        );
      }
      forge.add(
        RUBBER,
        tube(
          [
            [0.22, 1.0, -0.56],
            [-0.22, 1.0, -0.56],
          ],
          0.024,
        ),
      );
      forge.add(
        STEEL,
        tube(
          [
            [0.3, 0.16, -0.3],
            [-0.3, 0.16, -0.3],
          ],
          0.012,
        ),
      );
      forge.add(
        BLACK,
        lined(
          sheet([
            [
              [-0.2, 0.2, -0.22],
              [0.2, 0.2, -0.22],
            ],
            [
              [-0.2, 0.17, 0.16],
              [0.2, 0.17, 0.16],
            ],
          ]),
        ),
      );
      forge.add(
        STEEL,
        tube(
          [
            [-0.24, 0.52, 0.2],
            [-0.22, 0.64, 0.34],
            [0.22, 0.64, 0.34],
            [0.24, 0.52, 0.2],
          ],
          0.016,
        ),
      );
    },
  });
}

/** A basket of wire on four castors. */
export function makeShoppingCart({ colour, look }: CycleOrder): Make {
  const wire = paintIn({ material: 'metal', colour: 0xaab0b6 }, look);
  const wheels = [...pair('front', 0.2, 0.36, 0.06, 0.03, true), ...pair('rear', 0.24, -0.34, 0.06, 0.03)];
  const at = (x: number, share: number, along: number): Vector => {
    const half = 0.2 + share * 0.07 - along * 0.03;
    return [x * half, 0.42 + share * 0.48, -0.42 - share * 0.06 + along * (0.72 + share * 0.12)];
  };
  return makeMachine({
    ...{ height: 1.02, length: 1.1, width: 0.6, ride: 'road', wheels },
    style: () => PLAIN_WHEEL,
    anchors: {
      ...grips(0.2, 1.0, -0.6),
      ...rests(0.25, 0.91, 0.05),
      ...{ inside: [0, 0.44, 0], surface: [0, 0.44, 0], seat: [0, 0.46, 0], passenger: [0, 0.46, 0] },
      top: [0, 0.92, 0],
    },
    forge(forge) {
      const bar = (points: readonly Vector[], thick = 0.005): Forge =>
        forge.add(wire, tube(points, thick, { sides: 5 }));
      for (let k = 0; k <= 5; k++) {
        const share = k / 5;
        bar(
          [at(-1, share, 0), at(-1, share, 1), at(1, share, 1), at(1, share, 0), at(-1, share, 0)],
          k === 5 ? 0.011 : 0.005,
        );
      }
      for (let k = 0; k <= 8; k++) for (const side of [1, -1]) bar([at(side, 0, k / 8), at(side, 1, k / 8)]);
      for (let k = 0; k <= 4; k++) for (const end of [0, 1]) bar([at(k / 2 - 1, 0, end), at(k / 2 - 1, 1, end)]);
      for (let k = 0; k <= 4; k++) bar([at(k / 2 - 1, 0, 0), at(k / 2 - 1, 0, 1)]);
      for (const side of [1, -1]) {
        bar(
          [
            [side * 0.2, 0.12, 0.36],
            [side * 0.22, 0.2, -0.3],
            [side * 0.23, 0.42, -0.42],
            [side * 0.25, 1.0, -0.6],
          ],
          0.014,
        );
        bar(
          [
            [side * 0.22, 0.2, -0.3],
            [side * 0.24, 0.1, -0.34],
          ],
          0.012,
        );
      }
      bar(
        [
          [-0.2, 0.14, 0.3],
          [0.2, 0.14, 0.3],
        ],
        0.012,
      );
      forge.add(
        { material: 'plastic', colour },
        tube(
          [
            [-0.27, 1.0, -0.6],
            [0.27, 1.0, -0.6],
          ],
          0.02,
        ),
      );
    },
  });
}
