import { bearsFruit } from '../catalogue/holdings.ts';
import { isPole, isTable, workPlaceOf } from '../catalogue/uses.ts';
import type { Script } from '../director/script.ts';
import type { Bond } from './bonds.ts';
import { heightOf, type Player } from './players.ts';
import type { Spot } from './spots.ts';

/** Somebody, or the chair somebody is on, belongs at something that stands on the ground: a table, a sandcastle, a car. */
export interface Task {
  readonly mover: number;
  readonly site: number;
  /** Stands free of its trunk, the face to us: what is picked hangs between them. */
  readonly picks?: true;
  /** Metres along the site, from its middle: before what they work on. */
  readonly along?: number;
}

const isPerson = (player: Player | undefined): boolean => player?.order.family === 'person';

/** Who bears somebody at last: the one that stands on the ground. */
export function rootOf(player: number, bonds: readonly Bond[]): number {
  let at = player;
  for (
    let bond = bonds.find(({ child }) => child === at);
    bond !== undefined;
    bond = bonds.find(({ child }) => child === at)
  )
    at = bond.parent;
  return at;
}

/** Who works or sits where; each mover has one site, the first that its beats or relations name. */
export function tasksOf(script: Script, players: readonly Player[], bonds: readonly Bond[]): Task[] {
  const tasks: Task[] = [];
  const add = (own: number, other: number, picks = false): void => {
    const [mover, site] = [rootOf(own, bonds), rootOf(other, bonds)];
    if (mover === site || tasks.some((task) => task.mover === mover || task.mover === site || task.site === mover))
      return;
    tasks.push(picks ? { mover, site, picks: true } : { mover, site });
  };
  const each = (role: number, to: number, use: (own: number, other: number) => void): void => {
    const others = [...players.keys()].filter((index) => players[index]?.role.id === to);
    for (const [index, player] of players.entries()) {
      const other = others[player.instance % Math.max(1, others.length)];
      if (player.role.id === role && other !== undefined && other !== index)
        use(index, others.length < 2 ? other : (others[0] ?? other));
    }
  };
  for (const { role, act, target } of script.beats) {
    if (target === null || workPlaceOf(act) === null) continue;
    each(role, target, (own, other) => {
      // What is built is not alive yet, even a snowman.
      const lifeless = act === 'build' || players[other]?.thing?.alive !== true;
      if (isPerson(players[own]) && lifeless) add(own, other);
    });
  }
  // Whoever has the hands on an animal that is on a table stands at the table.
  for (const { role, act, target } of script.beats)
    if (target !== null && TENDS.has(act))
      each(role, target, (own, other) => {
        if (isPerson(players[own]) && isTable(players[rootOf(other, bonds)]?.thing?.kind ?? '')) add(own, other);
      });
  // Who takes something from a table, or sets it down there, is at it.
  for (const { thing, by, to } of script.holdings ?? [])
    each(by, to === 'hand' ? thing : to.on, (own, other) => {
      if (isPerson(players[own]) && rootOf(other, bonds) !== other && !isPerson(players[rootOf(other, bonds)]))
        add(own, other, bearsFruit(players[rootOf(other, bonds)]?.role.thing ?? ''));
      else if (to !== 'hand') add(own, other);
    });
  for (const { role, relation, to } of script.relations) {
    if (to === null || (relation !== 'near' && relation !== 'beside')) continue;
    const chair = players.find((player) => player.role.id === role)?.thing?.kind === 'chair';
    if (chair) each(role, to, add);
  }
  return tasks;
}

const TENDS: ReadonlySet<string> = new Set(['pet', 'brush_hair', 'wash', 'bandage', 'feed', 'auscultate', 'cut_hair']);

/** Of the one who works: what is lower is worked on from behind it, so that the camera sees both. */
const LOW = 0.7;
/** Of the height of whoever works there: from the middle of the body to where the hands are. */
const ARM = 0.3;
const CHAIR_GAP = 0.12;
const ROW_GAP = 0.72;

/** Half of a site's extent, across the picture and toward the camera, turned as `siteFacing` says. */
function halfOf(site: Player): { readonly across: number; readonly near: number } {
  const { body, size, thing } = site;
  if (isPole(thing?.kind ?? '')) return { across: 0.06, near: 0.06 };
  const [wide, long] = [(body.width / 2) * size, (body.length / 2) * size];
  return siteFacing(site) === 0 ? { across: wide, near: long } : { across: long, near: wide };
}

