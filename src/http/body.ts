import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';
import multipart, { type MultipartFile } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Scratch, ScratchFolder } from '../core/blob-store.ts';
import { ServiceError } from '../core/errors.ts';
import type { BodyShare } from './body-budget.ts';
import type { BodyLimits } from './body-limits.ts';
import { addToTree, emptyTree, type FormTree, isTree, LONGEST_NAME, nameNotAllowed } from './form-tree.ts';
import { checkJsonShape } from './json-shape.ts';
import { countParts } from './part-count.ts';
import { checkAnnounced, readWhole, watchSender } from './read-whole.ts';
import { parseUrlForm } from './url-form.ts';
import { isVideoFile, TELLING_BYTES } from './video-file.ts';

/** A file of the request, on disk until the request is answered. Its declared type is hearsay: the bytes decide. */
export interface UploadedFile {
  readonly field: string;
  readonly path: string;
  readonly sizeBytes: number;
  readonly sha256: string;
  /** By its first bytes, or by its declared type where they say nothing. */
  readonly isVideo: boolean;
}

export interface RequestBody {
  readonly fields: FormTree;
  readonly files: readonly UploadedFile[];
}

/** Reads the body in any of its encodings, hands it on, and removes its files whatever comes of it. */
export type WithBody = <Result>(
  request: FastifyRequest,
  use: (body: RequestBody) => Promise<Result>,
) => Promise<Result>;

const MOST_PARTS = 200;
const MOST_FILES = 20;
/** Of a part's head, and more than one has. */
const HEAD_BYTES = 1024;

/** JSON, for every route; a urlencoded form, for those that say so. */
export function addBodyParsers(server: FastifyInstance, limits: BodyLimits): void {
  server.removeAllContentTypeParsers();
  const parseJson = server.getDefaultJsonParser('error', 'error');
  server.addContentTypeParser('application/json', (request, payload, done) => {
    const read = async () => {
      const text = await readWhole(request, payload, request.routeOptions.bodyLimit);
      // Some clients declare JSON with every request, and a DELETE has nothing to say in it.
      if (request.method === 'DELETE' && text === '') return done(null, undefined);
      // To decode 50 MB takes 60 ms, to look them over 15, to parse them 100 (2026-11): whoever else waits comes in between.
      const isLarge = text.length > LARGE;
      if (isLarge) await request.bodyShare?.takeTurn();
      checkJsonShape(text);
      if (isLarge) await request.bodyShare?.takeTurn();
      return parseJson(request, text, (error, body) => (isLarge ? setImmediate(done, error, body) : done(error, body)));
    };
    read().catch(done);
  });
  server.addContentTypeParser(URL_FORM, async (request: FastifyRequest, payload: IncomingMessage) => {
    const { config, bodyLimit } = request.routeOptions;
    if (config.urlForm !== true) throw new ServiceError('unsupported_media_type', 'Send application/json.');
    // Pictures come in a multipart form: this one is text.
    return parseUrlForm(await readWhole(request, payload, Math.min(bodyLimit, limits.textBytes)), MOST_PARTS);
  });
}

const URL_FORM = 'application/x-www-form-urlencoded';
const LARGE = 1024 * 1024;

/** Multipart, for the routes of this scope only: the parser's own hooks run with every request of theirs. */
export async function addFormParser(scope: FastifyInstance, limits: BodyLimits): Promise<void> {
  await scope.register(multipart, {
    throwFileSizeLimit: false,
    limits: {
      fieldNameSize: LONGEST_NAME,
      // One more than is allowed, so that a field is refused for its length and never cut to it.
      fieldSize: limits.requestBytes + 1,
      fileSize: limits.fileBytes + 1,
      files: MOST_FILES,
      parts: MOST_PARTS,
    },
  });
}

export function makeWithBody(parts: { readonly scratch: Scratch; readonly limits: BodyLimits }): WithBody {
  return async (request, use) => {
    if (request.isMultipart()) return withMultipart(parts, request, use);
    if (!isTree(request.body)) throw new ServiceError('invalid_request', 'The request body must be a JSON object.');
    return use({ fields: request.body, files: [] });
  };
}

async function withMultipart<Result>(
  { scratch, limits }: { scratch: Scratch; limits: BodyLimits },
  request: FastifyRequest,
  use: (body: RequestBody) => Promise<Result>,
): Promise<Result> {
  const mostBytes = limits.requestBytes + MOST_PARTS * HEAD_BYTES;
  checkAnnounced(request, mostBytes);
  const upload = new Upload(scratch, limits, request.bodyShare);
  // Without this a client that hangs up mid-file would leave the reader waiting for ever. A request that has come in whole
  // is closed too, while its last file may still be on its way to the disk: that is no reason to stop.
  const gone = () => {
    if (!request.raw.complete) upload.abandon(new Error('The client hung up before the body was complete.'));
  };
  request.raw.once('close', gone);
  try {
    await readParts(request, upload, mostBytes);
    return await use(upload);
  } finally {
    request.raw.off('close', gone);
    await upload.remove();
  }
}

