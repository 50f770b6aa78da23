import { darker, type Look, lookOf, type Paint, type Solids, shine } from '../architecture/solids.ts';
import { layArch, turnedTo } from '../landmark-parts.ts';

/** Landmarks of cities, each with its front at z 0 looking along +z, as large as they are. */

const windowsOf = (dark: number): Look =>
  dark > 0.3 ? shine([1, 0.66, 0.32], 0.4 + 0.8 * dark) : lookOf(0x31363c, 'glass');

/** Stone with upright ribs every few metres, as Gothic walls have them. */
const ribbed =
  (look: Look, every: number): Paint =>
  ([x, y, z]) =>
    darker(
      look,
      (Math.abs(Math.sin(((x + z) * Math.PI) / every)) > 0.5 ? 1 : 0.72) * (0.96 + 0.05 * Math.sin(y * 2.1)),
    );

/** The tower with the four clocks, and the long house of parliament beside it. */
export function layClockTower(solids: Solids, dark: number): void {
  const stone = lookOf(0xd2b27c, 'hewn');
  const slate = lookOf(0x4c5258, 'hewn');
  const gold = lookOf(0xc9a24a, 'metal');
  solids.box([-6, -2, -12], [6, 54, 0], ribbed(stone, 2), 1.5);
  for (const y of [9, 18, 27, 36, 45, 53]) solids.box([-6.3, y, -12.3], [6.3, y + 0.8, 0.3], darker(stone, 1.08), 4);
  solids.box([-7, 54, -13], [7, 68, 1], ribbed(stone, 2.4), 2);
  for (const y of [54, 67]) solids.box([-7.5, y, -13.5], [7.5, y + 1.2, 1.5], darker(gold, 0.9), 4);
  for (let turn = 0; turn < 4; turn++)
    solids.within(turnedTo((turn * Math.PI) / 2, [0, 61.2, -6]), () => {
      layDisc(solids, 4.9, 7.1, darker(gold, 0.7));
      layDisc(solids, 4.3, 7.2, dark > 0.3 ? shine([1, 0.93, 0.72], 0.9 + 0.8 * dark) : lookOf(0xf3eedd, 'seamless'));
      const ink = lookOf(0x23262c, 'seamless');
      solids.box([-0.22, -0.4, 7.25], [0.22, 3.7, 7.3], ink, 9);
      solids.box([-0.3, -0.3, 7.25], [2.4, 0.3, 7.3], ink, 9);
      for (let hour = 0; hour < 12; hour++)
        solids.within(rolled((hour * Math.PI) / 6), () => solids.box([-0.13, 3.4, 7.24], [0.13, 4.1, 7.28], ink, 9));
    });
  solids.box([-6.2, 68, -12.2], [6.2, 75, 0.2], ribbed(darker(stone, 0.9), 1.6), 1.2);
  solids.within(turnedTo(Math.PI / 4, [0, 75, -6]), () =>
    solids.lathe(
      [0, 0, 0],
      [
        [9.6, 0],
        [9.6, 0.8],
        [5.2, 9],
        [5.4, 9.2],
        [5.4, 12.4],
        [5.7, 12.6],
        [1.2, 23],
        [0.1, 28],
      ],
      (at) => darker(slate, 0.86 + 0.2 * Math.abs(Math.sin(at[1] * 2.4))),
      4,
    ),
  );
  solids.box([-3.7, 84.6, -9.7], [3.7, 87.2, -2.3], darker(gold, 0.8), 9);
  for (const [x, z] of [
    [-6.6, -12.6],
    [6.6, -12.6],
    [-6.6, 0.6],
    [6.6, 0.6],
  ] as const)
    solids.lathe(
      [x, 68, z],
      [
        [0.7, 0],
        [0.7, 6],
        [0.05, 11],
      ],
      stone,
      6,
    );
  // The house: bays with tall windows, and pinnacles between them.
  const glass = windowsOf(dark);
  const wall = darker(stone, 0.93);
  solids.box([-96, -2, -34], [-7, 22, -8], wall, 5);
  for (let x = -94; x < -9; x += 6) {
    for (const y of [2.5, 9, 15]) layArch(solids, [x, y, -7.9], 1.5, 3, glass, 1.5);
    solids.box([x + 2.4, -2, -8], [x + 3.6, 24, -6.6], darker(stone, 1.05), 4);
    solids.lathe(
      [x + 3, 24, -7.3],
      [
        [0.8, 0],
        [0.7, 2],
        [0.05, 6],
      ],
      stone,
      6,
    );
  }
  for (const y of [7.6, 14.2, 21]) solids.box([-96, y, -8], [-7, y + 0.6, -7.3], darker(stone, 1.1), 6);
  solids.sheet([-96, 22, -8.5], [89, 0, 0], [0, 7, -12], slate, [20, 2]);
  solids.sheet([-7, 22, -33.5], [-89, 0, 0], [0, 7, 12], slate, [20, 2]);
}

