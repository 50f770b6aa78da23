/** Flowers of meadows and fields, a row each: lands are grown with them by their names. */
export interface FlowerRow {
  readonly petals: readonly number[];
  readonly heart: number;
  /** Metres: how high it stands, how wide it is. */
  readonly height: number;
  readonly size: number;
  readonly count: number;
  /** Petals on a stem above each other instead of around a heart. */
  readonly spike: boolean;
  /** How broad a petal is, of what would close the ring; full where nothing is said. */
  readonly slim?: number;
  /** Its petals shine by themselves. */
  readonly glows?: boolean;
}

export const FLOWERS = {
  daisy: { petals: [0xfaf6ee], heart: 0xe8b32e, height: 0.3, size: 0.022, count: 9, spike: false },
  poppy: { petals: [0xd8341f, 0xe4502c], heart: 0x2a1a16, height: 0.42, size: 0.042, count: 5, spike: false },
  buttercup: { petals: [0xf4cf2e], heart: 0xd99a1a, height: 0.3, size: 0.018, count: 5, spike: false },
  dandelion: { petals: [0xf6c91c], heart: 0xe8a010, height: 0.24, size: 0.026, count: 12, spike: false },
  bluebell: { petals: [0x5d6fe0, 0x7f7ae6], heart: 0x4a50b0, height: 0.36, size: 0.03, count: 7, spike: true },
  cornflower: { petals: [0x5a74dc, 0x7b68d8], heart: 0x3a3a90, height: 0.36, size: 0.024, count: 8, spike: false },
  lavender: { petals: [0x8a6cc8, 0xa98ad8], heart: 0x6a50a0, height: 0.46, size: 0.026, count: 7, spike: true },
  tulip: { petals: [0xd9364a, 0xf0b030, 0xe88ab0], heart: 0xf0d060, height: 0.38, size: 0.034, count: 6, spike: false },
  sunflower: { petals: [0xf5b51a, 0xf8c832], heart: 0x4a2c14, height: 1.4, size: 0.19, count: 13, spike: false },
  rose: { petals: [0xc8304a, 0xe88aa0], heart: 0x8a1a2c, height: 0.5, size: 0.04, count: 7, spike: false },
  lily: { petals: [0xf8f2ea, 0xf6d8c8], heart: 0xe8b060, height: 0.55, size: 0.06, count: 6, spike: false, slim: 0.72 },
  'spider lily': {
    petals: [0xd0182a, 0xe03038],
    heart: 0xc01830,
    height: 0.5,
    size: 0.066,
    count: 12,
    spike: false,
    slim: 0.46,
  },
  marigold: { petals: [0xf29a1e, 0xf0b428], heart: 0xd07a10, height: 0.4, size: 0.042, count: 14, spike: false },
  lupine: { petals: [0x6a5cd0, 0x8a70dc], heart: 0x5a50b0, height: 0.6, size: 0.042, count: 7, spike: true },
  cosmos: { petals: [0xe070b0, 0xf0a0cc], heart: 0xf0c040, height: 0.48, size: 0.04, count: 8, spike: false },
  daffodil: { petals: [0xf6dc3c, 0xfaf0a0], heart: 0xf0a020, height: 0.34, size: 0.034, count: 6, spike: false },
  clover: { petals: [0xc98ac0, 0xf0dfe8], heart: 0xd8a8d0, height: 0.2, size: 0.017, count: 6, spike: true },
} as const satisfies Record<string, FlowerRow>;
