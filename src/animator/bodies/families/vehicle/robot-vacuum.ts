import { paintIn } from '../../forge/forge.ts';
import type { Make } from '../../forge/made-body.ts';
import { ball, cylinder, tube } from '../../forge/shapes.ts';
import { moved } from '../../forge/surface.ts';
import { darker } from '../../looks.ts';
import type { CycleOrder } from './cycle-parts.ts';
import { makeMachine } from './machine.ts';
import { ALLOY, BLACK } from './wheels.ts';

/** Metres: a round box that cleans floors by itself. */
const [RADIUS, TALL] = [0.19, 0.095] as const;

export function makeRobotVacuum({ colour, look }: CycleOrder): Make {
  const shell = paintIn({ material: 'plastic', colour }, look);
  const rim = { ...shell, colour: darker(colour, 0.55) };
  return makeMachine({
    ...{ height: TALL, length: RADIUS * 2, width: RADIUS * 2, ride: 'road', wheels: [] },
    style: () => ALLOY,
    anchors: {
      driver: [0, TALL, -0.02],
      seat: [0, TALL, -0.02],
      surface: [0, TALL, 0],
      top: [0, TALL, 0],
    },
    forge(forge) {
      forge.add(BLACK, moved(cylinder(RADIUS * 0.86, 0.02), { at: [0, 0.005, 0] }));
      forge.add(rim, moved(cylinder(RADIUS, TALL - 0.032), { at: [0, 0.014, 0] }));
      forge.add(shell, moved(cylinder(RADIUS * 0.965, 0.016, { top: RADIUS * 0.93 }), { at: [0, TALL - 0.02, 0] }));
      forge.add(rim, moved(cylinder(RADIUS * 0.3, 0.004), { at: [0, TALL - 0.005, 0] }));
      // The bumper in front, with the eye that looks for the way.
      forge.add(
        BLACK,
        tube(
          Array.from({ length: 17 }, (_, k): [number, number, number] => {
            const angle = (k / 16 - 0.5) * 2.5;
            return [Math.sin(angle) * RADIUS * 1.01, 0.048, Math.cos(angle) * RADIUS * 1.01];
          }),
          0.016,
        ),
      );
      forge.add(
        { material: 'glow', colour: 0x58c8ff, glows: 1.6 },
        moved(ball([0.02, 0.006, 0.02], 14, 8), { at: [0, TALL - 0.003, RADIUS * 0.78] }),
      );
    },
  });
}
