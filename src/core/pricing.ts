import type { Model } from './models.ts';
import { type Micros, toMicros } from './money.ts';

/** The price as it stood when the task was created. A later change of the price list never touches it. */
export interface Quote {
  readonly currency: string;
  readonly unitPriceMicros: Micros;
  /** Seconds of video, or images. */
  readonly units: number;
  readonly amountMicros: Micros;
}

/** Resolution and aspect ratio are not parameters: they never change the price. */
export function quote({ unitPriceMicros }: Model, currency: string, units: number): Quote {
  return { currency, unitPriceMicros, units, amountMicros: priceOf(unitPriceMicros, units) };
}

/** What the delivered file costs: its own length, never more than was held for it. */
export function settle(held: Quote, deliveredUnits: number): Quote {
  const units = Math.min(held.units, deliveredUnits);
  return { ...held, units, amountMicros: priceOf(held.unitPriceMicros, units) };
}

const priceOf = (unitPriceMicros: Micros, units: number): Micros => toMicros(Math.round(unitPriceMicros * units));
