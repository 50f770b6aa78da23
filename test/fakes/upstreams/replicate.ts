import {
  type Asked,
  file,
  json,
  openVendor,
  readForm,
  type TakenCreate,
  type Vendor,
  type VendorRoute,
} from './vendor.ts';

/** Replicate's predictions, as real HTTP. */
export interface FakeReplicate extends Vendor<ReplicateQuestion> {
  readonly uploads: readonly Buffer[];
  forget(): void;
}

export type ReplicateQuestion = 'upload' | 'create' | 'check' | 'list' | 'content' | 'cancel' | 'account';

export interface FakeReplicateOptions {
  readonly film?: Uint8Array;
  readonly key?: string;
  readonly checks?: number;
  readonly fate?: 'succeeded' | 'failed' | 'filtered' | 'aborted' | 'no file' | 'never';
  /** Results are lists, as of most models that draw stills. */
  readonly lists?: boolean;
}

interface Prediction {
  readonly id: string;
  readonly input: unknown;
  asked: number;
  status: 'starting' | 'processing' | 'succeeded' | 'failed' | 'canceled' | 'aborted';
}

const ERRORS = {
  failed: 'CUDA out of memory',
  filtered: 'The input or output was flagged as sensitive. Please try again with different inputs. (E005)',
} as const;

export async function openFakeReplicate(options: FakeReplicateOptions = {}): Promise<FakeReplicate> {
  const predictions = new Map<string, Prediction>();
  const uploads: Buffer[] = [];
  const { film = Buffer.from('a film'), key, checks = 2, fate = 'succeeded', lists = false } = options;
  const show = (base: string, { id, input, asked, status }: Prediction) => {
    const output = status === 'succeeded' && fate !== 'no file' ? `${base}/files/${id}.mp4` : null;
    return {
      id,
      model: 'google/veo-3.1',
      version: 'hidden',
      input,
      status,
      output: lists && output !== null ? [output] : output,
      error: status === 'failed' ? ERRORS[fate === 'filtered' ? 'filtered' : 'failed'] : null,
      logs: asked === 0 ? '' : `  0%|          | 0/4\n ${asked * 25}%|██▌       | ${asked}/4`,
      metrics: {},
      created_at: '2026-11-15T12:00:00.000Z',
      urls: { get: `${base}/v1/predictions/${id}`, cancel: `${base}/v1/predictions/${id}/cancel` },
    };
  };
  const create = (asked: Asked, base: string, take: (create: TakenCreate) => void) => {
    const { input } = asked.json() as { input?: unknown };
    if (input === undefined)
      return json({ title: 'Input validation failed', detail: '- input is required', status: 422 }, 422);
    const made: Prediction = { id: `p${predictions.size}`, input, asked: 0, status: 'starting' };
    predictions.set(made.id, made);
    take({ job: made.id, token: null, path: asked.path, body: asked.json() });
    return json(show(base, made), 201);
  };
  const check = (base: string, made: Prediction) => {
    if (made.status === 'starting' || made.status === 'processing') {
      made.asked += 1;
      const isOver = made.asked >= checks && fate !== 'never';
      const end = fate === 'filtered' ? 'failed' : fate === 'no file' ? 'succeeded' : fate;
      made.status = isOver && end !== 'never' ? end : 'processing';
    }
    return json(show(base, made));
  };
  const upload = async (asked: Asked) => {
    const content = (await readForm(asked)).get('content');
    if (!(content instanceof File)) return json({ detail: 'content is required' }, 422);
    uploads.push(Buffer.from(await content.arrayBuffer()));
    return json({ id: 'f1', urls: { get: 'https://files.example.org/f1' } }, 201);
  };
  const vendor = await openVendor<ReplicateQuestion>((asked, { url }, take): VendorRoute<ReplicateQuestion> => {
    const { method, path, headers } = asked;
    const at = (question: ReplicateQuestion | null, name: string, make: VendorRoute<ReplicateQuestion>['make']) => ({
      question,
      name: `${method} ${name}`,
      make,
    });
    if (path.startsWith('/files/')) return at('content', '/files/:id', () => file(film, 'video/mp4'));
    if (key !== undefined && headers.authorization !== `Bearer ${key}`) {
      return at(null, '/', () =>
        json({ title: 'Unauthenticated', detail: 'You did not pass a valid token', status: 401 }, 401),
      );
    }
    if (path === '/v1/account') return at('account', path, () => json({ type: 'organization', username: 'kinora' }));
    if (method === 'POST' && path === '/v1/files') return at('upload', path, () => upload(asked));
    if (method === 'POST' && /^\/v1\/(?:models\/[^/]+\/[^/]+\/)?predictions$/.test(path)) {
      return at('create', '/v1/predictions', () => create(asked, url, take));
    }
    if (path === '/v1/predictions') {
      const newestFirst = () => [...predictions.values()].toReversed().map((each) => show(url, each));
      return at('list', path, () => json({ previous: null, next: null, results: newestFirst() }));
    }
    const [, id = '', way] = /^\/v1\/predictions\/([^/]+)(\/cancel)?$/.exec(path) ?? [];
    const made = predictions.get(id);
    if (made === undefined)
      return at('check', '/v1/predictions/:id', () => json({ detail: 'Not found', status: 404 }, 404));
    if (way === undefined) return at('check', '/v1/predictions/:id', () => check(url, made));
    return at('cancel', '/v1/predictions/:id/cancel', () => {
      if (made.status === 'starting' || made.status === 'processing') made.status = 'canceled';
      return json(show(url, made));
    });
  });
  return Object.assign(vendor, { uploads, forget: () => predictions.clear() });
}
