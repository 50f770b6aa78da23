import { openStore } from '../app/open-store.ts';
import { systemClock, systemRandomness } from '../app/system.ts';
import type { Config } from '../config/settings.ts';
import { ServiceError } from '../core/errors.ts';
import { type Person, parseEmail, ROLES, type Role } from '../core/person.ts';
import type { Store } from '../core/store.ts';
import { makeChangePerson } from '../services/people.ts';
import { makeSignInLinks, type SignInLinks } from '../services/sign-in-links.ts';
import { consoleAddress, joinLink, resetLink, setupLink } from './console-address.ts';
import { explainStart } from './explain-start.ts';
import { CommandError, EXIT, type Terminal, writeLine } from './terminal.ts';

/** The commands about people open the database themselves; a serving process sees a change with its next request. */

export async function listAccounts(terminal: Terminal, config: Config): Promise<number> {
  const people = await withStore(config, ({ store }) => store.people.list());
  if (people.length === 0) writeLine(terminal.err, 'Nobody can sign in yet: npx kinora accounts setup-link');
  for (const person of people) writeLine(terminal.out, toRow(person));
  return EXIT.ok;
}

export async function showSetupLink(terminal: Terminal, config: Config): Promise<number> {
  const { token } = await withStore(config, ({ links }) => links.issueSetup());
  writeLine(terminal.err, 'Open this link to create the administrator. It works once; earlier ones do not any more:');
  writeLine(terminal.out, setupLink(consoleAddress(config), token));
  return EXIT.ok;
}

export async function invite(
  terminal: Terminal,
  config: Config,
  email: string,
  options: { readonly role: string },
): Promise<number> {
  const role = ROLES.find((one): one is Role => one === options.role);
  if (role === undefined) throw new CommandError(`--role must be one of ${ROLES.join(', ')}.`, EXIT.usage);
  const { token, expiresAt } = await withStore(config, ({ links }) => links.invite(email, role));
  writeLine(terminal.err, `Send this link to them. It works once${untilOf(expiresAt)}:`);
  writeLine(terminal.out, joinLink(consoleAddress(config), token));
  return EXIT.ok;
}

export async function resetPassword(terminal: Terminal, config: Config, email: string): Promise<number> {
  const { token, expiresAt } = await withStore(config, ({ links }) => links.issueReset(email));
  writeLine(terminal.err, `Open this link to choose a new password. It works once${untilOf(expiresAt)}:`);
  writeLine(terminal.out, resetLink(consoleAddress(config), token));
  return EXIT.ok;
}

export async function setDisabled(
  terminal: Terminal,
  config: Config,
  email: string,
  disabled: boolean,
): Promise<number> {
  const person = await withStore(config, async ({ store }) => {
    const found = await store.people.findByEmail(parseEmail(email));
    if (found === null) throw new CommandError(`Nobody signs in as '${email}'; see: npx kinora accounts list`);
    return makeChangePerson({ store, clock: systemClock })(found.accountId, { disabled });
  });
  writeLine(terminal.out, `${person.email} is ${disabled ? 'disabled, and so are the keys' : 'enabled'}`);
  return EXIT.ok;
}

const untilOf = (expiresAt: Date | null): string =>
  expiresAt === null ? '' : `, until ${expiresAt.toISOString().slice(0, 16).replace('T', ' ')} UTC`;

function toRow({ accountId, email, role, disabledAt, lastSignInAt, name }: Person): string {
  const state = disabledAt === null ? 'enabled' : 'disabled';
  const seen = lastSignInAt === null ? 'never signed in' : `signed in ${lastSignInAt.toISOString().slice(0, 10)}`;
  return [accountId, email, role.padEnd(6), state.padEnd(8), seen, name].join('  ');
}

async function withStore<Result>(
  config: Config,
  work: (tools: { store: Store; links: SignInLinks }) => Promise<Result>,
): Promise<Result> {
  const { store, close } = await openStore(config, () => undefined).catch((error: unknown) => {
    throw explainStart(error, config);
  });
  try {
    return await work({ store, links: makeSignInLinks({ store, clock: systemClock, randomness: systemRandomness }) });
  } catch (error) {
    throw error instanceof ServiceError ? new CommandError(error.message) : error;
  } finally {
    await close();
  }
}
