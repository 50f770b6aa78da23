import { smoothstep } from '../../../maths/ease.ts';
import { aboutX } from '../../../maths/turn.ts';
import { add, between, normalise, scale, type Vector } from '../../../maths/vector.ts';
import type { Forge, Paint } from '../../forge/forge.ts';
import { box, torus, tube } from '../../forge/shapes.ts';
import { both, creased, lined, moved, type Surface, sheet } from '../../forge/surface.ts';
import type { CarShell } from './car-shell.ts';
import { BLACK, CHROME } from './wheels.ts';

export const GLASS: Paint = { material: 'glass', colour: 0x20303a, clear: 0.7 };
const TRIM: Paint = { material: 'plastic', colour: 0x222327 };

interface Station {
  readonly low: Vector;
  readonly high: Vector;
  /** What lies between this one and the next. */
  readonly fill: 'screen' | 'window' | 'pillar';
}

/** Once around the cabin: windscreen from left to right, the right side to the back, the rear window, the left side to the front. */
function stationsOf(shell: CarShell): Station[] {
  const { style, topAt, sideAt } = shell;
  const { front, roofFront, roofRear, rear } = style.cabin;
  const roofY = style.height - 0.045;
  const beltX = (z: number): number => sideAt(z, topAt(z) - 0.045) - 0.03;
  const roofX = (z: number): number => beltX(z) - style.tumble;
  const side = (share: number, fill: Station['fill']): Station => {
    const [low, high] = [front - 0.05 + (rear - front + 0.08) * share, roofFront + (roofRear - roofFront) * share];
    return {
      low: [beltX(low), topAt(low) - 0.01, low],
      high: [roofX(high), roofY - 0.02 * Math.abs(share - 0.4), high],
      fill,
    };
  };
  const doorEnd = style.panelled === true ? 0.3 : style.doors === 2 ? 0.62 : 0.47;
  const quarter = style.bed === undefined ? 0.88 : 0.94;
  const right: Station[] = [
    side(0, 'pillar'),
    ...[0.05, 0.16, 0.27, 0.38].map((share) => side(share * (doorEnd / 0.47), 'window')),
    side(doorEnd, 'pillar'),
    ...[0.06, 0.2, 0.36].map((share) =>
      side(doorEnd + share * (quarter - doorEnd) * 2, style.panelled === true ? 'pillar' : 'window'),
    ),
    side(quarter, 'pillar'),
    side(1, 'pillar'),
  ];
  const flip = ({ low, high, fill }: Station): Station => ({
    low: [-low[0], low[1], low[2]],
    high: [-high[0], high[1], high[2]],
    fill,
  });
  const across = (end: Station, bow: number, bowHigh: number, fill: Station['fill']): Station[] =>
    [-0.86, -0.6, -0.3, 0, 0.3, 0.6, 0.86].map((share) => ({
      low: [end.low[0] * share, end.low[1] + 0.03 * (1 - share * share), end.low[2] + bow * (1 - share * share)],
      high: [
        end.high[0] * share,
        end.high[1] + 0.02 * (1 - share * share),
        end.high[2] + bowHigh * (1 - share * share),
      ],
      fill,
    }));
  const [first, last] = [right[0], right.at(-1)];
  if (first === undefined || last === undefined) return [];
  const screen = across(first, 0.09, 0.05, 'screen');
  const back = across(last, style.bed === undefined ? -0.07 : -0.02, -0.03, 'screen').reverse();
  const fillLast = (stations: readonly Station[]): Station[] =>
    stations.map((station, k) => (k === stations.length - 1 ? { ...station, fill: 'pillar' } : station));
  // What was between two stations on the right is between the same two on the left, met in the other order.
  const left = right.map((station, k) => flip({ ...station, fill: right[k - 1]?.fill ?? 'pillar' })).reverse();
  return [...fillLast(screen), ...right, ...fillLast(back), ...left];
}

