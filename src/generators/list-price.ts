import { toMicros } from '../core/money.ts';
import type { RowCost } from '../core/upstream.ts';

/** What a vendor's list asks for, in millionths of a dollar: a second of film, or a still, by resolution. */
export const usd = (micros: Readonly<Record<string, number>>): RowCost => ({
  currency: 'USD',
  micros: Object.fromEntries(Object.entries(micros).map(([name, price]) => [name, toMicros(price)])),
});
