import type { MaterialName } from '../../../maths/materials.ts';
import { aboutX, aboutY } from '../../../maths/turn.ts';
import type { Forge, Paint } from '../../forge/forge.ts';
import { box, cylinder, torus, tube } from '../../forge/shapes.ts';
import { both, moved } from '../../forge/surface.ts';
import { BLACK, CHROME } from './wheels.ts';

interface Opening {
  readonly low: number;
  readonly high: number;
  readonly wide: number;
}

/** One box on wheels, in metres; z runs to the front. */
export interface Coach {
  readonly length: number;
  readonly width: number;
  readonly height: number;
  /** With what stands on its roof. */
  readonly tall?: number;
  /** Lower edge of the body. */
  readonly floor: number;
  readonly colour: number;
  readonly wheel: number;
  readonly axles: readonly number[];
  readonly rail?: boolean;
  readonly round?: number;
  /** How long the front is drawn in, and how far it leans back. */
  readonly nose?: number;
  readonly rake?: number;
  /** Of a truck: where its cab begins, and how high it is. */
  readonly cab?: number;
  readonly cabHeight?: number;
  readonly load?: {
    readonly kind: 'box' | 'bed';
    readonly to: number;
    readonly low: number;
    readonly high: number;
    readonly colour: number;
    readonly material?: MaterialName;
  };
  readonly windows: readonly { from: number; to: number; low: number; high: number; count: number }[];
  readonly screen?: Opening;
  readonly backWindow?: Opening;
  readonly doors?: readonly (Opening & { readonly z: number })[];
  readonly stripes?: readonly { y: number; tall: number; colour: number; out?: number }[];
  readonly chimney?: number;
  readonly extra?: (forge: Forge, main: Paint) => void;
}

const BEACON = (colour: number): Paint => ({ material: 'glow', colour, glows: 1.5 });

