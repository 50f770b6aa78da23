import { z } from 'zod';
import { type MakerCall, MakerError, type MakerJob, type MakerKind, type RemoteMaker } from '../../core/maker.ts';
import { type BodyOptions, parseBodyTables, renderBody, stubPictures } from '../body-rows.ts';
import { readInlinePictures } from '../inline-pictures.ts';
import { isVideo } from '../job-values.ts';
import { quoteUpstream } from '../upstream-answer.ts';
import { makeUpstreamHttp, type UpstreamHttp } from '../upstream-http.ts';
import { FAL_MODELS } from './models.ts';
import { readResult, readResultFault, readStatus, readSubmitted } from './wire.ts';

/**
 * fal's queue. It knows no idempotency and cannot be searched: a create whose answer was lost stays unknown. What fails
 * inside is tried again by the queue itself and not billed, so its own retries are left on.
 */
export const FAL: MakerKind = {
  name: 'fal',
  media: ['video', 'image'],
  defaultUrl: 'https://queue.fal.run',
  key: 'required',
  known: FAL_MODELS.map(({ row }) => row),
  parse: (table) => parseBodyTables(table, FAL_MODELS, { video: 'video.url', image: 'images.0.url' }),
  open(upstream, { outbound, clock }) {
    const authorize = (key: { reveal(): string }) => ({ authorization: `Key ${key.reveal()}` });
    return makeFalMaker(makeUpstreamHttp({ upstream, outbound, clock, authorize }), upstream.rows[0]?.as ?? '');
  },
};

const handleShape = z.object({
  makes: z.enum(['video', 'image']),
  result: z.string(),
  place: z
    .object({ requestId: z.string(), statusUrl: z.string(), responseUrl: z.string(), cancelUrl: z.string() })
    .nullable(),
  fileUrl: z.string().nullable(),
});
type FalHandle = z.infer<typeof handleShape>;

/** Long enough to be fetched after a day of trouble, and no longer. */
const KEEP = { 'x-fal-object-lifecycle-preference': JSON.stringify({ expiration_duration_seconds: 86_400 }) };
const CHECK_AGAIN_SECONDS = { video: 5, image: 1 } as const;
const NOBODY = '00000000-0000-0000-0000-000000000000';

function makeFalMaker(http: UpstreamHttp, anyModel: string): RemoteMaker {
  return {
    kind: 'remote',
    find: null,
    resend: 'never',
    prepare(job) {
      const { input, result } = optionsOf(job);
      renderBody(input, job, stubPictures(job));
      const handle: FalHandle = { makes: isVideo(job.request) ? 'video' : 'image', result, place: null, fileUrl: null };
      return handle;
    },
    async start(handle, job, inputs, call) {
      const inline = await readInlinePictures(inputs, call.signal);
      const pictures = inline.map(({ role, mimeType, base64 }) => ({
        role,
        name: `data:${mimeType};base64,${base64}`,
      }));
      const value = renderBody(optionsOf(job).input, job, pictures);
      const answer = await http.create({ path: `/${job.row.as}`, headers: KEEP, body: { kind: 'json', value } }, call);
      const place = readSubmitted(answer.json());
      if (place === null) throw answer.toError('unknown', 'The maker of this model gave no clear answer.');
      return { ...handleShape.parse(handle), place };
    },
    async check(handle, call) {
      const known = handleShape.parse(handle);
      const { statusUrl, responseUrl } = placeOf(known);
      const answer = await http.ask({ path: statusUrl }, call);
      if (answer.status === 404) throw answer.toError('lost', 'The maker of this model no longer knows of it.');
      const status = readStatus(answer.json());
      if (status === null) throw answer.toError('trouble', 'The maker of this model does not answer at the moment.');
      if (status.status !== 'COMPLETED') {
        return { state: 'running', share: null, checkAgainSeconds: CHECK_AGAIN_SECONDS[known.makes] };
      }
      return { state: 'done', handle: { ...known, fileUrl: await readFileUrl(http, responseUrl, known.result, call) } };
    },
    async collect(handle, { outputFile, ...call }) {
      const { fileUrl } = handleShape.parse(handle);
      if (fileUrl === null) throw new MakerError('trouble', 'The result is not known yet.');
      await http.download({ path: fileUrl, file: outputFile }, call);
    },
    async cancel(handle, call) {
      const { place } = handleShape.parse(handle);
      if (place === null) return 'unsure';
      const before = readStatus((await http.ask({ path: place.statusUrl }, call)).json())?.status;
      if (before === 'COMPLETED') return 'stopped';
      const answer = await http.ask({ path: place.cancelUrl, method: 'PUT' }, call);
      // What has begun to run may go on all the same.
      return answer.isSuccess && before === 'IN_QUEUE' ? 'stopped' : 'unsure';
    },
    async health(call) {
      await http.probe({ path: `/${anyModel}/requests/${NOBODY}/status` }, call);
      return { version: null, retired: [] };
    },
  };
}

async function readFileUrl(http: UpstreamHttp, url: string, path: string, call: MakerCall): Promise<string> {
  const answer = await http.ask({ path: url }, call);
  const tree = answer.json();
  if (!answer.isSuccess) {
    const { filtered, reason } = readResultFault(tree);
    const said = reason === null ? '' : ` ${quoteUpstream(reason, call.key)}`;
    throw filtered
      ? answer.toError('refused', `The maker of this model refused it.${said}`)
      : answer.toError('failed', `The maker of this model failed.${said}`);
  }
  if (tree === undefined) throw answer.toError('trouble', 'The maker of this model does not answer at the moment.');
  const result = readResult(tree, path);
  if (result.url !== null) return result.url;
  const message = result.filtered ? 'The maker of this model refused it.' : 'It ended without a file.';
  throw answer.toError('refused', message);
}

const optionsOf = ({ row }: MakerJob): BodyOptions => row.options as BodyOptions;

function placeOf({ place }: FalHandle): NonNullable<FalHandle['place']> {
  if (place === null) throw new Error('A job was asked for that was never begun.');
  return place;
}
