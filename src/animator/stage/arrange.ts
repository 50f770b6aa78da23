import type { Script } from '../director/script.ts';
import type { Random } from '../maths/random.ts';
import type { Bond } from './bonds.ts';
import { gatherHerd, HERD } from './herds.ts';
import { setBack } from './landmarks.ts';
import { heightOf, type Player, reachOf } from './players.ts';
import type { Block, Spot } from './spots.ts';
import { gatherAtWork, type Task } from './work.ts';

/** What is to be varied to find a better picture. */
export interface Variation {
  /** Sides that nobody asked for are changed. */
  readonly mirrored: boolean;
  /** How far apart everything stands: 1 is close together without touching. */
  readonly spread: number;
  /** How far those beside the hero step back, in their own widths. */
  readonly depth: number;
}

const PERSONAL_METRES = 0.22;
const ROUNDS = 24;

/**
 * Lays out everybody whom the ground bears. The hero stands in the middle; the others where their relations say, beside it otherwise, by turns to the left
 * and to the right. Then whoever overlaps is moved apart.
 */
export function arrange(
  script: Script,
  players: readonly Player[],
  bonds: readonly Bond[],
  variation: Variation,
  chance: Random,
  tasks: readonly Task[] = [],
  landmarks: ReadonlySet<number> = new Set(),
): ReadonlyMap<number, Spot> {
  const blocks = blocksOf(players, bonds);
  const spots = new Map<number, Spot>();
  const side = variation.mirrored ? -1 : 1;
  let [left, right] = [0, 0];
  if (blocks.length >= MANY && tasks.length === 0 && script.relations.every(({ to }) => to === null)) {
    layInRows(players, blocks, spots, variation.spread, chance);
    return spots;
  }
  const roles = [...new Set(blocks.map(({ player }) => players[player]?.role.id ?? 0))];
  for (const [order, role] of roles.entries()) {
    const group = blocks.filter(({ player }) => players[player]?.role.id === role);
    const shape = formation(group, variation.spread, chance.spawn(`formation ${role}`));
    const half = Math.max(...shape.map(({ across }, index) => Math.abs(across) + (group[index]?.radius ?? 0)));
    const turn = order % 2 === 1 ? side : -side;
    let [across, near] = [0, 0];
    if (order === 0) [left, right] = [half, half];
    else {
      const gap = (half + PERSONAL_METRES) * variation.spread;
      across = turn > 0 ? right + gap : -(left + gap);
      near = -half * variation.depth;
      if (turn > 0) right = across + half;
      else left = -across + half;
    }
    for (const [index, block] of group.entries()) {
      const own = shape[index];
      if (own !== undefined) spots.set(block.player, { across: across + own.across, near: near + own.near, lift: 0 });
    }
  }
  relate(script, players, blocks, spots, side);
  setBack(spots, players, landmarks, script, side);
  gatherAtWork(spots, tasks, players, side);
  moveApart(blocks, spots, variation.spread, fixedPairs(script, players, tasks));
  gatherAtWork(spots, tasks, players, side);
  return spots;
}

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
      const deepest = Math.max(...own.map(({ radius }) => radius));
      near += row === 0 ? 0 : deepest * 2.1 * spread;
      const gap = deepest * 0.16 * spread;
      const whole = own.reduce((sum, { radius }) => sum + radius * 2 + gap, -gap);
      let across = -whole / 2 + (row % 2 === 1 ? deepest * 0.4 : 0);
      for (const { player, radius } of own) {
        spots.set(player, { across: across + radius, near: near + chance.between(-0.1, 0.1) * radius, lift: 0 });
        across += radius * 2 + gap;
      }
    }
  }
}

/** What is borne takes its bearer's room, and adds to it. */
function blocksOf(players: readonly Player[], bonds: readonly Bond[]): Block[] {
  const borne = new Set(bonds.map(({ child }) => child));
  return [...players.entries()].flatMap(([player, own]): Block[] =>
    borne.has(player) ? [] : [{ player, radius: Math.max(0.05, reachOf(own)), height: heightOf(own) }],
  );
}

/** A few stand side by side, more in rows behind each other, each a little out of line. */
function formation(group: readonly Block[], spread: number, chance: Random): { across: number; near: number }[] {
  const count = group.length;
  const radius = Math.max(...group.map((block) => block.radius));
  const gap = (radius * 2 + PERSONAL_METRES * Math.min(1, radius * 2)) * spread;
  const rows = count <= 4 ? 1 : count <= 8 ? 2 : 3;
  const columns = Math.ceil(count / rows);
  return group.map((_, index) => {
    const row = Math.floor(index / columns);
    const inRow = Math.min(columns, count - row * columns);
    const column = index % columns;
    const shift = row % 2 === 1 ? 0.5 : 0;
    return {
      across: (column - (inRow - 1) / 2 + shift) * gap + (count > 1 ? chance.between(-0.08, 0.08) * gap : 0),
      near: -row * gap * 1.1 + (count > 1 ? chance.between(-0.22, 0.22) * gap : 0),
    };
  });
}

