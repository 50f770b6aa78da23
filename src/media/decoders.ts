import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { ServiceError } from '../core/errors.ts';
import { type Decoded, TOO_SLOW, UNREADABLE } from './decode-picture.ts';
import type { DecodeAnswer, DecodeOrder } from './decode-process.ts';

const PROCESS_FILE = fileURLToPath(new URL('./decode-process.ts', import.meta.url));
/** A picture of 50 megapixels takes 200 MB while it is decoded: two at once are enough for any machine. */
const AT_ONCE = 2;
/** Starting a process costs 0.2 s: one that came out of its work small is kept for a while. */
const MOST_RESIDENT_BYTES = 200 * 1024 * 1024;
const MOST_PICTURES = 50;
const IDLE_MILLISECONDS = 10_000;
/** Far beyond the decoder's own limit, for one that hangs. */
const PATIENCE_MILLISECONDS = 300_000;

const CRASHES: readonly unknown[] = ['SIGSEGV', 'SIGABRT', 'SIGBUS', 'SIGILL', 'SIGFPE'];

export interface Decoders {
  decode(order: DecodeOrder): Promise<Decoded>;
  close(): Promise<void>;
}

interface Decoder {
  readonly child: ChildProcess;
  readonly pictures: number;
}

/**
 * Has pictures decoded by processes of their own, which are replaced when they are used up. Twelve JPEGs of 49 megapixels,
 * 288 kB each, sent at once: the service goes from 140 MB to 177 and stays there (2026-11-15). Decoded in its own process
 * they left it at 2.3 GB for good.
 */
export function makeDecoders(): Decoders {
  const turns = new Turns(AT_ONCE);
  const resting = new Map<ChildProcess, { decoder: Decoder; patience: NodeJS.Timeout }>();
  const running = new Set<ChildProcess>();

  function start(): Decoder {
    // Pictures go over as bytes, not as text.
    const child = fork(PROCESS_FILE, { stdio: ['ignore', 'ignore', 'ignore', 'ipc'], serialization: 'advanced' });
    running.add(child);
    child.once('close', () => forget(child));
    child.once('error', () => forget(child));
    return { child, pictures: 0 };
  }

  function forget(child: ChildProcess): void {
    running.delete(child);
    clearTimeout(resting.get(child)?.patience);
    resting.delete(child);
  }

  function take(): Decoder {
    const [child, rest] = [...resting].at(-1) ?? [];
    if (child === undefined || rest === undefined) return start();
    clearTimeout(rest.patience);
    resting.delete(child);
    return rest.decoder;
  }

  function giveBack({ child, pictures }: Decoder, residentBytes: number): void {
    if (residentBytes > MOST_RESIDENT_BYTES || pictures + 1 >= MOST_PICTURES || !child.connected) {
      child.kill('SIGKILL');
      return;
    }
    const patience = setTimeout(() => {
      // At once: whoever came between the signal and the end of the process would be given one that dies.
      resting.delete(child);
      child.kill('SIGKILL');
    }, IDLE_MILLISECONDS).unref();
    resting.set(child, { decoder: { child, pictures: pictures + 1 }, patience });
  }

  async function run(order: DecodeOrder): Promise<Decoded> {
    const decoder = take();
    const { child } = decoder;
    const patience = AbortSignal.timeout(PATIENCE_MILLISECONDS);
    const over = new AbortController();
    const signal = AbortSignal.any([patience, over.signal]);
    try {
      const answered = once(child, 'message', { signal });
      const ended = once(child, 'close', { signal });
      // Only one of the two comes to pass.
      for (const either of [answered, ended]) either.catch(() => undefined);
      child.send(order, () => undefined);
      const first = await Promise.race([answered, ended.then(([code, killedBy]) => ({ code, killedBy }))]);
      if (!Array.isArray(first)) {
        // A picture that brings the decoder down cannot be read; any other end is no fault of the picture.
        if (CRASHES.includes(first.killedBy)) return { refusal: UNREADABLE };
        throw new Error(`The decoder ended: exit ${first.code}, signal ${first.killedBy}.`);
      }
      const { decoded, residentBytes } = first[0] as DecodeAnswer;
      giveBack(decoder, residentBytes);
      return decoded;
    } catch (error) {
      child.kill('SIGKILL');
      if (patience.aborted) return { refusal: TOO_SLOW };
      const message = 'The server cannot look at pictures now. Try again later.';
      throw new ServiceError('service_unavailable', message, { retryAfterSeconds: 5, cause: error });
    } finally {
      // Takes the listeners of the other one off.
      over.abort();
    }
  }

  return {
    decode: (order) => turns.run(() => run(order)),
    async close() {
      const all = [...running];
      const ends = all.map((child) => once(child, 'close'));
      for (const child of all) child.kill('SIGKILL');
      await Promise.all(ends);
    },
  };
}

/** Lets only so many in at once; the others wait in line. */
class Turns {
  #free: number;
  readonly #waiting: (() => void)[] = [];

  constructor(places: number) {
    this.#free = places;
  }

  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#free > 0) this.#free -= 1;
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next === undefined) this.#free += 1;
      else next();
    }
  }
}
