import { smoothstep } from '../../maths/ease.ts';
import { materialOf } from '../../maths/materials.ts';
import { standing } from '../../maths/matrix.ts';
import { type Light, lightOf, type Mesh, MeshBuilder } from '../../maths/mesh.ts';
import { makeNoise } from '../../maths/noise.ts';
import { makeRandom, type Random } from '../../maths/random.ts';
import { cross, normalise, subtract, type Vector } from '../../maths/vector.ts';
import type { PlaceOrder } from '../place.ts';
import type { Sight } from '../sight.ts';
import type { Placement } from '../world.ts';
import { makeTemple } from './architecture/antique.ts';
import { makeCastleTower } from './architecture/castle.ts';
import { darkOf, isSnowy } from './architecture/light.ts';
import { lookOf } from './architecture/solids.ts';
import { makeFall } from './falling-water.ts';
import { makeTrees } from './plants/trees.ts';
import type { Season } from './season.ts';
import { mixLight, timesLight } from './tones.ts';

/** Land that hangs in the sky: turf and trees above, rock that hangs down, water that falls off its edge into the clouds. */
export const asksForIslands = ({ dressing }: PlaceOrder): boolean =>
  dressing.some((word) =>
    /\b(?:floating|sky|flying|hovering) (?:island|isle|mountain|rock|castle|cit(?:y|ies)|land)|\bin the sky$|\b(?:castle|temple|palace|kingdom)s?$/.test(
      word,
    ),
  );

interface Island {
  readonly at: Vector;
  readonly radius: number;
  readonly holds: 'temple' | 'towers' | 'woods';
  readonly falls: boolean;
}

/** Near ones at the sides, the great one behind, small ones far away and above. */
const ISLANDS: readonly Island[] = [
  { at: [6, 13, -92], radius: 27, holds: 'temple', falls: true },
  { at: [-44, 21, -78], radius: 17, holds: 'woods', falls: true },
  { at: [48, 25, -112], radius: 18, holds: 'towers', falls: true },
  { at: [-20, 8, -48], radius: 6.5, holds: 'woods', falls: false },
  { at: [29, 10, -54], radius: 7.5, holds: 'woods', falls: true },
  { at: [-92, 44, -170], radius: 26, holds: 'towers', falls: true },
  { at: [104, 58, -230], radius: 30, holds: 'temple', falls: true },
  { at: [-18, 62, -240], radius: 22, holds: 'woods', falls: true },
  { at: [-150, 30, -320], radius: 40, holds: 'woods', falls: true },
  { at: [30, 52, 120], radius: 24, holds: 'woods', falls: true },
];

const [AROUND, OUTWARD, DOWN] = [48, 10, 14];
const [TURF, MEADOW, EARTH, ROCK]: readonly [Light, Light, Light, Light] = [
  lightOf(0x5c8a3a),
  lightOf(0x86a84c),
  lightOf(0x6a4c34),
  lightOf(0x8a8078),
];

/** How far it reaches in a direction, and how high its turf is there. */
interface Form {
  edge(angle: number): number;
  height(x: number, z: number): number;
}

function formOf(seed: number, radius: number): Form {
  const noise = makeNoise(seed);
  const edge = (angle: number): number =>
    radius * (0.86 + 0.26 * noise.fbm(Math.cos(angle) * 1.1 + 3, Math.sin(angle) * 1.1, 3));
  return {
    edge,
    height: (x, z) => {
      const far = Math.hypot(x, z) / edge(Math.atan2(z, x));
      return (1 - smoothstep(0.55, 1, far)) * radius * (0.05 + 0.05 * noise.fbm((x / radius) * 2, (z / radius) * 2, 3));
    },
  };
}

function makeIsland(seed: number, radius: number, form: Form): Mesh {
  const noise = makeNoise(seed + 7);
  const builder = new MeshBuilder();
  const [turf, rock] = [materialOf('turf'), materialOf('rock')];
  const above = (ring: number, step: number): Vector => {
    const angle = (step / AROUND) * Math.PI * 2;
    const far = (ring / OUTWARD) * form.edge(angle);
    const [x, z] = [Math.cos(angle) * far, Math.sin(angle) * far];
    return [x, form.height(x, z), z];
  };
  const below = (ring: number, step: number): Vector => {
    const [angle, down] = [(step / AROUND) * Math.PI * 2, ring / DOWN];
    const rough = noise.fbm(Math.cos(angle) * 1.7 + down * 2, Math.sin(angle) * 1.7 - down * 3, 4);
    const far = form.edge(angle) * Math.max(0, (1 - down) ** 0.72 * (1 + rough * 0.5 * Math.min(1, down * 4)));
    const teeth = 0.75 + 0.5 * Math.abs(noise.noise(Math.cos(angle) * 2.4, Math.sin(angle) * 2.4));
    return [Math.cos(angle) * far, -down * radius * 1.15 * teeth, Math.sin(angle) * far];
  };
  const lay = (
    point: (ring: number, step: number) => Vector,
    rings: number,
    lookAt: (p: Vector, share: number) => { readonly colour: Light; readonly material: number },
    outward: boolean,
  ): void => {
    const numbers: number[][] = [];
    for (let ring = 0; ring <= rings; ring++) {
      numbers.push([]);
      for (let step = 0; step <= AROUND; step++) {
        const p = point(ring, step);
        const [a, b] = [
          subtract(point(Math.min(rings, ring + 1), step), point(Math.max(0, ring - 1), step)),
          subtract(point(ring, step + 1), point(ring, step - 1)),
        ];
        const raw = ring === 0 && !outward ? ([0, 1, 0] as Vector) : normalise(cross(b, a));
        const normal: Vector = outward ? [-raw[0], -raw[1], -raw[2]] : raw[1] < 0 ? [-raw[0], -raw[1], -raw[2]] : raw;
        const facing: Vector =
          outward && normal[0] * p[0] + normal[2] * p[2] < 0 ? [-normal[0], -normal[1], -normal[2]] : normal;
        numbers.at(-1)?.push(builder.vertex(p, facing, lookAt(p, ring / rings)));
      }
    }
    for (let ring = 0; ring < rings; ring++)
      for (let step = 0; step < AROUND; step++) {
        const at = (r: number, s: number): number => numbers[r]?.[s] ?? 0;
        builder.quad(at(ring, step), at(ring, step + 1), at(ring + 1, step + 1), at(ring + 1, step));
      }
  };
  lay(
    above,
    OUTWARD,
    (p) => ({ colour: mixLight(TURF, MEADOW, 0.5 + noise.fbm(p[0] * 0.16, p[2] * 0.16, 3)), material: turf }),
    false,
  );
  lay(
    below,
    DOWN,
    (p, share) => {
      const bands = 0.8 + 0.2 * Math.sin(p[1] * (9 / radius) * 3 + noise.noise(p[0] * 0.2, p[2] * 0.2) * 3);
      const hung = share < 0.08 ? TURF : mixLight(EARTH, ROCK, smoothstep(0.08, 0.4, share));
      return { colour: timesLight(hung, bands * (1 - 0.4 * share)), material: rock };
    },
    true,
  );
  return builder.build({ twoSided: true });
}

