import { z } from 'zod';
import {
  type CollectCall,
  type Handle,
  type Health,
  type JobStatus,
  type MakerCall,
  MakerError,
  type MakerJob,
  type MakerKind,
  type MakerTools,
  type OpenedUpstream,
  type RemoteMaker,
} from '../../core/maker.ts';
import type { UpstreamKey } from '../../core/upstream.ts';
import { judgeCreate, readJobAnswer } from '../google-faults.ts';
import { readInlinePictures } from '../inline-pictures.ts';
import { FILM_KEYS, readOperationName, readPrediction, toPrediction, type VideoJob } from '../predict-wire.ts';
import { askForState, takeOut } from '../take-out.ts';
import { makeUpstreamHttp, type UpstreamHttp } from '../upstream-http.ts';
import { GOOGLE_MODELS, MOST_SECONDS_BETWEEN_FRAMES } from './models.ts';
import { parseGoogleTables, readServer, type ServerFacts } from './options.ts';
import {
  downloadPath,
  type ImageJob,
  isOver,
  readContent,
  readInteraction,
  readInteractionId,
  STILL_KEYS,
  toContent,
  toInteraction,
} from './wire.ts';

/** Google's own API (films by interactions, stills by generateContent), and servers that speak as it did before. */
export const GOOGLE: MakerKind = {
  name: 'google',
  media: ['video', 'image'],
  defaultUrl: 'https://generativelanguage.googleapis.com',
  key: 'required',
  known: GOOGLE_MODELS,
  parse: parseGoogleTables,
  open: openGoogle,
};

/** Each state of a job is one of these; `film` is where its file is. */
const handleSchema = z.discriminatedUnion('phase', [
  z.object({ phase: z.literal('prepared') }),
  z.object({ phase: z.literal('interaction'), id: z.string() }),
  z.object({ phase: z.literal('operation'), name: z.string() }),
  z.object({ phase: z.literal('file'), uri: z.string() }),
  /** Inside the answer at this path, which is asked for once more. */
  z.object({ phase: z.literal('inside'), path: z.string() }),
  z.object({ phase: z.literal('done') }),
]);
type GoogleHandle = z.infer<typeof handleSchema>;

const byHeader = (key: UpstreamKey): Record<string, string> => ({ 'x-goog-api-key': key.reveal() });

const CHECK_AGAIN_SECONDS = 5;
/** Of a file inside an answer. */
const MOST_INSIDE_BYTES = 512 * 1024 * 1024;

function openGoogle(upstream: OpenedUpstream, { outbound, clock }: MakerTools): RemoteMaker {
  const server = readServer(upstream.options);
  const http = makeUpstreamHttp({ upstream, outbound, clock, authorize: byHeader });
  const creates = { ...CREATES, film: server.films === 'interactions' ? CREATES.interaction : CREATES.prediction };
  const seconds = upstream.deadlineSeconds;
  return {
    kind: 'remote',
    prepare(job) {
      if (isStill(job)) refuseMask(job);
      else creates.film.render(narrowFilm(job), []);
      return { phase: 'prepared' };
    },
    async start(_handle, job, inputs, call) {
      const pictures = await readInlinePictures(inputs, call.signal);
      // Where it is not understood it does no harm.
      const common = { headers: { 'idempotency-key': job.token }, judge: judgeCreate };
      if (!isStill(job)) {
        const film = narrowFilm(job);
        const body = { kind: 'json', value: creates.film.render(film, pictures) } as const;
        const answer = await http.create({ ...common, path: creates.film.path(film), body }, call);
        return creates.film.read(answer.json());
      }
      refuseMask(job);
      const path = modelPath(job.row.as, 'generateContent');
      const body = { kind: 'json', value: toContent(job, pictures) } as const;
      const { signal, resultFile } = call;
      await takeOut({
        fetch: (save) => http.create({ ...common, path, body, save, timeoutSeconds: seconds }, call),
        keys: STILL_KEYS,
        choose: (answer) => readContent(answer),
        unreadable: 'unknown',
        ...{ outputFile: resultFile, mostBytes: MOST_INSIDE_BYTES, signal },
      });
      return { phase: 'done' } satisfies GoogleHandle;
    },
    find: null,
    resend: server.resend,
    check: (handle, call) => check(http, handleSchema.parse(handle), call),
    collect: (handle, call) => collect(http, upstream.url, handleSchema.parse(handle), call),
    cancel: (handle, call) => cancel(http, server, handleSchema.parse(handle), call),
    health: (call) => readHealth(http, upstream, call),
  };
}

const modelPath = (model: string, verb: string): string => `/v1beta/models/${encodeURIComponent(model)}:${verb}`;
const interactionPath = (id: string): string => `/v1beta/interactions/${encodeURIComponent(id)}`;
const operationPath = (name: string): string => `/v1beta/${name.split('/').map(encodeURIComponent).join('/')}`;

