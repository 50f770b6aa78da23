import type { Vector } from '../../../maths/vector.ts';

/** Hats that are turned: radius and height in head units from the edge up, a band of another colour between two heights, and a bend of the finished shape. */
export interface HatOutline {
  readonly points: readonly (readonly [radius: number, height: number])[];
  readonly band?: readonly [number, number];
  readonly bend?: (point: Vector) => Vector;
}

const DOME = [
  [0.203, 0.07],
  [0.206, 0.12],
  [0.193, 0.18],
  [0.158, 0.226],
  [0.085, 0.254],
  [0, 0.26],
] as const;

/** The brim rises at both sides, or dips before the eyes. */
const curl =
  (side: number, front: number) =>
  ([x, y, z]: Vector): Vector => {
    const out = Math.max(0, Math.hypot(x, z) - 0.215) / 0.13;
    return [x, y + out * (side * (x / 0.33) ** 2 - front * Math.max(0, z / 0.33) ** 2), z];
  };

/** The top is pinched along the middle. */
const pinch =
  (shape: (point: Vector) => Vector) =>
  ([x, y, z]: Vector): Vector =>
    shape(y > 0.2 ? [x * (1 - 0.2 * Math.max(0, z / 0.18)), y - 0.03 * Math.exp(-((x / 0.06) ** 2)), z] : [x, y, z]);

const lean =
  (x: number, z: number) =>
  ([px, y, pz]: Vector): Vector => {
    const k = Math.max(0, y - 0.14) ** 1.6;
    return [px + x * k, y, pz + z * k];
  };

