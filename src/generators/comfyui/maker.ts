import { z } from 'zod';
import { type MakerCall, MakerError, type MakerJob, type MakerKind, type RemoteMaker } from '../../core/maker.ts';
import { beforeCreate } from '../before-create.ts';
import type { Picture } from '../job-values.ts';
import { asBearer, makeUpstreamHttp, type UpstreamHttp } from '../upstream-http.ts';
import { parseComfyTables, type WorkflowOptions } from './models.ts';
import {
  chooseFile,
  describeRefusal,
  expectedPictures,
  findInHistory,
  findInQueue,
  type JobView,
  kindOf,
  placeRequest,
  readAccepted,
  readJob,
  readUploaded,
  type SavedFile,
  uploadFolder,
  uploadName,
} from './wire.ts';

/**
 * A ComfyUI server. It takes an id that we choose, forgets its jobs when it restarts, and asks for no money: a create whose
 * answer was lost is looked for under our id, and what cannot be found is made again.
 */
export const COMFYUI: MakerKind = {
  name: 'comfyui',
  media: ['video', 'image'],
  defaultUrl: null,
  key: 'optional',
  known: [],
  parse: parseComfyTables,
  open: (upstream, { outbound, clock }) =>
    makeComfyMaker(makeUpstreamHttp({ upstream, outbound, clock, authorize: asBearer })),
};

const handleShape = z.object({
  promptId: z.string(),
  makes: z.enum(['video', 'image']),
  outputNode: z.string().nullable(),
  file: z.object({ filename: z.string(), subfolder: z.string(), type: z.string() }).nullable(),
});
type ComfyHandle = z.infer<typeof handleShape>;

const CHECK_AGAIN_SECONDS = { video: 3, image: 1 } as const;
const SYSTEM_STATS = z.object({ system: z.object({ comfyui_version: z.string() }) });

function makeComfyMaker(http: UpstreamHttp): RemoteMaker {
  return {
    kind: 'remote',
    resend: 'own_hardware',
    prepare(job) {
      const options = optionsOf(job);
      placeRequest(job, options, expectedPictures(job));
      const handle: ComfyHandle = {
        promptId: job.token,
        makes: kindOf(job),
        outputNode: options.outputNode,
        file: null,
      };
      return handle;
    },
    async start(handle, job, inputs, call) {
      const pictures: Picture[] = [];
      for (const [index, { role, file, mimeType }] of inputs.entries()) {
        const parts = [
          { name: 'image', file, fileName: uploadName(index, role, mimeType), mimeType },
          { name: 'subfolder', value: uploadFolder(job.token) },
          { name: 'type', value: 'input' },
          { name: 'overwrite', value: 'true' },
        ];
        const answer = await beforeCreate(() =>
          http.create({ path: '/upload/image', body: { kind: 'form', parts } }, call),
        );
        const name = readUploaded(answer.json());
        if (name === null) throw answer.toError('not_sent', 'The maker of this model did not take the pictures.');
        pictures.push({ role, name });
      }
      const value = { prompt: placeRequest(job, optionsOf(job), pictures), prompt_id: job.token, client_id: job.token };
      const answer = await http.create({ path: '/prompt', body: { kind: 'json', value }, judge: judgeRefusal }, call);
      const accepted = readAccepted(answer.json());
      if (accepted === null) throw answer.toError('unknown', 'The maker of this model gave no clear answer.');
      const begun: ComfyHandle = { ...handleShape.parse(handle), promptId: accepted.promptId };
      if (accepted.left === null) return begun;
      // It runs what is left of the graph: nobody wants that.
      await cancel(http, accepted.promptId, call).catch(ignoreMakerError);
      throw new MakerError('rejected', 'The workflow of this model cannot be run as it is.', { detail: accepted.left });
    },
    async find(handle, _job, call) {
      const view = await findJob(http, handleShape.parse(handle).promptId, call);
      return view === null ? { state: 'absent' } : { state: 'found', handle };
    },
    async check(handle, call) {
      const known = handleShape.parse(handle);
      const view = await findJob(http, known.promptId, call);
      if (view === null) throw new MakerError('lost', 'The maker of this model no longer knows of it.');
      switch (view.state) {
        case 'waiting':
        case 'running':
          return { state: 'running', share: null, checkAgainSeconds: CHECK_AGAIN_SECONDS[known.makes] };
        case 'failed':
          throw new MakerError(
            'failed',
            view.stopped ? 'It was stopped by its maker.' : 'The workflow of this model failed.',
            {
              detail: view.reason,
            },
          );
        case 'done':
          return { state: 'done', handle: { ...known, file: readResult(view.outputs, known) } };
      }
    },
    async collect(handle, { outputFile, ...call }) {
      const { file } = handleShape.parse(handle);
      if (file === null) throw new MakerError('trouble', 'The result is not known yet.');
      const { filename, subfolder, type } = file;
      await http.download({ path: '/view', query: { filename, subfolder, type }, file: outputFile }, call);
    },
    cancel: (handle, call) => cancel(http, handleShape.parse(handle).promptId, call),
    async health(call) {
      const answer = await http.probe({ path: '/system_stats' }, call);
      const { data } = SYSTEM_STATS.safeParse(answer.json());
      if (!answer.isSuccess) throw answer.toError('trouble', 'There is no ComfyUI at this address.');
      return { version: data?.system.comfyui_version ?? null, retired: [] };
    },
  };
}

