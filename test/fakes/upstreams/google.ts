import { randomUUID } from 'node:crypto';
import { type Asked, file, json, openVendor, type Vendor, type VendorRoute } from './vendor.ts';

/**
 * Google's API for films and stills, as real HTTP, and the long-running prediction that others still speak. Its own library
 * talks to it in its test. Jobs go on by being asked for, never by the clock.
 */
export interface FakeGoogle extends Vendor<GoogleQuestion> {
  /** A restart: no job is known any more. */
  forget(): void;
  /** Of every question: the keys that came with it. */
  readonly keys: readonly (string | null)[];
}

export type GoogleQuestion = 'create' | 'check' | 'content' | 'cancel' | 'models';

export interface FakeGoogleOptions {
  readonly film?: Uint8Array;
  readonly still?: Uint8Array;
  readonly key?: string;
  readonly models?: readonly string[];
  /** How often a job is asked for until it is done. */
  readonly checks?: number;
  readonly fate?: GoogleFate;
  /** Films come inside the answer, though an address was asked for. */
  readonly inline?: boolean;
  /** Takes a second prediction of the same idempotency key for the first one, as a Kinora does. */
  readonly idempotent?: boolean;
}

/** What becomes of all jobs. `unread`: billed for a film that is not there. */
export type GoogleFate = 'completed' | 'filtered' | 'failed' | 'refused' | 'unread' | 'empty' | 'never';

interface Job {
  readonly id: string;
  readonly model: string;
  asked: number;
  cancelled: boolean;
}

const FILM = Buffer.from('a film');
/** One pixel. */
const STILL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const WORDS = 'I cannot make a film of this.';

export async function openFakeGoogle(options: FakeGoogleOptions = {}): Promise<FakeGoogle> {
  const google = new Google(options);
  const vendor = await openVendor<GoogleQuestion>((asked, self, take) => google.route(asked, self.url, take));
  return Object.assign(vendor, { forget: () => google.jobs.clear(), keys: google.keys });
}

const refusal = (status: number, name: string, message: string, reason?: string) => {
  const type = 'type.googleapis.com/google.rpc.ErrorInfo';
  const details = reason === undefined ? [] : [{ '@type': type, reason, domain: 'googleapis.com' }];
  return json({ error: { code: status, message, status: name, details } }, status);
};

type Take = Parameters<Parameters<typeof openVendor<GoogleQuestion>>[0]>[2];

class Google {
  readonly jobs = new Map<string, Job>();
  readonly keys: (string | null)[] = [];
  readonly #options: FakeGoogleOptions;
  readonly #tokens = new Map<string, string>();

  constructor(options: FakeGoogleOptions) {
    this.#options = options;
  }

  route(asked: Asked, url: string, take: Take): VendorRoute<GoogleQuestion> {
    const { key } = this.#options;
    const given = asked.headers['x-goog-api-key'];
    this.keys.push(typeof given === 'string' ? given : null);
    const route = this.#find(asked, url, take);
    if (key === undefined || given === key) return route;
    const make = () => refusal(400, 'INVALID_ARGUMENT', 'API key not valid.', 'API_KEY_INVALID');
    return { ...route, question: null, make };
  }

