import { words } from '../words/words.ts';

/** How values are written for people: by the browser's own rules for numbers and dates. */

export const formatMoney = (amount: string, currency: string): string => writeMoney(Number(amount), currency, 'auto');

/** With a sign before what comes as well as before what goes. */
export const formatChange = (amount: number, currency: string): string => writeMoney(amount, currency, 'exceptZero');

function writeMoney(value: number, currency: string, signDisplay: 'auto' | 'exceptZero'): string {
  const digits = value !== 0 && Math.abs(value) < 0.1 ? 4 : 2;
  try {
    return new Intl.NumberFormat(undefined, {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
      minimumFractionDigits: 2,
      maximumFractionDigits: digits,
      signDisplay,
    })
      .format(value)
      .replace('-', MINUS);
  } catch {
    // Operators may count in units that are no currency of ISO 4217.
    return `${new Intl.NumberFormat(undefined, { maximumFractionDigits: 6, signDisplay }).format(value)} ${currency}`;
  }
}

/** As wide as a plus, which stands below it. */
const MINUS = '\u2212';

const STEPS = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

export function formatAgo(instant: string | null, now = Date.now()): string {
  if (instant === null) return words.never;
  const seconds = (Date.parse(instant) - now) / 1000;
  const relative = new Intl.RelativeTimeFormat(undefined, { numeric: 'auto' });
  for (const [unit, length] of STEPS) {
    if (Math.abs(seconds) >= length) return relative.format(Math.round(seconds / length), unit);
  }
  return relative.format(0, 'minute');
}

export function formatInstant(instant: string): string {
  return new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(instant));
}

/** A day of the record, which is kept in UTC. */
export function formatDay(day: string): string {
  return new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(new Date(day));
}

export function formatSize(bytes: number): string {
  const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;
  const power = Math.min(units.length - 1, bytes < 1 ? 0 : Math.floor(Math.log10(bytes) / 3));
  return new Intl.NumberFormat(undefined, {
    style: 'unit',
    unit: units[power] ?? 'byte',
    unitDisplay: power === 0 ? 'long' : 'short',
    maximumSignificantDigits: 3,
  }).format(bytes / 1000 ** power);
}

export function formatSpan(seconds: number): string {
  if (seconds < 90) return `${Math.round(seconds)} s`;
  if (seconds < 5_400) return `${Math.round(seconds / 60)} min`;
  return `${Math.round(seconds / 3_600)} h`;
}

export const formatCount = (count: number): string => new Intl.NumberFormat().format(count);

export const formatShare = (share: number): string =>
  new Intl.NumberFormat(undefined, { style: 'percent', maximumFractionDigits: 0 }).format(share);
