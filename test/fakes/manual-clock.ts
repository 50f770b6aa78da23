import type { Clock } from '../../src/core/clock.ts';

/** Time that passes only when a test says so. */
export class ManualClock implements Clock {
  #milliseconds: number;
  #elapsed = 0;

  constructor(start = '2026-11-02T12:00:00.000Z') {
    this.#milliseconds = Date.parse(start);
  }

  now(): Date {
    return new Date(this.#milliseconds);
  }

  elapsedMilliseconds(): number {
    return this.#elapsed;
  }

  advance(seconds: number): void {
    this.#milliseconds += seconds * 1000;
    this.#elapsed += seconds * 1000;
  }

  /** Somebody sets the time of day; none passes. */
  set(seconds: number): void {
    this.#milliseconds += seconds * 1000;
  }
}
