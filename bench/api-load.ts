import { connect, type Socket } from 'node:net';
import { quantile } from '../verify/statistics.ts';

/**
 * The client of the api bench, in a process of its own (fork): plain sockets that stay open, each with one request under
 * way, so that it costs less than any server it asks. Orders come and reports go as messages.
 */
export interface LoadOrder {
  readonly address: string;
  readonly key: string;
  readonly method: 'GET' | 'POST';
  /** Asked in turn. */
  readonly paths: readonly string[];
  readonly body: LoadBody | null;
  readonly expectStatus: number;
  readonly requests: number;
  readonly connections: number;
}

/** Text, so many bytes that mean nothing, text. */
export interface LoadBody {
  readonly contentType: string;
  readonly before: string;
  readonly fillBytes: number;
  readonly after: string;
}

export interface LoadReport {
  readonly seconds: number;
  readonly medianMilliseconds: number;
}

/** Large enough that a download is not read in crumbs. */
const READ_BUFFER_BYTES = 256 * 1024;
const END_OF_HEADERS = Buffer.from('\r\n\r\n');

async function runLoad(order: LoadOrder): Promise<LoadReport> {
  const messages = order.paths.map((path) => makeMessage(order, path));
  const milliseconds: number[] = [];
  let sent = 0;
  const takeNext = (): Buffer | null => {
    if (sent >= order.requests) return null;
    const message = messages[sent % messages.length] ?? null;
    sent += 1;
    return message;
  };
  const sockets = await Promise.all(Array.from({ length: order.connections }, () => openSocket(order.address)));
  const startedAt = performance.now();
  await Promise.all(sockets.map((socket) => askInTurn(socket, takeNext, order.expectStatus, milliseconds)));
  return { seconds: (performance.now() - startedAt) / 1000, medianMilliseconds: quantile(milliseconds, 0.5) };
}

function makeMessage({ method, address, key, body }: LoadOrder, path: string): Buffer {
  const head = [`${method} ${path} HTTP/1.1`, `host: ${new URL(address).host}`, `authorization: Bearer ${key}`];
  if (body === null) return Buffer.from(`${head.join('\r\n')}\r\n\r\n`);
  const bytes = Buffer.concat([Buffer.from(body.before), Buffer.alloc(body.fillBytes, 7), Buffer.from(body.after)]);
  head.push(`content-type: ${body.contentType}`, `content-length: ${bytes.length}`);
  return Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), bytes]);
}

interface OpenSocket {
  readonly socket: Socket;
  /** Whoever reads now. */
  onBytes: (bytes: Buffer) => void;
}

function openSocket(address: string): Promise<OpenSocket> {
  const { hostname, port } = new URL(address);
  const buffer = Buffer.alloc(READ_BUFFER_BYTES);
  return new Promise((resolve, reject) => {
    const open: OpenSocket = {
      socket: connect({
        host: hostname,
        port: Number(port),
        noDelay: true,
        onread: {
          buffer,
          callback: (length) => {
            open.onBytes(buffer.subarray(0, length));
            return true;
          },
        },
      }),
      onBytes: () => undefined,
    };
    open.socket.once('connect', () => resolve(open)).once('error', reject);
  });
}

function askInTurn(
  open: OpenSocket,
  takeNext: () => Buffer | null,
  expectStatus: number,
  milliseconds: number[],
): Promise<void> {
  return new Promise((resolve, reject) => {
    let sentAt = 0;
    let answer = new AnswerReader();
    const next = () => {
      const message = takeNext();
      if (message === null) {
        resolve();
        open.socket.end();
        return;
      }
      answer = new AnswerReader();
      sentAt = performance.now();
      open.socket.write(message);
    };
    open.onBytes = (bytes) => {
      answer.add(bytes);
      if (!answer.isWhole) return;
      if (answer.status !== expectStatus) reject(new Error(`Answered with ${answer.status}, not ${expectStatus}.`));
      milliseconds.push(performance.now() - sentAt);
      next();
    };
    open.socket.once('close', () => reject(new Error('The server hung up.')));
    next();
  });
}

class AnswerReader {
  status = 0;
  #head = Buffer.alloc(0);
  #missingBytes = Number.POSITIVE_INFINITY;

  get isWhole(): boolean {
    return this.#missingBytes <= 0;
  }

  add(bytes: Buffer): void {
    if (this.status !== 0) {
      this.#missingBytes -= bytes.length;
      return;
    }
    const all = this.#head.length === 0 ? bytes : Buffer.concat([this.#head, bytes]);
    const end = all.indexOf(END_OF_HEADERS);
    if (end === -1) {
      // Copied: the buffer it lies in is read into again.
      this.#head = Buffer.from(all);
      return;
    }
    const head = all.toString('latin1', 0, end);
    const length = /content-length: (\d+)/i.exec(head)?.[1];
    if (length === undefined) throw new Error('The answer does not tell its length.');
    this.status = Number(head.slice(9, 12));
    this.#missingBytes = Number(length) - (all.length - end - END_OF_HEADERS.length);
  }
}

if (import.meta.main) {
  process.on('message', (order: LoadOrder) => {
    runLoad(order).then(
      (report) => process.send?.({ report }),
      (error: unknown) => process.send?.({ fault: String(error) }),
    );
  });
}
