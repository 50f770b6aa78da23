import type { Script } from '../../director/script.ts';
import type { PlaceFacts } from '../../land/place.ts';
import { between, type Vector } from '../../maths/vector.ts';
import type { Bond } from '../bonds.ts';
import { type Player, reachOf } from '../players.ts';
import type { PathPoint } from '../stage.ts';
import { placeInBunch } from './bunches.ts';

/** Whoever runs beside a bicycle goes as it goes, an arm's length aside, and not along a way of their own. */

const GAITS: ReadonlySet<string> = new Set(['walk', 'run', 'trot', 'march', 'follow', 'chase']);
const AT_SIDE: ReadonlySet<string> = new Set(['beside', 'with', 'near', 'left_of', 'right_of', 'behind']);
/** Metres from the side of what is ridden, and how far back: one sees both faces. */
const [ASIDE, BACK] = [0.62, 0.35];

interface Parts {
  readonly script: Script;
  readonly players: readonly Player[];
  readonly bonds: readonly Bond[];
}

/** The bicycle or the cart beside whose rider somebody goes on foot; null for all others. */
export function rideBeside(
  player: number,
  { script, players, bonds }: Parts,
): { readonly index: number; readonly player: Player; readonly until: number } | null {
  const own = players[player];
  if (own?.order.family !== 'person' || bonds.some(({ child }) => child === player)) return null;
  const going = script.beats.find(({ role, act }) => role === own.role.id && GAITS.has(act));
  if (going === undefined || going.direction === 'toward' || going.direction === 'away') return null;
  const others = [
    ...going.together,
    going.target,
    ...script.relations.flatMap(({ role, relation, to }) =>
      role === own.role.id && AT_SIDE.has(relation) ? [to] : [],
    ),
  ];
  for (const { child, parent, as } of bonds) {
    const ride = players[parent];
    if (ride === undefined || as !== 'sit' || !others.includes(players[child]?.role.id ?? -1)) continue;
    if (isPedalled(ride)) return { index: parent, player: ride, until: going.to };
  }
  return null;
}

const isPedalled = (player: Player): boolean =>
  player.thing?.moves === true && !player.thing.alive && reachOf(player) < PEDALLED_METRES;
/** Metres: nobody keeps up with what is longer. */
const PEDALLED_METRES = 1.4;

/** The same way, aside of it, as long as they run; who lets go stays behind. */
export function alongPath(
  path: readonly PathPoint[],
  { player: ride, until }: { readonly player: Player; readonly until: number },
  { heightAt }: Pick<PlaceFacts, 'heightAt'>,
): PathPoint[] {
  const aside = (ride.body.width * ride.size) / 2 + ASIDE;
  return upTo(path, until).map(({ time, at: [x, , z], heading }) => {
    const [sine, cosine] = [Math.sin(heading), Math.cos(heading)];
    const [gx, gz] = [x + cosine * aside - sine * BACK, z - sine * aside - cosine * BACK];
    const at: Vector = [gx, heightAt(gx, gz), gz];
    return { time, at, heading };
  });
}

/** A way until a moment, and where it has come to then. */
function upTo(path: readonly PathPoint[], until: number): readonly PathPoint[] {
  const next = path.findIndex(({ time }) => time > until);
  const [from, to] = [path[next - 1], path[next]];
  if (from === undefined || to === undefined) return path;
  const share = (until - from.time) / (to.time - from.time);
  return [...path.slice(0, next), { ...from, time: until, at: between(from.at, to.at, share) }];
}

/** Metres between two who run after the same. */
const ABREAST = 0.75;

/** Several who follow one run beside each other, and not all in one line: how far aside this one is. */
export function fanOut(own: Player): number {
  const { role, instance, body, size } = own;
  return placeInBunch(own)?.left ?? (instance - (role.count - 1) / 2) * Math.max(ABREAST, body.width * size * 1.2);
}

/** Of its breadth: how far what drives after another pulls out to the side from which one looks, so that it is not hidden behind it. */
const PULLS_OUT = 0.75;

export const pullsOut = ({ order, role, body, size }: Player): number =>
  order.family === 'vehicle' && role.count === 1 && body.width * size > 1 ? body.width * size * PULLS_OUT : 0;
