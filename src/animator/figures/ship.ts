import type { SKRSContext2D } from '@napi-rs/canvas';
import { mixRgb, type Rgb, toCss } from '../maths/colour.ts';
import { TAU } from '../maths/ease.ts';
import type { Dress, Pose, Rig } from './rig.ts';

const WOODS: readonly [Rgb, ...Rgb[]] = [
  [112, 70, 44],
  [92, 58, 42],
  [128, 84, 50],
];
const CANVAS: Rgb = [238, 228, 206];
const BLACK: Rgb = [44, 40, 48];
const ROPE = '#3c2e26';

interface Mast {
  readonly x: number;
  readonly tall: number;
  /** Half the breadth of its lowest yard. */
  readonly half: number;
}

const MASTS: readonly Mast[] = [
  { x: -5.2, tall: 15.5, half: 2.7 },
  { x: 0, tall: 19.5, half: 3.5 },
  { x: 5, tall: 16.5, half: 3 },
];

/** A square sail between two yards, seen from the side and filled by the wind: its belly is ahead of the mast. */
function drawSail(pen: SKRSContext2D, x: number, top: number, bottom: number, half: number, cloth: Rgb): void {
  const shade = pen.createLinearGradient(x - half, 0, x + half * 1.3, 0);
  shade.addColorStop(0, toCss(mixRgb(cloth, [70, 54, 60], 0.42)));
  shade.addColorStop(0.55, toCss(cloth));
  shade.addColorStop(1, toCss(mixRgb(cloth, [255, 255, 250], 0.5)));
  pen.fillStyle = shade;
  pen.beginPath();
  pen.moveTo(x - half * 0.82, top);
  pen.lineTo(x + half * 0.82, top);
  pen.bezierCurveTo(
    x + half * 1.45,
    top + (bottom - top) * 0.4,
    x + half * 1.45,
    top + (bottom - top) * 0.75,
    x + half,
    bottom,
  );
  pen.quadraticCurveTo(x, bottom - (bottom - top) * 0.14, x - half, bottom);
  pen.bezierCurveTo(
    x - half * 0.5,
    bottom - (bottom - top) * 0.3,
    x - half * 0.5,
    top + (bottom - top) * 0.3,
    x - half * 0.82,
    top,
  );
  pen.fill();
  pen.strokeStyle = toCss(mixRgb(cloth, [70, 54, 60], 0.4), 0.35);
  pen.lineWidth = 0.05;
  for (const share of [-0.3, 0.25]) {
    pen.beginPath();
    pen.moveTo(x + half * share, top);
    pen.quadraticCurveTo(x + half * (share + 0.45), (top + bottom) / 2, x + half * share * 1.1, bottom - 0.3);
    pen.stroke();
  }
}

function drawMast(pen: SKRSContext2D, { x, tall, half }: Mast, cloth: Rgb): void {
  pen.strokeStyle = ROPE;
  pen.lineWidth = 0.26;
  pen.beginPath();
  pen.moveTo(x, -2.4);
  pen.lineTo(x, -tall);
  pen.stroke();
  const rows = [
    { top: 0.86, bottom: 0.66, wide: 0.6 },
    { top: 0.63, bottom: 0.42, wide: 0.84 },
    { top: 0.39, bottom: 0.2, wide: 1 },
  ];
  for (const { top, bottom, wide } of rows) {
    drawSail(pen, x, -tall * top, -tall * bottom, half * wide, cloth);
    pen.strokeStyle = ROPE;
    pen.lineWidth = 0.16;
    pen.beginPath();
    pen.moveTo(x - half * wide * 0.95, -tall * top);
    pen.lineTo(x + half * wide * 0.95, -tall * top);
    pen.stroke();
  }
}

/** Flags stream away from the wind; they and nothing else of the ship move by themselves. */
function drawFlag(pen: SKRSContext2D, x: number, y: number, phase: number, colour: string): void {
  pen.fillStyle = colour;
  pen.beginPath();
  pen.moveTo(x, y);
  for (let i = 0; i <= 8; i++) pen.lineTo(x + i * 0.22, y + Math.sin(phase * TAU - i * 0.7) * 0.03 * i);
  for (let i = 8; i >= 0; i--) pen.lineTo(x + i * 0.22, y + 0.95 + Math.sin(phase * TAU - i * 0.7) * 0.03 * i);
  pen.fill();
}

