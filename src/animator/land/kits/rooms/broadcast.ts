import { makeRandom } from '../../../maths/random.ts';
import type { Piece } from '../architecture/pieces.ts';
import { lookOf, Solids, shine } from '../architecture/solids.ts';

/** A wall of screens that show one picture: the map of the world behind whoever reads the news, or a skyline behind who talks. Back at z 0. */
export type WallPicture = 'world' | 'skyline';

const DEEP = shine([0.02, 0.09, 0.3], 1);
const LINE = shine([0.1, 0.45, 1], 0.55);

/** Coarse, as maps on such walls are: land by rows of dots, from north to south, `#` where there is some. */
const WORLD: readonly string[] = [
  '...####......##.....#######.......',
  '.########...##....###########.....',
  '..######.......##.############....',
  '...####........##############.....',
  '....###.......####.########.#.....',
  '.....##.......######.####.##......',
  '......###.....######..##..#.......',
  '......####.....####.......##......',
  '......####.....###.........####...',
  '.......##......##..#......####....',
  '.......##......#.............#....',
  '.......#..........................',
];

export const makeScreenWall = (width: number, height: number, picture: WallPicture, seed: number): Piece => ({
  name: 'screen wall',
  width,
  depth: 0.2,
  height,
  light: true,
  make() {
    const solids = new Solids();
    const half = width / 2;
    solids.box([-half - 0.08, -0.08, 0], [half + 0.08, height + 0.08, 0.06], lookOf(0x0c0e12, 'plastic'), 2);
    solids.sheet([-half, 0, 0.07], [width, 0, 0], [0, height, 0], DEEP, [6, 3]);
    if (picture === 'world') addWorld(solids, width, height);
    else addSkyline(solids, width, height, seed);
    // A grid of seams: it is many screens.
    for (let k = 1; k < 4; k++) solids.sheet([-half + (k * width) / 4, 0, 0.079], [0.006, 0, 0], [0, height, 0], LINE);
    return solids.build();
  },
});

function addWorld(solids: Solids, width: number, height: number): void {
  const [rows, columns] = [WORLD.length, WORLD[0]?.length ?? 1];
  const [dx, dy] = [(width * 0.94) / columns, (height * 0.84) / rows];
  for (const [row, line] of WORLD.entries())
    for (const [column, mark] of [...line].entries())
      if (mark === '#')
        solids.sheet(
          [-width * 0.47 + column * dx, height * 0.92 - (row + 1) * dy, 0.076],
          [dx * 0.8, 0, 0],
          [0, dy * 0.8, 0],
          shine([0.12, 0.5, 0.95], 0.75),
        );
}

function addSkyline(solids: Solids, width: number, height: number, seed: number): void {
  const random = makeRandom(seed).spawn('screen skyline');
  for (let x = -width / 2; x < width / 2 - 0.1; ) {
    const wide = Math.min(random.between(0.16, 0.42), width / 2 - x);
    const tall = height * random.between(0.2, 0.72);
    solids.sheet([x, 0, 0.076], [wide, 0, 0], [0, tall, 0], shine([0.03, 0.06, 0.16], 1));
    for (let y = 0.1; y < tall - 0.08; y += 0.12)
      for (let w = 0.03; w < wide - 0.04; w += 0.08)
        if (random.chance(0.45))
          solids.sheet([x + w, y, 0.078], [0.04, 0, 0], [0, 0.05, 0], shine([1, 0.75, 0.4], 0.8));
    x += wide + 0.02;
  }
}

/** A tall panel with a band of light down its edge, as sets are built from. Back at z 0. */
export const makeSetPanel = (width: number, height: number): Piece => ({
  name: 'set panel',
  width,
  depth: 0.25,
  height,
  make() {
    const solids = new Solids();
    const half = width / 2;
    solids.softBox([-half, 0, 0], [half, height, 0.16], 0.03, lookOf(0x1c2a48, 'paint'), { rings: 1 });
    for (const x of [-half + 0.06, half - 0.1])
      solids.box([x, 0.1, 0.15], [x + 0.04, height - 0.1, 0.18], shine([0.25, 0.6, 1], 1.3), 2);
    return solids.build();
  },
});

/** A lantern under the truss that lights the set; hangs from its own top. */
export const makeStudioLamp = (): Piece => ({
  name: 'studio lamp',
  width: 0.4,
  depth: 0.4,
  height: 0.6,
  light: true,
  make() {
    const solids = new Solids();
    const black = lookOf(0x16181b, 'metal');
    solids.box([-0.02, 0.35, -0.02], [0.02, 0.6, 0.02], black, 1);
    solids.softBox([-0.16, 0, -0.2], [0.16, 0.34, 0.2], 0.04, black, { rings: 1 });
    solids.sheet([-0.13, 0.03, 0.205], [0.26, 0, 0], [0, 0.28, 0], shine([1, 0.96, 0.88], 2.4));
    return solids.build();
  },
});
