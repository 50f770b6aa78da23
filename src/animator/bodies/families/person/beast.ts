import { add, type Vector } from '../../../maths/vector.ts';
import type { BodyPart } from '../../body.ts';
import type { Eye } from '../../eyes.ts';
import type { Field } from '../../field.ts';
import type { FieldKernel } from '../../polygonise.ts';
import { type Bust, makeBust, makeBustParts, makeTailPart, type Seat, seatEyes } from '../quadruped/bust.ts';
import type { QuadrupedSheet } from '../quadruped/sheet.ts';
import type { Maker } from './fabric.ts';
import type { PersonFrame } from './frame.ts';

/** An animal who walks upright and does what people do: its own head, coat and tail on a person's bones. */
export interface Beast {
  readonly bust: Bust;
  readonly head: Seat;
  readonly tail: Seat;
  readonly eyes: readonly Eye[];
  readonly frame: PersonFrame;
  /** Metres to the tips of its ears. */
  readonly top: number;
}

/** Of a person's head: animals of tales have larger ones. */
const LARGER = 1.22;
/** Metres from the middle of the head to the nose at most. */
const LONGEST_FACE = 0.46;
/** Of a head on four legs: how large the tail is. */
const TAIL_SIZE = 0.95;

const standingEars = ({ ear, head }: QuadrupedSheet): number =>
  ear.kind === 'flop' || ear.kind === 'fan' ? 0 : ear.length * head.size * Math.cos(ear.outward) * 0.8;

export function makeBeast(sheet: QuadrupedSheet, frame: PersonFrame, kernel: FieldKernel): Beast {
  const bust = makeBust(sheet, kernel);
  const { size, skull, muzzle } = sheet.head;
  const fits = (frame.build.head * LARGER) / (2 * Math.max(skull[0], skull[1]) * size);
  const head: Seat = {
    at: add(frame.headCentre, [0, frame.build.head * 0.06, 0.02]),
    size: Math.min(fits, LONGEST_FACE / (muzzle * size)),
  };
  const eyes = seatEyes(bust, head);
  const [left, right] = eyes;
  return {
    bust,
    head,
    tail: { at: [0, frame.hipY + 0.02, -frame.build.hips * 0.75], size: head.size * TAIL_SIZE },
    eyes,
    top: head.at[1] + (skull[1] * size + standingEars(sheet)) * head.size,
    frame:
      left === undefined || right === undefined
        ? frame
        : { ...frame, eyeRadius: left.radius, eyes: { L: left.centre, R: right.centre } },
  };
}

export function makeBeastParts({ bust, head, tail }: Beast, { kernel, skeleton, coarse }: Maker): BodyPart[] {
  return [
    ...makeBustParts(bust, kernel, skeleton, head, coarse),
    ...makeTailPart(bust, kernel, skeleton, tail, coarse),
  ];
}

/** A neck thick enough for the head it bears. */
export function shapeNape(field: Field, { shoulderY, headCentre, build }: PersonFrame): void {
  const to: Vector = [0, headCentre[1] - build.head * 0.12, -0.01];
  field.on('neck').cone([0, shoulderY - 0.05, -0.014], to, build.neck * 1.5, build.neck * 1.45, { blend: 0.04 });
}
