import type { KeyLight } from '../catalogue/lights-table.ts';
import { placeHas } from '../catalogue/places.ts';
import type { Air, Lamp } from '../land/world.ts';
import { clamp } from '../maths/ease.ts';
import { add, normalise, scale, subtract, type Vector } from '../maths/vector.ts';
import type { Stage } from '../stage/stage.ts';
import { COUNTER, lampKeyOf } from './directed-light.ts';
import { beside, isColoured, type KeyLit, type Lit, stationsOf } from './film-lamps.ts';
import { brightness, lampOn, type Metered, sidesOf, skyOn, sunOn } from './light-meter.ts';

/**
 * The light that whom a film is about is seen by, as a cameraman sets it where it is dark: a meter is held before the face, and the lamp gives what is missing.
 * It comes from the side that the place lights already and in the colour of what lights it: fire, a sign, a window; a second one from behind on the other side
 * draws hair and shoulders before the dark. Who has light enough gets hardly any.
 */

/** What a print shows of skin on its light side, of light times exposure, by the hour. */
const WANTED: Readonly<Record<string, number>> = { night: 0.72, dusk: 0.76, golden_hour: 0.78, dawn: 0.78 };
const BY_DAY = 0.84;
/** Prints that keep only what is bright: how many times as much. */
const DIM: Readonly<Record<string, number>> = {
  ...{ noir: 1.3, neo_noir: 1.15, black_and_white: 1.1, moody: 1.2, low_key: 1.15, gritty: 1.1 },
};
/** Lamps of a colour are seen where a plain one is weak. */
const BESIDE_COLOURS = 0.6;
const COLOUR: Vector = [1.15, 1.02, 0.9];
const EDGE: Vector = [0.85, 0.95, 1.15];
/** Of a height: toward the camera, aside and up of whom it lights, how soft it is. */
const [AHEAD, ASIDE, UP, SOFT] = [0.8, 0.85, 1.25, 0.4];
const RIM = { ahead: -0.75, aside: -0.7, up: 1.3 } as const;
/** Of a height: faces. */
const FACE = 0.84;
/** Of the way to a face: no farther, else the ground behind it would be a stage; cosine of the edge of what falls on somebody. */
const [BEYOND, CONE] = [1.75, 0.7];
/** Of what the light side wants: the edge has as much. */
const EDGED = 0.75;
/** Times what skin wants: a black coat gives back so little. */
const ON_BLACK = { key: 2.2, edge: 3.2 } as const;
/** Of 1: skin that gives back less is lit more, where a dark print would lose it; at most so many times as much. */
const [PALE_SKIN, ON_DARK_SKIN] = [0.62, 1.9];
/** Least and most that a lamp adds, of what is wanted. */
const [LEAST, LEAST_BY_DAY, MOST] = [0.3, 0.12, 1.1];
/** Of what is wanted: as much of a light that a prompt tells of. */
const TOLD = 0.7;
/** Of the moon and of a set sun: as much is not hidden by what stands around. */
const OPEN_SKY = 0.35;
/** Of its colour: as much as that of what lights whom it is for. */
const MOTIVATED = 0.62;
/** Light times exposure from which on something in a place is seen to light somebody. */
const SEEN_LIGHT = 0.05;

export interface Surrounding {
  readonly air: Air;
  /** Of the place and of what burns in it. */
  readonly lamps: readonly Lamp[];
  readonly indoor: boolean;
  readonly dark: boolean;
  /** Of the finished print. */
  readonly exposure: number;
}

const sum = (lights: readonly Vector[]): Vector => lights.reduce<Vector>((all, light) => add(all, light), [0, 0, 0]);

/** What is there without a lamp of the film's own. */
function lightOn({ air, lamps, indoor, dark }: Surrounding, part: Metered): Vector {
  const sun = indoor ? 0 : dark ? OPEN_SKY : 1;
  return sum([skyOn(air, part), scale(sunOn(air, part), sun), ...lamps.map((lamp) => lampOn(lamp, part))]);
}

/** Of one brightness, between that of a plain lamp and that of what is there. */
function tinted(plain: Vector, light: Vector | null, share: number): Vector {
  if (light === null) return plain;
  const own = scale(light, brightness(plain) / Math.max(1e-6, brightness(light)));
  return add(scale(plain, 1 - share), scale(own, share));
}

/** The strongest lamp beside somebody, on whichever side of the face it falls. */
function strongest({ lamps, exposure }: Surrounding, sides: readonly Metered[]): Vector | null {
  const found = lamps
    .map((lamp) => ({ lamp, falls: Math.max(...sides.map((side) => brightness(lampOn(lamp, side)))) }))
    .toSorted((a, b) => b.falls - a.falls)[0];
  return found === undefined || found.falls * exposure < SEEN_LIGHT ? null : found.lamp.colour;
}

