import type { Beat } from '../../director/script.ts';
import type { PlaceFacts } from '../../land/place.ts';
import type { Vector } from '../../maths/vector.ts';
import type { Bond } from '../bonds.ts';
import { type Bearer, type FilmFrame, floorAt } from '../film-frame.ts';
import type { Player } from '../players.ts';
import { WITH_DOORS } from '../rules/aboard/transits.ts';
import type { PathPoint } from '../stage.ts';
import { chooseRoute } from './choose-route.ts';
import { SLANT } from './headings.ts';
import { paceOf } from './paces.ts';
import { runsOnRails } from './railways.ts';
import { type Route, straightRoute } from './routes.ts';
import { STEP_SECONDS } from './vertical-path.ts';

/** How a vehicle comes to where it stops, stands there, and goes on. */

/** Metres a second: nothing comes to a stop from more before the eyes of who waits; and seconds in which it brakes, or is at its pace. */
const [MOST_PACE, GALLOP_PACE, BRAKES, STARTS] = [9, 7, 2, 1.6];

/** Whether something stops for somebody, or somebody gets in or out of it. */
export const isCalled = (own: Player | undefined, beats: readonly Beat[]): boolean =>
  own?.role.parts.includes(WITH_DOORS) === true ||
  beats.some(({ transit }) => transit === 'arrives' || transit === 'leaves');

/** To which side of it people get in and out: 1 is its left, -1 its right one. */
export function doorSide({ anchor }: Bond, vehicle: Player): 1 | -1 {
  const seat = vehicle.body.anchors[anchor];
  return anchor.startsWith('aboard') || seat === undefined || seat.at[0] <= 0.05 ? -1 : 1;
}

/** Where it looks while it stands: the side of its door to the camera, coming nearer or going away. */
export function calledFacing(player: number, beats: readonly Beat[], { bonds, players }: Called): number {
  const own = players[player];
  const bond = bonds.find(({ parent, since, until }) => parent === player && (since ?? until) !== undefined);
  const side = bond === undefined || own === undefined ? -1 : doorSide(bond, own);
  const leaves =
    beats.some(({ transit }) => transit === 'leaves') && !beats.some(({ transit }) => transit === 'arrives');
  return -side * (Math.PI / 2 + (leaves ? SLANT : -SLANT));
}

interface Called {
  readonly players: readonly Player[];
  readonly bonds: readonly Bond[];
}

/** Metres from where it stops: less than nothing while it comes, more once it goes on. */
function metresAt(time: number, beats: readonly Beat[], paceBy: (beat: Beat) => number): number {
  const comes = beats.find(({ transit }) => transit === 'arrives');
  const goes = beats.find(({ transit }) => transit === 'leaves');
  if (comes !== undefined && time < comes.to) {
    const [left, brakes] = [comes.to - time, Math.min(BRAKES, comes.to - comes.from)];
    const pace = paceBy(comes);
    return left < brakes ? (-pace * left * left) / (2 * brakes) : -pace * (left - brakes / 2);
  }
  if (goes !== undefined && time > goes.from) {
    const gone = time - goes.from;
    const pace = paceBy(goes);
    return gone < STARTS ? (pace * gone * gone) / (2 * STARTS) : pace * (gone - STARTS / 2);
  }
  return 0;
}

/** Metres beside the rails, and how much higher the ground is where people wait for a train. */
const [BESIDE_RAILS, PLATFORM] = [2.6, 0.2];

/** A train lets people out to its right: there is the platform, or it comes from the other end. */
function hasPlatformLeft(route: Route, { heightAt }: PlaceFacts): boolean {
  const { x, z, heading } = route.at(0);
  const at = (aside: number): number => heightAt(x + Math.cos(heading) * aside, z - Math.sin(heading) * aside);
  return at(BESIDE_RAILS) > at(-BESIDE_RAILS) + PLATFORM;
}

interface CallWay {
  readonly own: Player;
  readonly beats: readonly Beat[];
  readonly middle: Vector;
  readonly heading: number;
  readonly bearer: Bearer;
  readonly length: number;
  readonly track: number;
  /** Metres that it stops behind the middle: others stand there. */
  readonly lag: number;
}

/** Metres that a mooring is looked for, of water under a boat, from its side to the quay, and above the water that a quay is. */
const [MOORS_WITHIN, DEEP, TO_QUAY, DRY] = [40, 0.5, 1.2, 0.15];

/** Where a boat comes to lie along the shore: the nearest water beside dry ground; null where there is none. */
function findMooring(
  own: Player,
  [x, y, z]: Vector,
  wish: number,
  facts: PlaceFacts,
): { at: Vector; heading: number } | null {
  const level = facts.waterLevel;
  if (level === null) return null;
  const aside = (own.body.width * own.size) / 2 + TO_QUAY;
  const rounds = Array.from({ length: 24 }, (_, turn) => (turn * Math.PI) / 12);
  for (let far = 0; far <= MOORS_WITHIN; far += 1)
    for (const turn of rounds) {
      const [mx, mz] = [x + Math.sin(turn) * far, z + Math.cos(turn) * far];
      const deep = (out: number, way: number): number =>
        level - facts.heightAt(mx + Math.sin(way) * out, mz + Math.cos(way) * out);
      const shore =
        deep(0, 0) < DEEP ? undefined : rounds.find((way) => deep(aside, way) < -DRY && deep(aside * 0.6, way) > 0);
      if (shore === undefined) continue;
      const along = shore + Math.PI / 2;
      const ends = [1, -1].every((end) => deep((end * own.body.length * own.size) / 2, along) > DEEP / 2);
      if (ends) return { at: [mx, y, mz], heading: Math.cos(along - wish) >= 0 ? along : along + Math.PI };
    }
  return null;
}

/** The whole way of what stops here, along the road or the rails of the place where it has them. */
export function callPath(
  { own, beats, middle, heading, bearer, length, track, lag }: CallWay,
  frame: FilmFrame,
  facts: PlaceFacts,
): PathPoint[] {
  const most = own.thing?.alive === true ? GALLOP_PACE : MOST_PACE;
  const paceBy = ({ act, speed }: Beat): number => Math.min(most, paceOf(act, own.thing, own.body, own.size) * speed);
  const choose = (toward: number): ReturnType<typeof chooseRoute> =>
    chooseRoute(
      own,
      {
        ...{ middle, heading: toward, whole: 1, circles: false, wades: false, broadside: false, track, lawful: true },
        ...{ aloft: bearer === 'air', afloat: bearer === 'water' },
      },
      frame,
      facts,
    );
  const mooring = bearer === 'water' ? findMooring(own, middle, heading, facts) : null;
  const first = mooring === null ? choose(heading) : straightRoute(mooring.at, mooring.heading, 1);
  const route = runsOnRails(own) && hasPlatformLeft(first, facts) ? choose(heading + Math.PI) : first;
  const path: PathPoint[] = [];
  for (let time = 0; time <= length + 1e-6; time += STEP_SECONDS) {
    const { x, z, heading: along } = route.at(metresAt(time, beats, paceBy) - lag);
    path.push({ time, at: [x, floorAt(facts, x, z, bearer), z], heading: along });
  }
  return path;
}
