import { describe, expect, it } from 'vitest';
import { PNG_BASE64 } from '../../../test/fixtures/images.ts';
import type { RawImage } from '../../core/image-input.ts';
import type { InputsDraft } from '../../core/video-inputs.ts';
import { addToTree, emptyTree, type FormTree } from '../../http/form-tree.ts';
import { toVideoDraft } from './request.ts';

type Pictures = Omit<InputsDraft, 'names' | 'videoInput'>;
const NOTHING: Pictures = {
  firstFrame: [],
  lastFrame: [],
  references: [],
  referenceType: null,
  unknownImages: [],
};

function read(fields: FormTree, files: readonly string[] = []): Pictures {
  const uploads = files.map((field, index) => ({
    field,
    path: `/tmp/${index}`,
    sizeBytes: 1,
    sha256: `hash ${index}`,
    isVideo: false,
  }));
  const draft = toVideoDraft({ fields, files: uploads }, 1_000);
  const { firstFrame, lastFrame, references, referenceType, unknownImages } = draft;
  return { firstFrame, lastFrame, references, referenceType, unknownImages };
}

function readForm(...fields: readonly (readonly [string, string])[]): Pictures {
  const tree = emptyTree();
  for (const [name, value] of fields) addToTree(tree, name, value);
  return read(tree);
}

const aFile = (name: string, index = 0): RawImage => ({
  name,
  kind: 'file',
  file: `/tmp/${index}`,
  sha256: `hash ${index}`,
});
const aText = (name: string): RawImage => ({ name, kind: 'base64', text: PNG_BASE64 });
const DATA_URL = `data:image/png;base64,${PNG_BASE64}`;

describe('the files of a form', () => {
  it.each([
    ['firstFrame', 'input_reference'],
    ['firstFrame', 'input_reference[]'],
    ['lastFrame', 'last_frame'],
    ['lastFrame', 'lastFrame'],
  ] as const)('give the %s as %s', (key, name) => {
    expect(read({}, [name])).toEqual({ ...NOTHING, [key]: [aFile(name)] });
  });

  it.each([
    'reference_image',
    'reference_images',
    'referenceImages',
    'reference_images[]',
    'reference_image[]',
    'referenceImages[]',
    'reference_images[0]',
  ])('give references as %s, repeatable', (name) => {
    const references = [0, 1].map((index) => ({ image: aFile(name, index), type: null }));
    expect(read({}, [name, name])).toEqual({ ...NOTHING, references });
  });

  it('give references under several names together', () => {
    const names = ['reference_image', 'referenceImages[]'];
    const references = names.map((name, index) => ({ image: aFile(name, index), type: null }));
    expect(read({}, names)).toEqual({ ...NOTHING, references });
  });

  it('are all kept where one is meant, for the rules to refuse', () => {
    const names = ['input_reference', 'input_reference'];
    expect(read({}, names).firstFrame).toEqual(names.map(aFile));
  });

  it.each(['picture', 'video', 'image', 'input_image', 'metadata', 'input_reference[a]'])(
    'are not dropped under another name: %s',
    (name) => {
      expect(read({}, [name]).unknownImages).toMatchObject([{ name }]);
    },
  );
});

