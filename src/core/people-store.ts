import type { AccountId } from './ids.ts';
import type { Link, LinkKind, Person, Role, Session, SignUp } from './person.ts';

/** The part of the store that is about signing in; core/store.ts says what holds for all of it. */
export interface PeopleReads {
  findPerson(id: AccountId): Promise<Person | null>;
  findPersonByEmail(email: string): Promise<Person | null>;
  /** Oldest first. */
  listPeople(): Promise<readonly Person[]>;
  findSession(tokenHash: string): Promise<Session | null>;
  findLink(tokenHash: string): Promise<Link | null>;
  /** Newest first, those that have expired included. */
  listLinks(kind: LinkKind): Promise<readonly Link[]>;
  findSecret(name: string): Promise<string | null>;
}

export interface PeopleWrites extends PeopleReads {
  /** Makes an account of nobody a person's. False: it is somebody's already, or there is none. */
  signUp(id: AccountId, person: SignUp, role: Role): Promise<boolean>;
  changePerson(id: AccountId, change: { role: Role; disabledAt: Date | null }): Promise<boolean>;
  setPassword(id: AccountId, passwordHash: string): Promise<boolean>;
  setLastSignIn(id: AccountId, now: Date): Promise<void>;
  insertSession(session: Session): Promise<void>;
  extendSession(tokenHash: string, change: { expiresAt: Date; updatedAt: Date }): Promise<boolean>;
  deleteSession(tokenHash: string): Promise<void>;
  deleteSessions(of: AccountId): Promise<void>;
  forgetSessions(expiredBefore: Date): Promise<void>;
  insertLink(link: Link): Promise<void>;
  /** False: it was used by another in the meantime. */
  useLink(tokenHash: string): Promise<boolean>;
  deleteLinks(which: { kind: LinkKind; email?: string; accountId?: AccountId }): Promise<void>;
  /** Those that were good until then. Answers with how many. */
  forgetLinks(expiredBefore: Date): Promise<number>;
  /** Counts one more of this name, from one on where the time of the earlier ones is over. */
  countSignInAttempt(name: string, time: { now: Date; endsAt: Date }): Promise<{ count: number; endsAt: Date }>;
  takeSignInAttemptOff(name: string): Promise<void>;
  deleteSignInAttempts(name: string): Promise<void>;
  forgetSignInAttempts(endedBefore: Date): Promise<void>;
  /** Keeps the value that is there, if there is one. */
  insertSecret(name: string, value: string, now: Date): Promise<void>;
}
