import type { Clock } from '../core/clock.ts';

/** A client polls about once a second; writing more often would only wear the disk. */
const LEAST_PAUSE_MILLISECONDS = 400;

/**
 * Passes on a generator's progress without ever making it wait: one write at a time, not too often, what comes between is
 * dropped for what comes next. `onLost` is called when a write finds that the task is no longer ours.
 */
export class ProgressReporter {
  readonly #write: (share: number) => Promise<boolean>;
  readonly #clock: Clock;
  readonly #onLost: () => void;
  readonly #onFault: (error: unknown) => void;
  #writing: Promise<void> | null = null;
  #writtenAt = Number.NEGATIVE_INFINITY;

  constructor(parts: {
    write: (share: number) => Promise<boolean>;
    clock: Clock;
    onLost: () => void;
    onFault: (error: unknown) => void;
  }) {
    this.#write = parts.write;
    this.#clock = parts.clock;
    this.#onLost = parts.onLost;
    this.#onFault = parts.onFault;
  }

  report(share: number): void {
    const now = this.#clock.elapsedMilliseconds();
    if (this.#writing !== null || now - this.#writtenAt < LEAST_PAUSE_MILLISECONDS) return;
    this.#writtenAt = now;
    this.#writing = this.#writeOnce(share);
  }

  /** Resolves when no write is under way. */
  async end(): Promise<void> {
    await this.#writing;
  }

  async #writeOnce(share: number): Promise<void> {
    try {
      if (!(await this.#write(share))) this.#onLost();
    } catch (error) {
      // Progress is a courtesy: a store that cannot take it now must not end the work.
      this.#onFault(error);
    } finally {
      this.#writing = null;
    }
  }
}
