import { materialOf } from '../../maths/materials.ts';
import { lightOf } from '../../maths/mesh.ts';
import { airOf } from '../air.ts';
import type { PlaceBuilder } from '../place.ts';
import { makeTerrain } from '../terrain.ts';

/** An empty floor under an open sky: where something stands that has no place of its own. */
export const STUDIO: PlaceBuilder = {
  name: 'studio',
  describe: () => ({
    heightAt: () => 0,
    waterLevel: null,
    indoor: false,
    bestView: 0,
    openRadius: 30,
    spots: [],
    ways: [],
  }),
  build(order, sight) {
    const floor = lightOf(0x9d968a);
    const terrain = {
      heightAt: () => 0,
      lookAt: () => ({ colour: floor, material: materialOf('plaster') }),
      reach: 512,
      middle: [0, 0, 0],
      floor: null,
    } as const;
    const air = airOf(order, -0.7);
    return {
      placements: [],
      grounds: makeTerrain(terrain, sight),
      groundFocus: [0, 0, 0],
      heightAt: () => 0,
      air: { ...air, fog: { ...air.fog, density: air.fog.density + 0.004, height: 8, colour: air.sky.horizon } },
      water: null,
      lamps: [],
      wind: { x: 0.8, z: 0.6, strength: 0.3 },
    };
  },
};
