import { standing } from '../../../maths/matrix.ts';
import { makeRandom } from '../../../maths/random.ts';
import type { Piece } from '../architecture/pieces.ts';
import { darker, type Look, Solids } from '../architecture/solids.ts';
import type { Ware } from './ware.ts';
import { WARES } from './wares.ts';

const findWares = (names: readonly string[]): Ware[] => names.flatMap((name) => WARES[name] ?? []);

/** One by one along a board, each ware as often as its turn comes. */
function fillBoard(
  solids: Solids,
  { wares, first, seed }: { readonly wares: readonly Ware[]; readonly first: number; readonly seed: number },
  { from, to, y, z, room }: Readonly<Record<'from' | 'to' | 'y' | 'z' | 'room', number>>,
): void {
  const random = makeRandom(seed).spawn(`board ${first}`);
  const ware = wares[first % wares.length];
  if (ware === undefined) return;
  const count = Math.max(1, Math.floor((to - from) / ware.wide));
  for (let k = 0; k < count; k++) {
    const x = from + ((k + 0.5) * (to - from)) / count;
    solids.within(standing([x, y, z], 0), () => ware.draw(solids, random, room));
  }
}

const LEVEL_METRES = 0.46;
const SHELF_DEPTH = 0.44;

/** A shelf against a wall, full of what a shop sells: back at z 0. */
export const makeWareShelf = (
  names: readonly string[],
  width: number,
  height: number,
  wood: Look,
  seed: number,
): Piece => ({
  name: 'shelf',
  width,
  depth: SHELF_DEPTH,
  height,
  spots: [{ kind: 'stand', at: [0, 0, 0.95], heading: Math.PI, radius: 0.3 }],
  make() {
    const solids = new Solids({ grounded: true });
    const [half, wares] = [width / 2, findWares(names)];
    solids.sheet([-half, 0, 0.01], [width, 0, 0], [0, height, 0], darker(wood, 0.62), [width / 0.5, height / 0.5]);
    for (const x of [-half, half - 0.04]) solids.box([x, 0, 0], [x + 0.04, height, SHELF_DEPTH], wood, 0.6);
    solids.softBox([-half - 0.04, height - 0.07, 0], [half + 0.04, height, SHELF_DEPTH + 0.04], 0.014, wood, {
      rings: 1,
    });
    solids.box([-half, 0, 0], [half, 0.42, SHELF_DEPTH], wood, 0.6);
    for (let x = -half + 0.06; x < half - 0.3; x += (width - 0.08) / Math.round(width / 0.6))
      solids.softBox(
        [x, 0.06, SHELF_DEPTH - 0.01],
        [x + (width - 0.08) / Math.round(width / 0.6) - 0.04, 0.37, SHELF_DEPTH + 0.012],
        0.01,
        darker(wood, 1.18),
        { rings: 1 },
      );
    const levels = Math.max(2, Math.round((height - 0.5) / LEVEL_METRES));
    const step = (height - 0.07 - 0.42) / levels;
    for (let level = 0; level < levels; level++) {
      const y = 0.42 + level * step;
      solids.box([-half + 0.03, y - 0.03, 0], [half - 0.03, y, SHELF_DEPTH - 0.01], wood, 0.6);
      fillBoard(
        solids,
        { wares, first: level, seed },
        { from: -half + 0.08, to: half - 0.08, y, z: 0.24, room: step - 0.04 },
      );
    }
    return solids.build();
  },
});

/** Wares in a row on something that stands there already, or on the floor. */
export const makeWareRow = (names: readonly string[], width: number, seed: number, hung = false): Piece => ({
  name: 'ware',
  width,
  depth: hung ? 0.04 : 0.4,
  height: 0.5,
  light: true,
  make() {
    const solids = new Solids();
    const wares = findWares(names);
    for (const [k, ware] of wares.entries())
      fillBoard(
        solids,
        { wares: [ware], first: 0, seed: seed + k },
        {
          from: -width / 2 + (k * width) / wares.length,
          to: -width / 2 + ((k + 1) * width) / wares.length,
          y: 0,
          z: 0,
          room: 0.5,
        },
      );
    return solids.build({ twoSided: true });
  },
});
