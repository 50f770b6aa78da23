import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

export interface RawAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
  readonly json: unknown;
  /** Everything that came over the wire. */
  readonly whole: string;
}

/** Only where the test fails: a server on a busy machine hangs up late. */
const PATIENCE_MILLISECONDS = 300_000;

export async function openSocket(port: number): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1' });
  // The other side may hang up on us while we write: that is what some tests are for.
  socket.on('error', () => undefined);
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('error', reject);
  });
  return socket;
}

/**
 * Sends bytes as they are, piece by piece, and reads until the server hangs up. The request should therefore say
 * `Connection: close`, unless it is one that the server hangs up on anyway.
 */
export async function exchange(
  port: number,
  pieces: readonly (string | Uint8Array)[],
  pauseMilliseconds = 0,
): Promise<RawAnswer> {
  const socket = await openSocket(port);
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  const patience = setTimeout(() => {
    chunks.push(Buffer.from('TEST: the server did not hang up'));
    socket.destroy();
  }, PATIENCE_MILLISECONDS);
  try {
    for (const piece of pieces) {
      if (socket.destroyed) break;
      socket.write(piece);
      if (pauseMilliseconds > 0) await wait(pauseMilliseconds);
    }
    await closed;
  } finally {
    clearTimeout(patience);
    socket.destroy();
  }
  return readAnswer(Buffer.concat(chunks).toString('latin1'));
}

/** Sends bytes over a connection that stays open, and reads as much as the answer announces. */
export async function exchangeKept(port: number, bytes: Uint8Array): Promise<RawAnswer> {
  const socket = await openSocket(port);
  socket.setTimeout(PATIENCE_MILLISECONDS, () => socket.destroy());
  let whole = '';
  try {
    socket.write(bytes);
    for await (const chunk of socket) {
      whole += chunk.toString('latin1');
      const { headers, text } = readAnswer(whole);
      if (text.length >= Number(headers['content-length'] ?? Number.POSITIVE_INFINITY)) break;
    }
  } finally {
    socket.destroy();
  }
  return readAnswer(whole);
}

/** A request head with the lines that every request needs. */
export function head(line: string, headers: Readonly<Record<string, string | number>> = {}): string {
  const lines = Object.entries({ host: 'kinora.test', connection: 'close', ...headers });
  return `${line} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`;
}

function readAnswer(whole: string): RawAnswer {
  // What says "go on" comes before the answer proper.
  const answer = whole.replace(/^HTTP\/1\.1 100 Continue\r\n\r\n/, '');
  const [top = '', ...rest] = answer.split('\r\n\r\n');
  const [line = '', ...lines] = top.split('\r\n');
  const text = rest.join('\r\n\r\n');
  const pairs = lines.map((each) => [each.split(':', 1)[0]?.toLowerCase() ?? '', each.replace(/^[^:]*:\s*/, '')]);
  return {
    status: Number(line.split(' ')[1] ?? 0),
    headers: Object.fromEntries(pairs),
    text,
    json: findJson(text),
    whole,
  };
}

function findJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Not every answer has a body.
    return null;
  }
}
