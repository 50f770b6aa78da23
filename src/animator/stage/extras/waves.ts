import type { Script } from '../../director/script.ts';
import { makeRandom } from '../../maths/random.ts';
import type { FilmFrame } from '../film-frame.ts';
import { type Player, reachOf } from '../players.ts';
import type { StageFigure } from '../stage.ts';
import type { Journey } from '../ways/journeys.ts';
import { sceneryFigure } from './scenery-figure.ts';

/** Great waves: the one that somebody rides goes with them, and in a storm hills of water come toward the camera. */
const GREAT =
  /\b(?:giant|gigantic|huge|massive|enormous|monster|towering|big|large|barrel|tube|rough|raging|tsunami|tidal|monstrous)\b/;
const WAVE = /wave|barrel|swell|surf|tsunami|\bsea\b|ocean|tube/;
const BREAKER = { family: 'vessel', sheet: { vessel: 'breaker' } } as const;
const SWELL = { family: 'vessel', sheet: { vessel: 'swell' } } as const;
/** Metres from the middle of the breaker to where one rides, and how high its face is there. */
const RIDDEN = { away: 1.5, high: 0.3 } as const;
/** For who is so small that the board is a short one. */
const LOW_WAVE = 0.42;
const LONE_WAVES = 6;
const DECK_SWELL = 2.6;
const SWELL_METRES_A_SECOND = 1.6;
const SHORES: ReadonlySet<string> = new Set(['sea', 'beach']);

export interface WaveParts {
  readonly seed: number;
  readonly frame: FilmFrame;
  readonly players: readonly Player[];
  readonly journeys: ReadonlyMap<number, Journey>;
  /** Of the water; null where there is none. */
  readonly level: number | null;
}

const isGreat = ({ set }: Script): boolean =>
  [...set.dressing, set.word ?? ''].some((word) => WAVE.test(word) && GREAT.test(word));

/** Of who surfs: those on boards that ride a wave. */
function ridersOf({ cast, beats }: Script, players: readonly Player[]): number[] {
  const surfs = beats.some(({ act }) => act === 'surf') || cast.some(({ thing }) => thing === 'surfboard');
  if (!surfs) return [];
  return players.flatMap(({ role }, index) => (role.thing === 'surfboard' ? [index] : []));
}

/** What of the film's figures is lifted onto a wave, and the waves themselves. */
export function raiseWaves(
  script: Script,
  figures: readonly StageFigure[],
  { seed, frame, players, journeys, level }: WaveParts,
): StageFigure[] {
  const { set, durationSeconds, shots } = script;
  if (set.place === 'cliff' && level !== null && (isGreat(script) || set.weather === 'storm'))
    return [...figures, ...rollAgainst(seed, level, durationSeconds)];
  // Seen from a deck they come in beyond the rail.
  if (set.place === 'deck' && level !== null && set.weather === 'storm')
    return [...figures, ...rollIn(seed, frame, durationSeconds, DECK_SWELL, level)];
  if (!SHORES.has(set.place)) return [...figures];
  const [rider] = ridersOf(script, players);
  const great = isGreat(script);
  const ridden = rider === undefined ? undefined : (journeys.get(rider)?.path ?? figures[rider]?.path);
  if (rider !== undefined && ridden !== undefined && set.place === 'sea') {
    // A wave that a dog rides is as high for it as that of a surfer for him.
    const own = (figures[rider]?.size ?? 1) < 1 ? LOW_WAVE : 1;
    const size = (great ? 0.9 : 0.6) * own;
    const heading = besideOf(ridden[ridden.length >> 1]?.heading ?? 0, frame.heading(0));
    const [bx, , bz] = away(heading, RIDDEN.away * size);
    const path = ridden.map(({ time, at: [x, , z] }) => ({ time, heading, at: [x + bx, 0, z + bz] as const }));
    const acts = [{ act: 'stand', from: 0, to: durationSeconds, speed: 1, target: null }];
    const raised = figures.map((figure, index) =>
      index === rider
        ? {
            ...figure,
            path: figure.path.map((point) => ({
              ...point,
              at: [point.at[0], point.at[1] + RIDDEN.high * size, point.at[2]] as const,
            })),
          }
        : figure,
    );
    return [...raised, sceneryFigure({ body: BREAKER, path, acts, size }, durationSeconds)];
  }
  if (set.place !== 'sea' || !(great || set.weather === 'storm')) return [...figures];
  // A camera aboard goes with the deck, as those on it do.
  const comesAboard = shots.find(({ alone }) => alone === true)?.from ?? Number.POSITIVE_INFINITY;
  // With nobody to be seen the waves are the film.
  const longest = Math.max(players.length === 0 ? LONE_WAVES : 2, ...players.map(reachOf));
  const size = Math.min(4, longest * 0.3 + 0.6) * (great ? 1.3 : 1);
  return [
    ...figures.map((figure) => pitching(figure, comesAboard)),
    ...rollIn(seed, frame, durationSeconds, size),
    ...(players.length > 0 && isOne(script) ? [towerBehind(frame, durationSeconds, longest)] : []),
  ];
}

