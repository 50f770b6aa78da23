import { describe, expect, it } from 'vitest';
import type { DraftField } from './draft.ts';
import type { ServiceError } from './errors.ts';
import type { RawImage } from './image-input.ts';
import { SPECIFIED_VIDEO_OFFERS } from './specified-models.ts';
import { type InputsDraft, parseInputs } from './video-inputs.ts';

const anImage = (name: string): RawImage => ({ name, kind: 'base64', text: 'AAAA' });
const FIRST = anImage('input_reference');
const LAST = anImage('lastFrame');
const references = (count: number, type: unknown = null) =>
  Array.from({ length: count }, (_, index) => ({
    image: anImage(`reference_images[${index}]`),
    type: type === null ? null : field(`reference_images[${index}].referenceType`, type),
  }));

function field(name: string, value: unknown): DraftField {
  return { name, value };
}

interface Others {
  readonly duration?: DraftField;
  readonly durationSeconds?: number;
  readonly negativePrompt?: DraftField;
}

function parse(draft: Partial<InputsDraft>, others: Others = {}) {
  const names = { firstFrame: 'input_reference', lastFrame: 'last_frame', references: 'reference_images' };
  const none = { referenceType: null, unknownImages: [], videoInput: null };
  const empty = { firstFrame: [], lastFrame: [], references: [], ...none, names };
  const other = { duration: null, durationSeconds: 8, negativePrompt: null, ...others };
  return parseInputs({ ...empty, ...draft }, SPECIFIED_VIDEO_OFFERS, other);
}

function refusal(draft: Partial<InputsDraft>, others: Others = {}): unknown {
  try {
    return parse(draft, others);
  } catch (error) {
    const { code, param, message } = error as ServiceError;
    return { code, param, message };
  }
}

const NEGATIVE = { negativePrompt: field('metadata.negativePrompt', 'rain') };
const FOUR_SECONDS = { duration: field('seconds', '4'), durationSeconds: 4 } as const;
const SIX_SECONDS = { duration: field('metadata.durationSeconds', 6), durationSeconds: 6 } as const;

describe('the pictures of a request', () => {
  it.each<[string, Partial<InputsDraft>, Others, object]>([
    ['none, with anything else', {}, { ...NEGATIVE, ...FOUR_SECONDS }, { mode: 'text' }],
    ['a first frame', { firstFrame: [FIRST] }, {}, { mode: 'first_frame', first: FIRST }],
    ['a first frame of a short film', { firstFrame: [FIRST] }, FOUR_SECONDS, { mode: 'first_frame', first: FIRST }],
    ['a first frame with a negative prompt', { firstFrame: [FIRST] }, NEGATIVE, { mode: 'first_frame', first: FIRST }],
    [
      'a first and a last frame',
      { firstFrame: [FIRST], lastFrame: [LAST] },
      {},
      { mode: 'first_and_last', first: FIRST, last: LAST },
    ],
    [
      'a first and a last frame of 4 seconds, with a negative prompt',
      { firstFrame: [FIRST], lastFrame: [LAST] },
      { ...FOUR_SECONDS, ...NEGATIVE },
      { mode: 'first_and_last', first: FIRST, last: LAST },
    ],
    [
      'a first and a last frame of 6 seconds',
      { firstFrame: [FIRST], lastFrame: [LAST] },
      SIX_SECONDS,
      { mode: 'first_and_last', first: FIRST, last: LAST },
    ],
    ...[1, 2, 3].map((count): [string, Partial<InputsDraft>, Others, object] => [
      `${count} reference image(s)`,
      { references: references(count) },
      {},
      { mode: 'references', references: references(count).map(({ image }) => image) },
    ]),
    ...['asset', 'ASSET', 'Asset'].flatMap((type): [string, Partial<InputsDraft>, Others, object][] => [
      [
        `the type ${type} for all references`,
        { references: references(1), referenceType: field('reference_type', type) },
        {},
        { mode: 'references', references: [references(1)[0]?.image] },
      ],
      [
        `the type ${type} of a reference`,
        { references: references(1, type) },
        {},
        { mode: 'references', references: [references(1)[0]?.image] },
      ],
    ]),
  ])('may be %s', (_name, draft, others, expected) => {
    expect(parse(draft, others)).toEqual(expected);
  });

  const no = (param: string | null, message: string) => ({ code: 'invalid_request', param, message });

  it.each<[string, Partial<InputsDraft>, Others, object]>([
    [
      'a last frame alone',
      { lastFrame: [LAST] },
      {},
      no('lastFrame', 'lastFrame needs a first frame in input_reference.'),
    ],
    [
      'two first frames',
      { firstFrame: [FIRST, anImage('input_reference[]')] },
      {},
      no('input_reference[]', 'input_reference[] takes one image; got 2.'),
    ],
    [
      'two last frames under two names',
      { firstFrame: [FIRST], lastFrame: [anImage('last_frame'), LAST] },
      {},
      no('lastFrame', 'lastFrame takes one image; got 2.'),
    ],
    [
      'four reference images',
      { references: references(4) },
      {},
      no('reference_images[0]', 'At most 3 reference images are accepted; got 4.'),
    ],
    [
      'reference images beside a first frame',
      { references: references(1), firstFrame: [FIRST] },
      {},
      no('input_reference', 'input_reference cannot be combined with reference images.'),
    ],
    [
      'reference images beside a last frame',
      { references: references(1), lastFrame: [LAST] },
      {},
      no('lastFrame', 'lastFrame cannot be combined with reference images.'),
    ],
    [
      'reference images in a film of 6 seconds',
      { references: references(1) },
      SIX_SECONDS,
      no('metadata.durationSeconds', 'Reference images need 8 seconds; got 6.'),
    ],
    [
      'reference images in a film of 4 seconds',
      { references: references(3) },
      FOUR_SECONDS,
      no('seconds', 'Reference images need 8 seconds; got 4.'),
    ],
    [
      'reference images with a negative prompt',
      { references: references(1) },
      NEGATIVE,
      {
        code: 'invalid_argument',
        param: 'metadata.negativePrompt',
        message: 'Negative prompt is not supported in your use case',
      },
    ],
    ...['style', '', 'assets', 5, null, ['asset']].map((type): [string, Partial<InputsDraft>, Others, object] => [
      `the type ${JSON.stringify(type)} for all references`,
      { references: references(1), referenceType: field('reference_type', type) },
      {},
      no('reference_type', 'reference_type must be asset.'),
    ]),
    [
      'another type of the second reference',
      {
        references: [
          ...references(1, 'asset'),
          { image: LAST, type: field('referenceImages[1].referenceType', 'style') },
        ],
      },
      {},
      no('referenceImages[1].referenceType', 'referenceImages[1].referenceType must be asset.'),
    ],
    [
      'a type without reference images',
      { referenceType: field('reference_type', 'asset') },
      {},
      no('reference_type', 'reference_type was sent without reference images.'),
    ],
    [
      'a type beside a first frame only',
      { firstFrame: [FIRST], referenceType: field('reference_type', 'asset') },
      {},
      no('reference_type', 'reference_type was sent without reference images.'),
    ],
    [
      'a picture under a name that nobody knows',
      { unknownImages: [field('picture', {}), field('video', {})], firstFrame: [FIRST] },
      {},
      no('picture', 'picture is not an image field; use input_reference, last_frame or reference_images.'),
    ],
  ])('may not be %s', (_name, draft, others, expected) => {
    expect(refusal(draft, others)).toEqual(expected);
  });
});
