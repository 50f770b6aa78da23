import { standing } from '../maths/matrix.ts';
import { lightOf } from '../maths/mesh.ts';
import { Solids, shine } from './kits/architecture-solids.ts';
import type { PlaceOrder } from './place.ts';
import type { Placement, World } from './world.ts';

const MOON = { far: 420, radius: 20, up: 104, aside: 84 } as const;
const SHAFTS = 0.6;

/** What an order says of the sky that any place outdoors can show: a great moon behind whoever is filmed, and light that falls in shafts. */
export function dressSky(order: PlaceOrder, world: World): World {
  const { air } = world;
  const moonlit = order.dressing.includes('full moon') && world.room === undefined && air.stars > 0;
  const shafts = order.dressing.includes('light shafts') ? Math.max(air.print.shafts, SHAFTS) : air.print.shafts;
  if (!moonlit && shafts === air.print.shafts) return world;
  return {
    ...world,
    placements: moonlit ? [...world.placements, hangMoon()] : world.placements,
    air: { ...air, print: { ...air.print, shafts } },
  };
}

/** A disc with its seas, where the place looks best. */
function hangMoon(): Placement {
  const solids = new Solids();
  const [bright, grey] = [lightOf(0xfff6dc, 1.25), lightOf(0xb8b4aa, 1.1)];
  solids.ball(
    [0, 0, 0],
    [MOON.radius, MOON.radius, MOON.radius],
    ([x, y, z]) => {
      const seas =
        Math.sin(x * 0.23 + 1) * Math.sin(y * 0.29 + z * 0.11) +
        0.5 * Math.sin(x * 0.61 + y * 0.37) * Math.sin(y * 0.53);
      const share = Math.min(1, Math.max(0, seas * 1.6 - 0.1));
      return shine([
        bright[0] + (grey[0] - bright[0]) * share,
        bright[1] + (grey[1] - bright[1]) * share,
        bright[2] + (grey[2] - bright[2]) * share,
      ]);
    },
    48,
  );
  return { mesh: solids.build(), matrix: standing([MOON.aside, MOON.up, -MOON.far]), shades: false };
}
