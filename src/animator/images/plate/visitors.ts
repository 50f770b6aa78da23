import type { Body } from '../../bodies/body.ts';
import type { Role, Script } from '../../director/script.ts';
import { clamp, smoothstep } from '../../maths/ease.ts';
import type { Vector } from '../../maths/vector.ts';
import { broadsideHeading } from '../../stage/extras/broadsides.ts';
import type { BodyOf, CastRole } from '../../stage/players.ts';
import { solveStage } from '../../stage/solve.ts';
import type { StageFigure } from '../../stage/stage.ts';
import { makePathMotion } from '../../stage/ways/path-motion.ts';
import { goesIn, sendAlong, standsOnPath } from './along-path.ts';
import { addToSubject, beforeOf } from './beside-subject.ts';
import { comersTo, isKnown, PICTURES } from './comers.ts';
import { gridShare, groundDepth, type Plate, pointAt } from './plate.ts';
import { platePlace, saidLight } from './world.ts';

export interface VisitorOptions {
  readonly script: Script;
  readonly seed: number;
  readonly bodyOf: BodyOf;
  readonly still: boolean;
  /** Who plays them where they come out of other pictures: then all of the script's cast is brought, and there from the beginning. */
  readonly guests?: CastRole;
  /** Share of the picture's height that the first of them takes; null leaves them as large as they are in life. */
  readonly fills: number | null;
}

/** Those whom the prompt brings into a picture, on its ground or in its air. */
export function placeVisitors(plate: Plate, options: VisitorOptions): StageFigure[] {
  const { script, seed, bodyOf, still, guests } = options;
  const roles =
    guests === undefined
      ? comersTo(plate, script, still)
      : script.cast.filter(({ scenery, noun }) => !scenery && !PICTURES.test(noun));
  if (roles.length === 0) return [];
  const ids = new Set(roles.map(({ id }) => id));
  const known = (id: number | null): boolean => id === null || ids.has(id);
  const own: Script = {
    ...script,
    cast: roles,
    relations: [
      ...script.relations.filter(({ role, to }) => ids.has(role) && known(to)),
      ...(guests === undefined ? [] : roles.map(({ id }) => onGround(id))),
    ],
    beats: script.beats
      .filter(({ role }) => ids.has(role))
      .map((beat) => ({ ...beat, target: known(beat.target) ? beat.target : null, instrument: null })),
    shots: script.shots.map((shot) => ({
      ...shot,
      size: 'full' as const,
      subject: roles[0]?.id ?? null,
      move: 'static' as const,
    })),
    dialogue: [],
  };
  const place = platePlace(plate, saidLight(script));
  const shape = plate.size.width / plate.size.height;
  const stage = solveStage(own, { seed, shape, bodyOf, place, ...(guests === undefined ? {} : { cast: guests }) });
  if (stage === null) return [];
  const settled = settleIn(plate, stage.figures, stage.durationSeconds, options);
  const adding = { prompt: script.prompt, shown: roleBeside(script, ids), bodyOf };
  // Where a place was kept for somebody, it stands there.
  if (!still || options.fills !== null) return settled;
  const added = settled.map((figure) => {
    const role = roles.find(({ id }) => id === figure.role);
    return role === undefined ? null : addToSubject(plate, figure, role.thing, adding);
  });
  if (added.every((figure) => figure === null)) return settled;
  // The table that a stage puts under small things is not wanted where they are worn or stand beside somebody.
  return settled.flatMap((figure, index) => added[index] ?? (figure.role === null ? [] : [figure]));
}

/** No table is put under small things: the picture has what they stand on. */
const onGround = (role: number): Script['relations'][number] => ({ role, relation: 'on', to: null, where: 'middle' });

/** Beside whom of the picture somebody comes: whom the words name with it, if any. */
const roleBeside = ({ cast, prompt }: Script, coming: ReadonlySet<number>): Role | null =>
  cast.find((role) => !coming.has(role.id) && !role.scenery && isKnown(role, prompt)) ?? null;

