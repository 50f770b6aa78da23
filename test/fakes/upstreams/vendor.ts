import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readWhole } from '../../fixtures/read-whole.ts';
import { type Answer, type AnswerFault, sendAnswer } from './http-faults.ts';

/**
 * What the fake vendors have in common: a real server, faults by the question they answer, and a list of every create that
 * was taken on, by which whoever pays twice is found out.
 */
export interface Vendor<Question extends string> {
  readonly url: string;
  readonly creates: readonly TakenCreate[];
  /** How often each route was asked for, such as 'GET /queue'. */
  readonly calls: ReadonlyMap<string, number>;
  /** Of the next `times` answers to this question; all of them where it is left out. */
  fail(question: Question, fault: VendorFault, times?: number): void;
  heal(): void;
  close(): Promise<void>;
}

export interface TakenCreate {
  readonly job: string;
  /** What the create calls itself, where the vendor takes a name of ours. */
  readonly token: string | null;
  readonly path: string;
  readonly body: unknown;
}

export type VendorFault =
  | AnswerFault
  /** Answered so, and nothing was done. */
  | {
      readonly kind: 'status';
      readonly status: number;
      readonly headers?: Readonly<Record<string, string>>;
      readonly body?: unknown;
    }
  /** The connection ends before anything is said. `taken`: what it asked for was done. */
  | { readonly kind: 'gone'; readonly taken: boolean };

export interface Asked {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  json(): unknown;
}

export interface VendorRoute<Question extends string> {
  /** Null: it answers as it is, whatever was told to go wrong. */
  readonly question: Question | null;
  readonly name: string;
  readonly make: () => Answer | Promise<Answer>;
}

export const json = (value: unknown, status = 200, headers: Readonly<Record<string, string>> = {}): Answer => ({
  status,
  headers: { 'content-type': 'application/json', ...headers },
  body: Buffer.from(JSON.stringify(value)),
});

export const file = (bytes: Uint8Array, type: string): Answer => ({
  status: 200,
  headers: { 'content-type': type },
  body: bytes,
});

export async function openVendor<Question extends string>(
  route: (asked: Asked, vendor: Vendor<Question>, take: (create: TakenCreate) => void) => VendorRoute<Question>,
): Promise<Vendor<Question>> {
  const creates: TakenCreate[] = [];
  const calls = new Map<string, number>();
  const faults = new Map<Question, { readonly fault: VendorFault; left: number }>();
  const takeFault = (question: Question | null): VendorFault | null => {
    const waiting = question === null ? undefined : faults.get(question);
    if (waiting === undefined || waiting.left <= 0) return null;
    waiting.left -= 1;
    return waiting.fault;
  };
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const asked = await readAsked(request);
    const { question, name, make } = route(asked, vendor, (create) => creates.push(create));
    calls.set(name, (calls.get(name) ?? 0) + 1);
    const fault = takeFault(question);
    if (fault?.kind === 'status')
      return sendAnswer(response, json(fault.body ?? {}, fault.status, fault.headers), null);
    if (fault?.kind === 'gone') {
      if (fault.taken) await make();
      response.socket?.destroy();
      return;
    }
    return sendAnswer(response, await make(), fault);
  };
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => response.destroy(error as Error));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const vendor: Vendor<Question> = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    creates,
    calls,
    fail: (question, fault, times = Number.POSITIVE_INFINITY) => void faults.set(question, { fault, left: times }),
    heal: () => faults.clear(),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return vendor;
}

async function readAsked(request: IncomingMessage): Promise<Asked> {
  const url = new URL(request.url ?? '/', 'http://localhost');
  const body = await readWhole(request);
  return {
    method: request.method ?? '',
    path: url.pathname,
    query: url.searchParams,
    headers: request.headers,
    body,
    json: () => (body.length === 0 ? undefined : (JSON.parse(body.toString()) as unknown)),
  };
}

/** The parts of a form, as the platform itself reads them. */
export async function readForm({ headers, body }: Asked): Promise<FormData> {
  const type = { 'content-type': headers['content-type'] ?? '' };
  return new Response(new Uint8Array(body), { headers: type }).formData();
}
