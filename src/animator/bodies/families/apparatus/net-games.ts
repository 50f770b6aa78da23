import type { Vector } from '../../../maths/vector.ts';
import type { Make } from '../../forge/made-body.ts';
import { METAL, piece, WHITE } from '../../forge/piece.ts';
import { ball, tube } from '../../forge/shapes.ts';
import { moved } from '../../forge/surface.ts';
import { Pose } from '../../pose.ts';
import { NET_RALLY_SECONDS, rallyAt, strokeAt } from '../../rhythms.ts';
import { thingBones } from '../../thing-poses.ts';

/** A game over a net, for those who stand on both sides of it. */
interface NetGame {
  readonly act: string;
  /** Metres: half of the net along, its lower and its upper edge. */
  readonly net: readonly [wide: number, low: number, high: number];
  /** Where the player on the right hits the ball, how far behind that they stand, and how high the ball goes above both. */
  readonly hit: Vector;
  readonly behind: number;
  readonly over: number;
  /** Whether it comes off the ground once before it is hit again. */
  readonly bounces: boolean;
  readonly ball: { readonly radius: number; readonly colour: number };
  /** From the ball to the hand at the moment of the stroke. */
  readonly grip: Vector;
  /** How far the hand is drawn back, and how far it goes through. */
  readonly stroke: { readonly back: Vector; readonly through: Vector };
  readonly hands: 'one' | 'both';
}

const GAMES = {
  'tennis net': {
    act: 'play_tennis',
    net: [3.6, 0.05, 0.95],
    hit: [3.5, 0.95, -0.62],
    behind: 0.35,
    over: 0.62,
    bounces: true,
    ball: { radius: 0.055, colour: 0xd4e03a },
    grip: [0.06, -0.05, 0.42],
    stroke: { back: [0.42, -0.12, 0.12], through: [-0.5, 0.3, 0.5] },
    hands: 'one',
  },
  'volleyball net': {
    act: 'play_volleyball',
    net: [2.8, 1.3, 2.25],
    hit: [1.9, 2.05, 0],
    behind: 0.26,
    over: 1.3,
    bounces: false,
    ball: { radius: 0.13, colour: 0xf0ead8 },
    grip: [0.06, -0.1, 0.12],
    stroke: { back: [0.1, -0.3, 0], through: [-0.06, 0.14, 0] },
    hands: 'both',
  },
} as const satisfies Record<string, NetGame>;

const MESH = { material: 'cloth', colour: 0x2c3236 } as const;
const CELL = 0.16;

/** Posts, a net between them, and a ball that goes to and fro over it. */
function makeNet(game: NetGame): Make {
  const {
    net: [wide, low, high],
    hit,
    grip,
    ball: { radius, colour },
  } = game;
  const mirrored = ([x, y, z]: Vector): Vector => [-x, y, -z];
  const rest: Vector = [0, high + 0.4, 0];
  const bones = thingBones(high)
    .bone('ball', 'root', rest, [0, high + 1, 0])
    .bone('right', 'root', hit, [hit[0], hit[1] + 1, hit[2]])
    .bone('left', 'root', mirrored(hit), [-hit[0], hit[1] + 1, -hit[2]]);
  const at = ([x, y, z]: Vector, [a, b, c]: Vector): Vector => [x + a, y + b, z + c];
  const other = ([a, b, c]: Vector): Vector => [a, b, -c];
  const stand: Vector = [hit[0] + game.behind, 0, hit[2] + grip[2]];
  return piece([high + 0.08, wide * 2, radius * 2], {
    bones,
    forge(forge) {
      for (const z of [-wide, wide])
        forge.add(
          METAL,
          tube(
            [
              [0, 0, z],
              [0, high + 0.08, z],
            ],
            0.045,
            { sides: 10 },
          ),
          'root',
        );
      const string = (from: Vector, to: Vector) => forge.add(MESH, tube([from, to], 0.006, { sides: 4 }), 'root');
      for (let z = -wide; z <= wide + 1e-6; z += CELL) string([0, low, z], [0, high, z]);
      for (let y = low; y < high; y += CELL) string([0, y, -wide], [0, y, wide]);
      forge.add(
        WHITE,
        tube(
          [
            [0, high, -wide],
            [0, high, wide],
          ],
          0.03,
          { sides: 6 },
        ),
        'root',
      );
      forge.add({ material: 'plastic', colour }, moved(ball([radius, radius, radius], 16, 12), { at: rest }), 'ball');
    },
    pose(skeleton, { act, time }) {
      const pose = new Pose(skeleton);
      if (act !== game.act) return pose.solve();
      const [x, y, z] = ballAt(game, time);
      pose.shift('ball', [x - rest[0], y - rest[1], z - rest[2]]);
      const { back, through } = game.stroke;
      for (const [side, bone] of [
        [1, 'right'],
        [-1, 'left'],
      ] as const) {
        const swing = strokeAt(time, side, NET_RALLY_SECONDS);
        const along = (axis: 0 | 1 | 2): number => back[axis] * swing.back + through[axis] * swing.through;
        pose.shift(bone, [side * along(0), along(1), side * along(2)]);
      }
      return pose.solve();
    },
    anchors: {
      post: { bone: 'root', at: stand, heading: -Math.PI / 2 },
      post2: { bone: 'root', at: mirrored(stand), heading: Math.PI / 2 },
      postRight: { bone: 'right', at: at(hit, grip) },
      post2Right: { bone: 'left', at: mirrored(at(hit, grip)) },
      ...(game.hands === 'both'
        ? {
            postLeft: { bone: 'right', at: at(hit, other(grip)) },
            post2Left: { bone: 'left', at: mirrored(at(hit, other(grip))) },
          }
        : {}),
      top: [0, high, 0],
    },
  });
}

/** Where on its way to the other side a ball comes off the ground. */
const BOUNCE = 0.74;

function ballAt({ hit, over, bounces, ball: { radius } }: NetGame, time: number): Vector {
  const { share, from } = rallyAt(time, NET_RALLY_SECONDS);
  const arc = (part: number, start: number, end: number, rise: number): number =>
    start + (end - start) * part + 4 * rise * part * (1 - part);
  const height = !bounces
    ? arc(share, hit[1], hit[1], over)
    : share < BOUNCE
      ? arc(share / BOUNCE, hit[1], radius, over)
      : arc((share - BOUNCE) / (1 - BOUNCE), radius, hit[1], 0.12);
  return [hit[0] * from * (1 - 2 * share), height, hit[2] * from * (1 - 2 * share)];
}

export const NET_GAMES: Readonly<Record<string, () => Make>> = Object.fromEntries(
  Object.entries(GAMES).map(([name, game]) => [name, () => makeNet(game)]),
);
