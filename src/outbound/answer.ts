import { type FileHandle, open, rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import type { Dispatcher } from 'undici';
import { type OutboundAnswer, OutboundError, type OutboundRequest } from '../core/outbound.ts';

const DUMPED_BYTES = 64 * 1024;

export async function readAnswer(answer: Dispatcher.ResponseData, request: OutboundRequest): Promise<OutboundAnswer> {
  const { statusCode: status } = answer;
  const head = { status, headers: plainHeaders(answer.headers) };
  if (request.save !== undefined && status >= 200 && status < 300) {
    const { file, mostBytes } = request.save;
    return { ...head, body: new Uint8Array(), savedBytes: await saveBody(answer.body, file, mostBytes) };
  }
  if (request.mostBytes !== null) {
    return { ...head, body: await readBody(answer.body, request.mostBytes), savedBytes: null };
  }
  // Read for a while, so that the other side is not cut off while it writes; what becomes of it changes nothing.
  await answer.body.dump({ limit: DUMPED_BYTES });
  return { ...head, body: new Uint8Array(), savedBytes: null };
}

const plainHeaders = (headers: Dispatcher.ResponseData['headers']): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name.toLowerCase(), Array.isArray(value) ? value.join(', ') : value]],
    ),
  );

const tooLarge = (mostBytes: number): OutboundError =>
  new OutboundError('too_large', `The answer is larger than ${mostBytes} bytes.`);

async function readBody(body: AsyncIterable<Uint8Array>, mostBytes: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body) {
    length += chunk.length;
    if (length > mostBytes) throw tooLarge(mostBytes);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** The disk's trouble is not the other side's: it is told as it is. */
export class LocalFileError extends Error {
  constructor(cause: unknown) {
    super('A file of this machine could not be read or written.', { cause });
    this.name = 'LocalFileError';
  }
}

async function saveBody(body: Readable, file: string, mostBytes: number): Promise<number> {
  const handle = await local(() => open(file, 'w')).catch((error: unknown) => {
    // Nobody will read it: the other side need not be waited for.
    body.on('error', () => undefined).destroy();
    throw error;
  });
  try {
    let length = 0;
    for await (const chunk of body as AsyncIterable<Uint8Array>) {
      length += chunk.length;
      if (length > mostBytes) throw tooLarge(mostBytes);
      await writeChunk(handle, chunk);
    }
    await local(() => handle.close());
    return length;
  } catch (error) {
    // Closing twice does no harm, and what went wrong first is what is told.
    await handle.close().catch(() => undefined);
    await rm(file, { force: true });
    throw error;
  }
}

async function writeChunk(handle: FileHandle, chunk: Uint8Array): Promise<void> {
  for (let offset = 0; offset < chunk.length; ) {
    const { bytesWritten } = await local(() => handle.write(chunk, offset));
    offset += bytesWritten;
  }
}

export async function local<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw new LocalFileError(error);
  }
}
