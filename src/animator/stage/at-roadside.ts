import { findAct } from '../catalogue/acts.ts';
import type { Script } from '../director/script.ts';
import type { PlaceFacts } from '../land/place.ts';
import type { Vector } from '../maths/vector.ts';
import { alongFrame, inFrame } from './at-wall.ts';
import type { Bond } from './bonds.ts';
import type { Player } from './players.ts';
import type { Spot } from './spots.ts';

/** Those who look on while cars race by stand beside the road, on its far side: on it they would be run over, and before it all that one sees. */

const ROADS = /^(?:road|street|lane|track)$/;
const LOOKS_ON = /^(?:cheer|clap|look|wave|stand|smile|laugh|shout|raise|photograph|jump|gasp|recoil)$/;
const ONLOOKER =
  /(?:^| )(?:photographer|spectator|onlooker|fans?|reporter|audience|supporter|crowd|bystander|villager|local)s?$/;
/** So many are onlookers, whatever they are called. */
const SEVERAL = 3;
/** Metres from the edge of the road, from one to the next, and from row to row. */
const [ASIDE, APART, ROW] = [1.1, 0.85, 0.8];
const IN_ROW = 5;

interface Roadside {
  readonly script: Script;
  readonly players: readonly Player[];
  readonly bonds: readonly Pick<Bond, 'child'>[];
  readonly facts: PlaceFacts;
}

export function standAtRoadside(spots: ReadonlyMap<number, Spot>, { script, players, bonds, facts }: Roadside): void {
  const road = facts.ways.find(({ kind }) => ROADS.test(kind));
  if (road === undefined || !goesByOnWheels(script, players)) return;
  const borne = new Set(bonds.map(({ child }) => child));
  const onlookers = [...spots.keys()].filter((player) => !borne.has(player) && isOnlooker(players[player], script));
  const { at, along } = nearestTo(facts.middle ?? [0, 0, 0], road.points);
  const [x, z] = [along[2], -along[0]];
  const far = alongFrame(facts, [x, 0, z]).near < 0 ? 1 : -1;
  for (const [index, player] of onlookers.entries()) {
    const [row, place] = [Math.floor(index / IN_ROW), index % IN_ROW];
    const inRow = Math.min(IN_ROW, onlookers.length - row * IN_ROW);
    const off = far * (road.width / 2 + ASIDE + row * ROW);
    const on = (place - (inRow - 1) / 2 + (row % 2) * 0.4) * APART;
    const stand: Vector = [at[0] + x * off + along[0] * on, at[1], at[2] + z * off + along[2] * on];
    const spot = spots.get(player);
    if (spot === undefined) continue;
    Object.assign(spot, inFrame(facts, stand), { facing: Math.atan2(-x * far, -z * far) - facts.bestView });
  }
}

/** Cars and motorcycles, driven or ridden, that the film is about: those that pass behind a busker draw no crowd. */
function goesByOnWheels({ cast, beats, relations }: Script, players: readonly Player[]): boolean {
  const goes = (role: number): boolean =>
    beats.some((beat) => beat.role === role && findAct(beat.act)?.frame === 'go' && beat.act !== 'walk');
  return players.some(({ thing, role }) => {
    if (thing?.moves !== true || thing.alive || thing.realm !== 'ground') return false;
    const riders = relations.flatMap((each) =>
      each.to === role.id && /^(?:riding|driving)$/.test(each.relation) ? [each.role] : [],
    );
    const own = [role.id, ...riders];
    return own.includes(cast[0]?.id ?? -1) && own.some(goes);
  });
}

function isOnlooker(player: Player | undefined, { beats, relations }: Script): boolean {
  if (player?.order.family !== 'person') return false;
  const { id, count, noun } = player.role;
  return (
    (count >= SEVERAL || ONLOOKER.test(noun)) &&
    !relations.some((each) => each.role === id && each.relation !== 'behind' && each.relation !== 'near') &&
    beats.every((beat) => beat.role !== id || LOOKS_ON.test(beat.act))
  );
}

/** The point of a way that is nearest to another, and where the way leads there. */
function nearestTo([x, , z]: Vector, points: readonly Vector[]): { readonly at: Vector; readonly along: Vector } {
  let best: { readonly at: Vector; readonly along: Vector; readonly far: number } | null = null;
  for (const [index, from] of points.entries()) {
    const to = points[index + 1];
    if (to === undefined) continue;
    const [dx, dz] = [to[0] - from[0], to[2] - from[2]];
    const length = Math.hypot(dx, dz) || 1;
    const share = Math.min(1, Math.max(0, ((x - from[0]) * dx + (z - from[2]) * dz) / length ** 2));
    const at: Vector = [from[0] + dx * share, from[1] + (to[1] - from[1]) * share, from[2] + dz * share];
    const far = Math.hypot(at[0] - x, at[2] - z);
    if (best === null || far < best.far) best = { at, along: [dx / length, 0, dz / length], far };
  }
  return best ?? { at: points[0] ?? [0, 0, 0], along: [0, 0, 1] };
}
