import type { AccountId } from './ids.ts';
import type { Link, LinkKind, Person, Role, Session, SignUp } from './person.ts';

/** The parts of the store that are about signing in; core/store.ts says what holds for all of it. */
export interface PeopleReads {
  find(id: AccountId): Promise<Person | null>;
  findByEmail(email: string): Promise<Person | null>;
  /** Oldest first. */
  list(): Promise<readonly Person[]>;
}

export interface PeopleWrites extends PeopleReads {
  /** Makes an account of nobody a person's. False: it is somebody's already, or there is none. */
  signUp(id: AccountId, person: SignUp, role: Role): Promise<boolean>;
  change(id: AccountId, change: { role: Role; disabledAt: Date | null }): Promise<boolean>;
  setPassword(id: AccountId, passwordHash: string): Promise<boolean>;
  setLastSignIn(id: AccountId, now: Date): Promise<void>;
}

export interface SessionReads {
  find(tokenHash: string): Promise<Session | null>;
}

export interface SessionWrites extends SessionReads {
  insert(session: Session): Promise<void>;
  extend(tokenHash: string, change: { expiresAt: Date; updatedAt: Date }): Promise<boolean>;
  delete(tokenHash: string): Promise<void>;
  deleteOf(of: AccountId): Promise<void>;
  forget(expiredBefore: Date): Promise<void>;
}

export interface LinkReads {
  find(tokenHash: string): Promise<Link | null>;
  /** Newest first, those that have expired included. */
  list(kind: LinkKind): Promise<readonly Link[]>;
}

export interface LinkWrites extends LinkReads {
  insert(link: Link): Promise<void>;
  /** False: it was used by another in the meantime. */
  use(tokenHash: string): Promise<boolean>;
  delete(which: { kind: LinkKind; email?: string; accountId?: AccountId }): Promise<void>;
  /** Those that were good until then. Answers with how many. */
  forget(expiredBefore: Date): Promise<number>;
}

/** Attempts to sign in, counted by name. */
export interface AttemptWrites {
  /** Counts one more of this name, from one on where the time of the earlier ones is over. */
  count(name: string, time: { now: Date; endsAt: Date }): Promise<{ count: number; endsAt: Date }>;
  takeOff(name: string): Promise<void>;
  delete(name: string): Promise<void>;
  forget(endedBefore: Date): Promise<void>;
}

/** What the house itself must not forget. */
export interface SecretReads {
  find(name: string): Promise<string | null>;
}

export interface SecretWrites extends SecretReads {
  /** Keeps the value that is there, if there is one. */
  insert(name: string, value: string, now: Date): Promise<void>;
}