describe('pictures as text', () => {
  it.each<[string, unknown]>([
    ['bare base64', PNG_BASE64],
    ['a data URL', DATA_URL],
    ['an object with bytesBase64Encoded', { bytesBase64Encoded: PNG_BASE64, mimeType: 'image/png' }],
    ['an object with image_url', { image_url: DATA_URL }],
    ['an object with image_url in an object', { image_url: { url: DATA_URL } }],
  ])('may be %s', (_name, value) => {
    expect(read({ input_reference: value })).toEqual({ ...NOTHING, firstFrame: [aText('input_reference')] });
    expect(read({ last_frame: value }).lastFrame).toEqual([aText('last_frame')]);
    expect(read({ lastFrame: value }).lastFrame).toEqual([aText('lastFrame')]);
    for (const name of ['reference_image', 'reference_images', 'referenceImages']) {
      expect(read({ [name]: [value] }).references).toEqual([{ image: aText(`${name}[0]`), type: null }]);
    }
  });

  it('may be an address', () => {
    const url = 'https://example.com/a.png';
    expect(read({ input_reference: { image_url: url } }).firstFrame).toEqual([
      { name: 'input_reference', kind: 'remote', url },
    ]);
  });

  it('may come in a form as the official libraries write them', () => {
    expect(readForm(['input_reference[image_url]', DATA_URL]).firstFrame).toEqual([aText('input_reference')]);
    const item = 'metadata[referenceImages][][image][bytesBase64Encoded]';
    const type = 'metadata[referenceImages][][referenceType]';
    const { references } = readForm([item, PNG_BASE64], [type, 'asset'], [item, PNG_BASE64], [type, 'ASSET']);
    expect(references).toEqual(
      ['asset', 'ASSET'].map((value, index) => ({
        image: aText(`metadata[referenceImages][${index}].image`),
        type: { name: `metadata[referenceImages][${index}].referenceType`, value },
      })),
    );
  });

  it.each([
    ['an object', (metadata: FormTree) => metadata],
    ['JSON text', (metadata: FormTree) => JSON.stringify(metadata)],
  ])('may be references in metadata that is %s', (_name, write) => {
    const image = { bytesBase64Encoded: PNG_BASE64, mimeType: 'image/png' };
    const metadata = write({ referenceImages: [{ image, referenceType: 'asset' }, { image }] });
    expect(read({ metadata })).toEqual({
      ...NOTHING,
      references: [
        {
          image: aText('metadata.referenceImages[0].image'),
          type: { name: 'metadata.referenceImages[0].referenceType', value: 'asset' },
        },
        { image: aText('metadata.referenceImages[1].image'), type: null },
      ],
    });
  });

  it.each([
    ['reference_type', { reference_type: 'asset' }],
    ['referenceType', { referenceType: 'asset' }],
    ['metadata.referenceType', { metadata: { referenceType: 'asset' } }],
  ])('have one type for all in %s', (name, fields) => {
    expect(read(fields).referenceType).toEqual({ name, value: 'asset' });
  });

  it.each<[string, FormTree]>([
    ['input_reference', { input_reference: 5 }],
    ['input_reference', { input_reference: { file_id: 'file-1' } }],
    ['input_reference', { input_reference: { image_url: { address: DATA_URL } } }],
    ['input_reference', { input_reference: '' }],
    ['reference_images[1]', { reference_images: [PNG_BASE64, true] }],
    ['metadata.referenceImages[0].image', { metadata: { referenceImages: [{ image: null }] } }],
    ['metadata.referenceImages', { metadata: { referenceImages: 'a picture!' } }],
  ])('are refused by name where they are none: %s', (param, fields) => {
    expect(() => read(fields)).toThrow(
      expect.objectContaining({ code: 'invalid_request', param, message: expect.stringContaining(`${param} must be`) }),
    );
  });

  it('are refused when they are too large', () => {
    expect(() => read({ input_reference: 'A'.repeat(2_000) })).toThrow(
      expect.objectContaining({ code: 'request_too_large', param: 'input_reference' }),
    );
  });

  it.each(['image', 'images', 'image_url', 'first_frame', 'firstFrame', 'start_image', 'end_image'])(
    'are not dropped under the name of another style: %s',
    (name) => {
      expect(read({ [name]: DATA_URL }).unknownImages).toEqual([{ name, value: DATA_URL }]);
      const inner = { name: `metadata.${name}`, value: DATA_URL };
      expect(read({ metadata: { [name]: DATA_URL } }).unknownImages).toEqual([inner]);
    },
  );

  it.each(['input_reference', 'last_frame', 'lastFrame', 'reference_image', 'reference_images'])(
    'are not dropped inside metadata, where nobody looks for %s',
    (name) => {
      expect(read({ metadata: { [name]: DATA_URL } }).unknownImages).toEqual([
        { name: `metadata.${name}`, value: DATA_URL },
      ]);
    },
  );
});
