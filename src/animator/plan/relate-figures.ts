import { clamp } from '../maths/ease.ts';
import type { Relation } from './brief.ts';
import { LONGEST_FILM_SECONDS, PICTURE_SHAPE, type Role } from './cast.ts';
import { carry, doingOf, takes, takeUp } from './hold-things.ts';
import { heightOf } from './lay-out.ts';
import type { Act, FigurePlan } from './shot-plan.ts';
import { restsOn } from './supports.ts';

/** How high on its base a figure stands, in shares of the base's height. */
const STACK_HEIGHT: Readonly<Partial<Record<Relation, number>>> = { on: 0.94, above: 1.16, in: 0.42, riding: 0.5 };

/** Furniture is stood on where one sits, not at the top of its back. */
const SEATS: Readonly<Record<string, number>> = {
  chair: 0.5,
  armchair: 0.45,
  couch: 0.5,
  bench: 0.46,
  bed: 0.45,
  bicycle: 0.87,
  motorcycle: 0.68,
  boat: 0.08,
  canoe: 0.4,
  tree: 0.62,
};

/** Open at the top: what is in them looks out. */
const VESSELS: ReadonlySet<string> = new Set([
  'vase',
  'bowl',
  'basket',
  'glass',
  'bucket',
  'pot',
  'jar',
  'cup',
  'crate',
]);
const VESSEL_DEPTH = 0.58;
const LEAST_IN_VESSEL = 0.62;

/** Where a thing lies that was put on a sofa, not seated: seen above its back. */
const SOFA_TOP = 0.86;

/** What one can stand below. */
const CANOPIES: ReadonlySet<string> = new Set([
  ...['tree', 'palm', 'pine', 'bare tree', 'bamboo', 'beach umbrella', 'umbrella', 'dining table', 'bridge'],
  ...['swing', 'torii', 'ferris wheel', 'tent', 'bench', 'chair', 'hammock', 'bed'],
]);
/** Of the canopy's box, so much may be filled by who stands below it. */
const SHELTERED_SHARE = 0.085;
const TALLEST_CANOPY = 0.66;

const LEAFY: ReadonlySet<string> = new Set(['tree', 'palm', 'pine', 'bare tree', 'bush', 'christmas tree']);
/** Several in one box must look over its wall. */
const BRIMFUL = 0.8;

/** Both of a stack must fit above one another. */
const TALLEST_STACK = 0.64;
/** How much smaller or larger than its base a figure is shown. */
const LEAST_RATIO = 0.34;
const MOST_RATIO = 1.6;
/** The width that all who stand on one thing may fill. */
const ABREAST = 0.74;

interface Pair {
  readonly upper: number;
  readonly lower: number;
  readonly relation: Relation;
}

interface Roles {
  readonly base: Role | undefined;
  readonly top: Role | undefined;
}

/** The share of the picture below which a figure is not seen. */
const LEAST_AREA = 0.0075;

function leastHeight(role: Role | undefined): number {
  const { aspect, cover } = role?.facts ?? { aspect: 1, cover: 0.6 };
  return Math.min(0.4, Math.sqrt((LEAST_AREA * PICTURE_SHAPE) / (aspect * cover)));
}

/** "a cat walks on a table": it goes from one end towards the other, and not over the edge. */
function isCrossing(over: FigurePlan, under: FigurePlan, relation: Relation): boolean {
  return (relation === 'on' || relation === 'above') && under.heading === 0 && over.heading !== 0;
}

function crossingPace(over: FigurePlan, height: number, tall: number, base: Role | undefined): number {
  const way = tall * (base?.facts.aspect ?? 1) * 0.35;
  return (way * over.metres) / (height * LONGEST_FILM_SECONDS);
}

function hasCompany(figures: readonly FigurePlan[], upper: number, lower: number): boolean {
  const pair = [figures[upper]?.subject, figures[lower]?.subject];
  return figures.some(({ subject, base, realm }) => {
    return base === null && realm === figures[lower]?.realm && !pair.includes(subject);
  });
}

