import { Agent, get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * The client of the poll bench, in a process of its own. Open loop: requests leave at the times of the plan, whether or
 * not earlier ones were answered, so that a slow answer cannot hide the next one. Connections are opened before.
 *
 *     node bench/poll-client.ts <url> <key> <requests a second> <seconds>
 */
export interface PollReport {
  /** From the moment a request should have left to the last byte of its answer. */
  readonly sincePlanned: readonly number[];
  /** From the moment it did leave: without the time in which the client itself was not given a processor. */
  readonly sinceSent: readonly number[];
  readonly failures: number;
}

const WARM_UP_REQUESTS = 200;
const CONNECTIONS = 8;

async function poll(url: string, key: string, perSecond: number, seconds: number): Promise<PollReport> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS, scheduling: 'lifo' });
  const headers = { authorization: `Bearer ${key}` };
  const ask = () =>
    new Promise<boolean>((resolve) => {
      get(url, { agent, headers }, (response) => {
        response.resume();
        response.once('end', () => resolve(response.statusCode === 200));
      }).once('error', () => resolve(false));
    });
  try {
    for (let sent = 0; sent < WARM_UP_REQUESTS; sent += CONNECTIONS) {
      await Promise.all(Array.from({ length: CONNECTIONS }, ask));
    }
    return await pollAtRate(ask, perSecond, seconds);
  } finally {
    agent.destroy();
  }
}

async function pollAtRate(ask: () => Promise<boolean>, perSecond: number, seconds: number): Promise<PollReport> {
  const report = { sincePlanned: [] as number[], sinceSent: [] as number[], failures: 0 };
  const startedAt = performance.now();
  const underway: Promise<void>[] = [];
  for (let number = 0; number < perSecond * seconds; number += 1) {
    const plannedAt = startedAt + (number * 1000) / perSecond;
    const early = plannedAt - performance.now();
    // Timers drop fractions: rounded down a request would leave before its time, and seem quicker than it was.
    if (early > 0) await wait(Math.ceil(early));
    const sentAt = performance.now();
    underway.push(
      ask().then((answered) => {
        const now = performance.now();
        report.sincePlanned.push(now - plannedAt);
        report.sinceSent.push(now - sentAt);
        if (!answered) report.failures += 1;
      }),
    );
  }
  await Promise.all(underway);
  return report;
}

if (import.meta.main) {
  const [url = '', key = '', perSecond = '', seconds = ''] = process.argv.slice(2);
  process.stdout.write(JSON.stringify(await poll(url, key, Number(perSecond), Number(seconds))));
}
