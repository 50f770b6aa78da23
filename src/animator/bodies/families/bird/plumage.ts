import { distance, subtract, type Vector } from '../../../maths/vector.ts';
import type { BodyPart } from '../../body.ts';
import type { Coat } from '../../coat.ts';
import type { Eye } from '../../eyes.ts';
import { growLocks } from '../../fur-locks.ts';
import type { SkinnedMesh } from '../../skinned-mesh.ts';
import { beakRoot } from './head-parts.ts';
import type { BirdMaker } from './parts.ts';

const COUNT = 3000;
/** Of the body's radius: down on the breast, and what is left of it on head and neck; birds of the water wear theirs close. */
const [LONG, ON_HEAD, SLEEK] = [0.5, 0.55, 0.5];

/** Soft small feathers all over the body: without them a bird is of porcelain. */
export function makePlumage(maker: BirdMaker, mesh: SkinnedMesh, coat: Coat, eyes: readonly Eye[]): BodyPart[] {
  const { kernel, sheet, frame, coarse } = maker;
  if (coarse > 1.5) return [];
  const r = sheet.body.radius;
  const h = sheet.head.radius;
  const beak = beakRoot(sheet, frame);
  const usual = r * LONG * (sheet.wing.tip === 'flipper' || sheet.afloat > 0 ? SLEEK : 1);
  const long = (at: Vector): number => {
    if (eyes.some(({ centre, radius }) => distance(at, centre) < radius * 1.5)) return 0;
    if (distance(at, beak) < h * 0.45) return 0;
    const head = Math.max(0, 1 - distance(at, frame.head) / (h * 1.6));
    return usual * (1 - (1 - ON_HEAD) * Math.min(1, head * 2));
  };
  const flow = (at: Vector): Vector => {
    // From the beak backward over the head, then down the body toward the tail.
    if (distance(at, frame.head) < h * 1.3) return subtract(at, beak);
    return [0, -frame.along[1] - 0.35, -frame.along[2]];
  };
  const locks = { count: Math.round(COUNT / coarse ** 2), long, flow, lift: 0.3, wide: 0.9, widest: r * 0.4 };
  const part = growLocks(kernel, mesh, coat, locks, 'plumage');
  return part === null ? [] : [part];
}
