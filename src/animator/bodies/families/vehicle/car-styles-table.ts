import type { Point } from '../../forge/outlines.ts';

/** One shape of car, in metres: z runs to the front, y up, 0 on the road between the axles. */
export interface CarStyle {
  readonly length: number;
  readonly width: number;
  readonly height: number;
  readonly clearance: number;
  readonly wheel: number;
  readonly axles: readonly [front: number, rear: number];
  /** Upper edge of the lower body along z: boot, belt, bonnet. */
  readonly top: readonly Point[];
  /** Half the width along z, as a share of the whole. */
  readonly plan: readonly Point[];
  /** Where the windscreen and the rear window begin and meet the roof. */
  readonly cabin: {
    readonly front: number;
    readonly roofFront: number;
    readonly roofRear: number;
    readonly rear: number;
  };
  /** How far the roof is drawn in at each side. */
  readonly tumble: number;
  /** How much the sides swell. */
  readonly swell: number;
  readonly doors: 2 | 4;
  readonly open?: boolean;
  /** A load bed between two places along z. */
  readonly bed?: readonly [from: number, to: number];
  readonly lamps: 'round' | 'slim' | 'block';
  readonly rails?: boolean;
  /** No windows behind the front doors. */
  readonly panelled?: boolean;
  /** One seat, in the middle. */
  readonly single?: boolean;
  readonly chrome?: boolean;
  readonly wing?: boolean;
  readonly whitewalls?: boolean;
}

const PLAN: readonly Point[] = [
  [-2.3, 0.8],
  [-2.12, 0.92],
  [-1.5, 0.99],
  [0, 1],
  [1.4, 0.98],
  [2.0, 0.9],
  [2.3, 0.72],
];

const HATCHBACK: CarStyle = {
  ...{ length: 4.0, width: 1.76, height: 1.5, clearance: 0.18, wheel: 0.32, axles: [1.26, -1.25] },
  top: [
    [-2.0, 0.9],
    [-1.93, 0.99],
    [-1.0, 0.99],
    [0.5, 0.94],
    [1.0, 0.95],
    [1.7, 0.83],
    [1.93, 0.72],
    [2.0, 0.62],
  ],
  plan: PLAN.map(([z, share]) => [z * 0.87, share] as const),
  cabin: { front: 1.02, roofFront: 0.36, roofRear: -1.35, rear: -1.86 },
  ...{ tumble: 0.19, swell: 0.055, doors: 4, lamps: 'slim' },
};

const PICKUP: CarStyle = {
  ...{ length: 5.3, width: 1.95, height: 1.84, clearance: 0.32, wheel: 0.4, axles: [1.7, -1.6] },
  top: [
    [-2.65, 1.1],
    [-2.6, 1.14],
    [0.4, 1.14],
    [1.2, 1.15],
    [2.3, 1.08],
    [2.58, 1.0],
    [2.65, 0.9],
  ],
  plan: PLAN.map(([z, share]) => [z * 1.152, z < 0 ? Math.max(0.96, share) : share] as const),
  cabin: { front: 1.2, roofFront: 0.62, roofRear: -0.45, rear: -0.66 },
  ...{ tumble: 0.16, swell: 0.035, doors: 4, bed: [-2.52, -0.78], lamps: 'block' },
};

/** Metres by which springs and tyres lift it. */
const RAISED = 0.98;

const VAN: CarStyle = {
  ...{ length: 5.2, width: 1.98, height: 2.2, clearance: 0.26, wheel: 0.36, axles: [1.75, -1.55] },
  top: [
    [-2.6, 1.15],
    [-2.56, 1.22],
    [0.8, 1.2],
    [1.9, 1.18],
    [2.35, 1.05],
    [2.55, 0.9],
    [2.6, 0.78],
  ],
  plan: PLAN.map(([z, share]) => [z * 1.13, z < 0 ? Math.max(0.94, share) : share] as const),
  cabin: { front: 1.98, roofFront: 1.2, roofRear: -2.3, rear: -2.5 },
  ...{ tumble: 0.12, swell: 0.03, doors: 4, lamps: 'block', panelled: true },
};

