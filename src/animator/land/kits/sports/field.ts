import { darker, type Look, lookOf } from '../architecture/solids.ts';

/** What a ground is laid out for. */
export type FieldKind = 'pitch' | 'tennis' | 'track' | 'baseball';

/** Lays a rectangle from one corner to the other. */
export type Lay = (x0: number, z0: number, x1: number, z1: number, look: Look) => void;

export interface Field {
  /** Under everything, and around the field. */
  readonly around: Look;
  /** Metres from the middle to the stands at the sides and behind. */
  readonly reach: readonly [x: number, z: number];
  lay(lay: Lay): void;
  /** Rings of white: middle, outer and inner radius. */
  readonly rings: readonly (readonly [x: number, z: number, outer: number, inner: number])[];
}

const LINE = 0.12;

function rectangle(lay: Lay, x: number, z0: number, z1: number, look: Look, wide = LINE): void {
  for (const at of [-x, x - wide]) lay(at, z0, at + wide, z1, look);
  for (const at of [z0, z1 - wide]) lay(-x, at, x, at + wide, look);
}

/** Before the goal, which stands behind whoever plays: the box, its spot and the stripes of the mower. */
const pitch = (snowy: boolean): Field => ({
  around: snowy ? lookOf(0xdfe6ea, 'snow') : lookOf(0x4f8a3a, 'grass'),
  reach: [34, GOAL + 9],
  rings: [[0, -GOAL + 11, 9.15, 9.03]],
  lay(lay) {
    const [grass, white] = [
      snowy ? lookOf(0xe6ecef, 'snow') : lookOf(0x559340, 'grass'),
      lookOf(0xf0f2ee, snowy ? 'snow' : 'grass'),
    ];
    for (let z = -GOAL; z < 60; z += 4) lay(-30, z, 30, z + 4, darker(grass, Math.round(z / 4) % 2 === 0 ? 1 : 0.86));
    rectangle(lay, 30, -GOAL, 70, white);
    lay(-20.2, -GOAL, -20.2 + LINE, -GOAL + 16.5, white);
    lay(20.2 - LINE, -GOAL, 20.2, -GOAL + 16.5, white);
    lay(-20.2, -GOAL + 16.5 - LINE, 20.2, -GOAL + 16.5, white);
    for (const x of [-9.2, 9.2 - LINE]) lay(x, -GOAL, x + LINE, -GOAL + 5.5, white);
    lay(-9.2, -GOAL + 5.5 - LINE, 9.2, -GOAL + 5.5, white);
  },
});
/** Metres from who plays to the goal line behind them. */
export const GOAL = 15;

const TENNIS: Readonly<Record<string, readonly [court: number, around: number, material: 'soil' | 'grass' | 'paint']>> =
  {
    clay: [0xb9643a, 0xa9582f, 'soil'],
    grass: [0x5f9a45, 0x548c3c, 'grass'],
    hard: [0x2f6aa0, 0x3f7f5a, 'paint'],
  };

/** Half of what a court measures: both players fit into one picture. */
export const COURT = { long: 6.4, wide: 4.1, single: 3.1, service: 3.4 } as const;

function tennis(kind: keyof typeof TENNIS): Field {
  const [court, around, material] = TENNIS[kind] ?? [0xb9643a, 0xa9582f, 'soil'];
  return {
    around: lookOf(around, material),
    reach: [15, 10.5],
    rings: [],
    lay(lay) {
      const white = lookOf(0xf2f2ee, material);
      const { long, wide, single, service } = COURT;
      lay(-long, -wide, long, wide, lookOf(court, material));
      for (const z of [-wide, -single, single, wide]) lay(-long, z - 0.04, long, z + 0.04, white);
      for (const x of [-long, long]) lay(x - 0.05, -wide, x + 0.05, wide, white);
      for (const x of [-service, service]) lay(x - 0.04, -single, x + 0.04, single, white);
      lay(-service, -0.04, service, 0.04, white);
    },
  };
}

/** The straight in front of the stands: lanes along it, turf beyond. */
const TRACK: Field = {
  around: lookOf(0x4f8a3a, 'grass'),
  reach: [60, 13],
  rings: [],
  lay(lay) {
    const [tartan, white] = [lookOf(0xb2523a, 'soil'), lookOf(0xf2f2ee, 'soil')];
    lay(-70, -5.6, 70, 5.2, tartan);
    for (let lane = 0; lane <= 8; lane++) lay(-70, -5.2 + lane * 1.25, 70, -5.2 + lane * 1.25 + 0.07, white);
    for (const x of [-24, 3.4]) lay(x, -5.2, x + 0.14, 4.8, white);
  },
};

/** Home plate in the middle, the diamond behind it, the outfield as far as the stands. */
const BASEBALL: Field = {
  around: lookOf(0x549040, 'grass'),
  reach: [34, 40],
  rings: [],
  lay(lay) {
    const [dirt, white] = [lookOf(0xb07a4e, 'soil'), lookOf(0xf4f2ec, 'soil')];
    for (let z = -38; z < 30; z += 4)
      lay(-34, z, 34, z + 4, lookOf(Math.round(z / 4) % 2 === 0 ? 0x5a9a45 : 0x4f8a3c, 'grass'));
    lay(-5, -4, 5, 5, dirt);
    lay(-14, -17, 14, -11, dirt);
    for (const x of [-14, 11]) lay(x, -16, x + 3, -3, dirt);
    for (const [x, z] of [
      [0, 0.2],
      [-12.5, -9],
      [12.5, -9],
      [0, -14],
    ] as const)
      lay(x - 0.3, z - 0.3, x + 0.3, z + 0.3, white);
    for (const side of [-1, 1]) lay(side * 1.1 - 0.05, -0.9, side * 1.1 + 0.05, 1.1, white);
  },
};

/** By what the place is told to be. */
export function fieldOf(
  dressing: readonly string[],
  snowy: boolean,
): { readonly kind: FieldKind; readonly field: Field } {
  const says = (pattern: RegExp): boolean => dressing.some((word) => pattern.test(word));
  if (says(/\b(?:tennis|clay court|grass court|wimbledon|roland garros)\b/))
    return {
      kind: 'tennis',
      field: tennis(says(/grass|wimbledon/) ? 'grass' : says(/hard|blue|asphalt/) ? 'hard' : 'clay'),
    };
  if (says(/\b(?:track|athletics|sprint|hurdles|olympic)\b/)) return { kind: 'track', field: TRACK };
  if (says(/\b(?:baseball|softball|diamond)\b/)) return { kind: 'baseball', field: BASEBALL };
  return { kind: 'pitch', field: pitch(snowy) };
}
