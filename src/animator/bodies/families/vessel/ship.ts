import { aboutX } from '../../../maths/turn.ts';
import { type Forge, type Paint, paintIn } from '../../forge/forge.ts';
import type { Make } from '../../forge/made-body.ts';
import { box, cylinder, tube } from '../../forge/shapes.ts';
import { both, moved } from '../../forge/surface.ts';
import { thingBones } from '../../thing-poses.ts';
import { poseRide } from '../../vehicle-poses.ts';
import { deck, gunwale, hullBand, hullEnd, hullSkin, makeHull } from './hull.ts';
import { DARK, DECK, GLASS, STEEL, type VesselOrder } from './vessel-parts.ts';

const SHIPS = {
  cruise: { colour: 0xf4f5f6, tiers: 6, funnels: 2, band: 0x1d3f73 },
  liner: { colour: 0x1b2430, tiers: 4, funnels: 4, band: 0xa82a26 },
  cargo: { colour: 0x7c2f2a, tiers: 0, funnels: 1, band: 0x20242a },
  warship: { colour: 0x7d868d, tiers: 2, funnels: 1, band: 0x5c646b },
} as const;
export type ShipKind = keyof typeof SHIPS;

export function makeShip(order: VesselOrder, kind: ShipKind): Make {
  const { colour, tiers, funnels, band } = SHIPS[kind];
  const half = 34;
  const hull = makeHull({
    breadth: [
      [-half, 3.8],
      [-half + 4, 5.2],
      [-10, 5.6],
      [14, 5.3],
      [27, 2.8],
      [half, 0.03],
    ],
    edge: [
      [-half, 5.6],
      [-10, 5.0],
      [14, 5.2],
      [half, 7.4],
    ],
    keel: [
      [-half, 0.8],
      [-half + 3, -1.5],
      [0, -2.2],
      [26, -2],
      [half - 1.4, 0.5],
      [half, 6.4],
    ],
    fullness: 0.3,
  });
  const paint = paintIn({ material: 'paint', colour: order.colour ?? colour }, order.look);
  const white: Paint = { material: 'paint', colour: kind === 'warship' ? 0x8b949b : 0xf3f4f2 };
  const lit: Paint = { material: 'glow', colour: 0xffd08a, glows: 0.3 };
  return {
    bones: thingBones(22),
    ...{ height: 22, length: half * 2, width: 11.2 },
    forge(forge) {
      forge.add(paint, hullSkin(hull));
      forge.add(paint, hullEnd(hull));
      forge.add({ material: 'paint', colour: band }, hullBand(hull, 0.78, 0.86));
      forge.add({ material: 'paint', colour: 0x8f2b27 }, hullBand(hull, 0.25, 0.42));
      forge.add(DECK, deck(hull, 0.1));
      forge.add(white, gunwale(hull, 0.14));
      if (kind === 'cargo') forgeCargo(forge, white);
      else forgeTiers(forge, white, lit, tiers, funnels, kind === 'liner' ? 0xd07a26 : band);
      if (kind === 'warship') {
        for (const [z, y] of [
          [20, 6.2],
          [14, 7.6],
          [-24, 6.2],
        ] as const) {
          forge.add(white, moved(box([3.2, 1.6, 4], 0.5), { at: [0, y, z] }));
          for (const x of [0.6, -0.6])
            forge.add(
              STEEL,
              tube(
                [
                  [x, y + 0.3, z + 2],
                  [x, y + 0.9, z + 7],
                ],
                0.2,
                { sides: 8 },
              ),
            );
        }
      }
      forge.add(
        STEEL,
        tube(
          [
            [0, 6, 22],
            [0, 17, 21],
          ],
          [0.2, 0.1],
        ),
      );
    },
    anchors: {
      driver: [0, 12, 12],
      passenger: [3, 5.4, 24],
      seat: [3, 5.4, -20],
      surface: [0, 5.2, 24],
      smoke: [0, 21, -8],
      light: [0, 16, 21],
      wake: [0, 0, -half],
      bow: [0, 0.5, half - 1],
      top: [0, 20, 0],
    },
    pose: (skeleton, moment, move) => poseRide(skeleton, 'water', half * 2, moment, move),
  };
}

/** Decks one above the other with rows of lit windows, boats along the sides, funnels on top. */
function forgeTiers(forge: Forge, white: Paint, lit: Paint, tiers: number, funnels: number, funnel: number): void {
  for (let k = 0; k < tiers; k++) {
    const [wide, long] = [9.8 - k * 0.5, 48 - k * 4.2];
    const y = 6.2 + k * 1.75;
    const z = -3 - k * 0.4;
    forge.add(white, moved(box([wide, 1.75, long], 0.35), { at: [0, y, z] }));
    const panes = Math.round(long / 1.5);
    for (let j = 0; j < panes; j++) {
      const at = z - long / 2 + ((j + 0.5) * long) / panes;
      forge.add(j % 3 === 0 ? GLASS : lit, both(moved(box([0.06, 0.7, 0.8], 0.01), { at: [wide / 2, y + 0.1, at] })));
    }
    forge.add(GLASS, moved(box([wide * 0.86, 0.8, 0.1], 0.02), { at: [0, y + 0.15, z + long / 2] }));
    if (k === 1) {
      for (let j = 0; j < 7; j++)
        forge.add(
          { material: 'paint', colour: 0xe07a2a },
          both(moved(box([0.9, 0.8, 2.6], 0.35), { at: [wide / 2 + 0.5, y - 0.2, z - 15 + j * 4.6] })),
        );
    }
  }
  const top = 6.2 + (tiers - 0.5) * 1.75;
  for (let k = 0; k < funnels; k++) {
    const z = (funnels === 1 ? -4 : 6) - k * (funnels > 2 ? 7 : 10);
    forge.add(
      { material: 'paint', colour: funnel },
      moved(cylinder(1.5, 4.4, { segments: 24 }), { at: [0, top, z], turn: aboutX(-0.14), size: [0.8, 1, 1.15] }),
    );
    forge.add(
      DARK,
      moved(cylinder(1.5, 0.9, { segments: 24 }), {
        at: [0, top + 4.1, z - 0.6],
        turn: aboutX(-0.14),
        size: [0.82, 1, 1.17],
      }),
    );
  }
}

const CRATES = [0x2f6fb0, 0xb8412f, 0x3f8a55, 0xd19a2c, 0x8d949b, 0x9a4f7a];

/** Containers in stacks before a bridge. */
function forgeCargo(forge: Forge, white: Paint): void {
  for (let row = 0; row < 8; row++) {
    for (let across = 0; across < 4; across++) {
      const tall = 2 + ((row * 7 + across * 5) % 3);
      for (let up = 0; up < tall; up++) {
        const colour = CRATES[(row * 3 + across * 5 + up * 2) % CRATES.length] ?? 0x2f6fb0;
        forge.add(
          { material: 'paint', colour },
          moved(box([2.3, 2.35, 5.6], 0.06), { at: [(across - 1.5) * 2.4, 6.3 + up * 2.4, 22 - row * 5.9] }),
        );
      }
    }
  }
  forge.add(white, moved(box([10, 9, 5], 0.3), { at: [0, 9.4, -27.5] }));
  forge.add(white, moved(box([11.4, 2.2, 4], 0.3), { at: [0, 15, -27.2] }));
  forge.add(GLASS, moved(box([10.6, 1.0, 0.2], 0.05), { at: [0, 15.2, -25.2] }));
  forge.add({ material: 'paint', colour: 0xb8412f }, moved(cylinder(1.2, 5), { at: [0, 12, -31.5] }));
}
