import { materialOf } from '../../maths/materials.ts';
import { standing } from '../../maths/matrix.ts';
import { type Mesh, MeshBuilder } from '../../maths/mesh.ts';
import { makeRandom } from '../../maths/random.ts';
import { normalise, type Vector } from '../../maths/vector.ts';
import { darker, type Look, lookOf, mixLooks, Solids } from './architecture/solids.ts';
import { TREES } from './plants/trees-table.ts';
import type { Season } from './season.ts';
import { weathered } from './season.ts';
import { mixLight } from './tones.ts';

/** Towers nobody has lived in for a long time: floors on posts, some of their panes left, a top that came down. Around its own vertical. */
const STOREY = 3.6;

export interface Hulk {
  readonly mesh: Mesh;
  /** Leaves that hang from its floors; null where nothing grows. */
  readonly green: Mesh | null;
  /** Both from afar: fronts without depth, larger leaves. */
  readonly far: { readonly mesh: Mesh; readonly green: Mesh | null };
  readonly width: number;
  readonly height: number;
}

export interface HulkOrder {
  readonly seed: number;
  readonly width: number;
  readonly floors: number;
  /** 0 bare to 1 overgrown. */
  readonly grown: number;
  readonly season: Season;
}

export function makeHulk(order: HulkOrder): Hulk {
  const { width, floors } = order;
  return { ...raise(order, false), far: raise(order, true), width, height: floors * STOREY };
}

function raise({ seed, width, floors, grown, season }: HulkOrder, far: boolean): Pick<Hulk, 'mesh' | 'green'> {
  const random = makeRandom(seed).spawn('hulk');
  const solids = new Solids({ openness: ([, y]) => Math.min(1, 0.55 + y * 0.03) });
  const bare = lookOf(random.pick([0x8d8779, 0x7d7a74, 0x9a8d78, 0x6f7470]), 'concrete');
  const moss = lookOf(0x5d6b3a, 'concrete');
  // Rain runs down from every floor and leaves its streaks; what is damp turns green.
  const wall = ([x, y, z]: Vector): Look => {
    const streak = 0.74 + 0.26 * Math.abs(Math.sin(x * 2.1 + z * 1.7) * Math.sin(x * 0.7 - z + Math.floor(y / STOREY)));
    const damp = grown * Math.max(0, Math.sin(x * 0.6 + z * 0.8 + seed) * 0.5 + 0.35 - y * 0.006);
    return darker(mixLooks(bare, moss, Math.min(0.8, damp)), streak);
  };
  const [inside, glass] = [lookOf(0x1b1a18, 'concrete'), lookOf(0x2c3a40, 'glass', 0.8)];
  const w = width / 2;
  const columns = Math.max(3, Math.round(width / 3.4));
  const cell = width / columns;
  // The top has come down slantwise: each corner stands to its own height.
  const lean = [0, 1, 2, 3].map(() => random.between(0.62, 1));
  const topAt = (x: number, z: number): number => {
    const [u, v] = [x / width + 0.5, z / width + 0.5];
    const low = (lean[0] ?? 1) * (1 - u) + (lean[1] ?? 1) * u;
    const high = (lean[2] ?? 1) * (1 - u) + (lean[3] ?? 1) * u;
    return floors * (low * (1 - v) + high * v);
  };
  for (let floor = 0; floor < floors; floor++) {
    const y = floor * STOREY;
    const whole = floor < floors * Math.min(...lean);
    if (whole) solids.box([-w, y - 0.22, -w], [w, y + 0.14, w], wall, far ? 40 : 3.4);
    if (whole && floor % 2 === 0)
      solids.box([-w * 0.62, y, -w * 0.62], [w * 0.62, y + STOREY * 2, w * 0.62], inside, 12);
    for (let face = 0; face < 4; face++)
      solids.within(standing([0, 0, 0], (face * Math.PI) / 2), () => {
        const turn = (x: number, z: number): readonly [number, number] =>
          face === 0 ? [x, z] : face === 1 ? [z, -x] : face === 2 ? [-x, -z] : [-z, x];
        for (let k = 0; k < columns; k++) {
          const x = -w + k * cell;
          const [tx, tz] = turn(x + cell / 2, w);
          if (floor > topAt(tx, tz)) continue;
          if (far) {
            solids.sheet([x - 0.25, y, w], [0.5, 0, 0], [0, STOREY, 0], wall);
            const shut = random.next();
            if (shut < 0.6) solids.sheet([x, y, w - 0.1], [cell, 0, 0], [0, shut < 0.4 ? 1 : STOREY * shut, 0], wall);
            continue;
          }
          solids.box([x - 0.25, y, w - 0.5], [x + 0.25, y + STOREY, w], wall, 3.6);
          if (!whole) solids.box([x, y - 0.22, w - random.between(1.2, 3)], [x + cell, y + 0.14, w], wall, 3.4);
          const kind = random.next() + (floor / floors) * 0.25;
          if (kind < 0.42) {
            solids.box([x + 0.25, y, w - 0.3], [x + cell, y + 0.95, w - 0.06], wall, 3);
            // Some panes are left, cracked and blind.
            const hole = random.between(0.2, 0.95);
            solids.sheet(
              [x + 0.25, y + 0.95, w - 0.2],
              [(cell - 0.25) * (1 - hole), 0, 0],
              [0, STOREY - 1.1, 0],
              glass,
            );
            solids.box([x + cell * 0.6, y + 0.95, w - 0.26], [x + cell * 0.6 + 0.1, y + STOREY, w - 0.1], wall, 4);
          } else if (kind < 0.62)
            solids.box([x + 0.25, y, w - 0.3], [x + cell, y + random.between(0.6, STOREY), w - 0.04], wall, 2);
          else if (kind < 0.7)
            solids.tube(
              [
                [x + 1, y + STOREY, w],
                [x + 1.2, y + STOREY - 1, w + 0.4],
                [x + 1.1, y + STOREY - random.between(1.5, 3), w + 0.5],
              ],
              0.05,
              lookOf(0x5a3622, 'stone'),
              4,
            );
        }
      });
  }
  return {
    mesh: solids.build({ twoSided: far }),
    green: grown > 0.1 ? hangLeaves(seed, { w, floors, topAt, grown, season, far }) : null,
  };
}

