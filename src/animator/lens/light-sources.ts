import type { KeyLight } from '../catalogue/lights-table.ts';
import { LIGHT_NAMES, lightRowOf } from '../catalogue/lights-table.ts';
import { isStreetLamp } from '../land/lamp-post.ts';
import { smoothstep } from '../maths/ease.ts';
import { transform } from '../maths/matrix.ts';
import { add, distance, dot, normalise, scale, subtract, type Vector } from '../maths/vector.ts';
import { keyLamps, keyOf } from './directed-light.ts';
import { fairyLights } from './fairy-lights.ts';
import { BURNING } from './film-lamps.ts';
import { fromBlankets } from './from-blankets.ts';
import { hungLamps } from './hung-lamps.ts';
import { aheadOf, beside, faint, figuresOf, hasEyes, type LitMoment, middleOf, tallOf } from './lit-figures.ts';
import type { MovingLamp } from './moving-lamp.ts';
import type { StandingFigure } from './pose-figures.ts';
import { shafts } from './shafts.ts';
import { showsAir } from './thick-air.ts';

/** The lamps that a light of the catalogue brings, at a moment; `flash` is how bright lightning stands. */
export type LightSource = (moment: LitMoment, flash: number) => readonly MovingLamp[];

const flicker = (time: number, own: number): number =>
  1 +
  0.1 * Math.sin(time * 9.1 + own * 2.3) +
  0.07 * Math.sin(time * 17.3 + own) +
  0.05 * Math.sin(time * 3.7 + own * 5);

const TORCH = { colour: [1.12, 1, 0.82] as Vector, strength: 26, spill: 1.5, pitch: -0.1, sweep: 0.3 } as const;

/** Beams from the hands of those who hold one, where they go, swept from side to side. */
const flashlight: LightSource = (moment) => {
  const { stage, standing, time, camera } = moment;
  const held = figuresOf(moment).filter(({ thing }) => thing === 'flashlight');
  return [
    ...faint(moment, [0.34, 0.4, 0.52]),
    ...fromBlankets(moment),
    ...held.flatMap(({ figure, index }): MovingLamp[] => {
      const support = stage.figures[index]?.support;
      const bearer = support !== undefined && 'figure' in support ? standing[support.figure] : null;
      const at = middleOf(figure);
      const heading = (bearer ?? figure).heading;
      const toCamera = normalise(subtract(camera.eye, at));
      // Straight into the lens nothing else would be seen.
      const glare = smoothstep(0.45, 0.95, dot(aheadOf(heading), toCamera));
      const side = Math.sign(Math.sin(heading - Math.atan2(toCamera[0], toCamera[2]))) || 1;
      const turn = heading + side * glare * 0.75 + TORCH.sweep * Math.sin(time * 0.9 + 0.4);
      const toward = aheadOf(turn, TORCH.pitch + 0.06 * Math.sin(time * 1.7));
      const shared = { at: add(at, scale(toward, 0.12)), reach: 16, size: 0.15, shades: 0.85 };
      return [
        {
          ...shared,
          colour: scale(TORCH.colour, TORCH.strength),
          cone: { toward, edge: 0.93, core: 0.985 },
          beam: 0.009,
        },
        { ...shared, colour: scale(TORCH.colour, TORCH.spill), cone: { toward, edge: 0.2, core: 0.9 } },
      ];
    }),
  ];
};

/** Of what burns: as strong as a metre away it lights paper. */
const [CANDLE, BLAZE] = [0.9, 4.2];
const FLAME: Vector = [1.25, 0.66, 0.27];
/** Blue over red: what is less is a flame. */
const FLAMELIKE = 0.26;
const MOST_FLAMES = 7;

/** Where it burns: at its wick, or its upper end. */
function flameOf({ body, matrix, pose, at, size }: StandingFigure): Vector {
  const { flame } = body.anchors;
  return flame === undefined
    ? add(at, [0, body.height * size * 0.9, 0])
    : transform(matrix, pose.place(flame.bone, flame.at));
}

interface Flame {
  readonly at: Vector;
  readonly strength: number;
}

