import type { SKRSContext2D } from '@napi-rs/canvas';
import { mixRgb, type Rgb, scaleRgb, toCss } from '../maths/colour.ts';
import { TAU } from '../maths/ease.ts';
import type { Random } from '../maths/random.ts';
import { lightSurface } from '../plan/light.ts';
import type { Stage } from './scene.ts';

/** Draws things of a room in picture pixels; one pen keeps the room's light. */
export interface RoomPen {
  readonly context: SKRSContext2D;
  readonly unit: number;
  /** The colour of a surface, `lit` 0..1. */
  readonly tone: (albedo: Rgb, lit: number) => string;
}

export function makeRoomPen(context: SKRSContext2D, stage: Stage): RoomPen {
  const { light } = stage.plan;
  const tone = (albedo: Rgb, lit: number): string => toCss(lightSurface(light, albedo, lit * light.sunStrength, 0));
  return { context, unit: stage.field.unit, tone };
}

export function fillRound(pen: RoomPen, x: number, y: number, w: number, h: number, r: number, style: string): void {
  pen.context.fillStyle = style;
  pen.context.beginPath();
  pen.context.roundRect(x, y, w, h, r);
  pen.context.fill();
}

/** A box whose upper edge catches the light and whose foot darkens. */
export function fillSoft(pen: RoomPen, x: number, y: number, w: number, h: number, r: number, albedo: Rgb): void {
  const body = pen.context.createLinearGradient(0, y, 0, y + h);
  body.addColorStop(0, pen.tone(albedo, 0.85));
  body.addColorStop(0.35, pen.tone(albedo, 0.5));
  body.addColorStop(1, pen.tone(scaleRgb(albedo, 0.66), 0.15));
  pen.context.fillStyle = body;
  pen.context.beginPath();
  pen.context.roundRect(x, y, w, h, r);
  pen.context.fill();
}

/** The dark below something that stands on the floor. */
export function shadeFloor(pen: RoomPen, x: number, y: number, half: number): void {
  const { context } = pen;
  context.save();
  context.translate(x, y);
  context.scale(1, 0.13);
  const pool = context.createRadialGradient(0, 0, 0, 0, 0, half);
  pool.addColorStop(0, 'rgba(16,10,12,0.5)');
  pool.addColorStop(0.6, 'rgba(16,10,12,0.28)');
  pool.addColorStop(1, 'rgba(16,10,12,0)');
  context.fillStyle = pool;
  context.fillRect(-half, -half, half * 2, half * 2);
  context.restore();
}

export function drawSofa(pen: RoomPen, x: number, base: number, colour: Rgb): void {
  const u = pen.unit;
  shadeFloor(pen, x, base, 250 * u);
  fillSoft(pen, x - 186 * u, base - 150 * u, 372 * u, 120 * u, 26 * u, scaleRgb(colour, 0.9));
  for (const side of [-1, 0, 1]) {
    fillSoft(pen, x + side * 108 * u - 52 * u, base - 138 * u, 104 * u, 84 * u, 20 * u, colour);
  }
  fillSoft(pen, x - 170 * u, base - 74 * u, 340 * u, 44 * u, 16 * u, mixRgb(colour, [255, 255, 255], 0.08));
  fillSoft(pen, x - 200 * u, base - 44 * u, 400 * u, 36 * u, 10 * u, scaleRgb(colour, 0.8));
  for (const side of [-1, 1]) {
    fillSoft(pen, x + side * 196 * u - 26 * u, base - 108 * u, 52 * u, 100 * u, 22 * u, colour);
    fillRound(pen, x + side * 176 * u - 6 * u, base - 10 * u, 12 * u, 14 * u, 2 * u, pen.tone([70, 50, 38], 0.2));
  }
  fillSoft(pen, x - 150 * u, base - 124 * u, 66 * u, 56 * u, 14 * u, [226, 190, 120]);
  fillSoft(pen, x + 96 * u, base - 122 * u, 60 * u, 54 * u, 14 * u, [236, 226, 210]);
}

