import type { Build } from '../../bodies/outline.ts';
import type { BentMesh } from '../../lens/bent.ts';
import { clamp, smoothstep, TAU } from '../../maths/ease.ts';
import { VERTEX_FLOATS } from '../../maths/mesh.ts';
import { gridShare, groundDepth, type Plate, type PlateSubject, pointAt } from '../plate/plate.ts';
import { cutRelief, DEPTH_AT } from '../plate/relief.ts';
import { raiseArm } from './arm.ts';
import { bendLid, makeLid } from './blink.ts';
import { type Bones, bind, TURN_REACH } from './bones.ts';
import { findEyes } from './find-eyes.ts';
import { findFace } from './find-face.ts';
import { settle } from './fold.ts';
import { blowHair, hairShares } from './hair.ts';
import type { SubjectKind, SubjectLife } from './life.ts';
import { poseSubject, type SubjectPose } from './pose.ts';
import { findPuppet } from './puppet.ts';
import { findSmile, type Smile } from './smile.ts';
import { bendMouth, type Follow } from './talk.ts';
import { planTravel, standing, type Travel } from './travel.ts';
import { bendWheels } from './wheel-bend.ts';

/** Swollen a little, as a medal is: of its own width. */
export const SWELL = 0.16;
const BUILDS: Readonly<Partial<Record<SubjectKind, Build>>> = {
  upright: 'upright',
  four_legged: 'on_all_fours',
  winged: 'on_all_fours',
  finned: 'on_all_fours',
};
/** Who is only seen, and of whom nothing is said, breathes and blinks. */
const SOMEBODY: SubjectLife = { kind: 'upright', alive: true, moves: [], wind: 0.25 };
/** Before the face. */
const LID_BEFORE = 0.997;
/** Of the film's width: a face that fills it would be torn from its neck by a turn as large as it. */
const MOST_TURNED = 0.045;
/** Before the ground it goes over. */
const BEFORE = 0.985;

/** Whoever stands in a picture, and its shadow, as they move. */
export function bendSubject(
  plate: Plate,
  subject: PlateSubject,
  said: SubjectLife | null,
  seconds: number,
  openAt: (voice: number, time: number) => number,
): BentMesh[] {
  const { box, cut, shadow } = subject;
  const { camera } = plate;
  const build = said === null ? 'upright' : (BUILDS[said.kind] ?? 'other');
  const outlined = findPuppet(plate, subject, build);
  const own = build === 'upright' && outlined.head !== null ? findEyes(plate, subject, outlined.head, true) : null;
  const face = build === 'upright' && own === null ? findFace(plate, subject) : null;
  const found = face === null ? outlined : { ...outlined, head: face.head };
  const eyes = (own ?? face?.eyes)?.both ?? null;
  // Of whom nothing is said is only known to be somebody by a face.
  const life = said?.byFace === true && eyes === null ? null : (said ?? (eyes === null ? null : SOMEBODY));
  const puppet = life === null ? findPuppet(plate, subject, 'other') : found;
  const way = life === null ? null : planTravel(plate, subject, life, puppet, seconds);
  const near = clearance(plate, subject, way ?? standing, seconds);
  const travelAt = (time: number): Travel => nearer((way ?? standing)(time), near);
  const depth = subject.depth * near;
  const wide = (box.right - box.left) * 2 * camera.across * depth;
  const middle = (box.left + box.right) / 2;
  const depthAt = (u: number): number => {
    const aside = Math.min(1, Math.abs(u - middle) / Math.max(0.01, (box.right - box.left) / 2));
    return depth - wide * SWELL * Math.sqrt(Math.max(0, 1 - aside * aside));
  };
  const relief = cutRelief(plate, cut, depthAt);
  const [footX] = pointAt(camera, middle, box.bottom, depth);
  const wheels = life?.kind === 'rolling' ? bendWheels(plate, subject, { depthAt, middle: footX, travelAt }) : [];
  const follow: Follow = (part) => {
    const tied = bind(part, plate, { ...subject, depth }, puppet);
    const loose = eyes === null || life === null || life.wind < 1 ? null : hairShares(part.shares, eyes, plate.size);
    const smile = eyes === null || life === null ? null : findSmile(part, plate, subject, eyes);
    const apart = eyes === null ? 0 : Math.abs(eyes[0].u - eyes[1].u) * tied.film.wide;
    return (time, positions) => {
      if (life === null) return;
      const travel = travelAt(time);
      const pose = poseSubject(life, travel, time);
      if (smile !== null && pose.smile > 0) draw(positions, smile, pose.smile, tied.film);
      move(positions, tied, { pose, travel, time });
      if (loose !== null) blowHair(positions, loose, apart, time);
    };
  };
  const body: BentMesh = { ...relief, bend: follow(relief) };
  const lids = (eyes ?? []).map((eye) => {
    const lid = makeLid(plate, subject, eye, (u) => depthAt(u) * LID_BEFORE);
    return bendLid(lid, follow(lid));
  });
  const openness = said?.voice === undefined ? null : openAt.bind(null, said.voice);
  const mouth =
    eyes === null || openness === null ? [] : bendMouth(plate, subject, eyes, { depthAt, follow, openAt: openness });
  const arm =
    life === null || eyes === null || puppet.head === null
      ? []
      : raiseArm(plate, subject, { head: puppet.head, life, depthAt });
  const parts = [...mouth, ...lids, ...wheels, ...arm];
  if (shadow === null) return [body, ...parts];
  const farthest = subject.depth * 1.6;
  const lying = cutRelief(plate, shadow, (u, v) =>
    Math.min(
      Math.min(groundDepth(camera, v) ?? farthest, farthest) * BEFORE * near,
      groundAt(plate, u, v) * BEFORE_RELIEF,
    ),
  );
  const depths = lying.mesh.vertices.filter((_, at) => at % VERTEX_FLOATS === DEPTH_AT).map((value) => value / depth);
  const centre = footX - camera.eye[0];
  return [
    { ...lying, bend: (time, positions) => shift(positions, travelAt(time), depths, camera.eye[0], centre) },
    body,
    ...parts,
  ];
}

