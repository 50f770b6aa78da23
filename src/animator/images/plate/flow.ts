import type { BentMesh } from '../../lens/bent.ts';
import type { Film } from '../../lens/film.ts';
import { mixBytes } from '../../lens/mix-bytes.ts';
import { prepareStageFilm, type StageFilm } from '../../lens/stage-film.ts';
import { clamp, smoothstep } from '../../maths/ease.ts';
import { VERTEX_FLOATS } from '../../maths/mesh.ts';
import type { Stage } from '../../stage/stage.ts';
import { type Course, courseAt, sureAt } from '../flow/course.ts';
import { fieldAt } from '../pixels/look-around.ts';
import { GROWTH, type PlateFilmOptions } from './film.ts';
import { flattenPlate, withSurroundings } from './flatten-plate.ts';
import type { Kinship, PlateCourse } from './kin.ts';
import { alphaAt, gridShare, type Plate, type PlateCut, type PlateSubject } from './plate.ts';
import { cutRelief, DEPTH_AT, groundRelief, type Relief } from './relief.ts';
import { endsOf, tear } from './tear.ts';
import { platePlace } from './world.ts';

/**
 * From a picture to another one that shows the same from elsewhere, or the same subject elsewhere. Both go the same way at once, the first from where it was
 * taken, the last to there, and lie over each other in depth: at each place the one is seen that knows it better, never both.
 */
export async function prepareFlow(
  first: Plate,
  last: Plate,
  { there, back, sameSubject, relit, apart }: Kinship,
  frameCount: number,
  { stage, light, life: _life, ...options }: PlateFilmOptions,
): Promise<Film> {
  const { size, memory } = options;
  const length = stage.durationSeconds;
  const overAt = (time: number): number => smoothstep(0, 1, time / length);
  const [one, other] = sameSubject
    ? [withSurroundings(first), withSurroundings(last)]
    : [flattenPlate(first), flattenPlate(last)];
  const nearest = 1.3 * Math.max(subjectDepth(first), subjectDepth(last));
  const shared = { camera: first.camera, nearest, overAt, apart };
  const open = async (before: Before): Promise<StageFilm> => {
    const sharing = { ...shared, before, sweptAt: before === 'swept' ? sweepOf(there.ground) : () => ALWAYS[before] };
    const bent = [
      ...flowMeshes(finer(one), there, { ...sharing, isFirst: true, other }),
      ...flowMeshes(finer(other), back, { ...sharing, isFirst: false, other: one }),
    ];
    const film = await prepareStageFilm({
      ...options,
      stage: atRest(stage),
      place: platePlace(first, light),
      plates: {
        bent,
        onset: (time) => smoothstep(0, GROWTH, time / length) * smoothstep(1, 1 - GROWTH, time / length),
      },
    });
    film.lens.prepareOutput(size.width);
    return film;
  };
  const bytesPerFrame = (size.width * size.height * 3) / 2;
  const wayAt = (frame: number): number => Math.min(1, frame / Math.max(1, frameCount - 1));
  const show = ({ lens }: StageFilm, at: number): void =>
    lens.kernels.writeI420(lens.record.at, at, size.width, size.height);
  if (!relit) {
    const film = await open('swept');
    return {
      bytesPerFrame,
      compose: (frame) => film.draw(wayAt(frame) * length, frame),
      print: (_frame, at) => show(film, at),
    };
  }
  const [early, late] = [await open('first'), await open('last')];
  const scratch = memory.reserve(bytesPerFrame);
  const shareAt = (frame: number): number => smoothstep(RELIT_FROM, RELIT_TO, wayAt(frame));
  return {
    bytesPerFrame,
    compose(frame) {
      if (shareAt(frame) < 1) early.draw(wayAt(frame) * length, frame);
      if (shareAt(frame) > 0) late.draw(wayAt(frame) * length, frame);
    },
    print(frame, at) {
      const share = shareAt(frame);
      show(share < 1 ? early : late, at);
      if (share <= 0 || share >= 1) return;
      show(late, scratch);
      mixBytes(memory.bytes(at, bytesPerFrame), memory.bytes(scratch, bytesPerFrame), share);
    },
  };
}

/** Which of the two is before the other where both know a place: the first until it is swept over, or always the one. */
type Before = 'swept' | 'first' | 'last';
const ALWAYS: Readonly<Record<Exclude<Before, 'swept'>, number>> = { first: 9, last: -9 };
/** Shares of the film between which the light of the first becomes that of the last: both lie upon each other, so that nothing is seen twice. */
const [RELIT_FROM, RELIT_TO] = [0.08, 0.8];

const subjectDepth = ({ subject, camera }: Plate): number => subject?.depth ?? camera.focus * 0.6;

/** The camera stays: the pictures move by themselves. */
const atRest = (stage: Stage): Stage => ({
  ...stage,
  shots: stage.shots.map((shot) => ({ ...shot, keys: shot.keys.slice(0, 1) })),
});

/** Times as many cells along each side: where things part, they do so along cells. */
const FINER = 1.7;

