import { hash } from 'node:crypto';
import type { Clock, Randomness } from '../core/clock.ts';
import { ServiceError } from '../core/errors.ts';
import { drawToken } from '../core/ids.ts';
import { isGood, type Link, parseEmail, type Role } from '../core/person.ts';
import type { Store } from '../core/store.ts';

/**
 * Links that let a person in, once: the first administrator by the one that the first start prints, everybody else by an
 * invitation, and whoever is locked out by one to a new password. Of a link's token only the hash is kept, so it can be
 * shown once and never again.
 */
export interface SignInLinks {
  /** Whether there is nobody yet. */
  needsSetup(): Promise<boolean>;
  /** Ends the earlier ones. Refused when somebody is there already. */
  issueSetup(): Promise<IssuedLink>;
  invite(email: string, role: Role): Promise<IssuedLink>;
  /** The link that was sent does not work from then on. */
  withdrawInvitation(email: string): Promise<void>;
  issueReset(email: string): Promise<IssuedLink>;
  /** What a link is good for; refused like one that never was when it is good for nothing. */
  read(token: string): Promise<{ readonly link: Link; readonly email: string | null }>;
}

export interface IssuedLink {
  readonly token: string;
  readonly expiresAt: Date | null;
}

const HOUR_MILLISECONDS = 60 * 60 * 1000;
const INVITATION_HOURS = 7 * 24;
const RESET_HOURS = 24;

/** 256 random bits need no slow hash: there is nothing to guess. */
export const hashToken = (token: string): string => hash('sha256', token);

export const badLink = () => new ServiceError('link_not_valid', 'This link was used, has expired or never was.');
export const taken = (email: string) =>
  new ServiceError('already_exists', `Somebody signs in as ${email} already.`, { param: 'email' });

export function makeSignInLinks(parts: { store: Store; clock: Clock; randomness: Randomness }): SignInLinks {
  const { store, clock, randomness } = parts;
  const inHours = (hours: number) => new Date(clock.now().getTime() + hours * HOUR_MILLISECONDS);
  const needsSetup = async () => (await store.people.list()).length === 0;

  async function issue(make: (base: { tokenHash: string; createdAt: Date }) => Link): Promise<IssuedLink> {
    const token = drawToken(randomness);
    const link = make({ tokenHash: hashToken(token), createdAt: clock.now() });
    await store.transaction(async (transaction) => {
      if (link.kind === 'setup') await transaction.links.delete({ kind: 'setup' });
      else if (link.kind === 'invitation') await transaction.links.delete({ kind: 'invitation', email: link.email });
      else await transaction.links.delete({ kind: 'reset', accountId: link.accountId });
      await transaction.links.insert(link);
    });
    return { token, expiresAt: link.expiresAt };
  }

  return {
    needsSetup,

    async issueSetup() {
      if (!(await needsSetup())) {
        throw new ServiceError('already_exists', 'The console is set up already: somebody can sign in.');
      }
      return issue((base) => ({ ...base, kind: 'setup', expiresAt: null }));
    },

    async invite(address, role) {
      const email = parseEmail(address);
      if ((await store.people.findByEmail(email)) !== null) throw taken(email);
      return issue((base) => ({ ...base, kind: 'invitation', email, role, expiresAt: inHours(INVITATION_HOURS) }));
    },

    async withdrawInvitation(address) {
      const email = parseEmail(address);
      await store.transaction(async (transaction) => {
        const open = await transaction.links.list('invitation');
        if (!open.some((link) => link.kind === 'invitation' && link.email === email)) {
          throw new ServiceError('not_found', 'There is no open invitation for this address.', { param: 'email' });
        }
        await transaction.links.delete({ kind: 'invitation', email });
      });
    },

    async issueReset(address) {
      const person = await store.people.findByEmail(parseEmail(address));
      if (person === null) throw new ServiceError('not_found', 'Nobody has this address.', { param: 'email' });
      const { accountId } = person;
      return issue((base) => ({ ...base, kind: 'reset', accountId, expiresAt: inHours(RESET_HOURS) }));
    },

    async read(token) {
      const link = await store.links.find(hashToken(token));
      if (link === null || !isGood(link, clock.now())) throw badLink();
      if (link.kind === 'setup') return { link, email: null };
      if (link.kind === 'invitation') return { link, email: link.email };
      const person = await store.people.find(link.accountId);
      if (person === null) throw badLink();
      return { link, email: person.email };
    },
  };
}