/** "an enormous wave", and no rough sea. */
const isOne = ({ set }: Script): boolean =>
  set.dressing.some((word) => /(?:\bwave|tsunami|wall of water)$/.test(word) && GREAT.test(word));

/** Metres of a breaker of its own size; times as high as who is before it is long; and how far behind it begins and ends, for its height. */
const [BREAKER_METRES, TOWERS, COMES] = [4.4, 3.4, { from: 3.4, to: 1.75 }] as const;
const LEAST_TOWERING = 7;

/** The one great wave that is told of comes in behind whoever is out there, and stands over them in the end. */
function towerBehind(frame: FilmFrame, durationSeconds: number, longest: number): StageFigure {
  const high = Math.max(LEAST_TOWERING, Math.min(26, longest * TOWERS));
  const acts = [{ act: 'stand', from: 0, to: durationSeconds, speed: 1, target: null }];
  const heading = frame.heading(0);
  const point = (time: number, behind: number) => {
    const [x, , z] = frame.at(0, -behind * high);
    return { time, heading, at: [x, 0, z] as const };
  };
  const path = [point(0, COMES.from), point(durationSeconds, COMES.to)];
  return sceneryFigure({ body: BREAKER, path, acts, size: high / BREAKER_METRES }, durationSeconds);
}

/** Across the way that somebody goes, on the side of the camera. */
const besideOf = (way: number, camera: number): number =>
  Math.cos(way + Math.PI / 2 - camera) > 0 ? way + Math.PI / 2 : way - Math.PI / 2;

const away = (heading: number, metres: number) =>
  [-Math.sin(heading) * metres, 0, -Math.cos(heading) * metres] as const;

/** What floats on a high sea is thrown about by it. */
const pitching = (figure: StageFigure, until: number): StageFigure =>
  figure.body.family === 'vessel'
    ? {
        ...figure,
        acts: figure.acts.flatMap((each) => {
          if (!AFLOAT.test(each.act) || each.from >= until) return [each];
          const thrown = { ...each, act: 'pitch', to: Math.min(each.to, until) };
          return each.to > until ? [thrown, { ...each, from: until }] : [thrown];
        }),
      }
    : figure;
const AFLOAT = /^(?:stand|sail|float|drive|swim|walk|row)$/;

/** Rows of swell behind where the film plays, one also before it, low enough to look over. */
function rollIn(seed: number, frame: FilmFrame, durationSeconds: number, size: number, level = 0): StageFigure[] {
  const random = makeRandom(seed).spawn('swell');
  const acts = [{ act: 'stand', from: 0, to: durationSeconds, speed: 1, target: null }];
  return [-14, -30, -48, -72, -104].map((near, k) => {
    const across = random.between(-12, 12) * size;
    const gone = SWELL_METRES_A_SECOND * durationSeconds;
    const heading = frame.heading(random.between(-0.22, 0.22));
    const point = (time: number, ahead: number) => {
      const [x, , z] = frame.at(across, near * Math.sqrt(size) + ahead);
      return { time, heading, at: [x, level - 0.1, z] as const };
    };
    const path = [point(0, -gone / 2), point(durationSeconds, gone / 2)];
    return sceneryFigure(
      { body: SWELL, path, acts, size: size * (0.55 + k * 0.16), phase: random.next() },
      durationSeconds,
    );
  });
}

/** Hills of water that come in toward the headland, seen along their crests. */
function rollAgainst(seed: number, level: number, durationSeconds: number): StageFigure[] {
  const random = makeRandom(seed).spawn('surf');
  const acts = [{ act: 'stand', from: 0, to: durationSeconds, speed: 1, target: null }];
  const heading = 1.9;
  return [-52, -30, -8, 14].map((ahead, k) => {
    const gone = SWELL_METRES_A_SECOND * 2 * durationSeconds;
    const point = (time: number, by: number) => ({
      time,
      heading,
      at: [
        ahead + Math.sin(heading) * by + k * 4,
        level - 0.2,
        -104 - k * 8 + Math.cos(heading) * by + random.between(-4, 4),
      ] as const,
    });
    const path = [point(0, -gone / 2), point(durationSeconds, gone / 2)];
    return sceneryFigure({ body: SWELL, path, acts, size: 1.5 + k * 0.14, phase: random.next() }, durationSeconds);
  });
}
