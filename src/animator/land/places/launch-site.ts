import { smoothstep } from '../../maths/ease.ts';
import { lightOf } from '../../maths/mesh.ts';
import { countryHeight, layCountry } from '../kits/architecture/country.ts';
import { darkOf } from '../kits/architecture/light.ts';
import { lampsOf, type Placed, placementsOf, put, without } from '../kits/architecture/pieces.ts';
import { makeAssemblyHall, makeLaunchTower, makeMast, makeRoundTank } from '../kits/launch-tower.ts';
import { layerSeed, openAir, windOf } from '../kits/nature.ts';
import { makeRelief } from '../kits/relief.ts';
import { seasonOf } from '../kits/season.ts';
import type { PlaceBuilder, PlaceOrder } from '../place.ts';
import type { Sight } from '../sight.ts';
import type { World } from '../world.ts';

/** A pad of concrete in flat country, the tower beside its middle, masts around, the hall far behind. */
const PAD = 17;
const reliefOf = (order: PlaceOrder) => makeRelief(layerSeed(order, 1));

/** Flat for kilometres: whoever sends something up wants to see it. */
const heightOf = (order: PlaceOrder) => {
  const country = countryHeight(reliefOf(order), 260);
  return (x: number, z: number): number => country(x, z) * smoothstep(60, 900, Math.hypot(x, z)) * 0.28;
};

function furnish(order: PlaceOrder): Placed[] {
  const dark = darkOf(order);
  const [mast, tank] = [makeMast(34), makeRoundTank()];
  return without(order, [
    put(makeLaunchTower(23, dark), -8.4, -5.5, 0),
    put(mast, -24, -22),
    put(mast, 24, -24),
    put(tank, 34, -46),
    put(tank, 44, -50),
    put(makeAssemblyHall(), -190, -520, 0.25),
  ]);
}

function build(order: PlaceOrder, sight: Sight, detail: number): World {
  const [relief, heightAt, dark] = [reliefOf(order), heightOf(order), darkOf(order)];
  const season = seasonOf(order, true);
  const placed = furnish(order);
  const bare = (x: number, z: number): number =>
    Math.max(
      1 - smoothstep(PAD, PAD + 1, Math.max(Math.abs(x), Math.abs(z))),
      1 - smoothstep(4, 4.8, Math.abs(x - 3) + (z > 0 ? 99 : 0)),
    );
  const land = layCountry({
    ...{ order, sight, detail, season, relief, heightAt, bare, soil: lightOf(0xa9a69e) },
    isClear: (x, z) => Math.hypot(x, z) < 120 || z > -60,
  });
  return {
    placements: [...placementsOf(placed), ...land.placements],
    grounds: land.grounds,
    groundFocus: [0, 0, 0],
    heightAt,
    air: openAir(order),
    water: null,
    lamps: lampsOf(placed, dark),
    wind: windOf(season),
  };
}

export const LAUNCH_SITE: PlaceBuilder = {
  name: 'launch_site',
  describe: (order) => ({
    heightAt: heightOf(order),
    ...{ waterLevel: null, indoor: false, bestView: 0, viewSlack: 0.3, openRadius: 15 },
    spots: [{ kind: 'stand', at: [6, 0, 8], heading: 0, radius: 1.5 }],
    ways: [],
  }),
  build,
};
