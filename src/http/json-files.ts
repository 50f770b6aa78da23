import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { BlobContent } from '../core/blob-store.ts';
import type { Content } from '../services/open-content.ts';

/** A stored file that stands as base64 in an answer; `slot` is the text that holds its place there, as often as it likes. */
export interface FileInAnswer {
  readonly slot: string;
  readonly content: Content;
}

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
  const pieces = cut(text, files);
  const length = pieces.reduce((sum, piece) => sum + lengthOf(piece), 0);
  const opened = new Map<Content, BlobContent>();
  for (const { content } of files) opened.set(content, await content.open(null));
  return reply
    .type(mimeType)
    .header('content-length', length)
    .send(Readable.from(write(pieces, opened), { objectMode: false }));
}

type Piece = string | Content;

function cut(text: string, files: readonly FileInAnswer[]): readonly Piece[] {
  let pieces: readonly Piece[] = [text];
  for (const { slot, content } of files) {
    pieces = pieces.flatMap((piece) =>
      typeof piece === 'string'
        ? piece.split(slot).flatMap((part, place): Piece[] => (place === 0 ? [part] : [content, part]))
        : [piece],
    );
  }
  return pieces;
}

const lengthOf = (piece: Piece): number =>
  typeof piece === 'string' ? Buffer.byteLength(piece) : Math.ceil(piece.sizeBytes / 3) * 4;

async function* write(pieces: readonly Piece[], opened: Map<Content, BlobContent>): AsyncGenerator<string> {
  try {
    for (const piece of pieces) {
      if (typeof piece === 'string') {
        if (piece !== '') yield piece;
        continue;
      }
      const { stream } = opened.get(piece) ?? (await piece.open(null));
      opened.delete(piece);
      yield* toBase64(stream);
    }
  } finally {
    // Of a client that left before its turn came.
    for (const { stream } of opened.values()) stream.destroy();
  }
}

/** Three bytes are four characters: what is left over of a chunk waits for the next. */
async function* toBase64(stream: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let rest = Buffer.alloc(0);
  for await (const chunk of stream) {
    const bytes =
      rest.length === 0 ? Buffer.from(chunk.buffer, chunk.byteOffset, chunk.length) : Buffer.concat([rest, chunk]);
    const whole = bytes.length - (bytes.length % 3);
    rest = Buffer.from(bytes.subarray(whole));
    yield bytes.toString('base64', 0, whole);
  }
  if (rest.length > 0) yield rest.toString('base64');
}
