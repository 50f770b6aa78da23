import { describe, expect, it } from 'vitest';
import type { Body } from '../../bodies/body.ts';
import type { Player } from '../players.ts';
import type { StageFigure, StageShot } from '../stage.ts';
import { turnBroadsides } from './broadsides.ts';

const SHOT: StageShot = {
  ...{ from: 0, to: 4, follow: null, handheld: 0, pace: 1 },
  keys: [{ time: 0, eye: [0, 1.6, 8], target: [0, 1, 0], roll: 0, fieldOfView: 40, focus: 8, aperture: 0 }],
};

/** How somebody is turned from the camera in the middle of the way, who goes to the left (-1) or the right (1) of the picture. */
function turned(goes: -1 | 1, looksAside: Body['looksAside'], broadside: boolean): number {
  const heading = (goes * Math.PI) / 2;
  const figure = {
    path: [
      { time: 0, at: [-3 * goes, 0, 0], heading },
      { time: 4, at: [3 * goes, 0, 0], heading },
    ],
  } as unknown as StageFigure;
  const player = { body: { broadside, looksAside } } as unknown as Player;
  const [{ path }] = turnBroadsides([figure], [player], { shots: [SHOT], seed: 1 }) as [StageFigure];
  const middle = path[Math.floor(path.length / 2)];
  if (middle === undefined) throw new Error('It goes nowhere.');
  const camera = Math.atan2(-middle.at[0], 8 - middle.at[2]);
  return Math.abs(Math.atan2(Math.sin(middle.heading - camera), Math.cos(middle.heading - camera)));
}

describe('who is known from one side only', () => {
  it.each([-1, 1] as const)('shows it as it goes where it looks: %d', (side) => {
    expect(turned(side, side, true)).toBeLessThan(0.5);
  });

  it.each([-1, 1] as const)('is mirrored as it goes the other way: %d', (side) => {
    expect(turned(side, side === 1 ? -1 : 1, true)).toBeGreaterThan(Math.PI - 0.5);
  });

  it('turns only a little where it looks at the camera', () => {
    expect(turned(1, undefined, true)).toBeLessThan(0.5);
  });

  it('leaves alone who has all sides', () => {
    expect(turned(1, undefined, false)).toBeGreaterThan(1);
  });
});
