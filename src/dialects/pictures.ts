import type { DraftField } from '../core/draft.ts';
import { ServiceError } from '../core/errors.ts';
import { parseImageText, type RawImage } from '../core/image-input.ts';
import type { UploadedFile } from '../http/body.ts';
import { type FormTree, isTree } from '../http/form-tree.ts';

/** Pictures of a request, as files of a form or in one of the ways that JSON has for them. */

/** `image`, `image[]` and `image[0]` are one name. */
export const plainName = (field: string): string => field.replace(/\[\d{0,9}\]$/, '');

export function fromFile({ field, path, sha256 }: UploadedFile): RawImage {
  return { name: field, kind: 'file', file: path, sha256 };
}

export function toList({ name, value }: DraftField): readonly DraftField[] {
  return Array.isArray(value)
    ? value.map((item: unknown, index) => ({ name: `${name}[${index}]`, value: item }))
    : [{ name, value }];
}

/** A data URL, base64 or an address; or one of these in an object. */
export function fromValue({ name, value }: DraftField, imageBytes: number): RawImage {
  const text = typeof value === 'string' ? value : isTree(value) ? findText(value) : null;
  if (text !== null) return parseImageText(name, text, imageBytes);
  throw new ServiceError('invalid_request', `${name} must be an image: a file, base64 or a data URL.`, { param: name });
}

function findText(tree: FormTree): string | null {
  const inner = tree.bytesBase64Encoded ?? tree.image_url ?? tree.url ?? tree.data;
  if (typeof inner === 'string') return inner;
  return isTree(inner) && typeof inner.url === 'string' ? inner.url : null;
}
