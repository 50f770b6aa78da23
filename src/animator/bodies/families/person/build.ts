import { mix } from '../../../maths/ease.ts';
import type { Age, PersonSheet } from './sheet.ts';

/** A person's measures in metres. `head` is from chin to crown: adults are four and a half to five heads tall, children fewer. */
export interface Build {
  readonly height: number;
  readonly head: number;
  /** From the ground to the joints of the hips. */
  readonly legs: number;
  /** Half the way from shoulder joint to shoulder joint. */
  readonly shoulders: number;
  readonly hips: number;
  readonly chest: number;
  readonly waist: number;
  readonly belly: number;
  readonly arm: number;
  readonly armRadius: number;
  readonly legRadius: number;
  readonly hand: number;
  readonly foot: number;
  readonly bust: number;
  readonly neck: number;
  /** How far the back is bent by age, 0 to 1. */
  readonly stoop: number;
  /** Wrinkles, 0 to 1. */
  readonly wear: number;
}

const MAN: Build = {
  ...{ height: 1.74, head: 0.358, legs: 0.8, shoulders: 0.186, hips: 0.126, chest: 0.148, waist: 0.116, belly: 0 },
  ...{ arm: 0.66, armRadius: 0.046, legRadius: 0.064, hand: 0.175, foot: 0.245, bust: 0, neck: 0.06 },
  ...{ stoop: 0, wear: 0 },
};
const WOMAN: Build = {
  ...{ height: 1.64, head: 0.351, legs: 0.765, shoulders: 0.142, hips: 0.13, chest: 0.12, waist: 0.09, belly: 0 },
  ...{ arm: 0.6, armRadius: 0.036, legRadius: 0.059, hand: 0.155, foot: 0.215, bust: 0.047, neck: 0.046 },
  ...{ stoop: 0, wear: 0 },
};
const BOY: Build = {
  ...{ height: 1.16, head: 0.345, legs: 0.465, shoulders: 0.108, hips: 0.098, chest: 0.096, waist: 0.09, belly: 0.012 },
  ...{ arm: 0.405, armRadius: 0.034, legRadius: 0.05, hand: 0.125, foot: 0.17, bust: 0, neck: 0.04 },
  ...{ stoop: 0, wear: 0 },
};
const GIRL: Build = { ...BOY, height: 1.13, shoulders: 0.1, chest: 0.09, waist: 0.085, armRadius: 0.032, neck: 0.037 };
const BABY: Build = {
  ...{ height: 0.76, head: 0.3, legs: 0.25, shoulders: 0.086, hips: 0.096, chest: 0.088, waist: 0.096, belly: 0.03 },
  ...{ arm: 0.255, armRadius: 0.034, legRadius: 0.05, hand: 0.085, foot: 0.115, bust: 0, neck: 0.036 },
  ...{ stoop: 0, wear: 0 },
};

function blend(a: Build, b: Build, share: number): Build {
  const each = Object.entries(a).map(([name, value]) => [name, mix(value, b[name as keyof Build], share)]);
  return Object.fromEntries(each) as Build;
}

const ofSlight = (build: Build): Build => ({
  ...build,
  ...{ chest: build.chest * 0.93, armRadius: build.armRadius * 0.9, legRadius: build.legRadius * 0.92 },
  ...{ bust: build.bust * 0.6, neck: build.neck * 0.94 },
});

/** How far from who crawls to who goes to school: on feet of their own, with a waist and knees. */
const ON_FEET = 0.46;

