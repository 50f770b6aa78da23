import { materialOf } from '../../maths/materials.ts';
import { standing } from '../../maths/matrix.ts';
import { makeNoise } from '../../maths/noise.ts';
import { makeRandom, type Random } from '../../maths/random.ts';
import { normalise, type Vector } from '../../maths/vector.ts';
import { airOf } from '../air.ts';
import { type Look, lookOf, Solids } from '../kits/architecture/solids.ts';
import { makeSphere, makeStars, nebulaColour, paintSphere } from '../kits/space-sky.ts';
import type { PlaceBuilder, PlaceOrder } from '../place.ts';
import type { Sight } from '../sight.ts';
import type { Placement, World } from '../world.ts';

/** Nothing to stand on: stars, a nebula, a planet or two, rocks that drift. The hour only turns the sun. */
type Pixel = readonly [number, number, number];
const NEBULAE: readonly [readonly [Pixel, Pixel], ...(readonly [Pixel, Pixel])[]] = [
  [
    [190, 60, 110],
    [30, 90, 170],
  ],
  [
    [170, 90, 40],
    [40, 60, 140],
  ],
  [
    [40, 130, 130],
    [110, 40, 150],
  ],
  [
    [150, 50, 70],
    [120, 70, 30],
  ],
];
const SKY_RADIUS = 900;
const EARTH: Vector = [-66, -34, -150];
const EARTH_HEADING = 0.7;

function earth(seed: number, fineness: number, burning: boolean): Placement {
  const sphere = makeSphere(62, materialOf('planet'), false, 96, 48);
  const [land, cloud] = [makeNoise(seed + 5), makeNoise(seed + 9)];
  const [sine, cosine] = [Math.sin(EARTH_HEADING), Math.cos(EARTH_HEADING)];
  const [x, y, z] = normalise([-EARTH[0], -EARTH[1], -EARTH[2]]);
  const toward: Vector = [x * cosine - z * sine, y, x * sine + z * cosine];
  const texture = paintSphere(1024 * fineness, 512 * fineness, sphere.coordinates, (d) => {
    // Nobody sees the far side: who films stands far nearer to the middle than to the planet.
    if (d[0] * toward[0] + d[1] * toward[1] + d[2] * toward[2] < 0) return [14, 34, 74];
    const [px, py] = [d[0] * 1.7 + d[2] * 0.9, d[1] * 1.9 - d[2] * 1.2];
    const n = land.fbm(px + 3, py, 6) + 0.16 * land.noise(px * 9, py * 9);
    const cold = Math.abs(d[1]) ** 6;
    const c =
      Math.max(0, cloud.fbm(px * 1.5 + cloud.noise(px, py) * 0.7, py * 2.6, 5) * 1.9 + 0.06) +
      Math.max(0, cold - 0.35) * 0.6;
    const dry = land.noise(px * 2.2 + 8, py * 2.2);
    const step = (edge: number, width: number, value: number): number =>
      Math.min(1, Math.max(0, (value - edge) / width + 0.5));
    const blend = (a: Pixel, b: Pixel, share: number): Pixel => [
      a[0] + (b[0] - a[0]) * share,
      a[1] + (b[1] - a[1]) * share,
      a[2] + (b[2] - a[2]) * share,
    ];
    const soil = blend([66, 88, 56], [150, 124, 86], step(0.1, 0.3, dry));
    const sea = blend([14, 34, 74], [30, 78, 110], step(-0.05, 0.1, n));
    if (burning) {
      // Dark crust, and what glows through its cracks.
      const crack = 1 - Math.min(1, Math.abs(land.fbm(px * 2.4 + 7, py * 2.4, 5)) * 7);
      const fires = Math.max(crack ** 2, step(0.34, 0.2, n + 0.2 * dry));
      return blend(blend([44, 26, 24], [92, 40, 26], step(0, 0.5, dry)), [255, 128, 34], fires);
    }
    const colour = blend(blend(sea, soil, step(0.02, 0.022, n)), [224, 230, 236], step(0.5, 0.3, cold));
    const veil = Math.min(0.86, c * 1.25);
    return [
      colour[0] + (222 - colour[0]) * veil,
      colour[1] + (226 - colour[1]) * veil,
      colour[2] + (232 - colour[2]) * veil,
    ];
  });
  return { mesh: sphere.mesh, texture, matrix: standing(EARTH, EARTH_HEADING), shades: false, mirrored: false };
}

