import { aboutX, aboutY } from '../../../maths/turn.ts';
import { between, type Vector } from '../../../maths/vector.ts';
import { type Forge, type Paint, paintIn } from '../../forge/forge.ts';
import type { Make } from '../../forge/made-body.ts';
import { type Point, roundedRectangle } from '../../forge/outlines.ts';
import { box, cylinder, extrude, loft } from '../../forge/shapes.ts';
import { both, moved, type Surface, sheet } from '../../forge/surface.ts';
import { darker } from '../../looks.ts';
import { thingBones } from '../../thing-poses.ts';
import { poseRide } from '../../vehicle-poses.ts';
import { forgeCoachDoors, leafBones, slideLeaves } from './coach-doors.ts';
import { COACHES, type Coach } from './coaches-table.ts';
import { ALLOY, BLACK, CHROME, forgeWheel, turnWheels, type Wheel, wheelBones } from './wheels.ts';

const PANE: Paint = { material: 'glass', colour: 0x1d2a33, clear: 0.5 };
/** Behind the panes: warm at night, hardly seen by day. */
const INSIDE: Paint = { material: 'glow', colour: 0xffc47a, glows: 0.07 };
const LAMP: Paint = { material: 'glow', colour: 0xfff4d8, glows: 1.6 };
const TAIL: Paint = { material: 'glow', colour: 0xd81a1a, glows: 0.9 };

export interface CoachOrder {
  readonly coach: string;
  readonly colour: number | null;
  readonly look: string | null;
  /** Its doors open in the film. */
  readonly opens: boolean;
}

/** Buses, vans, trucks, trains: boxes on wheels, with windows in rows. */
export function makeCoach(order: CoachOrder): Make {
  const coach = COACHES[order.coach] ?? COACHES.bus;
  if (coach === undefined) throw new RangeError(`There is no coach called '${order.coach}'.`);
  const { length, width, height, rail = false } = coach;
  const wheels = wheelsOf(coach);
  const end = length / 2;
  const nose = coach.nose ?? 0.1;
  return {
    bones: order.opens
      ? leafBones(wheelBones(thingBones(height), wheels), coach)
      : wheelBones(thingBones(height), wheels),
    height: coach.tall ?? height,
    length,
    width,
    forge: (forge) => forgeCoach(forge, coach, wheels, order),
    anchors: {
      driver: [width * 0.22, coach.floor + 0.75, end - nose - 0.75],
      passenger: [-width * 0.22, coach.floor + 0.75, end - nose - 0.75],
      seat: [width * 0.25, coach.floor + 0.75, 0],
      passenger2: [-width * 0.25, coach.floor + 0.75, 0],
      light: [width * 0.35, coach.floor + 0.4, end],
      smoke: coach.chimney === undefined ? [width * 0.3, coach.floor, -end] : [0, height + 0.1, coach.chimney],
      wake: [0, 0.1, -end],
      surface: [0, height, 0],
      top: [0, height, 0],
      ...windowSeats(coach),
      ...standsWithin(coach),
    },
    move: (pose, moment) => {
      turnWheels(pose, wheels, moment.gone, moment.turning, moment.speed);
      if (order.opens) slideLeaves(pose, moment, coach);
    },
    pose: (skeleton, moment, move) => poseRide(skeleton, rail ? 'rail' : 'road', length, moment, move),
  };
}

/** Metres: who looks out of a window stands so far below its edge and so far inside of the wall, the head out of it. */
const [BELOW_EDGE, INSIDE_WALL] = [1.13, 0.08];

/** At the windows along both sides by turns, where people look and wave out. */
function windowSeats({ windows, width }: Pick<Coach, 'windows' | 'width'>): Make['anchors'] {
  const seats = windows.flatMap(({ from, to, low, count }) =>
    Array.from({ length: count }, (_, k) => ({ z: from + ((to - from) / count) * (k + 0.5), low })),
  );
  const sides = seats.flatMap(({ z, low }) => [1, -1].map((side) => ({ z, low, side })));
  return Object.fromEntries(
    sides.map(({ z, low, side }, k) => [
      `window${k === 0 ? '' : k + 1}`,
      {
        ...{ bone: 'whole', at: [side * (width / 2 - INSIDE_WALL), low - BELOW_EDGE, z] as Vector },
        heading: (side * Math.PI) / 2,
      },
    ]),
  );
}

/** So many who got in are somewhere within, where nobody sees them. */
const ABOARD = 12;

/** Before its first door, and behind it. */
function standsWithin({ doors, floor, width, length }: Coach): Make['anchors'] {
  const z = doors?.[0]?.z ?? length / 2 - 1;
  const within: Vector = [-width * 0.2, floor + 0.1, z];
  return {
    door: [-width / 2, floor + 0.1, z],
    ...Object.fromEntries(Array.from({ length: ABOARD }, (_, k) => [`aboard${k === 0 ? '' : k + 1}`, within])),
  };
}

