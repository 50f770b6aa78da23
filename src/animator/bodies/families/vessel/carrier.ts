import { aboutY } from '../../../maths/turn.ts';
import { type Paint, paintIn } from '../../forge/forge.ts';
import type { Make } from '../../forge/made-body.ts';
import { box, cylinder, tube } from '../../forge/shapes.ts';
import { moved } from '../../forge/surface.ts';
import { thingBones } from '../../thing-poses.ts';
import { poseRide } from '../../vehicle-poses.ts';
import { hullEnd, hullSkin, makeHull } from './hull.ts';
import { GLASS, STEEL, type VesselOrder } from './vessel-parts.ts';

const HALF = 52;
const DECK_HEIGHT = 9;

/** An aircraft carrier: a grey hull, a flat deck with a second runway aslant, the tower to one side, jets parked along it. */
export function makeCarrier(order: VesselOrder): Make {
  const hull = makeHull({
    breadth: [
      [-HALF, 6],
      [-HALF + 6, 8],
      [0, 8.6],
      [32, 7],
      [HALF - 6, 2.6],
      [HALF, 0.03],
    ],
    edge: [
      [-HALF, 8],
      [0, 8],
      [HALF, 8.6],
    ],
    keel: [
      [-HALF, 0.6],
      [-HALF + 4, -2.4],
      [0, -3.4],
      [40, -3],
      [HALF - 4, 0],
      [HALF, 7.4],
    ],
    fullness: 0.32,
  });
  const grey = paintIn({ material: 'paint', colour: order.colour ?? 0x7f888f }, order.look);
  const deck: Paint = { material: 'rubber', colour: 0x4a5056 };
  const white: Paint = { material: 'paint', colour: 0xe9ebea };
  const pale: Paint = { material: 'paint', colour: 0x98a1a8 };
  return {
    bones: thingBones(24),
    ...{ height: 26, length: HALF * 2, width: 26 },
    forge(forge) {
      forge.add(grey, hullSkin(hull));
      forge.add(grey, hullEnd(hull));
      forge.add(deck, moved(box([22, 0.9, HALF * 2 - 4], 0.2), { at: [0, DECK_HEIGHT - 0.45, -1] }));
      forge.add(
        deck,
        moved(box([12, 0.88, HALF * 1.35], 0.2), { at: [7.6, DECK_HEIGHT - 0.46, -8], turn: aboutY(-0.15) }),
      );
      forge.add(grey, moved(box([20, 1.4, HALF * 1.7], 0.3), { at: [0, DECK_HEIGHT - 1.6, -3] }));
      // Marks of both runways.
      for (let k = 0; k < 14; k++) {
        forge.add(white, moved(box([0.35, 0.05, 3.6], 0.01), { at: [-2, DECK_HEIGHT + 0.03, 44 - k * 6.6] }));
        const along = -40 + k * 5;
        forge.add(
          white,
          moved(box([0.35, 0.05, 3], 0.01), {
            at: [7.6 - along * 0.15, DECK_HEIGHT + 0.02, -8 + along],
            turn: aboutY(-0.15),
          }),
        );
      }
      for (const x of [-10.4, 10.4])
        forge.add(white, moved(box([0.25, 0.05, HALF * 1.8], 0.01), { at: [x, DECK_HEIGHT + 0.02, -2] }));
      // The tower.
      forge.add(pale, moved(box([4.2, 7, 13], 0.5), { at: [-8.6, DECK_HEIGHT + 3.4, 4] }));
      forge.add(pale, moved(box([5, 2.4, 9], 0.4), { at: [-8.6, DECK_HEIGHT + 7.6, 4.6] }));
      forge.add(GLASS, moved(box([5.1, 1, 8.4], 0.1), { at: [-8.6, DECK_HEIGHT + 7.9, 4.7] }));
      forge.add(pale, moved(cylinder(0.9, 6), { at: [-8.6, DECK_HEIGHT + 8.6, 2.5] }));
      forge.add(pale, moved(box([4.4, 1.8, 0.5], 0.1), { at: [-8.6, DECK_HEIGHT + 13, 4] }));
      forge.add(
        STEEL,
        tube(
          [
            [-8.6, DECK_HEIGHT + 8, 1],
            [-8.6, 26, 0.6],
          ],
          [0.3, 0.1],
        ),
      );
      // Jets with folded wings.
      for (const [x, z] of [
        [-8.4, -12],
        [-8.4, -20],
        [-8.4, -28],
        [-8.2, 18],
        [-7.6, 26],
      ] as const) {
        forge.add(pale, moved(box([1.3, 1.3, 6.4], 0.5), { at: [x, DECK_HEIGHT + 1.2, z] }));
        forge.add(pale, moved(box([4, 0.2, 2], 0.08), { at: [x, DECK_HEIGHT + 1.4, z - 0.8] }));
        forge.add(GLASS, moved(box([0.7, 0.6, 1.5], 0.25), { at: [x, DECK_HEIGHT + 1.95, z + 1.6] }));
        for (const side of [0.6, -0.6])
          forge.add(pale, moved(box([0.15, 1.5, 1.2], 0.05), { at: [x + side, DECK_HEIGHT + 2.3, z - 2.4] }));
      }
    },
    anchors: {
      driver: [-8.6, DECK_HEIGHT + 7, 6],
      passenger: [4, DECK_HEIGHT, 10],
      seat: [4, DECK_HEIGHT, -10],
      surface: [3, DECK_HEIGHT, 16],
      light: [-8.6, 20, 4],
      wake: [0, 0, -HALF],
      bow: [0, 0.5, HALF - 1],
      top: [-8.6, 25, 0.6],
    },
    pose: (skeleton, moment, move) => poseRide(skeleton, 'water', HALF * 2, moment, move),
  };
}
