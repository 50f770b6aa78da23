import { ServiceError } from './errors.ts';

/** A picture of a request, before anyone has looked at it. `name` is the field it came in, as the client spelled it. */
export type RawImage = { readonly name: string } & (
  | { readonly kind: 'file'; readonly file: string; readonly sha256: string }
  | { readonly kind: 'base64'; readonly text: string }
  | { readonly kind: 'remote'; readonly url: string }
);

/** A picture that was looked at and is in our own storage. */
export interface StoredImage {
  readonly blobKey: string;
  readonly mimeType: string;
  readonly width: number;
  readonly height: number;
}

/** What a film starts from besides words. */
export type VideoInputs<Image> =
  | { readonly mode: 'text' }
  | { readonly mode: 'first_frame'; readonly first: Image }
  | { readonly mode: 'first_and_last'; readonly first: Image; readonly last: Image }
  | { readonly mode: 'references'; readonly references: readonly Image[] };

export function imagesOf<Image>(inputs: VideoInputs<Image>): readonly Image[] {
  switch (inputs.mode) {
    case 'text':
      return [];
    case 'first_frame':
      return [inputs.first];
    case 'first_and_last':
      return [inputs.first, inputs.last];
    case 'references':
      return inputs.references;
  }
}

/** The same inputs with other images, in the order of imagesOf. */
export function withImages<Image>(inputs: VideoInputs<unknown>, images: readonly Image[]): VideoInputs<Image> {
  const at = (index: number): Image => {
    const image = images[index];
    if (image === undefined) throw new RangeError('There are fewer images than the inputs need.');
    return image;
  };
  switch (inputs.mode) {
    case 'text':
      return { mode: 'text' };
    case 'first_frame':
      return { mode: 'first_frame', first: at(0) };
    case 'first_and_last':
      return { mode: 'first_and_last', first: at(0), last: at(1) };
    case 'references':
      return { mode: 'references', references: inputs.references.map((_, index) => at(index)) };
  }
}

const DATA_URL = /^[\w.+/-]*(?:;[\w=.+-]*)*$/;
/** Of what stands before the comma: a type and its parameters. */
const LONGEST_HEADER = 200;
const LONGEST_ADDRESS = 8_000;
/** Both alphabets; white space comes from tools that fold long lines. */
const NOT_BASE64 = /[^\w+/\s=-]/;

/**
 * A picture written as text: a data URL, bare base64, or an address. The kind that a client declares is hearsay and is not
 * looked at; the bytes decide later. Lengths come first, and each step passes over the text once.
 */
export function parseImageText(name: string, text: string, mostBytes: number): RawImage {
  if (/^https?:\/\//i.test(text)) {
    if (text.length <= LONGEST_ADDRESS) return { name, kind: 'remote', url: text };
    throw refuse(name, `is an address of more than ${LONGEST_ADDRESS} characters`);
  }
  const header = findHeader(text);
  if (header !== null && !header.toLowerCase().endsWith(';base64')) {
    throw new ServiceError('invalid_request', `${name} must be a base64 data URL.`, { param: name });
  }
  const encoded = header === null ? text : text.slice(SCHEME.length + header.length + 1);
  if ((encoded.length * 3) / 4 > mostBytes + 3) {
    throw new ServiceError('request_too_large', `${name} is larger than ${mostBytes} bytes.`, { param: name });
  }
  if (!isBase64(encoded.trimEnd())) throw refuse(name, 'must be an image: a file, base64 or a data URL');
  return { name, kind: 'base64', text: encoded };
}

const SCHEME = 'data:';

/** What stands between `data:` and the comma; null: this is no data URL. */
function findHeader(text: string): string | null {
  const start = text.slice(0, SCHEME.length + LONGEST_HEADER + 1);
  const comma = start.indexOf(',');
  if (comma === -1 || start.slice(0, SCHEME.length).toLowerCase() !== SCHEME) return null;
  const header = start.slice(SCHEME.length, comma);
  return DATA_URL.test(header) ? header : null;
}

function isBase64(text: string): boolean {
  if (NOT_BASE64.test(text)) return false;
  const padding = text.indexOf('=');
  return padding === -1 ? text !== '' : padding > 0 && /^={1,2}$/.test(text.slice(padding));
}

const refuse = (name: string, what: string) => new ServiceError('invalid_request', `${name} ${what}.`, { param: name });
