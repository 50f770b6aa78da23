import type { Relation } from '../language/relation-words.ts';
import { clamp } from '../maths/ease.ts';
import type { Role } from './cast.ts';
import { heightOf } from './lay-out.ts';
import type { Act, FigurePlan } from './shot-plan.ts';

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

/** Where a thing lies that was put on a sofa, not seated: seen above its back. */
const SOFA_TOP = 0.86;

/** What one can stand below. */
const CANOPIES: ReadonlySet<string> = new Set([
  ...['tree', 'palm', 'pine', 'bare tree', 'bamboo', 'beach umbrella', 'umbrella', 'dining table', 'bridge'],
  ...[
    'lamp',
    'traffic light',
    'swing',
    'torii',
    'windmill',
    'ferris wheel',
    'tent',
    'bench',
    'chair',
    'hammock',
    'bed',
  ],
]);
/** Of the canopy's box, so much may be filled by who stands below it. */
const SHELTERED_SHARE = 0.085;
const TALLEST_CANOPY = 0.66;

/** Both of a stack must fit above one another. */
const TALLEST_STACK = 0.64;
/** How much smaller or larger than its base a figure is shown. */
const LEAST_RATIO = 0.34;
const MOST_RATIO = 1.6;
const PICTURE_SHAPE = 16 / 9;

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

const LONG_FILM_SECONDS = 8;

function crossingPace(over: FigurePlan, height: number, tall: number, base: Role | undefined): number {
  const way = tall * (base?.facts.aspect ?? 1) * 0.35;
  return (way * over.metres) / (height * LONG_FILM_SECONDS);
}

function stack(figures: FigurePlan[], { upper, lower, ...said }: Pair, { base, top }: Roles): void {
  const [over, under] = [figures[upper], figures[lower]];
  if (over === undefined || under === undefined) return;
  const kind = base?.thing.kind ?? '';
  // Nobody stands on a saddle.
  const mounts = said.relation === 'on' && over.art === 'rig:person' && RIDDEN.has(kind);
  const relation = mounts ? 'riding' : said.relation;
  const act = settle(over, kind, top);
  // Who sits or sleeps there does so on the seat; anything else lies on top.
  const atRest = act === 'sit' || top?.subject.action !== null;
  const seat =
    relation === 'above' || relation === 'in' ? undefined : atRest || kind !== 'couch' ? SEATS[kind] : SOFA_TOP;
  const widest = (0.6 * PICTURE_SHAPE) / (base?.facts.aspect ?? 1);
  const height = seat ?? STACK_HEIGHT[relation] ?? 0.94;
  // True to life where both can still be seen: a cat is smaller than its couch.
  const ratio = clamp(over.metres / under.metres, LEAST_RATIO, MOST_RATIO);
  const tall = Math.min(TALLEST_STACK / (height + ratio), under.metres > 1.2 ? 0.55 : 0.44, widest);
  const small = clamp(tall * ratio, leastHeight(top), 0.8 - tall * height);
  const fix = (figure: FigurePlan, share: number): FigurePlan => ({ ...figure, least: share, most: share });
  figures[lower] = fix(under, tall);
  figures[upper] = {
    ...fix(over, small),
    x: under.x + (over.instance > 0 ? over.instance * 0.06 : 0),
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
  const idle = art === 'rig:person' && top?.subject.action === null;
  return idle && SAT_ON.has(kind) ? 'sit' : act;
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
            carry(placed, other, at);
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
    const taker = placed.findIndex(({ art, act, carries }) => art === 'rig:person' && !carries && takes(act, role));
    if (taker !== -1) takeUp(placed, held, taker);
  }
  return placed;
}

/** Larger meals are not eaten from the hand. */
const MOUTHFUL_METRES = 0.35;

/** Whether somebody has the thing in hand by what they do, without being told. */
function takes(act: Act, { thing }: Role): boolean {
  if (act === 'read') return thing.kind === 'book';
  return (act === 'eat' || act === 'drink') && thing.metres <= MOUTHFUL_METRES && thing.realm === 'ground';
}

interface Hold {
  /** Where the thing begins and how tall it is, in heights of whoever holds it. */
  readonly foot: number;
  readonly tall: number;
  /** How far from the middle of the body, in shares of the picture. */
  readonly aside: number;
}
const BEFORE_THE_CHEST: Hold = { foot: 0.54, tall: 0.16, aside: 0 };
const IN_THE_HAND: Hold = { foot: 0.5, tall: 0.16, aside: 0.05 };

/** A thing in the hands of somebody who uses it. */
function takeUp(figures: FigurePlan[], held: number, holder: number): void {
  const [thing, person] = [figures[held], figures[holder]];
  if (thing === undefined || person === undefined) return;
  const reads = person.act === 'read';
  const { foot, tall, aside } = reads ? BEFORE_THE_CHEST : IN_THE_HAND;
  const height = heightOf(person) * tall;
  figures[holder] = { ...person, carries: true, act: reads ? 'read' : 'hold' };
  figures[held] = {
    ...thing,
    ...{ x: person.x + person.faces * aside, row: person.row + 0.001, realm: person.realm },
    ...{ heading: 0, faces: person.faces, most: height, least: height, base: { figure: holder, height: foot } },
  };
}

/** What is held moves along with its holder, at the height of the hands. */
function carry(figures: FigurePlan[], held: number, holder: number): void {
  const [thing, person] = [figures[held], figures[holder]];
  if (thing === undefined || person === undefined) return;
  const side = person.heading === 0 ? person.faces : person.heading;
  const tall = Math.min(heightOf(thing), heightOf(person) * 0.5);
  figures[holder] = { ...person, carries: true, act: person.act === 'stand' ? 'hold' : person.act };
  figures[held] = {
    ...thing,
    x: person.x + side * 0.055,
    row: person.row + 0.001,
    realm: person.realm,
    heading: person.heading,
    pace: person.pace,
    most: Math.max(tall, 0.12),
    least: Math.min(thing.least, Math.max(tall, 0.12)),
    base: { figure: holder, height: 0.4 },
  };
}
