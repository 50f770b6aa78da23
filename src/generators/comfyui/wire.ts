import { z } from 'zod';
import type { GenerationKind } from '../../core/generation-request.ts';
import type { InputFile, MakerJob } from '../../core/maker.ts';
import { isVideo, jobValues, type Picture, requirePlaces, rolesOf } from '../job-values.ts';
import { fillPlaceholders, findPlaceholders, type Json } from '../placeholders.ts';
import type { WorkflowOptions } from './models.ts';

/** What goes over the wire to ComfyUI and comes back, as plain values. Nothing here sends anything. */

/** Throws `rejected` where the graph has no place for something that the request brings. */
export function placeRequest(job: MakerJob, options: WorkflowOptions, pictures: readonly Picture[]): Json {
  const values = jobValues(job, pictures, { fps: options.fps, extraFrames: options.extraFrames });
  requirePlaces(findPlaceholders(options.graph), values, job.request);
  return fillPlaceholders(options.graph, {
    ...values,
    // Its nodes want a text and a number whatever was asked for, and a seed that is not promised does no harm.
    negative: values.negative ?? '',
    seed: job.request.seed,
    grid_width: roundUp(Number(values.width), options.multipleOf),
    grid_height: roundUp(Number(values.height), options.multipleOf),
  });
}

const roundUp = (pixels: number, step: number): number => Math.ceil(pixels / step) * step;

const ENDINGS: Readonly<Record<string, string>> = { 'image/png': 'png', 'image/jpeg': 'jpg', 'image/webp': 'webp' };

/** A folder for each create, so that nobody's pictures lie in another's way. */
export const uploadFolder = (token: string): string => `kinora/${token}`;

export function uploadName(index: number, role: InputFile['role'], mimeType: string): string {
  return `${index + 1}-${role}.${ENDINGS[mimeType] ?? 'png'}`;
}

/** As they will be named once they are uploaded; enough to try a graph before anything is sent. */
export const expectedPictures = ({ request, token }: MakerJob): readonly Picture[] =>
  rolesOf(request).map((role, index) => ({
    role,
    name: `${uploadFolder(token)}/${uploadName(index, role, 'image/png')}`,
  }));

const uploaded = z.object({ name: z.string().min(1), subfolder: z.string().default('') });

/** The name under which a graph may load it; null: this is no answer to an upload. */
export function readUploaded(tree: unknown): string | null {
  const { data } = uploaded.safeParse(tree);
  if (data === undefined) return null;
  return data.subfolder === '' ? data.name : `${data.subfolder}/${data.name}`;
}

const accepted = z.object({ prompt_id: z.string().min(1), node_errors: z.unknown().optional() });

export interface Accepted {
  readonly promptId: string;
  /** Why a part of the graph will not be run; null: all of it will. */
  readonly left: string | null;
}

/** Null: this is no answer to a prompt. */
export function readAccepted(tree: unknown): Accepted | null {
  const { data } = accepted.safeParse(tree);
  return data === undefined ? null : { promptId: data.prompt_id, left: describeNodeErrors(data.node_errors) };
}

const refusal = z.object({
  error: z.union([z.string(), z.object({ type: z.string(), message: z.string(), details: z.string().optional() })]),
  node_errors: z.unknown().optional(),
});

/** In words for the operator: which node, which file. Null: it does not say. */
export function describeRefusal(tree: unknown): string | null {
  const { data } = refusal.safeParse(tree);
  if (data === undefined) return null;
  const { error } = data;
  const head =
    typeof error === 'string' ? error : [error.type, error.message, error.details].filter(Boolean).join(': ');
  const nodes = describeNodeErrors(data.node_errors);
  return nodes === null ? head : `${head}; ${nodes}`;
}

const nodeErrors = z.record(
  z.string(),
  z.object({
    class_type: z.string().default('a node'),
    errors: z.array(z.object({ type: z.string(), message: z.string().default(''), details: z.string().default('') })),
  }),
);

function describeNodeErrors(tree: unknown): string | null {
  const { data } = nodeErrors.safeParse(tree);
  const words = Object.entries(data ?? {}).flatMap(([id, { class_type, errors }]) =>
    errors.map(({ type, message, details }) => `node ${id} (${class_type}): ${type}: ${message} ${details}`.trim()),
  );
  return words.length === 0 ? null : words.join('; ');
}

/** A file that a node has saved. */
const savedFile = z.object({ filename: z.string().min(1), subfolder: z.string().default(''), type: z.string() });
export type SavedFile = z.infer<typeof savedFile>;

