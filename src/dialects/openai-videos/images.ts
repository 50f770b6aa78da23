import type { DraftField } from '../../core/draft.ts';
import type { RawImage } from '../../core/image-input.ts';
import type { DraftReference, ImageNames, InputsDraft } from '../../core/video-inputs.ts';
import type { RequestBody, UploadedFile } from '../../http/body.ts';
import { isTree } from '../../http/form-tree.ts';
import { fromFile, fromValue, plainName, toList } from '../pictures.ts';

const FIRST_FRAME = ['input_reference'];
const LAST_FRAME = ['last_frame', 'lastFrame'];
const REFERENCES = ['reference_image', 'reference_images', 'referenceImages'];
const KNOWN = [...FIRST_FRAME, ...LAST_FRAME, ...REFERENCES];
/** What clients of other styles call a picture. To draw something else instead would be worse than a refusal. */
const FOREIGN = ['image', 'images', 'image_url', 'first_frame', 'firstFrame', 'start_image', 'end_image'];

export const IMAGE_NAMES: ImageNames = {
  firstFrame: 'input_reference',
  lastFrame: 'last_frame',
  references: 'reference_images',
};

/** Inside metadata only referenceImages is known. */
const OUTER_ONLY = KNOWN.filter((name) => name !== 'referenceImages');

type Find = (name: string) => DraftField | null;

/** Gathers the pictures of a request from its files and from the text forms that JSON and forms carry. */
export function toInputsDraft(
  body: RequestBody,
  top: Find,
  inner: Find,
  imageBytes: number,
): Omit<InputsDraft, 'names' | 'videoInput'> {
  const named = (names: readonly string[]) => body.files.filter((file) => names.includes(plainName(file.field)));
  const texts = (names: readonly string[], find: Find) => names.map(find).filter((field) => field !== null);
  const frames = (names: readonly string[]): RawImage[] => [
    ...named(names).map(fromFile),
    ...texts(names, top).flatMap((field) => toList(field).map((item) => fromValue(item, imageBytes))),
  ];
  const references = [...texts(REFERENCES, top), ...texts(['referenceImages'], inner)];
  return {
    firstFrame: frames(FIRST_FRAME),
    lastFrame: frames(LAST_FRAME),
    references: [
      ...named(REFERENCES).map((file) => ({ image: fromFile(file), type: null })),
      ...references.flatMap((field) => toList(field).map((item) => toReference(item, imageBytes))),
    ],
    referenceType: top('reference_type') ?? top('referenceType') ?? inner('referenceType'),
    unknownImages: [
      ...body.files.filter((file) => !KNOWN.includes(plainName(file.field))).map(asField),
      ...texts(FOREIGN, top),
      ...texts([...FOREIGN, ...OUTER_ONLY], inner),
    ],
  };
}

const asField = (file: UploadedFile): DraftField => ({ name: file.field, value: file });

/** `{ image: { bytesBase64Encoded, mimeType }, referenceType }`, or a picture in any other form. */
function toReference({ name, value }: DraftField, imageBytes: number): DraftReference {
  if (!isTree(value) || value.image === undefined) return { image: fromValue({ name, value }, imageBytes), type: null };
  const type = value.referenceType ?? value.reference_type ?? null;
  return {
    image: fromValue({ name: `${name}.image`, value: value.image }, imageBytes),
    type: type === null ? null : { name: `${name}.referenceType`, value: type },
  };
}
