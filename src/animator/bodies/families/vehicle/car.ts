import { aboutX, aboutY, aboutZ } from '../../../maths/turn.ts';
import type { Vector } from '../../../maths/vector.ts';
import { type Forge, type Paint, paintIn } from '../../forge/forge.ts';
import type { Make } from '../../forge/made-body.ts';
import { ball, box, cylinder, extrude, lathe, roundedRectangle, tube } from '../../forge/shapes.ts';
import { both, lined, moved, type Surface, sheet } from '../../forge/surface.ts';
import { darker } from '../../looks.ts';
import { thingBones } from '../../thing-poses.ts';
import { poseRide } from '../../vehicle-poses.ts';
import { forgeCabin, forgeInterior, forgeWindscreen, seatsOf } from './car-cabin.ts';
import { type CarShell, carShell, forgeArches, forgeSkin } from './car-shell.ts';
import { CAR_STYLES, type CarStyle } from './car-styles-table.ts';
import { ALLOY, BLACK, CHROME, forgeWheel, turnWheels, type Wheel, wheelBones } from './wheels.ts';

export const SERVICES = ['taxi', 'police', 'ambulance'] as const;
export type Service = (typeof SERVICES)[number];

export interface CarOrder {
  readonly style: string;
  readonly colour: number;
  readonly roof: number | null;
  readonly look: string | null;
  readonly service: Service | null;
  readonly rack: boolean;
}

const LAMP: Paint = { material: 'glow', colour: 0xfff4d8, glows: 1.5 };
const TAIL: Paint = { material: 'glow', colour: 0xd81a1a, glows: 0.9 };
const AMBER: Paint = { material: 'glow', colour: 0xff9a2a, glows: 0.7 };

export function makeCar(order: CarOrder): Make {
  const style = CAR_STYLES[order.style] ?? CAR_STYLES.sedan;
  if (style === undefined) throw new RangeError(`There is no car called '${order.style}'.`);
  const shell = carShell(style);
  const wheels = wheelsOf(style);
  const seats = seatsOf(shell);
  const end = style.length / 2;
  const front: Vector = [style.width * 0.3, style.clearance + 0.45, end];
  return {
    bones: wheelBones(thingBones(style.height), wheels),
    height: style.height,
    length: style.length,
    width: style.width,
    forge: (forge) => forgeCar(forge, shell, wheels, order),
    anchors: {
      driver: seats.driver,
      seat: seats.passenger,
      passenger: seats.passenger,
      passenger2: [seats.passenger[0], seats.passenger[1], seats.passenger[2] - 0.85],
      passenger3: [seats.driver[0], seats.driver[1], seats.driver[2] - 0.85],
      handle: [seats.wheel[0] + 0.17, seats.wheel[1] + 0.03, seats.wheel[2]],
      handle2: [seats.wheel[0] - 0.17, seats.wheel[1] + 0.03, seats.wheel[2]],
      light: front,
      light2: [-front[0], front[1], front[2]],
      smoke: [0.4, style.clearance + 0.05, -end],
      wake: [0, 0.1, -end],
      surface: style.bed === undefined ? [0, shell.topAt(end * 0.75) + 0.04, end * 0.7] : [0, 0.72, -1.6],
      top: [0, style.height, -0.3],
    },
    move: (pose, { gone, turning, speed }) => turnWheels(pose, wheels, gone, turning, speed),
    pose: (skeleton, moment, move) => poseRide(skeleton, 'road', style.length, moment, move),
  };
}

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

const plate = (width: number, height: number, radius: number, depth = 0.04): Surface =>
  extrude(roundedRectangle(width, height, radius), depth);

/** A lamp that follows the skin from the end of the car around its corner; `more` makes it longer, `out` lifts it off. */
function wrapLamp(shell: CarShell, face: number, y: number, high: number, out: number, more: number): Surface {
  const { style, halfAt, sideAt } = shell;
  const end = style.length / 2;
  const [inner, back] = [halfAt(face * end) * 0.52 - more, 0.34 + more];
  const line = (height: number): Vector[] => {
    const points: Vector[] = [];
    const corner = sideAt(face * end, height);
    for (const share of [0, 0.35, 0.7, 0.92, 1])
      points.push([inner + (corner - inner) * share, height, face * (end + out)]);
    for (const share of [0.1, 0.25, 0.45, 0.7, 1]) {
      const z = face * (end - back * share);
      points.push([sideAt(z, height) + out, height - high * 0.12 * share, z]);
    }
    return points;
  };
  const rows = [-0.5, -0.3, 0, 0.3, 0.5].map((share) => line(y + high * share));
  // Seen from outside, the way around the corner runs to the right at the front and to the left at the back.
  return sheet(face > 0 ? rows : [...rows].reverse(), { crease: 1 });
}

