import { access, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { type FakeGoogleOptions, openFakeGoogle } from '../../../test/fakes/upstreams/google.ts';
import type { VendorFault } from '../../../test/fakes/upstreams/vendor.ts';
import { anImageRequest, aRequest } from '../../../test/fixtures/builders.ts';
import {
  aCall,
  aJob,
  aKey,
  anImageRow,
  aVideoRow,
  faultOf,
  makeFile,
  openMaker,
} from '../../../test/fixtures/maker-jobs.ts';
import { makeTempFolder } from '../../../test/fixtures/temp-folder.ts';
import type { InputFile } from '../../core/maker.ts';
import { GOOGLE } from './maker.ts';

const FILM_ROW = aVideoRow({ as: 'gemini-omni-1.1-flash', seed: 'drop', negativePrompt: 'fold' });
const STILL_ROW = anImageRow({ as: 'gemini-3.1-flash-image', modes: ['text', 'images'] });
const FILM = aJob(FILM_ROW);
const STILL = aJob(STILL_ROW, anImageRequest());
const IMAGE = { blobKey: 'a', mimeType: 'image/png', width: 1, height: 1 };
const CALL = aCall(aKey('a-key'));
const FILM_BYTES = Buffer.from(Array.from({ length: 70_001 }, (_, index) => index % 251));

type Server = 'google' | 'kinora' | 'other';

async function open(options: FakeGoogleOptions = {}, server: Server = 'google') {
  const google = await openFakeGoogle({ key: 'a-key', film: FILM_BYTES, ...options });
  onTestFinished(() => google.close());
  const folder = await makeTempFolder();
  const maker = openMaker(GOOGLE, google.url, [FILM_ROW, STILL_ROW], { server });
  const resultFile = join(folder, 'result');
  const start = (job = FILM) => maker.start(maker.prepare(job), job, [], { ...CALL, resultFile });
  return { google, maker, start, folder, resultFile };
}

describe.each<Server>(['google', 'kinora', 'other'])('a film by %s', (server) => {
  it.each([false, true])('is brought whole, with one create (inside the answer: %s)', async (inline) => {
    const { google, maker } = await open({ inline }, server);
    expect(await makeFile(maker, FILM, [], CALL)).toEqual(FILM_BYTES);
    expect(google.creates).toHaveLength(1);
    expect(new Set(google.keys)).toEqual(new Set(['a-key']));
  });

  it('takes its pictures along', async () => {
    const { google, maker, folder } = await open({}, server);
    const file = join(folder, 'first.png');
    await writeFile(file, 'picture');
    const input: InputFile = { role: 'first', file, mimeType: 'image/png', width: 1, height: 1 };
    const job = aJob(FILM_ROW, aRequest({ inputs: { mode: 'first_frame', first: IMAGE } }));
    await makeFile(maker, job, [input], CALL);
    expect(JSON.stringify(google.creates[0]?.body)).toContain(Buffer.from('picture').toString('base64'));
  });

  it.each([
    ['filtered', 'refused'],
    ['empty', 'refused'],
    ['refused', 'refused'],
    ['failed', 'failed'],
  ] as const)('that is %s ends as %s', async (fate, fault) => {
    const { maker } = await open({ fate }, server);
    expect((await faultOf(makeFile(maker, FILM, [], CALL))).fault).toBe(fault);
  });

  it('that a restart has forgotten is lost', async () => {
    const { google, maker, start } = await open({}, server);
    const handle = await start();
    google.forget();
    expect((await faultOf(maker.check(handle, CALL))).fault).toBe('lost');
  });

  it('that is larger than an answer about it is not taken into memory', async () => {
    const film = Buffer.alloc(5 * 1024 * 1024, 'film');
    const { maker } = await open({ film, inline: true }, server);
    expect((await makeFile(maker, FILM, [], CALL)).equals(film)).toBe(true);
  });

  const status = (status: number, body?: unknown, headers?: Record<string, string>): VendorFault => ({
    kind: 'status',
    status,
    ...(body === undefined ? {} : { body }),
    ...(headers === undefined ? {} : { headers }),
  });
  const retryInfo = { error: { code: 429, status: 'RESOURCE_EXHAUSTED', details: [{ retryDelay: '34.5s' }] } };
  it.each<[string, VendorFault, string, number | null]>([
    ['429', status(429), 'busy', null],
    ['429 with a header', status(429, {}, { 'retry-after': '7' }), 'busy', 7],
    ['429 with a delay', status(429, retryInfo), 'busy', 34.5],
    ['503', status(503), 'busy', null],
    ['401', status(401), 'denied', null],
    ['402', status(402), 'denied', null],
    ['404', status(404), 'denied', null],
    ['a 400 of billing', status(400, { error: { code: 400, status: 'FAILED_PRECONDITION' } }), 'denied', null],
    ['a 400 in a list', status(400, [{ error: { code: 400, status: 'PROHIBITED_CONTENT' } }]), 'refused', null],
    ['any other 400', status(400, { error: { code: 400, status: 'INVALID_ARGUMENT' } }), 'rejected', null],
    ['499', status(499), 'unknown', null],
    ['500', status(500), 'unknown', null],
    ['502', status(502), 'unknown', null],
    ['a cut connection', { kind: 'gone', taken: true }, 'unknown', null],
    ['a cut answer', { kind: 'cut', atByte: 9 }, 'unknown', null],
    ['wrong JSON', { kind: 'garbage' }, 'unknown', null],
    ['a page', { kind: 'page' }, 'unknown', null],
    ['nothing', { kind: 'empty' }, 'unknown', null],
  ])('whose create is answered with %s is told so, and not repeated', async (_, fault, expected, retryAfterSeconds) => {
    const { google, start } = await open({}, server);
    google.fail('create', fault);
    await expect(start()).rejects.toMatchObject({ fault: expected, retryAfterSeconds });
    const creates = [...google.calls].filter(([name]) => name.startsWith('POST')).map(([, times]) => times);
    expect(creates).toEqual([1]);
  });

  it.each<VendorFault>([
    status(400),
    status(401),
    status(429),
    status(500),
    { kind: 'garbage' },
    { kind: 'page' },
    { kind: 'empty' },
    { kind: 'cut', atByte: 5 },
    { kind: 'gone', taken: false },
  ])('is asked for again after %j', async (fault) => {
    const { google, maker, start } = await open({ checks: 0 }, server);
    const handle = await start();
    google.fail('check', fault, 1);
    expect((await faultOf(maker.check(handle, CALL))).fault).toBe('trouble');
    expect(await maker.check(handle, CALL)).toMatchObject({ state: 'done' });
  });

  it.each<VendorFault>([status(404), status(500), { kind: 'page' }, { kind: 'cut', atByte: 70_000 }])(
    'is fetched again after %j',
    async (fault) => {
      const { google, maker, start, folder } = await open({ checks: 0 }, server);
      const { handle } = { handle: {}, ...(await maker.check(await start(), CALL)) };
      const outputFile = join(folder, 'film.mp4');
      google.fail('content', fault, 1);
      expect((await faultOf(maker.collect(handle, { ...CALL, outputFile }))).fault).toBe('trouble');
      await expect(access(outputFile)).rejects.toThrow('ENOENT');
      await maker.collect(handle, { ...CALL, outputFile });
      expect(await readFile(outputFile)).toEqual(FILM_BYTES);
    },
  );

  it('tells what is retired, and that a key is not valid', async () => {
    const { maker } = await open({ models: ['gemini-3.1-flash-image'] }, server);
    expect(await maker.health(CALL)).toEqual({ version: null, retired: ['gemini-omni-1.1-flash'] });
    expect((await faultOf(maker.health(aCall(aKey('wrong'))))).fault).toBe('denied');
  });
});

describe('a still', () => {
  it('is there with the answer to its create, and a sketch of it is not taken for it', async () => {
    const { google, start, resultFile, folder } = await open({ still: Buffer.from('a still') });
    expect(await start(STILL)).toEqual({ phase: 'done' });
    expect(await readFile(resultFile, 'utf8')).toBe('a still');
    expect(google.creates).toMatchObject([{ path: '/v1beta/models/gemini-3.1-flash-image:generateContent' }]);
    await expect(access(join(folder, 'result.answer'))).rejects.toThrow('ENOENT');
  });

  it.each([
    ['refused', 'refused'],
    ['filtered', 'refused'],
    ['empty', 'refused'],
  ] as const)('that is %s ends as %s', async (fate, fault) => {
    const { start } = await open({ fate });
    expect((await faultOf(start(STILL))).fault).toBe(fault);
  });

  it.each<VendorFault>([
    { kind: 'cut', atByte: 40 },
    { kind: 'truncated', atByte: 90 },
    { kind: 'garbage' },
    { kind: 'page' },
    { kind: 'gone', taken: true },
  ])('whose answer is lost (%j) may have been made', async (fault) => {
    const { google, start, resultFile } = await open();
    google.fail('create', fault);
    expect((await faultOf(start(STILL))).fault).toBe('unknown');
    await expect(access(resultFile)).rejects.toThrow('ENOENT');
  });

  it('takes no mask', async () => {
    const { maker } = await open();
    const job = aJob(STILL_ROW, anImageRequest({ images: [IMAGE], mask: IMAGE }));
    expect(() => maker.prepare(job)).toThrow('This model takes no mask.');
  });
});

describe('a create whose answer was lost', () => {
  it('may be sent again to a Kinora, which takes it for one', async () => {
    const { google, maker, start } = await open({ idempotent: true }, 'kinora');
    google.fail('create', { kind: 'gone', taken: true }, 1);
    expect((await faultOf(start())).fault).toBe('unknown');
    expect(maker.resend).toBe('same_token');
    await start();
    expect(google.creates).toHaveLength(1);
  });

  it.each<Server>(['google', 'other'])('may not be sent again to %s', async (server) => {
    const { maker } = await open({}, server);
    expect([maker.find, maker.resend]).toEqual([null, 'never']);
  });
});

describe('a job that is no longer wanted', () => {
  it('is cancelled, and surely so', async () => {
    const { maker, start } = await open({ fate: 'never' });
    const handle = await start();
    expect(await maker.cancel(handle, CALL)).toBe('stopped');
    expect((await faultOf(maker.check(handle, CALL))).fault).toBe('failed');
  });

  it('may go on where nobody can be asked', async () => {
    const { google, maker, start } = await open({ fate: 'never' });
    const handle = await start();
    google.fail('cancel', { kind: 'gone', taken: false });
    expect(await maker.cancel(handle, CALL)).toBe('unsure');
    expect(await maker.cancel(maker.prepare(FILM), CALL)).toBe('unsure');
  });
});

it('makes no film between two frames that is longer than the model makes', async () => {
  const { maker } = await open();
  const inputs = { mode: 'first_and_last', first: IMAGE, last: IMAGE } as const;
  const job = aJob({ ...FILM_ROW, as: 'gemini-omni-1.2-flash' }, aRequest({ durationSeconds: 12, inputs }));
  expect(() => maker.prepare(job)).toThrow('at most 10 seconds');
});
