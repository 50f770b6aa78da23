import type { Body, BodyFamily } from './body.ts';
import { QUADRUPED } from './families/quadruped/family.ts';
import type { FieldKernel } from './polygonise.ts';

/** Every family of bodies; a new one is its folder and a line here. */
export const FAMILIES: readonly BodyFamily[] = [QUADRUPED];

/** Bodies by order; equal orders give the same one. */
export function makeBodies(
  kernel: FieldKernel,
): (order: { readonly family: string; readonly sheet: Readonly<Record<string, unknown>> }) => Body {
  const kept = new Map<string, Body>();
  return (order) => {
    const name = JSON.stringify(order);
    const known = kept.get(name);
    if (known !== undefined) return known;
    const family = FAMILIES.find((each) => each.name === order.family);
    if (family === undefined) throw new RangeError(`There is no family of bodies called '${order.family}'.`);
    const body = family.makeBody(order.sheet, kernel);
    kept.set(name, body);
    return body;
  };
}
