import { z } from 'zod';
import {
  type InputFile,
  type MakerCall,
  MakerError,
  type MakerJob,
  type MakerKind,
  type MakerTools,
  type OpenedUpstream,
  type RemoteMaker,
} from '../../core/maker.ts';
import type { ParsedUpstream, RawUpstream, ReadFile, UpstreamKey } from '../../core/upstream.ts';
import { stubPictures } from '../body-rows.ts';
import { readInlinePictures } from '../inline-pictures.ts';
import type { Picture } from '../job-values.ts';
import type { Json } from '../placeholders.ts';
import { parseTables } from '../table-options.ts';
import { quoteUpstream, type UpstreamAnswer } from '../upstream-answer.ts';
import { asBearer, makeUpstreamHttp, type UpstreamHttp } from '../upstream-http.ts';
import { type JobApi, readApi } from './description.ts';
import { JOB_API_MODELS } from './models.ts';
import { signToken } from './token.ts';
import { isAccepted, readId, readState, renderCreate, renderPath } from './wire.ts';

/** Vendors that are known by their description alone. */
export const JOB_API: MakerKind = {
  name: 'job-api',
  media: ['video', 'image'],
  defaultUrl: null,
  key: 'required',
  known: JOB_API_MODELS,
  parse: parseJobTables,
  open: openJobApi,
};

const options = z.strictObject({ api: z.string().min(1) });
const row = z.strictObject({ extra: z.record(z.string(), z.json()).default({}) });

function parseJobTables(table: RawUpstream, files: ReadFile): ParsedUpstream {
  const parsed = parseTables(table, { options, row });
  const named = options.safeParse(table.own).data?.api;
  const { api, problems } = named === undefined ? { api: null, problems: [] } : readApi(named, files);
  return { ...parsed, options: api, problems: [...parsed.problems, ...problems] };
}

const handleShape = z.object({
  id: z.string().nullable(),
  createPath: z.string(),
  fileUrl: z.string().nullable(),
});

const CHECK_AGAIN_SECONDS = 5;

function openJobApi(upstream: OpenedUpstream, { outbound, clock }: MakerTools): RemoteMaker {
  const api = upstream.options as JobApi;
  const authorize = (key: UpstreamKey) =>
    api.key === 'bearer' ? asBearer(key) : { authorization: `Bearer ${signToken(key.reveal(), clock.now())}` };
  return makeJobMaker(api, makeUpstreamHttp({ upstream, outbound, clock, authorize }));
}

function makeJobMaker(api: JobApi, http: UpstreamHttp): RemoteMaker {
  const ask = (id: string, createPath: string, call: MakerCall) =>
    http.ask({ path: renderPath(api.check.path, id, createPath), headers: api.headers }, call);
  return {
    kind: 'remote',
    resend: 'never',
    prepare(job) {
      const { path } = renderCreate(api, job, stubPictures(job), extraOf(job));
      return { id: null, createPath: path, fileUrl: null };
    },
    async start(handle, job, inputs, call) {
      const { path, body } = renderCreate(api, job, await readPictures(api, inputs, call.signal), extraOf(job));
      const answer = await http.create({ path, headers: api.headers, body: { kind: 'json', value: body } }, call);
      const tree = answer.json();
      if (tree !== undefined && !isAccepted(api, tree)) {
        throw answer.toError('rejected', 'The maker of this model did not accept the request.');
      }
      const id = readId(api, tree);
      if (id === null) throw answer.toError('unknown', 'The maker of this model gave no clear answer.');
      return { ...handleShape.parse(handle), id };
    },
    find:
      api.find === undefined
        ? null
        : async (handle, job, call) => {
            const known = handleShape.parse(handle);
            const answer = await ask(job.token, known.createPath, call);
            const tree = answer.json();
            const id = answer.isSuccess && isAccepted(api, tree) ? readId(api, tree) : null;
            // That it is not known yet proves nothing: it may still be on its way.
            return id === null ? { state: 'unsure' } : { state: 'found', handle: { ...known, id } };
          },
    async check(handle, call) {
      const known = handleShape.parse(handle);
      const answer = await ask(idOf(known), known.createPath, call);
      if (answer.status === 404) throw answer.toError('lost', 'The maker of this model no longer knows of it.');
      const found = readState(api, answer.json());
      switch (found?.state) {
        case undefined:
          throw answer.toError('trouble', 'The maker of this model does not answer at the moment.');
        case 'running':
          return { state: 'running', share: found.share, checkAgainSeconds: CHECK_AGAIN_SECONDS };
        case 'lost':
          throw answer.toError('lost', 'The maker of this model no longer knows of it.');
        case 'failed':
          throw tellFailure(answer, found, call);
        case 'done':
          if (found.url === null) throw answer.toError('refused', 'It ended without a file.');
          return { state: 'done', handle: { ...known, fileUrl: found.url } };
      }
    },
    async collect(handle, { outputFile, ...call }) {
      const { fileUrl } = handleShape.parse(handle);
      if (fileUrl === null) throw new MakerError('trouble', 'The result is not known yet.');
      await http.download({ path: fileUrl, file: outputFile }, call);
    },
    async cancel(handle, call) {
      const known = handleShape.parse(handle);
      if (api.cancel === undefined || known.id === null) return 'unsure';
      const { method, path } = api.cancel;
      const answer = await http.ask(
        { method, path: renderPath(path, known.id, known.createPath), headers: api.headers },
        call,
      );
      return answer.isSuccess ? 'stopped' : 'unsure';
    },
    async health(call) {
      // Asks for a job that there is not: a key that is wrong is told so before that.
      const [way] = api.create;
      await http.probe({ path: renderPath(api.check.path, NOBODY, way?.path ?? ''), headers: api.headers }, call);
      return { version: null, retired: [] };
    },
  };
}

const NOBODY = '00000000-0000-0000-0000-000000000000';

async function readPictures(
  { pictures }: JobApi,
  inputs: readonly InputFile[],
  signal: AbortSignal,
): Promise<readonly Picture[]> {
  if (pictures === 'none' && inputs.length > 0) {
    throw new MakerError('rejected', 'The maker of this model takes no pictures.');
  }
  const inline = await readInlinePictures(inputs, signal);
  return inline.map(({ role, mimeType, base64 }) => ({
    role,
    name: pictures === 'base64' ? base64 : `data:${mimeType};base64,${base64}`,
  }));
}

function tellFailure(
  answer: UpstreamAnswer,
  { filtered, reason }: { readonly filtered: boolean; readonly reason: string },
  { key }: MakerCall,
): MakerError {
  const said = reason === '' ? '' : ` ${quoteUpstream(reason, key)}`;
  return filtered
    ? answer.toError('refused', `The maker of this model refused it.${said}`)
    : answer.toError('failed', `The maker of this model failed.${said}`);
}

const extraOf = ({ row: { options: own } }: MakerJob): Json => (own as { readonly extra: Json }).extra;

function idOf({ id }: { readonly id: string | null }): string {
  if (id === null) throw new Error('A job was asked for that was never begun.');
  return id;
}
