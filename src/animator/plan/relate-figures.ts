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

function stack(figures: FigurePlan[], { upper, lower, ...said }: Pair, base: Role | undefined): void {
  const [over, under] = [figures[upper], figures[lower]];
  if (over === undefined || under === undefined) return;
  // Nobody stands on a saddle.
  const mounts = said.relation === 'on' && over.art === 'rig:person' && RIDDEN.has(base?.thing.kind ?? '');
  const relation = mounts ? 'riding' : said.relation;
  const seat = relation === 'above' || relation === 'in' ? undefined : SEATS[base?.thing.kind ?? ''];
  const widest = (0.6 * PICTURE_SHAPE) / (base?.facts.aspect ?? 1);
  const height = seat ?? STACK_HEIGHT[relation] ?? 0.94;
  // True to life where both can still be seen: a cat is smaller than its couch.
  const ratio = clamp(over.metres / under.metres, LEAST_RATIO, MOST_RATIO);
  const tall = Math.min(TALLEST_STACK / (height + ratio), under.metres > 1.2 ? 0.55 : 0.44, widest);
  const fix = (figure: FigurePlan, share: number): FigurePlan => ({ ...figure, least: share, most: share });
  figures[lower] = fix(under, tall);
  figures[upper] = {
    ...fix(over, tall * ratio),
    x: under.x + (over.instance > 0 ? over.instance * 0.06 : 0),
    // Whoever is inside is drawn first, so that the wall of the box hides the feet.
    row: under.row + (relation === 'in' ? -0.001 : 0.001),
    realm: under.realm,
    lift: under.lift,
    heading: under.heading,
    faces: under.faces,
    pace: under.pace,
    base: { figure: lower, height },
    ...(relation === 'riding' ? mount(over, under, base) : { act: settle(over, base) }),
  };
}

const RIDDEN: ReadonlySet<string> = new Set([
  ...['bicycle', 'motorcycle', 'horse', 'unicorn', 'donkey', 'camel', 'elephant', 'zebra'],
]);
const SAT_ON: ReadonlySet<string> = new Set(['chair', 'armchair', 'couch', 'bench', 'bed']);

/** Whoever is just somewhere sits down where there is a seat. */
function settle({ art, act }: FigurePlan, base: Role | undefined): Act {
  const idle = act === 'stand' || act === 'walk';
  return art === 'rig:person' && idle && SAT_ON.has(base?.thing.kind ?? '') ? 'sit' : act;
}

/** How one rides: on a bicycle feet and pedals turn together. */
function mount(over: FigurePlan, under: FigurePlan, base: Role | undefined): Pick<FigurePlan, 'act' | 'phase'> {
  const wheels = base?.thing.kind === 'bicycle' || base?.thing.kind === 'motorcycle';
  const act = over.art !== 'rig:person' ? 'sit' : wheels ? 'cycle' : 'ride';
  return { act, phase: act === 'cycle' ? under.phase : over.phase };
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
            stack(placed, { upper: at, lower: other, relation }, findRole(subject));
            break;
          case 'below':
          case 'under':
            // What stands below carries the other, which was laid out first and so has the better place.
            placed[at] = { ...figure, x: others.x, row: others.row };
            stack(placed, { upper: other, lower: at, relation: 'on' }, role);
            break;
          case 'in_front_of':
            placed[at] = { ...figure, row: Math.min(1, others.row + 0.4) };
            break;
          case 'behind':
            placed[at] = { ...figure, row: Math.max(0, others.row - 0.4) };
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