/** Metres to whoever stands in the picture: who comes stands before it, and is not seen through it. Who reaches the lower edge leaves no ground there. */
const beforeAll = ({ subject, camera }: Plate): number =>
  subject === null || subject.box.bottom > 0.93 ? Number.POSITIVE_INFINITY : beforeOf(subject, camera);

/** Of the picture's height, of whoever is not told otherwise. */
const USUAL_SHARE = 0.42;
/** Metres: what is smaller takes less of it, and is made larger up to so many times. */
const [SMALL_METRES, SMALL_SHARE, MOST_GROWN] = [0.5, 0.24, 12];
/** Of the height: nobody's feet are higher up in it. */
const FARTHEST_FOOT = 0.72;
const FILM_POINTS = 14;
/** What is in the air is farther away than what stands on the ground. */
const AIR_DEPTH = 1.3;
/** So many in the air are a flock: share of the height of each, and of half the width and height of all. */
const FLOCK = 3;
const [FLOCK_SHARE, FLOCK_WIDE, FLOCK_HIGH] = [0.07, 0.42, 0.4];
/** Of half the picture's width: whoever only comes stays within it. */
const INSIDE = 0.72;
const PASSES = /\b(?:pass(?:es|ing)?|cross(?:es|ing)?|by|past|through|leaves?|away|off|out)\b/i;
/** Of the width: room for half of the outermost of several. */
const BESIDE = 0.12;
/** Share of a film in which they come in. */
const ENTRANCE = 0.4;

