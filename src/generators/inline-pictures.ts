import { readFile } from 'node:fs/promises';
import type { InputFile } from '../core/maker.ts';

/** A picture as it stands inside a JSON body. */
export interface InlinePicture {
  readonly role: InputFile['role'];
  readonly mimeType: string;
  readonly base64: string;
}

/** In the order of the inputs. One after the other: only the text of each is kept. */
export async function readInlinePictures(
  inputs: readonly InputFile[],
  signal: AbortSignal,
): Promise<readonly InlinePicture[]> {
  const pictures: InlinePicture[] = [];
  for (const { role, mimeType, file } of inputs) {
    pictures.push({ role, mimeType, base64: await readFile(file, { encoding: 'base64', signal }) });
  }
  return pictures;
}
