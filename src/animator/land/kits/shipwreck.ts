import type { Mesh } from '../../maths/mesh.ts';
import { makeRandom } from '../../maths/random.ts';
import type { Vector } from '../../maths/vector.ts';
import { darker, type Look, lookOf, mixLooks, Solids } from './architecture/solids.ts';

/** What is left of a wooden ship: keel along z, its bow at +z, resting on y 0; whoever places it leans it over. */
const [LONG, BROAD, HIGH] = [24, 6.6, 5.2] as const;
const [STATIONS, STRAKES] = [26, 9] as const;

/** Of its length: where the side broke open, and how far to both sides of that. */
const [BREACH, BREACH_HALF] = [0.46, 0.13] as const;

function hullAt(t: number, share: number): Vector {
  const full = Math.min(1, 0.62 + t * 1.3) * Math.sqrt(Math.max(0, 1 - Math.max(0, (t - 0.45) / 0.55) ** 2.4));
  const rim = HIGH + 2.1 * Math.max(0, 0.3 - t) * 3 + 1.7 * t ** 3;
  const a = share * Math.PI * 0.5;
  const rake = t > 0.85 ? (t - 0.85) * share * 10 : 0;
  return [(BROAD / 2) * full * Math.sin(a) ** 0.75, rim * (1 - Math.cos(a)) ** 0.8, (t - 0.5) * LONG + rake];
}

/** Planks, of which some are gone, over ribs that stand out where they are. */
function laySide(
  solids: Solids,
  side: 1 | -1,
  look: (at: Vector) => Look,
  random: ReturnType<typeof makeRandom>,
): void {
  const at = (j: number, i: number): Vector => {
    const [x, y, z] = hullAt(j / STATIONS, i / STRAKES);
    return [x * side, y, z];
  };
  for (let j = 0; j < STATIONS; j++)
    for (let i = 0; i < STRAKES; i++) {
      const t = (j + 0.5) / STATIONS;
      const high = i / STRAKES;
      const breach = side > 0 && Math.abs(t - BREACH) < BREACH_HALF * (0.6 + 0.4 * Math.sin(i * 2.3)) && high > 0.25;
      if (breach || random.chance(high > 0.75 ? 0.3 : high > 0.4 ? 0.07 : 0.01)) continue;
      const normal: Vector = [side, 0.25, 0];
      const tone = (v: Vector): Look => darker(look(v), 0.78 + 0.3 * ((i * 7 + j * 3) % 5) * 0.2);
      const [a, b, c, d] = [at(j, i), at(j + 1, i), at(j + 1, i + 1), at(j, i + 1)].map((v) =>
        solids.vertex(v, normal, tone(v)),
      );
      solids.quad(a ?? 0, b ?? 0, c ?? 0, d ?? 0);
    }
  for (let j = 1; j < STATIONS; j += 2)
    solids.tube(
      Array.from({ length: STRAKES + 1 }, (_, i) => {
        const [x, y, z] = at(j, i);
        return [x * 0.97, y * (i === STRAKES ? 1.06 : 1), z] as const;
      }),
      0.13,
      darker(look([0, 1, 0]), 0.7),
      5,
    );
  // The rail holds longest at both ends.
  for (const [from, to] of [
    [0, 9],
    [16, STATIONS],
  ] as const)
    solids.tube(
      Array.from({ length: to - from + 1 }, (_, k) => at(from + k, STRAKES)),
      0.15,
      darker(look([0, 6, 0]), 0.9),
      5,
    );
}

export function makeShipwreck(seed: number): Mesh {
  const random = makeRandom(seed).spawn('wreck');
  const solids = new Solids({ openness: ([, y]) => Math.min(1, 0.72 + y * 0.06) });
  const [wood, weed, rust] = [lookOf(0x8d6c48, 'wood'), lookOf(0x6a8250, 'wood'), lookOf(0x7d4a2c, 'metal')];
  // What has lain there long is overgrown in patches.
  const look = ([x, y, z]: Vector): Look =>
    mixLooks(
      wood,
      weed,
      Math.min(0.9, Math.max(0, Math.sin(x * 1.3 + z * 0.7 + seed) * 0.6 + Math.sin(y * 1.7 + z) * 0.4)),
    );
  for (const side of [1, -1] as const) laySide(solids, side, look, random);
  solids.tube(
    Array.from({ length: STATIONS + 1 }, (_, j) => hullAt(j / STATIONS, 0)),
    0.22,
    darker(wood, 0.6),
    6,
  );
  // The transom, and the deck as far as it holds.
  const transom = [0, 0.35, 0.7, 1].map((share) => hullAt(0, share));
  for (let i = 0; i + 1 < transom.length; i++) {
    const [[x0, y0, z] = [0, 0, 0], [x1, y1] = [0, 0, 0]] = [transom[i], transom[i + 1]];
    const corners = [[-x0, y0, z] as const, [x0, y0, z] as const, [x1, y1, z] as const, [-x1, y1, z] as const];
    const [a, b, c, d] = corners.map((v) => solids.vertex(v, [0, 0, -1], darker(look(v), 0.9)));
    solids.quad(a ?? 0, d ?? 0, c ?? 0, b ?? 0);
  }
  for (let j = 0; j < STATIONS - 2; j++) {
    if (Math.abs(j / STATIONS - BREACH) < 0.09 || random.chance(0.12)) continue;
    const [x, , z] = hullAt((j + 0.5) / STATIONS, 0.86);
    solids.box(
      [-x * 0.96, HIGH * 0.66, z - 0.4],
      [x * 0.96, HIGH * 0.66 + 0.14, z + 0.4],
      darker(look([x, 4, z]), 0.95),
      6,
    );
  }
  // One mast stands broken, the other lies over the side with its yard.
  solids.tube(
    [
      [0, 1, 3.4],
      [0.3, 9.5, 3.1],
      [0.5, 11.8, 2.9],
    ],
    0.27,
    look,
    8,
  );
  solids.tube(
    [
      [-3.1, 8.6, 3.2],
      [3.5, 8.2, 3],
    ],
    0.12,
    darker(wood, 0.8),
    6,
  );
  solids.tube(
    [
      [-0.4, 3.4, -4.6],
      [3.2, 5.4, -4],
      [9.4, 1, -2.4],
    ],
    0.26,
    look,
    8,
  );
  solids.tube(
    [
      [7.2, 4.1, -5.4],
      [7.7, 1.1, 0.6],
    ],
    0.11,
    darker(wood, 0.8),
    6,
  );
  solids.tube(
    [
      [0, HIGH + 1.3, LONG * 0.5],
      [0, HIGH + 3.2, LONG * 0.5 + 4.4],
    ],
    0.18,
    wood,
    7,
  );
  // Ropes hang from what stands, and the anchor from the bow.
  for (const [x, z] of [
    [-2.6, 5.6],
    [2.7, 6.4],
    [2.8, 0.4],
  ] as const)
    solids.tube(
      [
        [0.2, 8.8, 3.1],
        [x * 0.6, 6, (z + 3) / 2],
        [x, HIGH, z],
      ],
      0.05,
      darker(weed, 0.7),
      4,
    );
  solids.tube(
    [
      [2.2, 5.4, 9.6],
      [2.7, 2.4, 10],
    ],
    0.07,
    rust,
    5,
  );
  solids.tube(
    [
      [1.9, 2.5, 10],
      [2.3, 1.8, 10],
      [2.75, 1.7, 10],
      [3.3, 2.6, 10],
    ],
    0.13,
    rust,
    6,
  );
  return solids.build({ twoSided: true });
}
