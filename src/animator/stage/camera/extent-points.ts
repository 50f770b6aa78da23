import type { Script } from '../../director/script.ts';
import type { Vector } from '../../maths/vector.ts';
import type { Bond } from '../bonds.ts';
import type { FilmFrame } from '../film-frame.ts';
import type { Player } from '../players.ts';
import type { Whereabouts, WhereIs } from '../whereabouts.ts';

/** What must be in the picture, and where the camera points for it. */
export interface Extent {
  readonly points: readonly Vector[];
  readonly target: Vector;
}

export interface ExtentParts {
  readonly script: Script;
  readonly players: readonly Player[];
  readonly bonds: readonly Bond[];
  readonly whereIs: WhereIs;
  readonly frame: FilmFrame;
  /** Roles of the prompt itself: the table it never mentions need not be in the picture. */
  readonly given: ReadonlySet<number>;
  /** Seen behind the others, as much of them as there is room for. */
  readonly landmarks: ReadonlySet<number>;
  /** Width over height of the picture. */
  readonly shape: number;
  /** Moments of a shot that goes along with its subject: whoever does not go along leaves the picture. */
  readonly along?: readonly number[];
}

/** Corners of the box around a point. */
export const around = ([x, y, z]: Vector, radius: number, up: number): Vector[] => [
  [x - radius, y - up, z - radius],
  [x + radius, y - up, z + radius],
  [x + radius, y + up, z - radius],
  [x - radius, y + up, z + radius],
];

/** Of its length: what lies is not waited for to its very ends. */
const LYING = 0.84;

/** The same around a figure: of a vehicle, which is longer than it is wide, and of what lies, the box it takes as it is turned. */
export function aroundFigure(
  player: Player | undefined,
  { at: [x, , z], heading, lies }: Whereabouts,
  y: number,
  radius: number,
  up: number,
): Vector[] {
  const isVehicle = player?.thing?.alive === false && player.thing.moves;
  if (player === undefined || !(isVehicle || lies === true)) return around([x, y, z], radius, up);
  const { width, length, height } = player.body;
  // On its back its head is behind, and its foot before.
  const long = lies === true ? height : length;
  const half = lies === true ? (player.size / 2) * LYING : radius / Math.max(width, length);
  return [1, -1].flatMap((side) =>
    [1, -1].map((end): Vector => {
      const [across, along] = [half * width * side, half * long * end];
      return [
        x + Math.cos(heading) * across + Math.sin(heading) * along,
        y + up * side * end,
        z - Math.sin(heading) * across + Math.cos(heading) * along,
      ];
    }),
  );
}

/** The middle of the box around all of them. */
export function middleOf(points: readonly Vector[]): Vector {
  const middle = (axis: 0 | 1 | 2): number => {
    const values = points.map((point) => point[axis]);
    return (Math.min(...values) + Math.max(...values)) / 2;
  };
  return [middle(0), middle(1), middle(2)];
}

/** Nose and tail of what is longer than it is wide. */
export function endsOf(player: Player | undefined, [x, y, z]: Vector, heading: number, height: number): Vector[] {
  if (player === undefined || player.thing?.moves !== true || player.body.length < player.body.width * 1.2) return [];
  const half = (player.body.length * player.size) / 2;
  return [half, -half].map((far) => [x + Math.sin(heading) * far, y + height / 2, z + Math.cos(heading) * far]);
}

/** Of the width at rest: how far each wing of a bird reaches that flies. */
const SPREAD = 1.7;

/** Tips of the wings of who flies; they reach twice as far as when they are folded. */
export function wingTips(player: Player | undefined, [x, y, z]: Vector, heading: number, height: number): Vector[] {
  if (player?.order.family !== 'bird') return [];
  const half = player.body.width * player.size * SPREAD;
  const [across, ahead] = [Math.cos(heading) * half, -Math.sin(heading) * half];
  return [1, -1].flatMap((side): Vector[] => [
    [x + across * side, y + height / 2, z + ahead * side],
    [x + across * side * RAISED, y + height / 2 + half * RAISED, z + ahead * side * RAISED],
  ]);
}

/** Of it: how high and how far aside they are when they are raised. */
const RAISED = 0.6;