export type JobView =
  | { readonly state: 'waiting' | 'running' }
  | { readonly state: 'done'; readonly outputs: unknown }
  | { readonly state: 'failed'; readonly stopped: boolean; readonly reason: string };

const job = z.object({
  status: z.enum(['pending', 'in_progress', 'completed', 'failed', 'cancelled']),
  outputs: z.unknown().optional(),
  execution_error: z.unknown().optional(),
  execution_status: z.unknown().optional(),
});

/** Of /api/jobs/{id}. Null: this is no job. */
export function readJob(tree: unknown): JobView | null {
  const { data } = job.safeParse(tree);
  switch (data?.status) {
    case undefined:
      return null;
    case 'pending':
      return { state: 'waiting' };
    case 'in_progress':
      return { state: 'running' };
    case 'completed':
      return { state: 'done', outputs: data.outputs };
    case 'failed':
      return readFailure(data.execution_status, data.execution_error);
    case 'cancelled':
      return { state: 'failed', stopped: true, reason: 'It was cancelled.' };
  }
}

const finished = z.object({ status: z.object({ status_str: z.string() }).loose(), outputs: z.unknown().optional() });

/** Of /history/{id}, which is empty before the end and for jobs that nobody knows. Null: not there. */
export function findInHistory(tree: unknown, promptId: string): JobView | null {
  if (typeof tree !== 'object' || tree === null || !Object.hasOwn(tree, promptId)) return null;
  const { data } = finished.safeParse((tree as Readonly<Record<string, unknown>>)[promptId]);
  if (data === undefined) return null;
  if (data.status.status_str === 'success') return { state: 'done', outputs: data.outputs };
  return readFailure(data.status, null);
}

const entries = z.array(z.tuple([z.unknown(), z.string()]).rest(z.unknown()));
const queue = z.object({ queue_running: entries, queue_pending: entries });

/** Of /queue. Undefined: this is no queue, and nothing can be said. */
export function findInQueue(tree: unknown, promptId: string): 'waiting' | 'running' | null | undefined {
  const { data } = queue.safeParse(tree);
  if (data === undefined) return undefined;
  const has = (list: z.infer<typeof entries>) => list.some(([, id]) => id === promptId);
  if (has(data.queue_running)) return 'running';
  return has(data.queue_pending) ? 'waiting' : null;
}

const messages = z.object({ messages: z.array(z.tuple([z.string(), z.unknown()]).rest(z.unknown())) });
const executionError = z.object({
  node_type: z.string().default('a node'),
  exception_type: z.string().default(''),
  exception_message: z.string().default(''),
});

function readFailure(status: unknown, error: unknown): JobView {
  const told = messages.safeParse(status).data?.messages ?? [];
  const stopped = told.some(([name]) => name === 'execution_interrupted');
  const raised = error ?? told.find(([name]) => name === 'execution_error')?.[1];
  const { data } = executionError.safeParse(raised);
  if (stopped && data === undefined) return { state: 'failed', stopped, reason: 'It was interrupted.' };
  const reason =
    data === undefined
      ? 'It does not say why.'
      : `${data.node_type}: ${data.exception_type} ${data.exception_message}`.replaceAll(/\s+/g, ' ').trim();
  return { state: 'failed', stopped, reason };
}

const FILE_ENDINGS = {
  video: /\.(?:mp4|webm|mov|mkv|m4v)$/i,
  image: /\.(?:png|jpe?g|webp)$/i,
} as const satisfies Record<GenerationKind, RegExp>;

/**
 * Nodes file what they saved under words of their own (`images` for films too, `gifs`, `video`), so all lists are looked
 * through, and the ending of the name decides. Previews are no outputs.
 */
export function chooseFile(outputs: unknown, kind: GenerationKind, outputNode: string | null): SavedFile | null {
  if (typeof outputs !== 'object' || outputs === null) return null;
  const nodes = Object.entries(outputs).filter(([id]) => outputNode === null || id === outputNode);
  const files = nodes
    .flatMap(([, lists]) => (typeof lists === 'object' && lists !== null ? Object.values(lists) : []))
    .flatMap((list) => (Array.isArray(list) ? list : []))
    .flatMap((item: unknown) => savedFile.safeParse(item).data ?? []);
  return files.find(({ filename, type }) => type === 'output' && FILE_ENDINGS[kind].test(filename)) ?? null;
}

export const kindOf = ({ request }: MakerJob): GenerationKind => (isVideo(request) ? 'video' : 'image');
