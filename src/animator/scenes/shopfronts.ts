import type { SKRSContext2D } from '@napi-rs/canvas';
import { mixRgb, type Rgb, toCss } from '../maths/colour.ts';
import { makeRandom } from '../maths/random.ts';
import { lightSurface } from '../plan/light.ts';
import { NEONS } from './neons.ts';
import type { Stage } from './scene.ts';

export interface Front {
  readonly x: number;
  readonly width: number;
  readonly base: number;
  readonly seed: number;
}

const WARM: readonly [Rgb, ...Rgb[]] = [
  [226, 186, 128],
  [222, 168, 100],
  [176, 190, 216],
];

/** The ground floor: panes, goods behind them, a fascia. At night it is where most of the street's light comes from. */
export function drawShopfront(context: SKRSContext2D, stage: Stage, front: Front, neon: number): void {
  const { field, plan } = stage;
  const { light } = plan;
  const random = makeRandom(front.seed ^ 0x3c);
  const u = field.unit;
  const tall = random.between(54, 66) * u;
  const top = front.base - tall;
  const night = light.darkness > 0.3;
  const lamp = random.pick(WARM);
  const sign = random.pick(NEONS);
  context.fillStyle = toCss(lightSurface(light, [52, 48, 56], 0.2, 0.08));
  context.fillRect(front.x, top - 14 * u, front.width, tall + 16 * u);
  const panes = Math.max(2, Math.round(front.width / (58 * u)));
  const step = front.width / panes;
  const door = random.index(panes);
  for (let i = 0; i < panes; i++) {
    const x = front.x + i * step + 4 * u;
    const wide = step - 8 * u;
    const bottom = i === door ? front.base : front.base - 10 * u;
    const pane = context.createLinearGradient(0, top, 0, bottom);
    const dark = lightSurface(light, [96, 116, 132], 0.4 * light.sunStrength, 0.05);
    pane.addColorStop(0, toCss(night ? lamp : dark));
    pane.addColorStop(1, toCss(night ? mixRgb(lamp, [60, 34, 24], 0.5) : mixRgb(dark, [20, 24, 30], 0.4)));
    context.fillStyle = pane;
    context.fillRect(x, top, wide, bottom - top);
    // Goods and people behind the glass, as shapes only.
    context.fillStyle = night ? 'rgba(40,22,18,0.5)' : 'rgba(20,24,30,0.3)';
    for (let k = 0; i !== door && k < 4; k++) {
      const high = random.between(8, 30) * u;
      context.fillRect(x + wide * (0.06 + k * 0.24), bottom - high, wide * random.between(0.1, 0.2), high);
    }
  }
  const fascia = neon > 0.5 ? sign : mixRgb(sign, [120, 110, 104], 0.7);
  context.fillStyle = toCss(night ? fascia : lightSurface(light, mixRgb(sign, [150, 130, 120], 0.6), 0.5, 0.05));
  context.fillRect(front.x + 6 * u, top - 9 * u, front.width - 12 * u, (night ? 4 : 7) * u);
}

/** The same front as light alone, for the layer that is blurred and laid over. */
export function lightShopfront(context: SKRSContext2D, { field }: Stage, front: Front, neon: number): void {
  const random = makeRandom(front.seed ^ 0x3c);
  const u = field.unit;
  const tall = random.between(54, 66) * u;
  const lamp = random.pick(WARM);
  const sign = random.pick(NEONS);
  context.fillStyle = toCss(lamp, 0.26);
  context.fillRect(front.x, front.base - tall, front.width, tall);
  context.fillStyle = toCss(sign, 0.4 + 0.5 * neon);
  context.fillRect(front.x, front.base - tall - 12 * u, front.width, 10 * u);
}