/** What burns, as lamps that flicker. */
function burning(moment: LitMoment, unseen: readonly Flame[]): MovingLamp[] {
  const { time, lamps } = moment;
  const found = figuresOf(moment);
  const middle = found.find(hasEyes)?.figure.at ?? [0, 0, 0];
  const own = found
    .filter(
      ({ figure, thing }) =>
        figure.body.anchors.flame !== undefined || (BURNING[thing] !== undefined && thing !== 'computer desk'),
    )
    .map(({ figure, thing }) => ({
      at: flameOf(figure),
      strength: (BURNING[thing]?.reach ?? 2) > 3.6 ? BLAZE : CANDLE,
    }));
  const placed = lamps
    .filter(({ colour, spot }) => spot === undefined && colour[2] < colour[0] * FLAMELIKE)
    .map(({ at, reach }) => ({ at, strength: reach > 3.6 ? BLAZE : CANDLE }));
  const near = [...own, ...placed]
    .toSorted((a, b) => distance(a.at, middle) - distance(b.at, middle))
    .slice(0, MOST_FLAMES);
  const reaches = near.some(({ at, strength }) => distance(at, middle) < (strength > 2 ? 3.2 : 1.5));
  return [
    ...near.map((flame) => ({ ...flame, beam: 1 })),
    ...(reaches ? [] : unseen).map((flame) => ({ ...flame, beam: 0 })),
  ].map(({ at, strength, beam }, k): MovingLamp => {
    const sway = 0.02 * strength;
    return {
      at: add(at, [sway * Math.sin(time * 7.3 + k), 0, sway * Math.cos(time * 6.1 + k)]),
      colour: scale(FLAME, strength * flicker(time, k)),
      reach: strength > 2 ? 9 : 4.6,
      size: strength > 2 ? 0.5 : 0.3,
      shades: k < 3 ? 0.7 : 0,
      beam: beam * (strength > 2 ? 0.0016 : 0.004),
    };
  });
}

/** The flames of a place and of those who carry them; where there is none near, one just out of the picture. */
const flames =
  (alone: number): LightSource =>
  (moment) => {
    const hero = figuresOf(moment).find(hasEyes)?.figure;
    const [aside, up] = alone > 2 ? [0.75, 0.42] : [0.3, 0.56];
    const unseen = hero === undefined ? [] : [{ at: beside(hero, moment, 0.62, aside, up), strength: alone * 0.7 }];
    const shown = hero === undefined ? flameOnThing(moment) : faint(moment, [0.16, 0.1, 0.06]);
    return [...shown, ...burning(moment, unseen)];
  };

/** Of its height away, and so strong: what is small is filmed from near, and a flame beside it leaves the side toward the camera dark. */
const [FLAME_BEFORE, FLAME_ON_THING] = [[1.6, 0.9, 1.2], 3] as const;

/** A flame that is not in the picture lights the front of what a film without people is about. */
function flameOnThing(moment: LitMoment): MovingLamp[] {
  const found = figuresOf(moment);
  const [first] = found;
  // What falls from the table takes no light away with it.
  const lit = found.find(({ figure }) => figure.body.anchors.flame !== undefined) ?? first;
  if (first === undefined || lit === undefined) return [];
  const tall = Math.max(tallOf(first.figure), tallOf(lit.figure));
  return [
    {
      at: beside(lit.figure, moment, ...FLAME_BEFORE),
      colour: scale(FLAME, FLAME_ON_THING * tall ** 2 * flicker(moment.time, 0.5)),
      reach: 9 * tall,
      size: 0.6 * tall,
    },
  ];
}

const OPENED = /chest|box|book|portal|fridge|refrigerator|oven|suitcase|egg|lamp|crystal|orb|urn|jar/;

/** What shines out of something that is opened, onto whoever opens it. */
const spilling: LightSource = (moment) =>
  figuresOf(moment)
    .filter(({ thing }) => OPENED.test(thing))
    .slice(0, 2)
    .map(({ figure }): MovingLamp => {
      const tall = tallOf(figure);
      const swell = 0.9 + 0.1 * Math.sin(moment.time * 2.3);
      return {
        at: add(middleOf(figure), [0, tall * 0.55, 0]),
        colour: scale([1.5, 1.05, 0.45], 1.5 * swell),
        reach: 5 + tall * 2,
        size: 0.35,
        shades: 0.7,
        beam: 0.004,
      };
    });

const SCREENS = /^(?:laptop|tv|cell phone|tablet|computer desk|computer|monitor|arcade machine)$/;

/** Cold light on the face before a screen, in the changes of what it shows. */
const screenlight: LightSource = (moment) => {
  const { time } = moment;
  const found = figuresOf(moment);
  const [hero] = found.filter(hasEyes);
  if (hero === undefined) return [];
  const screen = found.find(({ thing }) => SCREENS.test(thing));
  const head = add(hero.figure.at, [0, tallOf(hero.figure) * 0.7, 0]);
  const from = screen === undefined ? beside(hero.figure, moment, 0.4, 0.12, 0.58) : middleOf(screen.figure);
  const at = add(from, scale(normalise(subtract(head, from)), 0.16));
  const shows = 0.85 + 0.15 * Math.sin(time * 2.1) * Math.sin(time * 0.73 + 1);
  return [{ at, colour: scale([0.62, 0.86, 1.3], 0.95 * shows), reach: 4.5, size: 0.35, shades: 0.5, beam: 0.004 }];
};

