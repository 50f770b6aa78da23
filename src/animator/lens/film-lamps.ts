import type { Body } from '../bodies/body.ts';
import { readColour } from '../bodies/recolour.ts';
import { colouredLights } from '../catalogue/coloured-lights.ts';
import { placeHas } from '../catalogue/places.ts';
import type { Air, Lamp } from '../land/world.ts';
import { luminance } from '../maths/colour.ts';
import { aboutY, turnVector } from '../maths/turn.ts';
import { add, dot, normalise, scale, subtract, type Vector } from '../maths/vector.ts';
import type { CameraPose } from '../stage/camera/camera-motion.ts';
import { rootOf } from '../stage/root-of.ts';
import type { Stage, StageFigure } from '../stage/stage.ts';
import type { Motion } from '../stage/ways/path-motion.ts';
import { isDarkCoated } from './dark-coats.ts';
import { lampKeyOf, sunKeyOf } from './directed-light.ts';
import { isUnlit } from './lit-figures.ts';
import { seatedEyes } from './seated-eyes.ts';

/** Prints that keep only what is bright, or are darker than others: how many times as much fills the shadows of a face at night and by day. By day hard light is what one sees them by. */
const DIM: Readonly<Record<string, { readonly atNight: number; readonly byDay: number }>> = {
  noir: { atNight: 2.4, byDay: 0.25 },
  neo_noir: { atNight: 1.6, byDay: 0.4 },
  black_and_white: { atNight: 0.8, byDay: 0.25 },
  moody: { atNight: 2, byDay: 1 },
  low_key: { atNight: 1.4, byDay: 0.8 },
  gritty: { atNight: 1.2, byDay: 1 },
};

/** Of several, whichever asks for most. */
const dimmed = (styles: readonly string[], light: 'atNight' | 'byDay'): number => {
  const shares = styles.flatMap((style) => DIM[style]?.[light] ?? []);
  return shares.length === 0 ? 1 : Math.max(...shares);
};
const COLOUR: Vector = [1.15, 1.02, 0.9];
/** Of a height: how soft a lamp is. */
const SOFT = 0.5;
/** Of a height: who goes farther gets another lamp, up to so many in all. */
const [STRIDE, MOST_LAMPS, MOST_LIT] = [1.1, 14, 3];
const SAMPLES = 24;
/** Of a height: faces. */
const STANDING_FACE = 0.84;

export interface KeyLit {
  readonly stage: Stage;
  readonly bodies: readonly Body[];
  readonly figureAt: (figure: number, time: number) => Motion;
  readonly cameraAt: (time: number) => CameraPose;
}

export interface Lit {
  /** Whom it is of. */
  readonly figure: number;
  readonly at: Vector;
  /** Metres. */
  readonly tall: number;
  /** Across the ground, from who is lit to the camera. */
  readonly toCamera: readonly [number, number];
  readonly darkCoated: boolean;
  /** How much light comes back from the face, 0 to 1; null of who has fur or feathers. */
  readonly skin: number | null;
}

/** Where whom the film is about is lit: along the way, a lamp after the other. Who is of these roles comes first. */
export function stationsOf({ stage, bodies, figureAt, cameraAt }: KeyLit, first: readonly number[] = []): Lit[] {
  const seats = { stage, bodies, motionOf: figureAt };
  const lit = stage.figures
    .flatMap(({ role, size, body: order }, figure) => {
      const body = bodies[figure];
      const faced = body?.anchors.eyes !== undefined;
      return role !== null && body !== undefined && faced
        ? [
            {
              ...{ figure: rootOf(stage, figure), tall: body.height * size, rank: first.includes(role) ? 0 : 1 },
              // Of several on one bench or at one table everybody has a place of their own.
              seat: seatedEyes(figure, seats, 0) === null ? null : figure,
              darkCoated: isDarkCoated({ body: order }),
              skin: skinOf(order.sheet),
            },
          ]
        : [];
    })
    .filter(
      ({ figure, seat }, index, all) =>
        all.findIndex((each) => each.figure === figure && (each.seat === null || each.seat === seat)) === index,
    )
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, MOST_LIT);
  return lit.flatMap(({ figure, seat, tall, darkCoated, skin }) => {
    const stations: Lit[] = [];
    let last: Vector | null = null;
    for (let sample = 0; sample < SAMPLES && stations.length < MOST_LAMPS / lit.length; sample++) {
      const time = (stage.durationSeconds * sample) / (SAMPLES - 1);
      const seated = seat === null ? null : seatedEyes(seat, seats, time);
      // As if on their feet, with the face where it is.
      const at = seated === null ? figureAt(figure, time).at : subtract(seated, [0, tall * STANDING_FACE, 0]);
      if (last !== null && Math.hypot(at[0] - last[0], at[2] - last[2]) < tall * STRIDE) continue;
      last = at;
      const { eye } = cameraAt(time);
      const far = Math.max(1e-3, Math.hypot(eye[0] - at[0], eye[2] - at[2]));
      stations.push({ figure, at, tall, darkCoated, skin, toCamera: [(eye[0] - at[0]) / far, (eye[2] - at[2]) / far] });
    }
    return stations;
  });
}

