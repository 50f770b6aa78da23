import { aboutY } from '../../../maths/turn.ts';
import type { Vector } from '../../../maths/vector.ts';
import type { Forge, Paint } from '../../forge/forge.ts';
import type { Make } from '../../forge/made-body.ts';
import { curve, type Point } from '../../forge/outlines.ts';
import { piece, WHITE } from '../../forge/piece.ts';
import { loft, tube } from '../../forge/shapes.ts';
import { lined, moved, type Surface, sheet } from '../../forge/surface.ts';
import { mainPaint, type ThingOrder } from '../../forge/thing-family.ts';
import { darker, lighter } from '../../looks.ts';

/** A running shoe, its toe along +z: a sole in two layers, an upper that is open at the ankle, a tongue, laces and a stripe. */

const LONG = 0.29;
/** By shares from heel to toe: half the breadth of the sole, where it is inside, and how high sole and upper are. */
const BREADTH = curve([
  [0, 0.022],
  [0.06, 0.034],
  [0.25, 0.038],
  [0.5, 0.036],
  [0.75, 0.05],
  [0.92, 0.04],
  [1, 0.014],
]);
const FLOOR = curve([
  [0, 0.012],
  [0.1, 0.001],
  [0.75, 0],
  [1, 0.018],
]);
const SOLE = curve([
  [0, 0.046],
  [0.3, 0.036],
  [0.7, 0.027],
  [1, 0.036],
]);
const TOP = curve([
  [0, 0.104],
  [0.1, 0.112],
  [0.3, 0.094],
  [0.45, 0.092],
  [0.62, 0.078],
  [0.82, 0.06],
  [0.95, 0.048],
  [1, 0.038],
]);

const at = (share: number): number => (share - 0.5) * LONG;
const STATIONS = Array.from({ length: 25 }, (_, k) => k / 24);

/** A layer of the sole between two heights. */
function layer(from: (share: number) => number, to: (share: number) => number, out: number): Surface {
  return loft(
    STATIONS.map((share): Vector[] => {
      const [half, low, high] = [BREADTH(share) * out, from(share), to(share)];
      const ring: readonly Point[] = [
        [half * 0.9, low],
        [half, (low + high) / 2],
        [half * 0.96, high],
      ];
      return [
        ...ring.map(([x, y]): Vector => [x, y, at(share)]),
        ...[...ring].reverse().map(([x, y]): Vector => [-x, y, at(share)]),
      ];
    }),
    { crease: 0.9 },
  );
}

/** Where the foot goes in, by shares; closed before it. */
const [OPEN_FROM, OPEN_TO] = [0.06, 0.44];

/** How far round the upper goes at a place: all of it over the toes, and to the edge of the opening at the ankle. */
function upperAt(share: number, around: number, swell = 1): Vector {
  const [half, low, high] = [BREADTH(share) * 0.95 * swell, SOLE(share) - 0.004, TOP(share) * (swell > 1 ? 1.006 : 1)];
  const open = Math.max(0, Math.min(1, Math.min((share - OPEN_FROM) / 0.05, (OPEN_TO - share) / 0.06)));
  const end = Math.PI * (0.5 - 0.2 * open);
  const angle = around * end;
  return [half * Math.cos(angle) ** 0.75, low + (high - low) * Math.sin(angle) ** 0.85 * (1 - 0.06 * open), at(share)];
}

const ROUND = Array.from({ length: 11 }, (_, k) => k / 10);

function half(side: 1 | -1): Surface {
  const rows = STATIONS.map((share) =>
    ROUND.map((around): Vector => {
      const [x, y, z] = upperAt(share, around);
      return [x * side, y, z];
    }),
  );
  return lined(sheet(side > 0 ? rows.map((row) => [...row].reverse()) : rows, { crease: 0.8 }));
}