function ofAge(age: Age, gender: 'woman' | 'man'): Build {
  const grown = gender === 'man' ? MAN : WOMAN;
  const child = gender === 'man' ? BOY : GIRL;
  switch (age) {
    case 'baby':
      return BABY;
    case 'toddler':
      return blend(BABY, child, ON_FEET);
    case 'child':
      return child;
    case 'teen':
      // Nearly grown, and slighter.
      return ofSlight(blend(child, grown, 0.86));
    case 'young':
    case 'adult':
      return grown;
    case 'middle':
      return { ...grown, waist: grown.waist * 1.1, belly: 0.015, wear: 0.35 };
    case 'old':
      return {
        ...grown,
        ...{ height: grown.height * 0.945, legs: grown.legs * 0.925, shoulders: grown.shoulders * 0.92, stoop: 0.5 },
        ...{
          waist: grown.waist * 1.22,
          belly: 0.03,
          armRadius: grown.armRadius * 0.92,
          wear: 1,
          bust: grown.bust * 0.8,
        },
      };
  }
}

export function makeBuild(sheet: PersonSheet): Build {
  const base = ofKind(sheet, ofAge(sheet.age, sheet.gender));
  const formed = ofForm(sheet, base);
  const by = sheet.height;
  // No man is as tall: a giant is a larger whole, and no man on stilts.
  if (by > TALLEST) return enlarged(formed, by);
  // Tall people have longer limbs, not larger heads.
  return {
    ...formed,
    height: formed.head + (formed.height - formed.head) * by,
    legs: formed.legs * by,
    arm: formed.arm * mix(1, by, 0.85),
  };
}

const TALLEST = 1.1;
const UNMEASURED: ReadonlySet<string> = new Set(['stoop', 'wear']);
const enlarged = (build: Build, by: number): Build =>
  Object.fromEntries(
    Object.entries(build).map(([name, value]) => [name, UNMEASURED.has(name) ? value : value * by]),
  ) as unknown as Build;

/** Metres that a heavy man's belly stands out. */
const BELLY = 0.042;

function ofForm({ build }: PersonSheet, b: Build): Build {
  switch (build) {
    case 'average':
      return b;
    case 'slim':
      return {
        ...b,
        ...{
          waist: b.waist * 0.9,
          chest: b.chest * 0.94,
          hips: b.hips * 0.94,
          belly: 0,
          armRadius: b.armRadius * 0.88,
        },
        ...{ legRadius: b.legRadius * 0.88, neck: b.neck * 0.92 },
      };
    case 'strong':
      return {
        ...b,
        ...{
          shoulders: b.shoulders * 1.15,
          chest: b.chest * 1.18,
          waist: b.waist * 1.06,
          armRadius: b.armRadius * 1.26,
        },
        ...{ legRadius: b.legRadius * 1.12, neck: b.neck * 1.22, hand: b.hand * 1.06 },
      };
    case 'heavy':
      return {
        ...b,
        ...{ shoulders: b.shoulders * 1.08, chest: b.chest * 1.2, waist: b.waist * 1.42, hips: b.hips * 1.22 },
        ...{
          // Of a trunk as small as a child's it is as much less.
          belly: b.belly + BELLY * (b.height / MAN.height) ** 2,
          armRadius: b.armRadius * 1.24,
          legRadius: b.legRadius * 1.22,
          neck: b.neck * 1.18,
        },
      };
  }
}

function ofKind({ kind }: PersonSheet, b: Build): Build {
  switch (kind) {
    case 'troll':
      return {
        ...b,
        ...{ height: b.height * 1.12, shoulders: b.shoulders * 1.35, chest: b.chest * 1.4, waist: b.waist * 1.7 },
        ...{
          belly: 0.09,
          arm: b.arm * 1.28,
          armRadius: b.armRadius * 1.6,
          legRadius: b.legRadius * 1.35,
          neck: b.neck * 1.5,
        },
        ...{ hand: b.hand * 1.35, foot: b.foot * 1.2, legs: b.legs * 0.86, stoop: 0.6, hips: b.hips * 1.3 },
      };
    case 'fairy':
      return { ...b, height: b.height * 0.96, waist: b.waist * 0.86, armRadius: b.armRadius * 0.85 };
    case 'genie':
      return { ...b, shoulders: b.shoulders * 1.2, chest: b.chest * 1.2, armRadius: b.armRadius * 1.3 };
    default:
      return b;
  }
}
