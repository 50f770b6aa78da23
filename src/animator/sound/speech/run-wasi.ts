/**
 * Runs a WASI command that reads its arguments and writes one file and some text: all in memory. Only the calls that the voices make are
 * there. It has no clock, no chance and no files, so the same arguments always give the same bytes.
 */
export interface WasiOutcome {
  readonly text: string;
  readonly file: Uint8Array;
}

/** The only file it may write, and the folder it believes to be in. */
export const OUTPUT_FILE = '/out/speech.wav';
const FOLDER = '/out';

const [STDOUT, STDERR, PREOPENED, FILE] = [1, 2, 3, 4] as const;
const [SUCCESS, BAD_DESCRIPTOR] = [0, 8] as const;
const [IS_DIRECTORY, IS_FILE] = [3, 4] as const;
const ALL_RIGHTS = 0xffff_ffff_ffff_ffffn;

class Exit extends Error {}

/** Bytes that grow, with a place where the next are written. */
function makeSink() {
  let bytes = new Uint8Array(65_536);
  let length = 0;
  let at = 0;
  return {
    write(part: Uint8Array): void {
      if (at + part.length > bytes.length) {
        const larger = new Uint8Array((at + part.length) * 2);
        larger.set(bytes);
        bytes = larger;
      }
      bytes.set(part, at);
      at += part.length;
      length = Math.max(length, at);
    },
    seek(offset: number, whence: number): number {
      at = whence === 0 ? offset : whence === 1 ? at + offset : length + offset;
      return at;
    },
    read: (): Uint8Array => bytes.slice(0, length),
  };
}

function isCommand(exported: object): exported is { memory: { readonly buffer: ArrayBuffer }; _start(): void } {
  return 'memory' in exported && '_start' in exported;
}

export async function runWasi(module: WebAssembly.Module, words: readonly string[]): Promise<WasiOutcome> {
  const texts = words.map((word) => new TextEncoder().encode(`${word}\0`));
  const folder = new TextEncoder().encode(FOLDER);
  const printed = makeSink();
  const file = makeSink();
  let command: { memory: { readonly buffer: ArrayBuffer }; _start(): void } | null = null;
  const view = (): DataView => new DataView(command?.memory.buffer ?? new ArrayBuffer(0));
  const bytesAt = (at: number, length: number): Uint8Array =>
    new Uint8Array(command?.memory.buffer ?? new ArrayBuffer(0), at, length);

  const calls = {
    args_sizes_get(count: number, size: number): number {
      view().setUint32(count, texts.length, true);
      view().setUint32(
        size,
        texts.reduce((sum, text) => sum + text.length, 0),
        true,
      );
      return SUCCESS;
    },
    args_get(pointers: number, buffer: number): number {
      let at = buffer;
      for (const [i, text] of texts.entries()) {
        view().setUint32(pointers + i * 4, at, true);
        bytesAt(at, text.length).set(text);
        at += text.length;
      }
      return SUCCESS;
    },
    clock_time_get(_clock: number, _precision: bigint, result: number): number {
      view().setBigUint64(result, 0n, true);
      return SUCCESS;
    },
    fd_close: (): number => SUCCESS,
    fd_fdstat_set_flags: (): number => SUCCESS,
    fd_fdstat_get(descriptor: number, result: number): number {
      if (descriptor > FILE) return BAD_DESCRIPTOR;
      bytesAt(result, 24).fill(0);
      view().setUint8(result, descriptor === PREOPENED ? IS_DIRECTORY : IS_FILE);
      view().setBigUint64(result + 8, ALL_RIGHTS, true);
      view().setBigUint64(result + 16, ALL_RIGHTS, true);
      return SUCCESS;
    },
    fd_prestat_get(descriptor: number, result: number): number {
      if (descriptor !== PREOPENED) return BAD_DESCRIPTOR;
      view().setUint32(result, 0, true);
      view().setUint32(result + 4, folder.length, true);
      return SUCCESS;
    },
    fd_prestat_dir_name(_descriptor: number, at: number, length: number): number {
      bytesAt(at, length).set(folder.subarray(0, length));
      return SUCCESS;
    },
    path_open(...args: readonly unknown[]): number {
      view().setUint32(Number(args[8]), FILE, true);
      return SUCCESS;
    },
    fd_read(_descriptor: number, _vectors: number, _count: number, result: number): number {
      view().setUint32(result, 0, true);
      return SUCCESS;
    },
    fd_seek(descriptor: number, offset: bigint, whence: number, result: number): number {
      if (descriptor !== FILE) return BAD_DESCRIPTOR;
      view().setBigUint64(result, BigInt(file.seek(Number(offset), whence)), true);
      return SUCCESS;
    },
    fd_write(descriptor: number, vectors: number, count: number, result: number): number {
      let written = 0;
      for (let i = 0; i < count; i++) {
        const at = view().getUint32(vectors + i * 8, true);
        const length = view().getUint32(vectors + i * 8 + 4, true);
        if (descriptor === FILE) file.write(bytesAt(at, length));
        else if (descriptor === STDOUT) printed.write(bytesAt(at, length));
        else if (descriptor !== STDERR) return BAD_DESCRIPTOR;
        written += length;
      }
      view().setUint32(result, written, true);
      return SUCCESS;
    },
    proc_exit(code: number): never {
      throw new Exit(String(code));
    },
  };
  const { exports } = await WebAssembly.instantiate(module, { wasi_snapshot_preview1: calls });
  if (!isCommand(exports)) throw new Error('This WebAssembly file is no command.');
  command = exports;
  try {
    command._start();
  } catch (error) {
    if (!(error instanceof Exit)) throw error;
    if (error.message !== '0') throw new Error(`The voice ended with code ${error.message}.`);
  }
  return { text: new TextDecoder().decode(printed.read()), file: file.read() };
}
