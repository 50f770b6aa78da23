import type { Vector } from '../maths/vector.ts';
import type { Player } from './players.ts';

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

/** Gives each of several things on one surface a place of its own there: around the middle of a plate, in a row along a table. */
export function layOut<Bond extends Laid>(
  bonds: readonly Bond[],
  players: readonly Player[],
): (Bond & { offset?: Vector })[] {
  return bonds.map((bond) => {
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
    return { ...bond, offset: inRow(place, group, { wide, deep }, players) };
  });
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
