import { createReadStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { addAbortSignal, Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import type { BlobContent, BlobListing, BlobStore, ByteRange, LinkOptions, LocalFile } from '../core/blob-store.ts';
import { ServiceError } from '../core/errors.ts';
import { writeChunk } from './write-chunk.ts';

export interface S3Options {
  readonly bucket: string;
  /** Before every key, so that a bucket can be shared with others. */
  readonly prefix: string;
  /** Null: Amazon's own, by region. */
  readonly endpoint: string | null;
  readonly region: string;
  /** Null: whatever the machine's own role or profile grants. */
  readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: string } | null;
  /** Most servers that are not Amazon's want the bucket in the path. */
  readonly pathStyle: boolean;
  /** How long a download link works; null: the service sends the bytes itself. */
  readonly linkSeconds: number | null;
}

const PART_BYTES = 8 * 1024 * 1024;
const PARTS_AT_ONCE = 3;

/** Blobs as objects of one bucket. An object appears when its upload is complete, so it is there whole or not at all. */
export class S3BlobStore implements BlobStore {
  readonly #client: S3Client;
  readonly #bucket: string;
  readonly #prefix: string;
  readonly #linkSeconds: number | null;

  constructor(options: S3Options) {
    this.#bucket = options.bucket;
    this.#prefix = options.prefix;
    this.#linkSeconds = options.linkSeconds;
    this.#client = new S3Client({
      region: options.region,
      forcePathStyle: options.pathStyle,
      maxAttempts: 3,
      // Not every server knows the newer checksums; ours are checked by size, and TLS guards the way.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      ...(options.endpoint === null ? {} : { endpoint: options.endpoint }),
      ...(options.credentials === null ? {} : { credentials: options.credentials }),
    });
  }

  /** Throws where the bucket is missing, out of reach or not ours. */
  async check(signal: AbortSignal): Promise<void> {
    await this.#client.send(new HeadBucketCommand({ Bucket: this.#bucket }), { abortSignal: signal });
  }

  async adopt(key: string, { path, mimeType }: LocalFile, signal: AbortSignal): Promise<{ sizeBytes: number }> {
    const { size } = await stat(path);
    const upload = new Upload({
      client: this.#client,
      partSize: PART_BYTES,
      queueSize: PARTS_AT_ONCE,
      // What was uploaded of a failed attempt is removed again.
      leavePartsOnError: false,
      params: { Bucket: this.#bucket, Key: this.#prefix + key, Body: createReadStream(path), ContentType: mimeType },
    });
    const stop = () => void upload.abort();
    signal.addEventListener('abort', stop, { once: true });
    try {
      signal.throwIfAborted();
      await upload.done();
    } catch (error) {
      throw toOutage(error);
    } finally {
      signal.removeEventListener('abort', stop);
    }
    await rm(path, { force: true });
    return { sizeBytes: size };
  }

  async put(key: string, content: Uint8Array, mimeType: string): Promise<void> {
    const object = { Bucket: this.#bucket, Key: this.#prefix + key, Body: content, ContentType: mimeType };
    try {
      await this.#client.send(new PutObjectCommand(object));
    } catch (error) {
      throw toOutage(error);
    }
  }

  async open(key: string, range: ByteRange | null): Promise<BlobContent | null> {
    const wanted = range === null ? {} : { Range: `bytes=${range.start}-${range.end}` };
    try {
      const query = { Bucket: this.#bucket, Key: this.#prefix + key, ...wanted };
      const { Body, ContentLength, ContentRange } = await this.#client.send(new GetObjectCommand(query));
      if (Body === undefined) return null;
      const stream = Body as Readable;
      const exact = range === null || ContentLength === range.end - range.start + 1;
      return asContent(exact ? stream : cut(stream, range, startOf(ContentRange)));
    } catch (error) {
      if (isMissing(error)) return null;
      throw toOutage(error);
    }
  }

  async link(key: string, options: LinkOptions): Promise<string | null> {
    if (this.#linkSeconds === null) return null;
    const command = new GetObjectCommand({
      Bucket: this.#bucket,
      Key: this.#prefix + key,
      ResponseContentType: options.mimeType,
      ResponseContentDisposition: `attachment; filename="${options.fileName}"`,
    });
    return getSignedUrl(this.#client, command, { expiresIn: this.#linkSeconds });
  }

  async remove(key: string): Promise<void> {
    try {
      await this.#client.send(new DeleteObjectCommand({ Bucket: this.#bucket, Key: this.#prefix + key }));
    } catch (error) {
      throw toOutage(error);
    }
  }

  async *list(prefix: string): AsyncIterable<BlobListing> {
    const query = { Bucket: this.#bucket, Prefix: this.#prefix + prefix };
    try {
      for await (const page of paginateListObjectsV2({ client: this.#client }, query)) {
        for (const { Key, LastModified } of page.Contents ?? []) {
          if (Key === undefined || LastModified === undefined) continue;
          yield { key: Key.slice(this.#prefix.length), modifiedAt: LastModified };
        }
      }
    } catch (error) {
      throw toOutage(error);
    }
  }

  close(): void {
    this.#client.destroy();
  }
}

const isMissing = (error: unknown): boolean => error instanceof Error && /^(?:NoSuchKey|NotFound)$/.test(error.name);

const SOCKET_FAULTS = /^E(?:CONN|PIPE|HOST|NET|NOTFOUND|TIMEDOUT|AI_)|^(?:TimeoutError|NetworkingError|SlowDown)$/;

/** The bucket is away or its server in trouble: come back later. Any other fault is left as it is. */
function toOutage(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { name, code, $metadata } = error as Error & { code?: string; $metadata?: { httpStatusCode?: number } };
  const troubled = ($metadata?.httpStatusCode ?? 0) >= 500;
  if (!troubled && !SOCKET_FAULTS.test(code ?? '') && !SOCKET_FAULTS.test(name)) return error;
  const message = 'The storage cannot be reached at the moment.';
  return new ServiceError('service_unavailable', message, { cause: error, retryAfterSeconds: 5 });
}

const startOf = (contentRange: string | undefined): number =>
  Number(/^bytes (\d+)-/.exec(contentRange ?? '')?.[1] ?? 0);

function asContent(stream: Readable): BlobContent {
  return {
    stream,
    async sendTo(sink, signal) {
      for await (const chunk of addAbortSignal(signal, stream)) await writeChunk(sink, chunk, signal);
    },
  };
}

/** A server may answer a range with more than was asked for; what is passed on is exactly the range. */
function cut(stream: Readable, range: ByteRange, startsAt: number): Readable {
  async function* wantedBytes(): AsyncGenerator<Uint8Array> {
    let position = startsAt;
    for await (const chunk of stream as AsyncIterable<Uint8Array>) {
      const part = chunk.subarray(Math.max(0, range.start - position), Math.max(0, range.end + 1 - position));
      if (part.length > 0) yield part;
      position += chunk.length;
      if (position > range.end) return;
    }
  }
  return Readable.from(wantedBytes(), { objectMode: false });
}
