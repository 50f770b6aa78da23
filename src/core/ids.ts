import type { Branded } from './branded.ts';
import type { Randomness } from './clock.ts';

export type TaskId = Branded<string, 'TaskId'>;
export type AccountId = Branded<string, 'AccountId'>;
export type KeyId = Branded<string, 'KeyId'>;
export type EntryId = Branded<string, 'EntryId'>;
export type EventId = Branded<string, 'EventId'>;
/** The whole secret of an API key. Never stored, never logged. */
export type KeySecret = Branded<string, 'KeySecret'>;

const BASE62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const TASK_ID = /^task_[0-9A-Za-z]{32}$/;
const ENTRY_ID = /^entry_[0-9A-Za-z]{24}$/;
const ACCOUNT_ID = /^acct_[0-9A-Za-z]{20}$/;
const KEY_ID = /^key_[0-9A-Za-z]{20}$/;
const KEY_SECRET = /^sk-[0-9A-Za-z]{43}$/;

/** Draws evenly: bytes of 248 and above are thrown away, since 256 is no multiple of 62. */
function drawBase62(randomness: Randomness, length: number): string {
  let text = '';
  while (text.length < length) {
    for (const byte of randomness.bytes(length)) {
      if (byte < 248 && text.length < length) text += BASE62.charAt(byte % 62);
    }
  }
  return text;
}

export const drawTaskId = (randomness: Randomness): TaskId => `task_${drawBase62(randomness, 32)}` as TaskId;
export const drawAccountId = (randomness: Randomness): AccountId => `acct_${drawBase62(randomness, 20)}` as AccountId;
export const drawKeyId = (randomness: Randomness): KeyId => `key_${drawBase62(randomness, 20)}` as KeyId;
export const drawEntryId = (randomness: Randomness): EntryId => `entry_${drawBase62(randomness, 24)}` as EntryId;
export const drawEventId = (randomness: Randomness): EventId => `evt_${drawBase62(randomness, 24)}` as EventId;
export const drawKeySecret = (randomness: Randomness): KeySecret => `sk-${drawBase62(randomness, 43)}` as KeySecret;

/** 256 random bits for a link, a session's key or the like; of what must be kept of it the hash is. */
export const drawToken = (randomness: Randomness): string => drawBase62(randomness, 43);

/** Version 4, in lower case. */
export function drawUuid(randomness: Randomness): string {
  const bytes = Uint8Array.from(randomness.bytes(16), (byte, index) =>
    index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte,
  );
  const digits = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** For file names and the like, where only being unique matters. */
export const drawName = (randomness: Randomness): string => drawBase62(randomness, 16);

/**
 * Names for requests, to find one again in the log: drawn once for this process, then counted. Nothing rests on their being
 * hard to guess, and a draw for each would be 2 % of a poll (2026-11).
 */
export function countRequestIds(randomness: Randomness): () => string {
  const process = drawBase62(randomness, 10);
  let count = 0;
  return () => {
    count += 1;
    return `req_${process}${count.toString(36).padStart(6, '0')}`;
  };
}

/** A seed for a request that brought none: any unsigned 32 bit integer. */
export function drawSeed(randomness: Randomness): number {
  const [a = 0, b = 0, c = 0, d = 0] = randomness.bytes(4);
  return ((a << 24) | (b << 16) | (c << 8) | d) >>> 0;
}

export function findTaskId(text: string): TaskId | null {
  return TASK_ID.test(text) ? (text as TaskId) : null;
}

export function findEntryId(text: string): EntryId | null {
  return ENTRY_ID.test(text) ? (text as EntryId) : null;
}

export function findAccountId(text: string): AccountId | null {
  return ACCOUNT_ID.test(text) ? (text as AccountId) : null;
}

export function findKeyId(text: string): KeyId | null {
  return KEY_ID.test(text) ? (text as KeyId) : null;
}

export function findKeySecret(text: string): KeySecret | null {
  return KEY_SECRET.test(text) ? (text as KeySecret) : null;
}
