import type { Light } from '../../maths/mesh.ts';

export const mixLight = (a: Light, b: Light, share: number): Light => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
  a[2] + (b[2] - a[2]) * share,
];
export const timesLight = (a: Light, factor: number): Light => [a[0] * factor, a[1] * factor, a[2] * factor];
export const addLight = (a: Light, b: Light): Light => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
