import type { Script } from '../director/script.ts';
import type { Random } from '../maths/random.ts';
import type { Arranging, Variation } from './arranging.ts';
import { blocksOf } from './blocks.ts';
import { bringForward, closenessOf } from './foreground.ts';
import { gatheringOf, standAround, talkingCircles } from './gatherings.ts';
import { HERD } from './herds.ts';
import { setBack } from './landmarks.ts';
import { lieTogether } from './lie-together.ts';
import type { Player } from './players.ts';
import { drinksAt, relate } from './relate.ts';
import { lineWay, standBeforeStage } from './rules/together/flanks.ts';
import { scatterAloft } from './scatter-aloft.ts';
import { type Block, PERSONAL_METRES, type Spot } from './spots.ts';
import { takeStands } from './take-stands.ts';
import { gatherAtWork, type Task } from './work.ts';

const ROUNDS = 24;

/**
 * Lays out everybody whom the ground bears, as the picture has it: who is to come nearer to the camera counts as so much larger, and is taken forward in the end.
 */
export function arrange(parts: Arranging, variation: Variation, chance: Random): ReadonlyMap<number, Spot> {
  const life = blocksOf(parts.script, parts.players, parts.bonds, parts).filter(
    ({ player }) => !parts.railed.has(player),
  );
  const closeness = closenessOf(life, parts, variation);
  const blocks = life.map((block) => {
    const closer = closeness.get(block.player) ?? 1;
    const { radius, wide, height } = block;
    return closer === 1 ? block : { ...block, radius: radius * closer, wide: wide * closer, height: height * closer };
  });
  const spots = layBlocks(blocks, parts, variation, chance);
  for (const { player, lift } of blocks) {
    const spot = spots.get(player);
    if (spot !== undefined) spot.lift = lift < 0 && spot.lift <= 0 ? lift : Math.max(spot.lift, lift);
  }
  scatterAloft(spots, blocks, parts, chance.spawn('aloft'));
  bringForward(spots, blocks, closeness, parts);
  for (const player of parts.railed) spots.set(player, { across: 0, near: 0, lift: 0 });
  return spots;
}

/** The hero stands in the middle; the others where their relations say, beside it otherwise, by turns to the left and to the right. Then whoever overlaps is moved apart. */
function layBlocks(
  blocks: readonly Block[],
  { script, players, tasks, landmarks, shape }: Arranging,
  variation: Variation,
  chance: Random,
): Map<number, Spot> {
  const spots = new Map<number, Spot>();
  const side = variation.mirrored ? -1 : 1;
  let [left, right] = [0, 0];
  const herd = blocks.every(
    ({ player }) => isBeast(players[player]) && players[player]?.role.id === players[blocks[0]?.player ?? 0]?.role.id,
  );
  const roles = [...new Set(blocks.map(({ player }) => players[player]?.role.id ?? 0))];
  const gatherings = new Map(roles.map((role) => [role, gatheringOf(script, players, role)]));
  const isPosed = [...gatherings.values()].every((each) => each === null);
  if (
    isPosed &&
    !herd &&
    blocks.length >= MANY &&
    tasks.length === 0 &&
    script.relations.every(({ to }) => to === null)
  ) {
    layInRows(players, blocks, spots, variation.spread, chance);
    lineWay(spots, players, script, chance.spawn('flanks'));
    standBeforeStage(spots, players, script, chance.spawn('pit'));
    return spots;
  }
  for (const [order, role] of roles.entries()) {
    const group = blocks.filter(({ player }) => players[player]?.role.id === role);
    const beasts = group.every(({ player }) => isBeast(players[player]));
    const own = chance.spawn(`formation ${role}`);
    const places: readonly Pick<Spot, 'across' | 'near' | 'facing'>[] =
      gatherings.get(role)?.kind === 'talk'
        ? talkingCircles(group, variation.spread, own)
        : formation(group, variation.spread, own, beasts);
    const half = Math.max(...places.map(({ across }, index) => Math.abs(across) + (group[index]?.wide ?? 0)));
    const turn = order % 2 === 1 ? side : -side;
    let [across, near] = [0, 0];
    if (order === 0) [left, right] = [half, half];
    else {
      const gap = (half + PERSONAL_METRES) * variation.spread;
      across = turn > 0 ? right + gap : -(left + gap);
      near = -half * variation.depth;
      if (variation.layered && shape < 1)
        [across, near] = [turn * Math.max(half, left, right) * LAYERS_ASIDE, layerOf(blocks, group)];
      else if (turn > 0) right = across + half;
      else left = -across + half;
    }
    for (const [index, block] of group.entries()) {
      const place = places[index];
      if (place !== undefined)
        spots.set(block.player, { ...place, across: across + place.across, near: near + place.near, lift: 0 });
    }
  }
  relate(script, players, blocks, spots, side);
  recentre(script, players, blocks, spots, landmarks);
  setBack(spots, players, landmarks, script, side);
  gatherAtWork(spots, tasks, players, side);
  takeStands(spots, { script, players, mirrored: variation.mirrored });
  moveApart(blocks, spots, variation.spread, fixedPairs(script, players, tasks));
  gatherAtWork(spots, tasks, players, side);
  for (const [role, gathering] of gatherings) {
    const group = blocks.filter(({ player }) => players[player]?.role.id === role);
    if (gathering?.kind === 'around') standAround(spots, gathering.player, group, chance.spawn(`around ${role}`));
  }
  lineWay(spots, players, script, chance.spawn('flanks'));
  standBeforeStage(spots, players, script, chance.spawn('pit'));
  lieTogether(spots, { script, players });
  return spots;
}

