import type { Air, Lamp } from '../land/world.ts';
import { clamp, smoothstep } from '../maths/ease.ts';
import { dot, normalise, scale, subtract, type Vector } from '../maths/vector.ts';
import type { MovingLamp } from './moving-lamp.ts';

/** A part of a face, as a meter is held before it. */
export interface Metered {
  readonly at: Vector;
  readonly facing: Vector;
}

/** As the kernel lights a point (kernel/light.h): nothing stands between a lamp and what it lights. */
export function lampOn({ at, colour, reach, size, spot }: Lamp, { at: point, facing }: Metered): Vector {
  const way = subtract(at, point);
  const squared = dot(way, way);
  if (squared >= reach * reach) return [0, 0, 0];
  const toward = scale(way, 1 / Math.sqrt(squared + 1e-4));
  const edge = 1 - squared / (reach * reach);
  const cone = spot === undefined ? 1 : clamp((-dot(toward, spot.toward) - spot.spread) / (1.02 - spot.spread));
  const turned = clamp((dot(toward, facing) + 0.25) * 0.8);
  return scale(colour, (turned * edge * edge * cone) / (squared + size * size + 0.05));
}

/** The same of a lamp of one moment (kernel/relight.h), as a factor of what was drawn. */
export function momentLampOn(lamp: MovingLamp, { at: point, facing }: Metered): Vector {
  const { at, colour, reach, size, cone, flat = 0, falls = 1 } = lamp;
  const way = subtract(at, point);
  const squared = dot(way, way);
  if (squared >= reach * reach) return [0, 0, 0];
  const toward = scale(way, 1 / Math.sqrt(squared + 1e-4));
  const within = cone === undefined ? 1 : smoothstep(cone.edge, cone.core, -dot(toward, cone.toward));
  const turned = clamp((dot(toward, facing) + 0.2) * 0.833);
  const edge = 1 - squared / (reach * reach);
  return scale(
    colour,
    ((turned + (1 - turned) * flat) * edge * edge * within * falls) / (squared + size * size + 0.05),
  );
}

/** Of the sky alone. */
export function skyOn({ skyLight, skyLightUp, skyLightSun, sunDirection }: Air, { facing }: Metered): Vector {
  const sideways = facing[0] * sunDirection[0] + facing[2] * sunDirection[2];
  const channel = (k: 0 | 1 | 2): number => skyLight[k] + skyLightUp[k] * facing[1] + skyLightSun[k] * sideways;
  return [channel(0), channel(1), channel(2)];
}

export const sunOn = ({ sunDirection, sunColour }: Air, { facing }: Metered): Vector =>
  scale(sunColour, clamp(dot(sunDirection, facing)));

/** How bright the eye takes it: as the print weighs its colours. */
export const brightness = ([red, green, blue]: Vector): number => red * 0.25 + green * 0.62 + blue * 0.13;

/** Two sides of a face that is turned to the camera, a little upward as foreheads and cheeks are. */
export function sidesOf(at: Vector, toCamera: readonly [number, number]): readonly [Metered, Metered] {
  const [x, z] = toCamera;
  const side = (turn: number): Metered => ({ at, facing: normalise([x + z * turn, 0.15, z - x * turn]) });
  return [side(0.7), side(-0.7)];
}
