/**
 * How a body is made. All bodies are drawn equally tall, 538 steps from sole to crown (with hair a little more): what makes a child is its
 * proportions, and the plan shows it smaller. Lengths are bones, the others half widths.
 */
export interface Build {
  readonly head: number;
  /** 0 is a grown face, 1 a baby's: rounder, with larger eyes that sit lower. */
  readonly baby: number;
  readonly neck: number;
  readonly torso: number;
  readonly thigh: number;
  readonly shin: number;
  /** The ankle above the sole. */
  readonly ankle: number;
  readonly upperArm: number;
  readonly foreArm: number;
  /** 1 is a grown man's hand. */
  readonly hand: number;
  readonly shoulders: number;
  readonly chest: number;
  readonly waist: number;
  readonly hips: number;
  /** Seen from the side. */
  readonly depth: number;
  readonly belly: number;
  readonly arm: number;
  readonly wrist: number;
  readonly leg: number;
  readonly calf: number;
  readonly shank: number;
  readonly stoop: number;
}

export const AGES = ['toddler', 'child', 'teen', 'adult', 'old'] as const;
export type Age = (typeof AGES)[number];
export type Sex = 'man' | 'woman';

const MAN: Build = {
  ...{ head: 90, baby: 0, neck: 25, torso: 168, thigh: 121, shin: 118, ankle: 16, upperArm: 86, foreArm: 72, hand: 1 },
  ...{ shoulders: 55, chest: 59, waist: 47, hips: 45, depth: 39, belly: 0, arm: 20, wrist: 11.5 },
  ...{ leg: 29, calf: 20, shank: 13, stoop: 0 },
};
const WOMAN: Build = {
  ...{ head: 92, baby: 0.12, neck: 26, torso: 156, thigh: 126, shin: 122, ankle: 16, upperArm: 80, foreArm: 68 },
  ...{ hand: 0.88, shoulders: 45, chest: 47, waist: 37, hips: 49, depth: 34, belly: 0, arm: 16, wrist: 9.5 },
  ...{ leg: 29, calf: 18.5, shank: 11, stoop: 0 },
};
const TEEN: Build = {
  ...{ head: 100, baby: 0.3, neck: 21, torso: 157, thigh: 124, shin: 120, ankle: 16, upperArm: 80, foreArm: 68 },
  ...{ hand: 0.92, shoulders: 45, chest: 46, waist: 40, hips: 41, depth: 32, belly: 0, arm: 15.5, wrist: 9.5 },
  ...{ leg: 25, calf: 17.5, shank: 11.5, stoop: 0 },
};
const CHILD: Build = {
  ...{ head: 124, baby: 0.7, neck: 12, torso: 162, thigh: 112, shin: 108, ankle: 20, upperArm: 72, foreArm: 60 },
  ...{ hand: 0.96, shoulders: 44, chest: 49, waist: 47, hips: 47, depth: 38, belly: 4, arm: 18, wrist: 12 },
  ...{ leg: 29, calf: 21, shank: 15, stoop: 0 },
};
const TODDLER: Build = {
  ...{ head: 150, baby: 1, neck: 4, torso: 174, thigh: 96, shin: 92, ankle: 22, upperArm: 66, foreArm: 54 },
  ...{ hand: 1.05, shoulders: 47, chest: 54, waist: 60, hips: 57, depth: 48, belly: 12, arm: 21, wrist: 15 },
  ...{ leg: 36, calf: 27, shank: 20, stoop: 0 },
};
const OLD_MAN: Build = {
  ...MAN,
  ...{ head: 96, neck: 17, torso: 166, thigh: 122, shin: 119, ankle: 18, shoulders: 49, chest: 56, waist: 55 },
  ...{ hips: 48, belly: 10, arm: 18, leg: 27, stoop: 0.1 },
};
const OLD_WOMAN: Build = {
  ...WOMAN,
  ...{ head: 98, neck: 16, torso: 160, thigh: 124, shin: 122, ankle: 18, shoulders: 43, chest: 49, waist: 50 },
  ...{ hips: 55, depth: 39, belly: 8, stoop: 0.1 },
};

const BUILDS: Readonly<Record<Age, Readonly<Record<Sex, Build>>>> = {
  toddler: { man: TODDLER, woman: TODDLER },
  child: { man: CHILD, woman: { ...CHILD, shoulders: 42, waist: 45, arm: 17 } },
  teen: { man: { ...TEEN, shoulders: 48, chest: 49 }, woman: { ...TEEN, waist: 36, hips: 44 } },
  adult: { man: MAN, woman: WOMAN },
  old: { man: OLD_MAN, woman: OLD_WOMAN },
};

export function findBuild(age: Age, sex: Sex): Build {
  return BUILDS[age][sex];
}

/** From the hip's joint to the sole. */
export function legLength({ thigh, shin, ankle }: Build): number {
  return thigh + shin + ankle;
}
