import type { Script, Shot } from '../../director/script.ts';
import { project } from '../../lens/camera.ts';
import { makeRandom } from '../../maths/random.ts';
import { add, scale, type Vector } from '../../maths/vector.ts';
import type { CameraKey, StageShot } from '../../stage/stage.ts';
import { FOLLOWED } from '../subject/travel.ts';
import { gridShare, type Plate, pointAt } from './plate.ts';

/** Where a camera is against the one that took the picture, in shares: of the way to what it looks at, and of the angles of view. */
interface Offset {
  readonly aside: number;
  readonly up: number;
  readonly toward: number;
  /** Turns to the side and up, as shares of the picture's width and height. */
  readonly turn: number;
  readonly tilt: number;
  /** Of the angle of view: less is nearer. */
  readonly view: number;
  /** Whether it keeps looking at what it looked at. */
  readonly held: boolean;
}

const REST: Offset = { aside: 0, up: 0, toward: 0, turn: 0, tilt: 0, view: 1, held: false };
const KEYS = 9;

/** What whoever is filmed does: leaves the picture; goes along with the camera, to the left or the right. */
export interface Subjects {
  readonly leaves: boolean;
  readonly follows: -1 | 0 | 1;
}

/** Where a move ends; `pace`: a move over eight seconds goes farther than one over four. */
function endOf(
  move: Shot['move'],
  { stated, leaves, follows }: { readonly stated: boolean } & Subjects,
  pace: number,
  spare: { x: number; y: number },
): Offset {
  // What the picture holds beyond the film is turned to; for the rest of the way the view closes in instead.
  const pan = (sense: number): Offset => {
    const way = 0.1 * pace;
    return { ...REST, turn: sense * way, view: 1 - Math.min(0.2, 2 * Math.max(0, way * 1.06 - spare.x)) };
  };
  const tilt = (sense: number): Offset => {
    const way = 0.1 * pace;
    return { ...REST, tilt: sense * way, view: 1 - Math.min(0.2, 2 * Math.max(0, way * 1.06 - spare.y)) };
  };
  if (follows !== 0) return { ...REST, turn: follows * FOLLOWED * 0.8, view: 0.88 };
  switch (move) {
    case 'static':
      return stated ? REST : { ...REST, toward: (leaves ? 0.03 : 0.1) * pace };
    case 'pan_left':
      return pan(-1);
    case 'pan_right':
    case 'whip':
      return pan(1);
    case 'tilt_up':
      return tilt(1);
    case 'tilt_down':
      return tilt(-1);
    case 'dolly_out':
    case 'zoom_out':
      return { ...REST, toward: -0.09 * pace };
    case 'truck_left':
      return { ...REST, aside: -0.075 * pace, view: 0.95 };
    case 'truck_right':
      return { ...REST, aside: 0.075 * pace, view: 0.95 };
    case 'orbit_left':
      return { ...REST, aside: -0.11 * pace, toward: 0.03, view: 0.96, held: true };
    case 'orbit_right':
      return { ...REST, aside: 0.11 * pace, toward: 0.03, view: 0.96, held: true };
    case 'crane_up':
      return { ...REST, up: 0.1 * pace, view: 0.95, held: true };
    case 'crane_down':
      return { ...REST, up: -0.06 * pace, view: 0.95, held: true };
    case 'drone_up':
    case 'drone_reveal':
      return { ...REST, up: 0.09 * pace, toward: -0.05 * pace, held: true };
    case 'dolly_zoom':
      return { ...REST, toward: 0.2 * pace, view: 1 / (1 - 0.2 * pace) };
    case 'zoom_in':
    case 'dolly_in':
    case 'drone_forward':
      return { ...REST, toward: 0.17 * pace };
    default:
      return { ...REST, toward: 0.1 * pace, aside: 0.02 * pace, held: true };
  }
}

