import { TAU } from '../../../maths/ease.ts';
import { aboutX, aboutY, aboutZ } from '../../../maths/turn.ts';
import { paintIn } from '../../forge/forge.ts';
import type { Make } from '../../forge/made-body.ts';
import { box, torus, tube } from '../../forge/shapes.ts';
import { lined, moved } from '../../forge/surface.ts';
import { darker, lighter } from '../../looks.ts';
import { reachAt, STROKE_RATE } from '../../rhythms.ts';
import { thingBones } from '../../thing-poses.ts';
import { poseRide } from '../../vehicle-poses.ts';
import { deck, gunwale, hullEnd, hullSkin, makeHull } from './hull.ts';
import { DARK, DECK, type VesselOrder, WOOD } from './vessel-parts.ts';

/** A boat that is rowed or paddled. */
export function makeRowboat(order: VesselOrder, kind: 'rowboat' | 'canoe' | 'kayak'): Make {
  const slim = kind !== 'rowboat';
  const [half, beam, edge] =
    kind === 'rowboat' ? [1.9, 0.68, 0.38] : kind === 'canoe' ? [2.4, 0.44, 0.34] : [2.3, 0.32, 0.24];
  const hull = makeHull({
    breadth: slim
      ? [
          [-half, 0.01],
          [-half * 0.85, beam * 0.45],
          [-half * 0.3, beam * 0.95],
          [0, beam],
          [half * 0.3, beam * 0.95],
          [half * 0.85, beam * 0.45],
          [half, 0.01],
        ]
      : [
          [-half, beam * 0.62],
          [-half * 0.4, beam * 0.98],
          [0, beam],
          [half * 0.5, beam * 0.8],
          [half * 0.85, beam * 0.4],
          [half, 0.01],
        ],
    edge: [
      [-half, edge * (slim ? 1.6 : 1.2)],
      [-half * 0.5, edge * 1.02],
      [0, edge],
      [half * 0.5, edge * 1.08],
      [half, edge * 1.7],
    ],
    keel: [
      [-half, slim ? edge : -0.02],
      [-half * 0.75, -0.12],
      [0, -0.16],
      [half * 0.75, -0.12],
      [half, edge * 0.9],
    ],
    fullness: 0.62,
  });
  const paint = paintIn(
    {
      material: kind === 'kayak' ? 'plastic' : 'wood',
      colour: order.colour ?? (kind === 'kayak' ? 0xd9442e : 0x9a5a2a),
    },
    order.look,
  );
  const oarAt = kind === 'rowboat' ? ([beam + 0.02, edge + 0.08, 0.25] as const) : ([0, edge + 0.55, 0.45] as const);
  const bones = thingBones(edge).bone('oarL', 'root', [...oarAt], [oarAt[0] + 1, oarAt[1], oarAt[2]]);
  if (kind === 'rowboat')
    bones.bone('oarR', 'root', [-oarAt[0], oarAt[1], oarAt[2]], [-oarAt[0] - 1, oarAt[1], oarAt[2]]);
  return {
    bones,
    ...{ height: slim ? 0.95 : edge * 1.7, length: half * 2, width: slim ? 2.4 : 4.6 },
    forge(forge) {
      forge.add(paint, hullSkin(hull));
      const inner = hullSkin(hull, 0.03);
      forge.add({ ...paint, colour: lighter(paint.colour, 0.18) }, lined(inner));
      if (!slim) forge.add(paint, hullEnd(hull));
      forge.add({ ...WOOD, colour: darker(paint.colour, 0.7) }, gunwale(hull, 0.028));
      if (kind === 'kayak') {
        forge.add(paint, deck(hull, 0.0, -half, -0.55));
        forge.add(paint, deck(hull, 0.0, 0.55, half));
        forge.add(
          DARK,
          moved(torus(0.3, 0.025, { segments: 28 }), {
            at: [0, edge + 0.02, 0],
            turn: aboutX(Math.PI / 2),
            size: [0.9, 1.7, 1],
          }),
        );
      }
      for (const z of slim ? [-0.75, 0.75] : [-1.0, 0, 1.0]) {
        const wide = hull.breadthAt(z) * 1.9;
        forge.add(DECK, moved(box([wide, 0.035, 0.24], 0.01), { at: [0, edge - 0.13, z] }));
      }
      const oar = (side: number, bone: string): void => {
        const [x, y, z] = [oarAt[0] * side, oarAt[1], oarAt[2]];
        forge.add(
          DECK,
          tube(
            [
              [x - side * 0.5, y + 0.12, z],
              [x + side * 1.25, y - 0.36, z],
            ],
            0.022,
          ),
          bone,
        );
        forge.add(
          DECK,
          moved(box([0.5, 0.016, 0.14], 0.006), { at: [x + side * 1.45, y - 0.42, z], turn: aboutZ(-side * 0.28) }),
          bone,
        );
      };
      if (kind === 'rowboat') {
        oar(1, 'oarL');
        oar(-1, 'oarR');
      } else {
        const [x, y, z] = oarAt;
        forge.add(
          DECK,
          tube(
            [
              [x - 1, y + 0.12, z],
              [x + 1, y - 0.12, z],
            ],
            0.018,
          ),
          'oarL',
        );
        for (const side of kind === 'kayak' ? [1, -1] : [1]) {
          forge.add(
            DECK,
            moved(box([0.46, 0.14, 0.014], 0.005), {
              at: [x + side * 1.15, y - side * 0.14, z],
              turn: aboutZ(-side * 0.12),
            }),
            'oarL',
          );
        }
      }
    },
    anchors: {
      driver: {
        bone: 'root',
        at: [0, edge - 0.1, kind === 'rowboat' ? -0.05 : -0.1],
        heading: kind === 'rowboat' ? Math.PI : 0,
      },
      seat: { bone: 'root', at: [0, edge - 0.1, slim ? -0.75 : -1.0] },
      passenger: { bone: 'root', at: [0, edge - 0.1, slim ? -0.75 : -1.0] },
      passenger2: { bone: 'root', at: [0, edge - 0.1, slim ? 0.75 : 1.0], heading: slim ? 0 : Math.PI },
      handle: {
        bone: 'oarL',
        at: kind === 'rowboat' ? [oarAt[0] - 0.48, oarAt[1] + 0.12, oarAt[2]] : [0.35, oarAt[1] - 0.04, oarAt[2]],
      },
      handle2:
        kind === 'rowboat'
          ? { bone: 'oarR', at: [-oarAt[0] + 0.48, oarAt[1] + 0.12, oarAt[2]] }
          : { bone: 'oarL', at: [-0.35, oarAt[1] + 0.04, oarAt[2]] },
      surface: { bone: 'root', at: [0, edge - 0.1, 0.75] },
      wake: [0, 0, -half],
      bow: [0, 0.1, half],
    },
    move(pose, { time, act, speed }) {
      const rowing = act === 'row' || speed > 0.15;
      const beat = time * STROKE_RATE * TAU;
      const [sweep, dip] = rowing ? [reachAt(time) * 0.5, Math.cos(beat) * 0.16] : [0.1, -0.1];
      if (kind === 'rowboat') {
        pose.turn('oarL', aboutZ(dip)).turn('oarL', aboutY(-sweep));
        pose.turn('oarR', aboutZ(-dip)).turn('oarR', aboutY(sweep));
      } else
        pose
          .turn('oarL', aboutZ(rowing ? Math.sin(beat) * 0.55 : 0))
          .turn('oarL', aboutY(rowing ? Math.cos(beat) * 0.35 : 0));
    },
    pose: (skeleton, moment, move) => poseRide(skeleton, 'water', half * 2, moment, move),
  };
}
