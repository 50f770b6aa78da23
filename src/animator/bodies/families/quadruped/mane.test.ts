import { expect, it } from 'vitest';
import { type Moment, QUIET } from '../../body.ts';
import { FieldKernel } from '../../polygonise.ts';
import { QUADRUPED } from './family.ts';
import { MANE_BONES } from './frame.ts';

const horse = QUADRUPED.makeBody({ species: 'horse', fineness: 'crowd' }, new FieldKernel());
const tipsAt = (moment: Partial<Moment>): readonly number[] => {
  const pose = horse.pose({ ...QUIET, ...moment });
  return MANE_BONES.map((bone) => {
    const { head, tail } = horse.skeleton.bone(bone);
    return pose.place(bone, tail)[2] - pose.place(bone, head)[2];
  });
};

it('a mane hangs on a horse that stands, and streams behind one that gallops', () => {
  const [stands, gallops] = [tipsAt({ act: 'stand' }), tipsAt({ act: 'run', speed: 9, gone: 3, time: 1, since: 1 })];
  for (const [index, back] of gallops.entries()) expect(back).toBeLessThan((stands[index] ?? 0) - 0.08);
});