export function drawPlant(pen: RoomPen, x: number, base: number, size: number, random: Random): void {
  const { context } = pen;
  shadeFloor(pen, x, base, size * 0.5);
  for (let i = 0; i < 16; i++) {
    const angle = (i / 15 - 0.5) * 2.5 + random.between(-0.12, 0.12);
    const long = size * random.between(0.6, 1.05);
    const tipX = x + Math.sin(angle) * long * 0.7;
    const tipY = base - size * 0.3 - Math.cos(angle) * long;
    context.fillStyle = pen.tone(random.chance(0.5) ? [84, 134, 74] : [62, 110, 66], random.next() * 0.9);
    context.beginPath();
    context.moveTo(x, base - size * 0.3);
    context.quadraticCurveTo(x + Math.sin(angle) * long * 0.2, tipY - long * 0.06, tipX, tipY);
    context.quadraticCurveTo(x + Math.sin(angle) * long * 0.6, tipY + long * 0.42, x, base - size * 0.3);
    context.fill();
  }
  fillSoft(pen, x - size * 0.2, base - size * 0.36, size * 0.4, size * 0.36, size * 0.06, [206, 190, 172]);
}

/** A standing lamp; its light is a layer of its own. */
export function drawLamp(pen: RoomPen, x: number, base: number, height: number, isLit: boolean): void {
  const u = pen.unit;
  shadeFloor(pen, x, base, 46 * u);
  fillRound(pen, x - 3 * u, base - height, 6 * u, height, 2 * u, pen.tone([88, 76, 64], 0.5));
  fillRound(pen, x - 34 * u, base - 8 * u, 68 * u, 9 * u, 4 * u, pen.tone([88, 76, 64], 0.4));
  const { context } = pen;
  const shade = context.createLinearGradient(0, base - height - 30 * u, 0, base - height + 50 * u);
  const paper: Rgb = [248, 226, 186];
  shade.addColorStop(0, isLit ? 'rgb(255,224,168)' : pen.tone(paper, 0.5));
  shade.addColorStop(0.6, isLit ? 'rgb(255,236,196)' : pen.tone(paper, 0.7));
  shade.addColorStop(1, isLit ? 'rgb(250,206,140)' : pen.tone(paper, 0.3));
  context.fillStyle = shade;
  context.beginPath();
  context.moveTo(x - 34 * u, base - height - 30 * u);
  context.lineTo(x + 34 * u, base - height - 30 * u);
  context.lineTo(x + 54 * u, base - height + 50 * u);
  context.lineTo(x - 54 * u, base - height + 50 * u);
  context.fill();
}

export function drawFrame(pen: RoomPen, x: number, y: number, w: number, h: number, random: Random): void {
  const u = pen.unit;
  fillRound(pen, x + 4 * u, y + 6 * u, w, h, 2 * u, 'rgba(20,14,12,0.22)');
  fillRound(pen, x, y, w, h, 2 * u, pen.tone([92, 70, 52], 0.6));
  fillRound(pen, x + 6 * u, y + 6 * u, w - 12 * u, h - 12 * u, 1, pen.tone([240, 234, 224], 0.7));
  const { context } = pen;
  context.save();
  context.beginPath();
  context.rect(x + 14 * u, y + 14 * u, w - 28 * u, h - 28 * u);
  context.clip();
  const hues: readonly [Rgb, ...Rgb[]] = [
    [206, 124, 92],
    [98, 138, 156],
    [222, 186, 120],
    [120, 148, 112],
  ];
  for (let i = 0; i < 5; i++) {
    context.fillStyle = pen.tone(random.pick(hues), 0.6);
    context.beginPath();
    context.ellipse(
      x + random.next() * w,
      y + h * (0.35 + i * 0.15),
      w * random.between(0.3, 0.7),
      h * 0.24,
      0,
      0,
      TAU,
    );
    context.fill();
  }
  context.restore();
}

export function drawShelf(pen: RoomPen, x: number, y: number, w: number, random: Random): void {
  const u = pen.unit;
  let at = x + 8 * u;
  while (at < x + w - 22 * u) {
    const wide = random.between(8, 17) * u;
    const tall = random.between(38, 62) * u;
    const albedo = random.pick<Rgb>([
      [178, 84, 70],
      [74, 110, 132],
      [214, 178, 108],
      [96, 126, 96],
      [226, 216, 200],
      [120, 88, 118],
    ]);
    if (random.chance(0.85)) fillSoft(pen, at, y - tall, wide, tall, 2 * u, albedo);
    at += wide + 1.5 * u;
  }
  fillSoft(pen, x, y, w, 10 * u, 2 * u, [150, 110, 76]);
}
