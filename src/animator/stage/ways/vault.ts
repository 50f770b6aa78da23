import { findAct } from '../../catalogue/acts.ts';
import type { Beat, Script } from '../../director/script.ts';
import { floorAt } from '../film-frame.ts';
import { heightOf, type Player, reachOf } from '../players.ts';
import type { Spot } from '../spots.ts';
import type { PathPoint, StageAct } from '../stage.ts';
import { rootOf } from '../work.ts';
import type { Journey, JourneyParts } from './journeys.ts';
import { overGapAt } from './leap-gap.ts';
import { paceOf } from './paces.ts';

/** Over a fence, through a hoop: a run, one leap that clears it, and a run out. */

/** Radians from straight to the camera: one sees the leap from its side, and the fence as well. */
const SLANT = 1.15;
/** Seconds in the air, of the film until its middle, and between two points of the way. */
const [AIR, HALFWAY, STEP] = [0.8, 0.42, 0.1];
/** Metres a second at most, in the open and in rooms; and metres to each side, of the length of who leaps. */
const [FASTEST, INDOORS, RUN_UP] = [5, 3.2, 2.2];
/** The same of who races, and is followed. */
const RACING = 8.5;
/** Of its height: how far over what it clears its feet go. */
const CLEARS = 1.1;
/** Of its own height: so high leaps who leaps over next to nothing. */
const LEAST_LEAP = 0.25;
/** Metres a second of what leaps on wheels, and metres in which it gets up to that and brakes again. */
const [DRIVEN, BRAKES] = [9, 11];
/** Seconds in which what is slower does: a board stays in the picture. */
const BRAKES_IN = 0.95;

const LEAPERS: ReadonlySet<string> = new Set(['quadruped', 'vehicle', 'person']);

interface Vault {
  readonly beat: Beat;
  readonly leaper: number;
  readonly over: number;
}

export const isVault = ({ act, target }: Beat, players: readonly Player[]): boolean => {
  const over = players.find(({ role }) => role.id === target);
  // Cars that stand there are leapt over as a fence is.
  return act === 'jump' && over?.thing?.alive === false && (!over.thing.moves || over.role.traits.includes('parked'));
};

function vaultsOf({ script, players, spots }: Pick<JourneyParts, 'script' | 'players' | 'spots'>): Vault[] {
  return script.beats.flatMap((beat): Vault[] => {
    const [leaper, over] = [beat.role, beat.target].map((id) => players.findIndex(({ role }) => role.id === id));
    const own = players[leaper ?? -1];
    if (leaper === undefined || over === undefined || !LEAPERS.has(own?.order.family ?? '') || !isVault(beat, players))
      return [];
    return spots.has(leaper) && spots.has(over) ? [{ beat, leaper, over }] : [];
  });
}

/** "races across the plain … leaps over a fence": who runs besides comes from afar and runs on, and no camera waits at the fence. */
const races = ({ role }: Beat, { beats, shots }: Pick<Script, 'beats' | 'shots'>): boolean =>
  shots.some(({ move, subject }) => subject === role && move.startsWith('follow')) &&
  beats.some((beat) => beat.role === role && (beat.act === 'run' || beat.act === 'chase'));

/** Of the film: from the run-up to the run out. */
const LEAP_SHARES = [HALFWAY - 0.17, HALFWAY, HALFWAY + 0.17];

/** When one looks who leaps over something, alone or in a saddle: a camera waits there and does not run along; null where nobody leaps. */
export function momentsOfLeap(
  player: number,
  { script, players, bonds }: Pick<JourneyParts, 'script' | 'players' | 'bonds'>,
): number[] | null {
  const own = players[rootOf(player, bonds)];
  const over = overGapAt(player, script, players);
  if (over !== null) return [over - 1.1, over, over + 1.1];
  if (own === undefined || !LEAPERS.has(own.order.family)) return null;
  const leap = script.beats.find((beat) => beat.role === own.role.id && isVault(beat, players));
  const leaps = leap !== undefined && !races(leap, script);
  const hoops = players.filter((other) => isHoop(other) && script.beats.some(({ target }) => target === other.role.id));
  if (leaps && hoops.length > 0) {
    const around = NEAR_HOOP + ((hoops.length - 1) * runBetween(own)) / (2 * FASTEST);
    return [-around, 0, around].map((from) => script.durationSeconds * HALFWAY + from);
  }
  return leaps ? LEAP_SHARES.map((share) => share * script.durationSeconds) : null;
}

