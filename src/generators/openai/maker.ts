import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import {
  type CollectCall,
  type Handle,
  type Health,
  type InputFile,
  type JobStatus,
  type MakerCall,
  MakerError,
  type MakerJob,
  type MakerKind,
  type MakerTools,
  type OpenedUpstream,
  type RemoteMaker,
  type StartCall,
} from '../../core/maker.ts';
import { readInlinePictures } from '../inline-pictures.ts';
import type { UpstreamAnswer } from '../upstream-answer.ts';
import { asBearer, makeUpstreamHttp, type UpstreamHttp, type UpstreamRequest } from '../upstream-http.ts';
import {
  isGone,
  judgeCreate,
  judgeFailure,
  readFailure,
  readJob,
  readModelIds,
  readResult,
  type WireJob,
} from './answers.ts';
import { clearMask } from './clear-mask.ts';
import { KNOWN_ROWS } from './models.ts';
import { parseOpenAiTables, readRowOptions, readServer } from './options.ts';
import type { ServerFacts } from './servers.ts';
import {
  namePictures,
  nameStillPictures,
  renderStill,
  renderSynchronousVideo,
  renderVideo,
  toFormFields,
  toFormFile,
  type WireFields,
} from './wire.ts';

/** Any server that speaks /v1/videos and /v1/images: another Kinora, SGLang, vLLM-Omni, LiteLLM, new-api, LocalAI. */
export const OPENAI: MakerKind = {
  name: 'openai',
  media: ['video', 'image'],
  defaultUrl: null,
  key: 'optional',
  known: KNOWN_ROWS,
  parse: parseOpenAiTables,
  open: openOpenAi,
};

/** Waiting for a job, the id of it; of a create that ended with an address, that address. */
const handleSchema = z.object({
  phase: z.enum(['prepared', 'job', 'address', 'done']),
  id: z.string().optional(),
  url: z.string().optional(),
});

/** A still comes inside JSON, as text that is a third longer than itself. */
const MOST_STILL_BYTES = 96 * 1024 * 1024;
const CHECK_AGAIN_SECONDS = 5;
const LONGEST_PAUSE_SECONDS = 60;

function openOpenAi(upstream: OpenedUpstream, { outbound, clock }: MakerTools): RemoteMaker {
  const server = readServer(upstream.options);
  // With or without the version at its end, as the libraries' base address has it.
  const base = { ...upstream, url: upstream.url.replace(/\/v1$/, '') };
  const http = makeUpstreamHttp({ upstream: base, outbound, clock, authorize: asBearer });
  const names = upstream.rows.map(({ as }) => as);
  return {
    kind: 'remote',
    prepare(job) {
      renderJob(job, server);
      return { phase: 'prepared' };
    },
    start: (_handle, job, inputs, call) =>
      start({ http, server, seconds: upstream.deadlineSeconds }, job, inputs, call),
    find: null,
    resend: server.resend,
    check: (handle, call) => check(http, handle, call),
    collect: (handle, call) => collect(http, handle, call),
    cancel: (handle, call) => cancel(http, server, handle, call),
    health: (call) => readHealth(http, names, call),
  };
}

/** What is sent, short of its pictures; throws where it cannot be. */
function renderJob({ request, row }: MakerJob, server: ServerFacts): WireFields {
  const options = readRowOptions(row);
  if (row.kind === 'image') {
    if ('inputs' in request) throw new TypeError('A row of stills was given a film.');
    return renderStill(request, row, options, server);
  }
  if (!('inputs' in request)) throw new TypeError('A row of films was given a still.');
  if (server.films === null) throw new MakerError('rejected', 'This upstream makes no films.');
  namePictures(rolesOf(request.inputs.mode), server);
  return renderVideo(request, row, options);
}

function rolesOf(mode: 'text' | 'first_frame' | 'first_and_last' | 'references'): { role: InputFile['role'] }[] {
  switch (mode) {
    case 'text':
      return [];
    case 'first_frame':
      return [{ role: 'first' }];
    case 'first_and_last':
      return [{ role: 'first' }, { role: 'last' }];
    case 'references':
      return [{ role: 'reference' }];
  }
}

interface Starting {
  readonly http: UpstreamHttp;
  readonly server: ServerFacts;
  /** How long a create may take that ends with the result. */
  readonly seconds: number;
}

async function start(
  { http, server, seconds }: Starting,
  job: MakerJob,
  inputs: readonly InputFile[],
  call: StartCall,
): Promise<Handle> {
  const fields = renderJob(job, server);
  const isJob = job.row.kind === 'video' && server.films === 'job';
  const request = isJob
    ? renderFilmCreate(fields, inputs, server)
    : job.row.kind === 'video'
      ? await renderWholeFilmCreate(fields, inputs, server, call.signal)
      : await renderStillCreate(fields, inputs, dirname(call.resultFile));
  // Where it is not understood it does no harm.
  const headers = { 'idempotency-key': job.token };
  const waiting = isJob ? {} : { timeoutSeconds: seconds, mostBytes: MOST_STILL_BYTES };
  const answer = await http.create({ ...request, ...waiting, headers, judge: judgeCreate }, call);
  return isJob ? readStarted(answer) : keepResult(answer, call.resultFile);
}

/** A form in any case: all servers take one, and not all of them JSON. */
function renderFilmCreate(fields: WireFields, inputs: readonly InputFile[], server: ServerFacts): UpstreamRequest {
  const files = namePictures(inputs, server).map(({ name, picture }, index) => toFormFile(name, picture, index));
  return { path: '/v1/videos', body: { kind: 'form', parts: [...toFormFields(fields), ...files] } };
}