export const COACHES: Readonly<Record<string, Coach>> = {
  bus: {
    ...{ length: 11, width: 2.5, height: 3.05, floor: 0.34, colour: 0xc4302b, wheel: 0.48, axles: [3.6, -2.9] },
    ...{ nose: 0.22, rake: 0.08, round: 0.22 },
    windows: [{ from: -5.1, to: 3.9, low: 1.5, high: 2.45, count: 7 }],
    screen: { low: 1.3, high: 2.6, wide: 2.2 },
    backWindow: { low: 1.6, high: 2.4, wide: 2.0 },
    doors: [
      { z: 4.55, low: 0.45, high: 2.5, wide: 1.0 },
      { z: -0.3, low: 0.45, high: 1.45, wide: 1.1 },
    ],
    stripes: [{ y: 1.15, tall: 0.16, colour: 0xf2efe6 }],
    extra: (forge) =>
      forge.add(
        { material: 'glow', colour: 0xffa53a, glows: 0.8 },
        moved(box([1.5, 0.2, 0.06], 0.02), { at: [0, 2.78, 5.36] }),
      ),
  },
  'school bus': {
    ...{ length: 10, width: 2.4, height: 3.0, floor: 0.5, colour: 0xf2a81d, wheel: 0.48, axles: [3.5, -2.6] },
    ...{ nose: 0.3, rake: 0.05, round: 0.3 },
    windows: [{ from: -4.7, to: 3.2, low: 1.75, high: 2.45, count: 9 }],
    screen: { low: 1.7, high: 2.55, wide: 2.0 },
    backWindow: { low: 1.7, high: 2.4, wide: 1.6 },
    doors: [{ z: 4.0, low: 0.6, high: 2.5, wide: 0.9 }],
    stripes: [
      { y: 1.45, tall: 0.06, colour: 0x1c1c1c },
      { y: 0.95, tall: 0.06, colour: 0x1c1c1c },
    ],
    extra: (forge) =>
      forge.add(BLACK, both(moved(box([0.5, 0.03, 0.5], 0.01), { at: [1.4, 1.9, 2.9], turn: aboutY(0.3) }))),
  },
  'double decker': {
    ...{ length: 10.5, width: 2.5, height: 4.35, floor: 0.34, colour: 0xc1121f, wheel: 0.48, axles: [3.5, -2.6] },
    ...{ nose: 0.25, rake: 0.1, round: 0.3 },
    windows: [
      { from: -4.9, to: 3.8, low: 1.35, high: 2.15, count: 6 },
      { from: -4.9, to: 4.8, low: 2.95, high: 3.75, count: 7 },
    ],
    screen: { low: 1.2, high: 2.2, wide: 2.2 },
    backWindow: { low: 2.9, high: 3.7, wide: 2.0 },
    doors: [{ z: 4.4, low: 0.45, high: 2.2, wide: 1.0 }],
    stripes: [{ y: 2.5, tall: 0.1, colour: 0xf2efe6 }],
    extra: (forge) =>
      forge.add({ material: 'glass', colour: 0x1d2a33 }, moved(box([2.1, 0.8, 0.06], 0.03), { at: [0, 3.35, 5.16] })),
  },
  truck: {
    ...{ length: 9.2, width: 2.5, height: 3.7, floor: 0.62, colour: 0x2f62a8, wheel: 0.52, axles: [3.3, -2.0, -3.25] },
    ...{ nose: 0.25, rake: 0.14, round: 0.2, cab: 2.35, cabHeight: 3.1 },
    load: { kind: 'box', to: 2.2, low: 1.05, high: 3.7, colour: 0xe7e8ea },
    windows: [{ from: 3.1, to: 4.2, low: 1.85, high: 2.6, count: 1 }],
    screen: { low: 1.8, high: 2.75, wide: 2.2 },
    extra: (forge) => {
      forge.add(CHROME, both(moved(cylinder(0.09, 2.4, { segments: 14 }), { at: [1.12, 1.3, 2.25] })));
      forge.add(BLACK, moved(box([1.6, 0.5, 0.08], 0.03), { at: [0, 1.25, 4.6] }));
      for (let k = 0; k < 4; k++)
        forge.add(CHROME, moved(box([1.5, 0.03, 0.05], 0.01), { at: [0, 1.08 + k * 0.11, 4.64] }));
      forge.add(BLACK, both(moved(box([0.12, 0.42, 0.06], 0.02), { at: [1.42, 2.3, 4.25] })));
    },
  },
  'fire engine': {
    ...{ length: 8.2, width: 2.5, height: 3.1, floor: 0.5, colour: 0xc4151c, wheel: 0.5, axles: [2.9, -2.1] },
    ...{ nose: 0.22, rake: 0.1, round: 0.16 },
    windows: [{ from: 1.55, to: 3.85, low: 1.7, high: 2.45, count: 2 }],
    screen: { low: 1.65, high: 2.6, wide: 2.15 },
    doors: [
      { z: 0.4, low: 0.85, high: 2.5, wide: 1.4 },
      { z: -1.2, low: 1.15, high: 2.5, wide: 1.4 },
      { z: -3.2, low: 0.85, high: 2.5, wide: 1.2 },
    ],
    stripes: [{ y: 1.35, tall: 0.16, colour: 0xf4f1e8, out: 0.012 }],
    extra: (forge) => {
      forge.add(BEACON(0x2a6bff), both(moved(box([0.5, 0.18, 0.3], 0.07), { at: [0.6, 3.2, 3.3] })));
      // The ladder lies on the roof.
      const at = 3.32;
      forge.add(CHROME, both(tubeOf([0.32, at, -4.4], [0.32, at, 2.6], 0.05)));
      for (let k = 0; k < 18; k++)
        forge.add(CHROME, tubeOf([-0.32, at, -4.2 + k * 0.4], [0.32, at, -4.2 + k * 0.4], 0.028));
      forge.add(BLACK, moved(cylinder(0.4, 0.3), { at: [0, 3.05, -1.5] }));
    },
  },
  tram: {
    ...{ length: 13, width: 2.4, height: 3.5, floor: 0.35, colour: 0xd9a62b, wheel: 0.34, rail: true },
    ...{ axles: [4.2, 2.6, -2.6, -4.2], nose: 0.5, rake: 0.22, round: 0.3 },
    windows: [{ from: -4.2, to: 4.3, low: 1.5, high: 2.55, count: 7 }],
    screen: { low: 1.4, high: 2.7, wide: 1.9 },
    backWindow: { low: 1.4, high: 2.6, wide: 1.8 },
    doors: [
      { z: 5.0, low: 0.45, high: 2.6, wide: 1.1 },
      { z: -4.9, low: 0.45, high: 2.6, wide: 1.1 },
    ],
    stripes: [{ y: 1.22, tall: 0.2, colour: 0xf3ead2 }],
    extra: (forge) => {
      forge.add(BLACK, tubeOf([0, 3.45, -1.2], [0, 4.3, 0.2], 0.04));
      forge.add(BLACK, tubeOf([0, 4.3, 0.2], [0, 4.9, -0.8], 0.035));
      forge.add(CHROME, tubeOf([-0.7, 4.9, -0.8], [0.7, 4.9, -0.8], 0.035));
    },
  },
  train: {
    ...{ length: 24, width: 2.9, height: 3.7, floor: 0.5, colour: 0xf0f2f4, wheel: 0.43, rail: true },
    ...{ axles: [8.6, 6.3, -6.3, -8.6], nose: 4.2, rake: 1.5, round: 0.5 },
    windows: [{ from: -11, to: 6.4, low: 1.75, high: 2.55, count: 13 }],
    screen: { low: 2.2, high: 3.0, wide: 1.7 },
    stripes: [
      { y: 1.35, tall: 0.26, colour: 0x1d4fa3 },
      { y: 1.08, tall: 0.08, colour: 0xc4302b },
    ],
    doors: [
      { z: 7.2, low: 0.7, high: 2.7, wide: 0.9 },
      { z: -10.6, low: 0.7, high: 2.7, wide: 0.9 },
    ],
  },
  'passenger train': {
    ...{ length: 18, width: 2.9, height: 3.9, floor: 0.6, colour: 0x2b5f4a, wheel: 0.45, rail: true },
    ...{ axles: [6.8, 4.7, -4.7, -6.8], nose: 0.3, rake: 0.12, round: 0.45 },
    windows: [
      { from: -8.2, to: 1.4, low: 1.8, high: 2.75, count: 6 },
      { from: 2.9, to: 7.6, low: 1.8, high: 2.75, count: 3 },
    ],
    doors: [{ z: 2.15, low: 0.75, high: 2.85, wide: 1.1 }],
    screen: { low: 2.0, high: 3.0, wide: 2.1 },
    backWindow: { low: 2.0, high: 2.9, wide: 1.8 },
    stripes: [{ y: 1.5, tall: 0.18, colour: 0xe7c064 }],
    extra: (forge) =>
      forge.add(
        { material: 'glow', colour: 0xfff0cc, glows: 1.8 },
        moved(cylinder(0.16, 0.12), { at: [0, 3.35, 8.86], turn: aboutX(Math.PI / 2) }),
      ),
  },
  'cable car': {
    ...{ length: 3.2, width: 2.2, height: 2.5, floor: 0.1, colour: 0xc4302b, wheel: 0.2, axles: [], rail: true },
    ...{ nose: 0.3, rake: 0.1, round: 0.35, tall: 4.5 },
    windows: [{ from: -1.3, to: 1.2, low: 1.0, high: 1.95, count: 3 }],
    screen: { low: 1.0, high: 1.95, wide: 1.6 },
    backWindow: { low: 1.0, high: 1.9, wide: 1.6 },
    extra: (forge) => {
      forge.add(BLACK, tubeOf([0, 2.4, 0], [0, 4.2, 0], 0.08));
      forge.add(BLACK, tubeOf([0, 4.2, -1.2], [0, 4.2, 1.2], 0.1));
      for (const z of [-0.9, -0.3, 0.3, 0.9])
        forge.add(CHROME, moved(torus(0.16, 0.05), { at: [0, 4.32, z], turn: aboutY(Math.PI / 2) }));
      forge.add(BLACK, tubeOf([0, 4.5, -2.6], [0, 4.5, 2.6], 0.03));
    },
  },
};

function tubeOf(from: readonly [number, number, number], to: readonly [number, number, number], radius: number) {
  return tube([from, to], radius, { sides: 8 });
}