function readResult(outputs: unknown, { makes, outputNode }: ComfyHandle): SavedFile {
  const file = chooseFile(outputs, makes, outputNode);
  if (file !== null) return file;
  throw new MakerError(
    'refused',
    `The workflow of this model ended without ${makes === 'video' ? 'a film' : 'a picture'}.`,
  );
}

const optionsOf = ({ row }: MakerJob): WorkflowOptions => row.options as WorkflowOptions;

/** A wrong graph is told with what the operator has to change: a node that is not installed, a model file that is not there. */
function judgeRefusal(answer: { readonly status: number; json(): unknown }): MakerError | null {
  const detail = answer.status === 400 ? describeRefusal(answer.json()) : null;
  if (detail === null) return null;
  return new MakerError('rejected', 'The workflow of this model cannot be run as it is.', { detail });
}

/**
 * One question on servers that have it. Older ones are asked for what waits and runs, and then for what has ended: a job
 * that ends between the two is in the second. Null: nobody knows it.
 */
async function findJob(http: UpstreamHttp, promptId: string, call: MakerCall): Promise<JobView | null> {
  const answer = await http.ask({ path: `/api/jobs/${promptId}` }, call);
  const view = answer.isSuccess ? readJob(answer.json()) : null;
  if (view !== null) return view;
  const place = findInQueue(await askJson(http, '/queue', call), promptId);
  if (place === 'waiting' || place === 'running') return { state: place };
  const ended = findInHistory(await askJson(http, `/history/${promptId}`, call), promptId);
  if (ended !== null || place === null) return ended;
  throw new MakerError('trouble', 'The maker of this model does not say what has become of it.');
}

async function askJson(http: UpstreamHttp, path: string, call: MakerCall): Promise<unknown> {
  const answer = await http.ask({ path }, call);
  const tree = answer.isSuccess ? answer.json() : undefined;
  if (tree === undefined) throw answer.toError('trouble', 'The maker of this model does not answer at the moment.');
  return tree;
}

/**
 * By its id, where the server can. Older ones have two ways, for what waits and for what runs; the second stops whatever
 * runs on servers that look at no id, so it is used only while ours does.
 */
async function cancel(http: UpstreamHttp, promptId: string, call: MakerCall): Promise<'stopped' | 'unsure'> {
  const body = (value: unknown) => ({ kind: 'json', value }) as const;
  const exact = await http.ask({ path: `/api/jobs/${promptId}/cancel`, body: body({}) }, call);
  if (exact.isSuccess) return (await isGone(http, promptId, call)) ? 'stopped' : 'unsure';
  const place = findInQueue(await askJson(http, '/queue', call), promptId);
  if (place === null) return 'stopped';
  if (place === 'waiting') await http.ask({ path: '/queue', body: body({ delete: [promptId] }) }, call);
  if (place === 'running') await http.ask({ path: '/interrupt', body: body({ prompt_id: promptId }) }, call);
  return (await isGone(http, promptId, call)) ? 'stopped' : 'unsure';
}

async function isGone(http: UpstreamHttp, promptId: string, call: MakerCall): Promise<boolean> {
  return findInQueue(await askJson(http, '/queue', call), promptId) === null;
}

/** What a maker throws on purpose changes nothing here; anything else is a fault of ours. */
function ignoreMakerError(error: unknown): void {
  if (!(error instanceof MakerError)) throw error;
}
