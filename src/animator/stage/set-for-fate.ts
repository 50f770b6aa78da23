import { isEvent } from '../catalogue/events.ts';
import type { Script } from '../director/script.ts';
import type { Bond } from './bonds.ts';
import { heightOf, isGiant, type Player, reachOf } from './players.ts';
import type { Spot } from './spots.ts';

/** Metres: how far from the edge something stands that will fall over it. */
const FROM_EDGE = 0.015;
/** Of its length: from the middle of an animal to where its paws reach. */
const REACH = 0.62;
/** Radians: so turned, an animal on a table is seen from its side, its face to the camera. */
const ASIDE = 1.05;

/** What will fall stands at the edge it falls over, and whoever knocks it off stands beside it, a paw's length away. */
export function setAtEdge(bonds: readonly Bond[], script: Script, players: readonly Player[]): Bond[] {
  const falling = script.beats.filter(({ act }) => act === 'drops');
  if (falling.length === 0) return [...bonds];
  const edges = new Map<number, { readonly x: number; readonly z: number; readonly anchor: string }>();
  const atEdge = bonds.map((bond): Bond => {
    const [child, parent] = [players[bond.child], players[bond.parent]];
    const beat = falling.find(({ role }) => role === child?.role.id);
    if (beat === undefined || child === undefined || parent === undefined || bond.as !== 'stand') return bond;
    const half = (parent.body.length / 2) * parent.size;
    const z = Math.max(0, half - (child.body.length / 2) * child.size - FROM_EDGE);
    const [x] = bond.offset ?? [0];
    if (beat.instrument !== null && !edges.has(beat.instrument))
      edges.set(beat.instrument, { x, z, anchor: bond.anchor });
    return { ...bond, offset: [x, 0, z] };
  });
  return atEdge.map((bond): Bond => {
    const own = players[bond.child];
    const edge = own === undefined ? undefined : edges.get(own.role.id);
    if (own === undefined || edge === undefined || bond.as !== 'stand' || own.thing?.alive !== true) return bond;
    const far = own.body.length * own.size * REACH;
    const back = far * Math.cos(ASIDE);
    const offset = [edge.x - far * Math.sin(ASIDE), 0, edge.z - back] as const;
    return { ...bond, anchor: edge.anchor, offset, turn: ASIDE };
  });
}

/** Dominoes stand across the row in which they fall. */
export function turnAcross(bonds: readonly Bond[], script: Script, players: readonly Player[]): Bond[] {
  return bonds.map((bond) => {
    const own = players[bond.child];
    const falls = script.beats.some(({ role, act }) => role === own?.role.id && act === 'topples');
    const thin = own !== undefined && own.body.length < own.body.width * 0.6 && own.role.count > 2;
    return falls && thin && bond.as === 'stand' ? { ...bond, turn: Math.PI / 2 } : bond;
  });
}

/** On a rug or a bed a toy lies before the paws of whoever plays with it there. */
export function layBefore(bonds: readonly Bond[], script: Script, players: readonly Player[]): Bond[] {
  return bonds.map((bond): Bond => {
    const thing = players[bond.child];
    const beat = script.beats.find(({ act, target }) => AT_FEET.has(act) && target === thing?.role.id);
    const doer = players.findIndex(({ role }) => role.id === beat?.role);
    const own = bonds.find(({ child, parent }) => child === doer && parent === bond.parent);
    const player = players[doer];
    if (beat === undefined || own === undefined || thing === undefined || player === undefined) return bond;
    const far = player.body.length * player.size * 0.52 + reachOf(thing) * 0.9;
    const [x, y, z] = own.offset ?? [0, 0, 0];
    const turn = own.turn ?? 0;
    return { ...bond, anchor: own.anchor, offset: [x + Math.sin(turn) * far, y, z + Math.cos(turn) * far] };
  });
}

/** Done to what lies on the ground before whoever does it. */
const AT_FEET: ReadonlySet<string> = new Set(['bat', 'pounce', 'knock', 'kick']);
/** Radians from the camera: one sees the face, and what is before the paws. */
const BEFORE = 0.95;
/** Of its height: from a person to what is at the foot. */
const FOOT = 0.2;

