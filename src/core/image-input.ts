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

const DATA_URL = /^data:([\w.+/-]*)(?:;[\w=.+-]*)*?(;base64)?,/i;
/** Both alphabets; white space comes from tools that fold long lines. Tested on trimmed text, so that no part can match another's. */
const BASE64 = /^[\w+/\s-]+={0,2}$/;

/**
 * A picture written as text: a data URL, bare base64, or an address. The kind that a client declares is hearsay and is not
 * looked at; the bytes decide later.
 */
export function parseImageText(name: string, text: string, mostBytes: number): RawImage {
  if (/^https?:\/\//i.test(text)) return { name, kind: 'remote', url: text };
  const header = DATA_URL.exec(text);
  if (header !== null && header[2] === undefined) {
    throw new ServiceError('invalid_request', `${name} must be a base64 data URL.`, { param: name });
  }
  const encoded = header === null ? text : text.slice(header[0].length);
  if (!BASE64.test(encoded.trimEnd())) {
    throw new ServiceError('invalid_request', `${name} must be an image: a file, base64 or a data URL.`, {
      param: name,
    });
  }
  if ((encoded.length * 3) / 4 > mostBytes + 3) {
    throw new ServiceError('request_too_large', `${name} is larger than ${mostBytes} bytes.`, { param: name });
  }
  return { name, kind: 'base64', text: encoded };
}
