import type { SKRSContext2D } from '@napi-rs/canvas';
import { mixRgb, toCss } from '../maths/colour.ts';
import { TAU } from '../maths/ease.ts';
import type { Random } from '../maths/random.ts';
import type { TreeTone } from './trees.ts';

/** A crown of flat clumps, lit from above and from the sun's side. */
function drawTable(
  context: SKRSContext2D,
  x: number,
  y: number,
  half: number,
  thick: number,
  tone: TreeTone,
  random: Random,
): void {
  const clumps = Math.max(10, Math.min(60, Math.round(half * 0.9)));
  for (let i = 0; i < clumps; i++) {
    const share = i / clumps;
    const across = random.between(-1, 1);
    const rise = random.next() * (1 - across * across * 0.7);
    const radius = thick * random.between(0.34, 0.62);
    const light = Math.max(0, Math.min(1, 0.15 + rise * 0.55 + across * tone.sunSide * 0.2 + (share - 0.5) * 0.35));
    context.fillStyle = toCss(mixRgb(tone.dark, tone.bright, light), 0.95);
    context.beginPath();
    context.ellipse(x + across * half, y - rise * thick, radius * 1.7, radius * 0.62, 0, 0, TAU);
    context.fill();
  }
}

/** An umbrella acacia: a leaning trunk that forks low, and crowns as flat as tables. */
export function drawAcacia(
  context: SKRSContext2D,
  x: number,
  base: number,
  height: number,
  tone: TreeTone,
  random: Random,
): void {
  const lean = random.between(-0.1, 0.1) * height;
  const fork = base - height * random.between(0.36, 0.48);
  const crowns = [
    { dx: lean - height * random.between(0.2, 0.34), y: base - height * 0.78, half: height * 0.36 },
    { dx: lean + height * random.between(0.18, 0.32), y: base - height * 0.84, half: height * 0.4 },
    { dx: lean + height * random.between(-0.06, 0.06), y: base - height * 0.95, half: height * 0.34 },
  ];
  context.strokeStyle = toCss(tone.trunk);
  context.lineCap = 'round';
  context.lineWidth = Math.max(1, height * 0.045);
  context.beginPath();
  context.moveTo(x, base);
  context.quadraticCurveTo(x, fork + height * 0.1, x + lean * 0.5, fork);
  context.stroke();
  context.lineWidth = Math.max(0.8, height * 0.024);
  for (const crown of crowns) {
    context.beginPath();
    context.moveTo(x + lean * 0.5, fork + height * 0.02);
    context.quadraticCurveTo(x + lean * 0.6 + crown.dx * 0.3, crown.y + height * 0.2, x + crown.dx, crown.y);
    context.stroke();
  }
  for (const crown of crowns) {
    drawTable(context, x + crown.dx, crown.y + height * 0.03, crown.half, height * 0.09, tone, random);
  }
}