function settleIn(
  plate: Plate,
  figures: readonly StageFigure[],
  seconds: number,
  options: VisitorOptions,
): StageFigure[] {
  const { camera } = plate;
  // Where a place was kept for them they fit into it: seen from whatever side, who is long is as long as that.
  const shape = options.fills === null ? Number.POSITIVE_INFINITY : (camera.across / camera.down) * 0.9;
  const tall = Math.max(
    ...figures.map(({ body, size }) => {
      const { height, length, width } = options.bodyOf(body);
      return size * Math.max(height, Math.max(length, width) / shape);
    }),
  );
  // A camera of a film mostly goes nearer: feet at the lower edge would be lost.
  const lowestFoot = options.still ? 0.94 : 0.87;
  const nearest = Math.min(groundDepth(camera, lowestFoot) ?? camera.focus, beforeAll(plate));
  const share = options.fills ?? (options.guests !== undefined && tall < SMALL_METRES ? SMALL_SHARE : USUAL_SHARE);
  const wanted = tall / (2 * camera.down * share);
  const far = clamp(wanted, nearest, 40);
  // Ground that is far away may be a hill or a wall: who would stand there stands nearer, and is as large in the picture.
  const depth = Math.min(far, Math.max(nearest, Math.min(groundDepth(camera, FARTHEST_FOOT) ?? far, beforeAll(plate))));
  const drawnIn = depth / far;
  // What cannot come near enough is made larger where a place was kept for it, or it was brought to be seen.
  const growth =
    (options.fills === null && options.guests === undefined ? 1 : clamp(far / wanted, 1, MOST_GROWN)) * drawnIn;
  const roots = figures.filter(({ support }) => 'on' in support);
  const middle = centreOf(roots);
  const spread = Math.max(...roots.map(({ path }) => Math.abs((path[0]?.at[0] ?? 0) - middle[0])), 0.4);
  const enters = !options.still && options.guests === undefined;
  const room = Math.min(drawnIn, (camera.across * depth * 0.62) / spread);
  // Several need room on both sides of the free place.
  const within = roots.length < 2 ? 0.5 : Math.max(0, 0.5 - (spread * room) / (2 * camera.across * depth) - BESIDE);
  const u = clamp(freeColumn(plate), 0.5 - within, 0.5 + within);
  const inAir = roots.filter(({ support }) => 'on' in support && support.on === 'air').length;
  const alone = roots.length === 1 && options.guests === undefined && options.fills === null && plate.subject === null;
  // Many in the air are a flock, and far: each is small, and they are all over the sky.
  const isFlock = inAir >= FLOCK;
  return figures.map((figure, index): StageFigure => {
    if (!('on' in figure.support)) return { ...figure, size: figure.size * growth };
    if (alone && figure.support.on === 'ground' && isOnPath(options, figure.role)) {
      const metres = options.bodyOf(figure.body).height;
      const sent = sendAlong(plate, figure, { seconds, still: options.still, metres });
      return { ...sent, acts: enters ? enter(figure, seconds) : figure.acts };
    }
    // People stand on their legs, and be they astronauts.
    const high = figure.support.on === 'air' && figure.body.sheet.plays !== 'person' && figure.body.family !== 'person';
    const away = isFlock ? clamp((tall * drawnIn) / (2 * camera.down * FLOCK_SHARE), depth, 60) : depth * AIR_DEPTH;
    // Before what the picture shows there, and as large on screen as it would be behind that.
    const shrunk = high ? Math.min(1, (nearestAbove(plate, u) * 0.8) / away) : 1;
    const size = figure.size * growth * shrunk;
    // What is tall hangs so low that all of it is in the picture.
    const share = (options.bodyOf(figure.body).height * size) / (2 * camera.down * away * shrunk);
    const v = high ? Math.min(0.9, Math.max(0.1 + share, Math.min(0.3, plate.surroundings.horizon * 0.6))) : 0.5;
    const foot = high ? pointAt(camera, u, v, away * shrunk) : groundPoint(plate, u, depth);
    const motion = makePathMotion(figure.path);
    // A picture knows one side of whom it shows: it goes across, as it was laid out.
    const body = options.bodyOf(figure.body);
    const broadside = options.guests !== undefined && body.broadside === true;
    const side = foot[0] >= 0 ? 1 : -1;
    const wide = high && isFlock ? (camera.across * away * shrunk * FLOCK_WIDE) / (spread * room) : 1;
    const [aside, above] = high && isFlock ? scatter(index) : [0, 0];
    const scatteredAside = aside * camera.across * away * shrunk * FLOCK_WIDE;
    const scattered = above * camera.down * away * shrunk * FLOCK_HIGH;
    const ownWay = motion(seconds).at[0] - motion(0).at[0];
    // Who comes in goes on the same way, and does not turn back to where it came from.
    const sense = enters && ownWay * side > 0 ? -1 : 1;
    const edge = camera.across * (high ? away * shrunk : depth) * INSIDE;
    const outside = camera.across * depth * 1.25 + Math.abs(foot[0]) + tall;
    const placeAt = (time: number): Vector => {
      const { at } = motion(time);
      const beside = !enters ? 0 : (1 - smoothstep(0, ENTRANCE, time / seconds)) * outside * side;
      const lift = high ? foot[1] + (at[1] - middle[1]) * 0.4 + scattered : at[1];
      const own = foot[0] + scatteredAside + (at[0] - middle[0]) * room * sense * wide;
      // A flock that is kept at the edge would hang there one above the other.
      const passes = (high && isFlock) || PASSES.test(options.script.prompt);
      const across = options.still || passes ? own : clamp(own, -edge, edge);
      // Nobody comes so near that its feet leave the picture.
      const toward = broadside
        ? 0
        : clamp((at[2] - middle[2]) * 0.6 * drawnIn, -0.9 * drawnIn, high ? 0.9 : Math.max(0, depth - nearest));
      return [across + beside, lift, foot[2] + toward];
    };
    const count = options.still ? 1 : FILM_POINTS;
    const times = Array.from({ length: count }, (_, index) => (options.still ? 0 : (seconds * index) / (count - 1)));
    const path = times.map((time) => {
      // A still shows those who go in the middle of their way: at its beginning they may not be in the picture yet.
      const moment = options.still ? seconds / 2 : time;
      const [at, next] = [placeAt(moment), placeAt(moment + 0.2)];
      const going = Math.hypot(next[0] - at[0], next[2] - at[2]) > 0.04;
      const way = going ? Math.atan2(next[0] - at[0], next[2] - at[2]) : null;
      const heading = broadside
        ? broadsideHeading(at, camera.eye, way, body.looksAside ?? 0)
        : (way ?? (alongPlace(plate, body, options) ? ALONG : motion(time).heading));
      return { time, at, heading };
    });
    return {
      ...figure,
      ...(high || figure.support.on !== 'air' ? {} : { support: { on: 'ground' } as const }),
      size,
      path,
      acts: enters ? enter(figure, seconds) : figure.acts,
      seen: { from: enters ? 0.03 : 0, to: seconds + 1 },
    };
  });
}