function gasPlanet(seed: number, tone: Pixel, radius: number, at: Vector): Placement[] {
  const sphere = makeSphere(radius, materialOf('planet'), false, 48, 32);
  const noise = makeNoise(seed);
  const texture = paintSphere(256, 256, sphere.coordinates, (d) => {
    const y = d[1] * 7 + noise.fbm(d[0] * 2 + d[2], d[1] * 5, 3) * 0.9;
    const band = 0.72 + 0.22 * Math.sin(y * 2.1) + 0.12 * Math.sin(y * 5.3 + 1);
    return [tone[0] * band, tone[1] * (band * 0.9 + 0.08), tone[2] * (band * 0.8 + 0.12)];
  });
  const ring = new Solids();
  for (let k = 0; k < 96; k++) {
    const look = (share: number): Look => lookOf(0xd8c4a0, 'planet', 0.35 + 0.65 * Math.abs(Math.sin(share * 23)));
    for (let j = 0; j < 7; j++) {
      if (j === 3) continue;
      const point = (step: number, r: number): number => {
        const a = (step / 96) * Math.PI * 2;
        return ring.vertex([Math.sin(a) * r, 0, Math.cos(a) * r], [0, 1, 0], look(r / radius));
      };
      const [r0, r1] = [radius * (1.35 + j * 0.13), radius * (1.35 + (j + 0.9) * 0.13)];
      ring.quad(point(k, r1), point(k + 1, r1), point(k + 1, r0), point(k, r0));
    }
  }
  const tilt = [0.92, -0.36, 0.12, at[0], 0.34, 0.86, -0.38, at[1], 0.03, 0.39, 0.92, at[2]];
  return [
    { mesh: sphere.mesh, texture, matrix: tilt, shades: false, mirrored: false },
    { mesh: ring.build({ twoSided: true }), matrix: tilt, shades: false, mirrored: false },
  ];
}

/** Rocks: spheres pulled in and out by noise. */
function asteroid(random: Random): ReturnType<Solids['build']> {
  const solids = new Solids();
  const noise = makeNoise(random.index(9999));
  const [columns, rows] = [22, 14];
  const point = (i: number, j: number): Vector => {
    const [a, b] = [((i % columns) / columns) * Math.PI * 2, (j / rows) * Math.PI];
    const d: Vector = [Math.sin(b) * Math.sin(a), Math.cos(b), Math.sin(b) * Math.cos(a)];
    const r =
      1 +
      0.55 * noise.fbm(d[0] * 1.4 + d[2] * 0.7, d[1] * 1.4 - d[2], 4) -
      0.22 * Math.max(0, noise.noise(d[0] * 3 + 5, d[1] * 3 + d[2] * 2));
    return [d[0] * r, d[1] * r * 0.8, d[2] * r * 1.1];
  };
  const tone = lookOf(random.pick([0x6a5f56, 0x77706a, 0x5a4a40]), 'rock');
  const numbers: number[] = [];
  for (let j = 0; j <= rows; j++)
    for (let i = 0; i <= columns; i++) {
      const p = point(i, j);
      const n = normalise(p);
      const dark = 0.75 + 0.4 * noise.noise(p[0] * 4, p[1] * 4 + p[2]);
      numbers.push(
        solids.vertex(p, n, {
          colour: [tone.colour[0] * dark, tone.colour[1] * dark, tone.colour[2] * dark],
          material: tone.material,
        }),
      );
    }
  for (let j = 0; j < rows; j++)
    for (let i = 0; i < columns; i++) {
      const a = j * (columns + 1) + i;
      solids.quad(numbers[a] ?? 0, numbers[a + columns + 1] ?? 0, numbers[a + columns + 2] ?? 0, numbers[a + 1] ?? 0);
    }
  return solids.build();
}

const adrift = (chance: Random): Placement['matrix'] => {
  const a = chance.between(-2.6, 2.6);
  const far = chance.between(16, 110);
  return standing(
    [Math.sin(a) * far, chance.between(-16, 18), -Math.cos(a) * far],
    chance.between(0, 6),
    chance.between(0.3, 2.6),
  );
};

/** Metres: how far a field of rocks reaches along the way through it, up and down and behind it, and how much of the way is left free. */
const FIELD = { rocks: 190, along: 190, high: 46, behind: 130, free: 15 } as const;

