import { access, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { type AnswerFault, sendAnswer } from '../../test/fakes/upstreams/http-faults.ts';
import { openReceiver } from '../../test/fixtures/receiver.ts';
import { makeTempFolder } from '../../test/fixtures/temp-folder.ts';
import { makeOutbound } from '../outbound/outbound.ts';
import { asBearer, makeUpstreamHttp } from './upstream-http.ts';

const CALL = { key: null, signal: new AbortController().signal };
const FILM = Buffer.alloc(20_000, 'film');

async function open(fault: AnswerFault) {
  const url = await openReceiver((_request, response) => {
    const answer = { status: 200, headers: { 'content-type': 'video/mp4' }, body: FILM };
    sendAnswer(response, answer, fault).catch((error: Error) => response.destroy(error));
  });
  const outbound = makeOutbound({ allowPrivate: false });
  onTestFinished(() => outbound.close());
  const upstream = { url, headers: () => ({}), allowPrivate: true };
  const clock = { now: () => new Date(), elapsedMilliseconds: () => 0 };
  const file = join(await makeTempFolder(), 'film.mp4');
  return { file, http: makeUpstreamHttp({ upstream, outbound, clock, authorize: asBearer }) };
}

const SHORT = { path: '/', timeoutSeconds: 0.5 };
const create = { path: '/', body: { kind: 'json', value: {} } } as const;

/** A busy machine may take long to send it, and what was surely not sent is another matter: it is given ever more time. */
async function findFault(send: (timeoutSeconds: number) => Promise<unknown>): Promise<string> {
  for (let seconds = 0.5; ; seconds *= 2) {
    const fault = await send(seconds).then(
      () => 'none',
      (error: { readonly fault: string }) => error.fault,
    );
    if (fault !== 'not_sent') return fault;
  }
}

describe('an upstream that takes its time', () => {
  it('is waited for', async () => {
    const { http, file } = await open({ kind: 'slow', milliseconds: 50 });
    await http.download({ path: '/', file }, CALL);
    expect((await readFile(file)).equals(FILM)).toBe(true);
  });

  it.each<AnswerFault>([{ kind: 'hang' }, { kind: 'drip', milliseconds: 50 }])(
    'is left when all of its time is up: %j',
    async (fault) => {
      const { http, file } = await open(fault);
      expect(await findFault((timeoutSeconds) => http.create({ ...create, timeoutSeconds }, CALL))).toBe('unknown');
      await expect(http.ask(SHORT, CALL)).rejects.toMatchObject({ fault: 'trouble' });
      await expect(http.probe(SHORT, CALL)).rejects.toMatchObject({ fault: 'trouble' });
      await expect(http.download({ ...SHORT, file }, CALL)).rejects.toMatchObject({ fault: 'trouble' });
      await expect(access(file)).rejects.toThrow();
    },
  );
});

describe('an upstream that does not stop', () => {
  it('is cut off', async () => {
    const { http, file } = await open({ kind: 'endless' });
    const most = { path: '/', mostBytes: 100_000 };
    await expect(http.create({ ...create, ...most }, CALL)).rejects.toMatchObject({
      fault: 'unknown',
    });
    await expect(http.ask(most, CALL)).rejects.toMatchObject({ fault: 'trouble' });
    const download = http.download({ path: '/', file, mostFileBytes: 1_000_000 }, CALL);
    await expect(download).rejects.toMatchObject({
      fault: 'failed',
      message: 'The result is larger than 1000000 bytes.',
    });
    await expect(access(file)).rejects.toThrow();
  });
});

describe('a file that is cut', () => {
  it.each([0, 1, 4_096, 10_000, 19_999])('at byte %d is not taken for whole', async (atByte) => {
    const { http, file } = await open({ kind: 'cut', atByte });
    await expect(http.download({ path: '/', file }, CALL)).rejects.toMatchObject({ fault: 'trouble' });
    await expect(access(file)).rejects.toThrow();
  });
});