/** Those of a flock who fly the same way are beside each other as well as above: no two of them are near, however many there are. */
const scatter = (index: number): readonly [number, number] => [
  ((index * 0.7549) % 1) - 0.5,
  ((index * 0.5698) % 1) - 0.5,
];

const isOnPath = ({ script, still }: VisitorOptions, role: number | null): boolean =>
  still ? standsOnPath(script) : goesIn(script, role);

/** Nearly from the side. */
const ALONG = 1.25;
/** Times as long as wide, of a body, and as wide as high, of the place that was kept for it. */
const [LONG, BROAD] = [1.5, 1.15];

/** Who is long stands along a broad place that was kept for it, and does not look out of the middle of it. */
const alongPlace = ({ size }: Plate, { length, width }: Body, { fills, still }: VisitorOptions): boolean =>
  fills !== null && still && length > width * LONG && size.width > size.height * BROAD;

/** They come in on their own feet or wings. */
function enter({ acts, support }: StageFigure, seconds: number): StageFigure['acts'] {
  const going = 'on' in support && support.on === 'air' ? 'fly' : 'walk';
  const [first] = acts;
  if (first === undefined || /^(?:walk|run|fly|trot|gallop|drive|swim|sail|march|ride)/.test(first.act)) return acts;
  const until = seconds * ENTRANCE * 0.92;
  return [
    { act: going, from: 0, to: until, speed: 1, target: null },
    ...acts.filter(({ to }) => to > until).map((act) => ({ ...act, from: Math.max(until, act.from) })),
  ];
}

function centreOf(figures: readonly StageFigure[]): Vector {
  const points = figures.map(({ path }) => path[Math.floor(path.length / 2)]?.at ?? [0, 0, 0]);
  const mean = (axis: 0 | 1 | 2): number =>
    points.reduce((sum, point) => sum + point[axis], 0) / Math.max(1, points.length);
  return [mean(0), mean(1), mean(2)];
}

/** Metres to the nearest of what the picture shows above its horizon, around a share of its width. */
function nearestAbove(plate: Plate, u: number): number {
  const { columns, depths, surroundings } = plate;
  let nearest = Number.POSITIVE_INFINITY;
  for (let at = 0; at < depths.length; at++) {
    const [x, y] = gridShare(plate, at % (columns + 1), Math.floor(at / (columns + 1)));
    if (y < surroundings.horizon && Math.abs(x - u) < 0.3) nearest = Math.min(nearest, depths[at] ?? 1);
  }
  return nearest;
}

function groundPoint({ camera }: Plate, u: number, depth: number): Vector {
  const { eye, forward, across } = camera;
  return [eye[0] + (u - 0.5) * 2 * across * depth, 0, eye[2] + forward[2] * depth];
}

/** Where in the picture nobody stands yet: a share of its width. */
function freeColumn({ subject }: Plate): number {
  if (subject === null) return 0.5;
  const { left, right } = subject.box;
  const [before, behind] = [left, 1 - right];
  if (Math.max(before, behind) < 0.16) return before >= behind ? 0.2 : 0.8;
  return before >= behind ? clamp(left * 0.5, 0.15, 0.85) : clamp((1 + right) / 2, 0.15, 0.85);
}