/** What is leapt over stands across the way. */
export function standAcross(
  spots: ReadonlyMap<number, Spot>,
  parts: Pick<JourneyParts, 'script' | 'players' | 'sense'>,
): void {
  for (const { leaper, over } of vaultsOf({ ...parts, spots })) {
    const row = rowOf(over, parts.players);
    const hoops = isHoop(parts.players[over]);
    const apart = hoops ? runBetween(parts.players[leaper]) : sideOf(parts.players[over]);
    for (const [index, each] of row.entries()) {
      const spot = spots.get(each);
      const along = (index - (row.length - 1) / 2) * apart;
      // Side by side, and each across the way.
      const [across, near] = [Math.sin(parts.sense * SLANT) * along, Math.cos(SLANT) * along];
      const facing = parts.sense * SLANT + (row.length > 1 && !hoops ? Math.PI / 2 : 0);
      if (spot !== undefined) Object.assign(spot, { across, near, lift: 0, facing });
    }
  }
}

/** One leaps through it, and through each of several: they stand one behind the other. */
const isHoop = (player: Player | undefined): boolean => player?.body.anchors.through !== undefined;
/** Metres from one hoop to the next, of the length of who leaps: room to land and to leap again. */
const runBetween = (own: Player | undefined): number =>
  own === undefined ? 0 : Math.max(RUN_BETWEEN, own.body.length * own.size * 1.7);
const RUN_BETWEEN = 1.8;
/** Seconds before the first and after the last of them that one still looks. */
const NEAR_HOOP = 0.45;

/** All that are leapt over at once. */
const rowOf = (over: number, players: readonly Player[]): number[] =>
  players.flatMap((player, index) => (player.role.id === players[over]?.role.id ? [index] : []));
/** Of its breadth: what one of a row takes of the way. */
const ROW_GAP = 1.2;
const sideOf = (player: Player | undefined): number =>
  player === undefined ? 0 : player.body.width * player.size * ROW_GAP;

export function vaultOver(journeys: ReadonlyMap<number, Journey>, parts: JourneyParts): ReadonlyMap<number, Journey> {
  const vaults = vaultsOf(parts);
  if (vaults.length === 0) return journeys;
  return new Map([...journeys, ...vaults.map((vault) => [vault.leaper, leap(vault, parts)] as const)]);
}

