import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ServiceError } from '../core/errors.ts';
import type { BodyBudget, BodyShare } from './body-budget.ts';
import { onceOver } from './hang-up.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** What the body takes of the room for all. Null: the request announced none. */
    bodyShare: BodyShare | null;
  }
}

/** Before the body is read, for every request that has one; it is given back when the answer is out or the client is gone. */
export function addBodyShares(server: FastifyInstance, budget: BodyBudget): void {
  server.decorateRequest('bodyShare', null);
  server.addHook('onRequest', (request: FastifyRequest, reply: FastifyReply, done) => {
    const { headers } = request;
    if (headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined) {
      const share = budget.open(() => request.principal?.keyId ?? null);
      request.bodyShare = share;
      onceOver(reply, share.close);
    }
    done();
  });
}

/** A client that says nothing for so long is gone, or means no good. */
const SILENCE_MILLISECONDS = 30_000;
/** And so does one that says less in that time: a kilobyte a second is a telephone at the edge of its reach. */
const LEAST_BYTES = 30 * 1024;

/** Ends a connection whose body does not go on, or only drips. */
export function watchSender(request: FastifyRequest): { heard(bytes: number): void; done(): void } {
  const { socket } = request.raw;
  let sinceRefreshed = 0;
  const timer = setTimeout(() => {
    const fault = Object.assign(new Error('The body stopped coming in.'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
    request.server.server.emit('clientError', fault, socket);
  }, SILENCE_MILLISECONDS).unref();
  const heard = (bytes: number) => {
    sinceRefreshed += bytes;
    if (sinceRefreshed < LEAST_BYTES) return;
    sinceRefreshed = 0;
    timer.refresh();
  };
  return { heard, done: () => clearTimeout(timer) };
}

/** Refuses by the length that was announced, before a byte of it is read. */
export function checkAnnounced(request: FastifyRequest, mostBytes: number): void {
  if (Number(request.headers['content-length'] ?? 0) > mostBytes) throw tooLarge(mostBytes);
}

/** A body beyond this takes its time to be decoded and parsed: each does so in a turn of its own. */
const LARGE_BYTES = 1024 * 1024;

/** Reads a body that is not streamed on. Counted as it comes: what is announced may be a lie. */
export function readWhole(request: FastifyRequest, payload: Readable, mostBytes: number): Promise<string> {
  checkAnnounced(request, mostBytes);
  const text = new Gathered(Number(request.headers['content-length'] ?? 0));
  const takeTurn = request.bodyShare?.takeTurn ?? (async () => undefined);
  let length = 0;
  const sender = watchSender(request);
  return new Promise<string>((resolve, reject) => {
    const end = (settle: () => void) => {
      sender.done();
      payload.off('data', take).off('end', finish).off('error', fail).off('close', hangUp);
      settle();
    };
    const take = (chunk: Buffer) => {
      sender.heard(chunk.length);
      length += chunk.length;
      try {
        if (length > mostBytes) throw tooLarge(mostBytes);
        request.bodyShare?.take(chunk.length);
        text.add(chunk);
      } catch (error) {
        text.drop();
        // At once, not when the answer is out: whoever is still reading may go on in its place.
        request.bodyShare?.close();
        end(() => reject(error));
      }
    };
    const finish = () => {
      const announced = request.headers['content-length'];
      if (announced !== undefined && Number(announced) !== length) fail();
      else if (length > LARGE_BYTES) end(() => takeTurn().then(() => resolve(text.toString()), reject));
      else end(() => resolve(text.toString()));
    };
    const fail = (cause?: unknown) => {
      const message = 'The body does not have the length it announced.';
      end(() => reject(new ServiceError('invalid_request', message, { cause })));
    };
    const hangUp = () => fail();
    payload.on('data', take).on('end', finish).on('error', fail).on('close', hangUp);
    payload.resume();
  });
}

/**
 * What comes in, in one piece where much of it was announced: thousands of small ones are never given back whole. Not before much has come:
 * an announcement costs nothing.
 */
class Gathered {
  readonly #announced: number;
  #whole: Buffer | null = null;
  #chunks: Buffer[] = [];
  #length = 0;

  constructor(announced: number) {
    this.#announced = announced;
  }

  add(chunk: Buffer): void {
    if (this.#whole === null) this.#chunks.push(chunk);
    else chunk.copy(this.#whole, this.#length);
    this.#length += chunk.length;
    if (this.#whole === null && this.#length > LARGE_BYTES && this.#length <= this.#announced) this.#join();
  }

  #join(): void {
    const whole = Buffer.allocUnsafeSlow(this.#announced);
    let at = 0;
    for (const chunk of this.#chunks) at += chunk.copy(whole, at);
    this.#whole = whole;
    this.#chunks = [];
  }

  drop(): void {
    this.#chunks = [];
  }

  toString(): string {
    return (this.#whole ?? Buffer.concat(this.#chunks, this.#length)).toString('utf8', 0, this.#length);
  }
}

function tooLarge(mostBytes: number): ServiceError {
  return new ServiceError('request_too_large', `The request body is larger than ${mostBytes} bytes.`);
}