function keyOf({ camera }: Plate, offset: Offset, time: number): CameraKey {
  const { eye, forward, up, across, down, focus } = camera;
  const moved = add(
    eye,
    add(add([offset.aside * focus, 0, 0], scale(up, offset.up * focus)), scale(forward, offset.toward * focus)),
  );
  const looked: Vector = offset.held ? add(eye, scale(forward, focus)) : add(moved, scale(forward, focus));
  const target = add(looked, add([offset.turn * 2 * across * focus, 0, 0], scale(up, offset.tilt * 2 * down * focus)));
  return {
    time,
    eye: moved,
    target,
    roll: 0,
    fieldOfView: (Math.atan(down * offset.view) * 360) / Math.PI,
    focus,
    aperture: 0,
  };
}

const partOf = (end: Offset, share: number): Offset => ({
  aside: end.aside * share,
  up: end.up * share,
  toward: end.toward * share,
  turn: end.turn * share,
  tilt: end.tilt * share,
  view: 1 + (end.view - 1) * share,
  held: end.held,
});

/** Whether the picture ends within what the camera sees. */
function showsEdge(plate: Plate, key: CameraKey): boolean {
  const { columns, rows, size, camera, depths } = plate;
  const seen = (column: number, row: number): Vector => {
    const [u, v] = gridShare(plate, column, row);
    return project(key, pointAt(camera, u, v, depths[row * (columns + 1) + column] ?? 1), size.width, size.height);
  };
  for (let row = 0; row <= rows; row++) {
    if (seen(0, row)[0] > 0 || seen(columns, row)[0] < size.width) return true;
  }
  for (let column = 0; column <= columns; column++) {
    if (seen(column, 0)[1] > 0 || seen(column, rows)[1] < size.height) return true;
  }
  return false;
}

/** Of a move toward something: what the lens does instead in a room, where walls are near and every line is straight. */
const ZOOMED = 0.55;

const withinWalls = (end: Offset): Offset =>
  end.toward <= 0 ? end : { ...end, toward: end.toward * (1 - ZOOMED), view: end.view * (1 - end.toward * ZOOMED) };

/** One shot over a given picture: it begins as that was taken, and moves as the prompt says, as far as the picture goes. Whoever leaves is not gone nearer to. */
export function planPlateShot(
  { shots, durationSeconds }: Script,
  seed: number,
  plate: Plate,
  subjects: Subjects,
): StageShot {
  const [shot] = shots;
  const pace = Math.sqrt(durationSeconds / 8);
  const spare = { x: plate.area.left / plate.size.width, y: plate.area.top / plate.size.height };
  // Margins that only mirror the picture are not turned to.
  const held = { x: Math.max(0, spare.x - 0.12), y: Math.max(0, spare.y - 0.12) };
  let end = endOf(shot?.move ?? 'static', { stated: shot?.stated ?? false, ...subjects }, pace, held);
  if (!plate.surroundings.open && shot?.move !== 'dolly_zoom') end = withinWalls(end);
  for (let round = 0; round < 12 && showsEdge(plate, keyOf(plate, end, 0)); round++) end = partOf(end, 0.85);
  const path = shot?.handheld === true ? handOf(seed) : (share: number): Offset => partOf(end, share);
  return {
    from: 0,
    to: durationSeconds,
    keys: Array.from({ length: KEYS }, (_, index) => {
      const share = index / (KEYS - 1);
      return keyOf(plate, path(share), share * durationSeconds);
    }),
    follow: null,
    handheld: 0,
    pace: shot?.pace ?? 1,
  };
}

/** A hand that trembles, from rest on. */
function handOf(seed: number): (share: number) => Offset {
  const random = makeRandom(seed).spawn('hand');
  const points = Array.from({ length: KEYS }, () => [random.between(-1, 1), random.between(-1, 1)] as const);
  return (share) => {
    const [x, y] = points[Math.round(share * (KEYS - 1))] ?? [0, 0];
    return share === 0 ? REST : { ...REST, turn: x * 0.008, tilt: y * 0.01, toward: 0.05 * share, view: 0.965 };
  };
}
