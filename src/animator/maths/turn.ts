import { cross, dot, lengthOf, normalise, type Vector } from './vector.ts';

/** A rotation: nine numbers, row by row. */
export type Turn = readonly [number, number, number, number, number, number, number, number, number];

export const NO_TURN: Turn = [1, 0, 0, 0, 1, 0, 0, 0, 1];

/** First `b`, then `a`. Written out: a body in motion asks for it hundreds of times a frame. */
export function combine(a: Turn, b: Turn): Turn {
  return [
    a[0] * b[0] + a[1] * b[3] + a[2] * b[6],
    a[0] * b[1] + a[1] * b[4] + a[2] * b[7],
    a[0] * b[2] + a[1] * b[5] + a[2] * b[8],
    a[3] * b[0] + a[4] * b[3] + a[5] * b[6],
    a[3] * b[1] + a[4] * b[4] + a[5] * b[7],
    a[3] * b[2] + a[4] * b[5] + a[5] * b[8],
    a[6] * b[0] + a[7] * b[3] + a[8] * b[6],
    a[6] * b[1] + a[7] * b[4] + a[8] * b[7],
    a[6] * b[2] + a[7] * b[5] + a[8] * b[8],
  ];
}

export const chain = (first: Turn, ...others: readonly Turn[]): Turn => others.reduce(combine, first);

export const turnVector = (m: Turn, [x, y, z]: Vector): Vector => [
  m[0] * x + m[1] * y + m[2] * z,
  m[3] * x + m[4] * y + m[5] * z,
  m[6] * x + m[7] * y + m[8] * z,
];

/** Back again. */
export const invert = (m: Turn): Turn => [m[0], m[3], m[6], m[1], m[4], m[7], m[2], m[5], m[8]];

/** Nods: positive brings the front down. */
export function aboutX(angle: number): Turn {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  return [1, 0, 0, 0, c, -s, 0, s, c];
}

/** Turns the front to the viewer's right of a figure that faces the viewer. */
export function aboutY(angle: number): Turn {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  return [c, 0, s, 0, 1, 0, -s, 0, c];
}

/** Leans. */
export function aboutZ(angle: number): Turn {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  return [c, -s, 0, s, c, 0, 0, 0, 1];
}

export function aboutAxis(axis: Vector, angle: number): Turn {
  const [x, y, z] = normalise(axis);
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const t = 1 - c;
  return [
    ...([t * x * x + c, t * x * y - s * z, t * x * z + s * y] as const),
    ...([t * x * y + s * z, t * y * y + c, t * y * z - s * x] as const),
    ...([t * x * z - s * y, t * y * z + s * x, t * z * z + c] as const),
  ];
}

/** The shortest way from one direction to another. */
export function fromTo(from: Vector, to: Vector): Turn {
  const [a, b] = [normalise(from), normalise(to)];
  const cosine = Math.min(1, Math.max(-1, dot(a, b)));
  if (cosine > 0.999999) return NO_TURN;
  let axis = cross(a, b);
  // Opposite directions: any axis across will do.
  if (lengthOf(axis) < 1e-6) axis = Math.abs(a[0]) < 0.9 ? cross(a, [1, 0, 0]) : cross(a, [0, 1, 0]);
  return aboutAxis(axis, Math.acos(cosine));
}

/** With the given directions as its columns: where its own x, y and z axes go. */
export const fromAxes = (x: Vector, y: Vector, z: Vector): Turn => [
  x[0],
  y[0],
  z[0],
  x[1],
  y[1],
  z[1],
  x[2],
  y[2],
  z[2],
];

/** Between two turns, by way of the angle between them. */
export function blendTurns(a: Turn, b: Turn, share: number): Turn {
  const delta = combine(b, invert(a));
  const cosine = Math.min(1, Math.max(-1, (delta[0] + delta[4] + delta[8] - 1) / 2));
  const angle = Math.acos(cosine);
  if (angle < 1e-5) return a;
  const axis: Vector = [delta[7] - delta[5], delta[2] - delta[6], delta[3] - delta[1]];
  return lengthOf(axis) < 1e-7 ? a : combine(aboutAxis(axis, angle * share), a);
}