/** Of the wider one's half: how far aside of each other they stand who stand behind each other. */
const LAYERS_ASIDE = 0.5;

/** Before the first where they are smaller, behind it where they are larger. */
function layerOf(blocks: readonly Block[], group: readonly Block[]): number {
  const [hero, own] = [blocks[0], group[0]];
  if (hero === undefined || own === undefined) return 0;
  return (hero.deep + own.deep + PERSONAL_METRES) * (own.height * own.wide < hero.height * hero.wide ? 1 : -1);
}

/** Where a relation has moved the hero away, everything is moved back around the middle. */
function recentre(
  script: Script,
  players: readonly Player[],
  blocks: readonly Block[],
  spots: Map<number, Spot>,
  landmarks: ReadonlySet<number>,
): void {
  const hero = players[blocks[0]?.player ?? 0]?.role.id;
  const moved = script.relations.some(
    ({ role, relation, to }) => role === hero && to !== null && !IN_HAND.test(relation),
  );
  if (!moved || spots.size < 2) return;
  const hovers = players[blocks[0]?.player ?? 0]?.thing?.realm === 'sky';
  const sides = blocks.flatMap(({ player, wide }) => {
    // What passes overhead takes no room on the ground.
    if (landmarks.has(player) || (!hovers && players[player]?.thing?.realm === 'sky')) return [];
    const across = spots.get(player)?.across ?? 0;
    return [across - wide, across + wide];
  });
  // Beside a boy, his aeroplane and two windmills all are landmarks, and they have no middle.
  if (sides.length === 0) return;
  const middle = (Math.min(...sides) + Math.max(...sides)) / 2;
  for (const spot of spots.values()) spot.across -= middle;
}

/** What somebody has with them takes them nowhere. */
const IN_HAND = /^(?:holding|carrying|wearing)$/;

/** So many stand in rows, whatever they are. */
const MANY = 5;
const ROW_SIZES = [4, 10] as const;

/** Like a group picture: the tall ones behind, those of one kind side by side, flyers in a row of their own. */
function layInRows(
  players: readonly Player[],
  blocks: readonly Block[],
  spots: Map<number, Spot>,
  spread: number,
  chance: Random,
): void {
  const flies = ({ player }: Block): boolean => players[player]?.thing?.realm === 'sky';
  for (const group of [blocks.filter(flies), blocks.filter((block) => !flies(block))]) {
    const rows = group.length <= ROW_SIZES[0] ? 1 : group.length <= ROW_SIZES[1] ? 2 : 3;
    const sorted = [...group].sort((a, b) => b.height - a.height);
    const inRow = Math.ceil(group.length / rows);
    let near = 0;
    for (let row = 0; row < rows; row++) {
      const own = sorted
        .slice(row * inRow, (row + 1) * inRow)
        .sort((a, b) => (players[a.player]?.role.id ?? 0) - (players[b.player]?.role.id ?? 0));
      if (own.length === 0) continue;
      const widest = Math.max(...own.map(({ wide }) => wide));
      near += row === 0 ? 0 : Math.max(...own.map(({ deep }) => deep)) * 2.1 * spread;
      const gap = widest * 0.16 * spread;
      const whole = own.reduce((sum, { wide }) => sum + wide * 2 + gap, -gap);
      let across = -whole / 2 + (row % 2 === 1 ? widest * 0.4 : 0);
      for (const { player, wide } of own) {
        spots.set(player, { across: across + wide, near: near + chance.between(-0.1, 0.1) * wide, lift: 0 });
        across += wide * 2 + gap;
      }
    }
  }
}

