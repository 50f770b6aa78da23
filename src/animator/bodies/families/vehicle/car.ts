import type { Vector } from '../../../maths/vector.ts';
import type { Anchor } from '../../body.ts';
import { type Forge, type Paint, paintIn } from '../../forge/forge.ts';
import type { Make } from '../../forge/made-body.ts';
import { box, tube } from '../../forge/shapes.ts';
import { both, lined, moved, sheet } from '../../forge/surface.ts';
import { darker } from '../../looks.ts';
import { thingBones } from '../../thing-poses.ts';
import { poseRide } from '../../vehicle-poses.ts';
import { bonnetBone, forgeOpenBonnet, swingBonnet } from './car-bonnet.ts';
import { forgeCabin, forgeInterior, forgeWindscreen, seatsOf } from './car-cabin.ts';
import { type DoorSeat, doorBones, forgeDoors, swingDoors } from './car-doors.ts';
import { type CarShell, carShell, forgeArches, forgeSkin } from './car-shell.ts';
import { CAR_STYLES, type CarStyle } from './car-styles-table.ts';
import { forgeEnds, forgeRack, forgeService, forgeTrim, forgeWing, type Service } from './car-trim.ts';
import { ALLOY, BLACK, CHROME, forgeWheel, turnWheels, type Wheel, wheelBones } from './wheels.ts';

export interface CarOrder {
  readonly style: string;
  readonly colour: number;
  readonly roof: number | null;
  readonly look: string | null;
  readonly service: Service | null;
  readonly rack: boolean;
  /** Its bonnet is up, and one sees the engine. */
  readonly opened: boolean;
  /** Seats whose doors open. */
  readonly doors: readonly DoorSeat[];
}

export function makeCar(order: CarOrder): Make {
  const style = CAR_STYLES[order.style] ?? CAR_STYLES.sedan;
  if (style === undefined) throw new RangeError(`There is no car called '${order.style}'.`);
  const shell = carShell(style);
  const wheels = wheelsOf(style);
  const seats = seatsOf(shell);
  const end = style.length / 2;
  const front: Vector = [style.width * 0.3, style.clearance + 0.45, end];
  return {
    bones: bonnetBone(doorBones(wheelBones(thingBones(style.height), wheels), shell, order.doors), shell, order.opened),
    height: style.height,
    length: style.length,
    width: style.width,
    forge: (forge) => forgeCar(forge, shell, wheels, order),
    anchors: {
      driver: seats.driver,
      seat: seats.passenger,
      passenger: seats.passenger,
      back: [seats.passenger[0], seats.passenger[1], seats.passenger[2] - 0.85],
      back2: [seats.driver[0], seats.driver[1], seats.driver[2] - 0.85],
      handle: [seats.wheel[0] + 0.17, seats.wheel[1] + 0.03, seats.wheel[2]],
      handle2: [seats.wheel[0] - 0.17, seats.wheel[1] + 0.03, seats.wheel[2]],
      light: front,
      light2: [-front[0], front[1], front[2]],
      smoke: [0.4, style.clearance + 0.05, -end],
      wake: [0, 0.1, -end],
      surface: style.bed === undefined ? [0, shell.topAt(end * 0.75) + 0.04, end * 0.7] : [0, 0.72, -1.6],
      top: [0, style.height, -0.3],
      ...outsideSeats(style, shell.topAt),
    },
    move: (pose, moment) => {
      // Wheels that spin in the mud take it nowhere.
      const rolled = moment.act === 'spin' ? moment.gone + moment.time * SPINS : moment.gone;
      turnWheels(pose, wheels, rolled, moment.turning, moment.speed);
      swingDoors(pose, moment, shell, order.doors);
      swingBonnet(pose, moment, order.opened && style !== CAR_STYLES.race);
    },
    pose: (skeleton, moment, move) => poseRide(skeleton, 'road', style.length, moment, move),
  };
}

/** Metres a second at their rim. */
const SPINS = 7;

/** Where one sits on a car that is parked: side by side on the hood and the roof, and on what lets down behind a pickup. */
function outsideSeats(
  { length, height, bed }: CarStyle,
  topAt: CarShell['topAt'],
): Readonly<Record<string, Vector | Anchor>> {
  const end = length / 2;
  const hood = end * 0.7;
  return {
    hood: [-0.34, topAt(hood) + 0.1, hood],
    hood2: [0.34, topAt(hood) + 0.1, hood],
    roof: [-0.3, height + 0.09, 0.2],
    roof2: [0.3, height + 0.09, 0.2],
    ...(bed === undefined
      ? {}
      : {
          ...{ tailgate: [-0.36, 0.84, -end + 0.2] as Vector, tailgate2: [0.36, 0.84, -end + 0.2] as Vector },
          ...loadSeats(bed),
        }),
  };
}

