/**
 * What a surface shows from near: the grain of its material, found for each pixel when a picture is resolved. One row each, in the order of `GrainKind` in
 * lens/kernel/grain-tiles.h, where each is woven once into a square that repeats. `across` and `along`: metres of that square; `tone`: how far its light and
 * dark reach; `relief`: how strongly its heights are lit from the side; `polish`: how much of the surroundings shows in it; `fine`: grit that only a near
 * camera sees.
 */
export interface GrainRow {
  readonly across: number;
  readonly along: number;
  readonly tone: number;
  readonly relief: number;
  readonly polish?: number;
  readonly fine?: number;
}

export const GRAINS = {
  // Lies finely over all others.
  grit: { across: 0.05, along: 0.05, tone: 1, relief: 0.5 },
  timber: { across: 0.36, along: 1.5, tone: 1, relief: 0.35, polish: 0.35, fine: 0.1 },
  planks: { across: 0.66, along: 2.2, tone: 1.1, relief: 0.6, polish: 0.3, fine: 0.12 },
  brick: { across: 1, along: 1, tone: 1, relief: 1, fine: 0.25 },
  ashlar: { across: 2.4, along: 2.4, tone: 1, relief: 1, fine: 0.35 },
  plaster: { across: 1.9, along: 1.9, tone: 0.7, relief: 0.55, fine: 0.12 },
  concrete: { across: 2.4, along: 2.4, tone: 0.9, relief: 0.7, fine: 0.2 },
  marble: { across: 0.9, along: 0.9, tone: 1, relief: 0, polish: 1, fine: 0 },
  weave: { across: 0.11, along: 0.11, tone: 0.8, relief: 0.7 },
  hide: { across: 0.14, along: 0.14, tone: 0.8, relief: 0.9, polish: 0.25 },
  brushed: { across: 0.3, along: 2.4, tone: 0.3, relief: 0.25, polish: 0.5 },
  crust: { across: 0.09, along: 0.09, tone: 0.5, relief: 0.6, fine: 0.06 },
  bark: { across: 0.8, along: 1.6, tone: 1, relief: 1, fine: 0.25 },
  clay: { across: 0.6, along: 0.6, tone: 0.4, relief: 0.8, fine: 0 },
  // Of land where it is steep: there the texture that the ground is painted with from above is drawn out.
  crag: { across: 17, along: 15, tone: 1, relief: 0.9, fine: 0 },
} as const satisfies Record<string, GrainRow>;

export type GrainName = keyof typeof GRAINS;
export const GRAIN_NAMES = Object.keys(GRAINS) as readonly GrainName[];
/** Texels along the square that repeats, a power of two: see GRAIN_SIZE of the kernel. */
export const GRAIN_SIZE = 256;
