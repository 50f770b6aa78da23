import { type ChildProcess, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { readProcessorMilliseconds } from '../verify/processes.ts';
import { cleanEnvironment, ROOT } from '../verify/service-process.ts';
import type { LoadOrder, LoadReport } from './api-load.ts';

/** The processes of the api bench: the two kinds of server, and the one client that asks them. */

export interface ServerProcess {
  readonly processId: number;
  readonly address: string;
  /** Those that work for it in processes of their own; their time is part of its cost. */
  listHelpers?(): Promise<readonly number[]>;
  stop(): Promise<void>;
}

/** Told to both kinds: what would get in the way of a load is lifted, and what is counted is counted up to the same. */
const SETTINGS = {
  KINORA_PORT: '0',
  KINORA_LOG_LEVEL: 'warn',
  KINORA_READS_PER_MINUTE: '10000000',
  KINORA_CREATES_PER_MINUTE: '10000000',
  KINORA_QUEUED_PER_ACCOUNT: '100000',
  KINORA_QUEUED_IN_ALL: '100000',
};

export function startKinora(dataFolder: string, settings: Readonly<Record<string, string>> = {}) {
  return startServer([join(ROOT, 'bin', 'kinora.js'), 'serve', '--role', 'api'], dataFolder, settings);
}

export function startBareApi(dataFolder: string) {
  return startServer([join(import.meta.dirname, 'bare', 'same-api.ts')], dataFolder, {});
}

async function startServer(
  command: readonly string[],
  dataFolder: string,
  settings: Readonly<Record<string, string>>,
): Promise<ServerProcess> {
  const child = spawn(process.execPath, command, {
    // Elsewhere than in the repository: a kinora.toml of the developer must not take part.
    cwd: dataFolder,
    env: cleanEnvironment({ ...SETTINGS, KINORA_DATA: dataFolder, ...settings }),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'close');
  const [line] = (await Promise.race([once(createInterface({ input: child.stdout }), 'line'), ended])) as unknown[];
  const address = /http:\S+$/.exec(String(line))?.[0];
  if (address === undefined) throw new Error(`The server ${command.join(' ')} did not start.`);
  return {
    processId: child.pid ?? 0,
    address,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

export interface Measured {
  /** Of the server and its helpers, over all their threads. */
  readonly processorMilliseconds: number;
  readonly perSecond: number;
  readonly medianMilliseconds: number;
}

export interface LoadClient {
  /** Per request. */
  measure(server: ServerProcess, order: Omit<LoadOrder, 'address'>): Promise<Measured>;
  stop(): Promise<void>;
}

export function startLoadClient(): LoadClient {
  const child = fork(join(import.meta.dirname, 'api-load.ts'), { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const ended = once(child, 'exit');
  return {
    async measure(server, order) {
      const before = await readTimes(server);
      const report = await ask(child, { ...order, address: server.address });
      const after = await readTimes(server);
      const spent = [...after].map(([processId, time]) => time - (before.get(processId) ?? 0));
      return {
        processorMilliseconds: spent.reduce((sum, time) => sum + time, 0) / order.requests,
        perSecond: order.requests / report.seconds,
        medianMilliseconds: report.medianMilliseconds,
      };
    },
    async stop() {
      child.disconnect();
      await ended;
    },
  };
}

async function readTimes(server: ServerProcess): Promise<ReadonlyMap<number, number>> {
  const times = new Map<number, number>();
  for (const processId of [server.processId, ...((await server.listHelpers?.()) ?? [])]) {
    // A helper may have ended since it was listed: then it did nothing more.
    const time = await readProcessorMilliseconds(processId).catch(() => null);
    if (time !== null) times.set(processId, time);
  }
  return times;
}

/** Far above any: one that takes longer hangs. */
const LONGEST_WINDOW_MILLISECONDS = 120_000;

async function ask(child: ChildProcess, order: LoadOrder): Promise<LoadReport> {
  child.send(order);
  const signal = AbortSignal.timeout(LONGEST_WINDOW_MILLISECONDS);
  const [answer] = (await once(child, 'message', { signal })) as [{ report?: LoadReport; fault?: string }];
  if (answer.report === undefined) throw new Error(answer.fault ?? 'The client gave no report.');
  return answer.report;
}
