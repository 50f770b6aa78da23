/** The two sources of surprise, handed in from above so that everything below them can be replayed in a test. */
export interface Clock {
  now(): Date;
}

export interface Randomness {
  bytes(count: number): Uint8Array;
}