/** Stations of the windscreen before its middle. */
const SCREEN_MIDDLE = 3;
const RISES = [0, 0.2, 0.45, 0.7, 0.88, 1];

/** A point of the cabin's wall, bulging a little between belt and roof. */
function wallPoint({ low, high }: Station, rise: number, inward: number): Vector {
  const point = between(low, high, rise);
  const out = normalise([low[0], 0, (low[2] + 0.3) * 0.35]);
  return add(point, scale(out, 0.035 * Math.sin(rise * Math.PI) - inward));
}

/** Windows, pillars and the roof over them. */
export function forgeCabin(forge: Forge, shell: CarShell, paint: Paint, roofPaint: Paint): void {
  const loop = stationsOf(shell);
  const count = loop.length;
  const points: Vector[] = [];
  const triangles: number[] = [];
  for (const station of loop) for (const rise of RISES) points.push(wallPoint(station, rise, 0));
  const rows = RISES.length;
  const glass: Surface[] = [];
  for (const [k, station] of loop.entries()) {
    const next = loop[(k + 1) % count] ?? station;
    for (let row = 0; row + 1 < rows; row++) {
      const [a, b] = [k * rows + row, ((k + 1) % count) * rows + row];
      const [low, high] = [RISES[row] ?? 0, RISES[row + 1] ?? 1];
      // Frames run below and above every window.
      const framed = station.fill === 'pillar' || row === rows - 2;
      if (framed) {
        triangles.push(a, b, b + 1, a, b + 1, a + 1);
        continue;
      }
      const quad = [
        [wallPoint(station, low, 0.008), wallPoint(next, low, 0.008)],
        [wallPoint(station, high, 0.008), wallPoint(next, high, 0.008)],
      ];
      glass.push(sheet(quad));
    }
  }
  forge.add(paint, creased(points, triangles, 0.6));
  const panes = pointsOf(glass);
  forge.add(GLASS, lined(creased(panes.points, panes.triangles, 0.6)));
  forge.add(TRIM, tube([...loop.map(({ low }) => low)], 0.014, { ring: true, sides: 6 }));
  forge.add(roofPaint, roofOver(loop.map((station) => wallPoint(station, 1, 0))));
}

/** Closes over the upper ends from side to side, crowned toward the middle. The loop begins left of the windscreen's middle. */
function roofOver(rim: readonly Vector[]): Surface {
  const right = [...rim.slice(SCREEN_MIDDLE), ...rim.slice(0, SCREEN_MIDDLE)].filter(([x]) => x >= -1e-6);
  const [front, rear] = [Math.max(...right.map(([, , z]) => z)), Math.min(...right.map(([, , z]) => z))];
  const rows = right.map(([x, y, z]) => {
    const inside = smoothstep(0, 0.3, front - z) * smoothstep(0, 0.3, z - rear);
    return [-1, -0.97, -0.9, -0.75, -0.4, 0, 0.4, 0.75, 0.9, 0.97, 1].map(
      (share): Vector => [x * share, y + 0.05 * inside * Math.sqrt(1 - share ** 4), z],
    );
  });
  return sheet(rows, { crease: 1.2 });
}

function pointsOf(surfaces: readonly Surface[]): { points: Vector[]; triangles: number[] } {
  const points: Vector[] = [];
  const triangles: number[] = [];
  for (const { positions, indices } of surfaces) {
    const base = points.length;
    for (let at = 0; at < positions.length; at += 3)
      points.push([positions[at] ?? 0, positions[at + 1] ?? 0, positions[at + 2] ?? 0]);
    for (const index of indices) triangles.push(index + base);
  }
  return { points, triangles };
}

