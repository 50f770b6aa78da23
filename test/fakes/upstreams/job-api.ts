import { file, json, openVendor, type Vendor, type VendorRoute } from './vendor.ts';

/** The vendors of films that have one API under many names, as real HTTP. Their answers are written out by hand here, and not taken from the descriptions that are to be tried on them. */
export type FakeJobApi = Vendor<JobQuestion> & { readonly cancelled: readonly string[]; forget(): void };
export type JobQuestion = 'create' | 'check' | 'content' | 'cancel';
export type JobVendor = keyof typeof VENDORS;

export interface FakeJobOptions {
  readonly film?: Uint8Array;
  readonly checks?: number;
  readonly fate?: 'done' | 'failed' | 'filtered' | 'no file' | 'never';
}

interface Spelled {
  readonly creates: readonly string[];
  /** The id is the one group; it may be one that the create brought along. */
  readonly check: RegExp;
  readonly cancel: { readonly method: string; readonly path: RegExp } | null;
  readonly token?: (body: Record<string, unknown>) => unknown;
  readonly created: (id: string) => unknown;
  readonly running: (id: string) => unknown;
  readonly done: (id: string, url: string | undefined) => unknown;
  readonly failed: (id: string, filtered: boolean) => unknown;
}

const kling = (id: string, data: object) => ({
  code: 0,
  message: 'SUCCEED',
  request_id: 'r',
  data: { task_id: id, ...data },
});

export const VENDORS = {
  ark: {
    creates: ['/api/v3/contents/generations/tasks'],
    check: /^\/api\/v3\/contents\/generations\/tasks\/([^/]+)$/,
    cancel: { method: 'DELETE', path: /^\/api\/v3\/contents\/generations\/tasks\/([^/]+)$/ },
    created: (id) => ({ id }),
    running: (id) => ({ id, model: 'seedance', status: 'running', created_at: 1 }),
    done: (id, url) => ({ id, status: 'succeeded', content: { video_url: url }, usage: { completion_tokens: 1 } }),
    failed: (id, filtered) => ({
      id,
      status: 'failed',
      error: { code: filtered ? 'OutputVideoSensitiveContentDetected' : 'InternalServiceError', message: 'No.' },
    }),
  },
  dashscope: {
    creates: ['/api/v1/services/aigc/video-generation/video-synthesis'],
    check: /^\/api\/v1\/tasks\/([^/]+)$/,
    cancel: { method: 'POST', path: /^\/api\/v1\/tasks\/([^/]+)\/cancel$/ },
    created: (id) => ({ output: { task_status: 'PENDING', task_id: id }, request_id: 'r' }),
    running: (id) => ({ request_id: 'r', output: { task_id: id, task_status: 'RUNNING' } }),
    done: (id, url) => ({ request_id: 'r', output: { task_id: id, task_status: 'SUCCEEDED', video_url: url } }),
    failed: (id, filtered) => ({
      request_id: 'r',
      output: {
        task_id: id,
        task_status: 'FAILED',
        code: filtered ? 'DataInspectionFailed' : 'InternalError',
        message: 'No.',
      },
    }),
  },
  minimax: {
    creates: ['/v2/video_generation'],
    check: /^\/v2\/query\/video_generation\/([^/]+)$/,
    cancel: null,
    created: (id) => ({ task_id: id }),
    running: (id) => ({ task: { id, status: 'queued' } }),
    done: (id, url) => ({ task: { id, status: 'succeeded', content: { url }, duration: 8 } }),
    failed: (id, filtered) => ({
      task: { id, status: 'failed', error: { code: filtered ? 1027 : 1000, message: 'No.' } },
    }),
  },
  kling: {
    creates: ['/v1/videos/text2video', '/v1/videos/image2video'],
    check: /^\/v1\/videos\/(?:text|image)2video\/([^/]+)$/,
    cancel: null,
    token: (body) => body.external_task_id,
    created: (id) => kling(id, { task_status: 'submitted' }),
    running: (id) => kling(id, { task_status: 'processing' }),
    done: (id, url) =>
      kling(id, {
        task_status: 'succeed',
        task_result: { videos: url === undefined ? [] : [{ id: 'v', url, duration: '8' }] },
      }),
    failed: (id, filtered) =>
      kling(id, {
        task_status: 'failed',
        task_status_msg: filtered ? 'Failure to pass the risk control system' : 'No.',
      }),
  },
  runway: {
    creates: ['/v1/text_to_video', '/v1/image_to_video'],
    check: /^\/v1\/tasks\/([^/]+)$/,
    cancel: { method: 'DELETE', path: /^\/v1\/tasks\/([^/]+)$/ },
    created: (id) => ({ id }),
    running: (id) => ({ id, status: 'RUNNING', createdAt: 'x', progress: 0.5 }),
    done: (id, url) => ({ id, status: 'SUCCEEDED', output: url === undefined ? [] : [url] }),
    failed: (id, filtered) => ({
      id,
      status: 'FAILED',
      failure: 'No.',
      failureCode: filtered ? 'SAFETY.INPUT.TEXT' : 'INTERNAL.BAD_OUTPUT.CODE01',
    }),
  },
  luma: {
    creates: ['/dream-machine/v1/generations'],
    check: /^\/dream-machine\/v1\/generations\/([^/]+)$/,
    cancel: { method: 'DELETE', path: /^\/dream-machine\/v1\/generations\/([^/]+)$/ },
    created: (id) => ({ id, state: 'queued', assets: null }),
    running: (id) => ({ id, state: 'dreaming', assets: null, failure_reason: null }),
    done: (id, url) => ({ id, state: 'completed', assets: { video: url } }),
    failed: (id, filtered) => ({
      id,
      state: 'failed',
      failure_reason: filtered ? '400: prompt not allowed because advanced moderation failed' : 'No.',
    }),
  },
} as const satisfies Record<string, Spelled>;

