import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Pose } from '../rig.ts';
import type { Fur } from './fur.ts';
import type { Skeleton } from './skeleton.ts';
import type { Species } from './species.ts';

/** One animal in one pose, and what it is drawn with. */
export interface Body {
  readonly pen: SKRSContext2D;
  readonly species: Species;
  readonly fur: Fur;
  readonly pose: Pose;
  readonly bones: Skeleton;
}
