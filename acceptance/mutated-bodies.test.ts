import { Agent, request as sendRequest } from 'node:http';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listFiles, query, readBlobKeys, readHeld, readLedger } from './support/data-folder.ts';
import { call, expectNothingInside } from './support/http.ts';
import { type MutatedRequest, mutatedRequest } from './support/mutated-bodies.ts';
import { makeFolder, removeFolder, type Service, serve } from './support/process.ts';
import { STANDARD_MODEL } from './support/tasks.ts';

// `npm run verify -- bodies` asks for many more, from a seed of its own.
const { BODIES_RUNS = '500', BODIES_SEED = '20261115' } = process.env;
const plan = { numRuns: Number(BODIES_RUNS), seed: Number(BODIES_SEED) };
const MILLISECONDS_EACH = 60;

/** Whatever a client sends: it was taken, or it is told what to change. Never a fault of ours. */
const ANSWERS = [200, 400, 404, 409, 413, 415];
const PRICE_MICROS = { standard: 400_000, fast: 150_000 };

interface Answer {
  readonly status: number;
  readonly text: string;
}

describe('a body that was spoiled by chance', () => {
  let folder: string;
  let service: Service;
  const agent = new Agent({ keepAlive: true });

  beforeAll(async () => {
    folder = await makeFolder();
    service = await serve({
      folder,
      // What is accepted stays where it is, to be counted.
      args: ['--role', 'api'],
      settings: {
        KINORA_CREATES_PER_MINUTE: '10000000',
        KINORA_READS_PER_MINUTE: '10000000',
        KINORA_QUEUED_PER_ACCOUNT: '10000000',
        KINORA_QUEUED_IN_ALL: '10000000',
        // Small, so that a little is already too much.
        KINORA_REQUEST_BYTES: '300000',
        KINORA_IMAGE_BYTES: '100000',
      },
    });
  });
  afterAll(async () => {
    agent.destroy();
    await service.kill();
    await removeFolder(folder);
  });

  const send = ({ path, headers, body }: MutatedRequest): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const all = { authorization: `Bearer ${service.key}`, ...headers, 'content-length': body.length };
      const outgoing = sendRequest(`${service.url}${path}`, { agent, method: 'POST', headers: all, timeout: 300_000 });
      outgoing.once('response', async (response) => {
        let text = '';
        for await (const chunk of response.setEncoding('utf8')) text += chunk;
        resolve({ status: response.statusCode ?? 0, text });
      });
      outgoing.once('timeout', () => outgoing.destroy(new Error('There was no answer within 10 seconds.')));
      outgoing.once('error', reject);
      outgoing.end(body);
    });

  /** Holds exactly what it costs, once. */
  function expectHold(text: string): string {
    const id = /task_[0-9A-Za-z]{32}/.exec(text)?.[0] ?? 'none';
    const [task] = query(service.data, `select request from tasks where id = '${id}'`);
    const { model, durationSeconds } = JSON.parse(String(task?.request));
    const each = model === STANDARD_MODEL ? PRICE_MICROS.standard : PRICE_MICROS.fast;
    expect(query(service.data, `select kind, amount_micros from ledger_entries where task_id = '${id}'`)).toEqual([
      { kind: 'hold', amount_micros: each * durationSeconds },
    ]);
    return id;
  }

  function expectReason({ status, text }: Answer): void {
    const { error }: { error: { code: unknown; message: string } } = JSON.parse(text);
    expect(error.message).toMatch(/\S/);
    expect(typeof error.code === 'number' ? error.code : status).toBe(status);
    expectNothingInside(text);
  }

  it(
    'is taken with its hold or refused with a reason, and leaves nothing behind',
    async () => {
      const accepted = new Set<string>();
      const besideBlobs = () => listFiles(service.data).filter((file) => !file.startsWith('blobs/'));
      const before = besideBlobs();
      const counts = new Map<number, number>();
      const property = fc.asyncProperty(mutatedRequest, async (mutated) => {
        const answer = await send(mutated);
        counts.set(answer.status, (counts.get(answer.status) ?? 0) + 1);
        expect(ANSWERS, `${answer.status} ${answer.text}`).toContain(answer.status);
        if (answer.status === 200) accepted.add(expectHold(answer.text));
        else expectReason(answer);
        expect(listFiles(`${service.data}/scratch`)).toEqual([]);
      });
      await fc.assert(property, plan);

      const tasks = query(service.data, 'select id from tasks').map(({ id }) => String(id));
      expect(new Set(tasks)).toEqual(accepted);
      const holds = readLedger(service.data);
      expect(holds).toHaveLength(tasks.length);
      expect(readHeld(service.data)).toBe(holds.reduce((sum, { amount }) => sum + amount, 0));
      const known = readBlobKeys(service.data);
      expect(new Set(listFiles(`${service.data}/blobs`))).toEqual(new Set(known));
      expect(besideBlobs().sort()).toEqual(before.sort());
      expect(service.stderr()).not.toContain('request-failed');
      expect((await call(service, '/readyz')).status).toBe(200);

      // Or the requests were not what they are meant to be.
      const share = (status: number) => (counts.get(status) ?? 0) / plan.numRuns;
      expect(share(200)).toBeGreaterThan(0.1);
      expect(share(400)).toBeGreaterThan(0.3);
      expect(known.length).toBeGreaterThan(plan.numRuns / 100);
    },
    600_000 + plan.numRuns * MILLISECONDS_EACH,
  );
});