/** Lamps, grille, bumpers and number plates. */
function forgeEnds(forge: Forge, shell: CarShell, paint: Paint): void {
  const { style, topAt, halfAt } = shell;
  const end = style.length / 2;
  const shine: Paint = style.chrome === true ? CHROME : { ...paint, colour: darker(paint.colour, 0.92) };
  for (const face of [1, -1]) {
    const z = face * (end - 0.005);
    const top = topAt(face * (end - 0.02));
    const half = halfAt(z);
    const turn = face > 0 ? aboutY(0) : aboutY(Math.PI);
    const put = (what: Paint, surface: Surface, x: number, y: number, out: number): void => {
      const place = moved(surface, { at: [x, y, z + face * out], turn });
      forge.add(what, x === 0 ? place : both(place));
    };
    const low = style.clearance + 0.08;
    const lampY = low + (top - low) * 0.68;
    if (style.lamps === 'round') {
      const bowl = moved(ball([0.115, 0.115, 0.06], 20, 10), {});
      put(
        CHROME,
        moved(
          lathe(
            [
              [0.14, 0],
              [0.13, 0.03],
              [0.11, 0.035],
            ],
            22,
          ),
          { turn: aboutX(Math.PI / 2) },
        ),
        half * 0.66,
        lampY,
        0.0,
      );
      put(face > 0 ? LAMP : TAIL, face > 0 ? bowl : moved(bowl, { size: [0.7, 0.7, 0.8] }), half * 0.66, lampY, 0.005);
    } else {
      const high = style.lamps === 'slim' ? 0.13 : 0.2;
      forge.add(BLACK, both(wrapLamp(shell, face, lampY, high + 0.04, 0.004, 0.03)));
      forge.add(face > 0 ? LAMP : TAIL, both(wrapLamp(shell, face, lampY, high, 0.009, 0)));
    }
    put(shine, box([half * 1.96, 0.13, 0.12], 0.045), 0, low + 0.1, 0.01);
    put({ material: 'plastic', colour: 0xe9e9e4 }, plate(0.5, 0.11, 0.012, 0.012), 0, low + 0.1, 0.075);
    if (face > 0) {
      const [w, h] = [half * 0.95, Math.max(0.07, (top - low) * 0.3)];
      put(BLACK, plate(w, h, 0.04), 0, low + 0.2 + h / 2, -0.004);
      const bars = style.lamps === 'block' ? 5 : 3;
      for (let k = 0; k < bars; k++) {
        put(CHROME, box([w * 0.94, 0.012, 0.02], 0.004), 0, low + 0.2 + (h * (k + 0.5)) / bars, 0.016);
      }
      put(AMBER, plate(0.12, 0.05, 0.02), half * 0.74, low + 0.1, 0.055);
    } else {
      put(AMBER, plate(0.1, 0.04, 0.015), half * 0.74, low + 0.1, 0.06);
      forge.add(
        CHROME,
        moved(cylinder(0.04, 0.16, { segments: 12 }), {
          at: [half * 0.5, style.clearance, -end + 0.1],
          turn: aboutX(-Math.PI / 2),
        }),
      );
    }
  }
}

/** Door seams and handles, mirrors, sills. */
function forgeTrim(forge: Forge, shell: CarShell, paint: Paint): void {
  const { style, topAt, sideAt } = shell;
  const { front, rear } = style.cabin;
  const seamPaint: Paint = { material: 'plastic', colour: darker(paint.colour, 0.22) };
  const doorEnd = front - 0.05 + (rear - front + 0.08) * (style.doors === 2 ? 0.62 : 0.47);
  const seams = [front - 0.12, doorEnd, ...(style.doors === 4 ? [Math.max(style.axles[1] + 0.3, rear + 0.45)] : [])];
  for (const z of seams) {
    const line: Vector[] = [];
    for (let k = 0; k <= 6; k++) {
      const y = style.clearance + 0.12 + (topAt(z) - 0.06 - style.clearance - 0.12) * (k / 6);
      line.push([sideAt(z, y) + 0.001, y, z]);
    }
    forge.add(seamPaint, both(tube(line, 0.005, { sides: 5 })));
  }
  for (const z of seams.slice(1)) {
    const y = topAt(z) - 0.17;
    const at: Vector = [sideAt(z + 0.14, y) + 0.012, y, z + 0.14];
    forge.add(style.chrome === true ? CHROME : BLACK, both(moved(box([0.025, 0.03, 0.17], 0.01), { at })));
  }
  const mirrorZ = front - 0.3;
  const [x, y] = [sideAt(mirrorZ, topAt(mirrorZ)) + 0.09, topAt(mirrorZ) + 0.07];
  forge.add(paint, both(moved(ball([0.1, 0.065, 0.06], 16, 10), { at: [x, y, mirrorZ] })));
  forge.add(
    BLACK,
    both(
      tube(
        [
          [x - 0.02, y - 0.02, mirrorZ],
          [x - 0.14, y - 0.08, mirrorZ],
        ],
        0.02,
      ),
    ),
  );
  const sillLine: Vector[] = [];
  for (let k = 0; k <= 8; k++) {
    const z = style.axles[1] + shell.arch + 0.03 + (style.axles[0] - style.axles[1] - shell.arch * 2 - 0.06) * (k / 8);
    sillLine.push([sideAt(z, style.clearance) - 0.01, style.clearance + 0.03, z]);
  }
  forge.add(BLACK, both(tube(sillLine, 0.045, { sides: 8 })));
}