/** What is longer than it is wide is shown from its side. */
const siteFacing = ({ body }: Player): number => (body.length > body.width * 1.3 ? Math.PI / 2 : 0);

/** Brings everybody to where their work is, and says where each then looks. */
export function gatherAtWork(
  spots: ReadonlyMap<number, Spot>,
  tasks: readonly Task[],
  players: readonly Player[],
  side: 1 | -1,
): void {
  for (const site of new Set(tasks.map((task) => task.site))) {
    const [place, own] = [spots.get(site), players[site]];
    const [movers, picks] = [
      tasks.filter((task) => task.site === site).map(({ mover }) => mover),
      tasks.some((task) => task.site === site && task.picks === true),
    ];
    if (place === undefined || own === undefined) continue;
    place.facing = siteFacing(own);
    for (const [index, mover] of movers.entries()) {
      const [spot, player] = [spots.get(mover), players[mover]];
      if (spot === undefined || player === undefined) continue;
      const { across, near } = picks
        ? standToPick(own, player, side)
        : standAt(own, player, { index, count: movers.length, along: alongOf(site, mover, tasks) }, side);
      Object.assign(spot, { across: place.across + across, near: place.near + near, lift: place.lift });
      spot.facing = Math.atan2(-across, -near);
      if (isPaintedWall(own)) spot.facing = Math.PI + TO_BRUSH;
      if (isCar(own) && index === 0 && isOverBonnet(own, player)) spot.facing = 0;
      else if (isRow(own, player)) spot.facing = Math.atan2(-across * 0.35, -near);
    }
  }
}

/** Metres of half of what is painted on that is a wall: one stands before it, so far from it and beside the brush, and looks a little to that side (radians). */
const WALL = 1.5;
export const isPaintedWall = (site: Player): boolean =>
  site.body.anchors.canvas !== undefined && halfOf(site).across > WALL;
const [BEFORE_WALL, BESIDE_BRUSH, TO_BRUSH] = [0.5, 0.5, 0.95];

/** Along a wide low thing several stand side by side. */
const isRow = (site: Player, mover: Player): boolean =>
  heightOf(site) < heightOf(mover) * LOW + 0.35 && halfOf(site).across > 0.6 && !isVehicle(site);

/** Of half its length: how far ahead of its middle a car's bonnet is. */
const BONNET = 0.8;
/** Of the height of who works: what is higher is no car with a bonnet to look over but a truck, worked on before the corner of its cab that is nearer to us. */
const [OVER_BONNET, BEFORE_CAB] = [1.3, 0.85];
const isCar = ({ body, thing }: Pick<Player, 'body' | 'thing'>): boolean =>
  thing?.moves === true &&
  thing.alive === false &&
  body.anchors.driver !== undefined &&
  body.length > body.height * 1.7;

const isOverBonnet = (car: Player, mover: Player): boolean => heightOf(car) < heightOf(mover) * OVER_BONNET;

const isVehicle = ({ thing }: Player): boolean => thing?.moves === true;

/** Radians from straight behind it, and metres more than the arm is long: the trunk of a tree. */
const [PICKS_FROM, TRUNK] = [1.05, 0.22];

function standToPick(site: Player, mover: Player, side: 1 | -1): { readonly across: number; readonly near: number } {
  const far = heightOf(mover) * ARM + (isPole(site.thing?.kind ?? '') ? TRUNK : halfOf(site).across * 0.5);
  return { across: Math.sin(PICKS_FROM) * side * far, near: -Math.cos(PICKS_FROM) * far };
}

const alongOf = (site: number, mover: number, tasks: readonly Task[]): number | undefined =>
  tasks.find((task) => task.site === site && task.mover === mover)?.along;

interface Turn {
  readonly index: number;
  readonly count: number;
  readonly along: number | undefined;
}

