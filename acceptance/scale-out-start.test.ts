import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { IS_LONG_RUN } from '../test/servers/long-run.ts';
import { type PostgresServer, startPostgres } from '../test/servers/postgres.ts';
import { Bucket } from './support/bucket.ts';
import { addressOf, ask, createEmptyDatabase, type EmptyDatabase, PASSWORD } from './support/database.ts';
import { type Finished, makeFolder, removeFolder, run, type Settings } from './support/process.ts';

/** sysexits(3): what a supervisor may try again, and what a person must set right first. */
const UNAVAILABLE = 69;
const CONFIG = 78;

const LOCKED_ROLE = 'scale_out_locked';
const CROWDED_ROLE = 'scale_out_crowded';
const WRONG_PASSWORD = 'not-the-password';

/** Told in the same words as another one in this list, and each is a process: for when there is time. */
const isTold = ([name]: readonly [string, ...unknown[]]): boolean =>
  IS_LONG_RUN || !['a host that does not exist', 'no address at all'].includes(name);

/** Nothing listens there: the system hands it out only to those who ask for it by name. */
const DEAD_PORT = 1;

let folder: string;
let postgres: PostgresServer;
let port: number;
let database: EmptyDatabase;
let refusing: Server;

/** Answers every request of an S3 client with this status, as a server that does not know its key. */
async function listenAndRefuse(status: number): Promise<Server> {
  const server = createServer((_request, response) => response.writeHead(status).end()).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

function endpointOf(server: Server): string {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return `http://127.0.0.1:${address.port}`;
}

beforeAll(async () => {
  folder = await makeFolder();
  postgres = await startPostgres();
  port = postgres.port;
  database = await createEmptyDatabase(port);
  refusing = await listenAndRefuse(403);
  await ask(database.url, `create role ${LOCKED_ROLE} login password '${PASSWORD}'`);
  await ask(database.url, `create role ${CROWDED_ROLE} login connection limit 0`);
  // Everybody else is let in; this one role must know its password.
  const rules = [`host all ${LOCKED_ROLE} 127.0.0.1/32 scram-sha-256`, 'host all all 127.0.0.1/32 trust'];
  const [file] = await ask(database.url, 'show hba_file');
  await ask(database.url, `copy (values ${rules.map((rule) => `('${rule}')`).join(', ')}) to '${file?.hba_file}'`);
  await ask(database.url, 'select pg_reload_conf()');
});
afterAll(async () => {
  refusing.close();
  await postgres.stop();
  await removeFolder(folder);
});

/** One line for a person, and nothing of our inside; the log lines before it are for machines. */
function expectOneLine(finished: Finished, code: number, message: RegExp): void {
  const lines = finished.stderr.split('\n').filter((line) => line !== '' && !line.startsWith('{'));
  expect({ code: finished.code, lines }).toEqual({ code, lines: [expect.stringMatching(message)] });
  expect(finished.stdout).toBe('');
  expectNoSecret(finished);
}

function expectNoSecret({ stdout, stderr }: Finished): void {
  expect(stdout + stderr).not.toMatch(new RegExp(`${PASSWORD}|${WRONG_PASSWORD}|secret-key|\\n {4}at `));
}

const to = (url: string): Settings => ({ KINORA_DATABASE_URL: url });
const as = (user: string, password: string) => to(`postgres://${user}:${password}@127.0.0.1:${port}/${database.name}`);
const UNREACHABLE = () => to(addressOf(DEAD_PORT, 'kinora'));

function serve(settings: Settings): Promise<Finished> {
  return run(['serve'], { folder, settings: { KINORA_PORT: '0', ...settings } });
}

describe('a start on a database that cannot be used', () => {
  const cases: readonly (readonly [string, () => Settings, number, RegExp])[] = [
    [
      'a port where nothing listens',
      UNREACHABLE,
      UNAVAILABLE,
      /^PostgreSQL cannot be reached\. .*KINORA_DATABASE_URL\.$/,
    ],
    [
      'a host that does not exist',
      () => to(`postgres://kinora:${PASSWORD}@no-such-host.invalid/kinora`),
      UNAVAILABLE,
      /^PostgreSQL cannot be reached\. .*KINORA_DATABASE_URL\.$/,
    ],
    [
      'a wrong password',
      () => as(LOCKED_ROLE, WRONG_PASSWORD),
      CONFIG,
      /^PostgreSQL refuses the user or the password\./,
    ],
    ['an unknown user', () => as('nobody-we-know', PASSWORD), CONFIG, /^PostgreSQL refuses the user\./],
    [
      'an unknown database',
      () => to(addressOf(port, 'no_such_database')),
      CONFIG,
      /^PostgreSQL has no such database\./,
    ],
    ['too few rights', () => as(LOCKED_ROLE, PASSWORD), CONFIG, /^PostgreSQL gives the user too few rights/],
    [
      'no connection left',
      () => as(CROWDED_ROLE, PASSWORD),
      UNAVAILABLE,
      /^PostgreSQL has no connection left for us\./,
    ],
    ['no address at all', () => to('postgres://'), UNAVAILABLE, /^PostgreSQL cannot be reached\./],
    ['an address that is none', () => to(`postgres://kinora:${PASSWORD}@[`), CONFIG, /KINORA_DATABASE_URL/],
  ];
  it.each(cases.filter(isTold))('ends with one line that says so: %s', async (_name, settings, code, message) => {
    expectOneLine(await serve(settings()), code, message);
  });

  it('ends with one line when the schema is newer than it knows', async () => {
    const newer = await createEmptyDatabase(port);
    expect((await run(['migrate'], { folder, settings: to(newer.url) })).code).toBe(0);
    await ask(newer.url, "insert into schema_migrations (version, name, applied_at) values (999, 'later', 0)");
    for (const command of [['serve'], ['migrate']]) {
      const finished = await run(command, { folder, settings: { KINORA_PORT: '0', ...to(newer.url) } });
      expectOneLine(finished, CONFIG, /schema version 999, but this Kinora knows only \d+\./);
    }
  });

  it.each(IS_LONG_RUN ? ['keys list', 'keys create', 'migrate'] : ['keys list'])(
    'ends %s with the same line',
    async (command) => {
      const finished = await run(command.split(' '), { folder, settings: UNREACHABLE() });
      expectOneLine(finished, UNAVAILABLE, /^PostgreSQL cannot be reached\./);
    },
  );

  it('is what doctor finds, with advice that helps', async () => {
    const finished = await run(['doctor'], { folder, settings: { KINORA_PORT: '0', ...UNREACHABLE() } });
    expect(finished.stdout).toMatch(/^BAD {2}database: PostgreSQL cannot be reached\..*KINORA_DATABASE_URL\.$/m);
    expect(finished.stdout).toMatch(/^ok {3}data folder /m);
    expect([finished.code, finished.stderr]).toEqual([1, '']);
    expectNoSecret(finished);
  });
});

describe('a start on a bucket that cannot be used', () => {
  const withBucket = (endpoint: string, name = 'films'): Settings => ({
    ...new Bucket(endpoint, name, 'kinora/').settings,
    KINORA_S3_SECRET_KEY: 'secret-key',
    KINORA_DATABASE_URL: database.url,
  });

  const cases: readonly (readonly [string, () => Settings, number, RegExp])[] = [
    [
      'no such bucket',
      () => withBucket(inject('s3Endpoint'), 'no-such-bucket'),
      CONFIG,
      /^There is no bucket 'no-such-bucket'\./,
    ],
    [
      'a wrong key',
      () => withBucket(endpointOf(refusing)),
      CONFIG,
      /^The bucket 'films' is refused to us\. .*KINORA_S3_ keys/,
    ],
    [
      'a server that is away',
      () => withBucket(`http://127.0.0.1:${DEAD_PORT}`),
      UNAVAILABLE,
      /^The S3 server cannot be reached\./,
    ],
    [
      'a host that does not exist',
      () => withBucket('http://no-such-host.invalid'),
      UNAVAILABLE,
      /^The S3 server cannot be reached\./,
    ],
  ];
  it.each(cases.filter(isTold))('ends with one line that says so: %s', async (_name, settings, code, message) => {
    expectOneLine(await serve(settings()), code, message);
  });

  it('is what doctor finds', async () => {
    const settings = { KINORA_PORT: '0', ...withBucket(`http://127.0.0.1:${DEAD_PORT}`) };
    const finished = await run(['doctor'], { folder, settings });
    expect(finished.stdout).toMatch(/^BAD {2}bucket: The S3 server cannot be reached\./m);
    expect(finished.stdout).toMatch(/^ok {3}database: answers$/m);
    expect(finished.code).toBe(1);
    expectNoSecret(finished);
  });
});