/** Of those who ride in the bed of a pickup: on its walls, two to each side, facing each other. */
function loadSeats([from, to]: readonly [number, number]): Readonly<Record<string, Anchor>> {
  const [fore, aft] = [to - (to - from) * 0.28, to - (to - from) * 0.68];
  const seat = (x: number, z: number): Anchor => ({
    ...{ bone: 'whole', at: [x, LOAD_SEAT, z] },
    heading: x > 0 ? -Math.PI / 2 : Math.PI / 2,
  });
  const aside = 0.62;
  return { load: seat(aside, fore), load2: seat(-aside, fore), load3: seat(aside, aft), load4: seat(-aside, aft) };
}
const LOAD_SEAT = 1.12;

function wheelsOf(style: CarStyle): Wheel[] {
  const wide = style.wheel * 0.66;
  const bare = style === CAR_STYLES.race;
  return style.axles.flatMap((z, k) =>
    [1, -1].map((side): Wheel => {
      const half = bare ? style.width / 2 + 0.16 : style.width / 2 - wide / 2 - 0.035;
      return {
        bone: `wheel${k === 0 ? 'Front' : 'Rear'}${side > 0 ? 'L' : 'R'}`,
        at: [side * half, style.wheel, z],
        radius: style.wheel,
        wide: bare ? 0.34 : wide,
        steers: k === 0,
      };
    }),
  );
}

function forgeCar(forge: Forge, shell: CarShell, wheels: readonly Wheel[], order: CarOrder): void {
  const { style } = shell;
  const body = paintIn({ material: 'paint', colour: order.colour }, order.look);
  const roof: Paint = order.roof === null ? body : { ...body, colour: order.roof };
  const bare = style === CAR_STYLES.race;
  forge.add(body, forgeSkin(shell));
  if (!bare) {
    const { lips, wells } = forgeArches(shell);
    forge.add({ ...body, colour: darker(order.colour, 0.8) }, lips);
    forge.add(BLACK, wells);
  }
  forgeFloor(forge, shell);
  forgeInterior(forge, shell, { material: 'leather', colour: style.open === true ? 0xb98a58 : 0x4a423c });
  if (style.open === true) {
    if (!bare) forgeWindscreen(forge, shell, style.chrome === true ? CHROME : BLACK);
    forgeCoaming(forge, shell, body);
  } else forgeCabin(forge, shell, body, roof);
  if (style.bed !== undefined) forgeBed(forge, shell, body);
  forgeEnds(forge, shell, body);
  if (!bare) forgeTrim(forge, shell, body);
  if (style.wing === true) forgeWing(forge, shell, body);
  if (style.rails === true || order.rack) forgeRack(forge, shell);
  if (!bare) forgeDoors(forge, shell, body, order.doors);
  if (order.opened && !bare) forgeOpenBonnet(forge, shell, body);
  if (order.service !== null) forgeService(forge, shell, order.service);
  const alloy = style.chrome === true ? { ...ALLOY, spokes: 12, rim: CHROME } : ALLOY;
  for (const wheel of wheels) forgeWheel(forge, wheel, { ...alloy, whitewall: style.whitewalls === true });
}

function forgeFloor(forge: Forge, { style }: CarShell): void {
  const under = box([style.width * 0.82, 0.1, style.length * 0.9], 0.03);
  forge.add(BLACK, moved(under, { at: [0, style.clearance + 0.06, 0] }));
}

/** The edge of an open cabin, from the windscreen around the back. */
function forgeCoaming(forge: Forge, shell: CarShell, paint: Paint): void {
  const { style, topAt, sideAt } = shell;
  const { front, rear } = style.cabin;
  const rim: Vector[] = [];
  for (let k = 0; k <= 10; k++) {
    const z = front - 0.1 + (rear - front + 0.1) * (k / 10);
    rim.push([sideAt(z, topAt(z) - 0.045) - 0.05, topAt(z), z]);
  }
  const left = rim.map(([x, y, z]): Vector => [-x, y, z]).reverse();
  forge.add({ ...paint, colour: darker(paint.colour, 0.55) }, tube([...rim, ...left], 0.025, { ring: true, sides: 7 }));
  const wall = sheet([
    rim.map(([x, , z]): Vector => [x - 0.02, style.clearance + 0.1, z]),
    rim.map(([x, y, z]): Vector => [x, y, z]),
  ]);
  forge.add({ material: 'leather', colour: 0x6e5138 }, both(lined(wall)));
}

function forgeBed(forge: Forge, shell: CarShell, paint: Paint): void {
  const { style, topAt } = shell;
  const [from, to] = style.bed ?? [0, 0];
  const [floor, top, half] = [0.72, topAt((from + to) / 2), style.width / 2 - 0.11];
  const inner: Paint = { ...paint, colour: darker(paint.colour, 0.7) };
  forge.add(BLACK, moved(box([half * 2, 0.05, to - from], 0.01), { at: [0, floor, (from + to) / 2] }));
  const wall = box([0.08, top - floor, to - from], 0.02);
  forge.add(inner, both(moved(wall, { at: [half, (top + floor) / 2, (from + to) / 2] })));
  for (const z of [from, to]) {
    forge.add(inner, moved(box([half * 2, top - floor, 0.08], 0.02), { at: [0, (top + floor) / 2, z] }));
  }
}