function skinOf({ skin }: StageFigure['body']['sheet']): number | null {
  const colour = typeof skin === 'string' ? readColour(skin) : null;
  return colour === null ? null : luminance(colour) / 255;
}

/** Of a height: ahead toward the camera, aside and up. */
export const beside = ({ at, tall, toCamera: [x, z] }: Lit, ahead: number, aside: number, up: number): Vector => [
  at[0] + (x * ahead + z * aside) * tall,
  at[1] + up * tall,
  at[2] + (z * ahead - x * aside) * tall,
];

/** What a reflector beside the camera adds, on the print, by the hour: nights stay nights. */
const FILLS: Readonly<Record<string, number>> = { night: 0.1, dusk: 0.24, golden_hour: 0.42, dawn: 0.38, day: 0.34 };
/** Of its colour: so much is that of the light around. */
const FILL_TINT = 0.45;

/** Soft light on whoever is filmed: as much as the print wants, however dark the place is. */
export function fillOf(stage: Stage, { skyLight, print, fill }: Air): Vector {
  const { place, styles } = stage;
  // Lands that light whom they show know how.
  if (fill !== undefined) return fill;
  if (placeHas(place.name, 'sunlit')) return [0, 0, 0];
  const amount =
    ((FILLS[place.time] ?? 0) *
      ((lampKeyOf(stage) ?? sunKeyOf(stage))?.fill ?? 1) *
      dimmed(styles, DARK.has(place.time) ? 'atNight' : 'byDay')) /
    print.exposure;
  const mean = Math.max(1e-3, (skyLight[0] + skyLight[1] + skyLight[2]) / 3);
  const tint = (channel: 0 | 1 | 2): number =>
    COLOUR[channel] * (1 - FILL_TINT) + (skyLight[channel] / mean) * FILL_TINT;
  return [tint(0) * amount, tint(1) * amount, tint(2) * amount];
}

export const isDark = ({ place }: Stage): boolean => DARK.has(place.time);

/** Whether lamps of a colour light whom a film is about. */
export const isColoured = ({ place }: Stage): boolean =>
  DARK.has(place.time) && colouredLights(place.dressing).length > 0;

/** Coloured lamps from both sides, a little behind, where it is dark enough to see them: as bright on a cheek as the print, of this exposure, shows best. */
export function colouredLamps(film: KeyLit, exposure: number): Lamp[] {
  const [first, other] = colouredLights(film.stage.place.dressing);
  // One sign lights one side of a face; from both it would be painted.
  const second = other ?? (first === undefined ? undefined : scale(first, FAR_SIDE));
  if (first === undefined || second === undefined || !DARK.has(film.stage.place.time)) return [];
  // Walls keep them near.
  const reach = placeHas(film.stage.place.name, 'street') ? IN_STREETS : COLOURED;
  return stationsOf(film).flatMap((station) =>
    [first, second].map((colour, side) => ({
      at: beside(station, other !== undefined ? SPLIT : side === 0 ? 0.3 : -0.2, side === 0 ? -1.15 : 1.15, 1.05),
      colour: scale(colour, (ON_CHEEKS * station.tall ** 2 * evened(colour, other)) / exposure),
      reach: reach * station.tall,
      size: SOFT * station.tall,
    })),
  );
}
/** Of a height toward the camera: from so far aside each of two colours has its own half of a face. */
const SPLIT = -0.12;
/** How much of red, green and blue skin gives back: blue beside pink would not be seen on it, were both as bright. */
const OF_SKIN: Vector = [0.85, 0.6, 0.45];
const evened = (colour: Vector, other: Vector | undefined): number =>
  other === undefined ? SINGLE : 1 / dot(colour, OF_SKIN);
/** Of a single colour: how strong it is beside the light of the place, and how much of it comes back from where no lamp is. */
const [SINGLE, FAR_SIDE] = [0.6, 0.15];
/** Of a height: how far they are felt. */
const [COLOURED, IN_STREETS] = [3.6, 2.4];
/** Times a height squared: what lights a cheek. */
const ON_CHEEKS = 2.2;
/** By day its light is lost. */
const DARK: ReadonlySet<string> = new Set(['night', 'dusk']);

