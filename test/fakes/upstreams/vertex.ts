import { generateKeyPairSync, type KeyObject, randomUUID, verify } from 'node:crypto';
import { type Asked, file, json, openVendor, type Vendor, type VendorRoute } from './vendor.ts';

/**
 * Veo on Google Cloud with what is around it, as real HTTP: tokens for service accounts, for workloads from elsewhere and of the
 * metadata server, operations, and a bucket. Google's own library talks to it in its test.
 */
export interface FakeVertex extends Vendor<VertexQuestion> {
  /** The JSON that an operator gets for a service account. */
  readonly serviceAccount: Readonly<Record<string, string>>;
  forget(): void;
}

export type VertexQuestion = 'token' | 'create' | 'check' | 'content' | 'models';

export interface FakeVertexOptions {
  readonly film?: Uint8Array;
  readonly models?: readonly string[];
  /** How often a job is asked for until it is done. */
  readonly checks?: number;
  readonly fate?: 'completed' | 'filtered' | 'violates' | 'failed' | 'empty';
}

interface Job {
  readonly name: string;
  readonly storageUri: string | null;
  asked: number;
}

const TOKEN = 'ya29.fake';
const WORDS = 'The prompt violates the usage guidelines. Support code: 58061214';

type KeyPair = { readonly publicKey: KeyObject; readonly privateKey: KeyObject };
let known: KeyPair | null = null;

/** Made once: a pair costs more than the test that wants it. */
function readKeys(): KeyPair {
  known ??= generateKeyPairSync('rsa', { modulusLength: 2048 });
  return known;
}

export async function openFakeVertex(options: FakeVertexOptions = {}): Promise<FakeVertex> {
  const keys = readKeys();
  const jobs = new Map<string, Job>();
  const cloud = { options, jobs, publicKey: keys.publicKey };
  const vendor = await openVendor<VertexQuestion>((asked, _self, take) => {
    const route = findRoute(cloud, asked, take);
    if (route.question === 'token' || asked.headers.authorization === `Bearer ${TOKEN}`) return route;
    return { ...route, question: null, make: () => refusal(401, 'UNAUTHENTICATED', 'No valid credentials.') };
  });
  const serviceAccount = {
    type: 'service_account',
    project_id: 'films-1234',
    private_key_id: 'k1',
    private_key: keys.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    client_email: 'kinora@films-1234.iam.gserviceaccount.com',
    client_id: '1',
    token_uri: `${vendor.url}/token`,
  };
  return Object.assign(vendor, { serviceAccount, forget: () => jobs.clear() });
}

const refusal = (status: number, name: string, message: string) =>
  json({ error: { code: status, message, status: name } }, status);

interface Cloud {
  readonly options: FakeVertexOptions;
  readonly jobs: Map<string, Job>;
  readonly publicKey: KeyObject;
}
type Take = Parameters<Parameters<typeof openVendor<VertexQuestion>>[0]>[2];

const MODEL = /^\/v1(?:beta1)?\/(projects\/[^/]+\/locations\/[^/]+\/publishers\/google\/models\/[^/:]+):(\w+)$/;

