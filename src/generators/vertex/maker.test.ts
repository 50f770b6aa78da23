import { generateKeyPairSync } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { VendorFault } from '../../../test/fakes/upstreams/vendor.ts';
import { type FakeVertexOptions, openFakeVertex } from '../../../test/fakes/upstreams/vertex.ts';
import { aRequest } from '../../../test/fixtures/builders.ts';
import {
  aCall,
  aJob,
  aKey,
  aVideoRow,
  faultOf,
  makeFile,
  openMaker,
  TOKEN,
} from '../../../test/fixtures/maker-jobs.ts';
import { makeTempFolder } from '../../../test/fixtures/temp-folder.ts';
import type { UpstreamKey } from '../../core/upstream.ts';
import { VERTEX } from './maker.ts';
import { DEFAULT_URL } from './options.ts';

const ROW = aVideoRow({ as: 'veo-3.1-generate-001', sound: true });
const FILM = aJob(ROW, aRequest({ negativePrompt: 'rain' }));
const FILM_BYTES = Buffer.from(Array.from({ length: 70_001 }, (_, index) => index % 251));

const parse = (own: Record<string, unknown>, url = DEFAULT_URL) =>
  VERTEX.parse(
    { name: 'veo', url, own, serves: [{ model: ROW.model, kind: 'video', as: ROW.as, own: {} }] },
    () => null,
  );

async function open(options: FakeVertexOptions = {}, own: Record<string, unknown> = {}) {
  const vertex = await openFakeVertex({ film: FILM_BYTES, ...options });
  onTestFinished(() => vertex.close());
  const table = parse({ project: 'films-1234', storage_url: vertex.url, ...own }, vertex.url);
  expect(table.problems).toEqual([]);
  const maker = openMaker(VERTEX, vertex.url, [ROW], table.options);
  const call = aCall(aKey(JSON.stringify(vertex.serviceAccount)));
  const resultFile = join(await makeTempFolder(), 'result');
  const start = (key: UpstreamKey | null = call.key) =>
    maker.start(maker.prepare(FILM), FILM, [], { ...call, key, resultFile });
  return { vertex, maker, call, start };
}

describe('a film by Veo', () => {
  it('is asked for once, with a label that leads back to it, and comes inside the answer', async () => {
    const { vertex, maker, call } = await open();
    expect(await makeFile(maker, FILM, [], call)).toEqual(FILM_BYTES);
    expect(vertex.creates).toMatchObject([
      {
        token: TOKEN,
        path: '/v1/projects/films-1234/locations/us-central1/publishers/google/models/veo-3.1-generate-001:predictLongRunning',
        body: {
          instances: [{ prompt: 'A boat on a lake' }],
          parameters: {
            ...{ sampleCount: 1, durationSeconds: 8, aspectRatio: '16:9', resolution: '720p' },
            ...{ negativePrompt: 'rain', seed: 7, generateAudio: true },
          },
          labels: { kinora: TOKEN },
        },
      },
    ]);
    expect(vertex.calls.get('POST token')).toBe(1);
  });

  it('comes out of a bucket where there is one', async () => {
    const { vertex, maker, call } = await open({}, { bucket: 'gs://films/kinora/', person_generation: 'allow_adult' });
    expect(await makeFile(maker, FILM, [], call)).toEqual(FILM_BYTES);
    const parameters = { storageUri: `gs://films/kinora/${TOKEN}`, personGeneration: 'allow_adult' };
    expect(vertex.creates).toMatchObject([{ body: { parameters } }]);
    expect(vertex.calls.get('GET object')).toBe(1);
  });

  it('that is larger than an answer about it is not taken into memory', async () => {
    const film = Buffer.alloc(5 * 1024 * 1024, 'film');
    const { maker, call } = await open({ film });
    expect((await makeFile(maker, FILM, [], call)).equals(film)).toBe(true);
  });

  it.each([
    ['filtered', 'refused'],
    ['violates', 'refused'],
    ['empty', 'refused'],
    ['failed', 'failed'],
  ] as const)('that is %s ends as %s', async (fate, fault) => {
    const { maker, call } = await open({ fate });
    expect((await faultOf(makeFile(maker, FILM, [], call))).fault).toBe(fault);
  });

  it.each<[VendorFault, string]>([
    [{ kind: 'status', status: 429 }, 'busy'],
    [{ kind: 'status', status: 403 }, 'denied'],
    [{ kind: 'status', status: 404 }, 'denied'],
    [{ kind: 'status', status: 400 }, 'rejected'],
    [{ kind: 'status', status: 500 }, 'unknown'],
    [{ kind: 'gone', taken: true }, 'unknown'],
    [{ kind: 'garbage' }, 'unknown'],
  ])('whose create is answered with %j is %s, and not repeated', async (fault, expected) => {
    const { vertex, maker, start } = await open();
    vertex.fail('create', fault);
    expect((await faultOf(start())).fault).toBe(expected);
    expect(vertex.calls.get('POST predictLongRunning')).toBe(1);
    expect([maker.find, maker.resend]).toEqual([null, 'never']);
  });

  it('is asked for again, is lost, and cannot be stopped', async () => {
    const { vertex, maker, call, start } = await open({ checks: 0 });
    const handle = await start();
    for (const status of [400, 401, 429, 500]) {
      vertex.fail('check', { kind: 'status', status }, 1);
      expect((await faultOf(maker.check(handle, call))).fault).toBe('trouble');
    }
    expect(await maker.cancel(handle, call)).toBe('unsure');
    vertex.forget();
    expect((await faultOf(maker.check(handle, call))).fault).toBe('lost');
  });
});