/** Only the windscreen, in a frame: for open cars. */
export function forgeWindscreen(forge: Forge, shell: CarShell, frame: Paint): void {
  const { style, topAt, sideAt } = shell;
  const { front, roofFront } = style.cabin;
  const x = sideAt(front, topAt(front)) - 0.1;
  const [low, high] = [topAt(front) - 0.01, style.height - 0.04];
  const edge = (share: number, y: number, z: number, wide: number): Vector => [
    wide * share,
    y + 0.03 * (1 - share * share),
    z + 0.12 * (1 - share * share),
  ];
  const shares = [-1, -0.7, -0.35, 0, 0.35, 0.7, 1];
  const bottom = shares.map((share) => edge(share, low, front - 0.12, x));
  const top = shares.map((share) => edge(share, high, roofFront + 0.05, x - 0.12));
  forge.add(GLASS, lined(sheet([bottom, top])));
  forge.add(frame, tube([...bottom, ...[...top].reverse()], 0.022, { ring: true, sides: 8 }));
}

export interface Seats {
  readonly driver: Vector;
  readonly passenger: Vector;
  readonly wheel: Vector;
}

/** Seats, dashboard and steering wheel. Answers with where hips and hands go. */
export function forgeInterior(forge: Forge, shell: CarShell, leather: Paint): void {
  const { style } = shell;
  const floor = style.clearance + 0.1;
  const { front, rear } = style.cabin;
  const wide = style.width - 0.36;
  const deck = (front + rear) / 2;
  forge.add(TRIM, moved(box([wide, 0.06, front - rear + 0.1], 0.01), { at: [0, floor, deck] }));
  const seats = seatsOf(shell);
  const rowsOfSeats = [seats.driver[2], ...(hasBackSeats(shell) ? [seats.driver[2] - 0.85] : [])];
  for (const z of rowsOfSeats) {
    for (const x of new Set([seats.driver[0], seats.passenger[0]])) {
      const y = seats.driver[1];
      forge.add(leather, moved(box([0.5, 0.16, 0.52], 0.06), { at: [x, y - 0.09, z + 0.06] }));
      forge.add(leather, moved(box([0.5, 0.62, 0.15], 0.06), { at: [x, y + 0.22, z - 0.25], turn: aboutX(-0.22) }));
      forge.add(leather, moved(box([0.26, 0.17, 0.1], 0.04), { at: [x, y + 0.6, z - 0.36], turn: aboutX(-0.15) }));
    }
  }
  const dashZ = front - 0.28;
  const dashY = shell.topAt(front) - 0.1;
  forge.add(BLACK, moved(box([wide + 0.1, 0.2, 0.36], 0.06), { at: [0, dashY, dashZ] }));
  // Doors from within.
  const door = box([0.05, shell.topAt(deck) - floor - 0.06, front - rear - 0.1], 0.015);
  forge.add(TRIM, both(moved(door, { at: [style.width / 2 - 0.15, (shell.topAt(deck) + floor) / 2 - 0.03, deck] })));
  const rim = moved(torus(0.175, 0.016, { segments: 24, sides: 8 }), { at: seats.wheel, turn: aboutX(-0.42) });
  forge.add(BLACK, rim);
  forge.add(BLACK, tube([seats.wheel, [seats.wheel[0], dashY, dashZ]], 0.03));
  forge.add(CHROME, moved(box([0.3, 0.025, 0.02], 0.006), { at: seats.wheel, turn: aboutX(-0.42) }));
}

const hasBackSeats = ({ style }: CarShell): boolean => style.cabin.front - style.cabin.rear > 2.1;

/** Left-hand drive: the driver's side is where x is positive, since the car looks along +z. */
export function seatsOf(shell: CarShell): Seats {
  const { style } = shell;
  const { front, rear } = style.cabin;
  const z =
    style.panelled === undefined ? (hasBackSeats(shell) ? front - 1.15 : (front + rear) / 2 - 0.12) : front - 1.35;
  const y = style.clearance + (style.height > 1.6 ? 0.42 : style.height < 1.25 ? 0.18 : 0.28);
  const x = style.single === true ? 0 : style.width * 0.21;
  return { driver: [x, y, z], passenger: [-x, y, z], wheel: [x, y + 0.36, z + 0.56] };
}
