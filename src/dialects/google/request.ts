import type { FastifyRequest } from 'fastify';
import type { DraftField } from '../../core/draft.ts';
import { ServiceError } from '../../core/errors.ts';
import { parseImageText, type RawImage } from '../../core/image-input.ts';
import type { VideoDraft } from '../../core/video-request.ts';
import { type FormTree, isTree } from '../../http/form-tree.ts';
import type { Attempt } from '../../services/submit-video.ts';
import { toWebhookDraft } from '../webhook-field.ts';

/** `{ instances: [{ prompt, image?, lastFrame?, referenceImages? }], parameters: { … } }`; snake_case is read as well. */
export function toVideoDraft(model: string, body: FormTree, imageBytes: number): VideoDraft {
  const instance = readInstance(body);
  const parameters = body.parameters ?? {};
  if (!isTree(parameters)) throw refuse('parameters', 'parameters must be an object.');
  const inner = (name: string) => findField(instance, name, `instances[0].${name}`);
  const option = (name: string) => findField(parameters, name, `parameters.${name}`);
  checkSampleCount(option('sampleCount') ?? option('numberOfVideos'));
  const image = (name: string) => toImages(inner(name), imageBytes);
  return {
    model: { name: 'model', value: model },
    prompt: inner('prompt'),
    duration: option('durationSeconds'),
    resolution: option('resolution'),
    aspectRatio: option('aspectRatio'),
    size: null,
    negativePrompt: option('negativePrompt'),
    seed: option('seed'),
    generateAudio: option('generateAudio') ?? inner('generateAudio'),
    webhook: toWebhookDraft(option('webhook')),
    firstFrame: image('image'),
    lastFrame: [...image('lastFrame'), ...toImages(option('lastFrame'), imageBytes)],
    references: toReferences(inner('referenceImages') ?? option('referenceImages'), imageBytes),
    referenceType: null,
    unknownImages: [inner('video'), inner('mask')].filter((field) => field !== null),
  };
}

function readInstance(body: FormTree): FormTree {
  const [instance, second] = Array.isArray(body.instances) ? body.instances : [];
  if (second !== undefined) throw refuse('instances', 'instances takes one item.');
  if (!isTree(instance)) throw refuse('instances', 'instances must hold one object with a prompt.');
  return instance;
}

/** camelCase first; the same in snake_case where a client prefers it. */
function findField(tree: FormTree, key: string, name: string): DraftField | null {
  const snake = key.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  for (const candidate of [key, snake]) {
    const value = Object.hasOwn(tree, candidate) ? tree[candidate] : undefined;
    if (value !== undefined && value !== null) return { name: name.replace(key, candidate), value };
  }
  return null;
}

function checkSampleCount(field: DraftField | null): void {
  if (field === null || field.value === 1 || field.value === '1') return;
  throw refuse(field.name, `${field.name} must be 1: a request makes one video.`);
}

function toImages(field: DraftField | null, imageBytes: number): readonly RawImage[] {
  return field === null ? [] : [toImage(field, imageBytes)];
}

function toImage({ name, value }: DraftField, imageBytes: number): RawImage {
  const tree = isTree(value) ? value : {};
  const inline = isTree(tree.inlineData) ? tree.inlineData.data : undefined;
  const text = tree.bytesBase64Encoded ?? tree.imageBytes ?? inline;
  if (typeof text === 'string') return parseImageText(name, text, imageBytes);
  throw refuse(name, `${name} must carry bytesBase64Encoded.`);
}

function toReferences(field: DraftField | null, imageBytes: number): VideoDraft['references'] {
  if (field === null) return [];
  if (!Array.isArray(field.value)) throw refuse(field.name, `${field.name} must be a list.`);
  return field.value.map((item: unknown, index) => {
    const name = `${field.name}[${index}]`;
    const tree = isTree(item) ? item : {};
    return {
      image: toImage({ name: `${name}.image`, value: tree.image }, imageBytes),
      type: findField(tree, 'referenceType', `${name}.referenceType`),
    };
  });
}

const refuse = (param: string, message: string) => new ServiceError('invalid_request', message, { param });

export function readAttempt(request: FastifyRequest): Attempt {
  const key = request.headers['idempotency-key'];
  return { idempotencyKey: typeof key === 'string' && key !== '' ? key.slice(0, 255) : null, isRetry: false };
}
