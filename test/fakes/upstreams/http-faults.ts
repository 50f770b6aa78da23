import type { ServerResponse } from 'node:http';

/** How an answer goes wrong on its way, whatever it is about. */
export type AnswerFault =
  /** Never begins. `noticed`: called when it was asked for. */
  | { readonly kind: 'hang'; readonly noticed?: () => void }
  | { readonly kind: 'slow'; readonly milliseconds: number }
  /** Byte by byte; without an end where there are more bytes than the caller has patience. */
  | { readonly kind: 'drip'; readonly milliseconds: number; readonly noticed?: () => void }
  /** Says how long it is, and ends before. */
  | { readonly kind: 'cut'; readonly atByte: number }
  /** Ends before, and says that this is all. */
  | { readonly kind: 'truncated'; readonly atByte: number }
  | { readonly kind: 'garbage' }
  | { readonly kind: 'page' }
  | { readonly kind: 'empty' }
  /** Goes on and on. */
  | { readonly kind: 'endless' };

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
}

const PAGE = '<!doctype html><title>502 Bad Gateway</title><h1>Please sign in</h1>';

export async function sendAnswer(response: ServerResponse, answer: Answer, fault: AnswerFault | null): Promise<void> {
  const { status, headers, body } = answer;
  const whole = (bytes: Uint8Array | string, more: Readonly<Record<string, string>> = {}) =>
    void response.writeHead(status, { ...headers, ...more }).end(bytes);
  switch (fault?.kind) {
    case undefined:
      return whole(body);
    case 'hang':
      fault.noticed?.();
      return;
    case 'slow':
      await pause(response, fault.milliseconds);
      return whole(body);
    case 'drip':
      response.writeHead(status, { ...headers, 'content-length': String(body.length) });
      for (const byte of body) {
        if (response.destroyed) return;
        response.write(Uint8Array.of(byte));
        fault.noticed?.();
        await pause(response, fault.milliseconds);
      }
      return void response.end();
    case 'cut':
      response.writeHead(status, { ...headers, 'content-length': String(body.length) });
      response.flushHeaders();
      return void response.write(body.subarray(0, fault.atByte), () => response.socket?.destroy());
    case 'truncated':
      return whole(body.subarray(0, fault.atByte));
    case 'garbage':
      return whole('{"id": "half a', { 'content-type': 'application/json' });
    case 'page':
      return whole(PAGE, { 'content-type': 'text/html; charset=utf-8' });
    case 'empty':
      return whole('');
    case 'endless': {
      response.writeHead(status, headers);
      const more = (): void => {
        if (!response.destroyed) response.write(Buffer.alloc(64 * 1024), more);
      };
      return more();
    }
  }
}

/** A slow server is slow by the clock; the pause ends with its connection. */
function pause(response: ServerResponse, milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    response.once('close', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
