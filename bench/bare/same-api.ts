import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type NewTask, type Row, SameStore } from './same-store.ts';

/** What Kinora is measured against: its create, poll, download and upload on node:http, with nothing that could be left out. */

const STATUS: Readonly<Record<string, string>> = {
  queued: 'queued',
  running: 'in_progress',
  succeeded: 'completed',
  failed: 'failed',
};
const PREFIX = '/v1/videos/';
const CHUNK_BYTES = 1024 * 1024;
const spareBuffers: Buffer[][] = [];

const folder = process.env.KINORA_DATA ?? '';
const store = new SameStore(folder);
let uploads = 0;

const server = createServer((request, response) => {
  const key = store.findKey(request.headers.authorization ?? '');
  if (key === null) return sendJson(response, 401, { error: { code: 'invalid_api_key' } });
  const { method, url = '' } = request;
  if (method === 'POST') {
    if (request.headers['content-type'] === 'application/json') return create(key, request, response);
    return void upload(request, response);
  }
  const isContent = url.endsWith('/content');
  const id = isContent ? url.slice(PREFIX.length, -'/content'.length) : url.slice(PREFIX.length);
  const row = store.findTask(key, id);
  if (row === null) return sendJson(response, 404, { error: { code: 'task_not_found' } });
  if (isContent) return void download(row, response);
  sendJson(response, 200, renderVideo(row));
});

function create(key: Row, request: IncomingMessage, response: ServerResponse): void {
  let text = '';
  request.setEncoding('utf8');
  request.on('data', (chunk: string) => {
    text += chunk;
  });
  request.on('end', () => {
    const task = JSON.parse(text) as NewTask;
    if (typeof task.prompt !== 'string' || ![4, 6, 8].includes(task.seconds)) {
      return sendJson(response, 400, { error: { code: 'invalid_request' } });
    }
    store.createTask(key, task, (id, createdAt) => {
      const { model, prompt, seconds } = task;
      const created = { id, object: 'video', model, status: 'queued', progress: 0, created_at: toSeconds(createdAt) };
      const rest = { expires_at: null, seconds: String(seconds), size: '1280x720', prompt, error: null, task_id: id };
      sendJson(response, 200, { ...created, ...rest });
    });
  });
}

async function upload(request: IncomingMessage, response: ServerResponse): Promise<void> {
  uploads += 1;
  const file = join(folder, `upload-${uploads}`);
  const hash = createHash('sha256');
  const meter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  await pipeline(request, meter, createWriteStream(file));
  await rm(file);
  sendJson(response, 400, { error: { code: 'invalid_request', message: hash.digest('hex') } });
}

/** The quickest way found in plain Node: two buffers for all of it. A stream, which reads into new memory, costs half as much again. */
async function download(row: Row, response: ServerResponse): Promise<void> {
  const handle = await open(join(folder, 'blobs', String(row.blob_key)));
  response.writeHead(200, { 'content-type': 'video/mp4', 'content-length': Number(row.size_bytes) });
  const buffers = spareBuffers.pop() ?? [Buffer.allocUnsafeSlow(CHUNK_BYTES), Buffer.allocUnsafeSlow(CHUNK_BYTES)];
  let taken: Promise<unknown> = Promise.resolve();
  for (let turn = 0; ; turn += 1) {
    const buffer = buffers[turn % 2] as Buffer;
    const { bytesRead } = await handle.read(buffer, 0, CHUNK_BYTES);
    await taken;
    if (bytesRead === 0) break;
    // A client that has all it wants may hang up: then nobody calls back, and the process ends without this download.
    taken = new Promise((resolve) => response.write(buffer.subarray(0, bytesRead), resolve));
  }
  response.end();
  await handle.close();
  spareBuffers.push(buffers);
}

const toSeconds = (milliseconds: Row[string] | undefined): number => Math.floor(Number(milliseconds) / 1000);

function renderVideo(row: Row): object {
  const { prompt, durationSeconds } = JSON.parse(String(row.request));
  return {
    id: row.id,
    object: 'video',
    model: row.model,
    status: STATUS[String(row.state)],
    progress: row.progress,
    created_at: toSeconds(row.created_at),
    ...(row.state === 'succeeded' ? { completed_at: toSeconds(row.finished_at) } : {}),
    expires_at: row.expires_at === null ? null : toSeconds(row.expires_at),
    seconds: String(durationSeconds),
    size: '1280x720',
    prompt,
    error: null,
  };
}

function sendJson(response: ServerResponse, status: number, answer: object): void {
  const body = JSON.stringify(answer);
  const headers = { 'content-type': 'application/json; charset=utf-8', 'content-length': Buffer.byteLength(body) };
  response.writeHead(status, headers).end(body);
}

server.listen({ host: '127.0.0.1', port: 0 }, () => {
  const address = server.address();
  if (address !== null && typeof address === 'object') console.log(`Listening at http://127.0.0.1:${address.port}`);
});
process.once('SIGTERM', () => {
  server.closeAllConnections();
  server.close();
});