function wheelsOf({ axles, wheel, width, rail = false }: Coach): Wheel[] {
  const wide = rail ? 0.13 : wheel * 0.62;
  return axles.flatMap((z, k) =>
    [1, -1].map(
      (side): Wheel => ({
        bone: `wheel${k}${side > 0 ? 'L' : 'R'}`,
        at: [side * (rail ? 0.74 : width / 2 - wide / 2 + 0.015), wheel, z],
        radius: wheel,
        wide,
        steers: k === 0 && !rail,
      }),
    ),
  );
}

interface Ends {
  readonly round?: number;
  readonly nose?: number;
  readonly rake?: number;
}

/** A box with round edges whose ends are drawn in; the front may lean back. Answers with a loop of points at each station. */
function hullSections(from: number, to: number, width: number, low: number, high: number, ends: Ends): Vector[][] {
  const { round = 0.18, nose = 0.1, rake = 0.05 } = ends;
  const tall = high - low;
  const stations: readonly (readonly [z: number, share: number, lean: number])[] = [
    [from, 0.9, 0],
    [from + 0.03, 0.955, 0],
    [from + 0.12, 0.995, 0],
    [from + 0.3, 1, 0],
    ...[0.2, 0.4, 0.6, 0.8].map((share) => [from + 0.3 + (to - nose * 1.2 - from - 0.3) * share, 1, 0] as const),
    [to - nose * 1.2, 1, rake * 0.1],
    [to - nose * 0.75, 0.995, rake * 0.35],
    [to - nose * 0.35, 0.96, rake * 0.7],
    [to - nose * 0.1, 0.9, rake * 0.92],
    [to, 0.8, rake],
  ];
  return stations.map(([z, share, lean]) =>
    roundedRectangle(width * share, tall * (0.5 + share / 2), round * share, CORNER).map(
      ([x, y]): Vector => [x, y + (low + high) / 2 - (tall * (1 - share)) / 4, z - lean * ((y / tall) * 2 + 0.2)],
    ),
  );
}

const CORNER = 5;

/** A windscreen that lies on the drawn-in top of the front. */
function wrapScreen(sections: readonly (readonly Vector[])[]): Surface {
  const rows = sections
    .slice(-5, -2)
    .map((loop) => loop.slice(2, CORNER * 2).map(([x, y, z]): Vector => [x * 1.004, y + 0.015, z + 0.012]));
  const points = (row: readonly Vector[] | undefined, other: readonly Vector[] | undefined, share: number): Vector[] =>
    (row ?? []).map((point, k) => between(point, other?.[k] ?? point, share));
  // Between the second and the last but one station, left free at both ends.
  return sheet([points(rows[0], rows[1], 0.55), rows[1] ?? [], points(rows[1], rows[2], 0.75)], { crease: 1 });
}

const panelOf = (width: number, height: number, radius = 0.06, depth = 0.02): Surface =>
  extrude(roundedRectangle(width, height, radius), depth, depth * 0.3);

