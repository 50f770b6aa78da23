import type { RoleRelation } from '../director/script.ts';
import type { Vector } from '../maths/vector.ts';
import { isPerched } from './perches.ts';
import { heightOf, type Player } from './players.ts';

interface Laid {
  readonly child: number;
  readonly parent: number;
  readonly anchor: string;
  readonly as: string;
  readonly lies?: boolean;
}

/** Metres: narrower than this, things stand around the middle instead of in a row. */
const ROUND = 0.5;
const GAP = 1.25;
/** So many are composed one by one; more stand in rows. */
const FEW = 3;
/** Of a thing's size: the room to the next. */
const APART = 0.22;
/** Of how much higher the middle of one is: what is beside something is farther aside of it than above. */
const MORE_ASIDE = 1.35;
/** Of the largest one's size: how far a small thing lies before it. */
const FORWARD = 0.55;
/** Of the height of the tallest: who is so much lower stands before it in a narrow picture. */
const LOWER = 0.7;
/** Metres from the edge of a table. */
const EDGE = 0.05;

/** What a table is set for: where things are to be by the prompt, and whether somebody works there. */
export interface TableSetting {
  readonly relations: readonly RoleRelation[];
  readonly isWorkplace: boolean;
  /** Width over height of the picture. */
  readonly shape: number;
}

/** Gives each of several things on one surface a place of its own there: around the middle of a plate, in a row along a table. */
export function layOut<Bond extends Laid>(
  bonds: readonly Bond[],
  players: readonly Player[],
  setting: TableSetting,
): (Bond & { offset?: Vector })[] {
  return bonds.map((bond) => {
    if (isFolk(bond, players)) return { ...bond, offset: beforeWork(bond, bonds, players) };
    const beside = besideThings(bond, bonds, players);
    if (beside !== null) return { ...bond, offset: beside };
    if (bond.as === 'stand' && bond.anchor !== 'inside' && isPerched(players[bond.child], players[bond.parent]))
      return { ...bond, offset: alongLedge(bond, bonds, players) };
    if (bond.as !== 'stand' || players[bond.child]?.thing?.alive !== false) return bond;
    const group = bonds.filter(
      (other) =>
        other.parent === bond.parent &&
        other.anchor === bond.anchor &&
        other.as === 'stand' &&
        players[other.child]?.thing?.alive === false,
    );
    const parent = players[bond.parent];
    if (parent === undefined) return bond;
    const [wide, deep] = [parent.body.width * parent.size, parent.body.length * parent.size];
    const place = group.indexOf(bond);
    if (bond.anchor === 'inside' || Math.max(wide, deep) < ROUND)
      return group.length === 1 ? bond : { ...bond, offset: onRing(place, group, Math.min(wide, deep), players) };
    const composed =
      group.length > FEW || setting.isWorkplace ? null : compose(bond, group, { wide, deep }, players, setting);
    return { ...bond, offset: composed ?? inRow(place, group, { wide, deep }, players) };
  });
}

/** Who is alone on a table with things is beside them, and not in the cake; null where it is not so. */
function besideThings(own: Laid, bonds: readonly Laid[], players: readonly Player[]): Vector | null {
  const [player, parent] = [players[own.child], players[own.parent]];
  const isHere = ({ parent: on, anchor, as }: Laid): boolean =>
    on === own.parent && anchor === own.anchor && as === 'stand';
  const wide = parent === undefined ? 0 : Math.min(parent.body.width, parent.body.length) * parent.size;
  if (player?.thing?.alive !== true || own.as !== 'stand' || own.anchor === 'inside' || wide < ROUND) return null;
  const there = bonds.filter(isHere);
  const things = there.filter(({ child }) => players[child]?.thing?.alive === false);
  if (things.length === 0 || there.length - things.length > 1) return null;
  const row = Math.max(...things.map((each) => widthOf(each, players))) * GAP * things.length;
  return [-(row + player.body.width * player.size) / 2 - EDGE, 0, EDGE];
}

/** Beside each other along what they sit on. */
function alongLedge(own: Laid, bonds: readonly Laid[], players: readonly Player[]): Vector {
  const row = bonds.filter(
    ({ parent, child, as, anchor }) =>
      parent === own.parent && as === 'stand' && anchor !== 'inside' && isPerched(players[child], players[parent]),
  );
  const ledge = players[own.parent];
  const wide = ledge === undefined ? 0 : ledge.body.width * ledge.size;
  const largest = Math.max(...row.map((each) => widthOf(each, players)));
  // A long row moves closer together, since there is no second one.
  const step = Math.min(largest * GAP, (wide - largest) / Math.max(1, row.length - 1));
  return [(row.indexOf(own) - (row.length - 1) / 2) * step, 0, 0];
}

/** Metres: who is no taller is a figurine on a table. */
const FOLK_METRES = 0.3;

const isFolk = ({ child, as }: Laid, players: readonly Player[]): boolean => {
  const player = players[child];
  return as === 'stand' && player?.order.family === 'person' && heightOf(player) < FOLK_METRES;
};

