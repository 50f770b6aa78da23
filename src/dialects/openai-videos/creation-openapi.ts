import { FULL_DURATION_SECONDS } from '../../core/media.ts';
import { SPECIFIED_VIDEO_OFFERS } from '../../core/specified-models.ts';
import type { VideoRules } from '../../core/video-request.ts';
import { type MediaType, type Schema, schemaRef } from '../../http/openapi.ts';
import { imageLimits, videoFields, videoModelNames } from '../video-openapi.ts';
import { WEBHOOK_FIELD } from '../webhook-openapi.ts';

export interface CreationLimits {
  readonly rules: VideoRules;
  readonly imageBytes: number;
}

/** The fields of a creation in both shapes: JSON carries a picture as text, a form carries it as a file. */
export function creationSchemas(limits: CreationLimits): Readonly<Record<string, Schema>> {
  const file: Schema = { type: 'string', format: 'binary' };
  return {
    CreateVideo: creation(limits, schemaRef('ImageInput'), schemaRef('ReferenceInput')),
    CreateVideoForm: creation(limits, file, file),
    ImageInput: imageInput(limits.imageBytes),
    ReferenceInput: {
      description: 'A picture with its kind, or a picture alone.',
      anyOf: [
        {
          type: 'object',
          required: ['image'],
          properties: { image: schemaRef('ImageInput'), referenceType: videoFields(limits.rules).referenceType },
        },
        schemaRef('ImageInput'),
      ],
    },
  };
}

function creation({ rules, imageBytes }: CreationLimits, image: Schema, reference: Schema): Schema {
  const fields = videoFields(rules);
  const { duration, resolution, aspectRatio, negativePrompt, seed, referenceType } = fields;
  const also = (name: string, schema: Schema): Schema => ({ ...schema, description: `Another name for \`${name}\`.` });
  const picture = (words: string): Schema => ({ ...image, description: `${words} ${imageLimits(imageBytes)}` });
  const references: Schema = {
    type: 'array',
    maxItems: SPECIFIED_VIDEO_OFFERS.mostReferences,
    items: reference,
    description: `Things to show, at most ${SPECIFIED_VIDEO_OFFERS.mostReferences}. They need ${FULL_DURATION_SECONDS} seconds and go with no other image and no negative prompt.`,
  };
  return {
    type: 'object',
    required: ['model', 'prompt'],
    description:
      'A field may stand at the top level or in `metadata`, where `metadata` wins. `generateAudio` is refused: every video ' +
      'has sound. Unknown text fields are ignored, unknown image fields are refused.',
    properties: {
      model: { type: 'string', enum: videoModelNames(rules) },
      prompt: fields.prompt,
      seconds: {
        ...duration,
        description: `${duration.description} \`durationSeconds\` wins over \`duration\`, that over this.`,
      },
      duration: also('seconds', duration),
      durationSeconds: also('seconds', duration),
      size: fields.size,
      resolution,
      aspectRatio,
      negativePrompt,
      negative_prompt: also('negativePrompt', negativePrompt),
      seed,
      input_reference: picture('The first frame.'),
      last_frame: picture('The last frame; needs a first one in `input_reference`.'),
      lastFrame: also('last_frame', image),
      reference_images: references,
      reference_image: also('reference_images', references),
      referenceImages: also('reference_images', references),
      reference_type: referenceType,
      referenceType: also('reference_type', referenceType),
      metadata: {
        type: 'object',
        description: 'The same fields once more. Forms write `metadata[seed]`, or the whole as JSON text.',
        properties: {
          durationSeconds: duration,
          duration: also('durationSeconds', duration),
          seconds: also('durationSeconds', duration),
          size: fields.size,
          resolution,
          aspectRatio,
          negativePrompt,
          negative_prompt: also('negativePrompt', negativePrompt),
          seed,
          referenceImages: { ...references, items: schemaRef('ReferenceInput') },
          referenceType,
          webhook: WEBHOOK_FIELD,
        },
      },
      webhook: WEBHOOK_FIELD,
    },
  };
}

function imageInput(imageBytes: number): Schema {
  const text: Schema = { type: 'string' };
  return {
    description: `A picture as text. ${imageLimits(imageBytes)} The bytes decide, not the declared type. An http(s) address is fetched only where the operator allows it.`,
    anyOf: [
      { type: 'string', description: 'A data URL or plain base64.' },
      {
        type: 'object',
        required: ['bytesBase64Encoded'],
        properties: { bytesBase64Encoded: text, mimeType: text },
      },
      {
        type: 'object',
        required: ['image_url'],
        properties: {
          image_url: { anyOf: [text, { type: 'object', required: ['url'], properties: { url: text } }] },
        },
      },
    ],
  };
}

const IMAGE_FIELDS = [
  'input_reference',
  'last_frame',
  'lastFrame',
  'reference_images',
  'reference_image',
  'referenceImages',
];

export function creationBody(model: string): Readonly<Record<string, MediaType>> {
  const brackets = { style: 'deepObject', explode: true };
  const files = IMAGE_FIELDS.map((name) => [name, { contentType: 'image/jpeg, image/png, image/webp' }]);
  return {
    'application/json': {
      schema: schemaRef('CreateVideo'),
      example: { model, prompt: 'A sailboat on a calm sea at sunset, gentle waves', seconds: '4', size: '1280x720' },
    },
    'multipart/form-data': {
      schema: schemaRef('CreateVideoForm'),
      encoding: { ...Object.fromEntries(files), metadata: brackets, webhook: brackets },
    },
    'application/x-www-form-urlencoded': {
      schema: schemaRef('CreateVideo'),
      encoding: { metadata: brackets, webhook: brackets },
    },
  };
}
