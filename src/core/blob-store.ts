/**
 * SEAM: files that outlive the request. Content moves as streams, never as a whole file in memory. A key is written once
 * and never changed, so a key and a size identify content for ever, and a reader never sees half a file.
 */
export interface BlobStore {
  /** Takes over a finished local file: afterwards it lives under the key and is gone from its old place. */
  adopt(key: string, file: LocalFile, signal: AbortSignal): Promise<{ readonly sizeBytes: number }>;
  /** For what is small and already in memory: an input image, a preview. */
  put(key: string, content: Uint8Array, mimeType: string): Promise<void>;
  /** Null: there is no such blob. The caller must read or destroy what it gets. */
  open(key: string, range: ByteRange | null): Promise<BlobContent | null>;
  /** A short-lived address that serves the blob without us. Null: there is none, and the service sends the bytes itself. */
  link(key: string, options: LinkOptions): Promise<string | null>;
  /** Removing what is not there is no error. */
  remove(key: string): Promise<void>;
  /** Only keys that begin with the prefix: what else lies in the same place is none of our business. */
  list(prefix: string): AsyncIterable<BlobListing>;
}

export interface LocalFile {
  readonly path: string;
  readonly mimeType: string;
}

export interface LinkOptions {
  readonly fileName: string;
  readonly mimeType: string;
}

/** Both ends count. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** Read it by one of the two, or destroy the stream. */
export interface BlobContent {
  /** A node stream; typed by what callers need so that core stays free of node. */
  readonly stream: AsyncIterable<Uint8Array> & { destroy(error?: Error): unknown };
  /** Resolves when the sink has taken the last byte. The signal says that the sink will take no more. */
  sendTo(sink: ByteSink, signal: AbortSignal): Promise<void>;
}

/** Calls `taken` when the chunk's memory may be used again. */
export interface ByteSink {
  write(chunk: Uint8Array, taken: (error?: Error | null) => void): unknown;
}

export interface BlobListing {
  readonly key: string;
  readonly modifiedAt: Date;
}

/** Where a piece of work may leave files while it runs; on the same disk as the blobs where these are on disk. */
export interface Scratch {
  /** A new folder, private to the caller. */
  open(): Promise<ScratchFolder>;
}

export interface ScratchFolder {
  readonly path: string;
  remove(): Promise<void>;
}
