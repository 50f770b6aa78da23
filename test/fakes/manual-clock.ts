import type { Clock } from '../../src/core/clock.ts';

/** Time that passes only when a test says so. */
export class ManualClock implements Clock {
  #milliseconds: number;

  constructor(start = '2026-11-02T12:00:00.000Z') {
    this.#milliseconds = Date.parse(start);
  }

  now(): Date {
    return new Date(this.#milliseconds);
  }

  advance(seconds: number): void {
    this.#milliseconds += seconds * 1000;
  }
}
