import type { Block, Spot } from './spots.ts';

/** So many of a kind go where they go as one. */
export const HERD = 3;

/** A herd as one block around the middle of its own; `follow` takes all of them to where that was moved. */
export function gatherHerd(blocks: readonly Block[], spots: ReadonlyMap<number, Spot>) {
  const places = blocks.map(({ player }) => spots.get(player)).filter((spot) => spot !== undefined);
  const mean = (of: (spot: Spot) => number): number => places.reduce((sum, spot) => sum + of(spot), 0) / places.length;
  const middle = {
    across: mean(({ across }) => across),
    near: mean(({ near }) => near),
    lift: mean(({ lift }) => lift),
  };
  const spot: Spot = { ...middle };
  const radius = Math.max(
    ...places.map(({ across, near }, index) => {
      const far = Math.hypot(across - middle.across, near - middle.near);
      return far + (blocks[index]?.radius ?? 0);
    }),
  );
  const height = Math.max(...blocks.map((block) => block.height));
  const lift = blocks[0]?.lift ?? 0;
  const block: Block = { player: blocks[0]?.player ?? 0, radius, wide: radius, deep: radius, height, lift };
  const follow = (): void => {
    for (const place of places) {
      place.across += spot.across - middle.across;
      place.near += spot.near - middle.near;
      place.lift += spot.lift - middle.lift;
    }
  };
  return { block, spot, follow };
}
