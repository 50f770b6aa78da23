import type { Script } from '../director/script.ts';
import { scramble } from '../maths/random.ts';
import { extentOf, heightOf, type Player } from './players.ts';

/**
 * Small things that fall or float before a studio's backdrop, each by itself and all over the picture. Who falls comes from above it, one after the other,
 * onto the floor or into what stands there instead of one.
 */
export interface Tumble {
  /** Metres to the right of the middle, toward the camera, and above the floor. */
  readonly across: number;
  readonly near: number;
  readonly lift: number;
  /** Metres that the largest of them is large. */
  readonly unit: number;
  /** Seconds of the film at which it is down; null for what floats. */
  readonly lands: number | null;
  readonly wet: boolean;
  readonly turns: number;
}

type Parts = {
  readonly script: Pick<Script, 'set' | 'beats' | 'durationSeconds'>;
  readonly players: readonly Player[];
};

const LIQUID = /^(?:water|milk|juice|coffee|chocolate|oil|wine) surface$/;
/** What a studio has instead of a floor. */
export const isBasin = (dressing: readonly string[]): boolean => dressing.some((word) => LIQUID.test(word));

const actOf = ({ role }: Player, { beats }: Parts['script']): string | undefined =>
  beats.find((beat) => beat.role === role.id && (beat.act === 'fall' || beat.act === 'float'))?.act;

function tumblersOf({ script, players }: Parts): number[] {
  if (!script.set.dressing.includes('product')) return [];
  return [...players.keys()].filter((index) => {
    const player = players[index];
    return player?.thing?.alive === false && !player.thing.moves && actOf(player, script) !== undefined;
  });
}

/** Whether anything comes down into the picture: it is framed for where all of it lies in the end. */
export const comesDown = (parts: Parts): boolean =>
  tumblersOf(parts).some((index) => {
    const player = parts.players[index];
    return player !== undefined && actOf(player, parts.script) === 'fall';
  });

/** Whether several float. */
export const isInAir = (parts: Parts): boolean => tumblersOf(parts).length > 1;

/** Of their size: how far apart they are. */
const APART = 1.3;
/** Primes: by one that does not divide their number every seat is taken once. */
const STRIDES = [3, 5, 7, 11] as const;
/** Of the film: when the first and the last one are down. */
const [FIRST, LAST] = [0.09, 0.62];

/** Null for whoever has a way of its own. */
export function tumbleOf(player: number, parts: Parts): Tumble | null {
  const all = tumblersOf(parts);
  const [own, place] = [parts.players[player], all.indexOf(player)];
  if (own === undefined || place < 0) return null;
  const falls = actOf(own, parts.script) === 'fall';
  // One that floats alone does so where it is shown.
  if (!falls && all.length === 1) return null;
  const unit = Math.max(
    ...all.flatMap((index) => {
      const each = parts.players[index];
      return each === undefined ? [] : [Math.max(extentOf(each), heightOf(each))];
    }),
  );
  const chance = (which: number): number => scramble(player * 8 + which + 977) / 4_294_967_296;
  // Kinds are mixed: neighbours in the cast are not neighbours in the picture.
  const step = STRIDES.find((each) => all.length % each !== 0) ?? 1;
  const seat = (place * step) % all.length;
  const columns = Math.max(1, Math.ceil(Math.sqrt(all.length * 1.9)));
  const [column, row] = [seat % columns, Math.floor(seat / columns)];
  const inRow = Math.min(columns, all.length - row * columns);
  const loose = (which: number): number => (chance(which) - 0.5) * 0.45 * unit;
  const behind = row * unit * APART;
  const order =
    all.length === 1
      ? 0
      : ((place * (STRIDES.findLast((each) => all.length % each !== 0) ?? 1)) % all.length) / (all.length - 1);
  return {
    across: (column - (inRow - 1) / 2) * unit * APART + loose(1),
    near: (falls ? -behind : -unit * chance(2)) + loose(3),
    lift: falls ? 0 : unit * 1.4 + behind + loose(4),
    unit,
    lands: falls ? parts.script.durationSeconds * (FIRST + (LAST - FIRST) * order) : null,
    wet: isBasin(parts.script.set.dressing),
    turns: (chance(5) < 0.5 ? -1 : 1) * (0.3 + 0.5 * chance(6)),
  };
}
