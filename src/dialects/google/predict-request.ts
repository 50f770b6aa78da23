import type { DraftField } from '../../core/draft.ts';
import { show } from '../../core/field.ts';
import type { RawImage } from '../../core/image-input.ts';
import { type ImageDraft, PLAIN_DRAFT, type RawMask } from '../../core/image-request.ts';
import { type FormTree, isTree } from '../../http/form-tree.ts';
import { findField, findTree, readList, refuse } from '../fields.ts';
import { fromValue } from '../pictures.ts';

export const MOST_SAMPLES = 4;

export interface Prediction {
  readonly draft: ImageDraft;
  readonly count: number;
}

/** `{ instances: [{ prompt, referenceImages? }], parameters: { sampleCount, aspectRatio, … } }`; snake_case is read as well. */
export function readPrediction(model: string, body: FormTree, imageBytes: number): Prediction {
  const instance = readInstance(body);
  const parameters = findTree(body, '', 'parameters')?.tree ?? {};
  const option = (name: string) => findField(parameters, 'parameters', name);
  checkParameters(parameters);
  const output = findTree(parameters, 'parameters', 'outputOptions');
  const written = (name: string) => (output === null ? null : findField(output.tree, output.name, name));
  return {
    count: readCount(option('sampleCount')),
    draft: {
      ...PLAIN_DRAFT,
      model: { name: 'model', value: model },
      prompt: findField(instance, 'instances[0]', 'prompt'),
      guidance: null,
      aspectRatio: option('aspectRatio'),
      imageSize: option('sampleImageSize') ?? option('imageSize'),
      seed: option('seed'),
      outputFormat: written('mimeType'),
      outputQuality: written('compressionQuality'),
      ...readReferences(findField(instance, 'instances[0]', 'referenceImages'), imageBytes),
    },
  };
}

function readInstance(body: FormTree): FormTree {
  const instances = findField(body, '', 'instances');
  const [instance, second] = instances === null ? [] : readList(instances);
  if (!isTree(instance) || second !== undefined)
    throw refuse('instances', 'instances must hold one object with a prompt.');
  const foreign = Object.keys(instance).find((name) => !INSTANCE_FIELDS.includes(name));
  if (foreign !== undefined) throw refuse(`instances[0].${foreign}`, `instances[0].${foreign} is not offered.`);
  return instance;
}

const INSTANCE_FIELDS = ['prompt', 'referenceImages', 'reference_images'];
/** Read, or accepted since nothing here depends on them. */
const PARAMETERS = [
  ...['sampleCount', 'aspectRatio', 'sampleImageSize', 'imageSize', 'seed', 'outputOptions', 'editMode', 'editConfig'],
  ...['personGeneration', 'safetySetting', 'safetyFilterLevel', 'includeSafetyAttributes', 'includeRaiReason'],
  ...['language', 'enhancePrompt', 'guidanceScale', 'addWatermark'],
];
const toSnake = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const KNOWN_PARAMETERS = new Set(PARAMETERS.flatMap((name) => [name, toSnake(name)]));

function checkParameters(parameters: FormTree): void {
  for (const [name, value] of Object.entries(parameters)) {
    if (value === null || KNOWN_PARAMETERS.has(name)) continue;
    throw refuse(`parameters.${name}`, `parameters.${name} is not offered.`);
  }
  const watermark = findField(parameters, 'parameters', 'addWatermark');
  if (watermark?.value === true)
    throw refuse(watermark.name, `${watermark.name} is not offered: images carry no watermark.`);
}

function readCount(field: DraftField | null): number {
  if (field === null) return 1;
  const { name, value } = field;
  const fits = typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= MOST_SAMPLES;
  if (fits) return value;
  throw refuse(name, `${name} must be a whole number from 1 to ${MOST_SAMPLES}; got ${show(value)}.`);
}

export const REFERENCE_TYPES = ['REFERENCE_TYPE_RAW', 'REFERENCE_TYPE_SUBJECT', 'REFERENCE_TYPE_MASK'] as const;

/** Pictures to work on, and the mask of the first of them, which is white where it may change. */
function readReferences(field: DraftField | null, imageBytes: number): Pick<ImageDraft, 'images' | 'mask'> {
  const images: RawImage[] = [];
  let mask: RawMask | null = null;
  for (const [index, item] of (field === null ? [] : readList(field)).entries()) {
    const name = `${field?.name}[${index}]`;
    if (!isTree(item)) throw refuse(name, `${name} must be an object with a referenceImage.`);
    const type = findField(item, name, 'referenceType') ?? { name: `${name}.referenceType`, value: REFERENCE_TYPES[0] };
    if (!REFERENCE_TYPES.some((known) => known === type.value)) {
      throw refuse(type.name, `${type.name} must be one of ${REFERENCE_TYPES.join(', ')}; got ${show(type.value)}.`);
    }
    if (type.value === 'REFERENCE_TYPE_MASK') checkMaskMode(item, name);
    const picture = findField(item, name, 'referenceImage');
    if (picture === null) throw refuse(`${name}.referenceImage`, `${name}.referenceImage is required.`);
    const image = fromValue(picture, imageBytes);
    if (type.value !== 'REFERENCE_TYPE_MASK') images.push(image);
    else if (mask === null) mask = { image, shows: 'white' };
    else throw refuse(picture.name, 'There may be one mask.');
  }
  return { images, mask };
}

function checkMaskMode(item: FormTree, name: string): void {
  const config = findTree(item, name, 'maskImageConfig');
  const mode = config === null ? null : findField(config.tree, config.name, 'maskMode');
  if (mode === null || mode.value === 'MASK_MODE_USER_PROVIDED') return;
  throw refuse(mode.name, `${mode.name} must be MASK_MODE_USER_PROVIDED; got ${show(mode.value)}.`);
}
