import { type KeyLight, lightRowOf } from '../catalogue/lights-table.ts';
import { findPlace } from '../catalogue/places.ts';
import { add, distance, normalise, scale, subtract, type Vector } from '../maths/vector.ts';
import type { Stage } from '../stage/stage.ts';
import { beside, type Found, figuresOf, hasEyes, type LitMoment, tallOf } from './lit-figures.ts';
import type { MovingLamp } from './moving-lamp.ts';

/**
 * Light that a prompt sets as a photographer does: from the side, from above, from below, around the edge. Under a roof it is a lamp of the moment before a
 * room in the dark; outside, at night, the lamp that every film has goes there; by day the sun does.
 */

const isUnderRoof = ({ place }: Stage): boolean => findPlace(place.name)?.indoors === true;
const DARK: ReadonlySet<string> = new Set(['night', 'dusk']);

/** Of several the first. */
export const keyOf = ({ place }: Stage): KeyLight | null =>
  place.lights.map((light) => lightRowOf(light)?.key ?? null).find((key) => key !== null) ?? null;

/** Whether a light of the catalogue lights this film as lamps of the moment. */
export const isLamp = (light: string, stage: Stage): boolean =>
  lightRowOf(light)?.key === undefined || isUnderRoof(stage);

/** The key that the lamps of a film outside at night, or its sun by day, are set by. */
export const lampKeyOf = (stage: Stage): KeyLight | null =>
  isUnderRoof(stage) || !DARK.has(stage.place.time) ? null : keyOf(stage);
export const sunKeyOf = (stage: Stage): KeyLight | null =>
  isUnderRoof(stage) || DARK.has(stage.place.time) ? null : keyOf(stage);

/** Whom a light is for: who has eyes, else what the film is about. */
export function litOf(moment: LitMoment): readonly Found[] {
  const found = figuresOf(moment);
  const seeing = found.filter(hasEyes);
  return (seeing.length > 0 ? seeing : found).slice(0, 2);
}

/** Cosines of the edge and the core of what falls on somebody, and no farther than the wall behind. */
const CONE = { edge: 0.72, core: 0.95 } as const;

function lampOn(moment: LitMoment, { figure }: Found, at: Vector, colour: Vector, shades: number): MovingLamp {
  const toward = normalise(subtract(add(figure.at, [0, tallOf(figure) * 0.62, 0]), at));
  const far = distance(at, figure.at);
  return {
    ...{ at, colour: scale(colour, far * far), reach: far * 3.2, size: 0.25, shades },
    cone: { toward, ...CONE },
    beam: moment.stage.place.weather === 'fog' ? 0.004 : 0.0012,
  };
}

/** Of a height: hardly behind, for what is seen of somebody faces the camera. */
export const COUNTER = { ahead: -0.4, aside: 1.2 } as const;

/** A lamp from where the key says, and a weaker one from behind on the other side. */
export function keyLamps(moment: LitMoment, { ahead, aside, up, colour, strength, counter }: KeyLight): MovingLamp[] {
  return litOf(moment).flatMap((lit) => [
    lampOn(moment, lit, beside(lit.figure, moment, ahead, aside, up), scale(colour, strength), ahead > 0 ? 0.85 : 0),
    lampOn(
      moment,
      lit,
      beside(lit.figure, moment, COUNTER.ahead, -COUNTER.aside, Math.max(0.9, up)),
      scale([0.85, 0.95, 1.15], strength * counter),
      0,
    ),
  ]);
}