/** The two ways to ask for a film. */
const CREATES = {
  interaction: {
    path: () => '/v1beta/interactions',
    render(job: VideoJob, pictures: Parameters<typeof toInteraction>[1]): unknown {
      const { inputs, durationSeconds } = job.request;
      const most = MOST_SECONDS_BETWEEN_FRAMES[job.row.as];
      if (inputs.mode === 'first_and_last' && most !== undefined && durationSeconds > most) {
        throw new MakerError('rejected', `With a first and a last frame this model makes at most ${most} seconds.`);
      }
      return toInteraction(job, pictures);
    },
    read: (body: unknown): Handle => ({ phase: 'interaction', id: readInteractionId(body) }) satisfies GoogleHandle,
  },
  prediction: {
    path: ({ row }: VideoJob) => modelPath(row.as, 'predictLongRunning'),
    render(job: VideoJob, pictures: Parameters<typeof toPrediction>[1]): unknown {
      const { instance, parameters } = toPrediction(job, pictures);
      return { instances: [instance], parameters };
    },
    read: (body: unknown): Handle => ({ phase: 'operation', name: readOperationName(body) }) satisfies GoogleHandle,
  },
} as const;

const isStill = (job: MakerJob): job is ImageJob => job.row.kind === 'image' && 'images' in job.request;

function narrowFilm(job: MakerJob): VideoJob {
  const { request, row } = job;
  if (row.kind === 'video' && 'inputs' in request) return { ...job, request, row };
  throw new TypeError('A row was given a request of another kind.');
}

function refuseMask({ request }: ImageJob): void {
  if (request.mask !== null) throw new MakerError('rejected', 'This model takes no mask.');
}

async function check(http: UpstreamHttp, handle: GoogleHandle, call: MakerCall): Promise<JobStatus> {
  if (handle.phase !== 'interaction' && handle.phase !== 'operation') return { state: 'done' };
  const path = handle.phase === 'interaction' ? interactionPath(handle.id) : operationPath(handle.name);
  const answer = await askForState(http, { path }, call);
  if (answer === 'long') return { state: 'done', handle: { phase: 'inside', path } satisfies GoogleHandle };
  const body = readJobAnswer(answer);
  const read = handle.phase === 'interaction' ? readInteraction(body) : readPrediction(body, KINORA_HABITS);
  if (read.state === 'running') {
    return { state: 'running', share: read.share, checkAgainSeconds: CHECK_AGAIN_SECONDS };
  }
  const found: GoogleHandle =
    read.film.at === 'answer' ? { phase: 'inside', path } : { phase: 'file', uri: read.film.uri };
  return { state: 'done', handle: found };
}

/** FAILED_PRECONDITION, once an operation was taken, is how a Kinora tells of a refused prompt. */
const KINORA_HABITS = { refusalCodes: [9] };

async function collect(http: UpstreamHttp, base: string, handle: GoogleHandle, call: CollectCall): Promise<void> {
  const { outputFile, signal } = call;
  switch (handle.phase) {
    case 'file':
      return http.download({ path: downloadPath(handle.uri, base), file: outputFile }, call);
    case 'inside':
      return takeOut({
        fetch: async (save) => void readJobAnswer(await http.ask({ path: handle.path, save }, call)),
        keys: [...FILM_KEYS, ...STILL_KEYS],
        choose: (answer) => choosePiece(answer, handle.path),
        unreadable: 'trouble',
        ...{ outputFile, mostBytes: MOST_INSIDE_BYTES, signal },
      });
    default:
      throw new MakerError('failed', 'The result was lost before it was kept.');
  }
}

function choosePiece(answer: unknown, path: string): number | null {
  const read = path.startsWith(interactionPath('')) ? readInteraction(answer) : readPrediction(answer, KINORA_HABITS);
  return read.state === 'done' && read.film.at === 'answer' ? read.film.piece : null;
}

async function cancel(
  http: UpstreamHttp,
  { removal }: ServerFacts,
  handle: GoogleHandle,
  call: MakerCall,
): Promise<'stopped' | 'unsure'> {
  try {
    switch (handle.phase) {
      case 'prepared':
        return 'unsure';
      case 'interaction': {
        const path = `${interactionPath(handle.id)}/cancel`;
        const answer = await http.ask({ path, body: { kind: 'json', value: {} } }, call);
        return answer.isSuccess && isOver(answer.json()) ? 'stopped' : 'unsure';
      }
      case 'operation': {
        const id = handle.name.split('/').at(-1) ?? '';
        if (removal === null || id === '') return 'unsure';
        const headers = call.key === null ? {} : { authorization: `Bearer ${call.key.reveal()}` };
        const request = { path: `${removal}${encodeURIComponent(id)}`, method: 'DELETE', headers } as const;
        const { isSuccess, status } = await http.ask(request, call);
        return isSuccess || status === 404 ? 'stopped' : 'unsure';
      }
      default:
        return 'stopped';
    }
  } catch (error) {
    if (error instanceof MakerError) return 'unsure';
    throw error;
  }
}

async function readHealth(http: UpstreamHttp, { rows }: OpenedUpstream, call: MakerCall): Promise<Health> {
  const retired: string[] = [];
  for (const name of new Set(rows.map(({ as }) => as))) {
    const path = `/v1beta/models/${encodeURIComponent(name)}`;
    const { status } = await http.probe({ path, judge: judgeCreate }, call);
    if (status === 404) retired.push(name);
  }
  return { version: null, retired };
}