/** Of the depth of the relief: a shadow lies on it, behind whoever throws it. */
const BEFORE_RELIEF = 0.992;

/** Metres to the ground of a plate, at shares of the film: of the nearest corners around. */
function groundAt({ columns, rows, depths, area, size }: Plate, u: number, v: number): number {
  const [x, y] = [
    ((u * size.width + area.left) / area.width) * columns,
    ((v * size.height + area.top) / area.height) * rows,
  ];
  let least = Number.POSITIVE_INFINITY;
  for (const row of [Math.floor(y), Math.ceil(y)])
    for (const column of [Math.floor(x), Math.ceil(x)]) {
      const at = clamp(row, 0, rows) * (columns + 1) + clamp(column, 0, columns);
      least = Math.min(least, depths[at] ?? least);
    }
  return least;
}

/** The same way as it is seen from the camera, over what is nearer to it. */
const nearer = (travel: Travel, near: number): Travel => ({
  ...travel,
  ...{ x: travel.x * near, y: travel.y * near, z: travel.z * near },
  stride: travel.stride * near,
});

/** As far in the picture as what throws it: nearer ground less, farther ground more. `eye` and `centre`: across, of the camera and from it to the subject. */
function shift(
  positions: Float32Array,
  { x, z, turned }: Travel,
  depths: Float32Array,
  eye: number,
  centre: number,
): void {
  const facing = Math.cos(turned * Math.PI);
  for (let vertex = 0; vertex < depths.length; vertex++) {
    const at = vertex * 3;
    const scale = depths[vertex] ?? 1;
    const middle = eye + centre * scale;
    positions[at] = middle + ((positions[at] ?? 0) - middle) * facing + x * scale;
    positions[at + 2] = (positions[at + 2] ?? 0) + z;
  }
}

/** Of its distance: how much nearer it must be seen so that nothing of the ground on its way hides its feet. */
function clearance(
  plate: Plate,
  { box, depth }: PlateSubject,
  travelAt: (time: number) => Travel,
  seconds: number,
): number {
  const { columns, rows, depths, camera } = plate;
  const wide = 2 * camera.across * depth;
  const way = Array.from({ length: 9 }, (_, index) => travelAt((seconds * index) / 8).x / wide);
  const [left, right] = [box.left + Math.min(...way), box.right + Math.max(...way)];
  const [top, bottom] = [box.bottom - (box.bottom - box.top) * 0.12, box.bottom + 0.02];
  let least = 1;
  for (let row = 0; row <= rows; row++) {
    for (let column = 0; column <= columns; column++) {
      const [u, v] = gridShare(plate, column, row);
      if (u < left || u > right || v < top || v > bottom) continue;
      const level = Math.max(depth, groundDepth(camera, v) ?? depth);
      least = Math.min(least, ((depths[row * (columns + 1) + column] ?? 1) / level) * BEFORE);
    }
  }
  return clamp(least, 0.4, 1);
}

