import type { Paint } from '../../forge/forge.ts';
import type { Make } from '../../forge/made-body.ts';
import { box } from '../../forge/shapes.ts';
import { both, lined, moved, sheet } from '../../forge/surface.ts';
import { thingBones } from '../../thing-poses.ts';

/** Half of what is laid: beyond it a straight line is a hair. */
const HALF_METRES = 90;
const SLEEPER_EVERY = 0.7;
const GAUGE = 0.74;

const GRAVEL: Paint = { material: 'stone', colour: 0x77706a };
const TIMBER: Paint = { material: 'wood', colour: 0x4a3628 };
const STEEL: Paint = { material: 'metal', colour: 0x8a8784 };

/** A straight stretch of railway on its bank; the top of the rails is where wheels stand. */
export function makeTrack(): Make {
  // Deep enough for ground that falls away beside it.
  const bank = [
    [-6.4, -3.2],
    [-2.1, -0.34],
    [2.1, -0.34],
    [6.4, -3.2],
  ] as const;
  return {
    ...{ height: 3.2, length: HALF_METRES * 2, width: 12.8 },
    bones: thingBones(0.1),
    anchors: {},
    forge(forge) {
      const ribs = Array.from({ length: 19 }, (_, at) => -HALF_METRES + at * ((HALF_METRES * 2) / 18));
      forge.add(GRAVEL, lined(sheet(ribs.map((z) => bank.map(([x, y]) => [x, y, z] as const)))));
      for (let z = -HALF_METRES; z <= HALF_METRES; z += SLEEPER_EVERY)
        forge.add(TIMBER, moved(box([2.5, 0.16, 0.26], 0.01), { at: [0, -0.27, z] }));
      forge.add(STEEL, both(moved(box([0.09, 0.17, HALF_METRES * 2], 0.01), { at: [GAUGE, -0.085, 0] })));
    },
  };
}
