import type { Vector } from '../../../maths/vector.ts';
import { darker, lookOf, type Solids } from '../architecture/solids.ts';

/** Stones that people set up before history; they look along +z. */

/** Deterministic, by the number of a stone. */
const chance = (k: number): number => Math.abs(Math.sin(k * 12.9898) * 43758.5453) % 1;

/** Blocks that people set up in rings before history, some with others across. */
export function layStoneCircle(solids: Solids): void {
  const grey = lookOf(0x8d8a80, 'rock');
  const block = (x: number, z: number, turn: number, size: Vector, k: number, lean = 0): void => {
    const [s, c] = [Math.sin(turn), Math.cos(turn)];
    const [ls, lc] = [Math.sin(lean), Math.cos(lean)];
    const look = darker(grey, 0.85 + 0.3 * chance(k));
    solids.within([c * lc, -c * ls, s, x, ls, lc, 0, 0, -s * lc, s * ls, c, z], () =>
      solids.softBox(
        [-size[0] / 2, -0.6, -size[2] / 2],
        [size[0] / 2, size[1], size[2] / 2],
        0.34,
        (at) =>
          darker(
            look,
            0.8 +
              0.3 * Math.abs(Math.sin(at[1] * 2.3 + at[0] * 3 + k) * Math.sin(at[2] * 2.6 + at[1])) -
              (at[1] < 0.4 ? 0.15 : 0),
          ),
        { cell: 0.5 },
      ),
    );
  };
  const over = (x: number, z: number, turn: number, size: Vector, y: number, k: number): void => {
    const [s, c] = [Math.sin(turn), Math.cos(turn)];
    const look = darker(grey, 0.9 + 0.25 * chance(k + 7));
    solids.within([c, 0, s, x, 0, 1, 0, y, -s, 0, c, z], () =>
      solids.softBox(
        [-size[0] / 2, 0, -size[2] / 2],
        [size[0] / 2, size[1], size[2] / 2],
        0.25,
        (at) => darker(look, 0.84 + 0.26 * Math.abs(Math.sin(at[0] * 2.9 + k))),
        { cell: 0.6 },
      ),
    );
  };
  const radius = 15.5;
  for (let k = 0; k < 30; k++) {
    const angle = (k / 30) * Math.PI * 2;
    if (chance(k) < 0.2) continue;
    block(Math.sin(angle) * radius, Math.cos(angle) * radius, angle, [2.1, 4.1 + 0.3 * chance(k + 3), 1.1], k);
    if (chance(k + 1) >= 0.2 && chance(k + 40) > 0.34) {
      const between = ((k + 0.5) / 30) * Math.PI * 2;
      over(Math.sin(between) * radius, Math.cos(between) * radius, between, [3.3, 0.85, 1.1], 4.15, k);
    }
  }
  for (let k = 0; k < 5; k++) {
    const angle = Math.PI + (k - 2) * 0.78;
    const [s, c] = [Math.sin(angle), Math.cos(angle)];
    const tall = 6.2 + (2 - Math.abs(k - 2)) * 0.55;
    for (const side of [-1, 1])
      block(s * 7.4 + c * side * 1.5, c * 7.4 - s * side * 1.5, angle, [2.3, tall, 1.3], k * 5 + side);
    if (k !== 3) over(s * 7.4, c * 7.4, angle, [5.2, 1.1, 1.4], tall - 0.05, k + 60);
  }
  for (let k = 0; k < 7; k++)
    block((chance(k + 80) - 0.5) * 26, (chance(k + 90) - 0.5) * 26, k, [1.8, 0.9, 2.6], k + 100, 0.1);
}