function leap({ beat, leaper, over }: Vault, { script, players, spots, frame, facts, sense }: JourneyParts): Journey {
  const [own, fence] = [players[leaper], players[over]];
  const spot = spots.get(over);
  const length = script.durationSeconds;
  if (own === undefined || fence === undefined || spot === undefined) return { path: [], acts: [] };
  const slow = Math.min(1, Math.max(0.35, script.shots[0]?.pace ?? 1));
  const heading = frame.heading(sense * SLANT);
  const row = rowOf(over, players);
  const hoops = isHoop(fence);
  // The way leads by the middle of them.
  const spotsOf = hoops ? row.map((each) => spots.get(each) ?? spot) : [spot];
  const mean = (pick: (each: Spot) => number): number =>
    spotsOf.reduce((sum, each) => sum + pick(each), 0) / spotsOf.length;
  const [x, , z] = frame.at(
    mean((each) => each.across),
    mean((each) => each.near),
  );
  const drives = own.order.family === 'vehicle';
  const gait = drives ? 'drive' : 'run';
  const far = !drives && !facts.indoor && races(beat, script);
  const most = drives ? DRIVEN : facts.indoor ? INDOORS : far ? RACING : FASTEST;
  const pace = Math.min(most, paceOf(gait, own.thing, own.body, own.size)) * slow;
  const long = row.length > 1 && !hoops ? row.length * sideOf(fence) + own.body.length * own.size : 0;
  const air = Math.max((AIR * Math.max(0.6, Math.sqrt(heightOf(fence)))) / slow, long / pace);
  const middle = far ? Math.min(length - air, Math.max(air, (beat.from + beat.to) / 2)) : length * HALFWAY;
  const between = runBetween(own);
  const walks = own.order.family === 'person';
  const reach = drives
    ? Math.min(BRAKES, pace * BRAKES_IN) + long / 2
    : far
      ? pace * length
      : Math.min(
          pace * middle,
          Math.max(walks ? ON_FOOT : 2.2, reachOf(own) * 2 * RUN_UP) + ((row.length - 1) * (hoops ? between : 0)) / 2,
        );
  // When it is in the middle of each leap.
  const leaps = hoops ? row.map((_, index) => middle + ((index - (row.length - 1) / 2) * between) / pace) : [middle];
  const half = Math.min(air, hoops && row.length > 1 ? (between / pace) * 0.86 : air) / 2;
  const { through } = fence.body.anchors;
  // Through a hoop, and not over it.
  const high =
    through === undefined
      ? Math.max(heightOf(fence) * CLEARS, heightOf(own) * LEAST_LEAP)
      : through.at[1] * fence.size - heightOf(own) * 0.5;
  const path: PathPoint[] = [];
  for (let time = 0; time <= length + 1e-6; time += STEP) {
    const ran = pace * (time - middle);
    // Wheels roll out, legs come to a stand.
    const gone = drives ? reach * Math.tanh(ran / reach) : Math.min(reach, Math.max(-reach, ran));
    const [px, pz] = [x + Math.sin(heading) * gone, z + Math.cos(heading) * gone];
    const near = leaps.reduce((best, at) => (Math.abs(at - time) < Math.abs(best - time) ? at : best), middle);
    const share = Math.min(1, Math.max(0, (time - near + half) / (half * 2)));
    path.push({
      time,
      at: [px, floorAt(facts, px, pz, 'ground') + Math.max(0, high) * 4 * share * (1 - share), pz],
      heading,
    });
  }
  const [starts, ends] = [Math.max(0, middle - reach / pace), Math.min(length, middle + reach / pace)];
  const act = (name: string, from: number, to: number): StageAct[] =>
    to - from < 0.05 ? [] : [{ act: name, from, to, speed: 1, target: null }];
  return {
    path,
    acts: [
      ...act('stand', 0, starts),
      ...act(gait, starts, (leaps[0] ?? middle) - half),
      ...leaps.flatMap((at, index) => [
        ...act(drives ? 'drive' : 'leap', at - half, at + half),
        ...act(gait, at + half, (leaps[index + 1] ?? ends + half) - half),
      ]),
      ...(walks ? landed(beat, script, ends) : act('stand', ends, length)),
    ],
  };
}

/** Metres that somebody on foot runs up to it, and runs out. */
const ON_FOOT = 2.9;

/** "… and lands with her arms up": what somebody does at the end of the run. */
function landed({ role, to }: Beat, { beats, durationSeconds }: Script, ends: number): StageAct[] {
  const after = beats.filter(
    (each) => each.role === role && each.from >= to - 0.05 && each.to > ends + 0.2 && findAct(each.act)?.frame !== 'go',
  );
  const begins = Math.max(ends, Math.min(durationSeconds, ...after.map(({ from }) => from)));
  const stands = {
    act: 'stand',
    from: ends,
    to: after.length === 0 ? durationSeconds : begins,
    speed: 1,
    target: null,
  };
  const own = after.map(({ act, from, to: until }) => ({
    act,
    from: Math.max(ends, from),
    to: until,
    speed: 1,
    target: null,
  }));
  const last = own.at(-1)?.to ?? durationSeconds;
  const rest = { act: 'stand', from: last, to: durationSeconds, speed: 1, target: null };
  return [stands, ...own, rest].filter(({ from, to: until }) => until - from > 0.05);
}
