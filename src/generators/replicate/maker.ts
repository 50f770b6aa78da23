import { stat } from 'node:fs/promises';
import { z } from 'zod';
import {
  type InputFile,
  type MakerCall,
  MakerError,
  type MakerJob,
  type MakerKind,
  type RemoteMaker,
} from '../../core/maker.ts';
import { beforeCreate } from '../before-create.ts';
import { type BodyOptions, parseBodyTables, renderBody, stubPictures } from '../body-rows.ts';
import { readInlinePictures } from '../inline-pictures.ts';
import { isVideo, type Picture } from '../job-values.ts';
import type { Json } from '../placeholders.ts';
import { quoteUpstream } from '../upstream-answer.ts';
import { asBearer, makeUpstreamHttp, type UpstreamHttp } from '../upstream-http.ts';
import { REPLICATE_MODELS } from './models.ts';
import { createRequest, isFiltered, isOurs, readOutput, readPage, readPrediction, readShare } from './wire.ts';

/**
 * Replicate. It takes no token of ours, but lists what was created with what was asked: a lost create is searched for by
 * its words and its seed. Files are gone an hour after the end.
 */
export const REPLICATE: MakerKind = {
  name: 'replicate',
  media: ['video', 'image'],
  defaultUrl: 'https://api.replicate.com',
  key: 'required',
  known: REPLICATE_MODELS.map(({ row }) => row),
  parse: (table) => parseBodyTables(table, REPLICATE_MODELS, { video: 'output', image: 'output' }),
  open(upstream, { outbound, clock }) {
    const http = makeUpstreamHttp({ upstream, outbound, clock, authorize: asBearer });
    return makeReplicateMaker(http, Math.ceil(upstream.deadlineSeconds));
  },
};

const handleShape = z.object({
  makes: z.enum(['video', 'image']),
  result: z.string(),
  urls: z.object({ get: z.string(), cancel: z.string() }).nullable(),
  fileUrl: z.string().nullable(),
});
type ReplicateHandle = z.infer<typeof handleShape>;

const CHECK_AGAIN_SECONDS = { video: 5, image: 1 } as const;
/** A larger one goes by the files' own address. */
const MOST_INLINE_BYTES = 256 * 1024;
const SEARCHED_PAGES = 5;

function makeReplicateMaker(http: UpstreamHttp, deadlineSeconds: number): RemoteMaker {
  return {
    kind: 'remote',
    resend: 'never',
    prepare(job) {
      const { input, result } = optionsOf(job);
      renderBody(input, job, stubPictures(job));
      const makes = isVideo(job.request) ? 'video' : 'image';
      const handle: ReplicateHandle = { makes, result, urls: null, fileUrl: null };
      return handle;
    },
    async start(handle, job, inputs, call) {
      const pictures: Picture[] = [];
      for (const input of inputs) pictures.push({ role: input.role, name: await hand(http, input, call) });
      const { path, value } = createRequest(job.row.as, renderBody(optionsOf(job).input, job, pictures));
      const headers = { 'cancel-after': `${deadlineSeconds}s` };
      const answer = await http.create({ path, headers, body: { kind: 'json', value } }, call);
      const begun = readPrediction(answer.json());
      if (begun === null) throw answer.toError('unknown', 'The maker of this model gave no clear answer.');
      return { ...handleShape.parse(handle), urls: begun.urls };
    },
    async find(handle, job, call) {
      const sent: Json = renderBody(optionsOf(job).input, job, stubPictures(job));
      let next: string | null = '/v1/predictions';
      for (let pages = 0; next !== null && pages < SEARCHED_PAGES; pages += 1) {
        const answer = await http.ask({ path: next }, call);
        const page = readPage(answer.json());
        if (page === null) throw answer.toError('trouble', 'The maker of this model does not answer at the moment.');
        const ours = page.predictions.find((each) => isOurs(each, sent));
        if (ours !== undefined) return { state: 'found', handle: { ...handleShape.parse(handle), urls: ours.urls } };
        ({ next } = page);
      }
      // It may have been on its way while we looked: that it is not listed proves nothing.
      return { state: 'unsure' };
    },
    async check(handle, call) {
      const known = handleShape.parse(handle);
      const answer = await http.ask({ path: urlsOf(known).get }, call);
      if (answer.status === 404) throw answer.toError('lost', 'The maker of this model no longer knows of it.');
      const tree = answer.json();
      const found = readPrediction(tree);
      if (found === null) throw answer.toError('trouble', 'The maker of this model does not answer at the moment.');
      switch (found.status) {
        case 'starting':
        case 'processing': {
          const checkAgainSeconds = CHECK_AGAIN_SECONDS[known.makes];
          return { state: 'running', share: readShare(found.logs), checkAgainSeconds };
        }
        case 'succeeded': {
          const fileUrl = readOutput(tree, known.result);
          if (fileUrl === null) throw answer.toError('refused', 'It ended without a file.');
          return { state: 'done', handle: { ...known, fileUrl } };
        }
        case 'canceled':
        case 'aborted':
          throw answer.toError('failed', 'It was stopped by its maker.');
        case 'failed': {
          const said = typeof found.error === 'string' ? ` ${quoteUpstream(found.error, call.key)}` : '';
          throw isFiltered(found.error)
            ? answer.toError('refused', `The maker of this model refused it.${said}`)
            : answer.toError('failed', `The maker of this model failed.${said}`);
        }
      }
    },
    async collect(handle, { outputFile, ...call }) {
      const { fileUrl } = handleShape.parse(handle);
      if (fileUrl === null) throw new MakerError('trouble', 'The result is not known yet.');
      await http.download({ path: fileUrl, file: outputFile }, call);
    },
    async cancel(handle, call) {
      const { urls } = handleShape.parse(handle);
      if (urls === null) return 'unsure';
      const answer = await http.ask({ path: urls.cancel, method: 'POST' }, call);
      const status = readPrediction(answer.json())?.status;
      return status === undefined || status === 'starting' || status === 'processing' ? 'unsure' : 'stopped';
    },
    async health(call) {
      await http.probe({ path: '/v1/account' }, call);
      return { version: null, retired: [] };
    },
  };
}

const uploaded = z.object({ urls: z.object({ get: z.url() }) });

/** As text where it is small, and else by an upload. */
async function hand(http: UpstreamHttp, input: InputFile, call: MakerCall): Promise<string> {
  if ((await stat(input.file)).size <= MOST_INLINE_BYTES) {
    const [inline] = await readInlinePictures([input], call.signal);
    return `data:${input.mimeType};base64,${inline?.base64 ?? ''}`;
  }
  const parts = [{ name: 'content', file: input.file, fileName: input.role, mimeType: input.mimeType }];
  const answer = await beforeCreate(() => http.create({ path: '/v1/files', body: { kind: 'form', parts } }, call));
  const { data } = uploaded.safeParse(answer.json());
  if (data === undefined) throw answer.toError('not_sent', 'The maker of this model did not take the pictures.');
  return data.urls.get;
}

const optionsOf = ({ row }: MakerJob): BodyOptions => row.options as BodyOptions;

function urlsOf({ urls }: ReplicateHandle): NonNullable<ReplicateHandle['urls']> {
  if (urls === null) throw new Error('A job was asked for that was never begun.');
  return urls;
}
