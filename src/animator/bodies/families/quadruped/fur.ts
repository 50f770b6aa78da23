import { distance, subtract, type Vector } from '../../../maths/vector.ts';
import type { BodyPart } from '../../body.ts';
import type { Coat } from '../../coat.ts';
import type { Eye } from '../../eyes.ts';
import { growLocks } from '../../fur-locks.ts';
import type { SkinnedMesh } from '../../skinned-mesh.ts';
import type { PartMaker } from './part-maker.ts';
import type { QuadrupedSheet } from './sheet.ts';

/** Below this much fur hair is too short to stand out; above, locks are so much longer for each share. */
const [SHORT_FUR, LONGER] = [0.85, 0.085];
const COUNT = 5600;
/** Times the usual: hair that hangs. */
const SKIRT = 2.6;

const lengthOfFur = ({ coat }: QuadrupedSheet): number =>
  (coat.surface ?? 'fur') === 'fur' || coat.surface === 'hair' ? Math.max(0, (coat.fur ?? 1) - SHORT_FUR) * LONGER : 0;

const near = (at: Vector, centre: Vector, radius: number): number => Math.max(0, 1 - distance(at, centre) / radius);

/** Short on face and feet, long on cheeks, chest, thighs and tail, as of any animal with a winter coat. */
export function makeFur(maker: PartMaker, mesh: SkinnedMesh, coat: Coat, eyes: readonly Eye[]): BodyPart[] {
  const { kernel, sheet, frame, coarse } = maker;
  const usual = lengthOfFur(sheet);
  if (usual === 0 || coarse > 1.5) return [];
  const { head, body, leg } = sheet;
  const s = head.size;
  const tip = frame.onHead(0, -head.drop, head.muzzle);
  const chest: Vector = [0, frame.chest[1] - body.chest * 0.3, frame.chest[2] + body.chest * 0.9];
  const cheeks = [1, -1].map((sign) => frame.onHead(sign * head.skull[0] * 0.9, -head.skull[1] * 0.55, 0));
  const [root] = frame.tail;
  const bare = (at: Vector): boolean =>
    eyes.some(({ centre, radius }) => distance(at, centre) < radius * 1.75) ||
    distance(at, tip) < (head.muzzle * 0.62 + head.muzzleTo) * s ||
    at[1] < leg.footRadius * 1.5;
  // A yak's hair hangs from its flanks like a skirt.
  const hanging = (at: Vector): number =>
    sheet.mane === 'shaggy' ? SKIRT * Math.max(0, 1 - Math.abs(at[1] - leg.front * 1.05) / (body.belly * 1.5)) : 0;
  const long = (at: Vector): number => {
    if (bare(at)) return 0;
    const onTail = root !== undefined && at[2] < root[2] - 0.03;
    const face = near(at, frame.onHead(0, 0, head.skull[2]), head.skull[2] * s * 1.6);
    const more =
      1.5 * near(at, chest, body.chest * 1.6) +
      1.3 * Math.max(...cheeks.map((cheek) => near(at, cheek, 0.2 * s))) +
      (onTail ? 1.1 : 0);
    const low = at[1] < leg.front * 0.75 && !onTail && sheet.mane !== 'shaggy' ? 0.55 : 1;
    return Math.max(
      0.012,
      usual * (1 + more + hanging(at)) * (1 - 0.75 * face * (frame.trunk.length > 0 ? 0.3 : 1)) * low,
    );
  };
  const flow = (at: Vector): Vector => {
    const onHead = near(at, frame.head, 0.42 * s);
    if (onHead > 0) {
      const [x, y, z] = subtract(at, tip);
      return [x, y - 0.05, z - 0.1];
    }
    return at[1] < leg.front * 0.8 || sheet.mane === 'shaggy' ? [0, -1, -0.25] : [0, -0.55, -0.8];
  };
  const count = Math.round(COUNT / coarse ** 2);
  const locks = { count, long, flow, lift: 0.42, wide: 0.8, widest: 0.05 };
  const part = growLocks(kernel, mesh, coat, locks, sheet.coat.surface === 'hair' ? 'hairLocks' : 'furLocks');
  return part === null ? [] : [part];
}
