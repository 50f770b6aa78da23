/** Kernels load four pixels at once and may read this far behind the end of what they are given. */
const SLACK_BYTES = 64;
const PAGE_BYTES = 65_536;
const FIRST_PAGES = 16;
const MOST_PAGES = 65_536;
const LINE_BYTES = 64;

/** Where the memory itself keeps how much of it is handed out, so that all threads see the same. */
const TOP_AT = 1_008;
/** Below lie the constants of the kernels themselves. */
const FIRST_FREE = 8_192;

/**
 * The kernels' memory: handed out in order, to any thread that holds it. A film keeps all of it; what is made in passing is given back by `release`.
 */
export class KernelMemory {
  readonly memory: WebAssembly.Memory;

  /** Without an argument a new memory; else one that another thread has made. */
  constructor(memory?: WebAssembly.Memory) {
    this.memory = memory ?? new WebAssembly.Memory({ initial: FIRST_PAGES, maximum: MOST_PAGES, shared: true });
    if (memory === undefined) this.release(FIRST_FREE);
  }

  /**
   * For one job of one thread. The collector does not see how large a shared memory is, and lets those that nobody holds pile up; this one it gives back
   * soon.
   */
  static forOneJob(): KernelMemory {
    const memory = new WebAssembly.Memory({ initial: FIRST_PAGES, maximum: MOST_PAGES, shared: false });
    const made = new KernelMemory(memory);
    made.release(FIRST_FREE);
    return made;
  }

  #top(): Uint32Array {
    return new Uint32Array(this.memory.buffer, TOP_AT, 1);
  }

  reserve(bytes: number): number {
    const taken = Math.ceil((bytes + SLACK_BYTES) / LINE_BYTES) * LINE_BYTES;
    const at = Atomics.add(this.#top(), 0, taken);
    const missing = at + taken - this.memory.buffer.byteLength;
    if (missing > 0) this.memory.grow(Math.ceil(missing / PAGE_BYTES));
    return at;
  }

  /** What is reserved from here on can be given back by `release`, as long as no other thread reserves meanwhile. */
  mark(): number {
    return Atomics.load(this.#top(), 0);
  }

  release(mark: number): void {
    Atomics.store(this.#top(), 0, mark);
  }

  /** Views do not follow a memory that grows, so they are made when needed and never kept over a `reserve`. */
  bytes(at: number, length: number): Uint8Array {
    return new Uint8Array(this.memory.buffer, at, length);
  }

  floats(at: number, length: number): Float32Array {
    return new Float32Array(this.memory.buffer, at, length);
  }

  words(at: number, length: number): Uint32Array {
    return new Uint32Array(this.memory.buffer, at, length);
  }
}
