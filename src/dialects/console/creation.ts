import { imagesOf, type StoredImage } from '../../core/image-input.ts';
import { mimeTypeOf } from '../../core/image-output.ts';
import { formatMicros, NO_MONEY } from '../../core/money.ts';
import { settle } from '../../core/pricing.ts';
import { type ImageTask, isVideoTask, type Task, type VideoTask } from '../../core/task.ts';
import type { CreationFileView, CreationView, FilmView, InputView, MakerView } from './views.ts';

/** A task as the library shows it, with everything that it takes to ask for it again. */
export function renderCreation(task: Task, now: Date): CreationView {
  const { id, state, keyId, createdAt } = task;
  const { model, prompt, seed } = task.request;
  const base = {
    id,
    state,
    progress: renderProgress(task),
    model,
    maker: renderMaker(task),
    prompt,
    seed,
    keyId,
    createdAt: createdAt.toISOString(),
    finishedAt: task.state === 'succeeded' || task.state === 'failed' ? task.finishedAt.toISOString() : null,
    expiresAt: task.state === 'succeeded' ? (task.expiresAt?.toISOString() ?? null) : null,
    failure: task.state === 'failed' ? task.failure : null,
    price: renderPrice(task),
    file: renderFile(task, now),
    inputs: inputsOf(task).map((image, index) => renderInput(task, image, index, now)),
  };
  if (isVideoTask(task)) {
    const { durationSeconds: seconds, resolution, aspectRatio, negativePrompt, inputs } = task.request;
    return { ...base, kind: 'video', seconds, resolution, aspectRatio, negativePrompt, mode: inputs.mode };
  }
  const { aspectRatio, imageSize, guidance } = (task as ImageTask).request;
  return { ...base, kind: 'image', aspectRatio, imageSize, guidance };
}

export const renderMaker = ({ maker }: Pick<Task, 'maker'>): MakerView | null =>
  maker === null ? null : { upstream: maker.upstream, as: maker.as };

/** The least that tells one from another. */
export function renderFilm(task: Task, now: Date): FilmView {
  return { prompt: task.request.prompt, thumbnail: renderFile(task, now)?.thumbnail ?? null };
}

/** The pictures that it was made from, in the order in which they were meant. */
export function inputsOf(task: Task): readonly StoredImage[] {
  return isVideoTask(task) ? imagesOf(task.request.inputs) : (task as ImageTask).request.images;
}

function renderProgress(task: Task): number {
  if (task.state === 'succeeded') return 100;
  return task.state === 'running' ? Math.max(1, task.progress) : 0;
}

function renderPrice(task: Task): string {
  if (task.state === 'failed') return formatMicros(NO_MONEY);
  if (task.state !== 'succeeded') return formatMicros(task.held.amountMicros);
  return formatMicros(settle(task.held, unitsOf(task)).amountMicros);
}

function unitsOf(task: Extract<Task, { state: 'succeeded' }>): number {
  const { facts } = task.artefact;
  return 'durationSeconds' in facts ? facts.durationSeconds : 1;
}

const isKept = (task: Task, now: Date): boolean =>
  task.state === 'succeeded' && task.artefact.blobKey !== null && (task.expiresAt === null || task.expiresAt > now);

const addressOf = (task: Task, what: string): string => `/console/api/creations/${task.id}/${what}`;

function renderFile(task: Task, now: Date): CreationFileView | null {
  if (task.state !== 'succeeded' || !isKept(task, now)) return null;
  const { sizeBytes, facts } = task.artefact;
  const isVideo = isVideoTask(task as VideoTask | ImageTask);
  return {
    content: addressOf(task, 'content'),
    mimeType: isVideo ? 'video/mp4' : mimeTypeOf((task as ImageTask).request.output),
    sizeBytes,
    width: facts.width,
    height: facts.height,
    thumbnail: addressOf(task, 'thumbnail'),
    spritesheet: isVideo ? addressOf(task, 'spritesheet') : null,
  };
}

/** They are kept for as long as the result is, and while there is none yet. */
function renderInput(task: Task, image: StoredImage, index: number, now: Date): InputView {
  const { mimeType, width, height } = image;
  const isStored = task.state === 'queued' || task.state === 'running' || isKept(task, now);
  return { content: isStored ? addressOf(task, `inputs/${index}`) : null, mimeType, width, height };
}
