import { standing } from '../../maths/matrix.ts';
import type { Mesh } from '../../maths/mesh.ts';
import { makeRandom } from '../../maths/random.ts';
import type { PlaceOrder } from '../place.ts';
import { saysOf } from '../said.ts';
import type { Placement } from '../world.ts';
import { makeCottage } from './architecture/cottage.ts';
import { darker, type Look, lookOf, type Solids } from './architecture/solids.ts';
import { makeParisHouse } from './paris-house.ts';

/** The roofs of an old town around whoever is up there: houses of four floors or five, row behind row, and no towers. */
export type Roofs = 'zinc' | 'tiled' | 'flat';

/** Metres: how deep its streets are below a roof. */
export const STREETS = -18;

export const roofsAround = (order: Pick<PlaceOrder, 'dressing'>): Roofs | null =>
  (['zinc', 'tiled', 'flat'] as const).find((roofs) => saysOf(order, `${roofs} roof`)) ?? null;

const DECKS: Readonly<Record<Roofs, readonly [number, 'stone' | 'plaster']>> = {
  zinc: [0x8d989f, 'stone'],
  tiled: [0xb3765a, 'stone'],
  flat: [0xd9bd93, 'plaster'],
};

/** What one stands on up there. */
export const deckOf = (roofs: Roofs): Look => lookOf(...DECKS[roofs]);

/** Stacks of pots along the edge behind; where roofs are flat, a low wall with a dome over the stairs. */
export function layChimneys(solids: Solids, roofs: Roofs, back: number): void {
  if (roofs === 'flat') {
    const [wall, dome] = [lookOf(0xe4cda6, 'plaster'), lookOf(0xf0e6d2, 'plaster')];
    for (const x of [-16, -5, 6])
      solids.softBox([x, -0.02, back - 0.3], [x + 10.6, 0.8, back + 0.1], 0.12, wall, { rings: 2, cell: 1.2 });
    solids.box([-7.4, 0, back], [-4.6, 2.3, back + 2.6], wall, 1.2);
    solids.lathe([-6, 2.3, back + 1.3], DOME, dome, 18);
    return;
  }
  const [brick, pot] = [lookOf(0x9a5f48, 'brick'), lookOf(0xb9603e, 'plaster')];
  for (const [x, wide] of [
    [-7.2, 1.1],
    [-2.6, 0.7],
    [4.4, 1.3],
    [9.4, 0.8],
  ] as const) {
    solids.box([x - wide, -0.02, back - 0.2], [x + wide, 1.5, back + 0.45], brick, 2);
    solids.box([x - wide - 0.08, 1.5, back - 0.28], [x + wide + 0.08, 1.62, back + 0.53], darker(brick, 0.8), 4);
    for (let at = -wide + 0.25; at <= wide - 0.2; at += 0.42) solids.lathe([x + at, 1.62, back + 0.12], POT, pot, 8);
  }
}

const POT: readonly (readonly [number, number])[] = [
  [0.14, 0],
  [0.1, 0.55],
  [0.13, 0.6],
];
const DOME: readonly (readonly [number, number])[] = [
  [1.3, 0],
  [1.2, 0.5],
  [0.85, 0.95],
  [0.35, 1.2],
  [0, 1.28],
];

interface RoofsOrder {
  readonly seed: number;
  readonly dark: number;
  readonly snowy: boolean;
}

/** Metres from house to house along a row and from row to row, with a street after every second one; how many rows. */
const [ALONG, ACROSS, STREET, ROWS] = [14, 11, 7, 5];
/** Metres by which roofs are higher and lower than that of the middle; near ones are not above whoever is filmed. */
const [HIGHER, LOWER, NEAR] = [2.5, 5, 34];
/** Metres to each side that the first row goes on. */
const ASIDE = 40;
/** Metres beyond which houses cast no shadow that anybody sees. */
const SHADOWED = 60;

const KINDS = 4;

function makeHouse(
  roofs: Roofs,
  { dark, snowy }: RoofsOrder,
  seed: number,
): { readonly mesh: Mesh; readonly height: number } {
  if (roofs === 'zinc')
    return { mesh: makeParisHouse({ seed, width: ALONG - 0.4, dark, snowy, far: true, matt: true }), height: 19 };
  const floors = 5;
  const style = roofs === 'flat' ? 'stucco' : seed % 3 === 0 ? 'white' : 'stucco';
  const size = { width: ALONG - 1, depth: ACROSS - 1.5, floors };
  return {
    mesh: makeCottage({ seed, style, ...size, dark, snowy, flat: roofs === 'flat', gabled: seed % 2 === 0 }),
    height: floors * 2.7 + (roofs === 'flat' ? 0.5 : 4),
  };
}

/** `back`: metres behind the middle that are free. */
export function layRoofs(roofs: Roofs, order: RoofsOrder, back: number): Placement[] {
  const random = makeRandom(order.seed).spawn('roofs');
  const kinds = Array.from({ length: KINDS }, (_, k) => makeHouse(roofs, order, order.seed * 5 + k));
  const placements: Placement[] = [];
  for (const side of [-1, 1])
    for (let row = 0; row < ROWS; row++) {
      const z = -back - 2 - row * ACROSS - Math.floor((row + 1) / 2) * STREET;
      // A fan of them: as far aside as any camera sees.
      const reach = Math.ceil((ASIDE + row * 9) / ALONG);
      for (let k = 0; k < reach; k++) {
        const kind = random.pick([kinds[0], ...kinds.slice(1)]);
        const far = Math.hypot(k * ALONG, z);
        const rise = random.between(-LOWER, far < NEAR ? -LOWER * 0.5 : HIGHER);
        if (kind === undefined) continue;
        placements.push({
          mesh: kind.mesh,
          matrix: standing([side * (k + 0.5) * ALONG, rise - kind.height, z], row % 2 === 0 ? 0 : Math.PI),
          shades: far < SHADOWED,
          mirrored: false,
        });
      }
    }
  return placements;
}