async function renderWholeFilmCreate(
  fields: WireFields,
  inputs: readonly InputFile[],
  server: ServerFacts,
  signal: AbortSignal,
): Promise<UpstreamRequest> {
  const pictures = await readInlinePictures(inputs, signal);
  return { path: '/video', body: { kind: 'json', value: renderSynchronousVideo(fields, pictures, server) } };
}

async function renderStillCreate(
  fields: WireFields,
  inputs: readonly InputFile[],
  folder: string,
): Promise<UpstreamRequest> {
  if (inputs.length === 0) return { path: '/v1/images/generations', body: { kind: 'json', value: fields } };
  const files = nameStillPictures(inputs).map(async ({ name, picture }, index) => {
    if (picture.role !== 'mask') return toFormFile(name, picture, index);
    const file = join(folder, 'clear-mask.png');
    await writeFile(file, clearMask(await readFile(picture.file)));
    return toFormFile(name, { ...picture, file }, index);
  });
  const parts = [...toFormFields(fields), ...(await Promise.all(files))];
  return { path: '/v1/images/edits', body: { kind: 'form', parts } };
}

const UNCLEAR = 'The maker of this model gave no clear answer.';

function readStarted(answer: UpstreamAnswer): Handle {
  const job = readJob(answer.json());
  // Something was taken on, and nobody can say what.
  if (job === null || job.id === null) throw answer.toError('unknown', UNCLEAR);
  if (job.state === 'failed') throw judgeFailure(answer, job.failure);
  return { phase: 'job', id: job.id };
}

async function keepResult(answer: UpstreamAnswer, file: string): Promise<Handle> {
  const result = readResult(answer.json());
  switch (result?.kind) {
    case undefined:
      throw answer.toError('unknown', UNCLEAR);
    case 'nothing':
      throw answer.toError('refused', 'The maker of this model gave no result.');
    case 'url':
      return { phase: 'address', url: result.url };
    case 'bytes':
      await writeFile(file, Buffer.from(result.base64, 'base64'));
      return { phase: 'done' };
  }
}

async function check(http: UpstreamHttp, handle: Handle, call: MakerCall): Promise<JobStatus> {
  const { phase, id } = handleSchema.parse(handle);
  if (phase !== 'job' || id === undefined) return { state: 'done' };
  const { answer, job } = await askFor(http, id, call);
  switch (job.state) {
    case 'completed':
      return { state: 'done' };
    case 'failed':
      throw judgeFailure(answer, job.failure);
    case 'running':
      return { state: 'running', share: job.share, checkAgainSeconds: readPause(answer) };
  }
}

async function askFor(
  http: UpstreamHttp,
  id: string,
  call: MakerCall,
): Promise<{ readonly answer: UpstreamAnswer; readonly job: WireJob }> {
  const answer = await http.ask({ path: pathOf(id) }, call);
  const json = answer.json();
  if (answer.status === 404 || answer.status === 410 || (!answer.isSuccess && isGone(readFailure(json)))) {
    throw answer.toError('lost', 'The maker of this model no longer knows of it.');
  }
  const job = answer.isSuccess ? readJob(json) : null;
  if (job === null) throw answer.toError('trouble', 'The maker of this model does not answer at the moment.');
  return { answer, job };
}

const pathOf = (id: string): string => `/v1/videos/${encodeURIComponent(id)}`;

function readPause({ headers }: UpstreamAnswer): number {
  const seconds = Number(headers['openai-poll-after-ms'] ?? Number.NaN) / 1000;
  return seconds > 0 ? Math.min(seconds, LONGEST_PAUSE_SECONDS) : CHECK_AGAIN_SECONDS;
}

async function collect(http: UpstreamHttp, handle: Handle, call: CollectCall): Promise<void> {
  const { id, url } = handleSchema.parse(handle);
  const file = call.outputFile;
  if (id === undefined) {
    if (url === undefined) throw new MakerError('failed', 'The result was lost before it was kept.');
    return http.download({ path: url, file }, call);
  }
  try {
    await http.download({ path: `${pathOf(id)}/content`, file }, call);
  } catch (error) {
    if (!(error instanceof MakerError) || error.fault !== 'trouble') throw error;
    // Some keep their files elsewhere, and only say where.
    const { job } = await askFor(http, id, call);
    if (job.url === null) throw error;
    await http.download({ path: job.url, file }, call);
  }
}

async function cancel(
  http: UpstreamHttp,
  { removal }: ServerFacts,
  handle: Handle,
  call: MakerCall,
): Promise<'stopped' | 'unsure'> {
  const { phase, id } = handleSchema.parse(handle);
  if (phase === 'address' || phase === 'done') return 'stopped';
  if (id === undefined || removal === null) return 'unsure';
  try {
    const { isSuccess, status } = await http.ask({ path: pathOf(id), method: 'DELETE' }, call);
    return removal === 'stops' && (isSuccess || status === 404) ? 'stopped' : 'unsure';
  } catch (error) {
    if (error instanceof MakerError) return 'unsure';
    throw error;
  }
}

async function readHealth(http: UpstreamHttp, names: readonly string[], call: MakerCall): Promise<Health> {
  const answer = await http.probe({ path: '/v1/models' }, call);
  const ids = readModelIds(answer.json());
  return { version: null, retired: ids === null ? [] : names.filter((name) => !ids.includes(name)) };
}