/** What burns or shines lights what is around it: colour, and metres it reaches. */
export const BURNING: Readonly<Record<string, { readonly colour: Vector; readonly reach: number }>> = {
  fire: { colour: [3.4, 1.5, 0.5], reach: 7 },
  torch: { colour: [1.8, 0.85, 0.3], reach: 4 },
  lantern: { colour: [1.4, 0.8, 0.4], reach: 3.5 },
  'sky lantern': { colour: [1.6, 0.85, 0.36], reach: 4 },
  candle: { colour: [1.1, 0.6, 0.28], reach: 2.4 },
  'jack o lantern': { colour: [1.2, 0.6, 0.2], reach: 2.4 },
  'blanket fort': { colour: [2.2, 1.4, 0.7], reach: 3.8 },
  'computer desk': { colour: [0.2, 0.3, 0.46], reach: 2.2 },
  'habitat dome': { colour: [42, 27, 12], reach: 13 },
  'arcade machine': { colour: [0.9, 0.75, 1.7], reach: 2.6 },
};

/** Lamps of fires, torches, candles and screens that stay where they are. */
export function fireLights({ stage, bodies, figureAt }: KeyLit): Lamp[] {
  if (!DARK.has(stage.place.time)) return [];
  return stage.figures.flatMap(({ body, support, path, size, standsFor }, figure): Lamp[] => {
    // What is lit in the course of the film lights nothing before.
    const light = isUnlit(body) || standsFor !== undefined ? undefined : BURNING[String(body.sheet.thing)];
    if (light === undefined || !('on' in support) || path.length > 1) return [];
    const { at: foot, heading } = figureAt(figure, 0);
    const tall = (bodies[figure]?.height ?? 0.5) * size;
    const shining = bodies[figure]?.anchors.light?.at;
    const at =
      shining === undefined
        ? add(foot, [0, tall * 0.8, 0])
        : add(foot, turnVector(aboutY(heading), scale(shining, size)));
    return [{ at, colour: light.colour, reach: light.reach * Math.max(1, size), size: tall * 0.4 }];
  });
}

/** Of the light around: as much is left beside the pool of a spotlight, and where others whom the film shows are beside it. */
const [BESIDE_SPOT, BESIDE_OTHERS] = [0.07, 0.3];
/** Metres above whom it lights and toward the camera; how strong it is, and the cosine of its edge. */
const SPOT = { up: 6.5, ahead: 2.2, strength: 150, spread: 0.972 } as const;

interface Lighting {
  readonly air: Air;
  readonly lamps: readonly Lamp[];
}

/** Cosine of the edge of the widest pool, and how far within its edge everybody stays. */
const [WIDEST, WITHIN] = [0.74, 0.02];

/** Where somebody comes in a film, and the middle of it. */
function wayOf({ stage, figureAt }: KeyLit, figure: number): { way: readonly Vector[]; middle: Vector } {
  const way = Array.from(
    { length: SAMPLES },
    (_, sample) => figureAt(figure, (stage.durationSeconds * sample) / (SAMPLES - 1)).at,
  );
  const middleOf = (axis: 0 | 1 | 2): number => {
    const along = way.map((at) => at[axis]);
    return (Math.min(...along) + Math.max(...along)) / 2;
  };
  return { way, middle: [middleOf(0), way[0]?.[1] ?? 0, middleOf(2)] };
}

/** "in a single spotlight on a dark stage": a pool of light around whom the film is about, and hardly any beside it. */
export function spotlit(film: KeyLit, lit: Lighting): Lighting {
  const { dressing, spotOn } = film.stage.place;
  const stations = dressing.includes('spotlight') ? stationsOf(film, spotOn ?? []) : [];
  const [first] = stations;
  if (first === undefined) return lit;
  const others = stations.some(({ figure }) => figure !== first.figure);
  const { way, middle } = wayOf(film, first.figure);
  const at = add(middle, [first.toCamera[0] * SPOT.ahead, SPOT.up, first.toCamera[1] * SPOT.ahead]);
  const toward = normalise(subtract(add(middle, [0, first.tall * 0.4, 0]), at));
  // Who leaps across the stage is in its light from the first step to the last.
  const edge = Math.min(...way.map((step) => dot(normalise(subtract(step, at)), toward)));
  const spread = Math.max(WIDEST, Math.min(SPOT.spread, edge - WITHIN));
  const { air } = lit;
  const dim = (colour: Vector): Vector => scale(colour, others ? BESIDE_OTHERS : BESIDE_SPOT);
  return {
    air: {
      ...air,
      sunColour: dim(air.sunColour),
      skyLight: dim(air.skyLight),
      skyLightUp: dim(air.skyLightUp),
      skyLightSun: dim(air.skyLightSun),
      fill: dim(air.fill ?? [0, 0, 0]),
    },
    lamps: [
      {
        at,
        colour: scale([1, 0.94, 0.82], SPOT.strength),
        reach: 16,
        size: 0.5,
        spot: { toward, spread },
      },
      ...lit.lamps.map((lamp) => ({ ...lamp, colour: dim(lamp.colour) })),
    ],
  };
}