/** A band that lies on the upper, between two curves. */
function band(
  side: 1 | -1,
  from: number,
  to: number,
  low: (share: number) => number,
  high: (share: number) => number,
): Surface {
  const rows = Array.from({ length: 21 }, (_, k) => {
    const share = from + ((to - from) * k) / 20;
    // As finely divided as the upper, and off it by more than the chords of both differ: else it sinks in.
    return [0, 1, 2, 3, 4, 5, 6].map((n): Vector => {
      const [x, y, z] = upperAt(share, low(share) + ((high(share) - low(share)) * n) / 6, 1.075);
      return [x * side, y, z];
    });
  });
  return lined(sheet(side > 0 ? rows.map((row) => [...row].reverse()) : rows));
}

function forgeShoe(forge: Forge, order: ThingOrder, place: { readonly x: number; readonly turn: number }): void {
  const main = mainPaint(order, { material: 'cloth', colour: order.colour ?? 0xe9452c });
  const light = ((main.colour >> 8) & 255) > 180;
  const accent: Paint = { material: 'leather', colour: light ? 0x20242c : lighter(main.colour, 0.82) };
  const put = (paint: Paint, surface: Surface): void =>
    void forge.add(paint, moved(surface, { at: [place.x, 0, 0], turn: aboutY(place.turn) }));
  put(
    { material: 'rubber', colour: light ? 0x8a8f96 : darker(main.colour, 0.4) },
    layer(FLOOR, (share) => FLOOR(share) + 0.008, 1),
  );
  put(
    { material: 'rubber', colour: 0xf2f1ec },
    layer((share) => FLOOR(share) + 0.007, SOLE, 1.05),
  );
  for (const side of [1, -1] as const) {
    put(main, half(side));
    put(
      accent,
      band(
        side,
        0.34,
        0.78,
        (share) => 0.16 + (share - 0.34) * 0.2,
        (share) => 0.5 - (share - 0.34) * 0.35,
      ),
    );
    put(
      accent,
      band(
        side,
        0.02,
        0.16,
        () => 0.1,
        () => 0.72,
      ),
    );
    put(
      { ...main, colour: darker(main.colour, 0.75) },
      band(
        side,
        0.86,
        0.995,
        () => 0.02,
        () => 0.5,
      ),
    );
  }
  // The tongue rises out of the opening, and the laces go to and fro over it.
  const tongue = Array.from({ length: 6 }, (_, k): Vector[] => {
    const share = 0.62 - k * 0.045;
    return [-1, -0.4, 0.4, 1].map((across) => [
      across * 0.025,
      // Its sides go down into the shoe, or from aside nothing would be under the laces.
      TOP(share) + 0.003 + k * 0.0026 - across * across * (0.012 + k * 0.004),
      at(share),
    ]);
  });
  put({ ...main, colour: darker(main.colour, 0.85) }, lined(sheet(tongue)));
  for (let k = 0; k < 5; k++) {
    const [share, next] = [0.66 - k * 0.05, 0.66 - k * 0.05 - 0.028];
    const y = (part: number): number => TOP(part) + 0.004 + Math.max(0, 0.62 - part) * 0.045;
    const lace: Vector[] = [
      [-0.021, y(share) - 0.006, at(share)],
      [-0.008, y(share) + 0.002, at((share * 2 + next) / 3)],
      [0.008, y(next) + 0.002, at((share + next * 2) / 3)],
      [0.021, y(next) - 0.006, at(next)],
    ];
    put(WHITE, tube(lace, 0.0028, { sides: 6 }));
    put(
      WHITE,
      tube(
        lace.map(([x, h, z]): Vector => [-x, h + 0.0015, z]),
        0.0028,
        { sides: 6 },
      ),
    );
  }
}

export function makeSneaker(order: ThingOrder, pair: boolean): Make {
  return piece([0.125, LONG, pair ? 0.24 : 0.11], {
    forge(forge) {
      if (!pair) forgeShoe(forge, order, { x: 0, turn: 0 });
      else for (const side of [1, -1]) forgeShoe(forge, order, { x: side * 0.062, turn: side * -0.08 });
    },
    anchors: { handle: [0, 0.1, -0.1], surface: [0, 0.11, 0], top: [0, 0.12, 0] },
  });
}
