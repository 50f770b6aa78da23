import { bearsFruit, isBlade, sticksIn } from '../catalogue/holdings.ts';
import type { Holding } from '../director/possession.ts';
import type { Script } from '../director/script.ts';
import type { Vector } from '../maths/vector.ts';
import type { Bond, LaterBond } from './bonds.ts';
import { gripsFor, heldWay } from './hand-grips.ts';
import { isLaidDown } from './laid-down.ts';
import { heightOf, type Player } from './players.ts';

type Later = Omit<LaterBond, 'from' | 'by'>;

/** Metres: from the edge of a table to what is set down there, and aside of the middle of whoever sets it down. */
const [FROM_EDGE, ASIDE] = [0.2, 0.16];
/** Of the height of whoever picks it: how high fruit hangs on what is taller, and of a plant's own height on what is not. */
const [HANGS_AT, ON_PLANT] = [0.94, 0.78];

/** Adds to each bond where the thing is later: in a hand, on a table. What nobody bore until then has no bond, and stays where it is. */
export function changeHands(bonds: readonly Bond[], script: Script, players: readonly Player[]): Bond[] {
  const { holdings = [] } = script;
  if (holdings.length === 0) return [...bonds];
  return bonds.map((bond): Bond => {
    const id = players[bond.child]?.role.id;
    const own = holdings.filter(({ thing }) => thing === id).sort((a, b) => a.at - b.at);
    const then = own.flatMap((change): LaterBond[] => {
      const by = players.findIndex(({ role }) => role.id === change.by);
      const later = by < 0 ? null : laterOf(bond, change, by, { bonds, players });
      return later === null ? [] : [{ ...later, from: change.at, by }];
    });
    return then.length === 0
      ? bond
      : (hangOn(bond, then, players) ?? { ...firstPlace(bond, then, players), later: then });
  });
}

interface Parts {
  readonly bonds: readonly Bond[];
  readonly players: readonly Player[];
}

function laterOf(bond: Bond, { to }: Holding, by: number, parts: Parts): Later | null {
  const [own, thing] = [parts.players[by], parts.players[bond.child]];
  if (own === undefined || thing === undefined) return null;
  if (to === 'hand') {
    const way = heldWay(own, thing);
    const busy = own.order.sheet.holds != null;
    const anchor = gripsFor(way).find(
      (grip) =>
        !(grip === 'gripRight' && busy) &&
        !parts.bonds.some(
          ({ child, parent, anchor: taken }) => child !== bond.child && parent === by && taken === grip,
        ),
    );
    return { parent: by, anchor: anchor ?? 'gripLeft', as: 'held', way };
  }
  const parent = parts.players.findIndex(({ role }) => role.id === to.on);
  const set = parent < 0 ? null : setOn(parent, thing, parts.players);
  return set !== null && isLaidDown(thing) ? { ...set, lies: true } : set;
}

/** On the side of whoever works there, where nothing else lies. */
export function setOn(
  parent: number,
  thing: { readonly body: { readonly length: number }; readonly size: number },
  players: readonly Player[],
): Later | null {
  const site = players[parent];
  if (site === undefined) return null;
  const anchor = ['surface', 'seat', 'bed'].find((name) => site.body.anchors[name] !== undefined) ?? 'top';
  const edge = Math.max(
    0,
    (site.body.length / 2) * site.size - Math.max(FROM_EDGE, (thing.body.length * thing.size) / 2 + 0.04),
  );
  const offset: Vector = [Math.min(ASIDE, site.body.width * site.size * 0.25), 0, -edge];
  return { parent, anchor, as: 'stand', offset, turn: Math.PI };
}

/** Fruit hangs on its plant where a hand reaches it, until it is picked. */
function hangOn(bond: Bond, [first, ...later]: readonly LaterBond[], players: readonly Player[]): Bond | null {
  const [plant, picker] = [players[bond.parent], players[first?.by ?? -1]];
  if (first === undefined || plant === undefined || picker === undefined || !bearsFruit(plant.role.thing)) return null;
  const { from, by: _by, ...held } = first;
  const [tall, reach] = [heightOf(plant), heightOf(picker) * HANGS_AT];
  const hangs = tall > reach ? reach : tall * ON_PLANT;
  return { child: bond.child, ...held, since: from, hangs, ...(later.length === 0 ? {} : { later }) };
}

/** Of a blade: what of it is in the stone. */
const IN_STONE = 0.38;
/** Seconds before it is taken that it is there to be found. */
const THERE = 0.05;

/** What is drawn out of a pocket is not seen before; a sword stands in its stone. */
function firstPlace(bond: Bond, [first]: readonly LaterBond[], players: readonly Player[]): Bond {
  const [thing, site] = [players[bond.child], players[bond.parent]];
  if (first === undefined || thing === undefined || site === undefined) return bond;
  if (bond.as === 'held' && first.as === 'held' && first.parent === bond.parent)
    return { child: bond.child, parent: bond.parent, anchor: 'pocket', as: 'stand', appears: first.from - THERE };
  if (!isBlade(thing.role.thing) || !sticksIn(site.role.thing)) return bond;
  const { lies: _lies, turn: _turn, ...upright } = bond;
  return { ...upright, stuck: true, offset: [0, -heightOf(thing) * IN_STONE, 0] };
}

/** Where something is at a time, in a hand or on a table. */
export function bondAt(bond: Bond | undefined, time: number): Bond | undefined {
  const later = bond?.later?.findLast(({ from }) => time >= from);
  if (bond === undefined || later === undefined) return bond;
  const { child } = bond;
  return { ...later, child };
}
