import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readWhole } from '../../fixtures/read-whole.ts';
import { type Answer, type AnswerFault, sendAnswer } from './http-faults.ts';

/**
 * A server that speaks /v1/videos and /v1/images, as real HTTP, and goes wrong as it is told. The official library talks to
 * it in its own test. Its jobs go on by being asked for, never by the clock. It remembers every create that it took on:
 * whoever pays twice is found out here.
 */
export interface FakeOpenAi {
  readonly url: string;
  readonly creates: readonly TakenCreate[];
  /** How often each route was asked for, such as 'GET /v1/videos/:id'. */
  readonly calls: ReadonlyMap<string, number>;
  /** Of the next `times` answers to this question; all of them where it is left out. */
  fail(question: Question, fault: FakeFault, times?: number): void;
  heal(): void;
  /** A restart: no job is known any more. */
  forget(): void;
  close(): Promise<void>;
}

export type Question = 'create' | 'check' | 'content' | 'delete' | 'models';

export type FakeFault =
  | AnswerFault
  /** Answered so, and nothing was done. */
  | {
      readonly kind: 'status';
      readonly status: number;
      readonly headers?: Record<string, string>;
      readonly body?: unknown;
    }
  /** The connection ends before anything is said. `taken`: what it asked for was done. */
  | { readonly kind: 'gone'; readonly taken: boolean };

export interface TakenCreate {
  readonly path: string;
  readonly token: string | null;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly files: readonly { readonly name: string; readonly type: string; readonly bytes: Buffer }[];
  readonly job: string;
}

export interface FakeOpenAiOptions {
  readonly film?: Uint8Array;
  readonly still?: Uint8Array;
  readonly key?: string;
  readonly models?: readonly string[];
  /** Takes a second create of the same token for the first one. */
  readonly idempotent?: boolean;
  /** How often a job is asked for until it is done. */
  readonly checks?: number;
  /** What becomes of all jobs. */
  readonly fate?: 'completed' | 'filtered' | 'failed' | 'never';
  /** Results are told of by their address. */
  readonly byAddress?: boolean;
}

interface Job {
  readonly id: string;
  readonly model: string;
  readonly seconds: string;
  readonly size: string;
  readonly prompt: string;
  asked: number;
}