/** Tiny folk stand in a bow before what they work at, on the same table. */
function beforeWork(own: Laid, bonds: readonly Laid[], players: readonly Player[]): Vector {
  const there = bonds.filter(({ parent, anchor }) => parent === own.parent && anchor === own.anchor);
  const folk = there.filter((bond) => isFolk(bond, players));
  const work = there.filter((bond) => !isFolk(bond, players)).map((bond) => itemOf(bond, players));
  const player = players[own.child];
  const tall = player === undefined ? 0 : heightOf(player);
  const deep = Math.max(0, ...work.map((item) => item.deep));
  const share = folk.indexOf(own) - (folk.length - 1) / 2;
  return [share * tall * 1.15, 0, deep / 2 + tall * (0.75 - 0.12 * share * share)];
}

interface Item {
  readonly bond: Laid;
  /** Across the picture, toward the camera, and up. */
  readonly wide: number;
  readonly deep: number;
  readonly high: number;
}

function itemOf(bond: Laid, players: readonly Player[]): Item {
  const player = players[bond.child];
  if (player === undefined) return { bond, wide: 0, deep: 0, high: 0 };
  const { width, length } = player.body;
  const [wide, long] = [width * player.size, length * player.size];
  return bond.lies === true
    ? { bond, wide, deep: heightOf(player), high: long }
    : { bond, wide, deep: long, high: heightOf(player) };
}

/** A still life: beside each other, in the order the prompt says, the small ones nearer to the camera; in a narrow picture before the large ones where nobody says otherwise. Null where the table is too narrow. */
function compose(
  own: Laid,
  group: readonly Laid[],
  table: { readonly wide: number; readonly deep: number },
  players: readonly Player[],
  { relations, shape }: TableSetting,
): Vector | null {
  const roleOf = ({ child }: Laid): number => players[child]?.role.id ?? -1;
  const roles = group.map(roleOf);
  const sides = relations.flatMap(({ role, relation, to }): { readonly left: number; readonly right: number }[] => {
    if (to === null || !roles.includes(role) || !roles.includes(to)) return [];
    return relation === 'left_of'
      ? [{ left: role, right: to }]
      : relation === 'right_of'
        ? [{ left: to, right: role }]
        : [];
  });
  const isLeftOf = (a: Laid, b: Laid): boolean =>
    sides.some(({ left, right }) => left === roleOf(a) && right === roleOf(b));
  const items = [...group]
    .sort((a, b) => (isLeftOf(a, b) ? -1 : isLeftOf(b, a) ? 1 : group.indexOf(a) - group.indexOf(b)))
    .map((bond) => itemOf(bond, players));
  const size = ({ wide, deep, high }: Item): number => Math.max(wide, deep, high);
  const tallest = items.reduce((a, b) => (b.high > a.high ? b : a));
  // What stands before something as high as itself would hide it.
  const layered =
    shape < 1 && sides.length === 0 && items.every((item) => item === tallest || item.high < tallest.high * LOWER);
  const largest = layered ? tallest : items.reduce((a, b) => (size(b) > size(a) ? b : a));
  let across = 0;
  const places = items.map((item, index) => {
    const before = items[index - 1];
    if (before !== undefined) {
      const room = (before.wide + item.wide) / 2 + APART * Math.min(size(before), size(item));
      const higher = (Math.abs(before.high - item.high) / 2) * MORE_ASIDE;
      across += layered ? room * 0.45 : sides.length > 0 ? Math.max(room, higher) : room;
    }
    const small = 1 - size(item) / size(largest);
    const inFront = (largest.deep + item.deep) / 2 + EDGE;
    const beside = Math.max(0, (largest.deep - item.deep) / 2) + small * FORWARD * size(largest);
    const forward = item === largest ? 0 : layered ? inFront : beside;
    return { item, across, forward };
  });
  if (across > table.wide * 0.8) return null;
  const place = places.find(({ item }) => item.bond === own);
  if (place === undefined) return null;
  const most = Math.max(0, table.deep / 2 - place.item.deep / 2 - EDGE);
  // The whole stands around the middle of the table.
  const back = Math.min(
    Math.max(...places.map(({ forward }) => forward)) / 2,
    table.deep / 2 - largest.deep / 2 - EDGE,
  );
  return [place.across - across / 2, 0, Math.min(most, place.forward - Math.max(0, back))];
}

const widthOf = ({ child, lies }: Laid, players: readonly Player[]): number => {
  const player = players[child];
  if (player === undefined) return 0;
  const { width, length, height } = player.body;
  return Math.max(width, lies === true ? height : length) * player.size;
};

function onRing(place: number, group: readonly Laid[], wide: number, players: readonly Player[]): Vector {
  const own = Math.max(...group.map((each) => widthOf(each, players)));
  const radius = Math.min(wide * 0.3, Math.max(wide * 0.16, (own * group.length) / (Math.PI * 2.2)));
  const angle = (place / group.length) * Math.PI * 2 + 0.5;
  return [Math.cos(angle) * radius, 0, Math.sin(angle) * radius];
}

function inRow(
  place: number,
  group: readonly Laid[],
  { wide, deep }: { readonly wide: number; readonly deep: number },
  players: readonly Player[],
): Vector {
  const largest = Math.max(...group.map((each) => widthOf(each, players)));
  const inOne = Math.max(1, Math.min(group.length, Math.floor((wide * 0.82) / (largest * GAP))));
  const rows = Math.ceil(group.length / inOne);
  const [row, column] = [Math.floor(place / inOne), place % inOne];
  const inThis = Math.min(inOne, group.length - row * inOne);
  const step = Math.min(deep / (rows + 1), largest * GAP);
  return [(column - (inThis - 1) / 2) * largest * GAP, 0, (row - (rows - 1) / 2) * step];
}
