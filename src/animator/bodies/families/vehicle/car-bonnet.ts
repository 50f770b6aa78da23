import { smoothstep } from '../../../maths/ease.ts';
import { aboutX } from '../../../maths/turn.ts';
import type { Vector } from '../../../maths/vector.ts';
import type { Moment } from '../../body.ts';
import type { Forge, Paint } from '../../forge/forge.ts';
import { METAL } from '../../forge/piece.ts';
import { box, cylinder, tube } from '../../forge/shapes.ts';
import { moved, sheet } from '../../forge/surface.ts';
import { darker } from '../../looks.ts';
import type { Pose } from '../../pose.ts';
import type { SkeletonBuilder } from '../../skeleton.ts';
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
  forge.add(METAL, moved(box([0.44, 0.12, long * 0.5], 0.03), { at: [0, high + 0.03, middle] }), ENGINE);
  forge.add(
    { material: 'metal', colour: 0x8a2a24 },
    moved(box([0.3, 0.06, long * 0.42], 0.02), { at: [0, high + 0.1, middle] }),
    ENGINE,
  );
  forge.add(
    BLACK,
    moved(cylinder(0.12, 0.07, { segments: 20 }), { at: [0.36, high + 0.01, middle + long * 0.16] }),
    ENGINE,
  );
  forge.add(
    { material: 'plastic', colour: 0x2f6fc4 },
    moved(box([0.2, 0.12, 0.18], 0.015), { at: [-0.38, high + 0.04, middle - long * 0.2] }),
    ENGINE,
  );
  const hinge: Vector = [0, topAt(back) + 0.03, back];
  const half = halfAt(middle) * WIDE;
  const [y, z] = [hinge[1] + (Math.sin(RAISED) * long) / 2, hinge[2] + (Math.cos(RAISED) * long) / 2];
  forge.add(paint, moved(box([half * 2, 0.03, long], 0.012), { at: [0, y, z], turn: aboutX(-RAISED) }), BONNET);
  forge.add(
    { ...paint, colour: darker(paint.colour, 0.5) },
    moved(box([half * 1.8, 0.012, long * 0.9], 0.004), { at: [0, y - 0.018, z + 0.012], turn: aboutX(-RAISED) }),
    BONNET,
  );
  const strut: Vector[] = [
    [half * 0.9, topAt(front - 0.2) + 0.02, front - 0.2],
    [half * 0.9, hinge[1] + Math.sin(RAISED) * long * 0.8, hinge[2] + Math.cos(RAISED) * long * 0.8],
  ];
  forge.add(METAL, tube(strut, 0.01, { sides: 6 }), BONNET);
}

const [BONNET, ENGINE] = ['bonnet', 'engine'];

export function bonnetBone(bones: SkeletonBuilder, { style, topAt }: CarShell, opened: boolean): SkeletonBuilder {
  const z = style.cabin.front + 0.06;
  if (!opened) return bones;
  const middle = (z + style.length / 2) / 2;
  return bones
    .bone(BONNET, 'whole', [0, topAt(z) + 0.03, z], [0, topAt(z) + 1, z])
    .bone(ENGINE, 'whole', [0, topAt(middle) - 0.1, middle], [0, topAt(middle) + 1, middle]);
}

/** Seconds until it falls shut, and until it is; and how long it takes to be raised. */
const [FALLS, SHUT, LIFTED] = [0.55, 0.85, 1.5];

/** Raised, unless it is slammed or opened just now. */
export function swingBonnet(pose: Pose, { act, since }: Moment, opened: boolean): void {
  if (!opened) return;
  const down =
    act === 'close' ? smoothstep(FALLS, SHUT, since) : act === 'open' ? 1 - smoothstep(0.4, LIFTED, since) : 0;
  // Under it what one sees of the engine is as low as it has room.
  if (down > 0) pose.turn(BONNET, aboutX(RAISED * down)).grow(ENGINE, Math.max(0.01, 1 - down * 1.1));
}
