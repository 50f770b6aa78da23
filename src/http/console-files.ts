import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ServiceError } from '../core/errors.ts';

export interface BuiltConsole {
  readonly folder: string;
  /** Done when what is built now has been built; whoever asks for a page before waits for it. */
  readonly built: Promise<unknown>;
}

/**
 * The built console: one page for every address of it, and the files that the page names. They are small and few, so they
 * are read and compressed once, when somebody first asks, and kept; a start pays nothing for them.
 */
export function addConsoleFiles(server: FastifyInstance, { folder, built }: BuiltConsole): void {
  let reading: Promise<ReadonlyMap<string, ConsoleFile>> | null = null;
  const read = () => {
    reading ??= built
      .then(() => readFiles(folder))
      .catch((error: unknown) => {
        reading = null;
        throw error;
      });
    return reading;
  };

  async function sendPage(request: FastifyRequest, reply: FastifyReply) {
    const page = (await read()).get('index.html');
    if (page === undefined) throw new ServiceError('route_not_found', 'The console has no page.');
    return send(request, reply.headers(PAGE_HEADERS), page);
  }

  server.get('/', sendPage);
  server.get('/console', sendPage);
  server.get('/console/*', sendPage);
  server.get<{ Params: { '*': string } }>('/console/assets/*', async (request, reply) => {
    const file = (await read()).get(`assets/${request.params['*']}`);
    if (file === undefined) throw new ServiceError('route_not_found', 'The console has no such file.');
    // Its name holds a hash of what is in it.
    return send(request, reply.header('cache-control', 'public, max-age=31536000, immutable'), file);
  });
}

/** No script, style or request but our own. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' blob: data:",
  "media-src 'self' blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

const PAGE_HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': POLICY,
  'cross-origin-opener-policy': 'same-origin',
  'x-frame-options': 'DENY',
};

const TYPES: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  png: 'image/png',
  svg: 'image/svg+xml',
  webp: 'image/webp',
  woff: 'font/woff',
  woff2: 'font/woff2',
};

interface ConsoleFile {
  readonly type: string;
  readonly tag: string;
  readonly bytes: Buffer;
  /** Null: that would not make it smaller. */
  readonly gzip: Buffer | null;
}

/** Below this a header costs more than the compression spares. */
const SMALLEST_BYTES = 1024;

async function readFiles(folder: string): Promise<ReadonlyMap<string, ConsoleFile>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(refuseUnbuilt);
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const files = await Promise.all(
    paths.map(async (path) => {
      const name = relative(folder, path).replaceAll('\\', '/');
      const type = TYPES[name.split('.').at(-1) ?? ''];
      return type === undefined ? [] : [[name, await readConsoleFile(path, type)] as const];
    }),
  );
  return new Map(files.flat());
}

function refuseUnbuilt(cause: NodeJS.ErrnoException): never {
  if (cause.code !== 'ENOENT') throw cause;
  throw new ServiceError('route_not_found', 'The console is not built: run npm run build.', { cause });
}

async function readConsoleFile(path: string, type: string): Promise<ConsoleFile> {
  const bytes = await readFile(path);
  const tag = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
  const isText = /^text\/|^application\/json|^image\/svg/.test(type);
  const packed = isText && bytes.length >= SMALLEST_BYTES ? await promisify(gzip)(bytes, { level: 9 }) : null;
  return { type, tag, bytes, gzip: packed };
}

function send(request: FastifyRequest, reply: FastifyReply, { type, tag, bytes, gzip }: ConsoleFile) {
  reply.headers({
    etag: `"${tag}"`,
    'referrer-policy': 'same-origin',
    vary: 'accept-encoding',
    'x-content-type-options': 'nosniff',
  });
  if (request.headers['if-none-match'] === `"${tag}"`) return reply.code(304).send();
  reply.type(type);
  const isCompressed = gzip !== null && /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''));
  return isCompressed ? reply.header('content-encoding', 'gzip').send(gzip) : reply.send(bytes);
}
