import { findThing } from '../../catalogue/things.ts';
import type { Role, Script } from '../../director/script.ts';
import { clamp, smoothstep } from '../../maths/ease.ts';
import type { Vector } from '../../maths/vector.ts';
import { broadsideHeading } from '../../stage/extras/broadsides.ts';
import type { BodyOf, CastRole } from '../../stage/players.ts';
import { solveStage } from '../../stage/solve.ts';
import type { StageFigure } from '../../stage/stage.ts';
import { makePathMotion } from '../../stage/ways/path-motion.ts';
import { addToSubject } from './beside-subject.ts';
import { gridShare, groundDepth, type Plate, pointAt } from './plate.ts';
import { platePlace, saidLight } from './world.ts';

/** Words that speak of a picture, of which nobody wants another on its wall. */
const PICTURES = /^(?:picture|image|photo|photograph|reference|background|foreground|scene|frame)s?$/;

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Whether the prompt speaks of somebody as known: that is whoever the picture shows. */
export function isKnown({ word, noun }: Role, prompt: string): boolean {
  const name = `(?:${escaped(word)}|${escaped(noun)})`;
  return new RegExp(
    `\\b(?:the|this|that|these|those|her|his|its|their|my|your|our)\\s+(?:[\\w-]+\\s+){0,2}${name}\\b`,
    'i',
  ).test(prompt);
}

const COMES =
  /\b(?:appears?|enters?|arrives?|comes?|joins?|pass(?:es)?|flies|fly|crosses|add|with|another|walks? in(?:to)?|runs? in(?:to)?)\b/i;

/** "People walk", "she smiles": said without a number or an article, of who is in the picture already. */
function isBare({ word, noun }: Role, prompt: string): boolean {
  const name = `(?:${escaped(word)}|${escaped(noun)})(?:e?s)?`;
  const counted = `\\b(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|\\d+|some|several|many|few|more|of)\\s+(?:[\\w-]+\\s+){0,2}${name}\\b`;
  return !new RegExp(counted, 'i').test(prompt);
}

/** Who comes to a picture: in a film only who can come by itself, and never a second of whom it shows already. */
function comers(script: Script, shows: boolean, still: boolean): Role[] {
  const { cast, prompt } = script;
  return cast.filter((role, index) => {
    if (role.scenery || PICTURES.test(role.noun)) return false;
    const added = /\badd\b/i.test(prompt);
    // "Add a man beside the car": the car is there.
    const isNew = (other: Role): boolean => other !== role && !other.scenery && !isKnown(other, prompt);
    if (isKnown(role, prompt) && (!added || cast.some(isNew))) return false;
    if (still) return true;
    const thing = findThing(role.thing);
    if (isBare(role, prompt) && !COMES.test(prompt)) return false;
    const moves = thing?.alive === true || script.beats.some((beat) => beat.role === role.id);
    return moves && (index > 0 || !shows || COMES.test(prompt));
  });
}

/** Whether a still of a script has anybody that the picture does not. */
export const someoneComes = (script: Script): boolean => comers(script, true, true).length > 0;

/** Whom of a script a picture shows already; null where the script speaks of nobody in it. */
export const shownRole = (script: Script, plate: Plate): Role | null =>
  plate.subject === null ? null : roleInPicture(script);

/** The same, before anybody was found in it. */
export function roleInPicture(script: Script): Role | null {
  const coming = new Set(comers(script, true, false).map(({ id }) => id));
  return script.cast.find(({ id, scenery, noun }) => !scenery && !PICTURES.test(noun) && !coming.has(id)) ?? null;
}

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
      ? comers(script, plate.subject !== null, still)
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

/** Of the picture's height, of whoever is not told otherwise. */
const USUAL_SHARE = 0.42;
/** Metres: what is smaller takes less of it, and is made larger up to so many times. */
const [SMALL_METRES, SMALL_SHARE, MOST_GROWN] = [0.5, 0.24, 12];
const FILM_POINTS = 14;
/** What is in the air is farther away than what stands on the ground. */
const AIR_DEPTH = 1.3;
/** So many in the air are a flock: share of the height of each, and of half the width and height of all. */
const FLOCK = 4;
const [FLOCK_SHARE, FLOCK_WIDE, FLOCK_HIGH] = [0.07, 0.42, 0.4];
/** Of half the picture's width: whoever only comes stays within it. */
const INSIDE = 0.72;
const PASSES = /\b(?:pass(?:es|ing)?|cross(?:es|ing)?|by|past|through|leaves?|away|off|out)\b/i;
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
  const nearest = groundDepth(camera, 0.94) ?? camera.focus;
  const share = options.fills ?? (options.guests !== undefined && tall < SMALL_METRES ? SMALL_SHARE : USUAL_SHARE);
  const wanted = tall / (2 * camera.down * share);
  const depth = clamp(wanted, nearest, 40);
  // What cannot come near enough is made larger where a place was kept for it, or it was brought to be seen.
  const growth = options.fills === null && options.guests === undefined ? 1 : clamp(depth / wanted, 1, MOST_GROWN);
  const u = freeColumn(plate);
  const roots = figures.filter(({ support }) => 'on' in support);
  const middle = centreOf(roots);
  const spread = Math.max(...roots.map(({ path }) => Math.abs((path[0]?.at[0] ?? 0) - middle[0])), 0.4);
  const enters = !options.still && options.guests === undefined;
  const room = Math.min(1, (camera.across * depth * 0.62) / spread);
  const inAir = roots.filter(({ support }) => 'on' in support && support.on === 'air').length;
  // Many in the air are a flock, and far: each is small, and they are all over the sky.
  const isFlock = inAir >= FLOCK;
  return figures.map((figure, index): StageFigure => {
    if (!('on' in figure.support)) return { ...figure, size: figure.size * growth };
    // A portrait stands on its legs, and be it of an astronaut.
    const high = figure.support.on === 'air' && figure.body.sheet.plays !== 'person';
    const away = isFlock ? clamp(tall / (2 * camera.down * FLOCK_SHARE), depth, 60) : depth * AIR_DEPTH;
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
    const scattered = high && isFlock ? (((index * 0.618) % 1) - 0.5) * camera.down * away * shrunk * FLOCK_HIGH : 0;
    const ownWay = motion(seconds).at[0] - motion(0).at[0];
    // Who comes in goes on the same way, and does not turn back to where it came from.
    const sense = enters && ownWay * side > 0 ? -1 : 1;
    const edge = camera.across * (high ? away * shrunk : depth) * INSIDE;
    const outside = camera.across * depth * 1.25 + Math.abs(foot[0]) + tall;
    const placeAt = (time: number): Vector => {
      const { at } = motion(time);
      const beside = !enters ? 0 : (1 - smoothstep(0, ENTRANCE, time / seconds)) * outside * side;
      const lift = high ? foot[1] + (at[1] - middle[1]) * 0.4 + scattered : at[1];
      const own = foot[0] + (at[0] - middle[0]) * room * sense * wide;
      const across = options.still || PASSES.test(options.script.prompt) ? own : clamp(own, -edge, edge);
      // Nobody comes so near that its feet leave the picture.
      const toward = broadside ? 0 : clamp((at[2] - middle[2]) * 0.6, -0.9, high ? 0.9 : Math.max(0, depth - nearest));
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
        : (way ?? motion(time).heading);
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
