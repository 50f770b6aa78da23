import { makeRandom } from '../maths/random.ts';
import { invert, turnVector } from '../maths/turn.ts';
import { subtract, type Vector } from '../maths/vector.ts';
import type { Body, Moment } from './body.ts';
import { Pose } from './pose.ts';
import { type Bone, Skeleton } from './skeleton.ts';
import { type Bits, breakUp } from './wreck-pieces.ts';
import { isWreckAct, type Piece, wreckedAt } from './wreck-ways.ts';

/**
 * A thing that goes to pieces while the film lasts: the same surface, broken into lumps that are each on a bone of their own. Until then it is what it always was;
 * from then on every piece goes by its weight alone, and wheels, doors and sails go as the pieces they are. A function of the moment like any other pose.
 */

/** About so many lumps of a whole, and at most so many along one side. */
const [LUMPS, MOST_ASIDE] = [46, 9];
/** Of a lump: how far its middle is from the middle of its own place. */
const LOOSE = 0.42;
/** Bones that move the whole of a thing. */
const HULL: ReadonlySet<string> = new Set(['root', 'hang', 'whole']);

const nameOf = (number: number): string => `piece${number}`;

/** Middles of the lumps, all over the box of the body. */
function sitesOf({ width, height, length }: Pick<Body, 'width' | 'height' | 'length'>): Bits {
  const cell = Math.cbrt((width * height * length) / LUMPS);
  const along = (metres: number): number => Math.min(MOST_ASIDE, Math.max(1, Math.round(metres / cell)));
  const counts = [along(width), along(height), along(length)] as const;
  const chance = makeRandom(7).spawn('lumps');
  const sites: Vector[] = [];
  const at = (index: number, count: number, metres: number): number =>
    ((index + 0.5 + chance.between(-LOOSE, LOOSE)) / count) * metres;
  for (let y = 0; y < counts[1]; y++)
    for (let x = 0; x < counts[0]; x++)
      for (let z = 0; z < counts[2]; z++)
        sites.push([
          at(x, counts[0], width) - width / 2,
          at(y, counts[1], height),
          at(z, counts[2], length) - length / 2,
        ]);
  return { sites, cell: Math.max(width / counts[0], height / counts[1], length / counts[2]) };
}

export function wreckBody(body: Body): Body {
  const bits = sitesOf(body);
  const own = body.skeleton.bones;
  const hull = body.skeleton.has('whole') ? body.skeleton.number('whole') : 0;
  const skeleton = new Skeleton([
    ...own,
    ...bits.sites.map((site, number): Bone => ({ name: nameOf(number), parent: hull, head: site, tail: site })),
  ]);
  const pieces: Piece[] = [
    ...own.flatMap(({ name, head }): Piece[] => (HULL.has(name) ? [] : [{ bone: name, at: head }])),
    ...bits.sites.map((at, number) => ({ bone: nameOf(number), at })),
  ];
  const solid = new Set(own.flatMap(({ name }, number) => (HULL.has(name) ? [number] : [])));
  return {
    ...body,
    skeleton,
    makeParts: (kernel) =>
      body.makeParts(kernel).map((part) => breakUp(part, bits, (bone) => solid.has(bone), own.length)),
    pose: (moment) => poseWreck(body, skeleton, pieces, bits.cell, moment),
  };
}

function poseWreck(body: Body, skeleton: Skeleton, pieces: readonly Piece[], cell: number, moment: Moment): Pose {
  const wrecked = isWreckAct(moment.act);
  const whole = body.pose(wrecked ? { ...moment, act: 'stand', speed: 0, before: null } : moment);
  const pose = new Pose(skeleton);
  copyPose(whole, body.skeleton, pose);
  if (!wrecked) return pose.solve();
  pose.solve();
  for (const piece of pieces) {
    const gone = wreckedAt(piece, body, cell, moment);
    if (gone === null) continue;
    const bone = skeleton.bone(piece.bone);
    const parent = skeleton.bones[bone.parent];
    if (parent === undefined) continue;
    pose.shift(piece.bone, turnVector(invert(pose.orientationOf(parent.name)), gone.moved));
    pose.orient(piece.bone, gone.turned);
  }
  return pose.solve();
}

/** Bones of the one stand in the other as they do in it. */
function copyPose(from: Pose, { bones }: Skeleton, to: Pose): void {
  for (const { name, parent, head } of bones) {
    to.orient(name, from.orientationOf(name));
    const size = from.sizeOf(name);
    if (size !== 1) to.grow(name, size);
    const over = bones[parent];
    if (over === undefined) {
      to.root = subtract(from.headOf(name), head);
      continue;
    }
    const now = turnVector(invert(from.orientationOf(over.name)), subtract(from.headOf(name), from.headOf(over.name)));
    const grown = from.sizeOf(over.name);
    const rest = subtract(head, over.head);
    to.shift(name, subtract(now, [rest[0] * grown, rest[1] * grown, rest[2] * grown]));
  }
}