/** Metres: what reaches farther, a tree, hides those behind it. */
const WIDE_METRES = 1.5;

const PACK = 4;
const isBeast = (player: Player | undefined): boolean =>
  player?.thing?.alive === true && player.order.family !== 'person';

/** A few stand side by side, more in rows behind each other, each a little out of line. */
function formation(
  group: readonly Block[],
  spread: number,
  chance: Random,
  /** A pack is no line: its rows begin with four. */
  beasts: boolean,
): { across: number; near: number }[] {
  const count = group.length;
  const largest = (of: (block: Block) => number): number => Math.max(...group.map(of));
  const stepOf = (half: number): number => (half * 2 + PERSONAL_METRES * Math.min(1, half * 2)) * spread;
  const [gap, step] = [stepOf(largest(({ wide }) => wide)), stepOf(largest(({ deep }) => deep))];
  const inLine = beasts ? PACK - 1 : group.some(({ radius }) => radius > WIDE_METRES) ? 5 : 4;
  const rows = count <= inLine ? 1 : count <= 8 ? 2 : 3;
  const columns = Math.ceil(count / rows);
  const [outAcross, outNear] = beasts && count >= HERD ? [0.2, 0.3] : [0.08, 0.22];
  return group.map((_, index) => {
    const row = Math.floor(index / columns);
    const inRow = Math.min(columns, count - row * columns);
    const column = index % columns;
    const shift = row % 2 === 1 ? 0.5 : 0;
    return {
      across: (column - (inRow - 1) / 2 + shift) * gap + (count > 1 ? chance.between(-outAcross, outAcross) * gap : 0),
      near: -row * step * 1.1 + (count > 1 ? chance.between(-outNear, outNear) * step : 0),
    };
  });
}

/** Those whose places say themselves how near they may be. */
function fixedPairs(script: Script, players: readonly Player[], tasks: readonly Task[]): ReadonlySet<string> {
  const close: ReadonlySet<string> = new Set(['above', 'under', 'leaning_on', 'on', 'in', 'inside']);
  const pairs = new Set<string>();
  for (const { site } of tasks) {
    const group = [site, ...tasks.filter((task) => task.site === site).map(({ mover }) => mover)];
    for (const a of group) for (const b of group) pairs.add(`${a} ${b}`);
  }
  const { stands = [] } = script;
  for (const { group, role } of stands)
    for (const other of stands)
      if (other.group === group && other.role !== role)
        for (const [a, own] of players.entries())
          for (const [b, each] of players.entries())
            if (own.role.id === role && each.role.id === other.role) pairs.add(`${a} ${b}`);
  for (const { role, relation, to } of script.relations) {
    if (to === null) continue;
    for (const [a, own] of players.entries())
      for (const [b, other] of players.entries())
        if (own.role.id === role && other.role.id === to && (close.has(relation) || drinksAt(own, other)))
          pairs.add(`${a} ${b}`).add(`${b} ${a}`);
  }
  return pairs;
}

/** From the middle of an ellipse to its edge in a direction. */
function roomToward({ wide, deep }: Block, across: number, near: number): number {
  const far = Math.hypot(across, near);
  return 1 / Math.hypot(across / far / wide, near / far / deep);
}

/** Pushes those that overlap away from each other, the smaller one more; who stands behind stays behind. */
function moveApart(
  blocks: readonly Block[],
  spots: Map<number, Spot>,
  spread: number,
  close: ReadonlySet<string>,
): void {
  for (let round = 0; round < ROUNDS; round++) {
    let moved = false;
    for (const [index, a] of blocks.entries()) {
      for (const b of blocks.slice(index + 1)) {
        const [p, q] = [spots.get(a.player), spots.get(b.player)];
        if (p === undefined || q === undefined || close.has(`${a.player} ${b.player}`)) continue;
        if (p.lift > q.lift + b.height || q.lift > p.lift + a.height) continue;
        let [across, near] = [q.across - p.across, q.near - p.near];
        const far = Math.hypot(across, near);
        if (far < 1e-3) [across, near] = [1, 0];
        const least = (roomToward(a, across, near) + roomToward(b, across, near)) * (0.9 + 0.12 * spread);
        if (far >= least) continue;
        const push = (least - far) / Math.max(far, 1e-3) + 1e-3;
        const share = index === 0 ? 1 : b.radius > a.radius ? 0.25 : 0.75;
        p.across -= across * push * (1 - share);
        p.near -= near * push * (1 - share);
        q.across += across * push * share;
        q.near += near * push * share;
        moved = true;
      }
    }
    if (!moved) return;
  }
}
