import type { Place } from '../catalogue/setting.ts';
import { clamp } from '../maths/ease.ts';
import type { Random } from '../maths/random.ts';
import { LONGEST_FILM_SECONDS, type Member, PICTURE_SHAPE, type Role } from './cast.ts';
import { isCrowd, layAfloat, layAir, layCrowd } from './lay-crowd.ts';
import type { FigurePlan } from './shot-plan.ts';

/** How tall one metre is in the middle of most grounds, in shares of the picture's height; places differ by a third. */
const METRE = 0.15;
/** Where a metre is much more or less than that, as the places' painters have it. */
const METRES: Readonly<Partial<Record<Place, number>>> = {
  room: 0.235,
  kitchen: 0.235,
  backdrop: 0.235,
  mountains: 0.175,
  city: 0.11,
};
/** The width that all figures of one band may fill together. */
const ROOM = 0.8;
/** So high in the picture is what floats at the horizon. */
const FAR_OFF = 0.5;
/** Who hangs lower than this stays with those on the ground. */
const HOVER = 0.1;
/** Figures of one group may overlap a little; different things may not. */
const GROUP_SPACING = 0.92;

/** The height a figure will about have, in shares of the picture's. */
export function heightOf({ metres, least, most, realm }: FigurePlan, place: Place | null = null): number {
  const metre = place === null ? METRE : (METRES[place] ?? METRE);
  return clamp(metres * (realm === 'ground' ? metre : METRE / 8), least, most);
}

function widthOf({ role, figure }: Member, place: Place): number {
  return (heightOf(figure, place) * role.facts.aspect) / PICTURE_SHAPE;
}

/** A subject that stands left or right of another comes before or after it; the others keep the order they are named in. */
function orderRoles(roles: readonly Role[]): Role[] {
  // Who goes left stands left of who goes right, or they would run into one another.
  const ways = new Set(roles.map(({ subject }) => subject.action?.direction ?? null));
  const isParting = ways.has('left') && ways.has('right');
  const order = [...roles];
  for (const role of roles) {
    for (const { relation, subject } of role.subject.relations) {
      if (relation !== 'left_of' && relation !== 'right_of') continue;
      const other = order.find((each) => each.index === subject);
      if (other === undefined) continue;
      order.splice(order.indexOf(role), 1);
      order.splice(order.indexOf(other) + (relation === 'right_of' ? 1 : 0), 0, role);
    }
  }
  const rank = ({ subject }: Role): number => {
    const side = subject.side ?? (isParting ? (subject.action?.direction ?? null) : null);
    return side === 'left' ? -1 : side === 'right' ? 1 : 0;
  };
  return order
    .map((role, at) => ({ role, at }))
    .sort((a, b) => rank(a.role) - rank(b.role) || a.at - b.at)
    .map(({ role }) => role);
}

const STACKED: ReadonlySet<string> = new Set(['on', 'above', 'below', 'under', 'in', 'riding']);

/** Stands over, under or in another: it takes no room of its own in the row. */
function isStacked(role: Role, roles: readonly Role[]): boolean {
  return role.subject.relations.some(
    ({ relation, subject }) => STACKED.has(relation) && roles.some((other) => other.index === subject),
  );
}

function narrow(member: Member, share: number, place: Place): Member {
  const height = heightOf(member.figure, place) * share;
  const { least, most } = member.figure;
  return { ...member, figure: { ...member.figure, least: Math.min(least, height), most: Math.min(most, height) } };
}