/** A ball lies where the paw or the foot of whoever plays with it comes to. */
export function layAtFeet(spots: ReadonlyMap<number, Spot>, script: Script, players: readonly Player[]): void {
  for (const { role, act, target } of script.beats) {
    if (!AT_FEET.has(act) || target === null) continue;
    const [doer, thing] = [role, target].map((id) => players.findIndex((player) => player.role.id === id));
    const [own, other] = [players[doer ?? -1], players[thing ?? -1]];
    const [spot, place] = [spots.get(doer ?? -1), spots.get(thing ?? -1)];
    if (own === undefined || other === undefined || spot === undefined || place === undefined) continue;
    if (other.thing?.alive !== false || other.thing.moves || place === spot) continue;
    const side = spot.across > place.across ? -1 : 1;
    const person = own.order.family === 'person';
    const far = (person ? heightOf(own) * FOOT : own.body.length * own.size * 0.52) + reachOf(other) * 0.9;
    const facing = side * BEFORE;
    spot.facing = facing;
    const aside = person ? -0.08 * heightOf(own) : 0;
    place.across = spot.across + Math.sin(facing) * far + Math.cos(facing) * aside;
    place.near = spot.near + Math.cos(facing) * far - Math.sin(facing) * aside;
    place.lift = spot.lift;
  }
}

/** Metres that a ball rolls to what it knocks over; how those stand, of their own breadth. */
const [ROLLED, ROWS] = [1.5, 1.15];

/** What a ball knocks over stands in a wedge before it. */
export function setUpPins(spots: ReadonlyMap<number, Spot>, script: Script, players: readonly Player[]): void {
  for (const { role, act, instrument } of script.beats) {
    const ball = players.findIndex((player) => player.role.id === instrument);
    const [from, own] = [spots.get(ball), players[ball]];
    if (act !== 'topples' || from === undefined || own?.thing?.alive !== false) continue;
    const pins = [...players.keys()].filter((index) => players[index]?.role.id === role);
    for (const [place, index] of pins.entries()) {
      const [spot, pin] = [spots.get(index), players[index]];
      if (spot === undefined || pin === undefined) continue;
      const row = Math.floor((Math.sqrt(8 * place + 1) - 1) / 2);
      const across = place - (row * (row + 1)) / 2 - row / 2;
      const wide = Math.max(0.12, reachOf(pin) * 2) * ROWS;
      spot.across = from.across + ROLLED + row * wide;
      spot.near = from.near - 0.35 + across * wide * 1.3;
    }
  }
}

/** Of the height of whoever throws: how far away somebody catches it, and metres at least. */
const [THROWN_FAR, LEAST_FAR] = [1.5, 1.9];
/** The same of what is sent at somebody: it is seen on its way. */
const SENT_FAR = 1.7;

/** Who throws and who catches have a throw between them. */
export function standApart(spots: ReadonlyMap<number, Spot>, script: Script, players: readonly Player[]): void {
  for (const { act, role: doer, instrument, target, direction } of script.beats) {
    const sends = (act === 'send' || act === 'breathe') && target !== null;
    if (!sends && (act !== 'flies' || direction !== 'toward' || instrument === null)) continue;
    const [a, b] = [sends ? doer : instrument, target].map((id) => players.findIndex(({ role }) => role.id === id));
    const [thrower, catcher, own] = [spots.get(a ?? -1), spots.get(b ?? -1), players[a ?? -1]];
    if (thrower === undefined || catcher === undefined || own === undefined) continue;
    const side = catcher.across >= thrower.across ? 1 : -1;
    const met = players[b ?? -1];
    const wide = sends && met !== undefined ? reachOf(met) + reachOf(own) : 0;
    const far = Math.max(LEAST_FAR, heightOf(own) * (sends ? SENT_FAR : THROWN_FAR)) + wide;
    // Giants fill whatever they stand in, and have been given their room.
    if (sends && [own, met].every((player) => player !== undefined && isGiant(player))) continue;
    if (Math.abs(catcher.across - thrower.across) >= far) continue;
    catcher.across = thrower.across + side * far;
    thrower.facing = side * 1.1;
    if (players[b ?? -1]?.order.family === 'person') catcher.facing = -side * 1.1;
  }
}

/** Whether something happens to it by its weight alone. */
export const isFated = ({ beats }: Pick<Script, 'beats'>, role: number | undefined): boolean =>
  beats.some((beat) => beat.role === role && isEvent(beat.act));
