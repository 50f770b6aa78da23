import type { Anchor, Body, Flame, Moment, Proxy as Stand } from '../body.ts';
import type { Pose } from '../pose.ts';
import type { Skeleton, SkeletonBuilder } from '../skeleton.ts';
import { poseThing } from '../thing-poses.ts';
import { Forge } from './forge.ts';

/** A body made of surfaces on stiff bones: what a family of things says of one of them. */
export interface Make {
  /** With `root`, `hang` and `whole`, and whatever else turns: see `thingBones`. */
  readonly bones: SkeletonBuilder;
  readonly height: number;
  readonly length: number;
  readonly width: number;
  readonly forge: (forge: Forge) => void;
  readonly anchors: Readonly<Record<string, Anchor['at'] | Anchor>>;
  readonly proxies?: readonly Stand[];
  readonly flames?: readonly Flame[];
  /** Of the circle it rolls on. */
  readonly rolls?: number;
  /** What turns, on top of what the whole does. */
  readonly move?: (pose: Pose, moment: Moment) => void;
  /** Instead of what things do. */
  readonly pose?: (skeleton: Skeleton, moment: Moment, move: (pose: Pose) => void) => Pose;
}

const isAnchor = (at: Anchor['at'] | Anchor): at is Anchor => 'bone' in at;

export function madeBody(make: Make): Body {
  const { height, length, width, forge, move, pose } = make;
  const skeleton = make.bones.build();
  const anchors = Object.fromEntries(
    Object.entries(make.anchors).map(([name, at]) => [name, isAnchor(at) ? at : { bone: 'whole', at }]),
  );
  const isLong = length > Math.max(height, width);
  const build = { height, rolls: make.rolls ?? null, depth: length, ...(isLong ? { side: width } : {}) };
  return {
    skeleton,
    makeParts() {
      const maker = new Forge(skeleton);
      forge(maker);
      return maker.parts();
    },
    proxies: make.proxies ?? standFor(height, length, width),
    height,
    length,
    width,
    anchors,
    ...(make.flames === undefined || make.flames.length === 0 ? {} : { flames: make.flames }),
    pose(moment) {
      const more = (posed: Pose): void => move?.(posed, moment);
      return pose === undefined ? poseThing(skeleton, build, moment, more) : pose(skeleton, moment, more);
    },
  };
}

/** Capsules side by side along the longest way through it. */
function standFor(height: number, length: number, width: number): Stand[] {
  const radius = Math.min(height, length, width) / 2;
  const longest = Math.max(height, length, width);
  const reach = Math.max(0, longest / 2 - radius);
  const middle = height / 2;
  const axis = longest === height ? 1 : longest === length ? 2 : 0;
  const along = (way: number): Stand['from'] => [
    axis === 0 ? way : 0,
    middle + (axis === 1 ? way : 0),
    axis === 2 ? way : 0,
  ];
  return [{ bone: 'whole', from: along(-reach), to: along(reach), radius }];
}