/** Heads of black stone in a row on their platform. */
export function layStoneHeads(solids: Solids): void {
  const tuff = lookOf(0x6d675c, 'rock');
  solids.box(
    [-22, -2, -3],
    [22, 1.1, 2.4],
    (at) => darker(tuff, 0.75 + 0.3 * Math.abs(Math.sin(at[0] * 2.1) * Math.sin(at[1] * 4))),
    0.8,
  );
  for (let k = 0; k < 7; k++) {
    const [x, size] = [(k - 3) * 5.7, 0.86 + 0.28 * chance(k + 5)];
    const look = darker(tuff, 0.9 + 0.25 * chance(k));
    solids.within([size, 0, 0, x, 0, size, 0, 1, 0, 0, size, 0], () => {
      solids.softBox([-1.5, 0, -0.9], [1.5, 3, 0.8], 0.7, look, { rings: 3 });
      solids.softBox([-1.05, 2.6, -0.9], [1.05, 6.2, 0.75], 0.5, look, { rings: 3 });
      solids.softBox([-1.12, 5.1, 0.1], [1.12, 5.5, 1.15], 0.18, look);
      solids.softBox([-0.28, 3.9, 0.5], [0.28, 5.3, 1.35], 0.2, darker(look, 1.08));
      solids.softBox([-0.44, 3.8, 0.5], [0.44, 4.1, 1.3], 0.14, darker(look, 1.05));
      for (const side of [-1, 1]) {
        solids.softBox(
          [side < 0 ? -0.95 : 0.3, 4.5, 0.5],
          [side < 0 ? -0.3 : 0.95, 5.12, 0.82],
          0.1,
          darker(look, 0.45),
        );
        solids.softBox([side < 0 ? -1.3 : 1, 3.4, -0.3], [side < 0 ? -1 : 1.3, 5.4, 0.2], 0.12, look);
        solids.tube(
          [
            [side * 1.5, 2.4, 0.2],
            [side * 1.6, 1, 0.5],
            [side * 0.7, 0.4, 1],
          ],
          0.3,
          look,
          8,
        );
      }
      solids.softBox([-0.6, 3.2, 0.6], [0.6, 3.42, 1], 0.1, darker(look, 0.7));
      solids.softBox([-0.7, 2.6, 0.4], [0.7, 3.2, 1.05], 0.25, look);
      if (k % 3 === 1)
        solids.lathe(
          [0, 6.1, 0],
          [
            [0.9, 0],
            [1.1, 0.3],
            [1.05, 1.2],
            [0.6, 1.4],
            [0.5, 1.8],
            [0.05, 1.85],
          ],
          lookOf(0x8a4a38, 'rock'),
          14,
        );
    });
  }
}

/** Rows of old gravestones in the grass, some leaning, with a free way in the middle; the film plays among them. */
export function layGraves(solids: Solids): void {
  const grey = lookOf(0x84857c, 'hewn');
  let k = 0;
  for (let z = -22; z <= 7; z += 2.9)
    for (let x = -17; x <= 17; x += 2.15) {
      k += 1;
      const [px, pz] = [x + (chance(k) - 0.5) * 0.7, z + (chance(k + 9) - 0.5) * 0.8];
      // Where somebody stands or the camera looks from, nothing does.
      if (chance(k + 30) < 0.22 || (Math.abs(px) < 2.4 && pz > -2) || pz > 5 - Math.abs(px) * 0.2) continue;
      const [turn, lean] = [(chance(k + 50) - 0.5) * 0.35, (chance(k + 60) - 0.5) * 0.16];
      const [s, c] = [Math.sin(turn), Math.cos(turn)];
      const look = darker(grey, 0.75 + 0.4 * chance(k + 70));
      const moss = (at: Vector) => darker(look, 0.8 + 0.24 * Math.abs(Math.sin(at[0] * 7 + at[1] * 5 + k)));
      solids.within([c, -lean * c, s, px, lean, 1, 0, 0, -s, 0, c, pz], () => {
        const kind = chance(k + 80);
        const tall = 0.7 + 0.4 * chance(k + 20);
        solids.softBox([-0.42, -0.4, -0.2], [0.42, 0.12, 0.2], 0.03, moss);
        if (kind < 0.6) {
          solids.softBox([-0.32, 0.1, -0.07], [0.32, tall - 0.2, 0.07], 0.03, moss, { cell: 0.2 });
          solids.within([1, 0, 0, 0, 0, 0, 1, tall - 0.22, 0, -1, 0, 0], () =>
            solids.lathe(
              [0, -0.07, 0],
              [
                [0.32, 0],
                [0.32, 0.14],
                [0.01, 0.141],
              ],
              moss,
              20,
            ),
          );
          for (let row = 0; row < 3; row++)
            solids.box(
              [-0.2 + row * 0.04, tall * 0.62 - row * 0.12, 0.071],
              [0.2 - row * 0.04, tall * 0.62 - row * 0.12 + 0.03, 0.076],
              darker(look, 0.5),
              1,
            );
        } else if (kind < 0.85) {
          solids.softBox([-0.09, 0.1, -0.07], [0.09, tall + 0.5, 0.07], 0.02, moss);
          solids.softBox([-0.33, tall + 0.08, -0.07], [0.33, tall + 0.25, 0.07], 0.02, moss);
        } else {
          solids.lathe(
            [0, 0.1, 0],
            [
              [0.3, 0],
              [0.3, 0.2],
              [0.22, 0.24],
              [0.16, tall + 0.5],
              [0.01, tall + 0.8],
            ],
            moss,
            4,
          );
        }
      });
    }
}