/** Birds in a tree are seen among its leaves; what is in a box stands behind its wall. */
function stack(figures: FigurePlan[], { upper, lower, ...said }: Pair, { base, top }: Roles): void {
  const [over, under] = [figures[upper], figures[lower]];
  if (over === undefined || under === undefined || restsOn(figures, lower, upper)) return;
  const kind = base?.thing.kind ?? '';
  // Nobody stands on a saddle.
  const mounts = said.relation === 'on' && over.art === 'rig:person' && RIDDEN.has(kind);
  const among = said.relation === 'in' && LEAFY.has(kind);
  const relation = mounts ? 'riding' : among ? 'on' : said.relation;
  const act = settle(over, kind, top);
  // Who sits or sleeps there does so on the seat; anything else lies on top.
  const atRest = act === 'sit' || top?.subject.action !== null;
  const seat =
    relation === 'above' || relation === 'in' ? undefined : atRest || kind !== 'couch' ? SEATS[kind] : SOFA_TOP;
  const widest = (0.6 * PICTURE_SHAPE) / (base?.facts.aspect ?? 1);
  const filled = relation === 'in' && VESSELS.has(kind);
  const count = top?.count ?? 1;
  const brim = relation === 'in' && count > 1 ? BRIMFUL : (STACK_HEIGHT[relation] ?? 0.94);
  const height = filled ? VESSEL_DEPTH : (seat ?? brim);
  // True to life where both can still be seen: a cat is smaller than its couch.
  const ratio = clamp(over.metres / under.metres, filled ? LEAST_IN_VESSEL : LEAST_RATIO, MOST_RATIO);
  // Beside others the base keeps the room it was given.
  const given = hasCompany(figures, upper, lower) ? heightOf(under) * 1.1 : 1;
  const tall = Math.min(TALLEST_STACK / (height + ratio), under.metres > 1.2 ? 0.55 : 0.44, widest, given);
  const aspect = top?.facts.aspect ?? 1;
  const wide = tall * (base?.facts.aspect ?? 1);
  const most = Math.max(leastHeight(top), wide / (count * aspect));
  const abreast = Math.min(count > 1 ? most : 1, (ABREAST * PICTURE_SHAPE) / (count * aspect));
  const natural = clamp(tall * ratio, leastHeight(top), 0.8 - tall * height);
  const small = filled ? natural : Math.min(natural, abreast);
  const step = (filled ? (wide * 0.5) / Math.max(1, count - 1) : small * aspect) / PICTURE_SHAPE;
  const fix = (figure: FigurePlan, share: number): FigurePlan => ({ ...figure, least: share, most: share });
  figures[lower] = fix(under, tall);
  figures[upper] = {
    ...fix(over, small),
    // Several stand side by side, and none before another; in a vessel they crowd about its middle.
    x: (count > 1 ? clamp(under.x, 0.42, 0.58) : under.x) + (over.instance - (count - 1) / 2) * step,
    // Whoever is inside is drawn first, so that the wall of the box hides the feet.
    row: under.row + (relation === 'in' ? -0.001 : 0.001),
    realm: under.realm,
    lift: under.lift,
    ...(isCrossing(over, under, relation)
      ? { heading: over.heading, faces: over.faces, pace: Math.min(over.pace, crossingPace(over, small, tall, base)) }
      : { heading: under.heading, faces: under.faces, pace: under.pace }),
    base: { figure: lower, height },
    ...(relation === 'riding' ? mount(over, under, base) : { act }),
  };
}

const RIDDEN: ReadonlySet<string> = new Set([
  ...['bicycle', 'motorcycle', 'horse', 'unicorn', 'donkey', 'camel', 'elephant', 'zebra'],
]);
const SAT_ON: ReadonlySet<string> = new Set(['chair', 'armchair', 'couch', 'bench', 'bed']);

/** Whoever is just somewhere sits down where there is a seat. */
function settle({ art, act }: FigurePlan, kind: string, top: Role | undefined): Act {
  if (art !== 'rig:person' || !SAT_ON.has(kind)) return act;
  const idle = top?.subject.action === null || act === 'stand' || act === 'read' || act === 'hold' || act === 'talk';
  return idle ? 'sit' : act;
}

/** How one rides: on a bicycle feet and pedals turn together. */
function mount(over: FigurePlan, under: FigurePlan, base: Role | undefined): Pick<FigurePlan, 'act' | 'phase'> {
  const wheels = base?.thing.kind === 'bicycle' || base?.thing.kind === 'motorcycle';
  const act = over.art !== 'rig:person' ? 'sit' : wheels ? 'cycle' : 'ride';
  return { act, phase: act === 'cycle' ? under.phase : over.phase };
}

