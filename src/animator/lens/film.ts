/** A film being drawn in order of nothing: `frame = f(number)`. */
export interface Film {
  readonly bytesPerFrame: number;
  compose(frame: number, seconds: number): void;
  /** Lays what was composed last as I420 at this address of the kernels' memory. */
  print(frame: number, at: number): void;
}