function finer(plate: Plate): Plate {
  const [columns, rows] = [Math.round(plate.columns * FINER), Math.round(plate.rows * FINER)];
  const field = { width: plate.columns + 1, height: plate.rows + 1, values: plate.depths };
  const depths = new Float32Array((columns + 1) * (rows + 1));
  for (let at = 0; at < depths.length; at++) {
    const [u, v] = [(at % (columns + 1)) / columns, Math.floor(at / (columns + 1)) / rows];
    depths[at] = fieldAt(field, u, v);
  }
  return { ...plate, columns, rows, depths };
}

/** Of the nearest ground's distance: how far all of the ground reaches behind it. */
const GROUND_DEPTH = 0.5;
/** Of it, by which one picture lies before the other where both know the same. */
const BEFORE = 0.03;
/** By which those places lie behind that only one picture shows, that were painted in, that the picture does not hold, or that are torn apart. */
const BEHIND = { unsure: 0.55, other: 0.7, strained: 0.35, painted: 0.9, outside: 1, torn: 1.15, hidden: 2.5 } as const;
/** Shares of the film between which the first picture gives way to the last, and whoever stands out of them does. */
const [SWEEP_FROM, SWEEP_TO] = [0.25, 0.75];
const [SUBJECT_FROM, SUBJECT_TO] = [0.44, 0.56];

interface Sharing {
  readonly camera: Plate['camera'];
  /** Metres to the nearest ground: before it is room for whoever stands out. */
  readonly nearest: number;
  /** When a place gives way, 0 to 1, by shares of the film. */
  readonly sweptAt: (u: number, v: number) => number;
  readonly before: Before;
  readonly apart: boolean;
  /** How much of the way is over. */
  readonly overAt: (time: number) => number;
  readonly isFirst: boolean;
  readonly other: Plate;
}

/** What comes into the picture is seen first: against the way of the whole, or from the middle where that grows or shrinks. */
function sweepOf({ whole }: Course): Sharing['sweptAt'] {
  const [u, v] = [whole[0] * 0.5 + whole[1] * 0.5 + whole[2] - 0.5, whole[3] * 0.5 + whole[4] * 0.5 + whole[5] - 0.5];
  const far = Math.hypot(u, v);
  if (far < 0.04) return (x, y) => clamp(Math.hypot(x - 0.5, y - 0.5) / 0.7);
  const reach = (Math.abs(u) + Math.abs(v)) / far;
  return (x, y) => clamp(0.5 + ((x - 0.5) * u + (y - 0.5) * v) / far / reach);
}

/** 0 for what is nearest, 1 for what is farthest, at each corner of a plate's grid. */
function farness({ depths }: Plate): Float32Array {
  let [low, high] = [1e9, 0];
  for (const depth of depths) [low, high] = [Math.min(low, depth), Math.max(high, depth)];
  const span = Math.log(Math.max(high / low, 1.05));
  return depths.map((depth) => clamp(Math.log(depth / low) / span));
}

function flowMeshes(plate: Plate, course: PlateCourse, sharing: Sharing): BentMesh[] {
  const { columns, rows, subject } = plate;
  const count = (columns + 1) * (rows + 1);
  const [far, others] = [farness(plate), farness(sharing.other)];
  const depths = new Float32Array(count);
  const behind = new Float32Array(count);
  for (let vertex = 0; vertex < count; vertex++) {
    const [u, v] = gridShare(plate, vertex % (columns + 1), Math.floor(vertex / (columns + 1)));
    const sure = sureAt(course.ground, u, v);
    const found = others[cornerAt(sharing.other, ...courseAt(course.ground, u, v))] ?? 0;
    const own = far[vertex] ?? 0;
    // Where both know it, it is as far away in both.
    depths[vertex] = sharing.nearest * (1 + GROUND_DEPTH * (own + (found - own) * 0.5 * sure));
    // A sky is the same sky in any light, though no place of it can be found again.
    behind[vertex] =
      behindAt(plate, u, v, sharing.apart) ?? (sharing.before === 'swept' ? (1 - sure) * BEHIND.unsure : 0);
  }
  const { whole, torn } = tear(groundRelief(plate, depths), course.ground);
  const meshes = [
    flowing(
      whole,
      course.ground,
      sharing,
      groundRank(sharing, (vertex) => behind[vertex] ?? 0),
      rimOf(whole),
    ),
    flowing(
      torn,
      course.ground,
      sharing,
      groundRank(sharing, () => (sharing.before === 'swept' ? BEHIND.torn : BEHIND.strained)),
    ),
  ];
  if (subject === null) return meshes;
  const own = course.subject ?? course.ground;
  const near = sharing.nearest / 1.3;
  const cutOf = (cut: PlateCut, depth: number): BentMesh =>
    flowing(
      cutRelief(plate, cut, () => depth),
      own,
      sharing,
      subjectRank(sharing, subject.box),
    );
  return [
    ...meshes,
    ...(subject.shadow === null ? [] : [cutOf(subject.shadow, near * 1.12)]),
    cutOf(subject.cut, near),
  ];
}

