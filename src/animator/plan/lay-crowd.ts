import type { Place } from '../catalogue/setting.ts';
import { clamp } from '../maths/ease.ts';
import type { Random } from '../maths/random.ts';
import { type Member, PICTURE_SHAPE, type Role } from './cast.ts';
import type { FigurePlan } from './shot-plan.ts';

/**
 * Many figures in one picture: in two rows, the taller ones behind, each large enough to be told apart and none hidden by
 * another. Sizes are given outright, since what a metre is on a place's ground differs by more than a crowd forgives.
 */

/** The width a row may fill. */
const ROOM = 0.76;
/** Each has this much of its own width to itself. */
const SPACING = 1.08;
const FRONT_ROW = 1.4;
/** The ground between two rows, in shares of the picture's height: by so much the front may be taller than it hides. */
const BETWEEN_ROWS = 0.1;
/** Where the ground is deep, the back row is further off than figures else are. */
const DEEP_PLACES: ReadonlySet<Place> = new Set([
  'room',
  'kitchen',
  'meadow',
  'savanna',
  'beach',
  'forest',
  'backdrop',
]);
const DEEP = { row: -0.6, between: 0.15 } as const;
const SHALLOW = { row: 0.05, between: BETWEEN_ROWS } as const;
/** As much of a figure behind must be seen. */
const SEEN = 0.68;
const TALLEST_IN_FRONT = 0.3;
const TALLEST_BEHIND = 0.46;
const TALLEST_ALONE = 0.4;
/** The share of the picture below which nobody counts a figure. */
const LEAST_AREA = 0.008;
/** Of the height that is least by that area: one row of smaller ones is better than two that hide one another. */
const JUST_ENOUGH = 0.92;

interface Sized {
  readonly member: Member;
  readonly height: number;
}

function widthOf(sized: Sized | undefined): number {
  if (sized === undefined) return 0;
  const { member, height } = sized;
  return (height * member.role.facts.aspect) / PICTURE_SHAPE;
}

function leastHeight({ facts }: Role): number {
  return Math.sqrt((LEAST_AREA * PICTURE_SHAPE) / (facts.aspect * facts.cover));
}

/** Large things stay larger than small ones, but no longer true to life: a cup beside a train would be a dot. */
function wishedHeight(member: Member): number {
  const { metres } = member.figure;
  return Math.max(leastHeight(member.role) * 1.15, 0.2 * clamp(metres / 0.8, 0.2, 8) ** 0.3);
}

function spanOf(row: readonly Sized[]): number {
  return row.reduce((sum, sized) => sum + widthOf(sized) * SPACING, 0);
}

/** All of a row shrink alike; if that makes the small ones too small, the large ones give way. */
function shrinkToFit(row: readonly Sized[], tallest: number): Sized[] {
  let fitting = row.map(({ member, height }) => ({ member, height: Math.min(height, tallest) }));
  for (let pass = 0; pass < 6 && spanOf(fitting) > ROOM; pass++) {
    const share = ROOM / spanOf(fitting);
    fitting = fitting.map(({ member, height }) => ({
      member,
      height: Math.max(height * share, Math.min(height, leastHeight(member.role))),
    }));
  }
  const share = Math.min(1, ROOM / spanOf(fitting));
  return fitting.map(({ member, height }) => ({ member, height: height * share }));
}

/** Spread over the picture's width, with the room that is left between them. */
function placeRow(row: readonly Sized[], depth: number, shift: number): Member[] {
  const gap = Math.min(0.05, (ROOM - spanOf(row)) / Math.max(1, row.length));
  let x = 0.5 + shift - (spanOf(row) + gap * (row.length - 1)) / 2;
  return row.map((sized) => {
    const width = widthOf(sized) * SPACING;
    const figure: FigurePlan = {
      ...sized.member.figure,
      x: x + width / 2,
      row: depth,
      least: sized.height,
      most: sized.height,
    };
    x += width + gap;
    return { ...sized.member, figure };
  });
}

/** Has its place by another thing, and not only before or behind it. */
function isKnown(role: Role, roles: readonly Role[]): boolean {
  return role.subject.relations.some(
    ({ relation, subject }) => !LOOSE.has(relation) && roles.some((other) => other.index === subject),
  );
}

const LOOSE: ReadonlySet<string> = new Set(['near', 'in_front_of', 'behind']);

/** Those whom others are said to stand before. */
function listBehind(roles: readonly Role[]): Role[] {
  return roles.filter(
    (role) =>
      roles.some((other) =>
        other.subject.relations.some(({ relation, subject }) => relation === 'in_front_of' && subject === role.index),
      ) || role.subject.relations.some(({ relation }) => relation === 'behind'),
  );
}

