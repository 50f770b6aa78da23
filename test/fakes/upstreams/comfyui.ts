import { randomUUID } from 'node:crypto';
import type { Answer } from './http-faults.ts';
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

/**
 * A ComfyUI server without its models, as real HTTP: uploads, a queue of which one job runs at a time, a history that a
 * restart forgets, and files to view. A job goes on by being asked for, never by the clock.
 */
export interface FakeComfyUi extends Vendor<ComfyQuestion> {
  /** By subfolder and name. */
  readonly uploads: ReadonlyMap<string, Buffer>;
  /** Ids that were told to stop, by which way. */
  readonly stopped: readonly {
    readonly id: string;
    readonly way: 'cancel' | 'delete' | 'interrupt' | 'interrupt all';
  }[];
  /** A restart: no job is known any more. Its files are still there. */
  forget(): void;
}

export type ComfyQuestion = 'upload' | 'create' | 'check' | 'view' | 'cancel' | 'stats';

export interface FakeComfyOptions {
  readonly film?: Uint8Array;
  readonly still?: Uint8Array;
  /** Since when a server has one question for all states of a job, and then an exact way to stop it. */
  readonly age?: 'classic' | 'jobs' | 'newest';
  /** How often a job is asked for until it is done. */
  readonly checks?: number;
  readonly fate?: 'completed' | 'failed' | 'interrupted' | 'no file' | 'never';
  /** Node kinds that are installed; all of them where it is left out. */
  readonly nodes?: readonly string[];
  /** Answers with errors of nodes though it takes the rest of the graph. */
  readonly leavesOut?: boolean;
  readonly filedUnder?: 'images' | 'gifs';
}

interface Job {
  readonly id: string;
  readonly number: number;
  readonly graph: Readonly<Record<string, { class_type: string; inputs: Readonly<Record<string, unknown>> }>>;
  asked: number;
  state: 'pending' | 'in_progress' | 'completed' | 'failed' | 'cancelled';
}

export async function openFakeComfyUi(options: FakeComfyOptions = {}): Promise<FakeComfyUi> {
  const fake = new Fake(options);
  const vendor = await openVendor<ComfyQuestion>((asked, _vendor, take) => fake.route(asked, take));
  return Object.assign(vendor, { uploads: fake.uploads, stopped: fake.stopped, forget: () => fake.jobs.clear() });
}

const done = (): Answer => ({ status: 200, headers: {}, body: new Uint8Array() });
const absent = (): Answer => ({
  status: 404,
  headers: { 'content-type': 'text/plain' },
  body: Buffer.from('404: Not Found'),
});

class Fake {
  readonly jobs = new Map<string, Job>();
  readonly uploads = new Map<string, Buffer>();
  readonly stopped: { id: string; way: 'cancel' | 'delete' | 'interrupt' | 'interrupt all' }[] = [];
  readonly #options: FakeComfyOptions;

  constructor(options: FakeComfyOptions) {
    this.#options = options;
  }

