import { findAct } from '../catalogue/acts.ts';
import { boardActOf, type HoldWay, isPlanter, isSeat, isTable, isTethered, workPlaceOf } from '../catalogue/uses.ts';
import type { RoleRelation, Script } from '../director/script.ts';
import type { Vector } from '../maths/vector.ts';
import { askedWay } from './asked-way.ts';
import { gripsFor, heldWay, isLengthwise } from './hand-grips.ts';
import { carriedOn, isCarried } from './in-arms.ts';
import { fitsJaws, hangs, holdsUp, slung } from './in-jaws.ts';
import { isLaidDown, isUprightBoard } from './laid-down.ts';
import { layOut } from './lay-out.ts';
import { atWindow, floatsIn, overRim } from './over-rim.ts';
import { onEdge, sharesPlace } from './perches.ts';
import { heightOf, type Player, reachOf } from './players.ts';
import { arrivingBeat } from './rules/surroundings/arrive.ts';
import { RIDES_ALONG, seatsIn, sitsAt, UPRIGHT } from './seats-aboard.ts';
import { isInWagon } from './ways/in-wagons.ts';

/** Who is borne by whom: sits on it, stands on it, or is held in its hand. A tree: what would close a circle is refused. */
export interface Bond {
  readonly child: number;
  readonly parent: number;
  readonly anchor: string;
  readonly as: 'sit' | 'stand' | 'held';
  /** Metres from the anchor, along and across the bearer: several lie beside each other on one table. */
  readonly offset?: Vector;
  /** Against its bearer's heading. */
  readonly turn?: number;
  /** How it is borne by whoever holds it. */
  readonly way?: HoldWay;
  /** Flat things lie on their backs. */
  readonly lies?: boolean;
  readonly stuck?: boolean;
  /** Of who may lie there: the anchor where it sits before and after. */
  readonly edge?: string;
  /** Seconds: until then it is on its own way there. */
  readonly since?: number;
  /** Seconds: until then it is where nobody sees it, in what it is taken out of. */
  readonly appears?: number;
  /** Seconds: from then on nobody sees it any more. */
  readonly vanishes?: number;
  /** Seconds: from then on it goes its own way. */
  readonly until?: number;
  /** Metres above the ground: there it hangs until somebody has it. */
  readonly hangs?: number;
  /** Where it is later, in order, where it changes hands. */
  readonly later?: readonly LaterBond[];
}

/** From then on, and by whose hand. */
export type LaterBond = Omit<Bond, 'child' | 'later' | 'appears' | 'since' | 'until' | 'hangs'> & {
  readonly from: number;
  readonly by: number;
};

/** What each relation takes hold of, the best first. `seat` also stands for `seat2` and so on where it is taken. */
const SITS_ON = ['saddle', 'seat', 'driver', 'bed', 'passenger'];
const STANDS_ON = ['surface', 'bed', 'seat', 'back', 'saddle', 'top'];
/** Who is no taller stands on tables. */
const TOY_METRES = 0.6;
const RIDES = ['saddle', 'driver', 'seat', 'surface', 'back'];
const BOARDED = ['surface', 'driver', 'seat'];
const DRIVES = ['driver', 'seat', 'saddle'];
const FILLS = ['inside', 'surface', 'seat'];

/** What is larger than this, against the one who would hold it, is not held. */
const HOLDABLE = 0.75;
/** A girl's sword is as long as she is tall, and so is a broom or a fishing rod. */
const HOLDABLE_LENGTHWISE = 1.1;
/** What is so many times as tall as what it should stand on, stands beside it. */
const MOST_STACKED = 9;
/** Or so many times as tall as that is broad. */
const BROAD = 3;
const ROOFED = 1.2;
/** Of somebody's height: into what is lower nobody gets. */
const LEAST_ENTERED = 0.3;
const LYING: ReadonlySet<string> = new Set(['lie', 'sleep', 'sit_up']);
const FROM_AFAR: ReadonlySet<string> = new Set(['photograph', 'film', 'point', 'wave', 'look', 'paint', 'draw']);
const TAKES_UP: ReadonlySet<string> = new Set(['carry', 'hold', 'pick_up', 'raise', 'lift_up', 'swing', 'rock']);