/** The taller half of the width goes behind; all of a kind stay together, if there is more than one kind. */
function part(members: readonly Member[]): { readonly back: Sized[]; readonly front: Sized[] } {
  const sized = members.map((member) => ({ member, height: wishedHeight(member) }));
  const kinds = [...new Set(members.map(({ role }) => role))].map((role) =>
    sized.filter(({ member }) => member.role === role),
  );
  const groups = kinds.length > 1 ? kinds : sized.map((each) => [each]);
  const ranked = groups.sort((a, b) => (b[0]?.height ?? 0) - (a[0]?.height ?? 0));
  const half = spanOf(sized) * 0.52;
  const behind = listBehind([...new Set(members.map(({ role }) => role))]);
  const back: Sized[] = sized.filter(({ member }) => behind.includes(member.role));
  for (const group of behind.length > 0 ? [] : ranked) {
    if (back.length > 0 && spanOf([...back, ...group]) > half) continue;
    back.push(...group);
  }
  const keep = (wanted: boolean): Sized[] => sized.filter((each) => back.includes(each) === wanted);
  return { back: keep(true), front: keep(false) };
}

/** True when one row, true to life, would be too tight. */
export function isCrowd(members: readonly Member[], spanShare: number): boolean {
  const roles = [...new Set(members.map(({ role }) => role))];
  if (roles.some((role) => isKnown(role, roles))) return false;
  return members.length > 4 || (members.length > 2 && spanShare < 0.8);
}

export function layCrowd(members: readonly Member[], place: Place, random: Random): Member[] {
  const alone = shrinkToFit(
    members.map((member) => ({ member, height: wishedHeight(member) })),
    TALLEST_ALONE,
  );
  const roomy = alone.every(({ member, height }) => height >= leastHeight(member.role) * JUST_ENOUGH);
  if (roomy && listBehind(members.map(({ role }) => role)).length === 0)
    return placeRow(alone, 0.55, random.between(-0.015, 0.015));
  const { back, front } = part(members);
  const deep = DEEP_PLACES.has(place) ? DEEP : SHALLOW;
  const behind = shrinkToFit(back, TALLEST_BEHIND);
  const lowest = Math.min(...behind.map(({ height }) => height));
  const before = shrinkToFit(front, Math.min(TALLEST_IN_FRONT, deep.between + (1 - SEEN) * Math.max(lowest, 0.25)));
  // Those behind look through between those in front.
  const shift =
    new Set(members.map(({ role }) => role)).size === 1 ? (widthOf(before[0] ?? behind[0]) * SPACING) / 4 : 0;
  return [...placeRow(behind, deep.row, shift), ...placeRow(before, FRONT_ROW, -shift)];
}

/** What hangs free, as fish do under water and everything in space: rows lie above one another and hide nothing. */
export function layAfloat(members: readonly Member[], random: Random): Member[] {
  const tiers = Math.min(3, Math.ceil(members.length / 4));
  return Array.from({ length: tiers }, (_, tier) => {
    const row = members.filter((_member, i) => i % tiers === tier);
    const sized = shrinkToFit(
      row.map((member) => ({ member, height: wishedHeight(member) })),
      tiers === 1 ? TALLEST_ALONE : 0.46 / tiers,
    );
    const depth = tiers === 1 ? 0.5 : tier / (tiers - 1);
    return placeRow(sized, depth, (tier % 2 === 0 ? -1 : 1) * random.between(0.01, 0.03));
  }).flat();
}

/** What flies, above those on the ground: in one tier or two. */
export function layAir(members: readonly Member[], ground: number, random: Random): Member[] {
  const tiers = members.length > 4 ? 2 : 1;
  const free = clamp(0.82 - ground, 0.3, 0.62);
  const rows = Array.from({ length: tiers }, (_, tier) => members.filter((_member, i) => i % tiers === tier));
  return rows.flatMap((row, tier) => {
    const tallest = Math.min(0.34, (free / tiers) * 0.86);
    const sized = shrinkToFit(
      // Above somebody they are company: no gull is larger than the dog below it.
      row.map((member) => ({ member, height: ground > 0 ? leastHeight(member.role) : wishedHeight(member) })),
      tallest,
    );
    const shift = tiers === 1 ? 0 : (tier - 0.5) * 0.06;
    return placeRow(sized, 0.4, shift).map((member) => ({
      ...member,
      figure: {
        ...member.figure,
        lift: clamp(ground + 0.03, 0.3, 0.5) + (free / tiers) * tier + random.between(-0.015, 0.015),
      },
    }));
  });
}
