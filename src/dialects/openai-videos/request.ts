import { ServiceError } from '../../core/errors.ts';
import type { DraftField, VideoDraft } from '../../core/video-request.ts';
import type { RequestBody } from '../../http/body.ts';
import { type FormTree, isTree } from '../../http/form-tree.ts';

/** Names under which clients of this style send pictures. An image field is never dropped, known or not. */
const IMAGE_FIELDS = [
  'input_reference',
  'last_frame',
  'lastFrame',
  'reference_image',
  'reference_images',
  'referenceImages',
  'image',
  'images',
  'image_url',
  'first_frame',
  'firstFrame',
];

/** Gathers the wire's names into a draft, the first place in the specification's order that holds a value. */
export function toVideoDraft({ fields, files }: RequestBody): VideoDraft {
  const metadata = readMetadata(fields);
  const top = (name: string) => findField(fields, name, name);
  const inner = (name: string) => findField(metadata, name, `metadata.${name}`);
  return {
    model: top('model'),
    prompt: top('prompt'),
    duration: inner('durationSeconds') ?? top('durationSeconds') ?? top('duration') ?? top('seconds'),
    resolution: inner('resolution') ?? top('resolution'),
    aspectRatio: inner('aspectRatio') ?? top('aspectRatio'),
    size: top('size'),
    negativePrompt: inner('negativePrompt') ?? top('negativePrompt') ?? top('negative_prompt'),
    seed: inner('seed') ?? top('seed'),
    generateAudio: inner('generateAudio') ?? top('generateAudio') ?? inner('generate_audio') ?? top('generate_audio'),
    images: [
      ...files.map((file) => ({ name: file.field, value: file })),
      ...IMAGE_FIELDS.flatMap((name) => [top(name), inner(name)].filter((field) => field !== null)),
    ],
  };
}

function findField(tree: FormTree, key: string, name: string): DraftField | null {
  const value = Object.hasOwn(tree, key) ? tree[key] : undefined;
  return value === undefined || value === null ? null : { name, value };
}

/** An object, or the same as a JSON string, which is how forms carry it. */
function readMetadata(fields: FormTree): FormTree {
  const field = findField(fields, 'metadata', 'metadata');
  if (field === null) return {};
  const value = typeof field.value === 'string' ? parseJson(field.value) : field.value;
  if (isTree(value)) return value;
  throw new ServiceError('invalid_request', 'metadata must be an object, or JSON text of one.', { param: 'metadata' });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Not JSON: the caller refuses whatever is no object, and says so.
    return null;
  }
}
