import { fliesInWedge } from '../../catalogue/uses.ts';
import type { Script } from '../../director/script.ts';
import type { Bearer, FilmFrame } from '../film-frame.ts';
import { HERD } from '../herds.ts';
import { extentOf, type Player } from '../players.ts';
import type { Spot } from '../spots.ts';

/** Those of one kind who go together: one way for all of them, and a place for each on it. */
export interface Formation {
  /** In the frame of the picture. */
  readonly middle: { readonly across: number; readonly near: number };
  readonly members: readonly number[];
  readonly shape: 'as_placed' | 'wedge' | 'cloud' | 'file';
}

interface Parts {
  readonly script: Pick<Script, 'prompt'>;
  readonly players: readonly Player[];
  readonly spots: ReadonlyMap<number, Spot>;
  readonly frame: FilmFrame;
  bearerOf(player: number): Bearer;
}

/** Where one is among the others, seen by who goes: metres ahead of their middle, to its left, above it. */
export interface PlaceInFormation {
  readonly ahead: number;
  readonly left: number;
  readonly up: number;
}

export const ALONE: PlaceInFormation = { ahead: 0, left: 0, up: 0 };

/** With whom somebody goes, and how; null for who goes alone, or drives in a lane behind others. */
export function formationOf(player: number, { script, players, spots, bearerOf }: Parts): Formation | null {
  const own = players[player];
  const aloft = bearerOf(player) === 'air';
  if (own === undefined || own.role.count < HERD || (own.thing?.alive === false && !aloft)) return null;
  const members = players.flatMap((other, index) =>
    other.role.id === own.role.id && spots.get(index)?.company === undefined && spots.has(index) ? [index] : [],
  );
  if (members.length < HERD || !members.includes(player)) return null;
  const mean = (of: (spot: Spot) => number): number =>
    members.reduce((sum, index) => sum + of(spots.get(index) as Spot), 0) / members.length;
  const middle = { across: mean(({ across }) => across), near: mean(({ near }) => near) };
  const shape = !aloft
    ? FILES.test(script.prompt)
      ? 'file'
      : 'as_placed'
    : fliesInWedge(own.thing?.kind ?? '')
      ? 'wedge'
      : 'cloud';
  return { middle, members, shape };
}

/** Said of those who go one behind the other. */
const FILES =
  /\b(?:single[- ]file|in (?:a|one) (?:long |single )?(?:line|file|row)|one behind (?:the other|another)|caravan|procession)\b/i;
/** Of their length: from one to the next in a file, and how far each is out of line. */
const [FILE_STEP, OUT_OF_LINE] = [1.22, 0.1];

/** Of the largest measure of a body: from one to the next in a wedge, along and aside, and in a cloud. */
const [WEDGE_AHEAD, WEDGE_ASIDE, CLOUD_STEP] = [0.55, 0.85, 1.15];
/** Of the width of a bird at rest: from tip to tip as it flies. */
const WINGS = 3;
/** Turns every next one by this, so that no two are behind each other, however many they are. */
const GOLDEN = 2.399963;

export function inFormation(
  player: number,
  { middle, members, shape }: Formation,
  heading: number,
  { players, spots, frame }: Parts,
): PlaceInFormation {
  const [own, spot] = [players[player], spots.get(player)];
  if (own === undefined || spot === undefined) return ALONE;
  const order = members.indexOf(player);
  const span = Math.max(extentOf(own), own.order.family === 'bird' ? own.body.width * own.size * WINGS : 0);
  if (shape === 'wedge') {
    const side = order % 2 === 1 ? 1 : -1;
    return {
      ahead: ((members.length - 1) / 2 - order) * span * WEDGE_AHEAD,
      left: side * Math.ceil(order / 2) * span * WEDGE_ASIDE,
      // All at one height, whatever each would have alone.
      up: (spots.get(members[0] ?? player)?.lift ?? spot.lift) - spot.lift,
    };
  }
  if (shape === 'file')
    return {
      ahead: ((members.length - 1) / 2 - order) * span * FILE_STEP,
      left: Math.sin(order * GOLDEN) * span * OUT_OF_LINE,
      up: 0,
    };
  if (shape === 'cloud') {
    const far = Math.sqrt(order) * span * CLOUD_STEP;
    return {
      ahead: Math.cos(order * GOLDEN) * far * 1.3,
      left: Math.sin(order * GOLDEN) * far,
      up: (((order * 0.618) % 1) - 0.5) * span * CLOUD_STEP,
    };
  }
  const [from, to] = [frame.at(middle.across, middle.near), frame.at(spot.across, spot.near)];
  const [x, z] = [to[0] - from[0], to[2] - from[2]];
  const [sine, cosine] = [Math.sin(heading), Math.cos(heading)];
  return { ahead: x * sine + z * cosine, left: x * cosine - z * sine, up: 0 };
}
