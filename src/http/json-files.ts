import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { BlobContent } from '../core/blob-store.ts';
import type { Content } from '../services/open-content.ts';

/** A stored file that stands as base64 in an answer; `slot` is the text that holds its place there, as often as it likes. */
export interface FileInText<File extends Pick<Content, 'open'> = Pick<Content, 'open'>> {
  readonly slot: string;
  readonly content: File;
}
export type FileInAnswer = FileInText<Content>;

/**
 * Sends text with files in it without ever holding one of them whole: a picture may have 50 MB, and stands twice in some
 * answers. Opened before the first byte goes out, so that a file that is gone is a refusal and no broken answer.
 */
export async function sendWithFiles(
  reply: FastifyReply,
  mimeType: string,
  text: string,
  files: readonly FileInAnswer[],
): Promise<FastifyReply> {
  reply.request.cutWhenStalled(reply);
  const pieces = cut(text, files);
  const length = pieces.reduce((sum, piece) => sum + lengthOf(piece), 0);
  const opened = await openAll(files);
  const body = Readable.from(write(pieces, opened), { objectMode: false });
  // However it ends: a client may be gone before the first byte was asked for, or before a file's turn came.
  body.once('close', () => closeAll(opened));
  body.once('error', (error) => {
    if (!reply.raw.destroyed) reply.request.reportBrokenAnswer(error);
  });
  return reply.type(mimeType).header('content-length', length).send(body);
}

type OpenFiles = Map<Content, BlobContent>;

async function openAll(files: readonly FileInAnswer[]): Promise<OpenFiles> {
  const opened: OpenFiles = new Map();
  try {
    for (const { content } of files) opened.set(content, await content.open(null));
    return opened;
  } catch (error) {
    closeAll(opened);
    throw error;
  }
}

function closeAll(opened: OpenFiles): void {
  for (const { stream } of opened.values()) stream.destroy();
}

/** The same for a text of unknown length. */
export async function* writeWithFiles(text: string, files: readonly FileInText[]): AsyncGenerator<string> {
  for (const piece of cut(text, files)) {
    if (typeof piece === 'string') yield piece;
    else yield* toBase64((await piece.open(null)).stream, null);
  }
}

type Piece<File = Content> = string | File;

function cut<File extends Pick<Content, 'open'>>(
  text: string,
  files: readonly FileInText<File>[],
): readonly Piece<File>[] {
  let pieces: readonly Piece<File>[] = [text];
  for (const { slot, content } of files) {
    pieces = pieces.flatMap((piece) =>
      typeof piece === 'string'
        ? piece.split(slot).flatMap((part, place): Piece<File>[] => (place === 0 ? [part] : [content, part]))
        : [piece],
    );
  }
  return pieces;
}

const lengthOf = (piece: Piece): number =>
  typeof piece === 'string' ? Buffer.byteLength(piece) : Math.ceil(piece.sizeBytes / 3) * 4;

async function* write(pieces: readonly Piece[], opened: OpenFiles): AsyncGenerator<string> {
  for (const piece of pieces) {
    if (typeof piece === 'string') {
      if (piece !== '') yield piece;
      continue;
    }
    const { stream } = opened.get(piece) ?? (await piece.open(null));
    opened.delete(piece);
    yield* toBase64(stream, piece.sizeBytes);
  }
}

/** Three bytes are four characters: what is left over of a chunk waits for the next. */
async function* toBase64(stream: AsyncIterable<Uint8Array>, sizeBytes: number | null): AsyncGenerator<string> {
  let read = 0;
  let rest = Buffer.alloc(0);
  for await (const chunk of stream) {
    read += chunk.length;
    if (sizeBytes !== null && read > sizeBytes) break;
    const bytes =
      rest.length === 0 ? Buffer.from(chunk.buffer, chunk.byteOffset, chunk.length) : Buffer.concat([rest, chunk]);
    const whole = bytes.length - (bytes.length % 3);
    rest = Buffer.from(bytes.subarray(whole));
    yield bytes.toString('base64', 0, whole);
  }
  // Broken off: ended as if it were whole, the next answer would be read as the rest of it.
  if (sizeBytes !== null && read !== sizeBytes) throw new Error('The stored file does not have the size it had.');
  if (rest.length > 0) yield rest.toString('base64');
}
