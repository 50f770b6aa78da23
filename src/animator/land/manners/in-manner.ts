import { COLOUR_WORDS } from '../../catalogue/attributes.ts';
import { UNLIT } from '../../catalogue/lights-table.ts';
import { mannersOf, wallsOf } from '../../catalogue/manners.ts';
import { type Light, lightOf } from '../../maths/mesh.ts';
import { lookOf, type Paint } from '../kits/architecture/solids.ts';
import type { RoomPlan } from '../kits/rooms/room-plan.ts';
import { openingAt, wallFrame } from '../kits/rooms/shell.ts';
import type { PlaceBuilder, PlaceFacts, PlaceOrder, PlaceSpot } from '../place.ts';
import type { Lamp } from '../world.ts';
import { FLOORS, FURNISH } from './furnish.ts';
import { repaintWorld } from './repaint.ts';
import { strewAround } from './strew-around.ts';

/**
 * How a place is, whatever place it is: "a rustic kitchen", "an abandoned factory", "a frozen ballroom". A manner turns its surfaces (`looks-table.ts`), lays
 * another floor, brings what belongs to it and changes the light. No place knows of any manner, and no manner of any place.
 */
interface Mood {
  /** What the walls give back. */
  readonly cast: Light;
  /** Lamps burn at least so much. */
  readonly lamps?: number;
  /** Of the light through the windows. */
  readonly windows?: number;
  /** What hangs in the air: how much of the sight it takes a metre, and its colour in full light. */
  readonly mist?: { readonly haze: number; readonly colour: Light };
}

const MOODS: Readonly<Record<string, Mood>> = {
  abandoned: { cast: [0.86, 0.8, 0.7], windows: 1.25, mist: { haze: 0.006, colour: [0.42, 0.36, 0.27] } },
  overgrown: { cast: [0.88, 1.02, 0.82], windows: 1.15, mist: { haze: 0.005, colour: [0.34, 0.4, 0.24] } },
  frozen: { cast: [0.74, 0.98, 1.3], mist: { haze: 0.003, colour: [0.4, 0.56, 0.7] } },
  burning: { cast: [0.8, 0.42, 0.26], windows: 0.25, mist: { haze: 0.008, colour: [0.3, 0.12, 0.04] } },
  rustic: { cast: [1.08, 1, 0.86] },
  luxurious: { cast: [1.06, 1, 0.9], lamps: 0.6 },
  victorian: { cast: [1, 0.88, 0.74], lamps: 0.7, windows: 0.75 },
  japanese: { cast: [1.06, 1, 0.9] },
  futuristic: { cast: [0.95, 1.04, 1.14] },
  industrial: { cast: [1, 0.96, 0.92], lamps: 0.4 },
};

const VELVET = lookOf(0x6e1c28, 'cloth');
/** Null: none hang there any more, or never did. */
const CURTAINS: Readonly<Record<string, Paint | null>> = {
  ...{ abandoned: null, overgrown: null, frozen: null, japanese: null, futuristic: null, minimalist: null },
  ...{ luxurious: VELVET, victorian: VELVET },
};
/** Metres: up to there the walls have panels of wood. */
const PANELLED: Readonly<Record<string, number>> = { victorian: 0.95, luxurious: 0.9 };

/** A room as its order has it. */
export function inManner(order: PlaceOrder, plan: RoomPlan): RoomPlan {
  return mannersOf(order.dressing).reduce((own, manner) => apply(order, own, manner), plan);
}

function apply(order: PlaceOrder, plan: RoomPlan, manner: string): RoomPlan {
  const [curtains, panelled] = [CURTAINS[manner], PANELLED[manner]];
  // Nobody lays boards in a forge.
  const floor = manner === 'rustic' && plan.floor.kind === 'stone' ? undefined : FLOORS[manner];
  const { curtains: _, ...bare } = plan;
  const dressed: RoomPlan = {
    ...(curtains === null ? bare : plan),
    ...(floor === undefined ? {} : { floor, polished: floor.look.material === POLISHED || plan.polished === true }),
    ...(curtains === undefined || curtains === null ? {} : { curtains }),
    looks: panelled === undefined ? plan.looks : { ...plan.looks, panelled, trim: lookOf(0x5a3420, 'wood') },
    walls: BREAKS.has(manner)
      ? plan.walls.map((wall) => ({
          ...wall,
          openings: wall.openings.map((opening) =>
            opening.kind === 'window' ? { ...opening, broken: true } : opening,
          ),
        }))
      : plan.walls,
    light: lit(plan.light, MOODS[manner]),
    lamps: [...(plan.lamps ?? []), ...(manner === 'burning' ? blazesIn(plan).map(glowOf) : [])],
  };
  return { ...dressed, placed: [...dressed.placed, ...(FURNISH[manner]?.({ order, plan: dressed }) ?? [])] };
}

/** As bright as the room is, of a room by day. */
function scaled([r, g, b]: Light): Light {
  const share = Math.min(1, (r + g + b) / 0.75);
  return [share, share, share];
}

