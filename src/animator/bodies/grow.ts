import { scale } from '../maths/vector.ts';
import type { Anchor, Body, BodyPart } from './body.ts';
import { type Skeleton, SkeletonBuilder } from './skeleton.ts';

/**
 * Animals are made in shares of about a metre, so that a mouse and a whale are cut equally fine, and grown to their size afterwards.
 */
export function growSkeleton(skeleton: Skeleton, size: number): Skeleton {
  const builder = new SkeletonBuilder();
  for (const { name, parent, head, tail } of skeleton.bones) {
    const above = parent < 0 ? null : (skeleton.bones[parent]?.name ?? null);
    builder.bone(name, above, scale(head, size), scale(tail, size));
  }
  return builder.build();
}

export function growPart(part: BodyPart, size: number): BodyPart {
  return { ...part, mesh: { ...part.mesh, positions: part.mesh.positions.map((value) => value * size) } };
}

export function growAnchors(anchors: Readonly<Record<string, Anchor>>, size: number): Record<string, Anchor> {
  return Object.fromEntries(
    Object.entries(anchors).map(([name, anchor]) => [name, { ...anchor, at: scale(anchor.at, size) }]),
  );
}

export const growProxies = (proxies: Body['proxies'], size: number): Body['proxies'] =>
  proxies.map(({ bone, from, to, radius }) => ({
    bone,
    from: scale(from, size),
    to: scale(to, size),
    radius: radius * size,
  }));