export function bondPlayers(script: Script, players: readonly Player[], shape: number): Bond[] {
  const bonds: Bond[] = [];
  const taken = new Set<string>();
  const isBorne = (player: number): boolean => bonds.some(({ child }) => child === player);
  const wouldClose = (child: number, parent: number): boolean => {
    for (let at: number | undefined = parent; at !== undefined; at = bonds.find((bond) => bond.child === at)?.parent)
      if (at === child) return true;
    return false;
  };
  const bind: Bind = (child, parent, anchors, as, more = {}) => {
    // `layOut` puts those beside each other.
    const shares = sharesPlace(players[child], players[parent], as, anchors);
    const anchor = freeAnchor(players, parent, anchors, shares ? new Set() : taken);
    if (anchor === null || isBorne(child) || wouldClose(child, parent)) return false;
    taken.add(`${parent} ${anchor}`);
    const lies = as === 'stand' && isLaidDown(players[child]);
    bonds.push({ child, parent, anchor, as, ...(lies ? { lies } : {}), ...more });
    return true;
  };
  for (const { role, relation, to, where } of script.relations) {
    if (to === null) continue;
    const taking = new Set(bonds.filter(({ as }) => as === 'sit').map(({ parent }) => parent));
    for (const [own, other] of pairs(players, role, to, taking))
      bindRelation(script, players, { relation, where }, own, other, bind);
  }
  for (const { role, act, target, instrument } of script.beats) {
    // What is worked on stands where it is worked on; only the rest is in the hands.
    if ((findAct(act)?.frame !== 'hands' && act !== 'play') || workPlaceOf(act) !== null) continue;
    for (const held of [instrument, target]) {
      if (held === null || held === role) continue;
      // Whoever eats out of a hand is not in it, and who is alive is caught only in the end.
      if (script.beats.some((beat) => beat.role === held && beat.act === 'eat')) continue;
      if (act === 'catch' && players.some(({ role: { id }, thing }) => id === held && thing?.alive === true)) continue;
      if (FROM_AFAR.has(act) && players.some(({ role: { id }, thing }) => id === held && thing?.alive === true))
        continue;
      // Nor is whom one gives something, or whose hair one does, taken up for it.
      if (!TAKES_UP.has(act) && players.some(({ role: { id, person } }) => id === held && person !== null)) continue;
      for (const [own, other] of pairs(players, role, held)) holdIt(players, own, other, bind);
    }
  }
  const isWorkplace = script.beats.some(({ act }) => workPlaceOf(act) !== null);
  return layOut(bonds, players, { relations: script.relations, isWorkplace, shape });
}

/** What lies on a board lies on whatever rises from it; feet and wheels are between that. */
const restsOn = (upper: Player, lower: Player): readonly string[] =>
  isUprightBoard(upper) && boardActOf(lower.thing?.kind ?? '') !== null ? ['top', ...STANDS_ON] : STANDS_ON;

type Bind = (
  child: number,
  parent: number,
  anchors: readonly string[],
  as: Bond['as'],
  more?: Pick<Bond, 'way' | 'offset' | 'turn'>,
) => boolean;

/** Each of a role with the one of the other role that is its own. */
function pairs(
  players: readonly Player[],
  role: number,
  to: number,
  taken: ReadonlySet<number> = new Set(),
): [number, number][] {
  const all = [...players.keys()].filter((index) => players[index]?.role.id === to);
  // Where there are several seats, two who are named apart do not share one.
  const free = all.filter((index) => !taken.has(index));
  const others = free.length > 0 && all.length > 1 ? free : all;
  return [...players.keys()]
    .filter((index) => players[index]?.role.id === role)
    .flatMap((own, place): [number, number][] => {
      const other = others[place % Math.max(1, others.length)];
      return other === undefined || other === own ? [] : [[own, other]];
    });
}