/** A light that is set as photographers do, where a lamp does that. */
const directed: LightSource = (moment) => {
  const key = keyOf(moment.stage);
  return key === null ? [] : keyLamps(moment, key);
};

/** Who is in a dark room is lit as by what comes in beside the camera, cold and from one side. */
const IN_THE_DARK = {
  ...{ ahead: 0.5, aside: 1.05, up: 1.15, colour: [0.72, 0.88, 1.2], strength: 0.66, counter: 0.35, fill: 1 },
} as const satisfies KeyLight;

/** What falls in through windows by night, and in lightning. */
const windows =
  (moon: Vector): LightSource =>
  ({ lamps, indoor }, flash) =>
    !indoor
      ? []
      : lamps
          .filter(({ spot, reach }) => spot !== undefined && reach > 10)
          .slice(0, 6)
          .map(({ at, spot }): MovingLamp => {
            const toward = normalise(add(spot?.toward ?? [0, -1, 0], [0, -0.35, 0]));
            return {
              at: add(at, scale(toward, -1.2)),
              colour: add(moon, scale([7.5, 8.2, 10], flash)),
              reach: 11,
              size: 0.6,
              cone: { toward, edge: 0.72, core: 0.95 },
              shades: 0.5,
              beam: 0.003,
            };
          });

const HEADLAMP: Vector = [1.1, 1.02, 0.85];

/** Two beams before whatever drives. */
const headlights: LightSource = (moment) =>
  figuresOf(moment).flatMap(({ figure }): MovingLamp[] =>
    ['light', 'light2'].flatMap((name) => {
      const anchor = figure.body.anchors[name];
      if (anchor === undefined) return [];
      const toward = aheadOf(figure.heading, -0.05);
      const at = add(transform(figure.matrix, figure.pose.place(anchor.bone, anchor.at)), scale(toward, 0.1));
      const cone = { toward, edge: 0.93, core: 0.985 };
      return [
        {
          at,
          colour: scale(HEADLAMP, 60),
          reach: 34,
          size: 0.25,
          cone,
          beam: moment.stage.place.weather === 'fog' ? 0.008 : 0.003,
        },
      ];
    }),
  );

/** The cone of the spotlight that a film is lit by: see film-lamps.ts. */
const spotlight: LightSource = ({ lamps, stage }) =>
  lamps
    .filter(({ spot, reach }) => spot !== undefined && reach === 16)
    .map(({ at, spot, reach }) => ({
      ...{
        at,
        reach,
        size: 0.4,
        falls: 0,
        beam: stage.place.weather === 'fog' || showsAir(stage.place.dressing) ? 0.013 : 0.0065,
        colour: [60, 56, 48] as Vector,
      },
      cone: {
        toward: spot?.toward ?? [0, -1, 0],
        edge: spot?.spread ?? 0.95,
        core: 1 - (1 - (spot?.spread ?? 0.95)) * 0.5,
      },
    }));

/** Of the street: a pool of light on whoever stands beneath it, with hard shadows, and its cone where the air is thick. */
const streetLamp: LightSource = ({ lamps, stage }) =>
  lamps.filter(isStreetLamp).map(({ at, spot, reach }) => ({
    ...{ at, reach, size: 0.3, shades: 0.8, flat: 0.3, colour: [40, 34, 24] as Vector },
    beam: stage.place.weather === 'fog' ? 0.0075 : 0.003,
    cone: { toward: spot?.toward ?? [0, -1, 0], edge: 0.915, core: 0.965 },
  }));

const DIRECTED = LIGHT_NAMES.filter((light) => lightRowOf(light)?.key !== undefined);

export const LIGHT_SOURCES: Readonly<Record<string, LightSource>> = {
  flashlight,
  candlelight: flames(CANDLE * 1.6),
  firelight: flames(BLAZE),
  screenlight,
  fairy_lights: fairyLights,
  spilling,
  ...Object.fromEntries(DIRECTED.map((light) => [light, directed])),
  hanging_lamp: (moment, flash) => [...directed(moment, flash), ...hungLamps(moment)],
  darkness: (moment, flash) => [
    ...windows([0.45, 0.65, 1.1])(moment, flash),
    // What burns in the dark is what one sees by.
    ...burning(moment, []),
    ...(keyOf(moment.stage) === null ? keyLamps(moment, IN_THE_DARK) : []),
  ],
  moonlight: (moment, flash) =>
    moment.indoor ? [...windows([1.5, 2.2, 3.5])(moment, flash), ...faint(moment, [0.8, 1, 1.45])] : [],
  lightning: (moment, flash) => [
    ...windows([0.3, 0.42, 0.7])(moment, flash),
    ...(moment.indoor ? burning(moment, []) : []),
  ],
  headlights,
  spotlight,
  street_lamp: streetLamp,
  'light shafts': shafts,
};
