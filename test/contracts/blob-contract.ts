import { access, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import type { BlobStore, ByteRange } from '../../src/core/blob-store.ts';
import { makeTempFolder } from '../fixtures/temp-folder.ts';

export interface BlobEngine {
  readonly blobs: BlobStore;
  /** Leaves nothing behind. */
  close(): Promise<void>;
}

const aFile = (path: string) => ({ path, mimeType: 'video/mp4' });
const FOREVER = new AbortController().signal;

/** What core/blob-store.ts promises, on any engine. */
export function describeBlobs(name: string, open: () => Promise<BlobEngine>): void {
  describe(`blobs on ${name}`, () => {
    let blobs: BlobStore;
    let folder: string;
    beforeEach(async () => {
      const engine = await open();
      onTestFinished(() => engine.close());
      blobs = engine.blobs;
      folder = await makeTempFolder();
    });

    async function put(key: string, content: string | Uint8Array): Promise<{ file: string; sizeBytes: number }> {
      const file = join(folder, 'finished');
      await writeFile(file, content);
      const { sizeBytes } = await blobs.adopt(key, aFile(file), FOREVER);
      return { file, sizeBytes };
    }

    async function read(key: string, range: ByteRange | null = null): Promise<string | null> {
      const content = await blobs.open(key, range);
      return content === null ? null : (await buffer(content.stream)).toString();
    }

    async function listKeys(): Promise<string[]> {
      const keys: string[] = [];
      for await (const { key } of blobs.list('')) keys.push(key);
      return keys.toSorted();
    }

    it('takes over a file: it lives under its key and is gone from its old place', async () => {
      const { file, sizeBytes } = await put('results/ab/video.mp4', 'sixteen bytes ok');
      expect(sizeBytes).toBe(16);
      expect(await read('results/ab/video.mp4')).toBe('sixteen bytes ok');
      await expect(access(file)).rejects.toThrow('ENOENT');
    });

    it('keeps an empty file and one that is larger than any buffer', async () => {
      await put('empty', '');
      expect(await read('empty')).toBe('');
      const large = new Uint8Array(3 * 1024 * 1024 + 1).map((_, index) => index % 251);
      expect((await put('large', large)).sizeBytes).toBe(large.length);
      const content = await blobs.open('large', null);
      const bytes = content === null ? Buffer.alloc(0) : await buffer(content.stream);
      expect(bytes.equals(large)).toBe(true);
    });

    it.each([
      [{ start: 0, end: 0 }, '0'],
      [{ start: 2, end: 5 }, '2345'],
      [{ start: 7, end: 9 }, '789'],
      [{ start: 0, end: 9 }, '0123456789'],
    ])('opens a range, both ends counted: %j', async (range, expected) => {
      await put('digits', '0123456789');
      expect(await read('digits', range)).toBe(expected);
    });

    it('answers null for a key that is not there', async () => {
      expect(await blobs.open('results/ab/nothing.mp4', null)).toBeNull();
      expect(await blobs.open('nothing', { start: 0, end: 1 })).toBeNull();
    });

    it('removes a blob, and does not mind one that is not there', async () => {
      await put('results/a', 'a');
      await put('results/b', 'b');
      await blobs.remove('results/a');
      await blobs.remove('results/a');
      await blobs.remove('elsewhere/nothing');
      expect(await read('results/a')).toBeNull();
      expect(await listKeys()).toEqual(['results/b']);
    });

    it('lists every key with the time of its file, and nothing where there is nothing', async () => {
      expect(await listKeys()).toEqual([]);
      const before = Date.now() - 2_000;
      await put('results/ab/one.mp4', '1');
      await put('results/cd/two.mp4', '2');
      await put('three', '3');
      expect(await listKeys()).toEqual(['results/ab/one.mp4', 'results/cd/two.mp4', 'three']);
      for await (const { modifiedAt } of blobs.list('')) expect(modifiedAt.getTime()).toBeGreaterThan(before);
    });

    it('lists only what begins with the prefix', async () => {
      await put('results/ab/one.mp4', '1');
      await put('inputs/two.png', '2');
      const keys: string[] = [];
      for await (const { key } of blobs.list('results/')) keys.push(key);
      expect(keys).toEqual(['results/ab/one.mp4']);
    });

    it('adopts nothing once the signal says to stop, and leaves the file to its owner', async () => {
      const file = join(folder, 'finished');
      await writeFile(file, 'content');
      const reason = new Error('stop');
      await expect(blobs.adopt('results/a', aFile(file), AbortSignal.abort(reason))).rejects.toBe(reason);
      expect(await listKeys()).toEqual([]);
      expect(await readFile(file, 'utf8')).toBe('content');
    });

    it('stores nothing of a file that is not there', async () => {
      await expect(blobs.adopt('results/a', aFile(join(folder, 'nothing')), FOREVER)).rejects.toThrow('ENOENT');
      expect(await listKeys()).toEqual([]);
    });

    it('keeps what was in memory, and nothing beside it', async () => {
      await blobs.put('inputs/ab/one.png', new Uint8Array([0, 255, 10]), 'image/png');
      await blobs.put('inputs/ab/empty.png', new Uint8Array(), 'image/png');
      const content = await blobs.open('inputs/ab/one.png', null);
      expect(content === null ? null : [...(await buffer(content.stream))]).toEqual([0, 255, 10]);
      expect(await read('inputs/ab/empty.png')).toBe('');
      expect(await listKeys()).toEqual(['inputs/ab/empty.png', 'inputs/ab/one.png']);
      await blobs.remove('inputs/ab/one.png');
      expect(await read('inputs/ab/one.png')).toBeNull();
    });

    it('lets a reader finish what was removed meanwhile', async () => {
      const large = 'x'.repeat(4 * 1024 * 1024);
      await put('large', large);
      const content = await blobs.open('large', null);
      await blobs.remove('large');
      expect(content === null ? 0 : (await buffer(content.stream)).length).toBe(large.length);
    });

    it('lets a reader go before the end', async () => {
      await put('large', 'x'.repeat(4 * 1024 * 1024));
      const content = await blobs.open('large', null);
      for await (const chunk of content?.stream ?? []) {
        expect(chunk.length).toBeGreaterThan(0);
        break;
      }
      content?.stream.destroy();
      await blobs.remove('large');
      await rm(folder, { recursive: true, force: true });
    });

    /** Takes each chunk after a turn of the event loop, as a socket would, and copies what it must keep. */
    function makeSink(onChunk: (total: number) => void = () => undefined) {
      const taken: Buffer[] = [];
      const write = (chunk: Uint8Array, done: (error?: Error | null) => void) => {
        setImmediate(() => {
          taken.push(Buffer.from(chunk));
          onChunk(taken.length);
          done();
        });
      };
      return { sink: { write }, content: () => Buffer.concat(taken) };
    }

    it.each([
      ['all of it', null],
      ['a range across its chunks', { start: 1_000_000, end: 2_500_000 }],
      ['one byte', { start: 3_145_728, end: 3_145_728 }],
    ] as const)('sends to a sink %s, twice over the same memory', async (_name, range) => {
      const large = Buffer.from(new Uint8Array(3 * 1024 * 1024 + 1).map((_, index) => index % 251));
      await put('large', large);
      for (let round = 0; round < 2; round += 1) {
        const { sink, content } = makeSink();
        await (await blobs.open('large', range))?.sendTo(sink, FOREVER);
        const expected = range === null ? large : large.subarray(range.start, range.end + 1);
        expect(content().equals(expected)).toBe(true);
      }
    });

    it('stops when the sink is gone, though it never calls back', async () => {
      await put('large', 'x'.repeat(4 * 1024 * 1024));
      const gone = new AbortController();
      const write = () => setImmediate(() => gone.abort(new Error('gone')));
      const content = await blobs.open('large', null);
      await expect(content?.sendTo({ write }, gone.signal)).rejects.toThrow();
      expect(await read('large', { start: 0, end: 2 })).toBe('xxx');
    });

    it('passes on what the sink says', async () => {
      await put('large', 'x'.repeat(4 * 1024 * 1024));
      const content = await blobs.open('large', null);
      const write = (_chunk: Uint8Array, done: (error?: Error | null) => void) => done(new Error('broken pipe'));
      await expect(content?.sendTo({ write }, FOREVER)).rejects.toThrow('broken pipe');
    });
  });
}