export async function openFakeOpenAi(options: FakeOpenAiOptions = {}): Promise<FakeOpenAi> {
  const fake = new Fake(options);
  const server = createServer((request, response) => {
    fake.answer(request, response).catch((error: unknown) => response.destroy(error as Error));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  fake.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return Object.assign(fake, {
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  });
}

const NOW = 1_763_208_000;
const json = (value: unknown, status = 200): Answer => ({
  status,
  headers: { 'content-type': 'application/json' },
  body: Buffer.from(JSON.stringify(value)),
});
const refusal = (status: number, code: string, message: string) =>
  json({ error: { message, type: 'invalid_request_error', param: null, code } }, status);

class Fake {
  url = '';
  readonly creates: TakenCreate[] = [];
  readonly calls = new Map<string, number>();
  readonly #options: FakeOpenAiOptions;
  readonly #jobs = new Map<string, Job>();
  readonly #taken = new Map<string, Answer>();
  readonly #faults = new Map<Question, { fault: FakeFault; left: number }>();

  constructor(options: FakeOpenAiOptions) {
    this.#options = options;
  }

  fail(question: Question, fault: FakeFault, times = Number.POSITIVE_INFINITY): void {
    this.#faults.set(question, { fault, left: times });
  }

  heal(): void {
    this.#faults.clear();
  }

  forget(): void {
    this.#jobs.clear();
    this.#taken.clear();
  }

  async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', headers } = request;
    const { pathname } = new URL(request.url ?? '/', this.url);
    const body = await readWhole(request);
    const { question, name, make } = this.#route(method, pathname, headers, body);
    this.calls.set(name, (this.calls.get(name) ?? 0) + 1);
    const { key } = this.#options;
    if (key !== undefined && question !== null && headers.authorization !== `Bearer ${key}`) {
      return sendAnswer(response, refusal(401, 'invalid_api_key', `Incorrect API key: ${headers.authorization}`), null);
    }
    const fault = question === null ? null : this.#takeFault(question);
    if (fault?.kind === 'status') return sendAnswer(response, toAnswer(fault), null);
    if (fault?.kind === 'gone') {
      if (fault.taken) await make();
      response.socket?.destroy();
      return;
    }
    return sendAnswer(response, await make(), fault);
  }

  #takeFault(question: Question): FakeFault | null {
    const set = this.#faults.get(question);
    if (set === undefined || set.left <= 0) return null;
    set.left -= 1;
    return set.fault;
  }

  #route(method: string, path: string, headers: IncomingMessage['headers'], body: Buffer): Route {
    const about = /^\/v1\/videos\/([^/]+)(\/content)?$/.exec(path);
    if (method === 'POST' && CREATES.includes(path)) {
      const make = () => this.#create(path, headers, body);
      return { question: 'create', name: `POST ${path}`, make };
    }
    if (method === 'GET' && path === '/v1/models') {
      const data = (this.#options.models ?? MODELS).map((id) => ({
        id,
        object: 'model',
        created: NOW,
        owned_by: 'fake',
      }));
      return { question: 'models', name: 'GET /v1/models', make: async () => json({ object: 'list', data }) };
    }
    if (method === 'GET' && path === '/v1/videos') {
      const data = [...this.#jobs.values()].map((job) => this.#render(job));
      return {
        question: 'check',
        name: 'GET /v1/videos',
        make: async () => json({ object: 'list', data, has_more: false }),
      };
    }
    if (method === 'GET' && path.startsWith('/files/')) {
      return { question: 'content', name: 'GET /files/:id', make: async () => this.#file(path.endsWith('.png')) };
    }
    if (about === null) {
      return {
        question: null,
        name: `${method} ${path}`,
        make: async () => refusal(404, 'not_found', 'No such route.'),
      };
    }
    return this.#routeOfJob(method, decodeURIComponent(about[1] ?? ''), about[2] !== undefined);
  }

  #routeOfJob(method: string, id: string, isContent: boolean): Route {
    const job = this.#jobs.get(id);
    const unknown = async () => refusal(404, 'not_found', `No video '${id}'.`);
    if (method === 'DELETE') {
      const make = async () => {
        this.#jobs.delete(id);
        return json({ id, object: 'video.deleted', deleted: true });
      };
      return { question: 'delete', name: 'DELETE /v1/videos/:id', make: job === undefined ? unknown : make };
    }
    if (isContent) {
      const isDone = job !== undefined && this.#stateOf(job) === 'completed' && this.#options.byAddress !== true;
      const make = isDone
        ? async () => this.#file(false)
        : async () => refusal(400, 'no_content', 'There is no content.');
      return { question: 'content', name: 'GET /v1/videos/:id/content', make: job === undefined ? unknown : make };
    }
    const make = async () => {
      if (job === undefined) return unknown();
      job.asked += 1;
      return json(this.#render(job));
    };
    return { question: 'check', name: 'GET /v1/videos/:id', make };
  }

  #file(isStill: boolean): Answer {
    const { film = FILM, still = STILL } = this.#options;
    return {
      status: 200,
      headers: { 'content-type': isStill ? 'image/png' : 'video/mp4' },
      body: isStill ? still : film,
    };
  }

  async #create(path: string, headers: IncomingMessage['headers'], body: Buffer): Promise<Answer> {
    const token = headers['idempotency-key'];
    const known = typeof token === 'string' && this.#options.idempotent === true ? this.#taken.get(token) : undefined;
    if (known !== undefined) return known;
    const { fields, files } = await readFields(String(headers['content-type']), body);
    if (typeof fields.prompt !== 'string' || fields.prompt === '') {
      return refusal(400, 'invalid_request', 'prompt is required.');
    }
    const job: Job = {
      id: `video_${randomUUID()}`,
      model: String(fields.model),
      seconds: String(fields.seconds ?? '4'),
      size: String(fields.size ?? '1280x720'),
      prompt: fields.prompt,
      asked: 0,
    };
    this.creates.push({ path, token: typeof token === 'string' ? token : null, fields, files, job: job.id });
    const answer = path === '/v1/videos' ? this.#accept(job) : this.#make(path);
    if (typeof token === 'string') this.#taken.set(token, answer);
    return answer;
  }

  #accept(job: Job): Answer {
    this.#jobs.set(job.id, job);
    return json(this.#render(job));
  }

  /** A create that ends with its result. */
  #make(path: string): Answer {
    const { fate = 'completed', byAddress, film = FILM, still = STILL } = this.#options;
    if (fate === 'filtered') return refusal(400, 'content_policy_violation', 'The prompt is against our policy.');
    if (fate === 'failed') return refusal(500, 'server_error', 'Out of memory.');
    const isFilm = path === '/video';
    const base64 = Buffer.from(isFilm ? film : still).toString('base64');
    const isAddress = byAddress === true || isFilm;
    const address = { url: `${this.url}/files/${randomUUID()}.${isFilm ? 'mp4' : 'png'}` };
    return json({ created: NOW, data: [isAddress ? address : { b64_json: base64 }] });
  }

  #stateOf(job: Job): 'queued' | 'in_progress' | 'completed' | 'failed' {
    const { checks = 2, fate = 'completed' } = this.#options;
    if (job.asked === 0) return 'queued';
    if (job.asked < checks || fate === 'never') return 'in_progress';
    return fate === 'completed' ? 'completed' : 'failed';
  }

  #render(job: Job) {
    const { fate, byAddress } = this.#options;
    const { asked, ...told } = job;
    const status = this.#stateOf(job);
    const filtered = {
      code: 'moderation_blocked',
      message: 'The prompt was blocked by https://moderation.example/rules.',
    };
    const error = fate === 'filtered' ? filtered : { code: 'server_error', message: 'Out of memory.' };
    return {
      ...told,
      object: 'video',
      status,
      progress: { queued: 0, in_progress: 50, completed: 100, failed: 50 }[status],
      created_at: NOW,
      completed_at: status === 'completed' ? NOW + asked : null,
      expires_at: null,
      remixed_from_video_id: null,
      error: status === 'failed' ? error : null,
      ...(byAddress === true && status === 'completed' ? { url: `${this.url}/files/${job.id}.mp4` } : {}),
    };
  }
}