function blockOf(blocks: readonly Block[], players: readonly Player[], role: number, instance: number): Block | null {
  const own = blocks.filter(({ player }) => players[player]?.role.id === role);
  return own[instance % Math.max(1, own.length)] ?? null;
}

/** Moves those of whom a relation says where they are. Several relations of one are done in the order in which the prompt says them. */
function relate(
  script: Script,
  players: readonly Player[],
  blocks: readonly Block[],
  spots: Map<number, Spot>,
  side: number,
): void {
  for (const { role, relation, to, where } of script.relations) {
    const all = blocks.filter(({ player }) => players[player]?.role.id === role);
    const isHerd = all.length >= HERD && to !== null && relation !== 'around';
    const herd = isHerd ? gatherHerd(all, spots) : null;
    const own = herd === null ? all : [herd.block];
    for (const [index, block] of own.entries()) {
      const spot = herd?.spot ?? spots.get(block.player);
      if (spot === undefined) continue;
      if (to === null) {
        moveTo(spot, where, block);
        continue;
      }
      const other = blockOf(blocks, players, to, index);
      const base = other === null ? undefined : spots.get(other.player);
      if (other === null || base === undefined || other.player === block.player) continue;
      const touch = block.radius + other.radius + PERSONAL_METRES * Math.min(1, block.radius + other.radius);
      switch (relation) {
        case 'left_of':
          [spot.across, spot.near] = [base.across - touch * 1.1 - index * block.radius * 2.2, base.near];
          break;
        case 'right_of':
          [spot.across, spot.near] = [base.across + touch * 1.1 + index * block.radius * 2.2, base.near];
          break;
        case 'in_front_of':
          [spot.across, spot.near] = [
            base.across + side * other.radius * 0.35 + index * block.radius * 2.2,
            base.near + touch * 1.05,
          ];
          break;
        case 'behind':
          [spot.across, spot.near] = [
            base.across - side * other.radius * 0.75 + index * block.radius * 2.2,
            base.near - touch * 1.1,
          ];
          break;
        case 'above':
          [spot.across, spot.near, spot.lift] = [
            base.across,
            base.near,
            base.lift + other.height * 1.12 + block.height * 0.15,
          ];
          break;
        case 'under':
          if (block.height < other.height)
            [spot.across, spot.near, spot.lift] = [base.across, base.near + other.radius * 0.3, 0];
          else [spot.across, spot.near] = [base.across + side * touch, base.near];
          break;
        case 'around': {
          const angle = (index / Math.max(1, own.length)) * Math.PI * 2 + 0.4;
          [spot.across, spot.near] = [
            base.across + Math.cos(angle) * touch * 1.3,
            base.near + Math.sin(angle) * touch * 1.3,
          ];
          break;
        }
        case 'leaning_on':
          [spot.across, spot.near] = [base.across + side * (block.radius + other.radius) * 0.8, base.near];
          break;
        default: {
          const turn = Math.sign(spot.across - base.across) || side;
          [spot.across, spot.near] = [
            base.across + turn * (touch + index * block.radius * 2.2),
            base.near + touch * 0.15,
          ];
        }
      }
    }
    herd?.follow();
  }
}

function moveTo(spot: Spot, where: string | null, { radius, height }: Block): void {
  const step = Math.max(1.2, radius * 2.4);
  if (where === 'left') spot.across = -step;
  else if (where === 'right') spot.across = step;
  else if (where === 'middle') spot.across = 0;
  else if (where === 'foreground') spot.near = step;
  else if (where === 'background') spot.near = -Math.max(6, radius * 6);
  else if (where === 'sky') spot.lift = Math.max(3, height * 3);
}

/** Those whose places say themselves how near they may be. */
function fixedPairs(script: Script, players: readonly Player[], tasks: readonly Task[]): ReadonlySet<string> {
  const close: ReadonlySet<string> = new Set(['above', 'under', 'leaning_on', 'on', 'in', 'inside']);
  const pairs = new Set<string>();
  for (const { site } of tasks) {
    const group = [site, ...tasks.filter((task) => task.site === site).map(({ mover }) => mover)];
    for (const a of group) for (const b of group) pairs.add(`${a} ${b}`);
  }
  for (const { role, relation, to } of script.relations) {
    if (to === null || !close.has(relation)) continue;
    for (const [a, own] of players.entries())
      for (const [b, other] of players.entries())
        if (own.role.id === role && other.role.id === to) pairs.add(`${a} ${b}`).add(`${b} ${a}`);
  }
  return pairs;
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
        const least = (a.radius + b.radius) * (0.9 + 0.12 * spread);
        let [across, near] = [q.across - p.across, q.near - p.near];
        const far = Math.hypot(across, near);
        if (far >= least) continue;
        if (far < 1e-3) [across, near] = [1, 0];
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