function findRoute(cloud: Cloud, asked: Asked, take: Take): VendorRoute<VertexQuestion> {
  const { method, path } = asked;
  const [, model, verb] = MODEL.exec(path) ?? [];
  const [, known] = /^\/v1(?:beta1)?\/publishers\/google\/models\/([^/]+)$/.exec(path) ?? [];
  if (method === 'POST' && path === '/token') {
    return { question: 'token', name: 'POST token', make: () => exchange(cloud, asked) };
  }
  if (method === 'POST' && path === '/v1/token')
    return { question: 'token', name: 'POST sts', make: () => federate(asked) };
  if (path.startsWith('/computeMetadata/v1/')) {
    return { question: 'token', name: 'GET metadata', make: () => tellMetadata(path) };
  }
  if (method === 'POST' && model !== undefined && verb === 'predictLongRunning') {
    return { question: 'create', name: 'POST predictLongRunning', make: () => create(cloud, asked, model, take) };
  }
  if (method === 'POST' && model !== undefined && verb === 'fetchPredictOperation') {
    return { question: 'check', name: 'POST fetchPredictOperation', make: () => check(cloud, asked) };
  }
  if (method === 'GET' && known !== undefined) {
    const isKnown = cloud.options.models?.includes(known) ?? true;
    const make = () =>
      isKnown ? json({ name: `publishers/google/models/${known}` }) : refusal(404, 'NOT_FOUND', 'No.');
    return { question: 'models', name: 'GET model', make };
  }
  if (method === 'GET' && path.startsWith('/storage/v1/b/films/o/')) {
    const make = () => file(cloud.options.film ?? Buffer.from('a film'), 'video/mp4');
    return { question: 'content', name: 'GET object', make };
  }
  return { question: null, name: `${method} ${path}`, make: () => refusal(404, 'NOT_FOUND', 'Not found.') };
}

const token = () => json({ access_token: TOKEN, expires_in: 3599, token_type: 'Bearer' });

/** An assertion, signed with the account's key. */
function exchange({ publicKey }: Cloud, asked: Asked) {
  const form = new URLSearchParams(asked.body.toString());
  const [head = '', claims = '', signature = ''] = (form.get('assertion') ?? '').split('.');
  const { scope } = JSON.parse(Buffer.from(claims, 'base64url').toString() || '{}') as { scope?: string };
  const isSigned = verify(
    'RSA-SHA256',
    Buffer.from(`${head}.${claims}`),
    publicKey,
    Buffer.from(signature, 'base64url'),
  );
  if (isSigned && scope === 'https://www.googleapis.com/auth/cloud-platform') return token();
  return json({ error: 'invalid_grant', error_description: 'Invalid JWT Signature.' }, 400);
}

function federate(asked: Asked) {
  const form = new URLSearchParams(asked.body.toString());
  if (form.get('subject_token') !== 'who-i-am') return json({ error: 'invalid_grant' }, 400);
  return json({ access_token: TOKEN, issued_token_type: 'x', token_type: 'Bearer', expires_in: 3599 });
}

function tellMetadata(path: string) {
  const { status, body } = path.endsWith('/token') ? token() : json('default');
  return { status, body, headers: { 'content-type': 'application/json', 'metadata-flavor': 'Google' } };
}

function create({ jobs }: Cloud, asked: Asked, model: string, take: Take) {
  const body = asked.json() as { labels?: { kinora?: string }; parameters?: { storageUri?: string } };
  const name = `${model}/operations/${randomUUID()}`;
  jobs.set(name, { name, storageUri: body.parameters?.storageUri ?? null, asked: 0 });
  take({ job: name, token: body.labels?.kinora ?? null, path: asked.path, body });
  return json({ name });
}

function check({ options, jobs }: Cloud, asked: Asked) {
  const { operationName } = asked.json() as { operationName: string };
  const job = jobs.get(operationName);
  if (job === undefined) return refusal(404, 'NOT_FOUND', 'The operation does not exist.');
  job.asked += 1;
  const { name, storageUri } = job;
  if (job.asked <= (options.checks ?? 1)) return json({ name });
  const done = (response: unknown) => json({ name, done: true, response });
  switch (options.fate) {
    case 'filtered':
      return done({ raiMediaFilteredCount: 1, raiMediaFilteredReasons: [WORDS] });
    case 'violates':
      return json({ name, done: true, error: { code: 3, message: WORDS } });
    case 'failed':
      return json({ name, done: true, error: { code: 13, message: 'Internal error.' } });
    case 'empty':
      return done({});
    default: {
      const bytes = Buffer.from(options.film ?? 'a film').toString('base64');
      const film = storageUri === null ? { bytesBase64Encoded: bytes } : { gcsUri: `${storageUri}/1/sample 0.mp4` };
      return done({ videos: [{ ...film, mimeType: 'video/mp4' }] });
    }
  }
}