function standAt(
  site: Player,
  mover: Player,
  { index, count, along }: Turn,
  side: 1 | -1,
): { readonly across: number; readonly near: number } {
  const half = halfOf(site);
  const wall = site.body.anchors.canvas;
  if (wall !== undefined && isPaintedWall(site))
    return { across: wall.at[0] * site.size + index * ROW_GAP + BESIDE_BRUSH, near: half.near + BEFORE_WALL };
  const reach = isPerson(mover) ? heightOf(mover) * ARM : mover.body.length * mover.size * 0.5 + CHAIR_GAP;
  if (isRow(site, mover)) {
    const gap = Math.min(ROW_GAP, (half.across * 1.7) / Math.max(1, count));
    const across = along ?? (index - (count - 1) / 2) * gap * side + (count === 1 ? side * half.across * 0.12 : 0);
    return { across, near: -(half.near + (isPerson(mover) ? heightOf(mover) * 0.14 : reach - 0.14)) };
  }
  // At a car one leans over its bonnet, from behind it, so that face and hands are seen.
  if (isCar(site) && index === 0)
    return isOverBonnet(site, mover)
      ? { across: half.across * BONNET, near: -(half.near + heightOf(mover) * 0.1) }
      : { across: half.across + reach, near: half.near * BEFORE_CAB };
  const low = heightOf(site) < heightOf(mover) * LOW;
  // From straight behind it, in turns to both sides; at tall things from the side, a little before it.
  const turns = low ? [52, -52, 8, 92, -92] : [98, -98, 68, -68, 120];
  const angle = ((turns[index % turns.length] ?? 52) * Math.PI) / 180;
  const [x, z] = [Math.sin(angle) * side, -Math.cos(angle)];
  const edge = Math.min(half.across / Math.max(1e-3, Math.abs(x)), half.near / Math.max(1e-3, Math.abs(z)));
  const far = Math.min(edge, Math.hypot(half.across, half.near)) + reach;
  return { across: x * far, near: z * far };
}

/** What somebody does something to that stands on the site itself. */
function workedThere(
  script: Script,
  players: readonly Player[],
  bonds: readonly Bond[],
  { mover, site }: Task,
): number | null {
  const own = players.flatMap((player, index) => (rootOf(index, bonds) === mover && isPerson(player) ? [player] : []));
  for (const { role, act, target } of script.beats) {
    if (workPlaceOf(act) === null || !own.some((player) => player.role.id === role)) continue;
    const there = bonds.find(
      ({ child, parent, as }) => parent === site && as === 'stand' && players[child]?.role.id === target,
    );
    if (there !== undefined) return there.child;
  }
  return null;
}

/** Beside each other at a table each has before them what they work on; who works there alone stands at it, wherever it lies. */
export function shareSites(
  script: Script,
  players: readonly Player[],
  bonds: readonly Bond[],
  tasks: readonly Task[],
): { readonly bonds: readonly Bond[]; readonly tasks: readonly Task[] } {
  const along = new Map<Task, number>();
  const moved = new Map<number, number>();
  for (const site of new Set(tasks.map((task) => task.site))) {
    const [own, at] = [players[site], tasks.filter((task) => task.site === site)];
    if (own === undefined || siteFacing(own) !== 0) continue;
    const things = at.map((task) => workedThere(script, players, bonds, task));
    const [only] = things;
    if (at.length === 1 && at[0] !== undefined && only != null)
      along.set(at[0], bonds.find(({ child }) => child === only)?.offset?.[0] ?? 0);
    if (at.length < 2 || new Set(things).size < at.length || things.includes(null)) continue;
    const gap = Math.min(ROW_GAP, (halfOf(own).across * 1.7) / at.length);
    for (const [index, task] of at.entries()) {
      const place = (index - (at.length - 1) / 2) * gap;
      along.set(task, place);
      moved.set(things[index] ?? -1, place);
    }
  }
  return {
    bonds: bonds.map((bond) => {
      const place = moved.get(bond.child);
      const [, y, z] = bond.offset ?? [0, 0, 0];
      return place === undefined ? bond : { ...bond, offset: [place, y, z] };
    }),
    tasks: tasks.map((task) => {
      const place = along.get(task);
      return place === undefined ? task : { ...task, along: place };
    }),
  };
}

/** Metres: from the edge of a table to the things that somebody works on there. */
const FROM_EDGE = 0.24;

/** What lies on a table at which somebody works or sits lies on their side of it. */
export function drawNear(bonds: readonly Bond[], tasks: readonly Task[], players: readonly Player[]): Bond[] {
  return bonds.map((bond) => {
    const [site, child] = [players[bond.parent], players[bond.child]];
    const worked = tasks.some((task) => task.site === bond.parent);
    if (!worked || site === undefined || child?.thing?.alive !== false || bond.as !== 'stand') return bond;
    const own = Math.max(child.body.width, child.body.length) * child.size;
    const edge = Math.max(0, (site.body.length / 2) * site.size - Math.max(FROM_EDGE, own / 2 + 0.04));
    const [x, y, z] = bond.offset ?? [0, 0, 0];
    // What has a front shows it to whoever is there.
    return { ...bond, offset: [x, y, z - edge], turn: Math.PI };
  });
}
