import { aboutX } from '../../../maths/turn.ts';
import type { Vector } from '../../../maths/vector.ts';
import type { Forge, Paint } from '../../forge/forge.ts';
import { METAL } from '../../forge/piece.ts';
import { box, cylinder, tube } from '../../forge/shapes.ts';
import { moved, sheet } from '../../forge/surface.ts';
import { darker } from '../../looks.ts';
import type { CarShell } from './car-shell.ts';
import { BLACK } from './wheels.ts';

/** Radians by which a bonnet is raised, and of the car's half width how wide it is. */
const [RAISED, WIDE] = [1.28, 0.8] as const;

/** The bonnet up at the windscreen on its strut, the engine bay open before it. */
export function forgeOpenBonnet(forge: Forge, shell: CarShell, paint: Paint): void {
  const { style, topAt, halfAt } = shell;
  const [back, front] = [style.cabin.front + 0.06, style.length / 2 - 0.16];
  const long = front - back;
  const rows = Array.from({ length: 6 }, (_, k): Vector[] => {
    const z = front - (long * k) / 5;
    const half = halfAt(z) * WIDE;
    return [-1, -0.4, 0.4, 1].map((share): Vector => [share * half, topAt(z) + 0.012, z]);
  });
  forge.add(BLACK, sheet(rows));
  const middle = (back + front) / 2;
  const high = topAt(middle);
  // What one sees of an engine: its block, its pipes, a battery.
  forge.add(METAL, moved(box([0.44, 0.12, long * 0.5], 0.03), { at: [0, high + 0.03, middle] }));
  forge.add(
    { material: 'metal', colour: 0x8a2a24 },
    moved(box([0.3, 0.06, long * 0.42], 0.02), { at: [0, high + 0.1, middle] }),
  );
  forge.add(BLACK, moved(cylinder(0.12, 0.07, { segments: 20 }), { at: [0.36, high + 0.01, middle + long * 0.16] }));
  forge.add(
    { material: 'plastic', colour: 0x2f6fc4 },
    moved(box([0.2, 0.12, 0.18], 0.015), { at: [-0.38, high + 0.04, middle - long * 0.2] }),
  );
  const hinge: Vector = [0, topAt(back) + 0.03, back];
  const half = halfAt(middle) * WIDE;
  const [y, z] = [hinge[1] + (Math.sin(RAISED) * long) / 2, hinge[2] + (Math.cos(RAISED) * long) / 2];
  forge.add(paint, moved(box([half * 2, 0.03, long], 0.012), { at: [0, y, z], turn: aboutX(-RAISED) }));
  forge.add(
    { ...paint, colour: darker(paint.colour, 0.5) },
    moved(box([half * 1.8, 0.012, long * 0.9], 0.004), { at: [0, y - 0.018, z + 0.012], turn: aboutX(-RAISED) }),
  );
  const strut: Vector[] = [
    [half * 0.9, topAt(front - 0.2) + 0.02, front - 0.2],
    [half * 0.9, hinge[1] + Math.sin(RAISED) * long * 0.8, hinge[2] + Math.cos(RAISED) * long * 0.8],
  ];
  forge.add(METAL, tube(strut, 0.01, { sides: 6 }));
}