export const CAR_STYLES: Readonly<Record<string, CarStyle>> = {
  sedan: {
    ...{ length: 4.6, width: 1.82, height: 1.45, clearance: 0.19, wheel: 0.335, axles: [1.4, -1.36] },
    top: [
      [-2.3, 0.84],
      [-2.2, 0.96],
      [-1.6, 1.0],
      [-0.6, 0.97],
      [0.6, 0.93],
      [1.05, 0.93],
      [1.9, 0.8],
      [2.22, 0.7],
      [2.3, 0.6],
    ],
    plan: PLAN,
    cabin: { front: 1.0, roofFront: 0.3, roofRear: -0.85, rear: -1.62 },
    ...{ tumble: 0.2, swell: 0.05, doors: 4, lamps: 'slim' },
  },
  hatchback: HATCHBACK,
  suv: {
    ...{ length: 4.75, width: 1.94, height: 1.78, clearance: 0.28, wheel: 0.39, axles: [1.44, -1.42] },
    top: [
      [-2.38, 1.05],
      [-2.32, 1.17],
      [-1.4, 1.17],
      [0.4, 1.12],
      [1.05, 1.13],
      [2.0, 1.05],
      [2.3, 0.98],
      [2.38, 0.88],
    ],
    plan: PLAN.map(([z, share]) => [z * 1.035, share] as const),
    cabin: { front: 1.02, roofFront: 0.42, roofRear: -1.85, rear: -2.22 },
    ...{ tumble: 0.15, swell: 0.04, doors: 4, lamps: 'block', rails: true },
  },
  sports: {
    ...{ length: 4.45, width: 1.92, height: 1.2, clearance: 0.13, wheel: 0.34, axles: [1.32, -1.3] },
    top: [
      [-2.22, 0.76],
      [-2.1, 0.9],
      [-1.5, 0.9],
      [-0.8, 0.84],
      [0.4, 0.76],
      [0.9, 0.8],
      [1.4, 0.78],
      [1.95, 0.6],
      [2.22, 0.42],
    ],
    plan: [
      [-2.22, 0.88],
      [-2.0, 0.97],
      [-1.3, 1],
      [-0.2, 0.93],
      [0.5, 0.93],
      [1.35, 0.98],
      [1.95, 0.88],
      [2.22, 0.6],
    ],
    cabin: { front: 0.92, roofFront: 0.0, roofRear: -0.55, rear: -1.7 },
    ...{ tumble: 0.26, swell: 0.07, doors: 2, lamps: 'slim', wing: true },
  },
  convertible: {
    ...{ length: 4.3, width: 1.8, height: 1.3, clearance: 0.16, wheel: 0.33, axles: [1.32, -1.26] },
    top: [
      [-2.15, 0.74],
      [-2.05, 0.88],
      [-1.4, 0.93],
      [-0.6, 0.9],
      [0.5, 0.87],
      [0.85, 0.9],
      [1.7, 0.8],
      [2.05, 0.68],
      [2.15, 0.56],
    ],
    plan: PLAN.map(([z, share]) => [z * 0.935, share] as const),
    cabin: { front: 0.82, roofFront: 0.3, roofRear: -0.6, rear: -1.15 },
    ...{ tumble: 0.12, swell: 0.06, doors: 2, open: true, lamps: 'round', chrome: true },
  },
  vintage: {
    ...{ length: 4.2, width: 1.62, height: 1.58, clearance: 0.22, wheel: 0.34, axles: [1.28, -1.22] },
    top: [
      [-2.1, 0.66],
      [-2.0, 0.86],
      [-1.6, 1.02],
      [-0.6, 1.04],
      [0.5, 1.0],
      [0.9, 1.02],
      [1.5, 0.96],
      [1.9, 0.82],
      [2.1, 0.6],
    ],
    plan: [
      [-2.1, 0.7],
      [-1.9, 0.88],
      [-1.2, 1],
      [1.2, 1],
      [1.85, 0.9],
      [2.1, 0.7],
    ],
    cabin: { front: 0.82, roofFront: 0.42, roofRear: -0.75, rear: -1.6 },
    ...{ tumble: 0.17, swell: 0.11, doors: 2, lamps: 'round', chrome: true, whitewalls: true },
  },
  // A long bonnet, a short tail and much chrome.
  muscle: {
    ...{ length: 4.7, width: 1.84, height: 1.34, clearance: 0.18, wheel: 0.345, axles: [1.46, -1.32] },
    top: [
      [-2.35, 0.72],
      [-2.26, 0.9],
      [-1.7, 0.96],
      [-0.6, 0.93],
      [0.5, 0.92],
      [0.75, 0.95],
      [1.6, 0.9],
      [2.2, 0.84],
      [2.35, 0.66],
    ],
    plan: [
      [-2.35, 0.86],
      [-2.1, 0.97],
      [-1.3, 1],
      [-0.2, 0.96],
      [0.6, 0.97],
      [1.4, 1],
      [2.1, 0.95],
      [2.35, 0.84],
    ],
    cabin: { front: 0.66, roofFront: 0.1, roofRear: -0.75, rear: -1.62 },
    ...{ tumble: 0.2, swell: 0.06, doors: 2, lamps: 'round', chrome: true },
  },
  pickup: PICKUP,
  // A pickup that stands on tyres as tall as a child.
  // A hatchback on gravel: higher, on larger wheels, with a wing.
  rally: { ...HATCHBACK, width: 1.84, height: 1.54, clearance: 0.24, wheel: 0.35, doors: 2, wing: true },
  monster: {
    ...PICKUP,
    ...{ width: 2.1, height: PICKUP.height + RAISED, clearance: 1.12, wheel: 0.86, axles: [1.62, -1.62] },
    top: PICKUP.top.map(([z, y]) => [z, y + RAISED] as const),
  },
  race: {
    ...{ length: 4.6, width: 1.5, height: 0.95, clearance: 0.1, wheel: 0.34, axles: [1.5, -1.5] },
    top: [
      [-2.3, 0.5],
      [-1.9, 0.62],
      [-0.9, 0.72],
      [-0.3, 0.62],
      [0.4, 0.58],
      [1.2, 0.5],
      [2.0, 0.36],
      [2.3, 0.26],
    ],
    plan: [
      [-2.3, 0.35],
      [-1.6, 0.55],
      [-0.8, 0.95],
      [0, 0.9],
      [0.5, 0.5],
      [1.5, 0.3],
      [2.3, 0.18],
    ],
    cabin: { front: 0.35, roofFront: 0.2, roofRear: -0.3, rear: -0.5 },
    ...{ tumble: 0.1, swell: 0.05, doors: 2, open: true, lamps: 'slim', wing: true, single: true },
  },
  van: VAN,
  minibus: { ...VAN, panelled: false },
};