function layBand(members: readonly Member[], place: Place, random: Random): Member[] {
  const roles = [...new Set(members.map(({ role }) => role))];
  const standing = orderRoles(roles.filter((role) => !isStacked(role, roles)));
  const groups = standing.map((role) => members.filter((member) => member.role === role));
  const gap = standing.length > 1 ? Math.max(0.03, 0.09 - 0.015 * standing.length) : 0;
  const spanOf = (group: readonly Member[]): number => {
    const first = group[0];
    return first === undefined ? 0 : widthOf(first, place) * (1 + (group.length - 1) * GROUP_SPACING);
  };
  const filled = groups.reduce((sum, group) => sum + spanOf(group), 0);
  const share = Math.min(1, (ROOM - gap * (standing.length - 1)) / Math.max(filled, 0.01));
  if (isCrowd(members, share)) return place === 'space' ? layAfloat(members, random) : layCrowd(members, place, random);
  // All shrink alike when there is no room: an elephant stays larger than a bird.
  const fitting = groups.map((group) => (share < 1 ? group.map((member) => narrow(member, share, place)) : group));
  const total = fitting.reduce((sum, group) => sum + spanOf(group), 0) + gap * (standing.length - 1);
  const slack = standing.length === 1 ? Math.min(0.07, (ROOM - total) / 2) : 0;
  let x = 0.5 - total / 2 + random.between(-slack, slack);
  const only = standing.length === 1 ? standing[0]?.subject.side : null;
  if (only === 'left') x = 0.08;
  if (only === 'right') x = 0.92 - total;
  const placed = fitting.flatMap((group) => {
    const width = group[0] === undefined ? 0 : widthOf(group[0], place);
    const start = x;
    x += spanOf(group) + gap;
    return group.map(
      (member, i): Member => ({
        ...member,
        figure: { ...member.figure, x: start + width / 2 + i * width * GROUP_SPACING },
      }),
    );
  });
  const stacked = members.filter(({ role }) => !standing.includes(role)).map((member) => narrow(member, share, place));
  return [...placed, ...stacked];
}

/** A flock far off: close together, each at its own height. */
function layFlock(members: readonly Member[], random: Random): Member[] {
  const middle = random.between(0.38, 0.62);
  return members.map((member, i) => ({
    ...member,
    figure: {
      ...member.figure,
      x:
        middle + (i - (members.length - 1) / 2) * Math.min(0.075, 0.6 / members.length) + random.between(-0.015, 0.015),
    },
  }));
}

/** Who hangs in the air above the others, or with too many to keep to one row. Who is placed by another thing is not among them. */
function listAirborne(members: readonly Member[]): Member[] {
  const flying = members.filter(
    ({ role, figure }) => role.thing.realm === 'sky' && figure.realm === 'ground' && figure.lift > HOVER,
  );
  const roles = new Set(flying.map(({ role }) => role));
  const all = members.filter(({ role }) => roles.has(role));
  return all.length === members.length && all.length <= 3 ? [] : all;
}

/** Gives every figure its place across the picture. Sky and land are bands of their own; what moves in one band keeps step. */
export function layOut(members: readonly Member[], place: Place, random: Random): FigurePlan[] {
  // What floats is seen behind what stands: side by side neither hides the other.
  const air = listAirborne(members);
  const swarm = members.filter(({ figure }) => figure.realm === 'water');
  const swimming = place === 'underwater' && swarm.length > 3 ? swarm : [];
  const low = layBand(
    members.filter((member) => member.figure.realm !== 'sky' && !air.includes(member) && !swimming.includes(member)),
    place,
    random,
  );
  const high = members.filter(({ figure }) => figure.realm === 'sky');
  // What floats is far off and high in the picture.
  const tallest = Math.max(
    0,
    ...low.map(({ figure }) => (figure.realm === 'water' ? FAR_OFF : heightOf(figure, place))),
  );
  const bands = [
    low,
    layAfloat(swimming, random),
    air.length === 0 ? [] : layAir(air, tallest, random),
    high.length > 3 && place !== 'space' ? layFlock(high, random) : layBand(high, place, random),
  ];
  return bands.flatMap(keepApart);
}

/** Nobody who passes others that stay, or go the other way, goes further than this share of the picture in that time. */
const SHORT_WAY = 0.085;
function slowDown(figure: FigurePlan): FigurePlan {
  const most = (SHORT_WAY * PICTURE_SHAPE * figure.metres) / (heightOf(figure) * LONGEST_FILM_SECONDS);
  return { ...figure, pace: Math.min(figure.pace, most) };
}

/** What moves in one band keeps step; beside what does not, it keeps its distance. */
function keepApart(band: readonly Member[]): FigurePlan[] {
  const figures = band.map(({ figure }) => figure);
  if (new Set(band.map(({ role }) => role)).size < 2) return figures;
  const slowest = Math.min(...figures.map(({ heading, pace }) => (heading === 0 ? Number.POSITIVE_INFINITY : pace)));
  const alike = new Set(figures.map(({ heading }) => heading)).size === 1;
  return figures.map((figure) => {
    const inStep = { ...figure, pace: Math.min(figure.pace, slowest) };
    return alike ? inStep : slowDown(inStep);
  });
}