function forgeCoach(forge: Forge, coach: Coach, wheels: readonly Wheel[], order: CoachOrder): void {
  const { length, width, height, floor } = coach;
  const main = paintIn({ material: 'paint', colour: order.colour ?? coach.colour }, order.look);
  const end = length / 2;
  const half = width / 2;
  const [from, to] = coach.cab === undefined ? [-end, end] : [coach.cab, end];
  const sections = hullSections(from, to, width, floor, coach.cabHeight ?? height, coach);
  forge.add(main, loft(sections, { crease: 0.6 }));
  if (coach.load !== undefined) forgeLoad(forge, coach);
  forge.add(BLACK, moved(box([width * 0.86, 0.22, length * 0.94], 0.04), { at: [0, floor - 0.02, 0] }));
  // Windows along both sides, and the screens.
  for (const band of coach.windows) {
    const each = (band.to - band.from) / band.count;
    for (let k = 0; k < band.count; k++) {
      const z = band.from + each * (k + 0.5);
      const tall = band.high - band.low;
      const at = (x: number): Vector => [x, band.low + tall / 2, z];
      const pane = moved(panelOf(each * 0.88, tall, 0.07), { turn: aboutY(Math.PI / 2) });
      forge.add(INSIDE, both(moved(pane, { at: at(half - 0.004), size: [1, 0.97, 0.97] })));
      forge.add(PANE, both(moved(pane, { at: at(half + 0.006) })));
    }
  }
  const nose = coach.nose ?? 0.1;
  if (coach.screen !== undefined) {
    const { low, high, wide } = coach.screen;
    const tall = (coach.cabHeight ?? height) - floor;
    const rake = coach.rake ?? 0.05;
    const middle = (low + high) / 2;
    const lean = rake * (((middle - floor - tall / 2) / tall) * 2 + 0.2);
    const dark: Paint = { ...PANE, clear: 0 };
    if (nose > 1) forge.add(dark, wrapScreen(sections));
    else {
      const at: Vector = [0, middle, to - lean + 0.004];
      forge.add(dark, moved(panelOf(wide, high - low, 0.1, 0.05), { at, turn: aboutX(-Math.atan((2 * rake) / tall)) }));
    }
  }
  if (coach.backWindow !== undefined) {
    const { low, high, wide } = coach.backWindow;
    forge.add(
      { ...PANE, clear: 0 },
      moved(panelOf(wide, high - low, 0.08), { at: [0, (low + high) / 2, -end - 0.004] }),
    );
  }
  for (const { y, tall, colour, out = 0.004 } of coach.stripes ?? []) {
    const strip = box([0.012, tall, to - from - nose * 2 - 0.25], 0.002);
    forge.add(
      { material: 'paint', colour },
      both(moved(strip, { at: [half + out - 0.004, y, (to + from) / 2 - nose * 0.4] })),
    );
  }
  forgeCoachDoors(forge, coach, main, order.opens);
  // Lamps sit low at both ends.
  const lampY = floor + 0.28;
  const spread = width * 0.36;
  forge.add(
    LAMP,
    both(
      moved(cylinder(0.11, 0.06, { segments: 18 }), {
        at: [spread * 0.92, lampY, to - 0.05],
        turn: aboutX(Math.PI / 2),
      }),
    ),
  );
  forge.add(TAIL, both(moved(panelOf(0.14, 0.24, 0.03, 0.04), { at: [spread, lampY + 0.1, -end] })));
  forge.add(BLACK, moved(box([width * 0.94, 0.2, 0.16], 0.05), { at: [0, floor + 0.02, to - 0.02] }));
  forge.add(BLACK, moved(box([width * 0.94, 0.2, 0.14], 0.05), { at: [0, floor + 0.02, -end + 0.02] }));
  coach.extra?.(forge, main);
  for (const wheel of wheels) {
    if (coach.rail !== true) {
      const cover: Point[] = Array.from({ length: 17 }, (_, k) => [
        Math.cos((k / 16) * Math.PI) * wheel.radius * 1.16,
        Math.sin((k / 16) * Math.PI) * wheel.radius * 1.16,
      ]);
      const well = moved(
        extrude([...cover, [-wheel.radius * 1.16, -0.08], [wheel.radius * 1.16, -0.08]], 0.02, 0.004),
        { turn: aboutY(Math.PI / 2) },
      );
      forge.add(BLACK, moved(well, { at: [Math.sign(wheel.at[0]) * (half + 0.002), wheel.radius, wheel.at[2]] }));
    }
    forgeWheel(forge, wheel, {
      ...ALLOY,
      spokes: coach.rail === true ? 8 : 6,
      tyre: coach.rail === true ? 0.12 : 0.34,
      rim: coach.rail === true ? CHROME : ALLOY.rim,
    });
  }
  if (coach.rail === true) {
    forge.add(BLACK, moved(box([width * 0.8, 0.4, length * 0.3], 0.05), { at: [0, floor - 0.2, 0] }));
  }
}

/** The box, tank or bed that a truck carries. */
function forgeLoad(forge: Forge, coach: Coach): void {
  const { load, width, length } = coach;
  if (load === undefined) return;
  const [from, to] = [-length / 2, load.to];
  const middle = (from + to) / 2;
  const paint: Paint = { material: load.material ?? 'paint', colour: load.colour };
  if (load.kind === 'box') {
    const tall = load.high - load.low;
    forge.add(paint, moved(box([width, tall, to - from], 0.06), { at: [0, load.low + tall / 2, middle] }));
    for (let k = 0; k < 5; k++) {
      const z = from + ((to - from) * (k + 0.5)) / 5;
      forge.add(
        { ...paint, colour: darker(load.colour, 0.86) },
        both(moved(box([0.02, tall * 0.9, 0.06], 0.006), { at: [width / 2, load.low + tall / 2, z] })),
      );
    }
    return;
  }
  const wall = box([0.07, load.high - load.low, to - from], 0.02);
  forge.add(BLACK, moved(box([width, 0.1, to - from], 0.02), { at: [0, load.low, middle] }));
  forge.add(paint, both(moved(wall, { at: [width / 2 - 0.035, (load.low + load.high) / 2, middle] })));
  for (const z of [from, to]) {
    forge.add(paint, moved(box([width, load.high - load.low, 0.07], 0.02), { at: [0, (load.low + load.high) / 2, z] }));
  }
}