const aimed = (station: Lit, at: Vector, colour: Vector): Lamp => {
  const face = faceOf(station);
  const way = subtract(face, at);
  return {
    ...{ at, colour, reach: Math.hypot(...way) * BEYOND, size: SOFT * station.tall },
    spot: { toward: normalise(way), spread: CONE },
  };
};
const faceOf = ({ at, tall }: Lit): Vector => add(at, [0, tall * FACE, 0]);

/** How bright lamps of one strength are where they are looked at from. */
const unitOf = (lamps: readonly Lamp[], part: Metered): number =>
  lamps.reduce((all, lamp) => all + brightness(lampOn(lamp, part)), 0);

/** How bright a face must be on this print. */
export function wantedOf(stage: Stage): number {
  const { place, styles } = stage;
  return (
    (WANTED[place.time] ?? BY_DAY) *
    Math.max(1, ...styles.map((style) => DIM[style] ?? 1)) *
    (isColoured(stage) ? BESIDE_COLOURS : 1)
  );
}

/** Where its lamps stand: as the prompt tells, else from the side that is lit already. */
function rigOf(station: Lit, around: Surrounding, key: KeyLight | null) {
  const sides = sidesOf(faceOf(station), station.toCamera);
  const [right, left] = [brightness(lightOn(around, sides[0])), brightness(lightOn(around, sides[1]))];
  const side = key !== null || right >= left ? 1 : -1;
  const lit = strongest(around, sides);
  const at = key === null ? beside(station, AHEAD, ASIDE * side, UP) : beside(station, key.ahead, key.aside, key.up);
  const behind =
    key === null
      ? beside(station, RIM.ahead, RIM.aside * side, RIM.up)
      : beside(station, COUNTER.ahead, -COUNTER.aside, Math.max(0.9, key.up));
  return {
    darkCoated: station.darkCoated,
    skinned: station.skin === null ? 1 : Math.min(ON_DARK_SKIN, Math.max(1, PALE_SKIN / station.skin)),
    part: key === null ? sides[side === 1 ? 0 : 1] : { at: sides[0].at, facing: normalise(subtract(at, sides[0].at)) },
    there: Math.max(right, left),
    key: aimed(station, at, key?.colour ?? tinted(COLOUR, lit, MOTIVATED)),
    edge: aimed(station, behind, tinted(EDGE, around.dark ? lit : null, MOTIVATED / 2)),
  };
}

function meteredLights(film: KeyLit, around: Surrounding, wanted: number): Lamp[] {
  const { dark } = around;
  const told = lampKeyOf(film.stage);
  const rigs = stationsOf(film).map((station) => rigOf(station, around, told));
  const [keys, edges] = [rigs.map(({ key }) => key), rigs.map(({ edge }) => edge)];
  const light = wanted / around.exposure;
  // A light that is told of is seen, however bright it is already.
  const least = light * (told !== null ? TOLD : dark ? LEAST : LEAST_BY_DAY);
  return rigs.flatMap(({ key, edge, part, there, darkCoated, skinned }) => {
    const share = darkCoated ? ON_BLACK.key : dark ? skinned : 1;
    const needed = clamp(light * (dark ? skinned : 1) - there, least, light * MOST) * share;
    const lamp = { ...key, colour: scale(key.colour, needed / Math.max(1e-4, unitOf(keys, part))) };
    // By day hair and shoulders stand out by themselves, but for those of a black coat.
    if (!dark && !darkCoated) return [lamp];
    const rimmed: Metered = { at: part.at, facing: normalise(subtract(edge.at, part.at)) };
    const drawn =
      (light * (darkCoated ? ON_BLACK.edge : 1) * (told === null ? EDGED : told.counter)) /
      Math.max(1e-4, unitOf(edges, rimmed));
    return [lamp, { ...edge, colour: scale(edge.colour, drawn) }];
  });
}

/** Both sides of the face of whom a film is about, where it begins; null where nobody has one. */
export function facesOf(film: KeyLit): readonly [Metered, Metered] | null {
  const [station] = stationsOf(film);
  return station === undefined ? null : sidesOf(faceOf(station), station.toCamera);
}

/** How bright that face is drawn, on its print. */
export function drawnFace(film: KeyLit, around: Surrounding): number | null {
  const sides = facesOf(film);
  if (sides === null) return null;
  const fill = brightness(around.air.fill ?? [0, 0, 0]) * FILLED;
  return Math.max(...sides.map((side) => brightness(lightOn(around, side)) + fill)) * around.exposure;
}
/** Of a reflector: as much falls on a face on the whole. */
const FILLED = 0.6;

/** Soft lamps that nobody sees, along the way of whom the film is about. */
export const keyLights = (film: KeyLit, around: Surrounding): Lamp[] =>
  placeHas(film.stage.place.name, 'sunlit') || film.stage.styles.includes('silhouette')
    ? []
    : meteredLights(film, around, wantedOf(film.stage));