function freeAnchor(
  players: readonly Player[],
  parent: number,
  wanted: readonly string[],
  taken: ReadonlySet<string>,
): string | null {
  const anchors = Object.keys(players[parent]?.body.anchors ?? {});
  for (const stem of wanted) {
    const free = anchors.find((name) => name.replace(/\d{1,2}$/, '') === stem && !taken.has(`${parent} ${name}`));
    if (free !== undefined) return free;
  }
  // Whatever is no seat and no table still has a top.
  return wanted === STANDS_ON && !taken.has(`${parent} top`) ? 'top' : null;
}

const isPerson = ({ order }: Player): boolean => order.family === 'person';

function bindRelation(
  script: Script,
  players: readonly Player[],
  { relation, where }: Pick<RoleRelation, 'relation' | 'where'>,
  own: number,
  other: number,
  bind: Bind,
): void {
  const [child, parent] = [players[own], players[other]];
  if (child === undefined || parent === undefined) return;
  const does = script.beats.filter(({ role }) => role === child.role.id);
  // Who comes first and then sits down is there as who sits.
  const first = arrivingBeat(does) ?? does[0];
  // And who waits on a stool, or is only told to be there, does not stand on it.
  const idle = first === undefined ? isPerson(child) : first.act === 'stand' && first.verb !== 'stand';
  const waits = idle && isSeat(parent.thing?.kind ?? '');
  const told = waits || first?.transit !== undefined ? 'sit' : (first?.within ?? first?.act);
  const act = told ?? 'stand';
  const fits = heightOf(child) < Math.max(heightOf(parent) * MOST_STACKED, reachOf(parent) * BROAD);
  switch (relation) {
    case 'riding':
      if (boardActOf(parent.thing?.kind ?? '') !== null) {
        bind(own, other, BOARDED, 'stand');
        return;
      }
      bind(own, other, RIDES, isPerson(child) && !UPRIGHT.has(told ?? 'ride') ? 'sit' : 'stand');
      return;
    case 'driving':
      if (!bind(own, other, DRIVES, 'sit')) bind(own, other, ['stand'], 'stand');
      return;
    case 'on':
      if (act === 'climb' && bind(own, other, ['climb'], 'stand')) return;
      if (where !== null && bind(own, other, [where], sitsAt(child, act, where) ? 'sit' : 'stand')) return;
      if (isPerson(child) && bind(own, other, ['stand'], 'stand')) return;
      if (isPerson(child) && act === 'row' && bind(own, other, ['bench'], 'sit')) return;
      // On an operating table lies who is operated on.
      if (isPerson(child) && LYING.has(act) && bind(own, other, ['bed'], 'sit')) return;
      if (isPerson(child) && bind(own, other, ['post'], 'stand')) return;
      // Where one cooks there is room for one: the others stand beside it, and nobody on the stove.
      if (isPerson(child) && parent.body.anchors.post !== undefined) return;
      if (isPerson(child) && LYING.has(act) && bind(own, other, ['seat'], 'sit')) return;
      // Who stops or waits on a tractor sits at its wheel.
      if (isPerson(child) && parent.thing?.kind === 'tractor' && bind(own, other, ['driver'], 'sit')) return;
      if (isPerson(child) && act === 'sit' && bind(own, other, ...onEdge(parent))) return;
      if (isPerson(child) && !UPRIGHT.has(act) && heightOf(child) > TOY_METRES && bind(own, other, SITS_ON, 'sit'))
        return;
      if (fits) bind(own, other, restsOn(child, parent), 'stand');
      return;
    case 'in_front_of':
      // What is pushed goes before whoever pushes it.
      if (isPerson(parent) && script.beats.some(({ role, act: does }) => role === parent.role.id && does === 'push'))
        bind(own, other, ['ahead'], 'stand');
      return;
    case 'behind':
      if (act === 'push_swing') bind(own, other, ['pusher'], 'stand');
      return;
    case 'under':
      // Of two things the upper one stands on the lower; only under a roof is there room for somebody.
      if (parent.thing?.realm === 'sky') return;
      if (
        child.thing?.alive !== true &&
        parent.thing?.alive !== true &&
        // What drives goes through below it, and does not take a sofa along.
        child.thing?.moves !== true &&
        (heightOf(parent) < ROOFED || isUprightBoard(parent))
      )
        bind(other, own, restsOn(parent, child), 'stand');
      return;
    case 'in':
    case 'inside':
      if (isPerson(child) && LYING.has(act) && bind(own, other, ['bed'], 'sit')) return;
      // The windows of a steam train are those of its wagons.
      if (isInWagon(child, parent, where)) return;
      if (isPerson(child) && where !== null && bind(own, other, [where], sitsAt(child, act, where) ? 'sit' : 'stand'))
        return;
      if (isPerson(child) && bind(own, other, ['stand'], 'stand')) return;
      if (isPerson(child) && act === 'row' && bind(own, other, ['bench'], 'sit')) return;
      if (
        isPerson(child) &&
        heightOf(parent) > heightOf(child) * LEAST_ENTERED &&
        bind(own, other, seatsIn(parent), 'sit')
      )
        return;
      // A nest is made to the measure of whoever is in it.
      if (parent.order.family === 'apparatus' && bind(own, other, floatsIn(child, parent), 'stand')) return;
      if (
        isPlanter(parent.role.thing) ||
        heightOf(child) < Math.max(heightOf(parent), parent.body.width * parent.size * 0.6) * 1.6
      )
        bind(own, other, child.thing?.alive === true ? RIDES_ALONG : FILLS, 'stand', {
          ...atWindow(child, parent),
          ...overRim(child, parent, LYING.has(act)),
        });
      return;
    case 'holding':
      if (act === 'lift_up' && isPerson(parent) && bind(other, own, ['aloft'], 'sit')) return;
      holdIt(players, own, other, bind, askedWay(script, child, parent));
      return;
    case 'wearing':
      // Nobody has a tree on the head.
      if (heightOf(parent) < heightOf(child)) bind(other, own, ['top'], 'stand');
      return;
    default:
  }
}