interface Route {
  readonly question: Question | null;
  readonly name: string;
  readonly make: () => Promise<Answer>;
}

const CREATES = ['/v1/videos', '/v1/images/generations', '/v1/images/edits', '/video'];
const MODELS = ['video-3.1-generate-preview', 'video-3.1-fast-generate-preview', 'image-3.1-flash-image-preview'];
/** Stand for files where nobody looks inside. */
const FILM = Buffer.from('a film '.repeat(1_000));
const STILL = Buffer.from('a still '.repeat(100));

function toAnswer({ status, headers = {}, body }: Extract<FakeFault, { kind: 'status' }>): Answer {
  const answer = body === undefined ? refusal(status, `fault_${status}`, 'As asked for.') : json(body, status);
  return { ...answer, headers: { ...answer.headers, ...headers } };
}

async function readFields(type: string, body: Buffer): Promise<Pick<TakenCreate, 'fields' | 'files'>> {
  if (!type.startsWith('multipart/form-data')) {
    return { fields: JSON.parse(body.toString()) as Record<string, unknown>, files: [] };
  }
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData();
  const fields: Record<string, string> = {};
  const files: { name: string; type: string; bytes: Buffer }[] = [];
  for (const [name, value] of form) {
    if (typeof value === 'string') fields[name] = value;
    else files.push({ name, type: value.type, bytes: Buffer.from(await value.arrayBuffer()) });
  }
  return { fields, files };
}
