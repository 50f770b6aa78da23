import { darker, type Look, lookOf, type Solids } from './architecture/solids.ts';

/** Metres: half as wide as the street between two roofs, and how far each goes on. */
export const [GAP, FARTHER] = [1.6, 16] as const;

/** Low walls behind and along the edges, and what stands on roofs: vents, a stair house, a water tank. */
export function furnishRoofs(
  roof: Solids,
  stone: Look,
  { back, front, tanked }: { readonly back: number; readonly front: number; readonly tanked: boolean },
): void {
  const steel = lookOf(0x8a9298, 'metal');
  for (const side of [-1, 1]) {
    const [near, far] = [side * (GAP + 0.02), side * FARTHER].toSorted((a, b) => a - b);
    roof.box([near ?? 0, -0.02, back - 0.3], [far ?? 0, 0.55, back], stone, 1.2);
    const edge = side * (GAP + 0.14);
    roof.box([edge - 0.12, -0.3, back], [edge + 0.12, 0.06, front], darker(stone, 1.1), 2);
    const house = side * 9.5;
    roof.box([house - 1.6, 0, -7], [house + 1.6, 2.7, -4], darker(stone, side < 0 ? 0.75 : 0.9), 1.2);
    roof.box([house - 0.5, 0, -4], [house + 0.5, 2.1, -3.95], steel, 1);
    for (const [x, z] of [
      [4.2, -6.6],
      [5.3, -6.4],
      [13, -2],
    ] as const)
      roof.box([side * x - 0.4, 0, z - 0.4], [side * x + 0.4, 0.9, z + 0.4], steel, 1);
  }
  if (!tanked) return;
  roof.lathe(
    [6.6, 0.9, -6.2],
    [
      [1, 0],
      [1, 1.9],
      [0, 2.5],
    ],
    lookOf(0x6a4a36, 'wood'),
    14,
  );
}
