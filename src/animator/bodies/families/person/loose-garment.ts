import { subtract } from '../../../maths/vector.ts';
import { type Body, type BodyFamily, type BodyPart, QUIET } from '../../body.ts';
import type { FieldKernel } from '../../polygonise.ts';
import { makePersonSkeleton } from './bones.ts';
import { makeTop } from './clothes.ts';
import { makeExtra } from './extras.ts';
import { eyesOf, makeGlasses } from './face-details.ts';
import { makeFrame, type PersonFrame } from './frame.ts';
import { boxOf, LOOSE, type Loose } from './garment-box.ts';
import { GARMENTS } from './garments-table.ts';
import { makeHat } from './hats.ts';
import { makerOf } from './maker.ts';
import { posePerson } from './poses.ts';
import { type PersonSheet, readSheet, type Worn } from './sheet.ts';
import { makeShoes } from './shoes.ts';
import { wardrobeOf } from './wardrobe.ts';

/** Where on the body a garment of this name is worn; null for what does not come off by itself. */
export function looseSlotOf(garment: string): Loose | null {
  if (/glasses$|^goggles$|^spectacles$/.test(garment)) return 'glasses';
  const slot = GARMENTS[garment]?.slot;
  return LOOSE.find((each) => each === slot) ?? null;
}

const slotOf = ({ garment }: Worn): string | undefined => GARMENTS[garment]?.slot;

/** Somebody's sheet without what is worn there; itself where nothing is. */
export function without(sheet: Readonly<Record<string, unknown>>, slot: Loose): Readonly<Record<string, unknown>> {
  const { wears, glasses } = readSheet(sheet);
  if (slot === 'glasses') return glasses === 'none' ? sheet : { ...sheet, glasses: 'none' };
  const left = wears.filter((worn) => slotOf(worn) !== slot);
  return left.length === wears.length ? sheet : { ...sheet, wears: left };
}

/** A garment that somebody took off or will put on: the very one, as it is on the body. `of` is the sheet of who wears it. */
export const LOOSE_GARMENT: BodyFamily = {
  name: 'garment',
  acts: [],
  cast: () => null,
  makeBody(order) {
    const slot = LOOSE.find((each) => each === order.slot);
    if (slot === undefined) throw new RangeError(`Nothing called '${String(order.slot)}' comes off.`);
    return makeLoose(readSheet(typeof order.of === 'object' && order.of !== null ? { ...order.of } : {}), slot);
  },
};

function makeLoose(sheet: PersonSheet, slot: Loose): Body {
  const frame = makeFrame(sheet);
  const skeleton = makePersonSkeleton(frame);
  const { low, high, half, handle, foot } = boxOf(slot, frame);
  const poser = { frame, skeleton, sheet, eyes: eyesOf(sheet, frame) };
  const pose = posePerson(poser, QUIET);
  pose.root = subtract(pose.root, foot);
  pose.solve();
  const bone = skeleton.bones[0]?.name ?? 'hips';
  return {
    skeleton,
    makeParts: (parts) => makeLooseParts(parts, sheet, slot, { frame, skeleton }),
    proxies: [{ bone, from: foot, to: [foot[0], high[1], foot[2]], radius: half }],
    height: high[1] - low[1],
    width: high[0] - low[0],
    length: high[2] - low[2],
    anchors: { handle: { bone, at: subtract(handle, foot) } },
    pose: () => pose,
  };
}

function makeLooseParts(
  kernel: FieldKernel,
  sheet: PersonSheet,
  slot: Loose,
  { frame, skeleton }: { readonly frame: PersonFrame; readonly skeleton: Body['skeleton'] },
): BodyPart[] {
  const maker = makerOf(kernel, skeleton, sheet, frame);
  if (slot === 'glasses') return makeGlasses(maker);
  const worn = wardrobeOf(sheet)[slot];
  if (worn === undefined) return [];
  switch (slot) {
    case 'hat':
      return makeHat(maker, worn);
    case 'shoes':
      return makeShoes(maker, worn);
    case 'over':
      return [...makeTop(maker, worn, 0.013), ...makeExtra(maker, worn)];
    default:
      return makeExtra(maker, worn);
  }
}
