import type { Vector } from '../../../maths/vector.ts';
import type { Forge, Paint } from '../../forge/forge.ts';
import { tube } from '../../forge/shapes.ts';
import type { ThingOrder } from '../../forge/thing-family.ts';
import { disc, liquidOf, says } from './household-parts.ts';

const [CREMA, FOAM]: readonly [Paint, Paint] = [
  { material: 'food', colour: 0x9a5a26 },
  { material: 'food', colour: 0xf6ead6 },
];
/** What is drawn into the crema by hand. */
const DRAWN = /latte|cappuccino|flat white|macchiato|rosetta|art\b|foam/;

/** What stands in a cup: a dark mirror of coffee or tea, or crema with a leaf of milk in it. */
export function forgeDrink(forge: Forge, order: ThingOrder, usual: number | null, radius: number, y: number): void {
  const milky = says(order, DRAWN) || (says(order, /coffee|espresso/) && says(order, /milk|cream/));
  if (!milky) {
    const filling = liquidOf(order) ?? usual;
    // In a cup one sees what is drunk, and only a little of the room in it.
    if (filling !== null) forge.add({ material: 'plastic', colour: filling }, disc(radius, y));
    return;
  }
  forge.add(CREMA, disc(radius, y));
  if (says(order, /heart/)) {
    forgeHeart(forge, radius, y - radius * 0.03, says(order, /toward/) ? 1 : -1);
    return;
  }
  // Leaves in pairs along a stem, the widest in the middle, and a heart at the top.
  const top = y - radius * 0.03;
  const leaf = (z: number, wide: number, thick: number): void => {
    const points = Array.from({ length: 9 }, (_, k): Vector => {
      const across = k / 4 - 1;
      return [across * wide, top, z + Math.abs(across) ** 1.6 * wide * 0.62];
    });
    forge.add(
      FOAM,
      tube(
        points,
        points.map((_, k) => thick * (1.15 - Math.abs(k / 4 - 1) * 0.75)),
        { sides: 6 },
      ),
    );
  };
  for (let k = 0; k < 5; k++)
    leaf(radius * (-0.42 + k * 0.24), radius * (0.36 + 0.34 * Math.sin(((k + 1) / 6) * Math.PI)), radius * 0.055);
  leaf(-radius * 0.66, radius * 0.17, radius * 0.1);
  const stem: Vector[] = [
    [0, top, -radius * 0.7],
    [0, top, radius * 0.82],
  ];
  forge.add(FOAM, tube(stem, [radius * 0.06, radius * 0.02], { sides: 6 }));
}

/** Rows of milk from the lobes of a heart to its tip. */
const HEART_ROWS = 17;
function forgeHeart(forge: Forge, radius: number, y: number, sense: 1 | -1): void {
  const thick = (radius * 1.6) / HEART_ROWS;
  for (let row = 0; row < HEART_ROWS; row++) {
    const down = -0.5 + (1.16 * row) / (HEART_ROWS - 1);
    const z = radius * down * sense;
    const [near, far] = edgesOfHeart(down);
    for (const side of near > 0.02 ? [-1, 1] : [1]) {
      const [from, to] = near > 0.02 ? [near * side, far * side] : [-far, far];
      forge.add(
        FOAM,
        tube(
          [
            [from * radius, y, z],
            [to * radius, y, z],
          ],
          [thick * 0.62, thick * 0.62],
          { sides: 6 },
        ),
      );
    }
  }
}

/** Of a heart at a depth: how far from its middle line it begins and ends. Two discs, and a tip below them. */
function edgesOfHeart(z: number): readonly [near: number, far: number] {
  const [lobe, middle, tip] = [0.34, -0.2, 0.68];
  const down = z - middle;
  if (down >= 0) return [0, (lobe * 2 * (tip - z)) / (tip - middle)];
  const half = Math.sqrt(Math.max(0, lobe ** 2 - down ** 2));
  return [Math.max(0, lobe - half), lobe + half];
}
