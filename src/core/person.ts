import { ServiceError } from './errors.ts';
import type { AccountId } from './ids.ts';

/** An account that somebody signs in to. */
export interface Person {
  readonly accountId: AccountId;
  readonly email: string;
  readonly name: string;
  readonly role: Role;
  readonly passwordHash: string;
  readonly createdAt: Date;
  readonly lastSignInAt: Date | null;
  /** Since when nobody may sign in, and no key of the account works. */
  readonly disabledAt: Date | null;
}

export const ROLES = ['admin', 'member'] as const;
export type Role = (typeof ROLES)[number];

/** What somebody brings along who signs up. */
export interface SignUp {
  readonly email: string;
  readonly name: string;
  readonly passwordHash: string;
}

/** Of a session's token and of a link's only the hash is kept. */
export interface Session {
  readonly id: string;
  readonly tokenHash: string;
  readonly accountId: AccountId;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly expiresAt: Date;
  readonly address: string | null;
  readonly agent: string | null;
}

/** A link that works once. The one for setting up stays good until it is used. */
export type Link = { readonly tokenHash: string; readonly createdAt: Date } & (
  | { readonly kind: 'setup'; readonly expiresAt: null }
  | { readonly kind: 'invitation'; readonly email: string; readonly role: Role; readonly expiresAt: Date }
  | { readonly kind: 'reset'; readonly accountId: AccountId; readonly expiresAt: Date }
);
export type LinkKind = Link['kind'];

export const isGood = (link: Link, now: Date): boolean => link.expiresAt === null || link.expiresAt > now;

export const PASSWORD_CHARACTERS = { least: 10, most: 128 } as const;
const NAME_CHARACTERS = 80;
const EMAIL_CHARACTERS = 254;
const EMAIL = /^[^\s@<>"'`,;:\\]+@[^\s@<>"'`,;:\\]+$/;

/** In lower case, since nobody means two people by two spellings. */
export function parseEmail(text: string): string {
  const email = text.trim().toLowerCase();
  if (email.length <= EMAIL_CHARACTERS && EMAIL.test(email) && email.isWellFormed()) return email;
  throw new ServiceError('invalid_request', 'email must be an address such as ada@example.org.', { param: 'email' });
}

export function parsePersonName(text: string): string {
  return parseLabel(text, NAME_CHARACTERS);
}

export function parseLabel(text: string, most: number, param = 'name'): string {
  const label = text.trim();
  if (label !== '' && label.length <= most && label.isWellFormed() && !/\p{Cc}/u.test(label)) return label;
  throw new ServiceError('invalid_request', `${param} must have 1 to ${most} characters.`, { param });
}

/** The value itself is never part of a message. */
export function checkPassword(password: string, param = 'password'): void {
  const { least, most } = PASSWORD_CHARACTERS;
  if (password.length >= least && password.length <= most) return;
  throw new ServiceError('invalid_request', `${param} must have ${least} to ${most} characters.`, { param });
}
