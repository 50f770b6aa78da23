import { TAU } from '../../../maths/ease.ts';
import { aboutX, aboutY, aboutZ } from '../../../maths/turn.ts';
import type { Vector } from '../../../maths/vector.ts';
import type { Forge, Paint } from '../../forge/forge.ts';
import type { Point } from '../../forge/outlines.ts';
import { box, lathe } from '../../forge/shapes.ts';
import { moved, type Surface } from '../../forge/surface.ts';
import type { Pose } from '../../pose.ts';
import type { SkeletonBuilder } from '../../skeleton.ts';

export interface Wheel {
  readonly bone: string;
  /** Its middle, on the outer face of the tyre's centre line. */
  readonly at: Vector;
  readonly radius: number;
  readonly wide: number;
  readonly steers: boolean;
}

export function wheelBones(bones: SkeletonBuilder, wheels: readonly Wheel[]): SkeletonBuilder {
  for (const { bone, at, steers } of wheels) {
    const ahead: Vector = [at[0], at[1], at[2] + 0.1];
    if (steers) bones.bone(`${bone}Steer`, 'root', at, ahead);
    bones.bone(bone, steers ? `${bone}Steer` : 'root', at, ahead);
  }
  return bones;
}

/** They turn with the way gone, and the front ones toward where it goes. */
export function turnWheels(pose: Pose, wheels: readonly Wheel[], gone: number, turning: number, speed: number): void {
  const steer = Math.max(-0.5, Math.min(0.5, speed > 0.3 ? (turning * 2.6) / Math.max(1, speed) : turning * 0.6));
  for (const { bone, radius, steers } of wheels) {
    if (steers) pose.turn(`${bone}Steer`, aboutY(steer));
    pose.turn(bone, aboutX(gone / radius));
  }
}

export const RUBBER: Paint = { material: 'rubber', colour: 0x1d1e20 };
export const CHROME: Paint = { material: 'metal', colour: 0xc9ced4 };
export const BLACK: Paint = { material: 'plastic', colour: 0x17181a };

export interface WheelStyle {
  readonly spokes: number;
  readonly rim: Paint;
  /** Share of the radius that is tyre. */
  readonly tyre: number;
  readonly whitewall?: boolean;
}

export const ALLOY: WheelStyle = { spokes: 5, rim: { material: 'metal', colour: 0xb4b9c0 }, tyre: 0.3 };

/** The outer face looks away from the middle of the vehicle. */
export function forgeWheel(forge: Forge, wheel: Wheel, style: WheelStyle = ALLOY): void {
  const { radius: R, wide, at, bone } = wheel;
  const outward = at[0] >= 0 ? -Math.PI / 2 : Math.PI / 2;
  const place = (surface: Surface): Surface => moved(surface, { at, turn: aboutZ(outward) });
  const half = wide / 2;
  const inner = R * (1 - style.tyre);
  const tread: Point[] = [
    [inner * 0.98, -half * 0.8],
    [inner + (R - inner) * 0.35, -half],
    [R * 0.95, -half * 0.92],
    [R, -half * 0.62],
    [R, half * 0.62],
    [R * 0.95, half * 0.92],
    [inner + (R - inner) * 0.35, half],
    [inner, half * 0.86],
    [inner * 0.97, half * 0.55],
  ];
  forge.add(RUBBER, place(lathe(tread, 30, 0.9)), bone);
  if (style.whitewall === true) {
    const band: Point[] = [
      [R * 0.9, half * 0.99],
      [inner * 1.06, half * 1.02],
    ];
    forge.add({ material: 'rubber', colour: 0xe8e4da }, place(lathe(band, 30)), bone);
  }
  // A dark drum behind, then rim, spokes and hub.
  forge.add(
    BLACK,
    place(
      lathe([
        [inner, half * 0.2],
        [0, half * 0.2],
      ]),
    ),
    bone,
  );
  forge.add(
    style.rim,
    place(
      lathe(
        [
          [inner * 0.99, half * 0.4],
          [inner * 1.0, half * 0.88],
          [inner * 0.93, half * 0.9],
          [inner * 0.88, half * 0.5],
          [inner * 0.87, half * 0.2],
        ],
        28,
        0.6,
      ),
    ),
    bone,
  );
  forge.add(
    style.rim,
    place(
      lathe(
        [
          [R * 0.17, half * 0.2],
          [R * 0.15, half * 0.75],
          [R * 0.09, half * 0.86],
          [0, half * 0.88],
        ],
        16,
      ),
    ),
    bone,
  );
  const spoke = box([R * 0.12, half * 0.24, inner * 0.84], R * 0.02);
  for (let k = 0; k < style.spokes; k++) {
    const angle = (k / style.spokes) * TAU;
    const from: Vector = [(Math.sin(angle) * inner) / 2, half * 0.6, (Math.cos(angle) * inner) / 2];
    forge.add(style.rim, place(moved(spoke, { at: from, turn: aboutY(angle) })), bone);
  }
}
