import type { OutgoingHttpHeaders } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import parseRange from 'range-parser';
import type { BlobContent, ByteRange, ByteSink } from '../core/blob-store.ts';
import { ServiceError } from '../core/errors.ts';
import type { Content } from '../services/open-content.ts';
import { onceOver } from './hang-up.ts';

interface SendOptions {
  readonly disposition?: 'attachment' | 'inline';
  /** Whose download it is, where no key came along; one reader has only so many at once. */
  readonly reader?: string;
}

/**
 * Sends a stored file: whole, one range of it, or only its headers. Several ranges at once are answered with the whole
 * file, as the standard allows; players ask for one.
 */
export async function sendContent(
  request: FastifyRequest,
  reply: FastifyReply,
  content: Content,
  options: SendOptions = {},
): Promise<FastifyReply> {
  const { disposition = 'attachment', reader = request.principal?.keyId } = options;
  // A HEAD is answered here: a signed address is signed for one method.
  const link = request.method === 'HEAD' ? null : await content.link();
  if (link !== null) return reply.header('cache-control', 'private, no-store').redirect(link, 302);
  const tag = `"${content.tag}"`;
  reply.headers({
    'accept-ranges': 'bytes',
    'cache-control': 'private',
    'content-disposition': `${disposition}; filename="${content.fileName}"`,
    etag: tag,
    'last-modified': content.modifiedAt.toUTCString(),
  });
  if (matches(request.headers['if-none-match'], tag)) return reply.code(304).send();

  const range = wantsRange(request, content, tag) ? findRange(request.headers.range, content, reply) : null;
  const length = range === null ? content.sizeBytes : range.end - range.start + 1;
  if (range !== null) {
    reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${content.sizeBytes}`);
  }
  reply.type(content.mimeType).header('content-length', length);
  if (request.method === 'HEAD') return reply.send();
  request.beginDownload(reply, reader);
  return sendBytes(reply, await content.open(range), length);
}

/** Past Fastify, which would send a stream and so leave no say in the memory that is used. */
async function sendBytes(reply: FastifyReply, content: BlobContent, length: number): Promise<FastifyReply> {
  const { raw } = reply;
  const gone = new AbortController();
  onceOver(reply, () => gone.abort(new Error('The client hung up.')));
  reply.hijack();
  raw.writeHead(reply.statusCode, reply.getHeaders() as OutgoingHttpHeaders);
  let sent = 0;
  const sink: ByteSink = {
    write(chunk, taken) {
      sent += chunk.length;
      if (sent > length) taken(new Error('The stored file is longer than it was.'));
      else raw.write(chunk, taken);
    },
  };
  try {
    await content.sendTo(sink, gone.signal);
    // Ended as if it were whole, the next answer on this connection would be read as the rest of it.
    if (sent < length) throw new Error('The stored file is shorter than it was.');
    raw.end();
  } catch (error) {
    // Part of it is sent, and its length was promised: hanging up is the only way left to say that it ends here.
    raw.destroy();
    if (!gone.signal.aborted) reply.request.reportBrokenAnswer(error);
  }
  return reply;
}

function matches(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false;
  return header
    .split(',')
    .some((candidate) => candidate.trim() === '*' || candidate.trim().replace(/^W\//, '') === tag);
}

/** If-Range: the range is for this version only; for any other the whole file is right. */
function wantsRange(request: FastifyRequest, content: Content, tag: string): boolean {
  if (request.headers.range === undefined) return false;
  const condition = request.headers['if-range'];
  if (typeof condition !== 'string') return true;
  return condition.startsWith('"') ? condition === tag : condition === content.modifiedAt.toUTCString();
}

function findRange(header: string | undefined, content: Content, reply: FastifyReply): ByteRange | null {
  const ranges = parseRange(content.sizeBytes, clipSuffix(header ?? '', content.sizeBytes));
  if (ranges === -1) {
    reply.header('content-range', `bytes */${content.sizeBytes}`);
    throw new ServiceError(
      'range_not_satisfiable',
      `The file has ${content.sizeBytes} bytes; the range lies outside it.`,
    );
  }
  if (ranges === -2 || ranges.type !== 'bytes' || ranges.length !== 1) return null;
  const [range] = ranges;
  return range === undefined ? null : { start: range.start, end: range.end };
}

/** The last N bytes of a shorter file are all of it (RFC 9110, 14.1.2); range-parser 1.3 would refuse them. */
function clipSuffix(header: string, sizeBytes: number): string {
  const [, length] = /^bytes=-(\d+)$/i.exec(header) ?? [];
  return length !== undefined && Number(length) > sizeBytes ? `bytes=-${sizeBytes}` : header;
}