describe('a token', () => {
  it('is for a service account of right, and never a word of its key is told', async () => {
    const { vertex, start } = await open();
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const secret = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
    const wrong = aKey(JSON.stringify({ ...vertex.serviceAccount, private_key: secret }));
    const { fault, detail } = await faultOf(start(wrong));
    expect([fault, detail?.includes('PRIVATE')]).toEqual(['denied', false]);
    expect(vertex.creates).toEqual([]);
  });

  it.each(['not JSON s3cret', '{"s3cret":1}', '"s3cret"'])('is not to be had with %j', async (secret) => {
    const { start } = await open();
    const { fault, detail } = await faultOf(start(aKey(secret)));
    expect([fault, detail?.includes('s3cret')]).toEqual(['denied', false]);
  });

  it('that nobody could be asked for means that nothing was sent, and that a job is asked for later', async () => {
    const { vertex, maker, call, start } = await open();
    const unreachable = { ...vertex.serviceAccount, token_uri: 'http://127.0.0.1:1/token' };
    const key = { ...aKey(JSON.stringify(unreachable)), fingerprint: 'f2' };
    expect((await faultOf(start(key))).fault).toBe('not_sent');
    const handle = await start();
    expect((await faultOf(maker.check(handle, { ...call, key }))).fault).toBe('trouble');
  });

  it('is had for a workload from elsewhere', async () => {
    const { vertex, start } = await open();
    const subject = join(await makeTempFolder(), 'token');
    await writeFile(subject, 'who-i-am');
    const identity = {
      type: 'external_account',
      audience: '//iam.googleapis.com/projects/1/locations/global/workloadIdentityPools/p/providers/x',
      subject_token_type: 'urn:ietf:params:oauth:token-type:jwt',
      token_url: `${vertex.url}/v1/token`,
      credential_source: { file: subject, format: { type: 'text' } },
    };
    await start(aKey(JSON.stringify(identity)));
    expect([vertex.creates.length, vertex.calls.get('POST sts')]).toEqual([1, 1]);
  });

  it('is had from the metadata server, without a key', async () => {
    const { vertex, start } = await open();
    vi.stubEnv('GCE_METADATA_HOST', new URL(vertex.url).host);
    vi.stubEnv('METADATA_SERVER_DETECTION', 'assume-present');
    vi.stubEnv('GOOGLE_APPLICATION_CREDENTIALS', '');
    vi.stubEnv('CLOUDSDK_CONFIG', await makeTempFolder());
    onTestFinished(() => void vi.unstubAllEnvs());
    await start(null);
    expect([vertex.creates.length, vertex.calls.get('GET metadata')]).toEqual([1, expect.any(Number)]);
  });
});

describe('the table', () => {
  it('names its location once', () => {
    const at = (location: string, url?: string) => parse({ project: 'films-1234', location }, url).options;
    expect(at('europe-west4')).toMatchObject({ url: 'https://europe-west4-aiplatform.googleapis.com' });
    expect(at('global')).toMatchObject({ url: 'https://aiplatform.googleapis.com' });
    expect(at('global', 'https://proxy.example')).toMatchObject({ url: 'https://proxy.example' });
  });

  it('is told of everything that is wrong with it', () => {
    expect(parse({ location: 'Over there', bucket: 'films', person_generation: 'all', key: 'x' }).problems).toEqual([
      { path: ['project'], message: 'is required' },
      { path: ['location'], message: 'must be a location such as us-central1, or global' },
      { path: ['bucket'], message: 'must be gs://bucket, or a folder in one' },
      { path: ['person_generation'], message: 'must be one of allow_all, allow_adult, dont_allow' },
      { path: ['key'], message: 'is not known here' },
    ]);
  });

  it('shows which models are retired', async () => {
    const { maker, call } = await open({ models: [] });
    expect(await maker.health(call)).toEqual({ version: null, retired: ['veo-3.1-generate-001'] });
  });
});