/** Walls of rocks above, below and behind who flies there: small ones near the way, large ones far from it. */
function inField(chance: Random): Placement['matrix'] {
  const [up, back] = [chance.between(-1, 1), chance.between(0.05, 1)];
  const [y, z] = [Math.sign(up) * Math.abs(up) ** 0.8 * FIELD.high, -back * FIELD.behind];
  const off = Math.hypot(y, z);
  const out = Math.max(1, FIELD.free / off);
  const size = chance.between(0.5, 2.2) * (1 + Math.max(0, off * out - FIELD.free) * 0.055);
  return standing([chance.between(-1, 1) * FIELD.along, y * out, z * out], chance.between(0, 6), size);
}

function build(order: PlaceOrder, { grain }: Sight): World {
  const fineness = grain > 2 ? 0.25 : 1;
  const random = makeRandom(order.seed).spawn('space');
  const base = airOf({ ...order, time: 'day', weather: 'clear' }, 0);
  const sky = makeSphere(SKY_RADIUS, materialOf('glow'), true);
  const nebula = nebulaColour(
    order.seed,
    random.pick(NEBULAE),
    order.without.includes('nebula') ? 0 : random.between(0.55, 1),
  );
  const placements: Placement[] = [
    {
      mesh: sky.mesh,
      texture: paintSphere(512 * fineness, 256 * fineness, sky.coordinates, nebula),
      matrix: standing([0, 0, 0]),
      shades: false,
      mirrored: false,
    },
    {
      mesh: makeStars(order.seed, 3200, SKY_RADIUS * 0.97, 0.24),
      matrix: standing([0, 0, 0]),
      shades: false,
      mirrored: false,
    },
  ];
  const giant = order.dressing.some((word) => /gas giant|ringed|saturn|jupiter/.test(word));
  // Over a giant with rings nobody looks for the earth.
  if (!giant && !order.without.includes('earth') && !order.without.includes('planet'))
    placements.push(
      earth(
        order.seed,
        fineness,
        order.dressing.some((word) => /burning/.test(word)),
      ),
    );
  placements.push(
    ...gasPlanet(
      order.seed,
      random.pick([
        [214, 170, 120],
        [150, 170, 200],
        [196, 120, 96],
      ]),
      giant ? 52 : 17,
      giant ? [-66, 8, -190] : [222, 44, -196],
    ),
  );
  const rocks = [0, 1, 2].map((k) => asteroid(random.spawn(`rock ${k}`)));
  const chance = random.spawn('rocks');
  const field = order.dressing.some((word) => /asteroid/.test(word));
  for (let k = 0; k < (field ? FIELD.rocks : 26); k++) {
    const mesh = rocks[k % 3];
    const matrix = field && k >= 26 ? inField(chance) : adrift(chance);
    if (mesh !== undefined) placements.push({ mesh, matrix, shades: false });
  }
  return {
    placements,
    grounds: [],
    groundFocus: [0, 0, 0],
    heightAt: null,
    air: {
      ...base,
      sunDirection: normalise(
        order.time === 'night' || order.time === 'dusk' ? [-0.75, 0.3, -0.35] : [0.75, 0.42, 0.5],
      ),
      sunColour: [2.7, 2.62, 2.5],
      sunDisc: 0,
      skyLight: [0.06, 0.065, 0.085],
      skyLightUp: [-0.015, -0.012, 0],
      skyLightSun: [0.02, 0.02, 0.03],
      rim: [0.34, 0.52, 0.85],
      fog: { ...base.fog, density: 0, haze: 0 },
      stars: 0,
      print: { ...base.print, exposure: 0.72, bloom: 0.7, bloomFrom: 0.85, vignette: 0.24, saturation: 1.16 },
    },
    water: null,
    // What the blue planet throws back.
    lamps: [{ at: [-14, -10, -10], colour: [30, 46, 70], reach: 60, size: 10 }],
    wind: { x: 1, z: 0, strength: 0 },
    room: {
      span: 48,
      surroundings: {
        ...base.sky,
        zenith: [0.02, 0.02, 0.035],
        middle: [0.03, 0.04, 0.07],
        horizon: [0.06, 0.1, 0.18],
        glow: [1.6, 1.6, 1.5],
        cover: 0,
        cirrus: 0,
      },
    },
  };
}

export const SPACE: PlaceBuilder = {
  name: 'space',
  describe: () => ({
    heightAt: () => 0,
    waterLevel: null,
    indoor: false,
    bestView: 0,
    openRadius: 12,
    spots: [],
    ways: [
      {
        kind: 'air',
        points: [
          [-60, 4, -30],
          [0, 0, 0],
          [60, 6, 10],
        ],
        width: 8,
      },
    ],
  }),
  build,
};