function drawHull(pen: SKRSContext2D, wood: Rgb): void {
  const side = pen.createLinearGradient(0, -4.4, 0, 0.4);
  side.addColorStop(0, toCss(mixRgb(wood, [255, 226, 180], 0.28)));
  side.addColorStop(0.5, toCss(wood));
  side.addColorStop(1, toCss(mixRgb(wood, [16, 10, 20], 0.55)));
  pen.fillStyle = side;
  pen.beginPath();
  pen.moveTo(-9.2, -5.2);
  pen.lineTo(-6.4, -5);
  pen.lineTo(-6, -3.4);
  pen.quadraticCurveTo(0, -2.3, 5.6, -3.1);
  pen.lineTo(6, -3.9);
  pen.lineTo(9.4, -4.2);
  pen.bezierCurveTo(8.6, -2.2, 7.6, -0.4, 6.2, 0.4);
  pen.lineTo(-7.2, 0.4);
  pen.bezierCurveTo(-8.6, -0.8, -9.2, -3, -9.2, -5.2);
  pen.fill();
  pen.strokeStyle = toCss(mixRgb(wood, [16, 10, 20], 0.4), 0.6);
  pen.lineWidth = 0.07;
  for (const drop of [0.7, 1.3, 1.9]) {
    pen.beginPath();
    pen.moveTo(-9 + drop * 0.3, -4.6 + drop);
    pen.quadraticCurveTo(0, -2.6 + drop, 8.8 - drop * 0.5, -3.9 + drop);
    pen.stroke();
  }
  pen.strokeStyle = '#d6ab54';
  pen.lineWidth = 0.13;
  pen.beginPath();
  pen.moveTo(-9.2, -4.5);
  pen.quadraticCurveTo(0, -2.2, 9, -3.7);
  pen.stroke();
  for (let i = 0; i < 7; i++) {
    const x = -6 + i * 1.9;
    const y = -2.1 + ((x - 0.4) / 9) ** 2 * -0.9;
    pen.fillStyle = '#d6ab54';
    pen.fillRect(x - 0.34, y - 0.3, 0.68, 0.62);
    pen.fillStyle = '#140e14';
    pen.fillRect(x - 0.25, y - 0.21, 0.5, 0.44);
  }
  pen.fillStyle = '#f4cf7a';
  for (const x of [-8.5, -7.6]) pen.fillRect(x, -4.1, 0.5, 0.55);
}

/** White water along the hull, higher at the bow. */
function drawFoam(pen: SKRSContext2D, phase: number): void {
  for (let i = 0; i < 26; i++) {
    const share = i / 25;
    const beat = Math.sin((phase + share * 3.3) * TAU);
    const size = 0.26 + 0.16 * beat + (share > 0.86 ? 0.42 : 0);
    pen.fillStyle = `rgba(240,248,252,${0.5 + 0.2 * beat})`;
    pen.beginPath();
    pen.ellipse(-7.6 + share * 14.4, 0.34 - (share > 0.9 ? 0.16 : 0), 0.5 + size * 0.6, size * 0.55, 0, 0, TAU);
    pen.fill();
  }
}

/** A three-master under full sail, some twenty metres to the top of its main mast; black canvas and flag for pirates. */
function drawShip(pen: SKRSContext2D, { phase }: Pose, { colour, noun, random }: Dress): void {
  const pirate = noun?.includes('pirate') === true;
  const wood = colour ?? random.pick(WOODS);
  const cloth = pirate ? mixRgb(CANVAS, BLACK, 0.62) : CANVAS;
  pen.strokeStyle = ROPE;
  pen.lineWidth = 0.24;
  pen.beginPath();
  pen.moveTo(8.4, -4);
  pen.lineTo(12.6, -6.6);
  pen.stroke();
  pen.lineWidth = 0.05;
  for (const [x, y, toX, toY] of [
    [12.6, -6.6, 5, -16.5],
    [12.6, -6.6, 0, -19.5],
    [-9, -5, -5.2, -15.5],
    [-5.2, -15.5, 0, -19.5],
  ] as const) {
    pen.beginPath();
    pen.moveTo(x, y);
    pen.lineTo(toX, toY);
    pen.stroke();
  }
  pen.fillStyle = toCss(mixRgb(cloth, [255, 255, 250], 0.25));
  pen.beginPath();
  pen.moveTo(12.1, -6.4);
  pen.quadraticCurveTo(8.8, -9, 5.8, -14);
  pen.quadraticCurveTo(7, -8.6, 7.6, -5.4);
  pen.fill();
  for (const mast of MASTS) drawMast(pen, mast, cloth);
  drawHull(pen, wood);
  const flag = pirate ? '#17141a' : '#c8383c';
  for (const { x, tall } of MASTS) drawFlag(pen, x, -tall - 0.3, phase, flag);
  drawFoam(pen, phase);
}

export const SHIP: Rig = {
  left: -9.8,
  right: 13,
  top: -20.4,
  bottom: 0.6,
  tall: 20,
  frames: 8,
  cyclesPerSecond: [0.8, 0.8, 0.8],
  castsShadow: false,
  hangs: false,
  bestPhase: 0.2,
  draw: drawShip,
};
