import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { until } from './until.ts';

export interface Received {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly at: number;
}

/** A stranger's server that webhooks are sent to. */
export interface Receiver {
  readonly url: string;
  /** Everything that came, in its order. */
  readonly received: readonly Received[];
  untilReceived(path: string, count: number, seconds?: number): Promise<readonly Received[]>;
  close(): Promise<void>;
}

/** Answers each path with its statuses in turn, and with 200 when they are used up. */
export async function openReceiver(statuses: Readonly<Record<string, readonly number[]>>): Promise<Receiver> {
  const received: Received[] = [];
  const seen = (path: string) => received.filter((one) => one.path === path);
  const server = createServer(async (request, response) => {
    const path = request.url ?? '';
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
    const status = statuses[path]?.[seen(path).length] ?? 200;
    received.push({ path, headers, body: Buffer.concat(chunks).toString('utf8'), at: performance.now() });
    response.writeHead(status).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    untilReceived: (path, count, seconds = 120) =>
      until(`${path} was sent ${count} times`, () => (seen(path).length >= count ? seen(path) : null), seconds),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