/** Trees wherever nothing is built, denser toward the edge. */
function plant(
  order: PlaceOrder,
  { at, radius, holds }: Island,
  form: Form,
  trees: ReturnType<typeof makeTrees>,
  random: Random,
  sight: Sight,
): Placement[] {
  const placements: Placement[] = [];
  const count = Math.min(46, Math.round(radius * 1.6));
  for (let k = 0; k < count; k++) {
    const [angle, share] = [random.between(0, Math.PI * 2), Math.sqrt(random.between(0.02, 0.8))];
    const far = form.edge(angle) * share;
    const [x, z] = [Math.cos(angle) * far, Math.sin(angle) * far];
    if (holds !== 'woods' && Math.abs(x) < radius * 0.42 && z > -radius * 0.45) continue;
    const where: Vector = [at[0] + x, at[1] + form.height(x, z) - 0.1, at[2] + z];
    const species = order.season === 'winter' || random.chance(0.45) ? 'spruce' : 'oak';
    placements.push(
      trees.place({
        ...{ species, at: where, size: random.between(0.55, 1), chance: random.next() },
        ...{ distance: sight.nearest(where), mirrored: false },
      }),
    );
  }
  return placements;
}

export function hangIslands(order: PlaceOrder, season: Season, sight: Sight): Placement[] {
  const [dark, snowy] = [darkOf(order), isSnowy(order)];
  const stone = lookOf(0xb8ab98, 'stone');
  const trees = makeTrees(order.seed, season, { crowd: 1.4 });
  const castle = order.dressing.some((word) => /castle|cit(?:y|ies)|palace|kingdom|tower/.test(word));
  const temple = makeTemple(6, 5.2);
  const towers = [
    makeCastleTower(2.6, 13, stone, true, dark, snowy),
    makeCastleTower(1.9, 19, stone, true, dark, snowy),
  ];
  return ISLANDS.flatMap((island, index): Placement[] => {
    const { at, radius } = island;
    if (!sight.sees(at, radius * 2)) return [];
    const random = makeRandom(order.seed).spawn(`island ${index}`);
    const form = formOf(order.seed * 13 + index, radius);
    const holds = castle && island.holds === 'temple' ? 'towers' : island.holds;
    const placements: Placement[] = [
      { mesh: makeIsland(order.seed + index, radius, form), matrix: standing(at), mirrored: false },
      ...plant(order, { ...island, holds }, form, trees, random, sight),
    ];
    const top = (x: number, z: number): Vector => [at[0] + x, at[1] + form.height(x, z) - 0.3, at[2] + z];
    if (holds === 'temple') placements.push({ mesh: temple, matrix: standing(top(0, 0), 0.25, radius / 27) });
    if (holds === 'towers')
      for (const [k, angle] of [0.3, 1.5, 2.4, 3.6, 4.6, 5.5].entries()) {
        const [x, z] = [Math.sin(angle) * radius * 0.24, Math.cos(angle) * radius * 0.2];
        const mesh = towers[k % 2];
        if (mesh !== undefined)
          placements.push({ mesh, matrix: standing(top(x, z), angle, (radius / 20) * random.between(0.8, 1.25)) });
      }
    if (island.falls) {
      // Toward the camera, a little aside of what stands there.
      const angle = Math.PI / 2 + (index % 2 === 0 ? 0.5 : -0.45);
      const edge = form.edge(angle) * 0.97;
      const size = radius / 9;
      placements.push({
        mesh: makeFall(random, { half: 1.1, top: 0.2, bottom: -(at[1] + 14) / size, z: 0.5, back: 1 }),
        matrix: standing(
          [at[0] + Math.cos(angle) * edge, at[1], at[2] + Math.sin(angle) * edge],
          Math.PI / 2 - angle,
          size,
        ),
        mirrored: false,
        shades: false,
      });
    }
    return placements;
  });
}
