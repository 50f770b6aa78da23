/** The two sources of surprise, handed in from above so that everything below them can be replayed in a test. */
export interface Clock {
  /** The time of day, which people may set back and forth: for what is written down. */
  now(): Date;
  /** Milliseconds since some moment. Only ever goes on, and as fast as time does: for how long something takes or is good. */
  elapsedMilliseconds(): number;
}

export interface Randomness {
  bytes(count: number): Uint8Array;
}
