import type { OutgoingHttpHeaders } from 'node:http';
import type { FastifyReply } from 'fastify';
import type { RenderedError } from './dialect.ts';
import { toServiceError } from './errors.ts';
import { type FileInText, writeWithFiles } from './json-files.ts';

/** One server-sent event; files may stand in its data as base64. */
export interface ServerEvent {
  readonly name: string;
  readonly data: object;
  readonly files: readonly FileInText[];
}

const HEADERS = { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-store' };

/**
 * Sends events as they come. What is refused before the first of them is an ordinary refusal; later the answer has begun, and
 * an event has to say it. Returns when all is sent, so that what the events are made from may be let go of.
 */
export async function sendEvents(
  reply: FastifyReply,
  events: AsyncGenerator<ServerEvent, void>,
  renderError: (error: ReturnType<typeof toServiceError>) => RenderedError,
): Promise<FastifyReply> {
  let next = await events.next();
  const { raw } = reply;
  const gone = new AbortController();
  raw.once('close', () => gone.abort(new Error('The client hung up.')));
  reply.hijack();
  raw.writeHead(200, { ...reply.getHeaders(), ...HEADERS } as OutgoingHttpHeaders);
  try {
    for (; next.done !== true; next = await events.next()) await write(reply, next.value, gone.signal);
  } catch (error) {
    if (gone.signal.aborted) return reply;
    const { body } = renderError(toServiceError(error));
    const data = typeof body === 'object' && body !== null ? body : {};
    await write(reply, { name: 'error', data: { type: 'error', ...data }, files: [] }, gone.signal);
  } finally {
    await events.return();
    raw.end();
  }
  return reply;
}

async function write(reply: FastifyReply, { name, data, files }: ServerEvent, signal: AbortSignal): Promise<void> {
  const text = `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
  for await (const piece of writeWithFiles(text, files)) {
    signal.throwIfAborted();
    if (!reply.raw.write(piece)) await reply.request.waitForDrain(reply, signal);
  }
}
