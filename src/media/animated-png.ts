import { type FileHandle, open } from 'node:fs/promises';

/**
 * The decoder takes an animated PNG for a still one. The chunk that makes it move stands before the first picture, behind as
 * much else as its writer liked: the chunks are walked, and of those in between only the heads are looked at.
 */
export async function isAnimatedPng(source: string | Buffer): Promise<boolean> {
  if (typeof source !== 'string') return walk((at) => source.subarray(at, at + WINDOW_BYTES));
  const handle = await open(source);
  try {
    return await walk((at) => readWindow(handle, at));
  } finally {
    await handle.close();
  }
}

const SIGNATURE_BYTES = 8;
/** Four of length, four of name; the checksum stands behind the data. */
const HEAD_BYTES = 8;
const CHECKSUM_BYTES = 4;
/** Many small chunks are read at once, a large one is passed over unread. */
const WINDOW_BYTES = 64 * 1024;

async function walk(readAt: (at: number) => Buffer | Promise<Buffer>): Promise<boolean> {
  let at = SIGNATURE_BYTES;
  let start = at;
  let window = await readAt(start);
  for (;;) {
    if (at + HEAD_BYTES > start + window.length) {
      start = at;
      window = await readAt(start);
      if (window.length < HEAD_BYTES) return false;
    }
    const name = window.toString('latin1', at - start + 4, at - start + HEAD_BYTES);
    if (name === 'acTL') return true;
    if (name === 'IDAT' || name === 'IEND') return false;
    at += HEAD_BYTES + window.readUInt32BE(at - start) + CHECKSUM_BYTES;
  }
}

async function readWindow(handle: FileHandle, at: number): Promise<Buffer> {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(WINDOW_BYTES), 0, WINDOW_BYTES, at);
  return buffer.subarray(0, bytesRead);
}
