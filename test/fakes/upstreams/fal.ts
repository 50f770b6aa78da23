import { randomUUID } from 'node:crypto';
import { type Asked, file, json, openVendor, type TakenCreate, type Vendor, type VendorRoute } from './vendor.ts';

/** fal's queue, as real HTTP: submit, status, result, cancel, and the file on a host that must not see the key. */
export interface FakeFal extends Vendor<FalQuestion> {
  /** What the host of the files was told about who asks. */
  readonly keysAtFiles: readonly string[];
  forget(): void;
}

export type FalQuestion = 'create' | 'check' | 'result' | 'content' | 'cancel';

export interface FakeFalOptions {
  readonly film?: Uint8Array;
  readonly key?: string;
  readonly checks?: number;
  readonly fate?: 'completed' | 'failed' | 'filtered' | 'no file' | 'never';
  readonly still?: boolean;
}

interface Job {
  readonly id: string;
  readonly app: string;
  asked: number;
  state: 'IN_QUEUE' | 'IN_PROGRESS' | 'COMPLETED';
}

const FAULTS = {
  failed: { detail: [{ loc: ['body', 'image_url'], msg: 'Could not be downloaded', type: 'file_download_error' }] },
  filtered: {
    detail: [{ loc: ['body', 'prompt'], msg: 'The content was flagged.', type: 'content_policy_violation' }],
  },
} as const;

export async function openFakeFal(options: FakeFalOptions = {}): Promise<FakeFal> {
  const jobs = new Map<string, Job>();
  const keysAtFiles: string[] = [];
  const { film = Buffer.from('a film'), key, checks = 2, fate = 'completed', still = false } = options;
  // Another origin than that of the queue, as with fal's own.
  const files = await openVendor<'content'>(({ headers }) => ({
    question: 'content',
    name: 'GET /file',
    make: () => {
      if (headers.authorization !== undefined) keysAtFiles.push(headers.authorization);
      return file(film, 'video/mp4');
    },
  }));
  const advance = (job: Job): void => {
    job.asked += 1;
    if (job.state !== 'COMPLETED') job.state = job.asked >= checks && fate !== 'never' ? 'COMPLETED' : 'IN_PROGRESS';
  };
  const addresses = (base: string, { app, id }: Job) => {
    const place = `${base}/${app}/requests/${id}`;
    return { status_url: `${place}/status`, response_url: place, cancel_url: `${place}/cancel` };
  };
  const submit = (asked: Asked, base: string, take: (create: TakenCreate) => void) => {
    const app = asked.path.split('/').slice(1, 3).join('/');
    const job: Job = { id: randomUUID(), app, asked: 0, state: 'IN_QUEUE' };
    jobs.set(job.id, job);
    take({ job: job.id, token: null, path: asked.path, body: asked.json() });
    return json({ status: 'IN_QUEUE', request_id: job.id, queue_position: 0, ...addresses(base, job) });
  };
  const status = (base: string, job: Job) => {
    advance(job);
    const about = { status: job.state, request_id: job.id, ...addresses(base, job) };
    return json({ ...about, queue_position: 0, logs: [], metrics: {} }, job.state === 'COMPLETED' ? 200 : 202);
  };
  const result = (job: Job) => {
    if (job.state !== 'COMPLETED') return json({ detail: 'Request is still in progress' }, 400);
    if (fate === 'failed' || fate === 'filtered') return json(FAULTS[fate], 422, { 'x-fal-error-type': fate });
    if (fate === 'no file') return json({ seed: 7 });
    const made = { url: `${files.url}/files/a.mp4`, content_type: 'video/mp4', file_size: film.length };
    return json(still ? { images: [made], has_nsfw_concepts: [false] } : { video: made });
  };
  const cancel = (job: Job) => {
    if (job.state === 'COMPLETED') return json({ status: 'ALREADY_COMPLETED' }, 400);
    return json({ status: 'CANCELLATION_REQUESTED' }, 202);
  };
  const vendor = await openVendor<FalQuestion>((asked, { url }, take): VendorRoute<FalQuestion> => {
    const { method, path, headers } = asked;
    const at = (question: FalQuestion | null, name: string, make: VendorRoute<FalQuestion>['make']) => ({
      question,
      name: `${method} ${name}`,
      make,
    });
    if (key !== undefined && headers.authorization !== `Key ${key}`) {
      return at(null, '/', () => json({ detail: `No user found for ${headers.authorization}` }, 401));
    }
    const [, id = '', way = ''] = /\/requests\/([^/]+)(?:\/(status|cancel))?$/.exec(path) ?? [];
    if (method === 'POST' && id === '') return at('create', '/:app', () => submit(asked, url, take));
    const job = jobs.get(id);
    if (job === undefined) return at('check', '/:app/requests/:id', () => json({ detail: 'Request not found' }, 404));
    if (method === 'GET' && way === 'status') return at('check', '/:app/requests/:id/status', () => status(url, job));
    if (method === 'PUT' && way === 'cancel') return at('cancel', '/:app/requests/:id/cancel', () => cancel(job));
    return at('result', '/:app/requests/:id', () => result(job));
  });
  return Object.assign(vendor, {
    keysAtFiles,
    forget: () => jobs.clear(),
    fail: failAt(vendor, files),
    close: closeBoth(vendor, files),
  });
}

type Fail<Question extends string> = Vendor<Question>['fail'];

function failAt(vendor: Vendor<FalQuestion>, files: Vendor<'content'>): Fail<FalQuestion> {
  const { fail } = vendor;
  return (question, fault, times) =>
    question === 'content' ? files.fail(question, fault, times) : fail(question, fault, times);
}

function closeBoth(vendor: Vendor<FalQuestion>, files: Vendor<'content'>): () => Promise<void> {
  const { close } = vendor;
  return async () => {
    await Promise.all([close(), files.close()]);
  };
}
