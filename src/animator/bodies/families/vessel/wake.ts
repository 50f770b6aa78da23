import { smoothstep } from '../../../maths/ease.ts';
import { makeRandom } from '../../../maths/random.ts';
import { NO_TURN } from '../../../maths/turn.ts';
import type { Vector } from '../../../maths/vector.ts';
import type { Forge, Paint } from '../../forge/forge.ts';
import type { Make } from '../../forge/made-body.ts';
import { lined, sheet } from '../../forge/surface.ts';

/** What a boat leaves on the water behind it: churned white after the screw, and two arms of foam that open from the bow. */

const FOAM: Paint = { material: 'snow', colour: 0xf4fafb, clear: 0.25 };
const THIN: Paint = { ...FOAM, clear: 0.5 };
const FADING: Paint = { ...FOAM, clear: 0.75 };

/** Metres above the water, so that its waves do not hide it. */
const ABOVE = 0.05;
/** Of the boat's length: how far it is seen behind it. */
const LENGTHS = 3.4;
/** How far the arms open for each metre behind the bow. */
const OPENING = 0.21;

/** A strip of foam with ragged edges, from `from` to `to` metres behind; `path` says where its middle is and how broad. */
function strip(
  from: number,
  to: number,
  path: (behind: number) => { readonly x: number; readonly half: number },
  seed: number,
) {
  const chance = makeRandom(seed).spawn('foam');
  const steps = Math.min(40, Math.max(10, Math.round((to - from) * 4)));
  const rows = Array.from({ length: steps + 1 }, (_, k): Vector[] => {
    const behind = from + ((to - from) * k) / steps;
    const { x, half } = path(behind);
    const [left, right] = [half * chance.between(0.72, 1.12), half * chance.between(0.72, 1.12)];
    return [
      [x - left, ABOVE, -behind],
      [x + right, ABOVE, -behind],
    ];
  });
  return lined(sheet(rows));
}

function forgeWake(forge: Forge, length: number, width: number): void {
  const [stern, bow, far] = [length / 2, -length * 0.42, length * LENGTHS];
  const churned = (behind: number) => ({ x: 0, half: width * (0.3 + 0.035 * (behind - stern)) });
  forge.add(FOAM, strip(stern * 0.94, stern + length * 0.8, churned, 1), 'wake');
  forge.add(THIN, strip(stern + length * 0.75, stern + length * 1.7, churned, 2), 'wake');
  forge.add(FADING, strip(stern + length * 1.6, far, churned, 3), 'wake');
  for (const side of [1, -1]) {
    const arm = (behind: number) => ({
      x: side * (width * 0.12 + (behind - bow) * OPENING),
      half: width * (0.07 + 0.016 * (behind - bow)),
    });
    forge.add(FOAM, strip(bow, stern * 0.6, arm, 4 + side), 'wake');
    forge.add(THIN, strip(stern * 0.55, stern + length * 0.9, arm, 7 + side), 'wake');
    forge.add(FADING, strip(stern + length * 0.85, far * 0.9, arm, 10 + side), 'wake');
  }
}

/** The same boat with its wake, which lies on the water however the boat nods, and is there only while it goes. */
export const withWake = (make: Make): Make => ({
  ...make,
  bones: make.bones.bone('wake', 'root', [0, 0, 0], [0, 0, -1]),
  forge(forge) {
    make.forge(forge);
    forgeWake(forge, make.length, make.width);
  },
  move(pose, moment) {
    make.move?.(pose, moment);
    pose.grow('wake', Math.max(0.001, smoothstep(0.6, 2.6, moment.speed))).orient('wake', NO_TURN);
  },
});
