import type { Branded } from './branded.ts';

/** Money is whole millionths of one currency: sums stay exact up to nine billion units, and no float ever carries a price. */
export type Micros = Branded<number, 'Micros'>;

export const MICROS_PER_UNIT = 1_000_000;
export const NO_MONEY = 0 as Micros;
/** The largest sum that is exact, and that the engines give back. */
export const MOST_MONEY = Number.MAX_SAFE_INTEGER as Micros;

export function toMicros(value: number): Micros {
  if (!Number.isSafeInteger(value)) throw new RangeError(`${value} is not a whole number of micro-units.`);
  return value as Micros;
}

/** Prices are written by people as decimals ("0.40"); more than six places cannot be billed and is refused. */
export function findMicros(decimal: string): Micros | null {
  const match = /^(\d{1,9})(?:\.(\d{1,6}))?$/.exec(decimal);
  if (match === null) return null;
  const [, whole = '0', fraction = ''] = match;
  return toMicros(Number(whole) * MICROS_PER_UNIT + Number(fraction.padEnd(6, '0')));
}

const MOST_WRITTEN = '999999999.999999';

/** What is to be said of an amount that findMicros does not read. */
export function refuseMoney(decimal: string): string {
  const isLarge = /^(?:\d{10,}|\d+(?:\.\d+)?e\+\d+)/.test(decimal);
  return isLarge ? `may be at most ${MOST_WRITTEN}` : 'must be an amount such as 12.50, with at most six places';
}

export function formatMicros(amount: Micros): string {
  const sign = amount < 0 ? '-' : '';
  const digits = String(Math.abs(amount)).padStart(7, '0');
  const fraction = digits.slice(-6).replace(/0{1,4}$/, '');
  return `${sign}${digits.slice(0, -6)}.${fraction}`;
}