async function readParts(request: FastifyRequest, upload: Upload, mostBytes: number): Promise<void> {
  const sender = watchSender(request);
  try {
    const sent = countParts(request.headers['content-type'] ?? '');
    let received = 0;
    const count = (chunk: Buffer) => {
      sender.heard(chunk.length);
      sent.push(chunk);
      received += chunk.length;
      try {
        if (received > mostBytes) throw tooLarge(`The request is larger than ${mostBytes} bytes.`);
        request.bodyShare?.take(chunk.length);
      } catch (refusal) {
        request.raw.off('data', count);
        upload.abandon(refusal);
      }
    };
    request.raw.on('data', count);
    const parts = request.parts();
    const isStuck = watchForSilence(request);
    for (let read = 0; ; read += 1) {
      const next = Promise.race([parts.next(), isStuck(), upload.abandoned]);
      const { done = false, value: part } = await next;
      if (done && read < sent.parts)
        throw new ServiceError('invalid_request', 'A part of the form has no content-disposition that can be read.');
      if (done) return;
      // The parser's types promise one.
      if (typeof part.fieldname !== 'string')
        throw new ServiceError('invalid_request', 'A part of the form has no name.');
      if (part.type === 'file') await upload.addFile(part);
      else upload.addField(part.fieldname, part.value);
    }
  } catch (error) {
    const fault = upload.abandonedFor ?? error;
    // The parser throws plain errors without a code for a form that is cut short or has no boundary.
    const malformed = fault instanceof Error && fault.name === 'Error' && !('code' in fault);
    if (!malformed) throw fault;
    throw new ServiceError('invalid_request', 'The multipart body is malformed or incomplete.', { cause: error });
  } finally {
    sender.done();
  }
}

/** Far longer than the parser needs for what it holds already. */
const SILENCE_MILLISECONDS = 200;

/**
 * The parser waits for ever for a part whose head has no end (@fastify/busboy 3.2; to be removed when it says so itself).
 * When every byte is here and still nothing comes, nothing will.
 */
function watchForSilence({ raw }: FastifyRequest): () => Promise<never> {
  const allRead = new Promise<void>((resolve) => {
    if (raw.readableEnded) resolve();
    else raw.once('end', resolve);
  });
  return async () => {
    await allRead;
    await wait(SILENCE_MILLISECONDS, undefined, { ref: false });
    throw new Error('The form ends within the head of a part.');
  };
}

class Upload implements RequestBody {
  readonly fields: FormTree = emptyTree();
  readonly files: UploadedFile[] = [];
  readonly #scratch: Scratch;
  readonly #limits: BodyLimits;
  readonly #share: BodyShare | null;
  readonly #gone = new AbortController();
  readonly #end = Promise.withResolvers<never>();
  #folder: ScratchFolder | null = null;
  #totalBytes = 0;

  constructor(scratch: Scratch, limits: BodyLimits, share: BodyShare | null) {
    this.#scratch = scratch;
    this.#limits = limits;
    this.#share = share;
    // Whoever reads parts waits for it; where nobody does, nothing is lost.
    this.#end.promise.catch(() => undefined);
  }

  addField(name: string, value: unknown): void {
    this.#count(Buffer.byteLength(String(value)));
    addToTree(this.fields, name, value);
  }

  async addFile(part: MultipartFile): Promise<void> {
    if (part.fieldname.length > LONGEST_NAME) throw nameNotAllowed(part.fieldname);
    this.#folder ??= await this.#scratch.open();
    const path = join(this.#folder.path, String(this.files.length));
    const hash = createHash('sha256');
    let sizeBytes = 0;
    let head: Buffer = Buffer.alloc(0);
    const meter = new Transform({
      transform: (chunk: Buffer, _encoding, done) => {
        sizeBytes += chunk.length;
        hash.update(chunk);
        if (head.length < TELLING_BYTES) head = Buffer.concat([head, chunk.subarray(0, TELLING_BYTES)]);
        try {
          this.#count(chunk.length);
          if (sizeBytes > this.#limits.fileBytes)
            throw tooLarge(`The file is larger than ${this.#limits.fileBytes} bytes.`, part.fieldname);
          // On its way to the disk, it is no burden on the memory any more.
          this.#share?.give(chunk.length);
          done(null, chunk);
        } catch (error) {
          done(error instanceof Error ? error : new Error(String(error)));
        }
      },
    });
    await pipeline(part.file, meter, createWriteStream(path), { signal: this.#gone.signal });
    const isVideo = isVideoFile(head, part.mimetype);
    this.files.push({ field: part.fieldname, path, sizeBytes, sha256: hash.digest('hex'), isVideo });
  }

  /** Stops whatever is being read, for the reason given. */
  abandon(reason: unknown): void {
    this.#gone.abort(reason);
    this.#end.reject(reason);
  }

  /** Rejects when it is. */
  get abandoned(): Promise<never> {
    return this.#end.promise;
  }

  get abandonedFor(): unknown {
    return this.#gone.signal.aborted ? this.#gone.signal.reason : null;
  }

  async remove(): Promise<void> {
    await this.#folder?.remove();
  }

  #count(bytes: number): void {
    this.#totalBytes += bytes;
    if (this.#totalBytes > this.#limits.requestBytes) {
      throw tooLarge(`The request is larger than ${this.#limits.requestBytes} bytes.`);
    }
  }
}

function tooLarge(message: string, param?: string): ServiceError {
  return new ServiceError('request_too_large', message, param === undefined ? {} : { param });
}