const POLISHED = lookOf(0, 'marblePolished').material;
const BREAKS: ReadonlySet<string> = new Set(['abandoned']);

function lit(light: RoomPlan['light'], mood: Mood | undefined): RoomPlan['light'] {
  if (mood === undefined) return light;
  const { cast, windows = 1, mist } = mood;
  const times = (a: Light, b: Light): Light => [a[0] * b[0], a[1] * b[1], a[2] * b[2]];
  const lamps = light.unlit ? 0 : Math.max(light.lamps, mood.lamps ?? 0);
  return {
    ...light,
    lamps,
    window: times(light.window, [windows, windows, windows]),
    air: {
      ...light.air,
      skyLight: times(light.air.skyLight, cast),
      fog:
        mist === undefined
          ? light.air.fog
          : { ...light.air.fog, haze: mist.haze, colour: times(mist.colour, scaled(light.air.skyLight)) },
    },
  };
}

/** Where a burning room burns: at its walls, low and as high as they go. */
function blazesIn({ size }: RoomPlan): PlaceSpot[] {
  const { left, right, back, height } = size;
  const wide = right - left;
  return [
    ...[0.12, 0.36, 0.64, 0.88].map(
      (share, k) => [left + wide * share, back + 0.35, k % 2 === 0 ? 0.55 : 0.8] as const,
    ),
    [left + 0.4, back + 2, 0.6] as const,
    [right - 0.4, back + 2.4, 0.7] as const,
    [left + 0.4, back + 4.6, 0.45] as const,
  ].map(
    ([x, z, radius]): PlaceSpot => ({
      kind: 'blaze',
      at: [x, 0.1, z],
      heading: 0,
      radius: Math.min(radius, height / 2.4),
    }),
  );
}
const glowOf = ({ at, radius }: PlaceSpot): Lamp => ({
  ...{ at: [at[0], 1, at[2] + 0.5], colour: [7 * radius, 2.6 * radius, 0.6 * radius], reach: 6, size: 0.9 },
});

/** Light that falls in through what is left of the windows, where the air shows it. */
function shaftsIn({ size, walls }: RoomPlan): PlaceSpot[] {
  return walls.flatMap(({ side, openings }) => {
    if (side === 'front' || side === 'right') return [];
    const { inward } = wallFrame(size, side);
    return openings.flatMap((opening): PlaceSpot[] => {
      if (opening.kind !== 'window') return [];
      const [x, , z] = openingAt(size, side, opening);
      return [
        {
          kind: 'shaft',
          at: [x + inward[0] * 0.3, opening.top, z + inward[2] * 0.3],
          heading: 0,
          radius: Math.min(0.6, opening.width * 0.3),
        },
      ];
    });
  });
}

const BY_DAY: ReadonlySet<string> = new Set(['day', 'golden_hour', 'dawn']);

/** What of a room's manner is told before it is built. */
export function spotsInManner(order: PlaceOrder, plan: RoomPlan): PlaceSpot[] {
  const manners = mannersOf(order.dressing);
  const shafts =
    order.dressing.includes('light shafts') || (manners.includes('abandoned') && order.weather === 'clear');
  return [
    ...(manners.includes('burning') ? blazesIn(plan) : []),
    ...(shafts && BY_DAY.has(order.time) ? shaftsIn(plan) : []),
  ];
}

/** Manners that are seen on houses and streets as well. */
const OUTDOORS: ReadonlySet<string> = new Set(['overgrown', 'frozen', 'abandoned']);
/** Whose lamps have long gone out. */
const OUT: ReadonlySet<string> = new Set(['abandoned']);

/** The paint of a colour that somebody names. */
function paintOf(name: string): Light | null {
  const [red, green, blue] = COLOUR_WORDS[name] ?? [];
  return red === undefined || green === undefined || blue === undefined
    ? null
    : lightOf((red << 16) | (green << 8) | blue);
}

export function withManner(place: PlaceBuilder): PlaceBuilder {
  const orderIn = (order: PlaceOrder): PlaceOrder =>
    mannersOf(order.dressing).some((manner) => OUT.has(manner))
      ? { ...order, dressing: [...order.dressing, UNLIT] }
      : order;
  const facts = (order: PlaceOrder): PlaceFacts => place.describe(orderIn(order));
  return {
    ...place,
    describe: facts,
    build(order, sight, detail) {
      const manners = mannersOf(order.dressing);
      const walls = wallsOf(order.dressing);
      if (manners.length === 0 && walls === null) return place.build(order, sight, detail);
      const world = place.build(orderIn(order), sight, detail);
      const repainted = repaintWorld(
        world,
        world.room === undefined ? manners.filter((manner) => OUTDOORS.has(manner)) : manners,
        world.room === undefined || walls === null ? null : paintOf(walls),
      );
      const strewn = facts(order).walls === undefined ? strewAround(order, sight, manners, world) : [];
      return { ...repainted, placements: [...repainted.placements, ...strewn] };
    },
  };
}
