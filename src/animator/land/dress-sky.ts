import { heavenOf } from '../catalogue/heavens.ts';
import { DISTANT_STORM } from '../catalogue/setting-table.ts';
import { IDENTITY } from '../maths/matrix.ts';
import { type Light, lightOf, MeshBuilder } from '../maths/mesh.ts';
import type { Vector } from '../maths/vector.ts';
import { BESIDE_HERO, hangMoons, hangSuns, tintAir } from './heavens.ts';
import { shine } from './kits/architecture/solids.ts';
import type { PlaceOrder } from './place.ts';
import type { Sight } from './sight.ts';
import type { Air, Placement, World } from './world.ts';

const SHAFTS = 0.6;

/** What an order says of the sky that any place outdoors can show: a great moon behind whoever is filmed, and light that falls in shafts. */
export function dressSky(order: PlaceOrder, sight: Sight, world: World): World {
  const [moon, sun] =
    world.room === undefined ? [heavenOf(order.dressing, 'moon'), heavenOf(order.dressing, 'sun')] : [null, null];
  const tinted = heavenOf(order.dressing, 'sky');
  const air = world.room === undefined ? tintAir(world.air, tinted, moon) : world.air;
  const moonlit =
    world.room === undefined && (moon !== null || (order.dressing.includes('full moon') && air.stars > 0));
  const shafts = order.dressing.includes('light shafts') ? Math.max(air.print.shafts, SHAFTS) : air.print.shafts;
  const rainbow = order.dressing.includes('rainbow') && world.room === undefined && order.time !== 'night';
  const sunny =
    (order.dressing.includes('huge sun') && world.room === undefined && air.sunDisc > 0 && air.stars < 1) ||
    (sun !== null && order.time !== 'night');
  // A bow stands before the rain that has gone by.
  const stormy = (order.dressing.includes(DISTANT_STORM) && world.room === undefined) || rainbow;
  const suns = sunny ? hangSuns(sight, air.sunColour, sun) : null;
  if (air === world.air && !moonlit && !rainbow && !sunny && !stormy && shafts === air.print.shafts) return world;
  return {
    ...world,
    placements: [
      ...(moonlit ? hangMoons(sight, moon) : []),
      ...(suns === null ? [] : suns.placements),
      ...(rainbow ? [spanRainbow(sight, air.sky.horizon)] : []),
      ...world.placements,
    ],
    air: {
      ...air,
      ...(stormy ? beforeFront(air, headingOf(sight)) : {}),
      // There is one moon as well.
      ...(moonlit && air.stars > 0 ? { sunDisc: 0 } : {}),
      // There is one sun, and it shines from where it is seen.
      ...(suns === null ? {} : { sunDirection: suns.direction, sunDisc: 0 }),
      print: { ...air.print, shafts },
    },
  };
}

/** Where the film first looks, around the vertical. */
function headingOf({ lines: [line] }: Sight): number {
  const { end } = line ?? { end: [0, 0, -1] as Vector };
  return Math.atan2(end[0], end[2]);
}

/** Radians from where the film looks: over a land that the sun lights from beside the camera, a storm is darkest. */
const BESIDE_CAMERA = 2.3;

function beforeFront({ sunDirection, sky }: Air, heading: number): Pick<Air, 'sunDirection' | 'sky'> {
  const [level, around] = [Math.hypot(sunDirection[0], sunDirection[2]), heading + BESIDE_CAMERA];
  return {
    sunDirection: [Math.sin(around) * level, sunDirection[1], Math.cos(around) * level],
    sky: { ...sky, front: heading },
  };
}

/** Radians from the middle of the bow to its outer edge, and how broad it is. */
const BOW = { far: 1400, radius: 0.36, broad: 0.055, down: 0.03 } as const;
const BANDS = [0xe0473c, 0xf08a34, 0xf2d24a, 0x58b45a, 0x4a8ad8, 0x7a5ac0] as const;
/** Of its own colours: the rest is the sky behind it. */
const SEEN_THROUGH = 0.55;

/** A bow over what is filmed, its foot below the horizon. */
function spanRainbow({ lines: [line] }: Sight, sky: Light): Placement {
  const { eye, end } = line ?? { eye: [0, 2, 12] as Vector, end: [0, 0, -1] as Vector };
  const around = Math.atan2(end[0], end[2]) - BESIDE_HERO.aside * 0.4;
  const builder = new MeshBuilder();
  const steps = 48;
  const point = (angle: number, radius: number): Vector => {
    const [across, up] = [around + Math.cos(angle) * radius, Math.sin(angle) * radius - BOW.down];
    return [
      eye[0] + Math.sin(across) * Math.cos(up) * BOW.far,
      eye[1] + Math.sin(up) * BOW.far,
      eye[2] + Math.cos(across) * Math.cos(up) * BOW.far,
    ];
  };
  for (const [band, hex] of BANDS.entries()) {
    const own = lightOf(hex, 0.8);
    const mixed = [0, 1, 2].map(
      (k) => (own[k] ?? 0) * SEEN_THROUGH + (sky[k] ?? 0) * 0.5 * (1 - SEEN_THROUGH),
    ) as unknown as Light;
    const radius = (edge: number): number => BOW.radius - ((band + edge) / BANDS.length) * BOW.broad;
    const look = shine(mixed);
    const rows = Array.from({ length: steps + 1 }, (_, step) => {
      const angle = (step / steps) * Math.PI;
      return [0, 1].map((edge) => builder.vertex(point(angle, radius(edge)), [0, 1, 0], look));
    });
    for (const [step, [a = 0, b = 0]] of rows.entries()) {
      const [c, d] = rows[step + 1] ?? [];
      if (c !== undefined && d !== undefined) {
        builder.quad(a, c, d, b);
        builder.quad(a, b, d, c);
      }
    }
  }
  return { mesh: builder.build(), matrix: IDENTITY, mirrored: false, shades: false };
}