/** Where the picture does not hold what is seen, or had it painted in; null elsewhere. */
function behindAt({ subject, area, size }: Plate, u: number, v: number, apart: boolean): number | null {
  if (u < -0.001 || v < -0.001 || u > 1.001 || v > 1.001) return BEHIND.outside;
  if (subject === null || apart) return null;
  const [x, y] = [Math.round(u * size.width) + area.left, Math.round(v * size.height) + area.top];
  const painted = [subject.shadow, subject.rim, subject.cut].some((cut) => cut !== null && alphaAt(cut, x, y) > 0);
  return painted ? BEHIND.painted : null;
}

/** The corner of a plate's grid that is nearest to a share of the film. */
function cornerAt({ columns, rows, area, size }: Plate, u: number, v: number): number {
  const column = clamp(Math.round(((u * size.width + area.left) / area.width) * columns), 0, columns);
  const row = clamp(Math.round(((v * size.height + area.top) / area.height) * rows), 0, rows);
  return row * (columns + 1) + column;
}

/** By how much a vertex lies behind where it is, as a share of that: by where it is in the picture that it is of, and on screen. */
type Rank = (over: number) => (vertex: number, u: number, x: number, y: number) => number;

function groundRank({ isFirst, sweptAt, before }: Sharing, behind: (vertex: number) => number): Rank {
  const sense = isFirst ? -1 : 1;
  // Of the one that is not before the other only that is seen which the other does not hold.
  const kept = before === 'swept' || (before === 'first') === isFirst ? 0 : BEHIND.other;
  return (over) => {
    const way = isFirst ? over : 1 - over;
    const [begun, gone] = [smoothstep(0, 0.12, way), smoothstep(0.8, 1, way) * BEHIND.hidden];
    const progress = -0.15 + 1.3 * smoothstep(SWEEP_FROM, SWEEP_TO, over);
    return (vertex, _u, x, y) =>
      begun * (sense * BEFORE * clamp((sweptAt(x, y) - progress) * 8, -1, 1) + behind(vertex) + kept) + gone;
  };
}

function subjectRank({ isFirst, before }: Sharing, { left, right }: PlateSubject['box']): Rank {
  const sense = isFirst ? -1 : 1;
  return (over) => {
    const swept = before === 'swept' ? smoothstep(SUBJECT_FROM, SUBJECT_TO, over) : before === 'first' ? 0 : 1;
    const handed = swept * 1.2 - 0.1;
    return (_vertex, u) => BEHIND.hidden * clamp(sense * (clamp((u - left) / (right - left)) - handed) * 14);
  };
}

/** Shares of the film: how far the rim of a picture is drawn out, so that a corner that neither of the two holds is not bare. */
const RIM = 0.6;

/** How far each vertex of a ground lies out: -1, 0 or 1 to the side and down. */
function rimOf({ shares }: Relief): Int8Array {
  let [left, right, top, bottom] = [1e9, -1e9, 1e9, -1e9];
  for (let at = 0; at < shares.length; at += 2) {
    const [u, v] = [shares[at] ?? 0, shares[at + 1] ?? 0];
    [left, right, top, bottom] = [Math.min(left, u), Math.max(right, u), Math.min(top, v), Math.max(bottom, v)];
  }
  const isAt = (value: number, edge: number): boolean => Math.abs(value - edge) < 1e-5;
  return Int8Array.from(shares, (value, at) =>
    at % 2 === 0 ? +isAt(value, right) - +isAt(value, left) : +isAt(value, bottom) - +isAt(value, top),
  );
}

function flowing(
  relief: Relief,
  course: Course,
  { camera, overAt, isFirst }: Sharing,
  rank: Rank,
  rim: Int8Array | null = null,
): BentMesh {
  const { shares, mesh } = relief;
  const ends = endsOf(relief, course);
  const { eye, forward, up, across, down } = camera;
  return {
    ...relief,
    bend(time, positions) {
      const over = overAt(time);
      const way = isFirst ? over : 1 - over;
      const behindAt = rank(over);
      for (let vertex = 0; vertex < shares.length / 2; vertex++) {
        const at = vertex * 2;
        const u = shares[at] ?? 0;
        const v = shares[at + 1] ?? 0;
        const x = u + ((ends[at] ?? 0) - u) * way + (rim?.[at] ?? 0) * RIM;
        const y = v + ((ends[at + 1] ?? 0) - v) * way + (rim?.[at + 1] ?? 0) * RIM;
        const depth = (mesh.vertices[vertex * VERTEX_FLOATS + DEPTH_AT] ?? 1) * (1 + behindAt(vertex, u, x, y));
        const high = (0.5 - y) * 2 * down * depth;
        // As `pointAt`, for every vertex of every frame.
        positions[vertex * 3] = eye[0] + (x - 0.5) * 2 * across * depth;
        positions[vertex * 3 + 1] = eye[1] + forward[1] * depth + up[1] * high;
        positions[vertex * 3 + 2] = eye[2] + forward[2] * depth + up[2] * high;
      }
    },
  };
}
