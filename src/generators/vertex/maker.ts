import { z } from 'zod';
import {
  type CollectCall,
  type JobStatus,
  type MakerCall,
  MakerError,
  type MakerJob,
  type MakerKind,
  type MakerTools,
  type OpenedUpstream,
  type RemoteMaker,
} from '../../core/maker.ts';
import { judgeCreate, readJobAnswer } from '../google-faults.ts';
import { readInlinePictures } from '../inline-pictures.ts';
import { FILM_KEYS, readOperationName, readPrediction, type VideoJob } from '../predict-wire.ts';
import { askForState, takeOut } from '../take-out.ts';
import { makeUpstreamHttp, type UpstreamHttp, type UpstreamRequest } from '../upstream-http.ts';
import { type Credentials, makeCredentials } from './credentials.ts';
import { VERTEX_MODELS } from './models.ts';
import { DEFAULT_URL, parseVertexTables, readOptions } from './options.ts';
import { findObjectPath, modelPath, toVertexPrediction, type VertexOptions } from './wire.ts';

/** Veo on Google Cloud: a project and its service account in place of a key, films in a bucket or inside the answer. */
export const VERTEX: MakerKind = {
  name: 'vertex',
  media: ['video'],
  defaultUrl: DEFAULT_URL,
  key: 'optional',
  known: VERTEX_MODELS,
  parse: parseVertexTables,
  open: openVertex,
};

const handleSchema = z.discriminatedUnion('phase', [
  z.object({ phase: z.literal('prepared') }),
  z.object({ phase: z.literal('operation'), model: z.string(), name: z.string() }),
  z.object({ phase: z.literal('file'), uri: z.string() }),
  /** Inside the answer about its operation, which is asked for once more. */
  z.object({ phase: z.literal('inside'), model: z.string(), name: z.string() }),
]);
type VertexHandle = z.infer<typeof handleSchema>;

const CHECK_AGAIN_SECONDS = 10;
const MOST_INSIDE_BYTES = 512 * 1024 * 1024;
/** There is nothing of Kinora's among its codes. */
const HABITS = { refusalCodes: [] };

interface Vertex {
  readonly options: VertexOptions;
  readonly http: UpstreamHttp;
  readonly credentials: Credentials;
}

function openVertex(upstream: OpenedUpstream, { outbound, clock }: MakerTools): RemoteMaker {
  const options = readOptions(upstream.options);
  const { allowPrivate } = upstream;
  // The key is never sent: it is what tokens are got with.
  const http = makeUpstreamHttp({
    upstream: { ...upstream, url: options.url },
    outbound,
    clock,
    authorize: () => ({}),
  });
  const vertex: Vertex = { options, http, credentials: makeCredentials({ outbound, allowPrivate }) };
  return {
    kind: 'remote',
    prepare(job) {
      toVertexPrediction(narrowFilm(job), [], options);
      return { phase: 'prepared' };
    },
    async start(_handle, job, inputs, call) {
      const film = narrowFilm(job);
      const value = toVertexPrediction(film, await readInlinePictures(inputs, call.signal), options);
      const model = film.row.as;
      const request = {
        path: `${modelPath(options, model)}:predictLongRunning`,
        body: { kind: 'json', value },
        headers: await authorize(vertex, call),
        judge: judgeCreate,
      } as const;
      const answer = await http.create(request, call);
      return { phase: 'operation', model, name: readOperationName(answer.json()) } satisfies VertexHandle;
    },
    find: null,
    resend: 'never',
    check: (handle, call) => check(vertex, handleSchema.parse(handle), call),
    collect: (handle, call) => collect(vertex, handleSchema.parse(handle), call),
    async cancel(handle) {
      const { phase } = handleSchema.parse(handle);
      // There is no way to stop one.
      return phase === 'file' || phase === 'inside' ? 'stopped' : 'unsure';
    },
    async health(call) {
      const headers = await authorize(vertex, call);
      const retired: string[] = [];
      for (const name of new Set(upstream.rows.map(({ as }) => as))) {
        const path = `/v1/publishers/google/models/${encodeURIComponent(name)}`;
        const { status } = await http.probe({ path, headers, judge: judgeCreate }, call);
        if (status === 404) retired.push(name);
      }
      return { version: null, retired };
    },
  };
}

function narrowFilm(job: MakerJob): VideoJob {
  const { request, row } = job;
  if (row.kind === 'video' && 'inputs' in request) return { ...job, request, row };
  throw new TypeError('A row of films was given a still.');
}

async function authorize({ credentials }: Vertex, { key, signal }: MakerCall): Promise<Record<string, string>> {
  return { authorization: `Bearer ${await credentials.token(key, signal)}` };
}

/** A token that is not to be had now says nothing about a job that was taken on. */
async function authorizeLater(vertex: Vertex, call: MakerCall): Promise<Record<string, string>> {
  try {
    return await authorize(vertex, call);
  } catch (error) {
    if (!(error instanceof MakerError)) throw error;
    const { detail } = error;
    throw new MakerError('trouble', 'The maker of this model does not answer at the moment.', { detail, cause: error });
  }
}

async function aboutOperation(
  vertex: Vertex,
  { model, name }: { readonly model: string; readonly name: string },
  call: MakerCall,
): Promise<UpstreamRequest> {
  return {
    path: `${modelPath(vertex.options, model)}:fetchPredictOperation`,
    body: { kind: 'json', value: { operationName: name } },
    headers: await authorizeLater(vertex, call),
  };
}

async function check(vertex: Vertex, handle: VertexHandle, call: MakerCall): Promise<JobStatus> {
  if (handle.phase !== 'operation') return { state: 'done' };
  const inside: VertexHandle = { ...handle, phase: 'inside' };
  const answer = await askForState(vertex.http, await aboutOperation(vertex, handle, call), call);
  if (answer === 'long') return { state: 'done', handle: inside };
  const read = readPrediction(readJobAnswer(answer), HABITS);
  if (read.state === 'running') {
    return { state: 'running', share: read.share, checkAgainSeconds: CHECK_AGAIN_SECONDS };
  }
  const file: VertexHandle = read.film.at === 'answer' ? inside : { phase: 'file', uri: read.film.uri };
  return { state: 'done', handle: file };
}

async function collect(vertex: Vertex, handle: VertexHandle, call: CollectCall): Promise<void> {
  const { http, options } = vertex;
  const { outputFile, signal } = call;
  switch (handle.phase) {
    case 'file': {
      const object = findObjectPath(handle.uri);
      // A token goes to Google's storage, and to no other address that an answer might name.
      if (object === null) return http.download({ path: handle.uri, file: outputFile }, call);
      const headers = await authorizeLater(vertex, call);
      const path = `${options.storageUrl}${object}?alt=media`;
      return http.download({ path, headers, file: outputFile }, call);
    }
    case 'inside': {
      const about = await aboutOperation(vertex, handle, call);
      return takeOut({
        fetch: async (save) => void readJobAnswer(await http.ask({ ...about, save }, call)),
        keys: FILM_KEYS,
        choose: (answer) => {
          const read = readPrediction(answer, HABITS);
          return read.state === 'done' && read.film.at === 'answer' ? read.film.piece : null;
        },
        unreadable: 'trouble',
        ...{ outputFile, mostBytes: MOST_INSIDE_BYTES, signal },
      });
    }
    default:
      throw new MakerError('failed', 'The result was lost before it was kept.');
  }
}