/** Curtains of leaves from the edges of the floors, most from the broken top and near the ground. */
function hangLeaves(
  seed: number,
  {
    w,
    floors,
    topAt,
    grown,
    season,
    far,
  }: {
    w: number;
    floors: number;
    topAt: (x: number, z: number) => number;
    grown: number;
    season: Season;
    far: boolean;
  },
): Mesh {
  const random = makeRandom(seed).spawn('creepers');
  const builder = new MeshBuilder();
  const tones = TREES.bush.leaves[season.name];
  const material = materialOf('leaf');
  const strands = Math.round(w * 7 * grown);
  for (let k = 0; k < strands; k++) {
    const face = random.index(4);
    const along = random.between(-w, w);
    const [x, z] = (
      [
        [along, w],
        [w, along],
        [along, -w],
        [-w, along],
      ] as const
    )[face] ?? [along, w];
    const out: Vector = (
      [
        [0, 0, 1],
        [1, 0, 0],
        [0, 0, -1],
        [-1, 0, 0],
      ] as const
    )[face] ?? [0, 0, 1];
    const top = Math.min(floors, topAt(x, z));
    // Some climb from the street, the others hang from a floor.
    const climbs = random.chance(0.45);
    const from = climbs ? 0 : Math.floor(random.between(0.25, 1) * top) * STOREY + 0.2;
    const long = climbs ? random.between(5, Math.max(6, top * STOREY * 0.6)) : random.between(3, Math.min(16, from));
    const wide = random.between(0.7, 2.2);
    const count = Math.round(long * wide * (far ? 0.9 : 3.2));
    for (let n = 0; n < count; n++) {
      const share = random.next();
      const y = climbs ? share * long : from - share * long;
      const [side, away] = [random.between(-1, 1) * wide * (1 - share * 0.7), random.between(0.05, 0.5)];
      const at: Vector = [x + out[2] * side + out[0] * away, Math.max(0.1, y), z + out[0] * side + out[2] * away];
      const size = random.between(0.2, 0.42) * (far ? 1.8 : 1);
      const turn = random.between(0, Math.PI);
      const [s, c] = [Math.sin(turn) * size, Math.cos(turn) * size];
      const normal = normalise([out[0] + random.between(-0.5, 0.5), 0.45, out[2] + random.between(-0.5, 0.5)]);
      const look = {
        colour: weathered(mixLight(tones.dark, tones.light, random.next() * 0.9), season, 0.2),
        material,
        occlusion: 0.55 + 0.45 * random.next(),
        wind: 0.03,
      };
      const corner = (a: number, b: number): number =>
        builder.vertex(
          [at[0] + out[2] * (a * c - b * s), at[1] + a * s + b * c, at[2] + out[0] * (a * c - b * s)],
          normal,
          look,
        );
      builder.quad(corner(-1, 0), corner(0, -0.8), corner(1, 0), corner(0, 1.2));
    }
  }
  return builder.build({ twoSided: true, sways: true });
}
