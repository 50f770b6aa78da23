import type { Script } from '../../director/script.ts';
import type { PlaceFacts } from '../../land/place.ts';
import type { Vector } from '../../maths/vector.ts';
import type { Bond } from '../bonds.ts';
import { type Pair, pairOf, partnerIn } from '../company.ts';
import { floorAt } from '../film-frame.ts';
import type { Player } from '../players.ts';
import type { PathPoint, StageAct } from '../stage.ts';
import { goesBy, paceOf } from './paces.ts';
import { makePathMotion } from './path-motion.ts';

/** Metres from who will get in to who only sees them off, and between several of these. */
const [LOOKS_ON, BESIDE] = [1.5, 0.8];
/** Seconds before the first step in which one lets go and turns to the door. */
const TURNS = 0.35;
/** Done by both alike. */
const BY_BOTH = /^(?:hug|kiss|shake_hands|high_five|take_hand|hold_hands)$/;

interface Way {
  readonly path: readonly PathPoint[];
  readonly acts: readonly StageAct[];
}

interface Parts {
  readonly script: Script;
  readonly players: readonly Player[];
  readonly bonds: readonly Bond[];
  readonly pairs: readonly Pair[];
  readonly facts: PlaceFacts;
}

/**
 * "hugs him goodbye, he boards the train": where somebody waits to get in is told by the door, and who takes leave of them is there with them, on their side of
 * it. Afterwards they look at the door, or go along beside what leaves.
 */
export function seeOff(journeys: Map<number, Way>, parts: Parts): void {
  const { bonds, players, pairs } = parts;
  const borne = new Set(bonds.map(({ child }) => child));
  for (const bond of bonds) {
    const own = journeys.get(bond.child);
    const [waits, , , door] = own?.path ?? [];
    if (own === undefined || waits === undefined || door === undefined || !boards(bond, parts)) continue;
    const pair = pairOf(bond.child, pairs);
    const stay = leftBehind(bond, parts).filter((player) => !borne.has(player));
    const out = Math.atan2(waits.at[0] - door.at[0], waits.at[2] - door.at[2]);
    for (const [place, player] of stay.entries()) {
      const way = journeys.get(player);
      const other = players[player];
      if (way === undefined || other === undefined) continue;
      const near = pair !== null && partnerIn(pair, bond.child) === player ? pair.metres : LOOKS_ON;
      const aside = place * BESIDE;
      const at = onFloor(
        [
          waits.at[0] + Math.sin(out) * near + Math.cos(out) * aside,
          waits.at[1],
          waits.at[2] + Math.cos(out) * near - Math.sin(out) * aside,
        ],
        parts,
      );
      journeys.set(player, { ...way, path: goAlong(at, out + Math.PI, other, way, bond, journeys, parts) });
      if (place === 0) journeys.set(bond.child, takeLeave(own, out, player, pair, way));
    }
  }
}

const boards = ({ child, parent, since }: Bond, { script, players }: Parts): boolean =>
  since !== undefined &&
  script.beats.some(
    ({ role, target, transit }) =>
      transit === 'boards' && role === players[child]?.role.id && target === players[parent]?.role.id,
  );

/** Who does something to them before they get in, or with them. */
function leftBehind({ child, since = 0 }: Bond, { script, players }: Parts): number[] {
  const own = players[child]?.role.id;
  const ids = new Set(
    script.beats.flatMap(({ role, target, from }) => {
      if (from > since) return [];
      return target === own ? [role] : role === own && target !== null ? [target] : [];
    }),
  );
  return [...players.entries()].flatMap(([player, { role }]) =>
    ids.has(role.id) && role.person !== null && role.id !== own ? [player] : [],
  );
}

const onFloor = ([x, , z]: Vector, { facts }: Parts): Vector => [x, floorAt(facts, x, z, 'ground'), z];

/** Turned to them until they go; what is told of the same embrace is done by both. */
function takeLeave({ path, acts }: Way, out: number, other: number, pair: Pair | null, { acts: theirs }: Way): Way {
  const [first, second, ...rest] = path;
  if (first === undefined || second === undefined) return { path, acts };
  const lets = Math.max(0.02, second.time - TURNS);
  const shared = pair !== null && BY_BOTH.test(pair.act) ? theirs.find(({ act }) => act === pair.act) : undefined;
  const begins = acts.find(({ act }) => goesBy(act))?.from ?? lets;
  const to = Math.min(shared?.to ?? 0, begins);
  const embrace: StageAct[] = shared === undefined || to <= shared.from ? [] : [{ ...shared, to, target: other }];
  const kept =
    embrace.length === 0 ? acts : acts.filter(({ from, to: ends }) => from >= to - 0.05 || ends > begins + 0.1);
  return {
    path: [{ ...first, heading: out }, { ...second, time: lets, heading: out }, ...rest],
    acts: [...embrace, ...kept],
  };
}

/** Where they stood, and on beside what leaves, if they are told to go. */
function goAlong(
  at: Vector,
  heading: number,
  own: Player,
  { acts }: Way,
  { since = 0, parent }: Bond,
  journeys: ReadonlyMap<number, Way>,
  parts: Parts,
): PathPoint[] {
  const stands: PathPoint = { time: 0, at, heading };
  const goes = acts.find(({ act, from }) => goesBy(act) && from > 0.1);
  const vehicle = journeys.get(parent)?.path ?? [];
  if (goes === undefined || vehicle.length === 0) return [stands];
  const from = Math.max(goes.from, Math.min(since, goes.to - 1));
  const along = makePathMotion(vehicle)(since).heading;
  const pace = paceOf(goes.act, own.thing, own.body, own.size) * goes.speed;
  const steps = 8;
  return [
    stands,
    { ...stands, time: Math.max(0.02, from - TURNS) },
    ...Array.from({ length: steps + 1 }, (_, step): PathPoint => {
      const time = from + ((goes.to - from) * step) / steps;
      const gone = pace * (time - from);
      const there = onFloor([at[0] + Math.sin(along) * gone, at[1], at[2] + Math.cos(along) * gone], parts);
      return { time, at: there, heading: along };
    }),
  ];
}