/** Under a tree or a table: at its foot, in front of it, and small enough that it spans both. */
function shelter(figures: FigurePlan[], lower: number, upper: number, { base: canopy, top: guest }: Roles): void {
  const [under, over] = [figures[lower], figures[upper]];
  if (under === undefined || over === undefined || canopy === undefined || guest === undefined) return;
  const wide = (0.62 * PICTURE_SHAPE) / canopy.facts.aspect;
  const tall = Math.min(TALLEST_CANOPY, wide);
  const room = Math.sqrt((SHELTERED_SHARE * tall * tall * canopy.facts.aspect) / guest.facts.aspect);
  const height = Math.min(tall * 0.5, Math.max(room, leastHeight(guest)));
  figures[upper] = { ...over, least: tall, most: tall, lift: 0, heading: 0, row: 0.4 };
  figures[lower] = {
    ...under,
    x: over.x + under.instance * 0.08,
    row: 0.5,
    lift: 0,
    realm: over.realm,
    least: height,
    most: height,
    pace: Math.min(under.pace, 0.2),
  };
}

/** How far apart in depth those are of whom one stands before the other. */
const FRONT_ROW = 1.2;
const BACK_ROW = -0.35;
/** They overlap by this share of the narrower one: that is how one sees who is in front. */
const OVERLAP = 0.24;

function cover(figures: FigurePlan[], front: number, back: number, { base: behind, top: before }: Roles): void {
  const [near, far] = [figures[front], figures[back]];
  if (near === undefined || far === undefined || behind === undefined || before === undefined) return;
  // Both get the size the overlap is reckoned with, however near they stand.
  const size = (figure: FigurePlan): FigurePlan => ({ ...figure, least: heightOf(figure), most: heightOf(figure) });
  figures[back] = { ...size(far), row: Math.min(far.row, BACK_ROW) };
  const step: FigurePlan = { ...size(near), row: FRONT_ROW, lift: Math.min(near.lift, 0.02) };
  if (before.count > 1 || behind.count > 1) {
    figures[front] = step;
    return;
  }
  const half = (figure: FigurePlan, role: Role): number => (heightOf(figure) * role.facts.aspect) / PICTURE_SHAPE / 2;
  const [own, other] = [half(near, before), half(far, behind)];
  const side = near.x < far.x ? -1 : 1;
  const apart = own + other - OVERLAP * 2 * Math.min(own, other);
  const middle = clamp((near.x + far.x) / 2, 0.3, 0.7);
  figures[front] = { ...step, x: middle + (side * apart) / 2 };
  figures[back] = { ...size(far), row: Math.min(far.row, BACK_ROW), x: middle - (side * apart) / 2 };
}

/** Each of several holds one of several. */
function findOwn(figures: readonly FigurePlan[], subject: number, instance: number): number | null {
  const own = figures.findIndex((figure) => figure.subject === subject && figure.instance === instance);
  return own === -1 ? null : own;
}

/** Moves figures to where their relations want them. Left and right are already laid out. */
export function relate(figures: readonly FigurePlan[], roles: readonly Role[]): FigurePlan[] {
  const placed = [...figures];
  const findFirst = (subject: number): number => placed.findIndex((figure) => figure.subject === subject);
  const findRole = (subject: number): Role | undefined => roles.find((role) => role.index === subject);
  for (const role of roles) {
    for (const { relation, subject } of role.subject.relations) {
      const other = findFirst(subject);
      const others = placed[other];
      if (others === undefined) continue;
      for (const [at, figure] of placed.entries()) {
        if (figure.subject !== role.index) continue;
        switch (relation) {
          case 'on':
          case 'above':
          case 'in':
          case 'riding':
            stack(placed, { upper: at, lower: other, relation }, { base: findRole(subject), top: role });
            break;
          case 'below':
          case 'under':
            if (CANOPIES.has(findRole(subject)?.thing.kind ?? '')) {
              shelter(placed, at, other, { base: findRole(subject), top: role });
              break;
            }
            // What stands below carries the other, which was laid out first and so has the better place.
            placed[at] = { ...figure, x: others.x, row: others.row };
            stack(placed, { upper: other, lower: at, relation: 'on' }, { base: role, top: findRole(subject) });
            break;
          case 'in_front_of':
            cover(placed, at, other, { base: findRole(subject), top: role });
            break;
          case 'behind':
            cover(placed, other, at, { base: role, top: findRole(subject) });
            break;
          case 'holding':
            carry(placed, findOwn(placed, subject, figure.instance) ?? other, at);
            break;
          default:
            break;
        }
      }
    }
  }
  for (const [held, { subject, instance }] of placed.entries()) {
    const role = subject === null ? undefined : findRole(subject);
    if (role === undefined || instance > 0 || role.subject.relations.length > 0) continue;
    const taker = placed.findIndex(
      (person) => person.art === 'rig:person' && !person.carries && takes(doingOf(person, findRole), role),
    );
    if (taker !== -1) takeUp(placed, held, taker);
  }
  return placed;
}