export const OUTLINES: Readonly<Record<string, HatOutline>> = {
  cap: { points: DOME },
  swimcap: { points: [[0.196, 0.02], ...DOME.slice(1)] },
  hardhat: { points: DOME.map(([r, y]) => [r * 1.06, y + 0.015] as const) },
  firehat: { points: DOME.map(([r, y]) => [r * 1.12, y * 1.06 + 0.02] as const), band: [0.1, 0.125] },
  bikehelmet: {
    points: DOME.map(([r, y]) => [r * 1.08, y + 0.02] as const),
    band: [0.12, 0.15],
    bend: ([x, y, z]) => [x, y, z * 1.06 - 0.01],
  },
  flatcap: {
    points: [
      [0.2, 0.09],
      [0.225, 0.12],
      [0.224, 0.175],
      [0.16, 0.224],
      [0, 0.238],
    ],
    bend: ([x, y, z]) => [x, y - 0.04 * Math.max(0, z / 0.2), z * 1.06],
  },
  peaked: {
    points: [
      [0.203, 0.085],
      [0.206, 0.155],
      [0.262, 0.215],
      [0.25, 0.24],
      [0.14, 0.25],
      [0, 0.25],
    ],
    band: [0.085, 0.155],
    bend: ([x, y, z]) => [x, y + 0.03 * Math.max(0, z / 0.25) * (y > 0.18 ? 1 : 0), z],
  },
  beanie: {
    points: [
      [0.203, 0.09],
      [0.207, 0.15],
      [0.185, 0.215],
      [0.12, 0.262],
      [0, 0.28],
    ],
  },
  brim: {
    points: [
      [0.335, 0.092],
      [0.33, 0.1],
      [0.213, 0.105],
      [0.205, 0.2],
      [0.18, 0.232],
      [0, 0.24],
    ],
    band: [0.106, 0.15],
  },
  widebrim: {
    points: [
      [0.44, 0.05],
      [0.435, 0.06],
      [0.3, 0.095],
      [0.212, 0.108],
      [0.205, 0.19],
      [0.16, 0.235],
      [0, 0.245],
    ],
    band: [0.109, 0.145],
  },
  cowboy: {
    points: [
      [0.37, 0.075],
      [0.365, 0.085],
      [0.216, 0.075],
      [0.208, 0.22],
      [0.175, 0.275],
      [0, 0.28],
    ],
    band: [0.085, 0.125],
    bend: pinch(curl(0.055, 0.03)),
  },
  fedora: {
    points: [
      [0.31, 0.078],
      [0.305, 0.086],
      [0.214, 0.08],
      [0.203, 0.22],
      [0.165, 0.265],
      [0, 0.27],
    ],
    band: [0.106, 0.15],
    bend: pinch(curl(0.03, 0.05)),
  },
  bowler: {
    points: [
      [0.275, 0.115],
      [0.268, 0.12],
      [0.214, 0.1],
      [0.21, 0.17],
      [0.18, 0.235],
      [0.1, 0.27],
      [0, 0.278],
    ],
    band: [0.102, 0.135],
    bend: curl(0.05, 0),
  },
  tophat: {
    points: [
      [0.3, 0.112],
      [0.295, 0.12],
      [0.212, 0.1],
      [0.2, 0.24],
      [0.21, 0.4],
      [0.2, 0.412],
      [0, 0.412],
    ],
    band: [0.104, 0.16],
    bend: curl(0.05, 0),
  },
  cone: {
    points: [
      [0.12, 0.21],
      [0.06, 0.34],
      [0, 0.46],
    ],
  },
  wizard: {
    points: [
      [0.38, 0.08],
      [0.375, 0.09],
      [0.214, 0.104],
      [0.17, 0.24],
      [0.11, 0.38],
      [0.055, 0.5],
      [0, 0.6],
    ],
    band: [0.106, 0.16],
    bend: (point) => curl(0.04, 0.03)(lean(0.35, -0.5)(point)),
  },
  conical: {
    points: [
      [0.43, 0.05],
      [0.3, 0.14],
      [0.15, 0.24],
      [0, 0.32],
    ],
  },
  chef: {
    points: [
      [0.203, 0.085],
      [0.203, 0.2],
      [0.255, 0.245],
      [0.275, 0.31],
      [0.235, 0.365],
      [0.12, 0.38],
      [0, 0.372],
    ],
    bend: ([x, y, z]) =>
      y > 0.21
        ? [x * (1 + 0.05 * Math.sin(Math.atan2(z, x) * 9)), y, z * (1 + 0.05 * Math.sin(Math.atan2(z, x) * 9))]
        : [x, y, z],
  },
  sailor: {
    points: [
      [0.2, 0.12],
      [0.215, 0.2],
      [0.228, 0.2],
      [0.21, 0.085],
      [0.2, 0.1],
      [0.19, 0.19],
      [0.1, 0.225],
      [0, 0.23],
    ],
    band: [0.085, 0.1],
  },
  beret: {
    points: [
      [0.2, 0.105],
      [0.265, 0.14],
      [0.272, 0.175],
      [0.19, 0.222],
      [0, 0.235],
    ],
    bend: ([x, y, z]) => [x + 0.03, y + x * 0.16 - 0.02 * Math.max(0, z), z],
  },
  turban: {
    points: [
      [0.2, 0.09],
      [0.2, 0.18],
      [0.12, 0.25],
      [0, 0.26],
    ],
  },
  santa: {
    points: [
      [0.203, 0.1],
      [0.185, 0.17],
      [0.14, 0.24],
      [0.09, 0.3],
      [0.03, 0.35],
      [0, 0.36],
    ],
    bend: ([x, y, z]) => {
      const k = Math.max(0, y - 0.16);
      return [x + 4.6 * k * k, y - 2.4 * k * k, z - 2.2 * k * k];
    },
  },
  tricorn: {
    points: [
      [0.34, 0.1],
      [0.335, 0.11],
      [0.215, 0.1],
      [0.205, 0.19],
      [0.15, 0.24],
      [0, 0.25],
    ],
    band: [0.2, 0.3],
    bend: ([x, y, z]) => {
      const a = Math.atan2(x, z);
      const out = Math.max(0, Math.hypot(x, z) - 0.215) / 0.12;
      return [
        x * (1 - 0.26 * out * (0.5 + 0.5 * Math.cos(a * 3 + Math.PI))),
        y + 0.15 * out * (0.5 + 0.5 * Math.cos(a * 3 + Math.PI)),
        z * (1 - 0.26 * out * (0.5 + 0.5 * Math.cos(a * 3 + Math.PI))),
      ];
    },
  },
  viking: { points: DOME.map(([r, y]) => [r * 1.03, y + 0.015] as const) },
  kabuto: { points: DOME.map(([r, y]) => [r * 1.04, y + 0.01] as const), band: [0.08, 0.1] },
  headband: {
    points: [
      [0.198, 0.09],
      [0.207, 0.105],
      [0.205, 0.135],
      [0.192, 0.15],
    ],
  },
  mobcap: {
    points: [
      [0.232, 0.062],
      [0.205, 0.088],
      [0.232, 0.15],
      [0.215, 0.225],
      [0.12, 0.28],
      [0, 0.29],
    ],
    band: [0.082, 0.1],
    bend: ([x, y, z]) => {
      const ruffle = y < 0.075 ? 1 + 0.05 * Math.sin(Math.atan2(z, x) * 14) : 1;
      return [x * ruffle, y + (z > 0 ? 0.03 * (z / 0.2) : -0.05), z * ruffle];
    },
  },
  bonnet: {
    points: [
      [0.275, 0.088],
      [0.268, 0.1],
      [0.207, 0.1],
      [0.207, 0.17],
      [0.15, 0.25],
      [0, 0.268],
    ],
    band: [0.1, 0.14],
    bend: ([x, y, z]) => {
      const out = Math.max(0, Math.hypot(x, z) - 0.208) / 0.06;
      return [
        x,
        y - out * 0.13 * (x / 0.27) ** 2 + out * 0.05 * Math.max(0, z / 0.27),
        z < 0 ? z * (1 - 0.2 * out) : z * (1 + 0.1 * out),
      ];
    },
  },
  cloche: {
    points: [
      [0.232, 0.03],
      [0.213, 0.055],
      [0.209, 0.12],
      [0.192, 0.19],
      [0.14, 0.242],
      [0, 0.262],
    ],
    band: [0.07, 0.11],
    bend: ([x, y, z]) => [x, y + 0.05 * Math.max(0, z / 0.2) - 0.02, z],
  },
  boater: {
    points: [
      [0.312, 0.1],
      [0.312, 0.112],
      [0.212, 0.112],
      [0.206, 0.205],
      [0.2, 0.21],
      [0, 0.21],
    ],
    band: [0.114, 0.165],
  },
  futou: {
    points: [
      [0.203, 0.08],
      [0.206, 0.16],
      [0.2, 0.2],
      [0.14, 0.212],
      [0.12, 0.285],
      [0, 0.305],
    ],
    band: [0.08, 0.1],
  },
  jester: { points: DOME },
  mortarboard: { points: DOME.slice(0, 4) },
};
