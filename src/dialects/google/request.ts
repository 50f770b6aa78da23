import type { FastifyRequest } from 'fastify';
import type { DraftField } from '../../core/draft.ts';
import { parseImageText, type RawImage } from '../../core/image-input.ts';
import type { VideoDraft } from '../../core/video-request.ts';
import { type FormTree, isTree } from '../../http/form-tree.ts';
import type { Attempt } from '../../services/admit-task.ts';
import { findField, refuse } from '../fields.ts';
import { findIdempotencyKey } from '../idempotency-key.ts';
import { findRefused } from '../refused-fields.ts';
import { toWebhookDraft } from '../webhook-field.ts';

/** `{ instances: [{ prompt, image?, lastFrame?, referenceImages? }], parameters: { … } }`; snake_case is read as well. */
export function toVideoDraft(model: string, body: FormTree, imageBytes: number): VideoDraft {
  const instance = readInstance(body);
  const parameters = body.parameters ?? {};
  if (!isTree(parameters)) throw refuse('parameters', 'parameters must be an object.');
  const refused = findRefused(body);
  if (refused.videoInput === null && refused.generateAudio === null) {
    refuseUnknown(body, '', BODY_FIELDS);
    refuseUnknown(instance, 'instances[0]', INSTANCE_FIELDS);
    refuseUnknown(parameters, 'parameters', PARAMETERS);
  }
  const inner = (name: string) => findField(instance, 'instances[0]', name);
  const option = (name: string) => findField(parameters, 'parameters', name);
  checkSampleCount(option('sampleCount') ?? option('numberOfVideos'));
  refuseWebhookConfig(findField(body, '', 'webhookConfig') ?? option('webhookConfig'));
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
    ...refused,
    webhook: toWebhookDraft(option('webhook')),
    firstFrame: image('image'),
    lastFrame: [...image('lastFrame'), ...toImages(option('lastFrame'), imageBytes)],
    references: toReferences(inner('referenceImages') ?? option('referenceImages'), imageBytes),
    referenceType: null,
    unknownImages: [inner('mask')].filter((field) => field !== null),
    names: NAMES,
  };
}

/** Of these three, some are refused for a reason of their own, where they are read. */
const BODY_FIELDS = ['instances', 'parameters', 'webhookConfig'];
const INSTANCE_FIELDS = ['prompt', 'image', 'lastFrame', 'referenceImages', 'mask'];
/** `personGeneration` is a promise that films without people keep as well. */
const PARAMETERS = [
  ...['durationSeconds', 'resolution', 'aspectRatio', 'negativePrompt', 'seed', 'personGeneration'],
  ...['sampleCount', 'numberOfVideos', 'lastFrame', 'referenceImages', 'webhook', 'webhookConfig'],
];

/** In this style all that a request may hold is known: what is not would be left out of the film without a word. */
function refuseUnknown(tree: FormTree, parent: string, known: readonly string[]): void {
  for (const [key, value] of Object.entries(tree)) {
    if (value === null || value === undefined) continue;
    const camel = key.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
    if (known.includes(camel)) continue;
    const name = `${parent}${parent === '' ? '' : '.'}${key}`.slice(0, LONGEST_NAME);
    throw refuse(name, `${name} is not supported: it would change nothing.`);
  }
}

const LONGEST_NAME = 100;

const NAMES: VideoDraft['names'] = {
  prompt: 'instances[0].prompt',
  firstFrame: 'instances[0].image',
  lastFrame: 'instances[0].lastFrame',
  references: 'instances[0].referenceImages',
};

function readInstance(body: FormTree): FormTree {
  const [instance, second] = Array.isArray(body.instances) ? body.instances : [];
  if (second !== undefined) throw refuse('instances', 'instances takes one item.');
  if (!isTree(instance)) throw refuse('instances', 'instances must hold one object with a prompt.');
  return instance;
}

function checkSampleCount(field: DraftField | null): void {
  if (field === null || field.value === 1 || field.value === '1') return;
  throw refuse(field.name, `${field.name} must be 1: a request makes one video.`);
}

/**
 * This style's own way to ask for word: addresses, and no secret that we could sign with. To send what nobody can verify, or
 * nothing at all, would be worse than to say so.
 */
function refuseWebhookConfig(field: DraftField | null): void {
  if (field === null) return;
  const instead = 'send parameters.webhook with a url and a secret, or give the API key a webhook';
  throw refuse(field.name, `${field.name} is not supported, since it has no secret to sign with: ${instead}.`);
}

function toImages(field: DraftField | null, imageBytes: number): readonly RawImage[] {
  return field === null ? [] : [toImage(field, imageBytes)];
}

/** `{ bytesBase64Encoded, mimeType }`, the library's own `{ imageBytes }`, or a part: `{ inlineData: { data, mimeType } }`. */
function toImage({ name, value }: DraftField, imageBytes: number): RawImage {
  const tree = isTree(value) ? value : {};
  const inline = findField(tree, name, 'inlineData')?.value;
  const text =
    findField(tree, name, 'bytesBase64Encoded') ??
    findField(tree, name, 'imageBytes') ??
    (isTree(inline) ? findField(inline, name, 'data') : null);
  if (typeof text?.value === 'string') return parseImageText(name, text.value, imageBytes);
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
      type: findField(tree, name, 'referenceType'),
    };
  });
}

/** These clients say nothing of their own retries. */
export function readAttempt(request: FastifyRequest): Attempt {
  return { idempotencyKey: findIdempotencyKey(request), isRetry: false };
}
