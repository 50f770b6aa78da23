import { aboutX, aboutY, aboutZ, combine, fromTo, turnVector } from '../../../maths/turn.ts';
import { subtract, type Vector } from '../../../maths/vector.ts';
import type { Moment } from '../../body.ts';
import type { Pose } from '../../pose.ts';
import { ENDS, type End, SIDES, type Side } from './frame.ts';
import type { LegName } from './gaits.ts';
import type { Graze } from './graze.ts';
import type { QuadrupedSheet } from './sheet.ts';

/** Where a foot is to be, against rest; `free` leaves the leg to how its bones were turned. */
export interface FootTarget {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly bend: number;
  /** How the paw itself is turned. */
  readonly roll: number;
  readonly pole: Vector | null;
}

/** A pose in the making: clips turn bones and set feet, then the legs are bent to reach them. Lengths are metres. */
export class Stance {
  readonly pose: Pose;
  readonly sheet: QuadrupedSheet;
  readonly size: number;
  readonly moment: Moment;
  readonly graze: Graze;
  readonly #feet = new Map<LegName, FootTarget | 'free'>();

  constructor(pose: Pose, { sheet, size, graze }: Pick<Stance, 'sheet' | 'size' | 'graze'>, moment: Moment) {
    this.graze = graze;
    this.pose = pose;
    this.sheet = sheet;
    this.size = size;
    this.moment = moment;
  }

  /** Length of the shorter legs. */
  get leg(): number {
    return Math.min(this.sheet.leg.front, this.sheet.leg.hind) * this.size;
  }

  get hasArms(): boolean {
    return this.sheet.leg.arms !== undefined;
  }

  nod(bone: string, angle: number): this {
    this.pose.turn(bone, aboutX(angle));
    return this;
  }

  swing(bone: string, angle: number): this {
    this.pose.turn(bone, aboutY(angle));
    return this;
  }

  lean(bone: string, angle: number): this {
    this.pose.turn(bone, aboutZ(angle));
    return this;
  }

  move(x: number, y: number, z: number): this {
    const [a, b, c] = this.pose.root;
    this.pose.root = [a + x, b + y, c + z];
    return this;
  }

  foot(leg: LegName, to: Partial<FootTarget> | 'free'): this {
    this.#feet.set(leg, to === 'free' ? to : { x: 0, y: 0, z: 0, bend: 0, roll: 0, pole: null, ...to });
    return this;
  }

  feet(end: End, to: (side: Side, sign: number) => Partial<FootTarget> | 'free'): this {
    for (const [side, sign] of SIDES) this.foot(`${end}${side}`, to(side, sign));
    return this;
  }

  /** Bends the legs. */
  settle(): Pose {
    const { pose } = this;
    pose.solve();
    for (const [side] of SIDES) {
      for (const end of ENDS) {
        const target = this.#feet.get(`${end}${side}`);
        if (target === 'free' || (end === 'front' && this.hasArms && target === undefined)) continue;
        this.#plant(end, side, target ?? { x: 0, y: 0, z: 0, bend: 0, roll: 0, pole: null });
      }
    }
    return pose;
  }

  #plant(end: End, side: Side, { x, y, z, bend, roll, pole }: FootTarget): void {
    const { pose, sheet } = this;
    const { skeleton } = pose;
    const rest = skeleton.bone(`${end}Foot${side}`).head;
    const ankleBone = skeleton.bone(`${end}Ankle${side}`);
    const toward = turnVector(aboutX(-bend), subtract(ankleBone.tail, ankleBone.head));
    const ankle: Vector = [rest[0] + x - toward[0], rest[1] + y - toward[1], rest[2] + z - toward[2]];
    const sprawl = sheet.leg.sprawl ?? 0;
    const out = (side === 'L' ? 1 : -1) * sprawl;
    const usual: Vector =
      end === 'front' ? [out * 0.8, sprawl - 0.1, sprawl - 1] : [out * 0.9, 0.2 + sprawl, 1 - sprawl * 0.4];
    pose.reach(`${end}Upper${side}`, `${end}Lower${side}`, ankle, pole ?? usual);
    const name = `${end}Ankle${side}`;
    const now = pose.orientationOf(name);
    pose.orient(name, combine(fromTo(turnVector(now, subtract(ankleBone.tail, ankleBone.head)), toward), now));
    pose.orient(`${end}Foot${side}`, aboutX(roll)).solve();
  }
}