  route(asked: Asked, take: (create: TakenCreate) => void): VendorRoute<ComfyQuestion> {
    const { method } = asked;
    // Every route also stands below /api; the one for jobs stands only there.
    const path = asked.path.startsWith('/api/jobs') ? asked.path : asked.path.replace(/^\/api\//, '/');
    const [, first = '', second = '', third = '', fourth = ''] = path.split('/');
    const { age = 'newest' } = this.#options;
    const at = (question: ComfyQuestion | null, name: string, make: VendorRoute<ComfyQuestion>['make']) => ({
      question,
      name: `${method} ${name}`,
      make,
    });
    if (method === 'POST' && path === '/upload/image') return at('upload', path, () => this.#upload(asked));
    if (method === 'POST' && path === '/prompt') return at('create', path, () => this.#prompt(asked, take));
    if (first === 'api' && second === 'jobs' && age !== 'classic') {
      if (method === 'GET' && fourth === '') return at('check', '/api/jobs/:id', () => this.#job(third));
      if (method === 'POST' && fourth === 'cancel' && age === 'newest') {
        return at('cancel', '/api/jobs/:id/cancel', () => this.#cancel(third));
      }
    }
    if (method === 'GET' && first === 'history') return at('check', '/history/:id', () => json(this.#history(second)));
    if (method === 'GET' && path === '/queue') return at('check', path, () => json(this.#queue()));
    if (method === 'POST' && path === '/queue') return at('cancel', path, () => this.#delete(asked));
    if (method === 'POST' && path === '/interrupt') return at('cancel', path, () => this.#interrupt(asked));
    if (method === 'GET' && path === '/view') return at('view', path, () => this.#view(asked));
    if (method === 'GET' && path === '/system_stats') {
      return at('stats', path, () => json({ system: { comfyui_version: '0.36.0', os: 'posix' }, devices: [] }));
    }
    return at(null, path, absent);
  }

  async #upload(asked: Asked): Promise<Answer> {
    const form = await readForm(asked);
    const image = form.get('image');
    if (!(image instanceof File)) return { status: 400, headers: {}, body: new Uint8Array() };
    const subfolder = String(form.get('subfolder') ?? '');
    this.uploads.set(
      subfolder === '' ? image.name : `${subfolder}/${image.name}`,
      Buffer.from(await image.arrayBuffer()),
    );
    return json({ name: image.name, subfolder, type: 'input' });
  }

  #prompt(asked: Asked, take: (create: TakenCreate) => void): Answer {
    const { prompt, prompt_id } = asked.json() as { prompt?: Job['graph']; prompt_id?: string };
    if (prompt === undefined) {
      return json({ error: { type: 'no_prompt', message: 'No prompt provided', details: '' }, node_errors: {} }, 400);
    }
    const { nodes } = this.#options;
    const missing = Object.entries(prompt).find(([, { class_type }]) => nodes?.includes(class_type) === false);
    if (missing !== undefined) {
      const message = `Cannot execute because node ${missing[1].class_type} does not exist.`;
      const error = { type: 'missing_node_type', message, details: `Node ID '#${missing[0]}'`, extra_info: {} };
      return json({ error, node_errors: {} }, 400);
    }
    const unloaded = Object.entries(prompt).find(
      ([, { class_type, inputs }]) => class_type === 'LoadImage' && !this.uploads.has(String(inputs.image)),
    );
    if (unloaded !== undefined) return json(invalid(unloaded[0], unloaded[1].class_type), 400);
    const id = prompt_id ?? randomUUID();
    this.jobs.set(id, { id, number: this.jobs.size, graph: prompt, asked: 0, state: 'pending' });
    take({ job: id, token: prompt_id ?? null, path: asked.path, body: asked.json() });
    const node_errors = this.#options.leavesOut === true ? invalid('9', 'SaveImage').node_errors : {};
    return json({ prompt_id: id, number: this.jobs.size, node_errors });
  }

  /** One runs at a time; whatever is asked of it brings it on. */
  #advance(): void {
    const { checks = 2, fate = 'completed' } = this.#options;
    const running = [...this.jobs.values()].find(({ state }) => state === 'pending' || state === 'in_progress');
    if (running === undefined) return;
    running.asked += 1;
    running.state = 'in_progress';
    if (running.asked < checks || fate === 'never') return;
    running.state = fate === 'failed' || fate === 'interrupted' ? 'failed' : 'completed';
  }

  #job(id: string): Answer {
    this.#advance();
    const job = this.jobs.get(id);
    if (job === undefined) return json({ error: 'Job not found' }, 404);
    if (job.state === 'pending' || job.state === 'in_progress') {
      return json({ id, status: job.state, priority: job.number, create_time: 1, outputs_count: 0 });
    }
    const { outputs, status } = this.#ended(job);
    const error = status.messages.find(([name]) => name === 'execution_error')?.[1];
    return json({ id, status: job.state, outputs_count: 1, outputs, execution_status: status, execution_error: error });
  }

  #history(id: string): unknown {
    this.#advance();
    const job = this.jobs.get(id);
    if (job === undefined || job.state === 'pending' || job.state === 'in_progress') return {};
    return { [id]: { prompt: [job.number, id, job.graph, {}, []], ...this.#ended(job), meta: {} } };
  }

  #ended(job: Job) {
    const { fate = 'completed', filedUnder = 'images' } = this.#options;
    if (job.state !== 'completed') {
      const raised = {
        node_id: '1',
        node_type: 'KSampler',
        exception_type: 'OutOfMemoryError',
        exception_message: 'Allocation failed.',
      };
      const end = fate === 'interrupted' || job.state === 'cancelled' ? 'execution_interrupted' : 'execution_error';
      const messages: [string, unknown][] = [
        ['execution_start', {}],
        [end, end === 'execution_error' ? raised : { node_id: '1' }],
      ];
      return { outputs: {}, status: { status_str: 'error', completed: false, messages } };
    }
    const messages: [string, unknown][] = [
      ['execution_start', {}],
      ['execution_success', {}],
    ];
    const status = { status_str: 'success', completed: true, messages };
    if (fate === 'no file') return { outputs: {}, status };
    const saver = Object.entries(job.graph).find(([, { class_type }]) => class_type.startsWith('Save'));
    const isFilm = saver?.[1].class_type !== 'SaveImage';
    const name = `${job.id}_00001_.${isFilm ? 'mp4' : 'png'}`;
    const preview = { filename: 'preview.mp4', subfolder: '', type: 'temp' };
    const saved = { filename: name, subfolder: 'kinora', type: 'output' };
    const films = filedUnder === 'gifs' ? { gifs: [saved] } : { images: [saved], animated: [true] };
    return {
      outputs: { '7': { images: [preview] }, [saver?.[0] ?? '3']: isFilm ? films : { images: [saved] } },
      status,
    };
  }

  #queue(): unknown {
    this.#advance();
    const list = (state: Job['state']) =>
      [...this.jobs.values()]
        .filter((job) => job.state === state)
        .map(({ number, id, graph }) => [number, id, graph, {}, []]);
    return { queue_running: list('in_progress'), queue_pending: list('pending') };
  }

  #cancel(id: string): Answer {
    const job = this.jobs.get(id);
    if (job === undefined) return json({ error: 'Job not found' }, 404);
    const open = job.state === 'pending' || job.state === 'in_progress';
    if (open) this.#stop(job, 'cancel');
    return json({ cancelled: open });
  }

  #stop(job: Job, way: (typeof this.stopped)[number]['way']): void {
    job.state = 'cancelled';
    this.stopped.push({ id: job.id, way });
  }

  #delete(asked: Asked): Answer {
    const { delete: ids = [] } = asked.json() as { delete?: string[] };
    for (const id of ids) {
      const job = this.jobs.get(id);
      if (job?.state !== 'pending') continue;
      this.#stop(job, 'delete');
      this.jobs.delete(id);
    }
    return done();
  }

  #interrupt(asked: Asked): Answer {
    const { prompt_id } = (asked.json() ?? {}) as { prompt_id?: string };
    for (const job of this.jobs.values()) {
      if (job.state !== 'in_progress' || (prompt_id !== undefined && job.id !== prompt_id)) continue;
      this.#stop(job, prompt_id === undefined ? 'interrupt all' : 'interrupt');
    }
    return done();
  }

  #view({ query }: Asked): Answer {
    const name = query.get('filename') ?? '';
    if (query.get('type') !== 'output' || query.get('subfolder') !== 'kinora') return absent();
    const { film = Buffer.from('a film'), still = Buffer.from('a still') } = this.#options;
    return name.endsWith('.mp4') ? file(film, 'video/mp4') : file(still, 'image/png');
  }
}

const invalid = (node: string, kind: string) => ({
  error: {
    type: 'prompt_outputs_failed_validation',
    message: 'Prompt outputs failed validation',
    details: '',
    extra_info: {},
  },
  node_errors: {
    [node]: {
      class_type: kind,
      dependent_outputs: [node],
      errors: [
        {
          type: 'value_not_in_list',
          message: 'Value not in list',
          details: "image: 'x.png' not in []",
          extra_info: {},
        },
      ],
    },
  },
});
