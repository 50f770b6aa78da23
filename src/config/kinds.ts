import { isIP } from 'node:net';
import { z } from 'zod';
import { findMicros, type Micros } from '../core/money.ts';
import type { AddressRange, TrustedProxies } from '../core/trusted-proxies.ts';

/** How each kind of setting is read from the text an operator writes. The message finishes the sentence "NAME ...". */

export const text = z.string().min(1, 'must not be empty');

export const optionalText = z.string().transform((value) => (value === '' ? null : value));

export function wholeNumber(least: number, most: number): z.ZodType<number, string> {
  const message = `must be a whole number from ${least} to ${most}`;
  return z
    .string()
    .regex(/^\d{1,15}$/, message)
    .transform(Number)
    .refine((value) => value >= least && value <= most, message);
}

/** `name=value`, separated by commas; the values are never shown. */
export const headerList = z.string().transform((value, context): Readonly<Record<string, string>> => {
  const headers: Record<string, string> = {};
  for (const pair of value.split(',').filter((part) => part.trim() !== '')) {
    const [, name, text] = /^\s*([\w-]+)=(.*)$/.exec(pair) ?? [];
    if (name === undefined || text === undefined) {
      context.addIssue({ code: 'custom', message: 'must be name=value pairs separated by commas' });
      return z.NEVER;
    }
    headers[name.toLowerCase()] = text.trim();
  }
  return headers;
});

/** A port, or none. */
export const optionalPort = z.union([z.literal('').transform(() => null), wholeNumber(0, 65535)]);

export const flag = z
  .enum(['true', 'false', '1', '0', 'yes', 'no'], 'must be true or false')
  .transform((value) => value === 'true' || value === '1' || value === 'yes');

/** `false`, how many proxies stand in front, or their addresses and networks. `true` is one. */
export const trustedProxies = z.string().transform((value, context): TrustedProxies => {
  const text = value.trim().toLowerCase();
  if (['false', 'no', '0'].includes(text)) return { kind: 'none' };
  if (['true', 'yes'].includes(text)) return { kind: 'hops', count: 1 };
  if (/^\d{1,2}$/.test(text)) return { kind: 'hops', count: Number(text) };
  const ranges = text.split(',').map((part) => findRange(part.trim()));
  if (ranges.every((range) => range !== null)) return { kind: 'addresses', ranges };
  const message = 'must be false, a number of proxies such as 1, or their addresses such as 10.0.0.0/8,192.0.2.7';
  context.addIssue({ code: 'custom', message });
  return z.NEVER;
});

function findRange(text: string): AddressRange | null {
  const [address = '', prefix, ...more] = text.split('/');
  const family = isIP(address);
  const longest = family === 4 ? 32 : 128;
  if (family === 0 || more.length > 0 || (prefix !== undefined && !/^\d{1,3}$/.test(prefix))) return null;
  const length = prefix === undefined ? longest : Number(prefix);
  return length > longest ? null : { address, prefix: length, family: family === 4 ? 'ipv4' : 'ipv6' };
}

export const oneOf = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.enum(values, `must be one of ${values.join(', ')}`);

export const price = z.string().transform((value, context): Micros => {
  const micros = findMicros(value);
  if (micros !== null) return micros;
  context.addIssue({ code: 'custom', message: 'must be a decimal such as 0.40, with at most six places' });
  return z.NEVER;
});

/** The address clients use, without a slash at its end. */
export const publicUrl = z.string().transform((value, context): string | null => {
  if (value === '') return null;
  const url = URL.parse(value);
  const plain = url !== null && /^https?:$/.test(url.protocol) && url.search === '' && url.hash === '';
  if (plain) return url.href.replace(/\/+$/, '');
  context.addIssue({ code: 'custom', message: 'must be an http or https address, such as https://video.example.org' });
  return z.NEVER;
});

/** Kept as it was written, since it may name a socket; only its kind is checked, and it is never shown. */
export const databaseUrl = z.string().transform((value, context): string | null => {
  if (value === '') return null;
  if (/^postgres(?:ql)?:\/\//.test(value)) return value;
  context.addIssue({ code: 'custom', message: 'must be an address such as postgres://user:password@host/name' });
  return z.NEVER;
});

/** 32 bytes in base64, as `openssl rand -base64 32` writes them. Never shown. */
export const boxKey = z.string().transform((value, context): Uint8Array | null => {
  if (value === '') return null;
  const key = Buffer.from(value, 'base64');
  if (/^[A-Za-z0-9+/_-]{43}=?$/.test(value) && key.length === 32) return key;
  context.addIssue({
    code: 'custom',
    message: 'must be 32 random bytes in base64, such as openssl rand -base64 32 writes',
  });
  return z.NEVER;
});

/** `their-name=our-model`, separated by commas. Whether there is such a model is known only with the whole configuration. */
export const modelAliases = z.string().transform((value, context): ReadonlyMap<string, string> => {
  const aliases = new Map<string, string>();
  for (const pair of value.split(',').filter((part) => part.trim() !== '')) {
    const [alias = '', target = ''] = pair.split('=').map((part) => part.trim());
    if (alias === '' || target === '') {
      context.addIssue({
        code: 'custom',
        message: 'must be alias=model pairs separated by commas',
      });
      return z.NEVER;
    }
    aliases.set(alias, target);
  }
  return aliases;
});

export interface Setting {
  readonly name: `KINORA_${string}`;
  readonly kind: { safeParse(value: string): ParseResult };
  readonly default: string;
  readonly section: 'Server' | 'Storage' | 'Limits' | 'Billing' | 'Models' | 'Worker' | 'internal';
  readonly doc: string;
}

type ParseResult =
  | { readonly success: true; readonly data: unknown }
  | { readonly success: false; readonly error: { readonly issues: readonly { readonly message: string }[] } };

/** What a kind makes of its text. */
export type Parsed<Kind> = Kind extends { safeParse(value: string): infer Result }
  ? Extract<Result, { success: true }> extends { data: infer Data }
    ? Data
    : never
  : never;