function holdIt(players: readonly Player[], holder: number, held: number, bind: Bind, asked?: HoldWay): void {
  const [own, thing] = [players[holder], players[held]];
  if (own === undefined || thing === undefined) return;
  if (thing.thing?.alive === true) {
    if (isPerson(own) && isCarried(thing, own))
      bind(held, holder, ['arms'], isPerson(thing) ? 'sit' : 'stand', carriedOn(thing));
    // A cat carries its kitten, a bear its salmon.
    else if (!isPerson(own) && !isPerson(thing) && fitsJaws(thing, own)) bind(held, holder, ['mouth'], ...hangs(thing));
    return;
  }
  // What flies by rotors has its load slung below it.
  if (bind(held, holder, ['sling'], ...slung(thing))) return;
  // Who slams a hand on a desk lifts none.
  if (isTable(thing.thing?.kind ?? '')) return;
  const way = asked ?? heldWay(own, thing);
  // A rope is as long as whoever skips it, an umbrella as large for a child, and a balloon is held by its string.
  const most = isLengthwise(thing) ? HOLDABLE_LENGTHWISE : HOLDABLE;
  const large =
    !holdsUp(thing, own) && Math.max(heightOf(thing), thing.body.length * thing.size * 0.6) > heightOf(own) * most;
  if (large && way !== 'rope' && way !== 'overhead' && way !== 'underarm' && !isTethered(thing.thing?.kind ?? ''))
    return;
  bind(held, holder, !isPerson(own) ? ['mouth', 'gripRight'] : gripsFor(way), 'held', { way });
}
