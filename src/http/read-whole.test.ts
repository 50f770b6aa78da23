import { EventEmitter, once } from 'node:events';
import { connect } from 'node:net';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { holdTimers } from '../../test/fixtures/held-timers.ts';
import { aDialect, GOOD_KEY, openServer } from '../../test/fixtures/server.ts';

const KILOBYTE = 1024;
const LIMITS = { requestBytes: 4_000_000, fileBytes: 4_000_000, textBytes: 4_000_000, inFlightBytes: 8_000_000 };

/** A request with a good key, whose body the test sends piece by piece; each has come in when `send` is over. */
async function openSender(announced: number) {
  const heard = new EventEmitter();
  const dialect = aDialect((scope) => {
    scope.addHook('preParsing', (_request, _reply, payload, done) => {
      payload.on('data', (chunk: Buffer) => heard.emit('heard', chunk.length));
      done(null, payload);
    });
    scope.post('/test/take', { config: { body: 'pictures' } }, async ({ body }) => ({ keys: Object.keys(body ?? {}) }));
  });
  const { port } = await openServer({ dialects: [dialect], bodyLimits: LIMITS });
  const socket = connect(port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  socket.on('error', () => undefined);
  let answer = '';
  socket.setEncoding('utf8').on('data', (text: string) => {
    answer += text;
  });
  await once(socket, 'connect');
  const head = [
    'POST /test/take HTTP/1.1',
    'host: x',
    `authorization: Bearer ${GOOD_KEY}`,
    'content-type: application/json',
    `content-length: ${announced}`,
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  const send = async (piece: string) => {
    let left = Buffer.byteLength(piece);
    const arrived = new Promise<void>((resolve) => {
      heard.on('heard', (bytes: number) => {
        left -= bytes;
        if (left === 0) resolve();
      });
    });
    socket.write(piece);
    await arrived;
    heard.removeAllListeners();
  };
  return { socket, send, answer: () => answer };
}

describe('a body that only drips in, with a good key', () => {
  it('is cut off after half a minute, however many bytes have come one by one', async () => {
    holdTimers();
    const { socket, send, answer } = await openSender(1_000_000);
    const closed = once(socket, 'close');
    await send('{');
    for (let second = 0; second < 29; second += 1) {
      await vi.advanceTimersByTimeAsync(1_000);
      await send(' ');
    }
    expect(socket.closed).toBe(false);
    await vi.advanceTimersByTimeAsync(1_000);
    await closed;
    expect(answer()).toContain('408 Request Timeout');
  });

  it('is cut off half a minute after it has begun to drip, though nearly all of it had come at once', async () => {
    holdTimers();
    const { socket, send } = await openSender(3_000_000);
    const closed = once(socket, 'close');
    await send(`{"a":"${' '.repeat(2_900_000)}`);
    for (let second = 0; second < 30; second += 1) {
      await vi.advanceTimersByTimeAsync(1_000);
      if (second < 29) await send(' ');
    }
    await closed;
  });

  it('is taken where it is slow, and still goes on', async () => {
    holdTimers();
    const body = `{"a":"${' '.repeat(100 * KILOBYTE)}"}`;
    const { socket, send, answer } = await openSender(body.length);
    for (let at = 0; at < body.length; at += 2 * KILOBYTE) {
      await vi.advanceTimersByTimeAsync(1_500);
      await send(body.slice(at, at + 2 * KILOBYTE));
    }
    await expect.poll(answer).toContain('{"keys":["a"]}');
    socket.destroy();
  });
});

describe('a large body', () => {
  it('is read whole in however many pieces it comes', async () => {
    const body = `{"a":"${'é'.repeat(1_500_000)}","b":1}`;
    const { send, answer } = await openSender(Buffer.byteLength(body));
    for (let at = 0; at < body.length; at += 400_001) await send(body.slice(at, at + 400_001));
    await expect.poll(answer).toContain('{"keys":["a","b"]}');
  });
});
