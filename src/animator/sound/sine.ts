const SIZE = 8192;

const TABLE = Float32Array.from({ length: SIZE + 1 }, (_, i) => Math.sin((i / SIZE) * Math.PI * 2));

/** A sine by table, for the millions a film's music needs. `turns` may be any number from 0 up; 1 is a whole period. */
export function sine(turns: number): number {
  return TABLE[((turns - Math.floor(turns)) * SIZE) | 0] ?? 0;
}