const rolled = (angle: number): number[] => {
  const [s, c] = [Math.sin(angle), Math.cos(angle)];
  return [c, s, 0, 0, -s, c, 0, 0, 0, 0, 1, 0];
};

/** A round face looking along +z. */
export function layDisc(solids: Solids, radius: number, z: number, look: Look): void {
  const middle = solids.vertex([0, 0, z], [0, 0, 1], look);
  const rim = Array.from({ length: 25 }, (_, k) => {
    const angle = (k / 24) * Math.PI * 2;
    return solids.vertex([Math.cos(angle) * radius, Math.sin(angle) * radius, z], [0, 0, 1], look);
  });
  for (let k = 0; k < 24; k++) solids.triangle(middle, rim[k] ?? 0, rim[k + 1] ?? 0);
}

/** A tower of rings of arches that has sunk on one side. */
export function layLeaningTower(solids: Solids, dark: number): void {
  const marble = lookOf(0xeae4d6, 'hewn');
  const lean = 0.072;
  const [s, c] = [Math.sin(lean), Math.cos(lean)];
  solids.within([c, s, 0, 0, -s, c, 0, -0.4, 0, 0, 1, -9], () => {
    const drum = (y: number, high: number, radius: number): void => {
      solids.lathe(
        [0, y, 0],
        [
          [radius - 1, 0],
          [radius - 1, high],
        ],
        darker(marble, dark > 0.4 ? 0.7 : 0.52),
        28,
      );
      for (let k = 0; k < 30; k++) {
        const angle = (k / 30) * Math.PI * 2;
        solids.lathe(
          [Math.sin(angle) * radius, y, Math.cos(angle) * radius],
          [
            [0.3, 0],
            [0.24, high * 0.62],
            [0.46, high * 0.7],
            [0.8, high * 0.84],
          ],
          marble,
          6,
        );
      }
      solids.lathe(
        [0, y + high * 0.8, 0],
        [
          [radius - 1, 0],
          [radius + 0.2, 0],
          [radius + 0.5, high * 0.14],
          [radius + 0.5, high * 0.2],
          [radius - 1, high * 0.2],
        ],
        marble,
        36,
      );
    };
    solids.lathe(
      [0, -2, 0],
      [
        [8.4, 0],
        [8.4, 2.6],
        [7.8, 2.8],
      ],
      marble,
      30,
    );
    drum(0.4, 11, 7.9);
    for (let k = 0; k < 6; k++) drum(11.4 + k * 6, 6, 7.6);
    solids.lathe(
      [0, 47.4, 0],
      [
        [5.4, 0],
        [5.4, 6.4],
        [5.9, 6.6],
        [5.9, 7.4],
        [0.1, 7.5],
      ],
      marble,
      28,
    );
    for (let turn = 0; turn < 8; turn++)
      solids.within(turnedTo((turn * Math.PI) / 4, [0, 47.8, 0]), () =>
        layArch(solids, [0, 0, 5.45], 1, 3, darker(marble, 0.4)),
      );
  });
}