/** Before all else that moves a face, as its skin goes along with it. */
function draw(positions: Float32Array, { across, up }: Smile, much: number, film: Bones['film']): void {
  for (let vertex = 0; vertex < across.length; vertex++) {
    const at = vertex * 3;
    positions[at] = (positions[at] ?? 0) + (across[vertex] ?? 0) * much * film.wide;
    positions[at + 1] = (positions[at + 1] ?? 0) + (up[vertex] ?? 0) * much * film.tall;
  }
}

interface Moving {
  readonly pose: SubjectPose;
  readonly travel: Travel;
  readonly time: number;
}

/** Where a foot is at a moment: metres before its hip, above the ground, and how far its knee is bent. */
interface Step {
  readonly aside: number;
  readonly up: number;
  readonly knee: number;
}

function stepsOf({ puppet, film }: Bones, travel: Travel): Step[] {
  const { strides, stride, gait, going, side } = travel;
  if (gait !== 'walk' && gait !== 'run') return [];
  const count = puppet.legs.length;
  return puppet.legs.map(({ hip, foot }, leg) => {
    // Two legs take turns; of four those behind are half a stride before those in front as they run, and cross over as they walk.
    const runs = gait === 'run' && count > 2;
    const shift = runs ? (leg < count / 2 ? 0 : 0.42) + (leg % 2) * 0.1 : (leg % 2) * 0.5 + (leg >= 2 ? 0.25 : 0);
    const phase = TAU * (strides + shift);
    const length = (foot - hip) * film.tall;
    // On the ground it goes back as fast as the body goes on.
    const reach = Math.min(stride * 0.25, length * 0.55);
    const swing = Math.max(0, Math.sin(phase)) * going;
    return {
      aside: -Math.cos(phase) * reach * going * side,
      up: swing * length * (gait === 'run' ? 0.26 : 0.14),
      knee: swing * length * 0.09 * side,
    };
  });
}

function move(positions: Float32Array, bones: Bones, { pose, travel, time }: Moving): void {
  const { film, wide, tall, foot, puppet } = bones;
  const steps = stepsOf(bones, travel);
  const facing = Math.cos(travel.turned * Math.PI);
  const [turnMetres, nodMetres] = [
    pose.turn * Math.min((puppet.head?.across ?? 0) * TURN_REACH, MOST_TURNED) * film.wide,
    pose.nod * (puppet.head?.down ?? 0) * 0.26 * film.tall,
  ];
  for (let vertex = 0; vertex < bones.high.length; vertex++) {
    const at = vertex * 3;
    const high = bones.high[vertex] ?? 0;
    const [x, y] = [((positions[at] ?? 0) - foot[0]) * facing, (positions[at + 1] ?? 0) - foot[1]];
    let dx = pose.sway * tall * high * high - pose.rock * (y - tall * 0.35) + pose.squash * x * 0.6;
    let dy = tall * (pose.lift + pose.bob * smoothstep(0.05, 0.4, high) + (pose.breath - pose.squash) * high);
    dy += pose.rock * x;
    for (const [leg, step] of steps.entries()) {
      const weight = bones.legs[vertex * steps.length + leg] ?? 0;
      if (weight === 0) continue;
      const down = bones.along[vertex * steps.length + leg] ?? 0;
      dx += weight * (step.aside * down ** 1.15 + step.knee * 4 * down * Math.max(0, 1 - down));
      dy += weight * step.up * down ** 1.4;
    }
    const [asideFolded, upFolded] = settle(bones, vertex, pose);
    dx += asideFolded;
    dy += upFolded;
    const head = bones.head[vertex] ?? 0;
    dx += turnMetres * head;
    dy +=
      (pose.wag * (bones.tail[vertex] ?? 0) * 0.06 + pose.flap * clamp(Math.abs(x) / (wide / 2)) ** 1.6 * 0.3) * tall;
    dy -= nodMetres * (bones.nod[vertex] ?? 0);
    if (pose.wave > 0) {
      const share = clamp(x / wide + 0.5);
      dy += pose.wave * tall * 0.035 * share * Math.sin(TAU * (share * 1.6 - time * 0.9));
      dx += pose.wave * wide * 0.015 * share * Math.sin(TAU * (share * 1.1 - time * 0.7) + 1);
    }
    if (pose.flicker > 0) {
      const leap = 0.07 * Math.sin(TAU * (time * 2.3 + high)) + 0.05 * Math.sin(TAU * time * 5.1);
      dy += pose.flicker * tall * high * leap;
      dx += pose.flicker * wide * high * high * 0.1 * Math.sin(TAU * (time * 1.7 - high * 1.3));
    }
    positions[at] = foot[0] + x + dx + travel.x;
    positions[at + 1] = foot[1] + y + dy + travel.y;
    positions[at + 2] = (positions[at + 2] ?? 0) + travel.z;
  }
}
