import type { AccountId, EntryId } from '../../core/ids.ts';
import type { Micros } from '../../core/money.ts';
import type { Link, Person, Session } from '../../core/person.ts';
import type { CreditEntry } from '../../core/usage.ts';
import type { CreditRow, LinkRow, SessionRow } from './schema.ts';

/** Rows about people to domain values and back, as in rows.ts. */

export interface PersonRow {
  id: string;
  name: string;
  created_at: number;
  email: string | null;
  role: 'admin' | 'member';
  password_hash: string | null;
  last_sign_in_at: number | null;
  disabled_at: number | null;
}

const findDate = (milliseconds: number | null): Date | null => (milliseconds === null ? null : new Date(milliseconds));

/** Null: nobody has signed up for the account. */
export function findPersonIn(row: PersonRow): Person | null {
  if (row.email === null || row.password_hash === null) return null;
  return {
    accountId: row.id as AccountId,
    email: row.email,
    name: row.name,
    role: row.role,
    passwordHash: row.password_hash,
    createdAt: new Date(row.created_at),
    lastSignInAt: findDate(row.last_sign_in_at),
    disabledAt: findDate(row.disabled_at),
  };
}

export function toSession(row: SessionRow): Session {
  return {
    id: row.id,
    tokenHash: row.token_hash,
    accountId: row.account_id as AccountId,
    createdAt: new Date(row.created_at),
    updatedAt: new Date(row.updated_at),
    expiresAt: new Date(row.expires_at),
    address: row.address,
    agent: row.agent,
  };
}

export function fromSession(session: Session): SessionRow {
  return {
    token_hash: session.tokenHash,
    id: session.id,
    account_id: session.accountId,
    created_at: session.createdAt.getTime(),
    updated_at: session.updatedAt.getTime(),
    expires_at: session.expiresAt.getTime(),
    address: session.address,
    agent: session.agent,
  };
}

export function toLink(row: LinkRow): Link {
  const base = { tokenHash: row.token_hash, createdAt: new Date(row.created_at) };
  if (row.kind === 'setup') return { ...base, kind: 'setup', expiresAt: null };
  if (row.expires_at === null) throw new TypeError('expires_at is empty in a link that needs it.');
  const expiresAt = new Date(row.expires_at);
  if (row.kind === 'reset' && row.account_id !== null) {
    return { ...base, kind: 'reset', accountId: row.account_id as AccountId, expiresAt };
  }
  if (row.kind === 'invitation' && row.email !== null && row.role !== null) {
    return { ...base, kind: 'invitation', email: row.email, role: row.role, expiresAt };
  }
  throw new TypeError(`A link of the kind ${row.kind} lacks what it is about.`);
}

export function fromLink(link: Link): LinkRow {
  return {
    token_hash: link.tokenHash,
    kind: link.kind,
    email: link.kind === 'invitation' ? link.email : null,
    role: link.kind === 'invitation' ? link.role : null,
    account_id: link.kind === 'reset' ? link.accountId : null,
    created_at: link.createdAt.getTime(),
    expires_at: link.expiresAt?.getTime() ?? null,
  };
}

export function toCredit(row: CreditRow): CreditEntry {
  return {
    id: row.id as EntryId,
    kind: 'credit',
    accountId: row.account_id as AccountId,
    amountMicros: row.amount_micros as Micros,
    currency: row.currency,
    note: row.note,
    grantedBy: row.granted_by as AccountId,
    createdAt: new Date(row.created_at),
  };
}

export function fromCredit(entry: CreditEntry): CreditRow {
  return {
    id: entry.id,
    account_id: entry.accountId,
    amount_micros: entry.amountMicros,
    currency: entry.currency,
    note: entry.note,
    granted_by: entry.grantedBy,
    created_at: entry.createdAt.getTime(),
  };
}