export async function openFakeJobApi(name: JobVendor, options: FakeJobOptions = {}): Promise<FakeJobApi> {
  const spelled: Spelled = VENDORS[name];
  const { film = Buffer.from('a film'), checks = 2, fate = 'done' } = options;
  const asked = new Map<string, number>();
  const names = new Map<string, string>();
  const cancelled: string[] = [];
  const state = (base: string, id: string) => {
    const count = (asked.get(id) ?? 0) + 1;
    asked.set(id, count);
    if (fate === 'never' || count < checks) return spelled.running(id);
    if (fate === 'failed' || fate === 'filtered') return spelled.failed(id, fate === 'filtered');
    return spelled.done(id, fate === 'no file' ? undefined : `${base}/files/${id}.mp4`);
  };
  const vendor = await openVendor<JobQuestion>((question, { url }, take): VendorRoute<JobQuestion> => {
    const { method, path } = question;
    if (path.startsWith('/files/'))
      return { question: 'content', name: 'GET /files/:id', make: () => file(film, 'video/mp4') };
    if (method === 'POST' && spelled.creates.includes(path)) {
      return {
        question: 'create',
        name: `POST ${path}`,
        make: () => {
          const id = `job-${asked.size}`;
          const body = question.json() as Record<string, unknown>;
          const token = spelled.token?.(body);
          asked.set(id, 0);
          names.set(id, id);
          if (typeof token === 'string') names.set(token, id);
          take({ job: id, token: typeof token === 'string' ? token : null, path, body });
          return json(spelled.created(id));
        },
      };
    }
    const stop = spelled.cancel?.method === method ? spelled.cancel.path.exec(path)?.[1] : undefined;
    if (stop !== undefined) {
      return { question: 'cancel', name: `${method} cancel`, make: () => json({ id: cancelled.push(stop) }) };
    }
    const id = names.get(spelled.check.exec(path)?.[1] ?? '');
    if (id === undefined)
      return { question: 'check', name: 'unknown', make: () => json({ message: 'Not found' }, 404) };
    return { question: 'check', name: 'GET job', make: () => json(state(url, id)) };
  });
  const forget = () => {
    asked.clear();
    names.clear();
  };
  return Object.assign(vendor, { cancelled, forget });
}
