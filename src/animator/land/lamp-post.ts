import { LAMP_CONE } from '../catalogue/lights-table.ts';
import { standing } from '../maths/matrix.ts';
import type { Vector } from '../maths/vector.ts';
import { lookOf, Solids, shine } from './kits/architecture/solids.ts';
import type { PlaceOrder } from './place.ts';
import type { Sight } from './sight.ts';
import type { Lamp, Placement, World } from './world.ts';

/** Metres: how high it hangs, and where its post stands, seen from whom it lights: aside and behind. */
const POST = { high: 4.1, aside: 1.15, behind: 0.55, reach: 12.5, strength: 4 } as const;

/** The lamp of a street that somebody stands beneath: see lens/light-sources.ts for its cone in the air. */
export const isStreetLamp = ({ spot, reach }: Lamp): boolean => spot !== undefined && reach === POST.reach;

/** "beneath a street lamp": a post beside whom the film shows, and a cone of light on them. */
export function setLampPost({ dressing }: PlaceOrder, { lines: [line] }: Sight, world: World): World {
  if (line === undefined || world.room !== undefined || !dressing.includes(LAMP_CONE)) return world;
  const { eye, end } = line;
  const far = Math.max(1e-3, Math.hypot(end[0], end[2]));
  const [ahead, x, z] = [[end[0] / far, end[2] / far] as const, eye[0] + end[0], eye[2] + end[2]];
  const floor = world.heightAt?.(x, z) ?? 0;
  // A little before whom it lights, so that the face under the hat has some of it.
  const at: Vector = [x - ahead[0] * 0.25, floor + POST.high, z - ahead[1] * 0.25];
  const foot: Vector = [
    x + ahead[0] * POST.behind + ahead[1] * POST.aside,
    floor,
    z + ahead[1] * POST.behind - ahead[0] * POST.aside,
  ];
  const lamp: Lamp = {
    at: [at[0], at[1] - 0.15, at[2]],
    colour: [POST.strength, POST.strength * 0.84, POST.strength * 0.6],
    reach: POST.reach,
    size: 0.4,
    spot: { toward: [0, -1, 0], spread: 0.78 },
  };
  return { ...world, placements: [...world.placements, ...postOf(foot, at)], lamps: [lamp, ...world.lamps] };
}

function postOf(foot: Vector, at: Vector): Placement[] {
  const solids = new Solids();
  const iron = lookOf(0x23262a, 'metal');
  const up = at[1] - foot[1];
  const over: Vector = [at[0] - foot[0], up, at[2] - foot[2]];
  const bend: Vector = [over[0] * 0.2, up + 0.3, over[2] * 0.2];
  const way: readonly Vector[] = [[0, 0, 0], [0, up * 0.5, 0], [0, up, 0], bend, [over[0], up + 0.24, over[2]]];
  solids.tube(way, 0.055, iron);
  solids.ball([over[0], up + 0.12, over[2]], [0.28, 0.16, 0.28], iron, 12);
  solids.ball([over[0], up + 0.03, over[2]], [0.2, 0.08, 0.2], shine([9, 7.4, 5]), 12);
  return [{ mesh: solids.build(), matrix: standing(foot), shades: false, stays: true }];
}