function forgeWing(forge: Forge, shell: CarShell, paint: Paint): void {
  const { style, topAt } = shell;
  const z = -style.length / 2 + 0.22;
  const y = topAt(z) + 0.24;
  forge.add(paint, moved(box([style.width * 0.9, 0.035, 0.32], 0.016), { at: [0, y, z], turn: aboutX(-0.08) }));
  forge.add(BLACK, both(moved(box([0.03, 0.26, 0.16], 0.01), { at: [style.width * 0.3, y - 0.12, z] })));
}

function forgeRack(forge: Forge, shell: CarShell): void {
  const { style } = shell;
  const { roofFront, roofRear } = style.cabin;
  const x = shell.halfAt(0) - style.tumble - 0.12;
  const y = style.height + 0.06;
  forge.add(
    BLACK,
    both(
      tube(
        [
          [x, y - 0.05, roofFront - 0.12],
          [x, y, roofFront - 0.25],
          [x, y, roofRear + 0.2],
          [x, y - 0.05, roofRear + 0.05],
        ],
        0.018,
      ),
    ),
  );
  for (const share of [0.25, 0.75]) {
    const z = roofFront + (roofRear - roofFront) * share;
    forge.add(
      BLACK,
      tube(
        [
          [-x, y, z],
          [x, y, z],
        ],
        0.018,
      ),
    );
  }
}

function forgeService(forge: Forge, shell: CarShell, service: Service): void {
  const { style } = shell;
  const z = (style.cabin.roofFront + style.cabin.roofRear) / 2;
  const y = style.height + 0.05;
  if (service === 'taxi') {
    forge.add(
      { material: 'glow', colour: 0xfff0b0, glows: 1.1 },
      moved(box([0.5, 0.16, 0.2], 0.04), { at: [0, y + 0.04, z] }),
    );
    forge.add(BLACK, moved(box([0.54, 0.03, 0.24], 0.01), { at: [0, y - 0.05, z] }));
    for (let k = 0; k < 16; k++) {
      const along = shell.style.axles[1] + 0.45 + k * 0.12;
      const yy = shell.topAt(along) - 0.32 - (k % 2) * 0.05;
      forge.add(
        BLACK,
        both(moved(box([0.006, 0.05, 0.12], 0.001), { at: [shell.sideAt(along, yy) + 0.001, yy, along] })),
      );
    }
    return;
  }
  if (service === 'ambulance') forgeCross(forge, shell);
  forge.add(BLACK, moved(box([1.1, 0.04, 0.22], 0.01), { at: [0, y - 0.03, z] }));
  forge.add(
    { material: 'glow', colour: service === 'police' ? 0xff2a2a : 0x2a55ff, glows: 1.4 },
    moved(box([0.46, 0.1, 0.2], 0.04), { at: [0.28, y + 0.03, z] }),
  );
  forge.add(
    { material: 'glow', colour: 0x2a55ff, glows: 1.6 },
    moved(box([0.46, 0.1, 0.2], 0.04), { at: [-0.28, y + 0.03, z] }),
  );
}

/** A red band along the sides and a cross on it. */
function forgeCross(forge: Forge, shell: CarShell): void {
  const red: Paint = { material: 'paint', colour: 0xd4242c };
  const { style } = shell;
  for (let k = 0; k < 12; k++) {
    const z = -2.3 + k * 0.36;
    forge.add(red, both(moved(box([0.01, 0.14, 0.362], 0.001), { at: [shell.sideAt(z, 1.02) + 0.004, 1.02, z] })));
  }
  const x = shell.halfAt(-0.6) - 0.06;
  for (const [wide, tall] of [
    [0.66, 0.2],
    [0.2, 0.66],
  ] as const) {
    forge.add(
      red,
      both(moved(box([0.03, tall, wide], 0.005), { at: [x - 0.006, style.height - 0.55, -0.9], turn: aboutZ(0.1) })),
    );
  }
}