  #find(asked: Asked, url: string, take: Take): VendorRoute<GoogleQuestion> {
    const { method, path } = asked;
    const [, id, verb] = /^\/v1beta\/interactions\/([^/]+)(\/cancel)?$/.exec(path) ?? [];
    const [, model, predict] = /^\/v1beta\/models\/([^/:]+):(predictLongRunning|generateContent)$/.exec(path) ?? [];
    const [, operation] = /^\/v1beta\/models\/[^/]+\/operations\/([^/]+)$/.exec(path) ?? [];
    const [, known] = /^\/v1beta\/models\/([^/:]+)$/.exec(path) ?? [];
    if (method === 'POST' && path === '/v1beta/interactions') {
      return { question: 'create', name: 'POST interactions', make: () => this.#interact(asked, url, take) };
    }
    if (method === 'POST' && id !== undefined && verb !== undefined) {
      return { question: 'cancel', name: 'POST cancel', make: () => this.#cancel(id, url) };
    }
    if (method === 'GET' && id !== undefined) {
      return { question: 'check', name: 'GET interaction', make: () => this.#check(id, url) };
    }
    if (method === 'POST' && model !== undefined) {
      const isFilm = predict === 'predictLongRunning';
      const make = () => (isFilm ? this.#predict(asked, model, take) : this.#draw(asked, model, take));
      return { question: 'create', name: `POST ${predict}`, make };
    }
    if (method === 'GET' && operation !== undefined) {
      return { question: 'check', name: 'GET operation', make: () => this.#operation(operation, url) };
    }
    if (method === 'GET' && known !== undefined) {
      return { question: 'models', name: 'GET model', make: () => this.#model(known) };
    }
    if (method === 'GET' && /^\/v1beta\/files\/[a-z0-9]+:download$/.test(path)) {
      const make = () => file(this.#options.film ?? FILM, 'video/mp4');
      return { question: 'content', name: 'GET file', make };
    }
    return { question: null, name: `${method} ${path}`, make: () => refusal(404, 'NOT_FOUND', 'Not found.') };
  }

  #begin(asked: Asked, model: string, token: string | null, take: Take): Job {
    const job = { id: randomUUID().replaceAll('-', ''), model, asked: 0, cancelled: false };
    this.jobs.set(job.id, job);
    take({ job: job.id, token, path: asked.path, body: asked.json() });
    return job;
  }

  #interact(asked: Asked, url: string, take: Take) {
    const body = asked.json() as {
      model: string;
      response_format?: { duration?: unknown };
      labels?: { kinora?: string };
    };
    if (typeof body.response_format?.duration === 'number') {
      return json({ error: { code: 'invalid_request', message: 'duration must be a duration string.' } }, 400);
    }
    if (this.#options.fate === 'refused') return refusal(400, 'PROHIBITED_CONTENT', 'The prompt was blocked.');
    return json(this.#render(this.#begin(asked, body.model, body.labels?.kinora ?? null, take), url));
  }

  #check(id: string, url: string) {
    const job = this.jobs.get(id);
    if (job === undefined) {
      return json({ error: { code: 'invalid_request', message: 'Invalid interaction name' } }, 400);
    }
    job.asked += 1;
    return json(this.#render(job, url));
  }

  #cancel(id: string, url: string) {
    const job = this.jobs.get(id);
    if (job === undefined) {
      return json({ error: { code: 'invalid_request', message: 'Invalid interaction name' } }, 400);
    }
    job.cancelled = !this.#isOver(job);
    return json(this.#render(job, url));
  }

  #isOver(job: Job): boolean {
    return this.#options.fate !== 'never' && job.asked > (this.#options.checks ?? 1);
  }

  #render(job: Job, url: string) {
    const { id, model } = job;
    const about = {
      id,
      model,
      object: 'interaction',
      created: '2026-11-15T12:00:00Z',
      updated: '2026-11-15T12:00:00Z',
    };
    if (job.cancelled) return { ...about, status: 'cancelled', steps: [] };
    if (!this.#isOver(job)) return { ...about, status: job.asked === 0 ? 'queued' : 'in_progress', steps: [] };
    const text = { type: 'text', text: WORDS };
    const tokens = (video: number) => ({ output_tokens_by_modality: [{ modality: 'video', tokens: video }] });
    const step = (content: unknown) => [
      { type: 'thought', summary: [] },
      { type: 'model_output', content: [content] },
    ];
    switch (this.#options.fate) {
      case 'filtered':
        return { ...about, status: 'completed', steps: step(text), usage: tokens(0) };
      case 'failed':
        return { ...about, status: 'failed', errors: [{ code: 13, message: 'Internal error.' }] };
      case 'unread':
        return { ...about, status: 'completed', steps: step(text), usage: tokens(4096) };
      case 'empty':
        return { ...about, status: 'completed', steps: [] };
      default:
        return {
          ...about,
          status: 'completed',
          steps: step({ type: 'video', mime_type: 'video/mp4', ...this.#film(id, url) }),
        };
    }
  }

  #film(id: string, url: string) {
    if (this.#options.inline === true) return { data: Buffer.from(this.#options.film ?? FILM).toString('base64') };
    return { uri: `${url}/v1beta/files/${id}:download?alt=media` };
  }

  #predict(asked: Asked, model: string, take: Take) {
    const token = asked.headers['idempotency-key'];
    const name = typeof token === 'string' ? token : null;
    const before = name === null || this.#options.idempotent !== true ? undefined : this.#tokens.get(name);
    const id = before ?? this.#begin(asked, model, name, take).id;
    if (name !== null) this.#tokens.set(name, id);
    return json({ name: `models/${model}/operations/${id}` });
  }

  #operation(id: string, url: string) {
    const job = this.jobs.get(id);
    if (job === undefined) return refusal(404, 'NOT_FOUND', 'There is no such operation.');
    job.asked += 1;
    const name = `models/${job.model}/operations/${id}`;
    if (!this.#isOver(job)) return json({ name, metadata: { progressPercent: 40 } });
    const done = (response: unknown) => json({ name, done: true, response: { generateVideoResponse: response } });
    switch (this.#options.fate) {
      case 'filtered':
        return done({ raiMediaFilteredCount: 1, raiMediaFilteredReasons: [WORDS] });
      case 'refused':
        return json({ name, done: true, error: { code: 9, status: 'FAILED_PRECONDITION', message: WORDS } });
      case 'failed':
        return json({ name, done: true, error: { code: 13, message: 'Internal error.' } });
      case 'empty':
      case 'unread':
        return done({});
      default: {
        const { uri, data } = { uri: undefined, data: undefined, ...this.#film(id, url) };
        return done({ generatedSamples: [{ video: uri === undefined ? { bytesBase64Encoded: data } : { uri } }] });
      }
    }
  }

  #draw(asked: Asked, model: string, take: Take) {
    const token = asked.headers['idempotency-key'];
    this.#begin(asked, model, typeof token === 'string' ? token : null, take);
    const usage = { usageMetadata: { promptTokenCount: 4, totalTokenCount: 4 }, modelVersion: model };
    const answer = (parts: readonly unknown[], finishReason: string) =>
      json({ candidates: [{ content: { role: 'model', parts }, finishReason, index: 0 }], ...usage });
    const picture = (bytes: Uint8Array) => ({
      inlineData: { mimeType: 'image/png', data: Buffer.from(bytes).toString('base64') },
    });
    switch (this.#options.fate) {
      case 'refused':
        return json({ candidates: [], promptFeedback: { blockReason: 'PROHIBITED_CONTENT' }, ...usage });
      case 'filtered':
        return answer([], 'IMAGE_SAFETY');
      case 'empty':
        return answer([{ text: WORDS }], 'STOP');
      default:
        // A sketch that it thought with comes first.
        return answer(
          [{ ...picture(Buffer.from('a sketch')), thought: true }, picture(this.#options.still ?? STILL)],
          'STOP',
        );
    }
  }

  #model(name: string) {
    const { models } = this.#options;
    if (models !== undefined && !models.includes(name)) {
      return refusal(404, 'NOT_FOUND', `models/${name} is not found for API version v1beta.`);
    }
    return json({ name: `models/${name}`, displayName: name });
  }
}
