import { findAct } from '../../catalogue/acts.ts';
import type { Script } from '../../director/script.ts';
import { clamp, smoothstep } from '../../maths/ease.ts';
import type { Vector } from '../../maths/vector.ts';
import type { StageFigure } from '../../stage/stage.ts';
import { findPath, type PathSpot } from './find-path.ts';
import { groundDepth, type Plate, pointAt } from './plate.ts';

const PATHS =
  /^(?:path|road|trail|track|lane|street|way|avenue|alley|driveway|footpath|walkway|pathway|hillside|slope|hill)$/;
/** Of the film's height: where whoever goes into a picture begins, where he comes to where no path tells, and where he stands in a still. */
const [NEAR, FAR, STANDS] = [0.93, 0.7, 0.84];
/** Of the film's height, where he begins. */
const TALL = 0.46;
/** Share of the film in which he comes in from beside the picture, and how far outside of it he is then. */
const [ENTERS, OUTSIDE] = [0.3, 0.3];
const POINTS = 14;
/** Metres in a second of whoever is as tall as in life. */
const PACE = 1.25;

/** Whether somebody is to go along a path of the picture or away from whoever looks, and not across. */
export function goesIn({ beats }: Script, role: number | null): boolean {
  const beat = beats.find((each) => each.role === role);
  if (beat === undefined || findAct(beat.act)?.frame !== 'go' || beat.heads === 'toward') return false;
  return beat.heads === 'away' || beat.direction === 'away' || (beat.where !== null && PATHS.test(beat.where));
}

/** Whether the words of a still set somebody on a path. */
export const standsOnPath = ({ prompt }: Script): boolean =>
  /\b(?:on|along|down|up)\s{1,3}(?:the|this|that|a)\s{1,3}(?:[a-z]+\s{1,3})?(?:path|road|trail|track|lane|street|footpath|walkway)\b/i.test(
    prompt,
  );

interface Going {
  readonly seconds: number;
  readonly still: boolean;
  readonly metres: number;
}

/** The same figure on its way into the picture, along the path that this shows or straight on; smaller the farther it is. */
export function sendAlong(plate: Plate, figure: StageFigure, { seconds, still, metres }: Going): StageFigure {
  const { camera, surroundings } = plate;
  const path = findPath(plate) ?? straight(surroundings.horizon);
  const far = Math.max(path.at(-1)?.v ?? FAR, surroundings.horizon + 0.12);
  const near = groundDepth(camera, NEAR) ?? camera.focus;
  const size = (TALL * 2 * camera.down * near) / metres;
  const spotAt = (v: number): Vector => {
    const u = across(path, v);
    const at = pointAt(camera, u, v, groundDepth(camera, v) ?? near);
    return [at[0], 0, at[2]];
  };
  if (still) {
    // In the middle of a step: a still is a moment of a way.
    const [at, beyond] = [spotAt(STANDS), spotAt(STANDS + 0.06)];
    const heading = Math.atan2(beyond[0] - at[0], beyond[2] - at[2]);
    const half = (PACE * size * seconds) / 2;
    const on = (sense: number): Vector => [
      at[0] + sense * half * Math.sin(heading),
      0,
      at[2] + sense * half * Math.cos(heading),
    ];
    return {
      ...figure,
      size,
      support: { on: 'ground' },
      path: [-1, 0, 1].map((sense) => ({ time: ((sense + 1) * seconds) / 2, at: on(sense), heading })),
    };
  }
  // It comes in where the path is nearer to the edge, and goes on as fast as it came: depth is gone through evenly.
  const beside = across(path, NEAR) < 0.5 ? -1 : 1;
  const start = 1 / near;
  const end = 1 / (groundDepth(camera, far) ?? near * 2);
  const placeAt = (time: number): Vector => {
    const share = clamp(time / seconds);
    const on = clamp((share - ENTERS * 0.6) / (1 - ENTERS * 0.6));
    const depth = 1 / start + (1 / end - 1 / start) * on;
    const [x, y, z] = spotAt(rowAt(plate, depth, far));
    const outside = (1 - smoothstep(0, ENTERS, share)) * beside;
    const width = 2 * camera.across * near;
    return [x + outside * (OUTSIDE + (beside < 0 ? across(path, NEAR) : 1 - across(path, NEAR))) * width, y, z];
  };
  const times = Array.from({ length: POINTS }, (_, index) => (seconds * index) / (POINTS - 1));
  return {
    ...figure,
    size,
    support: { on: 'ground' },
    path: times.map((time) => {
      const [at, next] = [placeAt(Math.min(time, seconds - 0.2)), placeAt(Math.min(time, seconds - 0.2) + 0.2)];
      return { time, at: placeAt(time), heading: Math.atan2(next[0] - at[0], next[2] - at[2]) };
    }),
    seen: { from: 0.03, to: seconds + 1 },
  };
}

const straight = (horizon: number): readonly PathSpot[] => [
  { u: 0.36, v: 1 },
  { u: 0.5, v: Math.max(FAR, horizon + 0.14) },
];

/** Where a path is on a row of the film; beyond its ends as there. */
function across(path: readonly PathSpot[], v: number): number {
  const after = path.findIndex((spot) => spot.v <= v);
  const [a, b] = [path[Math.max(0, after - 1)], path[after < 0 ? path.length - 1 : after]];
  if (a === undefined || b === undefined) return 0.5;
  return a.v === b.v ? b.u : b.u + (a.u - b.u) * clamp((v - b.v) / (a.v - b.v));
}

/** The row on which level ground is so far away. */
function rowAt({ camera }: Plate, depth: number, highest: number): number {
  let [low, high] = [highest, 1];
  for (let round = 0; round < 20; round++) {
    const middle = (low + high) / 2;
    if ((groundDepth(camera, middle) ?? Number.POSITIVE_INFINITY) > depth) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
